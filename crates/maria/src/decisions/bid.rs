//! `POL_3`: each major power in turn places a card face down on the display, or none (M-17.3).

use board::PowerId;

use super::{asked_of, listed};
use crate::out_of_turn::not_this_now;
use crate::politics;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::chance::Dice;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::cards;

/// The decision as the sequence of play lists it; the seat of the power whose turn it is to place is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: Some(random) };

fn enter(turn: &mut Turn) -> Next {
    let is_open = politics::placer(turn.rules, turn.core, turn.own).is_some();
    if is_open { Next::Wait } else { Next::On }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, politics::placer(look.rules, look.core, look.own)?, About::Bid)
}

fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let hand = cards::distinct(look.rules, &look.core.secret.hands[question.power.index()]);
    listed(std::iter::once(Action::Pass).chain(hand.iter().map(|card| Action::Bid { card })).collect())
}

fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Pass => Ok(()),
        Action::Bid { card } if look.core.secret.hands[power.index()].contains(card) => Ok(()),
        Action::Bid { card } => Err(Why::CardNotHeld { card }.under(ids::M_8_6)),
        _ => not_this_now(look),
    }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let card = match *action {
        Action::Bid { card } => Some(card),
        _ => None,
    };
    politics::place(turn.rules, turn.core, turn.own, card, turn.log);
    Next::Again
}

/// One of the cards in hand, or none.
fn random(look: &Look, _seat: Seat, question: &Question, dice: &mut Dice) -> Action {
    let hand = cards::distinct(look.rules, &look.core.secret.hands[question.power.index()]);
    let card = hand.iter().nth(dice.below(hand.len() + 1));
    card.map_or(Action::Pass, |card| Action::Bid { card })
}
