//! Both games: pure, replayable, the only judge. One door to what `engine`, `friedrich` and `maria` are made of.
//!
//! A [`Game`] asks seats, lists what is legal, judges, plays, and shows each seat what that seat may see:
//!
//! ```
//! use std::sync::Arc;
//! use rules::{Dice, Game, Options, Ruleset, Seed};
//!
//! let pack = board::standard("friedrich").expect("the standard board");
//! let rules = Arc::new(Ruleset::new(pack, "scenario-1", Options::default())?);
//! let (mut game, _events) = Game::new(Arc::clone(&rules), Seed::from_number(1756));
//! let mut dice = Dice::new(7);
//! for _ in 0..10 {
//!     let (seat, question) = game.next_asked().expect("somebody is asked until the game is over");
//!     let action = game.random_action(seat, &mut dice).expect("whoever is asked has an answer");
//!     println!("{:?}: {}", question.about, rules::text::write(&rules, &action));
//!     game.play(seat, &action).expect("a legal action is not refused");
//! }
//! assert!(game.outcome().is_none(), "ten actions decide no war");
//! assert_eq!(game.view(None).turn, 1);
//! # Ok::<(), String>(())
//! ```
//!
//! What is not legal is refused with the rule that forbids it, and nothing has changed:
//!
//! ```
//! # use std::sync::Arc;
//! # use rules::{Game, Options, Ruleset, Seed};
//! let pack = board::standard("maria").expect("the standard board");
//! let rules = Arc::new(Ruleset::new(pack, "introductory-3p", Options::default())?);
//! let (mut game, _events) = Game::new(Arc::clone(&rules), Seed::from_number(1741));
//! let seat = rules.seat_by_slug("louis-xv").expect("a seat of this mode");
//! let action = rules.read(game.state(), seat, "march moritz metz-luxemburg").expect("well written");
//! let refusal = game.play(seat, &action).expect_err("troops are distributed first");
//! assert_eq!(refusal.rule.as_str(), "M-4.15");
//! # Ok::<(), String>(())
//! ```
//!
//! What it may know: the board (`board`) and the rules.
//! What it must not know: files, clocks, threads, networks, drawing positions, any chance but the seed it is given.

#![warn(missing_docs)]

// The tests of views share their random games with the battery in `tests/`, which names this crate.
#[cfg(test)]
extern crate self as rules;

pub mod game;
pub mod inspect;
pub mod position;
pub mod prospects;
mod public;
mod ruleset;
mod sample;
mod state;
#[cfg(test)]
mod tests;
pub mod text;
pub mod titles;
pub mod view;
pub mod warnings;

pub use engine::action::{Action, Path};
pub use engine::chance::{Dice, Seed};
pub use engine::clause::{Clause, Condition, Ground, Proposal, Term};
pub use engine::event::{Audience, Entry, Event, Log};
pub use engine::fault::{PositionError, SetupError};
pub use engine::ids::RuleId;
pub use engine::outcome::{Outcome, Reason};
pub use engine::question::{About, Form, Legal, Question};
pub use engine::refusal::{Refusal, Why};
pub use engine::ruleset::{Options, Seat};
pub use engine::sequence::SequenceStep;
pub use engine::shared::duel::{Combat, Duel, Pair, Side};
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
