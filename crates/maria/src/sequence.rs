//! The sequence of play of MARIA (rule 5), one line a step, and the loop that runs it.

use crate::decisions::{
    bid, cession, combat_order, command, consent, deploy, displace, duel, effect, execute, expedition, feed, hussars,
    influence, movement, pay, peace_answer, peace_offer, reduction, retreat, saxon_return, saxon_shift, second_train,
    subsidy, trump, vote, winter,
};
use crate::rules::Ruleset;
use crate::rules::{Variant, is_advanced, variant};
use crate::stages;
use crate::state::{Own, Phase};
use crate::turn::{Maria, Row};
use engine::ids;
use engine::sequence::{self, SequenceStep, Spot, Title};

use Phase as P;

/// Rule 5: politics, the hussars, three stages, the end of the turn, winter; then what may come in between.
const SEQUENCE: &[Row] = &[
    Row::ask(P::Deploy, &[ids::M_4_15], &deploy::DECISION),
    Row::run(P::TurnBegins, &[ids::M_5_1], stages::begin_turn),
    // The politics segment (rule 17).
    Row::run(P::PoliticsBegins, &[ids::M_17_1_1, ids::M_25_1_1], stages::begin_politics).when(is_advanced),
    Row::ask(P::Trump, &[ids::M_17_2_1, ids::M_17_2_3], &trump::DECISION).when(is_advanced),
    Row::ask(P::Place, &[ids::M_17_3_1], &bid::DECISION).when(is_advanced),
    Row::run(P::Reveal, &[ids::M_17_4_1, ids::M_25_5_1], stages::reveal).when(is_advanced),
    Row::ask(P::Influence, &[ids::M_17_5_1, ids::M_17_5_5], &influence::DECISION).when(is_advanced).to(&[P::Shift]),
    Row::ask(P::Execute, &[ids::M_17_5_7], &execute::DECISION).when(is_advanced).to(&[P::Influence]),
    Row::run(P::Effects, &[ids::M_17_5_10, ids::RP_1], effect::carry_out).when(is_advanced).to(&[P::Influence]),
    Row::ask(P::EffectChoice, &[ids::M_17_5_26], &effect::DECISION)
        .when(is_advanced)
        .to(&[P::Effects, P::Command, P::Consent])
        .wanted(ids::M_17_5_10),
    Row::run(P::Shift, &[ids::M_17_5_14, ids::M_17_5_15], stages::shift).when(is_advanced).to(&[P::Settle, P::Duties]),
    Row::run(P::Duties, &[ids::M_17_5_19], stages::duties).when(is_advanced).to(&[P::Expedition, P::CorpsReturn]),
    Row::run(P::CorpsReturn, &[ids::M_17_5_21, ids::M_17_5_22], stages::bring_corps_home)
        .when(is_advanced)
        .to(&[P::Settle, P::CorpsReturn]),
    Row::run(P::PoliticsEnds, &[ids::M_17_5_28], stages::end_politics).when(is_advanced),
    // The hussar segment (rule 7).
    Row::ask(P::Hussars, &[ids::M_7_1], &hussars::DECISION),
    // A stage, three times a turn (rule 5): cards, supply, movement, combat, conquest.
    Row::run(P::StageBegins, &[ids::M_5_3], stages::begin_stage).to(&[P::StageEnds]),
    Row::ask(P::Subsidy, &[ids::M_8_4], &subsidy::DECISION),
    Row::run(P::OwedTrain, &[ids::R_63], second_train::bring_owed).when(is_advanced).to(&[P::SecondTrain, P::Draw]),
    Row::run(P::Draw, &[ids::M_8_2, ids::M_20_8], stages::draw),
    Row::run(P::Supply, &[ids::M_9_1, ids::M_19_3_4], stages::examine_supply).to(&[
        P::Feed,
        P::SaxonShift,
        P::SupplyDone,
    ]),
    Row::ask(P::Pay, &[ids::M_9_16], &pay::DECISION).to(&[P::Supply]),
    Row::ask(P::Feed, &[ids::M_9_17, ids::M_9_18], &feed::DECISION).to(&[P::Supply]).wanted(ids::M_9_18),
    Row::run(P::SupplyDone, &[ids::M_10_2_9], movement::begin),
    Row::ask(P::Movement, &[ids::M_10_1_1, ids::M_5_4], &movement::DECISION)
        .to(&[P::Command, P::Consent])
        .wanted(ids::M_5_3),
    Row::run(P::CombatBegins, &[ids::M_11_1_1], combat_order::begin),
    Row::ask(P::CombatOrder, &[ids::M_11_1_3, ids::M_11_1_22], &combat_order::DECISION)
        .to(&[P::Conquests])
        .wanted(ids::M_5_3),
    Row::run(P::DuelBegins, &[ids::M_11_1_6], duel::begin),
    Row::ask(P::Duel, &[ids::M_11_1_8, ids::M_11_1_11], &duel::DECISION).to(&[P::CombatEnds]).wanted(ids::M_5_3),
    Row::ask(P::Retreat, &[ids::M_11_2_1], &retreat::DECISION),
    Row::run(P::CombatEnds, &[ids::M_16_1, ids::M_19_3_4], duel::end).to(&[P::CombatOrder, P::SaxonShift]),
    Row::run(P::Conquests, &[ids::M_10_3_1], stages::settle_conquests),
    Row::ask(P::Reduction, &[ids::M_19_2_1], &reduction::DECISION).when(is_advanced),
    Row::ask(P::PeaceOffer, &[ids::M_19_1_1], &peace_offer::DECISION).when(is_advanced).to(&[P::StageEnds]),
    Row::ask(P::PeaceAnswer, &[ids::M_19_1_3], &peace_answer::DECISION).when(is_advanced).to(&[
        P::StageEnds,
        P::Settle,
        P::Annex,
    ]),
    Row::run(P::Annex, &[ids::M_19_1_7, ids::M_19_1_9], stages::annex).when(is_advanced).to(&[P::Settle, P::Guests]),
    Row::run(P::Guests, &[ids::R_64], second_train::send_guests_off).when(is_advanced).to(&[
        P::Settle,
        P::Guests,
        P::SecondTrain,
        P::StageEnds,
    ]),
    Row::run(P::StageEnds, &[ids::M_5_3, ids::M_23_1], stages::end_stage).to(&[P::StageBegins]),
    // The end of the turn, and winter after every third.
    Row::run(P::TurnEnds, &[ids::M_18_4], stages::end_turn),
    Row::ask(P::Vote, &[ids::M_18_8, ids::M_18_10], &vote::DECISION).when(is_advanced).wanted(ids::M_18_10),
    Row::ask(P::Cession, &[ids::M_SG2_2_1], &cession::DECISION).when(is_gambit),
    Row::run(P::Winter, &[ids::M_5_7, ids::M_13_1], stages::begin_winter).to(&[P::NextTurn]),
    Row::ask(P::WinterRecruit, &[ids::M_5_8, ids::M_13_3], &winter::DECISION)
        .to(&[P::WinterRecruit, P::Command, P::Consent, P::Expedition, P::NextTurn])
        .wanted(ids::M_13_1),
    Row::run(P::NextTurn, &[ids::M_5_9, ids::M_13_13], stages::begin_next_turn).to(&[P::TurnBegins]),
    // What may come in between.
    Row::run(P::Settle, &[ids::M_19_3_8, ids::M_19_3_13], stages::settle).to(&[P::Displace, P::SaxonReturn]),
    Row::ask(P::Displace, &[ids::M_17_5_22, ids::M_19_1_9, ids::M_19_3_9], &displace::DECISION)
        .to(&[P::Command, P::Settle])
        .wanted(ids::R_63),
    Row::ask(P::SaxonReturn, &[ids::M_19_3_13], &saxon_return::DECISION).to(&[P::Command, P::Settle]),
    Row::ask(P::SaxonShift, &[ids::M_19_3_2, ids::M_24_8], &saxon_shift::DECISION)
        .when(is_advanced)
        .to(&[P::Settle])
        .wanted(ids::M_19_3_4),
    Row::ask(P::Expedition, &[ids::M_17_5_19, ids::M_17_5_20], &expedition::DECISION).when(is_advanced),
    Row::ask(P::SecondTrain, &[ids::M_19_1_13], &second_train::DECISION).when(is_advanced),
    Row::ask(P::Command, &[ids::M_6_6], &command::DECISION).to(AFTER_A_UNION),
    Row::ask(P::Consent, &[ids::M_10_1_23], &consent::DECISION).to(AFTER_A_UNION),
    Row::end(P::Over, &[ids::M_23_1]),
];

/// Where an order that waited for a commander or a consent leads.
const AFTER_A_UNION: &[Phase] = &[P::Command, P::Consent, P::Movement, P::Effects, P::WinterRecruit, P::Settle];

fn is_gambit(rules: &Ruleset) -> bool {
    variant(rules) == Variant::Gambit
}

// A phase is the number of its line.
const _: () = {
    let mut at = 0;
    while at < SEQUENCE.len() {
        assert!(SEQUENCE[at].phase as usize == at, "the phases stand in the order of the sequence");
        at += 1;
    }
};

impl Title for Maria {
    type Rules = Ruleset;
    type Own = Own;
    type Phase = Phase;

    const SEQUENCE: &'static [Row] = SEQUENCE;

    fn spot(own: &Own) -> Spot<Phase> {
        Spot { at: own.phase, then: own.resume }
    }

    fn set_spot(own: &mut Own, spot: Spot<Phase>) {
        (own.phase, own.resume) = (spot.at, spot.then);
    }

    fn is_decided(own: &Own) -> bool {
        own.outcome.is_some()
    }
}

/// The steps of the mode played, for people to read.
pub fn steps(rules: &Ruleset) -> Vec<SequenceStep> {
    sequence::steps::<Maria>(rules, Phase::name)
}

impl Phase {
    /// The phase of this name.
    pub fn named(name: &str) -> Option<Phase> {
        SEQUENCE.iter().map(|line| line.phase).find(|phase| phase.name() == name)
    }
}
