//! M-11.2: how far and where the beaten go, and who does not get away.

use super::table::{Scene, bare};
use engine::event::Event;
use engine::question::About;

/// A combat in Prussia's stage that Austria gives up at once.
fn beaten(pieces: &str) -> Scene {
    let mut table = bare("advanced-3p").pieces(pieces).active("prussia").phase("combat").build();
    table.play("austria", "concede");
    table
}

/// Neipperg has lost two of three in Trautenau and is about to go two cities.
fn two_cities(more: &str) -> Scene {
    beaten(&format!("friedrich@landeshut=5 neipperg@trautenau=3 {more}"))
}

/// How far the player of the winner is to send the beaten.
fn steps(table: &Scene, winner: &str) -> Option<u8> {
    match table.rules.asked(&table.state, table.seat_of(winner))?.about {
        About::Retreat { steps } => Some(steps),
        _ => None,
    }
}

fn battle(table: &Scene, power: &str) -> u8 {
    table.maria().boxes.battle[table.power(power).index()]
}

/// One general, and a stack: the sum of what it lost.
#[test]
fn m_11_2_2__the_retreat_is_as_long_as_the_loss() {
    for (pieces, lost) in [
        ("friedrich@landeshut=6 neipperg@trautenau=5", 1),
        ("friedrich@landeshut=8 neipperg@trautenau=5", 3),
        ("friedrich@landeshut=7 neipperg@trautenau=2 batthyany@trautenau=2", 3),
    ] {
        let table = beaten(pieces);
        assert_eq!(steps(&table, "prussia"), Some(lost), "{pieces}");
    }
}

#[test]
fn m_11_2_5__a_retreat_covers_its_full_length() {
    let mut table = two_cities("");
    table.refuse("prussia", "retreat trautenau-nachod", "M-11.2.5");
    table.refuse("prussia", "retreat trautenau-nachod-glatz-frankenstein", "M-11.2.5");
    table.play("prussia", "retreat trautenau-koeniggraetz-reichenau");
    assert_eq!(table.place("neipperg"), "reichenau");
}

#[test]
fn m_11_2_7__no_city_is_entered_twice() {
    let mut table = beaten("friedrich@landeshut=8 neipperg@trautenau=5");
    table.refuse("prussia", "retreat trautenau-koeniggraetz-gitschin-koeniggraetz", "M-11.2.7");
    assert_eq!(table.place("neipperg"), "trautenau");
}

#[test]
fn r_34__the_city_of_the_lost_combat_counts_as_used() {
    let mut table = two_cities("");
    table.refuse("prussia", "retreat trautenau-nachod-trautenau", "R-34");
    let mut table = beaten("friedrich@landeshut=8 neipperg@trautenau=5");
    table.refuse("prussia", "retreat trautenau-nachod-trautenau-koeniggraetz", "R-34");
}

#[test]
fn m_11_2_8__a_retreat_enters_no_city_with_a_piece_of_any_side() {
    for there in ["austria-t1", "batthyany", "prussia-t1", "toerring", "bavaria-t1", "france-t2"] {
        let troops = if there.contains("-t") { "" } else { "=2" };
        let mut table = two_cities(&format!("{there}@hohenelbe{troops}"));
        table.refuse("prussia", "retreat trautenau-hohenelbe-turnau", "M-11.2.8");
    }
    let mut table = two_cities("batthyany@turnau=2");
    table.refuse("prussia", "retreat trautenau-hohenelbe-turnau", "M-11.2.8");
    let open = two_cities("").list("prussia");
    assert!(open.contains(&"retreat trautenau-hohenelbe-turnau".to_string()), "{open:?}");
}

/// Königgrätz bears a Prussian marker; Neipperg passes through it and it stays Prussian, without a question mark.
#[test]
fn m_11_2_9__a_retreat_runs_through_fortresses_and_conquers_nothing() {
    let setup =
        bare("advanced-3p").pieces("friedrich@landeshut=5 neipperg@trautenau=3").markers("koeniggraetz=prussia");
    let mut table = setup.active("prussia").phase("combat").build();
    table.play("austria", "concede");
    table.play("prussia", "retreat trautenau-koeniggraetz-reichenau");
    assert_eq!(table.place("neipperg"), "reichenau");
    assert_eq!((table.marker("koeniggraetz"), table.question("koeniggraetz")), ("prussia", "none"));
}

/// A train bars the only road out of Kufstein.
const DEAD_END: &str = "friedrich@rosenheim=8 austria-t1@schwaz";

#[test]
fn m_11_2_12__without_a_retreat_all_troops_are_lost() {
    let alone = beaten(&format!("{DEAD_END} karl@kufstein=7"));
    assert_eq!((alone.place("karl"), alone.troops("karl")), ("off", 0), "one was lost, and then six");
    let both = beaten(&format!("{DEAD_END} karl@kufstein=5 traun@kufstein=2"));
    assert_eq!((both.place("karl"), both.place("traun")), ("off", "off"));
    assert!(both.happened(|event| matches!(event, Event::NoRetreat { stack } if stack.len() == 2)));
}

/// Exactly three cities; and where the third is closed, nothing is left of him.
#[test]
fn me_23__three_troops_lost_are_three_cities_or_everything() {
    let mut table = beaten("friedrich@landeshut=8 neipperg@trautenau=5");
    assert_eq!(steps(&table, "prussia"), Some(3));
    let way = table.list("prussia").remove(0);
    table.play("prussia", &way);
    let went = table.events.iter().find_map(|entry| match &entry.event {
        Event::Retreated { path, .. } => Some(path.steps()),
        _ => None,
    });
    assert_eq!((went, table.troops("neipperg")), (Some(3), 2));
    let table = beaten("friedrich@rosenheim=8 karl@kufstein=5 austria-t1@innsbruck");
    assert_eq!((table.place("karl"), table.troops("karl")), ("off", 0), "one city was open, three were not");
}

#[test]
fn m_11_2_13__a_general_without_troops_is_removed_and_does_not_retreat() {
    let table = beaten("friedrich@landeshut=8 neipperg@trautenau=2");
    let neipperg = table.piece("neipperg");
    assert!(table.happened(|event| *event == Event::Removed { general: neipperg }));
    assert_eq!((table.place("neipperg"), steps(&table, "prussia")), ("off", None));
    assert!(!table.happened(|event| matches!(event, Event::Retreated { .. } | Event::NoRetreat { .. })));
}

/// Two of three lost: two cities. Five of five lost by eleven: no way to go, and five troops are one point.
#[test]
fn r_32__partial_and_total_loss() {
    let partial = two_cities("");
    assert_eq!((partial.troops("neipperg"), steps(&partial, "prussia")), (1, Some(2)));
    let total = beaten("friedrich@landeshut=8 schwerin@landeshut=8 neipperg@trautenau=5");
    assert!(total.happened(|event| matches!(event, Event::Beaten { score: -11, lost: 5, .. })));
    assert_eq!((total.place("neipperg"), steps(&total, "prussia")), ("off", None));
    assert_eq!(battle(&total, "prussia"), 1, "the troops he had count, not the score");
}
