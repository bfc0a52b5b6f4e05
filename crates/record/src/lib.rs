//! One game as one text file: what is played and by whom, where its chance comes from, one readable line per action
//! with the running hash, how it ended. `docs/records.md` explains the form line by line.
//!
//! What it may know: the rules. What it must not know: the server and the bots.

mod bounds;
mod broken_off;
mod chain;
mod course;
mod export;
mod fair;
mod fault;
mod header;
mod header_read;
mod hex;
mod line;
mod lines;
mod read;
mod renew;
mod replay;
mod seal;
mod setup;
mod verify;
mod write;

pub use bounds::{LONGEST_FILE, MOST_LINES, MOST_REPLAYED, MOST_RETURNS, OUTSIDE, fits, most_weight, weight};
pub use broken_off::BrokenOff;
pub use course::{Course, Step};
pub use export::{ExportError, Resumed, Stored, export, resume};
pub use fair::{Commitment, Entropy, Fair, FairStart, JoinError, Pledge, Secret};
pub use fault::{Fault, Reason, plain};
pub use header::{Chance, FORMAT, Header, Sitter};
pub use header_read::Packs;
pub use line::{By, Line, LineKind};
pub use read::{Closing, Reader, read, read_from, text};
pub use renew::{rehash, renew, renew_with_position};
pub use replay::{Replay, check_end, end_early, end_of, replay, seed_of};
pub use seal::{Sealed, ServerKey};
pub use setup::Setup;
pub use verify::{Proof, verify};
pub use write::{Writer, write};

/// A whole finished game as written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub header: Header,
    pub lines: Vec<Line>,
    pub end: End,
}

/// How the game ended, a hash over the position it ended in, and the secret of a fair game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// Line of the result in the file, 0 if never written.
    pub at: usize,
    /// Reason, winning powers, turn: `objectives russia turn 9`; or why it was broken off: `agreed`, `abandoned`.
    pub outcome: String,
    /// SHA-256 of the final position, in hexadecimal.
    pub position: String,
    /// What the server had committed itself to.
    pub opened: Option<Secret>,
}
