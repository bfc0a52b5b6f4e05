//! How a game ends that nobody wins.

/// Why a game that is not over has ended all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrokenOff {
    /// All players agreed.
    Agreed,
    /// Nobody came back to it.
    Abandoned,
}

impl BrokenOff {
    /// The word that stands as the result.
    pub fn slug(self) -> &'static str {
        match self {
            BrokenOff::Agreed => "agreed",
            BrokenOff::Abandoned => "abandoned",
        }
    }
}
