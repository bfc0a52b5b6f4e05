//! M-9: supply, with hussars on the lines.

use super::decisions::questions;
use super::table::{Setup, Table, bare};
use ::maria::supply::{Fed, judge};
use engine::event::Event;
use engine::question::About;

fn fed(table: &Table, general: &str) -> Fed {
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
fn harassed(hand: &str) -> Table {
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

/// Also: R-7.
#[test]
fn m_9_2__the_own_country_feeds_and_no_other() {
    let table = prussian("friedrich@berlin=4 schwerin@landeshut=3 leopold@dresden=2").build();
    assert!(!table.is_face_down("friedrich"));
    assert!(table.is_face_down("schwerin"), "Silesia is nobody's yet");
    assert!(table.is_face_down("leopold"), "Saxony is not Prussia");
    let pieces = "broglie@muenchen=3 toerring@muenchen=2";
    let table = bare("advanced-3p").pieces(pieces).phase("supply").build();
    assert!(table.is_face_down("broglie") && !table.is_face_down("toerring"));
}

/// Also.
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

/// Also: R-5, M-9.6.
#[test]
fn m_9_5__friends_do_not_block_and_one_train_feeds_all() {
    let pieces = "friedrich@trautenau=4 prussia-t1@lueben schwerin@landeshut=2 leopold@jauer=2 saxony-t1@liegnitz";
    let table = prussian(pieces).build();
    for general in ["friedrich", "schwerin", "leopold"] {
        assert!(!table.is_face_down(general), "{general}");
    }
}

/// Also: M-9.8, M-9.9.
#[test]
fn m_9_7__one_troop_then_two_then_back() {
    let table = prussian("friedrich@trautenau=4 schwerin@kolin=4! leopold@berlin=3!").build();
    assert_eq!((table.troops("friedrich"), table.is_face_down("friedrich")), (3, true));
    assert_eq!((table.troops("schwerin"), table.is_face_down("schwerin")), (2, true));
    assert_eq!((table.troops("leopold"), table.is_face_down("leopold")), (3, false));
}

/// Also, M-9.11.
#[test]
fn m_9_10__a_face_down_general_does_all_but_conquer() {
    let pieces = "broglie@prag=3! belle-isle@tabor=3!";
    let mut table = bare("advanced-3p").pieces(&format!("{pieces} karl@wesseli=2")).build();
    table.play("france", "march broglie prag-beneschau");
    assert_eq!((table.marker("prag"), table.question("prag")), ("none", "none"));
    table.play("france", "march belle-isle tabor-pisek");
    assert_eq!((table.marker("tabor"), table.question("tabor")), ("none", "none"));
    let mut table = bare("advanced-3p").pieces("broglie@prag=3").build();
    table.play("france", "march broglie prag-beneschau");
    assert_eq!(table.marker("prag"), "france", "face-up he conquers");
    let mut table = bare("advanced-3p").pieces("moritz@stuttgart=3!").build();
    table.play("france", "force-march moritz stuttgart-geislingen-ulm-dillingen-augsburg-dachau");
    assert_eq!(table.place("moritz"), "dachau");
}

/// Also: M-9.13, R-3.
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

/// Also: M-9.15, M-9.16, M-8.14, M-8.15, R-10.
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

/// Also: M-9.17, M-9.18, R-10.
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

/// Also: R-25.
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

/// Also: R-4.
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

/// Also: M-16.8.
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

/// Also: M-19.4.6.
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
