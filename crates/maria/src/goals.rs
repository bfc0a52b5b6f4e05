//! What each power needs for victory, and how far it has come.

use board::{CitySet, PowerId};

use crate::lands::marked_in;
use crate::powers::{AUSTRIA, BAVARIA, FRANCE, MAJORS, PRAGMATIC, PRUSSIA};
use crate::rules::Ruleset;
use crate::rules::{Variant, is_advanced, variant};
use crate::state::{Ceded, Own};
use engine::state::Core;
use engine::view::{Goal, Standing};

/// M-14.8, M-14.9, M-SG2.2.2: fortresses France and Prussia need.
pub const FRENCH_GOAL: u8 = 9;
/// M-14.9: fortresses Prussia needs, in Silesia and Austria together.
pub const PRUSSIAN_GOAL: u8 = 12;

/// M-14.8, R-79: fortresses in Austria with a French marker.
pub fn french_count(rules: &Ruleset, core: &Core) -> u8 {
    marked_in(rules, core, FRANCE, &french_goal(rules))
}

/// in the Silesia-Gambit all of Austria counts, the Austrian Netherlands too; R-101: in the introductory game
/// only the Bohemia map is in use.
fn french_goal(rules: &Ruleset) -> CitySet {
    match variant(rules) {
        Variant::Gambit => rules.home[AUSTRIA.index()],
        Variant::Introductory | Variant::Advanced => rules.lands.core_austria,
    }
}

/// M-14.9, ME-40: fortresses in Silesia and Austria with a Prussian marker.
pub fn prussian_count(rules: &Ruleset, core: &Core) -> u8 {
    marked_in(rules, core, PRUSSIA, &prussian_goal(rules))
}

fn prussian_goal(rules: &Ruleset) -> CitySet {
    rules.lands.core_austria.or(&rules.lands.silesia)
}

/// Where fortresses count for a power in games without pools, and where they count for its other goal.
pub fn areas(rules: &Ruleset, own: &Own, power: PowerId) -> [Option<CitySet>; 2] {
    let france = rules.home[FRANCE.index()];
    match (own.ceded.is_some(), power) {
        (false, FRANCE) => [Some(french_goal(rules)), None],
        (false, PRUSSIA) => [Some(prussian_goal(rules)), None],
        (true, FRANCE) => [Some(rules.lands.core_austria), Some(rules.lands.both_netherlands)],
        (true, PRAGMATIC) => [Some(france), None],
        (true, AUSTRIA) => [Some(france.or(&rules.home[BAVARIA.index()])), None],
        _ => [None, None],
    }
}

/// M-15.2, M-14.8, M-14.9: markers placed of those in the pool, or fortresses held of those needed.
pub fn standing(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> Option<Standing> {
    if is_advanced(rules) {
        let all = rules.pack.powers[power.index()].pool.filter(|_| MAJORS.contains(&power))?;
        let left = own.boxes.pools[power.index()].max(0) as u8;
        return Some(Standing { held: all.saturating_sub(left), needed: all, eased: false, alternative: None });
    }
    standing_by_fortresses(rules, core, own, power)
}

/// How many fortresses a power holds and needs in games without pools.
fn standing_by_fortresses(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> Option<Standing> {
    let one = |held: u8, needed: u8| Standing { held, needed, eased: false, alternative: None };
    match (own.ceded, power) {
        (None, FRANCE) => Some(one(french_count(rules, core), FRENCH_GOAL)),
        (None, PRUSSIA) => Some(one(prussian_count(rules, core), PRUSSIAN_GOAL)),
        (Some(ceded), _) => standing_after_cession(rules, core, ceded, power),
        _ => None,
    }
}

/// M-SG2.2.8, M-SG2.2.9, M-SG2.2.10, R-114: the second set of goals; Louis XV has two to choose from.
pub fn standing_after_cession(rules: &Ruleset, core: &Core, ceded: Ceded, power: PowerId) -> Option<Standing> {
    let marked = |area: &CitySet| marked_in(rules, core, power, area);
    let france = rules.home[FRANCE.index()];
    let (held, needed) = match power {
        FRANCE => (marked(&rules.lands.core_austria), 9 + ceded.france_lacked),
        PRAGMATIC => (marked(&france), 5 + ceded.prussia_lacked),
        AUSTRIA => {
            let west = france.or(&rules.home[BAVARIA.index()]);
            (marked(&west), 8_u8.saturating_sub(ceded.austria_held))
        }
        _ => return None,
    };
    let netherlands = || Goal { held: marked(&rules.lands.both_netherlands), needed: 5 + ceded.france_lacked };
    Some(Standing { held, needed, eased: false, alternative: (power == FRANCE).then(netherlands) })
}
