//! What the decisions and steps of FRIEDRICH work on.

use crate::state::Phase;
use engine::sequence;

/// The title itself, for the loop that runs its sequence.
pub enum Friedrich {}

pub type Look<'a> = sequence::Look<'a, Friedrich>;
pub type Turn<'a> = sequence::Turn<'a, Friedrich>;
pub type Next = sequence::Next<Phase>;
pub type Decision = sequence::Decision<Friedrich>;
pub type Line = sequence::Line<Friedrich>;
