//! One game as one text file: what is played and by whom, where its chance comes from, one readable line per action
//! with the running hash, how it ended. `docs/records.md` explains the form line by line.
//!
//! A finished game is read strictly and played again; whatever does not fit names its line:
//!
//! ```
//! let text = include_str!("../../../fixtures/friedrich/west-resignation.game");
//! let (rules, record) = record::read(text).expect("every hash holds");
//! let replay = record::replay(&rules, &record).expect("every action is legal, and the end is the one it says");
//! let outcome = rules.outcome(&replay.state).expect("the game is over");
//! assert!(record.end.outcome.starts_with(outcome.reason.slug()));
//! assert_eq!(record::write(&rules, &record), text);
//!
//! let forged = text.replacen("march cumberland", "march ferdinand", 1);
//! let fault = record::read(&forged).err().expect("the line does not fit its hash");
//! assert_eq!(fault.line, 18);
//! ```
//!
//! What it may know: the rules. What it must not know: the server and the bots.

#![warn(missing_docs)]

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
mod key;
mod line;
mod lines;
mod read;
mod renew;
mod replay;
mod seal;
mod setup;
mod sign;
mod verify;
mod witness;
mod write;

pub use bounds::{LONGEST_FILE, MOST_LINES, MOST_REPLAYED, MOST_RETURNS, OUTSIDE, fits, most_weight, weight};
pub use broken_off::BrokenOff;
pub use course::{Course, Step};
pub use export::{ExportError, Resumed, Stored, export, resume};
pub use fair::{Commitment, Entropy, Fair, FairStart, JoinError, Pledge, Secret};
pub use fault::{Fault, Reason, plain};
pub use header::{Chance, FORMAT, Header, Sitter};
pub use header_read::Packs;
pub use key::ServerKey;
pub use line::{By, Line, LineKind};
pub use read::{Closing, Reader, read, read_from, text};
pub use renew::{rehash, renew, renew_with_position};
pub use replay::{Replay, check_end, end_early, end_of, replay, seed_of};
pub use seal::Sealed;
pub use setup::Setup;
pub use sign::{PublicKey, Signature, Signing};
pub use verify::{Proof, verify};
pub use witness::{Agreement, Disagreement, compare};
pub use write::{Writer, write};

/// A whole finished game as written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What is played, by whom, and where its chance comes from.
    pub header: Header,
    /// Every line of the game in its order, each in its full form.
    pub lines: Vec<Line>,
    /// How it ended, and what that is compared by.
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
    /// The server that vouches for all of it.
    pub signed: Option<Signature>,
}
