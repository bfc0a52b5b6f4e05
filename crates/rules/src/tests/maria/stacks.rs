//! M-6: stacks and troops.

use board::PieceSet;

use super::table::{Scene, Setup, bare};
use crate::View;
use engine::event::Log;
use engine::shared::pieces;

fn stack(table: &Scene, names: [&str; 2]) -> PieceSet {
    names.iter().map(|name| table.piece(name)).collect()
}

/// Friedrich with 4 and Schwerin with 5 in Landeshut.
fn nine() -> Setup {
    bare("advanced-3p").pieces("friedrich@landeshut=4 schwerin@landeshut=5").active("prussia")
}

fn lose(table: &mut Scene, number: u8) {
    let both = stack(table, ["friedrich", "schwerin"]);
    pieces::lose_armies(&table.rules, &mut table.state.core, both, number, &mut Log::silent());
}

#[test]
fn m_6_1__one_piece_in_a_city() {
    let pieces = "friedrich@landeshut=4 toerring@jauer=5 saxony-t1@hirschberg prussia-t1@trautenau";
    let mut table = bare("advanced-3p").pieces(pieces).active("prussia").build();
    table.refuse("prussia", "march friedrich landeshut-jauer", "M-10.1.9");
    table.refuse("prussia", "march friedrich landeshut-hirschberg", "M-10.1.9");
    table.refuse("prussia", "march prussia-t1 trautenau-landeshut", "M-10.1.14");
}

#[test]
fn m_6_2__two_generals_of_one_power_form_a_stack() {
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=4 leopold@jauer=2").active("prussia");
    let mut table = setup.build();
    table.play("prussia", "march friedrich landeshut-jauer");
    assert_eq!((table.place("friedrich"), table.place("leopold")), ("jauer", "jauer"));
    let stack = pieces::generals_at(&table.rules, &table.state.core, table.city_id("jauer"));
    assert_eq!(stack.len(), 2);
}

#[test]
fn m_6_4__no_third_general_and_no_train_in_a_stack() {
    let pieces =
        "friedrich@landeshut=4 schwerin@landeshut=5 leopold@jauer=2 rutowski@trautenau=2 prussia-t1@hirschberg";
    let mut table = bare("advanced-3p").pieces(pieces).active("prussia").build();
    table.refuse("prussia", "march leopold jauer-landeshut", "M-6.4");
    table.refuse("prussia", "march rutowski trautenau-landeshut", "M-6.4");
    table.refuse("prussia", "march prussia-t1 hirschberg-landeshut", "M-10.1.14");
    table.refuse("prussia", "march friedrich landeshut-hirschberg", "M-10.1.9");
}

#[test]
fn m_6_3__two_co_operating_powers_form_a_mixed_stack() {
    let mut table = bare("advanced-3p").pieces("schwerin@landeshut=5 rutowski@jauer=2").active("prussia").build();
    table.play("prussia", "march schwerin landeshut-jauer");
    assert_eq!((table.place("schwerin"), table.place("rutowski")), ("jauer", "jauer"));
}

/// The number decides, not the power, the troops or who came first.
#[test]
fn m_6_5__the_smaller_rank_number_commands() {
    for (pieces, names, commander) in [
        ("friedrich@landeshut=1 schwerin@landeshut=8", ["friedrich", "schwerin"], "friedrich"),
        ("leopold@landeshut=8 schwerin@landeshut=1", ["schwerin", "leopold"], "schwerin"),
        ("schwerin@landeshut=8 rutowski@landeshut=1", ["schwerin", "rutowski"], "rutowski"),
        ("karl@bruessel=1 stair@bruessel=8", ["karl", "stair"], "karl"),
    ] {
        let table = bare("advanced-3p").pieces(pieces).build();
        let both = stack(&table, names);
        assert_eq!(pieces::commander(&table.rules, &table.state.core, both), table.piece(commander), "{pieces}");
    }
}

/// At that moment: before the march is made, and nobody else is asked.
#[test]
fn me_6__frederick_names_the_commander_of_friedrich_and_rutowski() {
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=4 rutowski@jauer=2").active("prussia");
    let mut table = setup.build();
    table.play("prussia", "march friedrich landeshut-jauer");
    let asked: Vec<_> = table.rules.seats().filter(|&seat| table.rules.asked(&table.state, seat).is_some()).collect();
    assert_eq!(asked, [table.seat_of("prussia")]);
    let mut offered = table.list("prussia");
    offered.sort();
    assert_eq!(offered, ["command friedrich", "command rutowski"]);
}

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

#[test]
fn me_3__troops_pass_inside_a_stack_of_one_power() {
    let mut table = nine().build();
    table.refuse("prussia", "transfer friedrich=8 schwerin=2", "M-6.14");
    table.play("prussia", "transfer friedrich=7 schwerin=2");
    assert_eq!((table.troops("friedrich"), table.troops("schwerin")), (7, 2));
}

#[test]
fn m_6_8__a_general_on_the_board_has_at_least_one_troop() {
    let mut table = bare("advanced-3p").pieces("friedrich@landeshut=4 schwerin@landeshut=4").active("prussia").build();
    table.refuse("prussia", "transfer friedrich=8 schwerin=0", "M-6.8");
    table.play("prussia", "transfer friedrich=7 schwerin=1");
    let mut empty = bare("advanced-3p").pieces("friedrich@landeshut=0").position;
    assert!(empty.build(table.rules.pack).is_err(), "nor is there such a position");
    empty.pieces = bare("advanced-3p").pieces("friedrich@landeshut=1").position.pieces;
    assert!(empty.build(table.rules.pack).is_ok());
}

#[test]
fn m_6_9__no_general_has_more_than_eight() {
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=6 schwerin@landeshut=5").active("prussia");
    let mut table = setup.build();
    table.refuse("prussia", "transfer friedrich=9 schwerin=2", "M-6.9");
    table.play("prussia", "transfer friedrich=8 schwerin=3");
    let nine = bare("advanced-3p").pieces("friedrich@landeshut=9").position;
    assert!(nine.build(table.rules.pack).is_err(), "nor is there such a position");
}

/// A stack that is full takes no recruit, and one that would have a single troop is a stack no longer.
#[test]
fn m_6_10__a_stack_has_two_to_sixteen_troops() {
    for pieces in ["friedrich@berlin=8 schwerin@berlin=8", "friedrich@berlin=8 rutowski@berlin=8"] {
        let setup = bare("introductory-3p").turn(3).phase("winter").pieces(pieces).hand("prussia", "h8");
        let mut full = setup.build();
        assert!(full.try_play("prussia", "recruit prussia 1 pay h8 friedrich=1").is_err(), "{pieces}");
    }
    for lost in 0..9 {
        let mut table = nine().build();
        lose(&mut table, lost);
        let standing = ["friedrich", "schwerin"].iter().filter(|name| table.place(name) == "landeshut").count();
        assert_eq!(standing, if table.total("prussia") >= 2 { 2 } else { 1 }, "{lost} lost");
    }
}

/// Between the cards of a combat, which counts the sum, and before the two part.
#[test]
fn r_88__troops_pass_at_any_moment_and_never_change_a_combat() {
    let pieces = "neipperg@trautenau=2 friedrich@landeshut=4 schwerin@landeshut=5";
    let fight = |transfer: Option<&str>| {
        let setup = bare("advanced-3p").pieces(pieces).hand("austria", "d3 d10").active("austria").phase("combat");
        let mut table = setup.build();
        table.play("austria", "play d3");
        if let Some(transfer) = transfer {
            table.play("prussia", transfer);
        }
        table.play("austria", "play d10");
        table.play("prussia", "concede");
        table.total("prussia")
    };
    assert_eq!(fight(None), 3, "2 - 9 + 3 + 10");
    assert_eq!(fight(Some("transfer friedrich=8 schwerin=1")), 3);
    let mut table = nine().build();
    table.play("prussia", "transfer friedrich=1 schwerin=8");
    table.play("prussia", "march schwerin landeshut-jauer");
    assert_eq!((table.troops("friedrich"), table.troops("schwerin"), table.place("schwerin")), (1, 8, "jauer"));
}

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

/// Whoever had the troops: one is moved to the other as long as there is one to spare.
#[test]
fn m_6_18__nobody_leaves_who_could_be_given_a_troop() {
    for (friedrich, schwerin) in [(1, 8), (4, 5), (8, 1)] {
        for lost in 1..=7 {
            let pieces = format!("friedrich@landeshut={friedrich} schwerin@landeshut={schwerin}");
            let mut table = bare("advanced-3p").pieces(&pieces).build();
            lose(&mut table, lost);
            assert_eq!((table.place("friedrich"), table.place("schwerin")), ("landeshut", "landeshut"), "{pieces}");
            assert!(table.troops("friedrich") > 0 && table.troops("schwerin") > 0, "{pieces} less {lost}");
            assert_eq!(table.total("prussia"), 9 - lost);
        }
    }
}

#[test]
fn m_6_19__the_supreme_commander_keeps_the_only_troop_left() {
    for (friedrich, schwerin) in [(1, 8), (8, 1)] {
        let pieces = format!("friedrich@landeshut={friedrich} schwerin@landeshut={schwerin}");
        let mut table = bare("advanced-3p").pieces(&pieces).build();
        lose(&mut table, 8);
        assert_eq!((table.place("friedrich"), table.troops("friedrich")), ("landeshut", 1), "{pieces}");
        assert_eq!((table.place("schwerin"), table.troops("schwerin")), ("off", 0), "{pieces}");
    }
}

/// Neipperg falls in the stage before winter and is back when it ends; by a card and by Saxony: M-17.5.27, M-19.3.13.
#[test]
fn m_6_20__a_general_removed_waits_and_may_return_in_winter() {
    let setup = bare("introductory-3p").pieces("friedrich@landeshut=8 neipperg@trautenau=2 karl@wien=3").turn(3);
    let mut table = setup.hand("austria", "h4").active("austria").phase("combat").build();
    table.play("austria", "concede");
    assert_eq!((table.place("neipperg"), table.troops("neipperg")), ("off", 0));
    while !table.is_asked("austria") {
        table.play("prussia", "end");
    }
    table.play("austria", "recruit austria 1 pay h4 neipperg@prag=1");
    assert_eq!((table.place("neipperg"), table.troops("neipperg")), ("prag", 1));
}

#[test]
fn me_4__nine_lose_eight_and_the_commander_keeps_the_last() {
    let mut table = nine().build();
    lose(&mut table, 8);
    assert_eq!((table.troops("friedrich"), table.place("schwerin")), (1, "off"));
}

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

/// What a player sees.
fn seen(table: &Scene, power: &str) -> View {
    table.rules.view(&table.state, Some(table.seat_of(power)))
}

#[test]
fn m_6_12__totals_are_public() {
    let table = nine().build();
    for viewer in std::iter::once(None).chain(table.rules.seats().map(Some)) {
        let view = table.rules.view(&table.state, viewer);
        let prussia = view.powers.iter().find(|one| one.power == table.power("prussia")).expect("Prussia");
        assert_eq!(prussia.total, 9, "{viewer:?}");
    }
}

#[test]
fn m_6_11__a_change_of_the_distribution_is_secret() {
    let (table, mut moved) = (nine().build(), nine().build());
    let before = moved.events.len();
    moved.play("prussia", "transfer friedrich=7 schwerin=2");
    for other in ["france", "austria"] {
        assert_eq!(seen(&table, other), seen(&moved, other), "{other}");
        let seat = moved.seat_of(other);
        assert!(moved.events[before..].iter().all(|entry| !entry.is_for(Some(seat))), "{other} is told nothing");
    }
    assert_ne!(seen(&table, "prussia"), seen(&moved, "prussia"), "its owner knows");
}

/// The same nine, split otherwise over two cities: nobody else can tell before one of them fights.
#[test]
fn m_6_13__troops_of_a_single_general_become_known_in_combat_only() {
    let split = |friedrich: u8, phase: &str| {
        let pieces = format!("friedrich@landeshut={friedrich} schwerin@berlin={} neipperg@trautenau=3", 9 - friedrich);
        bare("advanced-3p").pieces(&pieces).active("austria").phase(phase).build()
    };
    for other in ["france", "austria"] {
        let seen = |friedrich: u8, phase: &str| seen(&split(friedrich, phase), other);
        assert_eq!(seen(4, "movement"), seen(6, "movement"), "{other}");
        assert_ne!(seen(4, "combat"), seen(6, "combat"), "{other}");
    }
}
