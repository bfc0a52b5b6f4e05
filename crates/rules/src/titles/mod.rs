//! The games themselves: sequence of play and the mechanisms only one of them has.

pub mod friedrich;
pub mod maria;

use board::Pack;

use crate::rulebook::{self, Rulebook};
use crate::ruleset::{Options, Ruleset};

/// What one title fixes before play and the other does not know.
pub(crate) enum Fixed {
    /// Rulings that could have gone the other way.
    Friedrich(friedrich::Switches),
    /// Lands of the pack that rules name.
    Maria(Box<maria::Lands>),
}

impl Fixed {
    pub fn book(&self) -> Rulebook {
        match self {
            Fixed::Friedrich(_) => rulebook::FRIEDRICH,
            Fixed::Maria(_) => rulebook::MARIA,
        }
    }
}

/// The fixed part of a game of whichever title the pack belongs to.
pub fn ruleset(pack: &'static Pack, mode: &str, options: Options) -> Result<Ruleset, String> {
    match pack.game.as_str() {
        "friedrich" => friedrich::ruleset(pack, mode, options),
        "maria" => maria::ruleset(pack, mode, options),
        other => Err(format!("there are no rules for the game `{other}`")),
    }
}
