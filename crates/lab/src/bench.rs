//! This machine's figures. Workloads are run in turn, many times over, so that a noisy moment hits all of them alike.

use std::hint::black_box;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use record::{Record, Setup};
use rules::{About, Dice, Log, Ruleset, Seat, Seed, State};

use crate::find::record_game;
use crate::play::play_random;
use crate::script::{Cast, Script};
use crate::simulate::dice_of;

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Workload {
    /// Whole random games, choosing included, events off.
    Games,
    /// Copying a position.
    Copy,
    /// Making the view of a seat.
    View,
    /// The whole list of a movement phase at its beginning.
    Legal,
    /// Reading, judging and playing every line of a recorded game, events on.
    Replay,
}

impl Workload {
    pub const ALL: [Workload; 5] = [Workload::Games, Workload::Copy, Workload::View, Workload::Legal, Workload::Replay];

    pub fn name(self) -> &'static str {
        match self {
            Workload::Games => "games",
            Workload::Copy => "copy",
            Workload::View => "view",
            Workload::Legal => "legal",
            Workload::Replay => "replay",
        }
    }

    pub fn called(name: &str) -> Option<Workload> {
        Workload::ALL.into_iter().find(|workload| workload.name() == name)
    }
}

/// The median of several rounds, with the quartiles beside it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    pub median: f64,
    pub low: f64,
    pub high: f64,
}

impl Figure {
    pub fn of(mut rounds: Vec<f64>) -> Figure {
        assert!(!rounds.is_empty(), "a median needs at least one round");
        rounds.sort_by(f64::total_cmp);
        let at = |share: f64| rounds[((rounds.len() - 1) as f64 * share).round() as usize];
        Figure { median: at(0.5), low: at(0.25), high: at(0.75) }
    }

    /// The same figure in another unit.
    fn map(self, change: impl Fn(f64) -> f64) -> Figure {
        let (low, high) = (change(self.low), change(self.high));
        Figure { median: change(self.median), low: low.min(high), high: low.max(high) }
    }
}

/// The figures of one mode.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    pub random_decisions_per_s: Figure,
    pub random_games_per_s: Figure,
    pub decisions_per_game: Figure,
    pub state_bytes: Figure,
    pub copy_ns: Figure,
    pub view_us: Figure,
    pub legal_us: Figure,
    pub replay_ms: Figure,
}

/// Games and positions to work on, the same on every machine.
pub struct Bench {
    rules: Arc<Ruleset>,
    record: Record,
    /// Positions of one game, with a seat to look at them.
    positions: Vec<(State, Seat)>,
    /// Movement phases at their beginning, with the seat that moves.
    movements: Vec<(State, Seat)>,
}

/// The game the positions come from.
const GAME: u64 = 1756;

impl Bench {
    pub fn new(setup: &Setup) -> Result<Bench, String> {
        let rules = setup.ruleset()?;
        let record = record_game(&rules, setup, &Cast::all(Script::Random), GAME, "a game to measure");
        let (mut positions, mut movements) = (Vec::new(), Vec::new());
        let mut log = Log::silent();
        let mut state = rules.start(Seed::from_number(GAME), &mut log);
        let mut dice = Dice::new(GAME);
        let mut last = None;
        while let Some((seat, question)) = rules.next_asked(&state) {
            positions.push((state, seat));
            if question.about == About::Movement && last != Some(question) {
                movements.push((state, seat));
            }
            last = Some(question);
            let action = Cast::all(Script::Random).answer(&rules, &state, seat, &question, &mut dice);
            rules.apply(&mut state, seat, &action, &mut log);
        }
        Ok(Bench { rules, record, positions, movements })
    }

    /// Does the work so many times over and returns how many single things were done.
    pub fn work(&self, workload: Workload, times: u64) -> u64 {
        let over = |positions: &[(State, Seat)], single: &dyn Fn(&State, Seat)| {
            for _ in 0..times {
                for (state, seat) in positions {
                    single(black_box(state), *seat);
                }
            }
            times * positions.len() as u64
        };
        let rules = &self.rules;
        match workload {
            Workload::Games => {
                (0..times).map(|game| u64::from(play_random(rules, dice_of(GAME, game), false).decisions)).sum()
            }
            // A search copies what it has just touched: few positions, in the nearest memory.
            Workload::Copy => over(&self.positions[..self.positions.len().min(8)], &|state, _| {
                let copy = *state;
                black_box(&copy);
            }),
            Workload::View => over(&self.positions, &|state, seat| drop(black_box(rules.view(state, Some(seat))))),
            Workload::Legal => over(&self.movements, &|state, seat| drop(black_box(rules.legal(state, seat)))),
            Workload::Replay => {
                for _ in 0..times {
                    let replayed = record::replay(rules, black_box(&self.record));
                    assert!(replayed.is_ok(), "a fresh game replays");
                }
                times
            }
        }
    }

    /// Decisions of some random games, one by one.
    fn lengths(&self) -> Vec<f64> {
        let length = |game| f64::from(play_random(&self.rules, dice_of(GAME, game), false).decisions);
        (0..LENGTHS).map(length).collect()
    }

    /// How often a workload fits into a slice of time.
    fn times_for(&self, workload: Workload, slice: Duration) -> u64 {
        let mut times = 1;
        loop {
            let start = Instant::now();
            self.work(workload, times);
            if start.elapsed() >= slice {
                return times;
            }
            times *= 2;
        }
    }
}

/// Measures everything: in each round every workload of every mode has its turn.
pub fn measure(benches: &[Bench], rounds: usize) -> Vec<Figures> {
    let times: Vec<[u64; 5]> =
        benches.iter().map(|bench| Workload::ALL.map(|workload| bench.times_for(workload, SLICE))).collect();
    let mut all: Vec<[Vec<f64>; 5]> = benches.iter().map(|_| Workload::ALL.map(|_| Vec::new())).collect();
    for _ in 0..rounds {
        for ((bench, times), each) in benches.iter().zip(&times).zip(&mut all) {
            for (at, workload) in Workload::ALL.into_iter().enumerate() {
                let start = Instant::now();
                let done = bench.work(workload, times[at]);
                each[at].push(start.elapsed().as_secs_f64() / done as f64);
            }
        }
    }
    benches.iter().zip(all).map(|(bench, each)| figures(bench, each)).collect()
}

fn figures(bench: &Bench, seconds: [Vec<f64>; 5]) -> Figures {
    let [decision, copy, view, legal, replay] = seconds.map(Figure::of);
    let lengths = bench.lengths();
    let mean = lengths.iter().sum::<f64>() / lengths.len() as f64;
    Figures {
        random_decisions_per_s: decision.map(|seconds| 1.0 / seconds),
        random_games_per_s: decision.map(|seconds| 1.0 / (seconds * mean)),
        decisions_per_game: Figure::of(lengths),
        state_bytes: Figure::of(vec![size_of::<State>() as f64]),
        copy_ns: copy.map(|seconds| seconds * 1e9),
        view_us: view.map(|seconds| seconds * 1e6),
        legal_us: legal.map(|seconds| seconds * 1e6),
        replay_ms: replay.map(|seconds| seconds * 1e3),
    }
}

/// How many games the length of a game is taken from.
const LENGTHS: u64 = 200;

/// How long one workload runs before the next has its turn.
const SLICE: Duration = Duration::from_millis(20);

/// Instructions for one decision, copy, view, list and replay, counted by valgrind on `program` run with `arguments`,
/// a workload and a number of times. What starting costs is taken off by a second, shorter run.
pub fn instructions(program: &std::path::Path, arguments: &[&str]) -> Result<Vec<(Workload, f64)>, String> {
    let mut counts = Vec::new();
    for workload in Workload::ALL {
        let times = if workload == Workload::Games { 20 } else { 4 };
        let (short, few) = counted_run(program, arguments, workload, times)?;
        let (long, many) = counted_run(program, arguments, workload, times * 3)?;
        counts.push((workload, (long - short) as f64 / (many - few) as f64));
    }
    Ok(counts)
}

/// Instructions of one run, and how many single things it did.
fn counted_run(
    program: &std::path::Path,
    arguments: &[&str],
    workload: Workload,
    times: u64,
) -> Result<(u64, u64), String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(arguments)
        .args(["--workload", workload.name(), "--times", &times.to_string()])
        .output()
        .map_err(|_| "Counting instructions needs valgrind, which is not installed.".to_owned())?;
    let (done, report) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let collected = report.lines().find_map(|line| line.split_once("Collected : ")).map(|(_, count)| count.trim());
    let numbers = collected.and_then(|count| count.parse().ok()).zip(done.trim().parse().ok());
    numbers.ok_or_else(|| format!("valgrind gave no count for {}: {}", workload.name(), report.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_the_median_with_its_quartiles() {
        let figure = Figure::of(vec![9.0, 1.0, 5.0, 3.0, 7.0]);
        assert_eq!(figure, Figure { median: 5.0, low: 3.0, high: 7.0 });
        assert_eq!(figure.map(|value| 1.0 / value), Figure { median: 0.2, low: 1.0 / 7.0, high: 1.0 / 3.0 });
    }

    #[test]
    fn every_workload_does_its_work() {
        let bench = Bench::new(&Setup::new("friedrich", "scenario-1", &[])).unwrap();
        for workload in Workload::ALL {
            let once = bench.work(workload, 1);
            assert!(once > 0, "{workload:?}");
            assert_eq!(Workload::called(workload.name()), Some(workload));
        }
        assert_eq!(bench.work(Workload::Copy, 3), 3 * bench.work(Workload::Copy, 1));
    }
}
