//! What the parts of a story are told, step by step.

use protocol::Slugs;
use rules::{Entry, Ruleset, View};

/// One step of the game, as its listeners hear of it.
pub struct Moment<'a> {
    pub rules: &'a Ruleset,
    pub slugs: &'a Slugs,
    pub step: u32,
    /// The turn it happens in.
    pub turn: u8,
    /// How everybody saw it before and after.
    pub before: &'a View,
    pub after: &'a View,
    pub events: &'a [Entry],
}
