//! The imperial election (rule 18).

use board::{PowerId, SeatSet};

use crate::fortress;
use crate::powers::{AUSTRIA, FRANCE, PRAGMATIC};
use crate::rules::Ruleset;
use crate::state::Own;
use engine::event::{Event, Log};
use engine::ruleset::Seat;
use engine::state::Core;

/// M-18.6: votes that elect.
const NEEDED: u8 = 5;

/// M-18.9, M-18.10, R-70: votes of a seat that it may cast as it likes.
/// M-18.11: Dresden votes with the leader of Saxony.
pub fn free_votes(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> u8 {
    let is_free = |power: PowerId| power != AUSTRIA && power != PRAGMATIC;
    let votes = fortress::votes(rules, core, own);
    votes.iter().filter(|&&(_, power)| is_free(power) && core.seat(power) == seat).count() as u8
}

/// M-18.9: votes Franz has for certain.
fn bound_votes(rules: &Ruleset, core: &Core, own: &Own) -> u8 {
    let votes = fortress::votes(rules, core, own);
    votes.iter().filter(|&&(_, power)| power == AUSTRIA || power == PRAGMATIC).count() as u8
}

/// M-18.8, R-70: Austria's seat first, then the others in the table's order.
fn order(rules: &Ruleset, core: &Core) -> Vec<Seat> {
    let first = core.seat(AUSTRIA);
    let mut seats = vec![first];
    seats.extend(rules.seats().filter(|&seat| seat != first));
    seats
}

/// M-18.4: the election begins with the votes that are bound.
pub fn begin(rules: &Ruleset, core: &Core, own: &mut Own) {
    own.voted = SeatSet::EMPTY;
    own.votes = [bound_votes(rules, core, own), 0];
}

/// The seat whose free votes are due.
pub fn voter(rules: &Ruleset, core: &Core, own: &Own) -> Option<Seat> {
    order(rules, core).into_iter().find(|&seat| !own.voted.contains(seat) && free_votes(rules, core, own, seat) > 0)
}

/// M-18: a seat casts all its free votes, so many for Franz and the rest for Karl Albrecht.
pub fn cast(rules: &Ruleset, core: &Core, own: &mut Own, seat: Seat, franz: u8, log: &mut Log) {
    let free = free_votes(rules, core, own, seat);
    own.voted.insert(seat);
    let karl = free - franz;
    own.votes[0] += franz;
    own.votes[1] += karl;
    log.all(|| Event::Voted { seat, franz, karl });
    log.reveal();
}

/// M-18.6, M-18.12, M-18.13, M-16.12: the count.
pub fn conclude(own: &mut Own, log: &mut Log) {
    let winner = if own.votes[0] >= NEEDED { AUSTRIA } else { FRANCE };
    own.boxes.emperor = Some(winner);
    own.boxes.pools[winner.index()] -= 1;
    own.election = false;
    let votes = own.votes;
    log.all(|| Event::Elected { franz: votes[0], karl: votes[1] });
}
