//! M-8: tactical cards.

use super::table::{Scene, bare};
use crate::View;
use crate::state::{State, Title};
use ::maria::rules::{Variant, variant};
use ::maria::state::{Phase, Stage};
use engine::chance::{Dice, Seed};
use engine::event::{Event, Log};

/// How many cards a power has drawn.
fn drew(table: &Scene, power: &str) -> u8 {
    let power = table.power(power);
    let number = |event: &Event| match event {
        Event::Drew { power: who, number } if *who == power => *number,
        _ => 0,
    };
    table.events.iter().map(|entry| number(&entry.event)).sum()
}

/// The stage of a power in its tactical-card phase.
fn stage(mode: &str, turn: u8, power: &str, markers: &str) -> Scene {
    bare(mode).turn(turn).markers(markers).active(power).phase("cards").build()
}

#[test]
fn m_8_2__incomes() {
    let west = stage("advanced-3p", 1, "france", "");
    assert_eq!((drew(&west, "france"), drew(&west, "bavaria")), (4, 2));
    let north = stage("advanced-3p", 1, "prussia", "");
    assert_eq!((drew(&north, "prussia"), drew(&north, "saxony")), (3, 1));
    let east = stage("advanced-3p", 1, "austria", "");
    assert_eq!((drew(&east, "austria"), drew(&east, "pragmatic")), (5, 3));
}

/// The powers of the stage draw, nobody else does, and what they draw was in the draw deck.
#[test]
fn m_8_1__each_active_power_draws_from_the_draw_deck() {
    let all = ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"];
    for (active, wanted) in
        [("france", [4, 2, 0, 0, 0, 0]), ("prussia", [0, 0, 3, 1, 0, 0]), ("austria", [0, 0, 0, 0, 3, 5])]
    {
        let table = stage("advanced-3p", 1, active, "");
        assert_eq!(all.map(|power| table.hand(power).len()), wanted, "{active}");
        let mut out: Vec<_> = table.state.core.secret.hands.iter().flat_map(board::CardSet::iter).collect();
        out.extend(table.state.core.secret.pile.iter());
        out.sort_unstable();
        assert_eq!(out, table.rules.pack.deck.set(1).collect::<Vec<_>>(), "{active}");
    }
}

#[test]
fn me_7__in_turns_one_to_three_france_draws_four_and_bavaria_two() {
    for turn in 1..=3 {
        let table = stage("advanced-3p", turn, "france", "");
        assert_eq!((drew(&table, "france"), drew(&table, "bavaria")), (4, 2), "turn {turn}");
    }
}

#[test]
fn me_8__from_turn_four_on_without_the_subsidy_france_draws_five_and_bavaria_one() {
    for turn in [4, 5, 12] {
        let mut table = stage("advanced-3p", turn, "france", "");
        table.play("france", "pass");
        assert_eq!((drew(&table, "france"), drew(&table, "bavaria")), (5, 1), "turn {turn}");
    }
}

#[test]
fn m_14_4__in_the_introductory_game_france_draws_two_fewer() {
    for mode in ["introductory-3p", "introductory-2p"] {
        let table = stage(mode, 3, "france", "");
        assert_eq!((drew(&table, "france"), drew(&table, "bavaria")), (2, 2), "{mode}: the subsidy is due");
        for (answer, wanted) in [("accept", (2, 2)), ("pass", (3, 1))] {
            let mut table = stage(mode, 4, "france", "");
            table.play("france", answer);
            assert_eq!((drew(&table, "france"), drew(&table, "bavaria")), wanted, "{mode} {answer}");
        }
    }
}

#[test]
fn m_8_4__from_turn_four_france_chooses() {
    for (answer, wanted) in [("accept", (4, 2)), ("pass", (5, 1))] {
        let mut table = stage("advanced-3p", 4, "france", "");
        assert_eq!(table.maria().phase, Phase::Subsidy);
        table.play("france", answer);
        assert_eq!((drew(&table, "france"), drew(&table, "bavaria")), wanted, "{answer}");
    }
}

#[test]
fn m_8_5__no_cards_while_the_capital_is_lost() {
    let table = stage("advanced-3p", 1, "france", "muenchen=austria");
    assert_eq!((drew(&table, "france"), drew(&table, "bavaria")), (5, 0));
    assert_eq!(drew(&stage("advanced-3p", 1, "prussia", "dresden=austria"), "saxony"), 0);
}

#[test]
fn r_45__a_french_marker_on_muenchen_does_not_stop_bavaria() {
    let table = stage("advanced-3p", 1, "france", "muenchen=france");
    assert_eq!((drew(&table, "france"), drew(&table, "bavaria")), (4, 2));
    let mut table = bare("advanced-3p").hand("bavaria", "h4").markers("muenchen=france").build();
    table.play("france", "enter bavaria-t1 muenchen pay h4.1");
    assert_eq!(table.place("bavaria-t1"), "muenchen");
}

#[test]
fn r_100__dresden_is_judged_by_the_relations_of_the_moment() {
    let austrian = |marker: &str| {
        let setup = bare("advanced-3p").markers(marker).active("austria").phase("cards");
        let table = setup
            .maria(|own| {
                own.tracks.insert("saxony".into(), 5);
            })
            .build();
        drew(&table, "saxony")
    };
    assert_eq!(austrian("dresden=prussia"), 0);
    assert!(austrian("dresden=austria") > 0);
    assert_eq!(drew(&stage("advanced-3p", 1, "prussia", "dresden=prussia"), "saxony"), 1);
}

#[test]
fn m_8_6__each_power_pays_from_its_own_hand() {
    let mut table = bare("advanced-3p").hand("france", "h3").hand("bavaria", "h9").build();
    table.refuse("france", "enter france-t1 lille pay h9.1", "M-8.17");
    table.play("france", "enter bavaria-t1 muenchen pay h9.1");
    assert_eq!((table.hand("france").len(), table.hand("bavaria").len()), (1, 0));
}

#[test]
fn m_8_7__no_hand_limit() {
    let many = "h2 h3 h4 h5 h6 h7 h8 h9 h10 s2 s3 s4 s5 s6 s7 s8 s9 s10";
    let setup = bare("advanced-3p").hand("prussia", many).active("prussia").phase("cards");
    assert_eq!(setup.build().hand("prussia").len(), 18 + 3);
}

/// What Austria sees of France's cards.
fn seen(table: &Scene) -> View {
    table.rules.view(&table.state, Some(table.seat_of("austria")))
}

/// What others see of a hand is its number.
#[test]
fn m_8_8__cards_are_shown_only_when_played() {
    let seen = |hand: &str| seen(&bare("advanced-3p").hand("france", hand).build());
    assert_eq!(seen("h5 s7"), seen("d9 c2"), "faces are hidden");
    assert_ne!(seen("h5 s7"), seen("h5"), "the number is open");
}

#[test]
fn r_26__cards_that_pay_are_shown() {
    let paid = |pay: &str| {
        let mut table = bare("advanced-3p").hand("france", "h5 s7").build();
        table.play("france", &format!("enter france-t1 lille pay {pay}"));
        table
    };
    assert_ne!(seen(&paid("h5")), seen(&paid("s7")));
    let told = paid("s7").events.into_iter().find_map(|entry| match entry.event {
        Event::TrainEntered { pay, .. } => Some((entry.audience, pay.len())),
        _ => None,
    });
    assert_eq!(told, Some((engine::event::Audience::All, 1)), "everybody is told which");
}

#[test]
fn m_8_9__four_suits_from_two_to_ten() {
    let table = bare("advanced-3p").build();
    let deck = &table.rules.pack.deck;
    assert_eq!((deck.lowest, deck.highest, deck.reserves), (2, 10, 2));
    assert_eq!(table.rules.suit_cards.map(|cards| cards.len()), [36; 4]);
}

/// A card of the third deck used in combat and one of the second that pays lie on the piles of their decks.
#[test]
fn m_8_11__used_cards_are_discarded_by_deck() {
    let piles = |table: &Scene| {
        let spent = |set: u8| {
            table.rules.pack.deck.set(set).filter(|&card| table.state.core.secret.spent.contains(card)).count()
        };
        [1, 2, 3, 4].map(spent)
    };
    let setup = bare("advanced-3p").pieces("neipperg@trautenau=2 friedrich@landeshut=4").hand("austria", "d2.1 d2.3");
    let mut table = setup.active("austria").phase("combat").build();
    let before = piles(&table);
    table.play("austria", "play d2.3");
    assert_eq!(piles(&table), [before[0], before[1], before[2] + 1, before[3]]);
    let mut paid = bare("advanced-3p").hand("france", "h5.2").build();
    let before = piles(&paid);
    paid.play("france", "enter france-t1 lille pay h5.2");
    assert_eq!(piles(&paid), [before[0], before[1] + 1, before[2], before[3]]);
}

#[test]
fn m_8_10__a_reserve_is_any_suit_from_one_to_eight() {
    let mut table = bare("advanced-3p")
        .pieces("neipperg@trautenau=2 friedrich@landeshut=4")
        .hand("austria", "reserve d2")
        .active("austria")
        .phase("combat")
        .build();
    table.refuse("austria", "play reserve=d9", "M-8.10");
    table.refuse("austria", "play reserve=s5", "M-11.1.5");
    table.play("austria", "play reserve=d8");
    assert!(table.is_asked("prussia"));
}

/// At zero a suit card forbids to stop, but a Reserve may be played instead of it.
#[test]
fn r_29__a_reserve_instead_of_the_suit_card() {
    let mut table = bare("advanced-3p")
        .pieces("neipperg@trautenau=2 friedrich@landeshut=2")
        .hand("austria", "reserve d3")
        .active("austria")
        .phase("combat")
        .build();
    table.refuse("austria", "concede", "M-11.1.15");
    table.play("austria", "play reserve=d4");
    assert_eq!(table.hand("austria").len(), 1);
}

/// Names of all cards of a set but the first `kept`.
fn set_but(set: u8, kept: usize) -> String {
    let pack = board::standard("maria").expect("the standard pack");
    let names: Vec<String> = pack.deck.set(set).skip(kept).map(|card| pack.card_name(card)).collect();
    names.join(" ")
}

fn fresh_decks(table: &Scene) -> Vec<Vec<u8>> {
    let sets = |event: &Event| match event {
        Event::FreshDeck { sets } => Some(sets.clone()),
        _ => None,
    };
    table.events.iter().filter_map(|entry| sets(&entry.event)).collect()
}

#[test]
fn m_8_12__the_next_deck_in_the_middle_of_a_draw() {
    let setup = bare("advanced-3p").hand("saxony", &set_but(1, 2)).active("prussia").phase("cards");
    let table = setup.build();
    assert_eq!(drew(&table, "prussia"), 3);
    assert_eq!(fresh_decks(&table), [vec![2]]);
    assert_eq!(table.state.core.secret.pile.len(), 38 - 2, "two from the old deck, two from the new one");
}

#[test]
fn m_8_13__after_the_fourth_deck_the_two_largest_piles() {
    let setup = bare("advanced-3p").hand("saxony", &set_but(4, 0)).hand("austria", "h2.1").active("prussia");
    let table = setup.phase("cards").build();
    assert_eq!(fresh_decks(&table), [vec![2, 3]], "one card of the first deck is missing");
    assert_eq!(table.state.core.secret.pile.len(), 76 - 4);
}

/// Equal piles: the lowest numbers.
#[test]
fn r_28__equal_piles_by_number() {
    let setup = bare("advanced-3p").hand("saxony", &set_but(4, 0)).active("prussia").phase("cards");
    assert_eq!(fresh_decks(&setup.build()), [vec![1, 2]]);
}

/// Plays a quiet first turn until the Austrian stage asks somebody.
fn quiet_turn(number: u64) -> (Scene, usize) {
    let mut table = bare("advanced-3p").build();
    let mut state: State = table.rules.start(Seed::from_number(number), &mut Log::silent());
    let mut dice = Dice::new(number);
    let mut left = usize::MAX;
    loop {
        let Title::Maria(own) = &state.title else { unreachable!() };
        if own.phase == Phase::Movement && own.stage == Stage::Prussian {
            left = state.core.secret.pile.len();
        }
        if own.phase == Phase::Movement && own.stage == Stage::Austrian {
            break;
        }
        let (seat, _) = table.rules.next_asked(&state).expect("somebody is asked");
        let quiet = ["pass", "end"].iter().find_map(|text| {
            let action = table.rules.read(&state, seat, text).expect("an action");
            table.rules.play(&mut state.clone(), seat, &action, &mut Log::silent()).ok().map(|()| action)
        });
        let action = quiet.or_else(|| table.rules.random_action(&state, seat, &mut dice)).expect("an action");
        table.rules.play(&mut state, seat, &action, &mut Log::silent()).expect("legal");
    }
    table.state = state;
    (table, left)
}

#[test]
fn me_41__the_first_deck_is_just_used_up() {
    let quiet = (1..20).map(quiet_turn).find(|(table, _)| table.state.core.secret.spent.len() == 1);
    let (table, left) = quiet.expect("a game in which no Reserve was turned up");
    assert_eq!(left, 0, "27 + 1 + 6 + 4");
    assert_eq!(table.state.core.secret.pile.len(), 38 - 8, "Austria and the Pragmatic Army draw from the second");
    assert_eq!(variant(table.maria_rules()), Variant::Advanced);
}

#[test]
fn m_8_15__overpaying_gives_no_change() {
    let mut table = bare("advanced-3p").hand("france", "h10").build();
    table.play("france", "enter france-t1 lille pay h10");
    assert!(table.hand("france").is_empty());
    let mut table = bare("advanced-3p").hand("france", "h3").build();
    table.refuse("france", "enter france-t1 lille pay h3", "M-10.2.4");
}

#[test]
fn m_8_14__costs_are_paid_in_any_suits_added_up() {
    let mut table = bare("advanced-3p").hand("france", "h2 s2 c3").build();
    table.refuse("france", "enter france-t1 lille pay h2", "M-10.2.4");
    table.refuse("france", "enter france-t1 lille pay c3", "M-10.2.4");
    table.play("france", "enter france-t1 lille pay h2+s2");
    assert_eq!((table.place("france-t1"), table.hand("france")), ("lille", vec!["c3.1".to_string()]));
}
