//! F-3: tactical cards.

use board::CardSet;

use super::quiet::{idle, idle_until, told};
use super::table::{Scene, Setup, bare, ready};
use crate::text;
use engine::event::{Audience, Event, Log};
use engine::question::About;
use engine::shared::cards;

/// Power and number of every draw, in order.
fn draws(table: &Scene) -> Vec<(&str, u8)> {
    let drawn =
        told(table, |event| if let Event::Drew { power, number } = event { Some((*power, *number)) } else { None });
    drawn.into_iter().map(|(power, number)| (table.rules.pack.power_of(power).slug.as_str(), number)).collect()
}

fn fresh_decks(table: &Scene) -> Vec<Vec<u8>> {
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
    let number = draws(&table)[0].1;
    assert_eq!(table.hand(power).len(), usize::from(number));
    number
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

#[test]
fn f_3_3__prussia_draws_seven() {
    for mode in ["standard-4p", "standard-3p"] {
        assert_eq!(income(mode, "prussia", 0, 0), 7, "{mode}");
    }
}

#[test]
fn f_3_4__hanover_draws_two() {
    for mode in ["standard-4p", "standard-3p", "scenario-1"] {
        assert_eq!(income(mode, "hanover", 0, 0), 2, "{mode}");
    }
}

#[test]
fn f_3_5__russia_draws_four() {
    for mode in ["standard-4p", "standard-3p"] {
        assert_eq!(income(mode, "russia", 0, 0), 4, "{mode}");
    }
}

#[test]
fn f_3_6__sweden_draws_one() {
    for mode in ["standard-4p", "standard-3p"] {
        assert_eq!(income(mode, "sweden", 0, 0), 1, "{mode}");
    }
}

#[test]
fn f_3_7__austria_draws_five() {
    for mode in ["standard-4p", "standard-3p", "scenario-2"] {
        assert_eq!(income(mode, "austria", 0, 0), 5, "{mode}");
    }
}

#[test]
fn f_3_8__the_imperial_army_draws_one() {
    for mode in ["standard-4p", "standard-3p", "scenario-2"] {
        assert_eq!(income(mode, "empire", 0, 0), 1, "{mode}");
    }
}

#[test]
fn f_3_2__every_nation_draws_its_income_in_its_own_turn() {
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

#[test]
fn f_3_9__france_draws_four_and_discards_before_anything_else() {
    for mode in ["standard-4p", "standard-3p", "scenario-1"] {
        let mut table = france_draws(mode).build();
        assert_eq!(draws(&table), [("france", 4)], "{mode}");
        assert_eq!(table.hand("france").len(), 6);
        table.refuse("france", "march soubise fulda-huenfeld", "F-3.9");
        table.refuse("france", "end", "F-3.9");
        table.play("france", "discard c6");
        assert_eq!(table.hand("france"), ["c4.1", "c5.1", "c7.1", "s2.1", "h3.1"]);
        table.play("france", "march soubise fulda-huenfeld");
    }
}

#[test]
fn f_3_11__the_discard_is_one_of_the_four_just_drawn() {
    let mut table = france_draws("standard-4p").build();
    table.refuse("france", "discard s2", "F-3.11");
    table.refuse("france", "discard h3", "F-3.11");
    table.refuse("france", "discard c8.1", "F-3.11");
    for (card, kept) in [("c4", "c5.1 c6.1 c7.1"), ("c7", "c4.1 c5.1 c6.1")] {
        let mut table = france_draws("standard-4p").build();
        table.play("france", &format!("discard {card}"));
        assert_eq!(table.hand("france").join(" "), format!("{kept} s2.1 h3.1"), "France chooses which");
    }
}

#[test]
fn fd_4__france_chooses_among_the_four_cards_just_drawn() {
    let table = france_draws("standard-4p").build();
    assert_eq!(table.about("france"), About::Discard);
    assert_eq!(table.asked_powers(), ["france"]);
    assert_eq!(table.list("france"), ["discard c4.1", "discard c5.1", "discard c6.1", "discard c7.1"]);
}

#[test]
fn fe_4__france_discards_one_of_four_face_down_and_keeps_three_after_the_first_loss() {
    let mut table = france_draws("standard-4p").build();
    table.refuse("france", "discard s2", "F-3.11");
    table.play("france", "discard c5");
    assert_eq!(table.hand("france"), ["c4.1", "c6.1", "c7.1", "s2.1", "h3.1"]);
    let told = table.public(|event| matches!(event, Event::DiscardedCard { .. } | Event::DiscardedHidden { .. }));
    assert_eq!(told, [&Event::DiscardedHidden { power: table.power("france"), number: 1 }], "face down");
    let later = france_draws("standard-4p").friedrich(|own| own.colonial_losses = 1).build();
    assert_eq!(later.hand("france"), ["c4.1", "c5.1", "c6.1", "s2.1", "h3.1"]);
    assert_eq!(later.about("france"), About::Movement, "it keeps all three");
}

#[test]
fn fq_93__neither_the_draw_nor_the_french_discard_is_optional() {
    for power in ["prussia", "hanover", "russia", "sweden", "austria", "empire", "france"] {
        let table = bare("standard-4p").active(power).phase("cards").build();
        assert!(!table.hand(power).is_empty(), "{power} has drawn before it is asked anything");
    }
    let mut table = france_draws("standard-4p").build();
    assert!(table.list("france").iter().all(|answer| answer.starts_with("discard ")));
    table.refuse("france", "pass", "F-3.9");
    assert_eq!(table.hand("france").len(), 6);
}

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

#[test]
fn f_3_14__cards_stay_in_hand_until_they_are_spent() {
    let mut table = ready("standard-4p").phase("cards").build();
    let first = table.hand("prussia");
    idle_until(&mut table, |table| table.state.core.turn == 5 && table.is_asked("prussia"));
    let later = table.hand("prussia");
    assert_eq!(later.len(), 35);
    assert!(first.iter().all(|card| later.contains(card)));
}

#[test]
fn f_3_15__a_hand_may_hold_every_card_there_is() {
    let all: Vec<String> = (1..=4).flat_map(|set| set_but(set, 0)).collect();
    let mut setup = bare("standard-4p").phase("cards").hand("prussia", &all[7..].join(" "));
    setup.position.draw = all[..7].to_vec();
    let table = setup.build();
    assert_eq!(table.hand("prussia").len(), 200);
    assert_eq!(table.about("prussia"), About::Movement, "nothing has to go");
}

#[test]
fn f_3_17__a_nation_spends_its_own_cards_only() {
    let setup = bare("standard-4p").active("sweden").pieces("ehrensvaerd@bautzen=1 heinrich@loebau=4");
    let mut table = setup.hand("sweden", "d2 s6").hand("russia", "d13 s13").build();
    table.refuse("sweden", "recruit sweden 1 pay s13.1 ehrensvaerd=1", "F-10.3");
    table.play("sweden", "recruit sweden 1 pay s6 ehrensvaerd=1");
    table.play("sweden", "end");
    assert_eq!(table.list("sweden"), ["play d2.1", "concede"]);
    table.refuse("sweden", "play d13.1", "F-7.8");
    table.play("sweden", "play d2");
    assert_eq!((table.hand("sweden").len(), table.hand("russia").len()), (0, 2), "both are Elisabeth's");
}

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

#[test]
fn fq_46__the_number_of_cards_in_a_hand_is_public() {
    let table = bare("standard-4p").hand("prussia", "s2 h3 c4").hand("france", "d5").build();
    for viewer in table.rules.seats().map(Some).chain([None]) {
        let numbers: Vec<usize> =
            table.rules.view(&table.state, viewer).powers.iter().map(|power| power.hand.len()).collect();
        assert_eq!(numbers, [3, 0, 0, 0, 0, 0, 1], "{viewer:?}");
    }
    let table = bare("standard-4p").phase("cards").build();
    let (power, number) = (table.power("prussia"), 7);
    assert!(table.public(|event| *event == Event::Drew { power, number }).len() == 1, "each draw is told");
}

#[test]
fn f_3_19__cards_are_shown_to_nobody() {
    for mode in ["standard-4p", "standard-3p"] {
        let mut table = ready(mode).phase("cards").build();
        idle_until(&mut table, |table| table.state.core.turn == 2);
        let mut owners = 0;
        for entry in &table.events {
            if let Event::DrewCards { power, .. } = entry.event {
                assert_eq!(entry.audience, Audience::Only(table.state.core.seat(power)));
                owners += 1;
            }
        }
        assert_eq!(owners, 8, "seven nations, and Prussia in turn 2");
        for viewer in table.rules.seats().map(Some).chain([None]) {
            let view = table.rules.view(&table.state, viewer);
            for power in &view.powers {
                assert_eq!(
                    power.hand.cards.is_some(),
                    viewer == Some(view.seat(power.power)),
                    "not even an ally looks"
                );
            }
        }
    }
}

/// Prussia holds a Reserve and c9. Bautzen lies in a diamond sector, Löbau in a club sector.
fn reserve_in_combat(pieces: &str) -> Scene {
    bare("standard-4p").pieces(pieces).phase("combat").hand("prussia", "reserve c9").build()
}

#[test]
fn f_3_21__a_reserve_stands_for_every_suit_and_a_value_from_1_to_10() {
    let sectors = [
        ("bautzen", "loebau", 'd'),
        ("loebau", "bautzen", 'c'),
        ("breslau", "oels", 's'),
        ("magdeburg", "oschersleben", 'h'),
    ];
    for (own, other, suit) in sectors {
        let mut table = reserve_in_combat(&format!("heinrich@{own}=1 daun@{other}=8"));
        let listed = table.list("prussia").into_iter().filter(|answer| answer.contains("reserve"));
        let expected: Vec<String> = (1..=10).map(|value| format!("play reserve.1={suit}{value}")).collect();
        assert_eq!(listed.collect::<Vec<_>>(), expected, "{own}");
        table.refuse("prussia", &format!("play reserve={suit}11"), "F-3.21");
    }
}

#[test]
fn f_3_22__its_player_names_suit_and_value_when_he_plays_it() {
    let mut table = reserve_in_combat("heinrich@bautzen=1 daun@loebau=8");
    table.refuse("prussia", "play reserve", "F-3.22");
    table.play("prussia", "play reserve=d6");
    assert!(table.happened(|event| matches!(event, Event::Played { counted: 6, score: -1, .. })));
    table.refuse("prussia", "play reserve.1=d7", "F-7.8");
    // Until then it is neither: elsewhere the same card becomes another one.
    let mut table = reserve_in_combat("heinrich@loebau=1 daun@bautzen=8");
    table.play("prussia", "play reserve=c10");
    assert!(table.happened(|event| matches!(event, Event::Played { counted: 10, score: 3, .. })));
}

#[test]
fn f_3_23__only_a_reserve_can_have_the_value_1() {
    let mut table = reserve_in_combat("heinrich@bautzen=1 daun@loebau=8");
    table.play("prussia", "play reserve=d1");
    assert!(table.happened(|event| matches!(event, Event::Played { counted: 1, score: -6, .. })));
    let suited = (0..200).map(|card| table.rules.value_of[card]).filter(|&value| value > 0);
    assert_eq!(suited.clone().count(), 192, "all cards but the eight Reserves");
    assert_eq!(suited.min(), Some(2));
}

#[test]
fn f_3_24__spent_cards_are_collected_by_set() {
    let by_set = |table: &Scene| table.rules.view(&table.state, None).common.spent.by_set;
    let setup = bare("standard-4p").pieces("heinrich@berlin=1").hand("prussia", "s13.1 h13.1 c13.3");
    let mut table = setup.build();
    let before = by_set(&table);
    table.play("prussia", "recruit prussia 6 pay s13.1+h13.1+c13.3 heinrich=6");
    let gained: Vec<u8> = by_set(&table).iter().zip(before).map(|(now, then)| now - then).collect();
    assert_eq!(gained, [2, 0, 1, 0]);
    // Only whole piles of a set are shuffled again: the others keep theirs.
    let mut setup = bare("standard-4p").phase("cards").hand("hanover", &set_but(1, 45).join(" "));
    setup.position.spent = set_but(4, 2);
    assert_eq!(by_set(&setup.build()), [45, 0, 0, 48]);
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

#[test]
fn f_3_26__after_the_fourth_set_the_two_largest_spent_piles_are_shuffled() {
    let mut setup = bare("standard-4p").phase("cards").hand("hanover", &set_but(1, 45).join(" "));
    setup.position.spent = set_but(4, 2);
    let mut table = setup.build();
    assert_eq!(fresh_decks(&table), [[2, 3]], "45, 50, 50 and 48 cards are spent");
    let sets: Vec<u8> = table.state.core.secret.pile.iter().map(|card| table.rules.pack.deck.card(card).set).collect();
    assert!(sets.len() == 95 && sets.contains(&2) && sets.contains(&3) && !sets.contains(&1) && !sets.contains(&4));
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
