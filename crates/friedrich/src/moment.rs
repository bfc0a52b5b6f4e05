//! Where exactly a game of FRIEDRICH stands when its position is written down; see `position::moment`.

use board::{CardId, CardSet, CityId, PieceSet};
use serde::{Deserialize, Serialize};

use crate::state::{Alive, Offensive, Own, Phase};
use engine::outcome::Outcome;

/// What only FRIEDRICH keeps; `Own` explains each part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FriedrichMoment {
    phase: Phase,
    active: u8,
    deployed: u8,
    drawn: CardSet,
    subsidy_cuts: u8,
    colonial_losses: u8,
    russia_out: bool,
    sweden_out: bool,
    imperial_changed: bool,
    eased: u8,
    pile: [u8; 18],
    drawn_fate: u8,
    alive: Option<Alive>,
    offensive: Offensive,
    open_card: Option<CardId>,
    last_winner: u8,
    attacked_from: [u8; 2],
    held: PieceSet,
    partners: PieceSet,
    recruited: PieceSet,
    recruits: u8,
    came_back: PieceSet,
    halted: PieceSet,
    into_attack: PieceSet,
    substitute: Option<CityId>,
    beaten: PieceSet,
    answers: [Option<bool>; 2],
    offered: [Option<CardId>; 2],
    outcome: Option<Outcome>,
}

impl FriedrichMoment {
    pub fn of(own: &Own) -> FriedrichMoment {
        FriedrichMoment {
            phase: own.phase,
            active: own.active,
            deployed: own.deployed,
            drawn: own.drawn,
            subsidy_cuts: own.subsidy_cuts,
            colonial_losses: own.colonial_losses,
            russia_out: own.russia_out,
            sweden_out: own.sweden_out,
            imperial_changed: own.imperial_changed,
            eased: own.eased,
            pile: own.pile,
            drawn_fate: own.drawn_fate,
            alive: own.alive,
            offensive: own.offensive,
            open_card: own.open_card,
            last_winner: own.last_winner,
            attacked_from: own.attacked_from,
            held: own.held,
            partners: own.partners,
            recruited: own.recruited,
            recruits: own.recruits,
            came_back: own.came_back,
            halted: own.halted,
            into_attack: own.into_attack,
            substitute: own.substitute,
            beaten: own.beaten,
            answers: own.answers,
            offered: own.offered,
            outcome: own.outcome,
        }
    }

    /// The same again: whoever adds to `Own` adds here.
    pub fn own(&self) -> Own {
        Own {
            phase: self.phase,
            active: self.active,
            deployed: self.deployed,
            drawn: self.drawn,
            subsidy_cuts: self.subsidy_cuts,
            colonial_losses: self.colonial_losses,
            russia_out: self.russia_out,
            sweden_out: self.sweden_out,
            imperial_changed: self.imperial_changed,
            eased: self.eased,
            pile: self.pile,
            drawn_fate: self.drawn_fate,
            alive: self.alive,
            offensive: self.offensive,
            open_card: self.open_card,
            last_winner: self.last_winner,
            attacked_from: self.attacked_from,
            held: self.held,
            partners: self.partners,
            recruited: self.recruited,
            recruits: self.recruits,
            came_back: self.came_back,
            halted: self.halted,
            into_attack: self.into_attack,
            substitute: self.substitute,
            beaten: self.beaten,
            answers: self.answers,
            offered: self.offered,
            outcome: self.outcome,
        }
    }
}
