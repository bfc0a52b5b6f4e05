//! Scenario 1, the war in the west: its sheet and its end (F-14.1).

use board::pack::Start;

use super::passive::{drawn_next, end_turn_now, holding, idle_to_turn};
use super::table::{Scene, bare, ready};
use ::friedrich::income;
use engine::outcome::Reason;

fn west() -> Scene {
    ready("scenario-1").build()
}

/// Prussia draws these cards at the start of a turn, with `c2` in hand.
fn prussia_draws(cuts: u8) -> Scene {
    let setup = bare("scenario-1").phase("cards").pieces("seydlitz@berlin=3").hand("prussia", "c2").draw("s13 h2 d4");
    setup.friedrich(|own| own.subsidy_cuts = cuts).build()
}

#[test]
fn f_14_1_1__one_player_has_hanover_and_prussia_the_other_france() {
    let table = west();
    let seats: Vec<&str> = table.rules.mode.seats.iter().map(|seat| seat.slug.as_str()).collect();
    assert_eq!(seats, ["hanover-prussia", "france"]);
    let leader = |power: &str| seats[table.seat_of(power).index()];
    assert_eq!(["hanover", "prussia", "france"].map(leader), ["hanover-prussia", "hanover-prussia", "france"]);
    assert_eq!(table.rules.order.len(), 3);
}

#[test]
fn f_14_1_2__all_hanoverian_and_french_pieces_are_in_play() {
    let table = west();
    assert_eq!(table.in_play(&["hanover"]), ["ferdinand", "cumberland", "hanover-t1"]);
    assert_eq!(table.in_play(&["france"]), ["richelieu", "soubise", "chevert", "france-t1", "france-t2"]);
    assert!(table.in_play(&["russia", "sweden", "austria", "empire"]).is_empty());
}

#[test]
fn f_14_1_3__prussia_has_seydlitz_and_one_train() {
    let table = west();
    assert_eq!(table.in_play(&["prussia"]), ["seydlitz", "prussia-t1"]);
    assert_eq!(table.rules.rank_of[table.piece("seydlitz").index()], 6);
}

#[test]
fn f_14_1_4__prussia_has_three_armies_and_never_more() {
    let mut table = ready("scenario-1").hand("prussia", "s13 h13").build();
    assert_eq!(table.total("prussia"), 3);
    table.refuse("prussia", "recruit prussia 1 pay s13 seydlitz=1", "F-10.14");
    let mut table = bare("scenario-1").pieces("seydlitz@berlin=2").hand("prussia", "s13 h13").build();
    table.refuse("prussia", "recruit prussia 2 pay s13+h13 seydlitz=2", "F-10.14");
    table.play("prussia", "recruit prussia 1 pay s13 seydlitz=1");
}

#[test]
fn f_14_1_5__france_starts_with_twenty_armies_and_hanover_with_twelve() {
    let mut table = ready("scenario-1").phase("deploy").build();
    table.refuse("france", "deploy france richelieu=8 soubise=8 chevert=5", "F-1.34");
    table.play("france", "deploy france richelieu=8 soubise=8 chevert=4");
    table.refuse("hanover", "deploy hanover ferdinand=8 cumberland=3", "F-1.34");
    table.play("hanover", "deploy hanover ferdinand=8 cumberland=4");
    assert_eq!((table.total("france"), table.total("hanover")), (20, 12));
}

#[test]
fn f_14_1_6__pieces_start_on_their_normal_set_up_cities() {
    let table = west();
    for slug in table.in_play(&["prussia", "hanover", "france"]) {
        let start = &table.rules.pack.piece_of(table.piece(slug)).start;
        assert_eq!(*start, Start::City(table.city_id(table.place(slug))), "{slug}");
    }
    assert_eq!((table.place("seydlitz"), table.place("chevert")), ("brandenburg", "iserlohn"));
}

#[test]
fn f_14_1_7__the_prussian_train_starts_in_jueterbog() {
    assert_eq!(west().place("prussia-t1"), "jueterbog");
}

#[test]
fn f_14_1_8__prussia_draws_two_and_discards_one_of_them_at_once() {
    let mut table = prussia_draws(0);
    assert_eq!(table.hand("prussia").len(), 3);
    table.refuse("prussia", "discard c2", "F-14.1.8");
    table.refuse("prussia", "end", "F-14.1.8");
    table.refuse("prussia", "march seydlitz berlin-bernau", "F-14.1.8");
    table.play("prussia", "discard s13");
    assert_eq!(table.hand("prussia"), ["c2.1", "h2.1"]);
    table.play("prussia", "march seydlitz berlin-bernau");
}

#[test]
fn f_14_1_9__after_the_first_subsidy_cut_prussia_draws_one() {
    for card in ["lord-bute", "poems"] {
        let mut table = bare("scenario-1").turn(6).phase("end-of-turn").fate(&format!("{card} 1")).build();
        assert_eq!(drawn_next(&mut table)[0], 1, "{card}");
    }
    let mut table = prussia_draws(1);
    assert_eq!(table.hand("prussia"), ["c2.1", "s13.1"], "and keeps it");
    table.play("prussia", "march seydlitz berlin-bernau");
}

#[test]
fn f_14_1_10__the_second_subsidy_cut_has_no_effect() {
    let mut table = bare("scenario-1").turn(6).phase("end-of-turn").fate("poems lord-bute 1").build();
    let prussian = |table: &Scene| income::income(table.friedrich_rules(), table.own(), table.power("prussia"));
    let first = prussian(&table);
    assert_eq!(first, (1, 0));
    end_turn_now(&mut table);
    assert_eq!((table.own().subsidy_cuts, prussian(&table)), (2, first));
}

#[test]
fn f_14_1_11__hanover_draws_two() {
    let mut table = bare("scenario-1").turn(2).phase("cards").build();
    assert_eq!(drawn_next(&mut table)[1], 2);
    let mut table = bare("scenario-1").turn(6).phase("end-of-turn").fate("india poems 1").build();
    assert_eq!([(); 2].map(|()| drawn_next(&mut table)[1]), [2, 2], "one colonial loss changes nothing");
}

#[test]
fn f_14_1_12__france_draws_four_and_discards_one_until_fate_strikes_it() {
    let setup = bare("scenario-1").active("france").phase("cards").pieces("soubise@fulda=2").draw("s2 s3 s4 s5");
    let mut table = setup.build();
    assert_eq!(table.list("france"), ["discard s2.1", "discard s3.1", "discard s4.1", "discard s5.1"]);
    table.refuse("france", "end", "F-3.9");
    table.play("france", "discard s2");
    assert_eq!(table.hand("france").len(), 3);
    // The first colonial loss costs it a card, and nothing is discarded any more.
    let mut table = bare("scenario-1").turn(6).phase("end-of-turn").fate("india 1").pieces("soubise@fulda=2").build();
    assert_eq!(drawn_next(&mut table)[2], 3);
    assert_eq!(table.hand("france").len(), 3);
}

#[test]
fn f_14_1_14__if_france_has_not_won_by_the_end_the_other_player_wins() {
    for missing in [&["kassel"][..], &["kassel", "magdeburg"]] {
        let setup = bare("scenario-1").turn(6).phase("end-of-turn").fate("india america");
        let mut table = setup.markers(&holding("france", &[1, 2], missing)).build();
        assert!(table.winners().is_empty());
        idle_to_turn(&mut table, 8);
        assert_eq!(table.winners(), ["hanover-prussia"]);
        assert_eq!(table.rules.outcome(&table.state).expect("the end").reason, Reason::Fate);
    }
}
