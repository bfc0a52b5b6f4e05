//! F-9: trains, and how they are captured.

use super::table::bare;
use engine::event::Event;

#[test]
fn f_9_22__a_train_cannot_fight() {
    let mut table = bare("standard-4p").pieces("prussia-t1@breslau daun@oels=3 austria-t1@ohlau").build();
    table.refuse("prussia", "march prussia-t1 breslau-oels", "F-4.14");
    table.play("prussia", "end");
    assert!(table.announced().is_empty());
    assert!(!table.happened(|event| matches!(event, Event::TrainTaken { .. })));
}

#[test]
fn f_9_23__a_general_captures_a_train_by_entering_its_city() {
    for mode in ["standard-4p", "standard-3p", "scenario-2"] {
        let mut table = bare(mode).pieces("friedrich@breslau=2 austria-t1@namslau").build();
        table.play("prussia", "march friedrich breslau-oels-namslau");
        assert_eq!((table.place("friedrich"), table.place("austria-t1")), ("namslau", "off"));
        let (train, by, city) = (table.piece("austria-t1"), table.power("prussia"), table.city_id("namslau"));
        assert!(table.happened(|event| *event == Event::TrainTaken { train, by, city }));
    }
    let mut table = bare("scenario-1").active("france").pieces("soubise@kassel=2 hanover-t1@muenden").build();
    table.play("france", "march soubise kassel-muenden");
    assert_eq!(table.place("hanover-t1"), "off");
}

#[test]
fn f_9_23__a_captured_train_is_off_the_board_and_can_come_back() {
    let mut table = bare("standard-4p")
        .pieces("friedrich@breslau=2 austria-t1@namslau daun@bruenn=1")
        .hand("austria", "c7")
        .build();
    table.play("prussia", "march friedrich breslau-oels-namslau");
    table.pass_until("austria");
    table.play("austria", "recruit austria 0 pay c7 austria-t1@tabor");
    assert_eq!(table.place("austria-t1"), "tabor");
}

#[test]
fn f_9_24__the_captor_must_end_his_move_there() {
    let mut table = bare("standard-4p").pieces("friedrich@breslau=2 austria-t1@oels").build();
    table.refuse("prussia", "march friedrich breslau-oels-namslau", "F-9.24");
    table.refuse("prussia", "march friedrich breslau-oels-breslau", "F-9.24");
    assert!(!table.list("prussia").iter().any(|action| action.contains("-oels-")));
    table.play("prussia", "march friedrich breslau-oels");
    table.refuse("prussia", "march friedrich oels-namslau", "F-4.2");
}

#[test]
fn f_9_24__a_stack_captures_as_one_general() {
    let mut table = bare("standard-4p").pieces("friedrich@breslau=2 keith@breslau=2 austria-t1@oels").build();
    table.play("prussia", "march friedrich+keith breslau-oels");
    assert_eq!((table.place("friedrich"), table.place("keith"), table.place("austria-t1")), ("oels", "oels", "off"));
}

#[test]
fn f_9_25__trains_of_opposing_sides_cannot_harm_each_other() {
    let mut table = bare("standard-4p").pieces("prussia-t1@breslau austria-t1@oels").build();
    table.refuse("prussia", "march prussia-t1 breslau-oels", "F-9.26");
    table.refuse("prussia", "march prussia-t1 breslau-oels-namslau", "F-9.26");
    assert!(!table.list("prussia").iter().any(|action| action.contains("oels")));
    table.play("prussia", "end");
    assert_eq!((table.place("prussia-t1"), table.place("austria-t1")), ("breslau", "oels"));
}

#[test]
fn f_9_26__a_train_enters_no_city_with_another_train() {
    for other in ["austria-t1", "hanover-t1", "prussia-t2"] {
        let mut table = bare("standard-4p").pieces(&format!("prussia-t1@breslau {other}@oels")).build();
        let rule = if other == "austria-t1" { "F-9.26" } else { "F-4.15" };
        table.refuse("prussia", "march prussia-t1 breslau-oels", rule);
    }
}

#[test]
fn f_9_23__no_train_is_captured_outside_of_movement() {
    // In the combat phase a general next to a train lets it be.
    let mut table = bare("standard-4p").pieces("friedrich@breslau=2 austria-t1@oels").build();
    table.play("prussia", "end");
    assert_eq!(table.place("austria-t1"), "oels");
}
