//! The games themselves: sequence of play and the mechanisms only one of them has.

pub mod friedrich;
pub mod maria;

use board::Pack;

use crate::ruleset::{Options, Ruleset};

/// The fixed part of a game of whichever title the pack belongs to.
pub fn ruleset(pack: &'static Pack, mode: &str, options: Options) -> Result<Ruleset, String> {
    match pack.game.as_str() {
        "friedrich" => friedrich::ruleset(pack, mode, options),
        "maria" => maria::ruleset(pack, mode, options),
        other => Err(format!("there are no rules for the game `{other}`")),
    }
}
