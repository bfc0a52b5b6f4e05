//! `ST_TC`: from turn 4 on France decides whether it pays Bavaria this turn (M-8.4, MD-14).

use super::{asked_of, check_yes_or_no, yes_or_no};
use crate::powers::FRANCE;
use crate::state::Stage;
use crate::subsidy;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::question::{About, Question};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; France's seat is asked.
pub const DECISION: Decision =
    Decision { enter, asked, offer: yes_or_no, is_judged: false, check: check_yes_or_no, apply, random: None };

fn enter(turn: &mut Turn) -> Next {
    let is_due = turn.own.stage == Stage::French && subsidy::is_optional(turn.rules, turn.core, turn.own);
    if is_due { Next::Wait } else { Next::On }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, FRANCE, About::Subsidy)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    if *action == Action::Accept {
        subsidy::pay_this_turn(turn.own);
    }
    Next::On
}
