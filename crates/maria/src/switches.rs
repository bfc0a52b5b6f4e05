//! Rulings that could have gone the other way. A switch is a value of the rulebook, not an option of the table.

/// Each field is one ruling: `true` is what its comment says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// with the political option a bluff stays face down and only its owner knows it. Without it all bluffs
    /// are turned up once.
    pub hidden_bluffs: bool,
    /// the winter scores are folded away until the game is over. Without it everybody sees the sums.
    pub folded_scores: bool,
}

/// The rulings as they are played.
pub const SWITCHES: Switches = Switches { hidden_bluffs: true, folded_scores: true };
