//! F-9: supply. The line of most tests runs from a Russian train in Fürstenwalde over Königs Wusterhausen, Berlin,
//! Spandau, Velten and Fehrbellin to Neuruppin (6 cities) and on to Wittstock (7).

use std::collections::BTreeMap;

use board::{CityId, CitySet};

use super::table::{Scene, bare, ready};
use crate::ruleset::Ruleset;
use engine::chance::Dice;
use engine::event::Event;
use engine::shared::supply;
use engine::state::Place;

/// The supply phase of a power is over.
fn checked(power: &str, pieces: &str) -> Scene {
    checked_in("standard-4p", power, pieces)
}

fn checked_in(mode: &str, power: &str, pieces: &str) -> Scene {
    bare(mode).active(power).pieces(pieces).phase("conquest").build()
}

#[test]
fn f_9_1__supply_is_checked_only_in_the_own_supply_phase() {
    // Friedrich stands in Bohemia without a train; other nations end their turns, then his own comes.
    let pieces = "friedrich@prag=4 saltikov@neuruppin=3 ehrensvaerd@stralsund=2 daun@bruenn=3";
    let mut table = bare("standard-4p").active("hanover").pieces(pieces).build();
    table.pass_until("austria");
    table.play("austria", "end");
    assert!(!table.is_face_down("friedrich"));
    assert!(table.is_face_down("saltikov"), "Russia has had its supply phase");
    table.pass_until("prussia");
    assert!(!table.is_face_down("friedrich"));
    table.play("prussia", "end");
    assert!(table.is_face_down("friedrich"));
}

#[test]
fn f_9_2__at_home_a_general_is_always_supplied() {
    // No train on the board, enemies all round, exclaves too: nobody is turned over.
    let homes = [
        ("prussia", "friedrich@emden=1 keith@cottbus=1 heinrich@berlin=1 lehwaldt@koenigsberg-east-prussia=1"),
        ("hanover", "ferdinand@hanau=1 cumberland@schmalkalden=1"),
        ("sweden", "ehrensvaerd@buetzow=1"),
        ("austria", "daun@prag=1 lacy@tabor=1 laudon@olmuetz=1"),
        ("empire", "hildburghausen@leipzig=1"),
        ("empire", "hildburghausen@goslar=1"),
        ("empire", "hildburghausen@hildesheim=1"),
    ];
    for (power, pieces) in homes {
        let table = checked(power, pieces);
        assert!(!table.happened(|event| matches!(event, Event::TurnedOver { .. })), "{power}: {pieces}");
    }
    let besieged = checked(
        "prussia",
        "friedrich@berlin=1 daun@spandau=1 browne@bernau=1 karl@potsdam=1 lacy@koenigs-wusterhausen=1",
    );
    assert!(!besieged.is_face_down("friedrich"));
    for mode in ["standard-3p", "scenario-2"] {
        assert!(!checked_in(mode, "prussia", "friedrich@emden=1").is_face_down("friedrich"));
    }
}

#[test]
fn f_9_4__saxony_feeds_the_imperial_army_and_not_prussia() {
    assert!(!checked("empire", "hildburghausen@torgau=1").is_face_down("hildburghausen"));
    assert!(checked("prussia", "friedrich@torgau=1").is_face_down("friedrich"));
    assert!(checked("austria", "daun@torgau=1").is_face_down("daun"));
    assert!(checked("hanover", "ferdinand@berlin=1").is_face_down("ferdinand"), "dark blue is not light blue");
    assert!(checked("prussia", "friedrich@stade=1").is_face_down("friedrich"));
}

#[test]
fn f_9_3__russians_and_frenchmen_are_supplied_on_their_own_depots() {
    for (power, general, fed, hungry) in [
        ("russia", "saltikov", ["sierpc", "warszawa"], ["rypin", "wolomin"]),
        ("france", "soubise", ["koblenz", "gemuenden"], ["limburg", "lohr"]),
    ] {
        for city in fed {
            assert!(!checked(power, &format!("{general}@{city}=1")).is_face_down(general), "{city}");
        }
        for city in hungry {
            assert!(checked(power, &format!("{general}@{city}=1")).is_face_down(general), "{city}");
        }
    }
    assert!(!checked_in("scenario-1", "france", "soubise@koblenz=1").is_face_down("soubise"));
}

#[test]
fn fq_76__depots_of_allies_feed_nobody() {
    for (power, general, city) in [
        ("france", "soubise", "warszawa"),
        ("russia", "saltikov", "koblenz"),
        ("russia", "saltikov", "stralsund"),
        ("sweden", "ehrensvaerd", "bruenn"),
        ("hanover", "ferdinand", "berlin"),
        ("austria", "daun", "hildburghausen"),
    ] {
        assert!(checked(power, &format!("{general}@{city}=1")).is_face_down(general), "{general} in {city}");
    }
}

#[test]
fn f_9_5__only_a_train_of_the_own_nation_supplies() {
    assert!(!checked("russia", "saltikov@berlin=1 russia-t2@fuerstenwalde").is_face_down("saltikov"));
    assert!(checked("russia", "saltikov@berlin=1 sweden-t1@fuerstenwalde").is_face_down("saltikov"));
    assert!(checked("austria", "daun@berlin=1 empire-t1@fuerstenwalde").is_face_down("daun"));
    assert!(checked("hanover", "ferdinand@leipzig=1 prussia-t1@halle").is_face_down("ferdinand"));
    assert!(!checked("hanover", "ferdinand@leipzig=1 hanover-t1@halle").is_face_down("ferdinand"));
}

#[test]
fn f_9_6__one_train_supplies_any_number_of_generals() {
    let table = checked(
        "russia",
        "russia-t1@fuerstenwalde saltikov@berlin=1 fermor@berlin=1 apraxin@neuruppin=1 tottleben@crossen=1",
    );
    for general in ["saltikov", "fermor", "apraxin", "tottleben"] {
        assert!(!table.is_face_down(general), "{general}");
    }
}

#[test]
fn f_9_7__a_line_is_at_most_six_cities_long() {
    for (city, supplied) in
        [("koenigs-wusterhausen", true), ("fehrbellin", true), ("neuruppin", true), ("wittstock", false)]
    {
        let table = checked("russia", &format!("russia-t1@fuerstenwalde saltikov@{city}=1"));
        assert_eq!(table.is_face_down("saltikov"), !supplied, "{city}");
    }
}

#[test]
fn fq_71__steps_are_counted_from_the_train_a_neighbour_is_one_away() {
    let table = bare("standard-4p").pieces("russia-t1@fuerstenwalde saltikov@neuruppin=1").build();
    let (rules, core) = (&table.rules, &table.state.core);
    let trains = rules.trains_of(table.power("russia"));
    let length = |core| supply::line_length(rules, core, table.piece("saltikov"), trains, &CitySet::EMPTY);
    assert_eq!(length(core), Some(6));
    let mut nearer = *core;
    nearer.put(table.piece("saltikov"), Place::City(table.city_id("koenigs-wusterhausen")));
    assert_eq!(length(&nearer), Some(1));
    let mut farther = *core;
    farther.put(table.piece("saltikov"), Place::City(table.city_id("wittstock")));
    assert_eq!(length(&farther), None);
}

#[test]
fn f_9_8__enemy_generals_and_trains_block_the_line() {
    for enemy in ["keith@velten=1", "ferdinand@spandau=1", "prussia-t1@berlin", "hanover-t1@fehrbellin"] {
        let table = checked("russia", &format!("russia-t1@fuerstenwalde saltikov@neuruppin=1 {enemy}"));
        assert!(table.is_face_down("saltikov"), "{enemy}");
    }
    // Attackers block defenders just so.
    let table = checked("prussia", "prussia-t1@leipzig friedrich@grimma=1 hildburghausen@leisnig=1");
    assert!(!table.is_face_down("friedrich"));
    let table = checked("prussia", "prussia-t1@merseburg friedrich@grimma=1 empire-t1@leipzig");
    assert!(table.is_face_down("friedrich"));
}

#[test]
fn f_9_9__pieces_of_the_own_camp_do_not_block() {
    let friends = "fermor@velten=1 ehrensvaerd@spandau=1 austria-t1@berlin hildburghausen@fehrbellin=1 france-t1@koenigs-wusterhausen";
    let table = checked("russia", &format!("russia-t1@fuerstenwalde saltikov@neuruppin=1 {friends}"));
    assert!(!table.is_face_down("saltikov"));
    let table = checked("prussia", "prussia-t1@merseburg friedrich@grimma=1 ferdinand@leipzig=1");
    assert!(!table.is_face_down("friedrich"));
}

#[test]
fn f_9_10__enemies_next_to_the_line_do_not_matter() {
    let beside = "keith@bernau=8 heinrich@potsdam=8 seydlitz@rathenow=8 prussia-t1@oranienburg prussia-t2@kyritz";
    let table = checked("russia", &format!("russia-t1@fuerstenwalde saltikov@neuruppin=1 {beside}"));
    assert!(!table.is_face_down("saltikov"));
}

#[test]
fn f_9_11__a_train_needs_no_supply_and_no_link_to_home() {
    // Shut in with its general between enemies, far from Poland.
    let mut table = bare("standard-4p")
        .active("russia")
        .pieces("russia-t1@spandau saltikov@velten=1 keith@berlin=1 heinrich@potsdam=1 prussia-t1@oranienburg seydlitz@rathenow=1 prussia-t2@fehrbellin")
        .phase("conquest")
        .build();
    assert!(!table.is_face_down("saltikov"));
    assert_eq!(table.place("russia-t1"), "spandau");
    table.play("sweden", "end");
    assert!(!table.happened(|event| matches!(event, Event::TurnedOver { .. } | Event::Starved { .. })));
}

#[test]
fn f_9_12__a_face_up_general_found_unsupplied_is_turned_over_and_keeps_his_armies() {
    let table = checked("russia", "saltikov@neuruppin=5 fermor@neuruppin=3");
    let stack = ["saltikov", "fermor"].map(|slug| table.piece(slug)).into_iter().collect();
    assert!(table.happened(|event| *event == Event::TurnedOver { stack }));
    assert!(table.is_face_down("saltikov") && table.is_face_down("fermor"));
    assert_eq!((table.troops("saltikov"), table.troops("fermor")), (5, 3));
}

#[test]
fn f_9_13__a_flipped_general_found_supplied_is_turned_back() {
    let table = checked("russia", "russia-t1@fuerstenwalde saltikov@neuruppin=5!");
    assert!(!table.is_face_down("saltikov"));
    assert_eq!(table.troops("saltikov"), 5);
    assert!(table.happened(|event| matches!(event, Event::TurnedBack { .. })));
}

#[test]
fn f_9_14__a_flipped_general_found_unsupplied_loses_everything() {
    for mode in ["standard-4p", "standard-3p"] {
        let table = checked_in(mode, "russia", "saltikov@neuruppin=5! fermor@neuruppin=3! apraxin@lomza=2");
        for general in ["saltikov", "fermor"] {
            assert_eq!((table.place(general), table.troops(general)), ("off", 0));
            assert!(!table.is_face_down(general), "off the board nobody lies on his back");
        }
        assert_eq!(table.total("russia"), 2);
        assert!(table.happened(|event| matches!(event, Event::Starved { .. })));
    }
    assert_eq!(checked_in("scenario-1", "prussia", "seydlitz@kassel=3!").place("seydlitz"), "off");
    assert_eq!(checked_in("scenario-2", "prussia", "friedrich@prag=8!").place("friedrich"), "off");
}

#[test]
fn fe_17__cut_off_by_the_own_move_a_general_has_one_turn() {
    let start = || {
        let mut table =
            bare("standard-4p").active("russia").pieces("russia-t1@fuerstenwalde saltikov@neuruppin=5").build();
        table.play("russia", "march saltikov neuruppin-wittstock");
        assert!(!table.is_face_down("saltikov"));
        table.play("russia", "end");
        assert!(table.is_face_down("saltikov"), "in the supply phase of the same nation-turn");
        table.pass_until("russia");
        table
    };
    let mut table = start();
    table.play("russia", "march saltikov wittstock-neuruppin");
    table.play("russia", "end");
    assert!(!table.is_face_down("saltikov"));
    let mut table = start();
    table.play("russia", "end");
    assert_eq!(table.place("saltikov"), "off");
}

#[test]
fn f_9_15__a_retreat_as_attacker_leaves_one_turn_too() {
    let mut table = bare("standard-4p")
        .active("russia")
        .pieces("russia-t1@fuerstenwalde saltikov@neuruppin=4 keith@zehdenick=5")
        .phase("combat")
        .build();
    table.play("russia", "concede");
    table.play("prussia", "retreat neuruppin-wittstock");
    assert!(table.is_face_down("saltikov"), "the supply phase of the same nation-turn has found him");
    table.pass_until("russia");
    table.play("russia", "end");
    assert_eq!(table.place("saltikov"), "off");
}

#[test]
fn f_9_16__who_is_cut_off_in_an_enemy_nation_turn_is_turned_over_in_his_own_next_one() {
    // Keith puts himself on the line in Prussia's turn, and does not move again.
    let pieces = "russia-t1@fuerstenwalde saltikov@neuruppin=5 keith@potsdam=3";
    let start = || {
        let mut table = bare("standard-4p").pieces(pieces).build();
        table.play("prussia", "march keith potsdam-berlin");
        table.play("prussia", "end");
        assert!(!table.is_face_down("saltikov"), "not in Prussia's turn");
        table.pass_until("russia");
        table
    };
    // First turn: in his own movement he can still mend it. Round Berlin Fehrbellin is 6 cities off, Neuruppin 7.
    let mut mended = start();
    mended.play("russia", "march saltikov neuruppin-fehrbellin");
    mended.play("russia", "end");
    assert!(!mended.is_face_down("saltikov"));
    // Second turn: turned over, he has one more.
    let mut table = start();
    table.play("russia", "end");
    assert!(table.is_face_down("saltikov"));
    table.pass_until("prussia");
    table.play("prussia", "march keith berlin-potsdam");
    table.pass_until("russia");
    table.play("russia", "end");
    assert!(!table.is_face_down("saltikov"));
    assert_eq!(table.troops("saltikov"), 5);
}

#[test]
fn fe_18__cut_off_in_an_enemy_nation_turn_a_general_has_two_turns() {
    let mut table =
        bare("standard-4p").pieces("russia-t1@fuerstenwalde saltikov@neuruppin=5 keith@koenigs-wusterhausen=3").build();
    table.play("prussia", "march keith koenigs-wusterhausen-fuerstenwalde");
    assert_eq!(table.place("russia-t1"), "off");
    table.pass_until("russia");
    assert!(!table.is_face_down("saltikov"), "nothing happens to him before his own supply phase");
    table.play("russia", "end");
    assert!(table.is_face_down("saltikov"));
    table.pass_until("russia");
    assert_eq!((table.place("saltikov"), table.troops("saltikov")), ("neuruppin", 5));
    table.play("russia", "end");
    assert_eq!(table.place("saltikov"), "off");
}

#[test]
fn fq_72__driven_back_in_an_enemy_nation_turn_he_may_march_before_he_is_checked() {
    let start = || {
        let mut table = bare("standard-4p")
            .pieces("russia-t1@fuerstenwalde saltikov@neuruppin=4 keith@zehdenick=5")
            .phase("combat")
            .build();
        table.play("russia", "concede");
        table.play("prussia", "retreat neuruppin-wittstock");
        table.pass_until("russia");
        assert!(!table.is_face_down("saltikov"));
        table
    };
    let mut table = start();
    table.play("russia", "march saltikov wittstock-neuruppin-fehrbellin");
    table.play("russia", "end");
    assert!(!table.is_face_down("saltikov"));
    let mut table = start();
    table.play("russia", "end");
    assert!(table.is_face_down("saltikov"));
    table.pass_until("russia");
    table.play("russia", "end");
    assert_eq!(table.place("saltikov"), "off");
}

#[test]
fn f_9_17__when_a_flipped_and_a_face_up_general_join_all_are_flipped_at_once() {
    for (pieces, march) in [
        ("saltikov@neuruppin=2! fermor@fehrbellin=2", "march fermor fehrbellin-neuruppin"),
        ("saltikov@neuruppin=2 fermor@fehrbellin=2!", "march fermor fehrbellin-neuruppin"),
        ("saltikov@neuruppin=2 fermor@neuruppin=2 apraxin@fehrbellin=2!", "march apraxin fehrbellin-neuruppin"),
    ] {
        let mut table = bare("standard-4p").active("russia").pieces(pieces).build();
        table.play("russia", march);
        for general in ["saltikov", "fermor"] {
            assert!(table.is_face_down(general), "{pieces}: {general}");
        }
    }
    let mut table = bare("standard-4p").active("russia").pieces("saltikov@neuruppin=2 fermor@fehrbellin=2").build();
    table.play("russia", "march fermor fehrbellin-neuruppin");
    assert!(!table.is_face_down("saltikov") && !table.is_face_down("fermor"), "two face-up generals stay so");
}

/// The log names whoever is turned over by it, and nobody else.
#[test]
fn f_9_17__the_log_tells_who_was_turned_over_by_joining() {
    for (pieces, march, turned) in [
        ("saltikov@neuruppin=2! fermor@fehrbellin=2", "march fermor fehrbellin-neuruppin", vec!["fermor"]),
        ("saltikov@neuruppin=2 fermor@fehrbellin=2!", "march fermor fehrbellin-neuruppin", vec!["saltikov"]),
        (
            "saltikov@neuruppin=2 fermor@neuruppin=2 apraxin@fehrbellin=2!",
            "march apraxin fehrbellin-neuruppin",
            vec!["saltikov", "fermor"],
        ),
        ("saltikov@neuruppin=2! fermor@fehrbellin=2!", "march fermor fehrbellin-neuruppin", vec![]),
        ("saltikov@neuruppin=2 fermor@fehrbellin=2", "march fermor fehrbellin-neuruppin", vec![]),
    ] {
        let mut table = bare("standard-4p").active("russia").pieces(pieces).build();
        table.play("russia", march);
        let stack: board::PieceSet = turned.iter().map(|general| table.piece(general)).collect();
        let told = table.happened(|event| *event == Event::TurnedWith { stack });
        assert_eq!(told, !turned.is_empty(), "{pieces}");
        assert_eq!(table.happened(|event| matches!(event, Event::TurnedWith { .. })), told, "{pieces}");
    }
}

#[test]
fn f_9_18__a_stack_flipped_by_joining_must_be_supplied_in_the_same_nation_turn() {
    for (train, place) in [("russia-t1@fuerstenwalde", "neuruppin"), ("russia-t1@wrzesnia", "off")] {
        let mut table = bare("standard-4p")
            .active("russia")
            .pieces(&format!("saltikov@neuruppin=2! fermor@fehrbellin=2 {train}"))
            .build();
        table.play("russia", "march fermor fehrbellin-neuruppin");
        table.play("russia", "end");
        for general in ["saltikov", "fermor"] {
            assert_eq!((table.place(general), table.is_face_down(general)), (place, false), "{general}");
        }
    }
}

#[test]
fn f_9_19__flipped_generals_move_fight_recruit_and_conquer() {
    // Laudon marches over Oels, which nobody protects, gets an army, and fights.
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces("laudon@kepno=2! heinrich@neumarkt=1")
        .hand("austria", "h9")
        .build();
    table.play("austria", "recruit austria 1 pay h9 laudon=1");
    table.refuse("austria", "march laudon kepno-oels-namslau-kreuzburg-rosenberg", "F-4.6");
    table.play("austria", "march laudon kepno-oels-breslau");
    assert!(table.is_face_down("laudon"));
    assert_eq!(table.question("oels"), "austria", "Heinrich is within three cities");
    table.play("austria", "end");
    assert_eq!(table.announced(), [(3, 1)]);
    table.play("prussia", "concede");
    assert_eq!(table.marker("oels"), "austria");
}

#[test]
fn f_9_20__flipped_generals_protect_objectives() {
    let mut table = bare("standard-4p").active("austria").pieces("laudon@kepno=2 heinrich@neumarkt=1!").build();
    table.play("austria", "march laudon kepno-oels-kepno");
    assert_eq!((table.marker("oels"), table.question("oels")), ("none", "austria"));
    table.play("austria", "end");
    assert_eq!((table.marker("oels"), table.question("oels")), ("none", "none"));
}

#[test]
fn f_9_21__lack_of_supply_never_costs_a_part_of_the_armies() {
    for armies in 1..=8 {
        let first = checked("russia", &format!("saltikov@neuruppin={armies}"));
        assert_eq!(first.troops("saltikov"), armies);
        let second = checked("russia", &format!("saltikov@neuruppin={armies}!"));
        assert_eq!(second.troops("saltikov"), 0);
    }
}

#[test]
fn fq_73__all_generals_are_judged_on_one_position() {
    // Saltikov's line runs through Apraxin's city; both are judged before anybody is taken off.
    let table = checked(
        "russia",
        "russia-t1@fuerstenwalde saltikov@neuruppin=2! apraxin@velten=2! fermor@wittstock=2! tottleben@emden=2!",
    );
    for (general, place) in [("saltikov", "neuruppin"), ("apraxin", "velten"), ("fermor", "off"), ("tottleben", "off")]
    {
        assert_eq!((table.place(general), table.is_face_down(general)), (place, false), "{general}");
    }
}

#[test]
fn fq_74__a_substitute_city_supplies_nobody() {
    // Otwock lies in the sector of Warszawa; all depots of Russia are held by others.
    let mut table =
        bare("standard-4p").active("russia").pieces("keith@warszawa=1 heinrich@sierpc=1").hand("russia", "s13").build();
    table.play("russia", "recruit russia 1 pay s13 saltikov@otwock=1");
    table.play("russia", "end");
    // He stands next to Keith and fights first: one against one.
    table.play("russia", "concede");
    assert_eq!(table.place("saltikov"), "otwock");
    assert!(table.is_face_down("saltikov"));
}

#[test]
fn fq_75__a_piece_placed_this_turn_is_checked_in_the_same_nation_turn() {
    let mut table = bare("standard-4p")
        .active("france")
        .pieces("keith@koblenz=1 heinrich@gemuenden=1")
        .hand("france", "s13")
        .build();
    table.play("france", "recruit france 1 pay s13 soubise@worms=1");
    assert!(!table.is_face_down("soubise"));
    table.play("france", "end");
    assert!(table.is_face_down("soubise"));
}

#[test]
fn f_9_2__everybody_starts_in_supply() {
    for mode in ["standard-4p", "standard-3p", "scenario-1", "scenario-2"] {
        let mut table = ready(mode).build();
        let first = table.rules.pack.powers[table.rules.order[0].index()].slug.clone();
        table.play(&first, "end");
        table.pass_until(&first);
        assert!(!table.happened(|event| matches!(event, Event::TurnedOver { .. })), "{mode}");
    }
}

/// How near each city is to a train: the shortest of all lines, by trying every one of at most six steps.
fn try_every_line(rules: &Ruleset, here: CityId, steps: u8, blocked: &CitySet, found: &mut BTreeMap<CityId, u8>) {
    let shortest = found.entry(here).or_insert(steps);
    *shortest = steps.min(*shortest);
    if steps == 6 {
        return;
    }
    for &next in rules.pack.roads.neighbours(here) {
        if !blocked.contains(next) {
            try_every_line(rules, next, steps + 1, blocked, found);
        }
    }
}

#[test]
fn f_9_7__the_search_feeds_exactly_whom_trying_every_line_feeds() {
    let table = bare("standard-4p").build();
    let rules = &table.rules;
    let mut dice = Dice::new(6);
    for round in 0..100 {
        let mut core = table.state.core;
        let power = rules.order[dice.below(rules.order.len())];
        let centre = CityId(dice.below(rules.pack.cities.len()) as u16);
        let near: Vec<CityId> = rules.pack.roads.near(centre, 8).collect();
        for piece in rules.in_play.iter() {
            let city = near[dice.below(near.len())];
            if !core.is_occupied(city) && dice.one_in(2) {
                core.put(piece, Place::City(city));
            }
        }
        let blocked = supply::blocked(rules, &core, power);
        let mut wanted = BTreeMap::new();
        for city in rules.trains_of(power).iter().filter_map(|train| core.city(train)) {
            try_every_line(rules, city, 0, &blocked, &mut wanted);
        }
        let general = rules.generals_of(power).first().expect("every nation has a general");
        for &city in near.iter().filter(|&&city| !blocked.contains(city)) {
            core.put(general, Place::City(city));
            let line = supply::line_length(rules, &core, general, rules.trains_of(power), &blocked);
            assert_eq!(line, wanted.get(&city).copied(), "round {round}");
        }
    }
}
