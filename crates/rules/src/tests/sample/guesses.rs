//! What a sampled world guesses where nothing is known.

use crate::state::Title;
use crate::tests::table::bare;
use engine::chance::Dice;

/// the pools as they are now stand for every winter gone by.
#[test]
fn r_131__winter_scores_are_guessed_from_the_pools() {
    let guessed = |turn: u8| {
        let table = bare("maria", "advanced-3p").turn(turn).active("prussia").build();
        let view = table.rules.view(&table.state, None);
        let Title::Maria(own) = table.rules.sample(&view, &mut Dice::new(1)).state.title else {
            panic!("this is MARIA")
        };
        ["prussia", "france", "pragmatic", "austria"].map(|power| own.secret.scores[table.power(power).index()])
    };
    assert_eq!(guessed(3), [0; 4]);
    assert_eq!(guessed(4), [11, 11, 8, 3]);
    assert_eq!(guessed(7), [22, 22, 16, 6]);
}

/// FC-10S: somebody on the board has the recruits, if nobody came back with them.
#[test]
fn fc_10s__recruits_are_guessed_to_stand_somewhere() {
    let pieces = "heinrich@berlin=2 keith@spandau=1 friedrich@torgau=3";
    let mut table = bare("friedrich", "standard-4p").pieces(pieces).hand("prussia", "s13 h13").build();
    let guess = |table: &crate::tests::table::Table, number: u64| {
        let view = table.rules.view(&table.state, None);
        let world = table.rules.sample(&view, &mut Dice::new(number));
        let Title::Friedrich(own) = world.state.title else { panic!("this is FRIEDRICH") };
        own.secret.recruited
    };
    assert!((0..20).all(|number| guess(&table, number).is_empty()), "nobody has recruited");
    table.play("prussia", "recruit prussia 2 pay s13 heinrich=1 keith=1");
    let guesses: Vec<_> = (0..60).map(|number| guess(&table, number)).collect();
    assert!(guesses.iter().all(|found| (1..=2).contains(&found.len())));
    assert!(guesses.iter().any(|found| found.len() == 1) && guesses.iter().any(|found| found.len() == 2));
    let mut table = bare("friedrich", "standard-4p").pieces(pieces).hand("prussia", "s13 h13").build();
    table.play("prussia", "recruit prussia 1 pay s13 schwerin@berlin=1");
    let schwerin = board::PieceSet::one(table.piece("schwerin"));
    assert!((0..20).all(|number| guess(&table, number) == schwerin), "he came back with the only one");
}

/// M-13.6, R-141: hidden recruits of an order that waits go to generals who can have them.
#[test]
fn m_13_6__the_recruits_of_a_waiting_order_are_guessed() {
    let setup = bare("maria", "advanced-3p").turn(3).phase("winter").pieces("karl@prag=6 stair@amsterdam=1");
    let setup = setup.hand("austria", "h8 h10 h4").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 4 pay h8+h10 arenberg@amsterdam=2 karl=2");
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    let generals = table.rules.generals_of(table.power("austria"));
    let mut splits = std::collections::BTreeSet::new();
    for number in 0..40 {
        let state = table.rules.sample(&view, &mut Dice::new(number)).state;
        let Title::Maria(own) = state.title else { panic!("MARIA") };
        let Some(engine::action::Action::Recruit(order)) = own.secret.waiting else { panic!("an order waits") };
        assert!(order.armies() >= 1, "Arenberg comes back with troops");
        for (rank, general) in generals.iter().enumerate() {
            let gain = order.gains[rank];
            let comes = order.generals[rank].is_some();
            let stands = general == table.piece("karl");
            assert!(gain == 0 || comes || stands, "nobody else is there");
            assert!(state.core.secret.troops[general.index()] + gain <= 8, "nobody leads more than eight");
        }
        splits.insert(order.gains);
    }
    assert!(splits.len() > 1, "not always the same");
}
