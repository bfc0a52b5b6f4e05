//! F-10: recruiting armies and bringing pieces back.

use std::sync::Arc;

use board::CardSet;

use super::table::{Scene, bare};
use crate::game::Game;
use engine::event::Event;
use engine::question::{Form, RecruitForm};

/// Prussia moves: Friedrich in Torgau with 3 armies, everybody else off the board, Berlin empty.
fn prussia(hand: &str) -> Scene {
    bare("standard-4p").pieces("friedrich@torgau=3").hand("prussia", hand).build()
}

/// The form to recruit with, if the seat is offered one.
fn form(table: &Scene, power: &str) -> Option<RecruitForm> {
    let legal = table.rules.legal(&table.state, table.seat_of(power));
    legal.forms.into_iter().find_map(|form| match form {
        Form::Recruit(form) => Some(form),
        _ => None,
    })
}

/// What everybody could read of what has happened.
fn public_story(table: &Scene) -> Vec<Event> {
    table.public(|_| true).into_iter().cloned().collect()
}

#[test]
fn f_10_1__a_nation_replaces_armies_and_brings_pieces_back_in_its_movement_phase_only() {
    let mut table = prussia("s13 s12 s11");
    table.play("prussia", "recruit prussia 2 pay s13+s12 friedrich=1 keith@berlin=1");
    assert_eq!((table.troops("friedrich"), table.place("keith"), table.troops("keith")), (4, "berlin", 1));
    // Before its own turn and after its movement nobody recruits.
    let mut table = bare("standard-4p").active("hanover").pieces("friedrich@torgau=3 ferdinand@stade=1").build();
    table.refuse("prussia", "recruit prussia 1 pay s6.1 friedrich=1", "F-10.1");
    table.refuse("austria", "recruit austria 1 pay s6.1 daun@bruenn=1", "F-2.1");
    let mut table =
        bare("standard-4p").pieces("friedrich@breslau=3 daun@oels=4").hand("prussia", "s13").phase("combat").build();
    table.refuse("prussia", "recruit prussia 1 pay s13 friedrich=1", "F-2.4");
}

#[test]
fn f_10_2__the_suits_of_a_payment_do_not_matter() {
    for pay in ["c6", "s6", "h6", "d6", "c2+d4", "s3+h3"] {
        let mut table = prussia("c6 s6 h6 d6 c2 d4 s3 h3");
        table.play("prussia", &format!("recruit prussia 1 pay {pay} friedrich=1"));
        assert_eq!(table.troops("friedrich"), 4, "{pay}");
    }
}

#[test]
fn f_10_3__only_cards_of_the_recruiting_nation_pay() {
    let mut table = bare("standard-4p")
        .active("hanover")
        .pieces("ferdinand@stade=1")
        .hand("prussia", "s13")
        .hand("hanover", "h6")
        .build();
    table.refuse("hanover", "recruit hanover 1 pay s13.1 ferdinand=1", "F-10.3");
    table.refuse("hanover", "recruit hanover 2 pay s13.1+h6 ferdinand=2", "F-10.3");
    table.play("hanover", "recruit hanover 1 pay h6 ferdinand=1");
    assert_eq!(table.hand("prussia"), ["s13.1"]);
}

#[test]
fn f_10_4__the_cards_paid_are_shown_to_everybody() {
    let mut table = prussia("s7 h6 c9");
    let pay: CardSet =
        table.state.core.secret.hands[0].iter().filter(|&card| table.rules.pack.card_name(card) != "c9.1").collect();
    table.play("prussia", "recruit prussia 2 pay s7+h6 friedrich=2");
    let shown = table.public(|event| matches!(event, Event::Recruited { .. }));
    assert!(matches!(*shown[0], Event::Recruited { armies: 2, pay: cards, .. } if cards == pay));
    assert!(pay.is_subset(&table.state.core.seen), "everybody has seen them");
    assert_eq!(table.hand("prussia"), ["c9.1"]);
}

#[test]
fn f_10_5__points_paid_in_excess_are_lost() {
    let mut table = prussia("s11 h2");
    table.play("prussia", "recruit prussia 1 pay s11 friedrich=1");
    table.refuse("prussia", "recruit prussia 1 pay h2 friedrich=1", "F-10.6");
    assert_eq!(table.hand("prussia"), ["h2.1"]);
}

#[test]
fn f_10_6__an_army_costs_six_points() {
    let mut table = prussia("s5 h6 c12 d11");
    table.refuse("prussia", "recruit prussia 1 pay s5 friedrich=1", "F-10.6");
    table.play("prussia", "recruit prussia 1 pay h6 friedrich=1");
    table.refuse("prussia", "recruit prussia 2 pay d11 friedrich=2", "F-10.6");
    table.play("prussia", "recruit prussia 2 pay c12 friedrich=2");
    assert_eq!(table.troops("friedrich"), 6);
}

#[test]
fn f_10_7__a_train_costs_six_points() {
    let mut table = prussia("s5 h6 c12 d11");
    table.refuse("prussia", "recruit prussia 0 pay s5 prussia-t1@berlin", "F-10.7");
    table.refuse("prussia", "recruit prussia 1 pay d11 friedrich=1 prussia-t1@berlin", "F-10.6");
    table.play("prussia", "recruit prussia 1 pay c12 friedrich=1 prussia-t1@berlin");
    assert_eq!((table.place("prussia-t1"), table.troops("friedrich")), ("berlin", 4));
}

#[test]
fn f_10_8__a_general_costs_nothing_himself() {
    let mut table = prussia("h6 c12 d6");
    table.play("prussia", "recruit prussia 1 pay h6 keith@berlin=1");
    table.play("prussia", "recruit prussia 2 pay c12 heinrich@berlin=1 schwerin@berlin=1");
    assert_eq!(table.total("prussia"), 6);
    for general in ["keith", "heinrich", "schwerin"] {
        assert_eq!((table.place(general), table.troops(general)), ("berlin", 1));
    }
}

#[test]
fn f_10_9__a_returning_general_needs_a_new_army() {
    let mut table = prussia("h6 c12");
    table.refuse("prussia", "recruit prussia 1 pay h6 friedrich=1 keith@berlin=0", "F-10.9");
    table.refuse("prussia", "recruit prussia 0 pay h6 keith@berlin=0", "F-10.9");
    table.play("prussia", "recruit prussia 2 pay c12 friedrich=1 keith@berlin=1");
}

#[test]
fn fq_32__two_returning_generals_need_two_new_armies_the_rest_goes_anywhere() {
    let mut table = prussia("h6 c12 d6");
    table.refuse("prussia", "recruit prussia 1 pay h6 heinrich@berlin=1 keith@berlin=0", "F-10.9");
    table.play("prussia", "recruit prussia 3 pay c12+d6 heinrich@berlin=1 keith@berlin=1 friedrich=1");
    assert_eq!((table.troops("heinrich"), table.troops("keith"), table.troops("friedrich")), (1, 1, 4));
}

#[test]
fn f_10_11__the_player_of_the_nation_decides_who_gets_the_armies() {
    let start = || bare("standard-4p").pieces("friedrich@torgau=3 winterfeldt@tilsit=1").hand("prussia", "c12").build();
    for (friedrich, winterfeldt) in [(2, 0), (1, 1), (0, 2)] {
        let gifts = [("friedrich", friedrich), ("winterfeldt", winterfeldt)];
        let gifts = gifts.iter().filter(|(_, armies)| *armies > 0);
        let gifts: Vec<String> = gifts.map(|(general, armies)| format!("{general}={armies}")).collect();
        let mut table = start();
        let order = format!("recruit prussia 2 pay c12.1 {}", gifts.join(" "));
        for other in ["austria", "russia", "france"] {
            table.refuse(other, &order, "F-2.1");
        }
        table.play("prussia", &order);
        assert_eq!((table.troops("friedrich"), table.troops("winterfeldt")), (3 + friedrich, 1 + winterfeldt));
    }
}

#[test]
fn f_10_10__new_armies_go_to_generals_on_the_board_or_returning() {
    for (gifts, troops) in [
        ("friedrich=3", [6, 1, 0]),
        ("winterfeldt=3", [3, 4, 0]),
        ("friedrich=1 winterfeldt=2", [4, 3, 0]),
        ("winterfeldt=1 keith@berlin=2", [3, 2, 2]),
        ("friedrich=1 winterfeldt=1 keith@berlin=1", [4, 2, 1]),
    ] {
        let mut table =
            bare("standard-4p").pieces("friedrich@torgau=3 winterfeldt@tilsit=1").hand("prussia", "c12 d6").build();
        table.play("prussia", &format!("recruit prussia 3 pay c12+d6 {gifts}"));
        assert_eq!(["friedrich", "winterfeldt", "keith"].map(|slug| table.troops(slug)), troops, "{gifts}");
    }
    // A general who stays off the board, or is out of the game, gets nothing.
    let mut table = bare("standard-4p").pieces("friedrich@torgau=3 keith@").hand("prussia", "c12").build();
    table.refuse("prussia", "recruit prussia 1 pay c12 heinrich=1", "F-10.10");
    table.refuse("prussia", "recruit prussia 1 pay c12 keith=1", "F-10.10");
    table.refuse("prussia", "recruit prussia 1 pay c12 keith@berlin=1", "F-11.16");
    table.refuse("prussia", "recruit prussia 1 pay c12 friedrich@berlin=1", "F-10.1");
}

#[test]
fn f_10_12__the_number_and_the_new_total_are_told_not_who_receives() {
    let story = |gifts: &str| {
        let mut table =
            bare("standard-4p").pieces("friedrich@torgau=3 winterfeldt@oschatz=2").hand("prussia", "c12 d6").build();
        table.play("prussia", &format!("recruit prussia 3 pay c12+d6 {gifts}"));
        assert!(table.happened(|event| matches!(event, Event::Recruited { armies: 3, total: 8, .. })));
        public_story(&table)
    };
    assert_eq!(story("friedrich=3"), story("winterfeldt=3"));
    assert_eq!(story("friedrich=3"), story("friedrich=1 winterfeldt=2"));
}

#[test]
fn f_10_13__the_announced_total_is_the_true_one() {
    let mut table = prussia("s6 h6 c12");
    for (action, total) in [("1 pay s6 friedrich=1", 4), ("2 pay c12 keith@berlin=2", 6)] {
        table.play("prussia", &format!("recruit prussia {action}"));
        assert_eq!(table.total("prussia"), total);
        assert!(table.happened(|event| matches!(*event, Event::Recruited { total: told, .. } if told == total)));
    }
}

#[test]
fn fe_20__france_with_twenty_armies_recruits_none() {
    let france = |soubise: u8| {
        let pieces = format!("richelieu@fulda=7 chevert@iserlohn=6 soubise@worms={soubise}");
        bare("standard-4p").active("france").pieces(&pieces).hand("france", "s13 h12").build()
    };
    let mut table = france(7);
    assert_eq!(table.total("france"), 20);
    table.refuse("france", "recruit france 1 pay s13 soubise=1", "F-10.14");
    assert_eq!(form(&table, "france").expect("trains can be bought").most_armies, 0);
    table.play("france", "recruit france 0 pay s13 france-t1@koblenz");
    let mut table = france(6);
    table.refuse("france", "recruit france 2 pay s13 chevert=2", "F-10.14");
    table.play("france", "recruit france 1 pay s13 chevert=1");
    assert_eq!(table.total("france"), 20);
}

#[test]
fn f_10_14__the_ceiling_is_the_starting_number_of_the_mode() {
    let mut table = bare("scenario-1").pieces("seydlitz@torgau=2").hand("prussia", "s13").build();
    table.refuse("prussia", "recruit prussia 2 pay s13 seydlitz=2", "F-10.14");
    table.play("prussia", "recruit prussia 1 pay s13 seydlitz=1");
    let full = "friedrich@torgau=8 winterfeldt@oschatz=8 heinrich@zossen=7";
    let mut table = bare("scenario-2").pieces(full).hand("prussia", "s13").build();
    table.refuse("prussia", "recruit prussia 2 pay s13 keith@berlin=2", "F-10.14");
    table.play("prussia", "recruit prussia 1 pay s13 keith@berlin=1");
    // In the full game the same Prussia may have 32.
    let mut table = bare("standard-3p").pieces(full).hand("prussia", "s13").build();
    table.play("prussia", "recruit prussia 2 pay s13 keith@berlin=2");
}

#[test]
fn f_10_15__pieces_return_in_any_depot_of_their_nation() {
    for depot in ["bruenn", "tabor"] {
        let mut table = bare("standard-4p").active("austria").pieces("daun@prag=1").hand("austria", "s13 h6").build();
        table.play("austria", &format!("recruit austria 1 pay s13 laudon@{depot}=1"));
        assert_eq!(table.place("laudon"), depot);
    }
    let mut table = bare("standard-4p").active("austria").pieces("daun@prag=1").hand("austria", "s13 h6").build();
    // Olmütz is only a set-up city, Berlin and Hildburghausen are depots of others.
    for city in ["olmuetz", "prag", "melnik", "berlin", "hildburghausen"] {
        table.refuse("austria", &format!("recruit austria 1 pay s13 laudon@{city}=1"), "F-10.15");
        table.refuse("austria", &format!("recruit austria 0 pay s13 austria-t1@{city}"), "F-10.15");
    }
    table.play("austria", "recruit austria 1 pay s13 laudon@tabor=1 austria-t1@bruenn");
}

#[test]
fn f_10_16__a_depot_with_a_piece_of_another_nation_cannot_be_used() {
    for other in
        ["keith@bruenn=1", "prussia-t1@bruenn", "saltikov@bruenn=1", "hildburghausen@bruenn=1", "empire-t1@bruenn"]
    {
        let mut table = bare("standard-4p").active("austria").pieces(other).hand("austria", "s13").build();
        table.refuse("austria", "recruit austria 1 pay s13 laudon@bruenn=1", "F-10.16");
        table.refuse("austria", "recruit austria 0 pay s13 austria-t1@bruenn", "F-10.16");
        table.play("austria", "recruit austria 1 pay s13 laudon@tabor=1");
    }
}

#[test]
fn f_10_17__room_is_an_empty_depot_or_for_generals_a_stack_below_three() {
    let mut table = bare("standard-4p").pieces("friedrich@berlin=1 keith@berlin=1").hand("prussia", "s13 h13").build();
    table.refuse("prussia", "recruit prussia 2 pay s13 heinrich@berlin=1 dohna@berlin=1", "F-10.17");
    table.refuse("prussia", "recruit prussia 0 pay s13 prussia-t1@berlin", "F-10.17");
    table.play("prussia", "recruit prussia 1 pay s13 heinrich@berlin=1");
    table.refuse("prussia", "recruit prussia 1 pay h13 dohna@berlin=1", "F-10.17");
    // Three at once into an empty depot, never four; never a general with a train, nor two trains.
    let mut table = prussia("s13 h13 c13 d13");
    table.refuse(
        "prussia",
        "recruit prussia 4 pay s13+h13 heinrich@berlin=1 keith@berlin=1 dohna@berlin=1 seydlitz@berlin=1",
        "F-10.17",
    );
    table.refuse("prussia", "recruit prussia 1 pay s13 heinrich@berlin=1 prussia-t1@berlin", "F-10.17");
    table.refuse("prussia", "recruit prussia 0 pay s13 prussia-t1@berlin prussia-t2@berlin", "F-10.17");
    table.play("prussia", "recruit prussia 3 pay s13+h13 heinrich@berlin=1 keith@berlin=1 dohna@berlin=1");
    let mut table = bare("standard-4p").pieces("prussia-t1@berlin").hand("prussia", "s13").build();
    table.refuse("prussia", "recruit prussia 1 pay s13 heinrich@berlin=1", "F-10.17");
}

#[test]
fn f_10_18__placed_pieces_move_from_the_next_turn_on() {
    let mut table = bare("standard-4p").active("austria").hand("austria", "s13").build();
    table.play("austria", "recruit austria 1 pay s13 laudon@tabor=1 austria-t1@bruenn");
    table.refuse("austria", "march laudon tabor-pilgram", "F-10.18");
    table.refuse("austria", "march austria-t1 bruenn-trebitsch", "F-10.18");
    assert_eq!(table.list("austria"), ["end"]);
    table.play("austria", "end");
    table.pass_until("austria");
    table.play("austria", "march laudon tabor-pilgram");
    table.play("austria", "march austria-t1 bruenn-trebitsch");
}

#[test]
fn f_10_19__no_general_takes_more_than_eight_armies() {
    let mut table =
        bare("standard-4p").active("sweden").pieces("ehrensvaerd@stralsund=3").hand("sweden", "s13 h13").build();
    table.play("sweden", "recruit sweden 1 pay s13 ehrensvaerd=1");
    let mut table = bare("standard-4p").pieces("friedrich@torgau=7").hand("prussia", "s13 h13").build();
    table.refuse("prussia", "recruit prussia 2 pay s13 friedrich=2", "F-10.19");
    table.refuse("prussia", "recruit prussia 9 pay s13+h13 keith@berlin=9", "F-10.19");
    table.play("prussia", "recruit prussia 2 pay s13 friedrich=1 keith@berlin=1");
    assert_eq!(form(&table, "prussia").expect("more can be bought").room[0].1, 0);
}

#[test]
fn fq_31__without_room_nothing_can_be_bought_unless_a_general_returns() {
    let mut table = bare("standard-4p")
        .active("hanover")
        .pieces("ferdinand@zeven=8 hanover-t1@celle")
        .hand("hanover", "s13 h6")
        .build();
    table.refuse("hanover", "recruit hanover 1 pay s13 ferdinand=1", "F-10.19");
    table.play("hanover", "recruit hanover 1 pay s13 cumberland@stade=1");
    assert_eq!(table.total("hanover"), 9);
    // Cumberland out of the game: nobody is left to take an army, and no form is offered.
    let table = bare("standard-4p")
        .active("hanover")
        .pieces("ferdinand@zeven=8 cumberland@ hanover-t1@celle")
        .hand("hanover", "s13")
        .build();
    assert!(form(&table, "hanover").is_none());
}

#[test]
fn fq_27__far_flipped_moved_and_engaged_generals_receive_recruits_that_fight_at_once() {
    let mut table = bare("standard-4p")
        .pieces("friedrich@prag=2! keith@neumarkt=1 daun@oels=5")
        .hand("prussia", "s13 h12 c6 d6")
        .build();
    table.play("prussia", "march keith neumarkt-breslau");
    table.play("prussia", "recruit prussia 5 pay s13+h12+c6 friedrich=1 keith=4");
    assert!(table.is_face_down("friedrich"));
    assert_eq!(table.troops("friedrich"), 3);
    table.play("prussia", "end");
    assert_eq!(table.announced(), [(5, 5)]);
}

#[test]
fn fq_28__a_nation_may_buy_several_times_between_moves_each_paid_by_itself() {
    let mut table =
        bare("standard-4p").pieces("friedrich@torgau=3 keith@oschatz=1").hand("prussia", "s6 h7 c11").build();
    table.play("prussia", "recruit prussia 1 pay s6 friedrich=1");
    table.play("prussia", "march friedrich torgau-eilenburg");
    table.play("prussia", "recruit prussia 1 pay h7 friedrich=1");
    table.play("prussia", "march keith oschatz-riesa");
    table.refuse("prussia", "recruit prussia 2 pay c11 keith=2", "F-10.6");
    table.play("prussia", "recruit prussia 1 pay c11 keith=1");
    assert_eq!((table.troops("friedrich"), table.troops("keith"), table.hand("prussia").len()), (5, 2, 0));
}

#[test]
fn fq_29__a_reserve_pays_ten() {
    let mut table = prussia("reserve reserve s2 h3");
    table.refuse("prussia", "recruit prussia 2 pay reserve.1 friedrich=2", "F-10.6");
    table.play("prussia", "recruit prussia 2 pay reserve.1+s2 friedrich=2");
    table.play("prussia", "recruit prussia 1 pay reserve.1 friedrich=1");
    assert_eq!(table.hand("prussia"), ["h3.1"]);
}

#[test]
fn fq_30__paying_with_more_cards_than_needed_is_allowed() {
    let mut table = prussia("s6 h6 c6");
    table.play("prussia", "recruit prussia 1 pay s6+h6+c6 friedrich=1");
    assert_eq!((table.troops("friedrich"), table.hand("prussia").len()), (4, 0));
    // What the form proposes is the cheapest payment.
    let table = prussia("s13 h6 c5 d4 c2");
    let proposed = form(&table, "prussia").expect("a purchase is possible").example.pay;
    assert_eq!(engine::shared::cards::points(&table.rules, &proposed), 6);
}

#[test]
fn fq_89__a_nation_without_pieces_still_draws_and_may_recruit() {
    let mut table =
        bare("standard-4p").active("sweden").phase("cards").draw("s13").pieces("friedrich@berlin=1").build();
    let power = table.power("sweden");
    assert!(table.happened(|event| *event == Event::Drew { power, number: 1 }));
    assert_eq!(table.asked_powers(), ["sweden"]);
    table.play("sweden", "recruit sweden 1 pay s13 ehrensvaerd@stralsund=1");
    assert_eq!(table.place("ehrensvaerd"), "stralsund");
    // Without a card in hand there is nothing to decide, and everybody sees it.
    let table = bare("standard-4p").active("sweden").pieces("friedrich@berlin=1").build();
    assert_eq!(table.asked_powers(), ["austria"]);
}

#[test]
fn fe_19__three_armies_two_generals_and_a_train_for_a_13_and_a_12() {
    for third in ["saltikov@sierpc=2 fermor@sierpc=1", "saltikov@sierpc=1 fermor@sierpc=1 apraxin=1"] {
        let mut table = bare("standard-4p")
            .active("russia")
            .pieces("apraxin@lomza=5 tottleben@lomza=1")
            .hand("russia", "s13 h12 c5")
            .build();
        table.refuse("russia", &format!("recruit russia 3 pay s13+c5 {third} russia-t1@warszawa"), "F-10.6");
        table.refuse("russia", &format!("recruit russia 3 pay s13+h12 {third} russia-t1@sierpc"), "F-10.17");
        table.play("russia", &format!("recruit russia 3 pay s13+h12 {third} russia-t1@warszawa"));
        assert_eq!(
            (table.place("saltikov"), table.place("fermor"), table.place("russia-t1")),
            ("sierpc", "sierpc", "warszawa")
        );
        assert_eq!((table.total("russia"), table.hand("russia").len()), (9, 1));
        assert!(table.happened(|event| matches!(event, Event::Recruited { armies: 3, total: 9, .. })));
        table.refuse("russia", "march saltikov sierpc-lipno", "F-4.19");
    }
}

#[test]
fn fd_13__the_active_seat_chooses_what_to_buy_and_cannot_take_it_back() {
    let table = prussia("s13 h6 c5");
    let offered = form(&table, "prussia").expect("24 points buy four");
    assert_eq!(
        (offered.price, offered.most_armies, offered.trains_off.len(), offered.generals_off.len()),
        (6, 4, 2, 7)
    );
    assert!(form(&table, "austria").is_none());
    assert!(form(&prussia("s5"), "prussia").is_none(), "five points buy nothing");
    let seat = table.seat_of("prussia");
    let action = table.rules.read(&table.state, seat, "recruit prussia 1 pay h6 friedrich=1").expect("an action");
    let mut game = Game::from_state(Arc::new(table.rules), table.state);
    game.play(seat, &action).expect("a legal purchase");
    assert_eq!(game.undoable(seat), 0, "the cards have been shown");
}

#[test]
fn fd_14__any_own_cards_with_enough_points_pay() {
    for pay in ["s13", "h6", "c5+d2", "s13+h6+c5+d2", "reserve"] {
        let mut table = prussia("s13 h6 c5 d2 reserve");
        table.play("prussia", &format!("recruit prussia 1 pay {pay} friedrich=1"));
    }
    let mut table = prussia("s13 h6 c5 d2 reserve");
    table.refuse("prussia", "recruit prussia 1 pay c5 friedrich=1", "F-10.6");
    table.refuse("austria", "recruit prussia 1 pay s13.1 friedrich=1", "F-2.1");
}

#[test]
fn fd_15__the_owner_chooses_the_depot_of_every_piece() {
    let start = || bare("standard-4p").active("russia").hand("russia", "s13 h12").build();
    let offered: Vec<String> = form(&start(), "russia")
        .expect("a purchase is possible")
        .sites
        .iter()
        .map(|&city| start().rules.pack.cities[city.index()].slug.clone())
        .collect();
    assert_eq!(offered, ["sierpc", "warszawa"]);
    for (first, second) in [("sierpc", "sierpc"), ("sierpc", "warszawa"), ("warszawa", "sierpc")] {
        let mut table = start();
        table.play("russia", &format!("recruit russia 2 pay s13 saltikov@{first}=1 fermor@{second}=1"));
        assert_eq!((table.place("saltikov"), table.place("fermor")), (first, second));
    }
}

#[test]
fn fd_17__the_owner_alone_decides_who_receives_the_armies() {
    let mut table = bare("standard-4p").pieces("friedrich@torgau=3 keith@oschatz=1").hand("prussia", "s13").build();
    table.refuse("austria", "recruit prussia 2 pay s13.1 friedrich=2", "F-2.1");
    table.refuse("prussia", "recruit austria 2 pay s13 daun@bruenn=2", "F-10.1");
    table.play("prussia", "recruit prussia 2 pay s13 keith=2");
    assert_eq!((table.troops("friedrich"), table.troops("keith")), (3, 3));
    let told = table.events.iter().filter(|entry| matches!(entry.event, Event::Recruited { .. })).count();
    assert_eq!(told, 1, "one announcement for all, without names");
}

/// A program may fill the form for a general the nation does not have; no text can.
#[test]
fn f_10_10__armies_for_a_general_nobody_has_are_refused() {
    let table =
        bare("standard-4p").pieces("ehrensvaerd@stralsund=1").hand("sweden", "s13 h13").active("sweden").build();
    let sweden = table.power("sweden");
    let pay = table.state.core.secret.hands[sweden.index()];
    let judge = |rank: usize, returns: bool| {
        let mut order = engine::action::Recruit { pay, ..engine::action::Recruit::new(sweden) };
        order.gains[rank] = 1;
        order.generals[rank] = returns.then(|| table.city_id("stralsund"));
        table.rules.check(&table.state, table.seat_of("sweden"), &engine::action::Action::Recruit(order))
    };
    assert_eq!(judge(0, false), Ok(()));
    for returns in [false, true] {
        let refusal = judge(7, returns).expect_err("Sweden has one general");
        assert_eq!(
            (refusal.rule.as_str(), refusal.why),
            ("F-10.10", engine::refusal::Why::UnknownGeneral { power: sweden })
        );
    }
}
