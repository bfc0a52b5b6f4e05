//! The end of a turn: the check of victory, then fate (F-2.10 to F-2.13, F-12).

use crate::rules::Ruleset;
use crate::state::Phase;
use crate::switches::FictionalDraw;
use crate::turn::{Next, Turn};
use crate::{fate, victory};
use board::SuitSet;
use engine::event::{Event, Log};
use engine::shared::cards;
use engine::state::Core;

/// F-1.39, F-2.10, F-2.11: as many markers are taken off before the clock of fate runs.
pub const MARKERS: u8 = 5;

/// ST-E0 to ST-E3. F-14.0.6: in every mode alike.
pub fn end(turn: &mut Turn) -> Next {
    if turn.own.alive.take().is_some() {
        turn.log.all(|| Event::FateEnded);
    }
    turn.own.attacked_from = [SuitSet::EMPTY; 2];
    if turn.rules.switches.fictional_draw == FictionalDraw::TurnEnds {
        fictional_draw(turn.rules, turn.core, turn.log);
    }
    if victory::check_before_fate(turn) {
        return Next::Wait;
    }
    if turn.core.turn > MARKERS {
        return fate::draw(turn);
    }
    let number = turn.core.turn;
    turn.log.all(|| Event::FateMarkerRemoved { turn: number });
    Next::To(Phase::FateDone)
}

/// F-14.0.3, F-14.0.4, FQ-60: cards for a player who is not there, discarded unseen by everybody.
pub fn fictional_draw(rules: &Ruleset, core: &mut Core, log: &mut Log) {
    let number = rules.mode.fictional_draw;
    for _ in 0..number {
        let Some(card) = cards::take_top(rules, core, log) else { break };
        core.secret.spent.insert(card);
    }
    if number > 0 {
        log.all(|| Event::FictionalDraw { number });
    }
}
