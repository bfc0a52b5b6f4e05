//! Invariants of FRIEDRICH (FI-6 to FI-8, FI-12, FI-13).

use crate::powers::objective;
use crate::rules::Ruleset;
use crate::state::{Own, Phase};
use engine::invariants;
use engine::state::Core;

/// FI-6 to FI-8, FI-12, FI-13: crashes if the position is not sound.
pub fn assert_sound(rules: &Ruleset, core: &Core, own: &Own) {
    let aside = own.open_card.into_iter().collect();
    invariants::assert_sound(rules, core, &aside, false);
    invariants::no_question_unless(core, own.may_have_questions());
    invariants::markers_match(core, |site| objective(rules, site).0);
    let turn_is_over = matches!(
        own.phase,
        Phase::Leaving | Phase::FateChoice | Phase::ExchangeOffer | Phase::ExchangeCards | Phase::Over
    );
    let drawn = core.turn.saturating_sub(5);
    let fits = own.drawn_fate == drawn || own.drawn_fate + 1 == drawn && !turn_is_over || own.phase == Phase::Over;
    assert!(fits || core.turn <= 5, "FI-8: {} cards of fate in turn {}", own.drawn_fate, core.turn);
    assert!(own.drawn_fate as usize <= own.secret.pile.len(), "FI-12: no card of fate comes twice");
    if let (Phase::Duel, Some(duel)) = (own.phase, core.combat.duel) {
        assert!(duel.score_of(duel.to_play) <= 0, "FI-13: the right to play is with a positive score");
    }
}
