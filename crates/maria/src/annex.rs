//! The annexation of Silesia (19.1) and the French reduction of war aims (19.2).

use board::{CityId, PieceId, PieceSet, PowerId, SiteId};

use crate::powers::{AUSTRIA, FRANCE, PRUSSIA};
use crate::rules::Ruleset;
use crate::state::{Expulsion, Own, SaxonSide};
use crate::{
    displace, fortress, hussars,
    lands::{home, is_home, is_major_fortress, marked_in, refresh_relations},
    saxony,
};
use engine::event::{Event, Log};
use engine::shared::conquest;
use engine::state::{Core, Place};

/// M-19.1.1, M-19.1.2, RP-12: whether Prussia may offer the peace.
pub fn may_offer(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    if own.annexed {
        return false;
    }
    let in_silesia = |site: &SiteId| rules.lands.silesia.contains(rules.site_city(*site));
    let lacking = rules.sites().filter(in_silesia).filter(|&site| !core.control.is(site, PRUSSIA)).count();
    lacking <= own.politics.peace_missing as usize
}

/// M-19.1.3, M-19.1.4, M-19.1.5, M-19.1.6, RP-9: the peace is made; Silesia is Prussian, Saxony turns neutral.
pub fn conclude(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    own.annexed = true;
    log.all(|| Event::PeaceMade);
    if own.saxony == SaxonSide::Prussian {
        let track = saxony::track(rules);
        if let Some(s) = rules.pack.tracks[track.index()].boxes.iter().position(|one| one.s) {
            saxony::set_marker(rules, core, own, s as u8, log);
        }
    }
}

/// M-19.1.7, M-19.1.8, M-19.1.9, M-19.1.10, M-19.1.11, M-19.1.12, R-64, R-68: markers, displaced pieces, the Silesia
/// box; then neutrality.
/// M-16.14: the marker in the Silesia box; the train follows.
pub fn carry_on(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let lies_in = |home: PowerId, own: &Own, site: SiteId| is_home(rules, own, home, rules.site_city(site));
    let austrian = conquest::take_off_markers(core, AUSTRIA, |site| lies_in(PRUSSIA, own, site), log);
    own.boxes.pools[AUSTRIA.index()] += austrian as i8;
    let lifted = conquest::take_off_markers(core, PRUSSIA, |site| lies_in(AUSTRIA, own, site), log);
    let aside = lifted / 2 + lifted % 2;
    own.boxes.aside_prussia = aside;
    own.boxes.pools[PRUSSIA.index()] += (lifted - aside) as i8;
    own.boxes.silesia = true;
    own.boxes.pools[PRUSSIA.index()] -= 1;
    tell_aside(PRUSSIA, aside, log);
    own.neutral_until = core.turn + 2;
    refresh_relations(core, own);
    fortress::follow_control(rules, core, own, log);
    let due = displaced_by_peace(rules, core, own);
    displace::begin(own, due, Expulsion::Peace);
}

/// M-19.1.9, M-19.1.10: Austrians in Prussia, Silesia or Poland, Prussians outside Prussia.
fn displaced_by_peace(rules: &Ruleset, core: &Core, own: &Own) -> PieceSet {
    let prussia = home(rules, own, PRUSSIA);
    let mut due = PieceSet::EMPTY;
    for piece in core.on_board(rules.generals.or(rules.trains)).iter() {
        let city = core.city(piece).expect("on the board");
        let must_go = match rules.power(piece) {
            PRUSSIA => !prussia.contains(city),
            AUSTRIA => prussia.contains(city) || rules.lands.poland.contains(city),
            _ => false,
        };
        if must_go {
            due.insert(piece);
        }
    }
    due
}

/// other foreigners in the new neutral country.
pub fn guests_in_prussia(rules: &Ruleset, core: &Core, own: &Own) -> PieceSet {
    let prussia = home(rules, own, PRUSSIA);
    let foreign = core.on_board(rules.generals.or(rules.trains)).without(rules.owned[PRUSSIA.index()]);
    foreign.iter().filter(|&piece| core.city(piece).is_some_and(|city| prussia.contains(city))).collect()
}

/// M-19.1.13, R-63: empty Prussian major fortresses for the second train.
pub fn second_train_sites(rules: &Ruleset, core: &Core, own: &Own) -> Vec<CityId> {
    let mut sites = Vec::new();
    for at in 0..rules.pack.sites.len() {
        let site = SiteId(at as u8);
        let city = rules.site_city(site);
        if is_major_fortress(rules, site) && is_home(rules, own, PRUSSIA, city) && !core.is_occupied(city) {
            sites.push(city);
        }
    }
    sites
}

/// M-19.1.13: the second train comes in.
pub fn place_second_train(core: &mut Core, own: &mut Own, train: PieceId, city: CityId, log: &mut Log) {
    core.put(train, Place::City(city));
    hussars::drive_off(own, city, log);
    log.all(|| Event::Returned { piece: train, city });
}

/// The train that waits in the Silesia box.
pub fn second_train(rules: &Ruleset, core: &Core) -> Option<PieceId> {
    rules.trains_of(PRUSSIA).iter().find(|&train| core.place(train) == Place::Box)
}

/// M-19.2.1, M-19.2.4, R-69: whether France may reduce its aims.
pub fn may_reduce(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    let area = &rules.lands.core_austria;
    let stands_there = core
        .on_board(rules.generals_of(FRANCE))
        .iter()
        .any(|general| core.city(general).is_some_and(|city| area.contains(city)));
    !own.reduced && !stands_there && marked_in(rules, core, FRANCE, area) > 0
}

/// M-19.2.2, M-19.2.5: half of the markers, rounded up, are set aside; the fortresses are Austrian again.
pub fn reduce(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let area = &rules.lands.core_austria;
    let lifted = conquest::take_off_markers(core, FRANCE, |site| area.contains(rules.site_city(site)), log);
    own.reduced = true;
    own.boxes.aside_france = lifted / 2 + lifted % 2;
    own.boxes.pools[FRANCE.index()] += (lifted / 2) as i8;
    tell_aside(FRANCE, own.boxes.aside_france, log);
    fortress::follow_control(rules, core, own, log);
}

fn tell_aside(power: PowerId, markers: u8, log: &mut Log) {
    if markers > 0 {
        log.all(|| Event::SetAside { power, markers });
    }
}
