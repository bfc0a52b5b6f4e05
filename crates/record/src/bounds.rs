//! How large a record may be. What is larger is not read, so whoever keeps a game must stop before.

use crate::Line;

/// No game comes near this many lines.
pub const MOST_LINES: u32 = 20_000;
/// Going back by consent plays the game anew; nobody does that more often, nor over more actions in all.
pub const MOST_RETURNS: usize = 200;
/// Actions played anew by all the returns of a game together.
pub const MOST_REPLAYED: usize = 100_000;
/// A hundred times the largest game known; what is longer is not a record.
pub const LONGEST_FILE: u64 = 8_000_000;
pub(crate) const LONGEST_LINE: u64 = 4_096;

/// Number, seat and hash around an action; more than any needs.
const AROUND: usize = 80;
/// More than any header and closing lines need, and what is sealed besides the lines.
pub const OUTSIDE: u64 = 100_000;
/// What sealing adds to a line: room that hides its length, in bytes before they are written as digits.
const SEALED: usize = 300;

/// Whether a line can stand in a record at all.
pub fn fits(line: &Line) -> bool {
    ((AROUND + line.action.len()) as u64) < LONGEST_LINE
}

/// What a line adds to a record at most, whether its game is over or runs and the line is sealed.
pub fn weight(line: &Line) -> u64 {
    weight_of(line.action.len())
}

/// The same for the longest line that fits.
pub fn most_weight() -> u64 {
    weight_of(LONGEST_LINE as usize)
}

/// The public form, and twice the full one in digits: beside it stands room for as much again.
fn weight_of(length: usize) -> u64 {
    let (public, sealed) = (AROUND + length, SEALED + 2 * length);
    (public + sealed * 11 / 5) as u64
}
