//! F-7: the duel of cards, and what a defeat costs.

use board::Suit;

use super::table::{Scene, bare};
use engine::event::Event;
use engine::question::About;

/// The combat of FE-13: Heinrich among diamonds attacks Richelieu and Soubise among spades.
fn heinrich_attacks(prussia: &str, france: &str) -> Scene {
    bare("standard-4p")
        .pieces("heinrich@kassel=2 richelieu@hofgeismar=3 soubise@hofgeismar=1")
        .hand("prussia", prussia)
        .hand("france", france)
        .phase("combat")
        .build()
}

/// Friedrich in Breslau attacks Daun in Oels, both among spades.
fn friedrich_attacks(friedrich: u8, daun: u8, prussia: &str, austria: &str) -> Scene {
    bare("standard-4p")
        .pieces(&format!("friedrich@breslau={friedrich} daun@oels={daun}"))
        .hand("prussia", prussia)
        .hand("austria", austria)
        .phase("combat")
        .build()
}

/// The same two armies: whoever has the cards wins.
#[test]
fn f_7_5__a_combat_is_a_contest_of_cards() {
    let beaten = |table: &Scene, general: &str| {
        let wanted = table.piece(general);
        table.happened(|event| matches!(event, Event::Beaten { loser, .. } if *loser == wanted))
    };
    let mut table = friedrich_attacks(3, 4, "", "");
    assert!(!beaten(&table, "friedrich"), "fewer armies alone decide nothing");
    table.play("prussia", "concede");
    assert!(beaten(&table, "friedrich"));
    let mut table = friedrich_attacks(3, 4, "s9", "");
    table.play("prussia", "play s9");
    table.play("austria", "concede");
    assert!(beaten(&table, "daun"));
    let mut table = friedrich_attacks(3, 4, "s9", "s10");
    table.play("prussia", "play s9");
    table.play("austria", "play s10");
    table.play("prussia", "concede");
    assert!(beaten(&table, "friedrich"));
}

#[test]
fn fe_15__a_whole_combat_with_every_score() {
    let mut table = heinrich_attacks("d10 d9 d7 reserve", "s5 s4 s4 s3");
    assert_eq!(table.duel("prussia").0, -2);
    table.play("prussia", "play d10");
    assert_eq!(table.duel("france"), (-8, Suit::Spades));
    table.play("france", "play s5");
    assert_eq!(table.duel("france").0, -3);
    table.play("france", "play s3");
    assert_eq!(table.duel("prussia").0, 0);
    table.play("prussia", "play d7");
    assert_eq!(table.duel("france").0, -7);
    table.play("france", "play s4.1");
    assert_eq!(table.duel("france").0, -3);
    table.play("france", "concede");
    let scores: Vec<i16> = table
        .public(|event| matches!(event, Event::Played { .. }))
        .into_iter()
        .map(|event| match *event {
            Event::Played { score, .. } => score,
            _ => unreachable!("filtered above"),
        })
        .collect();
    assert_eq!(scores, [8, -3, 0, 7, -3], "each as its player announces it");
    assert!(table.happened(|event| matches!(event, Event::Beaten { score: -3, lost: 3, .. })));
    assert_eq!(table.hand("france"), ["s4.2"]);
    assert_eq!(table.hand("prussia"), ["d9.1", "reserve.1"]);
}

#[test]
fn fe_16__the_loser_keeps_his_last_army_at_the_top_and_goes_three_cities() {
    let mut table = heinrich_attacks("d10 d7", "s5 s4 s4 s3");
    for (power, action) in [
        ("prussia", "play d10"),
        ("france", "play s5"),
        ("france", "play s3"),
        ("prussia", "play d7"),
        ("france", "play s4.1"),
        ("france", "concede"),
    ] {
        table.play(power, action);
    }
    assert_eq!(table.place("soubise"), "off");
    assert_eq!((table.troops("richelieu"), table.troops("soubise")), (1, 0));
    assert_eq!(table.about("prussia"), About::Retreat { steps: 3 });
    table.play("prussia", "retreat hofgeismar-warburg-corbach-brilon");
    assert_eq!(table.place("richelieu"), "brilon");
    assert_eq!((table.place("heinrich"), table.troops("heinrich")), ("kassel", 2));
}

#[test]
fn f_7_6__only_the_suit_of_the_own_sector_can_be_played() {
    let mut table = friedrich_attacks(3, 8, "s2 h13 c13 d13 reserve", "");
    for card in ["h13", "c13", "d13"] {
        table.refuse("prussia", &format!("play {card}"), "F-7.6");
    }
    for card in ["reserve=h5", "reserve=c10"] {
        table.refuse("prussia", &format!("play {card}"), "FQ-54");
    }
    let list = table.list("prussia");
    let suits = |wanted: &str| list.iter().filter(|action| action.contains(wanted)).count();
    assert_eq!((suits("play s2.1"), suits("reserve.1=s"), list.len()), (1, 10, 12), "{list:?}");
    table.play("prussia", "play s2");
}

#[test]
fn fq_54__a_reserve_takes_the_suit_of_the_sector_and_any_value_from_1_to_10() {
    let mut table = friedrich_attacks(2, 8, "reserve", "s9");
    table.refuse("prussia", "play reserve=s11", "F-3.21");
    table.refuse("prussia", "play reserve=d6", "FQ-54");
    table.play("prussia", "play reserve=s1");
    assert_eq!(table.duel("prussia").0, -5, "so small that the score stays negative");
    let mut table = friedrich_attacks(2, 8, "reserve", "s9");
    table.play("prussia", "play reserve=s10");
    assert_eq!(table.duel("austria").0, -4);
}

#[test]
fn f_7_8__only_the_hand_of_the_fighting_nation_is_used() {
    let mut table = bare("standard-4p")
        .active("hanover")
        .pieces("ferdinand@kassel=2 richelieu@hofgeismar=3")
        .hand("prussia", "d13 reserve")
        .hand("hanover", "d2")
        .phase("combat")
        .build();
    table.refuse("hanover", "play d13.1", "F-7.8");
    table.refuse("hanover", "play reserve.1=d5", "F-7.8");
    assert_eq!(table.list("hanover"), ["play d2.1", "concede"]);
    let mut table = bare("scenario-1")
        .active("france")
        .pieces("richelieu@hofgeismar=3 seydlitz@kassel=2")
        .hand("hanover", "d13")
        .hand("prussia", "d2")
        .phase("combat")
        .build();
    assert_eq!(table.list("prussia"), ["play d2.1", "concede"]);
    table.refuse("prussia", "play d13.1", "F-7.8");
}

#[test]
fn f_7_12__the_value_is_added_and_holds_for_both_with_opposite_sign() {
    let mut table = friedrich_attacks(3, 8, "s7 s9", "s4");
    table.play("prussia", "play s7");
    assert!(table.happened(|event| matches!(event, Event::Played { counted: 7, score: 2, .. })));
    assert_eq!(table.duel("austria").0, -2);
    table.play("austria", "play s4");
    assert!(table.happened(|event| matches!(event, Event::Played { counted: 4, score: 2, .. })));
    assert_eq!(table.duel("prussia").0, -2);
    assert_eq!(table.state.core.combat.duel.map(|duel| duel.played), Some([1, 1]), "a card each is shown");
}

#[test]
fn f_7_13__while_negative_the_same_side_plays_on_card_by_card() {
    let mut table = friedrich_attacks(1, 8, "s2 s3 s4", "s13");
    for (card, score) in [("s2", -5), ("s3", -2)] {
        table.play("prussia", &format!("play {card}"));
        assert_eq!(table.duel("prussia").0, score);
        table.refuse("austria", "play s13", "F-7.14");
    }
    table.play("prussia", "play s4");
    assert_eq!(table.duel("austria").0, -2);
}

#[test]
fn f_7_14__at_zero_or_above_the_right_to_play_passes() {
    for (card, asked, score) in [("s4", "prussia", -1), ("s5", "austria", 0), ("s6", "austria", -1)] {
        let mut table = friedrich_attacks(3, 8, card, "s9");
        table.play("prussia", &format!("play {card}"));
        assert_eq!(table.asked_powers(), [asked], "{card}");
        assert_eq!(table.duel(asked).0, score, "{card}");
    }
}

#[test]
fn f_7_15__a_side_that_cannot_play_is_asked_all_the_same() {
    // Whether a hand holds a playable card is nobody's business: the seat is asked although it can only stop.
    for hand in ["", "h13 c2", "s9"] {
        let mut table = friedrich_attacks(3, 8, hand, "");
        assert_eq!(table.asked_powers(), ["prussia"]);
        assert!(table.list("prussia").contains(&"concede".into()));
        table.play("prussia", "concede");
    }
    // The same at zero.
    let mut table = friedrich_attacks(4, 4, "h3", "");
    assert_eq!(table.list("prussia"), ["concede"]);
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::Tied { .. })));
}

#[test]
fn fd_21__the_seat_with_the_right_to_play_chooses_a_card_or_stops() {
    let mut table = friedrich_attacks(3, 4, "s2 s5 h9", "s3 s4");
    assert_eq!(table.list("prussia"), ["play s2.1", "play s5.1", "concede"]);
    assert!(table.list("austria").is_empty());
    table.play("prussia", "play s2");
    assert_eq!(table.list("austria"), ["play s3.1", "play s4.1", "concede"]);
    assert!(table.list("prussia").is_empty());
    // A card once played is not taken back.
    assert_eq!(table.hand("prussia"), ["s5.1", "h9.1"]);
}

#[test]
fn fd_22__the_player_of_a_reserve_names_its_value() {
    let mut table = friedrich_attacks(2, 8, "reserve", "");
    let list = table.list("prussia");
    let values: Vec<String> = (1..=10).map(|value| format!("play reserve.1=s{value}")).collect();
    assert_eq!(list[..10], values);
    assert_eq!(list[10..], ["concede"]);
    table.play("prussia", "play reserve=s7");
    let reserve = |event: &Event| matches!(*event, Event::Played { counted: 7, score: 1, .. });
    assert!(table.happened(reserve), "suit and value are public at once");
}

#[test]
fn f_7_16__stopping_at_a_negative_score_is_a_defeat() {
    let mut table = friedrich_attacks(3, 8, "s2", "");
    table.play("prussia", "play s2");
    table.play("prussia", "concede");
    let (loser, winner) = (table.piece("friedrich"), table.piece("daun"));
    assert!(table.happened(|event| *event == Event::Beaten { loser, winner, score: -3, lost: 3 }));
}

#[test]
fn f_7_17__at_a_negative_score_a_side_may_stop_with_playable_cards_in_hand() {
    let mut table = friedrich_attacks(7, 8, "s13 s12 reserve", "");
    table.play("prussia", "concede");
    assert_eq!(table.hand("prussia").len(), 3);
    assert_eq!(table.troops("friedrich"), 6);
}

#[test]
fn f_7_18__the_loser_loses_the_score_but_not_more_than_he_has() {
    // Both sides of the boundary: 3 of 4 armies, all of 3, all of 2.
    for (armies, left) in [(4, 1), (3, 0), (2, 0)] {
        let mut table = friedrich_attacks(armies, armies + 3, "", "");
        table.play("prussia", "concede");
        assert_eq!(table.troops("friedrich"), left);
        let lost = armies - left;
        assert!(
            table.happened(|event| matches!(*event, Event::Beaten { score: -3, lost: number, .. } if number == lost))
        );
        assert_eq!(table.place("friedrich") == "off", left == 0);
    }
}

#[test]
fn f_7_19__the_retreat_is_as_long_as_the_loss() {
    for lost in 1..=7 {
        let mut table = friedrich_attacks(8 - lost, 8, "", "");
        table.play("prussia", "concede");
        let survives = 8 - lost > lost;
        assert_eq!(table.place("friedrich") != "off", survives, "{lost}");
        if survives {
            assert_eq!(table.about("austria"), About::Retreat { steps: lost });
        }
    }
}

#[test]
fn f_7_20__the_winner_loses_nothing_and_stays() {
    let mut table = friedrich_attacks(5, 8, "s9", "");
    table.play("prussia", "play s9");
    table.play("austria", "concede");
    assert_eq!((table.place("friedrich"), table.troops("friedrich")), ("breslau", 5));
    assert_eq!(table.troops("daun"), 2);
}

#[test]
fn fe_14__at_zero_a_held_suit_card_must_be_played_a_reserve_need_not() {
    let to_zero = |table: &mut Scene| {
        table.play("prussia", "play d10");
        table.play("france", "play s5");
        table.play("france", "play s3");
        assert_eq!(table.duel("prussia").0, 0);
    };
    let mut table = heinrich_attacks("d10 d9 d7 reserve", "s5 s3");
    to_zero(&mut table);
    table.refuse("prussia", "concede", "F-7.22");
    assert!(!table.list("prussia").contains(&"concede".into()));
    table.play("prussia", "play d7");
    let mut table = heinrich_attacks("d10 reserve", "s5 s3");
    to_zero(&mut table);
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::Tied { .. })));
    let mut table = heinrich_attacks("d10 reserve", "s5 s3");
    to_zero(&mut table);
    table.play("prussia", "play reserve=d3");
    assert_eq!(table.duel("france").0, -3);
}

#[test]
fn f_7_22__at_zero_a_held_suit_card_must_be_played() {
    for mode in ["standard-4p", "standard-3p", "scenario-2"] {
        let mut table =
            bare(mode).pieces("friedrich@breslau=4 daun@oels=4").hand("prussia", "s2").phase("combat").build();
        table.refuse("prussia", "concede", "F-7.22");
        assert_eq!(table.list("prussia"), ["play s2.1"]);
    }
    // At −1 the same hand may stop.
    let mut table = friedrich_attacks(3, 4, "s2", "");
    table.play("prussia", "concede");
}

#[test]
fn f_7_23__at_zero_nobody_is_obliged_to_play_a_reserve() {
    let mut table = friedrich_attacks(4, 4, "reserve h3", "");
    assert!(table.list("prussia").contains(&"concede".into()));
    table.play("prussia", "concede");
    assert_eq!(table.hand("prussia").len(), 2);
}

#[test]
fn fq_53__at_zero_a_reserve_may_stand_in_for_the_suit_card() {
    let mut table = friedrich_attacks(4, 4, "reserve s3", "");
    table.refuse("prussia", "concede", "F-7.22");
    table.play("prussia", "play reserve=s1");
    assert_eq!(table.duel("austria").0, -1);
    assert_eq!(table.hand("prussia"), ["s3.1"]);
}

#[test]
fn f_7_24__without_a_suit_card_at_zero_the_combat_is_a_tie() {
    let mut table = friedrich_attacks(4, 4, "h5", "s13");
    table.play("prussia", "concede");
    let (attacker, defender) = (table.piece("friedrich"), table.piece("daun"));
    assert!(table.happened(|event| *event == Event::Tied { attacker, defender }));
    assert_eq!(table.own().last_winner, None);
}

#[test]
fn f_7_25__in_a_tie_nobody_loses_armies_and_nobody_moves() {
    // Even from the start, and brought to zero by the last card.
    let mut even = friedrich_attacks(4, 4, "", "");
    even.play("prussia", "concede");
    let mut played = friedrich_attacks(4, 4, "s5", "s5");
    played.play("prussia", "play s5");
    played.play("austria", "play s5");
    played.play("prussia", "concede");
    for table in [even, played] {
        for (general, city) in [("friedrich", "breslau"), ("daun", "oels")] {
            assert_eq!((table.place(general), table.troops(general)), (city, 4));
        }
        assert!(!table.happened(|event| matches!(event, Event::Beaten { .. } | Event::Retreated { .. })));
    }
}

#[test]
fn fe_23__playing_exactly_to_zero_draws_out_every_suit_card() {
    let mut table = friedrich_attacks(4, 4, "s2 s3 s4 reserve", "s2 s3 s4");
    for value in [2, 3, 4] {
        table.refuse("prussia", "concede", "F-7.22");
        table.play("prussia", &format!("play s{value}"));
        table.play("austria", &format!("play s{value}"));
        assert_eq!(table.duel("prussia").0, 0);
    }
    assert_eq!(table.hand("prussia"), ["reserve.1"]);
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::Tied { .. })));
}

#[test]
fn fe_26__a_reserve_played_small_softens_a_defeat() {
    let mut table = bare("standard-4p")
        .pieces("friedrich@breslau=8 daun@oels=8 browne@oels=8")
        .hand("prussia", "reserve")
        .phase("combat")
        .build();
    assert_eq!(table.duel("prussia").0, -8);
    table.play("prussia", "play reserve=s5");
    assert_eq!(table.duel("prussia").0, -3);
    table.play("prussia", "concede");
    assert_eq!(table.troops("friedrich"), 5);
    assert_eq!(table.about("austria"), About::Retreat { steps: 3 });
}

#[test]
fn fq_66__a_beaten_stack_keeps_as_many_generals_as_armies_from_the_top() {
    // 5 armies, 2 generals, 3 lost: both stay with 1 each.
    let mut table =
        bare("standard-4p").pieces("friedrich@breslau=1 keith@breslau=4 daun@oels=8").phase("combat").build();
    table.play("prussia", "concede");
    assert_eq!((table.troops("friedrich"), table.troops("keith")), (1, 1));
    // 9 armies, 2 generals, 8 lost: the top general stays.
    let mut table = bare("standard-4p")
        .pieces("friedrich@breslau=1 keith@breslau=8 daun@oels=8 browne@oels=8 karl@oels=1")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert_eq!((table.troops("friedrich"), table.place("keith")), (1, "off"));
    // 3 generals with 4, 2 lost: the lowest leaves.
    let mut table = bare("standard-4p")
        .pieces("friedrich@breslau=1 keith@breslau=1 lehwaldt@breslau=2 daun@oels=6")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert_eq!((table.troops("friedrich"), table.troops("keith"), table.place("lehwaldt")), (1, 1, "off"));
}

#[test]
fn fd_23__the_owner_of_the_beaten_stack_splits_what_is_left() {
    let mut table = bare("standard-4p")
        .pieces("friedrich@breslau=4 keith@breslau=4 daun@oels=5 browne@oels=6")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert_eq!(table.asked_powers(), ["austria"], "the winner chooses the way");
    table.refuse("austria", "transfer friedrich=4 keith=1", "F-6.11");
    table.refuse("prussia", "transfer friedrich=5 keith=0", "F-6.6");
    table.refuse("prussia", "transfer friedrich=5 keith=1", "F-6.8");
    table.play("prussia", "transfer friedrich=1 keith=4");
    assert_eq!((table.troops("friedrich"), table.troops("keith")), (1, 4));
    table.play("prussia", "transfer friedrich=2 keith=3");
    assert_eq!(table.about("austria"), About::Retreat { steps: 3 }, "it holds nobody up");
}

#[test]
fn fq_67__a_score_worse_than_the_strength_costs_what_there_is_and_counts_in_full() {
    let mut table = bare("standard-4p")
        .options("expert")
        .turn(4)
        .pieces("keith@breslau=2 daun@oels=8")
        .friedrich(|own| {
            own.offensive = Some("running".into());
            own.open_card = Some("h7".into());
        })
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::Beaten { score: -6, lost: 2, .. })));
    assert!(!table.happened(|event| matches!(event, Event::Retreated { .. } | Event::NoRetreat { .. })));
    assert_eq!(table.place("keith"), "off");
    assert!(table.hand("austria").contains(&"h7.1".into()), "the score counts, not the loss of 2");
}
