//! Minor events that act at once, with and without a choice.

use board::Suit;

use super::passive::{drawn, idle_to_movement, idle_to_turn, idle_until, rule};
use super::table::{Scene, bare};
use engine::event::{Audience, Event};
use engine::question::About;
use friedrich::versions::{version, version_rule};

#[test]
fn every_version_that_does_something_has_its_own_entry() {
    let rules = bare("standard-4p").build().rules;
    let mut active = 0;
    for (at, card) in rules.pack.fate.iter().enumerate() {
        let id = board::FateCardId(at as u8);
        for suit in Suit::ALL.into_iter().filter(|&suit| version(rules.friedrich(), id, suit).is_some()) {
            assert_eq!(version_rule(rules.friedrich(), id, suit).as_str(), rule(&card.slug, suit));
            active += 1;
        }
    }
    assert_eq!(active, 36);
}

fn told_total(table: &Scene, power: &str, gained: bool) -> Option<u8> {
    let wanted = table.power(power);
    table.events.iter().find_map(|entry| match entry.event {
        Event::FreeArmy { power, total } if power == wanted && gained => Some(total),
        Event::ArmyLost { power, total } if power == wanted && !gained => Some(total),
        _ => None,
    })
}

/// A free army for one general of the power's choice.
fn free_army(card: &str, suit: Suit, power: &str, names: [&str; 2], cities: [&str; 2]) {
    let [first, second] = names;
    let at = |strengths: [u8; 2]| {
        let pieces = format!("{first}@{}={} {second}@{}={}", cities[0], strengths[0], cities[1], strengths[1]);
        drawn(card, suit, &pieces).build()
    };
    let mut table = at([2, 8]);
    let total = table.total(power);
    assert!(table.is_asked(power), "{power} chooses");
    assert!(!table.list(power).contains(&format!("assign {second}")), "he is full");
    table.refuse(power, &format!("assign {second}"), "FC-0.7");
    table.refuse(power, "assign daun", &rule(card, suit));
    table.refuse(power, "pass", &rule(card, suit));
    table.play(power, &format!("assign {first}"));
    assert_eq!((table.troops(first), table.troops(second)), (3, 8));
    assert_eq!(told_total(&table, power, true), Some(total + 1), "the new total is public");
    assert_eq!(table.state.core.turn, 7);
    // Who got it is not: the public text names nobody.
    let seat = table.seat_of(power);
    let action = table.rules.read(&table.state, seat, &format!("assign {first}")).unwrap();
    assert_eq!(crate::text::public(&table.rules, &table.state, seat, &action).as_deref(), Some("assign"));
}

#[test]
fn fc_1c__one_russian_general_gets_an_army_free() {
    free_army("1", Suit::Clubs, "russia", ["fermor", "saltikov"], ["torun", "lipno"]);
    // At the ceiling nothing comes, and nobody is asked.
    let full = drawn("1", Suit::Clubs, "saltikov@torun=8 fermor@lipno=4 apraxin@lomza=4").build();
    assert_eq!((full.total("russia"), full.state.core.turn), (16, 7));
    // With one general there is no choice; with none nothing happens.
    let one = drawn("1", Suit::Clubs, "fermor@torun=2").build();
    assert_eq!((one.troops("fermor"), one.state.core.turn), (3, 7));
    let one_full = drawn("1", Suit::Clubs, "fermor@torun=8").build();
    assert_eq!(one_full.troops("fermor"), 8);
    let none = drawn("1", Suit::Clubs, "russia-t1@torun").build();
    assert_eq!((none.total("russia"), none.state.core.turn), (0, 7));
    let gone = drawn("1", Suit::Clubs, "").friedrich(|own| own.gone = vec!["russia".into()]).build();
    assert_eq!((gone.total("russia"), gone.state.core.turn), (0, 7));
}

#[test]
fn fc_8s__one_prussian_general_gets_an_army_free() {
    free_army("8", Suit::Spades, "prussia", ["keith", "heinrich"], ["berlin", "potsdam"]);
    // A full general in a stack with room: the pool counts.
    let mut table = drawn("8", Suit::Spades, "friedrich@berlin=8 keith@berlin=2 dohna@arnswalde=1").build();
    table.play("prussia", "assign friedrich");
    assert_eq!((table.troops("friedrich"), table.troops("keith")), (8, 3));
    // Scenarios read spades too: in the west Seydlitz, at his ceiling or below it.
    let west = |armies: u8| {
        let setup = bare("scenario-1").turn(6).phase("end-of-turn").fate("8 1");
        setup.pieces(&format!("seydlitz@berlin={armies}")).build().troops("seydlitz")
    };
    assert_eq!((west(2), west(3)), (3, 3));
}

#[test]
fn fc_11c__one_hanoverian_general_gets_an_army_free() {
    let mut table = drawn("11", Suit::Clubs, "cumberland@alfeld=3").build();
    assert!(table.is_asked("hanover"));
    assert_eq!(table.list("hanover"), ["assign ferdinand", "assign cumberland"]);
    table.play("hanover", "assign cumberland");
    assert_eq!((table.troops("cumberland"), told_total(&table, "hanover", true)), (4, Some(5)));
    let ceiling = bare("standard-4p")
        .options("expert")
        .turn(6)
        .phase("end-of-turn")
        .fate("11 1")
        .pieces("ferdinand@otterndorf=8 cumberland@alfeld=4")
        .friedrich(|own| own.last_winner = Some("ferdinand".into()))
        .build();
    assert_eq!(ceiling.total("hanover"), 12);
}

#[test]
fn fc_1d__tottleben_gets_an_army_free_if_he_is_on_the_board() {
    let armies = |pieces: &str| {
        let table = drawn("1", Suit::Diamonds, pieces).build();
        assert_eq!(table.state.core.turn, 7, "nobody is asked");
        (table.troops("tottleben"), table.total("russia"))
    };
    assert_eq!(armies("tottleben@torun=2 fermor@lipno=3"), (3, 6));
    assert_eq!(armies("fermor@lipno=3"), (0, 3));
    assert_eq!(armies("tottleben@torun=8 fermor@lipno=3"), (8, 11), "full, alone");
    assert_eq!(armies("tottleben@torun=8 fermor@torun=3"), (8, 12), "full, but there is room in his stack");
    assert_eq!(armies("tottleben@torun=8 fermor@torun=8"), (8, 16));
    assert_eq!(armies("tottleben@torun=4 fermor@lipno=8 apraxin@lomza=4"), (4, 16), "at the ceiling");
}

#[test]
fn fc_6c__daun_gets_an_army_free_if_he_is_on_the_board() {
    let table = drawn("6", Suit::Clubs, "daun@bruenn=2 lacy@tabor=1").build();
    assert_eq!((table.troops("daun"), table.troops("lacy"), table.state.core.turn), (3, 1, 7));
    assert_eq!(told_total(&table, "austria", true), Some(4));
    let table = drawn("6", Suit::Clubs, "lacy@tabor=1").build();
    assert_eq!(table.total("austria"), 1);
    let table = drawn("6", Suit::Clubs, "daun@bruenn=6 browne@melnik=8 karl@prag=8 lacy@tabor=8").build();
    assert_eq!(table.total("austria"), 30, "at the ceiling");
}

#[test]
fn fc_2h__apraxin_loses_an_army_unless_that_would_remove_a_general() {
    let armies = |pieces: &str| {
        let table = drawn("2", Suit::Hearts, pieces).build();
        assert_eq!(table.state.core.turn, 7, "nobody is asked");
        (table.place("apraxin").to_string(), table.troops("apraxin"), table.total("russia"))
    };
    assert_eq!(armies("apraxin@lomza=3 fermor@torun=2"), ("lomza".into(), 2, 4));
    assert_eq!(armies("apraxin@lomza=2"), ("lomza".into(), 1, 1));
    assert_eq!(armies("apraxin@lomza=1 fermor@torun=5"), ("lomza".into(), 1, 6), "alone with one: spared");
    assert_eq!(armies("apraxin@lomza=1 fermor@lomza=2"), ("lomza".into(), 1, 2), "his stack can spare one");
    assert_eq!(armies("apraxin@lomza=1 fermor@lomza=1"), ("lomza".into(), 1, 2), "it cannot");
    assert_eq!(armies("fermor@lomza=4"), ("off".into(), 0, 4));
    let gone = drawn("2", Suit::Hearts, "").friedrich(|own| own.gone = vec!["russia".into()]).build();
    assert_eq!((gone.place("apraxin"), gone.state.core.turn), ("out", 7));
}

#[test]
fn fc_10c__prussia_gives_up_an_army_in_secret_where_one_can_be_spared() {
    let mut table =
        drawn("10", Suit::Clubs, "keith@berlin=1 heinrich@potsdam=3 dohna@spandau=1 seydlitz@spandau=2").build();
    assert!(table.is_asked("prussia"));
    assert_eq!(table.list("prussia"), ["assign heinrich", "assign seydlitz", "assign dohna"]);
    table.refuse("prussia", "assign keith", "FC-10C");
    table.refuse("prussia", "pass", "FC-10C");
    table.play("prussia", "assign dohna");
    assert_eq!((table.troops("dohna"), table.troops("seydlitz")), (1, 1), "his stack gives it");
    assert_eq!(told_total(&table, "prussia", false), Some(6));
    let nobody = drawn("10", Suit::Clubs, "keith@berlin=1 heinrich@potsdam=1").build();
    assert_eq!((nobody.total("prussia"), nobody.state.core.turn), (2, 7));
    let one = drawn("10", Suit::Clubs, "keith@berlin=4").build();
    assert_eq!((one.troops("keith"), one.state.core.turn), (3, 7));
}

#[test]
fn fc_4h__france_may_change_a_card_unseen() {
    let setup = || drawn("4", Suit::Hearts, "soubise@gemuenden=2 keith@berlin=1").hand("france", "s5 h6").draw("c12");
    let mut table = setup().build();
    assert!(table.is_asked("france") && !table.is_asked("prussia"));
    assert_eq!(table.list("france"), ["discard s5.1", "discard h6.1", "pass"]);
    table.play("france", "discard s5");
    assert_eq!(table.hand("france"), ["c12.1", "h6.1"]);
    let card = engine::text::cards_named(table.rules.pack, "s5.1").unwrap()[0];
    assert!(table.state.core.secret.spent.contains(card) && !table.state.core.seen.contains(card), "unseen");
    let named = |entry: &&engine::event::Entry| matches!(entry.event, Event::DiscardedCard { .. });
    assert!(table.events.iter().filter(named).all(|entry| entry.audience != Audience::All));
    let mut table = setup().build();
    table.play("france", "pass");
    assert_eq!(table.hand("france"), ["s5.1", "h6.1"]);
    assert!(table.happened(|event| matches!(event, Event::Declined { .. })));
    let empty = drawn("4", Suit::Hearts, "soubise@gemuenden=2 keith@berlin=1").build();
    assert_eq!(empty.state.core.turn, 7, "nothing to discard");
}

#[test]
fn fc_1h__austria_and_russia_exchange_a_card_if_both_agree() {
    let setup = |mode: &str| {
        let mut setup = drawn("1", Suit::Hearts, "daun@bruenn=1 keith@berlin=1");
        setup.position.mode = mode.into();
        setup.hand("austria", "s5 h6").hand("russia", "c12 d2").hand("sweden", "d9").build()
    };
    for mode in ["standard-4p", "standard-3p"] {
        let mut table = setup(mode);
        assert!(table.is_asked("austria") && table.is_asked("russia"), "both at the same time");
        assert!(!table.is_asked("prussia"));
        table.play("russia", "accept");
        assert!(!table.is_asked("russia") && table.is_asked("austria"), "one answer each");
        assert!(!table.happened(|event| matches!(event, Event::OfferAnswered { .. })), "told when both are given");
        let seen = |power: Option<&str>| {
            let view = table.rules.view(&table.state, power.map(|power| table.seat_of(power)));
            let crate::view::TitleView::Friedrich(own) = view.title else { panic!("this is FRIEDRICH") };
            own.answers
        };
        assert_ne!(seen(Some("russia")), seen(None), "who has answered sees his answer");
        assert_eq!(seen(Some("austria")), seen(None), "and nobody else does");
        table.play("austria", "accept");
        assert!(table.is_asked("austria") && table.is_asked("russia"), "both pick at the same time");
        assert_eq!(table.list("austria"), ["give s5.1", "give h6.1"]);
        table.refuse("russia", "give d9.1", "FC-1H");
        table.refuse("russia", "give s5.1", "FC-1H");
        let gifts = [("austria", "give s5"), ("russia", "give c12")];
        let order = if mode == "standard-4p" { [0, 1] } else { [1, 0] };
        let (first, second) = (gifts[order[0]], gifts[order[1]]);
        table.play(first.0, first.1);
        assert_eq!(table.hand("russia"), ["c12.1", "d2.1"], "not before the other has picked");
        assert!(!table.is_asked(first.0) && table.is_asked(second.0));
        table.play(second.0, second.1);
        assert_eq!(
            (table.hand("austria"), table.hand("russia")),
            (vec!["c12.1".into(), "h6.1".into()], vec!["s5.1".into(), "d2.1".into()])
        );
        // Unseen by the others.
        let prussia = Some(table.seat_of("prussia"));
        let shown =
            |entry: &engine::event::Entry| entry.is_for(prussia) && matches!(entry.event, Event::ReceivedCard { .. });
        assert!(!table.events.iter().any(shown));
        assert_eq!(table.state.core.turn, 7);
    }
}

/// Until both have answered nobody learns from any list what the first one said.
#[test]
fn fc_1h__an_answer_is_secret_in_its_public_form_too() {
    let setup = drawn("1", Suit::Hearts, "daun@bruenn=1 keith@berlin=1");
    let mut table = setup.hand("austria", "s5 h6").hand("russia", "c12 d2").build();
    for power in ["russia", "austria"] {
        let seat = table.seat_of(power);
        for answer in ["accept", "pass"] {
            let action = table.rules.read(&table.state, seat, answer).expect("an answer");
            let public = crate::text::public(&table.rules, &table.state, seat, &action);
            assert_eq!(public.as_deref(), Some("answer"));
        }
        table.play(power, "accept");
    }
}

#[test]
fn fc_1h__one_refusal_an_empty_hand_or_an_absent_nation_and_nothing_happens() {
    let setup = || drawn("1", Suit::Hearts, "daun@bruenn=1 keith@berlin=1").hand("austria", "s5").hand("russia", "c12");
    for (russia, austria) in [("accept", "pass"), ("pass", "accept"), ("pass", "pass")] {
        let mut table = setup().build();
        table.play("austria", austria);
        table.play("russia", russia);
        assert_eq!(
            (table.hand("austria"), table.hand("russia")),
            (vec!["s5.1".to_string()], vec!["c12.1".to_string()])
        );
        assert_eq!(table.state.core.turn, 7);
    }
    for empty in ["austria", "russia"] {
        let table = setup().hand(empty, "").build();
        assert_eq!(table.state.core.turn, 7, "{empty} holds no card");
    }
    let gone = drawn("1", Suit::Hearts, "daun@bruenn=1 keith@berlin=1").hand("austria", "s5");
    assert_eq!(gone.friedrich(|own| own.gone = vec!["russia".into()]).build().state.core.turn, 7);
}

#[test]
fn fc_9d__prussia_may_give_austria_a_card_and_draw_one_of_its_hand() {
    let mut drawn_back = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut setup = drawn("9", Suit::Diamonds, "daun@bruenn=1 keith@berlin=1")
            .hand("prussia", "s5 h6")
            .hand("austria", "c12 d2");
        setup.position.seed = seed;
        let mut table = setup.build();
        assert!(table.is_asked("prussia") && !table.is_asked("austria"));
        assert_eq!(table.list("prussia"), ["give s5.1", "give h6.1", "pass"]);
        table.refuse("prussia", "give c12.1", "FC-9D");
        let before = table.state.core.secret.pile.len();
        table.play("prussia", "give s5");
        assert_eq!(table.hand("austria").len(), 2);
        let of_three = ["s5.1", "c12.1", "d2.1"].map(String::from);
        let prussian: Vec<String> = table.hand("prussia").into_iter().filter(|card| of_three.contains(card)).collect();
        assert_eq!(prussian.len(), 1, "exactly one of the three comes back");
        drawn_back.insert(prussian[0].clone());
        assert_eq!(before - table.state.core.secret.pile.len(), 7, "the rest of its hand are the cards of turn 7");
    }
    assert_eq!(drawn_back.len(), 3, "by chance, the given card among them");
}

#[test]
fn fc_9d__the_same_game_always_draws_the_same_card_and_an_empty_hand_gives_none() {
    let play = || {
        let setup =
            drawn("9", Suit::Diamonds, "daun@bruenn=1 keith@berlin=1").hand("prussia", "s5").hand("austria", "c12 d2");
        let mut table = setup.build();
        table.play("prussia", "give s5");
        table.hand("prussia")
    };
    assert_eq!(play(), play());
    let mut lone = drawn("9", Suit::Diamonds, "daun@bruenn=1 keith@berlin=1").hand("prussia", "s5").build();
    lone.play("prussia", "give s5");
    assert!(lone.hand("prussia").contains(&"s5.1".to_string()), "Austria's only card is the one given");
    assert!(lone.hand("austria").is_empty());
    let empty = drawn("9", Suit::Diamonds, "daun@bruenn=1 keith@berlin=1").hand("austria", "c12").build();
    assert_eq!(empty.state.core.turn, 7);
    let mut declined =
        drawn("9", Suit::Diamonds, "daun@bruenn=1 keith@berlin=1").hand("prussia", "s5").hand("austria", "c12").build();
    declined.play("prussia", "pass");
    assert_eq!((declined.hand("austria"), declined.state.core.turn), (vec!["c12.1".to_string()], 7));
}

/// Laudon in Olmütz: north Sternberg, south Prossnitz, west Schönberg.
#[test]
fn fc_6s__austria_may_move_laudon_one_city_out_of_a_stack_too() {
    let pieces = "laudon@olmuetz=2 karl@olmuetz=3 keith@berlin=1";
    let mut table = drawn("6", Suit::Spades, pieces).build();
    assert!(table.is_asked("austria") && !table.is_asked("prussia"));
    let steps = ["prossnitz", "schoenberg-austria-k2", "sternberg"].map(|city| format!("step laudon olmuetz-{city}"));
    let mut expected = steps.to_vec();
    expected.push("pass".into());
    let mut list = table.list("austria");
    list.sort();
    expected.sort();
    assert_eq!(list, expected);
    table.refuse("austria", "step laudon olmuetz-sternberg-freudenthal", "FC-6S");
    table.refuse("austria", "step laudon olmuetz-bruenn", "F-4.1");
    table.refuse("austria", "step karl olmuetz-sternberg", "FC-6S");
    table.refuse("austria", "march laudon olmuetz-sternberg", "FC-6S");
    table.play("austria", "step laudon olmuetz-sternberg");
    assert_eq!((table.place("laudon"), table.place("karl")), ("sternberg", "olmuetz"));
    assert_eq!((table.troops("laudon"), table.troops("karl")), (2, 3));
    // It is not his move of the next turn.
    idle_to_movement(&mut table, 7, "austria");
    table.play("austria", "march laudon sternberg-freudenthal-troppau");
    let mut table = drawn("6", Suit::Spades, pieces).build();
    table.play("austria", "pass");
    assert_eq!((table.place("laudon"), table.state.core.turn), ("olmuetz", 7));
    let off = drawn("6", Suit::Spades, "karl@olmuetz=3 keith@berlin=1").build();
    assert_eq!(off.state.core.turn, 7, "off the board nothing happens");
}

#[test]
fn fc_6s__he_joins_captures_and_is_stopped_as_in_any_move() {
    let pieces = "laudon@olmuetz=2 karl@prossnitz=3! lacy@schoenberg-austria-k2=1 daun@schoenberg-austria-k2=1 \
                  browne@schoenberg-austria-k2=1 prussia-t1@sternberg keith@freudenthal=4";
    let setup = || drawn("6", Suit::Spades, pieces).build();
    let mut table = setup();
    table.refuse("austria", "step laudon olmuetz-schoenberg-austria-k2", "F-4.11");
    table.play("austria", "step laudon olmuetz-sternberg");
    assert_eq!((table.place("laudon"), table.place("prussia-t1")), ("sternberg", "off"), "F-9.23");
    // Next to Keith now, and still nobody fights at once.
    assert!(!table.happened(|event| matches!(event, Event::CombatBegan { .. })));
    assert_eq!(table.state.core.turn, 7);
    let mut table = setup();
    table.play("austria", "step laudon olmuetz-prossnitz");
    assert!(table.is_face_down("laudon") && table.is_face_down("karl"), "F-9.17");
    let mut table = drawn("6", Suit::Spades, "laudon@olmuetz=2 keith@sternberg=4 austria-t1@prossnitz").build();
    table.refuse("austria", "step laudon olmuetz-sternberg", "F-4.14");
    table.refuse("austria", "step laudon olmuetz-prossnitz", "F-4.15");
}

/// Neisse is grey, Trübau blue; Breslau is three cities from Neisse.
#[test]
fn fc_6s__leaving_an_objective_takes_it_or_does_nothing() {
    let leave = |guard: &str| {
        let mut table = drawn("6", Suit::Spades, &format!("laudon@neisse=2 {guard}")).build();
        table.play("austria", "step laudon neisse-ziegenhals");
        (table.marker("neisse").to_string(), table.question("neisse").to_string())
    };
    assert_eq!(leave("keith@berlin=1"), ("austria".into(), "none".into()));
    assert_eq!(leave("keith@breslau=1"), ("none".into(), "none".into()), "protected: not even a question mark");
    let silesia = |guard: &str| {
        let setup = bare("scenario-2").turn(6).phase("end-of-turn").fate("6 1").markers("truebau=prussia");
        let mut table = setup.pieces(&format!("laudon@truebau=2 {guard}")).build();
        table.play("austria", "step laudon truebau-zwittau");
        table.marker("truebau").to_string()
    };
    assert_eq!(silesia("keith@berlin=1"), "none", "taken back");
    assert_eq!(silesia("keith@schoenberg-austria-k2=1"), "prussia");
}

#[test]
fn fc_6d__austria_may_turn_a_prussian_stack_in_austria_or_saxony_out_of_supply() {
    let pieces = "keith@dresden=2 dohna@dresden=1 heinrich@berlin=3 seydlitz@prag=1 lehwaldt@bautzen=1! \
                  cumberland@leipzig=1 prussia-t1@pirna daun@bruenn=1";
    let mut table = drawn("6", Suit::Diamonds, pieces).build();
    assert!(table.is_asked("austria"));
    assert_eq!(table.list("austria"), ["starve keith", "starve seydlitz", "pass"]);
    table.refuse("austria", "starve heinrich", "FC-6D");
    table.refuse("austria", "starve cumberland", "FC-6D");
    table.refuse("austria", "starve lehwaldt", "FC-6D");
    table.play("austria", "starve keith");
    assert!(table.is_face_down("keith") && table.is_face_down("dohna"), "the whole stack");
    assert!(!table.is_face_down("seydlitz") && !table.is_face_down("heinrich"));
    assert_eq!((table.troops("keith"), table.troops("dohna")), (2, 1), "without loss");
    // The next supply check decides: the train in Pirna feeds Dresden.
    table.play("prussia", "end");
    assert!(!table.is_face_down("keith") && table.place("keith") == "dresden");
    let mut table = drawn("6", Suit::Diamonds, "keith@dresden=2 daun@bruenn=1").build();
    table.play("austria", "starve keith");
    table.play("prussia", "end");
    assert_eq!(table.place("keith"), "off", "unsupplied again");
    let mut table = drawn("6", Suit::Diamonds, "keith@dresden=2 daun@bruenn=1").build();
    table.play("austria", "pass");
    assert!(!table.is_face_down("keith"));
    let nobody = drawn("6", Suit::Diamonds, "keith@berlin=2 daun@bruenn=1").build();
    assert_eq!(nobody.state.core.turn, 7);
}

/// From a train in Toruń: Mława 4 cities, Kutno 5, Sieradz 6, Kalisz 7; Warszawa, a depot, 5.
#[test]
fn fc_9s__russians_with_a_line_of_five_or_six_cities_are_out_of_supply_at_once() {
    let face = |city: &str, others: &str| {
        let table = drawn("9", Suit::Spades, &format!("fermor@{city}=3 russia-t1@torun {others}")).build();
        assert_eq!((table.state.core.turn, table.troops("fermor")), (7, 3), "nobody is asked, nothing is lost");
        table.is_face_down("fermor")
    };
    assert!(!face("mlawa", "") && !face("lipno", ""));
    assert!(face("kutno", "") && face("sieradz", ""));
    assert!(!face("kalisz", ""), "no line at all: unchanged");
    assert!(face("warszawa", ""), "on a depot too");
    assert!(!face("warszawa", "russia-t2@otwock"), "the shortest line to any train counts");
    // Enemy pieces block: Lipno in Prussian hands makes Mława 5 cities away.
    assert!(face("mlawa", "lehwaldt@lipno=1") && face("mlawa", "prussia-t1@lipno"));
    assert!(!face("mlawa", "daun@lipno=1"), "an ally does not");
    assert!(!face("warta", "lehwaldt@sompolno=1"), "blocked beyond six: no line");
}

#[test]
fn fc_9s__stacks_turn_together_and_whoever_lies_face_down_stays_so() {
    let pieces = "fermor@kutno=3 apraxin@kutno=1 saltikov@sieradz=2! tottleben@lipno=1 russia-t1@torun";
    let mut table = drawn("9", Suit::Spades, pieces).build();
    assert!(table.is_face_down("fermor") && table.is_face_down("apraxin"));
    assert!(table.is_face_down("saltikov") && !table.is_face_down("tottleben"));
    assert_eq!(table.total("russia"), 7);
    // FC-0.10: their own next check turns them back, being within six cities.
    idle_to_movement(&mut table, 7, "russia");
    table.play("russia", "end");
    assert!(!table.is_face_down("fermor") && !table.is_face_down("saltikov"));
    let no_train = drawn("9", Suit::Spades, "fermor@kutno=3").build();
    assert!(!no_train.is_face_down("fermor"));
}

/// From a train in Wismar: Greifswald 4 cities, Wolgast 5, Friedland 6; the first two are Swedish.
#[test]
fn fc_12c__ehrensvaerd_with_a_line_of_five_or_six_cities_is_out_of_supply_at_once() {
    let face = |city: &str, others: &str| {
        let table = drawn("12", Suit::Clubs, &format!("ehrensvaerd@{city}=3 {others}")).build();
        table.is_face_down("ehrensvaerd")
    };
    assert!(!face("greifswald", "sweden-t1@wismar"));
    assert!(face("wolgast", "sweden-t1@wismar"), "at home too");
    assert!(face("friedland-pomerania-mecklenburg", "sweden-t1@wismar"));
    assert!(!face("pasewalk", "sweden-t1@wismar") && !face("wolgast", ""));
    let mut table = drawn("12", Suit::Clubs, "ehrensvaerd@wolgast=3 sweden-t1@wismar keith@berlin=1").build();
    idle_to_movement(&mut table, 7, "sweden");
    table.play("sweden", "end");
    assert!(!table.is_face_down("ehrensvaerd"), "at home his next check turns him back");
    // Saltikov's lines are none of its business.
    let table = drawn("12", Suit::Clubs, "saltikov@kutno=2 russia-t1@torun").build();
    assert!(!table.is_face_down("saltikov"));
}

#[test]
fn fc_12h__hildburghausen_beaten_this_turn_is_driven_two_cities_west() {
    let beaten = |pieces: &str| {
        let setup = drawn("12", Suit::Hearts, &format!("{pieces} keith@berlin=1"));
        setup.friedrich(|own| own.beaten = vec!["hildburghausen".into()]).build()
    };
    let mut table = beaten("hildburghausen@leipzig=2 empire-t1@merseburg seydlitz@borna=1");
    assert!(table.is_asked("prussia") && !table.is_asked("austria"));
    // Worked out anew: two roads over empty cities, none twice, west and more west than north or south.
    let pack = table.rules.pack;
    let from = table.city_id("leipzig");
    let mut ends = std::collections::BTreeSet::new();
    for &middle in pack.roads.neighbours(from) {
        for &end in pack.roads.neighbours(middle) {
            let empty = |city| table.state.core.pieces_at(city).is_empty();
            let (start, goal) = (&pack.cities[from.index()], &pack.cities[end.index()]);
            let is_west = goal.x < start.x && start.x - goal.x > (start.y - goal.y).abs();
            if end != from && empty(middle) && empty(end) && is_west {
                ends.insert(pack.cities[end.index()].slug.clone());
            }
        }
    }
    assert!(ends.contains("eisleben"));
    let listed: std::collections::BTreeSet<String> = table
        .list("prussia")
        .iter()
        .filter_map(|action| action.rsplit_once('-').map(|(_, end)| end.to_string()))
        .collect();
    assert_eq!(listed, ends);
    table.refuse("prussia", "step hildburghausen leipzig-halle", "FC-12H");
    table.refuse("prussia", "step hildburghausen leipzig-merseburg-naumburg", "FC-12H");
    table.refuse("prussia", "step hildburghausen leipzig-halle-leipzig", "FC-12H");
    table.refuse("prussia", "step hildburghausen leipzig-wurzen-oschatz", "FC-12H");
    table.refuse("prussia", "step keith berlin-potsdam-brandenburg", "FC-12H");
    table.play("prussia", "step hildburghausen leipzig-halle-eisleben");
    assert_eq!(table.place("hildburghausen"), "eisleben");
    assert_eq!((table.marker("leipzig"), table.question("leipzig")), ("none", "none"), "nothing is conquered");
    assert_eq!(table.troops("hildburghausen"), 2);
    let mut table = beaten("hildburghausen@leipzig=2");
    table.play("prussia", "pass");
    assert_eq!((table.place("hildburghausen"), table.state.core.turn), ("leipzig", 7));
    let off = beaten("empire-t1@leipzig");
    assert_eq!(off.state.core.turn, 7, "he must be on the board");
    let unbeaten = drawn("12", Suit::Hearts, "hildburghausen@leipzig=2 keith@berlin=1").build();
    assert_eq!(unbeaten.state.core.turn, 7, "and must have lost");
}

/// The whole way: beaten in Prussia's turn, driven at the end of the turn; a defeat of the turn before is forgotten.
#[test]
fn fc_12h__the_defeat_must_fall_into_the_turn_just_ended() {
    let setup = |turn: u8, fate: &str| {
        let setup = bare("standard-4p").options("expert").turn(turn).phase("combat").fate(fate);
        setup.pieces("keith@halle=6 hildburghausen@leipzig=4").friedrich(|own| own.offensive = Some("declined".into()))
    };
    let mut table = setup(6, "12 lord-bute").build();
    table.play("empire", "concede");
    idle_until(&mut table, |table| table.state.core.turn == 7);
    let question = table.rules.asked(&table.state, table.seat_of("prussia")).unwrap();
    assert!(matches!(question.about, About::Fate { suit: Suit::Hearts, .. }), "Keith stands in hearts");
    table.play("prussia", "pass");
    let mut table = setup(6, "lord-bute 12 poems").build();
    table.play("empire", "concede");
    idle_to_turn(&mut table, 8);
    assert_eq!(table.state.core.turn, 8, "card 12 came a turn too late");
    assert!(table.happened(|event| matches!(event, Event::FateDrawn { suit: Some(Suit::Hearts), .. })));
}
