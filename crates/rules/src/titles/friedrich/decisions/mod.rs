//! The decisions of FRIEDRICH, one room each: who is asked, what is offered, how an answer is judged, what it does.

pub(crate) mod combat_order;
pub(crate) mod deploy;
pub(crate) mod discard;
pub(crate) mod duel;
pub(crate) mod evade;
pub(crate) mod exchange_card;
pub(crate) mod exchange_offer;
pub(crate) mod fate_choice;
pub(crate) mod leaving;
pub(crate) mod movement;
pub(crate) mod offensive;
pub(crate) mod retreat;

use board::{CardId, PowerId};

use super::turn::Look;
use crate::ids::RuleId;
use crate::question::{About, Question};
use crate::refusal::{Refusal, Why};
use crate::ruleset::Seat;

/// The question of one power, for the seat that leads it.
fn asked_of(look: &Look, seat: Seat, power: PowerId, about: About) -> Option<Question> {
    (look.core.seat(power) == seat).then_some(Question { about, power })
}

/// F-3.17: a nation spends only its own cards, here by this rule.
fn check_held(look: &Look, power: PowerId, card: CardId, rule: RuleId) -> Result<(), Refusal> {
    if look.core.hands[power.index()].contains(card) { Ok(()) } else { Err(Why::CardNotHeld { card }.under(rule)) }
}
