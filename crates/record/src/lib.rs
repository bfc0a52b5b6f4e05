//! One game as one text file: what is played, the seed, one readable line per action, how it ended.
//!
//! What it may know: the rules. What it must not know: the server and the bots.

mod fault;
mod read;
mod replay;
mod setup;
mod write;

use rules::Seat;

pub use fault::Fault;
pub use read::read;
pub use replay::{Replay, end_of, replay};
pub use setup::Setup;
pub use write::write;

/// The first line of a file: what it is, and the version of its form.
pub const OPENING: &str = "kabinett game 1";

/// A whole game as written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub setup: Setup,
    /// All chance comes from this number.
    pub seed: u64,
    /// What the game is kept for, in one line of words.
    pub proves: String,
    pub lines: Vec<Line>,
    pub end: End,
}

/// One action: who, and its text as `rules::text` writes it. `at` is its line in the file, 0 if never written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub at: usize,
    pub seat: Seat,
    pub action: String,
}

/// How the game ended, and a hash over the position it ended in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// Reason, winning powers, turn: `objectives russia turn 9`.
    pub outcome: String,
    /// SHA-256 in hexadecimal.
    pub facts: String,
}
