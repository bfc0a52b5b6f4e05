//! `C_POINTS`, `ST_SUPPLY`: Austria decides how far Prussian losses move the Saxony marker (M-19.3.2, M-19.3.4, R-67).

use board::PowerId;

use super::{asked_of, listed, wait};
use crate::out_of_turn::not_this_now;
use crate::powers::AUSTRIA;
use crate::rules::is_two_player;
use crate::saxony;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; Austria's seat is asked.
pub const DECISION: Decision = Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: None };

/// M-19.3.4, M-19.3.5: Austria is asked about the shift after the retreat; then play goes on at `then`.
/// M-24.9: with two players too.
pub fn ask_about_saxony(turn: &mut Turn, then: Phase) -> Next {
    let is_present = turn.core.is_present(AUSTRIA);
    let most = if is_present { saxony::boxes_to_the_right(turn.rules, turn.own) } else { 0 };
    turn.own.shift_right = turn.own.shift_right.min(most);
    if turn.own.shift_right > 0 { Next::Call(Phase::SaxonShift, then) } else { Next::To(then) }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, AUSTRIA, About::SaxonShift { most: look.own.shift_right })
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    listed((0..=look.own.shift_right).map(|boxes| Action::Shift { boxes }).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Shift { boxes } = *action else { return not_this_now(look) };
    let most = look.own.shift_right;
    let rule = if is_two_player(look.rules) { ids::M_24_8 } else { ids::M_19_3_2 };
    if boxes <= most { Ok(()) } else { Err(Why::ShiftTooFar { most }.under(rule)) }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Shift { boxes } = *action else { unreachable!("the marker is moved") };
    turn.own.shift_right = 0;
    turn.log.reveal();
    saxony::shift_right(turn.rules, turn.core, turn.own, boxes, turn.log);
    Next::To(Phase::Settle)
}
