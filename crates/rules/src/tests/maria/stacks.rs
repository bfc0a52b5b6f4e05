//! M-6: stacks and troops.

use board::PieceSet;

use super::table::{Setup, Table, bare};
use engine::event::Log;
use engine::shared::pieces;

fn stack(table: &Table, names: [&str; 2]) -> PieceSet {
    names.iter().map(|name| table.piece(name)).collect()
}

/// Friedrich with 4 and Schwerin with 5 in Landeshut.
fn nine() -> Setup {
    bare("advanced-3p").pieces("friedrich@landeshut=4 schwerin@landeshut=5").active("prussia")
}

fn lose(table: &mut Table, number: u8) {
    let both = stack(table, ["friedrich", "schwerin"]);
    pieces::lose_armies(&table.rules, &mut table.state.core, both, number, &mut Log::silent());
}

/// Also: M-6.2, M-6.4.
#[test]
fn m_6_1__one_piece_or_two_generals_in_a_city() {
    let pieces = "friedrich@landeshut=4 schwerin@landeshut=5 leopold@jauer=2 prussia-t1@hirschberg";
    let mut table = bare("advanced-3p").pieces(pieces).active("prussia").build();
    table.refuse("prussia", "march leopold jauer-landeshut", "M-6.4");
    table.refuse("prussia", "march prussia-t1 hirschberg-landeshut", "M-10.1.14");
    table.refuse("prussia", "march friedrich landeshut-hirschberg", "M-10.1.9");
    table.play("prussia", "march friedrich landeshut-jauer");
    assert_eq!((table.place("friedrich"), table.place("leopold")), ("jauer", "jauer"));
}

/// Also: M-6.5.
#[test]
fn m_6_3__two_co_operating_powers_form_a_mixed_stack() {
    let mut table = bare("advanced-3p").pieces("schwerin@landeshut=5 rutowski@jauer=2").active("prussia").build();
    table.play("prussia", "march schwerin landeshut-jauer");
    assert_eq!(table.place("schwerin"), "jauer");
    let both = stack(&table, ["schwerin", "rutowski"]);
    assert_eq!(pieces::commander(&table.rules, &table.state.core, both), table.piece("rutowski"), "1 outranks 2");
}

/// Also: M-6.7, ME-6, R-14.
#[test]
fn m_6_6__equal_ranks_choose_their_commander_while_the_stack_lasts() {
    for chosen in ["friedrich", "rutowski"] {
        let pieces = "friedrich@landeshut=4 rutowski@jauer=2";
        let mut table = bare("advanced-3p").pieces(pieces).active("prussia").build();
        table.play("prussia", "march friedrich landeshut-jauer");
        assert_eq!(table.place("friedrich"), "landeshut", "the choice comes first");
        table.refuse("prussia", "end", "M-6.6");
        table.play("prussia", &format!("command {chosen}"));
        let both = stack(&table, ["friedrich", "rutowski"]);
        assert_eq!(pieces::commander(&table.rules, &table.state.core, both), table.piece(chosen));
        table.play("prussia", "end");
        let commander = pieces::commander(&table.rules, &table.state.core, both);
        assert_eq!(commander, table.piece(chosen), "it holds in later phases");
    }
}

/// Also: M-6.14, M-6.8, M-6.9, M-6.10.
#[test]
fn me_3__troops_pass_inside_a_stack_of_one_power() {
    let mut table = nine().build();
    table.refuse("prussia", "transfer friedrich=8 schwerin=0", "M-6.8");
    table.refuse("prussia", "transfer friedrich=8 schwerin=2", "M-6.14");
    table.play("prussia", "transfer friedrich=7 schwerin=2");
    assert_eq!((table.troops("friedrich"), table.troops("schwerin")), (7, 2));
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=8 schwerin@landeshut=8").active("prussia");
    let mut table = setup.build();
    table.refuse("prussia", "transfer friedrich=9 schwerin=7", "M-6.9");
}

/// Also: R-88.
#[test]
fn m_6_14__also_in_the_stages_of_others_and_in_combat() {
    let pieces = "neipperg@trautenau=2 friedrich@landeshut=4 schwerin@landeshut=5";
    let mut table = bare("advanced-3p").pieces(pieces).hand("austria", "d10").active("austria").phase("combat").build();
    assert!(table.state.core.combat.duel.is_some());
    table.play("prussia", "transfer friedrich=8 schwerin=1");
    assert_eq!(table.troops("friedrich"), 8);
    table.play("austria", "play d10");
    table.play("prussia", "concede");
    assert_eq!(table.total("prussia"), 9 - 3, "2 - 9 + 10: the sum counts, not its split");
}

#[test]
fn m_6_15__troops_never_pass_between_cities() {
    let mut table = bare("advanced-3p").pieces("friedrich@landeshut=4 schwerin@jauer=5").active("prussia").build();
    table.refuse("prussia", "transfer friedrich=5 schwerin=4", "M-6.15");
}

#[test]
fn m_6_16__troops_never_pass_between_powers() {
    let mut table = bare("advanced-3p").pieces("schwerin@landeshut=4 rutowski@landeshut=2").active("prussia").build();
    table.refuse("prussia", "transfer schwerin=3 rutowski=3", "M-6.16");
}

/// Also: M-6.19, M-6.20.
#[test]
fn me_4__nine_lose_eight_and_the_commander_keeps_the_last() {
    let mut table = nine().build();
    lose(&mut table, 8);
    assert_eq!((table.troops("friedrich"), table.place("schwerin")), (1, "off"));
}

/// Also: M-6.18.
#[test]
fn me_5__nine_lose_seven_and_both_stay() {
    let mut table = nine().build();
    lose(&mut table, 7);
    assert_eq!((table.troops("friedrich"), table.troops("schwerin")), (1, 1));
    assert_eq!(table.place("schwerin"), "landeshut");
}

#[test]
fn m_6_17__whoever_loses_his_last_troop_leaves() {
    let mut table = nine().build();
    lose(&mut table, 9);
    assert_eq!((table.place("friedrich"), table.place("schwerin")), ("off", "off"));
}

/// Also: M-6.13, M-6.11.
#[test]
fn m_6_12__totals_are_public_and_splits_are_not() {
    let table = nine().build();
    let told = |power: &str| {
        let view = table.rules.view(&table.state, Some(table.seat_of(power)));
        serde_json::to_string(&view.to_wire(&table.rules)).expect("a view can be written")
    };
    let mut moved = nine().build();
    moved.play("prussia", "transfer friedrich=7 schwerin=2");
    let after = |power: &str| {
        let view = moved.rules.view(&moved.state, Some(moved.seat_of(power)));
        serde_json::to_string(&view.to_wire(&moved.rules)).expect("a view can be written")
    };
    assert_eq!(told("france"), after("france"), "nobody else sees a transfer");
    assert_ne!(told("prussia"), after("prussia"));
    assert_eq!(pieces::total(&table.rules, &table.state.core, table.power("prussia")), 9);
}
