//! F-7: who must fight whom, and in which order.

use board::{PieceSet, Suit};

use super::table::{Scene, bare, ready};
use engine::event::Event;
use engine::question::About;

/// Schweidnitz, Neumarkt, Strehlen, Ohlau, Oels and Wohlau lie round Breslau, all in one spade sector.
fn round_breslau(pieces: &str) -> Scene {
    bare("standard-4p").pieces(pieces).hand("prussia", "s2 s3 c5").hand("austria", "s4 s6 h7").phase("combat").build()
}

#[test]
fn fe_13__the_weaker_attacker_may_stop_at_once_and_spare_his_hand() {
    let mut table = bare("standard-4p")
        .pieces("heinrich@kassel=2 richelieu@hofgeismar=3 soubise@hofgeismar=1")
        .hand("prussia", "d10 d9 d7 reserve")
        .hand("france", "s5 s4 s4 s3")
        .phase("combat")
        .build();
    assert_eq!(table.announced(), [(2, 4)]);
    assert_eq!(table.duel("prussia"), (-2, Suit::Diamonds));
    assert_eq!(table.asked_powers(), ["prussia"]);
    table.play("prussia", "concede");
    assert_eq!(table.place("heinrich"), "off");
    assert_eq!(table.hand("prussia").len(), 4);
    assert_eq!((table.troops("richelieu"), table.troops("soubise")), (3, 1));
    assert_eq!(table.place("richelieu"), "hofgeismar");
}

#[test]
fn f_7_1__a_general_next_to_an_enemy_general_must_attack() {
    for (mode, enemy) in [("standard-4p", "daun"), ("standard-3p", "daun"), ("scenario-2", "daun")] {
        let mut table = bare(mode).pieces(&format!("friedrich@breslau=5 {enemy}@schweidnitz=1 keith@ohlau=1")).build();
        table.play("prussia", "end");
        assert_eq!(table.announced(), [(5, 1)], "{mode}");
        assert_eq!(table.duel("austria").0, -4);
    }
    let mut table = bare("scenario-1").pieces("seydlitz@kassel=2 soubise@hofgeismar=3").build();
    table.play("prussia", "end");
    assert_eq!(table.announced(), [(2, 3)]);
}

#[test]
fn f_7_1__two_cities_away_nobody_fights() {
    let mut table = bare("standard-4p").pieces("friedrich@breslau=5 daun@waldenburg=1").build();
    table.play("prussia", "end");
    assert!(table.announced().is_empty());
    assert!(!table.happened(|event| matches!(event, Event::Beaten { .. } | Event::Tied { .. })));
}

#[test]
fn f_7_1__allies_next_to_each_other_do_not_fight() {
    let table = bare("standard-4p")
        .active("austria")
        .pieces("daun@breslau=5 saltikov@oels=1 hildburghausen@ohlau=1")
        .phase("combat")
        .build();
    assert!(table.announced().is_empty());
    let table = bare("standard-4p").pieces("friedrich@kassel=5 ferdinand@muenden=1").phase("combat").build();
    assert!(table.announced().is_empty());
}

#[test]
fn f_7_2__moved_standing_and_placed_generals_attack_alike() {
    let mut table = bare("standard-4p")
        .pieces("daun@potsdam=3 friedrich@spandau=2 winterfeldt@genthin=2")
        .hand("prussia", "s9")
        .build();
    table.play("prussia", "recruit prussia 1 pay s9 heinrich@berlin=1");
    table.play("prussia", "march winterfeldt genthin-brandenburg");
    table.play("prussia", "end");
    assert_eq!(table.list("prussia"), ["attack friedrich daun", "attack winterfeldt daun", "attack heinrich daun"]);
}

#[test]
fn f_7_3__trains_neither_attack_nor_are_attacked() {
    let mut table = bare("standard-4p").pieces("friedrich@breslau=5 austria-t1@oels").build();
    table.play("prussia", "end");
    assert!(table.announced().is_empty());
    assert_eq!(table.place("austria-t1"), "oels");
    let mut table = bare("standard-4p").pieces("prussia-t1@breslau daun@oels=5").build();
    table.play("prussia", "end");
    assert!(table.announced().is_empty());
    assert_eq!(table.place("prussia-t1"), "breslau");
}

#[test]
fn f_7_4__the_active_player_chooses_the_order_of_combats() {
    let pieces = "friedrich@breslau=8 daun@oels=1 browne@ohlau=2 laudon@wohlau=3";
    for first in ["daun", "browne", "laudon"] {
        let mut table = round_breslau(pieces);
        assert_eq!(table.about("prussia"), About::CombatOrder);
        assert_eq!(table.asked_powers(), ["prussia"]);
        assert!(table.announced().is_empty(), "nothing is announced before the choice");
        table.refuse("austria", &format!("attack friedrich {first}"), "F-2.1");
        table.play("prussia", &format!("attack friedrich {first}"));
        assert_eq!(table.announced(), [(8, table.troops(first))]);
    }
    let mut table = bare("scenario-2")
        .active("austria")
        .pieces("daun@breslau=4 friedrich@oels=4 keith@ohlau=4")
        .phase("combat")
        .build();
    table.refuse("prussia", "attack daun keith", "F-2.1");
    table.play("austria", "attack daun keith");
    assert_eq!(table.announced(), [(4, 4)]);
}

#[test]
fn fd_20__the_order_is_chosen_one_combat_at_a_time() {
    let mut table = round_breslau("friedrich@breslau=8 daun@oels=1 browne@ohlau=2 laudon@wohlau=3");
    table.play("prussia", "attack friedrich browne");
    table.refuse("prussia", "attack friedrich daun", "F-2.4");
    table.play("austria", "concede");
    assert_eq!(table.about("prussia"), About::CombatOrder);
    assert_eq!(table.list("prussia"), ["attack friedrich daun", "attack friedrich laudon"]);
}

#[test]
fn fq_94__stacks_singles_and_nations_mix_freely_pair_by_pair() {
    let mut table = bare("standard-4p")
        .pieces("friedrich@breslau=8 daun@oels=1 browne@oels=1 saltikov@ohlau=2 hildburghausen@wohlau=1")
        .phase("combat")
        .build();
    let mut list = table.list("prussia");
    list.sort();
    assert_eq!(list, ["attack friedrich daun", "attack friedrich hildburghausen", "attack friedrich saltikov"]);
    table.refuse("prussia", "attack friedrich browne", "F-7.27");
    table.play("prussia", "attack friedrich saltikov");
    table.play("russia", "concede");
    table.play("prussia", "attack friedrich daun");
    table.play("austria", "concede");
    assert_eq!(table.announced(), [(8, 2), (8, 2), (8, 1)]);
    assert_eq!(table.duel("empire").0, -7);
}

#[test]
fn f_7_9__both_sums_are_announced_to_everybody_and_nothing_of_the_split() {
    let table = round_breslau("friedrich@breslau=5 keith@breslau=4 daun@oels=3 browne@oels=1");
    assert_eq!(table.announced(), [(9, 4)]);
    let stacks: [PieceSet; 2] = [
        ["friedrich", "keith"].map(|slug| table.piece(slug)).into_iter().collect(),
        ["daun", "browne"].map(|slug| table.piece(slug)).into_iter().collect(),
    ];
    let facts = table.state.core.secret.strengths.facts();
    assert_eq!(facts.len(), 2, "one fact for each stack, none for a general");
    for (fact, (stack, sum)) in facts.iter().zip(stacks.into_iter().zip([9, 4])) {
        assert_eq!((fact.generals, fact.least, fact.most), (stack, sum, sum));
    }
}

#[test]
fn fq_70__the_announcement_is_the_same_however_the_stack_is_split() {
    let split = |first: u8, second: u8| {
        let pieces = format!("friedrich@breslau={first} keith@breslau={second} daun@oels=4");
        let table = round_breslau(&pieces);
        table.public(|_| true).into_iter().cloned().collect::<Vec<Event>>()
    };
    assert_eq!(split(8, 1), split(2, 7));
}

#[test]
fn f_7_10__the_difference_is_the_starting_score() {
    let table = round_breslau("friedrich@breslau=3 daun@oels=8");
    assert_eq!(table.duel("prussia").0, -5);
    let table = round_breslau("friedrich@breslau=8 daun@oels=3");
    assert_eq!(table.duel("austria").0, -5);
}

#[test]
fn f_7_11__only_the_weaker_side_has_the_right_to_play() {
    let mut table = round_breslau("friedrich@breslau=3 daun@oels=8");
    table.refuse("austria", "play s4", "F-7.14");
    table.refuse("austria", "concede", "F-7.14");
    table.play("prussia", "play s2");
    let mut table = round_breslau("friedrich@breslau=8 daun@oels=3");
    table.refuse("prussia", "play s2", "F-7.14");
    table.play("austria", "play s4");
}

/// Friedrich in Breslau and Daun in Oels, equally strong, in the combat phase of this power.
fn even_combat(active: &str) -> Scene {
    let setup = bare("standard-4p").active(active).pieces("friedrich@breslau=4 daun@oels=4").phase("combat");
    setup.hand("prussia", "s5").hand("austria", "s6").build()
}

#[test]
fn f_7_26__at_an_even_start_the_attacker_plays_first_under_the_rules_for_zero() {
    let mut table = even_combat("prussia");
    assert_eq!(table.duel("prussia"), (0, Suit::Spades));
    table.refuse("austria", "play s6", "F-7.14");
    table.refuse("prussia", "concede", "F-7.22");
    table.play("prussia", "play s5");
    assert_eq!(table.duel("austria").0, -5);
}

#[test]
fn f_7_32__the_attacker_is_the_nation_whose_turn_it_is() {
    for active in ["prussia", "austria"] {
        let table = even_combat(active);
        assert_eq!(table.asked_powers(), [active]);
        let (attacker, defender) = if active == "prussia" { ("friedrich", "daun") } else { ("daun", "friedrich") };
        let (attacker, defender) = (table.piece(attacker), table.piece(defender));
        let began = Event::CombatBegan { attacker, defender, attackers: 4, defenders: 4 };
        assert!(table.happened(|event| *event == began), "{active}");
    }
}

#[test]
fn f_7_27__the_generals_of_a_stack_fight_together() {
    let mut table =
        round_breslau("friedrich@breslau=2 winterfeldt@breslau=3 keith@breslau=1 daun@oels=4 browne@oels=5");
    assert_eq!(table.announced(), [(6, 9)], "one combat of all, chosen by nobody");
    table.play("prussia", "concede");
    assert!(!table.happened(|event| matches!(event, Event::CombatLapsed { .. })));
    assert_eq!(table.announced().len(), 1);
}

#[test]
fn f_7_28__a_general_next_to_several_enemies_attacks_all_of_them_in_turn() {
    let mut table = round_breslau("friedrich@breslau=8 daun@oels=1 browne@ohlau=2 laudon@wohlau=3");
    table.play("prussia", "attack friedrich daun");
    table.play("austria", "concede");
    table.play("prussia", "attack friedrich laudon");
    table.play("austria", "concede");
    // The last pair needs no choice.
    assert_eq!(table.announced(), [(8, 1), (8, 3), (8, 2)]);
    table.play("austria", "concede");
    assert_eq!(table.about("hanover"), About::Movement);
}

#[test]
fn f_7_29__several_next_to_one_enemy_attack_one_after_another() {
    let mut table = round_breslau("friedrich@oels=4 keith@ohlau=4 daun@breslau=6");
    assert_eq!(table.list("prussia"), ["attack friedrich daun", "attack keith daun"]);
    table.play("prussia", "attack keith daun");
    assert_eq!(table.announced(), [(4, 6)], "never jointly");
    table.play("prussia", "concede");
    // FQ-56: the first attacker has lost, the second must still attack.
    assert_eq!(table.announced(), [(4, 6), (4, 6)]);
    assert_eq!(table.duel("prussia").0, -2);
}

#[test]
fn fq_56__if_the_first_drives_the_enemy_away_the_second_combat_is_cancelled() {
    let mut table = round_breslau("friedrich@oels=7 keith@ohlau=4 daun@breslau=6");
    table.play("prussia", "attack friedrich daun");
    table.play("austria", "concede");
    table.play("prussia", "retreat breslau-neumarkt");
    assert_eq!(table.announced().len(), 1);
    let lapsed =
        |event: &Event| matches!(*event, Event::CombatLapsed { attacker, .. } if attacker == table.piece("keith"));
    assert!(table.happened(lapsed));
    assert_eq!(table.about("hanover"), About::Movement);
    // The same when he is destroyed instead of driven away.
    let mut table = round_breslau("friedrich@oels=7 keith@ohlau=4 daun@breslau=1");
    table.play("prussia", "attack friedrich daun");
    table.play("austria", "concede");
    assert_eq!(table.place("daun"), "off");
    assert_eq!(table.announced().len(), 1);
}

#[test]
fn f_7_30__who_has_retreated_fights_no_more_in_this_phase() {
    // Friedrich would have two combats; beaten in the first he takes no part in the second.
    let mut table = round_breslau("friedrich@breslau=3 daun@oels=4 browne@ohlau=2");
    table.play("prussia", "attack friedrich daun");
    table.play("prussia", "concede");
    table.play("austria", "retreat breslau-neumarkt");
    assert_eq!(table.announced().len(), 1);
    assert!(table.happened(|event| matches!(event, Event::CombatLapsed { .. })));
    assert_eq!(table.about("hanover"), About::Movement);
}

#[test]
fn fq_57__a_retreat_that_ends_next_to_another_enemy_brings_no_combat() {
    let mut table = round_breslau("friedrich@oels=5 daun@breslau=4 keith@steinau=3");
    table.play("austria", "concede");
    table.play("prussia", "retreat breslau-neumarkt");
    assert_eq!(table.place("daun"), "neumarkt");
    assert_eq!(table.announced().len(), 1, "Keith in Steinau does not attack");
    assert_eq!(table.about("hanover"), About::Movement);
    // In Austria's own nation-turn Daun must attack Keith, if he still stands there.
    table.pass_until("austria");
    table.play("austria", "end");
    assert_eq!(table.announced(), [(5, 4), (3, 3)]);
}

#[test]
fn f_7_31__each_pair_fights_at_most_once() {
    let mut table = bare("standard-4p")
        .pieces("friedrich@breslau=4 daun@oels=4 browne@ohlau=3 laudon@wohlau=3")
        .phase("combat")
        .build();
    table.play("prussia", "attack friedrich daun");
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::Tied { .. })));
    assert_eq!((table.place("friedrich"), table.place("daun")), ("breslau", "oels"));
    table.refuse("prussia", "attack friedrich daun", "F-7.31");
    table.refuse("prussia", "attack daun friedrich", "F-7.31");
    assert_eq!(table.list("prussia"), ["attack friedrich browne", "attack friedrich laudon"]);
}

#[test]
fn fq_68__each_combat_uses_only_the_hand_of_the_nation_that_fights_it() {
    let mut table = bare("standard-4p")
        .active("france")
        .pieces("richelieu@hofgeismar=8 heinrich@kassel=3 ferdinand@warburg=3")
        .hand("prussia", "d13")
        .hand("hanover", "h12")
        .phase("combat")
        .build();
    table.play("france", "attack richelieu heinrich");
    assert_eq!(table.duel("prussia"), (-5, Suit::Diamonds));
    table.refuse("prussia", "play h12.1", "F-7.8");
    table.play("prussia", "concede");
    assert_eq!(table.duel("hanover"), (-5, Suit::Hearts));
    table.refuse("hanover", "play d13.1", "F-7.8");
    table.play("hanover", "play h12");
    assert_eq!(table.hand("prussia"), ["d13.1"]);
}

#[test]
fn fq_69__a_general_can_be_attacked_several_times_until_he_retreats() {
    let mut table = round_breslau("friedrich@oels=3 keith@ohlau=3 schwerin@wohlau=3 daun@breslau=3");
    // Three even combats: Prussia plays to the end of its spades, then ties.
    table.play("prussia", "attack friedrich daun");
    table.play("prussia", "play s2");
    table.play("austria", "play s6");
    table.play("prussia", "concede");
    assert_eq!(table.place("friedrich"), "off");
    table.play("prussia", "attack keith daun");
    table.play("prussia", "play s3");
    table.play("austria", "play s4");
    table.play("prussia", "concede");
    assert_eq!(table.announced(), [(3, 3), (3, 3), (3, 3)]);
    assert_eq!(table.duel("prussia").0, 0);
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::Tied { .. })));
    assert_eq!(table.place("daun"), "breslau");
}

/// Kassel lies among diamonds, Hofgeismar, Breslau and Oels among spades.
#[test]
fn f_7_7__across_a_sector_border_each_side_has_a_suit_of_its_own() {
    for (attacker, defender, suits) in [
        ("kassel", "hofgeismar", [Suit::Diamonds, Suit::Spades]),
        ("hofgeismar", "kassel", [Suit::Spades, Suit::Diamonds]),
        ("breslau", "oels", [Suit::Spades, Suit::Spades]),
    ] {
        let setup = bare("standard-4p").pieces(&format!("heinrich@{attacker}=3 daun@{defender}=4"));
        let mut table = setup.hand("prussia", "s2 d2").hand("austria", "s3 d3").phase("combat").build();
        assert_eq!(table.duel("prussia"), (-1, suits[0]), "{attacker}");
        assert_eq!(table.list("prussia"), [format!("play {}2.1", suits[0].letter()), "concede".to_string()]);
        table.play("prussia", &format!("play {}2", suits[0].letter()));
        assert_eq!(table.duel("austria"), (-1, suits[1]), "{defender}");
        assert_eq!(table.list("austria"), [format!("play {}3.1", suits[1].letter()), "concede".to_string()]);
    }
}

#[test]
fn fe_27__across_a_sector_border_each_side_uses_its_own_suit() {
    let mut table = bare("standard-4p")
        .pieces("friedrich@raudnitz=3 daun@prag=4")
        .hand("prussia", "s2 h9")
        .hand("austria", "s9 h2")
        .phase("combat")
        .build();
    assert_eq!(table.duel("prussia"), (-1, Suit::Spades));
    table.refuse("prussia", "play h9", "F-7.6");
    table.play("prussia", "play s2");
    assert_eq!(table.duel("austria"), (-1, Suit::Hearts));
    table.refuse("austria", "play s9", "F-7.6");
    table.play("austria", "play h2");
    assert_eq!(table.duel("prussia"), (-1, Suit::Spades));
}

#[test]
fn f_7_21__nobody_moves_in_the_combat_phase_but_the_beaten() {
    let mut table = ready("standard-4p").phase("combat").build();
    assert!(table.announced().is_empty(), "no two enemies start next to each other");
    table.pass_until("austria");
    let mut table = round_breslau("friedrich@breslau=8 daun@oels=3 keith@strehlen=2 prussia-t1@ohlau");
    table.play("austria", "concede");
    for (piece, city) in [("friedrich", "breslau"), ("keith", "strehlen"), ("prussia-t1", "ohlau")] {
        assert_eq!(table.place(piece), city);
    }
    assert_eq!((table.troops("friedrich"), table.troops("keith")), (8, 2));
}
