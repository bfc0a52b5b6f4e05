//! How minor events work, whichever they are (FC-0.1, FC-0.2, FC-0.3, FC-0.9, FD-26).

use std::sync::Arc;

use board::Suit;

use super::passive::{drawn, holding, idle_to_turn};
use super::table::{Scene, bare};
use crate::game::Game;
use engine::chance::Dice;
use engine::event::{Event, Log};
use engine::question::About;

/// What a minor event brings about counts at the next check only.
#[test]
fn fc_0_1__an_objective_won_by_a_card_of_fate_counts_at_the_end_of_the_next_turn() {
    let setup = drawn("6", Suit::Spades, "laudon@neisse=2 keith@berlin=1");
    let mut table = setup.markers(&holding("austria", &[1, 2], &["neisse"])).build();
    assert!(table.winners().is_empty());
    table.play("austria", "step laudon neisse-ziegenhals");
    assert_eq!((table.marker("neisse"), table.state.core.turn), ("austria", 7));
    assert!(table.winners().is_empty());
    idle_to_turn(&mut table, 8);
    assert_eq!(table.winners(), ["maria-theresia"]);
    assert_eq!(table.rules.outcome(&table.state).unwrap().turn, 7);
    // The check comes before the card: whoever has all wins without it.
    let setup = drawn("6", Suit::Spades, "laudon@neisse=2 keith@berlin=1");
    let table = setup.markers(&holding("austria", &[1, 2], &[])).build();
    assert_eq!(table.winners(), ["maria-theresia"]);
}

/// FC-0.9: what a card says a nation may do, it may leave; what it does by itself asks nobody.
#[test]
fn fc_0_9__every_may_can_be_declined() {
    let all = "laudon@olmuetz=2 keith@dresden=2 hildburghausen@leipzig=2 soubise@gemuenden=1";
    let cases = [
        ("4", Suit::Hearts, "france"),
        ("6", Suit::Spades, "austria"),
        ("6", Suit::Diamonds, "austria"),
        ("9", Suit::Diamonds, "prussia"),
        ("12", Suit::Hearts, "prussia"),
        ("1", Suit::Hearts, "austria"),
    ];
    for (card, suit, power) in cases {
        let hands = |setup: super::table::Setup| {
            ["prussia", "austria", "russia", "france"]
                .into_iter()
                .zip(["s5", "h5", "c5", "d5"])
                .fold(setup, |setup, (power, card)| setup.hand(power, card))
        };
        let setup = hands(drawn(card, suit, all)).friedrich(|own| own.beaten = vec!["hildburghausen".into()]);
        let mut table = setup.build();
        assert!(table.is_asked(power), "{card} {suit:?}");
        let troops = table.state.core.secret.troops;
        table.play(power, "pass");
        if card == "1" {
            table.play("russia", "accept");
        }
        assert_eq!(table.state.core.turn, 7, "{card} {suit:?}");
        assert!(table.state.core.secret.troops == troops);
        assert!(!table.happened(|event| matches!(
            event,
            Event::CardsExchanged { .. } | Event::TurnedOver { .. } | Event::Stepped { .. }
        )));
    }
}

#[test]
fn fd_26__no_choice_on_a_card_of_fate_can_be_taken_back() {
    let cases = [
        (drawn("8", Suit::Spades, "keith@berlin=2 dohna@potsdam=2"), "prussia", "assign keith"),
        (drawn("6", Suit::Spades, "laudon@olmuetz=2 keith@berlin=1"), "austria", "step laudon olmuetz-sternberg"),
        (drawn("6", Suit::Diamonds, "keith@dresden=2"), "austria", "starve keith"),
        (drawn("4", Suit::Hearts, "soubise@gemuenden=2").hand("france", "s5"), "france", "discard s5"),
        (drawn("elisabeth", Suit::Spades, "keith@berlin=2"), "prussia", "leave keith"),
        (drawn("1", Suit::Hearts, "daun@bruenn=1").hand("austria", "s5").hand("russia", "c5"), "russia", "accept"),
    ];
    for (setup, power, answer) in cases {
        let table = setup.build();
        let seat = table.seat_of(power);
        let rules = Arc::new(table.rules);
        let mut game = Game::from_state(rules.clone(), table.state);
        let action = rules.read(game.state(), seat, answer).unwrap();
        game.play(seat, &action).unwrap();
        assert_eq!(game.undoable(seat), 0, "{answer}");
    }
}

/// All 36: those for the next turn live exactly one turn, those that act at once leave nothing behind.
#[test]
fn fc_0_2__next_turn_is_the_whole_following_turn_and_nothing_lasts_longer() {
    let held = [
        "2C", "2D", "3C", "3H", "3D", "4S", "4D", "5S", "5H", "5D", "7S", "7H", "7D", "8C", "8D", "9C", "10S", "10H",
        "11S", "11H", "12S",
    ];
    let at_once = ["1C", "1H", "1D", "2H", "4H", "6S", "6C", "6D", "8S", "9S", "9D", "10C", "11C", "12C", "12H"];
    assert_eq!(held.len() + at_once.len(), 36);
    let all = "friedrich@berlin=4 heinrich@potsdam=2 daun@bruenn=3 laudon@olmuetz=3 saltikov@torun=2 fermor@lipno=2 \
               apraxin@lomza=2 tottleben@sierpc=2 cumberland@alfeld=2 soubise@gemuenden=2 richelieu@koblenz=2 \
               chevert@koblenz=2 hildburghausen@hildburghausen=2 ehrensvaerd@stralsund=2";
    for name in held.iter().chain(&at_once) {
        let (card, letter) = name.split_at(name.len() - 1);
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter().to_string().to_uppercase() == letter).unwrap();
        let mut table = drawn(card, suit, all).build();
        while let Some((seat, question)) = table.rules.next_asked(&table.state) {
            if question.about == About::Movement {
                break;
            }
            let action = table.rules.legal(&table.state, seat).actions[0];
            table.rules.apply(&mut table.state, seat, &action, &mut engine::event::Log::silent());
        }
        assert_eq!(table.state.core.turn, 7, "{name}");
        let lives = |table: &Scene| table.own().effect(table.friedrich_rules(), table.state.core.turn).is_some();
        assert_eq!(lives(&table), held.contains(name), "{name} in turn 7");
        if held.contains(name) {
            let alive = table.own().alive.unwrap();
            assert_eq!((alive.turn, alive.used), (7, false));
            super::passive::end_turn_now(&mut table);
            assert!(!lives(&table) && table.own().alive.is_none(), "{name} in turn 8");
        }
    }
}

#[test]
fn fc_0_3__who_is_out_of_the_game_is_not_touched() {
    let nothing = |card: &str, suit: Suit, gone: &[&str], pieces: &str| {
        let setup =
            drawn(card, suit, pieces).friedrich(|own| own.gone = gone.iter().map(ToString::to_string).collect());
        let table = setup.build();
        assert!(table.own().alive.is_none(), "{card} {suit:?}");
        assert_eq!(table.state.core.turn, 7, "{card} {suit:?}");
        let quiet = |event: &Event| {
            !matches!(event, Event::FreeArmy { .. } | Event::ArmyLost { .. } | Event::TurnedOver { .. })
        };
        assert!(table.events.iter().all(|entry| quiet(&entry.event)));
    };
    for (card, suit) in [
        ("1", Suit::Clubs),
        ("1", Suit::Diamonds),
        ("2", Suit::Clubs),
        ("2", Suit::Hearts),
        ("2", Suit::Diamonds),
        ("9", Suit::Spades),
    ] {
        nothing(card, suit, &["russia"], "keith@berlin=1");
    }
    nothing("12", Suit::Clubs, &["sweden"], "keith@berlin=1");
    for (card, suit) in [
        ("3", Suit::Clubs),
        ("3", Suit::Hearts),
        ("4", Suit::Spades),
        ("4", Suit::Hearts),
        ("5", Suit::Spades),
        ("5", Suit::Hearts),
        ("5", Suit::Diamonds),
    ] {
        nothing(card, suit, &["france"], "keith@berlin=1");
    }
    nothing("4", Suit::Diamonds, &[], "cumberland@ keith@berlin=1");
    nothing("11", Suit::Hearts, &[], "heinrich@ keith@berlin=1");
    // Not in the mode: the west has neither Friedrich nor Daun.
    for card in ["7", "12", "6", "9"] {
        let table = bare("scenario-1")
            .turn(6)
            .phase("end-of-turn")
            .fate(&format!("{card} 1"))
            .pieces("seydlitz@berlin=2")
            .build();
        assert!(table.own().alive.is_none(), "{card}");
        assert_eq!(table.state.core.turn, 7);
    }
    // Off the board is another matter: he may come back in that turn.
    let off = drawn("12", Suit::Spades, "keith@berlin=1").build();
    assert_eq!(off.own().alive.unwrap().turn, 7);
}

/// Two turns at random under each of the 48 versions: nobody is stuck, everything listed is legal, all stays sound.
#[test]
fn every_version_of_every_minor_event_can_be_lived_through() {
    let all = "friedrich@dresden=4 winterfeldt@dresden=2 heinrich@torgau=2 keith@halle=2 prussia-t1@wittenberg \
               daun@kamenz=5 laudon@pirna=3 lacy@prag=2 austria-t1@bautzen saltikov@landsberg=4 fermor@kuestrin=3 \
               russia-t1@friedeberg cumberland@alfeld=3 soubise@northeim=3 richelieu@muenden=2 chevert@muenden=2 \
               france-t1@kassel hildburghausen@leipzig=4 empire-t1@borna ehrensvaerd@wolgast=2 sweden-t1@wismar";
    let hands = [("prussia", "s5 h9 d11 s11"), ("austria", "d4 c7"), ("russia", "h3 c8"), ("france", "s2 s6 c3")];
    for card in 1..=12_u8 {
        for suit in Suit::ALL {
            let setup = drawn(&card.to_string(), suit, all);
            let setup = hands.iter().fold(setup, |setup, (power, cards)| setup.hand(power, cards));
            let mut table = setup.friedrich(|own| own.beaten = vec!["hildburghausen".into()]).build();
            let mut dice = Dice::new(u64::from(card));
            for _ in 0..1000 {
                let Some((seat, _)) = table.rules.next_asked(&table.state) else { break };
                if table.state.core.turn > 8 {
                    break;
                }
                if dice.one_in(6) {
                    let legal = table.rules.legal(&table.state, seat);
                    let refused =
                        legal.actions.iter().find(|action| table.rules.check(&table.state, seat, action).is_err());
                    assert_eq!(refused, None, "{card} {suit:?}");
                }
                let action = table.rules.random_action(&table.state, seat, &mut dice);
                let action = action.unwrap_or_else(|| panic!("{card} {suit:?}: nothing to do"));
                let played = table.rules.play(&mut table.state, seat, &action, &mut Log::silent());
                assert_eq!(played, Ok(()), "{card} {suit:?}: {action:?}");
                table.rules.assert_sound(&table.state);
            }
        }
    }
}
