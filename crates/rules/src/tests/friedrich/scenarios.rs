//! The two scenarios (F-14, FE-28 to FE-31, FQ-58 to FQ-62).

use super::passive::{drawn_next, end_turn_now, holding, idle_to_movement, idle_to_turn};
use super::table::{Table, bare, ready};
use ::friedrich::income;
use ::friedrich::powers::{Scenario, scenario};
use ::friedrich::switches::FictionalDraw;
use engine::event::Event;
use engine::outcome::Reason;

fn income(table: &Table, power: &str) -> (u8, u8) {
    income::income(table.friedrich_rules(), table.own(), table.power(power))
}

fn places(table: &Table) -> Vec<(String, String)> {
    let on_board = |piece: &board::pack::Piece| (piece.slug.clone(), table.place(&piece.slug).to_string());
    table.rules.pack.pieces.iter().map(on_board).filter(|(_, place)| place != "out").collect()
}

fn slugs(pairs: &[(String, String)]) -> Vec<&str> {
    pairs.iter().map(|(piece, _)| piece.as_str()).collect()
}

/// Also: F-14.1.1, F-14.1.3, F-14.1.6, F-14.1.7.
#[test]
fn f_14_1_2__the_west_has_hanover_france_seydlitz_and_one_prussian_train() {
    let table = ready("scenario-1").build();
    let there = places(&table);
    let expected = [
        "seydlitz",
        "prussia-t1",
        "ferdinand",
        "cumberland",
        "hanover-t1",
        "richelieu",
        "soubise",
        "chevert",
        "france-t1",
        "france-t2",
    ];
    assert_eq!(slugs(&there), expected);
    for (piece, place) in &there {
        let start = &table.rules.pack.pieces[table.piece(piece).index()].start;
        let city = table.rules.pack.city(place).unwrap();
        assert_eq!(*start, board::pack::Start::City(city), "{piece} on its normal set-up city");
    }
    assert_eq!((table.place("prussia-t1"), table.place("seydlitz")), ("jueterbog", "brandenburg"));
    assert_eq!(table.rules.mode.seats.len(), 2);
    assert_eq!(table.seat_of("prussia"), table.seat_of("hanover"));
    assert_ne!(table.seat_of("prussia"), table.seat_of("france"));
}

/// Also: F-14.1.5.
#[test]
fn f_14_1_4__prussia_has_three_armies_in_the_west_and_never_more() {
    let mut table = ready("scenario-1").hand("prussia", "s13 h13").build();
    let totals = ["prussia", "hanover", "france"].map(|power| table.total(power));
    assert_eq!(totals, [3, 12, 20]);
    table.refuse("prussia", "recruit prussia 1 pay s13 seydlitz=1", "F-10.14");
    let mut table = bare("scenario-1").pieces("seydlitz@berlin=2").hand("prussia", "s13 h13").build();
    table.refuse("prussia", "recruit prussia 2 pay s13+h13 seydlitz=2", "F-10.14");
    table.play("prussia", "recruit prussia 1 pay s13 seydlitz=1");
}

/// Also: F-14.2.5.
#[test]
fn f_14_2_4__prussia_has_twenty_four_armies_for_silesia_and_never_more() {
    let mut table = ready("scenario-2").hand("prussia", "s13").build();
    let totals = ["prussia", "austria", "empire"].map(|power| table.total(power));
    assert_eq!(totals, [24, 30, 6]);
    table.refuse("prussia", "recruit prussia 1 pay s13 keith=1", "F-10.14");
}

/// Also: F-14.2.1, F-14.2.3, F-14.2.6.
#[test]
fn f_14_2_2__silesia_has_austria_the_imperial_army_and_five_prussian_generals() {
    let table = ready("scenario-2").build();
    let there = places(&table);
    let expected = [
        "friedrich",
        "winterfeldt",
        "heinrich",
        "schwerin",
        "keith",
        "prussia-t1",
        "prussia-t2",
        "daun",
        "browne",
        "karl",
        "laudon",
        "lacy",
        "austria-t1",
        "austria-t2",
        "hildburghausen",
        "empire-t1",
    ];
    assert_eq!(slugs(&there), expected);
    for (piece, place) in &there {
        let start = &table.rules.pack.pieces[table.piece(piece).index()].start;
        assert_eq!(*start, board::pack::Start::City(table.rules.pack.city(place).unwrap()));
    }
    assert_eq!(table.rules.mode.seats.len(), 2);
    assert_eq!(table.seat_of("austria"), table.seat_of("empire"));
    assert_ne!(table.seat_of("prussia"), table.seat_of("austria"));
}

/// Also: F-14.0.5.
#[test]
fn f_14_0_1__the_standard_order_holds_among_those_present() {
    for (mode, order) in [("scenario-1", vec![0, 1, 6]), ("scenario-2", vec![0, 4, 5])] {
        let mut table = ready(mode).phase("cards").build();
        idle_to_turn(&mut table, 2);
        let acted: Vec<u8> = table
            .events
            .iter()
            .filter_map(|entry| match entry.event {
                Event::PowerActs { power } => Some(power.0),
                _ => None,
            })
            .collect();
        assert_eq!(acted[..3], order[..], "{mode}");
        assert_eq!(acted[3], 0, "then the next turn");
    }
    let mut table = ready("scenario-1").build();
    table.refuse("prussia", "march seydlitz brandenburg-magdeburg", "F-4.1");
    table.play("prussia", "march seydlitz brandenburg-genthin");
    table.refuse("prussia", "march seydlitz genthin-brandenburg", "F-4.2");
}

/// Also: F-14.0.4.
#[test]
fn f_14_0_3__a_fictional_player_draws_five_cards_a_turn_and_nobody_sees_them() {
    for mode in ["scenario-1", "scenario-2"] {
        let mut table = bare(mode).turn(2).pieces("prussia-t1@berlin").build();
        let before = table.state.core;
        end_turn_now(&mut table);
        let core = &table.state.core;
        let news = core.secret.spent.without(&before.secret.spent);
        assert_eq!(news.len(), 5, "{mode}");
        assert!(news.and(&core.seen).is_empty());
        assert!(core.secret.known.iter().all(|known| news.and(known).is_empty()));
        assert!(table.happened(|event| *event == Event::FictionalDraw { number: 5 }));
    }
    let mut table = bare("standard-4p").turn(2).pieces("keith@berlin=1").build();
    let before = table.state.core.secret.pile.len();
    end_turn_now(&mut table);
    assert!(!table.happened(|event| matches!(event, Event::FictionalDraw { .. })));
    assert_eq!(before - table.state.core.secret.pile.len(), 7, "only Prussia's new cards");
}

/// At the end of each turn, before the check of victory; the switch moves it to the beginning.
#[test]
fn fq_60__the_fictional_draw_comes_at_the_end_of_the_turn() {
    let order = |moment: Option<FictionalDraw>| {
        let mut table = ready("scenario-2").turn(2).build();
        assert_eq!(table.friedrich_rules().switches.fictional_draw, FictionalDraw::TurnEnds);
        if let Some(moment) = moment {
            table.friedrich_rules_mut().switches.fictional_draw = moment;
        }
        table.events.clear();
        idle_to_turn(&mut table, 3);
        let names: Vec<&str> = table
            .events
            .iter()
            .filter_map(|entry| match entry.event {
                Event::FictionalDraw { .. } => Some("draw"),
                Event::TurnBegan { .. } => Some("turn"),
                Event::FateMarkerRemoved { .. } => Some("marker"),
                _ => None,
            })
            .collect();
        names.join(" ")
    };
    assert_eq!(order(None), "draw marker turn");
    assert_eq!(order(Some(FictionalDraw::TurnBegins)), "marker turn draw");
    // Even the turn that ends the game has its draw.
    let won = bare("scenario-2").turn(3).phase("end-of-turn").markers(&holding("austria", &[1, 2], &[])).build();
    assert_eq!(won.winners(), ["austria"]);
    assert!(won.happened(|event| matches!(event, Event::FictionalDraw { .. })));
}

/// Also: F-14.1.8, F-14.1.9, F-14.1.10.
#[test]
fn fe_28__prussia_in_the_west_draws_two_and_discards_one_later_draws_one() {
    let mut table =
        bare("scenario-1").phase("cards").pieces("seydlitz@berlin=3").hand("prussia", "c2").draw("s13 h2").build();
    assert!(table.is_asked("prussia"));
    let mut choices = table.list("prussia");
    choices.sort();
    assert_eq!(choices, ["discard h2.1", "discard s13.1"]);
    table.refuse("prussia", "discard c2", "F-14.1.8");
    table.refuse("prussia", "end", "F-14.1.8");
    table.play("prussia", "discard h2");
    assert_eq!(table.hand("prussia"), ["c2.1", "s13.1"]);
    for cuts in [1, 2] {
        let mut table = bare("scenario-1")
            .phase("cards")
            .pieces("seydlitz@berlin=3")
            .friedrich(|own| own.subsidy_cuts = cuts)
            .build();
        assert_eq!(table.hand("prussia").len(), 1);
        table.play("prussia", "march seydlitz berlin-bernau");
    }
    let mut table = bare("scenario-1").turn(6).phase("end-of-turn").fate("poems lord-bute 1").build();
    assert_eq!(income(&table, "prussia"), (1, 0));
    end_turn_now(&mut table);
    assert_eq!(income(&table, "prussia"), (1, 0), "the second cut has no effect");
}

/// Also: F-14.1.12.
#[test]
fn f_14_1_11__hanover_draws_two_and_france_as_usual() {
    let mut table =
        bare("scenario-1").turn(6).phase("end-of-turn").fate("india 1 2 america").pieces("soubise@fulda=2").build();
    assert_eq!(income(&table, "france"), (3, 0), "after the first colonial loss");
    assert_eq!(drawn_next(&mut table), [2, 2, 3]);
    let mut table = bare("scenario-1").turn(2).phase("cards").pieces("soubise@fulda=2").build();
    assert_eq!(drawn_next(&mut table), [2, 2, 4]);
    assert_eq!(table.hand("france").len(), 3, "one of the four is discarded");
}

#[test]
fn f_14_1_13__france_wins_the_west_with_all_red_objectives() {
    let at_end = |missing: &[&str]| {
        bare("scenario-1").turn(4).phase("end-of-turn").markers(&holding("france", &[1, 2], missing)).build()
    };
    assert_eq!(at_end(&[]).winners(), ["france"]);
    assert!(at_end(&["magdeburg"]).winners().is_empty());
}

/// Also: F-14.1.14, F-14.1.15.
#[test]
fn fe_31__the_west_ends_when_both_colonies_are_lost() {
    for (first, second) in [("india", "america"), ("america", "india")] {
        let mut table = bare("scenario-1")
            .turn(6)
            .phase("end-of-turn")
            .fate(&format!("{first} {second}"))
            .markers(&holding("france", &[1, 2], &["kassel"]))
            .build();
        assert!(table.winners().is_empty());
        idle_to_turn(&mut table, 8);
        assert_eq!(table.winners(), ["hanover-prussia"]);
        let outcome = table.rules.outcome(&table.state).unwrap();
        assert_eq!((outcome.turn, outcome.reason), (7, Reason::Fate));
    }
    // The check before the card goes first (F-12.2).
    let table = bare("scenario-1")
        .turn(8)
        .phase("end-of-turn")
        .fate("america")
        .markers(&holding("france", &[1, 2], &[]))
        .friedrich(|own| own.colonial_losses = 1)
        .build();
    assert_eq!(table.winners(), ["france"]);
}

/// Russia and Sweden play no part in the west: their cards end nothing.
#[test]
fn f_14_1_15__only_the_colonies_end_the_war_in_the_west() {
    let mut table = bare("scenario-1").turn(6).phase("end-of-turn").fate("elisabeth sweden india 1").build();
    for _ in 0..3 {
        assert!(table.winners().is_empty());
        end_turn_now(&mut table);
    }
    assert!(table.rules.outcome(&table.state).is_none());
}

/// Seydlitz is the only general of the mode: he leaves without a question, and the second card finds nobody.
#[test]
fn fq_58__elisabeth_takes_seydlitz_and_sweden_finds_nobody() {
    let setup = || {
        bare("scenario-1")
            .turn(6)
            .phase("end-of-turn")
            .fate("1 elisabeth sweden 2")
            .pieces("seydlitz@berlin=3 prussia-t1@jueterbog ferdinand@stade=2")
    };
    let mut table = setup().build();
    idle_to_turn(&mut table, 8);
    assert_eq!((table.place("seydlitz"), table.total("prussia")), ("out", 0));
    assert!(table.happened(|event| matches!(event, Event::GeneralLeft { deserted: 3, .. })));
    // Prussia goes on drawing and moves its train.
    assert_eq!(drawn_next(&mut table)[0], 2);
    assert_eq!(table.state.core.turn, 9, "SWEDEN found nobody and asked nobody");
    idle_to_movement(&mut table, 9, "prussia");
    table.play("prussia", "march prussia-t1 jueterbog-luckenwalde");
    // The switch `sc1.generalLoss`, on by default.
    let mut table = setup().build();
    assert!(table.friedrich_rules().switches.general_loss_in_scenario_1);
    table.friedrich_rules_mut().switches.general_loss_in_scenario_1 = false;
    idle_to_turn(&mut table, 9);
    assert_eq!((table.place("seydlitz"), table.state.core.turn), ("berlin", 9));
    assert_eq!(table.troops("seydlitz"), 3);
}

#[test]
fn fq_59__in_silesia_both_cards_cost_prussia_a_general_of_the_mode() {
    let mut table = bare("scenario-2")
        .turn(6)
        .phase("end-of-turn")
        .fate("elisabeth sweden 1 2")
        .pieces("keith@berlin=2 friedrich@berlin=4")
        .build();
    let choice = |names: &[&str]| names.iter().map(|name| format!("leave {name}")).collect::<Vec<_>>();
    assert_eq!(table.list("prussia"), choice(&["winterfeldt", "heinrich", "schwerin", "keith"]));
    table.refuse("prussia", "leave seydlitz", "F-11.8");
    table.play("prussia", "leave keith");
    idle_to_turn(&mut table, 8);
    assert_eq!(table.list("prussia"), choice(&["winterfeldt", "heinrich", "schwerin"]));
    table.play("prussia", "leave schwerin");
    assert_eq!(table.troops("friedrich"), 6, "Keith's armies went to his stack");
}

/// Also: F-14.2.7, F-14.2.8.
#[test]
fn fe_29__prussia_draws_five_then_four_then_three_for_silesia() {
    let mut table = bare("scenario-2").turn(5).phase("cards").fate("lord-bute poems 1").build();
    assert_eq!(drawn_next(&mut table)[0], 5);
    assert_eq!(drawn_next(&mut table)[0], 5);
    assert_eq!(drawn_next(&mut table)[0], 4);
    assert_eq!(drawn_next(&mut table)[0], 3);
}

#[test]
fn f_14_2_9__austria_draws_five_less_one_after_the_first_colonial_loss_and_the_imperial_army_one() {
    let mut table = bare("scenario-2").turn(5).phase("cards").fate("india america 1 2").build();
    for expected in [[5, 5, 1], [5, 5, 1], [5, 4, 1], [5, 4, 1]] {
        assert_eq!(drawn_next(&mut table), expected);
    }
}

/// Also: F-14.2.11, F-14.2.12, F-14.2.15.
#[test]
fn f_14_2_10__each_side_wins_silesia_with_all_objectives_of_a_nation() {
    for (power, seat, missing) in
        [("austria", "austria", "muskau"), ("empire", "austria", "bitterfeld"), ("prussia", "prussia", "eger")]
    {
        let at_end = |missing: &[&str]| {
            bare("scenario-2").turn(4).phase("end-of-turn").markers(&holding(power, &[1, 2], missing)).build()
        };
        assert_eq!(at_end(&[]).winners(), [seat]);
        assert!(at_end(&[missing]).winners().is_empty(), "{power} without {missing}: nothing is eased");
    }
}

/// Also: F-14.2.17.
#[test]
fn f_14_2_15__nothing_is_eased_and_the_imperial_army_stays_whatever_leaves() {
    let markers = format!("{} {}", holding("austria", &[1], &[]), holding("empire", &[1], &[]));
    for fate in ["india america sweden 1", "elisabeth sweden india 1"] {
        let mut table = bare("scenario-2").turn(6).phase("end-of-turn").fate(fate).markers(&markers).build();
        for _ in 0..2 {
            answer_leaving(&mut table);
            end_turn_now(&mut table);
        }
        answer_leaving(&mut table);
        assert!(table.winners().is_empty(), "{fate}");
        assert_eq!(table.own().eased, 0);
        assert_eq!(table.seat_of("empire"), table.seat_of("austria"));
    }
}

fn answer_leaving(table: &mut Table) {
    let choice = table.list("prussia").first().filter(|choice| choice.starts_with("leave")).cloned();
    if let Some(choice) = choice {
        table.play("prussia", &choice);
    }
}

/// Also: F-14.2.13, F-14.2.14.
#[test]
fn fe_30__prussia_survives_in_silesia_when_the_imaginary_nations_are_gone() {
    for fate in ["india america elisabeth sweden", "sweden america elisabeth india", "elisabeth sweden india america"] {
        let mut table = bare("scenario-2").turn(6).phase("end-of-turn").fate(fate).build();
        answer_leaving(&mut table);
        for _ in 0..3 {
            assert!(table.winners().is_empty(), "{fate}");
            end_turn_now(&mut table);
            answer_leaving(&mut table);
        }
        assert_eq!(table.winners(), ["prussia"], "{fate}");
        let outcome = table.rules.outcome(&table.state).unwrap();
        assert_eq!((outcome.turn, outcome.reason), (9, Reason::Fate));
    }
}

/// Also: F-1.16.
#[test]
fn f_14_2_16__prussia_conquers_blue_objectives_in_silesia_at_any_time() {
    for turn in [1, 3, 8] {
        let mut table = bare("scenario-2").turn(turn).pieces("friedrich@prag=4 daun@bruenn=1").build();
        table.play("prussia", "march friedrich prag-kladno");
        assert_eq!(table.marker("prag"), "prussia");
        let mut table = bare("scenario-2").turn(turn).pieces("friedrich@prag=4 daun@beraun=1").build();
        table.play("prussia", "march friedrich prag-kladno");
        assert_eq!((table.marker("prag"), table.question("prag")), ("none", "prussia"));
    }
    let mut table = bare("scenario-2").turn(3).phase("cards").pieces("friedrich@prag=4").build();
    table.refuse("prussia", "offensive no", "F-2.4");
}

/// Also: F-14.2.12.
#[test]
fn fq_61__the_last_blue_objective_wins_silesia_only_at_the_end_of_the_turn() {
    let setup = || {
        bare("scenario-2")
            .turn(4)
            .pieces("friedrich@prag=4 daun@eger=3")
            .markers(&holding("prussia", &[1], &["prag"]))
            .build()
    };
    let mut table = setup();
    table.play("prussia", "march friedrich prag-kladno");
    assert_eq!(table.marker("prag"), "prussia");
    assert!(table.winners().is_empty());
    table.play("prussia", "end");
    let mut lost = Table { rules: setup().rules, state: table.state, events: Vec::new() };
    idle_to_turn(&mut table, 5);
    assert_eq!(table.winners(), ["prussia"]);
    // Austria can still take one back.
    lost.play("austria", "march daun eger-falkenau");
    assert_eq!(lost.marker("eger"), "none");
    idle_to_turn(&mut lost, 5);
    assert!(lost.winners().is_empty() && lost.state.core.turn == 5);
    // The switch `sc2.prussiaImmediate`, off by default.
    let mut table = setup();
    assert!(!table.friedrich_rules().switches.prussia_immediate_in_scenario_2);
    table.friedrich_rules_mut().switches.prussia_immediate_in_scenario_2 = true;
    table.play("prussia", "march friedrich prag-kladno");
    assert_eq!(table.winners(), ["prussia"]);
}

#[test]
fn fq_62__both_sides_at_one_check_share_the_victory() {
    let markers = format!("{} {}", holding("austria", &[1, 2], &[]), holding("prussia", &[1], &[]));
    let table = bare("scenario-2").turn(4).phase("end-of-turn").markers(&markers).build();
    assert_eq!(table.winners(), ["prussia", "austria"]);
}

/// The clock runs as in the standard game: nothing before the end of turn 6.
#[test]
fn f_14_0_6__the_first_card_comes_at_the_end_of_turn_six_in_both_scenarios() {
    for mode in ["scenario-1", "scenario-2"] {
        let mut table = ready(mode).friedrich(|own| own.fate = vec!["1".into()]).build();
        idle_to_turn(&mut table, 6);
        assert!(!table.happened(|event| matches!(event, Event::FateDrawn { .. })));
        idle_to_turn(&mut table, 7);
        assert!(table.happened(|event| matches!(event, Event::FateDrawn { .. })));
    }
}

/// Also: F-14.1.2, F-14.2.2.
#[test]
fn f_14_0_1__a_mode_is_what_it_says_it_is_and_not_what_it_is_called() {
    let mut pack = board::standard("friedrich").expect("the standard pack").clone();
    for (mode, name) in pack.modes.iter_mut().zip(["scenario-2", "scenario-1", "standard-3p", "standard-4p"]) {
        mode.slug = name.to_owned();
    }
    let pack: &'static board::Pack = Box::leak(Box::new(pack));
    let found = ["scenario-2", "scenario-1", "standard-3p", "standard-4p"].map(|mode| {
        let rules = crate::Ruleset::new(pack, mode, engine::ruleset::Options::default()).expect("a mode");
        scenario(rules.friedrich())
    });
    let (full, west, silesia) = (Scenario::Full, Scenario::WarInTheWest, Scenario::StruggleForSilesia);
    assert_eq!(found, [full, full, west, silesia]);
    let mut pack = pack.clone();
    pack.modes[0].variant = board::pack::Variant::Gambit;
    let strange =
        crate::ruleset::Ruleset::new(Box::leak(Box::new(pack)), "scenario-2", engine::ruleset::Options::default());
    assert!(strange.err().expect("no mode of FRIEDRICH").contains("FRIEDRICH knows standard and scenario"));
}
