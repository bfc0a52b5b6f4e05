//! Positions of FRIEDRICH for tests.

pub use crate::tests::table::*;

/// A bare board: no pieces, no cards, movement phase of the first power.
pub fn bare(mode: &str) -> Setup {
    crate::tests::table::bare("friedrich", mode)
}

/// The set-up of a mode with armies spread evenly, in the movement phase of the first power.
pub fn ready(mode: &str) -> Setup {
    crate::tests::table::ready("friedrich", mode)
}
