//! What a player should think of before an action that cannot be undone.

use board::{CityId, PieceSet, Suit};

use crate::prospect::Prospect;
use crate::ruleset::Seat;

/// Something a player may have overlooked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Another seat could win this turn.
    LosesGame {
        /// How that seat would stand.
        rival: Prospect,
    },
    /// These generals would be lost at the next supply check, for they are out of supply already.
    Starves {
        /// Who stands together or alone.
        stack: PieceSet,
    },
    /// Nobody would protect this city any more, and a seat that is close to winning wants it.
    LastGuard {
        /// The city.
        city: CityId,
        /// Who wants it.
        rival: Seat,
    },
    /// These generals would be out of supply at the next check.
    CutOff {
        /// Who stands together or alone.
        stack: PieceSet,
    },
    /// These generals would fight without a card to play.
    EmptyHand {
        /// Who would fight.
        stack: PieceSet,
        /// The suit they would have to play.
        suit: Suit,
    },
}

impl Warning {
    /// One word for it.
    pub const fn name(&self) -> &'static str {
        match self {
            Warning::LosesGame { .. } => "loses-game",
            Warning::Starves { .. } => "starves",
            Warning::LastGuard { .. } => "last-guard",
            Warning::CutOff { .. } => "cut-off",
            Warning::EmptyHand { .. } => "empty-hand",
        }
    }

    /// The gravest has the lowest number.
    pub const fn gravity(&self) -> u8 {
        match self {
            Warning::LosesGame { .. } => 0,
            Warning::Starves { .. } => 1,
            Warning::LastGuard { .. } => 2,
            Warning::CutOff { .. } => 3,
            Warning::EmptyHand { .. } => 4,
        }
    }

    /// The generals it is about.
    pub const fn pieces(&self) -> PieceSet {
        match *self {
            Warning::LosesGame { .. } | Warning::LastGuard { .. } => PieceSet::EMPTY,
            Warning::Starves { stack } | Warning::CutOff { stack } | Warning::EmptyHand { stack, .. } => stack,
        }
    }

    /// The cities it is about.
    pub fn cities(&self) -> Vec<CityId> {
        match self {
            Warning::LosesGame { rival } => rival.wanted.iter().collect(),
            Warning::LastGuard { city, .. } => vec![*city],
            Warning::Starves { .. } | Warning::CutOff { .. } | Warning::EmptyHand { .. } => Vec::new(),
        }
    }
}
