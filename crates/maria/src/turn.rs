//! What the decisions and steps of MARIA work on.

use crate::out_of_turn;
use crate::state::Phase;
use engine::refusal::{Refusal, Why};
use engine::sequence;

/// The title itself, for the loop that runs its sequence.
pub enum Maria {}

pub type Look<'a> = sequence::Look<'a, Maria>;
pub type Turn<'a> = sequence::Turn<'a, Maria>;
pub type Next = sequence::Next<Phase>;
pub type Decision = sequence::Decision<Maria>;
pub type Line = sequence::Line<Maria>;

/// An answer to a question that is not open now.
pub fn not_this_now(look: &Look) -> Result<(), Refusal> {
    Err(Why::NotThisNow.under(out_of_turn::what(look.own)))
}
