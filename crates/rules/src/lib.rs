//! Both games: pure, replayable, the only judge. One door to what `engine`, `friedrich` and `maria` are made of.
//!
//! What it may know: the board (`board`) and the rules.
//! What it must not know: files, clocks, threads, networks, drawing positions, any chance but the seed it is given.

// The tests of views share their random games with the battery in `tests/`, which names this crate.
#[cfg(test)]
extern crate self as rules;

pub mod game;
pub mod inspect;
pub mod position;
mod public;
mod ruleset;
mod sample;
mod state;
#[cfg(test)]
mod tests;
pub mod text;
pub mod titles;
pub mod view;

pub use engine::action::{Action, Path};
pub use engine::chance::{Dice, Seed};
pub use engine::clause::{Clause, Condition, Ground, Proposal, Term};
pub use engine::event::{Audience, Entry, Event, Log};
pub use engine::ids::RuleId;
pub use engine::outcome::{Outcome, Reason};
pub use engine::question::{About, Form, Legal, Question};
pub use engine::refusal::{Refusal, Why};
pub use engine::ruleset::{Options, Seat};
pub use engine::sequence::SequenceStep;
pub use engine::shared::duel::{Duel, Pair, Side};
pub use engine::shared::strengths::Fact;
pub use engine::state::Place;
pub use engine::{action, clause, event, question, refusal, rulebook, tell};
pub use game::Game;
pub use ruleset::Ruleset;
pub use sample::World;
pub use state::State;
pub use view::View;

/// Version of the rules as they are played here; a change that would alter a game under way counts it up.
pub const VERSION: u32 = 2;
