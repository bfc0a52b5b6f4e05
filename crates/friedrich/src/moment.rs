//! Where exactly a game of FRIEDRICH stands when its position is written down; see `position::moment`.

use board::{CardId, CardSet, FateCardId, PieceSet};

use crate::state::{Open, Own, Secret};

/// What only FRIEDRICH keeps; `Own` explains each part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriedrichMoment {
    pub open: Open,
    pub drawn: CardSet,
    pub pile: [FateCardId; 18],
    pub recruited: PieceSet,
    pub answers: [Option<bool>; 2],
    pub offered: [Option<CardId>; 2],
}

impl FriedrichMoment {
    pub fn of(own: &Own) -> FriedrichMoment {
        let Own { open, secret: Secret { drawn, pile, recruited, answers, offered } } = *own;
        FriedrichMoment { open, drawn, pile, recruited, answers, offered }
    }

    /// The same again: whoever adds to `Secret` adds here.
    pub fn own(&self) -> Own {
        let FriedrichMoment { open, drawn, pile, recruited, answers, offered } = *self;
        Own { open, secret: Secret { drawn, pile, recruited, answers, offered } }
    }
}
