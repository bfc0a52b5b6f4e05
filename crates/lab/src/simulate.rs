//! Many games on several threads. A game depends on the seed and its number alone, so the threads cannot show.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use rules::{Dice, Ruleset};

use crate::results::Results;
use crate::seating::{Seating, play_seated};
use crate::thinking::Thinking;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Put every action before the judge and prove every position sound.
    pub checked: bool,
}

/// A game that broke off.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Failure {
    pub game: u64,
    pub reason: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Simulation {
    pub results: Results,
    /// How long the bots took.
    pub thinking: Thinking,
    /// By number of the game.
    pub failures: Vec<Failure>,
}

/// The dice of one game.
pub fn dice_of(seed: u64, game: u64) -> Dice {
    let mut dice = Dice::new(seed);
    // Two seeds that differ by little must not share games.
    Dice::new(dice.word() ^ Dice::new(game).word())
}

/// Plays the games; `done` counts those finished, for whoever wants to watch.
pub fn simulate(rules: &Ruleset, plan: &Plan, seating: &Seating, done: &AtomicU64) -> Simulation {
    let next = AtomicU64::new(0);
    let parts: Vec<Simulation> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..plan.threads).map(|_| scope.spawn(|| work(rules, plan, seating, &next, done))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker catches the faults of its games")).collect()
    });
    let mut all = Simulation::default();
    for part in parts {
        all.results.merge(&part.results);
        all.thinking.merge(&part.thinking);
        all.failures.extend(part.failures);
    }
    all.failures.sort();
    all
}

fn work(rules: &Ruleset, plan: &Plan, seating: &Seating, next: &AtomicU64, done: &AtomicU64) -> Simulation {
    let mut own = Simulation::default();
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= plan.games {
            return own;
        }
        let dice = dice_of(plan.seed, game);
        match catch_unwind(AssertUnwindSafe(|| play_seated(rules, dice, seating, plan.checked))) {
            Ok((played, thinking)) => {
                own.results.add(&played);
                own.thinking.merge(&thinking);
            }
            Err(cause) => own.failures.push(Failure { game, reason: reason_of(&*cause) }),
        }
        done.fetch_add(1, Ordering::Relaxed);
    }
}

fn reason_of(cause: &(dyn Any + Send)) -> String {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| cause.downcast_ref::<&str>().copied()).unwrap_or("no reason was given").to_owned()
}
