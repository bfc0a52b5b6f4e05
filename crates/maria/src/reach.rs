//! What a power can conquer before this turn is over, as far as the open position shows.
//!
//! Everybody is taken to stand where he stands now. Seen are marches of generals who can still march this turn, one by
//! one, under what binds them, treaties included; fortresses whose protectors they can reach to attack; question marks
//! already laid; free battle boxes where an enemy is within reach. Not seen are what others will do before, who would
//! win a combat, force marches (which conquer nothing), politics, the election, and generals in each other's way.

use board::{CitySet, PieceId, PieceSet, PowerId, SiteId, SiteSet};

use crate::lands::{is_hostile, major_of};
use crate::powers::{BAVARIA, FRANCE, PRUSSIA, SAXONY};
use crate::rules::is_advanced;
use crate::state::{Phase, SaxonSide, Stage};
use crate::turn::Look;
use crate::{breach, fortress, goals, march, points};
use engine::prospect::can_take;
use engine::shared::{conquest, march as roads, pieces};

/// M-10.3.22 to M-10.3.26: fortresses that would bring the major power behind this one nearer to winning: where its
/// marker would be put down, and counts.
pub fn gains(look: &Look, power: PowerId) -> SiteSet {
    let Look { rules, core, own } = *look;
    let major = major_of(own, power);
    let areas = goals::areas(rules, own, major);
    let counts = |site: SiteId| {
        let city = rules.site_city(site);
        is_advanced(rules) || areas.iter().flatten().any(|area| area.contains(city))
    };
    let is_gain = |&site: &SiteId| {
        counts(site)
            && !core.control.is(site, major)
            && is_hostile(rules, core, own, power, site)
            && fortress::marker_owner(rules, core, own, power, site) == Some(major)
    };
    if core.is_present(power) { rules.sites().filter(is_gain).collect() } else { SiteSet::EMPTY }
}

/// Whether the powers behind a major power can conquer so many fortresses of an area this turn.
pub fn reaches(look: &Look, major: PowerId, area: &CitySet, number: u8) -> bool {
    let rules = look.rules;
    let lies_there = |site: &SiteId| area.contains(rules.site_city(*site));
    can_conquer(look, major, number, |sites| sites.iter().filter(lies_there).collect())
}

/// M-15.2, M-16.4: whether a major power can place so many markers this turn, by conquests and won combats.
pub fn can_place(look: &Look, major: PowerId, number: u8) -> bool {
    let boxes = if is_in_touch(look, major) {
        points::BATTLE_BOXES.saturating_sub(look.own.boxes.battle[major.index()])
    } else {
        0
    };
    can_conquer(look, major, number.saturating_sub(boxes), |sites| sites)
}

fn can_conquer(look: &Look, major: PowerId, number: u8, counts: impl Fn(SiteSet) -> SiteSet) -> bool {
    let Look { rules, core, own } = *look;
    if own.outcome.is_some() || step(look) >= Phase::TurnEnds {
        return number == 0 && own.outcome.is_none();
    }
    let behind: Vec<PowerId> = rules.order.iter().copied().filter(|&power| major_of(own, power) == major).collect();
    let wanted = counts(behind.iter().fold(SiteSet::EMPTY, |all, &power| all.or(gains(look, power))));
    let asked_for = core.pending.iter().filter(|&(_, by)| behind.contains(&by)).map(|(site, _)| site);
    let sure = asked_for.collect::<SiteSet>().and(wanted);
    let marching = behind.iter().fold(PieceSet::EMPTY, |all, &power| all.or(marching(look, power)));
    if sure.len() + near(look, marching, wanted).len() < usize::from(number) {
        return false;
    }
    let (marches, ends) = marches(look, marching, wanted);
    let is_open = |site: &SiteId| is_open(look, *site, &ends);
    let open: SiteSet = wanted.iter().filter(is_open).collect();
    let marches: Vec<Vec<SiteSet>> =
        marches.into_iter().map(|sets| sets.into_iter().map(|sites| sites.and(open)).collect()).collect();
    can_take(sure, &marches, number)
}

/// By general, what each of his marches leaves behind; and every city where one of them can stand at the end.
fn marches(look: &Look, marching: PieceSet, wanted: SiteSet) -> (Vec<Vec<SiteSet>>, CitySet) {
    let Look { rules, core, own } = *look;
    let mut ends = CitySet::EMPTY;
    let mut found = Vec::new();
    for general in marching.iter() {
        let group = PieceSet::one(general);
        let mut orders = march::orders(rules, core, own, group);
        breach::tighten(rules, core, own, group, &mut orders);
        let claims = fortress::claims(rules, core, own, group).and(wanted);
        let walks = roads::walks(rules, core, group, &orders, claims);
        for walk in &walks {
            ends.insert(walk.path.end());
        }
        core.city(general).into_iter().for_each(|city| ends.insert(city));
        found.push(walks.into_iter().map(|walk| walk.left).collect());
    }
    (found, ends)
}

/// Generals of a power who can still march this turn.
fn marching(look: &Look, power: PowerId) -> PieceSet {
    let Look { rules, core, own } = *look;
    let order = |stage: Stage| stage as u8;
    let stage = match power {
        FRANCE | BAVARIA => Stage::French,
        PRUSSIA => Stage::Prussian,
        SAXONY if own.saxony == SaxonSide::Prussian => Stage::Prussian,
        _ => Stage::Austrian,
    };
    let generals = core.on_board(rules.generals_of(power));
    match order(stage).cmp(&order(own.stage)) {
        std::cmp::Ordering::Greater => generals,
        std::cmp::Ordering::Equal if step(look) <= Phase::Movement => generals.without(core.moved),
        std::cmp::Ordering::Equal | std::cmp::Ordering::Less => PieceSet::EMPTY,
    }
}

/// The step of the turn, whatever has come in between.
fn step(look: &Look) -> Phase {
    match look.own.phase {
        Phase::Command | Phase::Consent => Phase::Movement,
        between if between > Phase::NextTurn && between != Phase::Over => look.own.resume,
        plain => plain,
    }
}

/// Wanted sites no general is too far away from.
fn near(look: &Look, generals: PieceSet, wanted: SiteSet) -> SiteSet {
    let Look { rules, core, .. } = *look;
    let pace = rules.book.general_pace.road.max(rules.book.general_pace.main);
    let reaches = |site: SiteId, general: PieceId| {
        core.city(general).is_some_and(|city| rules.pack.roads.distance(city, rules.site_city(site)) <= pace)
    };
    wanted.iter().filter(|&site| generals.iter().any(|general| reaches(site, general))).collect()
}

/// M-10.3.6: nobody protects the site, or everybody who does can be attacked from one of these cities.
fn is_open(look: &Look, site: SiteId, ends: &CitySet) -> bool {
    let Look { rules, core, own } = *look;
    let guards = conquest::guards(rules, core, rules.site_city(site), &fortress::guard(rules, core, own, site));
    let can_be_attacked = |guard: PieceId| {
        core.city(guard).is_some_and(|city| rules.pack.roads.neighbours(city).iter().any(|&next| ends.contains(next)))
    };
    guards.iter().all(can_be_attacked)
}

/// Whether a general of the powers behind a major power is so near an enemy that they may fight this turn.
fn is_in_touch(look: &Look, major: PowerId) -> bool {
    let Look { rules, core, own } = *look;
    let pace = rules.book.general_pace.road.max(rules.book.general_pace.main);
    let meets = |power: PowerId, general: PieceId| {
        let enemies = pieces::enemies_on_board(rules, core, power).and(rules.generals);
        let Some(city) = core.city(general) else { return false };
        let is_near =
            |enemy: PieceId| core.city(enemy).is_some_and(|there| rules.pack.roads.distance(city, there) <= pace + 1);
        enemies.iter().any(is_near)
    };
    let behind = rules.order.iter().filter(|&&power| major_of(own, power) == major && core.is_present(power));
    let mut generals =
        behind.flat_map(|&power| core.on_board(rules.generals_of(power)).iter().map(move |one| (power, one)));
    generals.any(|(power, general)| meets(power, general))
}
