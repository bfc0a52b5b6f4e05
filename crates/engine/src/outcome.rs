//! How a game ended.

use board::PowerId;
use board::limits::POWERS;

use crate::ruleset::Seat;
use crate::state::Core;

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Reason {
    /// A power held everything it needed.
    Objectives,
    /// A power held everything it needed after its conditions had been eased.
    EasedObjectives,
    /// Every objective of the offensive option was taken.
    Offensive,
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
        Reason::Offensive,
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
            Reason::Offensive => "offensive",
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Outcome {
    /// Winning seats, as bits; several on a joint victory.
    pub seats: u8,
    /// Powers through which they won, as bits.
    pub powers: u8,
    pub reason: Reason,
    pub turn: u8,
    pub held: [u8; POWERS],
}

impl Outcome {
    /// The players who command the winning powers at this moment win.
    pub fn won_by(core: &Core, powers: &[PowerId], reason: Reason, held: [u8; POWERS]) -> Outcome {
        Outcome {
            seats: powers.iter().fold(0, |seats, &power| seats | 1 << core.seat(power).0),
            powers: powers.iter().fold(0, |bits, power| bits | 1 << power.0),
            reason,
            turn: core.turn,
            held,
        }
    }

    pub fn won(&self, seat: Seat) -> bool {
        self.seats >> seat.0 & 1 == 1
    }

    pub fn won_with(&self, power: PowerId) -> bool {
        self.powers >> power.0 & 1 == 1
    }
}
