//! F-6: armies, stacks as pools, losses.

use super::quiet::{idle_until, told};
use super::table::{Scene, bare, ready};
use crate::{View, text};
use engine::event::{Audience, Event};
use engine::question::Form;

/// Friedrich and Keith in Bautzen with 4 and 5 armies.
fn pool(others: &str) -> Scene {
    bare("standard-4p").pieces(&format!("friedrich@bautzen=4 keith@bautzen=5 {others}")).build()
}

/// Prussian stacks in Bautzen attack Austrians in Löbau and stop at once: what is left of them.
fn after_losing(prussians: &str, austrians: &str, names: &[&str]) -> Vec<u8> {
    let mut table = bare("standard-4p").pieces(&format!("{prussians} {austrians}")).phase("combat").build();
    table.play("prussia", "concede");
    idle_until(&mut table, |table| table.happened(|event| matches!(event, Event::PowerActs { .. })));
    for name in names {
        assert_eq!(table.troops(name) == 0, table.place(name) == "off", "{name}: no armies, no general");
    }
    names.iter().map(|name| table.troops(name)).collect()
}

#[test]
fn f_6_1__every_nation_starts_with_the_armies_of_its_sheet() {
    let totals = |mode: &str| -> Vec<(String, u8)> {
        let mut table = ready(mode).phase("deploy").build();
        idle_until(&mut table, |table| table.happened(|event| matches!(event, Event::PowerActs { .. })));
        let powers: Vec<String> =
            table.rules.order.iter().map(|&power| table.rules.pack.power_of(power).slug.clone()).collect();
        powers.into_iter().map(|power| (power.clone(), table.total(&power))).collect()
    };
    let list =
        |pairs: &[(&str, u8)]| pairs.iter().map(|&(power, armies)| (power.to_string(), armies)).collect::<Vec<_>>();
    let full = list(&[
        ("prussia", 32),
        ("hanover", 12),
        ("russia", 16),
        ("sweden", 4),
        ("austria", 30),
        ("empire", 6),
        ("france", 20),
    ]);
    assert_eq!(totals("standard-4p"), full);
    assert_eq!(totals("standard-3p"), full);
    assert_eq!(totals("scenario-1"), list(&[("prussia", 3), ("hanover", 12), ("france", 20)]));
    assert_eq!(totals("scenario-2"), list(&[("prussia", 24), ("austria", 30), ("empire", 6)]));
}

#[test]
fn f_6_2__changes_of_the_distribution_are_secret() {
    let mut table = pool("");
    let viewers: Vec<_> = table.rules.seats().map(Some).chain([None]).collect();
    let seen =
        |table: &Scene| -> Vec<View> { viewers.iter().map(|&viewer| table.rules.view(&table.state, viewer)).collect() };
    let (owner, told, before) = (Some(table.seat_of("prussia")), table.events.len(), seen(&table));
    let seat = table.seat_of("prussia");
    let action = table.rules.read(&table.state, seat, "transfer friedrich=8 keith=1").expect("an action");
    assert_eq!(text::public(&table.rules, &table.state, seat, &action), None, "not even that it happens");
    table.play("prussia", "transfer friedrich=8 keith=1");
    assert_eq!((table.troops("friedrich"), table.troops("keith")), (8, 1));
    assert_eq!(table.events.len(), told, "nothing is told");
    for ((viewer, old), new) in viewers.iter().zip(before).zip(seen(&table)) {
        assert_eq!(*viewer == owner, old != new, "{viewer:?} sees the change if the armies are his, and only then");
    }
}

#[test]
fn fd_28__the_total_of_any_nation_can_be_asked_for_at_any_time() {
    // Before play, in somebody's movement and in the middle of a combat.
    let combat = bare("standard-4p").pieces("heinrich@bautzen=6 keith@bautzen=2 daun@loebau=5").phase("combat");
    let movement = bare("standard-4p").pieces("friedrich@bautzen=4 keith@bautzen=5 daun@tabor=3");
    for setup in [ready("standard-4p").phase("deploy"), movement, combat] {
        let table = setup.build();
        for viewer in table.rules.seats().map(Some).chain([None]) {
            for power in table.rules.view(&table.state, viewer).common.powers {
                let slug = &table.rules.pack.power_of(power.power).slug;
                assert_eq!(power.total, table.total(slug), "{slug} for {viewer:?}");
            }
        }
    }
}

#[test]
fn f_6_3__everybody_can_see_the_total_of_a_nation() {
    let mut table = ready("standard-4p").hand("austria", "s13").active("austria").build();
    let totals = |table: &Scene, viewer: Option<crate::Seat>| -> Vec<u8> {
        table.rules.view(&table.state, viewer).powers.iter().map(|power| power.total).collect()
    };
    for viewer in table.rules.seats().map(Some).chain([None]) {
        assert_eq!(totals(&table, viewer), [32, 12, 16, 4, 30, 6, 20]);
    }
    let mut beaten = bare("standard-4p").pieces("heinrich@bautzen=6 daun@loebau=8").phase("combat").build();
    beaten.play("prussia", "concede");
    assert_eq!(totals(&beaten, None)[0], 4);
    // The split is for its owner.
    table.play("austria", "transfer browne=8 karl=4");
    let seen = |viewer: Option<crate::Seat>| {
        let piece = table.piece("browne");
        table.rules.view(&table.state, viewer).pieces.iter().find(|view| view.piece == piece).expect("a piece").troops
    };
    assert_eq!(seen(Some(table.seat_of("austria"))), Some(8));
    assert_eq!([Some(table.seat_of("prussia")), Some(table.seat_of("france")), None].map(seen), [None; 3]);
}

#[test]
fn f_6_4__strength_is_told_only_in_combat_and_of_the_whole_stack() {
    let mut table = pool("daun@loebau=3 browne@loebau=8");
    assert!(table.events.is_empty());
    table.play("prussia", "end");
    let began: Vec<_> = table.events.iter().filter(|entry| matches!(entry.event, Event::CombatBegan { .. })).collect();
    assert_eq!(began.len(), 1);
    assert_eq!(began[0].audience, Audience::All);
    assert!(matches!(began[0].event, Event::CombatBegan { attackers: 9, defenders: 11, .. }));
}

#[test]
fn f_6_5__there_are_no_armies_without_a_general_nor_generals_without_armies() {
    let mut table = bare("standard-4p").pieces("heinrich@bautzen=2 daun@loebau=5").phase("combat").build();
    table.play("prussia", "concede");
    assert_eq!((table.place("heinrich"), table.troops("heinrich"), table.total("prussia")), ("off", 0, 0));
    let built = |pieces: &str| {
        bare("standard-4p").pieces(pieces).position.build(board::standard("friedrich").expect("the pack")).is_ok()
    };
    assert!(built("heinrich@bautzen=1") && !built("heinrich@bautzen=0"));
    let absent = bare("standard-4p").pieces("heinrich@=3 keith@berlin=1").build();
    assert_eq!((absent.troops("heinrich"), absent.total("prussia")), (0, 1), "who is not there has no armies");
}

#[test]
fn f_6_13__a_general_who_loses_his_last_army_leaves_the_board() {
    let mut table = bare("standard-4p").pieces("heinrich@bautzen=3 daun@loebau=6").phase("combat").build();
    table.play("prussia", "concede");
    assert_eq!(table.place("heinrich"), "off");
    let general = table.piece("heinrich");
    assert!(table.happened(|event| *event == Event::Removed { general }));
    // One army is enough to stay.
    assert_eq!(after_losing("heinrich@bautzen=4", "daun@loebau=7", &["heinrich"]), [1]);
}

#[test]
fn f_6_6__every_general_has_at_least_one_army() {
    let mut table = pool("");
    table.refuse("prussia", "transfer friedrich=0 keith=8", "F-6.6");
    table.refuse("prussia", "transfer friedrich=8 keith=0", "F-6.6");
    table.play("prussia", "transfer friedrich=8 keith=1");
}

#[test]
fn f_6_7__no_general_has_more_than_eight_armies() {
    let mut table = pool("");
    table.refuse("prussia", "transfer friedrich=9 keith=0", "F-6.7");
    table.play("prussia", "transfer friedrich=1 keith=8");
    let setup = bare("standard-4p").pieces("heinrich@berlin=8 keith@bernau=7").hand("prussia", "s13");
    let mut table = setup.build();
    table.refuse("prussia", "recruit prussia 1 pay s13 heinrich=1", "F-10.19");
    table.refuse("prussia", "recruit prussia 2 pay s13 keith=2", "F-10.19");
    table.play("prussia", "recruit prussia 1 pay s13 keith=1");
    assert_eq!((table.troops("heinrich"), table.troops("keith")), (8, 8));
}

#[test]
fn f_6_8__the_armies_of_a_stack_are_one_pool() {
    let mut table = pool("");
    table.refuse("prussia", "transfer friedrich=8 keith=2", "F-6.8");
    table.refuse("prussia", "transfer friedrich=1 keith=1", "F-6.8");
    for (friedrich, keith) in [(1, 8), (8, 1), (5, 4)] {
        table.play("prussia", &format!("transfer friedrich={friedrich} keith={keith}"));
        assert_eq!((table.troops("friedrich"), table.troops("keith")), (friedrich, keith));
    }
    // Only the sum counts in combat and for what is left after it.
    for (friedrich, keith) in [(1, 6), (6, 1), (3, 4)] {
        let pieces = format!("friedrich@bautzen={friedrich} keith@bautzen={keith}");
        let left = after_losing(&pieces, "daun@loebau=8 browne@loebau=2", &["friedrich", "keith"]);
        assert_eq!(left.iter().sum::<u8>(), 4, "{pieces}");
    }
}

/// Generals, armies and the most for each of a stack that is full, to which not one more army can be recruited.
fn full_stack(pieces: &str, one_more: &str) -> (usize, u8, u8) {
    let mut table = bare("standard-4p").pieces(pieces).hand("prussia", "s13 h13").build();
    let Some(Form::Transfer(form)) = table.rules.legal(&table.state, table.seat_of("prussia")).free.pop() else {
        panic!("a stack can be split anew")
    };
    table.refuse("prussia", one_more, "F-10.19");
    (form.stack.len(), form.total, form.most)
}

#[test]
fn f_6_9__a_stack_of_two_holds_2_to_16() {
    let two = full_stack("friedrich@berlin=8 heinrich@berlin=8", "recruit prussia 1 pay s13 heinrich=1");
    assert_eq!(two, (2, 16, 8));
    // The least is one for each.
    assert_eq!(after_losing("friedrich@bautzen=1 keith@bautzen=4", "daun@loebau=8", &["friedrich", "keith"]), [1, 1]);
}

#[test]
fn f_6_10__a_stack_of_three_holds_3_to_24() {
    let pieces = "friedrich@berlin=8 heinrich@berlin=8 keith@berlin=8";
    assert_eq!(full_stack(pieces, "recruit prussia 1 pay s13 keith=1"), (3, 24, 8));
    let names = ["friedrich", "heinrich", "keith"];
    let three = "friedrich@bautzen=1 heinrich@bautzen=1 keith@bautzen=4";
    assert_eq!(after_losing(three, "daun@loebau=8 browne@loebau=1", &names), [1, 1, 1]);
    // With fewer than three armies they are no stack of three any more.
    assert_eq!(after_losing(three, "daun@loebau=8 browne@loebau=2", &names), [1, 1, 0]);
}

#[test]
fn f_6_11__armies_pass_inside_a_stack_at_any_time() {
    // In somebody else's nation-turn.
    let mut table = pool("daun@tabor=3");
    table.play("prussia", "end");
    assert!(table.is_asked("hanover"));
    idle_until(&mut table, |table| table.is_asked("austria"));
    assert_eq!(table.rules.legal(&table.state, table.seat_of("prussia")).free.len(), 1);
    table.play("prussia", "transfer friedrich=2 keith=7");
    assert!(table.is_asked("austria"), "nobody waits for it");
    // In a combat.
    let mut table = pool("daun@loebau=3 browne@loebau=8");
    table.play("prussia", "end");
    table.play("prussia", "transfer friedrich=1 keith=8");
    table.play("austria", "transfer daun=8 browne=3");
    assert_eq!([table.troops("keith"), table.troops("daun")], [8, 8]);
    table.refuse("austria", "transfer friedrich=4 keith=5", "F-6.11");
}

#[test]
fn f_6_12__armies_never_pass_between_cities() {
    let mut table = bare("standard-4p").pieces("friedrich@bautzen=4 keith@bautzen=5 heinrich@hoyerswerda=2").build();
    table.refuse("prussia", "transfer friedrich=2 heinrich=4", "F-6.12");
    table.refuse("prussia", "transfer friedrich=4 heinrich=2 keith=5", "F-6.12");
    table.play("prussia", "march heinrich hoyerswerda-bautzen");
    table.play("prussia", "transfer friedrich=2 heinrich=4");
    table.play("prussia", "transfer friedrich=4 heinrich=1 keith=6");
}

#[test]
fn f_6_14__whoever_can_be_given_an_army_is_given_one() {
    let two = ["friedrich", "keith"];
    // 5 armies lose 3: one each is left, whoever held them.
    assert_eq!(after_losing("friedrich@bautzen=1 keith@bautzen=4", "daun@loebau=8", &two), [1, 1]);
    assert_eq!(after_losing("friedrich@bautzen=4 keith@bautzen=1", "daun@loebau=8", &two), [1, 1]);
}

/// Whatever the split and the loss: as many generals stay as there are armies left for them.
#[test]
fn f_6_15__nobody_leaves_while_there_is_an_army_for_him() {
    let three = ["friedrich", "heinrich", "keith"];
    for split in [[1, 2, 2], [3, 1, 1], [1, 1, 3]] {
        let pieces = format!("friedrich@bautzen={} heinrich@bautzen={} keith@bautzen={}", split[0], split[1], split[2]);
        for lost in 1..=5_u8 {
            let austrians = if lost < 4 {
                format!("daun@loebau={}", 5 + lost)
            } else {
                format!("daun@loebau=8 browne@loebau={}", lost - 3)
            };
            let stayed = after_losing(&pieces, &austrians, &three).iter().filter(|&&armies| armies > 0).count();
            assert_eq!(stayed, usize::from(5 - lost).min(3), "{split:?} lose {lost}");
        }
    }
}

#[test]
fn f_6_16__generals_leave_a_stack_from_bottom_to_top() {
    let names = ["friedrich", "heinrich", "keith"];
    let pieces = "friedrich@bautzen=1 heinrich@bautzen=1 keith@bautzen=2";
    assert_eq!(after_losing(pieces, "daun@loebau=6", &names), [1, 1, 0], "2 of 4 armies lost");
    assert_eq!(after_losing(pieces, "daun@loebau=7", &names), [1, 0, 0], "3 of 4");
    // Rank decides, not who had the armies.
    let pieces = "keith@bautzen=4 seydlitz@bautzen=1";
    assert_eq!(after_losing(pieces, "daun@loebau=8 browne@loebau=1", &["keith", "seydlitz"]), [1, 0]);
    let pieces = "keith@bautzen=1 seydlitz@bautzen=4";
    assert_eq!(after_losing(pieces, "daun@loebau=8 browne@loebau=1", &["keith", "seydlitz"]), [1, 0]);
}

#[test]
fn f_6_17__no_nation_has_more_armies_than_it_started_with() {
    let setup = bare("standard-4p").pieces("ferdinand@stade=6 cumberland@alfeld=5").active("hanover");
    let mut table = setup.hand("hanover", "s13 h13").build();
    table.refuse("hanover", "recruit hanover 2 pay s13 ferdinand=1 cumberland=1", "F-10.14");
    table.play("hanover", "recruit hanover 1 pay s13 ferdinand=1");
    table.refuse("hanover", "recruit hanover 1 pay h13 cumberland=1", "F-10.14");
    let mut table = bare("scenario-1").pieces("seydlitz@brandenburg=3").hand("prussia", "s13").build();
    table.refuse("prussia", "recruit prussia 1 pay s13 seydlitz=1", "F-10.14");
}

#[test]
fn f_6_19__a_general_whom_fate_takes_leaves_without_armies() {
    let pieces = "friedrich@berlin=2 keith@berlin=5 dohna@berlin=1";
    let mut table = bare("standard-4p").pieces(pieces).turn(6).phase("end-of-turn").fate("elisabeth").build();
    table.play("prussia", "leave keith");
    assert_eq!((table.place("keith"), table.troops("keith")), ("out", 0));
    assert_eq!(table.total("prussia"), 8, "all his armies stay with the stack");
    // Cumberland, whom France takes along, too.
    let setup = bare("standard-4p").pieces("ferdinand@stade=2 cumberland@stade=5").turn(6).phase("end-of-turn");
    let table = setup.fate("india").friedrich(|own| own.colonial_losses = 1).build();
    assert_eq!((table.place("cumberland"), table.troops("cumberland"), table.troops("ferdinand")), ("out", 0, 7));
}

#[test]
fn f_6_18__armies_of_a_general_who_leaves_the_game_go_to_his_stack() {
    let after = |pieces: &str, heirs: [&str; 2]| {
        let setup = bare("standard-4p").pieces(pieces).turn(6).phase("end-of-turn").fate("sweden");
        let mut table = setup.build();
        assert!(table.is_asked("prussia"));
        table.play("prussia", "leave keith");
        assert_eq!((table.place("keith"), table.troops("keith")), ("out", 0));
        let deserted =
            told(&table, |event| if let Event::GeneralLeft { deserted, .. } = event { Some(*deserted) } else { None });
        (heirs.map(|heir| table.troops(heir)), deserted[0])
    };
    let heirs = ["friedrich", "dohna"];
    assert_eq!(after("friedrich@berlin=4 keith@berlin=5 dohna@bernau=1", heirs), ([8, 1], 1));
    assert_eq!(after("friedrich@berlin=8 keith@berlin=5 dohna@berlin=7", heirs), ([8, 8], 4));
    assert_eq!(after("friedrich@berlin=1 keith@berlin=5 dohna@berlin=1", heirs), ([6, 1], 0));
}

#[test]
fn f_6_20__armies_of_a_general_who_leaves_the_game_alone_are_lost() {
    let setup = bare("standard-4p").pieces("friedrich@berlin=4 keith@bernau=5").turn(6).phase("end-of-turn");
    let mut table = setup.fate("elisabeth").build();
    table.play("prussia", "leave keith");
    assert_eq!((table.place("keith"), table.total("prussia")), ("out", 4));
}

#[test]
fn fe_10__of_nine_armies_eight_are_lost_and_friedrich_keeps_the_last() {
    let austrians = "daun@loebau=8 browne@loebau=8 laudon@loebau=1";
    assert_eq!(after_losing("friedrich@bautzen=4 keith@bautzen=5", austrians, &["friedrich", "keith"]), [1, 0]);
}

#[test]
fn fe_11__friedrich_takes_seven_armies_along_and_keith_keeps_two() {
    let mut table = pool("");
    table.play("prussia", "transfer friedrich=7 keith=2");
    table.play("prussia", "march friedrich bautzen-hoyerswerda");
    assert_eq!((table.troops("friedrich"), table.troops("keith")), (7, 2));
    assert_eq!((table.place("friedrich"), table.place("keith")), ("hoyerswerda", "bautzen"));
}

#[test]
fn fe_12__keiths_armies_go_to_friedrich_and_the_ninth_deserts() {
    let setup = bare("standard-4p").pieces("friedrich@berlin=4 keith@berlin=5").turn(6).phase("end-of-turn");
    let mut table = setup.fate("elisabeth").build();
    table.play("prussia", "leave keith");
    assert_eq!((table.troops("friedrich"), table.total("prussia"), table.place("keith")), (8, 8, "out"));
}
