//! Victory and end (F-12, FQ-44, FQ-49, FQ-50, FE-21, FE-22).

use super::passive::{end_turn_now, holding, idle_to_movement, idle_to_turn};
use super::table::{Setup, bare};
use engine::event::Event;
use engine::outcome::Reason;

fn at_end(turn: u8, fate: &str) -> Setup {
    bare("standard-4p").turn(turn).phase("end-of-turn").fate(fate)
}

const ATTACKERS: [(&str, &str); 5] = [
    ("russia", "elisabeth"),
    ("sweden", "elisabeth"),
    ("austria", "maria-theresia"),
    ("empire", "maria-theresia"),
    ("france", "pompadour"),
];

#[test]
fn f_12_4__the_winner_is_who_commands_the_nation_at_that_moment() {
    let with = |leader: Option<&str>| {
        let setup = at_end(9, "poems").markers(&holding("empire", &[1, 2], &[]));
        setup.friedrich(|own| own.imperial_seat = leader.map(String::from)).build()
    };
    for (leader, winner) in
        [(None, "maria-theresia"), (Some("elisabeth"), "elisabeth"), (Some("pompadour"), "pompadour")]
    {
        let table = with(leader);
        assert_eq!(table.winners(), [winner]);
        assert!(table.rules.outcome(&table.state).unwrap().won_with(table.power("empire")));
    }
}

#[test]
fn f_12_5__the_check_takes_place_in_the_first_five_turns_too() {
    for turn in 1..=5 {
        let at_end = |missing: &[&str]| {
            bare("standard-4p").turn(turn).phase("end-of-turn").markers(&holding("russia", &[1, 2], missing)).build()
        };
        let won = at_end(&[]);
        assert_eq!((won.winners(), won.state.core.turn), (vec!["elisabeth"], turn));
        assert!(!won.happened(|event| matches!(event, Event::FateMarkerRemoved { .. })), "before the marker goes");
        assert_eq!(at_end(&["kuestrin"]).state.core.turn, turn + 1);
    }
}

#[test]
fn f_12_2__whoever_holds_all_it_needs_wins_before_a_card_is_drawn() {
    for (power, seat) in ATTACKERS {
        for turn in [1, 5, 6, 9] {
            let table = at_end(turn, "").markers(&holding(power, &[1, 2], &[])).build();
            assert_eq!(table.winners(), [seat], "{power} in turn {turn}");
            let outcome = table.rules.outcome(&table.state).unwrap();
            assert_eq!((outcome.turn, outcome.reason), (turn, Reason::Objectives));
            assert!(outcome.won_with(table.power(power)));
            assert!(
                !table.happened(|event| matches!(event, Event::FateDrawn { .. } | Event::FateMarkerRemoved { .. }))
            );
        }
    }
}

#[test]
fn f_12_6__one_objective_short_of_either_order_is_not_enough() {
    let short = [
        ("russia", "colberg"),
        ("sweden", "neuruppin"),
        ("austria", "muskau"),
        ("empire", "torgau"),
        ("france", "kassel"),
    ];
    for (power, missing) in short {
        let table = at_end(4, "").markers(&holding(power, &[1, 2], &[missing])).build();
        assert!(table.winners().is_empty(), "{power} without {missing}");
        assert_eq!(table.state.core.turn, 5);
    }
}

/// The markers of a seat's other nation do not help.
#[test]
fn f_12_2__objectives_of_two_nations_of_one_player_do_not_add_up() {
    let markers = format!("{} {}", holding("russia", &[1], &["colberg"]), holding("sweden", &[1, 2], &["stettin"]));
    let table = at_end(5, "").markers(&markers).build();
    assert!(table.winners().is_empty());
}

#[test]
fn f_12_1__the_last_conquest_ends_nothing_before_the_end_of_the_turn() {
    let mut table = bare("standard-4p")
        .turn(3)
        .active("russia")
        .pieces("saltikov@colberg=3 heinrich@berlin=5 lacy@tabor=1 richelieu@koblenz=1")
        .markers(&holding("russia", &[1], &["colberg"]))
        .build();
    table.play("russia", "march saltikov colberg-belgard");
    assert_eq!(table.marker("colberg"), "russia");
    assert!(table.winners().is_empty());
    table.play("russia", "end");
    assert!(table.is_asked("sweden") && table.winners().is_empty());
    idle_to_turn(&mut table, 4);
    assert_eq!(table.winners(), ["elisabeth"]);
    assert_eq!(table.state.core.turn, 3);
}

#[test]
fn f_12_6__an_objective_lost_again_before_the_check_does_not_count() {
    let mut table = bare("standard-4p")
        .turn(3)
        .pieces("heinrich@kuestrin=5 saltikov@colberg=3")
        .markers(&holding("russia", &[1], &[]))
        .build();
    table.play("prussia", "march heinrich kuestrin-drossen");
    assert_eq!(table.marker("kuestrin"), "none");
    idle_to_turn(&mut table, 4);
    assert!(table.winners().is_empty());
    assert_eq!(table.state.core.turn, 4);
}

#[test]
fn f_12_8__several_nations_at_one_check_win_jointly() {
    let markers = format!("{} {}", holding("russia", &[1], &[]), holding("france", &[1], &[]));
    let table = at_end(5, "").markers(&markers).build();
    assert_eq!(table.winners(), ["elisabeth", "pompadour"]);
    let markers = format!("{} {}", holding("austria", &[1, 2], &[]), holding("empire", &[1, 2], &[]));
    let table = at_end(5, "").markers(&markers).build();
    assert_eq!(table.winners(), ["maria-theresia"], "one player, two nations");
    assert_eq!(table.rules.outcome(&table.state).unwrap().powers.len(), 2);
}

#[test]
fn fe_21__pompadour_wins_with_the_imperial_army_the_moment_she_gets_it() {
    let setup = |losses| {
        let markers = holding("empire", &[1], &[]);
        at_end(7, "america").markers(&markers).friedrich(|own| own.colonial_losses = losses).build()
    };
    let table = setup(1);
    assert_eq!(table.winners(), ["pompadour"]);
    assert_eq!(table.rules.outcome(&table.state).unwrap().reason, Reason::EasedObjectives);
    assert!(setup(0).winners().is_empty(), "the first colonial loss changes nothing");
    // With all objectives the check before the draw comes first, and Maria Theresia wins.
    let table =
        at_end(7, "america").markers(&holding("empire", &[1, 2], &[])).friedrich(|own| own.colonial_losses = 1).build();
    assert_eq!(table.winners(), ["maria-theresia"]);
}

#[test]
fn fe_22__elisabeth_wins_with_sweden_when_russia_leaves() {
    let mut table = at_end(8, "elisabeth").markers(&holding("sweden", &[1], &[])).build();
    table.play("prussia", "leave keith");
    assert_eq!(table.winners(), ["elisabeth"]);
    assert!(table.rules.outcome(&table.state).unwrap().won_with(table.power("sweden")));
    let mut table = at_end(8, "elisabeth").markers(&holding("sweden", &[1], &["stettin"])).build();
    table.play("prussia", "leave keith");
    assert!(table.winners().is_empty());
}

#[test]
fn fq_44__austria_and_the_imperial_army_eased_by_one_stroke_win_jointly() {
    let markers = format!("{} {}", holding("austria", &[1], &[]), holding("empire", &[1], &[]));
    let table = at_end(7, "india").markers(&markers).friedrich(|own| own.colonial_losses = 1).build();
    assert_eq!(table.winners(), ["maria-theresia", "pompadour"]);
    let table =
        at_end(7, "india").markers(&holding("austria", &[1], &[])).friedrich(|own| own.colonial_losses = 1).build();
    assert_eq!(table.winners(), ["maria-theresia"]);
}

#[test]
fn fq_49__the_attacker_wins_though_the_next_card_would_have_ended_the_game() {
    let setup = |missing: &[&str]| {
        at_end(12, "america")
            .markers(&holding("france", &[1], missing))
            .friedrich(|own| {
                own.colonial_losses = 1;
                own.gone = vec!["russia".into(), "sweden".into()];
                own.imperial_seat = Some("elisabeth".into());
            })
            .build()
    };
    let table = setup(&[]);
    assert_eq!(table.winners(), ["pompadour"]);
    assert!(!table.happened(|event| matches!(event, Event::FateDrawn { .. })));
    let table = setup(&["kassel"]);
    assert_eq!(table.winners(), ["friedrich"], "F-12.9");
    assert_eq!(table.rules.outcome(&table.state).unwrap().reason, Reason::Fate);
}

#[test]
fn fq_50__an_eased_condition_lasts_and_counts_in_later_checks() {
    let mut table = at_end(7, "america lord-bute poems")
        .markers(&format!("{} muskau=austria", holding("austria", &[1], &["radeberg"])))
        .pieces("browne@radeberg=2 lacy@tabor=1 heinrich@berlin=1")
        .friedrich(|own| own.colonial_losses = 1)
        .build();
    assert!(table.winners().is_empty());
    assert_eq!(table.marker("muskau"), "austria", "second-order markers stay");
    end_turn_now(&mut table);
    assert!(table.winners().is_empty());
    idle_to_movement(&mut table, 9, "austria");
    table.play("austria", "march browne radeberg-kamenz");
    assert_eq!((table.marker("radeberg"), table.marker("kamenz")), ("austria", "none"));
    idle_to_turn(&mut table, 10);
    assert_eq!(table.winners(), ["maria-theresia"]);
    let outcome = table.rules.outcome(&table.state).unwrap();
    assert_eq!((outcome.turn, outcome.reason), (9, Reason::EasedObjectives));
}

/// A nation that has left cannot win by markers, and nobody wins in its place.
#[test]
fn f_12_9__when_the_three_have_left_friedrich_wins_and_everybody_else_loses() {
    let table = at_end(13, "india")
        .friedrich(|own| {
            own.colonial_losses = 1;
            own.gone = vec!["russia".into(), "sweden".into()];
            own.imperial_seat = Some("elisabeth".into());
        })
        .build();
    assert_eq!(table.winners(), ["friedrich"]);
    let two_gone = at_end(13, "india")
        .friedrich(|own| {
            own.colonial_losses = 1;
            own.gone = vec!["russia".into()];
        })
        .build();
    assert!(two_gone.winners().is_empty());
}

#[test]
fn f_12_7__after_the_end_nothing_more_can_be_done() {
    let mut table = at_end(2, "").markers(&holding("france", &[1], &[])).build();
    assert_eq!(table.winners(), ["pompadour"]);
    for power in ["prussia", "russia", "austria", "france"] {
        assert!(!table.is_asked(power));
        table.refuse(power, "end", "F-12.1");
    }
}
