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
