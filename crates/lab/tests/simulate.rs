//! Random games: every mode ends, soundly, and threads do not show.

use lab::{Seating, Simulation, SimulationPlan, Watch, simulate};
use record::Setup;

const MODES: &[(&str, &[&str])] = &[
    ("standard-4p", &[]),
    ("standard-4p", &["expert"]),
    ("standard-4p", &["milder-fate"]),
    ("standard-3p", &["expert", "milder-fate"]),
    ("scenario-1", &[]),
    ("scenario-2", &[]),
];

fn games(mode: &str, options: &[&str], plan: SimulationPlan) -> Simulation {
    seated("friedrich", mode, options, "random", plan)
}

fn seated(title: &str, mode: &str, options: &[&str], bots: &str, plan: SimulationPlan) -> Simulation {
    let rules = Setup::new(title, mode, options).ruleset().unwrap();
    let seating = Seating::parse(&rules, bots).unwrap();
    simulate(&rules, &plan, &seating, &Watch::default())
}

#[test]
fn random_games_of_every_mode_end_and_stay_sound() {
    for &(mode, options) in MODES {
        let played = games(mode, options, SimulationPlan { games: 30, seed: 1756, threads: 2, checked: true });
        assert_eq!(played.failures, [], "{mode} {options:?}");
        assert_eq!(played.results.games, 30, "{mode} {options:?}");
        assert_eq!(played.results.endings.values().sum::<u64>(), 30, "{mode} {options:?}");
        assert!(played.results.turns.keys().all(|turn| (6..=23).contains(turn)), "{:?}", played.results.turns);
    }
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_number_of_threads() {
    let plan = SimulationPlan { games: 60, seed: 9, threads: 1, checked: false };
    let one = games("scenario-2", &[], plan);
    assert_eq!(one, games("scenario-2", &[], SimulationPlan { threads: 3, ..plan }));
    assert_eq!(one, games("scenario-2", &[], SimulationPlan { checked: true, ..plan }));
    assert_ne!(one, games("scenario-2", &[], SimulationPlan { seed: 10, ..plan }));
}

#[test]
fn bots_play_every_mode_to_the_end_by_the_rules() {
    let maria = ["introductory-3p", "introductory-2p", "advanced-3p", "advanced-2p", "schlesien-gambit"];
    let friedrich = MODES.iter().map(|&(mode, options)| ("friedrich", mode, options));
    for (title, mode, options) in friedrich.chain(maria.map(|mode| ("maria", mode, &[][..]))) {
        let plan = SimulationPlan { games: 2, seed: 4, threads: 2, checked: true };
        for bot in bots::NAMES {
            let played = seated(title, mode, options, bot, plan);
            assert_eq!(played.failures, [], "{bot} in {mode} {options:?}");
            assert!(played.costs.bots[*bot].decisions() > 100, "{bot} in {mode} {options:?}");
        }
    }
}

#[test]
fn the_same_seed_brings_the_same_moves_of_bots() {
    let plan = SimulationPlan { games: 4, seed: 21, threads: 1, checked: false };
    for bot in bots::NAMES {
        let bots = format!("{bot},random");
        let one = seated("friedrich", "scenario-2", &[], &bots, plan).results;
        assert_eq!(one, seated("friedrich", "scenario-2", &[], &bots, SimulationPlan { threads: 2, ..plan }).results);
        assert_ne!(one, seated("friedrich", "scenario-2", &[], &bots, SimulationPlan { seed: 22, ..plan }).results);
    }
}

#[test]
fn seats_are_filled_by_name() {
    let rules = Setup::new("friedrich", "standard-4p", &[]).ruleset().unwrap();
    let names = |text: &str| Seating::parse(&rules, text).map(|seating| seating.names.join(" "));
    assert_eq!(names("recruit").as_deref(), Ok("recruit recruit recruit recruit"));
    assert_eq!(names("recruit, random,random,recruit").as_deref(), Ok("recruit random random recruit"));
    assert!(names("genius").is_err_and(|reason| reason.contains("there is no bot `genius`; use random, recruit")));
    assert!(names("recruit,random").is_err_and(|reason| reason.contains("2 bots for 4 seats")));
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
