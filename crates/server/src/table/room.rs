//! How long a game may become, so that its record can always be written, read and proved.
//!
//! From half of that on only what the game needs to come to its end is played; a game that is full all the same ends.

use record::{LONGEST_FILE, Line, OUTSIDE};

use super::judge::{Permission, ensure};
use super::{Stage, Table};
use rules::{Action, Seat};

/// Lines of a game. The longest known have 700, games played at random up to 3,000.
#[derive(Clone, Copy)]
pub struct Room {
    pub lines: usize,
    pub bytes: u64,
}

/// What a game may have at most.
pub const MOST: Room = Room { lines: 8_000, bytes: LONGEST_FILE - OUTSIDE };
/// Free actions of one seat in one turn, whether they stand or were taken back.
const MOST_FREE: u32 = 60;

/// What one seat has done in a turn besides answering.
#[derive(Clone, Copy, Default)]
pub struct FreeActions {
    turn: u8,
    number: u32,
}

/// What a line is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
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

impl Table {
    /// Whether the record has room for a line.
    pub(super) fn permit_line(&self, line: &Line, need: Need) -> Permission {
        ensure(record::fits(line), "hall-line-too-long")?;
        let (lines, bytes) = (self.lines.len() + 1, self.bytes + record::weight(line));
        let is_within = |part: u64| lines as u64 <= self.most.lines as u64 / part && bytes <= self.most.bytes / part;
        ensure(need == Need::Play || is_within(2), "hall-game-long")?;
        ensure(is_within(1), "hall-game-too-long")
    }

    /// Whether a seat may do something again that is no answer.
    pub(super) fn permit_free(&self, seat: Seat, action: &Action) -> Permission {
        let free = self.seat_state(seat).free;
        let is_fresh = free.turn != self.turn() || free.number < MOST_FREE;
        ensure(!action.is_free() || is_fresh, "hall-free-enough")
    }

    pub(super) fn count_free(&mut self, seat: Seat) {
        let turn = self.turn();
        let free = &mut self.seat_states[seat.index()].free;
        let before = if free.turn == turn { free.number } else { 0 };
        *free = FreeActions { turn, number: before + 1 };
    }

    /// A game that has room for nothing more must end.
    pub fn is_used_up(&self) -> bool {
        let is_full = self.lines.len() >= self.most.lines || self.bytes + record::most_weight() > self.most.bytes;
        self.stage == Stage::Playing && is_full
    }

    fn turn(&self) -> u8 {
        self.game().map_or(0, |game| self.rules.view(game.state(), None).turn)
    }
}
