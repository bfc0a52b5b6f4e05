//! ST-N1a: one of the cards just drawn must go.

use board::{CardId, CardSet, PowerId};

use super::{asked_of, check_held};
use crate::out_of_turn::not_this_now;
use crate::powers::PRUSSIA;
use crate::state::active;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Event;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::cards;

/// The decision as the sequence of play lists it; the seat that drew is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

/// Where one card was drawn there is no choice.
fn enter(turn: &mut Turn) -> Next {
    match turn.own.secret.drawn.len() {
        0 => Next::On,
        1 => discard(turn),
        _ => Next::Wait,
    }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, active(look.rules, look.own), About::Discard)
}

fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let mut legal = Legal::default();
    let hand = look.core.secret.hands[question.power.index()];
    let drawn = cards::distinct(look.rules, &look.own.secret.drawn);
    let settled = drawn.iter().map(|card| cards::settle(look.rules, &hand, card));
    legal.actions.extend(settled.map(|card| Action::Discard { card }));
    legal
}

/// F-3.11, F-14.1.8: one of the cards just drawn, or one that looks just like it.
fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Discard { card } = *action else { return not_this_now(look) };
    let rule = if power == PRUSSIA { ids::F_14_1_8 } else { ids::F_3_11 };
    check_held(look, power, card, rule)?;
    let deck = &look.rules.pack.deck;
    let is_drawn = |card: CardId| look.own.secret.drawn.iter().any(|drawn| deck.card(drawn) == deck.card(card));
    if is_drawn(card) { Ok(()) } else { Err(Why::NotJustDrawn { card }.under(rule)) }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Discard { card } = *action else { unreachable!("a card is to be discarded") };
    turn.own.secret.drawn = CardSet::one(card);
    turn.log.reveal();
    discard(turn)
}

/// F-3.9, F-3.11, F-3.12, F-14.1.8: one of the cards just drawn goes, unseen.
fn discard(turn: &mut Turn) -> Next {
    let power = active(turn.rules, turn.own);
    let cards = std::mem::replace(&mut turn.own.secret.drawn, CardSet::EMPTY);
    cards::spend_hidden(turn.rules, turn.core, power, &cards);
    turn.log.all(|| Event::DiscardedHidden { power, number: cards.len() as u8 });
    for card in cards.iter() {
        turn.log.seat(turn.core.seat(power), || Event::DiscardedCard { power, card });
    }
    Next::On
}
