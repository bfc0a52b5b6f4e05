//! Whose answer is wanted, and which: the rules behind a seat that speaks out of turn.

use crate::powers::PRUSSIA;
use crate::rules::Ruleset;
use crate::state::{Own, Phase, active};
use crate::turn::{Friedrich, Look};
use engine::action::Action;
use engine::ids::{self, RuleId};
use engine::refusal::{Refusal, Why};
use engine::rulebook::Catalogue;
use engine::ruleset::Seat;
use engine::sequence::wanted;
use engine::state::Core;

/// Whether FRIEDRICH has such actions at all.
pub fn is_known(action: &Action) -> bool {
    action.only_in().is_none_or(|title| title == Catalogue::Friedrich)
}

/// The rule that says what is to be done now.
pub fn what(rules: &Ruleset, own: &Own) -> RuleId {
    match own.phase {
        Phase::Discard if active(rules, own) == PRUSSIA => ids::F_14_1_8,
        Phase::FateChoice | Phase::ExchangeOffer | Phase::ExchangeCards => own.fate_rule(rules),
        _ => wanted::<Friedrich>(own),
    }
}

/// The rule that says who is to act now: nations follow each other (F-2.1), and so do their phases (F-2.4).
pub fn who(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, action: &Action) -> RuleId {
    match (own.phase, action) {
        (Phase::Duel, Action::Play { .. } | Action::Concede) => ids::F_7_14,
        (Phase::Retreat, Action::Retreat { .. }) => ids::F_8_4,
        (phase, _) if phase != Phase::Evade && matches!(phase.part(), "movement" | "combat") => {
            if core.seat(active(rules, own)) == seat { ids::F_2_4 } else { ids::F_2_1 }
        }
        _ => what(rules, own),
    }
}

/// An answer to a question that is not open now.
pub fn not_this_now(look: &Look) -> Result<(), Refusal> {
    Err(Why::NotThisNow.under(what(look.rules, look.own)))
}
