//! Whose answer is wanted, and which: the rules behind a seat that speaks out of turn.

use crate::acting::active_powers;
use crate::state::{Own, Phase};
use engine::action::Action;
use engine::ids::{self, RuleId};
use engine::ruleset::Seat;
use engine::state::Core;

/// The rule that says what is to be done now.
pub fn what(own: &Own) -> RuleId {
    match own.phase {
        Phase::Deploy => ids::M_4_15,
        Phase::Trump => ids::M_17_2_1,
        Phase::Place => ids::M_17_3_1,
        Phase::Influence => ids::M_17_5_1,
        Phase::Execute => ids::M_17_5_7,
        Phase::EffectChoice => ids::M_17_5_10,
        Phase::Expedition => ids::M_17_5_19,
        Phase::Hussars => ids::M_7_1,
        Phase::Subsidy => ids::M_8_4,
        Phase::Pay => ids::M_9_16,
        Phase::Feed => ids::M_9_18,
        Phase::Retreat => ids::M_11_2_1,
        Phase::SaxonShift => ids::M_19_3_4,
        Phase::SaxonReturn => ids::M_19_3_13,
        Phase::Reduction => ids::M_19_2_1,
        Phase::PeaceOffer => ids::M_19_1_1,
        Phase::PeaceAnswer => ids::M_19_1_3,
        Phase::Displace => ids::R_63,
        Phase::SecondTrain => ids::M_19_1_13,
        Phase::Vote => ids::M_18_10,
        Phase::WinterRecruit => ids::M_13_1,
        Phase::Cession => ids::M_SG2_2_1,
        Phase::Consent => ids::M_10_1_23,
        Phase::Command => ids::M_6_6,
        _ => ids::M_5_3,
    }
}

/// The rule that says who is to act now: powers act in their own stage (M-5.1), and there phase by phase (M-5.3).
pub fn who(core: &Core, own: &Own, seat: Seat, action: &Action) -> RuleId {
    let is_active = || active_powers(core, own).iter().any(|&power| core.seat(power) == seat);
    match (own.phase, action) {
        (Phase::Duel, Action::Play { .. } | Action::Concede) => ids::M_11_1_10,
        (Phase::Retreat, Action::Retreat { .. }) => ids::M_11_2_4,
        (Phase::CombatOrder, Action::Attack { .. }) if is_active() => ids::M_11_1_22,
        // Whoever has ended his movement waits for the other player of the stage.
        (Phase::Movement, _) if is_active() => ids::M_5_5,
        (Phase::Movement | Phase::CombatOrder | Phase::Duel | Phase::Retreat, _) => {
            if is_active() {
                ids::M_5_3
            } else {
                ids::M_5_1
            }
        }
        (Phase::Place, _) => ids::M_17_3_2,
        (Phase::Hussars, Action::Hussar { .. }) => ids::M_7_1,
        (Phase::Hussars, _) => ids::M_5_1,
        (Phase::Vote, _) => ids::M_18_8,
        (Phase::WinterRecruit, _) => ids::M_5_8,
        _ => what(own),
    }
}

/// Whether MARIA has such actions at all.
pub fn is_known(action: &Action) -> bool {
    !matches!(
        action,
        Action::Discard { .. }
            | Action::Offensive { .. }
            | Action::Leave { .. }
            | Action::Assign { .. }
            | Action::Give { .. }
            | Action::Starve { .. }
            | Action::Step { .. }
            | Action::Evade { .. }
    )
}
