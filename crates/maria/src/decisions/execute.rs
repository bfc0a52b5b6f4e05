//! `POL_5`: what the power does with the card it took: its instruction, its shifts, or nothing (M-17.5.7 to M-17.5.13).

use board::PowerId;

use super::{asked_of, listed, wait};
use crate::out_of_turn::not_this_now;
use crate::politics;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::{Action, Execution};
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; the seat of the power that took the card is asked.
pub const DECISION: Decision = Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: None };

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let (card, power) = look.own.politics.taken?;
    asked_of(look, seat, power, About::Execute { card })
}

/// Every announcement a card allows: the instruction or not, each track's options or none.
fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let Some((card, _)) = look.own.politics.taken else { return Legal::default() };
    let plan = &look.rules.pack.politics[card.index()];
    let mut all = vec![Execution::BURY];
    if !plan.effects.is_empty() {
        all.push(Execution { obey: true, ..Execution::BURY });
    }
    for (track, options) in &plan.shifts {
        let before = all.clone();
        for &steps in options {
            for execution in &before {
                let mut more = *execution;
                more.shifts[track.index()] = Some(steps);
                all.push(more);
            }
        }
    }
    listed(all.into_iter().map(Action::Execute).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Execute(given) = action else { return not_this_now(look) };
    politics::check_execution(look.rules, look.own, given)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Execute(given) = action else { unreachable!("a card is executed") };
    turn.log.reveal();
    politics::execute(turn.core, turn.own, given, turn.log);
    if given.obey { Next::On } else { Next::To(Phase::Influence) }
}
