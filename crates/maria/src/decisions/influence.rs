//! `POL_5`: by influence, each power takes a political card or conserves its influence (M-17.5.1 to M-17.5.6).

use board::PowerId;

use super::{asked_of, listed};
use crate::out_of_turn::not_this_now;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{influence, politics};
use engine::action::{Action, Execution};
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; asked of one power after another, the most influential first.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: None };

fn enter(turn: &mut Turn) -> Next {
    match politics::next(turn.rules, turn.core, turn.own, turn.log) {
        politics::Influence::Asked => Next::Wait,
        politics::Influence::Conserved => Next::Again,
        politics::Influence::Over => Next::To(Phase::Shift),
    }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, influence::decider(look.rules, look.own)?, About::Influence)
}

fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let cards = influence::takeable(look.rules, look.own, question.power).into_iter();
    listed(std::iter::once(Action::Pass).chain(cards.map(|card| Action::Take { card })).collect())
}

fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Take { card } if influence::takeable(look.rules, look.own, power).contains(card) => Ok(()),
        Action::Take { card } if look.own.politics.cards.contains(&Some(*card)) => {
            Err(Why::NotYourArms.under(ids::M_17_5_2))
        }
        Action::Take { .. } => Err(Why::NotOnTheTable.under(ids::M_17_5_1)),
        _ => not_this_now(look),
    }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    turn.log.reveal();
    let Action::Take { card } = *action else {
        politics::conserve(turn.rules, turn.own, turn.log);
        return Next::Again;
    };
    if politics::take(turn.rules, turn.core, turn.own, card, turn.log) {
        return Next::On;
    }
    // M-24.7, R-80: a player executes at most one card a turn.
    politics::execute(turn.core, turn.own, &Execution::BURY, turn.log);
    Next::Again
}
