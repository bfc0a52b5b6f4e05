//! Where exactly a game of FRIEDRICH stands when its position is written down; see `position::moment`.

use board::{CardId, CardSet, FateCardId, PieceSet};

use crate::state::{Open, Own, Secret};

/// What only FRIEDRICH keeps; `Own` explains each part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriedrichMoment {
    /// What lies open, copied whole.
    pub open: Open,
    /// The cards just drawn, one of which must go.
    pub drawn: CardSet,
    /// All cards of fate, drawn ones first.
    pub pile: [FateCardId; 18],
    /// FC-10S: generals who received recruits in this nation-turn.
    pub recruited: PieceSet,
    /// FC-1H: yes or no of each of the two nations, once given.
    pub answers: [Option<bool>; 2],
    /// FC-1H: the card each of the two nations gives, once picked.
    pub offered: [Option<CardId>; 2],
}

impl FriedrichMoment {
    /// Notes down every part, secrets included.
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
