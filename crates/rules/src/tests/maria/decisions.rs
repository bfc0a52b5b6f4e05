//! MD-2 to MD-18: who is asked what in set-up, politics, hussars, cards and supply, and the real alternatives.

use std::sync::Arc;

use super::table::{Scene, Setup, bare, ready};
use crate::game::Game;
use engine::question::{About, Form};

/// Everybody who is asked: the question and the power it is asked for.
pub fn questions(table: &Scene) -> Vec<(About, String)> {
    let asked = table.rules.seats().filter_map(|seat| table.rules.asked(&table.state, seat));
    asked.map(|one| (one.about, table.rules.pack.power_of(one.power).slug.clone())).collect()
}

#[track_caller]
pub fn asks(table: &Scene, about: About, power: &str) {
    assert_eq!(questions(table), [(about, power.to_string())]);
}

/// The listed answers, in the order of the alphabet.
pub fn answers(table: &Scene, power: &str) -> Vec<String> {
    let mut listed = table.list(power);
    listed.sort();
    listed
}

pub fn forms(table: &Scene, power: &str) -> Vec<Form> {
    table.rules.legal(&table.state, table.seat_of(power)).forms
}

/// How many of these actions the power can take back.
pub fn undoable(table: Scene, power: &str, actions: &[&str]) -> usize {
    let seat = table.seat_of(power);
    let rules = Arc::new(table.rules);
    let mut game = Game::from_state(Arc::clone(&rules), table.state);
    for action in actions {
        let action = rules.read(game.state(), seat, action).expect("an action");
        game.play(seat, &action).expect("a legal action");
    }
    game.undoable(seat)
}

fn politics(mode: &str, cards: &str, winner: &str) -> Setup {
    bare(mode).phase("politics").maria(|own| {
        own.political_cards = cards.split_whitespace().map(String::from).collect();
        own.boxed = vec!["dessauer".into()];
        own.last_winner = Some(winner.into());
    })
}

fn displayed(setup: Setup, power: &str, cards: &str) -> Setup {
    let names = cards.split_whitespace().map(String::from).collect();
    setup.hand(power, cards).maria(|own| {
        own.display.insert(power.into(), names);
    })
}

/// Trump is named and nobody places; then `power` takes a card.
fn taken(setup: Setup, power: &str, card: &str) -> Scene {
    let mut table = setup.build();
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table.play(power, &format!("take {card}"));
    table
}

fn card(table: &Scene, slug: &str) -> board::PoliticalCardId {
    table.rules.pack.political_card(slug).expect("a card")
}

#[test]
fn md_2__every_player_distributes_the_troops_of_his_powers() {
    let mut table = ready("advanced-3p").phase("deploy").build();
    let wanted = [("austria", 1), ("prussia", 2), ("france", 1)];
    let asked: Vec<(About, String)> = wanted.iter().map(|(power, _)| (About::Deploy, (*power).to_string())).collect();
    assert_eq!(questions(&table), asked, "all three at once");
    for (power, number) in wanted {
        assert_eq!(forms(&table, power).len(), number, "{power}: minor powers have no choice");
    }
    table.refuse("prussia", "deploy prussia friedrich=8 schwerin=5 leopold=3 dessauer=6", "M-4.17");
    table.play("prussia", "deploy prussia friedrich=8 schwerin=4 leopold=4 dessauer=6");
    table.play("prussia", "deploy prussia friedrich=7 schwerin=5 leopold=4 dessauer=6");
    assert_eq!(table.troops("friedrich"), 7, "open to change until all are ready");
}

#[test]
fn md_3__the_player_of_the_last_victory_names_trump() {
    for (winner, power) in [("louis-xv", "france"), ("maria-theresa", "austria"), ("frederick", "prussia")] {
        let table = politics("advanced-3p", "1741-sweden 1741-guards", winner).build();
        asks(&table, About::Trump, power);
        assert_eq!(answers(&table, power), ["trump c", "trump d", "trump h", "trump s"]);
        assert_eq!(table.maria().politics.cards.iter().flatten().count(), 2, "he sees both cards");
    }
}

#[test]
fn md_4__each_major_power_places_a_card_or_none() {
    let setup = politics("advanced-3p", "1741-sweden 1741-guards", "frederick").hand("france", "h5 s3");
    let mut table = setup.hand("austria", "reserve").build();
    table.play("prussia", "trump s");
    for (power, hand) in [
        ("prussia", vec!["pass"]),
        ("france", vec!["bid h5.1", "bid s3.1", "pass"]),
        ("pragmatic", vec!["pass"]),
        ("austria", vec!["bid reserve.1", "pass"]),
    ] {
        asks(&table, About::Bid, power);
        assert_eq!(answers(&table, power), hand);
        let last = hand[0];
        table.play(power, last);
    }
}

#[test]
fn md_5__the_powers_conserve_or_take_in_order_of_influence() {
    let setup = politics("advanced-3p", "1741-sweden 1741-guards", "frederick");
    let setup = displayed(displayed(setup, "prussia", "s5"), "austria", "s3");
    let mut table = setup.build();
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    let both = ["pass", "take 1741-guards", "take 1741-sweden"];
    asks(&table, About::Influence, "prussia");
    assert_eq!(answers(&table, "prussia"), both);
    table.play("prussia", "pass");
    asks(&table, About::Influence, "austria");
    assert_eq!(answers(&table, "austria"), both);
}

/// Klein-Schnellendorf gives its taker a card and moves Saxony: the card is drawn or not, the marker goes anyway.
#[test]
fn md_7__the_taker_follows_the_instruction_or_not() {
    for (answer, cards) in [("execute obey saxony=+1", 1), ("execute saxony=+1", 0)] {
        let setup = politics("advanced-3p", "1741-klein-schnellendorf 1741-guards", "frederick");
        let mut table = taken(displayed(setup, "austria", "s3"), "austria", "1741-klein-schnellendorf");
        assert!(answers(&table, "austria").contains(&answer.to_string()));
        table.play("austria", answer);
        assert_eq!((table.hand("austria").len(), table.maria().politics.tracks[0]), (cards, 2), "{answer}");
    }
}

#[test]
fn md_6__the_taker_executes_or_throws_away() {
    let setup = politics("advanced-3p", "1741-klein-schnellendorf 1741-guards", "frederick");
    let table = taken(displayed(setup, "austria", "s3"), "austria", "1741-klein-schnellendorf");
    asks(&table, About::Execute { card: card(&table, "1741-klein-schnellendorf") }, "austria");
    let wanted = ["bury", "execute obey", "execute obey saxony=+1", "execute saxony=+1"];
    assert_eq!(answers(&table, "austria"), wanted, "the instruction and the shift are each taken or left");
}

#[test]
fn md_8__each_shift_is_taken_or_left_and_its_direction_chosen() {
    let shifts = |slug: &str| {
        let setup = politics("advanced-3p", &format!("{slug} 1742-walpole"), "frederick");
        let table = taken(displayed(setup, "austria", "s3"), "austria", slug);
        answers(&table, "austria")
    };
    assert_eq!(shifts("1742-dresden-opera"), ["bury", "execute saxony=+1", "execute saxony=-1"]);
    let both = ["bury", "execute russia=+1", "execute saxony=+1", "execute saxony=+1 russia=+1"];
    assert_eq!(shifts("1743-bruehl"), both);
}

#[test]
fn md_9__with_two_players_the_second_card_of_a_player_is_thrown_away_if_the_first_was_executed() {
    for (first, second_is_asked) in [("execute russia=-1", false), ("bury", true)] {
        let setup = politics("advanced-2p", "1741-sweden 1741-guards", "a");
        let setup = displayed(displayed(setup, "prussia", "s5"), "france", "s3");
        let mut table = taken(setup, "prussia", "1741-sweden");
        table.play("prussia", first);
        table.play("france", "take 1741-guards");
        let asked =
            questions(&table).contains(&(About::Execute { card: card(&table, "1741-guards") }, "france".into()));
        assert_eq!(asked, second_is_asked, "after {first}");
        if asked {
            assert_eq!(answers(&table, "france").len(), 3, "he may still execute one");
        }
    }
}

#[test]
fn md_10__the_power_chooses_the_general_of_the_expedition() {
    let setup = || {
        let setup = politics("advanced-3p", "1741-nymphenburg 1742-walpole", "frederick");
        displayed(setup, "france", "s5").pieces("karl@wien=3 traun@prag=2")
    };
    let table = |hand: &str| {
        let mut table = taken(setup().hand("austria", hand), "france", "1741-nymphenburg");
        table.play("france", "execute italy=-2");
        table
    };
    let poor = table("h4");
    asks(&poor, About::Corps, "austria");
    assert_eq!(answers(&poor, "austria"), ["corps karl", "corps traun"]);
    assert!(forms(&poor, "austria").is_empty(), "four points do not pay for one off the board");
    let mut rich = table("h4 h5");
    assert_eq!(forms(&rich, "austria").len(), 1);
    rich.refuse("austria", "corps neipperg pay h5", "M-17.5.20");
    rich.refuse("austria", "corps karl pay h5", "M-17.5.20");
    rich.play("austria", "corps neipperg pay h4+h5");
    assert_eq!((rich.place("neipperg"), rich.troops("neipperg"), rich.place("karl")), ("box", 2, "wien"));
}

#[test]
fn md_11__the_power_a_card_favours_assigns_its_troops() {
    let setup = politics("advanced-3p", "1741-pressburg 1742-walpole", "frederick").pieces("karl@wien=3");
    let mut table = taken(displayed(setup, "prussia", "s5"), "prussia", "1741-pressburg");
    table.play("prussia", "execute obey");
    asks(&table, About::Effect { card: card(&table, "1741-pressburg"), effect: 0 }, "austria");
    assert!(matches!(forms(&table, "austria")[..], [Form::Recruit(_)]));
    table.play("austria", "recruit austria 2 karl=1 traun@prag=1");
    assert_eq!((table.troops("karl"), table.place("traun")), (4, "prag"), "also to generals who come back");
}

#[test]
fn md_12__the_owner_moves_a_piece_off_the_arrow_city() {
    let setup = politics("advanced-3p", "1741-sweden 1742-walpole", "frederick");
    let setup = displayed(setup, "prussia", "s5").pieces("traun@landsberg-warthe=2 friedrich@berlin=2");
    let mut table = taken(setup, "prussia", "1741-sweden");
    table.play("prussia", "execute russia=-1");
    asks(&table, About::Displace, "austria");
    let wanted = ["settle traun kuestrin", "settle traun miedzyrzecz", "settle traun zielenzig"];
    assert_eq!(answers(&table, "austria"), wanted);
}

#[test]
fn md_13__austria_places_leaves_or_places_anew() {
    let setup = || bare("advanced-3p").pieces("neipperg@trautenau=2").phase("hussars");
    let setup = || setup().maria(|own| own.hussars = vec!["kolin".into()]);
    let table = setup().build();
    asks(&table, About::Hussars, "austria");
    let listed = answers(&table, "austria");
    assert!(listed.contains(&"end".into()), "leave");
    assert!(listed.contains(&"hussar hussar-1 jauer".into()), "place anew");
    assert!(listed.contains(&"hussar hussar-2 jauer".into()), "place");
    assert!(!listed.contains(&"hussar hussar-2 kolin".into()));
    let moves = ["hussar hussar-1 jauer", "hussar hussar-2 gitschin"];
    assert_eq!(undoable(setup().build(), "austria", &moves), 2, "free to take back");
}

#[test]
fn md_14__from_turn_four_france_pays_bavaria_or_not() {
    let stage =
        |turn: u8| bare("advanced-3p").pieces("moritz@metz=2").turn(turn).active("france").phase("cards").build();
    let mut table = stage(4);
    asks(&table, About::Subsidy, "france");
    assert_eq!(answers(&table, "france"), ["accept", "pass"]);
    table.play("france", "accept");
    assert_eq!((table.hand("france").len(), table.hand("bavaria").len()), (4, 2));
    assert!(!questions(&stage(3)).iter().any(|(about, _)| *about == About::Subsidy), "bound before");
    assert_eq!(undoable(stage(4), "france", &["pass"]), 0, "cards are drawn upon it");
}

fn harassed(pieces: &str, hussars: &str, hand: &str) -> Scene {
    let setup = bare("advanced-3p").pieces(pieces).hand("prussia", hand).active("prussia").phase("supply");
    setup.maria(|own| own.hussars = hussars.split_whitespace().map(String::from).collect()).build()
}

#[test]
fn md_16__a_path_without_hussars_is_taken_where_there_is_one() {
    let pieces = "friedrich@trautenau=3 prussia-t1@lueben";
    let table = harassed(pieces, "landeshut", "h9");
    asks(&table, About::PaySupply { due: 4 }, "prussia");
    let pieces = "friedrich@trautenau=3 prussia-t1@frankenstein";
    let table = harassed(pieces, "landeshut", "h9");
    assert!(
        !questions(&table).iter().any(|(about, _)| matches!(about, About::PaySupply { .. })),
        "another way is free"
    );
    assert!(!table.is_face_down("friedrich"));
}

#[test]
fn md_17__the_owner_chooses_the_cards_that_pay() {
    let mut table = harassed("friedrich@trautenau=3 prussia-t1@lueben", "landeshut", "h9 h2 h3");
    asks(&table, About::PaySupply { due: 4 }, "prussia");
    assert!(matches!(&forms(&table, "prussia")[..], [Form::Pay(form)] if form.due == 4 && form.hand.len() == 3));
    table.play("prussia", "pay h9");
    assert_eq!(table.hand("prussia").len(), 2, "any cards that cover the sum");
}

#[test]
fn md_18__on_a_shortfall_the_owner_chooses_whom_to_feed() {
    let pieces = "friedrich@trautenau=3 schwerin@trautenau=3 prussia-t1@lueben";
    let table = harassed(pieces, "landeshut", "h7");
    asks(&table, About::Feed, "prussia");
    assert_eq!(answers(&table, "prussia"), ["feed friedrich", "feed schwerin"]);
}
