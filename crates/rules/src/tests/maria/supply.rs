//! M-9: supply, with hussars on the lines.

use super::decisions::questions;
use super::table::{Scene, Setup, bare};
use ::maria::supply::{Fed, judge};
use engine::event::Event;
use engine::question::About;

fn fed(table: &Scene, general: &str) -> Fed {
    judge(table.maria_rules(), &table.state.core, table.maria(), table.piece(general))
}

fn with_hussars(setup: Setup, cities: &str) -> Setup {
    setup.maria(|own| own.hussars = cities.split_whitespace().map(String::from).collect())
}

/// Prussia's supply phase with these pieces.
fn prussian(pieces: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active("prussia").phase("supply")
}

/// Friedrich and Schwerin in Trautenau: five cities from Glogau, always through Landeshut.
fn harassed(hand: &str) -> Scene {
    let pieces = "friedrich@trautenau=4 schwerin@trautenau=3 prussia-t1@glogau";
    with_hussars(prussian(pieces).hand("prussia", hand), "landeshut").build()
}

#[test]
fn m_9_1__only_in_the_own_supply_phase() {
    let pieces = "friedrich@trautenau=4 broglie@mies=3";
    let table = bare("advanced-3p").pieces(pieces).active("france").phase("supply").build();
    assert_eq!((table.troops("broglie"), table.troops("friedrich")), (2, 4));
    assert!(table.is_face_down("broglie") && !table.is_face_down("friedrich"));
}

#[test]
fn m_9_2__the_own_country_feeds_and_no_other() {
    let table = prussian("friedrich@berlin=4 schwerin@landeshut=3 leopold@dresden=2").build();
    assert!(!table.is_face_down("friedrich"));
    assert!(table.is_face_down("schwerin"), "Silesia is nobody's yet");
    assert!(table.is_face_down("leopold"), "Saxony is not Prussia");
}

/// Neither the country nor the train of a partner feeds; a train of the own colour does, and the partner beside him
/// in a stack eats from his own table.
#[test]
fn r_7__a_partners_country_and_train_feed_nobody_else() {
    let judged = |pieces: &str, general: &str| fed(&bare("advanced-3p").pieces(pieces).build(), general);
    assert_eq!(judged("broglie@muenchen=3 bavaria-t1@dachau", "broglie"), Fed::Hungry);
    assert_eq!(judged("stair@bruessel=3 austria-t1@loewen", "stair"), Fed::Hungry);
    assert_eq!(judged("neipperg@breslau=3", "neipperg"), Fed::Hungry);
    assert_eq!(judged("neipperg@juelich=2 pragmatic-t1@venlo", "neipperg"), Fed::Hungry);
    assert_eq!(judged("broglie@muenchen=3 france-t1@dachau", "broglie"), Fed::Free);
    let stack = "broglie@muenchen=3 toerring@muenchen=2";
    assert_eq!((judged(stack, "broglie"), judged(stack, "toerring")), (Fed::Hungry, Fed::Free));
}

/// Trautenau - Landeshut - Jauer - Liegnitz - Lüben: the train's city is the fourth step.
#[test]
fn r_2__the_city_of_the_train_counts_and_that_of_the_general_does_not() {
    for (train, price) in [("jauer", 2), ("liegnitz", 3), ("lueben", 4), ("glogau", 5)] {
        // A hussar on either way out of Trautenau towards the train.
        let pieces = format!("friedrich@trautenau=4 prussia-t1@{train}");
        let table = with_hussars(prussian(&pieces).hand("prussia", "h10"), "landeshut nachod").build();
        assert_eq!(fed(&table, "friedrich"), Fed::Price(price), "{train}");
    }
    let judged = |train: &str| {
        let pieces = format!("friedrich@trautenau=4 prussia-t1@{train}");
        fed(&bare("advanced-3p").pieces(&pieces).build(), "friedrich")
    };
    assert_eq!((judged("freystadt"), judged("gruenberg")), (Fed::Free, Fed::Hungry), "six steps and seven");
}

#[test]
fn m_9_3__six_cities_to_the_train() {
    assert!(!prussian("friedrich@trautenau=4 prussia-t1@freystadt").build().is_face_down("friedrich"));
    assert!(prussian("friedrich@trautenau=4 prussia-t1@gruenberg").build().is_face_down("friedrich"));
    assert!(prussian("friedrich@trautenau=4 saxony-t1@landeshut").build().is_face_down("friedrich"), "another's train");
}

#[test]
fn m_9_4__enemy_generals_and_trains_block() {
    let line = "friedrich@trautenau=4 prussia-t1@lueben";
    assert!(!prussian(line).build().is_face_down("friedrich"));
    assert!(prussian(&format!("{line} neipperg@landeshut=1")).build().is_face_down("friedrich"));
    assert!(prussian(&format!("{line} austria-t3@landeshut")).build().is_face_down("friedrich"));
}

#[test]
fn m_9_5__friends_do_not_block() {
    let table = prussian("friedrich@trautenau=4 prussia-t1@lueben schwerin@landeshut=2 rutowski@jauer=2").build();
    assert!(!table.is_face_down("friedrich"));
}

/// Whatever stands in Landeshut, on the only way to the train.
#[test]
fn r_5__only_enemy_generals_and_trains_block_a_supply_path() {
    for (there, open) in [
        ("schwerin@landeshut=2", true),
        ("rutowski@landeshut=2", true),
        ("saxony-t1@landeshut", true),
        ("toerring@landeshut=2", true),
        ("france-t2@landeshut", true),
        ("neipperg@landeshut=2", false),
        ("austria-t3@landeshut", false),
    ] {
        let table = bare("advanced-3p").pieces(&format!("friedrich@trautenau=4 prussia-t1@lueben {there}")).build();
        assert_eq!(fed(&table, "friedrich"), if open { Fed::Free } else { Fed::Hungry }, "{there}");
    }
}

#[test]
fn m_9_6__one_train_supplies_any_number_of_generals() {
    let table = prussian("friedrich@trautenau=4 schwerin@trautenau=2 leopold@jauer=2 prussia-t1@lueben").build();
    for general in ["friedrich", "schwerin", "leopold"] {
        assert!(!table.is_face_down(general), "{general}");
    }
    assert_eq!(table.total("prussia"), 8);
}

#[test]
fn m_9_7__one_troop_then_two() {
    let table = prussian("friedrich@trautenau=4 schwerin@kolin=4!").build();
    assert_eq!((table.troops("friedrich"), table.is_face_down("friedrich")), (3, true));
    assert_eq!((table.troops("schwerin"), table.is_face_down("schwerin")), (2, true));
}

/// At home, by a train, or for money: whoever is fed is turned face-up and loses nothing.
#[test]
fn m_9_9__a_face_down_general_who_is_supplied_is_turned_face_up() {
    let table = prussian("leopold@berlin=3! friedrich@trautenau=4! prussia-t1@lueben").build();
    for (general, troops) in [("leopold", 3), ("friedrich", 4)] {
        assert_eq!((table.troops(general), table.is_face_down(general)), (troops, false), "{general}");
    }
    let pieces = "friedrich@trautenau=4! prussia-t1@glogau";
    let mut table = with_hussars(prussian(pieces).hand("prussia", "h5"), "landeshut").build();
    table.play("prussia", "pay h5");
    assert_eq!((table.troops("friedrich"), table.is_face_down("friedrich")), (4, false));
}

#[test]
fn m_9_10__a_face_down_general_does_not_conquer() {
    for (facing, marker) in [("!", "none"), ("", "france")] {
        let mut table = bare("advanced-3p").pieces(&format!("broglie@prag=3{facing}")).build();
        table.play("france", "march broglie prag-beneschau");
        assert_eq!((table.marker("prag"), table.question("prag")), (marker, "none"), "{facing}");
    }
}

/// He moves, joins a stack, fights and protects.
#[test]
fn m_9_11__a_face_down_general_otherwise_does_as_usual() {
    let mut table = bare("advanced-3p").pieces("friedrich@landeshut=3! schwerin@liegnitz=2").active("prussia").build();
    table.play("prussia", "march friedrich landeshut-jauer-liegnitz");
    assert_eq!((table.place("friedrich"), table.is_face_down("friedrich")), ("liegnitz", true), "moves and stacks");
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=5! neipperg@trautenau=3!").active("prussia");
    let mut table = setup.phase("combat").build();
    table.play("austria", "concede");
    assert_eq!(table.troops("neipperg"), 1, "fights");
    let mut table = bare("advanced-3p").pieces("broglie@prag=3 karl@tschaslau=2!").build();
    table.play("france", "march broglie prag-melnik");
    assert_eq!((table.marker("prag"), table.question("prag")), ("none", "france"), "protects");
}

/// Everything except conquer and cause question marks.
#[test]
fn r_8__what_a_face_down_general_can_do() {
    let mut table = bare("advanced-3p").pieces("belle-isle@tabor=3! karl@wesseli=2").build();
    table.play("france", "march belle-isle tabor-pisek");
    assert_eq!((table.marker("tabor"), table.question("tabor")), ("none", "none"), "no question mark either");
    let mut table = bare("advanced-3p").pieces("moritz@stuttgart=3!").build();
    table.play("france", "force-march moritz stuttgart-geislingen-ulm-dillingen-augsburg-dachau");
    assert_eq!(table.place("moritz"), "dachau", "he force marches");
    let pieces = "friedrich@trautenau=4 prussia-t1@lueben neipperg@landeshut=1!";
    assert!(prussian(pieces).build().is_face_down("friedrich"), "he blocks");
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=8! neipperg@trautenau=2").active("prussia");
    let mut table = setup.phase("combat").build();
    table.play("austria", "concede");
    assert_eq!(table.maria().boxes.battle[table.power("prussia").index()], 1, "he wins points");
    let setup = bare("introductory-3p").turn(3).phase("winter").pieces("karl@prag=3!").hand("austria", "h4");
    let mut table = setup.build();
    table.play("austria", "recruit austria 1 pay h4 karl=1");
    assert_eq!(table.troops("karl"), 4, "he gets recruits");
}

#[test]
fn r_17__who_could_not_conquer_leaves_no_question_mark() {
    // Karl protects Prag; only an ordinary march of a face-up general leaves a mark.
    for (facing, order, mark) in [("", "march", "france"), ("", "force-march", "none"), ("!", "march", "none")] {
        let mut table = bare("advanced-3p").pieces(&format!("broglie@prag=3{facing} karl@tschaslau=2")).build();
        table.play("france", &format!("{order} broglie prag-beraun"));
        assert_eq!((table.marker("prag"), table.question("prag")), ("none", mark), "{order}{facing}");
    }
}

/// The cities of general and train hold pieces, so a hussar cannot lie there: one beside them does not cost.
#[test]
fn r_3__a_hussar_lies_only_on_inner_cities_of_a_path() {
    let pieces = "neipperg@grulich=2 friedrich@trautenau=4 prussia-t1@frankenstein";
    let mut table = bare("advanced-3p").pieces(pieces).phase("hussars").build();
    table.refuse("austria", "hussar hussar-1 frankenstein", "M-7.4");
    table.refuse("austria", "hussar hussar-1 trautenau", "M-7.4");
    for inner in ["nachod", "glatz"] {
        // Trautenau - Nachod - Glatz - Frankenstein; the way by Landeshut, Jauer and Schweidnitz is barred by Karl.
        let setup = prussian("friedrich@trautenau=4 prussia-t1@frankenstein karl@landeshut=2 traun@reichenau=2");
        let table = with_hussars(setup.hand("prussia", "h10"), inner).build();
        assert_eq!(fed(&table, "friedrich"), Fed::Price(3), "{inner}");
    }
}

#[test]
fn m_9_13__the_price_is_the_length_of_the_path() {
    for (train, too_little, enough) in [("lueben", "h3", "h4"), ("glogau", "h4", "h5")] {
        let pieces = format!("friedrich@trautenau=4 prussia-t1@{train}");
        let mut table = with_hussars(prussian(&pieces).hand("prussia", "h3 h4 h5"), "landeshut").build();
        table.refuse("prussia", &format!("pay {too_little}"), "M-9.16");
        table.play("prussia", &format!("pay {enough}"));
        assert!(!table.is_face_down("friedrich"), "{train}");
    }
}

#[test]
fn m_9_12__who_passes_a_hussar_pays_a_point_for_each_city() {
    let table = harassed("h10 h9");
    assert_eq!(fed(&table, "friedrich"), Fed::Price(5));
    let pieces = "friedrich@trautenau=4 prussia-t1@lueben";
    let table = with_hussars(prussian(pieces).hand("prussia", "h10"), "landeshut").build();
    assert_eq!(fed(&table, "friedrich"), Fed::Price(4), "the train's city counts, his own does not");
}

#[test]
fn m_9_14__a_second_hussar_costs_no_more() {
    let pieces = "friedrich@trautenau=4 prussia-t1@glogau";
    let table = with_hussars(prussian(pieces).hand("prussia", "h10"), "landeshut lueben").build();
    assert_eq!(fed(&table, "friedrich"), Fed::Price(5));
}

/// One card would buy him free; to starve and keep the cards is not offered.
#[test]
fn m_9_16__who_can_pay_the_hussars_must() {
    let pieces = "friedrich@trautenau=4 prussia-t1@glogau";
    let mut table = with_hussars(prussian(pieces).hand("prussia", "h5 h2"), "landeshut").build();
    table.refuse("prussia", "end", "M-9.16");
    table.refuse("prussia", "pay h2", "M-9.16");
    assert!(table.list("prussia").is_empty(), "nothing is offered but to pay");
    table.play("prussia", "pay h5");
    assert!(!table.is_face_down("friedrich"));
}

#[test]
fn m_9_18__on_a_shortfall_the_owner_chooses_who_is_paid_for() {
    for (chosen, other) in [("friedrich", "schwerin"), ("schwerin", "friedrich")] {
        let mut table = harassed("h6");
        assert!(table.is_asked("prussia"));
        table.play("prussia", &format!("feed {chosen}"));
        assert_eq!((table.is_face_down(chosen), table.is_face_down(other)), (false, true));
    }
}

/// Prices of 5, 5 and 6: sixteen pay for all in one payment, with a Reserve as 8; eleven go whole and feed two.
#[test]
fn r_10__a_shortfall_takes_the_whole_hand_and_feeds_as_many_as_it_can() {
    let with = |hand: &str| {
        let pieces = "friedrich@trautenau=4 schwerin@trautenau=3 leopold@koeniggraetz=3 prussia-t1@glogau";
        with_hussars(prussian(pieces).hand("prussia", hand), "landeshut").build()
    };
    let mut rich = with("reserve h8 h2");
    rich.play("prussia", "pay reserve+h8");
    assert_eq!(rich.hand("prussia"), ["h2.1"]);
    assert!(["friedrich", "schwerin", "leopold"].iter().all(|general| !rich.is_face_down(general)));
    let mut poor = with("h9 h2");
    assert!(poor.hand("prussia").is_empty(), "the whole hand is discarded");
    let mut offered = poor.list("prussia");
    offered.sort();
    assert_eq!(offered, ["feed friedrich+leopold", "feed friedrich+schwerin", "feed schwerin+leopold"]);
    poor.refuse("prussia", "feed friedrich", "M-9.17");
    poor.play("prussia", "feed schwerin+leopold");
    assert!(poor.is_face_down("friedrich") && !poor.is_face_down("leopold"));
}

#[test]
fn me_46__a_stack_pays_twice_and_must() {
    let mut table = harassed("h10 h2");
    assert!(table.is_asked("prussia"));
    table.refuse("prussia", "pay h2", "M-9.16");
    table.refuse("prussia", "end", "M-9.16");
    table.play("prussia", "pay h10");
    assert_eq!(table.hand("prussia").len(), 1);
    assert!(!table.is_face_down("friedrich") && !table.is_face_down("schwerin"));
    assert!(table.happened(|event| matches!(event, Event::PaidSupply { due: 10, .. })));
}

#[test]
fn me_47__a_short_hand_goes_whole_and_feeds_one() {
    for (chosen, other) in [("friedrich", "schwerin"), ("schwerin", "friedrich")] {
        let mut table = harassed("h7");
        assert!(table.hand("prussia").is_empty(), "the whole hand is gone");
        table.refuse("prussia", "feed friedrich+schwerin", "M-9.17");
        table.play("prussia", &format!("feed {chosen}"));
        assert!(!table.is_face_down(chosen) && table.is_face_down(other));
        assert_eq!(table.total("prussia"), 6);
    }
}

#[test]
fn m_9_17__too_little_for_anybody_is_lost_all_the_same() {
    let table = harassed("h4");
    assert!(table.hand("prussia").is_empty());
    assert!(table.is_face_down("friedrich") && table.is_face_down("schwerin"));
}

/// Who cannot pay is not asked: everybody sees his hand instead, all of it.
#[test]
fn r_140__a_hand_that_cannot_pay_the_hussars_lies_open() {
    for (hand, asked) in [("h10", true), ("h7", false), ("h2 h3", false)] {
        let table = harassed(hand);
        let pays = matches!(questions(&table)[0].0, About::PaySupply { .. });
        assert_eq!(pays, asked, "{hand}");
        let shown = table.events.iter().find_map(|entry| match entry.event {
            Event::PaidSupply { pay, .. } => Some((entry.audience, pay.len())),
            _ => None,
        });
        let whole = (engine::event::Audience::All, hand.split(' ').count());
        assert_eq!(shown, (!asked).then_some(whole), "{hand}");
    }
}

/// As payment 8 and no more, for supply, trains and recruits alike.
#[test]
fn r_25__a_reserve_pays_up_to_eight() {
    let mut table = bare("advanced-3p").hand("france", "reserve").build();
    table.play("france", "enter france-t1 lille pay reserve");
    let winter = |number: u8| {
        let setup = bare("introductory-3p").turn(3).phase("winter").pieces("karl@wien=3").hand("austria", "reserve");
        setup.build().try_play("austria", &format!("recruit austria {number} pay reserve karl={number}"))
    };
    assert!(winter(2).is_ok() && winter(3).is_err(), "two recruits for 8, not three for 12");
}

#[test]
fn m_8_16__a_reserve_pays_eight_points() {
    let pieces = "friedrich@trautenau=4 prussia-t1@glogau";
    let mut table = with_hussars(prussian(pieces).hand("prussia", "reserve h2"), "landeshut").build();
    table.refuse("prussia", "pay h2", "M-9.16");
    table.play("prussia", "pay reserve");
    assert!(!table.is_face_down("friedrich"));
    let mut table = harassed("reserve h3");
    table.play("prussia", "pay reserve+h3");
    assert!(table.hand("prussia").is_empty() && !table.is_face_down("schwerin"), "8 + 3 covers 10");
    assert!(harassed("reserve").hand("prussia").is_empty(), "8 does not cover 10");
}

/// The short way to Jauer leads by Landeshut, the long one by Glatz.
#[test]
fn r_4__any_path_without_hussars_makes_supply_free() {
    let judged = |hussars: &str| {
        let setup = prussian("friedrich@trautenau=4 prussia-t1@jauer").hand("prussia", "h10");
        fed(&with_hussars(setup, hussars).build(), "friedrich")
    };
    assert_eq!(judged("landeshut"), Fed::Free, "five cities instead of two");
    assert_eq!(judged("glatz"), Fed::Free);
    assert_eq!(judged("landeshut glatz"), Fed::Price(2), "all paths meet one: he takes the shortest");
}

#[test]
fn m_9_19__a_way_round_is_free() {
    let pieces = "friedrich@trautenau=4 prussia-t1@jauer";
    let table = with_hussars(prussian(pieces).hand("prussia", "h10"), "landeshut").build();
    assert_eq!(fed(&table, "friedrich"), Fed::Free, "five cities round by Glatz");
    assert_eq!(table.hand("prussia").len(), 1);
}

#[test]
fn m_9_20__hussars_do_not_touch_their_own_side_or_men_at_home() {
    let pieces = "neipperg@landeshut=3 austria-t3@lueben";
    let table =
        with_hussars(bare("advanced-3p").pieces(pieces), "jauer bunzlau").active("austria").phase("supply").build();
    assert_eq!(fed(&table, "neipperg"), Fed::Free);
    let table = with_hussars(prussian("friedrich@berlin=3"), "frankfurt-oder").build();
    assert_eq!(fed(&table, "friedrich"), Fed::Free);
}

#[test]
fn m_9_21__a_general_starved_off_the_board_costs_a_point() {
    let with_one = |setup: Setup| {
        setup
            .maria(|own| {
                own.battle.insert("prussia".into(), 1);
            })
            .build()
    };
    let table = with_one(prussian("friedrich@trautenau=2"));
    assert_eq!(table.maria().boxes.battle[table.power("prussia").index()], 1);
    let table = with_one(prussian("friedrich@trautenau=1"));
    assert_eq!(table.place("friedrich"), "off");
    assert_eq!(table.maria().boxes.battle[table.power("prussia").index()], 0);
}

/// Three and one, both hungry: two are lost and both stay.
#[test]
fn r_9__losses_come_from_the_stack_together() {
    let table = prussian("friedrich@trautenau=3 schwerin@trautenau=1").build();
    assert_eq!((table.troops("friedrich"), table.troops("schwerin")), (1, 1));
    let table = prussian("friedrich@trautenau=1 schwerin@trautenau=1!").build();
    assert_eq!((table.place("friedrich"), table.place("schwerin")), ("off", "off"));
    let table = prussian("friedrich@trautenau=2 schwerin@trautenau=2!").build();
    assert_eq!((table.troops("friedrich"), table.place("schwerin")), (1, "off"));
}

#[test]
fn r_6__lines_cross_the_border_and_poland_but_not_neutral_ground() {
    let table = bare("advanced-3p").pieces("broglie@ulm=3 france-t1@stuttgart").phase("supply").build();
    assert!(!table.is_face_down("broglie"));
    let table = prussian("friedrich@krotoszyn=3 prussia-t1@koscian").build();
    assert!(!table.is_face_down("friedrich"), "by Leszno in Poland");
    let pieces = "broglie@aussig=3 france-t2@dresden";
    let open = bare("advanced-3p").pieces(pieces).phase("supply").build();
    assert!(!open.is_face_down("broglie"));
    let over_saxony = "broglie@aussig=3 france-t2@hof";
    let open = bare("advanced-3p").pieces(over_saxony).phase("supply").build();
    let neutral = bare("advanced-3p")
        .pieces(over_saxony)
        .phase("supply")
        .maria(|own| {
            own.tracks.insert("saxony".into(), 3);
        })
        .build();
    let closed = ::maria::lands::closed_to_supply(
        neutral.maria_rules(),
        &neutral.state.core,
        neutral.maria(),
        neutral.power("france"),
    );
    assert!(closed.contains(neutral.city_id("plauen")) && closed.contains(neutral.city_id("dresden")));
    let closed =
        ::maria::lands::closed_to_supply(open.maria_rules(), &open.state.core, open.maria(), open.power("france"));
    assert!(!closed.contains(open.city_id("plauen")));
}

/// Poland is open ground and nobody's home.
#[test]
fn r_103__in_poland_only_a_train_feeds() {
    assert!(prussian("friedrich@poznan=3").build().is_face_down("friedrich"));
    assert!(!prussian("friedrich@poznan=3 prussia-t1@koscian").build().is_face_down("friedrich"));
}

/// A hungry general whose fellow is fed: all are judged on the position at the start.
#[test]
fn r_11__all_are_judged_on_one_position() {
    let pieces = "friedrich@trautenau=1 schwerin@kolin=1 leopold@berlin=3";
    let table = prussian(pieces).build();
    assert_eq!((table.place("friedrich"), table.place("schwerin")), ("off", "off"));
    assert_eq!(table.troops("leopold"), 3);
}

#[test]
fn r_86__bavaria_is_not_paid_for_by_france() {
    let pieces = "toerring@trautenau=4 bavaria-t1@glogau";
    let setup = bare("advanced-3p").pieces(pieces).hand("france", "h10 h9").phase("supply");
    let table = with_hussars(setup, "landeshut").build();
    assert!(table.is_face_down("toerring"));
    assert_eq!(table.hand("france").len(), 2);
}

#[test]
fn r_106__a_hussar_in_bavaria_harasses_the_french_there() {
    let pieces = "broglie@weilheim=3 france-t2@dachau toerring@toelz=3";
    let setup = bare("advanced-3p").pieces(pieces).hand("france", "h10").phase("supply");
    let table = with_hussars(setup, "muenchen").build();
    assert_eq!(fed(&table, "broglie"), Fed::Price(2));
    assert_eq!(fed(&table, "toerring"), Fed::Free);
}

/// Who only turns over has cost nobody a point, and nothing is told of points.
#[test]
fn m_16_8__hunger_costs_points_only_when_a_general_is_lost() {
    let points = |pieces: &str| {
        let table = prussian(pieces).build();
        let lost = |event: &Event| if let Event::PointsLost { points, .. } = event { Some(*points) } else { None };
        table.events.iter().filter_map(|entry| lost(&entry.event)).collect::<Vec<u8>>()
    };
    assert_eq!(points("friedrich@trautenau=4"), [0; 0]);
    assert_eq!(points("friedrich@trautenau=1"), [1]);
}

/// Five points feed Friedrich, who pays five, and nobody else: there is nothing to choose.
#[test]
fn m_9_15__who_alone_can_be_fed_is_fed_without_a_question() {
    let pieces = "friedrich@trautenau=4 schwerin@koeniggraetz=3 prussia-t1@glogau";
    let table = with_hussars(prussian(pieces).hand("prussia", "h5"), "landeshut").build();
    assert_eq!((fed(&table, "friedrich"), table.hand("prussia").len()), (Fed::Price(5), 0));
    assert!(!table.is_face_down("friedrich") && table.is_face_down("schwerin"));
    assert_eq!(table.maria().phase, ::maria::state::Phase::Movement);
}

/// Who lies face-down already is not turned again.
#[test]
fn m_9_8__only_who_was_face_up_is_told_to_be_turned() {
    let turned = |pieces: &str| {
        let table = prussian(pieces).build();
        table.happened(|event| matches!(event, Event::TurnedOver { .. }))
    };
    assert!(turned("friedrich@trautenau=4"));
    assert!(!turned("friedrich@trautenau=4!"));
}
