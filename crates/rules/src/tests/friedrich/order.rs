//! F-2: the sequence of play.

use board::Suit;

use super::quiet::{idle, idle_until, told};
use super::table::{Scene, Setup, bare, ready};
use engine::event::Event;

/// Slugs of the powers in the order in which they acted.
fn acted(table: &Scene) -> Vec<&str> {
    let name = |event: &Event| if let Event::PowerActs { power } = event { Some(*power) } else { None };
    told(table, name).into_iter().map(|power| table.rules.pack.power_of(power).slug.as_str()).collect()
}

/// Everything that acts in the given turn and the one after.
fn two_turns(setup: Setup) -> Vec<String> {
    let mut table = setup.phase("cards").build();
    let last = table.state.core.turn + 2;
    idle_until(&mut table, |table| table.state.core.turn == last);
    let mut acted: Vec<String> = acted(&table).into_iter().map(String::from).collect();
    acted.pop();
    acted
}

/// Where the first event stands that this picks out.
#[track_caller]
fn at(table: &Scene, wanted: impl Fn(&Event) -> bool) -> usize {
    table.events.iter().position(|entry| wanted(&entry.event)).expect("it has happened")
}

/// Daun passes Radeberg and Kamenz; Heinrich protects Kamenz only, and Laudon drives him away.
fn around_kamenz(laudon: u8, heinrich: u8) -> Setup {
    let pieces = format!("daun@bischofswerda=8 laudon@bautzen={laudon} heinrich@cottbus={heinrich}");
    bare("standard-4p").pieces(&pieces).active("austria")
}

#[test]
fn f_2_1__the_nations_act_in_their_order_every_turn() {
    let order = ["prussia", "hanover", "russia", "sweden", "austria", "empire", "france"];
    for mode in ["standard-4p", "standard-3p"] {
        assert_eq!(two_turns(ready(mode)), [order, order].concat(), "{mode}");
    }
}

#[test]
fn f_2_2__who_is_not_in_the_game_is_skipped() {
    let without = |slugs: &[&str]| {
        let gone = slugs.iter().map(|&slug| slug.into()).collect();
        two_turns(bare("standard-4p").friedrich(|own| own.gone = gone))
    };
    let left = ["prussia", "hanover", "austria", "empire", "france"];
    assert_eq!(without(&["russia", "sweden"]), [left, left].concat());
    let west = ["prussia", "hanover", "france"];
    assert_eq!(two_turns(ready("scenario-1")), [west, west].concat());
    let east = ["prussia", "austria", "empire"];
    assert_eq!(two_turns(ready("scenario-2")), [east, east].concat());
}

#[test]
fn f_2_3__only_the_active_nation_acts() {
    let mut table = ready("standard-4p").hand("prussia", "s13").hand("hanover", "h13").build();
    assert!(table.is_asked("prussia") && !table.is_asked("hanover") && !table.is_asked("austria"));
    table.refuse("hanover", "march ferdinand stade-winsen", "F-4.2");
    table.refuse("hanover", "recruit hanover 1 pay h13.1 ferdinand=1", "F-10.1");
    table.refuse("austria", "march daun bruenn-prossnitz", "F-2.1");
    table.play("prussia", "end");
    assert!(table.is_asked("hanover"));
    table.refuse("prussia", "march heinrich berlin-bernau", "F-4.2");
    table.play("hanover", "march ferdinand stade-winsen");
}

#[test]
fn f_2_4__cards_movement_combat_conquest_supply() {
    let mut table = around_kamenz(8, 5).phase("cards").build();
    assert_eq!(table.hand("austria").len(), 5);
    table.refuse("austria", "attack laudon heinrich", "F-2.4");
    table.play("austria", "march laudon bautzen-hoyerswerda-spremberg");
    table.play("austria", "march daun bischofswerda-radeberg-kamenz-hoyerswerda");
    assert_eq!(table.question("kamenz"), "austria");
    assert!(!table.is_face_down("daun"));
    table.play("austria", "end");
    assert!(table.is_asked("prussia"), "the combat is not avoided");
    table.refuse("austria", "march karl melnik-prag", "F-2.4");
    table.play("prussia", "concede");
    idle_until(&mut table, |table| table.is_face_down("daun"));
    let site = table.site("kamenz");
    let steps = [
        at(&table, |event| matches!(event, Event::Drew { number: 5, .. })),
        at(&table, |event| matches!(event, Event::Marched { .. })),
        at(&table, |event| matches!(event, Event::MovementEnded { .. })),
        at(&table, |event| matches!(event, Event::CombatBegan { .. })),
        at(&table, |event| matches!(event, Event::Conquered { site: one, .. } if *one == site)),
        at(&table, |event| matches!(event, Event::TurnedOver { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    assert_eq!((table.marker("kamenz"), table.question("kamenz")), ("austria", "none"));
}

#[test]
fn f_2_5__the_active_nation_gets_its_cards_in_the_first_phase() {
    let setup = || bare("standard-4p").active("austria").hand("austria", "s2").draw("c4 c5 c6 c7 c8 c9");
    let table = setup().phase("cards").build();
    assert_eq!(table.hand("austria"), ["c4.1", "c5.1", "c6.1", "c7.1", "c8.1", "s2.1"]);
    for other in ["prussia", "hanover", "russia", "sweden", "empire", "france"] {
        assert!(table.hand(other).is_empty(), "{other} is not active");
    }
    assert!(table.list("austria").contains(&"end".to_string()), "movement comes next");
    assert_eq!(setup().phase("movement").build().hand("austria"), ["s2.1"], "no later phase brings any");
}

#[test]
fn f_2_6__marching_conquering_recruiting_and_returning_share_a_phase() {
    let setup = bare("standard-4p").pieces("daun@bischofswerda=4 laudon@olmuetz=1").active("austria");
    let mut table = setup.hand("austria", "s13 h12 c6").build();
    table.play("austria", "recruit austria 1 pay c6 laudon=1");
    table.play("austria", "march daun bischofswerda-radeberg-grossenhain");
    assert_eq!(table.marker("radeberg"), "austria");
    table.play("austria", "recruit austria 2 pay s13 browne@bruenn=2");
    table.play("austria", "march laudon olmuetz-prossnitz");
    table.play("austria", "recruit austria 0 pay h12 austria-t1@tabor");
    table.play("austria", "end");
    assert!(!table.is_asked("austria"));
}

#[test]
fn f_2_7__whoever_stands_next_to_an_enemy_general_has_to_attack() {
    let mut table = bare("standard-4p").pieces("heinrich@bautzen=1 daun@loebau=8 laudon@weisswasser=8").build();
    table.play("prussia", "end");
    assert_eq!(table.list("prussia"), ["attack heinrich daun", "attack heinrich laudon"]);
    table.refuse("prussia", "end", "F-2.4");
    table.refuse("prussia", "concede", "F-2.4");
    table.play("prussia", "attack heinrich laudon");
    table.play("prussia", "concede");
    assert_eq!(table.place("heinrich"), "off");
}

#[test]
fn f_2_8__question_marks_are_settled_in_the_fourth_phase() {
    let setup = bare("standard-4p").active("austria").questions("kamenz=austria");
    let setup = setup.pieces("daun@hoyerswerda=8 laudon@spremberg=8 heinrich@cottbus=1");
    let mut table = setup.phase("combat").build();
    assert!(table.is_asked("prussia"), "the combat is on");
    assert_eq!((table.marker("kamenz"), table.question("kamenz")), ("none", "austria"), "nothing is settled yet");
    table.play("prussia", "concede");
    assert_eq!((table.marker("kamenz"), table.question("kamenz")), ("austria", "none"));
    let steps = [
        at(&table, |event| matches!(event, Event::Beaten { .. })),
        at(&table, |event| matches!(event, Event::Conquered { .. })),
        at(&table, |event| matches!(event, Event::TurnedOver { .. })),
    ];
    assert!(steps.is_sorted(), "after the combats and before supply: {steps:?}");
}

#[test]
fn f_2_9__the_supply_of_the_active_generals_is_checked_in_the_fifth_phase() {
    let setup = bare("standard-4p").active("austria").questions("kamenz=austria");
    let mut table = setup.pieces("daun@halle=3 laudon@olmuetz=2 heinrich@torgau=4").build();
    assert!(!table.is_face_down("daun"), "not while he moves");
    table.play("austria", "end");
    assert!(table.is_face_down("daun"));
    assert!(!table.is_face_down("laudon"), "he is supplied");
    assert!(!table.is_face_down("heinrich"), "his nation is not active");
    let settled = at(&table, |event| matches!(event, Event::Conquered { .. }));
    assert!(settled < at(&table, |event| matches!(event, Event::TurnedOver { .. })), "the last phase");
    assert!(table.is_asked("empire"), "then the next nation");
}

#[test]
fn f_2_10__a_marker_goes_at_the_end_of_each_of_five_turns_then_fate_is_drawn() {
    for mode in ["standard-4p", "standard-3p", "scenario-1", "scenario-2"] {
        let mut table = ready(mode).build();
        while table.state.core.turn < 12 && idle(&mut table) {}
        let turns = told(&table, |event| match event {
            Event::TurnBegan { turn } => Some(format!("turn {turn}")),
            Event::FateMarkerRemoved { turn } => Some(format!("marker {turn}")),
            Event::FateDrawn { .. } => Some("fate".to_string()),
            _ => None,
        });
        let until_seven =
            "marker 1, turn 2, marker 2, turn 3, marker 3, turn 4, marker 4, turn 5, marker 5, turn 6, fate";
        assert!(turns.join(", ").starts_with(until_seven), "{mode}: {turns:?}");
        let later = &turns[11..];
        assert!(later.iter().step_by(2).all(|word| word.starts_with("turn")), "{later:?}");
        assert!(later.iter().skip(1).step_by(2).all(|word| word == "fate"), "{later:?}");
        let mut cards =
            told(&table, |event| if let Event::FateDrawn { card, .. } = event { Some(*card) } else { None });
        let drawn = cards.len();
        assert!(drawn >= 2);
        assert_eq!(cards, table.own().secret.pile[..drawn], "the top card, and no card twice");
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), drawn);
    }
}

/// Drawn cards stay in the pile, below those to come, and nobody sees anything of those.
#[test]
fn f_2_13__a_card_carried_out_goes_under_the_pile() {
    let after = |to_come: &str| {
        let fate = format!("lord-bute {to_come}");
        bare("standard-4p").turn(6).phase("end-of-turn").fate(&fate).build()
    };
    let (mut one, other) = (after("poems india 1"), after("1 poems india"));
    for table in [&one, &other] {
        let mut pile = table.own().secret.pile;
        assert_eq!(table.own().drawn_fate, 1);
        pile.sort_unstable();
        assert_eq!(pile.to_vec(), (0..18).map(board::FateCardId).collect::<Vec<_>>(), "the pile is as high as before");
    }
    assert_ne!(one.own().secret.pile, other.own().secret.pile);
    for viewer in one.rules.seats().map(Some).chain([None]) {
        let seen = |table: &Scene| table.rules.view(&table.state, viewer).title;
        assert_eq!(seen(&one), seen(&other), "what is to come shows nowhere");
    }
    idle_until(&mut one, |table| table.state.core.turn == 8);
    let drawn = told(&one, |event| if let Event::FateDrawn { card, .. } = event { Some(*card) } else { None });
    let names: Vec<&str> = drawn.iter().map(|&card| one.rules.pack.fate[card.index()].slug.as_str()).collect();
    assert_eq!(names, ["lord-bute", "poems"], "the next one lay on top");
}

#[test]
fn fe_2__the_first_card_of_fate_comes_at_the_end_of_turn_6() {
    let at_the_end_of = |turn: u8| {
        let table =
            bare("standard-4p").turn(turn).phase("end-of-turn").fate(if turn < 6 { "" } else { "lord-bute" }).build();
        (
            table.happened(|event| *event == Event::FateMarkerRemoved { turn }),
            table.happened(|event| matches!(event, Event::FateDrawn { .. })),
        )
    };
    assert_eq!([4, 5, 6, 7].map(at_the_end_of), [(true, false), (true, false), (false, true), (false, true)]);
    let table = bare("standard-4p").turn(6).phase("end-of-turn").fate("lord-bute").build();
    assert_eq!(table.hand("prussia").len(), 5, "carried out");
    assert_eq!((table.own().drawn_fate, table.own().secret.pile.len()), (1, 18), "put under the pile");
}

#[test]
fn f_2_12__the_card_is_carried_out_and_in_doubt_its_spade_version() {
    let read = |options: &str, winner: Option<&str>| {
        let setup = bare("standard-4p").options(options).pieces("daun@bruenn=2 heinrich@cottbus=2").turn(6);
        let setup = setup.friedrich(|own| own.last_winner = winner.map(String::from));
        let table = setup.phase("end-of-turn").fate("12").build();
        let suits = told(&table, |event| if let Event::FateDrawn { suit, .. } = event { Some(*suit) } else { None });
        let alive = table.own().alive.map(|alive| alive.suit);
        (suits[0], alive)
    };
    let spades = (Some(Suit::Spades), Some(Suit::Spades));
    assert_eq!(read("", Some("heinrich")), spades, "the standard game reads spades");
    assert_eq!(read("expert", None), spades);
    assert_eq!(read("expert", Some("karl")), spades, "a winner who is off the board");
    assert_eq!(read("expert", Some("heinrich")).0, Some(Suit::Diamonds));
}

#[test]
fn f_2_11__what_fate_brings_holds_in_the_turn_after() {
    // Card 12 slows Daun in its spade version.
    let mut table = bare("standard-4p").pieces("daun@bruenn=4").turn(6).phase("end-of-turn").fate("12").build();
    assert_eq!(table.state.core.turn, 7);
    idle_until(&mut table, |table| table.is_asked("austria"));
    table.refuse("austria", "march daun bruenn-prossnitz-olmuetz-sternberg", "FC-12S");
}
