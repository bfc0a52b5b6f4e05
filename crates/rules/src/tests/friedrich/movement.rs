//! F-4.1 to F-4.15, F-4.21: marching from city to city.

use super::quiet::idle_to;
use super::table::{Scene, bare, ready};
use engine::event::Event;

/// Cities where a piece can end its march, as listed.
fn ends(table: &Scene, power: &str, piece: &str) -> Vec<String> {
    let start = format!("march {piece} ");
    let path = |text: &String| text.strip_prefix(&start).map(String::from);
    let paths = table.list(power).iter().filter_map(path).collect::<Vec<_>>();
    let slug = |path: &String| {
        let cities = &table.rules.pack.cities;
        let fits = |city: &&board::pack::City| path.ends_with(&format!("-{}", city.slug));
        cities.iter().filter(fits).map(|city| city.slug.clone()).max_by_key(String::len).expect("a city")
    };
    let mut ends: Vec<String> = paths.iter().map(slug).collect();
    ends.sort();
    ends.dedup();
    ends
}

#[test]
fn f_4_1__pieces_move_along_roads() {
    let mut table = bare("standard-4p").pieces("heinrich@berlin=3 prussia-t1@jueterbog").build();
    table.refuse("prussia", "march heinrich berlin-brandenburg", "F-4.1");
    table.refuse("prussia", "march heinrich berlin-potsdam-genthin", "F-4.1");
    table.refuse("prussia", "march heinrich potsdam-brandenburg", "F-4.1");
    table.refuse("prussia", "march prussia-t1 jueterbog-torgau", "F-4.1");
    table.play("prussia", "march heinrich berlin-potsdam-brandenburg");
    table.play("prussia", "march prussia-t1 jueterbog-herzberg");
    assert_eq!((table.place("heinrich"), table.place("prussia-t1")), ("brandenburg", "herzberg"));
}

#[test]
fn f_4_3__a_move_is_completed_before_the_next_one_starts() {
    let mut table = bare("standard-4p").pieces("heinrich@berlin=3 seydlitz@bernau=1").build();
    table.refuse("prussia", "march heinrich berlin-bernau-eberswalde", "F-4.19");
    table.play("prussia", "march seydlitz bernau-eberswalde-chorin");
    table.play("prussia", "march heinrich berlin-bernau");
    // Neither goes on once the other has moved, though both had more cities to go.
    table.refuse("prussia", "march seydlitz chorin-angermuende", "F-4.2");
    table.refuse("prussia", "march heinrich bernau-eberswalde", "F-4.2");
}

#[test]
fn f_4_2__every_piece_may_move_once_and_none_must() {
    let mut table = bare("standard-4p").pieces("heinrich@berlin=3 seydlitz@brandenburg=1 prussia-t1@jueterbog").build();
    table.play("prussia", "march heinrich berlin-bernau");
    table.refuse("prussia", "march heinrich bernau-eberswalde", "F-4.2");
    table.play("prussia", "march prussia-t1 jueterbog-herzberg");
    table.refuse("prussia", "march prussia-t1 herzberg-jueterbog", "F-4.2");
    table.play("prussia", "march seydlitz brandenburg-genthin");
    table.refuse("prussia", "march heinrich bernau-berlin", "F-4.2");
    idle_to(&mut table, "prussia");
    table.play("prussia", "march heinrich bernau-berlin");
    table.refuse("prussia", "march seydlitz genthin", "F-4.1");
    table.play("prussia", "end");
    assert_eq!(table.place("seydlitz"), "genthin");
}

#[test]
fn f_4_4__the_active_player_chooses_pieces_and_order() {
    for first in ["march heinrich berlin-bernau", "march seydlitz brandenburg-genthin"] {
        let mut table = ready("standard-4p").build();
        let listed = table.list("prussia");
        assert!(listed.contains(&first.to_string()));
        table.play("prussia", first);
        table.play("prussia", "march prussia-t2 gruenberg-crossen");
        table.refuse("prussia", "march ferdinand stade-winsen", "F-4.2");
        table.refuse("prussia", "march daun bruenn-prossnitz", "F-4.2");
        table.refuse("austria", "march daun bruenn-prossnitz", "F-2.1");
    }
}

#[test]
fn f_4_5__no_piece_is_jumped_over() {
    let jump = "march heinrich berlin-bernau-eberswalde-chorin";
    let in_the_way = |piece: &str, rule: &str| {
        let mut table = bare("standard-4p").pieces(&format!("heinrich@berlin=3 {piece}")).build();
        table.refuse("prussia", jump, rule);
        let ends = ends(&table, "prussia", "heinrich");
        assert!(!ends.contains(&"chorin".to_string()), "{piece}");
        assert!(ends.contains(&"bernau".to_string()));
    };
    in_the_way("prussia-t1@eberswalde", "F-4.15");
    in_the_way("ferdinand@eberswalde=2", "F-4.15");
    in_the_way("hanover-t1@eberswalde", "F-4.15");
    in_the_way("schwerin@eberswalde=2", "F-4.19");
    in_the_way("saltikov@eberswalde=2", "F-4.14");
    in_the_way("russia-t1@eberswalde", "F-9.24");
    let mut table = bare("standard-4p").pieces("heinrich@berlin=3").build();
    table.play("prussia", jump);
}

#[test]
fn f_4_6__a_general_moves_up_to_three_cities() {
    for mode in ["standard-4p", "scenario-2"] {
        let mut table = bare(mode).pieces("heinrich@berlin=3 schwerin@breslau=2").build();
        table.refuse("prussia", "march heinrich berlin-potsdam-brandenburg-genthin-burg", "F-4.6");
        table.play("prussia", "march heinrich berlin-potsdam-brandenburg-genthin");
        table.play("prussia", "march schwerin breslau-oels");
        assert_eq!(table.place("heinrich"), "genthin");
    }
    let table = bare("standard-4p").pieces("seydlitz@mohrungen=1").build();
    let listed = ends(&table, "prussia", "seydlitz");
    let (roads, start) = (&table.rules.pack.roads, table.city_id("mohrungen"));
    let mut expected: Vec<String> =
        roads.near(start, 3).map(|city| table.rules.pack.city_of(city).slug.clone()).collect();
    expected.sort();
    assert!(expected.iter().all(|city| city == "mohrungen" || listed.contains(city)));
    let farther = |city: &&String| roads.distance(start, table.city_id(city)) > 3;
    assert!(!listed.iter().any(|city| farther(&city)), "no main road starts here");
}

#[test]
fn f_4_7__going_back_and_forth_is_allowed() {
    let mut table = bare("standard-4p").pieces("heinrich@berlin=3 prussia-t1@jueterbog").build();
    table.play("prussia", "march heinrich berlin-bernau-berlin-bernau");
    table.play("prussia", "march prussia-t1 jueterbog-herzberg-jueterbog");
    assert_eq!((table.place("heinrich"), table.place("prussia-t1")), ("bernau", "jueterbog"));
}

#[test]
fn fq_4__the_four_city_move_changes_from_one_main_road_to_another() {
    // Three main roads meet in Berlin: in from Spandau, out to Bernau or to Königs Wusterhausen.
    for way in ["spandau-berlin-bernau-eberswalde", "spandau-berlin-koenigs-wusterhausen-fuerstenwalde"] {
        let mut table = bare("standard-4p").pieces("schwerin@velten=3").build();
        table.play("prussia", &format!("march schwerin velten-{way}"));
    }
    let mut table = bare("standard-4p").pieces("schwerin@velten=3").build();
    table.refuse("prussia", "march schwerin velten-spandau-berlin-potsdam-brandenburg", "F-4.6");
}

#[test]
fn f_4_8__a_general_moves_four_cities_if_every_step_is_on_main_roads() {
    let fresh = || bare("standard-4p").pieces("heinrich@berlin=3 dohna@bernau=1").build();
    let mut table = fresh();
    table.refuse("prussia", "march heinrich berlin-spandau-berlin-spandau-berlin-spandau", "F-4.8");
    table.refuse("prussia", "march dohna bernau-eberswalde-chorin-angermuende-prenzlau", "F-4.6");
    table.refuse("prussia", "march dohna bernau-eberswalde-chorin-angermuende-schwedt-gartz", "F-4.8");
    table.play("prussia", "march dohna bernau-eberswalde-chorin-angermuende-schwedt");
    // The ordinary road spoils it wherever it comes.
    let mut table = bare("standard-4p").pieces("heinrich@prenzlau=3").build();
    table.refuse("prussia", "march heinrich prenzlau-angermuende-chorin-eberswalde-bernau", "F-4.6");
    table.play("prussia", "march heinrich prenzlau-angermuende-chorin-eberswalde");
    assert!(ends(&fresh(), "prussia", "dohna").contains(&"schwedt".to_string()));
    assert!(!ends(&fresh(), "prussia", "dohna").contains(&"prenzlau".to_string()));
}

#[test]
fn f_4_9__a_train_moves_two_cities_or_three_on_main_roads() {
    let fresh = || bare("standard-4p").pieces("prussia-t1@berlin").build();
    let mut table = fresh();
    table.refuse("prussia", "march prussia-t1 berlin-potsdam-brandenburg-genthin", "F-4.9");
    table.refuse("prussia", "march prussia-t1 berlin-bernau-eberswalde-freienwalde", "F-4.9");
    table.refuse("prussia", "march prussia-t1 berlin-bernau-eberswalde-chorin-angermuende", "F-4.9");
    table.play("prussia", "march prussia-t1 berlin-bernau-eberswalde-chorin");
    let mut table = fresh();
    table.play("prussia", "march prussia-t1 berlin-potsdam-brandenburg");
    let listed = ends(&fresh(), "prussia", "prussia-t1");
    assert!(listed.contains(&"chorin".to_string()) && !listed.contains(&"freienwalde".to_string()));
}

#[test]
fn f_4_10__a_city_with_a_piece_in_it_is_taken() {
    let setup = "heinrich@berlin=3 prussia-t1@bernau prussia-t2@spandau hanover-t1@potsdam saltikov@eberswalde=2";
    let mut table = bare("standard-4p").pieces(setup).build();
    table.refuse("prussia", "march heinrich berlin-bernau", "F-4.15");
    table.refuse("prussia", "march prussia-t2 spandau-potsdam", "F-4.15");
    table.refuse("prussia", "march prussia-t1 bernau-eberswalde", "F-4.14");
    table.play("prussia", "march heinrich berlin-koenigs-wusterhausen");
    table.play("prussia", "march prussia-t2 spandau-berlin");
    table.refuse("prussia", "march prussia-t1 bernau-berlin", "F-4.15");
}

#[test]
fn f_4_12__a_train_never_shares_a_city() {
    let pieces = "heinrich@berlin=3 prussia-t1@bernau";
    let mut table = bare("standard-4p").pieces(pieces).hand("prussia", "s6").build();
    table.refuse("prussia", "march prussia-t1 bernau-berlin", "F-4.12");
    table.refuse("prussia", "march heinrich berlin-bernau", "F-4.15");
    table.refuse("prussia", "march heinrich+prussia-t1 berlin-koenigs-wusterhausen", "F-4.12");
    table.refuse("prussia", "recruit prussia 0 pay s6 prussia-t2@berlin", "F-10.17");
    assert!(!ends(&table, "prussia", "prussia-t1").contains(&"berlin".to_string()));
    table.play("prussia", "march heinrich berlin-koenigs-wusterhausen");
    table.play("prussia", "recruit prussia 0 pay s6 prussia-t2@berlin");
    assert_eq!(table.place("prussia-t2"), "berlin");
}

#[test]
fn f_4_15__allied_pieces_and_own_trains_bar_a_city() {
    for (mover, armies) in [("heinrich", "=3"), ("prussia-t1", "")] {
        for other in ["ferdinand@bernau=2", "hanover-t1@bernau", "prussia-t2@bernau"] {
            let mut table = bare("standard-4p").pieces(&format!("{mover}@berlin{armies} {other}")).build();
            for way in ["berlin-bernau", "berlin-bernau-eberswalde"] {
                table.refuse("prussia", &format!("march {mover} {way}"), "F-4.15");
            }
            assert!(!ends(&table, "prussia", mover).contains(&"bernau".to_string()), "{mover}: {other}");
        }
    }
    let mut table = bare("standard-4p").pieces("daun@berlin=3 empire-t1@bernau").active("austria").build();
    table.refuse("austria", "march daun berlin-bernau", "F-4.15");
}

#[test]
fn f_4_13__nations_never_share_a_city_even_under_one_player() {
    let mut table = bare("standard-4p").pieces("heinrich@berlin=3 ferdinand@bernau=2").build();
    table.refuse("prussia", "march heinrich berlin-bernau", "F-4.15");
    let mut table = bare("standard-3p").pieces("richelieu@fulda=3 saltikov@huenfeld=2").active("france").build();
    table.refuse("france", "march richelieu fulda-huenfeld", "F-4.15");
    let mut table = bare("scenario-2").pieces("daun@hof=3 empire-t1@kulmbach").active("austria").build();
    table.refuse("austria", "march daun hof-kulmbach", "F-4.15");
}

#[test]
fn f_4_14__a_city_with_an_enemy_general_is_closed() {
    let setup = bare("standard-4p").pieces("heinrich@berlin=8 saltikov@bernau=1 prussia-t1@spandau");
    let mut table = setup.build();
    table.refuse("prussia", "march heinrich berlin-bernau", "F-4.14");
    assert!(!ends(&table, "prussia", "heinrich").contains(&"bernau".to_string()));
    table.play("prussia", "march heinrich berlin-koenigs-wusterhausen");
    table.refuse("prussia", "march prussia-t1 spandau-berlin-bernau", "F-4.14");
}

#[test]
fn f_4_21__a_piece_brought_in_this_turn_cannot_move() {
    let mut table = bare("standard-4p").hand("prussia", "s13 h13").build();
    table.play("prussia", "recruit prussia 1 pay s13 friedrich@berlin=1");
    table.refuse("prussia", "march friedrich berlin-bernau", "F-10.18");
    idle_to(&mut table, "prussia");
    table.play("prussia", "march friedrich berlin-bernau");
    let mut table = bare("standard-4p").hand("russia", "s13 h13").active("russia").build();
    table.play("russia", "recruit russia 0 pay s13 russia-t1@sierpc");
    table.refuse("russia", "march russia-t1 sierpc-lipno", "F-10.18");
}

#[test]
fn fq_11__a_train_taken_on_an_objective_stops_the_general_before_he_conquers() {
    let setup = bare("standard-4p").pieces("daun@bischofswerda=4 prussia-t1@radeberg").active("austria");
    let mut table = setup.build();
    table.refuse("austria", "march daun bischofswerda-radeberg-grossenhain", "F-9.24");
    table.play("austria", "march daun bischofswerda-radeberg");
    assert_eq!(
        (table.place("prussia-t1"), table.marker("radeberg"), table.question("radeberg")),
        ("off", "none", "none")
    );
    idle_to(&mut table, "austria");
    table.play("austria", "march daun radeberg-grossenhain");
    assert_eq!(table.marker("radeberg"), "austria");
}

#[test]
fn fq_12__a_depot_freed_from_an_enemy_train_takes_generals_at_once() {
    let setup = bare("standard-4p").pieces("heinrich@bernau=2 russia-t1@berlin").hand("prussia", "s13 h13 c13");
    let mut table = setup.build();
    table.play("prussia", "march heinrich bernau-berlin");
    assert_eq!(table.place("russia-t1"), "off");
    table.refuse("prussia", "recruit prussia 0 pay s13 prussia-t1@berlin", "F-10.17");
    table.refuse(
        "prussia",
        "recruit prussia 3 pay s13+h13 friedrich@berlin=1 schwerin@berlin=1 keith@berlin=1",
        "F-10.17",
    );
    table.play("prussia", "recruit prussia 2 pay s13 friedrich@berlin=1 schwerin@berlin=1");
    assert_eq!((table.place("friedrich"), table.place("schwerin")), ("berlin", "berlin"));
}

#[test]
fn fq_13__territory_never_restricts_movement() {
    let moves = [
        ("prussia", "heinrich", "=2", "dippoldiswalde-teplitz-aussig"),
        ("prussia", "prussia-t1", "", "wismar-schwerin"),
        ("austria", "daun", "=2", "halle-koethen-schoenebeck-magdeburg"),
        ("france", "france-t1", "", "berlin-bernau-eberswalde"),
        ("russia", "saltikov", "=2", "hannover-wunstorf-minden"),
        ("sweden", "ehrensvaerd", "=2", "prag-melnik"),
        ("prussia", "heinrich", "=2", "dresden-radeberg"),
    ];
    for (power, piece, armies, path) in moves {
        let (from, (_, to)) = (path.split('-').next().expect("a start"), path.rsplit_once('-').expect("an end"));
        let setup = bare("standard-4p").pieces(&format!("{piece}@{from}{armies}")).markers("radeberg=austria");
        let mut table = setup.active(power).build();
        table.play(power, &format!("march {piece} {path}"));
        assert_eq!(table.place(piece), to, "{path}");
    }
}

#[test]
fn fq_92__a_train_is_neither_attacked_nor_taken_in_the_combat_phase() {
    let mut table = bare("standard-4p").pieces("heinrich@berlin=8 russia-t1@bernau austria-t1@spandau").build();
    table.play("prussia", "end");
    assert!(!table.happened(|event| matches!(event, Event::CombatBegan { .. })));
    assert_eq!((table.place("russia-t1"), table.place("austria-t1")), ("bernau", "spandau"));
}
