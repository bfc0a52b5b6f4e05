//! Which bot of a table is thinking, and what it has been shown.

use rules::Seat;

/// One bot thinks at a time.
pub struct Thinking {
    pub now: Option<Seat>,
    /// By seat: how many events it had been shown when it last answered.
    pub seen: Vec<usize>,
    /// How many events there were when the one that thinks was asked.
    pub shown: usize,
    /// Illegal answers in a row.
    pub misses: u32,
}

impl Thinking {
    pub fn new(seats: usize) -> Thinking {
        Thinking { now: None, seen: vec![0; seats], shown: 0, misses: 0 }
    }

    /// A seat has answered, or need not.
    pub fn answered(&mut self, seat: Seat) {
        self.seen[seat.index()] = self.shown;
        self.misses = 0;
    }

    pub fn is_busy(&self) -> bool {
        self.now.is_some()
    }
}
