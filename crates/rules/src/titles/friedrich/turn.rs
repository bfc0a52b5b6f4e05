//! What the decisions and steps of FRIEDRICH work on.

use super::out_of_turn;
use super::state::{Own, Phase};
use crate::refusal::{Refusal, Why};
use crate::sequence;

pub(crate) type Look<'a> = sequence::Look<'a, Own>;
pub(crate) type Turn<'a> = sequence::Turn<'a, Own>;
pub(crate) type Next = sequence::Next<Phase>;
pub(crate) type Decision = sequence::Decision<Own, Phase>;
pub(crate) type Line = sequence::Line<Own, Phase>;

/// An answer to a question that is not open now.
pub(crate) fn not_this_now(look: &Look) -> Result<(), Refusal> {
    Err(Why::NotThisNow.under(out_of_turn::what(look.rules, look.own)))
}
