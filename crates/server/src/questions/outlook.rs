//! What can be inferred, and who is likely to win.

use bots::chance::{self, Chance};
use protocol::KnowledgeWire;
use rules::{Ruleset, Seat, View};

use crate::wire::{PowerChance, SeatChance};

/// Worlds imagined where cases are too many to count.
const WORLDS: u32 = 64;
/// The same for everybody and always: asking again tells nothing new.
const LUCK: u64 = 1;

/// What the viewer can infer of armies and hands it does not see. Takes some milliseconds.
pub fn knowledge(rules: &Ruleset, view: &View) -> KnowledgeWire {
    bots::belief::knowledge(rules, view, WORLDS, LUCK).to_wire(rules)
}

/// How likely each seat is to win, and by which of its powers, from the public view.
pub fn chances(rules: &Ruleset, view: &View) -> Vec<SeatChance> {
    let Some(chances) = chance::win_chance(rules, view) else { return Vec::new() };
    let of_seat = |seat: Seat| {
        let own = || chances.iter().filter(move |one| one.seat == seat);
        let power =
            |one: &Chance| PowerChance { power: rules.pack.power_of(one.power).slug.clone(), chance: one.chance };
        SeatChance {
            seat: rules.mode.seats[seat.index()].slug.clone(),
            chance: own().map(|one| one.chance).sum(),
            powers: own().map(power).collect(),
        }
    };
    rules.seats().map(of_seat).collect()
}
