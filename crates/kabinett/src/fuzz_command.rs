//! `kabinett fuzz`: plays games with hostile input until the time is up.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use lab::fuzz::{Finding, no_more, play, reproduce};

use crate::answer;

const EXAMPLES: &str = "Examples:
  kabinett fuzz --minutes 10
  kabinett fuzz --minutes 1 --seed 1756 --output broken
  kabinett fuzz --again broken/fuzz-17.game";

/// Fuzz the engine: illegal input, undo to every prefix, save and load at every step
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct FuzzArgs {
    /// How long to run
    #[arg(long, default_value_t = 1.0, value_name = "N")]
    minutes: f64,
    /// Number of the first game
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Folder for the games that break the engine
    #[arg(long, default_value = ".", value_name = "DIR")]
    output: PathBuf,
    /// Only replay this record and report what it breaks
    #[arg(long, value_name = "FILE")]
    again: Option<PathBuf>,
}

pub fn run(args: &FuzzArgs) -> Result<(), String> {
    if let Some(file) = &args.again {
        return again(file);
    }
    if args.minutes.is_nan() || args.minutes <= 0.0 || args.minutes > 100_000.0 {
        return Err(format!("cannot fuzz for {} minutes; use --minutes 1 or more.", args.minutes));
    }
    if args.threads == Some(0) {
        return Err("no game can be played on 0 threads; use --threads 1 or more.".to_owned());
    }
    if !args.output.is_dir() {
        return Err(format!(
            "{}: there is no such folder; create it, or choose another with --output.",
            args.output.display()
        ));
    }
    // Failures are reported once, at the end, not by every crash along the way.
    std::panic::set_hook(Box::new(|_| {}));
    let threads = args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let (games, actions, found) = look(args, threads);
    answer::print(&format!("{games} games, {actions} actions, {} broken.\n", found.len()))?;
    let mut first = None;
    for (number, finding) in &found {
        let file = args.output.join(format!("fuzz-{number}.game"));
        fs::write(&file, finding.record()?).map_err(|error| format!("{}: {error}.", file.display()))?;
        answer::print(&format!("{}: {} ({} actions)\n", file.display(), finding.reason, finding.lines.len()))?;
        first.get_or_insert(file);
    }
    first.map_or(Ok(()), |file| Err(format!("`kabinett fuzz --again {}` reproduces it.", file.display())))
}

/// Games, actions, and failures by game number.
fn look(args: &FuzzArgs, threads: usize) -> (u64, u64, Vec<(u64, Box<Finding>)>) {
    let until = Instant::now() + Duration::from_secs_f64(args.minutes * 60.0);
    let (next, games, actions) = (AtomicU64::new(args.seed), AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        let mut found = Vec::new();
        while Instant::now() < until {
            let number = next.fetch_add(1, Ordering::Relaxed);
            match play(number, &no_more) {
                Ok(played) => drop(actions.fetch_add(u64::from(played), Ordering::Relaxed)),
                Err(finding) => found.push((number, finding)),
            }
            games.fetch_add(1, Ordering::Relaxed);
        }
        found
    };
    let mut found: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("fuzzing catches its crashes")).collect()
    });
    found.sort_by_key(|(number, _)| *number);
    (games.into_inner(), actions.into_inner(), found)
}

fn again(file: &Path) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}.", file.display()))?;
    std::panic::set_hook(Box::new(|_| {}));
    match reproduce(&text).map_err(|reason| format!("{}: {reason}.", file.display()))? {
        None => answer::print(&format!("{}: nothing breaks any more.\n", file.display())),
        Some(reason) => Err(format!("{}: {reason}", file.display())),
    }
}
