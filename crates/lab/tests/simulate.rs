//! Random games: every mode ends, soundly, and threads do not show.

use std::sync::atomic::AtomicU64;

use lab::{Plan, Simulation, simulate};
use record::Setup;

const MODES: &[(&str, &[&str])] = &[
    ("standard-4p", &[]),
    ("standard-4p", &["expert"]),
    ("standard-4p", &["milder-fate"]),
    ("standard-3p", &["expert", "milder-fate"]),
    ("scenario-1", &[]),
    ("scenario-2", &[]),
];

fn games(mode: &str, options: &[&str], plan: Plan) -> Simulation {
    let rules = Setup::new("friedrich", mode, options).ruleset().unwrap();
    simulate(&rules, &plan, &AtomicU64::new(0))
}

#[test]
fn random_games_of_every_mode_end_and_stay_sound() {
    for &(mode, options) in MODES {
        let played = games(mode, options, Plan { games: 30, seed: 1756, threads: 2, checked: true });
        assert_eq!(played.failures, [], "{mode} {options:?}");
        assert_eq!(played.results.games, 30, "{mode} {options:?}");
        assert_eq!(played.results.endings.values().sum::<u64>(), 30, "{mode} {options:?}");
        assert!(played.results.turns.keys().all(|turn| (6..=23).contains(turn)), "{:?}", played.results.turns);
    }
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_number_of_threads() {
    let plan = Plan { games: 60, seed: 9, threads: 1, checked: false };
    let one = games("scenario-2", &[], plan);
    assert_eq!(one, games("scenario-2", &[], Plan { threads: 3, ..plan }));
    assert_eq!(one, games("scenario-2", &[], Plan { checked: true, ..plan }));
    assert_ne!(one, games("scenario-2", &[], Plan { seed: 10, ..plan }));
}

/// What the list offers the judge accepts, although lists of marches are made without asking him.
#[test]
fn every_listed_action_of_both_games_is_accepted() {
    for game in board::GAMES {
        for mode in &board::standard(game).unwrap().modes {
            let rules = Setup::new(game, &mode.slug, &[]).ruleset().unwrap();
            let mut dice = rules::Dice::new(1740);
            let mut log = rules::Log::silent();
            let mut state = rules.start(dice.seed(), &mut log);
            let mut listed = 0;
            while let Some((seat, _)) = rules.next_asked(&state) {
                for action in rules.legal(&state, seat).actions {
                    let verdict = rules.check(&state, seat, &action);
                    assert_eq!(verdict, Ok(()), "{game} {}: {}", mode.slug, rules::text::write(&rules, &action));
                    listed += 1;
                }
                if let Some(action) = rules.random_action(&state, seat, &mut dice) {
                    rules.apply(&mut state, seat, &action, &mut log);
                }
            }
            assert!(listed > 1000, "{game} {}: {listed}", mode.slug);
        }
    }
}
