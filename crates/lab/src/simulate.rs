//! Many games on several threads. A game depends on the seed and its number alone, so the threads cannot show.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::{fs, thread};

use record::{Chance, Header, Setup, Sitter};
use rules::{Dice, Ruleset};

use crate::find::record_of;
use crate::play::{Course, Witness, play_random};
use crate::processor::peak_memory;
use crate::results::Results;
use crate::seating::{RANDOM, Seating, play_seated};
use crate::tally::Tally;
use crate::thinking::Costs;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimulationPlan {
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Put every action before the judge and prove every position sound.
    pub checked: bool,
}

/// What goes on beside the games.
#[derive(Default)]
pub struct Watch {
    /// Games finished so far.
    pub done: AtomicU64,
    /// No new game is begun once this is set.
    pub stop: Arc<AtomicBool>,
    /// Count cards, fights and conquests; games take longer.
    pub tallied: bool,
    pub keep: Option<Keep>,
}

/// Where every game is written to.
pub struct Keep {
    pub setup: Setup,
    pub folder: PathBuf,
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
    pub tally: Tally,
    /// How long bots and games took.
    pub costs: Costs,
    /// The most memory held before the first bot sat down and after the last game, in bytes.
    pub memory: Option<[u64; 2]>,
    /// By number of the game.
    pub failures: Vec<Failure>,
    /// Programs that lost their seat, by number of the game.
    pub faults: Vec<Failure>,
    /// Why games could not be written down.
    pub unwritten: Option<String>,
}

/// The dice of one game.
pub fn dice_of(seed: u64, game: u64) -> Dice {
    let mut dice = Dice::new(seed);
    // Two seeds that differ by little must not share games.
    Dice::new(dice.word() ^ Dice::new(game).word())
}

/// Plays the games; whoever wants to can watch and stop them.
pub fn simulate(rules: &Ruleset, plan: &SimulationPlan, seating: &Seating, watch: &Watch) -> Simulation {
    let next = AtomicU64::new(0);
    let before = memory_without_bots(rules, seating);
    let parts: Vec<Simulation> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..plan.threads).map(|_| scope.spawn(|| work(rules, plan, seating, &next, watch))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker catches the faults of its games")).collect()
    });
    let mut all = Simulation::default();
    for part in parts {
        all.results.merge(&part.results);
        all.tally.merge(&part.tally);
        all.costs.merge(&part.costs);
        all.failures.extend(part.failures);
        all.faults.extend(part.faults);
        all.unwritten = all.unwritten.or(part.unwritten);
    }
    all.failures.sort();
    all.faults.sort();
    all.memory = before.zip(peak_memory()).map(|(before, after)| [before, after]);
    all
}

/// What a game needs whoever plays: a random one is played, so that bots alone make the difference.
fn memory_without_bots(rules: &Ruleset, seating: &Seating) -> Option<u64> {
    if seating.is_all_random() {
        return None;
    }
    play_random(rules, dice_of(0, 0), false);
    peak_memory()
}

fn work(rules: &Ruleset, plan: &SimulationPlan, seating: &Seating, next: &AtomicU64, watch: &Watch) -> Simulation {
    let mut own = Simulation::default();
    while !watch.stop.load(Ordering::Relaxed) {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= plan.games {
            break;
        }
        let dice = dice_of(plan.seed, game);
        let mut witness = Witness {
            course: watch.keep.is_some().then(Course::default),
            tally: watch.tallied.then(Tally::default),
            ..Witness::default()
        };
        match catch_unwind(AssertUnwindSafe(|| play_seated(rules, dice, seating, plan.checked, &mut witness))) {
            Ok((played, costs)) => {
                own.results.add(&played);
                own.costs.merge(&costs);
                own.tally.merge(&witness.tally.take().unwrap_or_default());
                if let Some(keep) = &watch.keep
                    && let Err(reason) = keep.write(rules, seating, plan.seed, game, &witness)
                {
                    own.unwritten = Some(reason);
                    watch.stop.store(true, Ordering::Relaxed);
                }
            }
            Err(cause) => own.failures.push(Failure { game, reason: reason_of(&*cause) }),
        }
        own.faults.extend(witness.faults.drain(..).map(|reason| Failure { game, reason }));
        watch.done.fetch_add(1, Ordering::Relaxed);
    }
    own
}

impl Keep {
    fn write(&self, rules: &Ruleset, seating: &Seating, seed: u64, game: u64, witness: &Witness) -> Result<(), String> {
        let Some(course) = &witness.course else { return Ok(()) };
        let Some(last) = &course.last else { return Ok(()) };
        let note = format!("Game {game} of seed {seed} between {}.", seating.names.join(", "));
        let mut header = Header::of_bots(rules, &self.setup, RANDOM, Chance::Number(witness.seed)).with_note(&note);
        header.seats = seating.names.iter().map(|name| Sitter::bot(name)).collect();
        let record = record_of(rules, header, &course.actions, last);
        let file = self.folder.join(format!("{}-{seed}-{game:06}.game", self.setup.slug()));
        let sentence = |error: std::io::Error| {
            let path = file.display();
            format!("{path}: the game cannot be written: {error}; make room or name another folder with --records.")
        };
        fs::write(&file, record::write(rules, &record)).map_err(sentence)
    }
}

pub(crate) fn reason_of(cause: &(dyn Any + Send)) -> String {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| cause.downcast_ref::<&str>().copied()).unwrap_or("no reason was given").to_owned()
}
