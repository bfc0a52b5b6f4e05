//! What happened, what is asked and what is refused, as messages for any language. Nothing else in this crate
//! speaks to players.
//!
//! A message names things as players do. It says no more than the event, question or refusal itself holds,
//! so whoever may have the one may read the other.

mod event;
pub mod examples;
mod message;
mod names;
mod question;
mod refusal;
mod treaty;

use crate::clause::Clause;
use crate::event::Event;
use crate::question::Question;
use crate::refusal::Why;
use crate::ruleset::Ruleset;
pub use message::{Message, Value};
use names::Names;

impl Ruleset {
    /// Why an action is not possible.
    pub fn tell_refusal(&self, why: &Why) -> Message {
        refusal::message(&Names::new(self), why)
    }

    /// What happened, as a line of the log.
    pub fn tell_event(&self, event: &Event) -> Message {
        event::message(&Names::new(self), event)
    }

    /// What a seat is asked.
    pub fn tell_question(&self, question: &Question) -> Message {
        question::message(&Names::new(self), question)
    }

    /// A promise of a treaty.
    pub fn tell_clause(&self, clause: &Clause) -> Message {
        treaty::clause(&Names::new(self), clause)
    }
}
