//! Positions of MARIA for tests.

pub use crate::tests::table::*;

/// A bare board: no pieces, no cards, movement phase of the first power.
pub fn bare(mode: &str) -> Setup {
    crate::tests::table::bare("maria", mode)
}

/// The set-up of a mode with troops spread evenly, in the movement phase of the first power.
pub fn ready(mode: &str) -> Setup {
    crate::tests::table::ready("maria", mode)
}
