//! M-6.6, R-14: equal ranks of two powers unite; the player who orders it names the commander.

use board::PowerId;

use super::{asked_of_seat, listed, union, wait};
use crate::march;
use crate::out_of_turn::not_this_now;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Event;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; the seat that ordered the union is asked.
pub const DECISION: Decision = Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: None };

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of_seat(look, seat, look.own.orderer, About::Command)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    listed(union::waiting_stack(look).iter().map(|general| Action::Command { general }).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Command { general } = *action else { return not_this_now(look) };
    let is_there = union::waiting_stack(look).contains(general);
    if is_there { Ok(()) } else { Err(Why::NotInTheStack { piece: general }.under(ids::M_6_6)) }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Command { general } = *action else { unreachable!("a commander is named") };
    let stack = union::waiting_stack(&turn.look());
    turn.core.chosen = turn.core.chosen.without(stack);
    turn.core.chosen.insert(general);
    turn.log.all(|| Event::CommandTaken { general });
    if march::partner_seat(turn.rules, turn.core, stack, turn.own.orderer).is_some() {
        union::ask_consent(turn, stack)
    } else {
        union::go_on(turn)
    }
}
