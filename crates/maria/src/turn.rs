//! What the decisions and steps of MARIA work on.

use crate::state::Phase;
use engine::sequence;

/// The title itself, for the loop that runs its sequence.
pub enum Maria {}

pub type Look<'a> = sequence::Look<'a, Maria>;
pub type Turn<'a> = sequence::Turn<'a, Maria>;
pub type Next = sequence::Next<Phase>;
pub type Decision = sequence::Decision<Maria>;
pub type Line = sequence::Line<Maria>;
