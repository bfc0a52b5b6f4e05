//! F-10: substitute cities, when all depots are in the hands of other players.

use std::collections::BTreeSet;

use super::table::{Scene, bare};
use engine::action::{Action, Recruit};
use engine::question::Form;

/// A nation that moves, with two high cards and these pieces on the board.
fn moving_in(mode: &str, power: &str, pieces: &str) -> Scene {
    bare(mode).active(power).pieces(pieces).hand(power, "s13 h13 c8 d6").build()
}

fn moving(power: &str, pieces: &str) -> Scene {
    moving_in("standard-4p", power, pieces)
}

/// Price and places of return as the form shows them.
fn terms(table: &Scene, power: &str) -> (u8, bool, usize) {
    let legal = table.rules.legal(&table.state, table.seat_of(power));
    let form = legal.forms.into_iter().find_map(|form| match form {
        Form::Recruit(form) => Some(form),
        _ => None,
    });
    let form = form.expect("a purchase is possible");
    (form.price, form.one_site, form.sites.len())
}

/// Every city where a train of the nation may come back, by asking the judge about all of them.
fn places_for_a_train(table: &Scene, power: &str) -> BTreeSet<String> {
    let seat = table.seat_of(power);
    let cities = &table.rules.pack.cities;
    let hand = table.state.core.secret.hands[table.power(power).index()];
    let allowed = |at: &usize| {
        let mut order = Recruit { pay: hand, ..Recruit::new(table.power(power)) };
        order.trains[0] = Some(board::CityId(*at as u16));
        table.rules.check(&table.state, seat, &Action::Recruit(order)).is_ok()
    };
    (0..cities.len()).filter(allowed).map(|at| cities[at].slug.clone()).collect()
}

fn in_sector(table: &Scene, sector: &str) -> BTreeSet<String> {
    let cities = table.rules.pack.cities.iter();
    let there = cities.filter(|city| table.rules.pack.sectors[city.sector.index()].slug == sector);
    there.map(|city| city.slug.clone()).collect()
}

fn without(mut cities: BTreeSet<String>, taken: &[&str]) -> BTreeSet<String> {
    for city in taken {
        assert!(cities.remove(*city), "{city} belongs to the area");
    }
    cities
}

#[test]
fn f_10_20__with_all_depots_held_by_others_pieces_come_back_in_one_substitute_city() {
    let mut table = moving("prussia", "daun@berlin=1");
    assert_eq!(terms(&table, "prussia"), (8, true, 22));
    table.refuse("prussia", "recruit prussia 1 pay s13 keith@berlin=1", "F-10.16");
    table.refuse("prussia", "recruit prussia 2 pay s13+h13 keith@zossen=1 heinrich@bernau=1", "F-10.20");
    table.play("prussia", "recruit prussia 1 pay s13 keith@zossen=1");
    // A second purchase in the same nation-turn is bound to the same city.
    table.refuse("prussia", "recruit prussia 1 pay h13 heinrich@bernau=1", "F-10.20");
    assert_eq!(terms(&table, "prussia"), (8, true, 1));
    table.play("prussia", "recruit prussia 1 pay h13 heinrich@zossen=1");
    assert_eq!((table.place("keith"), table.place("heinrich")), ("zossen", "zossen"));
}

#[test]
fn f_10_21__the_substitute_city_may_be_another_one_each_turn() {
    let mut table = moving("prussia", "daun@berlin=1");
    table.play("prussia", "recruit prussia 1 pay s13 keith@zossen=1");
    table.play("prussia", "end");
    table.pass_until("prussia");
    assert_eq!(terms(&table, "prussia"), (8, true, 22));
    table.play("prussia", "recruit prussia 1 pay h13 heinrich@freienwalde=1");
    assert_eq!((table.place("keith"), table.place("heinrich")), ("zossen", "freienwalde"));
}

#[test]
fn f_10_22__prussias_lies_in_the_spade_sector_of_berlin() {
    for mode in ["standard-4p", "standard-3p", "scenario-2"] {
        let table = moving_in(mode, "prussia", "daun@berlin=1");
        assert_eq!(places_for_a_train(&table, "prussia"), without(in_sector(&table, "4.2s"), &["berlin"]), "{mode}");
    }
    let table = moving_in("scenario-1", "prussia", "soubise@berlin=1");
    assert_eq!(places_for_a_train(&table, "prussia").len(), 21);
}

#[test]
fn f_10_23__hanovers_lies_in_the_diamond_sector_of_stade_north_of_munster() {
    for mode in ["standard-4p", "scenario-1"] {
        let table = moving_in(mode, "hanover", "soubise@stade=1");
        let south = [
            "munster",
            "celle",
            "fallingbostel",
            "luechow",
            "nienburg",
            "salzwedel",
            "soltau",
            "uelzen",
            "verden",
            "wittingen",
        ];
        let mut area = without(in_sector(&table, "2.1d"), &["stade"]);
        area = without(area, &south);
        assert_eq!(places_for_a_train(&table, "hanover"), area, "{mode}");
        assert_eq!(area.len(), 22);
        assert!(area.contains("hamburg"), "Hanoverian or not");
    }
}

#[test]
fn f_10_24__russias_lies_in_the_spade_sector_of_warszawa() {
    let table = moving("russia", "keith@warszawa=1 heinrich@sierpc=1");
    assert_eq!(places_for_a_train(&table, "russia"), without(in_sector(&table, "8.3s"), &["warszawa"]));
}

#[test]
fn f_10_25__swedens_lies_anywhere_in_sweden() {
    let table = moving("sweden", "keith@stralsund=1");
    let area = ["buetzow", "greifswald", "grimmen", "wismar", "wolgast"].map(String::from);
    assert_eq!(places_for_a_train(&table, "sweden"), area.into_iter().collect());
}

#[test]
fn f_10_26__austrias_lies_in_the_diamond_sector_of_bruenn_on_austrian_soil() {
    for mode in ["standard-4p", "scenario-2"] {
        let table = moving_in(mode, "austria", "keith@bruenn=1 heinrich@tabor=1");
        let prussian = [
            "frankenstein",
            "glatz",
            "grottkau",
            "habelschwert",
            "krappitz",
            "neisse",
            "neurode",
            "oppeln",
            "patschkau",
            "reichenbach",
            "ziegenhals",
        ];
        let mut area = without(in_sector(&table, "6.4d"), &["bruenn"]);
        area = without(area, &prussian);
        assert_eq!(places_for_a_train(&table, "austria"), area, "{mode}");
        assert_eq!(area.len(), 13);
    }
}

#[test]
fn f_10_27__the_imperial_armys_lies_in_the_spade_sector_south_of_hildburghausen() {
    for mode in ["standard-4p", "scenario-2"] {
        let table = moving_in(mode, "empire", "keith@hildburghausen=1");
        assert_eq!(places_for_a_train(&table, "empire"), in_sector(&table, "2.4s"), "{mode}");
    }
}

#[test]
fn f_10_28__frances_lies_in_the_heart_sector_south_of_koblenz() {
    for mode in ["standard-4p", "scenario-1"] {
        let table = moving_in(mode, "france", "ferdinand@koblenz=1 cumberland@gemuenden=1");
        assert_eq!(places_for_a_train(&table, "france"), in_sector(&table, "1.4h"), "{mode}");
    }
}

#[test]
fn f_10_29__armies_and_trains_cost_eight_points_then() {
    let mut table = moving("russia", "keith@warszawa=1 heinrich@sierpc=1");
    table.refuse("russia", "recruit russia 1 pay d6 saltikov@otwock=1", "F-10.29");
    table.refuse("russia", "recruit russia 0 pay d6 russia-t1@radom", "F-10.29");
    table.refuse("russia", "recruit russia 2 pay s13 saltikov@radom=2", "F-10.29");
    table.play("russia", "recruit russia 1 pay c8 saltikov@radom=1");
    let mut table = moving("russia", "keith@warszawa=1 heinrich@sierpc=1");
    table.play("russia", "recruit russia 0 pay c8 russia-t1@radom");
}

#[test]
fn f_10_30__the_price_of_eight_holds_for_generals_on_the_board_too() {
    let mut table = moving("russia", "keith@warszawa=1 heinrich@sierpc=1 saltikov@lomza=1");
    table.refuse("russia", "recruit russia 1 pay d6 saltikov=1", "F-10.29");
    table.play("russia", "recruit russia 1 pay c8 saltikov=1");
    let mut table = moving("russia", "keith@warszawa=1 saltikov@lomza=1");
    table.play("russia", "recruit russia 1 pay d6 saltikov=1");
}

#[test]
fn f_10_31__one_depot_empty_or_with_a_piece_of_the_own_player_and_nothing_changes() {
    for pieces in [
        "keith@warszawa=1",
        "keith@warszawa=1 saltikov@sierpc=1",
        "keith@warszawa=1 russia-t2@sierpc",
        "keith@warszawa=1 ehrensvaerd@sierpc=1",
    ] {
        let table = moving("russia", &format!("{pieces} apraxin@lomza=1"));
        assert_eq!(terms(&table, "russia"), (6, false, 2), "{pieces}");
        let mut table = table;
        table.refuse("russia", "recruit russia 1 pay s13 fermor@otwock=1", "F-10.15");
    }
    // The price is that of the moment: once Sierpc is freed, it is 6 again.
    let mut table = moving("russia", "keith@warszawa=1 prussia-t1@sierpc saltikov@lipno=1");
    assert_eq!(terms(&table, "russia").0, 8);
    table.play("russia", "march saltikov lipno-sierpc");
    assert_eq!(terms(&table, "russia"), (6, false, 2));
    table.play("russia", "recruit russia 1 pay d6 fermor@sierpc=1");
}

#[test]
fn fq_33__who_blocks_the_depots_decides() {
    // (a) Another nation of the same player: unusable, but no substitute and price 6.
    let mut table = moving("prussia", "ferdinand@berlin=1 keith@torgau=1");
    assert_eq!(terms(&table, "prussia"), (6, false, 1));
    table.refuse("prussia", "recruit prussia 1 pay s13 heinrich@berlin=1", "F-10.16");
    table.refuse("prussia", "recruit prussia 1 pay s13 heinrich@zossen=1", "F-10.15");
    table.play("prussia", "recruit prussia 1 pay d6 keith=1");
    // (b) An ally is another player.
    let table = moving("austria", "saltikov@bruenn=1 soubise@tabor=1");
    assert_eq!(terms(&table, "austria"), (8, true, 14));
    // (c) Own generals can be joined, the own train blocks, neither opens a substitute.
    let mut table = moving("prussia", "keith@berlin=1");
    table.refuse("prussia", "recruit prussia 0 pay s13 prussia-t1@berlin", "F-10.17");
    table.play("prussia", "recruit prussia 1 pay d6 heinrich@berlin=1");
    let mut table = moving("prussia", "prussia-t1@berlin keith@torgau=1");
    table.refuse("prussia", "recruit prussia 1 pay s13 heinrich@zossen=1", "F-10.15");
    // Mixed: an enemy in one depot, a nation of the same player in the other.
    let mut table = moving("austria", "keith@bruenn=1 hildburghausen@tabor=1 daun@prag=1");
    assert_eq!(terms(&table, "austria").0, 6);
    table.refuse("austria", "recruit austria 1 pay s13 laudon@olmuetz=1", "F-10.15");
}

#[test]
fn fq_33__another_player_depends_on_who_sits_where() {
    let pieces = "soubise@sierpc=1 richelieu@warszawa=1 apraxin@lomza=1";
    assert_eq!(terms(&moving_in("standard-4p", "russia", pieces), "russia").0, 8);
    assert_eq!(terms(&moving_in("standard-3p", "russia", pieces), "russia").0, 6, "one person has France too");
    // After the Imperial Army has changed hands Austria's pieces are another player's for it.
    let empire = |changed: bool| {
        bare("standard-4p")
            .active("empire")
            .pieces("daun@hildburghausen=1")
            .hand("empire", "s13")
            .friedrich(|own| {
                if changed {
                    own.imperial_seat = Some("pompadour".into());
                }
            })
            .build()
    };
    let mut changed = empire(true);
    assert_eq!(terms(&changed, "empire"), (8, true, 14));
    changed.play("empire", "recruit empire 1 pay s13 hildburghausen@coburg=1");
    let mut unchanged = empire(false);
    unchanged.refuse("empire", "recruit empire 1 pay s13 hildburghausen@coburg=1", "F-10.15");
    unchanged.refuse("empire", "recruit empire 1 pay s13 hildburghausen@hildburghausen=1", "F-10.16");
}

#[test]
fn fq_34__up_to_three_generals_or_one_train_through_a_substitute_city() {
    let start = || bare("standard-4p").pieces("daun@berlin=1").hand("prussia", "s13 h13 c13 d13").build();
    let mut table = start();
    table.refuse("prussia", "recruit prussia 1 pay s13+h13 keith@zossen=1 prussia-t1@zossen", "F-10.17");
    table.refuse("prussia", "recruit prussia 1 pay s13+h13 keith@zossen=1 prussia-t1@bernau", "F-10.20");
    table.refuse("prussia", "recruit prussia 0 pay s13+h13 prussia-t1@zossen prussia-t2@zossen", "F-10.17");
    table.play("prussia", "recruit prussia 0 pay s13 prussia-t1@zossen");
    table.refuse("prussia", "recruit prussia 1 pay h13 keith@zossen=1", "F-10.17");
    table.refuse("prussia", "recruit prussia 1 pay h13 keith@bernau=1", "F-10.20");
    let mut table = start();
    let three = "keith@zossen=1 heinrich@zossen=1 dohna@zossen=1";
    table.refuse("prussia", &format!("recruit prussia 4 pay s13+h13+c13 {three} seydlitz@zossen=1"), "F-10.17");
    table.play("prussia", &format!("recruit prussia 3 pay s13+h13 {three}"));
}

#[test]
fn fq_35__foreign_soil_serves_except_for_austria_and_sweden_and_room_is_needed() {
    let mut table = moving("prussia", "daun@berlin=1 browne@zossen=1 prussia-t1@bernau");
    table.refuse("prussia", "recruit prussia 1 pay s13 keith@zossen=1", "F-10.16");
    table.refuse("prussia", "recruit prussia 1 pay s13 keith@bernau=1", "F-10.17");
    table.play("prussia", "recruit prussia 1 pay s13 keith@fuerstenberg-mecklenburg=1");
    let mut table = moving("austria", "keith@bruenn=1 heinrich@tabor=1");
    table.refuse("austria", "recruit austria 1 pay s13 daun@glatz=1", "F-10.26");
    table.play("austria", "recruit austria 1 pay s13 daun@troppau=1");
}

#[test]
fn fd_16__the_owner_chooses_the_substitute_city() {
    for city in ["zossen", "potsdam", "angermuende", "fuerstenberg-mecklenburg"] {
        let mut table = moving("prussia", "daun@berlin=1");
        assert_eq!(table.asked_powers(), ["prussia"]);
        table.refuse("austria", &format!("recruit prussia 1 pay s13.1 keith@{city}=1"), "F-2.1");
        table.play("prussia", &format!("recruit prussia 1 pay s13 keith@{city}=1"));
        assert_eq!(table.place("keith"), city);
    }
}
