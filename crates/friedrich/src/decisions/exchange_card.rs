//! FC-1H: both players pick the card they give, at the same time.

use board::PowerId;

use super::{check_held, exchange_offer};
use crate::out_of_turn::not_this_now;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Event;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;
use engine::shared::cards;

/// The decision as the sequence of play lists it; both seats are asked until each has picked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

fn enter(_turn: &mut Turn) -> Next {
    Next::Wait
}

/// For which of the two nations the seat still owes a card.
fn open(look: &Look, seat: Seat) -> Option<usize> {
    let powers = exchange_offer::powers(look.rules, look.own);
    (0..2).find(|&at| look.core.seat(powers[at]) == seat && look.own.secret.offered[at].is_none())
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let at = open(look, seat)?;
    Some(Question { about: About::ExchangeCard, power: exchange_offer::powers(look.rules, look.own)[at] })
}

fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let mut legal = Legal::default();
    let hand = cards::distinct(look.rules, &look.core.secret.hands[question.power.index()]);
    legal.actions.extend(hand.iter().map(|card| Action::Give { card }));
    legal
}

fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Give { card } = *action else { return not_this_now(look) };
    check_held(look, power, card, ids::FC_1H)
}

/// Both cards pass over at the same time.
fn apply(turn: &mut Turn, seat: Seat, action: &Action) -> Next {
    let Action::Give { card } = *action else { unreachable!("a card is picked") };
    let at = open(&turn.look(), seat).expect("this seat is asked");
    let Turn { rules, core, own, log } = turn;
    own.secret.offered[at] = Some(card);
    log.reveal();
    let [Some(first), Some(second)] = own.secret.offered else { return Next::Wait };
    let powers = exchange_offer::powers(rules, own);
    cards::hand_over(rules, core, powers[0], powers[1], first);
    cards::hand_over(rules, core, powers[1], powers[0], second);
    log.all(|| Event::CardsExchanged { powers });
    log.seat(core.seat(powers[1]), || Event::ReceivedCard { power: powers[1], card: first });
    log.seat(core.seat(powers[0]), || Event::ReceivedCard { power: powers[0], card: second });
    Next::On
}
