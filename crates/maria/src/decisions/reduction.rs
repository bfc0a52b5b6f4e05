//! `END_FB`: France reduces its war aims, or does not (M-19.2).

use super::{asked_of, check_yes_or_no, yes_or_no};
use crate::annex;
use crate::powers::FRANCE;
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::{Own, Stage};
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::question::{About, Question};
use engine::ruleset::Seat;
use engine::state::Core;

/// The decision as the sequence of play lists it; France's seat is asked where it may reduce.
pub const DECISION: Decision =
    Decision { enter, asked, offer: yes_or_no, is_judged: false, check: check_yes_or_no, apply, random: None };

/// Whether it is asked at all at the end of this stage.
pub fn is_due(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    is_advanced(rules) && own.stage == Stage::French && annex::may_reduce(rules, core, own)
}

fn enter(turn: &mut Turn) -> Next {
    let is_due = is_due(turn.rules, turn.core, turn.own);
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
