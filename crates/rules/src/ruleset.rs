//! The fixed part of a game, of whichever title.

use std::ops::Deref;

use board::Pack;
use engine::event::Log;
use engine::fault::SetupError;
use engine::ruleset::{self, Options};

use crate::state::{State, Title};

/// What does not change during a game: the board, the mode, the options, and tables made from them.
/// Made once, shared by everything that plays or judges it.
pub struct Ruleset {
    pub(crate) title: Fixed,
}

pub(crate) enum Fixed {
    Friedrich(friedrich::Ruleset),
    Maria(maria::Ruleset),
}

impl Deref for Ruleset {
    type Target = ruleset::Ruleset;

    fn deref(&self) -> &ruleset::Ruleset {
        match &self.title {
            Fixed::Friedrich(rules) => rules,
            Fixed::Maria(rules) => rules,
        }
    }
}

impl Ruleset {
    /// The fixed part of a game of whichever title the pack belongs to; the error is one sentence.
    pub fn new(pack: &'static Pack, mode: &str, options: Options) -> Result<Ruleset, SetupError> {
        let title = match pack.game.as_str() {
            "friedrich" => Fixed::Friedrich(friedrich::Ruleset::new(pack, mode, options)?),
            "maria" => Fixed::Maria(maria::Ruleset::new(pack, mode, options)?),
            other => return Err(SetupError::NoSuchGame { name: other.to_owned() }),
        };
        Ok(Ruleset { title })
    }

    /// The rules with the position of the same title.
    pub(crate) fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        let core = &state.core;
        match (&self.title, &state.title) {
            (Fixed::Friedrich(rules), Title::Friedrich(own)) => {
                Look::Friedrich(friedrich::turn::Look { rules, core, own })
            }
            (Fixed::Maria(rules), Title::Maria(own)) => Look::Maria(maria::turn::Look { rules, core, own }),
            _ => unreachable!("a ruleset plays the states of its own title"),
        }
    }

    /// The same, to change the position.
    pub(crate) fn turn<'a>(&'a self, state: &'a mut State, log: &'a mut Log) -> Turn<'a> {
        let core = &mut state.core;
        match (&self.title, &mut state.title) {
            (Fixed::Friedrich(rules), Title::Friedrich(own)) => {
                Turn::Friedrich(friedrich::turn::Turn { rules, core, own, log })
            }
            (Fixed::Maria(rules), Title::Maria(own)) => Turn::Maria(maria::turn::Turn { rules, core, own, log }),
            _ => unreachable!("a ruleset plays the states of its own title"),
        }
    }
}

/// A position to look at, of whichever title.
pub(crate) enum Look<'a> {
    Friedrich(friedrich::turn::Look<'a>),
    Maria(maria::turn::Look<'a>),
}

/// A position that is being changed, of whichever title.
pub(crate) enum Turn<'a> {
    Friedrich(friedrich::turn::Turn<'a>),
    Maria(maria::turn::Turn<'a>),
}
