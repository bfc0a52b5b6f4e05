//! What the decisions and steps of MARIA work on.

use crate::state::Phase;
use engine::sequence;

/// The title itself, for the loop that runs its sequence.
pub enum Maria {}

/// A position to read.
pub type Look<'a> = sequence::Look<'a, Maria>;
/// A position that is being changed, with the log of what happens.
pub type Turn<'a> = sequence::Turn<'a, Maria>;
/// What a step or an answer says comes after it.
pub type Next = sequence::Next<Phase>;
/// One kind of question: who is asked, what is offered, how an answer is judged, what it does.
pub type Decision = sequence::Decision<Maria>;
/// One line of the sequence of play.
pub type Row = sequence::Row<Maria>;
