//! What the inspection of a position says of protection, supply and victory.

use super::passive::{holding, objectives};
use super::table::{Scene, bare};

#[test]
fn f_5_7__the_inspection_names_who_protects_an_objective_and_from_how_far() {
    let table = bare("standard-4p").pieces("heinrich@cottbus=1 friedrich@berlin=2 prussia-t1@dresden").build();
    let inspection = table.inspection();
    let roads = &table.rules.pack.roads;
    for objective in inspection.objectives.iter().filter(|one| one.defender == Some(table.power("prussia"))) {
        let mut expected = Vec::new();
        for general in ["friedrich", "heinrich"] {
            let city = table.city_id(table.place(general));
            let distance = roads.distance(city, objective.city);
            if distance <= 3 {
                expected.push((general, distance));
            }
        }
        let mut named: Vec<_> = objective.by.iter().map(|guard| (table.slug(guard.piece), guard.distance)).collect();
        named.sort_unstable();
        assert_eq!(
            (objective.protected, named),
            (!expected.is_empty(), expected),
            "{}",
            table.city_name(objective.city)
        );
    }
    assert!(inspection.objectives.iter().any(|one| one.protected), "some are in reach");
    assert!(inspection.objectives.iter().any(|one| !one.protected), "others are not");
}

#[test]
fn f_1_11__the_inspection_counts_objectives_of_both_orders() {
    let markers = format!("{} {}", holding("russia", &[1, 2], &[]), holding("austria", &[1], &["radeberg"]));
    let table = bare("standard-4p").markers(&markers).build();
    let inspection = table.inspection();
    let count = |power: &str, orders: &[u8]| objectives(power, orders).len() as u8;
    let of = |power: &str| inspection.victory.iter().find(|one| one.power == table.power(power)).expect("a power");
    let (first, all) = (count("austria", &[1]), count("austria", &[1, 2]));
    let austria = of("austria");
    assert_eq!(
        (austria.first, austria.all, austria.fulfilled),
        (Some([first - 1, first]), Some([first - 1, all]), false)
    );
    let (first, all) = (count("russia", &[1]), count("russia", &[1, 2]));
    let russia = of("russia");
    assert_eq!((russia.first, russia.all, russia.fulfilled), (Some([first, first]), Some([all, all]), true));
}

#[test]
fn f_9_2__the_inspection_says_what_feeds_a_general() {
    let table = bare("standard-4p").pieces("heinrich@berlin=2 daun@kamenz=2 austria-t1@bautzen lacy@halle=1").build();
    let inspection = table.inspection();
    let fed = |general: &str| {
        let found = inspection.supply.iter().find(|one| table.names(one.stack) == general).expect("a stack");
        (found.supplied, found.by, found.line.as_ref().map(|(train, _)| table.slug(*train)))
    };
    assert_eq!(fed("heinrich"), (true, Some("home"), None));
    assert!(fed("daun").0);
    assert_eq!(fed("daun").2, Some("austria-t1"));
    assert_eq!(fed("lacy"), (false, None, None));
}

/// Two ways lead from Bischofswerda to Hoyerswerda: one conquers Radeberg and Kamenz, one neither. Both are listed.
#[test]
fn fd_9__ways_that_conquer_different_objectives_are_told_apart() {
    let table = bare("standard-4p").pieces("daun@bischofswerda=2").active("austria").build();
    let listed = table.list("austria");
    let ways: Vec<_> =
        listed.iter().filter(|one| one.starts_with("march daun ") && one.ends_with("-hoyerswerda")).collect();
    assert!(ways.iter().any(|one| one.contains("-radeberg-kamenz-")), "{ways:?}");
    assert!(ways.iter().any(|one| !one.contains("radeberg") && !one.contains("kamenz")), "{ways:?}");
}

/// A position says which strokes of fate have struck: those lie among the cards drawn, and no others of their kind.
#[test]
fn f_11_1__the_cards_drawn_agree_with_what_a_position_says_of_fate() {
    let cuts_drawn = |cuts: u8| {
        let table = bare("standard-4p").turn(9).friedrich(|own| own.subsidy_cuts = cuts).build();
        let own = table.own();
        let drawn = own.secret.pile[..own.drawn_fate as usize]
            .iter()
            .map(|&card| table.rules.pack.fate[card.index()].slug.as_str());
        drawn.filter(|slug| ["lord-bute", "poems"].contains(slug)).count()
    };
    assert_eq!([0, 1, 2].map(cuts_drawn), [0, 1, 2]);
    let plain = bare("standard-4p").turn(6).build();
    let held = bare("standard-4p").turn(6).effect("3", board::Suit::Hearts).build();
    assert_eq!(
        (plain.own().drawn_fate, held.own().secret.pile),
        (0, plain.own().secret.pile),
        "before turn 7 none is drawn"
    );
    let turn =
        |turn: u8| bare("standard-4p").turn(turn).position.build(board::standard("friedrich").expect("the pack"));
    assert!(turn(23).is_ok() && turn(24).is_err(), "eighteen cards after the first five turns");
}

/// The open card of the offensive option comes from the pile; one in a hand cannot lie there.
#[test]
fn f_13_9__the_open_card_of_a_position_comes_from_the_pile() {
    let build = |held: &str| {
        let setup = bare("standard-4p").turn(5).hand("austria", held).friedrich(|own| {
            own.offensive = Some("running".into());
            own.open_card = Some("s13.1".into());
        });
        setup.position.build(board::standard("friedrich").expect("the pack")).map(|_| ())
    };
    assert_eq!(build("h2.1"), Ok(()));
    assert!(build("s13.1").is_err_and(|problem| problem.to_string().contains("s13.1")));
}

/// Who stops at zero shows that he has no card of the suit, until he draws again.
#[test]
fn f_7_22__stopping_at_zero_shows_the_lack_of_a_suit() {
    let mut table =
        bare("standard-4p").pieces("heinrich@bautzen=3 daun@loebau=3").hand("prussia", "h5").phase("combat").build();
    let lacks = |table: &Scene| table.state.core.void[table.power("prussia").index()];
    assert!(lacks(&table).is_empty());
    let suit = table.rules.pack.city_of(table.city_id("bautzen")).suit;
    assert_ne!(suit, board::Suit::Hearts);
    table.play("prussia", "concede");
    assert_eq!(lacks(&table).iter().collect::<Vec<_>>(), [suit]);
}

/// A general leaves his armies to the stack: only armies that desert tell how full the others are.
#[test]
fn f_11_8__armies_left_to_others_disclose_nothing() {
    let known = |pieces: &str| {
        let setup = bare("standard-4p").turn(6).phase("end-of-turn").fate("sweden lord-bute").pieces(pieces);
        let mut table = setup.build();
        table.play("prussia", "leave keith");
        table.state.core.secret.strengths.facts().len()
    };
    assert_eq!(known("keith@berlin=2 friedrich@berlin=3"), 0);
    assert_eq!(known("keith@berlin=2 friedrich@berlin=8"), 1, "all who stay are full");
}

/// Whoever fights at random plays cards, and at times stops.
#[test]
fn random_duels_are_played_and_stopped() {
    let table = bare("standard-4p")
        .pieces("heinrich@bautzen=1 daun@loebau=5")
        .hand("prussia", "c5 c6 d5 d6 h5 h6 s5 s6")
        .phase("combat")
        .build();
    let action = |number| {
        table.rules.random_action(&table.state, table.seat_of("prussia"), &mut engine::chance::Dice::new(number))
    };
    let stopped = (0..60).filter(|&number| action(number) == Some(engine::action::Action::Concede)).count();
    assert!((1..59).contains(&stopped), "{stopped} of 60");
}

/// Who walks alone joins nobody, and nothing is told of a stack.
#[test]
fn f_4_8__a_stack_is_told_only_where_generals_meet() {
    let stacked = |pieces: &str| {
        let mut table = bare("standard-4p").pieces(pieces).build();
        table.play("prussia", "march heinrich berlin-bernau");
        table.happened(|event| matches!(event, engine::event::Event::Stacked { .. }))
    };
    assert!(!stacked("heinrich@berlin=2"));
    assert!(!stacked("heinrich@berlin=2 keith@berlin=1"), "he leaves one");
    assert!(stacked("heinrich@berlin=2 keith@bernau=1"));
}

/// Who says that Pompadour leads the Imperial Army says that Austria and it are eased.
#[test]
fn f_11_23__a_position_with_another_leader_of_the_imperial_army_has_both_eased() {
    let table = bare("standard-4p").turn(9).friedrich(|own| own.imperial_seat = Some("pompadour".into())).build();
    let eased = table.rules.order.iter().copied().filter(|&power| table.own().is_eased(power));
    let names: Vec<_> = eased.map(|power| table.rules.pack.power_of(power).slug.as_str()).collect();
    assert_eq!(names, ["austria", "empire"]);
    assert_eq!(table.seat_of("empire"), table.rules.seat_by_slug("pompadour").expect("a seat"));
}

/// What a finished game is compared by names everything that is only FRIEDRICH's.
#[test]
fn the_facts_of_a_position_name_fate_and_what_it_has_done() {
    let setup = bare("standard-4p").turn(9).effect("3", board::Suit::Hearts);
    let table = setup.friedrich(|own| {
        own.subsidy_cuts = 1;
        own.eased = vec!["sweden".into()];
        own.gone = vec!["russia".into()];
    });
    let table = table.build();
    let facts = table.rules.facts(&table.state);
    for line in ["fate ", "effect 3h used false", "subsidies cut 1 colonial losses 0", "eased sweden", "offensive "] {
        assert!(facts.lines().any(|one| one.starts_with(line)), "{line} in\n{facts}");
    }
}

/// Nobody shares armies with himself.
#[test]
fn f_6_12__one_general_alone_transfers_nothing() {
    let mut table = bare("standard-4p").pieces("friedrich@bautzen=4 keith@dresden=5").build();
    table.refuse("prussia", "transfer friedrich=4", "F-6.12");
    table.refuse("prussia", "transfer friedrich=5 keith=4", "F-6.12");
}

/// A card about somebody who has left the game holds nobody.
#[test]
fn fc_8c__without_daun_the_card_has_no_effect() {
    let alive = |pieces: &str| super::passive::drawn("8", board::Suit::Clubs, pieces).build().own().alive.is_some();
    assert!(alive("daun@bruenn=1 keith@berlin=1"));
    assert!(!alive("daun@ keith@berlin=1"));
}

/// Whoever plays at random shares armies inside a stack at times.
#[test]
fn random_play_transfers_armies() {
    let table = bare("standard-4p").pieces("friedrich@berlin=4 keith@berlin=5").build();
    let action = |number| {
        table.rules.random_action(&table.state, table.seat_of("prussia"), &mut engine::chance::Dice::new(number))
    };
    assert!((0..800).any(|number| matches!(action(number), Some(engine::action::Action::Transfer(_)))));
}

/// An own train is in the way of generals who come back, and they of it.
#[test]
fn f_10_17__nobody_comes_back_to_a_city_with_an_own_train() {
    let comes = |pieces: &str, order: &str| {
        let mut table = bare("standard-4p").pieces(pieces).hand("prussia", "s13 h13 c13").build();
        table.try_play("prussia", order).is_ok()
    };
    let order = "recruit prussia 1 pay s13 friedrich@berlin=1";
    assert!(comes("keith@torgau=1", order));
    assert!(!comes("keith@torgau=1 prussia-t1@berlin", order));
    assert!(comes("keith@torgau=1 keith@berlin=1", order));
}

/// A free army nobody can take shows that the stack is full, unless the nation has no more armies to give.
#[test]
fn fc_6c__a_full_stack_is_disclosed_only_below_the_ceiling() {
    let known = |pieces: &str| {
        let table = super::passive::drawn("6", board::Suit::Clubs, pieces).build();
        let daun = table.piece("daun");
        table.state.core.secret.strengths.facts().iter().filter(|fact| fact.generals.contains(daun)).count()
    };
    assert_eq!(known("daun@bruenn=8 keith@berlin=1"), 1);
    assert_eq!(known("daun@bruenn=7 keith@berlin=1"), 0, "he takes it");
    assert_eq!(known("daun@bruenn=8 karl@prag=8 browne@tabor=8 lacy@pilsen=6 keith@berlin=1"), 0, "all 30 are out");
}
