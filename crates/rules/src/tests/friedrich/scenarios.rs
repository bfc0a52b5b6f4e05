//! The two scenarios (F-14, FE-28 to FE-31, FQ-58 to FQ-62).

use super::passive::{drawn_next, end_turn_now, holding, idle_to_movement, idle_to_turn};
use super::table::{Scene, bare, ready};
use ::friedrich::income;
use ::friedrich::powers::{Scenario, scenario};
use ::friedrich::switches::FictionalDraw;
use engine::event::Event;
use engine::outcome::Reason;

fn income(table: &Scene, power: &str) -> (u8, u8) {
    income::income(table.friedrich_rules(), table.own(), table.power(power))
}

#[test]
fn f_14_0_5__the_standard_order_holds_among_those_present() {
    for (mode, order) in
        [("scenario-1", ["prussia", "hanover", "france"]), ("scenario-2", ["prussia", "austria", "empire"])]
    {
        let mut table = ready(mode).phase("cards").build();
        idle_to_turn(&mut table, 3);
        let acted = table.events.iter().filter_map(|entry| match entry.event {
            Event::PowerActs { power } => Some(table.rules.pack.power_of(power).slug.as_str()),
            _ => None,
        });
        assert_eq!(acted.take(6).collect::<Vec<_>>(), [order, order].concat(), "{mode}");
    }
}

#[test]
fn f_14_0_1__the_standard_rules_of_movement_hold() {
    let mut table = ready("scenario-1").build();
    table.refuse("prussia", "march seydlitz brandenburg-magdeburg", "F-4.1");
    table.play("prussia", "march seydlitz brandenburg-genthin");
    table.refuse("prussia", "march seydlitz genthin-brandenburg", "F-4.2");
}

#[test]
fn f_14_0_4__the_cards_of_the_fictional_player_are_spent_unseen() {
    for mode in ["scenario-1", "scenario-2"] {
        let mut table = bare(mode).turn(2).pieces("prussia-t1@berlin").build();
        let before = table.state.core;
        end_turn_now(&mut table);
        let core = &table.state.core;
        let news = core.secret.spent.without(&before.secret.spent);
        assert!(!news.is_empty(), "{mode}: they go to the spent cards at once");
        assert!(news.and(&core.seen).is_empty());
        assert!(core.secret.known.iter().all(|known| news.and(known).is_empty()));
        for viewer in table.rules.seats().map(Some).chain([None]) {
            let view = table.rules.view(&table.state, viewer);
            assert!(view.seen.and(&news).is_empty() && view.spent.known.and(&news).is_empty(), "{viewer:?}");
        }
    }
}

#[test]
fn f_14_0_3__a_fictional_player_draws_five_cards_a_turn() {
    for mode in ["scenario-1", "scenario-2"] {
        let mut table = bare(mode).turn(2).pieces("prussia-t1@berlin").build();
        let before = table.state.core;
        end_turn_now(&mut table);
        assert_eq!(table.state.core.secret.spent.without(&before.secret.spent).len(), 5, "{mode}");
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

#[test]
fn f_14_1_13__france_wins_the_west_with_all_red_objectives() {
    let at_end = |missing: &[&str]| {
        bare("scenario-1").turn(4).phase("end-of-turn").markers(&holding("france", &[1, 2], missing)).build()
    };
    assert_eq!(at_end(&[]).winners(), ["france"]);
    assert!(at_end(&["magdeburg"]).winners().is_empty());
}

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

fn answer_leaving(table: &mut Scene) {
    let choice = table.list("prussia").first().filter(|choice| choice.starts_with("leave")).cloned();
    if let Some(choice) = choice {
        table.play("prussia", &choice);
    }
}

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
    let mut lost = Scene { rules: setup().rules, state: table.state, events: Vec::new() };
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

#[test]
fn f_14_0_1__a_mode_is_what_it_says_it_is_and_not_what_it_is_called() {
    let mut pack = board::standard("friedrich").expect("the standard pack").clone();
    for (mode, name) in pack.modes.iter_mut().zip(["scenario-2", "scenario-1", "standard-3p", "standard-4p"]) {
        mode.slug = name.to_owned();
    }
    let pack: &'static board::Pack = Box::leak(Box::new(pack));
    let found = ["scenario-2", "scenario-1", "standard-3p", "standard-4p"].map(|mode| {
        let rules = crate::Ruleset::new(pack, mode, engine::ruleset::Options::default()).expect("a mode");
        scenario(&rules)
    });
    let (full, west, silesia) = (Scenario::Full, Scenario::WarInTheWest, Scenario::StruggleForSilesia);
    assert_eq!(found, [full, full, west, silesia]);
    let mut pack = pack.clone();
    pack.modes[0].variant = board::pack::Variant::Gambit;
    let strange =
        crate::ruleset::Ruleset::new(Box::leak(Box::new(pack)), "scenario-2", engine::ruleset::Options::default());
    assert!(strange.err().expect("no mode of FRIEDRICH").to_string().contains("FRIEDRICH knows standard and scenario"));
}
