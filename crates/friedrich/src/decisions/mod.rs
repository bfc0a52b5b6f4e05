//! The decisions of FRIEDRICH, one room each: who is asked, what is offered, how an answer is judged, what it does.

pub mod combat_order;
pub mod deploy;
pub mod discard;
pub mod duel;
pub mod evade;
pub mod exchange_card;
pub mod exchange_offer;
pub mod fate_choice;
pub mod leaving;
pub mod movement;
pub mod offensive;
pub mod retreat;

use board::{CardId, PowerId};

use super::turn::Look;
use engine::ids::RuleId;
use engine::question::{About, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The question of one power, for the seat that leads it.
fn asked_of(look: &Look, seat: Seat, power: PowerId, about: About) -> Option<Question> {
    (look.core.seat(power) == seat).then_some(Question { about, power })
}

/// F-3.17: a nation spends only its own cards, here by this rule.
fn check_held(look: &Look, power: PowerId, card: CardId, rule: RuleId) -> Result<(), Refusal> {
    if look.core.secret.hands[power.index()].contains(card) {
        Ok(())
    } else {
        Err(Why::CardNotHeld { card }.under(rule))
    }
}
