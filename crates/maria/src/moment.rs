//! Where exactly a game of MARIA stands when its position is written down; see `position::moment`.

use board::limits::{POLITICAL_CARDS, POWERS, TRACKS};
use board::{CardId, CardSet, CityId, PieceSet, PowerId, Suit};
use serde::{Deserialize, Serialize};

use crate::display::{Display, Square};
use crate::powers::{SAXONY, bit};
use crate::state::{Boxes, Ceded, Expulsion, Fought, IncomeChanges, Own, Phase, Politics, Side, Stage};
use crate::{subsidy, treaty};
use engine::action::Action;
use engine::outcome::Outcome;
use engine::ruleset::Seat;

/// What only MARIA keeps; `Own` explains each part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MariaMoment {
    phase: Phase,
    resume: Phase,
    stage: Stage,
    deployed: u8,
    hussars: [Option<CityId>; 2],
    hussars_placed: u8,
    drew: u8,
    fed: u8,
    led: u8,
    due: PieceSet,
    paid: PieceSet,
    purse: u16,
    done: u8,
    flanders_next: u8,
    flanders_out: u8,
    halted: PieceSet,
    entered: PieceSet,
    saxony: Side,
    saxony_acted: bool,
    annexed: bool,
    neutral_until: u8,
    reduced: bool,
    politics: PoliticsMoment,
    display: DisplayMoment,
    boxes: Boxes,
    scores: [u8; POWERS],
    winner: u8,
    fought: Option<Fought>,
    election: bool,
    voted: u8,
    votes: [u8; 2],
    shift_right: u8,
    homeless: PieceSet,
    saxon_return: bool,
    expulsion: Expulsion,
    winter: u8,
    waiting: Option<Action>,
    orderer: Seat,
    refused: [u8; 5],
    united: u8,
    ceded: Option<Ceded>,
    put_aside: CardSet,
    treaties: treaty::Treaties,
    contracts: subsidy::Contracts,
    outcome: Option<Outcome>,
}

/// Politics of the running turn; `Politics` explains each part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PoliticsMoment {
    deck: [u8; POLITICAL_CARDS],
    drawn: u8,
    cards: [Option<u8>; 2],
    trump: Option<Suit>,
    placing: u8,
    ranking: [Option<u8>; 4],
    next: u8,
    taken: Option<(u8, PowerId)>,
    next_effect: u8,
    shifts: [i8; TRACKS],
    tracks: [u8; TRACKS],
    executed: u8,
    changes: IncomeChanges,
    hussar_range: u8,
    peace_missing: u8,
    corps_due: u8,
}

/// The display, by square: cards lying open, cards lying face down, and the one placed this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct DisplayMoment {
    open: [CardSet; 4],
    face_down: [CardSet; 4],
    placed: [Option<CardId>; 4],
}

impl MariaMoment {
    pub fn of(own: &Own) -> MariaMoment {
        MariaMoment {
            phase: own.phase,
            resume: own.resume,
            stage: own.stage,
            deployed: own.deployed,
            hussars: own.hussars,
            hussars_placed: own.hussars_placed,
            drew: own.drew,
            fed: own.fed,
            led: own.led,
            due: own.due,
            paid: own.paid,
            purse: own.purse,
            done: own.done,
            flanders_next: own.flanders_next,
            flanders_out: own.flanders_out,
            halted: own.halted,
            entered: own.entered,
            saxony: own.saxony,
            saxony_acted: own.saxony_acted,
            annexed: own.annexed,
            neutral_until: own.neutral_until,
            reduced: own.reduced,
            politics: PoliticsMoment::of(&own.politics),
            display: DisplayMoment::of(&own.display),
            boxes: own.boxes,
            scores: own.scores,
            winner: own.winner,
            fought: own.fought,
            election: own.election,
            voted: own.voted,
            votes: own.votes,
            shift_right: own.shift_right,
            homeless: own.homeless,
            saxon_return: own.saxon_return,
            expulsion: own.expulsion,
            winter: own.winter,
            waiting: own.waiting,
            orderer: own.orderer,
            refused: own.refused,
            united: own.united,
            ceded: own.ceded,
            put_aside: own.put_aside,
            treaties: own.treaties,
            contracts: own.contracts,
            outcome: own.outcome,
        }
    }

    /// The same again: whoever adds to `Own` adds here.
    pub fn own(&self) -> Own {
        Own {
            phase: self.phase,
            resume: self.resume,
            stage: self.stage,
            deployed: self.deployed,
            hussars: self.hussars,
            hussars_placed: self.hussars_placed,
            drew: self.drew,
            fed: self.fed,
            led: self.led,
            due: self.due,
            paid: self.paid,
            purse: self.purse,
            done: self.done,
            flanders_next: self.flanders_next,
            flanders_out: self.flanders_out,
            halted: self.halted,
            entered: self.entered,
            saxony: self.saxony,
            saxony_acted: self.saxony_acted,
            annexed: self.annexed,
            neutral_until: self.neutral_until,
            reduced: self.reduced,
            politics: self.politics.politics(),
            display: self.display.display(),
            boxes: self.boxes,
            scores: self.scores,
            winner: self.winner,
            fought: self.fought,
            election: self.election,
            voted: self.voted,
            votes: self.votes,
            shift_right: self.shift_right,
            homeless: self.homeless,
            saxon_return: self.saxon_return,
            expulsion: self.expulsion,
            winter: self.winter,
            waiting: self.waiting,
            orderer: self.orderer,
            refused: self.refused,
            united: self.united,
            ceded: self.ceded,
            put_aside: self.put_aside,
            treaties: self.treaties,
            contracts: self.contracts,
            outcome: self.outcome,
        }
    }
}

/// The same without what earlier phases have left behind: nobody looks at it again before it is set anew.
pub fn without_remains(own: &Own) -> Own {
    let politics = Politics { placing: 0, ranking: [None; 4], next: 0, next_effect: 0, executed: 0, ..own.politics };
    let moves = own.phase == Phase::Movement;
    Own {
        resume: Phase::TurnBegins,
        orderer: Seat(0),
        done: if moves { own.done } else { 0 },
        hussars_placed: if own.phase == Phase::Hussars { own.hussars_placed } else { 0 },
        expulsion: if own.homeless.is_empty() { Expulsion::Guests } else { own.expulsion },
        // Nobody draws twice in a turn; only Saxony could, by changing sides.
        drew: own.drew & bit(SAXONY),
        fed: 0,
        led: 0,
        purse: 0,
        voted: 0,
        votes: [0; 2],
        winter: 0,
        politics,
        ..*own
    }
}

impl PoliticsMoment {
    fn of(politics: &Politics) -> PoliticsMoment {
        PoliticsMoment {
            deck: politics.deck,
            drawn: politics.drawn,
            cards: politics.cards,
            trump: politics.trump,
            placing: politics.placing,
            ranking: politics.ranking,
            next: politics.next,
            taken: politics.taken,
            next_effect: politics.next_effect,
            shifts: politics.shifts,
            tracks: politics.tracks,
            executed: politics.executed,
            changes: politics.changes,
            hussar_range: politics.hussar_range,
            peace_missing: politics.peace_missing,
            corps_due: politics.corps_due,
        }
    }

    fn politics(&self) -> Politics {
        Politics {
            deck: self.deck,
            drawn: self.drawn,
            cards: self.cards,
            trump: self.trump,
            placing: self.placing,
            ranking: self.ranking,
            next: self.next,
            taken: self.taken,
            next_effect: self.next_effect,
            shifts: self.shifts,
            tracks: self.tracks,
            executed: self.executed,
            changes: self.changes,
            hussar_range: self.hussar_range,
            peace_missing: self.peace_missing,
            corps_due: self.corps_due,
        }
    }
}

impl DisplayMoment {
    fn of(display: &Display) -> DisplayMoment {
        DisplayMoment {
            open: display.squares.map(|square| square.open()),
            face_down: display.squares.map(|square| square.face_down()),
            placed: display.placed,
        }
    }

    fn display(&self) -> Display {
        let squares = std::array::from_fn(|at| Square::of(&self.open[at], &self.face_down[at]));
        Display { squares, placed: self.placed }
    }
}
