//! Whose answer is wanted, and which: the rules behind a seat that speaks out of turn.

use crate::powers::PRUSSIA;
use crate::rules::Ruleset;
use crate::state::{Own, Phase, active};
use engine::action::Action;
use engine::ids::{self, RuleId};
use engine::ruleset::Seat;
use engine::state::Core;

/// Whether FRIEDRICH has such actions at all.
pub fn is_known(action: &Action) -> bool {
    matches!(
        action,
        Action::Deploy { .. }
            | Action::Discard { .. }
            | Action::Offensive { .. }
            | Action::March { .. }
            | Action::Recruit(_)
            | Action::End
            | Action::Attack { .. }
            | Action::Play { .. }
            | Action::Concede
            | Action::Retreat { .. }
            | Action::Leave { .. }
            | Action::Assign { .. }
            | Action::Accept
            | Action::Pass
            | Action::Give { .. }
            | Action::Starve { .. }
            | Action::Step { .. }
            | Action::Evade { .. }
            | Action::Transfer(_)
            | Action::Resign
    )
}

/// The rule that says what is to be done now.
pub fn what(rules: &Ruleset, own: &Own) -> RuleId {
    match own.phase {
        Phase::Deploy => ids::F_1_34,
        Phase::Discard if active(rules, own) == PRUSSIA => ids::F_14_1_8,
        Phase::Discard => ids::F_3_9,
        Phase::Offensive => ids::F_13_7,
        Phase::Evade => ids::FC_8C,
        Phase::Retreat => ids::F_8_1,
        Phase::Leaving => ids::F_11_8,
        Phase::FateChoice | Phase::ExchangeOffer | Phase::ExchangeCards => own.fate_rule(rules),
        _ => ids::F_2_4,
    }
}

/// The rule that says who is to act now: nations follow each other (F-2.1), and so do their phases (F-2.4).
pub fn who(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, action: &Action) -> RuleId {
    match (own.phase, action) {
        (Phase::Duel, Action::Play { .. } | Action::Concede) => ids::F_7_14,
        (Phase::Retreat, Action::Retreat { .. }) => ids::F_8_4,
        (
            Phase::Discard | Phase::Offensive | Phase::Movement | Phase::CombatOrder | Phase::Duel | Phase::Retreat,
            _,
        ) => {
            if core.seat(active(rules, own)) == seat {
                ids::F_2_4
            } else {
                ids::F_2_1
            }
        }
        _ => what(rules, own),
    }
}
