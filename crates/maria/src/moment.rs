//! Where exactly a game of MARIA stands when its position is written down; see `position::moment`.

use board::limits::{POLITICAL_CARDS, POWERS};
use board::{CardId, CardSet, PoliticalCardId, PowerSet, SeatSet};
use engine::action::Action;
use engine::ruleset::Seat;

use crate::powers::SAXONY;
use crate::state::{Expulsion, Open, Own, Phase, Politics, Secret};

/// What only MARIA keeps; `Own` explains each part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MariaMoment {
    /// What lies open, copied whole.
    pub open: Open,
    /// All political cards in their order, those turned up first.
    pub deck: [Option<PoliticalCardId>; POLITICAL_CARDS],
    /// By square, the card placed this turn and not turned up.
    pub placed: [Option<CardId>; 4],
    /// Winter scores so far, by power.
    pub scores: [u8; POWERS],
    /// What waits for a consent, or for a choice of commander.
    pub waiting: Option<Action>,
    /// Cards France has put aside.
    pub put_aside: CardSet,
}

impl MariaMoment {
    /// Notes down every part, secrets included.
    pub fn of(own: &Own) -> MariaMoment {
        let Own { open, secret: Secret { deck, placed, scores, waiting, put_aside } } = *own;
        MariaMoment { open, deck, placed, scores, waiting, put_aside }
    }

    /// The same again: whoever adds to `Secret` adds here.
    pub fn own(&self) -> Own {
        let MariaMoment { open, deck, placed, scores, waiting, put_aside } = *self;
        Own { open, secret: Secret { deck, placed, scores, waiting, put_aside } }
    }
}

/// The same without what earlier phases have left behind: nobody looks at it again before it is set anew.
pub fn without_remains(own: &Own) -> Own {
    let politics =
        Politics { placing: 0, ranking: [None; 4], next: 0, next_effect: 0, executed: SeatSet::EMPTY, ..own.politics };
    let moves = own.phase == Phase::Movement;
    let open = Open {
        resume: Phase::TurnBegins,
        orderer: Seat(0),
        done: if moves { own.done } else { SeatSet::EMPTY },
        hussars_placed: if own.phase == Phase::Hussars { own.hussars_placed } else { [false; 2] },
        expulsion: if own.homeless.is_empty() { Expulsion::Guests } else { own.expulsion },
        // Nobody draws twice in a turn; only Saxony could, by changing sides.
        drew: own.drew.and(PowerSet::one(SAXONY)),
        fed: PowerSet::EMPTY,
        led: 0,
        purse: 0,
        voted: SeatSet::EMPTY,
        votes: [0; 2],
        winter: 0,
        politics,
        ..own.open
    };
    Own { open, secret: own.secret }
}
