//! Winter: the powers recruit and bring generals back, one after another (M-5.8, M-13).

use board::PowerId;

use super::{asked_of, union};
use crate::out_of_turn::not_this_now;
use crate::rules::is_advanced;
use crate::state::{Own, Phase};
use crate::turn::{Decision, Look, Next, Turn};
use crate::{treaty, winter};
use engine::action::Action;
use engine::chance::Dice;
use engine::ids;
use engine::question::{About, Form, Legal, Question, RecruitForm};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; asked of one power after another.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: Some(random) };

/// The power whose winter it is.
fn recruiter(own: &Own) -> Option<PowerId> {
    winter::order(own).get(own.winter as usize).copied()
}

/// R-54, RP-10: an open duty is tested again when winter ends.
/// M-5.8: whoever cannot recruit, by what everybody sees, is passed over.
fn enter(turn: &mut Turn) -> Next {
    let Some(power) = recruiter(turn.own) else {
        let has_corps = is_advanced(turn.rules);
        return if has_corps { Next::Call(Phase::Expedition, Phase::NextTurn) } else { Next::On };
    };
    let asks = turn.core.is_present(power)
        && !turn.core.secret.hands[power.index()].is_empty()
        && winter::could_recruit(turn.rules, turn.core, turn.own, power);
    if asks {
        return Next::Wait;
    }
    turn.own.winter += 1;
    Next::Again
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, recruiter(look.own)?, About::Winter)
}

fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let form = winter::form(look.rules, look.core, look.own, question.power);
    Legal { actions: vec![Action::End], forms: form.map(Form::Recruit).into_iter().collect(), ..Legal::default() }
}

fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::End => Ok(()),
        Action::Recruit(order) if order.power != power => {
            Err(Why::NotRecruiting { power: order.power }.under(ids::M_5_8))
        }
        Action::Recruit(order) => {
            winter::check(look.rules, look.core, look.own, order)?;
            union::check_returns(look, order)
        }
        _ => not_this_now(look),
    }
}

fn apply(turn: &mut Turn, seat: Seat, action: &Action) -> Next {
    if let Action::Recruit(order) = action {
        return union::recruit_or_wait(turn, seat, order);
    }
    turn.log.reveal();
    turn.own.winter += 1;
    Next::Again
}

/// Whatever the purse allows, or nothing; a form with an example takes too long, and nobody reads it.
fn random(look: &Look, seat: Seat, question: &Question, dice: &mut Dice) -> Action {
    let Look { rules, core, own } = *look;
    let power = question.power;
    let terms = winter::open_terms(rules, core, own, power, rules.book.price);
    let form = RecruitForm::bounds(rules, core, &terms, power).filter(|_| !dice.one_in(4));
    let filled = form.and_then(|form| Form::Recruit(form).fill(Some((rules, core)), dice));
    let is_legal = |action: &Action| {
        check(look, seat, power, action).is_ok() && treaty::check(rules, core, own, seat, action).is_ok()
    };
    filled.filter(is_legal).unwrap_or(Action::End)
}
