//! M-10.1.23: the other player agrees to a union of Austrian and Pragmatic generals, or declines it.

use super::{asked_of_seat, check_yes_or_no, union, wait, yes_or_no};
use crate::march;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::question::{About, Question};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; the seat that did not order the union is asked.
pub const DECISION: Decision =
    Decision { enter: wait, asked, offer: yes_or_no, is_judged: false, check: check_yes_or_no, apply, random: None };

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let stack = union::waiting_stack(look);
    let partner = march::partner_seat(look.rules, look.core, stack, look.own.orderer)?;
    asked_of_seat(look, seat, partner, About::Consent)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    if *action == Action::Accept {
        turn.log.reveal();
        union::go_on(turn)
    } else {
        union::decline(turn)
    }
}
