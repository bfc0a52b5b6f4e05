//! Invariants of MARIA: INV-2, INV-3, INV-9 and others here, INV-1 and INV-6 with those of both titles.

use board::SiteId;

use super::{
    MAJORS, OPEN_PROPOSALS, Own, Phase, TREATIES_IN_FORCE, fortress, is_advanced, lands,
    lands::{is_free_elector, is_home},
};
use crate::invariants;
use crate::ruleset::{NONE, Ruleset};
use crate::state::Core;

pub(crate) fn assert_sound(rules: &Ruleset, core: &Core, own: &Own) {
    let may_question = matches!(
        own.phase,
        Phase::Movement
            | Phase::Consent
            | Phase::Command
            | Phase::CombatOrder
            | Phase::Duel
            | Phase::Retreat
            | Phase::SaxonShift
            | Phase::Displace
            | Phase::SaxonReturn
            | Phase::Over
    );
    invariants::no_question_unless(core, may_question);
    for &city in own.hussars.iter().flatten() {
        assert!(lands(rules).bohemia.contains(city) && !core.is_occupied(city), "INV-3: a hussar stands wrong");
    }
    if is_advanced(rules) {
        for power in MAJORS {
            let start = rules.pack.powers[power.index()].pool.unwrap_or(0) as i8;
            let sum = own.boxes.pools[power.index()] + fortress::placed(rules, core, own, power) as i8;
            assert!(sum == start, "INV-4: power {} has {sum} markers of {start}", power.0);
            assert!(own.boxes.battle[power.index()] <= 2, "INV-5: too many markers in the battle boxes");
        }
    }
    for at in 0..rules.pack.sites.len() {
        let site = SiteId(at as u8);
        let marker = core.control[at];
        if is_free_elector(rules, site) {
            assert!(marker != NONE, "INV-7: an elector fortress has no marker");
        } else if marker != NONE {
            let city = rules.site_city(site);
            let home = rules.home[marker as usize].contains(city);
            assert!(!home, "INV-8: a marker in the own home country at site {at}");
        }
    }
    assert_maps(rules, core);
    assert_treaties(rules, own);
    assert_neutrality(rules, core, own);
}

/// M-21.1, M-21.3: two seats, limits kept, nothing on the table that binds nobody.
fn assert_treaties(rules: &Ruleset, own: &Own) {
    let (mut open, mut in_force) = (0, 0);
    for treaty in own.treaties.all() {
        assert!(is_advanced(rules) && treaty.from != treaty.to, "a treaty where there can be none");
        assert!(treaty.live().next().is_some(), "treaty {} has nothing left to keep", treaty.number);
        if treaty.in_force { in_force += 1 } else { open += 1 }
    }
    assert!(open <= OPEN_PROPOSALS && in_force <= TREATIES_IN_FORCE, "too many treaties on the table");
}

/// INV-11: only French and Austrian pieces change maps.
fn assert_maps(rules: &Ruleset, core: &Core) {
    for piece in core.on_board(rules.generals.or(rules.trains)).iter() {
        let city = core.city(piece).expect("on the board");
        let on_flanders = lands(rules).flanders.contains(city);
        match rules.power(piece) {
            super::PRAGMATIC => assert!(on_flanders, "INV-11: the Pragmatic Army stays on Flanders"),
            super::PRUSSIA | super::SAXONY | super::BAVARIA => {
                assert!(!on_flanders, "INV-11: piece {} is on the wrong map", piece.0);
            }
            _ => {}
        }
    }
}

/// INV-12: neutral pieces at home, nobody else there, once displacements are done.
fn assert_neutrality(rules: &Ruleset, core: &Core, own: &Own) {
    let settling = matches!(own.phase, Phase::Displace | Phase::SecondTrain | Phase::SaxonReturn | Phase::Over);
    if settling {
        return;
    }
    for neutral in [super::PRUSSIA, super::SAXONY] {
        if !core.is_neutral(neutral) {
            continue;
        }
        for piece in core.on_board(rules.generals.or(rules.trains)).iter() {
            let city = core.city(piece).expect("on the board");
            let at_home = is_home(rules, own, neutral, city);
            let owns = rules.power(piece) == neutral;
            assert!(at_home == owns, "INV-12: piece {} stands wrong by neutral ground", piece.0);
        }
    }
}
