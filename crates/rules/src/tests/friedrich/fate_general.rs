//! How minor events work: trains, paces, free armies, first cards, supply (FC-0.5 to FC-0.10, FQ-52).

use board::Suit;

use super::passive::{drawn, rule};
use super::table::{Scene, Setup, bare};
use engine::event::{Audience, Event};

/// Turn 7 of the expert game under this version, a power moving.
fn under(card: &str, suit: Suit, power: &str, pieces: &str) -> Setup {
    let setup = bare("standard-4p").options("expert").turn(7).fate("lord-bute poems").effect(card, suit);
    setup.active(power).pieces(pieces)
}

/// What the last card played counted.
#[track_caller]
fn last_counted(table: &Scene) -> u8 {
    let counted = table.events.iter().rev().find_map(|entry| match entry.event {
        Event::Played { counted, .. } => Some(counted),
        _ => None,
    });
    counted.expect("a card was played")
}

/// Cards 4D, 5S and 7S: Cumberland, Soubise and Friedrich may not eliminate a train.
#[test]
fn fc_0_5__no_group_with_him_enters_the_city_of_an_enemy_train() {
    for (card, suit, power, general, mate, train) in [
        ("4", Suit::Diamonds, "hanover", "cumberland", "ferdinand", "france-t1"),
        ("5", Suit::Spades, "france", "soubise", "richelieu", "hanover-t1"),
        ("7", Suit::Spades, "prussia", "friedrich", "winterfeldt", "austria-t1"),
    ] {
        let pieces = format!("{general}@dresden=3 {mate}@dresden=2 {train}@pirna");
        let table = || under(card, suit, power, &pieces).build();
        for group in [general.to_string(), format!("{mate}+{general}")] {
            table().refuse(power, &format!("march {group} dresden-pirna"), &rule(card, suit));
            table().play(power, &format!("march {group} dresden-meissen"));
        }
        let mut alone = table();
        alone.play(power, &format!("march {mate} dresden-pirna"));
        assert_eq!(alone.place(train), "off", "his companion alone captures it");
    }
}

/// 12S slows Daun to 2 cities, 9C lets Friedrich go 4: alone, and with whoever goes with him.
#[test]
fn fc_0_6__a_changed_pace_holds_for_every_group_he_moves_in() {
    let daun = "daun@bruenn=3 karl@bruenn=2 lacy@bruenn=1";
    for group in ["daun", "daun+karl", "daun+karl+lacy"] {
        let mut table = under("12", Suit::Spades, "austria", daun).build();
        table.refuse("austria", &format!("march {group} bruenn-prossnitz-olmuetz-sternberg"), "FC-12S");
        table.play("austria", &format!("march {group} bruenn-prossnitz-olmuetz"));
    }
    let mut table = under("12", Suit::Spades, "austria", daun).build();
    table.play("austria", "march karl+lacy bruenn-prossnitz-olmuetz-sternberg");
    let friedrich = "friedrich@berlin=3 winterfeldt@berlin=2";
    for group in ["friedrich", "friedrich+winterfeldt"] {
        let mut table = under("9", Suit::Clubs, "prussia", friedrich).build();
        table.play("prussia", &format!("march {group} berlin-potsdam-brandenburg-belzig-dessau"));
    }
    let mut table = under("9", Suit::Clubs, "prussia", friedrich).build();
    table.refuse("prussia", "march winterfeldt berlin-potsdam-brandenburg-belzig-dessau", "F-4.6");
}

#[test]
fn fc_0_7__a_free_army_needs_room_below_the_ceiling_and_in_the_pool() {
    // 8S: one Prussian general. Keith is full, Heinrich is not, and in a stack the pool counts.
    let mut table = drawn("8", Suit::Spades, "keith@berlin=8 heinrich@potsdam=2").build();
    table.refuse("prussia", "assign keith", "FC-0.7");
    table.play("prussia", "assign heinrich");
    assert_eq!((table.troops("keith"), table.troops("heinrich")), (8, 3));
    table = drawn("8", Suit::Spades, "keith@berlin=8 seydlitz@berlin=2 heinrich@potsdam=8 dohna@spandau=1").build();
    table.refuse("prussia", "assign heinrich", "FC-0.7");
    table.play("prussia", "assign keith");
    assert_eq!((table.troops("keith"), table.troops("seydlitz")), (8, 3));
    // At the ceiling of 16 Russia gets none.
    let full = drawn("1", Suit::Clubs, "saltikov@torun=8 fermor@lipno=4 apraxin@lomza=4").build();
    assert_eq!(full.total("russia"), 16);
    assert!(!full.happened(|event| matches!(event, Event::FreeArmy { .. })));
}

#[test]
fn fc_0_7__who_gets_a_free_army_is_secret_and_the_new_total_is_not() {
    let story = |choice: &str| {
        let mut table = drawn("8", Suit::Spades, "keith@berlin=3 heinrich@potsdam=2").build();
        table.play("prussia", &format!("assign {choice}"));
        let power = table.power("prussia");
        let told = table.events.iter().find(|entry| entry.event == Event::FreeArmy { power, total: 6 });
        assert_eq!(told.expect("the total is told").audience, Audience::All);
        table.public(|_| true).into_iter().cloned().collect::<Vec<_>>()
    };
    assert_eq!(story("keith"), story("heinrich"));
}

/// 4S: the first card France plays in combat counts 1 more.
#[test]
fn fc_0_8__the_first_card_of_the_turn_counts_differently_once_and_a_payment_is_none() {
    let pieces = "heinrich@magdeburg=8 richelieu@oschersleben=2 chevert@fulda=1";
    let setup = under("4", Suit::Spades, "france", pieces).hand("france", "h4 h5 reserve").hand("prussia", "h2");
    let mut table = setup.build();
    table.refuse("france", "recruit france 2 pay h4+h5 chevert=2", "F-10.6");
    table.play("france", "recruit france 1 pay h5+h4 chevert=1");
    table.play("france", "end");
    table.play("france", "play reserve=h6");
    assert_eq!(last_counted(&table), 7, "a Reserve too, though cards were paid before");
    let setup = under("4", Suit::Spades, "france", pieces).phase("combat").hand("france", "h4 h5");
    let mut table = setup.hand("prussia", "h2").build();
    table.play("france", "play h4");
    assert_eq!(last_counted(&table), 5);
    table.play("france", "play h5");
    assert_eq!(last_counted(&table), 5, "once in the turn, and only on the score");
}

/// 6D: Austria may put a Prussian stack in Saxony out of supply at once.
#[test]
fn fc_0_10__who_is_put_out_of_supply_is_turned_over_with_his_stack_and_checked_next() {
    let pieces = "keith@dresden=2 dohna@dresden=1 lehwaldt@bautzen=1! daun@bruenn=1";
    let starved = |more: &str| {
        let mut table = drawn("6", Suit::Diamonds, &format!("{pieces} {more}")).build();
        table.refuse("austria", "starve lehwaldt", "FC-6D");
        table.play("austria", "starve keith");
        assert!(table.is_face_down("keith") && table.is_face_down("dohna"));
        assert_eq!((table.troops("keith"), table.troops("dohna"), table.total("prussia")), (2, 1, 4), "without loss");
        assert!(table.is_face_down("lehwaldt"), "he lay face down already");
        table.play("prussia", "end");
        table
    };
    let fed = starved("prussia-t1@pirna");
    assert!(!fed.is_face_down("keith") && fed.troops("keith") == 2, "the check finds him supplied");
    assert_eq!(starved("").place("keith"), "off", "the check finds him unsupplied again");
}

#[test]
fn fq_52__a_minor_event_has_no_effect_as_far_as_it_is_impossible() {
    let after = |card: &str, suit: Suit, pieces: &str, gone: &[&str]| {
        let gone = gone.iter().map(|&slug| slug.into()).collect();
        let table = drawn(card, suit, pieces).friedrich(|own| own.gone = gone).build();
        assert_eq!(table.state.core.turn, 7, "{card}: nobody is asked");
        table
    };
    // A general off the board, a nation out of the game, a general out of the game.
    assert_eq!(after("1", Suit::Diamonds, "fermor@lipno=3", &[]).total("russia"), 3);
    assert_eq!(after("1", Suit::Clubs, "keith@berlin=1", &["russia"]).total("russia"), 0);
    assert!(after("4", Suit::Diamonds, "cumberland@ keith@berlin=1", &[]).own().alive.is_none());
    // The limits of 8 and of the ceiling hold.
    let full = after("1", Suit::Diamonds, "tottleben@torun=8 fermor@lipno=3", &[]);
    assert_eq!((full.troops("tottleben"), full.total("russia")), (8, 11));
    let ceiling = after("1", Suit::Diamonds, "tottleben@torun=4 fermor@lipno=8 apraxin@lomza=4", &[]);
    assert_eq!(ceiling.total("russia"), 16);
    // And where it is possible it works.
    assert_eq!(after("1", Suit::Diamonds, "tottleben@torun=2", &[]).troops("tottleben"), 3);
}
