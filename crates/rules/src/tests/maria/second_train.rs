//! M-19.1.13, R-63: the second Prussian train, at the peace or later.

use super::decisions::asks;
use super::table::{Scene, Setup, bare};
use super::treaties::pass_to;
use ::maria::state::Phase;
use engine::event::Event;
use engine::question::About;

const SILESIA: &str = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";

/// The three Prussian major fortresses are full when peace is made in turn 5.
fn full_at_the_peace() -> Scene {
    let pieces = "friedrich@berlin=2 schwerin@magdeburg=2 leopold@breslau=2 karl@wien=2";
    let setup = bare("advanced-3p").pieces(pieces).markers(SILESIA).active("prussia").phase("conquest").turn(5);
    let mut table = setup.maria(|own| own.boxed = vec!["dessauer".into(), "prussia-t2".into()]).build();
    table.play("prussia", "accept");
    table.play("austria", "accept");
    table
}

/// A Prussian stage after the peace begins; the train still lies in the box.
fn owed(pieces: &str) -> Setup {
    let setup = bare("advanced-3p").pieces(pieces).markers(SILESIA).active("prussia").phase("cards").turn(8);
    setup.maria(|own| {
        own.annexed = true;
        own.boxed = vec!["dessauer".into(), "prussia-t2".into()];
        own.tracks.insert("saxony".into(), 3);
    })
}

#[test]
fn r_63__a_train_that_finds_no_place_at_the_peace_comes_later() {
    let mut table = full_at_the_peace();
    assert_eq!((table.place("prussia-t2"), table.maria().phase), ("box", Phase::Movement));
    pass_to(&mut table, Phase::Movement, "prussia");
    assert_eq!((table.state.core.turn, table.place("prussia-t2")), (6, "box"), "every place is still taken");
    table.play("prussia", "march friedrich berlin-zossen");
    assert_eq!(table.place("prussia-t2"), "box", "only at the start of a stage");
    pass_to(&mut table, Phase::Movement, "prussia");
    assert_eq!((table.state.core.turn, table.place("prussia-t2")), (7, "berlin"));
    let (piece, city) = (table.piece("prussia-t2"), table.city_id("berlin"));
    assert_eq!(table.events.iter().filter(|entry| entry.event == Event::Returned { piece, city }).count(), 1);
}

#[test]
fn r_63__with_several_places_free_prussia_chooses_and_the_stage_goes_on() {
    let mut table = owed("leopold@breslau=2").build();
    asks(&table, About::SecondTrain, "prussia");
    assert_eq!(table.list("prussia"), ["settle prussia-t2 berlin", "settle prussia-t2 magdeburg"]);
    table.refuse("prussia", "settle prussia-t2 breslau", "M-19.1.13");
    assert!(table.hand("prussia").is_empty(), "before any card is drawn");
    table.play("prussia", "settle prussia-t2 magdeburg");
    assert_eq!((table.place("prussia-t2"), table.maria().phase), ("magdeburg", Phase::Movement));
    assert_eq!(table.hand("prussia").len(), 3, "the stage has begun, and nothing is paid");
}

#[test]
fn r_63__the_only_free_place_needs_no_choice_and_feeds_in_that_stage() {
    let table = owed("friedrich@berlin=2 schwerin@magdeburg=2").build();
    assert_eq!((table.place("prussia-t2"), table.maria().phase), ("breslau", Phase::Movement));
}

/// Nobody is driven out of Prussia then: that belongs to the peace.
#[test]
fn r_63__a_late_train_drives_nobody_out() {
    let table = owed("friedrich@berlin=2 schwerin@magdeburg=2 karl@jauer=2").build();
    assert_eq!((table.place("prussia-t2"), table.place("karl")), ("breslau", "jauer"));
    let table = owed("friedrich@berlin=2 schwerin@magdeburg=2 karl@breslau=2").build();
    assert_eq!(table.place("prussia-t2"), "box", "an enemy takes the place too");
}

#[test]
fn r_63__without_a_peace_no_train_is_owed() {
    let table = owed("friedrich@berlin=2").maria(|own| own.annexed = false).build();
    assert_eq!(table.place("prussia-t2"), "box");
    let table = owed("friedrich@berlin=2").active("france").build();
    assert_eq!(table.place("prussia-t2"), "box", "only in a Prussian stage");
}
