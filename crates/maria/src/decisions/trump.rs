//! `POL_2`: the player who most recently won a combat names trump (M-17.2.1).

use board::{PowerId, Suit};

use super::{asked_of_player, listed};
use crate::out_of_turn::not_this_now;
use crate::politics;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; skipped while nobody has won a combat.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: None };

/// M-17.2.3: while nobody has won a combat a card is turned up for it.
fn enter(turn: &mut Turn) -> Next {
    if turn.own.last_winner.is_some() {
        return Next::Wait;
    }
    politics::turn_up_trump(turn.rules, turn.core, turn.own, turn.log);
    Next::On
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of_player(look, seat, look.own.last_winner?, About::Trump)
}

fn offer(_look: &Look, _seat: Seat, _question: &Question) -> Legal {
    listed(Suit::ALL.into_iter().map(|suit| Action::Trump { suit }).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    if matches!(action, Action::Trump { .. }) { Ok(()) } else { not_this_now(look) }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Trump { suit } = *action else { unreachable!("trump is named") };
    turn.log.reveal();
    politics::set_trump(turn.own, suit, turn.log);
    Next::On
}
