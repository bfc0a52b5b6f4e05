//! M-25: the political option; R-130: what is seen of a bluff.

use super::table::{Scene, Setup, bare, names};
use ::maria::display::Square;
use ::maria::rules::square;
use ::maria::state::Phase;
use engine::chance::Dice;
use engine::event::Event;
use engine::ruleset::Seat;

/// Politics of turn 5 by rule 25; Frederick has won the last combat and Karl stands in Wien.
fn politics(cards: &str) -> Setup {
    bare("advanced-3p").options("political").turn(5).phase("politics").pieces("karl@wien=2").maria(|own| {
        own.political_cards = cards.split_whitespace().map(String::from).collect();
        own.boxed = vec!["dessauer".into()];
        own.last_winner = Some("frederick".into());
    })
}

/// Cards conserved from earlier turns, and others in the hand.
fn displayed(setup: Setup, power: &str, cards: &str, hand: &str) -> Setup {
    let names = cards.split_whitespace().map(String::from).collect();
    setup.hand(power, &format!("{cards} {hand}")).maria(|own| {
        own.display.insert(power.into(), names);
    })
}

/// Spades are trump; each power places what it is told to: `s9`, or `-` for nothing.
#[track_caller]
fn place(table: &mut Scene, cards: [&str; 4]) {
    table.play("prussia", "trump s");
    for (power, card) in ["prussia", "france", "pragmatic", "austria"].into_iter().zip(cards) {
        let action = if card == "-" { "pass".to_string() } else { format!("bid {card}") };
        table.play(power, &action);
    }
}

/// Everybody ends what there is to end until the next turn has begun.
#[track_caller]
fn to_the_next_turn(table: &mut Scene) {
    let turn = table.state.core.turn;
    while table.state.core.turn == turn {
        let (seat, _) = table.rules.next_asked(&table.state).expect("somebody is asked");
        let power = table.rules.pack.powers.iter().find(|power| table.seat_of(&power.slug) == seat);
        let power = power.expect("a power of this seat").slug.clone();
        let pass = table.list(&power).contains(&"pass".to_string()) && table.maria().phase != Phase::Movement;
        table.play(&power, if pass { "pass" } else { "end" });
    }
}

fn lying(table: &Scene, power: &str) -> Square {
    table.maria().squares[square(table.maria_rules(), table.power(power))]
}

/// Cards of a power on the display that lie open, and those that lie face down.
fn open_and_down(table: &Scene, power: &str) -> (usize, usize) {
    let at = square(table.maria_rules(), table.power(power));
    let (square, placed) = (lying(table, power), table.maria().secret.placed[at]);
    (square.open().len(), square.face_down().len() + usize::from(placed.is_some()))
}

/// How often the log tells a viewer this of a power, from an entry on.
fn told_since(table: &Scene, from: usize, viewer: Option<Seat>, key: &str, power: &str) -> usize {
    let name = &table.rules.pack.power_of(table.power(power)).slug;
    let entries = table.events[from..].iter().filter(|entry| entry.is_for(viewer));
    let messages = entries.map(|entry| table.rules.tell_event(&entry.event)).filter(|message| message.key == key);
    messages.filter(|message| format!("{message:?}").contains(name)).count()
}

fn told(table: &Scene, key: &str, power: &str) -> usize {
    told_since(table, 0, None, key, power)
}

/// Whether anything this viewer sees or was told names this card.
fn knows(table: &Scene, viewer: Option<Seat>, card: &str) -> bool {
    let id = engine::text::cards_named(table.rules.pack, card).expect("a card")[0];
    let view = table.rules.view(&table.state, viewer);
    let told = table
        .events
        .iter()
        .filter(|entry| entry.is_for(viewer))
        .any(|entry| format!("{:?}", entry.event).contains(&format!("CardId({})", id.0)));
    names(&view, id) || told
}

#[test]
fn m_25_1_1__in_the_first_phase_face_down_cards_of_the_turn_before_come_back_to_the_hand() {
    let mut table = displayed(politics("1741-sweden 1744-frankfurt"), "pragmatic", "c2", "")
        .hand("prussia", "s9 c8")
        .hand("france", "s3 d7")
        .hand("austria", "h5")
        .build();
    place(&mut table, ["s9", "s3", "-", "h5"]);
    for (power, card) in [("prussia", "1741-sweden"), ("france", "1744-frankfurt")] {
        table.play(power, &format!("take {card}"));
        table.play(power, "bury");
    }
    assert_eq!(open_and_down(&table, "austria"), (0, 1), "a bluff");
    assert_eq!(open_and_down(&table, "pragmatic"), (0, 1), "a conserved card of a power not asked");
    let before = ["austria", "pragmatic"].map(|power| table.hand(power).len());
    assert_eq!(before, [0, 0], "a whole turn without them");
    let began = table.events.len();
    to_the_next_turn(&mut table);
    assert_eq!(table.maria().phase, Phase::Trump, "before cards are placed again");
    for (power, card) in [("austria", "h5.1"), ("pragmatic", "c2.1")] {
        assert!(table.hand(power).contains(&card.to_string()), "{power} has {:?}", table.hand(power));
        assert_eq!(open_and_down(&table, power), (0, 0), "{power}");
        assert_eq!(told_since(&table, began, None, "told-took-back", power), 1, "{power}");
    }
    for power in ["prussia", "france"] {
        assert_eq!(told_since(&table, began, None, "told-took-back", power), 0, "{power} has nothing to take back");
    }
}

/// What lies open stays on the display at the start of a turn.
#[test]
fn m_25_1_1__conserved_cards_stay_where_they_lie() {
    let mut table = displayed(politics("1741-sweden 1741-guards"), "austria", "s4", "h5").build();
    place(&mut table, ["-", "-", "-", "h5"]);
    table.play("austria", "pass");
    assert_eq!(open_and_down(&table, "austria"), (1, 1));
    to_the_next_turn(&mut table);
    assert_eq!(open_and_down(&table, "austria"), (1, 0));
    assert!(
        table.hand("austria").contains(&"h5.1".to_string()) && !table.hand("austria").contains(&"s4.1".to_string())
    );
}

/// Two political cards, trump and one card for each power, as without the option.
#[test]
fn m_25_2_1__revealing_trump_and_placing_are_as_ever() {
    let mut table = politics("1742-imperial-election 1741-sweden 1741-guards").hand("prussia", "s9 h5").build();
    assert!(table.maria().election);
    assert_eq!(table.maria().politics.cards.iter().flatten().count(), 2);
    table.play("prussia", "trump h");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        assert!(table.is_asked(power), "{power}");
        table.play(power, "pass");
    }
    let turned = politics("1741-sweden 1741-guards").draw("reserve d5").maria(|own| own.last_winner = None).build();
    assert_eq!(turned.maria().politics.trump, Some(board::Suit::Diamonds));
}

#[test]
fn m_25_5_1__a_bluff_lies_face_down_until_the_next_turn() {
    for (card, trump) in [("h5", false), ("c10", false), ("s2", true), ("reserve", true)] {
        let mut table = politics("1741-sweden 1741-guards").hand("france", card).build();
        place(&mut table, ["-", card, "-", "-"]);
        assert_eq!(open_and_down(&table, "france"), if trump { (1, 0) } else { (0, 1) }, "{card}");
        assert!(table.hand("france").is_empty(), "{card}");
        if trump {
            table.play("france", "pass");
        }
        assert_eq!(table.maria().phase, Phase::Hussars);
        assert!(table.hand("france").is_empty(), "{card} is in no hand while others play");
    }
    // Without the option it is back at once.
    let mut plain = politics("1741-sweden 1741-guards").options("").hand("france", "h5").build();
    place(&mut plain, ["-", "h5", "-", "-"]);
    assert_eq!((open_and_down(&plain, "france"), plain.hand("france").len()), ((0, 0), 1));
}

#[test]
fn m_25_5_2__face_down_cards_have_no_influence() {
    let setup = displayed(politics("1741-sweden 1741-guards"), "prussia", "s4", "h10").hand("austria", "s5");
    let mut table = setup.build();
    place(&mut table, ["h10", "-", "-", "s5"]);
    assert!(table.is_asked("austria"), "5 is more than 4: the ten counts for nothing");
    table.play("austria", "pass");
    assert!(table.is_asked("prussia"));
}

#[test]
fn m_25_6_1__without_an_open_card_a_power_takes_none() {
    let mut table = politics("1741-sweden 1741-guards").hand("france", "h9").hand("austria", "s2").build();
    place(&mut table, ["-", "h9", "-", "s2"]);
    table.refuse("france", "take 1741-sweden", "M-17.5.1");
    table.play("austria", "pass");
    table.refuse("france", "take 1741-sweden", "M-5.1");
    assert_eq!(table.maria().phase, Phase::Hussars, "both cards are gone");
}

#[test]
fn m_25_6_2__with_the_option_only_open_cards_are_spent() {
    let mut table = displayed(politics("1741-sweden 1741-guards"), "prussia", "s5", "h9").build();
    place(&mut table, ["h9", "-", "-", "-"]);
    assert_eq!(open_and_down(&table, "prussia"), (1, 1));
    table.play("prussia", "take 1741-guards");
    table.play("prussia", "bury");
    assert_eq!(open_and_down(&table, "prussia"), (0, 1));
    assert_eq!(table.state.core.secret.spent.len(), 1, "the bluff is not discarded");
}

#[test]
fn m_25_6_3__cards_of_powers_not_asked_are_turned_face_down_and_the_log_says_so() {
    let setup = displayed(politics("1741-sweden 1744-frankfurt"), "prussia", "s9", "");
    let setup = displayed(displayed(setup, "france", "s3", ""), "pragmatic", "c2", "");
    for political in [true, false] {
        let options = if political { "political" } else { "" };
        let mut table = Setup { position: setup.position.clone() }.options(options).build();
        place(&mut table, ["-"; 4]);
        for (power, card) in [("prussia", "1741-sweden"), ("france", "1744-frankfurt")] {
            table.play(power, &format!("take {card}"));
            table.play(power, "bury");
        }
        let (down, held) = (open_and_down(&table, "pragmatic"), table.hand("pragmatic").len());
        assert_eq!((down, held), if political { ((0, 1), 0) } else { ((0, 0), 1) });
        let told = ["told-turned-down", "told-took-back"].map(|key| told(&table, key, "pragmatic"));
        assert_eq!(told, if political { [1, 0] } else { [0, 1] });
        let others =
            ["prussia", "france", "austria"].map(|power| told_since(&table, 0, None, "told-turned-down", power));
        assert_eq!(others, [0; 3]);
    }
}

/// The German rules let a bluff stay face down, so nobody but its owner ever sees it.
#[test]
fn r_130__with_the_option_nobody_else_sees_a_bluff() {
    let mut table = politics("1741-sweden 1741-guards").hand("france", "h5 h6 h7").hand("austria", "s2").build();
    place(&mut table, ["-", "h5", "-", "s2"]);
    let louis = table.seat_of("france");
    let viewers = [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))];
    for viewer in viewers {
        assert_eq!(knows(&table, viewer, "h5"), viewer == Some(louis), "{viewer:?}");
        assert!(knows(&table, viewer, "s2"), "trump is turned up");
        assert_eq!(told_since(&table, 0, viewer, "told-bluff-stays", "france"), 1, "all are told that it is one");
        assert_eq!(told_since(&table, 0, viewer, "told-bid-bluffs", "france"), 0);
    }
    table.play("austria", "pass");
    to_the_next_turn(&mut table);
    assert!(table.hand("france").contains(&"h5.1".to_string()));
    for viewer in viewers {
        assert_eq!(knows(&table, viewer, "h5"), viewer == Some(louis), "back in the hand: {viewer:?}");
    }
}

/// Everybody has seen a card that counted once, also after it was turned over and taken back.
#[test]
fn r_130__a_card_that_lay_open_stays_known() {
    let setup = displayed(politics("1741-sweden 1744-frankfurt"), "prussia", "s9", "");
    let setup = displayed(displayed(setup, "france", "s3", ""), "pragmatic", "c2", "");
    let mut table = setup.build();
    place(&mut table, ["-"; 4]);
    for (power, card) in [("prussia", "1741-sweden"), ("france", "1744-frankfurt")] {
        table.play(power, &format!("take {card}"));
        table.play(power, "bury");
    }
    assert!(knows(&table, None, "c2"));
    to_the_next_turn(&mut table);
    assert!(knows(&table, None, "c2") && knows(&table, Some(table.seat_of("austria")), "c2"));
}

/// Whoever imagines a bluff imagines a card that can be one.
#[test]
fn r_130__an_imagined_bluff_is_no_trump() {
    let mut table = politics("1741-sweden 1741-guards").hand("france", "h5 h6").hand("austria", "s2").build();
    place(&mut table, ["-", "h5", "-", "s2"]);
    let at = square(table.maria_rules(), table.power("france"));
    let mut imagined = std::collections::BTreeSet::new();
    for viewer in [None, Some(table.seat_of("austria")), Some(table.seat_of("prussia"))] {
        let view = table.rules.view(&table.state, viewer);
        for number in 0..80 {
            let world = table.rules.sample(&view, &mut Dice::new(number));
            let louis = world.view(&table.rules, Some(table.seat_of("france")));
            let crate::view::TitleView::Maria(own) = &louis.title else { unreachable!() };
            let crate::view::Sealed::Known(card) = own.placed[at] else { panic!("Louis sees his card") };
            let suit = engine::shared::cards::suit_of(&table.rules, card);
            assert!(suit.is_some() && suit != Some(board::Suit::Spades), "{}", table.rules.pack.card_name(card));
            imagined.insert(card.0);
        }
    }
    assert!(imagined.len() > 8, "a guess that is always the same is none: {imagined:?}");
}

/// The switch of R-130: as the English rules have it, all cards placed are turned up and bluffs then turned over.
#[test]
fn r_130__with_the_switch_off_everybody_sees_a_bluff_once() {
    let mut table = politics("1741-sweden 1741-guards").hand("france", "h5 h6").hand("austria", "s2").build();
    assert!(table.maria_rules().switches.hidden_bluffs);
    table.maria_rules_mut().switches.hidden_bluffs = false;
    place(&mut table, ["-", "h5", "-", "s2"]);
    assert_eq!((open_and_down(&table, "france"), told(&table, "told-bid-bluffs", "france")), ((0, 1), 1));
    assert!(knows(&table, None, "h5"));
    table.play("austria", "pass");
    to_the_next_turn(&mut table);
    assert!(knows(&table, None, "h5") && table.hand("france").contains(&"h5.1".to_string()));
}

/// Without the option all cards are turned up (M-17.4.1), whatever the switch says.
#[test]
fn r_130__without_the_option_a_bluff_is_shown() {
    let mut table = politics("1741-sweden 1741-guards").options("").hand("france", "h5 h6").build();
    place(&mut table, ["-", "h5", "-", "-"]);
    assert_eq!((told(&table, "told-bid-bluffs", "france"), told(&table, "told-bluff-stays", "france")), (1, 0));
    assert!(knows(&table, None, "h5"));
}

/// A position written down with a bluff on the display is read as it was, and a false bluff is refused.
#[test]
fn r_130__a_position_holds_bluffs() {
    let written = |card: &str, options: &str, trump: Option<board::Suit>| {
        let setup = bare("advanced-3p").options(options).phase("hussars").pieces("karl@wien=2").hand("france", card);
        let setup = setup.maria(|own| {
            own.trump = trump;
            own.bluffs.insert("france".into(), vec![card.into()]);
        });
        setup.position.build(board::standard("maria").expect("the pack")).map(|built| {
            let position = maria::write_position(
                built.rules.maria(),
                match &built.state.title {
                    crate::state::Title::Maria(own) => own,
                    crate::state::Title::Friedrich(_) => unreachable!(),
                },
            );
            (position.bluffs, position.face_down)
        })
    };
    let (bluffs, face_down) = written("h5", "political", Some(board::Suit::Spades)).expect("a position");
    assert_eq!(bluffs.get("france").map(|cards| cards[0].as_str()), Some("h5.1"));
    assert!(face_down.is_empty());
    for (card, options, trump) in [
        ("s5", "political", Some(board::Suit::Spades)),
        ("reserve", "political", Some(board::Suit::Spades)),
        ("h5", "political", None),
        ("h5", "", Some(board::Suit::Spades)),
    ] {
        let refused = written(card, options, trump).map(|_| ()).expect_err("no bluff");
        assert!(refused.to_string().contains("is no bluff"), "{card} {options}: {refused}");
    }
}

/// A new first phase, and the other five after it.
#[test]
fn m_25_0_1__the_segment_begins_with_taking_back_face_down_cards() {
    let setup = bare("advanced-3p").options("political").turn(2).phase("end-of-turn");
    let setup = setup.hand("austria", "h5").hand("prussia", "s9").maria(|own| {
        own.political_cards = vec!["1741-sweden".into(), "1741-guards".into()];
        own.boxed = vec!["dessauer".into()];
        own.last_winner = Some("frederick".into());
        own.face_down.insert("austria".into(), vec!["h5".into()]);
    });
    let mut table = setup.build();
    assert_eq!(table.hand("austria"), ["h5.1"]);
    table.play("prussia", "trump s");
    table.play("prussia", "bid s9");
    for power in ["france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table.play("prussia", "take 1741-guards");
    let phase = |event: &Event| match event {
        Event::TookBack { .. } => Some("take back"),
        Event::PoliticalCard { .. } => Some("reveal"),
        Event::Trump { .. } => Some("trump"),
        Event::Bid { .. } => Some("place"),
        Event::BidShown { .. } => Some("influence"),
        Event::TookCard { .. } => Some("take"),
        _ => None,
    };
    let mut order: Vec<&str> = table.events.iter().filter_map(|entry| phase(&entry.event)).collect();
    order.dedup();
    assert_eq!(order, ["take back", "reveal", "trump", "place", "influence", "take"]);
}
