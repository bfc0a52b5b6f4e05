//! The course of a turn, by which treaties are dated.

use crate::powers::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA};
use crate::state::{Own, Phase, Stage};
use board::PowerId;
use engine::action::Action;
use engine::clause::{Date, Point};
use engine::state::Core;

/// M-13.1: every so many turns a winter follows.
const TURNS_OF_A_YEAR: u8 = 3;

/// The parts of a turn in their order; politics and hussars come before the first stage and count with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Hour {
    French,
    Prussian,
    Austrian,
    /// After the stages.
    Evening,
    Winter,
}

/// A moment of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    turn: u8,
    hour: Hour,
}

impl Now {
    /// Where in its turn a position stands.
    pub fn of(core: &Core, own: &Own) -> Now {
        let hour = match own.phase {
            _ if is_winter(own) => Hour::Winter,
            phase if phase.is_after_stages() => Hour::Evening,
            _ => hour_of(own.stage),
        };
        Now { turn: core.turn, hour }
    }

    /// The winter of this turn, as it begins.
    pub fn winter(core: &Core) -> Now {
        Now { turn: core.turn, hour: Hour::Winter }
    }

    /// a turn binds to its end, its winter included; a stage to its end; the winter to its beginning.
    pub fn is_past(self, date: Date) -> bool {
        let is_gone = match date.point {
            Point::Turn => false,
            Point::Stage(power) => stage_of(power).is_some_and(|stage| self.hour > hour_of(stage)),
            Point::Winter => self.hour == Hour::Winter,
        };
        self.turn > date.turn || self.turn == date.turn && is_gone
    }

    /// The turn after which the next winter comes.
    pub fn next_winter(self) -> u8 {
        let turn = if self.hour == Hour::Winter { self.turn + 1 } else { self.turn };
        turn.next_multiple_of(TURNS_OF_A_YEAR)
    }
}

/// M-5.7, M-13.1: whether a winter follows this turn.
pub fn has_winter(turn: u8) -> bool {
    turn.is_multiple_of(TURNS_OF_A_YEAR)
}

/// The stage in which a power acts whatever happens; Saxony's depends on its side.
pub fn stage_of(power: PowerId) -> Option<Stage> {
    match power {
        FRANCE | BAVARIA => Some(Stage::French),
        PRUSSIA => Some(Stage::Prussian),
        AUSTRIA | PRAGMATIC => Some(Stage::Austrian),
        _ => None,
    }
}

fn hour_of(stage: Stage) -> Hour {
    match stage {
        Stage::French => Hour::French,
        Stage::Prussian => Hour::Prussian,
        Stage::Austrian => Hour::Austrian,
    }
}

/// Winter has begun, and the next turn has not; a return that waits for somebody's word belongs to it unless a
/// political card ordered it.
fn is_winter(own: &Own) -> bool {
    match own.phase {
        Phase::WinterRecruit | Phase::NextTurn => true,
        Phase::Expedition => own.resume == Phase::NextTurn,
        Phase::Command | Phase::Consent => {
            matches!(own.secret.waiting, Some(Action::Recruit(_))) && own.politics.taken.is_none()
        }
        _ => false,
    }
}
