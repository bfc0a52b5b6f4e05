//! Positions of MARIA for tests.

pub use crate::table::*;

/// A bare board: no pieces, no cards, movement phase of the first power.
pub fn bare(mode: &str) -> Setup {
    crate::table::bare("maria", mode)
}

/// The set-up of a mode with troops spread evenly, in the movement phase of the first power.
pub fn ready(mode: &str) -> Setup {
    crate::table::ready("maria", mode)
}
