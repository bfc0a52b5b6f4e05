//! Where exactly a game of FRIEDRICH stands when its position is written down; see `position::moment`.

use board::{CardId, CardSet, FateCardId, PieceSet};
use serde::{Deserialize, Serialize};

use crate::state::{Open, Own, Secret};

/// What only FRIEDRICH keeps; `Own` explains each part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FriedrichMoment {
    open: Open,
    drawn: CardSet,
    pile: [FateCardId; 18],
    recruited: PieceSet,
    answers: [Option<bool>; 2],
    offered: [Option<CardId>; 2],
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
