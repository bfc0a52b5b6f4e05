//! What the inspection of a position says of fortresses and pools; who can recruit, enter and reveal what.

use super::super::{Phase, winter};
use super::table::{Table, bare};
use crate::action::Action;
use crate::chance::Dice;
use crate::event::Event;
use crate::inspect::Inspection;

fn inspected(table: &Table) -> Inspection {
    table.rules.inspect(&table.state, &[]).expect("an inspection")
}

/// Also: M-10.3.7, M-18.3.
#[test]
fn m_10_3_4__the_inspection_says_who_holds_and_who_protects_a_fortress() {
    let table = bare("advanced-3p").pieces("karl@prag=2 neipperg@beneschau=2").markers("linz=france").build();
    let inspection = inspected(&table);
    let of = |city: &str| inspection.fortresses.iter().find(|one| one.city == city).expect("a fortress");
    let prag = of("prag");
    let mut guards: Vec<_> = prag.by.iter().map(|guard| guard.piece).collect();
    guards.sort_unstable();
    assert_eq!((prag.major, prag.home, prag.protected), (true, Some("austria"), true));
    assert!(guards.contains(&"karl"), "{guards:?}");
    assert_eq!((&prag.control[..], prag.marker, prag.vote), (&["austria"][..], None, Some("austria")));
    let linz = of("linz");
    assert_eq!((linz.marker, &linz.control[..], linz.protected), (Some("france"), &["france"][..], false));
    assert!(linz.by.is_empty() && linz.vote.is_none());
    let others = inspection.fortresses.iter().filter(|one| one.vote.is_some()).count();
    assert_eq!(others, 9, "nine electors");
}

/// Also: M-15.2, M-13.14.
#[test]
fn m_16_15__the_inspection_counts_pools_of_the_major_powers_alone() {
    let table = bare("advanced-3p").build();
    let pools: Vec<_> = inspected(&table).victory.iter().map(|one| (one.power, one.pool, one.winter_score)).collect();
    for (power, pool) in [("prussia", 11), ("france", 11), ("pragmatic", 8), ("austria", 3)] {
        assert!(pools.contains(&(power, Some(pool), None)), "{power}: {pools:?}");
    }
    assert!(pools.iter().all(|(power, pool, _)| pool.is_none() || !["saxony", "bavaria"].contains(power)));
    let introductory = bare("introductory-3p").build();
    assert!(inspected(&introductory).victory.iter().all(|one| one.pool.is_none()), "no pools there");
}

/// Also: R-74: with every place taken nobody can be taken in; one troop less and somebody can.
#[test]
fn m_13_3__a_full_army_cannot_recruit() {
    let could = |troops: u8| {
        let pieces = format!("george-ii@hannover=8 cumberland@amsterdam=8 stair@breda={troops}");
        let table = bare("advanced-3p").pieces(&pieces).build();
        winter::could_recruit(&table.rules, &table.state.core, table.maria(), table.power("pragmatic"))
    };
    assert!(!could(8) && could(7));
    let table = bare("advanced-3p").pieces("george-ii@hannover=8 cumberland@amsterdam=8").build();
    let pragmatic = table.power("pragmatic");
    assert!(winter::could_recruit(&table.rules, &table.state.core, table.maria(), pragmatic), "Stair can come back");
}

#[test]
fn m_19_1_14__no_end_of_neutrality_is_told_where_there_was_none() {
    let mut table = bare("advanced-3p").pieces("friedrich@berlin=2 moritz@metz=2").build();
    table.play("france", "end");
    assert!(table.is_asked("prussia"));
    assert!(!table.happened(|event| *event == Event::NeutralityEnds));
}

/// Neutral Prussians stay at home, whoever's the ground beyond is.
#[test]
fn m_19_4_3__neutral_pieces_do_not_enter_an_ally_of_austria() {
    let setup = bare("advanced-3p").pieces("friedrich@peitz=2 karl@wien=2").active("prussia").turn(6).maria(|own| {
        own.annexed = true;
        own.neutral_until = 7;
        own.tracks.insert("saxony".into(), 5);
    });
    let mut table = setup.build();
    assert!(!table.state.core.is_neutral(table.power("saxony")));
    table.refuse("prussia", "march friedrich peitz-guben", "M-19.4.3");
}

/// When the cards are used up a segment is held without any.
#[test]
fn m_17_1_1__no_more_political_cards_are_revealed_than_there_are() {
    let mut table =
        bare("advanced-3p").pieces("karl@wien=2 friedrich@berlin=2 moritz@metz=2").active("austria").build();
    let cards = table.rules.pack.politics.len() as u8;
    let crate::state::Title::Maria(own) = &mut table.state.title else { panic!("this is MARIA") };
    own.politics.drawn = cards;
    super::treaties::pass_to(&mut table, Phase::Hussars, "austria");
    assert_eq!(table.maria().politics.cards, [None; 2]);
}

/// Whoever fights at random plays cards, and at times stops.
#[test]
fn random_duels_are_played_and_stopped() {
    let setup =
        bare("advanced-3p").pieces("neipperg@trautenau=2 friedrich@landeshut=6").active("austria").phase("combat");
    let table = setup.hand("austria", "c5 c6 d5 d6 h5 h6 s5 s6").build();
    let action = |number| table.rules.random_action(&table.state, table.seat_of("austria"), &mut Dice::new(number));
    let stopped = (0..60).filter(|&number| action(number) == Some(Action::Concede)).count();
    assert!((1..59).contains(&stopped), "{stopped} of 60");
}

#[test]
fn inv_11__a_piece_on_the_wrong_map_is_found_out() {
    let sound = |piece: &str, city: &str| {
        let mut table = super::table::ready("advanced-3p").active("prussia").build();
        let (id, there) = (table.piece(piece), table.city_id(city));
        table.state.core.put(id, crate::state::Place::City(there));
        let judge = std::panic::AssertUnwindSafe(|| table.rules.assert_sound(&table.state));
        std::panic::catch_unwind(judge).is_ok()
    };
    assert!(!sound("friedrich", "bruessel") && !sound("rutowski", "bruessel") && !sound("toerring", "bruessel"));
    assert!(!sound("stair", "wien"));
    assert!(sound("karl", "bruessel") && sound("moritz", "linz"), "Austrians and Frenchmen may cross");
}
