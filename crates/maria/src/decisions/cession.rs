//! SG: after turn 6 of the Silesia-Gambit Austria cedes Silesia, or does not (M-SG2.2.1).

use super::{asked_of, check_yes_or_no, yes_or_no};
use crate::gambit;
use crate::powers::AUSTRIA;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Event;
use engine::question::{About, Question};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; Austria's seat is asked, once in a game.
pub const DECISION: Decision =
    Decision { enter, asked, offer: yes_or_no, is_judged: false, check: check_yes_or_no, apply, random: None };

/// M-SG2.2.1: the turn after which Austria decides.
const TURN: u8 = 6;

fn enter(turn: &mut Turn) -> Next {
    let is_due = turn.core.turn == TURN && turn.own.ceded.is_none();
    if is_due { Next::Wait } else { Next::On }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, AUSTRIA, About::Cession)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    turn.log.reveal();
    if *action == Action::Accept {
        gambit::cede(turn.rules, turn.core, turn.own, turn.log);
    } else {
        turn.log.all(|| Event::NotCeded);
    }
    Next::On
}
