//! Victory points of combats and of supply (rule 16 a), and Saxony's shift by Prussian losses (19.3).

use board::{CityId, PieceId, PieceSet, PowerId};

use crate::lands::major_of;
use crate::powers::{AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA};
use crate::rules::Ruleset;
use crate::rules::{is_advanced, is_two_player};
use crate::state::Own;
use engine::event::{Event, Log};
use engine::shared::pieces;
use engine::state::Core;

/// M-16.4: battle boxes of a power.
pub const BATTLE_BOXES: u8 = 2;

/// M-16.1, M-16.2: points for armies destroyed and generals removed in one combat.
pub fn points(destroyed: u8, generals_lost: usize) -> u8 {
    match destroyed / 3 {
        0 => u8::from(generals_lost > 0),
        points => points,
    }
}

/// M-16.3, M-16.4, M-16.5, M-16.6, M-16.7, R-40, R-52: winner and loser of a combat settle the points; `place` is the
/// loser's city.
pub fn settle_combat(
    rules: &Ruleset,
    own: &mut Own,
    winner: PowerId,
    loser: PowerId,
    points: u8,
    place: CityId,
    log: &mut Log,
) {
    if !is_advanced(rules) || points == 0 {
        return;
    }
    let (winner, loser) = (major_of(own, winner), major_of(own, loser));
    give_back(rules, own, loser, points, place, log);
    let free = BATTLE_BOXES - own.boxes.battle[winner.index()];
    let gained = points.min(free);
    own.boxes.battle[winner.index()] += gained;
    own.boxes.pools[winner.index()] -= gained as i8;
    log.all(|| Event::PointsWon { power: winner, points: gained });
}

/// M-16.8, R-11: Pragmatic generals under Austrian command on the position a supply phase begins with. Their
/// commanders are examined first and may be gone when their turn comes.
pub fn led_by_austria(rules: &Ruleset, core: &Core, own: &Own) -> u8 {
    let generals = core.on_board(rules.generals_of(PRAGMATIC));
    let led = generals.iter().filter(|&general| commander_at(rules, core, own, general) != PRAGMATIC);
    led.map(|general| 1 << rules.rank_index(general)).sum()
}

/// The major power in command where a general stands.
fn commander_at(rules: &Ruleset, core: &Core, own: &Own, general: PieceId) -> PowerId {
    major_of(own, rules.power(pieces::commander(rules, core, pieces::stack_of(rules, core, general))))
}

/// M-16.7, M-16.8: the major power that pays for generals of this part of a stack.
pub fn commanding_power(rules: &Ruleset, core: &Core, own: &Own, part: PieceSet) -> PowerId {
    let general = part.first().expect("a stack has a general");
    let led = rules.power(general) == PRAGMATIC && own.led >> rules.rank_index(general) & 1 == 1;
    if led { AUSTRIA } else { commander_at(rules, core, own, general) }
}

/// M-16.8: each general lost for want of supply costs the power in command a point; nobody gains.
pub fn lose_generals_to_hunger(
    rules: &Ruleset,
    own: &mut Own,
    commanding: PowerId,
    generals: u8,
    place: CityId,
    log: &mut Log,
) {
    if is_advanced(rules) && generals > 0 {
        give_back(rules, own, commanding, generals, place, log);
    }
}

/// M-16.5 and M-19.3.2, M-19.3.3, M-24.8, R-67: markers go back; what Prussia should have given moves Saxony,
/// if Austria wants it.
fn give_back(rules: &Ruleset, own: &mut Own, power: PowerId, points: u8, place: CityId, log: &mut Log) {
    let returned = points.min(own.boxes.battle[power.index()]);
    own.boxes.battle[power.index()] -= returned;
    own.boxes.pools[power.index()] += returned as i8;
    log.all(|| Event::PointsLost { power, points });
    let moves_saxony = if is_two_player(rules) {
        (power == PRUSSIA || power == FRANCE) && rules.lands.bohemia.contains(place)
    } else {
        power == PRUSSIA
    };
    if moves_saxony {
        own.shift_right = own.shift_right.saturating_add(points);
    }
}
