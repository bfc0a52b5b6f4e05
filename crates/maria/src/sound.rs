//! Invariants of MARIA: INV-2, INV-3, INV-9 and others here, INV-1 and INV-6 with those of both titles.

use board::PowerId;

use crate::aside::cards_aside;
use crate::calendar::Now;
use crate::powers::{AUSTRIA, FRANCE, MAJORS, PRAGMATIC};
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::{Own, Phase};
use crate::{
    OPEN_PROPOSALS, TREATIES_IN_FORCE, fortress,
    lands::{has_vote, is_free_elector, is_home},
    politics,
};
use engine::clause::{Date, Term};
use engine::invariants;
use engine::state::Core;

/// INV-1 to INV-14: crashes if a position breaks what must hold at every moment.
pub fn assert_sound(rules: &Ruleset, core: &Core, own: &Own) {
    invariants::assert_sound(rules, core, &cards_aside(own), !own.homeless.is_empty());
    let fights = matches!(own.phase.part(), "movement" | "combat");
    let may_question = fights || own.phase.is_settling() || own.phase == Phase::Over;
    invariants::no_question_unless(core, may_question);
    for &city in own.hussars.iter().flatten() {
        assert!(rules.lands.bohemia.contains(city) && !core.is_occupied(city), "INV-3: a hussar stands wrong");
    }
    if is_advanced(rules) {
        assert_pools(rules, core, own);
        assert_college(rules, core, own);
    }
    assert_markers(rules, core);
    assert_maps(rules, core);
    assert_treaties(rules, core, own);
    assert_neutrality(rules, core, own);
    assert_bluffs(rules, own);
}

/// M-25.5.1, R-130: what still lies unseen once influence is determined is a bluff of the political option.
fn assert_bluffs(rules: &Ruleset, own: &Own) {
    for card in (0..own.secret.placed.len()).filter_map(|square| politics::bluff(own, square)) {
        let bluffs = own.politics.trump.is_some_and(|trump| politics::is_bluff(rules, trump, card));
        assert!(rules.options.political && bluffs, "M-25.5.1: a card lies unseen that is no bluff");
    }
}

/// INV-4: no marker is lost or made; INV-5: two in the battle boxes, one in each other box, of a power that may.
fn assert_pools(rules: &Ruleset, core: &Core, own: &Own) {
    for power in MAJORS {
        let start = rules.pack.powers[power.index()].pool.unwrap_or(0) as i8;
        let sum = own.boxes.pools[power.index()] + fortress::placed(rules, core, own, power) as i8;
        assert!(sum == start, "INV-4: power {} has {sum} markers of {start}", power.0);
        assert!(own.boxes.battle[power.index()] <= 2, "INV-5: too many markers in the battle boxes");
    }
    let one_of = |holder: Option<PowerId>, powers: [PowerId; 2]| holder.is_none_or(|power| powers.contains(&power));
    assert!(one_of(own.boxes.electors, [FRANCE, PRAGMATIC]), "INV-5: a wrong marker in the box of three electors");
    assert!(one_of(own.boxes.emperor, [AUSTRIA, FRANCE]), "INV-5: a wrong marker in the Emperor box");
    assert!(one_of(own.boxes.italy, [AUSTRIA, FRANCE]), "INV-5: a wrong marker in the Italy box");
}

/// INV-10: every elector's vote belongs to one power, told by control alone.
fn assert_college(rules: &Ruleset, core: &Core, own: &Own) {
    let votes = fortress::votes(rules, core, own);
    let with_vote = rules.sites().filter(|&site| has_vote(rules, site)).count();
    let held = votes.iter().all(|(_, power)| rules.order.contains(power));
    assert!(votes.len() == with_vote && held, "INV-10: a vote belongs to nobody at the table");
}

/// INV-7: the elector fortresses of nobody's land are French or Austrian-Pragmatic; INV-8: elsewhere lie markers of
/// major powers, none in its own home country; annexed Silesia is no home in this sense.
fn assert_markers(rules: &Ruleset, core: &Core) {
    for site in rules.sites() {
        let marker = core.control.get(site);
        if is_free_elector(rules, site) {
            let of_a_side = marker.is_some_and(|owner| [FRANCE, PRAGMATIC, AUSTRIA].contains(&owner));
            assert!(of_a_side, "INV-7: an elector fortress belongs to neither side");
        } else if let Some(owner) = marker {
            assert!(MAJORS.contains(&owner), "INV-8: no major power marked site {}", site.0);
            let home = rules.home[owner.index()].contains(rules.site_city(site));
            assert!(!home, "INV-8: a marker in the own home country at site {}", site.0);
        }
    }
}

/// M-21.1, M-21.3: two seats, limits kept, nothing on the table that binds nobody.
fn assert_treaties(rules: &Ruleset, core: &Core, own: &Own) {
    let (mut open, mut in_force) = (0, 0);
    let now = Now::of(core, own);
    for treaty in own.treaties.all() {
        assert!(is_advanced(rules) && treaty.from != treaty.to, "a treaty where there can be none");
        assert!(treaty.live().next().is_some(), "treaty {} has nothing left to keep", treaty.number);
        for (at, clause) in treaty.live() {
            let leader = core.seat(clause.power);
            assert!([treaty.from, treaty.to].contains(&leader), "M-21.1: clause {at} binds a third player");
            let until = if clause.term == Term::Words { Date::turn(clause.until.turn) } else { clause.until };
            assert!(until == Date::NONE || !now.is_past(until), "M-21.2: clause {at} is out of date");
        }
        if treaty.in_force { in_force += 1 } else { open += 1 }
    }
    for one in own.contracts.slots.iter().flatten() {
        assert!(one.turns > 0 && !core.are_enemies(one.giver, one.receiver), "M-20.3, R-98: a contract of enemies");
    }
    assert!(open <= OPEN_PROPOSALS && in_force <= TREATIES_IN_FORCE, "too many treaties on the table");
}

/// INV-11: only French and Austrian pieces change maps.
fn assert_maps(rules: &Ruleset, core: &Core) {
    for piece in core.on_board(rules.generals.or(rules.trains)).iter() {
        let city = core.city(piece).expect("on the board");
        let on_flanders = rules.lands.flanders.contains(city);
        match rules.power(piece) {
            crate::powers::PRAGMATIC => assert!(on_flanders, "INV-11: the Pragmatic Army stays on Flanders"),
            crate::powers::PRUSSIA | crate::powers::SAXONY | crate::powers::BAVARIA => {
                assert!(!on_flanders, "INV-11: piece {} is on the wrong map", piece.0);
            }
            _ => {}
        }
    }
}

/// INV-12: neutral pieces at home, nobody else there, once displacements are done.
fn assert_neutrality(rules: &Ruleset, core: &Core, own: &Own) {
    if own.phase.is_settling() || matches!(own.phase, Phase::SecondTrain | Phase::Over) {
        return;
    }
    for neutral in [crate::powers::PRUSSIA, crate::powers::SAXONY] {
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
