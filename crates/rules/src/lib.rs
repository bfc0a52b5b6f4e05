//! Both games: pure, replayable, the only judge.
//!
//! What it may know: the board (`board`) and the rules.
//! What it must not know: files, clocks, threads, networks, drawing positions, any chance but the seed it is given.

// The tests of views share their random games with the battery in `tests/`, which names this crate.
#[cfg(test)]
extern crate self as rules;

pub mod action;
pub mod chance;
pub mod clause;
pub mod event;
pub mod game;
pub mod ids;
pub mod inspect;
mod invariants;
pub mod outcome;
pub mod position;
pub mod question;
pub mod refusal;
pub mod rulebook;
pub mod ruleset;
mod sample;
mod sequence;
mod shared;
mod state;
#[cfg(test)]
#[allow(dead_code, reason = "a helper for all test files")]
mod table;
pub mod tell;
pub mod text;
pub mod titles;
pub mod view;
#[cfg(test)]
mod walk;

pub use action::{Action, Path};
pub use chance::{Dice, Seed};
pub use clause::{Clause, Condition, Ground, Proposal, Term};
pub use event::{Audience, Entry, Event, Log};
pub use game::Game;
pub use ids::RuleId;
pub use outcome::{Outcome, Reason};
pub use question::{About, Form, Legal, Question};
pub use refusal::{Refusal, Why};
pub use ruleset::{Options, Ruleset, Seat};
pub use sample::World;
pub use sequence::SequenceStep;
pub use shared::combat::{Duel, Pair, Side};
pub use shared::strengths::Fact;
pub use state::{Place, State};
pub use view::View;

/// Version of the rules as they are played here; a change that would alter a game under way counts it up.
pub const VERSION: u32 = 2;
