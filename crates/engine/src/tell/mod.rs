//! What happened, what is asked and what is refused, as messages for any language. Nothing else in this crate
//! speaks to players.
//!
//! A message names things as players do. It says no more than the event, question or refusal itself holds,
//! so whoever may have the one may read the other.

mod event;
pub mod examples;
mod message;
mod names;
mod prospect;
mod question;
mod refusal;
mod treaty;

use crate::clause::Clause;
use crate::event::Event;
use crate::prospect::{Aim, Lack, Prospect};
use crate::question::Question;
use crate::refusal::Why;
use crate::ruleset::Ruleset;
use crate::warning::Warning;
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

    /// How a seat wins.
    pub fn tell_aim(&self, aim: &Aim) -> Message {
        prospect::aim(&Names::new(self), aim)
    }

    /// What a seat still lacks.
    pub fn tell_lack(&self, lack: &Lack) -> Message {
        prospect::lack(&Names::new(self), lack)
    }

    /// That a seat is close to winning; none while nobody need worry.
    pub fn tell_alarm(&self, of: &Prospect) -> Option<Message> {
        prospect::alarm(&Names::new(self), of)
    }

    /// What a player should think of before an action.
    pub fn tell_warning(&self, warning: &Warning) -> Message {
        prospect::warning(&Names::new(self), warning)
    }

    /// A promise of a treaty.
    pub fn tell_clause(&self, clause: &Clause) -> Message {
        treaty::clause(&Names::new(self), clause)
    }
}
