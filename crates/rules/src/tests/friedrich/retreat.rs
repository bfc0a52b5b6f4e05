//! F-8: the way of the beaten.

use std::collections::BTreeSet;
use std::sync::Arc;

use board::{CityId, CitySet};

use super::table::{Scene, bare};
use crate::game::Game;
use crate::ruleset::Ruleset;
use engine::action::Path;
use engine::chance::Dice;
use engine::event::Event;
use engine::question::About;
use engine::shared::retreat::{self, Retreat};

/// Daun in Schweidnitz attacks Friedrich in Breslau, who is `behind` and gives up at once.
fn friedrich_beaten(behind: u8, others: &str) -> Scene {
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces(&format!("friedrich@breslau=4 daun@schweidnitz={} {others}", 4 + behind))
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    table
}

/// Ends of the ways the winner may choose from.
fn ends(table: &Scene) -> Vec<String> {
    let ways = table.list("austria");
    ways.iter().map(|way| way.rsplit('-').next().expect("a path").into()).collect()
}

#[test]
fn f_8_1__the_retreat_comes_before_the_next_combat() {
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces("friedrich@breslau=4 daun@schweidnitz=6 keith@striegau=4 schwerin@waldenburg=4")
        .phase("combat")
        .build();
    table.play("austria", "attack daun friedrich");
    table.play("prussia", "concede");
    assert_eq!(table.about("austria"), About::Retreat { steps: 2 });
    table.refuse("austria", "attack daun keith", "F-8.1");
    assert_eq!(table.announced().len(), 1);
    table.play("austria", "retreat breslau-oels-namslau");
    assert_eq!(table.place("friedrich"), "namslau");
    assert_eq!(table.about("austria"), About::CombatOrder);
}

#[test]
fn f_8_2__the_length_is_the_number_of_armies_lost() {
    for behind in 1..=3 {
        let table = friedrich_beaten(behind, "");
        assert_eq!(table.about("austria"), About::Retreat { steps: behind });
        let ways = table.list("austria");
        for way in ways {
            let retreat = table.rules.read(&table.state, table.seat_of("austria"), &way).expect("a listed action");
            let engine::action::Action::Retreat { path } = retreat else { panic!("{way} is a retreat") };
            assert_eq!(path.steps(), behind, "{way}");
        }
    }
}

#[test]
fn f_8_3__a_stack_retreats_as_a_whole() {
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces("friedrich@breslau=2 keith@breslau=2 lehwaldt@breslau=2 daun@schweidnitz=7")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    table.play("austria", "retreat breslau-ohlau");
    for general in ["friedrich", "keith", "lehwaldt"] {
        assert_eq!(table.place(general), "ohlau");
    }
    let stack = ["friedrich", "keith", "lehwaldt"].map(|slug| table.piece(slug)).into_iter().collect();
    assert!(table.happened(|event| matches!(*event, Event::Retreated { stack: all, .. } if all == stack)));
}

#[test]
fn f_8_4__the_winner_chooses_the_way() {
    let mut table = friedrich_beaten(1, "");
    assert_eq!(table.asked_powers(), ["austria"]);
    table.refuse("prussia", "retreat breslau-oels", "F-8.4");
    table.play("austria", "retreat breslau-wohlau");
    assert_eq!(table.place("friedrich"), "wohlau");
    // The winner may be the defender, and a nation led by the same person as others.
    let mut table = bare("standard-3p").pieces("friedrich@breslau=4 saltikov@schweidnitz=5").phase("combat").build();
    table.play("prussia", "concede");
    assert_eq!(table.about("russia"), About::Retreat { steps: 1 });
    table.play("russia", "retreat breslau-neumarkt");
}

#[test]
fn fd_24__the_choice_is_every_farthest_end_and_every_way_to_it() {
    let table = friedrich_beaten(2, "");
    assert_eq!(ends(&table), ["brieg", "grottkau", "kepno", "liegnitz", "militsch", "namslau", "steinau"]);
    // Two ways lead to Brieg; the list holds one of them, the judge takes both.
    for way in ["breslau-ohlau-brieg", "breslau-strehlen-brieg"] {
        let mut table = friedrich_beaten(2, "");
        table.play("austria", &format!("retreat {way}"));
        assert_eq!(table.place("friedrich"), "brieg");
    }
    // With a single end nobody needs to be asked.
    let mut table = bare("standard-4p").pieces("friedrich@kassel=4 richelieu@hofgeismar=3").phase("combat").build();
    table.play("france", "concede");
    assert_eq!(table.place("richelieu"), "warburg");
    assert_eq!(table.about("hanover"), About::Movement);
}

#[test]
fn fd_24__the_way_can_be_taken_back_until_something_new_is_known() {
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces("friedrich@breslau=4 daun@schweidnitz=6 keith@striegau=4 schwerin@waldenburg=4")
        .phase("combat")
        .build();
    let austria = table.seat_of("austria");
    table.play("austria", "attack daun friedrich");
    table.play("prussia", "concede");
    let read = |game: &Game, text: &str| game.rules.read(game.state(), austria, text).expect("an action");
    let mut game = Game::from_state(Arc::new(table.rules), table.state);
    game.play(austria, &read(&game, "retreat breslau-oels-namslau")).expect("a legal way");
    assert_eq!(game.undoable(austria), 1);
    game.undo(austria, 1).expect("nothing is known yet");
    game.play(austria, &read(&game, "retreat breslau-oels-kepno")).expect("another way");
    // The next attack discloses strengths: from then on neither it nor the way is taken back.
    game.play(austria, &read(&game, "attack daun keith")).expect("a legal attack");
    assert_eq!(game.undoable(austria), 0);
}

#[test]
fn f_8_5__the_retreat_must_have_its_full_length() {
    let mut table = friedrich_beaten(2, "");
    table.refuse("austria", "retreat breslau-oels", "F-8.5");
    table.refuse("austria", "retreat breslau-oels-namslau-kreuzburg", "F-8.5");
    table.refuse("austria", "retreat oels-namslau-kreuzburg", "F-7.19");
    table.refuse("austria", "retreat breslau-oels-rosenberg", "F-4.1");
    table.play("austria", "retreat breslau-oels-namslau");
}

#[test]
fn f_8_6__it_ends_as_far_as_possible_from_the_victor_alone() {
    // Reichenbach can be reached in two steps, but is next to the victor.
    let mut table = friedrich_beaten(2, "");
    table.refuse("austria", "retreat breslau-strehlen-reichenbach", "F-8.6");
    let alone = ends(&table);
    // Other enemies, however near the ends, change nothing.
    let table = friedrich_beaten(2, "browne@oppeln=8 karl@glogau=8 saltikov@wieruszow=3");
    assert_eq!(ends(&table), alone);
}

#[test]
fn fq_63__distance_is_counted_along_roads_whatever_stands_on_them() {
    // Round Borna, which is held, Mittweida would be as far from Leipzig as Meißen; by road it is nearer.
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces("friedrich@grimma=4 daun@leipzig=7 austria-t1@borna")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert_eq!(table.place("friedrich"), "meissen", "the only farthest end, so nobody is asked");
}

#[test]
fn f_8_7__no_city_is_entered_twice() {
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces("friedrich@breslau=5 daun@schweidnitz=8 karl@schweidnitz=1")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert_eq!(table.about("austria"), About::Retreat { steps: 4 });
    table.refuse("austria", "retreat breslau-strehlen-brieg-ohlau-brieg", "F-8.7");
    table.refuse("austria", "retreat breslau-oels-militsch-oels-namslau", "F-8.7");
    table.play("austria", "retreat breslau-oels-namslau-kreuzburg-rosenberg");
}

#[test]
fn fq_64__the_start_counts_as_used() {
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces("friedrich@breslau=5 daun@schweidnitz=8 karl@schweidnitz=1")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    table.refuse("austria", "retreat breslau-ohlau-brieg-strehlen-breslau", "FQ-64");
    // From a cul-de-sac of two the only way would lead back over the start.
    let mut table = bare("standard-4p")
        .active("france")
        .pieces("keith@leer=3 richelieu@oldenburg-oldenburg=5 france-t1@papenburg")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::NoRetreat { .. })));
    assert_eq!(table.place("keith"), "off");
}

#[test]
fn f_8_8__no_piece_of_any_kind_is_entered_or_crossed() {
    let others = "keith@oels=1 prussia-t1@neumarkt saltikov@wohlau=1 austria-t1@ohlau";
    let mut table = friedrich_beaten(2, others);
    assert_eq!(ends(&table), ["brieg", "grottkau"]);
    for way in ["oels-namslau", "neumarkt-steinau", "wohlau-liegnitz", "ohlau-brieg"] {
        table.refuse("austria", &format!("retreat breslau-{way}"), "F-8.8");
    }
    table.play("austria", "retreat breslau-strehlen-brieg");
    assert_eq!(table.place("austria-t1"), "ohlau");
    // Nor can the way end in an occupied city: no joining, no capturing.
    let mut table = friedrich_beaten(1, others);
    assert_eq!(table.place("friedrich"), "strehlen");
    table.pass_until("empire");
    assert_eq!(table.place("prussia-t1"), "neumarkt");
}

#[test]
fn f_8_9__retreating_generals_neither_conquer_nor_reconquer() {
    // Minden is a red objective that only Prussia defends, and no Prussian is near.
    let mut table =
        bare("standard-4p").active("hanover").pieces("ferdinand@nienburg=5 soubise@minden=4").phase("combat").build();
    table.play("france", "concede");
    table.play("hanover", "retreat minden-osnabrueck");
    assert_eq!((table.marker("minden"), table.question("minden")), ("none", "none"));
    // The same general marching away takes it.
    let mut table = bare("standard-4p").active("france").pieces("ferdinand@nienburg=5 soubise@minden=4").build();
    table.play("france", "march soubise minden-osnabrueck");
    assert_eq!(table.marker("minden"), "france");
    // Crossing one does not take it either: Oels and Brieg are grey, Liegnitz too.
    let mut table = bare("standard-4p").pieces("friedrich@schweidnitz=6 daun@breslau=4").phase("combat").build();
    table.play("austria", "concede");
    table.play("prussia", "retreat breslau-oels-namslau");
    for city in ["breslau", "oels"] {
        assert_eq!((table.marker(city), table.question(city)), ("none", "none"));
    }
    // Kassel is French; Ferdinand, whose it was, leaves it beaten by Austria, and no Frenchman protects it.
    let mut table = bare("standard-4p")
        .active("austria")
        .pieces("daun@hofgeismar=5 ferdinand@kassel=4")
        .markers("kassel=france")
        .phase("combat")
        .build();
    table.play("hanover", "concede");
    table.play("austria", "retreat kassel-bebra");
    assert_eq!(table.marker("kassel"), "france");
}

#[test]
fn fe_24__without_a_full_retreat_everything_is_lost() {
    let mut table = bare("standard-4p")
        .active("france")
        .pieces("keith@emden=7 lehwaldt@emden=8 richelieu@leer=8 soubise@leer=8")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert!(table.happened(|event| matches!(event, Event::Beaten { score: -1, lost: 1, .. })));
    assert!(table.happened(|event| matches!(event, Event::NoRetreat { .. })));
    for general in ["keith", "lehwaldt"] {
        assert_eq!((table.place(general), table.troops(general)), ("off", 0));
    }
    assert_eq!(table.total("prussia"), 0);
    assert_eq!((table.place("richelieu"), table.total("france")), ("leer", 16));
}

#[test]
fn f_8_10__one_step_short_is_as_bad_as_none() {
    // Keith in Papenburg, beaten from Meppen, can go to Leer and Emden or Oldenburg and on; France holds Oldenburg.
    let beaten = |armies: u8, by: u8| {
        let mut table = bare("standard-4p")
            .active("france")
            .pieces(&format!("keith@papenburg={armies} richelieu@meppen={by} france-t1@oldenburg-oldenburg"))
            .phase("combat")
            .build();
        table.play("prussia", "concede");
        table
    };
    let table = beaten(4, 6);
    assert_eq!((table.place("keith"), table.troops("keith")), ("emden", 2));
    let table = beaten(4, 7);
    assert_eq!(table.place("keith"), "off");
}

#[test]
fn fe_25__own_pieces_close_the_only_way_out() {
    // Tabor has two roads; the victor stands on one of them.
    let beaten = |others: &str| {
        let mut table =
            bare("standard-4p").pieces(&format!("friedrich@wotitz=4 lacy@tabor=3 {others}")).phase("combat").build();
        table.play("austria", "concede");
        table
    };
    assert_eq!(beaten("").place("lacy"), "pilgram");
    for own in ["austria-t1@pilgram", "laudon@pilgram=1", "hildburghausen@pilgram=1", "prussia-t2@pilgram"] {
        let table = beaten(own);
        assert_eq!(table.place("lacy"), "off", "{own}");
        assert!(table.happened(|event| matches!(event, Event::NoRetreat { .. })));
    }
}

#[test]
fn f_8_11__who_has_lost_all_armies_does_not_retreat() {
    let mut table =
        bare("standard-4p").active("austria").pieces("friedrich@breslau=3 daun@schweidnitz=6").phase("combat").build();
    table.play("prussia", "concede");
    assert_eq!(table.place("friedrich"), "off");
    assert!(!table.happened(|event| matches!(event, Event::Retreated { .. } | Event::NoRetreat { .. })));
    assert_eq!(table.about("empire"), About::Movement, "nobody is asked for a way");
}

#[test]
fn fq_65__a_way_that_would_fail_cannot_be_chosen_while_another_works() {
    let mut table = bare("standard-4p")
        .active("france")
        .pieces("keith@leer=4 richelieu@oldenburg-oldenburg=6")
        .phase("combat")
        .build();
    assert_eq!(table.duel("prussia").0, -2);
    table.play("prussia", "concede");
    // Emden is a dead end; the only full way leads over Papenburg and is taken.
    assert_eq!((table.place("keith"), table.troops("keith")), ("meppen", 2));
    // With several full ways the failing one is refused.
    let mut table = bare("standard-4p")
        .active("france")
        .pieces("keith@oldenburg-oldenburg=4 richelieu@delmenhorst=6")
        .phase("combat")
        .build();
    table.play("prussia", "concede");
    assert!(table.list("france").len() > 1);
    table.refuse("france", "retreat oldenburg-oldenburg-jever", "F-8.5");
    table.refuse("france", "retreat oldenburg-oldenburg-jever-oldenburg-oldenburg", "FQ-64");
}

/// All ends of simple paths of full length, found without any cleverness.
fn every_end(rules: &Ruleset, retreat: &Retreat, path: &mut Path, found: &mut BTreeSet<CityId>) {
    if path.steps() == retreat.steps {
        found.insert(path.end());
        return;
    }
    for &next in rules.pack.roads.neighbours(path.end()) {
        if !path.cities().contains(&next) && !retreat.closed.contains(next) {
            path.push(next);
            every_end(rules, retreat, path, found);
            path.pop();
        }
    }
}

/// A beaten general next to a victor, and up to thirty pieces scattered, mostly near them.
fn random_retreat(rules: &Ruleset, dice: &mut Dice, steps: u8) -> Retreat {
    let cities = rules.pack.cities.len();
    let from = CityId(dice.below(cities) as u16);
    let winner = dice.pick_from(rules.pack.roads.neighbours(from)).expect("no city without a road");
    let near: Vec<CityId> = rules.pack.roads.near(from, steps + 1).collect();
    let mut closed: CitySet = [from, winner].into_iter().collect();
    for _ in 0..dice.below(31) {
        let city = if dice.one_in(4) { CityId(dice.below(cities) as u16) } else { near[dice.below(near.len())] };
        closed.insert(city);
    }
    Retreat { from, winner, steps, closed, watched: [None; 2] }
}

#[test]
fn fd_24__the_search_finds_exactly_what_trying_everything_finds() {
    let table = bare("standard-4p").build();
    let rules = &table.rules;
    let mut dice = Dice::new(8);
    let mut hopeless = 0;
    for round in 0..600_u16 {
        let steps = 1 + (round % 8) as u8;
        let retreat = random_retreat(rules, &mut dice, steps);
        let mut all = BTreeSet::new();
        every_end(rules, &retreat, &mut Path::new(retreat.from), &mut all);
        let away = |city: &CityId| rules.pack.roads.distance(*city, retreat.winner);
        let farthest = all.iter().map(away).max();
        let wanted: Vec<CityId> = all.iter().copied().filter(|city| Some(away(city)) == farthest).collect();
        let found = retreat::paths(rules, &retreat);
        assert_eq!(found.iter().map(Path::end).collect::<Vec<CityId>>(), wanted, "round {round}");
        hopeless += u32::from(found.is_empty());
        for path in &found {
            assert_eq!(retreat::check(rules, &retreat, path), Ok(()));
        }
    }
    assert!(hopeless > 10, "some positions have no way out");
}

#[test]
fn f_8_7__the_longest_retreats_keep_to_the_rules_too() {
    let table = bare("standard-4p").build();
    let rules = &table.rules;
    let mut dice = Dice::new(23);
    for round in 0..60 {
        let steps = 12 + round % 12;
        let retreat = random_retreat(rules, &mut dice, steps);
        for path in retreat::paths(rules, &retreat) {
            assert_eq!(path.steps(), steps);
            let different: BTreeSet<&CityId> = path.cities().iter().collect();
            assert_eq!(different.len(), path.cities().len());
            assert!(path.cities()[1..].iter().all(|&city| !retreat.closed.contains(city)));
        }
    }
}
