//! No bot can peek: what is hidden from a seat can be dealt anew without changing its choice.
//!
//! Real games are played; now and then the asked seat's view is turned into other worlds that look the same to it, and
//! fresh bots must choose the same there.

use bots::{Bot, Budget, NAMES, Situation, by_name};
use rules::{Action, Dice, Legal, Log, Ruleset, Seat};

fn friedrich(mode: &str) -> Ruleset {
    let pack = board::standard("friedrich").expect("the standard pack is sound");
    rules::titles::friedrich::ruleset(pack, mode, rules::Options::default()).expect("the mode exists")
}

fn maria(mode: &str) -> Ruleset {
    let pack = board::standard("maria").expect("the standard pack is sound");
    rules::titles::maria::ruleset(pack, mode, rules::Options::default()).expect("the mode exists")
}

fn choice(rules: &Ruleset, seat: Seat, view: &rules::View, legal: &Legal, name: &str, seed: u64) -> Action {
    let question = view.asked.iter().find(|(asked, _)| *asked == seat).expect("the seat is asked").1;
    let situation = Situation { rules, seat, view, events: &[], question, legal };
    by_name(name, seed).expect("the bot exists").decide(&situation, Budget::USUAL)
}

/// Positions looked at and how many of them hid something that came out otherwise.
fn look(rules: &Ruleset, seed: u64, positions: u32) -> (u32, u32) {
    let mut dice = Dice::new(seed);
    let (mut looked, mut differed) = (0, 0);
    while looked < positions {
        let mut log = Log::silent();
        let mut state = rules.start(dice.seed(), &mut log);
        let mut players: Vec<Box<dyn Bot>> = rules
            .seats()
            .map(|seat| by_name(NAMES[seat.index() % NAMES.len()], dice.word()).expect("the bot exists"))
            .collect();
        while let Some((seat, question)) = rules.next_asked(&state) {
            let (view, legal) = (rules.view(&state, Some(seat)), rules.legal(&state, seat));
            if dice.one_in(6) && looked < positions {
                looked += 1;
                let world = rules.sample(&view, &mut dice);
                let (other, others) = (world.view(rules, Some(seat)), world.legal(rules, seat));
                let seat_of_another = Seat((seat.0 + 1) % rules.mode.seats.len() as u8);
                let theirs = rules.view(&state, Some(seat_of_another)) != world.view(rules, Some(seat_of_another));
                differed += u32::from(theirs);
                let bot_seed = dice.word();
                for name in NAMES {
                    let here = choice(rules, seat, &view, &legal, name, bot_seed);
                    let there = choice(rules, seat, &other, &others, name, bot_seed);
                    assert_eq!(here, there, "{name} chose otherwise on {question:?}");
                }
            }
            let situation = Situation { rules, seat, view: &view, events: &[], question, legal: &legal };
            let action = players[seat.index()].decide(&situation, Budget::USUAL);
            rules.play(&mut state, seat, &action, &mut log).expect("bots play by the rules");
        }
    }
    (looked, differed)
}

#[test]
fn dealing_the_hidden_anew_changes_no_choice_in_friedrich() {
    for (mode, positions) in [("standard-4p", 500), ("scenario-1", 200), ("scenario-2", 300)] {
        let (looked, differed) = look(&friedrich(mode), 1757, positions);
        assert!(looked == positions && differed * 2 > looked, "{mode}: {differed} of {looked} differed");
    }
}

#[test]
fn dealing_the_hidden_anew_changes_no_choice_in_maria() {
    for (mode, positions) in [("advanced-3p", 600), ("introductory-2p", 200), ("advanced-2p", 200)] {
        let (looked, differed) = look(&maria(mode), 1741, positions);
        assert!(looked == positions && differed * 2 > looked, "{mode}: {differed} of {looked} differed");
    }
}
