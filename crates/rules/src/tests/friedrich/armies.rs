//! F-6: armies, stacks as pools, losses.

use super::quiet::{idle_until, told};
use super::table::{Table, bare, ready};
use crate::text;
use engine::event::{Audience, Event};
use engine::question::Form;

/// Friedrich and Keith in Bautzen with 4 and 5 armies.
fn pool(others: &str) -> Table {
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
    let seen = |table: &Table| -> Vec<String> {
        let wire = |viewer: &Option<crate::Seat>| table.rules.view(&table.state, *viewer).to_wire(&table.rules);
        viewers.iter().map(|viewer| serde_json::to_string(&wire(viewer)).expect("a view")).collect()
    };
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

/// Also: FD-28.
#[test]
fn f_6_3__everybody_can_see_the_total_of_a_nation() {
    let mut table = ready("standard-4p").hand("austria", "s13").active("austria").build();
    let totals = |table: &Table, viewer: Option<crate::Seat>| -> Vec<u8> {
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

/// Also: F-6.8.
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

/// Also: F-6.13.
#[test]
fn f_6_5__a_general_without_armies_leaves_the_board() {
    let mut table = bare("standard-4p").pieces("heinrich@bautzen=2 daun@loebau=5").phase("combat").build();
    table.play("prussia", "concede");
    assert_eq!((table.place("heinrich"), table.troops("heinrich")), ("off", 0));
    assert!(table.happened(|event| matches!(event, Event::Removed { .. })));
    assert_eq!(table.total("prussia"), 0);
    // One army is enough to stay.
    let table = after_losing("heinrich@bautzen=6", "daun@loebau=8", &["heinrich"]);
    assert_eq!(table, [4]);
}

/// Also: F-6.7.
#[test]
fn f_6_6__every_general_has_one_to_eight_armies() {
    let mut table = pool("");
    table.refuse("prussia", "transfer friedrich=9 keith=0", "F-6.7");
    table.refuse("prussia", "transfer friedrich=0 keith=8", "F-6.6");
    table.refuse("prussia", "transfer friedrich=8 keith=2", "F-6.8");
    table.play("prussia", "transfer friedrich=8 keith=1");
    let setup = bare("standard-4p").pieces("heinrich@berlin=8 keith@bernau=7").hand("prussia", "s13");
    let mut table = setup.build();
    table.refuse("prussia", "recruit prussia 1 pay s13 heinrich=1", "F-10.19");
    table.refuse("prussia", "recruit prussia 2 pay s13 keith=2", "F-10.19");
    table.play("prussia", "recruit prussia 1 pay s13 keith=1");
}

/// Also: F-6.10.
#[test]
fn f_6_9__a_stack_of_two_holds_up_to_16_and_of_three_up_to_24() {
    let full = |pieces: &str, one_more: &str| {
        let mut table = bare("standard-4p").pieces(pieces).hand("prussia", "s13 h13").build();
        let Some(Form::Transfer(form)) = table.rules.legal(&table.state, table.seat_of("prussia")).free.pop() else {
            panic!("a stack can be split anew")
        };
        table.refuse("prussia", one_more, "F-10.19");
        (form.stack.len(), form.total, form.most)
    };
    let two = full("friedrich@berlin=8 heinrich@berlin=8", "recruit prussia 1 pay s13 heinrich=1");
    assert_eq!(two, (2, 16, 8));
    let three = full("friedrich@berlin=8 heinrich@berlin=8 keith@berlin=8", "recruit prussia 1 pay s13 keith=1");
    assert_eq!(three, (3, 24, 8));
    // The least is one for each.
    assert_eq!(after_losing("friedrich@bautzen=1 keith@bautzen=4", "daun@loebau=8", &["friedrich", "keith"]), [1, 1]);
    let names = ["friedrich", "heinrich", "keith"];
    let three = "friedrich@bautzen=1 heinrich@bautzen=1 keith@bautzen=4";
    assert_eq!(after_losing(three, "daun@loebau=8 browne@loebau=1", &names), [1, 1, 1]);
}

/// Also: FD-12.
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

/// Also: F-6.15, F-6.16.
#[test]
fn f_6_14__whoever_can_be_given_an_army_stays_and_the_lowest_rank_leaves_first() {
    let two = ["friedrich", "keith"];
    // 5 armies lose 3: one each is left, whoever held them.
    assert_eq!(after_losing("friedrich@bautzen=1 keith@bautzen=4", "daun@loebau=8", &two), [1, 1]);
    assert_eq!(after_losing("friedrich@bautzen=4 keith@bautzen=1", "daun@loebau=8", &two), [1, 1]);
    // 5 armies lose 4: the higher rank keeps the last one.
    assert_eq!(after_losing("friedrich@bautzen=1 keith@bautzen=4", "daun@loebau=8 browne@loebau=1", &two), [1, 0]);
    // Three generals with 4 lose 2: the lowest rank leaves.
    let three = "friedrich@bautzen=1 heinrich@bautzen=1 keith@bautzen=2";
    assert_eq!(after_losing(three, "daun@loebau=6", &["friedrich", "heinrich", "keith"]), [1, 1, 0]);
    // Nobody leaves while the pool suffices.
    let three = "friedrich@bautzen=1 heinrich@bautzen=2 keith@bautzen=2";
    assert_eq!(after_losing(three, "daun@loebau=7", &["friedrich", "heinrich", "keith"]), [1, 1, 1]);
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

/// Also: F-6.19.
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
