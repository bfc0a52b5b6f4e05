//! F-4.11, F-4.16 to F-4.20: stacks on the move.

use super::quiet::idle_to;
use super::table::{Table, bare};
use engine::event::Event;

fn three_in_oschatz() -> Table {
    bare("standard-4p").pieces("friedrich@oschatz=4 winterfeldt@oschatz=3 heinrich@oschatz=2 keith@riesa=1").build()
}

/// Also: FQ-8.
#[test]
fn f_4_11__two_or_three_generals_of_one_nation_share_a_city() {
    // 1+1, 1+2
    let setup = bare("standard-4p").pieces("friedrich@berlin=1 heinrich@bernau=1 keith@spandau=1 dohna@potsdam=1");
    let mut table = setup.build();
    table.play("prussia", "march friedrich berlin-bernau");
    table.play("prussia", "march keith spandau-berlin-bernau");
    table.refuse("prussia", "march dohna potsdam-berlin-bernau", "F-4.11");
    assert_eq!(["friedrich", "heinrich", "keith"].map(|piece| table.place(piece)), ["bernau"; 3]);
    // 2+1
    let mut table = bare("standard-4p").pieces("friedrich@berlin=1 heinrich@berlin=1 keith@bernau=1").build();
    table.play("prussia", "march friedrich+heinrich berlin-bernau");
    assert_eq!(table.place("heinrich"), "bernau");
    // 2+2 and 3+1
    let two_and_two = "friedrich@berlin=1 heinrich@berlin=1 keith@bernau=1 dohna@bernau=1";
    let mut table = bare("standard-4p").pieces(two_and_two).build();
    table.refuse("prussia", "march friedrich+heinrich berlin-bernau", "F-4.11");
    table.play("prussia", "march friedrich berlin-bernau");
    let three_and_one = "friedrich@berlin=1 heinrich@berlin=1 keith@berlin=1 dohna@bernau=1";
    let mut table = bare("standard-4p").pieces(three_and_one).build();
    table.refuse("prussia", "march friedrich+heinrich+keith berlin-bernau", "F-4.11");
    table.play("prussia", "march friedrich+heinrich berlin-bernau");
}

#[test]
fn f_4_16__a_stack_moves_like_one_general() {
    let mut table = three_in_oschatz();
    let stack = "march friedrich+winterfeldt+heinrich";
    table.refuse("prussia", &format!("{stack} oschatz-torgau-bitterfeld-halle-eisleben"), "F-4.6");
    table.refuse("prussia", "march friedrich+keith oschatz-torgau", "F-4.16");
    table.play("prussia", &format!("{stack} oschatz-torgau-bitterfeld-halle"));
    assert_eq!(["friedrich", "winterfeldt", "heinrich"].map(|piece| table.place(piece)), ["halle"; 3]);
    assert_eq!(["friedrich", "winterfeldt", "heinrich"].map(|piece| table.troops(piece)), [4, 3, 2]);
    // Four on main roads, together too.
    let mut table = bare("standard-4p").pieces("friedrich@berlin=4 heinrich@berlin=3").build();
    table.play("prussia", "march friedrich+heinrich berlin-bernau-eberswalde-chorin-angermuende");
    assert_eq!(table.place("heinrich"), "angermuende");
}

#[test]
fn f_4_17__the_lowest_rank_number_commands_the_stack() {
    let fight = |pieces: &str| {
        let table = bare("standard-4p").pieces(pieces).phase("combat").build();
        let named = super::quiet::told(&table, |event| match event {
            Event::CombatBegan { attacker, defender, .. } => Some([*attacker, *defender]),
            _ => None,
        });
        named[0].map(|piece| table.rules.pack.piece_of(piece).slug.clone())
    };
    assert_eq!(fight("keith@bautzen=1 heinrich@bautzen=1 lacy@loebau=1 browne@loebau=5"), ["heinrich", "browne"]);
    assert_eq!(fight("lehwaldt@bautzen=1 dohna@bautzen=1 karl@loebau=3 laudon@loebau=3"), ["dohna", "karl"]);
}

/// Also: FQ-5.
#[test]
fn f_4_18__who_has_moved_in_a_stack_stays_until_the_next_turn() {
    let mut table = three_in_oschatz();
    table.play("prussia", "march friedrich+winterfeldt oschatz-torgau");
    for again in ["friedrich torgau-eilenburg", "winterfeldt torgau-eilenburg", "friedrich+winterfeldt torgau-oschatz"]
    {
        table.refuse("prussia", &format!("march {again}"), "F-4.2");
    }
    table.refuse("prussia", "march winterfeldt+heinrich oschatz-wurzen", "F-4.2");
    idle_to(&mut table, "prussia");
    table.play("prussia", "march winterfeldt torgau-eilenburg");
}

/// Also: FQ-7.
#[test]
fn f_4_19__joining_ends_the_movement_of_all() {
    let mut table = bare("standard-4p").pieces("friedrich@oschatz=4 keith@riesa=1").build();
    table.play("prussia", "march keith riesa-oschatz");
    assert!(table.happened(|event| matches!(event, Event::Stacked { stack, .. } if stack.len() == 2)));
    table.refuse("prussia", "march keith oschatz-wurzen", "F-4.2");
    for again in ["friedrich oschatz-wurzen", "friedrich+keith oschatz-wurzen"] {
        table.refuse("prussia", &format!("march {again}"), "F-4.19");
    }
    assert_eq!(table.list("prussia"), ["end"], "nobody can move any more");
}

/// Also: FQ-6.
#[test]
fn f_4_20__parts_of_a_stack_move_each_on_their_own() {
    let mut table = three_in_oschatz();
    table.play("prussia", "march friedrich+heinrich oschatz-torgau-bitterfeld");
    table.play("prussia", "march winterfeldt oschatz-wurzen-leipzig");
    assert_eq!(
        ["friedrich", "heinrich", "winterfeldt"].map(|piece| table.place(piece)),
        ["bitterfeld", "bitterfeld", "leipzig"]
    );
    let mut table = three_in_oschatz();
    table.play("prussia", "march winterfeldt oschatz-torgau");
    table.play("prussia", "march heinrich oschatz-wurzen");
    table.play("prussia", "march friedrich oschatz-torgau");
    assert_eq!(table.place("friedrich"), "torgau");
}

#[test]
fn fq_9__nobody_passes_through_a_city_with_an_own_general() {
    let mut table = three_in_oschatz();
    table.refuse("prussia", "march keith riesa-oschatz-wurzen", "F-4.11");
    let mut table = bare("standard-4p").pieces("friedrich@oschatz=4 keith@riesa=1").build();
    table.refuse("prussia", "march keith riesa-oschatz-wurzen", "F-4.19");
    // A part of a stack that comes back joins those it left.
    let mut table = bare("standard-4p").pieces("friedrich@oschatz=4 keith@oschatz=1").build();
    table.refuse("prussia", "march keith oschatz-riesa-oschatz-wurzen", "F-4.19");
    table.play("prussia", "march keith oschatz-riesa-oschatz");
    table.refuse("prussia", "march friedrich oschatz-wurzen", "F-4.19");
}

#[test]
fn fq_10__a_general_placed_on_an_own_one_ends_his_move_too() {
    let setup = bare("standard-4p").pieces("heinrich@berlin=2").hand("prussia", "s13");
    let mut table = setup.build();
    table.play("prussia", "recruit prussia 1 pay s13 friedrich@berlin=1");
    table.refuse("prussia", "march heinrich berlin-bernau", "F-4.19");
}

#[test]
fn fq_22__a_general_placed_on_a_face_down_one_lies_face_down() {
    let setup = bare("standard-4p").pieces("heinrich@berlin=2! schwerin@bernau=1").hand("prussia", "s13");
    let mut table = setup.build();
    table.play("prussia", "recruit prussia 1 pay s13 friedrich@berlin=1");
    assert!(table.is_face_down("friedrich") && table.is_face_down("heinrich"));
    let mut table = bare("standard-4p").pieces("schwerin@bernau=1").hand("prussia", "s13").build();
    table.play("prussia", "recruit prussia 1 pay s13 friedrich@berlin=1");
    assert!(!table.is_face_down("friedrich"));
}
