//! F-4.11, F-4.16 to F-4.20: stacks on the move.

use super::quiet::idle_to;
use super::table::{Scene, bare};
use engine::event::Event;

fn three_in_oschatz() -> Scene {
    bare("standard-4p").pieces("friedrich@oschatz=4 winterfeldt@oschatz=3 heinrich@oschatz=2 keith@riesa=1").build()
}

#[test]
fn f_4_11__two_or_three_generals_of_one_nation_share_a_city() {
    let setup = bare("standard-4p").pieces("friedrich@berlin=1 heinrich@bernau=1 keith@spandau=1 dohna@potsdam=1");
    let mut table = setup.build();
    table.play("prussia", "march friedrich berlin-bernau");
    table.play("prussia", "march keith spandau-berlin-bernau");
    table.refuse("prussia", "march dohna potsdam-berlin-bernau", "F-4.11");
    assert_eq!(["friedrich", "heinrich", "keith"].map(|piece| table.place(piece)), ["bernau"; 3]);
}

#[test]
fn fq_8__joins_make_stacks_of_three_at_most_out_of_one_nation() {
    let generals = ["friedrich", "heinrich", "keith", "dohna"];
    let join = |moving: usize, standing: usize| {
        let (movers, others) = generals[..moving + standing].split_at(moving);
        let pieces: Vec<String> = movers.iter().map(|slug| format!("{slug}@berlin=1")).collect();
        let others: Vec<String> = others.iter().map(|slug| format!("{slug}@bernau=1")).collect();
        let mut table = bare("standard-4p").pieces(&pieces.join(" ")).pieces(&others.join(" ")).build();
        let refusal = table.try_play("prussia", &format!("march {} berlin-bernau", movers.join("+"))).err();
        refusal.map(|refusal| refusal.rule.as_str())
    };
    assert_eq!([join(1, 1), join(1, 2), join(2, 1)], [None; 3]);
    assert_eq!([join(2, 2), join(3, 1), join(1, 3)], [Some("F-4.11"); 3]);
    let mut table = bare("standard-4p").pieces("friedrich@berlin=1 ferdinand@bernau=1").build();
    table.refuse("prussia", "march friedrich berlin-bernau", "F-4.15");
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

/// A march has one way for the whole group: whoever shall stay behind does not set out with it.
#[test]
fn fq_5__nobody_is_dropped_on_the_way() {
    let mut table = three_in_oschatz();
    table.play("prussia", "march friedrich+winterfeldt oschatz-torgau-bitterfeld");
    assert_eq!((table.place("friedrich"), table.place("winterfeldt")), ("bitterfeld", "bitterfeld"));
    // Going on without Winterfeldt would be to drop him here.
    table.refuse("prussia", "march friedrich bitterfeld-halle", "F-4.2");
    // At the start he can be left.
    let mut table = three_in_oschatz();
    table.play("prussia", "march friedrich oschatz-torgau-bitterfeld-halle");
    assert_eq!((table.place("friedrich"), table.place("winterfeldt")), ("halle", "oschatz"));
}

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

#[test]
fn fq_7__neither_who_joins_nor_who_is_joined_moves_afterwards() {
    let mut table = bare("standard-4p").pieces("friedrich@oschatz=4 winterfeldt@oschatz=1 keith@riesa=1").build();
    table.play("prussia", "march keith riesa-oschatz");
    table.refuse("prussia", "march keith oschatz-wurzen", "F-4.2");
    for group in ["friedrich", "winterfeldt", "friedrich+winterfeldt", "friedrich+winterfeldt+keith"] {
        table.refuse("prussia", &format!("march {group} oschatz-wurzen"), "F-4.19");
    }
    idle_to(&mut table, "prussia");
    table.play("prussia", "march friedrich+winterfeldt+keith oschatz-wurzen");
}

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

#[test]
fn fq_6__two_leave_together_and_the_third_goes_elsewhere() {
    for pair in [["friedrich", "winterfeldt"], ["friedrich", "heinrich"], ["winterfeldt", "heinrich"]] {
        let third = ["friedrich", "winterfeldt", "heinrich"].into_iter().find(|slug| !pair.contains(slug));
        let third = third.expect("three less two");
        let mut table = three_in_oschatz();
        table.play("prussia", &format!("march {} oschatz-torgau-bitterfeld", pair.join("+")));
        table.play("prussia", &format!("march {third} oschatz-wurzen-leipzig"));
        assert_eq!(pair.map(|piece| table.place(piece)), ["bitterfeld"; 2]);
        assert_eq!(table.place(third), "leipzig");
    }
}

#[test]
fn f_4_20__parts_of_a_stack_move_each_on_their_own() {
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
