//! Minor events that change combats in the next turn.

use board::{Suit, SuitSet};

use super::passive::{drawn, idle_to_movement, idle_until};
use super::table::{Scene, Setup, bare};
use engine::chance::Dice;
use engine::event::Event;

/// Turn 7 of the expert game under this version, in a power's combat phase.
fn under(card: &str, suit: Suit, power: &str, pieces: &str) -> Setup {
    let setup = bare("standard-4p").options("expert").turn(7).fate("lord-bute poems").effect(card, suit);
    setup.active(power).phase("combat").pieces(pieces)
}

/// The last card played: what it counted, and the score of its side after it.
#[track_caller]
fn last_played(table: &Scene) -> (u8, i16) {
    let played = table.events.iter().rev().find_map(|entry| match entry.event {
        Event::Played { counted, score, .. } => Some((counted, score)),
        _ => None,
    });
    played.expect("a card was played")
}

fn has_lapsed(table: &Scene, attacker: &str, defender: &str) -> bool {
    let (attacker, defender) = (table.piece(attacker), table.piece(defender));
    table.happened(|event| *event == Event::CombatLapsed { attacker, defender })
}

fn has_begun(table: &Scene, attacker: &str) -> bool {
    let wanted = table.piece(attacker);
    table.happened(|event| matches!(event, Event::CombatBegan { attacker, .. } if *attacker == wanted))
}

/// Heinrich in Magdeburg and Richelieu in Oschersleben both stand in hearts.
const PRUSSIA_AND_FRANCE: &str = "heinrich@magdeburg=2 richelieu@oschersleben=4";

#[test]
fn fc_3c__between_prussia_and_france_no_card_above_nine_is_played() {
    let mut table = under("3", Suit::Clubs, "prussia", PRUSSIA_AND_FRANCE)
        .hand("prussia", "h10 h9 h13 reserve")
        .hand("france", "h11 h8 reserve")
        .build();
    table.refuse("prussia", "play h10", "FC-3C");
    table.refuse("prussia", "play h13", "FC-3C");
    table.refuse("prussia", "play reserve=h10", "FC-3C");
    let list = table.list("prussia");
    assert!(list.contains(&"play reserve.1=h9".to_string()) && !list.contains(&"play reserve.1=h10".to_string()));
    assert!(!list.contains(&"play h10.1".to_string()));
    table.play("prussia", "play h9");
    assert_eq!(last_played(&table), (9, 7));
    table.refuse("france", "play h11", "FC-3C");
    table.refuse("france", "play reserve=h10", "FC-3C");
    table.play("france", "play reserve=h9");
}

#[test]
fn fc_3c__cards_it_forbids_do_not_count_for_the_duty_at_zero() {
    let pieces = "heinrich@magdeburg=3 richelieu@oschersleben=3";
    let mut table = under("3", Suit::Clubs, "prussia", pieces).hand("prussia", "h10 h13").build();
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::Tied { .. })));
    let mut table = under("3", Suit::Clubs, "prussia", pieces).hand("prussia", "h10 h2").build();
    table.refuse("prussia", "concede", "F-7.22");
    let mut table = bare("standard-4p").phase("combat").pieces(pieces).hand("prussia", "h10").build();
    table.refuse("prussia", "concede", "F-7.22");
}

#[test]
fn fc_3c__other_combats_and_later_turns_are_not_concerned() {
    let hanover = "ferdinand@magdeburg=2 richelieu@oschersleben=4";
    let mut table = under("3", Suit::Clubs, "hanover", hanover).hand("hanover", "h13").build();
    table.play("hanover", "play h13");
    let austria = "heinrich@magdeburg=2 daun@oschersleben=4";
    let mut table = under("3", Suit::Clubs, "prussia", austria).hand("prussia", "h13").build();
    table.play("prussia", "play h13");
    let mut table = drawn("3", Suit::Clubs, "heinrich@magdeburg=2 richelieu@oschersleben=2 france-t1@schoeningen")
        .hand("prussia", "h13")
        .build();
    table.play("prussia", "end");
    table.refuse("prussia", "play h13", "FC-3C");
    idle_to_movement(&mut table, 8, "prussia");
    assert!(table.own().alive.is_none());
}

/// Leipzig and Merseburg lie in clubs, Köthen in hearts; all are next to Halle. Both sides have no cards, so
/// that combats of equals are ties and everybody stays.
fn halle(french: &str, imperial: &str, hold: bool) -> Scene {
    let pieces = format!("keith@halle=3 hildburghausen@{imperial}=3 {french} empire-t1@erlangen france-t1@gera");
    let mut setup = under("3", Suit::Hearts, "empire", &pieces);
    if !hold {
        setup = setup.friedrich(|own| own.effect = None);
    }
    let mut table = setup.build();
    idle_until(&mut table, |table| table.state.core.turn == 8);
    table
}

#[test]
fn fc_3h__soubise_does_not_attack_out_of_the_suit_hildburghausen_attacked_from() {
    let same = halle("soubise@merseburg=3", "leipzig", true);
    assert!(has_begun(&same, "hildburghausen"));
    assert!(has_lapsed(&same, "soubise", "keith") && !has_begun(&same, "soubise"));
    let other_suit = halle("soubise@koethen=3", "leipzig", true);
    assert!(has_begun(&other_suit, "hildburghausen") && has_begun(&other_suit, "soubise"));
    let no_first_attack = halle("soubise@merseburg=3", "borna", true);
    assert!(!has_begun(&no_first_attack, "hildburghausen") && has_begun(&no_first_attack, "soubise"));
    let somebody_else = halle("richelieu@merseburg=3", "leipzig", true);
    assert!(has_begun(&somebody_else, "richelieu"));
    let with_his_stack = halle("richelieu@merseburg=2 soubise@merseburg=1", "leipzig", true);
    assert!(has_lapsed(&with_his_stack, "richelieu", "keith") && !has_begun(&with_his_stack, "richelieu"));
    let without_the_card = halle("soubise@merseburg=3", "leipzig", false);
    assert!(has_begun(&without_the_card, "hildburghausen") && has_begun(&without_the_card, "soubise"));
}

/// Gotha and Arnstadt lie in diamonds, both next to Erfurt.
#[test]
fn fc_3h__in_every_suit() {
    let pieces = "keith@erfurt=3 hildburghausen@gotha=3 soubise@arnstadt=3 empire-t1@erlangen france-t1@meiningen";
    let mut table = under("3", Suit::Hearts, "empire", pieces).build();
    idle_until(&mut table, |table| table.state.core.turn == 8);
    assert!(has_begun(&table, "hildburghausen"));
    assert!(has_lapsed(&table, "soubise", "keith") && !has_begun(&table, "soubise"));
}

#[test]
fn fc_3h__the_first_of_the_two_attacks_as_often_as_he_must_and_the_next_turn_is_free() {
    let pieces =
        "keith@halle=3 dohna@wurzen=3 hildburghausen@leipzig=3 soubise@merseburg=3 france-t1@gera prussia-t1@eilenburg";
    let mut table = under("3", Suit::Hearts, "empire", pieces).build();
    table.play("empire", "attack hildburghausen keith");
    table.play("empire", "concede");
    table.play("empire", "concede");
    let fights =
        |table: &Scene| table.events.iter().filter(|entry| matches!(entry.event, Event::CombatBegan { .. })).count();
    assert_eq!(fights(&table), 2, "both his own attacks are made");
    idle_until(&mut table, |table| table.state.core.turn == 8);
    assert!(has_lapsed(&table, "soubise", "keith"));
    assert_eq!(
        (table.own().attacked_from, table.own().alive),
        ([SuitSet::EMPTY; 2], None),
        "nothing is left of it a turn later"
    );
}

#[test]
fn fc_3d__nobody_in_halle_is_attacked_but_he_attacks_in_his_own_phase() {
    let pieces = "keith@halle=3 hildburghausen@leipzig=3";
    let empire = under("3", Suit::Diamonds, "empire", pieces).build();
    assert!(has_lapsed(&empire, "hildburghausen", "keith") && !has_begun(&empire, "hildburghausen"));
    let prussia = under("3", Suit::Diamonds, "prussia", pieces).build();
    assert!(has_begun(&prussia, "keith"));
    // The attacker may stand in Halle and the attacked elsewhere; other pairs are fought.
    let elsewhere =
        under("3", Suit::Diamonds, "empire", "keith@halle=3 dohna@wurzen=3 hildburghausen@leipzig=3").build();
    assert!(has_begun(&elsewhere, "hildburghausen"));
    assert!(has_lapsed(&elsewhere, "hildburghausen", "keith") && !has_lapsed(&elsewhere, "hildburghausen", "dohna"));
    // It protects whoever stands there.
    let reversed = under("3", Suit::Diamonds, "prussia", "keith@leipzig=3 hildburghausen@halle=3").build();
    assert!(has_lapsed(&reversed, "keith", "hildburghausen"));
    let plain = bare("standard-4p").turn(7).active("empire").phase("combat").pieces(pieces).build();
    assert!(has_begun(&plain, "hildburghausen"));
}

#[test]
fn fc_4s__frances_first_card_counts_one_more_once_in_the_turn() {
    let pieces = "heinrich@magdeburg=8 richelieu@oschersleben=2 soubise@oschersleben=1 ferdinand@stade=1";
    let mut table =
        under("4", Suit::Spades, "prussia", pieces).hand("prussia", "h7 h8").hand("france", "h5 h2 h3 reserve").build();
    table.play("france", "play h5");
    assert_eq!(last_played(&table), (6, 1), "as defender, in Prussia's turn");
    table.play("prussia", "play h7");
    assert_eq!(last_played(&table), (7, 6));
    table.play("france", "play h2");
    assert_eq!(last_played(&table), (2, -4), "later cards are as printed");
    table.play("france", "play h3");
    assert_eq!(last_played(&table), (3, -1));
    let pieces = "heinrich@magdeburg=2 richelieu@oschersleben=5";
    let mut table = under("4", Suit::Spades, "prussia", pieces).hand("prussia", "h7").hand("france", "h9").build();
    table.play("prussia", "play h7");
    assert_eq!(last_played(&table), (7, 4), "Prussia's first card is as printed");
    table.play("france", "play h9");
    assert_eq!(last_played(&table), (10, 6), "and has not used up France's");
}

#[test]
fn fc_4s__a_reserve_counts_too_and_payments_do_not() {
    let mut table = under("4", Suit::Spades, "france", "heinrich@magdeburg=5 richelieu@oschersleben=2")
        .hand("france", "reserve h4")
        .build();
    table.play("france", "play reserve=h10");
    assert_eq!(last_played(&table), (11, 8));
    let mut table = under("4", Suit::Spades, "france", "richelieu@oschersleben=2")
        .phase("movement")
        .hand("france", "h5 h2")
        .build();
    table.refuse("france", "recruit france 1 pay h5 richelieu=1", "F-10.6");
    table.play("france", "recruit france 1 pay h5+h2 richelieu=1");
    // A payment does not use it up.
    assert!(!table.own().alive.unwrap().used);
}

#[test]
fn fc_4s__it_holds_across_combats_until_used_and_not_beyond_the_turn() {
    let pieces = "heinrich@magdeburg=5 richelieu@oschersleben=2 france-t1@schoeningen";
    let mut table = drawn("4", Suit::Spades, pieces).hand("france", "h5 h6").hand("prussia", "h2").build();
    table.play("prussia", "end");
    table.play("france", "play h5");
    assert_eq!(last_played(&table), (6, 3));
    table.play("prussia", "concede");
    assert!(table.own().alive.unwrap().used);
    let mut table = drawn("4", Suit::Spades, "heinrich@berlin=5 richelieu@koblenz=2").build();
    idle_to_movement(&mut table, 8, "prussia");
    assert!(table.own().alive.is_none(), "unused, it is gone");
}

/// Radeberg and Kamenz both lie in diamonds.
#[test]
fn fc_8d__the_first_card_counts_five_more_where_friedrich_attacks() {
    let mut table = under("8", Suit::Diamonds, "prussia", "friedrich@radeberg=2 winterfeldt@radeberg=1 daun@kamenz=6")
        .hand("prussia", "d2 d3 d4")
        .hand("austria", "d10")
        .build();
    table.play("prussia", "play d2");
    assert_eq!(last_played(&table), (7, 4));
    table.play("austria", "play d10");
    assert_eq!(last_played(&table), (10, 6), "nobody else's card is changed");
    table.play("prussia", "play d3");
    assert_eq!(last_played(&table), (3, -3));
    // Another general's attack is no such combat, and neither is one in which Friedrich is attacked.
    for (power, pieces) in
        [("prussia", "keith@radeberg=2 daun@kamenz=5"), ("austria", "friedrich@radeberg=2 daun@kamenz=5")]
    {
        let mut table = under("8", Suit::Diamonds, power, pieces).hand("prussia", "d2").build();
        table.play("prussia", "play d2");
        assert_eq!(last_played(&table).0, 2);
        assert!(!table.own().alive.unwrap().used);
    }
}

#[test]
fn fc_8d__only_once_though_friedrich_attacks_twice() {
    let pieces = "friedrich@radeberg=3 daun@kamenz=4 lacy@dresden=4";
    let mut table = under("8", Suit::Diamonds, "prussia", pieces).hand("prussia", "d2 d4 reserve").build();
    table.play("prussia", "attack friedrich daun");
    table.play("prussia", "play reserve=d1");
    assert_eq!(last_played(&table), (6, 5), "a Reserve counts too");
    table.play("austria", "concede");
    idle_until(&mut table, |table| table.is_asked("prussia"));
    table.play("prussia", "play d4");
    assert_eq!(last_played(&table).0, 4);
}

#[test]
fn fc_10h__the_first_card_counts_nothing_where_friedrich_is_attacked() {
    let mut table = under("10", Suit::Hearts, "austria", "friedrich@radeberg=2 keith@radeberg=1 daun@kamenz=6")
        .hand("prussia", "d10 d4")
        .build();
    table.play("prussia", "play d10");
    assert_eq!(last_played(&table), (0, -3));
    assert!(table.is_asked("prussia"), "still behind, it may go on");
    table.play("prussia", "play d4");
    assert_eq!(last_played(&table), (4, 1));
    for (power, pieces) in
        [("austria", "keith@radeberg=2 daun@kamenz=5"), ("prussia", "friedrich@radeberg=2 daun@kamenz=5")]
    {
        let mut table = under("10", Suit::Hearts, power, pieces).hand("prussia", "d10").build();
        table.play("prussia", "play d10");
        assert_eq!(last_played(&table).0, 10);
    }
    // The attacker's first card is as printed.
    let mut table =
        under("10", Suit::Hearts, "austria", "friedrich@radeberg=5 daun@kamenz=2").hand("austria", "d9").build();
    table.play("austria", "play d9");
    assert_eq!(last_played(&table), (9, 6));
}

/// Off the board when the card is read, he is bound when he comes back.
#[test]
fn fc_0_3__a_general_who_comes_back_in_that_turn_is_bound() {
    let mut table = under("10", Suit::Hearts, "prussia", "saltikov@eberswalde=3")
        .phase("movement")
        .hand("prussia", "s12 s9")
        .build();
    table.play("prussia", "recruit prussia 2 pay s12 friedrich@berlin=2");
    idle_to_movement(&mut table, 7, "russia");
    table.play("russia", "march saltikov eberswalde-bernau");
    table.play("russia", "end");
    table.play("prussia", "play s9");
    assert_eq!(last_played(&table), (0, -1));
}

/// Berlin and Bernau both lie in spades.
#[test]
fn fc_11s__prussia_may_count_one_eleven_of_spades_double_once() {
    let prussia = |power: &str| {
        under("11", Suit::Spades, power, "keith@berlin=1 saltikov@bernau=8")
            .hand("prussia", "s11 s11 s10 h11 reserve")
            .hand("russia", "s11 s13")
            .build()
    };
    for active in ["prussia", "russia"] {
        let mut table = prussia(active);
        table.refuse("prussia", "play s10 double", "FC-11S");
        table.refuse("prussia", "play h11 double", "F-7.6");
        let list = table.list("prussia");
        assert!(list.contains(&"play s11.1 double".to_string()) && list.contains(&"play s11.1".to_string()));
        table.play("prussia", "play s11.1 double");
        assert_eq!(last_played(&table), (22, 15), "attacking or attacked");
        table.refuse("russia", "play s11.3 double", "FC-11S");
        table.play("russia", "play s13");
        table.play("russia", "play s11.3");
        table.refuse("prussia", "play s11.2 double", "FC-11S");
        assert!(!table.list("prussia").iter().any(|action| action.ends_with("double")));
        table.play("prussia", "play s11.2");
        assert_eq!(last_played(&table).0, 11);
    }
}

#[test]
fn fc_11s__playing_an_eleven_singly_leaves_the_right_and_hanover_has_none() {
    let mut table = under("11", Suit::Spades, "prussia", "keith@berlin=1 saltikov@bernau=8")
        .hand("prussia", "s11 s11")
        .hand("russia", "s13")
        .build();
    table.play("prussia", "play s11.1");
    assert_eq!(last_played(&table), (11, 4));
    table.play("russia", "play s13");
    table.play("prussia", "play s11.2 double");
    assert_eq!(last_played(&table).0, 22);
    let mut table =
        under("11", Suit::Spades, "hanover", "ferdinand@berlin=1 saltikov@bernau=8").hand("hanover", "s11").build();
    table.refuse("hanover", "play s11 double", "FC-11S");
    let mut table =
        bare("standard-4p").phase("combat").pieces("keith@berlin=1 saltikov@bernau=8").hand("prussia", "s11").build();
    table.refuse("prussia", "play s11 double", "FC-11S");
    // The reserve is no eleven of spades, whatever it stands for.
    let mut table = drawn("11", Suit::Spades, "keith@berlin=1 saltikov@bernau=2 russia-t1@eberswalde")
        .hand("prussia", "s11")
        .build();
    idle_to_movement(&mut table, 8, "russia");
    assert!(table.own().alive.is_none());
}

/// Whether cards of these values (0: a Reserve) can bring the score from `score` above zero, never to zero.
fn reaches(score: i16, cards: &[u8]) -> bool {
    cards.iter().enumerate().any(|(at, &card)| {
        let mut rest = cards.to_vec();
        rest.remove(at);
        let values = if card == 0 { 1..=10 } else { card..=card };
        values.into_iter().any(|value| {
            let next = score + i16::from(value);
            next > 0 || next < 0 && reaches(next, &rest)
        })
    })
}

/// Every list of the first right to play agrees with a search through all ways to play the hand.
#[test]
fn fc_7d__the_duty_to_press_on_agrees_with_a_search_of_small_hands() {
    let mut dice = Dice::new(7);
    let (mut bound, mut free) = (0, 0);
    for _ in 0..400 {
        let behind = dice.below(16) as i16;
        let mut hand = Vec::new();
        let mut values = Vec::new();
        for _ in 0..dice.below(5) {
            match dice.below(8) {
                0 => hand.push(format!("h{}", 2 + dice.below(12))),
                1 => {
                    hand.push("reserve".to_string());
                    values.push(0);
                }
                _ => {
                    let value = 2 + dice.below(12) as u8;
                    hand.push(format!("d{value}"));
                    values.push(value);
                }
            }
        }
        let austria = if behind > 7 {
            format!("daun@kamenz=8 lacy@kamenz={}", behind - 7)
        } else {
            format!("daun@kamenz={}", behind + 1)
        };
        let table = under("7", Suit::Diamonds, "prussia", &format!("friedrich@radeberg=1 {austria}"))
            .hand("prussia", &hand.join(" "))
            .build();
        assert!(table.is_asked("prussia"));
        let must = reaches(-behind, &values);
        if must {
            bound += 1;
        } else {
            free += 1;
        }
        let list = table.list("prussia");
        let has_suited = values.iter().any(|&value| value > 0);
        let may_stop = !must && (behind > 0 || !has_suited);
        assert_eq!(list.contains(&"concede".to_string()), may_stop, "{behind} behind with {hand:?}");
        for (at, &card) in values.iter().enumerate() {
            let mut rest = values.clone();
            rest.remove(at);
            for value in if card == 0 { 1..=10 } else { card..=card } {
                let next = i16::from(value) - behind;
                let fits = !must || next > 0 || next < 0 && reaches(next, &rest);
                let listed = list.iter().any(|action| {
                    if card == 0 {
                        action.starts_with("play reserve") && action.ends_with(&format!("=d{value}"))
                    } else {
                        action.starts_with(&format!("play d{value}."))
                    }
                });
                assert_eq!(listed, fits, "{behind} behind with {hand:?}: {value}");
            }
        }
    }
    assert!(bound > 50 && free > 50, "both cases come up: {bound}, {free}");
}

#[test]
fn fc_7d__friedrich_presses_on_until_his_score_is_positive() {
    let mut table = under("7", Suit::Diamonds, "prussia", "friedrich@radeberg=2 daun@kamenz=6")
        .hand("prussia", "d2 d4 d8")
        .hand("austria", "d13")
        .build();
    table.refuse("prussia", "concede", "FC-7D");
    table.refuse("prussia", "play d4", "FC-7D");
    table.play("prussia", "play d2");
    table.refuse("prussia", "concede", "FC-7D");
    table.play("prussia", "play d8");
    assert_eq!(last_played(&table), (8, 6));
    table.play("austria", "play d13");
    // The duty is over with the first right to play.
    table.play("prussia", "concede");
}

#[test]
fn fc_7d__it_binds_prussia_where_friedrich_fights_attacking_or_attacked_and_only_if_it_can() {
    let austria =
        |pieces: &str, hand: &str| under("7", Suit::Diamonds, "austria", pieces).hand("prussia", hand).build();
    austria("friedrich@radeberg=2 daun@kamenz=6", "d9").refuse("prussia", "concede", "FC-7D");
    austria("friedrich@radeberg=1 keith@radeberg=1 daun@kamenz=6", "d9").refuse("prussia", "concede", "FC-7D");
    austria("keith@radeberg=2 daun@kamenz=6", "d9").play("prussia", "concede");
    austria("friedrich@radeberg=2 daun@kamenz=6", "d4").play("prussia", "concede");
    austria("friedrich@radeberg=2 daun@kamenz=6", "d3 h13").play("prussia", "concede");
    austria("friedrich@radeberg=2 daun@kamenz=6", "d4").play("prussia", "play d4");
    // A Reserve is a playable card: at zero it must go, too.
    let even = || {
        under("7", Suit::Diamonds, "prussia", "friedrich@radeberg=2 daun@kamenz=2").hand("prussia", "reserve").build()
    };
    even().refuse("prussia", "concede", "FC-7D");
    even().play("prussia", "play reserve=d1");
    // The other side is free, and so is everybody a turn later.
    let mut table =
        under("7", Suit::Diamonds, "prussia", "friedrich@radeberg=6 daun@kamenz=2").hand("austria", "d9").build();
    table.play("austria", "concede");
    let mut table = drawn("7", Suit::Diamonds, "friedrich@berlin=2 saltikov@bernau=2 russia-t1@eberswalde").build();
    idle_to_movement(&mut table, 8, "prussia");
    assert!(table.own().effect(table.friedrich_rules(), 8).is_none());
}

/// Prussians attacked by Daun, in Austria's phase.
fn attacked_by_daun(pieces: &str) -> Scene {
    under("8", Suit::Clubs, "austria", pieces).build()
}

#[test]
fn fc_8c__prussians_attacked_by_daun_may_step_aside_first() {
    let pieces = "keith@trebitsch=2 dohna@trebitsch=1 daun@bruenn=5 ferdinand@stade=1";
    let mut table = attacked_by_daun(pieces);
    assert!(table.is_asked("prussia") && !table.is_asked("austria"));
    let mut list = table.list("prussia");
    list.sort();
    assert_eq!(list, ["evade boskowitz", "evade brod", "pass"]);
    table.refuse("prussia", "evade zwittau", "FC-8C");
    table.refuse("prussia", "evade bruenn", "FC-8C");
    table.play("prussia", "evade brod");
    assert_eq!((table.place("keith"), table.place("dohna")), ("brod", "brod"), "the whole stack");
    assert_eq!((table.total("prussia"), table.total("austria")), (3, 5), "no losses");
    assert!(!table.happened(|event| matches!(event, Event::CombatBegan { .. } | Event::Beaten { .. })));
    assert_eq!(table.own().last_winner, None, "no winner");
    // Declining means an ordinary combat.
    let mut table = attacked_by_daun(pieces);
    table.play("prussia", "pass");
    assert!(has_begun(&table, "daun") && table.is_asked("prussia"));
    table.play("prussia", "concede");
    assert_eq!(table.total("prussia"), 1);
}

#[test]
fn fc_8c__who_has_stepped_aside_takes_no_further_part() {
    let pieces = "keith@trebitsch=2 daun@bruenn=5 lacy@boskowitz=3";
    let mut table = attacked_by_daun(pieces);
    table.play("austria", "attack daun keith");
    assert_eq!(table.list("prussia").len(), 2, "only Brod is empty");
    table.play("prussia", "evade brod");
    assert!(has_lapsed(&table, "lacy", "keith"));
    // Lacy first: no right to step aside from him.
    let mut table = attacked_by_daun(pieces);
    table.play("austria", "attack lacy keith");
    assert!(has_begun(&table, "lacy"));
}

#[test]
fn fc_8c__only_from_daun_only_prussians_and_only_with_somewhere_to_go() {
    assert!(has_begun(&attacked_by_daun("keith@trebitsch=2 lacy@bruenn=5"), "lacy"));
    assert!(has_begun(&attacked_by_daun("ferdinand@trebitsch=2 daun@bruenn=5"), "daun"));
    assert!(has_begun(
        &attacked_by_daun("keith@trebitsch=2 daun@bruenn=5 austria-t1@brod austria-t2@boskowitz"),
        "daun"
    ));
    // With his stack he is still Daun; attacking him gives no such right.
    let stack = attacked_by_daun("keith@trebitsch=2 daun@bruenn=3 laudon@bruenn=2");
    assert!(stack.is_asked("prussia") && !has_begun(&stack, "daun"));
    let table = under("8", Suit::Clubs, "prussia", "keith@trebitsch=2 daun@bruenn=5").build();
    assert!(has_begun(&table, "keith"));
}

#[test]
fn fc_8c__stepping_aside_conquers_nothing() {
    let mut table = under("8", Suit::Clubs, "austria", "keith@prag=2 daun@beraun=5")
        .friedrich(|own| own.offensive = Some("running".into()))
        .build();
    table.play("prussia", "evade kladno");
    assert_eq!((table.place("keith"), table.marker("prag"), table.question("prag")), ("kladno", "none", "none"));
    let mut table = drawn("8", Suit::Clubs, "keith@berlin=2 daun@eberswalde=2 austria-t1@chorin").build();
    idle_to_movement(&mut table, 7, "austria");
    table.play("austria", "march daun eberswalde-bernau");
    table.play("austria", "end");
    assert!(table.list("prussia").contains(&"evade potsdam".to_string()));
    table.play("prussia", "pass");
    idle_to_movement(&mut table, 8, "austria");
    assert!(table.own().alive.is_none());
}
