//! What `inspect` foretells of combats.

use super::table::bare;
use ::friedrich::state::Phase;

const PIECES: &str =
    "ehrensvaerd@stralsund=2 lehwaldt@rostock=2 daun@radeberg=5 friedrich@kamenz=6 saltikov@bydgoszcz=3";

#[test]
fn f_7_1__only_combats_of_the_active_nation_are_foretold() {
    let table = |active| bare("standard-4p").pieces(PIECES).active(active).build();
    assert_eq!(table("sweden").fights(), ["ehrensvaerd lehwaldt"]);
    assert_eq!(table("austria").fights(), ["daun friedrich"]);
    assert_eq!(table("russia").fights(), Vec::<String>::new());
}

#[test]
fn fq_56__no_combat_of_the_beaten_is_foretold_while_his_retreat_is_chosen() {
    let pieces = "daun@bautzen=8 laudon@kamenz=3 friedrich@hoyerswerda=6";
    let mut table = bare("standard-4p").pieces(pieces).active("austria").phase("combat").build();
    table.play("austria", "attack daun friedrich");
    assert_eq!(table.fights().len(), 2, "the combat being fought is one of them");
    table.play("prussia", "concede");
    assert_eq!(table.own().phase, Phase::Retreat);
    assert_eq!(table.fights(), Vec::<String>::new());
}
