//! `ST_SUPPLY`: a hand that cannot pay for all goes whole; its owner says who is paid for (M-9.17, M-9.18).

use board::PowerId;

use super::{asked_of, listed, wait};
use crate::out_of_turn::not_this_now;
use crate::state::Phase;
use crate::supply;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; asked only where the hand covers some and not all.
pub const DECISION: Decision = Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: None };

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, supply::examined(look.core, look.own)?, About::Feed)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let sets = supply::feedings(look.rules, look.core, look.own);
    listed(sets.into_iter().map(|generals| Action::Feed { generals }).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Feed { generals } = action else { return not_this_now(look) };
    let is_open = supply::feedings(look.rules, look.core, look.own).contains(generals);
    if is_open { Ok(()) } else { Err(Why::NotAFeeding.under(ids::M_9_17)) }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Feed { generals } = *action else { unreachable!("somebody is paid for") };
    let power = supply::examined(turn.core, turn.own).expect("a power pays");
    turn.own.paid = generals;
    turn.log.reveal();
    supply::finish_power(turn.rules, turn.core, turn.own, power, turn.log);
    Next::To(Phase::Supply)
}
