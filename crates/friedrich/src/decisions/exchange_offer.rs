//! FC-1H: both players are asked at the same time whether they will exchange a card.

use board::{FateEffect, PowerId};

use crate::out_of_turn::not_this_now;
use crate::rules::Ruleset;
use crate::state::{Own, Phase};
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Event;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; both seats are asked until each has answered.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

/// The two nations that may exchange.
pub fn powers(rules: &Ruleset, own: &Own) -> [PowerId; 2] {
    match own.effect_drawn(rules) {
        Some(FateEffect::Exchange { powers }) => powers,
        _ => unreachable!("an exchange is on"),
    }
}

fn enter(_turn: &mut Turn) -> Next {
    Next::Wait
}

/// Which of the two the seat still owes an answer for.
fn open(look: &Look, seat: Seat) -> Option<usize> {
    let powers = powers(look.rules, look.own);
    (0..2).find(|&at| look.core.seat(powers[at]) == seat && look.own.secret.answers[at].is_none())
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let at = open(look, seat)?;
    Some(Question { about: About::ExchangeOffer, power: powers(look.rules, look.own)[at] })
}

fn offer(_look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let mut legal = Legal::default();
    legal.actions.extend([Action::Accept, Action::Pass]);
    legal
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    if matches!(action, Action::Accept | Action::Pass) { Ok(()) } else { not_this_now(look) }
}

/// FD-26: both must agree; the answers are told when both are given, and none is taken back.
fn apply(turn: &mut Turn, seat: Seat, action: &Action) -> Next {
    let at = open(&turn.look(), seat).expect("this seat is asked");
    turn.own.secret.answers[at] = Some(*action == Action::Accept);
    turn.log.reveal();
    let [Some(first), Some(second)] = turn.own.secret.answers else { return Next::Wait };
    for (power, accepted) in powers(turn.rules, turn.own).into_iter().zip([first, second]) {
        turn.log.all(|| Event::OfferAnswered { power, accepted });
    }
    if first && second { Next::On } else { Next::To(Phase::FateDone) }
}
