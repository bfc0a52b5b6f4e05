//! The decisions of MARIA, one room each: who is asked, what is offered, how an answer is judged, what it does.

pub mod bid;
pub mod cession;
pub mod combat_order;
pub mod command;
pub mod consent;
pub mod deploy;
pub mod displace;
pub mod duel;
pub mod effect;
pub mod execute;
pub mod expedition;
pub mod feed;
pub mod hussars;
pub mod influence;
pub mod movement;
pub mod pay;
pub mod peace_answer;
pub mod peace_offer;
pub mod reduction;
pub mod retreat;
pub mod saxon_return;
pub mod saxon_shift;
pub mod second_train;
pub mod subsidy;
pub mod trump;
pub mod union;
pub mod vote;
pub mod winter;

use board::PowerId;

use super::turn::{Look, Next, Turn};
use crate::out_of_turn::not_this_now;
use crate::powers::MAJORS;
use engine::action::Action;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;

/// The question of one power, for the seat that leads it.
fn asked_of(look: &Look, seat: Seat, power: PowerId, about: About) -> Option<Question> {
    (look.core.seat(power) == seat).then_some(Question { about, power })
}

/// The question of a seat, which answers as the first of its powers.
fn asked_of_seat(look: &Look, seat: Seat, wanted: Seat, about: About) -> Option<Question> {
    let power = look.rules.order.iter().copied().find(|&power| look.core.seat(power) == wanted)?;
    (wanted == seat).then_some(Question { about, power })
}

/// M-17.2.1, R-72: trump is a player's own, and so are free votes; he is asked as the first of his major powers,
/// whatever minor ones have come to him since.
fn asked_of_player(look: &Look, seat: Seat, wanted: Seat, about: About) -> Option<Question> {
    let is_his = |power: &PowerId| look.core.seat(*power) == wanted && MAJORS.contains(power);
    let power = look.rules.order.iter().copied().find(is_his)?;
    (wanted == seat).then_some(Question { about, power })
}

/// A question that was due as soon as play came here.
fn wait(_turn: &mut Turn) -> Next {
    Next::Wait
}

fn listed(actions: Vec<Action>) -> Legal {
    Legal { actions, ..Legal::default() }
}

fn yes_or_no(_look: &Look, _seat: Seat, _question: &Question) -> Legal {
    listed(vec![Action::Accept, Action::Pass])
}

fn check_yes_or_no(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    if matches!(action, Action::Accept | Action::Pass) { Ok(()) } else { not_this_now(look) }
}
