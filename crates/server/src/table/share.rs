//! What a person adds to the chance of a game.

use record::{Entropy, Pledge};

use crate::secret::read_hex;

/// What a person has added, each part with its place in the log: the record tells in which order they came.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Share {
    pub pledge: Option<(i64, Pledge)>,
    pub entropy: Option<(i64, Entropy)>,
}

impl Share {
    /// The share of somebody who sits down; the error is one sentence.
    pub fn read(at: i64, entropy: &str, pledge: &str) -> Result<Share, String> {
        let read = |text: &str| match text {
            "" => Ok(None),
            text => read_hex(text).map(Some).ok_or("a share of the chance is not 64 digits"),
        };
        Ok(Share {
            entropy: read(entropy)?.map(|bytes| (at, Entropy(bytes))),
            pledge: read(pledge)?.map(|bytes| (at, Pledge(bytes))),
        })
    }

    /// Pledged, and not yet opened.
    pub fn is_awaited(&self) -> bool {
        self.pledge.is_some() && self.entropy.is_none()
    }

    /// Whether this is what was pledged.
    pub fn is_kept_by(&self, entropy: &Entropy) -> bool {
        self.pledge.is_some_and(|(_, pledge)| entropy.pledge() == pledge)
    }
}
