//! Whose answer is wanted, and which: the rules behind a seat that speaks out of turn.

use crate::acting::active_powers;
use crate::state::{Own, Phase};
use crate::turn::{Look, Maria};
use engine::action::Action;
use engine::ids::{self, RuleId};
use engine::refusal::{Refusal, Why};
use engine::rulebook::Catalogue;
use engine::ruleset::Seat;
use engine::sequence::wanted;
use engine::state::Core;

/// The rule that says what is to be done now.
pub fn what(own: &Own) -> RuleId {
    wanted::<Maria>(own)
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
    action.only_in().is_none_or(|title| title == Catalogue::Maria)
}

/// An answer to a question that is not open now.
pub fn not_this_now(look: &Look) -> Result<(), Refusal> {
    Err(Why::NotThisNow.under(what(look.own)))
}
