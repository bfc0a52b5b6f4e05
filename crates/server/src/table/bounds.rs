//! The numbers by which a game is bounded; `room` holds a table to them.

use record::{LONGEST_FILE, OUTSIDE};
use rules::Action;

/// Lines of a game. The longest known have 700, games played at random up to 3,000.
#[derive(Clone, Copy)]
pub struct Room {
    pub lines: usize,
    pub bytes: u64,
}

/// What a game may have at most.
pub const MOST: Room = Room { lines: 8_000, bytes: LONGEST_FILE - OUTSIDE };
/// Free actions of one seat in one turn, whether they stand or were taken back.
pub const MOST_FREE: u32 = 60;

/// What one seat has done in a turn besides answering.
#[derive(Clone, Copy, Default)]
pub struct FreeActions {
    pub turn: u8,
    pub number: u32,
}

/// What a line is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// The game cannot go on without it.
    Play,
    /// Taking back, offering, standing in.
    Extra,
}

impl Need {
    pub fn of(action: &Action) -> Need {
        if action.is_free() { Need::Extra } else { Need::Play }
    }
}
