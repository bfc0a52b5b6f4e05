//! How long a game may become, so that its record can always be written, read and proved.
//!
//! From half of that on only what the game needs to come to its end is played; a game that is full all the same ends.

use record::Line;

use super::bounds::{FreeActions, MOST_FREE, Need};
use super::judge::{Permission, ensure};
use super::{Stage, Table};
use rules::{Action, Seat};

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
