//! Relations between powers, home countries, control of fortresses, closed ground.

use board::pack::SiteKind;
use board::{CityId, CitySet, PieceId, PieceSet, PowerId, PowerSet, SiteId};

use crate::powers::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::rules::{Variant, variant};
use crate::state::{Own, SaxonSide};
use engine::state::Core;

/// The two sides without Saxony, which changes between them.
const WEST: PowerSet = PowerSet::one(FRANCE).with(BAVARIA).with(PRUSSIA);
const EAST: PowerSet = PowerSet::one(AUSTRIA).with(PRAGMATIC);

/// M-2.5, M-2.6, M-2.7, M-2.8, M-2.10, M-19.3.11, R-58, R-59: who is hostile to whom and who co-operates, made anew.
/// M-19.4.1, R-60: only these two turn neutral; neutral Prussia stays an ally of France.
pub fn refresh_relations(core: &mut Core, own: &Own) {
    let (saxon_enemies, saxon_partner) = match own.saxony {
        SaxonSide::Prussian => (EAST, Some(PRUSSIA)),
        SaxonSide::Neutral => (EAST.or(WEST), None),
        SaxonSide::Austrian => (WEST, Some(AUSTRIA)),
    };
    core.enemies[SAXONY.index()] = saxon_enemies;
    for (side, others) in [(WEST, EAST), (EAST, WEST)] {
        for power in side.iter() {
            let hates_saxony = saxon_enemies.contains(power);
            core.enemies[power.index()] = if hates_saxony { others.with(SAXONY) } else { others };
        }
    }
    core.partners = [PowerSet::EMPTY; board::limits::POWERS];
    let saxon_pair = saxon_partner.map(|partner| (SAXONY, partner));
    for (a, b) in [(FRANCE, BAVARIA), (AUSTRIA, PRAGMATIC)].into_iter().chain(saxon_pair) {
        core.partners[a.index()].insert(b);
        core.partners[b.index()].insert(a);
    }
    core.neutral = PowerSet::EMPTY;
    if own.saxony == SaxonSide::Neutral {
        core.neutral.insert(SAXONY);
    }
    if own.neutral_until > 0 {
        core.neutral.insert(PRUSSIA);
    }
}

/// M-10.3.26, M-16.6: the major power that stands for a power.
/// M-19.3.16: Saxony with Austria scores and marks for Austria.
pub fn major_of(own: &Own, power: PowerId) -> PowerId {
    match power {
        BAVARIA => FRANCE,
        SAXONY if own.saxony == SaxonSide::Austrian => AUSTRIA,
        SAXONY => PRUSSIA,
        major => major,
    }
}

/// M-3.2.4, M-3.2.5, M-3.2.6, M-19.1.4: home country, with Silesia after the annexation.
pub fn is_home(rules: &Ruleset, own: &Own, power: PowerId, city: CityId) -> bool {
    rules.home[power.index()].contains(city) || power == PRUSSIA && own.annexed && rules.lands.silesia.contains(city)
}

/// The home country of a power; Prussia's includes Silesia once it is annexed.
pub fn home(rules: &Ruleset, own: &Own, power: PowerId) -> CitySet {
    let home = rules.home[power.index()];
    if power == PRUSSIA && own.annexed { home.or(&rules.lands.silesia) } else { home }
}

/// The power whose home country a city lies in.
#[inline]
pub fn home_power(rules: &Ruleset, own: &Own, city: CityId) -> Option<PowerId> {
    if own.annexed && rules.lands.silesia.contains(city) {
        return Some(PRUSSIA);
    }
    rules.home_power(city)
}

/// M-3.2.10: fortresses are major or minor.
pub fn is_major_fortress(rules: &Ruleset, site: SiteId) -> bool {
    matches!(rules.pack.sites[site.index()].kind, SiteKind::Fortress { major: true, .. })
}

/// M-3.2.13: the fortresses with an elector's vote.
#[inline]
pub fn has_vote(rules: &Ruleset, site: SiteId) -> bool {
    matches!(rules.pack.sites[site.index()].kind, SiteKind::Fortress { elector: true, .. })
}

/// M-4.19, M-4.20, M-10.3.20: the elector fortresses outside every home country; they carry elector markers.
#[inline]
pub fn is_free_elector(rules: &Ruleset, site: SiteId) -> bool {
    let city = rules.site_city(site);
    has_vote(rules, site) && rules.home_power(city).is_none()
}

/// M-3.2.11, M-3.2.12, M-3.2.18, M-10.3.21, R-45: the powers that control a fortress.
#[inline]
pub fn controllers(rules: &Ruleset, core: &Core, own: &Own, site: SiteId) -> PowerSet {
    let marker = core.control.get(site);
    if is_free_elector(rules, site) {
        return if marker == Some(FRANCE) { PowerSet::one(FRANCE) } else { EAST };
    }
    let power = marker.or_else(|| home_power(rules, own, rules.site_city(site)));
    power.map_or(PowerSet::EMPTY, PowerSet::one)
}

/// Fortresses in an area that carry a power's marker.
pub fn marked_in(rules: &Ruleset, core: &Core, power: PowerId, area: &CitySet) -> u8 {
    let marked = core.control.iter().filter(|&(_, owner)| owner == power);
    marked.filter(|&(site, _)| area.contains(rules.site_city(site))).count() as u8
}

/// Controlled by the power itself or an ally.
pub fn is_friendly(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, site: SiteId) -> bool {
    let controllers = controllers(rules, core, own, site);
    !controllers.is_empty() && !controllers.intersects(core.enemies[power.index()])
}

/// M-SG2.2.5: after a cession fortresses in Prussia, Saxony and Silesia are ordinary cities.
#[inline]
pub fn is_live(rules: &Ruleset, own: &Own, site: SiteId) -> bool {
    let city = rules.site_city(site);
    own.ceded.is_none()
        || !(rules.home[PRUSSIA.index()].contains(city)
            || rules.home[SAXONY.index()].contains(city)
            || rules.lands.silesia.contains(city))
}

/// M-10.3.3: controlled by an enemy.
#[inline]
pub fn is_hostile(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, site: SiteId) -> bool {
    let controllers = controllers(rules, core, own, site);
    !controllers.is_empty() && controllers.is_subset(core.enemies[power.index()]) && is_live(rules, own, site)
}

/// M-10.1.22, M-11.2.11, M-14.1, R-13, R-78, R-101, M-SG2.1.4: cities these pieces may not enter from where
/// they stand, because of the border between the maps.
/// M-15.1: both maps are in use in the advanced game.
pub fn beyond_the_border(rules: &Ruleset, own: &Own, group: PieceSet, from: CityId) -> CitySet {
    let lands = &rules.lands;
    let may_cross = group.iter().all(|piece| [FRANCE, AUSTRIA].contains(&rules.power(piece)));
    let on_flanders = lands.flanders.contains(from);
    let open = match variant(rules) {
        Variant::Introductory => false,
        Variant::Advanced => may_cross,
        Variant::Gambit => may_cross && (own.ceded.is_some() || !on_flanders),
    };
    match (open, on_flanders) {
        (true, _) => CitySet::EMPTY,
        (false, true) => lands.bohemia,
        (false, false) => lands.flanders,
    }
}

/// M-19.4.3, M-19.4.5: neutral ground is closed to others, and everything else to neutral pieces.
pub fn closed_by_neutrality(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> CitySet {
    let mut closed = CitySet::EMPTY;
    let powers: PowerSet = group.iter().map(|piece| rules.power(piece)).collect();
    for neutral in [PRUSSIA, SAXONY] {
        if !core.is_neutral(neutral) {
            continue;
        }
        if !powers.is_subset(PowerSet::one(neutral)) {
            closed = closed.or(&home(rules, own, neutral));
        }
        if powers.contains(neutral) {
            let ground = home(rules, own, neutral);
            closed = closed.or(&rules.lands.all.without(&ground));
        }
    }
    closed
}

/// M-19.4.6, R-6, R-103: Poland is open; supply paths of others may not run through neutral ground.
pub fn closed_to_supply(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> CitySet {
    let mut closed = CitySet::EMPTY;
    for neutral in [PRUSSIA, SAXONY] {
        if core.is_neutral(neutral) && neutral != power {
            closed = closed.or(&home(rules, own, neutral));
        }
    }
    closed
}

/// M-2.9, M-6.1, M-6.2, M-6.3, M-6.4, M-13.8: whether a piece may come to stand in a city without a march: empty, or
/// a legal stack.
pub fn has_room(rules: &Ruleset, core: &Core, piece: PieceId, city: CityId) -> bool {
    let there = core.pieces_at(city);
    let Some(other) = there.first() else { return true };
    let (own, theirs) = (rules.power(piece), rules.power(other));
    rules.is_general(piece)
        && there.without(rules.generals).is_empty()
        && there.len() < rules.book.stack_max as usize
        && (own == theirs || core.co_operate(own, theirs))
}

/// M-10.1.23: whether a piece would stand with a general of another player there.
pub fn joins_other_player(rules: &Ruleset, core: &Core, piece: PieceId, city: CityId) -> bool {
    let seat = core.seat(rules.power(piece));
    core.pieces_at(city).iter().any(|other| core.seat(rules.power(other)) != seat)
}

/// M-3.2.1: whether a city lies on the Bohemia map.
pub fn is_on_bohemia(rules: &Ruleset, city: CityId) -> bool {
    rules.lands.bohemia.contains(city)
}
