//! Positions written as text: what is given is taken over and written again; what cannot be is refused in one sentence.

use super::table::{Setup, bare};
use maria::MariaPosition;

#[allow(clippy::needless_pass_by_value, reason = "a setup is used up")]
fn refusal(setup: Setup) -> String {
    let built = setup.position.build(board::standard("maria").expect("a standard pack"));
    built.map(|_| ()).expect_err("this position cannot be").to_string()
}

fn written(setup: Setup) -> MariaPosition {
    let table = setup.build();
    table.rules.position(&table.state).maria.expect("this is MARIA")
}

#[test]
fn every_part_of_a_position_is_written_as_it_was_given() {
    let given = bare("advanced-3p").turn(6).active("france").pieces("karl@wien=2 moritz@metz=2").maria(|own| {
        own.hussars = vec!["prag".into(), "linz".into()];
        own.tracks.insert("saxony".into(), 4);
        own.last_winner = Some("louis-xv".into());
        own.annexed = true;
        own.neutral_until = 7;
        own.reduced = true;
        own.battle.insert("france".into(), 1);
        own.battle.insert("austria".into(), 2);
        own.aside.insert("prussia".into(), 2);
        own.aside.insert("france".into(), 1);
        own.emperor = Some("austria".into());
        own.italy = Some("france".into());
        own.scores.insert("pragmatic".into(), 9);
        own.income_changes.insert("france".into(), vec![-1, 0, 0, 0]);
        own.hussar_range = Some(6);
        own.peace_missing = 1;
        own.saxony_acted = true;
    });
    let wanted = given.position.maria.clone().expect("a part of its own");
    let found = written(given);
    assert_eq!((&found.hussars, found.tracks["saxony"]), (&wanted.hussars, 4));
    assert_eq!((&found.battle, &found.aside, &found.scores), (&wanted.battle, &wanted.aside, &wanted.scores));
    assert_eq!(
        (&found.emperor, &found.italy, &found.last_winner),
        (&wanted.emperor, &wanted.italy, &wanted.last_winner)
    );
    assert_eq!((found.annexed, found.neutral_until, found.reduced), (true, 7, true));
    assert_eq!((found.hussar_range, found.peace_missing, found.saxony_acted), (Some(6), 1, true));
    assert_eq!(found.income_changes.len(), 1);
    assert_eq!(found.income_changes["france"][0], -1);
    let plain = written(bare("advanced-3p"));
    assert!(plain.hussars.is_empty() && plain.battle.is_empty() && plain.aside.is_empty() && plain.scores.is_empty());
    assert!(plain.income_changes.is_empty() && plain.emperor.is_none() && plain.italy.is_none());
    assert!(!plain.annexed && !plain.reduced && !plain.saxony_acted && plain.last_winner.is_none());
}

#[test]
fn movement_under_way_is_written_with_who_has_ended_and_who_goes_next() {
    let mut table = bare("advanced-3p").pieces("karl@wien=2 stair@breda=2 arenberg@loewen=2").active("austria").build();
    table.play("austria", "dispute");
    let found = table.rules.position(&table.state).maria.expect("MARIA");
    assert_eq!(found.dispute.as_deref(), Some("frederick"), "who called for it goes second");
    for (power, seat) in [("austria", "maria-theresa"), ("pragmatic", "frederick")] {
        let mut table = bare("advanced-3p").pieces("karl@wien=2 stair@breda=2").active("austria").build();
        table.play(power, "end");
        let position = table.rules.position(&table.state);
        let (other, ended) = (
            if power == "austria" { "frederick" } else { "maria-theresa" },
            &position.maria.as_ref().expect("MARIA").ended,
        );
        assert!(ended.contains(&seat.to_string()) && !ended.contains(&other.to_string()), "{ended:?}");
        assert_eq!((position.phase.as_deref(), position.active.as_deref()), (Some("movement"), Some("austria")));
        let again = position.build(table.rules.pack).unwrap_or_else(|problem| panic!("{problem}"));
        let crate::state::Title::Maria(own) = &again.state.title else { panic!("this is MARIA") };
        assert!(again.state.core == table.state.core && own.done == table.maria().done, "read again it is the same");
    }
}

#[test]
fn cards_on_the_display_are_written_with_the_hand() {
    let setup = bare("advanced-3p").turn(4).hand("prussia", "s4 h5 d6").hand("austria", "c7").maria(|own| {
        own.display.insert("prussia".into(), vec!["s4".into()]);
    });
    let table = setup.build();
    let position = table.rules.position(&table.state);
    assert_eq!(position.hands["prussia"].len(), 3, "{:?}", position.hands);
    assert_eq!(position.hands["austria"].len(), 1);
    assert_eq!(position.maria.expect("MARIA").display["prussia"], ["s4.1"]);
}

#[test]
fn what_no_position_may_hold_is_refused() {
    let hussar = |city: &str| {
        let city = city.to_string();
        bare("advanced-3p").pieces("karl@wien=2").maria(|own| own.hussars = vec![city])
    };
    assert!(refusal(hussar("bruessel")).contains("hussars cannot stand in Brüssel"));
    assert!(refusal(hussar("wien")).contains("hussars cannot stand in Wien"));
    assert_eq!(written(hussar("prag")).hussars, ["prag"]);
    for part in ["prussia", "pragmatic"] {
        assert!(refusal(bare("advanced-3p").maria(|own| own.emperor = Some(part.into()))).contains("Emperor"));
        assert!(refusal(bare("advanced-3p").maria(|own| own.italy = Some(part.into()))).contains("Italy"));
    }
    let questions = || bare("advanced-3p").questions("prag=prussia").active("prussia");
    assert!(refusal(questions().phase("cards")).contains("question marks are settled"));
    assert!(questions().phase("combat").position.build(board::standard("maria").expect("a pack")).is_ok());
    assert!(refusal(bare("advanced-3p").maria(|own| own.ceded = Some([1, 2, 3]))).contains("not ceded"));
}

#[test]
fn markers_and_pieces_in_impossible_places_are_refused() {
    assert!(refusal(bare("advanced-3p").markers("prag=austria")).contains("its own home country"));
    assert!(refusal(bare("advanced-3p").markers("prag=bavaria")).contains("only major powers"));
    assert!(refusal(bare("advanced-3p").pieces("stair@wien=2")).contains("never comes to the map"));
    assert!(refusal(bare("advanced-3p").pieces("friedrich@bruessel=2")).contains("never comes to the map"));
    let neutral = |pieces: &str| {
        bare("advanced-3p").turn(6).active("france").pieces(pieces).maria(|own| {
            own.annexed = true;
            own.neutral_until = 7;
            own.tracks.insert("saxony".into(), 3);
        })
    };
    assert!(refusal(neutral("karl@berlin=2")).contains("while a power is neutral"));
    assert!(refusal(neutral("friedrich@prag=2")).contains("while a power is neutral"));
    let pack = board::standard("maria").expect("a standard pack");
    assert!(neutral("friedrich@berlin=2 karl@prag=2 rutowski@dresden=1").position.build(pack).is_ok());
    let gone = bare("schlesien-gambit").turn(7).active("austria").pieces("friedrich@berlin=2");
    assert!(refusal(gone.maria(|own| own.ceded = Some([3, 4, 1]))).contains("has left the game"));
}

/// M-SG2.1.8: what France has put aside is written with its hand, and with no other.
#[test]
fn m_sg2_1_8__cards_put_aside_are_written_with_the_hand_of_france() {
    let setup = bare("schlesien-gambit").hand("france", "h5 h6").hand("austria", "c7");
    let table = setup.maria(|own| own.put_aside = vec!["h5".into()]).build();
    let position = table.rules.position(&table.state);
    assert_eq!((position.hands["france"].len(), position.hands["austria"].len()), (2, 1), "{:?}", position.hands);
    assert_eq!(position.maria.expect("MARIA").put_aside, ["h5.1"]);
}

#[test]
fn m_17_5_11__the_inspection_names_who_owes_a_corps() {
    let owes = |setup: Setup| {
        let table = setup.build();
        let owing = table.inspection().maria.expect("MARIA").owes_corps;
        owing.iter().map(|&power| table.rules.pack.power_of(power).slug.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(owes(bare("advanced-3p").pieces("friedrich@berlin=2")), ["prussia"], "nobody stands in the box yet");
    assert_eq!(owes(bare("advanced-3p").maria(|own| own.boxed = vec!["dessauer".into()])), [""; 0]);
    assert_eq!(owes(bare("introductory-3p")), [""; 0]);
}

/// M-SG2.2.5, R-75: after a cession fortresses in Prussia, Saxony and Silesia are ordinary cities.
#[test]
fn m_sg2_2_5__after_a_cession_only_fortresses_elsewhere_count() {
    let live = |ceded: bool, city: &str| {
        let setup = bare("schlesien-gambit").turn(7).active("austria").pieces("karl@wien=2");
        let table = setup.maria(|own| own.ceded = ceded.then_some([3, 4, 1])).build();
        ::maria::lands::is_live(table.maria_rules(), table.maria(), table.site(city))
    };
    for city in ["berlin", "dresden", "brieg"] {
        assert!(live(false, city) && !live(true, city), "{city}");
    }
    assert!(live(false, "prag") && live(true, "prag"));
}
