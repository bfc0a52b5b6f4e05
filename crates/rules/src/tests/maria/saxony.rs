//! M-19.3, M-19.4: what moves Saxony's marker, what each side means, and what neutrality leaves.

use super::politics::{Displayed, nobody_places, politics};
use super::states::{disaster, neutral_prussia, saxony_box, silesia_taken};
use super::table::{Scene, bare};
use ::maria::state::{Phase, SaxonSide};
use ::maria::subsidy;
use engine::event::Event;
use engine::question::About;

/// How far Austria may let the marker go.
fn shift_of(table: &Scene) -> Option<u8> {
    match table.rules.asked(&table.state, table.seat_of("austria"))?.about {
        About::SaxonShift { most } => Some(most),
        _ => None,
    }
}

/// Austria executes a card that moves Saxony.
fn by_card(card: &str, from: u8, steps: &str, pieces: &str) -> Scene {
    let setup = politics(&format!("{card} 1742-walpole")).pieces(pieces).displayed("austria", "s5");
    let mut table = setup.track("saxony", from).build();
    nobody_places(&mut table);
    table.play("austria", &format!("take {card}"));
    table.play("austria", &format!("execute saxony={steps}"));
    table
}

#[test]
fn m_19_3_1__cards_the_annexation_and_prussian_losses_move_the_marker() {
    assert_eq!(saxony_box(&by_card("1743-bruehl", 1, "1", "rutowski@freiberg=2")), 2);
    let mut peace = silesia_taken("rutowski@freiberg=2").build();
    peace.play("prussia", "accept");
    peace.play("austria", "accept");
    assert_eq!(saxony_box(&peace), 3);
    let mut beaten = disaster(1, "rutowski@leipzig=2");
    beaten.play("austria", "shift 1");
    assert_eq!(saxony_box(&beaten), 2);
    let setup = bare("advanced-3p").pieces("friedrich@wien=1!").active("prussia").phase("supply");
    let mut hungry = setup.build();
    hungry.play("austria", "shift 1");
    assert_eq!(saxony_box(&hungry), 2);
}

/// Three points lost, whether two, one or none of them come out of battle boxes.
#[test]
fn m_19_3_3__markers_prussia_would_have_had_to_take_count_too() {
    for markers in [0, 1, 2] {
        let pieces = "karl@trautenau=8 traun@trautenau=8 friedrich@landeshut=6 rutowski@leipzig=2";
        let setup = bare("advanced-3p").pieces(pieces).active("austria").phase("combat").maria(|own| {
            own.battle.insert("prussia".into(), markers);
            own.boxed = vec!["dessauer".into()];
        });
        let mut table = setup.build();
        table.play("prussia", "concede");
        assert_eq!(shift_of(&table), Some(2), "six troops, {markers} markers");
        assert_eq!(table.maria().boxes.battle[table.power("prussia").index()], 0);
    }
}

/// From Prussia's ally to Austria's: nobody is sent home, as box 3 and 4 would have it.
#[test]
fn m_19_3_6__one_combat_may_move_the_marker_several_boxes_and_only_the_last_counts() {
    let mut table = disaster(2, "rutowski@leipzig=2 prussia-t1@torgau");
    table.play("austria", "shift 3");
    assert_eq!((saxony_box(&table), table.maria().saxony), (5, SaxonSide::Austrian));
    assert_eq!((table.place("rutowski"), table.place("prussia-t1")), ("leipzig", "torgau"), "no neutrality effects");
    assert_ne!(table.maria().phase, Phase::Displace, "nor is anybody about to go");
    assert!(!table.happened(|event| matches!(event, Event::SentHome { .. })));
}

#[test]
fn m_19_3_7__in_a_neutral_box_saxony_is_neutral_at_once() {
    for boxes in [1, 2] {
        let mut table = disaster(2, "rutowski@freiberg=2");
        assert!(!table.state.core.is_neutral(table.power("saxony")));
        table.play("austria", &format!("shift {boxes}"));
        assert!(table.state.core.is_neutral(table.power("saxony")), "{boxes}");
        assert_eq!(table.maria().saxony, SaxonSide::Neutral);
    }
}

#[test]
fn m_19_3_11__in_the_last_box_saxony_is_austrias_co_operating_ally_at_once() {
    let mut table = disaster(2, "rutowski@leipzig=2");
    table.play("austria", "shift 3");
    let (saxony, core) = (table.power("saxony"), &table.state.core);
    assert!(core.co_operate(saxony, table.power("austria")) && !core.is_neutral(saxony));
    assert!(core.are_enemies(saxony, table.power("prussia")) && core.are_enemies(saxony, table.power("france")));
}

/// A Prussian and an Austrian marker: both stay with an alliance, and both return with neutrality.
#[test]
fn m_19_3_14__when_saxony_joins_austria_markers_on_its_fortresses_stay() {
    for (card, from, steps, torgau) in
        [("1743-bruehl", 4, "1", ["austria", "prussia"]), ("1743-bruehl", 2, "1", ["none", "none"])]
    {
        for (marker, after) in ["austria", "prussia"].into_iter().zip(torgau) {
            let setup = politics(&format!("{card} 1742-walpole")).markers(&format!("torgau={marker}"));
            let mut table = setup.displayed("austria", "s5").track("saxony", from).build();
            nobody_places(&mut table);
            table.play("austria", &format!("take {card}"));
            table.play("austria", &format!("execute saxony={steps}"));
            assert_eq!(table.marker("torgau"), after, "from {from}");
        }
    }
}

#[test]
fn m_19_3_17__allied_with_austria_saxony_has_an_income_of_two() {
    for (at, cards) in [(3, 1), (4, 1), (5, 2)] {
        let setup = bare("advanced-3p").active("austria").phase("cards").maria(|own| {
            own.tracks.insert("saxony".into(), at);
        });
        let table = setup.build();
        let income = subsidy::base_income(table.maria_rules(), &table.state.core, table.maria(), table.power("saxony"));
        assert_eq!((income, table.hand("saxony").len()), (cards, cards as usize), "box {at}");
    }
}

/// Past the gate the marker never gets back to Prussia; from Austria's side it goes back to neutrality.
#[test]
fn rp_4__saxony_does_not_return_to_prussia_on_the_track() {
    for (from, after) in [(3, 3), (4, 3), (5, 4)] {
        let table = by_card("1742-dresden-opera", from, "-1", "rutowski@freiberg=2");
        assert_eq!((saxony_box(&table), table.maria().saxony), (after, SaxonSide::Neutral), "from {from}");
    }
    assert_eq!(saxony_box(&by_card("1742-dresden-opera", 2, "-1", "rutowski@freiberg=2")), 1, "before the gate it may");
}

/// Any number up to all; a Saxon defeat is a Prussian one; across the border the loser's city is the place.
#[test]
fn r_67__how_far_for_whom_and_where() {
    for boxes in 0..=3 {
        let mut table = disaster(1, "rutowski@freiberg=2");
        table.play("austria", &format!("shift {boxes}"));
        assert_eq!(saxony_box(&table), 1 + boxes);
    }
    let saxon = "rutowski@prag=2 neipperg@jungbunzlau=8";
    let mut table = bare("advanced-3p").pieces(saxon).active("prussia").phase("combat").build();
    table.play("saxony", "concede");
    assert_eq!(shift_of(&table), Some(1), "a Saxon loss");
    // With two players losses on the Bohemia map count: Ulm lies there, Geislingen does not.
    for (pieces, counts) in [("broglie@ulm=2 karl@geislingen=8", true), ("broglie@geislingen=2 karl@ulm=8", false)] {
        let mut table = bare("advanced-2p").pieces(pieces).active("austria").phase("combat").build();
        table.play("france", "concede");
        assert_eq!(shift_of(&table).is_some(), counts, "{pieces}");
    }
}

/// Prussians stand on both Saxon set-up cities; they go first.
#[test]
fn r_99__foreigners_are_expelled_before_the_saxons_return() {
    let mut table = disaster(2, "rutowski@leipzig=2 saxony-t1@dresden leopold@freiberg=2 prussia-t1@zeitz");
    table.play("austria", "shift 1");
    while table.maria().phase == Phase::Displace {
        assert_eq!(table.place("rutowski"), "leipzig", "not before the last of them has gone");
        let first = table.list("prussia").remove(0);
        table.play("prussia", &first);
    }
    assert_eq!((table.place("rutowski"), table.place("saxony-t1")), ("freiberg", "zeitz"));
    assert_ne!((table.place("leopold"), table.place("prussia-t1")), ("freiberg", "zeitz"));
}

/// Cards, politics, recruits, trains and marches at home.
#[test]
fn m_19_4_2__a_neutral_power_plays_on() {
    let table = neutral_prussia("friedrich@landeshut=2", "prussia", "cards");
    assert_eq!(table.hand("prussia").len(), 3, "income");
    let setup = |phase: &str, turn: u8| {
        let setup = bare("advanced-3p").pieces("friedrich@landeshut=2").hand("prussia", "h5").active("prussia");
        setup.phase(phase).turn(turn).maria(|own| {
            own.annexed = true;
            own.neutral_until = 7;
            own.tracks.insert("saxony".into(), 3);
            own.last_winner = Some("frederick".into());
        })
    };
    let mut table = setup("movement", 6).build();
    assert!(table.state.core.is_neutral(table.power("prussia")));
    table.play("prussia", "march friedrich landeshut-jauer");
    table.play("prussia", "enter prussia-t1 berlin pay h5");
    let mut table = setup("politics", 6).build();
    table.play("prussia", "trump s");
    assert!(table.is_asked("prussia"), "politics");
    table.play("prussia", "bid h5");
    let mut table = setup("winter", 6).build();
    table.play("prussia", "recruit prussia 1 pay h5 friedrich=1");
    assert_eq!(table.troops("friedrich"), 3);
}

/// In its own stage and in its enemies'.
#[test]
fn m_19_4_4__neutral_generals_take_part_in_no_combat() {
    for active in ["prussia", "austria"] {
        let table = neutral_prussia("neipperg@trautenau=2 friedrich@landeshut=8", active, "combat");
        assert!(!table.happened(|event| matches!(event, Event::CombatBegan { .. })), "{active}");
        assert_eq!(table.place("neipperg"), "trautenau");
    }
}

/// Friedrich, neutral in Landeshut, is not fought, but neither Neipperg nor his own train steps over him.
#[test]
fn r_87__a_neutral_general_is_not_fought_but_stands_in_the_way() {
    let pieces = "neipperg@trautenau=2 friedrich@landeshut=2 prussia-t1@jauer";
    let fought = |active: &str| neutral_prussia(pieces, active, "combat").state.core.combat.duel.is_some();
    assert!(!fought("austria") && !fought("prussia"));
    let mut table = neutral_prussia(pieces, "austria", "movement");
    assert!(table.try_play("austria", "march neipperg trautenau-landeshut").is_err());
    let mut table = neutral_prussia(pieces, "prussia", "movement");
    table.refuse("prussia", "march prussia-t1 jauer-landeshut", "M-10.1.14");
}
