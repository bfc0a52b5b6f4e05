//! M-16.1 to M-16.7: what a combat is worth, to whom, and where the markers go; M-17.2.2: who named trump by it.

use super::table::{Scene, Setup, bare};
use engine::event::Event;

fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

fn battle(table: &Scene, power: &str) -> u8 {
    table.maria().boxes.battle[table.power(power).index()]
}

fn combat(pieces: &str, active: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active(active).phase("combat")
}

/// A combat given up at once, and the first retreat that is offered.
fn conceded(setup: Setup, loser: &str, winner: &str) -> Scene {
    let mut table = setup.build();
    table.play(loser, "concede");
    if let Some(way) = table.list(winner).into_iter().find(|action| action.starts_with("retreat")) {
        table.play(winner, &way);
    }
    table
}

fn with_markers(setup: Setup, power: &str, markers: u8) -> Setup {
    setup.maria(|own| {
        own.battle.insert(power.into(), markers);
    })
}

/// Ten Austrians lose one to six and live; then seven without a retreat, where one was lost.
#[test]
fn m_16_1__one_point_for_each_full_three_troops_destroyed() {
    for (schwerin, points) in [(3_u8, 0), (4, 0), (5, 1), (6, 1), (7, 1), (8, 2)] {
        let pieces =
            format!("friedrich@landeshut=8 schwerin@landeshut={schwerin} neipperg@trautenau=8 batthyany@trautenau=2");
        let table = conceded(combat(&pieces, "prussia"), "austria", "prussia");
        let lost = Event::Beaten {
            loser: table.piece("batthyany"),
            winner: table.piece("friedrich"),
            score: 2 - i16::from(schwerin),
            lost: schwerin - 2,
        };
        assert!(table.happened(|event| *event == lost), "{schwerin}");
        assert_eq!(battle(&table, "prussia"), points, "{schwerin}");
    }
    let cut_off = "friedrich@rosenheim=8 karl@kufstein=7 austria-t1@schwaz";
    let table = conceded(combat(cut_off, "prussia"), "austria", "prussia");
    assert_eq!((table.place("karl"), battle(&table, "prussia")), ("off", 2), "seven troops");
}

#[test]
fn m_16_3__the_winner_shifts_a_marker_from_its_pool_for_each_point() {
    for (neipperg, points) in [(3, 1), (6, 2)] {
        let pieces = format!("friedrich@landeshut=8 schwerin@landeshut=8 neipperg@trautenau={neipperg}");
        let table = conceded(combat(&pieces, "prussia"), "austria", "prussia");
        assert_eq!((battle(&table, "prussia"), pool(&table, "prussia")), (points, 11 - points as i8));
    }
}

#[test]
fn m_16_4__with_both_boxes_full_further_points_are_lost() {
    for (before, after) in [(0, 2), (1, 2), (2, 2)] {
        let pieces = "friedrich@landeshut=8 schwerin@landeshut=8 neipperg@trautenau=8 batthyany@trautenau=1";
        let setup = with_markers(combat(pieces, "prussia"), "prussia", before);
        let table = conceded(setup, "austria", "prussia");
        assert_eq!((battle(&table, "prussia"), pool(&table, "prussia")), (after, 11 - 2), "{before} before");
    }
}

/// Six troops, two points, against none, one and two markers in the loser's boxes.
#[test]
fn m_16_5__the_loser_moves_markers_back_as_far_as_any_lie_there() {
    for (before, after) in [(0, 0), (1, 0), (2, 0)] {
        let pieces = "friedrich@landeshut=8 schwerin@landeshut=8 neipperg@trautenau=6";
        let setup = with_markers(combat(pieces, "prussia"), "austria", before);
        let table = conceded(setup, "austria", "prussia");
        assert_eq!((battle(&table, "austria"), pool(&table, "austria")), (after, 3), "{before} before");
    }
    let setup = with_markers(combat("friedrich@landeshut=8 neipperg@trautenau=3", "prussia"), "austria", 2);
    let table = conceded(setup, "austria", "prussia");
    assert_eq!((battle(&table, "austria"), pool(&table, "austria")), (1, 2), "one point, one marker");
}

#[test]
fn m_16_6__points_of_a_minor_power_count_for_its_major_power() {
    for (minor, general, major) in [("bavaria", "toerring", "france"), ("saxony", "rutowski", "prussia")] {
        let setup = combat(&format!("{general}@landeshut=8 neipperg@trautenau=2"), minor);
        let won = conceded(with_markers(setup, major, 1), "austria", minor);
        assert_eq!((battle(&won, major), battle(&won, minor)), (2, 0), "{minor} wins");
        let setup = combat(&format!("{general}@landeshut=2 neipperg@trautenau=8"), minor);
        let lost = conceded(with_markers(setup, major, 1), minor, "austria");
        assert_eq!((lost.place(general), battle(&lost, major)), ("off", 0), "{minor} loses");
    }
}

/// With a point, without one, and a tie.
#[test]
fn m_17_2_2__any_won_combat_gives_the_right_to_name_trump_and_a_tie_does_not() {
    for (friedrich, neipperg, points, wins) in [(8, 2, 1, true), (4, 3, 0, true), (3, 3, 0, false)] {
        let setup = combat(&format!("friedrich@landeshut={friedrich} neipperg@trautenau={neipperg}"), "prussia");
        let setup = setup.maria(|own| own.last_winner = Some("louis-xv".into()));
        let table = conceded(setup, if wins { "austria" } else { "prussia" }, "prussia");
        assert_eq!(battle(&table, "prussia"), points);
        let named_by = if wins { "prussia" } else { "france" };
        assert_eq!(table.maria().last_winner, Some(table.seat_of(named_by)), "{friedrich} against {neipperg}");
    }
}

/// Rutowski of Saxony, allied with Austria, commands Traun; George II of the Pragmatic Army commands him elsewhere.
#[test]
fn r_40__points_and_trump_of_a_mixed_stack_are_those_of_the_commanders_power() {
    let prag =
        ("rutowski@prag=4 traun@prag=4", "broglie@jungbunzlau=2", "broglie@jungbunzlau=8 belle-isle@jungbunzlau=3");
    let namur =
        ("george-ii@tirlemont=4 traun@tirlemont=4", "maillebois@namur=2", "maillebois@namur=8 noailles@namur=3");
    for ((stack, weak, strong), major, commander) in [(prag, "austria", "saxony"), (namur, "pragmatic", "pragmatic")] {
        let fight = |french: &str| {
            combat(&format!("{stack} {french}"), "austria").maria(|own| {
                own.tracks.insert("saxony".into(), 5);
                own.battle.extend(["austria", "pragmatic"].map(|power| (power.to_string(), 1)));
            })
        };
        let other = if major == "austria" { "pragmatic" } else { "austria" };
        let won = conceded(fight(weak), "france", major);
        assert_eq!((battle(&won, major), battle(&won, other)), (2, 1), "{stack}");
        assert_eq!(won.maria().last_winner, Some(won.seat_of(commander)), "{stack}");
        let lost = conceded(fight(strong), commander, "france");
        assert_eq!((battle(&lost, major), battle(&lost, other)), (0, 1), "{stack}");
    }
}

/// Two points with one box free: one counts, one lapses. Two points with an empty pool: both count below zero.
#[test]
fn r_52__points_beyond_the_boxes_lapse_and_points_that_fit_an_empty_pool_count() {
    let seven = "friedrich@landeshut=8 schwerin@landeshut=8 neipperg@trautenau=8 batthyany@trautenau=1";
    let table = conceded(with_markers(combat(seven, "prussia"), "prussia", 1), "austria", "prussia");
    assert_eq!((battle(&table, "prussia"), pool(&table, "prussia")), (2, 9));
    let eleven = "prag=prussia eger=prussia pilsen=prussia budweis=prussia tabor=prussia leitmeritz=prussia \
                  iglau=prussia bruenn=prussia olmuetz=prussia linz=prussia krems=prussia";
    assert_eq!(pool(&bare("advanced-3p").markers(eleven).build(), "prussia"), 0);
    let table = conceded(combat(seven, "prussia").markers(eleven), "austria", "prussia");
    assert_eq!((battle(&table, "prussia"), pool(&table, "prussia")), (2, -2));
}
