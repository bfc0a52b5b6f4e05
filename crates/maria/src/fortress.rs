//! Conquest of fortresses, markers and pools (rules 10.3, 15, 16 b).

use board::{CityId, PieceSet, PowerId, SiteId, SiteSet};

use crate::powers::{AUSTRIA, BAVARIA, FRANCE, MAJORS, PRAGMATIC, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::Own;
use crate::{
    gambit,
    lands::{controllers, has_vote, home, home_power, is_free_elector, is_hostile, is_on_bohemia, major_of},
};
use engine::event::{Event, Log};
use engine::shared::conquest::{self, Guard};
use engine::shared::pieces;
use engine::state::Core;

/// M-10.3.6, M-10.3.7, M-10.3.8, M-10.3.10, R-104: generals of the controllers and of who co-operates with them.
pub fn guard(rules: &Ruleset, core: &Core, own: &Own, site: SiteId) -> Guard {
    let controllers = controllers(rules, core, own, site);
    let powers = controllers.iter().fold(controllers, |powers, power| powers.or(core.partners[power.index()]));
    let generals = powers.iter().fold(PieceSet::EMPTY, |generals, power| generals.or(rules.generals_of(power)));
    Guard { pieces: core.on_board(generals), reach: rules.book.protection_range, wide: None }
}

/// Whether a general stands near enough to keep the fortress from being conquered.
pub fn is_protected(rules: &Ruleset, core: &Core, own: &Own, site: SiteId) -> bool {
    conquest::is_guarded(rules, core, rules.site_city(site), &guard(rules, core, own, site))
}

/// R-51, M-10.3.2, M-9.10, M-9.11, R-8: the power that conquers when this group leaves a city; none if all are
/// face-down.
pub fn conqueror(rules: &Ruleset, core: &Core, group: PieceSet) -> Option<PowerId> {
    let able = group.and(rules.generals).without(core.flipped);
    if able.is_empty() {
        return None;
    }
    let commander = pieces::commander(rules, core, group.and(rules.generals));
    let leader = if able.contains(commander) { commander } else { able.first()? };
    Some(rules.power(leader))
}

/// Sites this group could claim by leaving them.
pub fn claims(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> SiteSet {
    let Some(power) = conqueror(rules, core, group) else { return SiteSet::EMPTY };
    rules.sites().filter(|&site| is_hostile(rules, core, own, power, site)).collect()
}

/// M-10.3.4, M-10.3.5, M-10.3.12, M-10.3.14, R-96: a general leaves a city in his move.
pub fn leave(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, city: CityId, log: &mut Log) {
    let Some(site) = rules.site_of(city) else { return };
    if !is_hostile(rules, core, own, power, site) {
        return;
    }
    if !is_protected(rules, core, own, site) {
        conquer(rules, core, own, power, site, log);
    } else if core.pending.get(site).is_none() {
        conquest::question(core, site, power);
        log.all(|| Event::Questioned { site, by: power });
    }
}

/// M-10.3.15, M-10.3.17, M-12.1, R-36, R-50: question marks after the combats.
/// M-10.3.16: whoever drove the protector off.
pub fn settle_questions(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    for (site, power) in conquest::take_questions(core) {
        if own.outcome.is_some() {
            return;
        }
        if is_hostile(rules, core, own, power, site) && !is_protected(rules, core, own, site) {
            conquer(rules, core, own, power, site, log);
        } else {
            log.all(|| Event::QuestionLifted { site });
        }
    }
}

/// M-10.3.18, M-10.3.19, M-10.3.20, M-10.3.21, M-10.3.22, M-10.3.23, M-10.3.24, M-10.3.25, M-10.3.26, M-10.3.27 and
/// the marker table: the fortress changes hands.
/// M-10.3.1, M-10.3.13, M-15.3: control changes here and by rules that lift markers; the city stays open; the marker
/// comes from the pool.
fn conquer(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, site: SiteId, log: &mut Log) {
    core.pending.set(site, None);
    if is_free_elector(rules, site) {
        let owner = if core.control.is(site, FRANCE) { PRAGMATIC } else { FRANCE };
        core.control.set(site, Some(owner));
    } else {
        lift_marker(core, own, site);
        if let Some(owner) = marker_owner(rules, core, own, power, site) {
            core.control.set(site, Some(owner));
            own.boxes.pools[owner.index()] -= 1;
        }
    }
    log.all(|| Event::Conquered { site, by: power });
    end_reduction(rules, own, power, site, log);
    follow_control(rules, core, own, log);
}

/// M-10.3.22, M-10.3.23, M-10.3.24, M-10.3.25, M-10.3.26, R-47: whose marker is put down, if any.
pub fn marker_owner(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, site: SiteId) -> Option<PowerId> {
    let city = rules.site_city(site);
    let owner = major_of(own, power);
    if rules.lands.silesia.contains(city) {
        return Some(owner);
    }
    let home = home_power(rules, own, city)?;
    let of_minor = !rules.pack.powers[home.index()].major;
    (core.are_enemies(power, home) || of_minor).then_some(owner)
}

/// M-10.3.18, M-15.4: a marker goes back to the pool it came from.
pub fn lift_marker(core: &mut Core, own: &mut Own, site: SiteId) {
    if let Some(owner) = core.control.get(site) {
        own.boxes.pools[owner.index()] += 1;
        core.control.set(site, None);
    }
}

/// M-19.2.3, R-69: a conquest by France or Bavaria on the Bohemia map ends the reduction of aims.
fn end_reduction(rules: &Ruleset, own: &mut Own, power: PowerId, site: SiteId, log: &mut Log) {
    if [FRANCE, BAVARIA].contains(&power) && is_on_bohemia(rules, rules.site_city(site)) {
        let markers = std::mem::take(&mut own.boxes.aside_france);
        own.boxes.pools[FRANCE.index()] += markers as i8;
        if markers > 0 {
            log.all(|| Event::AsideReturned { power: FRANCE, markers });
        }
    }
}

/// M-19.1.15, R-65: the markers set aside go back when a Prussian piece stands outside Prussia.
pub fn watch_prussia(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) {
    let settling = own.homeless.intersects(rules.owned[PRUSSIA.index()]);
    if own.boxes.aside_prussia == 0 || settling {
        return;
    }
    let prussia = home(rules, own, PRUSSIA);
    let left = core
        .on_board(rules.owned[PRUSSIA.index()])
        .iter()
        .any(|piece| core.city(piece).is_some_and(|city| !prussia.contains(city)));
    if left {
        let markers = std::mem::take(&mut own.boxes.aside_prussia);
        own.boxes.pools[PRUSSIA.index()] += markers as i8;
        log.all(|| Event::AsideReturned { power: PRUSSIA, markers });
    }
}

/// What follows at once from a change of control.
pub fn follow_control(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    if is_advanced(rules) {
        settle_three_electors(rules, core, own);
    } else {
        gambit::test_fortress_victory(rules, core, own, log);
    }
}

/// M-16.9, M-16.10, M-16.11, R-97: one marker while a side holds three of the four.
pub fn settle_three_electors(rules: &Ruleset, core: &Core, own: &mut Own) {
    let (mut french, mut others) = (0, 0);
    for site in rules.sites().filter(|&site| is_free_elector(rules, site)) {
        if core.control.is(site, FRANCE) { french += 1 } else { others += 1 }
    }
    let holder = if french >= 3 {
        Some(FRANCE)
    } else if others >= 3 {
        Some(PRAGMATIC)
    } else {
        None
    };
    let boxes = &mut own.boxes;
    let before = std::mem::replace(&mut boxes.electors, holder);
    if let Some(power) = before {
        boxes.pools[power.index()] += 1;
    }
    if let Some(power) = holder {
        boxes.pools[power.index()] -= 1;
    }
}

/// M-4.21, M-18.7, INV-10: the power that casts the vote of each elector fortress.
pub fn votes(rules: &Ruleset, core: &Core, own: &Own) -> Vec<(SiteId, PowerId)> {
    let mut votes = Vec::new();
    for site in rules.sites().filter(|&site| has_vote(rules, site)) {
        let controllers = controllers(rules, core, own, site);
        let mut powers = [FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC].into_iter();
        votes.extend(powers.find(|&power| controllers.contains(power)).map(|power| (site, power)));
    }
    votes
}

/// INV-4: markers of a power outside its pool.
pub fn placed(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> u8 {
    let marked = core.control.iter().filter(|&(_, owner)| owner == power);
    let on_sites = marked.filter(|&(site, _)| !is_free_elector(rules, site)).count() as u8;
    let boxes = &own.boxes;
    let holds = |holder: Option<PowerId>| u8::from(holder == Some(power));
    let single = holds(boxes.electors) + holds(boxes.emperor) + holds(boxes.italy);
    let aside = match power {
        PRUSSIA => boxes.aside_prussia + u8::from(boxes.silesia),
        FRANCE => boxes.aside_france,
        _ => 0,
    };
    debug_assert!(MAJORS.contains(&power));
    on_sites + single + aside + boxes.battle[power.index()]
}
