//! `ST_SUPPLY`: which cards pay for supply through hussars (M-9.15, M-9.16).

use board::PowerId;

use super::{asked_of, wait};
use crate::out_of_turn::not_this_now;
use crate::state::Phase;
use crate::supply;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::question::{About, Form, Legal, PayForm, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; asked only where the hand can pay for all.
pub const DECISION: Decision = Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: None };

fn due(look: &Look) -> u16 {
    supply::sum_of_prices(look.rules, look.core, look.own, look.own.due)
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let power = supply::examined(look.core, look.own)?;
    asked_of(look, seat, power, About::PaySupply { due: due(look) })
}

fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let (power, due) = (question.power, due(look));
    let hand = look.core.secret.hands[power.index()];
    let pay = PayForm::cheapest(look.rules, &hand, due);
    Legal { forms: vec![Form::Pay(PayForm { power, due, hand, pay })], ..Legal::default() }
}

fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Pay { pay } = action else { return not_this_now(look) };
    supply::check_payment(look.rules, look.core, look.own, power, pay)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Pay { pay } = action else { unreachable!("supply is paid for") };
    let power = supply::examined(turn.core, turn.own).expect("a power pays");
    supply::pay(turn.rules, turn.core, turn.own, power, pay, turn.log);
    Next::To(Phase::Supply)
}
