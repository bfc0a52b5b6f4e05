//! Why a city is closed: the exact rule behind a refused step.

use board::{CityId, PieceSet};

use super::{
    Own, PRUSSIA, SAXONY, Variant, bit,
    lands::{beyond_the_border, closed_by_neutrality, home},
    variant,
};
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::shared::pieces;
use crate::state::Core;

/// M-10.1.19, M-10.1.21, R-116: names what closes a city to a march, `from` where it starts.
pub(super) fn to_march(
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
        return Refusal::Closed { city };
    }
    let roads = &rules.pack.roads;
    let enemies = group
        .iter()
        .fold(PieceSet::EMPTY, |all, general| all.or(pieces::enemies_on_board(rules, core, rules.power(general))));
    let near = |piece: &board::PieceId| {
        core.city(*piece).is_some_and(|there| there == city || roads.are_adjacent(there, city))
    };
    enemies.iter().find(near).map_or(Refusal::EnemyFortress { city }, |piece| Refusal::NextToEnemy { city, piece })
}

/// M-11.2.8, M-11.2.11: names what closes a city to a retreat.
pub(super) fn to_retreat(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    stack: PieceSet,
    from: CityId,
    city: CityId,
) -> Refusal {
    if core.is_occupied(city) {
        return Refusal::Occupied { city };
    }
    match ground(rules, core, own, stack, from, city) {
        Some(Refusal::BorderClosed { city }) => Refusal::NoRetreatOverTheBorder { city },
        other => other.unwrap_or(Refusal::Occupied { city }),
    }
}

/// M-10.1.22, M-14.1, M-SG2.1.4, M-19.4.3, M-19.4.5: neutral ground and the border between the maps.
fn ground(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet, from: CityId, city: CityId) -> Option<Refusal> {
    if closed_by_neutrality(rules, core, own, group).contains(city) {
        let powers = group.iter().fold(0_u8, |powers, piece| powers | bit(rules.power(piece)));
        let foreign = |neutral| core.is_neutral(neutral) && powers & !bit(neutral) != 0;
        let on_neutral = |&neutral: &board::PowerId| foreign(neutral) && home(rules, own, neutral).contains(city);
        let enters = [PRUSSIA, SAXONY].iter().any(on_neutral);
        return Some(if enters { Refusal::Closed { city } } else { Refusal::NeutralStaysHome { city } });
    }
    if !beyond_the_border(rules, own, group, from).contains(city) {
        return None;
    }
    Some(match variant(rules) {
        Variant::Introductory => Refusal::MapNotInUse { city },
        Variant::Gambit if own.ceded.is_none() && super::lands(rules).flanders.contains(from) => {
            Refusal::BoundToTheMap { city }
        }
        _ => Refusal::BorderClosed { city },
    })
}
