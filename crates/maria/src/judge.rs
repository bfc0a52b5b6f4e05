//! The one judge of MARIA: what a seat may answer now.

use crate::rules::{Variant, variant};
use crate::state::Phase;
use crate::turn::{Look, Maria};
use crate::{out_of_turn, treaty};
use engine::action::Action;
use engine::ids;
use engine::question::Legal;
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::sequence::decision;
use engine::shared::armies;

/// Everything the seat may answer, and what is free to it.
pub fn legal(look: &Look, seat: Seat) -> Legal {
    let mut legal = answers(look, seat).unwrap_or_default();
    if look.own.phase != Phase::Over && look.own.phase != Phase::Deploy {
        legal.free = armies::transfers(look.rules, look.core, seat);
        legal.free.extend(treaty::forms(look.rules, look.core, look.own, seat));
    }
    legal
}

/// Every answer to the question of a seat, each put before the judge.
fn answers(look: &Look, seat: Seat) -> Option<Legal> {
    let decision = decision::<Maria>(look.own)?;
    let question = (decision.asked)(look, seat)?;
    let mut legal = (decision.offer)(look, seat, &question);
    if !decision.is_judged {
        legal.actions.retain(|action| check(look, seat, action).is_ok());
    }
    Some(legal)
}

/// Whether a seat may do this now.
pub fn check(look: &Look, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Look { rules, core, own } = *look;
    if own.phase == Phase::Over {
        let rule = match variant(rules) {
            Variant::Introductory => ids::M_14_7,
            Variant::Gambit => ids::M_SG2_2_11,
            Variant::Advanced => ids::M_23_1,
        };
        return Err(Why::GameOver.under(rule));
    }
    if !out_of_turn::is_known(action) {
        return Err(Why::NotInThisGame.under(ids::M_5_3));
    }
    if let Some(judged) = armies::check_unasked(rules, core, seat, action, own.phase == Phase::Deploy) {
        return judged;
    }
    if treaty::is_negotiation(action) {
        return treaty::check_act(rules, core, own, seat, action);
    }
    let not_asked = || Why::NotAsked.under(out_of_turn::who(core, own, seat, action));
    let decision = decision::<Maria>(own).ok_or_else(not_asked)?;
    let question = (decision.asked)(look, seat).ok_or_else(not_asked)?;
    (decision.check)(look, seat, question.power, action)?;
    treaty::check(rules, core, own, seat, action)
}
