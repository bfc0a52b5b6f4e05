//! `END_FB`: France reduces its war aims, or does not (M-19.2).

use super::super::turn::{Decision, Look, Next, Turn};
use super::super::{FRANCE, Stage, annex};
use super::{asked_of, check_yes_or_no, yes_or_no};
use crate::action::Action;
use crate::question::{About, Question};
use crate::ruleset::Seat;

pub(crate) const DECISION: Decision =
    Decision { enter, asked, offer: yes_or_no, is_judged: false, check: check_yes_or_no, apply, random: None };

fn enter(turn: &mut Turn) -> Next {
    let is_due = turn.own.stage == Stage::French && annex::may_reduce(turn.rules, turn.core, turn.own);
    if is_due { Next::Wait } else { Next::On }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, FRANCE, About::Reduction)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    turn.log.reveal();
    if *action == Action::Accept {
        annex::reduce(turn.rules, turn.core, turn.own, turn.log);
    }
    Next::On
}
