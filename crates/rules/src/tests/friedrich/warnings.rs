//! What a player should think of before an action.

use super::passive::holding;
use super::table::{Scene, Setup, bare};
use crate::sample::World;
use crate::warnings::{Imagined, Warning};

fn warned(before: &Scene, after: &Scene, seat: &str, ends: bool) -> Vec<&'static str> {
    let seat = after.rules.seat_by_slug(seat).expect("a seat");
    let worlds = [before, after].map(|table| World { state: table.state });
    let seen = [before, after].map(Scene::inspection);
    let [before, after_seen] = [0, 1].map(|at| Imagined { world: &worlds[at], seen: &seen[at] });
    let warnings = after.rules.warnings(before, after_seen, seat, ends);
    warnings.iter().map(Warning::name).collect()
}

fn at_the_end(setup: Setup) -> Vec<&'static str> {
    let table = setup.build();
    warned(&table, &table, "friedrich", true)
}

#[test]
fn f_9_14__who_ends_his_movement_unfed_is_warned() {
    let with = |pieces: &str| at_the_end(bare("standard-4p").turn(3).pieces(pieces));
    assert_eq!(with("friedrich@prag=4"), ["cut-off"]);
    assert_eq!(with("friedrich@prag=4!"), ["starves"]);
    assert!(with("friedrich@prag=4 prussia-t1@melnik").is_empty());
    assert!(with("friedrich@berlin=4").is_empty());
    assert!(with("saltikov@prag=4 friedrich@berlin=4").is_empty(), "the enemy's hunger is no warning");
}

/// A general who was unfed where he stands is not named by the march of another.
#[test]
fn f_9_14__a_march_is_blamed_for_what_it_changes_only() {
    let table = |pieces: &str| bare("standard-4p").turn(3).pieces(pieces).build();
    let (home, abroad) = (table("friedrich@berlin=4 keith@prag=2"), table("friedrich@kolin=4 keith@prag=2"));
    assert_eq!(warned(&home, &abroad, "friedrich", false), ["cut-off"]);
    assert!(warned(&home, &home, "friedrich", false).is_empty());
}

#[test]
fn f_5_7__the_last_guard_of_a_city_a_close_rival_needs() {
    let table = |guard: &str, missing: &[&str]| {
        let setup = bare("standard-4p").turn(3).pieces(&format!("dohna@{guard}=3"));
        setup.markers(&holding("russia", &[1, 2], missing)).build()
    };
    let close = ["kuestrin", "koenigsberg-east-prussia"];
    assert_eq!(warned(&table("landsberg", &close), &table("halle", &close), "friedrich", false), ["last-guard"]);
    let far = ["kuestrin", "koenigsberg-east-prussia", "ortelsburg", "rastenburg"];
    assert!(warned(&table("landsberg", &far), &table("halle", &far), "friedrich", false).is_empty());
}

#[test]
fn f_12_1__a_rival_who_can_win_this_turn_comes_first() {
    let setup = bare("standard-4p").turn(3).pieces("saltikov@kuestrin=4 friedrich@prag=4!");
    let setup = setup.markers(&holding("russia", &[1, 2], &["kuestrin"]));
    assert_eq!(at_the_end(setup), ["loses-game", "starves"]);
}

#[test]
fn f_7_11__a_combat_without_a_card_to_play() {
    let with = |hand: &str| {
        let setup = bare("standard-4p").turn(3).pieces("friedrich@berlin=4 daun@bernau=3").hand("prussia", hand);
        at_the_end(setup)
    };
    assert_eq!(with("h9.1 c5.1"), ["empty-hand"], "Berlin lies in spades");
    assert!(with("h9.1 s2.1").is_empty());
    assert!(with("reserve.1").is_empty());
}
