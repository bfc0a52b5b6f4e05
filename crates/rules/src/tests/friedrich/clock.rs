//! The clock of fate: what it is made of, when it strikes, how long the game can last (F-11.1 to F-11.3, FI-8 to FI-12).

use board::Suit;
use board::pack::FateKind;

use super::passive::{drawn, end_turn_now, idle_to_turn};
use super::table::{Scene, bare, ready};
use engine::chance::Seed;
use engine::event::{Audience, Event, Log};
use engine::ruleset::Options;

fn fate_drawn(table: &Scene) -> Vec<(u8, String)> {
    let mut turn = 0;
    let mut drawn = Vec::new();
    for entry in &table.events {
        match entry.event {
            Event::TurnBegan { turn: began } => turn = began,
            Event::FateDrawn { card, .. } => drawn.push((turn, table.rules.pack.fate[card.index()].slug.clone())),
            _ => {}
        }
    }
    drawn
}

fn pile_of(mode: &str, options: &[&str], seed: u64) -> Vec<String> {
    let pack = board::standard("friedrich").unwrap();
    let options = Options::parse(options).unwrap();
    let rules = friedrich::Ruleset::new(pack, mode, options).unwrap();
    let (_, own) = friedrich::start(&rules, Seed::from_number(seed), &mut Log::silent());
    own.secret.pile.iter().map(|&card| pack.fate[card.index()].slug.clone()).collect()
}

#[test]
fn f_11_3__six_cards_are_strokes_and_twelve_are_minor_events_in_four_versions() {
    let pack = board::standard("friedrich").unwrap();
    let mut strokes = Vec::new();
    let mut minor = Vec::new();
    for card in &pack.fate {
        match &card.kind {
            FateKind::Stroke { .. } => strokes.push(card.slug.as_str()),
            FateKind::Minor { versions } => {
                assert_eq!(versions.len(), Suit::ALL.len());
                let texts: std::collections::BTreeSet<&str> =
                    versions.iter().map(|version| version.text.en.as_str()).collect();
                assert_eq!(texts.len(), 4, "card {}", card.slug);
                minor.push(card.slug.as_str());
            }
        }
    }
    strokes.sort_unstable();
    assert_eq!(strokes, ["america", "elisabeth", "india", "lord-bute", "poems", "sweden"]);
    assert_eq!(minor.len(), 12);
}

#[test]
fn f_11_1__the_clock_has_eighteen_cards() {
    let pack = board::standard("friedrich").unwrap();
    assert_eq!(pack.fate.len(), 18);
    for mode in ["standard-4p", "standard-3p", "scenario-1", "scenario-2"] {
        let mut pile = pile_of(mode, &[], 3);
        pile.sort();
        let mut all: Vec<String> = pack.fate.iter().map(|card| card.slug.clone()).collect();
        all.sort();
        assert_eq!(pile, all);
    }
    assert_ne!(pile_of("standard-4p", &[], 3), pile_of("standard-4p", &[], 4));
}

/// Even the longest games, in which a deciding card comes last, end before the pile is through.
#[test]
fn fi_12__no_card_of_fate_is_drawn_twice() {
    let last = "1 2 3 4 5 6 7 8 9 10 11 12 lord-bute poems elisabeth sweden india america";
    for mode in ["standard-4p", "standard-3p", "scenario-1", "scenario-2"] {
        let mut table = bare(mode).turn(6).phase("end-of-turn").fate(last).build();
        answer_fate(&mut table);
        while table.rules.outcome(&table.state).is_none() {
            end_turn_now(&mut table);
            answer_fate(&mut table);
        }
        let drawn = fate_drawn(&table);
        let different: std::collections::BTreeSet<&String> = drawn.iter().map(|(_, card)| card).collect();
        assert_eq!((drawn.len(), different.len()), (18, 18), "{mode}");
    }
}

#[test]
fn f_11_2__no_card_before_the_end_of_turn_six_then_one_a_turn() {
    for mode in ["standard-4p", "standard-3p", "scenario-1", "scenario-2"] {
        let mut table = ready(mode).build();
        let pile = table.own().secret.pile;
        idle_to_turn(&mut table, 6);
        assert!(fate_drawn(&table).is_empty());
        let removed: Vec<u8> = table
            .events
            .iter()
            .filter_map(|entry| match entry.event {
                Event::FateMarkerRemoved { turn } => Some(turn),
                _ => None,
            })
            .collect();
        assert_eq!(removed, [1, 2, 3, 4, 5]);
        while table.rules.outcome(&table.state).is_none() {
            end_turn_now(&mut table);
            answer_fate(&mut table);
        }
        let drawn = fate_drawn(&table);
        for (at, (_, card)) in drawn.iter().enumerate() {
            assert_eq!(card, &table.rules.pack.fate[pile[at].index()].slug, "the top card, one after another");
        }
        let turns: Vec<u8> = (6..=table.state.core.turn).collect();
        assert_eq!(drawn.len(), turns.len());
        assert_eq!(usize::from(table.own().drawn_fate), turns.len(), "card k at the end of turn 5 + k");
    }
}

/// Takes the first answer to every question of fate.
fn answer_fate(table: &mut Scene) {
    let turn = table.state.core.turn;
    while let Some((seat, question)) = table.rules.next_asked(&table.state) {
        if question.about == engine::question::About::Movement || question.about == engine::question::About::Discard {
            return;
        }
        let action = table.rules.legal(&table.state, seat).actions[0];
        table.rules.play(&mut table.state, seat, &action, &mut Log::new()).unwrap();
        assert!(table.state.core.turn <= turn + 1);
    }
}

/// The turn in which a mode ends of itself with this pile, told from the places of the cards alone.
fn natural_end(mode: &str, pile: &[String]) -> u8 {
    let deciding: &[&str] = match mode {
        "scenario-1" => &["india", "america"],
        _ => &["india", "america", "elisabeth", "sweden"],
    };
    let place = |card: &&str| pile.iter().position(|other| other == card).unwrap();
    6 + deciding.iter().map(place).max().unwrap() as u8
}

/// Ends every turn at once until the game is over; the turn in which it was.
fn play_out(mode: &str, options: &str, seed: u64) -> (u8, Vec<String>) {
    let mut setup = bare(mode).options(options).turn(6).phase("end-of-turn");
    setup.position.seed = seed;
    let mut table = setup.build();
    let pile = table.own().secret.pile.iter().map(|&card| table.rules.pack.fate[card.index()].slug.clone()).collect();
    answer_fate(&mut table);
    while table.rules.outcome(&table.state).is_none() {
        end_turn_now(&mut table);
        answer_fate(&mut table);
    }
    (table.state.core.turn, pile)
}

#[test]
fn fi_9__the_natural_end_comes_with_the_last_deciding_card_and_within_its_bounds() {
    for (mode, earliest) in [("standard-4p", 9), ("standard-3p", 9), ("scenario-1", 7), ("scenario-2", 9)] {
        for seed in 0..40 {
            let (turn, pile) = play_out(mode, "", seed);
            assert_eq!(turn, natural_end(mode, &pile), "{mode}, seed {seed}");
            assert!((earliest..=23).contains(&turn));
        }
    }
}

/// The bounds themselves are reached: the deciding cards first, and one of them last.
#[test]
fn fi_11__the_bounds_of_the_natural_end_are_reached() {
    let last = "1 2 3 4 5 6 7 8 9 10 11 12 lord-bute poems india america elisabeth sweden";
    let cases = [
        ("scenario-1", "india america", 7),
        ("scenario-2", "sweden india elisabeth america", 9),
        ("standard-4p", "america elisabeth india sweden", 9),
        ("scenario-1", "1 2 3 4 5 6 7 8 9 10 11 12 lord-bute poems elisabeth sweden india america", 23),
        ("scenario-2", last, 23),
        ("standard-4p", last, 23),
    ];
    for (mode, fate, turn) in cases {
        let mut table = bare(mode).turn(6).phase("end-of-turn").fate(fate).build();
        answer_fate(&mut table);
        while table.rules.outcome(&table.state).is_none() {
            end_turn_now(&mut table);
            answer_fate(&mut table);
        }
        assert_eq!(table.state.core.turn, turn, "{mode}");
        assert_eq!(table.own().drawn_fate, turn - 5);
    }
}

#[test]
fn f_13_3__the_milder_fate_is_an_option_and_off_unless_agreed() {
    let pack = board::standard("friedrich").unwrap();
    let rules = |options: &[&str]| {
        let options = Options::parse(options).unwrap();
        friedrich::Ruleset::new(pack, "standard-4p", options).unwrap()
    };
    assert!(!rules(&[]).options.milder_fate && !rules(&["expert"]).options.milder_fate);
    assert!(rules(&["milder-fate"]).options.milder_fate);
    // The pile is laid before the first decision: nothing later can change it.
    let piles = |options: &[&str]| (0..20).map(|seed| pile_of("standard-4p", options, seed)).collect::<Vec<_>>();
    assert_ne!(piles(&[]), piles(&["milder-fate"]));
    assert_eq!(piles(&[]), piles(&["expert"]), "no other option touches it");
}

#[test]
fn fi_10__with_a_milder_fate_russia_and_france_stay_until_turn_ten() {
    for seed in 0..40 {
        let (turn, pile) = play_out("standard-4p", "milder-fate", seed);
        assert!(turn >= 11, "seed {seed}");
        let top: Vec<&str> = pile[..4].iter().map(String::as_str).collect();
        for kept in ["elisabeth", "poems", "america"] {
            assert!(!top.contains(&kept), "seed {seed}");
        }
    }
    let mut table = bare("standard-4p")
        .options("milder-fate")
        .turn(6)
        .phase("end-of-turn")
        .fate("sweden india 1 2 america elisabeth")
        .build();
    answer_fate(&mut table);
    for turn in 7..=11 {
        let present = |power: &str| table.state.core.is_present(table.power(power));
        assert!(present("russia") && (turn > 10 || present("france")), "turn {turn}");
        end_turn_now(&mut table);
        answer_fate(&mut table);
    }
    assert_eq!(table.rules.outcome(&table.state).unwrap().turn, 11);
}

const KEPT_BACK: [&str; 3] = ["elisabeth", "poems", "america"];

/// Piles of the milder fate, many enough for everything possible to happen.
fn milder_piles() -> Vec<Vec<String>> {
    (0..400).map(|seed| pile_of("standard-4p", &["milder-fate"], seed)).collect()
}

/// The cards that lie in these places in one pile or another.
fn found_in(piles: &[Vec<String>], places: std::ops::Range<usize>) -> std::collections::BTreeSet<&str> {
    piles.iter().flat_map(|pile| pile[places.clone()].iter().map(String::as_str)).collect()
}

#[test]
fn f_13_4__the_milder_fate_puts_three_strokes_aside_first() {
    for pile in milder_piles() {
        assert!(pile[..4].iter().all(|card| !KEPT_BACK.contains(&card.as_str())), "{pile:?}");
    }
    // Without the option they can lie on top.
    assert!((0..400).any(|seed| KEPT_BACK.contains(&pile_of("standard-4p", &[], seed)[0].as_str())));
}

#[test]
fn f_13_5__four_of_the_fifteen_other_cards_are_put_aside_at_random() {
    let piles = milder_piles();
    let others =
        |seen: &std::collections::BTreeSet<&str>| seen.len() == 15 && KEPT_BACK.iter().all(|card| !seen.contains(card));
    for place in 0..4 {
        assert!(others(&found_in(&piles, place..place + 1)), "any of the fifteen in place {place}");
    }
    let view = bare("standard-4p").options("milder-fate").build();
    let view = view.rules.view(&view.state, Some(view.seat_of("prussia"))).title;
    let crate::view::TitleView::Friedrich(own) = view else { panic!("this is FRIEDRICH") };
    assert!(own.fate.is_empty(), "face down");
}

#[test]
fn f_13_6__the_three_strokes_are_shuffled_into_the_rest_below_those_four() {
    let piles = milder_piles();
    for pile in &piles {
        let kept = pile[4..].iter().filter(|card| KEPT_BACK.contains(&card.as_str())).count();
        assert_eq!((pile.len(), kept), (18, 3));
        let different: std::collections::BTreeSet<&String> = pile.iter().collect();
        assert_eq!(different.len(), 18, "no card is lost, none comes twice");
    }
    for place in 4..18 {
        assert_eq!(found_in(&piles, place..place + 1).len(), 18, "every card can lie in place {place}");
    }
}

#[test]
fn f_14_0_2__the_scenarios_know_no_expert_rules_and_read_spades() {
    for (mode, winner) in [("scenario-1", "ferdinand"), ("scenario-2", "daun")] {
        let position = bare(mode).options("expert").position;
        assert!(position.build(board::standard("friedrich").unwrap()).is_err(), "{mode}");
        // Otterndorf lies among clubs: in the expert game its version would be read.
        let table = bare(mode)
            .turn(6)
            .phase("end-of-turn")
            .fate("12")
            .pieces(&format!("{winner}@otterndorf=2"))
            .friedrich(|own| own.last_winner = Some(winner.into()))
            .build();
        let spades = |event: &Event| matches!(event, Event::FateDrawn { suit: Some(Suit::Spades), .. });
        assert!(table.happened(spades), "{mode}");
    }
}

#[test]
fn f_11_14__without_the_expert_game_only_the_spade_version_is_read() {
    for mode in ["standard-4p", "standard-3p", "scenario-1", "scenario-2"] {
        let pack = board::standard("friedrich").unwrap();
        for number in 1..=12 {
            let winner = if mode == "scenario-2" { "daun" } else { "ferdinand" };
            let table = bare(mode)
                .turn(6)
                .phase("end-of-turn")
                .fate(&number.to_string())
                .pieces(&format!("{winner}@otterndorf=2"))
                .friedrich(|own| own.last_winner = Some(winner.into()))
                .build();
            let card = pack.fate_card(&number.to_string()).unwrap();
            let read = Event::FateDrawn { card, suit: Some(Suit::Spades) };
            assert!(table.happened(|event| *event == read), "{mode}, card {number}");
        }
    }
}

/// Card 12 slows Daun in its spade version: what it does, whom it binds and until when stand in every view.
#[test]
fn fc_0_12__an_effect_of_fate_that_is_alive_is_public() {
    let mut table = drawn("12", Suit::Spades, "daun@bruenn=4 keith@berlin=1").build();
    let twelve = table.rules.pack.fate_card("12").unwrap();
    let seen = |table: &Scene, viewer| {
        let crate::view::TitleView::Friedrich(own) = table.rules.view(&table.state, viewer).title else {
            panic!("this is FRIEDRICH")
        };
        own.alive
    };
    for viewer in table.rules.seats().map(Some).chain([None]) {
        let alive = seen(&table, viewer).expect("it is alive");
        assert_eq!((alive.card, alive.suit, alive.turn), (twelve, Suit::Spades, 7), "{viewer:?}");
    }
    idle_to_turn(&mut table, 8);
    for viewer in table.rules.seats().map(Some).chain([None]) {
        assert!(seen(&table, viewer).is_none(), "{viewer:?}");
    }
}

#[test]
fn f_11_15__what_holds_in_the_next_turn_is_told_to_everybody_and_so_is_its_end() {
    let mut table = drawn("12", Suit::Spades, "daun@bruenn=4").build();
    let told = |table: &Scene, wanted: fn(&Event) -> bool| {
        table.events.iter().any(|entry| entry.audience == Audience::All && wanted(&entry.event))
    };
    assert!(told(&table, |event| matches!(event, Event::FateDrawn { suit: Some(Suit::Spades), .. })));
    let alive = table.own().alive.expect("Daun is handicapped");
    assert_eq!((alive.turn, alive.suit, alive.used), (7, Suit::Spades, false));
    assert!(!told(&table, |event| *event == Event::FateEnded));
    idle_to_turn(&mut table, 8);
    assert!(told(&table, |event| *event == Event::FateEnded));
    assert!(table.own().alive.is_none());
}

#[test]
fn fc_0_11__twelve_versions_change_nothing() {
    let silent = [
        (Suit::Spades, ["1", "2", "3"]),
        (Suit::Clubs, ["4", "5", "7"]),
        (Suit::Hearts, ["6", "8", "9"]),
        (Suit::Diamonds, ["10", "11", "12"]),
    ];
    let everybody = "friedrich@oschatz=7 heinrich@berlin=4 daun@bruenn=6 laudon@olmuetz=4 saltikov@torun=4 \
                     apraxin@lomza=3 russia-t1@warszawa cumberland@alfeld=3 richelieu@iserlohn=5 chevert@iserlohn=3 \
                     soubise@fulda=2 ehrensvaerd@stralsund=2 sweden-t1@wismar hildburghausen@hildburghausen=3";
    let pack = board::standard("friedrich").unwrap();
    for (suit, cards) in silent {
        for card in cards {
            let id = pack.fate_card(card).unwrap();
            assert!(::friedrich::versions::version(ready("standard-4p").build().friedrich_rules(), id, suit).is_none());
            let table = drawn(card, suit, everybody).hand("prussia", "s5").hand("austria", "s6").build();
            assert!(
                table.happened(|event| matches!(event, Event::FateDrawn { suit: Some(read), .. } if *read == suit))
            );
            assert!(table.own().alive.is_none(), "{card} {suit:?}");
            assert_eq!(table.state.core.turn, 7);
            let quiet = |event: &Event| {
                matches!(
                    event,
                    Event::FateDrawn { .. }
                        | Event::TurnBegan { .. }
                        | Event::PowerActs { .. }
                        | Event::Drew { .. }
                        | Event::DrewCards { .. }
                )
            };
            assert!(table.events.iter().all(|entry| quiet(&entry.event)), "{card} {suit:?}: {:?}", table.events);
        }
    }
}

#[test]
fn f_11_16__whom_fate_has_taken_never_comes_back() {
    let mut table = drawn("sweden", Suit::Spades, "keith@berlin=5 dohna@potsdam=2").hand("prussia", "s13").build();
    table.play("prussia", "leave keith");
    table.refuse("prussia", "recruit prussia 1 pay s13 keith@berlin=1", "F-11.16");
    table.refuse("prussia", "recruit prussia 1 pay s13 keith=1", "F-10.10");
    table.play("prussia", "recruit prussia 1 pay s13 seydlitz@berlin=1");
}
