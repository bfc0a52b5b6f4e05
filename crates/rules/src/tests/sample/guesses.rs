//! What a sampled world guesses where nothing is known.

use crate::state::Title;
use crate::tests::table::bare;
use engine::chance::Dice;

/// the pools as they are now stand for every winter gone by.
#[test]
fn r_131__winter_scores_are_guessed_from_the_pools() {
    let guessed = |turn: u8| {
        let table = bare("maria", "advanced-3p").turn(turn).active("prussia").build();
        let view = table.rules.view(&table.state, None);
        let Title::Maria(own) = table.rules.sample(&view, &mut Dice::new(1)).state.title else {
            panic!("this is MARIA")
        };
        ["prussia", "france", "pragmatic", "austria"].map(|power| own.secret.scores[table.power(power).index()])
    };
    assert_eq!(guessed(3), [0; 4]);
    assert_eq!(guessed(4), [11, 11, 8, 3]);
    assert_eq!(guessed(7), [22, 22, 16, 6]);
}

/// FC-10S: somebody on the board has the recruits, if nobody came back with them.
#[test]
fn fc_10s__recruits_are_guessed_to_stand_somewhere() {
    let pieces = "heinrich@berlin=2 keith@spandau=1 friedrich@torgau=3";
    let mut table = bare("friedrich", "standard-4p").pieces(pieces).hand("prussia", "s13 h13").build();
    let guess = |table: &crate::tests::table::Scene, number: u64| {
        let view = table.rules.view(&table.state, None);
        let world = table.rules.sample(&view, &mut Dice::new(number));
        let Title::Friedrich(own) = world.state.title else { panic!("this is FRIEDRICH") };
        own.secret.recruited
    };
    assert!((0..20).all(|number| guess(&table, number).is_empty()), "nobody has recruited");
    table.play("prussia", "recruit prussia 2 pay s13 heinrich=1 keith=1");
    let guesses: Vec<_> = (0..60).map(|number| guess(&table, number)).collect();
    assert!(guesses.iter().all(|found| (1..=2).contains(&found.len())));
    assert!(guesses.iter().any(|found| found.len() == 1) && guesses.iter().any(|found| found.len() == 2));
    let mut table = bare("friedrich", "standard-4p").pieces(pieces).hand("prussia", "s13 h13").build();
    table.play("prussia", "recruit prussia 1 pay s13 schwerin@berlin=1");
    let schwerin = board::PieceSet::one(table.piece("schwerin"));
    assert!((0..20).all(|number| guess(&table, number) == schwerin), "he came back with the only one");
}

/// M-13.6, R-141: hidden recruits of an order that waits go to generals who can have them.
#[test]
fn m_13_6__the_recruits_of_a_waiting_order_are_guessed() {
    let setup = bare("maria", "advanced-3p").turn(3).phase("winter").pieces("karl@prag=6 stair@amsterdam=1");
    let setup = setup.hand("austria", "h8 h10 h4").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 4 pay h8+h10 arenberg@amsterdam=2 karl=2");
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    let generals = table.rules.generals_of(table.power("austria"));
    let mut splits = std::collections::BTreeSet::new();
    for number in 0..40 {
        let state = table.rules.sample(&view, &mut Dice::new(number)).state;
        let Title::Maria(own) = state.title else { panic!("MARIA") };
        let Some(engine::action::Action::Recruit(order)) = own.secret.waiting else { panic!("an order waits") };
        assert!(order.armies() >= 1, "Arenberg comes back with troops");
        for (rank, general) in generals.iter().enumerate() {
            let gain = order.gains[rank];
            let comes = order.generals[rank].is_some();
            let stands = general == table.piece("karl");
            assert!(gain == 0 || comes || stands, "nobody else is there");
            assert!(state.core.secret.troops[general.index()] + gain <= 8, "nobody leads more than eight");
        }
        splits.insert(order.gains);
    }
    assert!(splits.len() > 1, "not always the same");
}

/// F-13.4 to F-13.6: the first four cards are mild, and any may follow.
#[test]
fn f_13_4__a_milder_fate_is_guessed_as_mild_at_first() {
    for turn in [1, 7, 8, 11] {
        let table = bare("friedrich", "standard-4p").options("milder-fate").turn(turn).build();
        let view = table.rules.view(&table.state, None);
        let drawn = usize::from(table.own().drawn_fate);
        let mut fifth_kept_back = 0;
        for number in 0..60 {
            let Title::Friedrich(own) = table.rules.sample(&view, &mut Dice::new(number)).state.title else {
                panic!("this is FRIEDRICH")
            };
            let pile = own.secret.pile;
            assert!(table.own().secret.pile[..drawn] == pile[..drawn], "what was drawn is known");
            let is_kept_back = |at: usize| friedrich::setup::is_kept_back(table.friedrich_rules(), pile[at]);
            assert!((drawn..4).all(|at| !is_kept_back(at)), "turn {turn}");
            fifth_kept_back += usize::from(is_kept_back(4));
        }
        assert!(drawn > 4 || fifth_kept_back > 0, "the fifth may be any");
    }
}

/// F-3.11: what a seat knew of a hand before is not among the cards just drawn.
#[test]
fn f_3_11__cards_known_before_are_not_guessed_to_be_fresh() {
    let setup = bare("friedrich", "standard-4p").active("france").phase("cards").pieces("soubise@fulda=3");
    let mut setup = setup.hand("france", "s2 h3").hand("austria", "d5");
    setup.position.known.insert("friedrich".into(), vec!["s2.1".into(), "h3.1".into()]);
    let table = setup.build();
    let view = table.rules.view(&table.state, Some(table.seat_of("prussia")));
    for number in 0..30 {
        let Title::Friedrich(own) = table.rules.sample(&view, &mut Dice::new(number)).state.title else {
            panic!("this is FRIEDRICH")
        };
        let fresh: Vec<String> = own.secret.drawn.iter().map(|card| table.rules.pack.card_name(card)).collect();
        assert!(fresh.len() == 4 && !fresh.contains(&"s2.1".into()) && !fresh.contains(&"h3.1".into()), "{fresh:?}");
    }
}

/// FC-1H: a card another player has laid down is one of his hand.
#[test]
fn fc_1h__a_card_laid_down_unseen_is_guessed() {
    let setup = bare("friedrich", "standard-4p").options("expert").turn(6).phase("end-of-turn");
    let setup = setup.fate("1 lord-bute poems").pieces("daun@bruenn=1 keith@berlin=1 ferdinand@hanau=1");
    let setup = setup.friedrich(|own| own.last_winner = Some("ferdinand".into()));
    let mut table = setup.hand("austria", "s5 h6").hand("russia", "c12 d2").build();
    table.play("austria", "accept");
    table.play("russia", "accept");
    table.play("russia", "give c12");
    let view = table.rules.view(&table.state, Some(table.seat_of("prussia")));
    for number in 0..10 {
        let state = table.rules.sample(&view, &mut Dice::new(number)).state;
        let Title::Friedrich(own) = &state.title else { panic!("this is FRIEDRICH") };
        let offered: Vec<_> = own.secret.offered.iter().flatten().copied().collect();
        assert_eq!(offered.len(), 1, "only Russia has laid one down");
        assert!(state.core.secret.hands[table.power("russia").index()].contains(offered[0]));
    }
}

/// the hand that is guessed pays for every general who comes back, and no card lies in two places.
#[test]
fn r_141__a_guessed_hand_pays_for_all_who_come_back() {
    let setup = bare("maria", "advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let setup = setup.hand("austria", "h4 c4").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 2 pay h4+c4 traun@wien=1 arenberg@amsterdam=1");
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    for number in 0..40 {
        let state = table.rules.sample(&view, &mut Dice::new(number)).state;
        table.rules.assert_sound(&state);
        let hand = &state.core.secret.hands[table.power("austria").index()];
        assert!(engine::shared::cards::points(&table.rules, hand) >= 8, "two troops cost eight points");
        let Title::Maria(own) = &state.title else { panic!("MARIA") };
        let Some(engine::action::Action::Recruit(order)) = own.secret.waiting else { panic!("an order waits") };
        let price = 4 * u32::from(order.armies());
        assert!(engine::shared::cards::points(&table.rules, &order.pay) >= price, "{order:?}");
    }
}

/// nor is a suit guessed that the hand is known to lack.
#[test]
fn r_141__a_guessed_payment_is_of_no_suit_the_hand_lacks() {
    let setup = bare("maria", "advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let mut setup = setup.hand("austria", "d8").maria(|own| own.boxed = vec!["dessauer".into()]);
    let lacking = [board::Suit::Hearts, board::Suit::Spades, board::Suit::Clubs];
    setup.position.lacks.insert("austria".into(), lacking.to_vec());
    let mut table = setup.build();
    table.play("austria", "recruit austria 2 pay d8 traun@wien=1 arenberg@amsterdam=1");
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    for number in 0..40 {
        let state = table.rules.sample(&view, &mut Dice::new(number)).state;
        let hand = &state.core.secret.hands[table.power("austria").index()];
        let suits = hand.iter().filter_map(|card| engine::shared::cards::suit_of(&table.rules, card));
        assert!(suits.into_iter().all(|suit| !lacking.contains(&suit)), "{hand:?}");
    }
}

/// a card the seat knows to be there stays in the hand that is guessed.
#[test]
fn r_141__a_guessed_payment_leaves_known_cards_where_they_are() {
    let setup = bare("maria", "advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let mut setup = setup.hand("austria", "h8 h2").maria(|own| own.boxed = vec!["dessauer".into()]);
    setup.position.known.insert("louis-xv".into(), vec!["h2.1".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 2 pay h8 traun@wien=1 arenberg@amsterdam=1");
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    let mut known = table.state.core.secret.hands[table.power("austria").index()].iter();
    let known = known.find(|&card| table.rules.pack.card_name(card) == "h2.1").expect("the card that is known");
    for number in 0..40 {
        let state = table.rules.sample(&view, &mut Dice::new(number)).state;
        let hand = &state.core.secret.hands[table.power("austria").index()];
        assert!(hand.contains(known) && hand.len() == 2);
    }
}

/// M-13.6: nobody is guessed to lead more than eight; who has seven takes one more.
#[test]
fn m_13_6__guessed_recruits_overfill_nobody() {
    let setup = bare("maria", "advanced-3p").turn(3).phase("winter").pieces("karl@prag=7 stair@amsterdam=1");
    let setup = setup.hand("austria", "h8 h10 h4 h9").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 4 pay h8+h10 arenberg@amsterdam=3 karl=1");
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    let karl =
        table.rules.generals_of(table.power("austria")).iter().position(|general| general == table.piece("karl"));
    for number in 0..60 {
        let Title::Maria(own) = table.rules.sample(&view, &mut Dice::new(number)).state.title else { panic!("MARIA") };
        let Some(engine::action::Action::Recruit(order)) = own.secret.waiting else { panic!("an order waits") };
        assert!(order.gains[karl.expect("an Austrian")] <= 1);
    }
}

/// M-17.5.26: troops of a card are as many as it gives.
#[test]
fn m_17_5_26__the_troops_of_a_card_are_guessed_in_its_number() {
    let setup = bare("maria", "advanced-3p").phase("politics").pieces("karl@prag=3 stair@amsterdam=1");
    let setup = setup.hand("austria", "s5").maria(|own| {
        own.political_cards = vec!["1741-pressburg".into(), "1742-walpole".into()];
        own.boxed = vec!["dessauer".into()];
        own.last_winner = Some("frederick".into());
        own.display.insert("austria".into(), vec!["s5".into()]);
    });
    let mut table = setup.build();
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table.play("austria", "take 1741-pressburg");
    table.play("austria", "execute obey");
    table.play("austria", "recruit austria 2 arenberg@amsterdam=1 karl=1");
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    for number in 0..20 {
        let Title::Maria(own) = table.rules.sample(&view, &mut Dice::new(number)).state.title else { panic!("MARIA") };
        let Some(engine::action::Action::Recruit(order)) = own.secret.waiting else { panic!("an order waits") };
        assert_eq!(order.armies(), 2);
    }
}
