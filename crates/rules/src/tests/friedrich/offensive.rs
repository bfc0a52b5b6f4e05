//! The offensive option of the expert game (F-13.7 to F-13.23, FE-32 to FE-34).

use std::sync::Arc;

use super::passive::{end_turn_now, holding, idle_to_movement, idle_to_turn, idle_until, objectives};
use super::table::{Scene, Setup, bare, ready};
use crate::game::Game;
use ::friedrich::state::OffensiveOption;
use engine::event::{Audience, Event};
use engine::outcome::Reason;
use engine::question::About;

/// The expert game with the option in this state; running, a card lies open.
fn option(state: &str) -> Setup {
    bare("standard-4p").options("expert").turn(5).friedrich(|own| {
        own.offensive = Some(state.into());
        own.open_card = (state == "running").then(|| "s13".into());
    })
}

fn deciding() -> Setup {
    bare("standard-4p").options("expert").turn(3).phase("cards")
}

#[test]
fn fd_19__prussia_decides_for_or_against_and_names_the_card_in_public() {
    let mut table = deciding().pieces("keith@berlin=2").draw("s13 h2").build();
    assert_eq!((table.about("prussia"), table.asked_powers()), (About::Offensive, vec!["prussia"]));
    let seat = table.seat_of("prussia");
    for answer in ["offensive no", "offensive h2.1"] {
        let action = table.rules.read(&table.state, seat, answer).unwrap();
        let public = crate::text::public(&table.rules, &table.state, seat, &action);
        assert_eq!(public.as_deref(), Some(answer));
    }
    table.play("prussia", "offensive h2.1");
    table.refuse("prussia", "offensive no", "F-2.4");
    let card = table.own().open_card.expect("it lies open");
    for viewer in table.rules.seats().map(Some).chain([None]) {
        assert!(table.rules.view(&table.state, viewer).aside.contains(card), "{viewer:?}");
    }
}

#[test]
fn fq_79__prussia_neither_recruits_nor_transfers_before_it_has_decided() {
    let setup = deciding().pieces("friedrich@berlin=4 keith@berlin=2").hand("prussia", "s12");
    let mut table = setup.build();
    table.refuse("prussia", "recruit prussia 2 pay s12.1 friedrich=2", "F-13.7");
    assert!(table.rules.legal(&table.state, table.seat_of("prussia")).forms.is_empty(), "nothing else is offered");
    table.play("prussia", "offensive no");
    table.play("prussia", "recruit prussia 2 pay s12.1 friedrich=2");
}

#[test]
fn f_13_7__in_turn_three_prussia_decides_before_anything_else() {
    let mut table = deciding().pieces("friedrich@berlin=4 daun@bruenn=3 keith@berlin=2").build();
    assert!(table.is_asked("prussia"));
    assert!(!table.is_asked("austria") && !table.is_asked("russia") && !table.is_asked("france"));
    let hand = table.hand("prussia");
    assert_eq!(hand.len(), 7, "the cards of the turn are drawn first");
    let mut expected = vec!["offensive no".to_string()];
    expected.extend(hand.iter().map(|card| format!("offensive {card}")));
    assert_eq!(table.list("prussia"), expected, "no, or yes with any one card");
    table.refuse("prussia", "march friedrich berlin-bernau", "F-13.7");
    table.refuse("prussia", &format!("recruit prussia 1 pay {} friedrich=1", hand.join("+")), "F-13.7");
    table.refuse("prussia", "end", "F-13.7");
    table.play("prussia", "offensive no");
    table.play("prussia", "march friedrich berlin-bernau");
}

#[test]
fn f_13_7__neither_another_turn_nor_another_game_asks() {
    for (options, turn) in [("expert", 1), ("expert", 2), ("expert", 4), ("", 3), ("milder-fate", 3)] {
        let mut table = bare("standard-4p").options(options).turn(turn).phase("cards").pieces("keith@berlin=2").build();
        table.refuse("prussia", "offensive no", "F-2.4");
        table.play("prussia", "march keith berlin-bernau");
    }
    let mut table = ready("standard-3p").options("expert").build();
    idle_to_turn(&mut table, 3);
    assert!(table.list("prussia").contains(&"offensive no".to_string()), "three players have it too");
}

#[test]
fn f_13_8__the_decision_cannot_be_taken_back() {
    for answer in ["offensive no", "offensive s13"] {
        let table = deciding().pieces("keith@berlin=2").draw("s13").build();
        let seat = table.seat_of("prussia");
        let rules = Arc::new(table.rules);
        let mut game = Game::from_state(rules.clone(), table.state);
        let action = rules.read(game.state(), seat, answer).unwrap();
        game.play(seat, &action).unwrap();
        assert_eq!(game.undoable(seat), 0);
        assert!(game.undo(seat, 1).is_err());
        assert!(game.play(seat, &action).is_err(), "nor made twice");
    }
}

#[test]
fn f_13_10__prussia_chooses_the_card_it_lays_aside() {
    for card in ["s13.1", "h2.1", "reserve.1", "c7.1"] {
        let setup = deciding().pieces("keith@berlin=2").hand("prussia", "c7").draw("s13 h2 reserve");
        let mut table = setup.build();
        table.play("prussia", &format!("offensive {card}"));
        let open = table.own().open_card.map(|open| table.rules.pack.card_name(open));
        assert_eq!(open.as_deref(), Some(card), "of this turn or older, good or bad");
    }
}

#[test]
fn f_13_9__a_card_of_prussias_choice_lies_open_from_then_on() {
    let mut table = deciding().pieces("keith@berlin=2").draw("s13 h2 reserve").build();
    table.refuse("prussia", "offensive c2.4", "F-13.9");
    table.play("prussia", "offensive h2");
    assert_eq!(table.own().offensive, OffensiveOption::Running);
    let open = table.own().open_card.map(|card| table.rules.pack.card_name(card));
    assert_eq!(open.as_deref(), Some("h2.1"));
    assert_eq!(table.hand("prussia").len(), 6);
    assert!(!table.hand("prussia").contains(&"h2.1".to_string()));
    let shown = |entry: &engine::event::Entry| {
        matches!(entry.event, Event::OffensiveBegun { .. }) && entry.audience == Audience::All
    };
    assert!(table.events.iter().any(shown), "everybody sees which");
    table.refuse("prussia", "recruit prussia 1 pay h2.1 keith=1", "F-10.3");
}

/// Prussia, one army, attacks or is attacked by this general at this score and concedes.
fn lose(pieces: &str, active: &str, loser: &str, cuts: u8) -> Scene {
    let mut table = option("running")
        .active(active)
        .phase("combat")
        .pieces(pieces)
        .friedrich(|own| own.subsidy_cuts = cuts)
        .build();
    table.play(loser, "concede");
    idle_until(&mut table, |table| table.state.core.combat.duel.is_none());
    table
}

#[test]
fn f_13_11__a_defeat_by_austria_at_minus_three_gives_it_the_open_card() {
    let two = lose("keith@trebitsch=4 daun@bruenn=6", "prussia", "prussia", 0);
    assert!(two.own().open_card.is_some() && two.hand("austria").is_empty(), "at -2 it stays");
    for pieces in
        ["keith@trebitsch=4 daun@bruenn=7", "keith@trebitsch=1 daun@bruenn=4", "keith@trebitsch=1 daun@bruenn=8"]
    {
        let three = lose(pieces, "prussia", "prussia", 0);
        assert!(three.own().open_card.is_none());
        assert_eq!(three.hand("austria"), ["s13.1"], "{pieces}: the score counts, not the armies lost");
        assert!(three.hand("prussia").is_empty());
        assert!(three.happened(|event| matches!(event, Event::OffensiveCardTaken { .. })));
    }
    let attacked = lose("keith@trebitsch=1 daun@bruenn=4", "austria", "prussia", 0);
    assert_eq!(attacked.hand("austria"), ["s13.1"], "as defender too");
    let reversed = lose("keith@trebitsch=4 daun@bruenn=1", "prussia", "austria", 0);
    assert!(reversed.own().open_card.is_some(), "Austria's own defeat gives it nothing");
}

#[test]
fn fq_86__a_defeat_by_the_imperial_army_costs_no_card_nor_does_one_of_hanover() {
    let table = lose("keith@halle=1 hildburghausen@leipzig=6", "prussia", "prussia", 1);
    assert!(table.own().open_card.is_some());
    assert_eq!(table.own().offensive, OffensiveOption::Running);
    let table = lose("ferdinand@trebitsch=1 daun@bruenn=6", "hanover", "hanover", 1);
    assert!(table.own().open_card.is_some());
}

#[test]
fn f_13_12__a_prussian_general_starved_south_of_row_five_costs_the_card() {
    let starve = |pieces: &str, active: &str| {
        let table = option("running").active(active).phase("conquest").pieces(pieces).build();
        assert!(table.happened(|event| matches!(event, Event::Starved { .. })), "{pieces}");
        table
    };
    // Finsterwalde lies just south of the line, Herzberg just north of it; both are foreign ground.
    assert_eq!(starve("keith@finsterwalde=2!", "prussia").hand("austria"), ["s13.1"]);
    assert!(starve("keith@herzberg=2!", "prussia").own().open_card.is_some());
    assert!(starve("keith@alfeld=2!", "prussia").own().open_card.is_some(), "row 5 itself is not south of row 5");
    assert!(starve("ferdinand@finsterwalde=2!", "hanover").own().open_card.is_some(), "Prussian generals only");
    // Turned over only: nothing happens yet.
    let table = option("running").phase("conquest").pieces("keith@finsterwalde=2").build();
    assert!(table.own().open_card.is_some() && table.is_face_down("keith"));
}

/// The switch `oo.rowFiveSouth` is an area of the pack: drawing position beyond 1016.
#[test]
fn fq_81__the_line_runs_south_of_jueterbog_alfeld_and_gruenberg() {
    let table = bare("standard-4p").build();
    let pack = table.rules.pack;
    let south = &pack.areas[pack.area("south-of-row-5").unwrap().index()].cities;
    for city in ["jueterbog", "alfeld", "gruenberg"] {
        assert!(!south.contains(table.city_id(city)), "{city} lies in row 5");
    }
    for (at, city) in pack.cities.iter().enumerate() {
        assert_eq!(south.contains(board::CityId(at as u16)), city.y > 1016.0, "{}", city.slug);
    }
}

#[test]
fn f_13_13__all_fourteen_objectives_in_bohemia_are_needed() {
    let blue = objectives("prussia", &[1]);
    assert_eq!(blue.len(), 14);
    let pack = bare("standard-4p").build().rules.pack;
    let bohemia = &pack.areas[pack.area("bohemia").expect("an area").index()].cities;
    assert!(blue.iter().all(|city| bohemia.contains(pack.city(city).expect("a city"))));
    // Friedrich leaves the last one and so conquers it.
    for (at, city) in blue.iter().enumerate() {
        let next = pack.city_of(pack.roads.neighbours(pack.city(city).expect("a city"))[0]).slug.as_str();
        let wins_without = |missing: &[&str]| {
            let setup = option("running").pieces(&format!("friedrich@{city}=4")).active("prussia");
            let mut table = setup.markers(&holding("prussia", &[1], missing)).build();
            table.play("prussia", &format!("march friedrich {city}-{next}"));
            table.winners() == ["friedrich"]
        };
        assert!(wins_without(&[city]), "{city} is the fourteenth");
        let other = blue[(at + 7) % 14].as_str();
        assert!(!wins_without(&[city, other]), "{city} is the thirteenth, {other} is missing");
    }
}

#[test]
fn fe_33__the_fourteenth_blue_objective_wins_at_once() {
    let setup = |held: &str| option("running").pieces("friedrich@prag=4 daun@bruenn=3").markers(held).build();
    let mut table = setup(&holding("prussia", &[1], &["prag"]));
    assert_eq!(table.rules.pack.areas[table.rules.pack.area("bohemia").unwrap().index()].cities.iter().count(), 14);
    assert!(table.winners().is_empty());
    table.play("prussia", "march friedrich prag-kladno");
    assert_eq!(table.winners(), ["friedrich"]);
    let outcome = table.rules.outcome(&table.state).unwrap();
    assert_eq!((outcome.reason, outcome.turn), (Reason::OffensiveOption, 5));
    assert_eq!(outcome.held[0], 14);
    let mut table = setup(&holding("prussia", &[1], &["prag", "eger"]));
    table.play("prussia", "march friedrich prag-kladno");
    assert!(table.winners().is_empty(), "thirteen are not enough");
    assert_eq!(table.marker("prag"), "prussia");
}

/// The last one may also fall after the combats.
#[test]
fn f_13_15__a_retroactive_conquest_of_the_last_objective_wins_in_the_middle_of_the_turn() {
    let mut table = option("running")
        .pieces("heinrich@kladno=8 lacy@beraun=1 richelieu@koblenz=1")
        .markers(&holding("prussia", &[1], &["prag"]))
        .build();
    table.play("prussia", "march heinrich kladno-prag-kladno-prag");
    assert_eq!(table.question("prag"), "prussia");
    table.play("prussia", "end");
    assert!(table.winners().is_empty());
    table.play("austria", "concede");
    assert_eq!(table.winners(), ["friedrich"]);
    assert_eq!(table.rules.outcome(&table.state).unwrap().reason, Reason::OffensiveOption);
}

#[test]
fn f_13_22__blue_objectives_taken_in_the_first_two_turns_count_later() {
    let early = |options: &str, turn: u8| {
        let setup = bare("standard-4p").options(options).turn(turn).pieces("friedrich@prag=4 daun@bruenn=1");
        let mut table = setup.build();
        table.play("prussia", "march friedrich prag-kladno");
        table.marker("prag").to_string()
    };
    assert_eq!([early("expert", 1), early("expert", 2), early("", 1)], ["prussia", "prussia", "none"]);
    // One of them and thirteen more: with the choice they count.
    let mut table = bare("standard-4p")
        .options("expert")
        .turn(2)
        .pieces("friedrich@prag=4 daun@bruenn=1 prussia-t1@beraun")
        .markers(&holding("prussia", &[1], &["prag"]))
        .build();
    table.play("prussia", "march friedrich prag-kladno");
    idle_until(&mut table, |table| table.list("prussia").contains(&"offensive no".to_string()));
    assert!(table.winners().is_empty());
    let card = table.hand("prussia")[0].clone();
    table.play("prussia", &format!("offensive {card}"));
    assert_eq!(table.winners(), ["friedrich"]);
}

#[test]
fn fq_80__what_was_taken_in_turns_one_and_two_counts_when_the_option_is_chosen() {
    for turn in [1, 2] {
        let mut table =
            bare("standard-4p").options("expert").turn(turn).pieces("friedrich@prag=4 daun@bruenn=1").build();
        table.play("prussia", "march friedrich prag-kladno");
        assert_eq!(table.marker("prag"), "prussia");
    }
    let mut table = deciding().pieces("friedrich@kladno=4 lacy@tabor=1").draw("s13").markers("prag=prussia").build();
    table.play("prussia", "offensive s13");
    assert_eq!(table.marker("prag"), "prussia");
    let mut table = deciding().pieces("keith@berlin=2").draw("s13").markers(&holding("prussia", &[1], &[])).build();
    table.play("prussia", "offensive s13");
    assert_eq!(table.winners(), ["friedrich"], "with all fourteen the choice itself wins");
    let mut early = bare("standard-4p")
        .options("expert")
        .turn(2)
        .pieces("friedrich@prag=4")
        .markers(&holding("prussia", &[1], &["prag"]))
        .build();
    early.play("prussia", "march friedrich prag-kladno");
    assert!(early.winners().is_empty(), "nothing is won before the choice");
}

#[test]
fn fe_34__without_the_option_no_blue_objective_falls_and_none_is_questioned() {
    for (pieces, turn) in [("friedrich@prag=4 daun@bruenn=1", 5), ("friedrich@prag=4 lacy@beraun=1", 9)] {
        let mut table = option("declined").turn(turn).pieces(pieces).build();
        table.play("prussia", "march friedrich prag-kladno");
        assert_eq!((table.marker("prag"), table.question("prag")), ("none", "none"));
    }
    let mut table = option("undecided").pieces("friedrich@prag=4 daun@bruenn=1").build();
    table.play("prussia", "march friedrich prag-kladno");
    assert_eq!(table.marker("prag"), "none", "not chosen is not chosen");
    let mut table = bare("standard-4p").pieces("friedrich@prag=4").build();
    table.play("prussia", "march friedrich prag-kladno");
    assert_eq!(table.marker("prag"), "none", "F-1.16: blue means nothing in the standard game");
}

#[test]
fn f_13_14__a_running_option_conquers_and_questions() {
    let mut table = option("running").pieces("friedrich@prag=4 lacy@beraun=1").build();
    table.play("prussia", "march friedrich prag-kladno");
    assert_eq!((table.marker("prag"), table.question("prag")), ("none", "prussia"));
    let mut table = option("running").pieces("friedrich@prag=4 daun@bruenn=1").build();
    table.play("prussia", "march friedrich prag-kladno");
    assert_eq!(table.marker("prag"), "prussia");
}

#[test]
fn fq_85__declined_the_markers_of_the_first_turns_are_taken_off() {
    let mut table = deciding()
        .pieces("keith@berlin=2")
        .markers("prag=prussia eger=prussia colberg=russia radeberg=austria")
        .build();
    table.play("prussia", "offensive no");
    let mut sites = vec![table.site("prag"), table.site("eger")];
    sites.sort_unstable();
    let told = Event::MarkersTakenOff { power: table.power("prussia"), sites };
    assert!(table.happened(|event| *event == told), "the log names them");
    assert_eq!(table.own().offensive, OffensiveOption::Declined);
    assert_eq!((table.marker("prag"), table.marker("eger")), ("none", "none"));
    assert_eq!((table.marker("colberg"), table.marker("radeberg")), ("russia", "austria"));
    // Failed, they stay without meaning, and Austria may still take them back.
    let mut table =
        option("failed").active("austria").pieces("daun@prag=3").markers("prag=prussia eger=prussia").build();
    table.play("austria", "march daun prag-kladno");
    assert_eq!((table.marker("prag"), table.marker("eger")), ("none", "prussia"));
}

#[test]
fn fe_32__the_card_lost_after_the_first_cut_ends_the_option() {
    let mut table = lose("keith@trebitsch=1 daun@bruenn=5 friedrich@prag=2", "prussia", "prussia", 1);
    assert_eq!((table.own().offensive, table.hand("austria").len()), (OffensiveOption::Failed, 1));
    assert!(table.happened(|event| *event == Event::OffensiveFailed));
    idle_to_movement(&mut table, 6, "prussia");
    table.play("prussia", "march friedrich prag-kladno");
    assert_eq!((table.marker("prag"), table.question("prag")), ("none", "none"));
}

#[test]
fn f_13_16__both_must_have_happened_in_whichever_order() {
    let card_only = lose("keith@trebitsch=1 daun@bruenn=5", "prussia", "prussia", 0);
    assert_eq!(card_only.own().offensive, OffensiveOption::Running);
    for cut in ["lord-bute", "poems"] {
        let mut table = option("running").turn(6).phase("end-of-turn").fate(&format!("{cut} india")).build();
        assert_eq!(table.own().offensive, OffensiveOption::Running, "the cut alone");
        assert!(table.own().open_card.is_some());
        end_turn_now(&mut table);
        assert_eq!(table.own().offensive, OffensiveOption::Running);
        let taken =
            option("running").turn(6).phase("end-of-turn").fate(cut).friedrich(|own| own.open_card = None).build();
        assert_eq!(taken.own().offensive, OffensiveOption::Failed, "the cut after the card");
    }
    let colonial =
        option("running").turn(6).phase("end-of-turn").fate("india").friedrich(|own| own.open_card = None).build();
    assert_eq!(colonial.own().offensive, OffensiveOption::Running, "only the subsidy counts");
}

#[test]
fn f_13_17__after_failure_prussia_wins_only_defensively() {
    // All fourteen markers lie there, and still nothing is won.
    let mut table = option("failed").pieces("keith@berlin=2").markers(&holding("prussia", &[1], &[])).build();
    table.play("prussia", "march keith berlin-bernau");
    assert!(table.winners().is_empty());
    idle_to_turn(&mut table, 6);
    assert!(table.winners().is_empty() && table.state.core.turn == 6);
    let end = option("failed").turn(9).phase("end-of-turn").fate("america").friedrich(|own| {
        own.colonial_losses = 1;
        own.gone = vec!["russia".into(), "sweden".into()];
    });
    assert_eq!(end.build().winners(), ["friedrich"]);
}

/// The four are never named: every four will do, and other four a turn later.
#[test]
fn f_13_19__austria_decides_at_any_time_from_which_four_it_is_excused() {
    let all = objectives("austria", &[1, 2]);
    let wins_without = |missing: &[&str]| {
        let setup = option("running").phase("end-of-turn").markers(&holding("austria", &[1, 2], missing));
        setup.build().winners() == ["maria-theresia"]
    };
    for start in 0..all.len() {
        let four: Vec<&str> = (0..4).map(|at| all[(start + at) % all.len()].as_str()).collect();
        assert!(wins_without(&four), "{four:?}");
        let fifth = all[(start + 4) % all.len()].as_str();
        assert!(!wins_without(&[four.as_slice(), &[fifth]].concat()), "{four:?} and {fifth}");
    }
}

#[test]
fn fd_27__austria_announces_nothing_and_needs_one_objective_in_saxony() {
    let mut table = option("running").active("austria").pieces("daun@bruenn=2").build();
    assert!(table.list("austria").iter().all(|action| action.starts_with("march") || action == "end"));
    assert!(table.rules.legal(&table.state, table.seat_of("austria")).free.is_empty(), "there is nothing to say");
    table.play("austria", "end");
    // Eased and excused it needs seven, and holds the nine in Silesia: two of them do not replace one in Saxony.
    let silesian = holding("austria", &[1], &["radeberg", "zittau"]);
    let wins = |more: &str| {
        let setup = option("running").phase("end-of-turn").markers(&format!("{silesian} {more}"));
        let table = setup.friedrich(|own| own.imperial_seat = Some("elisabeth".into())).build();
        table.winners() == ["maria-theresia"]
    };
    assert!(!wins("") && wins("zittau=austria") && wins("goerlitz=austria"));
}

#[test]
fn f_13_18__austria_is_excused_from_any_four_objectives_once_the_option_is_chosen() {
    let markers = |missing: &[&str]| holding("austria", &[1, 2], missing);
    let wins = |state: &str, missing: &[&str]| {
        let table = option(state).phase("end-of-turn").markers(&markers(missing)).build();
        !table.winners().is_empty()
    };
    for four in [
        ["breslau", "brieg", "cosel", "glatz"],
        ["muskau", "kamenz", "goerlitz", "zittau"],
        ["oels", "zittau", "neisse", "muskau"],
    ] {
        assert!(wins("running", &four), "{four:?}");
        assert!(wins("failed", &four), "failure takes nothing back");
        assert!(!wins("declined", &four) && !wins("undecided", &four));
    }
    assert!(!wins("running", &["breslau", "brieg", "cosel", "glatz", "muskau"]), "not five");
    assert!(wins("running", &[]) && wins("declined", &[]));
}

/// Nine first-order objectives lie in Silesia: without one in Saxony they do not do.
#[test]
fn f_13_20__one_objective_held_by_austria_must_lie_in_saxony() {
    let silesian = holding("austria", &[1], &["radeberg", "zittau"]);
    let eased = |markers: String| {
        let setup = option("running").turn(9).phase("end-of-turn").markers(&markers);
        let table = setup.friedrich(|own| own.imperial_seat = Some("elisabeth".into())).build();
        !table.winners().is_empty()
    };
    assert!(!eased(silesian.clone()));
    assert!(eased(format!("{silesian} radeberg=austria")));
    assert!(eased(format!("{silesian} muskau=austria")), "of either order");
    assert!(!eased(format!("{silesian} dresden=empire")), "the Imperial Army's do not count");
}

/// The switch `oo.easedStack`, on by default.
#[test]
fn fq_55__the_excuse_and_the_eased_victory_add_up_unless_the_switch_is_off() {
    let check = |missing: &[&str], orders: &[u8], eased_stack: bool| {
        let setup = option("running").turn(5).pieces("keith@berlin=1").markers(&holding("austria", orders, missing));
        let mut table = setup.friedrich(|own| own.imperial_seat = Some("elisabeth".into())).build();
        assert!(table.friedrich_rules().switches.eased_stack);
        table.friedrich_rules_mut().switches.eased_stack = eased_stack;
        end_turn_now(&mut table);
        table.winners() == ["maria-theresia"]
    };
    let four = ["breslau", "brieg", "cosel", "glatz"];
    assert!(check(&four, &[1], true), "seven of eleven");
    assert!(!check(&["breslau", "brieg", "cosel", "glatz", "oels"], &[1], true), "not six");
    assert!(!check(&four, &[1], false));
    assert!(check(&[], &[1], false), "eased alone");
    assert!(check(&four, &[1, 2], false), "excused alone");
}

#[test]
fn f_13_21__all_other_nations_win_as_before() {
    for (power, missing, seat) in
        [("russia", "colberg", "elisabeth"), ("empire", "zwickau", "maria-theresia"), ("france", "kassel", "pompadour")]
    {
        let wins = |missing: &[&str]| {
            let setup = option("running").phase("end-of-turn").markers(&holding(power, &[1, 2], missing));
            setup.build().winners() == [seat]
        };
        assert!(wins(&[]) && !wins(&[missing]), "{power}");
    }
}

#[test]
fn f_13_23__prussia_may_always_take_its_own_back() {
    for state in ["undecided", "declined", "running", "failed"] {
        let mut table = option(state).pieces("keith@breslau=2").markers("breslau=austria").build();
        table.play("prussia", "march keith breslau-neumarkt");
        assert_eq!(table.marker("breslau"), "none", "{state}");
    }
}

#[test]
fn fq_84__the_open_card_never_returns_to_prussia() {
    let mut table = option("running").turn(5).pieces("keith@berlin=2").build();
    idle_to_turn(&mut table, 6);
    let open = table.own().open_card.map(|card| table.rules.pack.card_name(card));
    assert_eq!(open.as_deref(), Some("s13.1"), "aside until Austria takes it, else to the end");
    let taken = lose("keith@trebitsch=1 daun@bruenn=5", "prussia", "prussia", 0);
    let card = taken.state.core.secret.hands[taken.power("austria").index()].iter().next().unwrap();
    let friedrich = taken.seat_of("prussia");
    assert!(taken.state.core.secret.known[friedrich.index()].contains(card), "everybody knows where it is");
}

#[test]
fn fq_88__a_question_in_bohemia_lapses_when_the_option_fails_in_the_combats() {
    let play = |cuts: u8| {
        let mut table = option("running")
            .pieces("heinrich@kladno=8 keith@trebitsch=1 lacy@beraun=1 daun@bruenn=8")
            .friedrich(|own| own.subsidy_cuts = cuts)
            .build();
        table.play("prussia", "march heinrich kladno-prag-kladno-prag");
        assert_eq!(table.question("prag"), "prussia");
        table.play("prussia", "end");
        table.play("prussia", "attack heinrich lacy");
        table.play("austria", "concede");
        table.play("prussia", "concede");
        table
    };
    let failed = play(1);
    assert_eq!((failed.own().offensive, failed.marker("prag")), (OffensiveOption::Failed, "none"));
    assert!(failed.happened(|event| matches!(event, Event::QuestionLifted { .. })));
    let running = play(0);
    assert_eq!((running.own().offensive, running.marker("prag")), (OffensiveOption::Running, "prussia"));
}
