//! The sequence of play of FRIEDRICH (F-2), one line a step, and the loop that runs it.

use crate::decisions::{
    combat_order, deploy, discard, duel, evade, exchange_card, exchange_offer, fate_choice, leaving, movement,
    offensive, retreat,
};
use crate::rules::Ruleset;
use crate::state::{Own, Phase};
use crate::turn::{Friedrich, Row};
use crate::{nation, turn_end, victory};
use engine::ids;
use engine::sequence::{self, SequenceStep, Spot, Title};

use Phase as P;

/// F-2.3, F-2.4: nations act one after another, each through its phases; then the turn ends and fate is drawn.
const SEQUENCE: &[Row] = &[
    Row::ask(P::Deploy, &[ids::F_1_34, ids::F_1_37], &deploy::DECISION),
    Row::run(P::NationBegins, &[ids::F_2_1, ids::F_2_2, ids::F_3_3], nation::begin).to(&[P::TurnEnds]),
    Row::ask(P::Discard, &[ids::F_3_9, ids::F_3_11, ids::F_14_1_8], &discard::DECISION),
    Row::ask(P::Offensive, &[ids::F_13_7], &offensive::DECISION).when(is_expert),
    Row::run(P::MovementBegins, &[ids::FC_2C, ids::FC_5D], movement::begin),
    Row::ask(P::Movement, &[ids::F_2_6, ids::F_4_2, ids::F_10_1], &movement::DECISION).wanted(ids::F_2_4),
    Row::run(P::CombatBegins, &[ids::F_2_7, ids::F_7_1], combat_order::begin),
    Row::ask(P::CombatOrder, &[ids::F_7_4, ids::F_7_31], &combat_order::DECISION)
        .to(&[P::NationEnds])
        .wanted(ids::F_2_4),
    Row::ask(P::Evade, &[ids::FC_8C], &evade::DECISION).to(&[P::CombatOrder]),
    Row::run(P::DuelBegins, &[ids::F_7_5], duel::begin),
    Row::ask(P::Duel, &[ids::F_7_11, ids::F_7_16], &duel::DECISION).to(&[P::CombatEnds]).wanted(ids::F_2_4),
    Row::ask(P::Retreat, &[ids::F_8_1], &retreat::DECISION),
    Row::run(P::CombatEnds, &[ids::F_13_1, ids::F_13_11], duel::end).to(&[P::CombatOrder]),
    Row::run(P::NationEnds, &[ids::F_2_8, ids::F_2_9, ids::F_9_1], nation::end).to(&[P::NationBegins]),
    Row::run(P::TurnEnds, &[ids::F_2_10, ids::F_2_11, ids::F_12_1], turn_end::end).to(&[
        P::FateChoice,
        P::ExchangeOffer,
        P::FateDone,
    ]),
    Row::ask(P::Leaving, &[ids::F_11_8], &leaving::DECISION).to(&[P::FateDone]),
    Row::ask(P::FateChoice, &[ids::FC_0_9], &fate_choice::DECISION).to(&[P::FateDone]),
    Row::ask(P::ExchangeOffer, &[ids::FC_1H], &exchange_offer::DECISION).to(&[P::FateDone]),
    Row::ask(P::ExchangeCards, &[ids::FC_1H], &exchange_card::DECISION),
    Row::run(P::FateDone, &[ids::F_11_19, ids::F_12_3, ids::F_12_9], victory::after_fate).to(&[P::NationBegins]),
    Row::end(P::Over, &[ids::F_12_1]),
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

impl Title for Friedrich {
    type Rules = Ruleset;
    type Own = Own;
    type Phase = Phase;

    const SEQUENCE: &'static [Row] = SEQUENCE;

    fn spot(own: &Own) -> Spot<Phase> {
        // Nothing comes in between here, so play never goes back to where it was.
        Spot { at: own.phase, then: own.phase }
    }

    fn set_spot(own: &mut Own, spot: Spot<Phase>) {
        own.phase = spot.at;
    }

    fn is_decided(own: &Own) -> bool {
        own.outcome.is_some()
    }
}

/// The steps of the mode played, for people to read.
pub fn steps(rules: &Ruleset) -> Vec<SequenceStep> {
    sequence::steps::<Friedrich>(rules, Phase::name)
}

impl Phase {
    /// The phase of this name.
    pub fn named(name: &str) -> Option<Phase> {
        SEQUENCE.iter().map(|line| line.phase).find(|phase| phase.name() == name)
    }
}
