//! Rule 17: the display, influence and the taking of political cards.

use super::politics::{Displayed, nobody_places, on_display, politics, track};
use super::table::{Scene, Setup, bare};
use engine::event::{Audience, Event};
use engine::question::About;

const SQUARES: [&str; 4] = ["prussia", "france", "pragmatic", "austria"];

/// Spades are trump; each power places this card, or none.
#[track_caller]
fn placed(setup: Setup, cards: [&str; 4]) -> Scene {
    let mut table = setup.build();
    table.play("prussia", "trump s");
    for (power, card) in SQUARES.iter().zip(cards) {
        if card.is_empty() {
            table.play(power, "pass");
        } else {
            table.play(power, &format!("bid {card}"));
        }
    }
    table
}

fn about(table: &Scene, power: &str) -> Option<About> {
    let asked = table.rules.asked(&table.state, table.seat_of(power))?;
    (asked.power == table.power(power)).then_some(asked.about)
}

/// Whether an order is not understood, or refused.
fn is_closed(table: &mut Scene, power: &str, order: &str) -> bool {
    table.rules.read(&table.state, table.seat_of(power), order).is_err() || table.try_play(power, order).is_err()
}

/// Frederick places for Prussia and, two squares on, for the Pragmatic Army; the cards of minor powers stay out of it.
#[test]
fn m_17_0_2__major_powers_take_part_each_for_itself() {
    let setup = politics("1741-sweden 1741-guards").hand("prussia", "s9").hand("pragmatic", "s8");
    let mut table = setup.hand("saxony", "s7").hand("bavaria", "s6").build();
    table.play("prussia", "trump s");
    assert!(is_closed(&mut table, "prussia", "bid s7") && is_closed(&mut table, "prussia", "bid s8"));
    table.play("prussia", "bid s9");
    assert!(is_closed(&mut table, "france", "bid s6"));
    table.play("france", "pass");
    assert_eq!((about(&table, "pragmatic"), about(&table, "prussia")), (Some(About::Bid), None));
    table.play("pragmatic", "bid s8");
    table.play("austria", "pass");
    assert_eq!(SQUARES.map(|power| on_display(&table, power)), [1, 0, 1, 0]);
}

#[test]
fn m_17_0_3__a_power_adds_at_most_one_card_a_turn() {
    let mut table = politics("1741-sweden 1741-guards").hand("prussia", "s9 s8").build();
    table.play("prussia", "trump s");
    table.play("prussia", "bid s9");
    table.refuse("prussia", "bid s8", "M-17.3.2");
    for power in &SQUARES[1..] {
        table.play(power, "pass");
    }
    assert_eq!((on_display(&table, "prussia"), table.hand("prussia")), (1, vec!["s8.1".to_string()]));
}

#[test]
fn m_17_0_4__the_phases_of_the_politics_segment() {
    let setup = politics("1741-sweden 1741-guards").hand("prussia", "s9").hand("austria", "s5");
    let mut table = placed(setup, ["s9", "", "", "s5"]);
    table.play("prussia", "take 1741-sweden");
    let phase = |event: &Event| match event {
        Event::PoliticalCard { .. } => Some("reveal"),
        Event::Trump { .. } => Some("trump"),
        Event::Bid { .. } => Some("place"),
        Event::BidShown { .. } => Some("influence"),
        Event::TookCard { .. } => Some("take"),
        _ => None,
    };
    let mut order: Vec<&str> = table.events.iter().filter_map(|entry| phase(&entry.event)).collect();
    assert_eq!(order.iter().filter(|&&one| one == "reveal").count(), 2);
    order.dedup();
    assert_eq!(order, ["reveal", "trump", "place", "influence", "take"]);
}

/// Whoever had won before, the winner of the last combat names it, and everybody is told.
#[test]
fn m_17_2_1__the_player_of_the_last_victory_names_trump() {
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=4 neipperg@trautenau=1").active("prussia");
    let mut table = setup.phase("combat").maria(|own| own.last_winner = Some("louis-xv".into())).build();
    table.play("austria", "concede");
    assert_eq!(table.maria().last_winner, Some(table.seat_of("prussia")));
    for (winner, power) in [("maria-theresa", "austria"), ("louis-xv", "france"), ("frederick", "prussia")] {
        let setup = politics("1741-sweden 1741-guards").maria(|own| own.last_winner = Some(winner.into()));
        let mut table = setup.build();
        for other in ["austria", "france", "prussia"] {
            assert_eq!(about(&table, other), (other == power).then_some(About::Trump), "{winner}");
        }
        table.play(power, "trump h");
        assert_eq!(table.maria().politics.trump, Some(board::Suit::Hearts));
        let announced = Event::Trump { suit: board::Suit::Hearts };
        assert!(table.events.iter().any(|entry| entry.event == announced && entry.audience == Audience::All));
    }
}

#[test]
fn m_17_2_4__cards_turned_up_for_trump_are_discarded() {
    let setup = politics("1741-sweden 1742-walpole").draw("reserve s5");
    let table = setup.maria(|own| own.last_winner = None).build();
    let mut spent: Vec<String> =
        table.state.core.secret.spent.iter().map(|card| table.rules.pack.card_name(card)).collect();
    spent.sort();
    assert_eq!(spent.len(), 2, "{spent:?}");
    assert!(spent[0].starts_with("reserve") && spent[1].starts_with("s5"), "{spent:?}");
}

#[test]
fn m_17_3_2__powers_place_square_by_square_from_the_left() {
    let mut table = politics("1741-sweden 1741-guards").build();
    table.play("prussia", "trump s");
    for (at, power) in SQUARES.iter().enumerate() {
        let asked = SQUARES.map(|one| about(&table, one) == Some(About::Bid));
        assert_eq!(asked.iter().position(|&is_asked| is_asked), Some(at));
        assert_eq!(asked.iter().filter(|&&is_asked| is_asked).count(), 1);
        table.play(power, "pass");
    }
}

#[test]
fn r_84__prussia_france_pragmatic_army_austria_from_left_to_right() {
    let table = politics("1741-sweden 1741-guards").build();
    let squares: Vec<&str> =
        table.rules.pack.squares.iter().map(|&power| table.rules.pack.power_of(power).slug.as_str()).collect();
    assert_eq!(squares, SQUARES);
    // On equal influence the square further right goes first: all four, from Austria to Prussia.
    let mut setup = politics("1741-guards 1742-carteret");
    for (power, card) in SQUARES.iter().zip(["s3.1", "s3.2", "s3.3", "s3.4"]) {
        setup = setup.displayed(power, card);
    }
    let mut table = setup.build();
    nobody_places(&mut table);
    for power in SQUARES.iter().rev() {
        assert_eq!(about(&table, power), Some(About::Influence), "{power}");
        table.play(power, "pass");
    }
}

#[test]
fn m_17_3_3__trump_or_a_bluff_may_be_placed() {
    let setup = politics("1741-sweden 1741-guards").hand("prussia", "s9").hand("france", "h5");
    let mut table = setup.build();
    table.play("prussia", "trump s");
    table.play("prussia", "bid s9");
    table.play("france", "bid h5");
    let laid = table.events.iter().filter(|entry| matches!(entry.event, Event::Bid { placed: true, .. })).count();
    assert_eq!((laid, table.hand("prussia").len(), table.hand("france").len()), (2, 0, 0));
}

/// Nothing is shown while cards are placed; then all of them, to everybody.
#[test]
fn m_17_4_1__all_cards_placed_are_turned_up_together() {
    let setup = politics("1741-sweden 1741-guards").hand("prussia", "s9").hand("france", "h5").hand("austria", "s2");
    let mut table = setup.build();
    let shown = |table: &Scene| {
        let is_shown = |event: &Event| matches!(event, Event::BidShown { .. });
        table.events.iter().filter(|e| is_shown(&e.event) && e.audience == Audience::All).count()
    };
    table.play("prussia", "trump s");
    for (power, order) in [("prussia", "bid s9"), ("france", "bid h5"), ("pragmatic", "pass")] {
        table.play(power, order);
        assert_eq!(shown(&table), 0, "{power}");
    }
    table.play("austria", "bid s2");
    assert_eq!(shown(&table), 3, "the bluff too");
}

/// Hearts conserved from a turn of other trump: France's five beat Austria's four of spades, and stay.
#[test]
fn m_17_4_3__conserved_cards_stay_and_count_whatever_their_suit() {
    let setup = politics("1741-sweden 1741-guards").displayed("france", "h5").hand("austria", "s4");
    let table = placed(setup, ["", "", "", "s4"]);
    assert_eq!((on_display(&table, "france"), about(&table, "france")), (1, Some(About::Influence)));
}

/// More than fifteen and less than seventeen, whatever is trump.
#[test]
fn m_17_4_4__a_reserve_on_the_display_is_trump_and_worth_sixteen() {
    for (austria, first) in [("h10 h5", "prussia"), ("h10 h7", "austria")] {
        let setup = politics("1741-sweden 1741-guards").hand("prussia", "reserve").displayed("austria", austria);
        let table = placed(setup, ["reserve", "", "", ""]);
        assert_eq!(on_display(&table, "prussia"), 1, "it does not go back to the hand");
        assert_eq!(about(&table, first), Some(About::Influence), "{austria}");
    }
}

#[test]
fn m_17_4_5__influence_is_the_sum_of_all_cards_of_a_power() {
    for (austria, first) in [("c9", "prussia"), ("c9 d2", "austria")] {
        let setup = politics("1741-sweden 1741-guards").hand("prussia", "h4 s6").displayed("austria", austria);
        let setup = setup.maria(|own| {
            own.display.insert("prussia".into(), vec!["h4".into()]);
        });
        let table = placed(setup, ["s6", "", "", ""]);
        assert_eq!(about(&table, first), Some(About::Influence), "4 and 6 against {austria}");
    }
}

/// Two cards that show all arms concerned; the display is conserved from earlier turns.
fn conserved(cards: &str, display: &[(&str, &str)]) -> Scene {
    let mut setup = politics(cards);
    for (power, laid) in display {
        setup = setup.displayed(power, laid);
    }
    let mut table = setup.build();
    nobody_places(&mut table);
    table
}

#[test]
fn m_17_5_1__in_order_of_influence_each_power_conserves_or_takes() {
    let mut table = conserved("1741-sweden 1741-guards", &[("austria", "s3"), ("prussia", "s5"), ("france", "s4")]);
    for (power, answer) in [("prussia", "pass"), ("france", "take 1741-guards"), ("austria", "pass")] {
        assert_eq!(about(&table, power), Some(About::Influence), "{power}");
        let mut offered = table.list(power);
        offered.sort();
        let open: &[&str] = if power == "austria" {
            &["pass", "take 1741-sweden"]
        } else {
            &["pass", "take 1741-guards", "take 1741-sweden"]
        };
        assert_eq!(offered, open, "{power}");
        table.play(power, answer);
        if power == "france" {
            table.play("france", "bury");
        }
    }
    assert_eq!(SQUARES.map(|power| on_display(&table, power)), [1, 0, 0, 1]);
}

#[test]
fn m_17_5_3__without_its_arms_on_an_open_card_a_power_must_conserve() {
    let table = conserved("1741-breslau-alliance 1744-frankfurt", &[("austria", "h9"), ("pragmatic", "h8")]);
    assert_eq!(table.maria().politics.cards, [None; 2], "nobody was asked and the cards are gone");
    assert_eq!((on_display(&table, "austria"), on_display(&table, "pragmatic")), (1, 1));
    for power in ["austria", "pragmatic"] {
        let power = table.power(power);
        assert!(table.happened(|event| *event == Event::Conserved { power }));
    }
}

/// France holds cards in hand, but none lies on the display.
#[test]
fn m_17_5_4__without_cards_on_the_display_a_power_takes_no_part() {
    let setup = politics("1741-sweden 1741-guards").hand("france", "s10 h10").displayed("austria", "s2");
    let mut table = placed(setup, [""; 4]);
    assert_eq!(about(&table, "austria"), Some(About::Influence), "Austria is the only one");
    table.play("austria", "pass");
    assert_eq!((about(&table, "france"), table.maria().politics.cards), (None, [None; 2]));
}

#[test]
fn m_17_5_5__who_conserves_leaves_all_cards_on_the_display() {
    let mut table = conserved("1741-sweden 1741-guards", &[("france", "s3 h4 c9")]);
    table.play("france", "pass");
    assert_eq!((on_display(&table, "france"), table.hand("france").len()), (3, 0));
    assert!(table.state.core.secret.spent.is_empty());
}

#[test]
fn m_17_5_6__taking_a_card_discards_all_cards_on_the_display() {
    let mut table = conserved("1741-sweden 1741-guards", &[("france", "s3 h4 c9")]);
    table.play("france", "take 1741-sweden");
    assert_eq!((on_display(&table, "france"), table.hand("france").len()), (0, 0));
    assert_eq!(table.state.core.secret.spent.len(), 3);
}

#[test]
fn m_17_5_7__a_card_taken_is_executed_or_thrown_away_without_effect() {
    for (answer, box_after) in [("bury", 3), ("execute russia=-1", 2)] {
        let mut table = conserved("1741-sweden 1742-walpole", &[("austria", "s3")]);
        table.play("austria", "take 1741-sweden");
        table.play("austria", answer);
        assert_eq!((track(&table, "russia"), table.maria().politics.cards), (box_after, [None; 2]), "{answer}");
    }
}

/// Prussia and France take both cards; the Pragmatic Army was not asked and has its two cards back.
#[test]
fn m_17_5_8__who_was_not_asked_takes_all_cards_back() {
    let display = [("prussia", "s9 h9"), ("austria", "s8 h2"), ("france", "s5"), ("pragmatic", "c2 h2.2")];
    let mut table = conserved("1741-sweden 1741-guards", &display);
    table.play("prussia", "take 1741-sweden");
    table.play("prussia", "bury");
    assert_eq!(about(&table, "austria"), Some(About::Influence));
    table.play("austria", "pass");
    table.play("france", "take 1741-guards");
    table.play("france", "bury");
    assert_eq!((on_display(&table, "pragmatic"), table.hand("pragmatic").len()), (0, 2));
    assert_eq!((on_display(&table, "austria"), table.hand("austria").len()), (2, 0), "Austria was asked");
}

#[test]
fn m_17_5_9__cards_nobody_took_are_discarded_without_effect() {
    let mut table = conserved("1741-sweden 1744-frankfurt", &[("prussia", "s9"), ("france", "s3")]);
    let tracks = table.maria().politics.tracks;
    table.play("prussia", "pass");
    table.play("france", "pass");
    let own = table.maria();
    assert_eq!((own.politics.cards, own.politics.tracks, own.politics.drawn), ([None; 2], tracks, 2));
    assert_eq!(own.phase, ::maria::state::Phase::Hussars, "the segment is over");
}

/// The instruction, the shift, both: Prussia's two troops and Saxony's marker are told apart.
#[test]
fn m_17_5_10__a_card_is_executed_wholly_or_in_part() {
    for (answer, troops, saxony) in
        [("execute obey", 4, 1), ("execute saxony=-1", 2, 0), ("execute obey saxony=-1", 4, 0)]
    {
        let setup = politics("1744-frankfurt 1742-walpole").pieces("leopold@berlin=2").displayed("prussia", "s5");
        let mut table = placed(setup, [""; 4]);
        table.play("prussia", "take 1744-frankfurt");
        table.play("prussia", answer);
        if troops == 4 {
            table.play("prussia", "recruit prussia 2 leopold=2");
        }
        assert_eq!((table.troops("leopold"), track(&table, "saxony")), (troops, saxony), "{answer}");
    }
}

#[test]
fn m_17_5_13__two_tracks_may_be_used_on_none_one_or_both() {
    for (answer, saxony, russia) in
        [("bury", 1, 3), ("execute saxony=1", 2, 3), ("execute russia=1", 1, 4), ("execute saxony=1 russia=1", 2, 4)]
    {
        let mut table = conserved("1743-bruehl 1744-frankfurt", &[("austria", "s3")]);
        table.play("austria", "take 1743-bruehl");
        table.play("austria", answer);
        assert_eq!((track(&table, "saxony"), track(&table, "russia")), (saxony, russia), "{answer}");
    }
}

/// Two cards of one player: he executes one at most, and knows it when he takes the second.
#[test]
fn r_80__a_player_of_two_may_take_both_cards_and_executes_one() {
    for (first, asked) in [("execute russia=-1", false), ("bury", true)] {
        let setup = bare("advanced-2p").phase("politics").displayed("prussia", "s9").displayed("france", "s3");
        let mut table = setup
            .maria(|own| {
                own.political_cards = vec!["1741-sweden".into(), "1744-frankfurt".into()];
                own.boxed = vec!["dessauer".into()];
                own.last_winner = Some("a".into());
            })
            .build();
        nobody_places(&mut table);
        table.play("prussia", "take 1741-sweden");
        table.play("prussia", first);
        table.play("france", "take 1744-frankfurt");
        assert_eq!(matches!(about(&table, "france"), Some(About::Execute { .. })), asked, "{first}");
        if asked {
            table.play("france", "execute saxony=-1");
        }
        assert_eq!((track(&table, "russia"), track(&table, "saxony")), if asked { (3, 0) } else { (2, 1) }, "{first}");
    }
}
