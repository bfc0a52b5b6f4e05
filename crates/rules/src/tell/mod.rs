//! English sentences for what happened, what is asked and what is refused. Nothing else in this crate speaks.
//!
//! A sentence names things as players do. It says no more than the event, question or refusal itself holds,
//! so whoever may have the one may read the other.

mod event;
mod names;
mod politics;
mod question;
mod refusal;
#[cfg(test)]
mod tests;
mod treaty;

use crate::event::Event;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use names::Names;

impl Ruleset {
    /// Why an action is not possible.
    pub fn tell_refusal(&self, refusal: &Refusal) -> String {
        refusal::sentence(&Names::new(self), refusal)
    }

    /// What happened, as a line of the log.
    pub fn tell_event(&self, event: &Event) -> String {
        event::sentence(&Names::new(self), event)
    }

    /// What a seat is asked.
    pub fn tell_question(&self, question: &Question) -> String {
        question::sentence(&Names::new(self), question)
    }
}
