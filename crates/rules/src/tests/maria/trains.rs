//! M-10.2: trains come back.

use super::table::{Setup, bare};

/// France's movement with these pieces and enough to pay.
fn french(pieces: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).hand("france", "h5 s5 d5").hand("bavaria", "c5")
}

#[test]
fn me_9__a_french_train_at_muenchen_for_a_five() {
    let mut table = french("broglie@augsburg=3").hand("france", "h5 s5 d3").build();
    assert_eq!(table.place("france-t1"), "off");
    table.refuse("france", "enter france-t1 muenchen pay d3", "M-10.2.4");
    table.play("france", "enter france-t1 muenchen pay h5");
    assert_eq!((table.place("france-t1"), table.hand("france").len()), ("muenchen", 2));
}

#[test]
fn m_10_2_2__a_train_is_lifted_off_and_comes_in_at_once() {
    let mut table = french("france-t2@augsburg").build();
    table.play("france", "enter france-t2 metz pay h5");
    assert_eq!(table.place("france-t2"), "metz");
}

/// After its move or before it; but not twice, and after it the train stands still.
#[test]
fn r_91__a_train_is_relocated_once_in_a_phase() {
    let mut table = french("france-t2@augsburg").build();
    table.play("france", "march france-t2 augsburg-dachau");
    table.play("france", "enter france-t2 metz pay h5");
    table.refuse("france", "enter france-t2 lille pay s5", "R-91");
    let mut table = french("france-t2@augsburg").build();
    table.play("france", "enter france-t2 muenchen pay h5");
    table.refuse("france", "march france-t2 muenchen-dachau", "M-10.2.9");
    table.play("france", "enter france-t1 metz pay s5");
    assert_eq!(table.place("france-t1"), "metz", "another train is another matter");
}

#[test]
fn m_10_2_4__each_entry_costs_four_points_and_gives_no_change() {
    let mut table = french("broglie@augsburg=3").hand("france", "d3 c2 s10 h2").build();
    table.refuse("france", "enter france-t1 metz pay d3", "M-10.2.4");
    table.play("france", "enter france-t1 metz pay c2+h2");
    table.play("france", "enter france-t2 lille pay s10");
    assert_eq!(table.hand("france"), ["d3.1"], "six points too much are gone");
}

#[test]
fn m_10_2_6__a_major_power_uses_the_fortress_of_its_minor_power_and_never_the_reverse() {
    let mut table = french("broglie@augsburg=3").build();
    table.refuse("france", "enter bavaria-t1 metz pay c5", "M-10.2.5");
    table.play("france", "enter france-t1 muenchen pay h5");
    let setup = bare("advanced-3p").pieces("friedrich@berlin=3").hand("prussia", "h5").hand("saxony", "s5");
    let mut table = setup.active("prussia").build();
    table.refuse("prussia", "enter saxony-t1 magdeburg pay s5", "M-10.2.5");
    table.play("prussia", "enter prussia-t1 dresden pay h5");
    assert_eq!(table.place("prussia-t1"), "dresden");
}

/// München, Bavaria's only one, first in enemy hands and then full.
#[test]
fn m_10_2_8__without_a_free_friendly_major_fortress_a_train_cannot_re_enter() {
    for (pieces, marker) in [("broglie@augsburg=2", "muenchen=austria"), ("toerring@muenchen=2", "")] {
        let mut table = french(pieces).markers(marker).build();
        table.refuse("france", "enter bavaria-t1 muenchen pay c5", "M-10.2.7");
        let listed = table.list("france");
        assert!(listed.iter().all(|action| !action.starts_with("enter bavaria-t1")), "{listed:?}");
    }
    let open = french("broglie@augsburg=2").build();
    assert!(open.list("france").iter().any(|action| action.starts_with("enter bavaria-t1 muenchen")));
}

/// München with a French marker is friendly to Bavaria; a general or a train in it leaves no room for a train.
#[test]
fn r_44__when_the_site_of_a_minor_power_is_friendly_and_has_room() {
    for (pieces, marker, open) in [
        ("broglie@augsburg=2", "", true),
        ("broglie@augsburg=2", "muenchen=france", true),
        ("broglie@augsburg=2", "muenchen=austria", false),
        ("toerring@muenchen=2", "", false),
        ("france-t2@muenchen", "", false),
        ("leopold@muenchen=2", "", false),
    ] {
        let mut table = french(pieces).markers(marker).build();
        let entered = table.try_play("france", "enter bavaria-t1 muenchen pay c5").is_ok();
        assert_eq!(entered, open, "{pieces} {marker}");
    }
    // For a general there is room beside one who co-operates with him.
    for (there, open) in [("broglie@muenchen=2", true), ("leopold@muenchen=2", false), ("france-t2@muenchen", false)] {
        let setup = bare("introductory-3p").turn(3).phase("winter").pieces(there).hand("bavaria", "h4");
        let mut table = setup.build();
        let back = table.try_play("bavaria", "recruit bavaria 1 pay h4 toerring@muenchen=1").is_ok();
        assert_eq!(back, open, "{there}");
    }
}

/// It came with the annexation, was lost, comes in again and is relocated.
#[test]
fn r_105__after_the_annexation_the_second_prussian_train_is_like_any_other() {
    let setup = bare("advanced-3p").pieces("friedrich@berlin=3").hand("prussia", "h5 s5").active("prussia");
    let setup = setup.markers("breslau=prussia").maria(|own| own.annexed = true);
    let mut table = setup.build();
    assert_eq!(table.place("prussia-t2"), "off");
    table.play("prussia", "enter prussia-t2 breslau pay h5");
    assert_eq!(table.place("prussia-t2"), "breslau");
    let setup = bare("advanced-3p").pieces("prussia-t2@brieg").hand("prussia", "h5").active("prussia");
    let mut table = setup.maria(|own| own.annexed = true).build();
    table.play("prussia", "march prussia-t2 brieg-breslau");
    table.play("prussia", "enter prussia-t2 magdeburg pay h5");
    assert_eq!(table.place("prussia-t2"), "magdeburg");
}

#[test]
fn m_10_2_3__the_train_in_the_silesia_box_waits_for_the_annexation() {
    let boxed = bare("advanced-3p").pieces("friedrich@berlin=3").hand("prussia", "h5").active("prussia");
    let mut table = boxed.maria(|own| own.boxed = vec!["prussia-t2".into()]).build();
    table.refuse("prussia", "enter prussia-t2 magdeburg pay h5", "M-10.2.3");
}

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
