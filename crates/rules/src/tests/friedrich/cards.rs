//! F-3: tactical cards.

use board::CardSet;

use super::quiet::{idle, idle_until, told};
use super::table::{Setup, Table, bare, ready};
use crate::text;
use engine::event::{Audience, Event, Log};
use engine::shared::cards;

/// Power and number of every draw, in order.
fn draws(table: &Table) -> Vec<(&str, u8)> {
    let drawn =
        told(table, |event| if let Event::Drew { power, number } = event { Some((*power, *number)) } else { None });
    drawn.into_iter().map(|(power, number)| (table.rules.pack.power_of(power).slug.as_str(), number)).collect()
}

fn fresh_decks(table: &Table) -> Vec<Vec<u8>> {
    told(table, |event| if let Event::FreshDeck { sets } = event { Some(sets.clone()) } else { None })
}

/// Names of all cards of a set but the first `kept`.
fn set_but(set: u8, kept: usize) -> Vec<String> {
    let pack = board::standard("friedrich").expect("the standard pack");
    pack.deck.set(set).skip(kept).map(|card| pack.card_name(card)).collect()
}

/// What a power draws at the start of its nation-turn.
fn income(mode: &str, power: &str, cuts: u8, losses: u8) -> u8 {
    let setup = bare(mode).friedrich(|own| (own.subsidy_cuts, own.colonial_losses) = (cuts, losses));
    let table = setup.active(power).phase("cards").build();
    assert_eq!(draws(&table)[0].0, power);
    draws(&table)[0].1
}

/// France draws c4 c5 c6 c7 with two older cards in hand.
fn france_draws(mode: &str) -> Setup {
    let setup = bare(mode).pieces("soubise@fulda=3").active("france").phase("cards");
    setup.hand("france", "s2 h3").draw("c4 c5 c6 c7 c8")
}

#[test]
fn f_3_1__nobody_holds_cards_at_the_start() {
    for mode in ["standard-4p", "standard-3p", "scenario-1", "scenario-2"] {
        let table = ready(mode).phase("deploy").build();
        assert!(table.state.core.secret.hands.iter().all(CardSet::is_empty));
        let mut table = table;
        idle_until(&mut table, |table| !table.hand("prussia").is_empty());
        let held: usize = table.state.core.secret.hands.iter().map(CardSet::len).sum();
        assert_eq!(held, table.hand("prussia").len(), "only Prussia has drawn");
    }
}

#[test]
fn f_3_2__drawing_comes_first() {
    let mut table = ready("standard-4p").build();
    table.play("prussia", "end");
    let acts = table.events.iter().position(|entry| matches!(entry.event, Event::PowerActs { .. }));
    let after = &table.events[acts.expect("Hanover acts") + 1..];
    assert!(matches!(after[0].event, Event::FreshDeck { .. } | Event::Drew { .. }));
    assert!(table.is_asked("hanover") && table.hand("hanover").len() == 2);
}

/// Also: F-3.4, F-3.5, F-3.6, F-3.7, F-3.8.
#[test]
fn f_3_3__every_nation_draws_its_income() {
    let full =
        [("prussia", 7), ("hanover", 2), ("russia", 4), ("sweden", 1), ("austria", 5), ("empire", 1), ("france", 4)];
    for mode in ["standard-4p", "standard-3p"] {
        let mut table = ready(mode).phase("cards").build();
        idle_until(&mut table, |table| table.state.core.turn == 2);
        assert_eq!(draws(&table)[..7], full, "{mode}");
    }
    let mut table = ready("scenario-1").phase("cards").build();
    idle_until(&mut table, |table| table.state.core.turn == 2);
    assert_eq!(draws(&table)[..3], [("prussia", 2), ("hanover", 2), ("france", 4)]);
    let mut table = ready("scenario-2").phase("cards").build();
    idle_until(&mut table, |table| table.state.core.turn == 2);
    assert_eq!(draws(&table)[..3], [("prussia", 5), ("austria", 5), ("empire", 1)]);
}

/// Also: F-3.10.
#[test]
fn fe_3__incomes_fall_from_7_2_5_to_4_1_4() {
    for mode in ["standard-4p", "standard-3p"] {
        assert_eq!([0, 1, 2].map(|cuts| income(mode, "prussia", cuts, 0)), [7, 5, 4]);
        assert_eq!([0, 1, 2].map(|losses| income(mode, "hanover", 0, losses)), [2, 2, 1]);
        assert_eq!([0, 1, 2].map(|losses| income(mode, "austria", 0, losses)), [5, 4, 4]);
        assert_eq!(["russia", "sweden", "empire"].map(|power| income(mode, power, 2, 2)), [4, 1, 1]);
    }
}

#[test]
fn f_3_10__cards_of_fate_lower_the_incomes() {
    let next_turn = |fate: &str, losses: u8, power: &str| {
        let setup = bare("standard-4p").turn(8).phase("end-of-turn").fate(fate);
        let mut table = setup.friedrich(|own| own.colonial_losses = losses).build();
        idle_until(&mut table, |table| draws(table).iter().any(|&(who, _)| who == power));
        draws(&table).into_iter().find(|&(who, _)| who == power).expect("it draws").1
    };
    assert_eq!(["lord-bute", "poems"].map(|card| next_turn(card, 0, "prussia")), [5, 5]);
    assert_eq!(["india", "america"].map(|card| next_turn(card, 0, "austria")), [4, 4]);
    assert_eq!(["india", "america"].map(|card| next_turn(card, 1, "hanover")), [1, 1]);
    assert_eq!(next_turn("india", 0, "france"), 3);
}

/// Also: F-3.9, F-3.11, FE-4, FQ-93.
#[test]
fn fd_4__france_must_discard_one_of_the_four_cards_just_drawn() {
    for mode in ["standard-4p", "standard-3p", "scenario-1"] {
        let mut table = france_draws(mode).build();
        assert!(table.is_asked("france"));
        assert_eq!(table.hand("france").len(), 6);
        assert_eq!(table.list("france"), ["discard c4.1", "discard c5.1", "discard c6.1", "discard c7.1"]);
        table.refuse("france", "discard s2", "F-3.11");
        table.refuse("france", "discard c8.1", "F-3.11");
        table.refuse("france", "march soubise fulda-huenfeld", "F-3.9");
        table.refuse("france", "end", "F-3.9");
        table.play("france", "discard c6");
        assert_eq!(table.hand("france"), ["c4.1", "c5.1", "c7.1", "s2.1", "h3.1"]);
        table.play("france", "march soubise fulda-huenfeld");
    }
}

/// Also: FQ-48.
#[test]
fn f_3_12__the_discard_stays_unseen() {
    let mut table = france_draws("standard-4p").build();
    let seat = table.seat_of("france");
    let action = table.rules.read(&table.state, seat, "discard c6").expect("an action");
    assert_eq!(text::public(&table.rules, &table.state, seat, &action).as_deref(), Some("discard"));
    let before = table.events.len();
    table.play("france", "discard c6");
    let (france, friedrich) = (table.seat_of("france"), table.seat_of("prussia"));
    let names_it = |entry: &&crate::Entry| matches!(entry.event, Event::DiscardedCard { .. });
    let told: Vec<_> = table.events[before..].iter().filter(names_it).collect();
    assert!(
        told.len() == 1 && told[0].is_for(Some(france)) && !told[0].is_for(Some(friedrich)) && !told[0].is_for(None)
    );
    assert!(table.happened(|event| matches!(event, Event::DiscardedHidden { number: 1, .. })));
    let card = engine::text::cards_named(table.rules.pack, "c6.1").expect("a card")[0];
    let core = &table.state.core;
    assert!(core.secret.spent.contains(card) && !core.seen.contains(card));
    assert!(core.secret.known[france.index()].contains(card) && !core.secret.known[friedrich.index()].contains(card));
    // Cards played are seen by all.
    let setup = bare("standard-4p").pieces("heinrich@bautzen=1 daun@loebau=4").phase("combat");
    let mut table = setup.hand("prussia", "d5").build();
    table.play("prussia", "play d5");
    let card = engine::text::cards_named(table.rules.pack, "d5.1").expect("a card")[0];
    assert!(table.state.core.seen.contains(card));
}

#[test]
fn f_3_13__after_the_first_colonial_loss_france_keeps_three_cards() {
    for mode in ["standard-4p", "scenario-1"] {
        let table = france_draws(mode).friedrich(|own| own.colonial_losses = 1).build();
        assert_eq!(table.hand("france").len(), 5);
        assert!(table.list("france").contains(&"end".to_string()), "nothing is discarded");
    }
}

#[test]
fn fd_5__in_scenario_1_prussia_discards_one_of_two() {
    let setup = bare("scenario-1").pieces("seydlitz@brandenburg=3").phase("cards").hand("prussia", "s2");
    let mut table = setup.draw("c4 c5 c6").build();
    assert!(table.is_asked("prussia"));
    assert_eq!(table.list("prussia"), ["discard c4.1", "discard c5.1"]);
    table.refuse("prussia", "discard s2", "F-14.1.8");
    table.play("prussia", "discard c4");
    assert_eq!(table.hand("prussia"), ["c5.1", "s2.1"]);
    let naming = table.events.iter().filter(|entry| matches!(entry.event, Event::DiscardedCard { .. }));
    assert!(naming.clone().count() == 1 && naming.clone().all(|entry| entry.audience != Audience::All));
}

/// Also: F-3.15.
#[test]
fn f_3_14__cards_stay_in_hand_without_limit_until_they_are_spent() {
    let mut table = ready("standard-4p").phase("cards").build();
    let first = table.hand("prussia");
    idle_until(&mut table, |table| table.state.core.turn == 5 && table.is_asked("prussia"));
    let later = table.hand("prussia");
    assert_eq!(later.len(), 35);
    assert!(first.iter().all(|card| later.contains(card)));
    let table = bare("standard-4p").hand("prussia", &set_but(1, 0).join(" ")).phase("cards").build();
    assert_eq!(table.hand("prussia").len(), 57);
}

/// Also: F-3.17, F-3.18.
#[test]
fn f_3_16__hands_of_one_player_are_kept_apart() {
    let setup = bare("standard-4p").pieces("heinrich@bautzen=1 daun@loebau=4");
    let setup = setup.hand("prussia", "d2").hand("hanover", "d13");
    let mut table = setup.build();
    table.refuse("prussia", "recruit prussia 1 pay d13.1 heinrich=1", "F-10.3");
    table.refuse("prussia", "recruit prussia 1 pay d2+d13.1 heinrich=1", "F-10.3");
    table.refuse("prussia", "give d13.1", "F-2.4");
    table.play("prussia", "end");
    assert_eq!(table.list("prussia"), ["play d2.1", "concede"]);
    table.refuse("prussia", "play d13.1", "F-7.8");
    table.play("prussia", "play d2");
    assert_eq!(table.hand("hanover"), ["d13.1"]);
}

/// Also: FQ-46.
#[test]
fn f_3_19__cards_are_shown_to_nobody_but_their_number_is_known() {
    for mode in ["standard-4p", "standard-3p"] {
        let mut table = ready(mode).phase("cards").build();
        idle_until(&mut table, |table| table.state.core.turn == 2);
        let mut owners = 0;
        for entry in &table.events {
            match entry.event {
                Event::DrewCards { power, .. } => {
                    assert_eq!(entry.audience, Audience::Only(table.state.core.seat(power)));
                    owners += 1;
                }
                Event::Drew { .. } => assert_eq!(entry.audience, Audience::All),
                _ => {}
            }
        }
        assert_eq!(owners, 8, "seven nations, and Prussia in turn 2");
        for viewer in table.rules.seats().map(Some).chain([None]) {
            let view = table.rules.view(&table.state, viewer);
            for power in &view.powers {
                assert_eq!(power.hand.len(), table.state.core.secret.hands[power.power.index()].len());
                assert_eq!(
                    power.hand.cards.is_some(),
                    viewer == Some(view.seat(power.power)),
                    "not even an ally looks"
                );
            }
        }
    }
}

/// Also: F-3.22, F-3.23.
#[test]
fn f_3_21__a_reserve_stands_for_a_value_from_1_to_10() {
    let fight = |pieces: &str| bare("standard-4p").pieces(pieces).phase("combat").hand("prussia", "reserve c9").build();
    let mut table = fight("heinrich@bautzen=1 daun@loebau=8");
    let expected: Vec<String> = (1..=10).map(|value| format!("play reserve.1=d{value}")).collect();
    assert_eq!(table.list("prussia")[..10], expected);
    table.refuse("prussia", "play reserve=d11", "F-3.21");
    table.refuse("prussia", "play reserve", "F-3.22");
    table.play("prussia", "play reserve=d1");
    assert!(table.happened(|event| matches!(event, Event::Played { counted: 1, score: -6, .. })));
    // In another sector the same card stands for another suit.
    let mut table = fight("heinrich@loebau=1 daun@bautzen=8");
    table.play("prussia", "play reserve=c10");
    assert!(table.happened(|event| matches!(event, Event::Played { counted: 10, score: 3, .. })));
    let lowest = (0..200).map(|card| table.rules.value_of[card]).filter(|&value| value > 0).min();
    assert_eq!(lowest, Some(2), "no suited card has the value 1");
}

#[test]
fn f_3_25__the_next_set_follows_when_one_is_used_up() {
    for set in 1..=3 {
        let mut setup = bare("standard-4p").phase("cards");
        setup.position.spent = set_but(set, 2);
        let table = setup.build();
        assert_eq!(fresh_decks(&table), [[set + 1]]);
        let from_next = table.hand("prussia").iter().filter(|name| name.ends_with(&format!(".{}", set + 1))).count();
        assert_eq!((table.hand("prussia").len(), from_next), (7, 5), "the draw goes on with the next set");
    }
}

/// Also: F-3.24.
#[test]
fn f_3_26__after_the_fourth_set_the_two_largest_spent_piles_are_shuffled() {
    let mut setup = bare("standard-4p").phase("cards").hand("hanover", &set_but(1, 45).join(" "));
    setup.position.spent = set_but(4, 2);
    let mut table = setup.build();
    assert_eq!(fresh_decks(&table), [[2, 3]], "45, 50, 50 and 48 cards are spent");
    let sets: Vec<u8> = table.state.core.secret.pile.iter().map(|card| table.rules.pack.deck.card(card).set).collect();
    assert!(sets.len() == 95 && sets.contains(&2) && sets.contains(&3) && !sets.contains(&1) && !sets.contains(&4));
    assert_eq!(table.state.core.secret.spent.len(), 45 + 48, "the others stay apart");
    assert_eq!(table.hand("prussia").iter().filter(|name| name.ends_with(".4")).count(), 2);
    // And again when that pile is used up.
    let core = &mut table.state.core;
    while let Some(card) = core.secret.pile.pop() {
        core.secret.spent.insert(card);
    }
    let deck = &table.rules.pack.deck;
    let spent = |set: u8| deck.set(set).filter(|&card| core.secret.spent.contains(card)).count();
    let mut largest: Vec<u8> = (1..=4).collect();
    largest.sort_by_key(|&set| std::cmp::Reverse(spent(set)));
    let mut expected = largest[..2].to_vec();
    expected.sort_unstable();
    let mut log = Log::new();
    assert!(cards::renew_pile(&table.rules, core, &mut log));
    assert_eq!(log.into_entries()[0].event, Event::FreshDeck { sets: expected });
}

#[test]
fn fq_47__ties_go_to_the_lower_set_and_an_empty_table_gives_what_there_is() {
    let mut setup = bare("standard-4p").phase("cards");
    setup.position.spent = set_but(4, 2);
    let table = setup.build();
    assert_eq!(fresh_decks(&table), [[1, 2]], "three sets tie");
    assert_eq!(table.hand("prussia").len(), 7, "2 of the old pile, 5 of the new");
    let all: Vec<String> = (1..=4).flat_map(|set| set_but(set, 0)).collect();
    let but_three = all[3..].join(" ");
    let mut setup = bare("standard-4p").phase("cards").hand("austria", &but_three);
    setup.position.draw = all[..3].to_vec();
    let table = setup.build();
    assert_eq!(draws(&table)[0], ("prussia", 3));
    let mut table = bare("standard-4p").phase("cards").hand("austria", &all.join(" ")).build();
    assert_eq!(draws(&table)[0], ("prussia", 0));
    assert!(idle(&mut table), "the game goes on");
}

/// The same cards are shuffled twice: the second order is not the first again, so that nobody can foresee it.
#[test]
fn f_3_26__every_reshuffle_has_an_order_of_its_own() {
    let mut setup = bare("standard-4p").phase("cards");
    setup.position.spent = set_but(4, 2);
    let mut table = setup.build();
    let core = &mut table.state.core;
    let mut reshuffled = || {
        while let Some(card) = core.secret.pile.pop() {
            core.secret.spent.insert(card);
        }
        assert!(cards::renew_pile(&table.rules, core, &mut Log::silent()));
        core.secret.pile.iter().collect::<Vec<_>>()
    };
    let (first, second) = (reshuffled(), reshuffled());
    let sorted = |order: &[board::CardId]| order.iter().map(|card| card.0).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(sorted(&first), sorted(&second));
    assert_ne!(first, second);
}
