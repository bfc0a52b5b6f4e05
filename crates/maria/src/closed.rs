//! Why a city is closed: the exact rule behind a refused step.

use board::{CityId, PieceSet};

use crate::lands::{beyond_the_border, closed_by_neutrality, home};
use crate::powers::{PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::rules::{Variant, variant};
use crate::state::Own;
use engine::ids;
use engine::refusal::{Refusal, Why};
use engine::shared::pieces;
use engine::state::Core;

/// M-10.1.19, M-10.1.21, R-116: names what closes a city to a march, `from` where it starts.
pub fn to_march(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    group: PieceSet,
    from: CityId,
    city: CityId,
    forced: bool,
) -> Refusal {
    if let Some(refusal) = ground(rules, core, own, group, from, city) {
        return refusal;
    }
    if !forced {
        return Why::Closed { city }.under(ids::M_19_4_5);
    }
    let roads = &rules.pack.roads;
    let enemies = group
        .iter()
        .fold(PieceSet::EMPTY, |all, general| all.or(pieces::enemies_on_board(rules, core, rules.power(general))));
    let near = |piece: &board::PieceId| {
        core.city(*piece).is_some_and(|there| there == city || roads.are_adjacent(there, city))
    };
    let Some(piece) = enemies.iter().find(near) else { return Why::EnemyFortress { city }.under(ids::M_10_1_19) };
    let rule = match (core.city(piece) == Some(city), rules.is_general(piece)) {
        (true, true) => ids::M_10_1_15,
        (true, false) => ids::R_116,
        (false, _) => ids::M_10_1_21,
    };
    Why::NextToEnemy { city, piece }.under(rule)
}

/// M-11.2.8, M-11.2.11: names what closes a city to a retreat.
pub fn to_retreat(rules: &Ruleset, core: &Core, own: &Own, stack: PieceSet, from: CityId, city: CityId) -> Refusal {
    if core.is_occupied(city) {
        return Why::Occupied { city }.under(ids::M_11_2_8);
    }
    match ground(rules, core, own, stack, from, city) {
        Some(Refusal { why: Why::BorderClosed { city }, .. }) => {
            Why::NoRetreatOverTheBorder { city }.under(ids::M_11_2_11)
        }
        other => other.unwrap_or(Why::Occupied { city }.under(ids::M_11_2_8)),
    }
}

/// M-10.1.22, M-14.1, M-SG2.1.4, M-19.4.3, M-19.4.5: neutral ground and the border between the maps.
fn ground(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet, from: CityId, city: CityId) -> Option<Refusal> {
    if closed_by_neutrality(rules, core, own, group).contains(city) {
        let foreign = |neutral| group.iter().any(|piece| rules.power(piece) != neutral);
        let on_neutral = |&neutral: &board::PowerId| {
            core.is_neutral(neutral) && foreign(neutral) && home(rules, own, neutral).contains(city)
        };
        let enters = [PRUSSIA, SAXONY].iter().any(on_neutral);
        return Some(if enters {
            Why::Closed { city }.under(ids::M_19_4_5)
        } else {
            Why::NeutralStaysHome { city }.under(ids::M_19_4_3)
        });
    }
    if !beyond_the_border(rules, own, group, from).contains(city) {
        return None;
    }
    Some(match variant(rules) {
        Variant::Introductory => Why::MapNotInUse { city }.under(ids::M_14_1),
        Variant::Gambit if own.ceded.is_none() && rules.lands.flanders.contains(from) => {
            Why::BoundToTheMap { city }.under(ids::M_SG2_1_4)
        }
        _ => Why::BorderClosed { city }.under(ids::M_10_1_22),
    })
}
