//! F-1.1 to F-1.6: who plays, and who commands which nation.

use super::table::{Scene, bare, ready};

const FULL_GAMES: [&str; 2] = ["standard-4p", "standard-3p"];

/// The roles of a table, in the order of its seats.
fn roles(table: &Scene) -> Vec<&str> {
    table.rules.mode.seats.iter().map(|seat| seat.slug.as_str()).collect()
}

/// The nations a seat commands now, in the order of play.
fn commanded<'a>(table: &'a Scene, seat: &str) -> Vec<&'a str> {
    let seat = table.rules.seat_by_slug(seat).expect("a seat");
    let powers = table.rules.order.iter().filter(|&&power| table.state.core.seat(power) == seat);
    powers.map(|power| table.rules.pack.power_of(*power).slug.as_str()).collect()
}

#[test]
fn f_1_1__four_people_or_three_have_the_four_roles() {
    let four = ready("standard-4p").build();
    assert_eq!(roles(&four), ["friedrich", "elisabeth", "maria-theresia", "pompadour"]);
    let three = ready("standard-3p").build();
    assert_eq!(roles(&three), ["friedrich", "maria-theresia", "elisabeth-pompadour"]);
    for table in [four, three] {
        assert_eq!(table.rules.order.len(), 7, "the same seven nations");
    }
}

#[test]
fn f_1_2__friedrich_commands_prussia_and_hanover() {
    for mode in FULL_GAMES {
        assert_eq!(commanded(&ready(mode).build(), "friedrich"), ["prussia", "hanover"], "{mode}");
    }
}

#[test]
fn f_1_3__elisabeth_commands_russia_and_sweden() {
    assert_eq!(commanded(&ready("standard-4p").build(), "elisabeth"), ["russia", "sweden"]);
    let three = ready("standard-3p").build();
    assert!(commanded(&three, "elisabeth-pompadour").starts_with(&["russia", "sweden"]));
}

#[test]
fn f_1_4__maria_theresia_commands_austria_and_for_a_time_the_imperial_army() {
    for mode in FULL_GAMES {
        assert_eq!(commanded(&ready(mode).build(), "maria-theresia"), ["austria", "empire"], "{mode}");
        // Pompadour takes it over when France leaves, Elisabeth when both her nations have left.
        let end = |fate: &str| bare(mode).turn(8).phase("end-of-turn").fate(fate);
        let france_leaves = end("india poems").friedrich(|own| own.colonial_losses = 1).build();
        assert_eq!(commanded(&france_leaves, "maria-theresia"), ["austria"], "{mode}");
        let mut sweden_leaves = end("sweden poems").friedrich(|own| own.gone = vec!["russia".into()]).build();
        sweden_leaves.play("prussia", "leave keith");
        assert_eq!(commanded(&sweden_leaves, "maria-theresia"), ["austria"], "{mode}");
    }
}

#[test]
fn f_1_5__pompadour_commands_france() {
    assert_eq!(commanded(&ready("standard-4p").build(), "pompadour"), ["france"]);
    assert!(commanded(&ready("standard-3p").build(), "elisabeth-pompadour").contains(&"france"));
}

#[test]
fn f_1_6__with_three_players_one_person_is_elisabeth_and_pompadour() {
    let table = ready("standard-3p").build();
    assert_eq!(commanded(&table, "elisabeth-pompadour"), ["russia", "sweden", "france"]);
    assert!(table.seat_of("sweden") == table.seat_of("france"));
}
