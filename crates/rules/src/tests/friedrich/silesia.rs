//! Scenario 2, the struggle for Silesia: its sheet and its end (F-14.2).

use board::pack::Start;

use super::passive::{drawn_next, end_turn_now, holding, idle_to_turn, orders_of};
use super::table::{Scene, bare, ready};
use engine::outcome::Reason;

fn silesia() -> Scene {
    ready("scenario-2").build()
}

/// Who wins at the end of turn 4 with all objectives of a power but these.
fn winners_holding(power: &str, missing: &[&str]) -> Vec<String> {
    let setup = bare("scenario-2").turn(4).phase("end-of-turn").markers(&holding(power, &[1, 2], missing));
    setup.build().winners().into_iter().map(String::from).collect()
}

/// Draws these cards of fate one after another, Prussia losing whom it is offered first; after how many the game ends.
fn ends_after(order: &[&str]) -> (Scene, Option<usize>) {
    let mut table = bare("scenario-2").turn(6).phase("end-of-turn").fate(&order.join(" ")).build();
    for at in 1..=order.len() {
        if at > 1 {
            end_turn_now(&mut table);
        }
        let choice = table.list("prussia").first().filter(|choice| choice.starts_with("leave ")).cloned();
        if let Some(choice) = choice {
            table.play("prussia", &choice);
        }
        if table.rules.outcome(&table.state).is_some() {
            return (table, Some(at));
        }
    }
    (table, None)
}

#[test]
fn f_14_2_1__one_player_has_prussia_the_other_austria_and_the_imperial_army() {
    let table = silesia();
    let seats: Vec<&str> = table.rules.mode.seats.iter().map(|seat| seat.slug.as_str()).collect();
    assert_eq!(seats, ["prussia", "austria"]);
    let leader = |power: &str| seats[table.seat_of(power).index()];
    assert_eq!(["prussia", "austria", "empire"].map(leader), ["prussia", "austria", "austria"]);
    assert_eq!(table.rules.order.len(), 3);
}

#[test]
fn f_14_2_2__all_austrian_and_imperial_pieces_are_in_play() {
    let table = silesia();
    let austrian = ["daun", "browne", "karl", "laudon", "lacy", "austria-t1", "austria-t2"];
    assert_eq!(table.in_play(&["austria"]), austrian);
    assert_eq!(table.in_play(&["empire"]), ["hildburghausen", "empire-t1"]);
    assert!(table.in_play(&["hanover", "russia", "sweden", "france"]).is_empty());
}

#[test]
fn f_14_2_3__prussia_has_its_generals_1_to_5_and_both_trains() {
    let table = silesia();
    let prussian = table.in_play(&["prussia"]);
    assert_eq!(prussian, ["friedrich", "winterfeldt", "heinrich", "schwerin", "keith", "prussia-t1", "prussia-t2"]);
    let ranks: Vec<u8> = prussian[..5].iter().map(|slug| table.rules.rank_of[table.piece(slug).index()]).collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5]);
}

#[test]
fn f_14_2_4__prussia_has_twenty_four_armies_and_never_more() {
    let mut table = ready("scenario-2").hand("prussia", "s13").build();
    assert_eq!(table.total("prussia"), 24);
    table.refuse("prussia", "recruit prussia 1 pay s13 keith=1", "F-10.14");
}

#[test]
fn f_14_2_5__austria_starts_with_thirty_armies_and_the_imperial_army_with_six() {
    let mut table = ready("scenario-2").phase("deploy").build();
    table.refuse("austria", "deploy austria daun=8 browne=8 karl=8 laudon=4 lacy=1", "F-1.34");
    table.play("austria", "deploy austria daun=8 browne=8 karl=8 laudon=5 lacy=1");
    assert_eq!((table.total("austria"), silesia().total("empire")), (30, 6));
}

#[test]
fn f_14_2_6__all_pieces_start_on_their_normal_set_up_cities() {
    let table = silesia();
    for slug in table.in_play(&["prussia", "austria", "empire"]) {
        let start = &table.rules.pack.piece_of(table.piece(slug)).start;
        assert_eq!(*start, Start::City(table.city_id(table.place(slug))), "{slug}");
    }
    assert_eq!((table.place("keith"), table.place("laudon")), ("strehlen", "olmuetz"));
}

#[test]
fn f_14_2_7__prussia_draws_five() {
    let mut table = bare("scenario-2").turn(2).phase("cards").build();
    assert_eq!(drawn_next(&mut table)[0], 5);
    assert_eq!(table.hand("prussia").len(), 10, "and keeps them all, five of this turn and five of the next");
}

#[test]
fn f_14_2_8__each_subsidy_cut_costs_prussia_one_card() {
    for order in [["lord-bute", "poems"], ["poems", "lord-bute"]] {
        let fate = format!("{} {} 1", order[0], order[1]);
        let mut table = bare("scenario-2").turn(6).phase("cards").fate(&fate).build();
        assert_eq!([(); 3].map(|()| drawn_next(&mut table)[0]), [5, 4, 3], "{order:?}");
    }
}

#[test]
fn f_14_2_10__austria_wins_with_all_grey_objectives() {
    assert_eq!(winners_holding("austria", &[]), ["austria"]);
    assert!(winners_holding("austria", &["muskau"]).is_empty());
}

#[test]
fn f_14_2_11__the_imperial_army_wins_with_all_yellow_objectives() {
    assert_eq!(winners_holding("empire", &[]), ["austria"], "for its player");
    for missing in ["bitterfeld", "leipzig"] {
        assert!(winners_holding("empire", &[missing]).is_empty(), "{missing}");
    }
}

#[test]
fn f_14_2_12__prussia_wins_with_all_blue_objectives() {
    assert_eq!(winners_holding("prussia", &[]), ["prussia"]);
    for missing in ["eger", "prag"] {
        assert!(winners_holding("prussia", &[missing]).is_empty(), "{missing}");
    }
}

#[test]
fn f_14_2_13__prussia_wins_if_the_game_ends_before_the_others_have_won() {
    let (table, ends) = ends_after(&["india", "america", "elisabeth", "sweden"]);
    assert!(ends.is_some());
    assert_eq!(table.winners(), ["prussia"], "without one objective");
    // Had Austria all it needs, the check before the last card would have come first.
    let setup = bare("scenario-2").turn(9).phase("end-of-turn").fate("sweden");
    let table = setup.markers(&holding("austria", &[1, 2], &[])).friedrich(|own| own.colonial_losses = 2).build();
    assert_eq!(table.winners(), ["austria"]);
}

#[test]
fn f_14_2_14__it_ends_when_france_russia_and_sweden_have_left() {
    for order in orders_of(&["india", "america", "elisabeth", "sweden"]) {
        let (table, ends) = ends_after(&order);
        assert_eq!(ends, Some(4), "{order:?}");
        assert_eq!(table.rules.outcome(&table.state).expect("the end").reason, Reason::Fate);
    }
    let (_, ends) = ends_after(&["lord-bute", "india", "elisabeth", "poems", "sweden"]);
    assert_eq!(ends, None, "one colony is left to France");
}

/// In the standard game France or Russia and Sweden gone would ease both.
#[test]
fn f_14_2_15__nothing_is_eased_whatever_leaves() {
    let markers = format!("{} {}", holding("austria", &[1], &[]), holding("empire", &[1], &[]));
    for fate in ["america 1", "sweden 1"] {
        let setup = bare("scenario-2").turn(8).phase("end-of-turn").fate(fate).markers(&markers);
        let mut table = setup.friedrich(|own| own.colonial_losses = 1).build();
        let choice = table.list("prussia").first().filter(|choice| choice.starts_with("leave ")).cloned();
        if let Some(choice) = choice {
            table.play("prussia", &choice);
        }
        assert!(table.winners().is_empty() && table.own().eased.is_empty(), "{fate}");
        idle_to_turn(&mut table, 10);
        assert!(table.winners().is_empty(), "{fate}: nor at a later check");
    }
}

#[test]
fn f_14_2_17__the_imperial_army_never_changes_its_player() {
    for order in orders_of(&["india", "america", "elisabeth", "sweden"]) {
        let (table, _) = ends_after(&order);
        assert_eq!(table.seat_of("empire"), table.seat_of("austria"), "{order:?}");
        assert!(!table.happened(|event| matches!(event, engine::event::Event::SeatChanged { .. })), "{order:?}");
    }
}
