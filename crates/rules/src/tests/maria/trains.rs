//! M-10.2: trains come back.

use super::table::{Setup, bare};

/// France's movement with these pieces and enough to pay.
fn french(pieces: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).hand("france", "h5 s5 d5").hand("bavaria", "c5")
}

/// Also: M-10.2.1, M-10.2.4, M-10.2.6, M-10.1.25.
#[test]
fn me_9__a_french_train_at_muenchen_for_a_five() {
    let mut table = french("broglie@augsburg=3").hand("france", "h5 s5 d3").build();
    assert_eq!(table.place("france-t1"), "off");
    table.refuse("france", "enter france-t1 muenchen pay d3", "M-10.2.4");
    table.play("france", "enter france-t1 muenchen pay h5");
    assert_eq!((table.place("france-t1"), table.hand("france").len()), ("muenchen", 2));
}

/// Also: R-91.
#[test]
fn m_10_2_2__a_train_is_lifted_off_and_comes_in_at_once() {
    let mut table = french("france-t2@augsburg").build();
    table.play("france", "march france-t2 augsburg-dachau");
    table.play("france", "enter france-t2 metz pay h5");
    assert_eq!(table.place("france-t2"), "metz");
    table.refuse("france", "enter france-t2 lille pay s5", "R-91");
    assert_eq!(table.place("france-t2"), "metz");
}

/// Also: R-105.
#[test]
fn m_10_2_3__the_train_in_the_silesia_box_waits_for_the_annexation() {
    let boxed = bare("advanced-3p").pieces("friedrich@berlin=3").hand("prussia", "h5").active("prussia");
    let mut table = boxed.maria(|own| own.boxed = vec!["prussia-t2".into()]).build();
    table.refuse("prussia", "enter prussia-t2 magdeburg pay h5", "M-10.2.3");
    let later = bare("advanced-3p").pieces("friedrich@berlin=3").hand("prussia", "h5").active("prussia");
    let mut table = later.markers("breslau=prussia").maria(|own| own.annexed = true).build();
    table.play("prussia", "enter prussia-t2 breslau pay h5");
    assert_eq!(table.place("prussia-t2"), "breslau", "once eliminated it is a train like any other");
}

/// Also: M-10.2.6.
#[test]
fn m_10_2_5__major_fortresses_at_home_and_those_of_the_minor_power() {
    let mut table = french("broglie@augsburg=3").build();
    table.refuse("france", "enter france-t1 sedan pay h5", "M-10.2.5");
    table.refuse("france", "enter france-t1 prag pay h5", "M-10.2.5");
    table.refuse("france", "enter france-t1 dresden pay h5", "M-10.2.5");
    table.refuse("france", "enter bavaria-t1 metz pay c5", "M-10.2.5");
    table.play("france", "enter france-t1 strassburg pay h5");
    table.play("france", "enter bavaria-t1 muenchen pay c5");
}

/// Also: M-10.2.8, R-44.
#[test]
fn m_10_2_7__the_place_is_empty_and_friendly() {
    let mut table = french("toerring@muenchen=2").build();
    table.refuse("france", "enter france-t1 muenchen pay h5", "M-10.2.7");
    let mut table = french("broglie@augsburg=2").markers("muenchen=austria").build();
    table.refuse("france", "enter bavaria-t1 muenchen pay c5", "M-10.2.7");
    assert!(table.list("france").iter().all(|action| !action.starts_with("enter bavaria-t1")));
    let mut table = french("broglie@augsburg=2").markers("muenchen=france").build();
    table.play("france", "enter bavaria-t1 muenchen pay c5");
}

#[test]
fn m_10_2_9__it_moves_in_the_next_turn_at_the_earliest() {
    let mut table = french("broglie@augsburg=3").build();
    table.play("france", "enter france-t1 muenchen pay h5");
    table.refuse("france", "march france-t1 muenchen-dachau", "M-10.2.9");
}

/// The Flanders map is not in use.
#[test]
fn r_101__sites_and_roads_of_flanders_are_closed_in_the_introductory_game() {
    let mut table = bare("introductory-3p").pieces("broglie@ulm=3").hand("france", "h5").build();
    table.refuse("france", "enter france-t2 metz pay h5", "M-14.1");
    table.refuse("france", "march broglie ulm-geislingen", "M-14.1");
    table.play("france", "enter france-t2 muenchen pay h5");
    let setup = bare("introductory-3p").pieces("karl@wien=3").hand("austria", "h5").active("austria");
    let mut table = setup.build();
    table.refuse("austria", "enter austria-t2 bruessel pay h5", "M-14.1");
    table.play("austria", "enter austria-t2 prag pay h5");
}
