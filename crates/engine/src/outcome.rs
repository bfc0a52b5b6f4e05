//! How a game ended.

use board::limits::POWERS;
use board::{PowerId, PowerSet, SeatSet};

use crate::ruleset::Seat;
use crate::state::Core;

/// What decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A power held everything it needed.
    Objectives,
    /// A power held everything it needed after its conditions had been eased.
    EasedObjectives,
    /// Every objective of the offensive option was taken.
    OffensiveOption,
    /// Fate removed the attackers.
    Fate,
    /// A pool of markers was empty at a check point.
    PoolEmpty,
    /// The fewest points over all winters.
    WinterScores,
    /// As many fortresses as are needed.
    Fortresses,
    /// Nobody had won when the calendar ended.
    Endurance,
    /// Nobody has won: all seats named share a draw.
    Draw,
    /// A player of two resigned.
    Resignation,
}

impl Reason {
    /// Every way a game can end.
    pub const ALL: [Reason; 10] = [
        Reason::Objectives,
        Reason::EasedObjectives,
        Reason::OffensiveOption,
        Reason::Fate,
        Reason::PoolEmpty,
        Reason::WinterScores,
        Reason::Fortresses,
        Reason::Endurance,
        Reason::Draw,
        Reason::Resignation,
    ];

    /// One word, as records and reports write it.
    pub fn slug(self) -> &'static str {
        match self {
            Reason::Objectives => "objectives",
            Reason::EasedObjectives => "eased-objectives",
            Reason::OffensiveOption => "offensive",
            Reason::Fate => "fate",
            Reason::PoolEmpty => "pool-empty",
            Reason::WinterScores => "winter-scores",
            Reason::Fortresses => "fortresses",
            Reason::Endurance => "endurance",
            Reason::Draw => "draw",
            Reason::Resignation => "resignation",
        }
    }
}

/// The result, with how much each power held of what its goal counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Winning seats; several on a joint victory.
    pub seats: SeatSet,
    /// Powers through which they won.
    pub powers: PowerSet,
    /// What decided it.
    pub reason: Reason,
    /// The turn in which it was decided, counted from 1.
    pub turn: u8,
    /// For each power the objectives, fortresses or points its goal counts.
    pub held: [u8; POWERS],
}

impl Outcome {
    /// The players who command the winning powers at this moment win.
    pub fn won_by(core: &Core, powers: &[PowerId], reason: Reason, held: [u8; POWERS]) -> Outcome {
        Outcome {
            seats: powers.iter().map(|&power| core.seat(power)).collect(),
            powers: powers.iter().copied().collect(),
            reason,
            turn: core.turn,
            held,
        }
    }

    /// Whether this seat is among the winners.
    pub fn won(&self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }

    /// Whether the winners won through this power.
    pub fn won_with(&self, power: PowerId) -> bool {
        self.powers.contains(power)
    }
}
