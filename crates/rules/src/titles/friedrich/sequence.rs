//! The sequence of play of FRIEDRICH (F-2), one line a step, and the loop that runs it.

use super::decisions::{
    combat_order, deploy, discard, duel, evade, exchange_card, exchange_offer, fate_choice, leaving, movement,
    offensive, retreat,
};
use super::state::{Own, Phase};
use super::turn::{Decision, Line, Next, Turn};
use super::{nation, turn_end, victory};
use crate::ids;
use crate::ruleset::Ruleset;
use crate::sequence::{self, SequenceStep, Spot, Step, always};

use Phase as P;

/// F-2.3, F-2.4: nations act one after another, each through its phases; then the turn ends and fate is drawn.
const SEQUENCE: &[Line] = &[
    Line::ask(P::Deploy, &[ids::F_1_34, ids::F_1_37], &deploy::DECISION),
    Line::run(P::NationBegins, &[ids::F_2_1, ids::F_2_2, ids::F_3_3], nation::begin).to(&[P::TurnEnds]),
    Line::ask(P::Discard, &[ids::F_3_9, ids::F_3_11, ids::F_14_1_8], &discard::DECISION),
    Line::ask(P::Offensive, &[ids::F_13_7], &offensive::DECISION).when(is_expert),
    Line::run(P::MovementBegins, &[ids::FC_2C, ids::FC_5D], movement::begin),
    Line::ask(P::Movement, &[ids::F_2_6, ids::F_4_2, ids::F_10_1], &movement::DECISION),
    Line::run(P::CombatBegins, &[ids::F_2_7, ids::F_7_1], combat_order::begin),
    Line::ask(P::CombatOrder, &[ids::F_7_4, ids::F_7_31], &combat_order::DECISION).to(&[P::NationEnds]),
    Line::ask(P::Evade, &[ids::FC_8C], &evade::DECISION).to(&[P::CombatOrder]),
    Line::run(P::DuelBegins, &[ids::F_7_5], duel::begin),
    Line::ask(P::Duel, &[ids::F_7_11, ids::F_7_16], &duel::DECISION).to(&[P::CombatEnds]),
    Line::ask(P::Retreat, &[ids::F_8_1], &retreat::DECISION),
    Line::run(P::CombatEnds, &[ids::F_13_1, ids::F_13_11], duel::end).to(&[P::CombatOrder]),
    Line::run(P::NationEnds, &[ids::F_2_8, ids::F_2_9, ids::F_9_1], nation::end).to(&[P::NationBegins]),
    Line::run(P::TurnEnds, &[ids::F_2_10, ids::F_2_11, ids::F_12_1], turn_end::end).to(&[
        P::FateChoice,
        P::ExchangeOffer,
        P::FateDone,
    ]),
    Line::ask(P::Leaving, &[ids::F_11_8], &leaving::DECISION).to(&[P::FateDone]),
    Line::ask(P::FateChoice, &[ids::FC_0_9], &fate_choice::DECISION).to(&[P::FateDone]),
    Line::ask(P::ExchangeOffer, &[ids::FC_1H], &exchange_offer::DECISION).to(&[P::FateDone]),
    Line::ask(P::ExchangeCards, &[ids::FC_1H], &exchange_card::DECISION),
    Line::run(P::FateDone, &[ids::F_11_19, ids::F_12_3, ids::F_12_9], victory::after_fate).to(&[P::NationBegins]),
    Line { phase: P::Over, rules: &[ids::F_12_1], when: always, step: Step::End, jumps: &[] },
];

/// F-13.7: the offensive option belongs to the expert game.
fn is_expert(rules: &Ruleset) -> bool {
    rules.options.expert
}

// A phase is the number of its line.
const _: () = {
    let mut at = 0;
    while at < SEQUENCE.len() {
        assert!(SEQUENCE[at].phase as usize == at, "the phases stand in the order of the sequence");
        at += 1;
    }
};

/// The steps of the mode played, for people to read.
pub(crate) fn steps(rules: &Ruleset) -> Vec<SequenceStep> {
    sequence::steps(SEQUENCE, rules, Phase::name)
}

/// The decision the game waits for, if it waits for one.
pub(super) fn decision(own: &Own) -> Option<&'static Decision> {
    match SEQUENCE[usize::from(own.phase)].step {
        Step::Ask(decision) => Some(decision),
        Step::Run(_) | Step::End => None,
    }
}

/// Plays on after a step until somebody must answer or the game is over. The place in the sequence is set here alone.
pub(super) fn play_on(turn: &mut Turn, mut next: Next) {
    loop {
        if turn.own.outcome.is_some() {
            turn.own.phase = Phase::Over;
            return;
        }
        // Nothing comes in between here, so play never goes back to where it was.
        let here = Spot { at: turn.own.phase, then: turn.own.phase };
        let Some(spot) = sequence::following(SEQUENCE, turn.rules, here, next) else { return };
        turn.own.phase = spot.at;
        next = match SEQUENCE[usize::from(spot.at)].step {
            Step::Run(step) => step(turn),
            Step::Ask(decision) => (decision.enter)(turn),
            Step::End => return,
        };
    }
}
