//! What is wrong with what somebody asked for: a game that does not exist, or a position by hand.

use thiserror::Error;

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Neither title has this option.
    #[error("there is no option `{name}`; use expert, milder-fate or political")]
    NoSuchOption {
        /// As it was given.
        name: String,
    },
    /// The title has no mode of this name.
    #[error("there is no mode `{name}`; the modes are {}", known.join(", "))]
    NoSuchMode {
        /// As it was given.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// The mode is never played with this option.
    #[error("the mode {mode} does not go with the option {option}")]
    OptionDoesNotFit {
        /// By its slug.
        mode: String,
        /// By its name.
        option: &'static str,
    },
    /// There is no title of this name.
    #[error("there is no game `{name}`; the games are {}", board::GAMES.join(" and "))]
    NoSuchGame {
        /// As it was given.
        name: String,
    },
    /// The board pack lacks what the title's rules speak of.
    #[error("{0}")]
    UnfitPack(String),
}

/// What is wrong with a position by hand: one sentence for the person who wrote it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct PositionError(String);

impl From<String> for PositionError {
    fn from(sentence: String) -> PositionError {
        PositionError(sentence)
    }
}

impl From<&str> for PositionError {
    fn from(sentence: &str) -> PositionError {
        PositionError(sentence.to_owned())
    }
}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        PositionError(error.to_string())
    }
}

// Programs answer people in sentences: with these, `?` makes one of either error.
impl From<SetupError> for String {
    fn from(error: SetupError) -> String {
        error.to_string()
    }
}

impl From<PositionError> for String {
    fn from(error: PositionError) -> String {
        error.0
    }
}
