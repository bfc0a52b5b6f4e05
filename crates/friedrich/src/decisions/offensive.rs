//! ST-N1b: in turn 3 of the expert game Prussia decides on the offensive option (F-13.7 to F-13.10).

use board::PowerId;

use super::super::offensive as option;
use super::{asked_of, check_held};
use crate::out_of_turn::not_this_now;
use crate::powers::PRUSSIA;
use crate::state::{OffensiveOption, active};
use crate::turn::{Decision, Look, Next, Turn};
use crate::victory;
use engine::action::Action;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;
use engine::shared::cards;

/// The decision as the sequence of play lists it; Prussia's seat is asked, once in a game.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

/// F-13.7, FQ-79: in turn 3, before anything else.
fn enter(turn: &mut Turn) -> Next {
    let is_prussia = active(turn.rules, turn.own) == PRUSSIA;
    let is_due = turn.own.offensive == OffensiveOption::Undecided && turn.core.turn == 3 && is_prussia;
    if is_due { Next::Wait } else { Next::On }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, PRUSSIA, About::Offensive)
}

fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let mut legal = Legal::default();
    legal.actions.push(Action::Offensive { card: None });
    let hand = cards::distinct(look.rules, &look.core.secret.hands[question.power.index()]);
    legal.actions.extend(hand.iter().map(|card| Action::Offensive { card: Some(card) }));
    legal
}

fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Offensive { card: None } => Ok(()),
        Action::Offensive { card: Some(card) } => check_held(look, power, card, ids::F_13_9),
        _ => not_this_now(look),
    }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Offensive { card } = *action else { unreachable!("the offensive option is decided") };
    option::decide(turn.core, turn.own, card, turn.log);
    victory::test_offensive(turn);
    Next::On
}
