//! What can be inferred, and who is likely to win.

use bots::belief::KnowledgeWire;
use bots::chance;
use rules::{Ruleset, View};

use crate::wire::ChanceNews;

/// Worlds imagined where cases are too many to count.
const WORLDS: u32 = 64;
/// The same for everybody and always: asking again tells nothing new.
const LUCK: u64 = 1;

/// What the viewer can infer of armies and hands it does not see. Takes some milliseconds.
pub fn knowledge(rules: &Ruleset, view: &View) -> KnowledgeWire {
    bots::belief::knowledge(rules, view, WORLDS, LUCK).to_wire(rules)
}

/// How likely each seat is to win, from what is public of a view.
pub fn chances(rules: &Ruleset, view: &View) -> Vec<ChanceNews> {
    let chances = chance::win_chance(rules, view).unwrap_or_default();
    let news =
        |(seat, chance): (rules::Seat, f32)| ChanceNews { seat: rules.mode.seats[seat.index()].slug.clone(), chance };
    chances.into_iter().map(news).collect()
}
