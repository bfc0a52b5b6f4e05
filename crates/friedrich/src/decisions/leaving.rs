//! ST-E4: a stroke of fate takes a general; his player chooses which (F-11.8, FD-25).

use board::{PieceSet, PowerId};

use super::asked_of;
use crate::fate;
use crate::out_of_turn::not_this_now;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; the seat that loses a general is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: None };

fn enter(_turn: &mut Turn) -> Next {
    Next::Wait
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, fate::open_leaving(look.rules, look.own).0, About::Leaving)
}

fn candidates(look: &Look) -> PieceSet {
    let (power, spared) = fate::open_leaving(look.rules, look.own);
    fate::leaving_candidates(look.rules, look.core, power, spared)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let mut legal = Legal::default();
    legal.actions.extend(candidates(look).iter().map(|general| Action::Leave { general }));
    legal
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Leave { general } = *action else { return not_this_now(look) };
    let may_leave = candidates(look).contains(general);
    if may_leave { Ok(()) } else { Err(Why::NotAChoice { piece: general }.under(ids::F_11_8)) }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Leave { general } = *action else { unreachable!("a general is to leave") };
    fate::retire(turn.rules, turn.core, general, turn.log);
    turn.log.reveal();
    Next::To(Phase::FateDone)
}
