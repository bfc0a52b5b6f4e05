//! Strokes of fate one by one: who leaves, who takes over, whose victory is eased (F-11.7 to F-11.28).

use super::passive::{drawn_next, end_turn_now, holding, idle_to_movement, idle_to_turn, objectives, orders_of};
use super::table::{Scene, Setup, bare};
use ::friedrich::income;
use engine::event::{Audience, Event};
use engine::outcome::Reason;

const ATTACKERS: [&str; 5] = ["russia", "sweden", "austria", "empire", "france"];
const DECIDING: [&str; 4] = ["elisabeth", "sweden", "india", "america"];

/// End of turn 6 with these cards of fate to come.
fn at_end(mode: &str, fate: &str) -> Setup {
    bare(mode).turn(6).phase("end-of-turn").fate(fate)
}

/// The second colonial loss strikes: France leaves.
fn france_leaves(mode: &str) -> Setup {
    at_end(mode, "india poems").friedrich(|own| own.colonial_losses = 1)
}

/// Prussia lets the first general go who is offered, if it is asked.
fn let_somebody_leave(table: &mut Scene) {
    let first = table.list("prussia").first().filter(|answer| answer.starts_with("leave ")).cloned();
    if let Some(answer) = first {
        table.play("prussia", &answer);
    }
}

fn is_present(table: &Scene, power: &str) -> bool {
    table.state.core.is_present(table.power(power))
}

fn is_eased(table: &Scene, power: &str) -> bool {
    table.own().is_eased(table.power(power))
}

fn seat<'a>(table: &'a Scene, power: &str) -> &'a str {
    &table.rules.mode.seats[table.seat_of(power).index()].slug
}

#[test]
fn f_1_15__the_regular_end_comes_when_the_third_attacker_is_knocked_out() {
    for order in orders_of(&DECIDING) {
        let mut table = at_end("standard-4p", &order.join(" ")).build();
        let_somebody_leave(&mut table);
        loop {
            let gone = ATTACKERS.into_iter().filter(|power| !is_present(&table, power)).count();
            let outcome = table.rules.outcome(&table.state);
            assert_eq!(outcome.is_some(), gone == 3, "{order:?}: {gone} have left");
            if let Some(outcome) = outcome {
                assert_eq!(outcome.reason, Reason::Fate);
                break;
            }
            end_turn_now(&mut table);
            let_somebody_leave(&mut table);
        }
    }
}

#[test]
fn f_11_7__with_sweden_one_prussian_general_leaves() {
    let pieces = "heinrich@berlin=3 keith@potsdam=2 ferdinand@stade=1";
    let mut table = at_end("standard-4p", "sweden poems").pieces(pieces).build();
    assert_eq!(table.asked_powers(), ["prussia"]);
    table.refuse("prussia", "pass", "F-11.8");
    table.play("prussia", "leave heinrich");
    let out = ["friedrich", "winterfeldt", "heinrich", "schwerin", "keith", "seydlitz", "dohna", "lehwaldt"];
    let out = out.into_iter().filter(|general| table.place(general) == "out");
    assert_eq!(out.collect::<Vec<_>>(), ["heinrich"]);
    assert_eq!(table.state.core.turn, 7, "one is enough");
}

#[test]
fn f_11_12__after_the_second_colonial_loss_hanover_draws_one() {
    for (first, second) in [("india", "america"), ("america", "india")] {
        let mut table = at_end("standard-4p", &format!("{first} {second} poems lord-bute")).build();
        let drawn = [(); 3].map(|()| drawn_next(&mut table)[1]);
        assert_eq!(drawn, [2, 1, 1], "{first}, then {second}, and from then on");
    }
}

#[test]
fn f_11_17__who_has_left_neither_plays_nor_stands_on_the_board_nor_wins() {
    let pieces = "saltikov@torun=5 russia-t1@lipno ehrensvaerd@stralsund=2 keith@berlin=1";
    let mut table = at_end("standard-4p", "elisabeth poems lord-bute").pieces(pieces).build();
    table.play("prussia", "leave dohna");
    for piece in ["saltikov", "fermor", "apraxin", "tottleben", "russia-t1", "russia-t2"] {
        assert_eq!(table.place(piece), "out", "{piece}");
    }
    assert_eq!(table.place("ehrensvaerd"), "stralsund");
    let before = table.events.len();
    idle_to_turn(&mut table, 9);
    let russia = table.power("russia");
    let acts = |power| Event::PowerActs { power };
    assert!(!table.events[before..].iter().any(|entry| entry.event == acts(russia)));
    // Even if all its objectives carried its markers nobody would win by them.
    for city in objectives("russia", &[1, 2]) {
        let site = table.site(&city);
        table.state.core.control.set(site, Some(russia));
    }
    end_turn_now(&mut table);
    assert!(table.winners().is_empty());
}

#[test]
fn f_11_18__strokes_act_at_once_and_incomes_change_with_the_next_turn() {
    // Who leaves is gone before the next turn begins.
    let setup = france_leaves("standard-4p").pieces("soubise@fulda=2 ferdinand@stade=1").hand("france", "s5");
    let table = setup.build();
    let at = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(|entry| wanted(&entry.event));
    let left = at(&|event| matches!(event, Event::PowerLeft { .. })).expect("France leaves");
    let began = at(&|event| *event == Event::TurnBegan { turn: 7 }).expect("turn 7 begins");
    assert!(left < began && table.place("soubise") == "out");
    // A subsidy cut takes no card out of a hand: fewer come in the next turn.
    let mut table = bare("standard-4p").turn(6).phase("cards").fate("poems lord-bute").build();
    let drawn = [(); 2].map(|()| drawn_next(&mut table)[0]);
    assert_eq!(drawn, [7, 5]);
    assert_eq!(table.hand("prussia").len(), 7 + 5 + 4, "and four after the second");
}

#[test]
fn f_11_20__elisabeth_gets_the_imperial_army_as_soon_as_both_her_nations_have_left() {
    for (gone, card) in [("russia", "sweden"), ("sweden", "elisabeth")] {
        let setup = at_end("standard-4p", &format!("{card} poems")).friedrich(|own| own.gone = vec![gone.into()]);
        let mut table = setup.build();
        assert_eq!(seat(&table, "empire"), "maria-theresia", "until {card} is carried out");
        table.play("prussia", "leave keith");
        assert_eq!(seat(&table, "empire"), "elisabeth");
        let at = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(|entry| wanted(&entry.event));
        let changed = at(&|event| matches!(event, Event::SeatChanged { .. })).expect("it changes");
        assert!(changed < at(&|event| *event == Event::TurnBegan { turn: 7 }).expect("turn 7"), "in the same turn");
    }
}

#[test]
fn f_11_22__the_imperial_army_keeps_its_place_in_the_order() {
    let mut sweden_leaves = at_end("standard-4p", "sweden poems lord-bute");
    sweden_leaves = sweden_leaves.friedrich(|own| own.gone = vec!["russia".into()]);
    for (setup, leader) in [(france_leaves("standard-4p"), "pompadour"), (sweden_leaves, "elisabeth")] {
        let mut table = setup.build();
        let_somebody_leave(&mut table);
        assert_eq!(seat(&table, "empire"), leader);
        table.events.clear();
        idle_to_turn(&mut table, 8);
        let acted = table.events.iter().filter_map(|entry| match entry.event {
            Event::PowerActs { power } => Some(table.rules.pack.power_of(power).slug.as_str()),
            _ => None,
        });
        let acted: Vec<&str> = acted.collect();
        let austria = acted.iter().position(|&power| power == "austria").expect("Austria acts");
        assert_eq!(acted[austria + 1], "empire", "{acted:?}");
    }
}

/// What one nation wins with its objectives of first order alone, when France leaves and without that.
fn wins_by_first_order(power: &str) -> [bool; 2] {
    let markers = holding(power, &[1], &[]);
    let eased = france_leaves("standard-4p").markers(&markers).build();
    let mut plain = at_end("standard-4p", "poems lord-bute").markers(&markers).build();
    end_turn_now(&mut plain);
    [eased, plain]
        .map(|table| table.rules.outcome(&table.state).is_some_and(|outcome| outcome.won_with(table.power(power))))
}

#[test]
fn f_11_24__austria_is_eased_once_the_imperial_army_has_changed_its_player() {
    assert_eq!(wins_by_first_order("austria"), [true, false]);
    let table = france_leaves("standard-4p").build();
    let power = table.power("austria");
    assert!(is_eased(&table, "austria"));
    assert_eq!(table.public(|event| *event == Event::VictoryEased { power }).len(), 1);
}

#[test]
fn f_11_25__the_imperial_army_is_eased_once_it_has_changed_its_player() {
    assert_eq!(wins_by_first_order("empire"), [true, false]);
    let table = france_leaves("standard-4p").build();
    let power = table.power("empire");
    assert!(is_eased(&table, "empire"));
    assert_eq!(table.public(|event| *event == Event::VictoryEased { power }).len(), 1);
}

/// Who is eased after each card does not depend on the number of players.
#[test]
fn f_11_27__with_three_players_the_same_nations_are_eased_by_the_same_cards() {
    let eased_by = |mode: &str, order: &[&str]| {
        let mut table = at_end(mode, &order.join(" ")).build();
        let mut found = Vec::new();
        for at in 0..order.len() {
            if at > 0 {
                end_turn_now(&mut table);
            }
            let_somebody_leave(&mut table);
            found.push(ATTACKERS.map(|power| is_eased(&table, power)));
        }
        found
    };
    for order in orders_of(&DECIDING) {
        let (three, four) = (eased_by("standard-3p", &order), eased_by("standard-4p", &order));
        assert_eq!(three, four, "{order:?}");
        assert!(three.last().expect("four cards")[2], "{order:?}: in the end Austria is");
    }
}

#[test]
fn f_11_28__russia_and_france_are_never_eased() {
    for mode in ["standard-4p", "standard-3p"] {
        for order in orders_of(&DECIDING) {
            let mut table = at_end(mode, &order.join(" ")).build();
            for at in 0..order.len() {
                if at > 0 {
                    end_turn_now(&mut table);
                }
                let_somebody_leave(&mut table);
                assert!(!is_eased(&table, "russia") && !is_eased(&table, "france"), "{order:?}");
            }
        }
    }
}

#[test]
fn fq_36__prussia_may_choose_a_general_who_is_off_the_board() {
    for card in ["elisabeth", "sweden"] {
        let setup = at_end("standard-4p", &format!("{card} poems")).pieces("friedrich@berlin=8 keith@potsdam=2");
        let mut table = setup.hand("prussia", "s13").build();
        assert_eq!(table.place("dohna"), "off");
        assert!(table.list("prussia").contains(&"leave dohna".to_string()), "{card}");
        table.play("prussia", "leave dohna");
        assert_eq!((table.place("dohna"), table.total("prussia")), ("out", 10), "no armies are lost");
        table.refuse("prussia", "recruit prussia 1 pay s13 dohna@berlin=1", "F-11.16");
    }
}

#[test]
fn fq_40__pieces_hand_and_markers_of_a_nation_that_leaves_go_at_once() {
    let setup = at_end("standard-4p", "sweden poems").pieces("ehrensvaerd@stralsund=4 sweden-t1@wismar keith@berlin=1");
    let mut table = setup.hand("sweden", "d4 s9").markers("stettin=sweden colberg=russia").build();
    table.play("prussia", "leave dohna");
    assert_eq!((table.place("ehrensvaerd"), table.place("sweden-t1")), ("out", "out"));
    assert_eq!((table.marker("stettin"), table.marker("colberg")), ("none", "russia"));
    assert!(table.hand("sweden").is_empty());
    let core = &table.state.core;
    for name in ["d4.1", "s9.1"] {
        let card = engine::text::cards_named(table.rules.pack, name).expect("a card")[0];
        assert!(core.secret.spent.contains(card) && !core.seen.contains(card), "{name} is spent unseen");
        let knows = |seat: crate::Seat| core.secret.known[seat.index()].contains(card);
        let knowing = table.rules.seats().filter(|&seat| knows(seat)).count();
        assert!(knowing <= 1, "only its owner has ever seen {name}");
    }
    let drawn = drawn_next(&mut table);
    assert_eq!(drawn.len(), 6, "Sweden is skipped");
}

/// Only how many of a pair have come matters, for everything a position knows.
#[test]
fn fq_41__the_two_cards_of_a_pair_are_alike() {
    let after = |cards: [&str; 2]| {
        let fate = format!("{} {} 1", cards[0], cards[1]);
        let setup = at_end("standard-4p", &fate).pieces("soubise@fulda=2 cumberland@alfeld=3 ferdinand@stade=2");
        let mut table = setup.build();
        [(); 2].map(|()| {
            let incomes = ["prussia", "hanover", "austria", "france"]
                .map(|power| income::income(table.friedrich_rules(), table.own(), table.power(power)));
            let stand = ATTACKERS.map(|power| (is_present(&table, power), is_eased(&table, power)));
            let places = ["soubise", "cumberland", "ferdinand"].map(|piece| table.place(piece).to_string());
            let leader = seat(&table, "empire").to_string();
            end_turn_now(&mut table);
            (incomes, stand, places, leader)
        })
    };
    assert_eq!(after(["india", "america"]), after(["america", "india"]));
    assert_eq!(after(["lord-bute", "poems"]), after(["poems", "lord-bute"]));
    assert_ne!(after(["india", "america"]), after(["lord-bute", "poems"]));
}

/// Once one condition has been met, the other can only be met by the card that ends the game.
#[test]
fn fq_43__when_the_second_condition_is_met_the_game_is_over() {
    for order in orders_of(&DECIDING) {
        let mut table = at_end("standard-4p", &order.join(" ")).build();
        let_somebody_leave(&mut table);
        loop {
            let both_left = !is_present(&table, "russia") && !is_present(&table, "sweden");
            let both_met = both_left && !is_present(&table, "france");
            assert_eq!(table.rules.outcome(&table.state).is_some(), both_met, "{order:?}");
            if both_met {
                break;
            }
            end_turn_now(&mut table);
            let_somebody_leave(&mut table);
        }
        let changes = table.events.iter().filter(|entry| matches!(entry.event, Event::SeatChanged { .. })).count();
        assert_eq!(changes, 1, "{order:?}: it changes its player once");
    }
}

#[test]
fn fq_91__any_prussian_general_but_friedrich_may_be_chosen() {
    // Stacked or not, on the board or off it.
    let pieces = "friedrich@berlin=2 winterfeldt@berlin=2 keith@potsdam=1";
    for choice in ["winterfeldt", "keith", "lehwaldt"] {
        let mut table = at_end("standard-4p", "sweden poems").pieces(pieces).build();
        table.refuse("prussia", "leave friedrich", "F-11.8");
        table.play("prussia", &format!("leave {choice}"));
        assert_eq!((table.place(choice), table.place("friedrich")), ("out", "berlin"));
    }
    // If he is the only one left nobody leaves and nobody is asked.
    let others = ["winterfeldt", "heinrich", "schwerin", "keith", "seydlitz", "dohna", "lehwaldt"];
    let out: Vec<String> = others.iter().map(|general| format!("{general}@")).collect();
    let table = at_end("standard-4p", "sweden poems").pieces("friedrich@berlin=2").pieces(&out.join(" ")).build();
    assert_eq!((table.place("friedrich"), table.troops("friedrich"), table.state.core.turn), ("berlin", 2, 7));
    assert!(!is_present(&table, "sweden"), "Sweden leaves all the same");
}

#[test]
fn fq_95__after_pompadour_has_it_nothing_changes_for_the_imperial_army() {
    let after = |first: &str| {
        let mut table = at_end("standard-4p", &format!("{first} elisabeth sweden poems"));
        table = table.friedrich(|own| own.colonial_losses = 1);
        let mut table = table.build();
        for _ in 0..2 {
            end_turn_now(&mut table);
            let_somebody_leave(&mut table);
        }
        (seat(&table, "empire").to_string(), table.winners().join(" "))
    };
    assert_eq!(after("india"), ("pompadour".into(), "friedrich".into()), "the game is over");
    assert_eq!(after("1"), ("elisabeth".into(), String::new()), "had France stayed, Elisabeth would have it");
}

#[test]
fn fd_25__prussia_chooses_in_public_who_leaves() {
    for card in ["elisabeth", "sweden"] {
        let setup = at_end("standard-4p", &format!("{card} poems")).pieces("friedrich@berlin=3 keith@berlin=2 dohna@");
        let mut table = setup.build();
        assert_eq!(table.asked_powers(), ["prussia"]);
        let choices = ["winterfeldt", "heinrich", "schwerin", "keith", "seydlitz", "lehwaldt"];
        assert_eq!(table.list("prussia"), choices.map(|general| format!("leave {general}")), "{card}");
        let seat = table.seat_of("prussia");
        let action = table.rules.read(&table.state, seat, "leave keith").expect("an action");
        let public = crate::text::public(&table.rules, &table.state, seat, &action);
        assert_eq!(public.as_deref(), Some("leave keith"));
        table.play("prussia", "leave keith");
        let left = table.events.iter().find(|entry| matches!(entry.event, Event::GeneralLeft { .. }));
        assert_eq!(left.expect("he leaves").audience, Audience::All);
    }
}

/// The Imperial Army moves under its new player in the very next turn.
#[test]
fn f_11_21__pompadour_moves_the_imperial_army_in_the_next_turn() {
    let setup = france_leaves("standard-4p").pieces("hildburghausen@hildburghausen=2 ferdinand@stade=1");
    let mut table = setup.build();
    idle_to_movement(&mut table, 7, "empire");
    assert_eq!(seat(&table, "empire"), "pompadour");
    table.play("empire", "march hildburghausen hildburghausen-meiningen");
}
