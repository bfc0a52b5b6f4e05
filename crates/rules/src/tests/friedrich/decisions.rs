//! FD-6 to FD-12, FD-18: who is asked what in a nation-turn, and what can be taken back.

use std::sync::Arc;

use super::table::{Scene, bare, ready};
use crate::game::Game;
use engine::event::Event;
use engine::question::About;

/// What the one asked seat is asked, with the power's name.
#[track_caller]
fn only_question(table: &Scene) -> (About, String) {
    let asked: Vec<_> = table.rules.seats().filter_map(|seat| table.rules.asked(&table.state, seat)).collect();
    assert_eq!(asked.len(), 1);
    (asked[0].about, table.rules.pack.power_of(asked[0].power).slug.clone())
}

/// Groups of pieces that appear in the list of marches.
fn groups(table: &Scene, power: &str) -> Vec<String> {
    let group = |text: &String| Some(text.strip_prefix("march ")?.split(' ').next()?.to_string());
    let mut groups: Vec<String> = table.list(power).iter().filter_map(group).collect();
    groups.sort();
    groups.dedup();
    groups
}

/// The table as a game with a way back, and how many of these actions the power can take back.
fn undoable(table: Scene, power: &str, actions: &[&str]) -> usize {
    let seat = table.seat_of(power);
    let rules = Arc::new(table.rules);
    let mut game = Game::from_state(Arc::clone(&rules), table.state);
    for action in actions {
        let action = rules.read(game.state(), seat, action).expect("an action");
        game.play(seat, &action).expect("a legal action");
    }
    let count = game.undoable(seat);
    if count == actions.len() {
        game.undo(seat, count).expect("it can be taken back");
        assert!(*game.state() == table.state, "everything is as before");
    }
    count
}

#[test]
fn fd_6__the_owner_of_the_active_nation_chooses_the_piece_that_moves() {
    let setup = bare("standard-4p").pieces("heinrich@bernau=2 keith@berlin=1 dohna@potsdam=1 prussia-t1@jueterbog");
    let mut table = setup.hand("prussia", "s13").build();
    assert_eq!(only_question(&table), (About::Movement, "prussia".into()));
    assert_eq!(groups(&table, "prussia"), ["dohna", "heinrich", "keith", "prussia-t1"]);
    table.play("prussia", "march heinrich bernau-eberswalde");
    assert_eq!(groups(&table, "prussia"), ["dohna", "keith", "prussia-t1"], "moved");
    table.play("prussia", "recruit prussia 1 pay s13 friedrich@berlin=1");
    assert_eq!(groups(&table, "prussia"), ["dohna", "prussia-t1"], "placed, and joined by it");
    table.play("prussia", "march dohna potsdam-berlin");
    assert_eq!(groups(&table, "prussia"), ["prussia-t1"], "joined");
}

#[test]
fn fd_7__the_owner_chooses_which_generals_of_a_stack_move() {
    let table = bare("standard-4p").pieces("friedrich@berlin=1 heinrich@berlin=1 keith@berlin=1").build();
    let expected = [
        "friedrich",
        "friedrich+heinrich",
        "friedrich+heinrich+keith",
        "friedrich+keith",
        "heinrich",
        "heinrich+keith",
        "keith",
    ];
    assert_eq!(groups(&table, "prussia"), expected);
}

#[test]
fn fd_8__the_owner_chooses_the_split_when_generals_part() {
    let fresh = || bare("standard-4p").pieces("friedrich@berlin=4 heinrich@berlin=4").build();
    let mut table = fresh();
    table.play("prussia", "transfer friedrich=7 heinrich=1");
    table.play("prussia", "march heinrich berlin-bernau");
    table.refuse("prussia", "transfer friedrich=4 heinrich=4", "F-6.12");
    assert_eq!((table.troops("friedrich"), table.troops("heinrich")), (7, 1));
    assert_eq!(undoable(fresh(), "prussia", &["transfer friedrich=7 heinrich=1", "march heinrich berlin-bernau"]), 2);
}

#[test]
fn fd_9__the_path_is_free_and_can_be_taken_back_until_something_is_shown() {
    let fresh = || bare("standard-4p").pieces("heinrich@berlin=2 keith@spandau=1").hand("prussia", "s13").build();
    let mut table = fresh();
    table.play("prussia", "march heinrich berlin-koenigs-wusterhausen-zossen-potsdam");
    assert_eq!(table.place("heinrich"), "potsdam");
    let moves = ["march heinrich berlin-bernau", "march keith spandau-velten"];
    assert_eq!(undoable(fresh(), "prussia", &moves), 2);
    let bought = [moves[0], "recruit prussia 1 pay s13 keith=1", moves[1]];
    assert_eq!(undoable(fresh(), "prussia", &bought), 1, "cards were shown");
    assert_eq!(undoable(fresh(), "prussia", &[moves[0], "end"]), 0);
}

#[test]
fn fd_10__a_general_may_join_a_stack() {
    let mut table = bare("standard-4p").pieces("heinrich@berlin=2 keith@bernau=1").build();
    assert!(table.list("prussia").contains(&"march heinrich berlin-bernau".to_string()));
    assert!(table.list("prussia").contains(&"march keith bernau-berlin".to_string()));
    table.play("prussia", "march heinrich berlin-bernau");
    assert!(table.happened(|event| matches!(event, Event::Stacked { .. })));
}

#[test]
fn fd_11__a_general_may_take_a_train_and_need_not() {
    let fresh = || bare("standard-4p").pieces("heinrich@berlin=2 russia-t1@bernau").build();
    let take = "march heinrich berlin-bernau";
    assert!(fresh().list("prussia").contains(&take.to_string()));
    let mut table = fresh();
    table.play("prussia", take);
    assert_eq!(table.place("russia-t1"), "off");
    let mut table = fresh();
    table.play("prussia", "march heinrich berlin-spandau");
    assert_eq!(table.place("russia-t1"), "bernau");
    assert_eq!(undoable(fresh(), "prussia", &[take]), 1);
}

#[test]
fn fd_12__redistribution_is_open_to_the_owner_alone() {
    let mut table = ready("standard-4p").build();
    let free = |table: &Scene, power: &str| table.rules.legal(&table.state, table.seat_of(power)).free.len();
    // Oschatz and Strehlen, Bydgoszcz, Melnik, Iserlohn start with a stack.
    assert_eq!(["prussia", "russia", "austria", "france"].map(|power| free(&table, power)), [2, 1, 1, 1]);
    let before = [table.troops("browne"), table.troops("karl")];
    assert_eq!(before, [6, 6]);
    table.play("austria", "transfer browne=8 karl=4");
    table.refuse("prussia", "transfer browne=6 karl=6", "F-6.11");
    assert_eq!(undoable(ready("standard-4p").build(), "austria", &["transfer browne=8 karl=4"]), 1);
}

#[test]
fn fd_18__the_owner_ends_the_movement_phase() {
    for mode in ["standard-4p", "standard-3p", "scenario-1", "scenario-2"] {
        let mut table = ready(mode).build();
        assert_eq!(only_question(&table), (About::Movement, "prussia".into()));
        assert_eq!(table.list("prussia").last().map(String::as_str), Some("end"));
        table.play("prussia", "end");
        let power = table.power("prussia");
        assert!(table.happened(|event| *event == Event::MovementEnded { power }));
        assert_ne!(only_question(&table).1, "prussia");
    }
}
