//! `kabinett verify`: what a record proves, or which of its lines is false.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use clap::Args;
use indicatif::ProgressBar;

use crate::answer;
use crate::packs::OwnPacks;
use crate::progress;
use crate::walk::Walk;

const EXAMPLES: &str = "Examples:
  kabinett verify game.game
  kabinett verify fixtures games/*.game
  kabinett verify played-on-my-board.game --data my-board

Prints one sentence for each file and fails if any file has a false line.
docs/fair-play.md explains what a record can and cannot prove.";

/// Prove finished games: every hash, shuffle, deal and action, and the result
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct VerifyArgs {
    /// Records, or folders with records (*.game)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Folder of the board pack the games were played on, if not a standard one
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Number of files verified in parallel [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// The number of files in hand at once; answers come in the order of the files.
const BATCH: usize = 256;

/// One file's answer.
struct Answer {
    text: String,
    holds: bool,
}

pub fn run(args: &VerifyArgs) -> Result<(), String> {
    let threads = match args.threads {
        Some(0) => return Err("nothing can be verified on 0 threads; use --threads 1 or more.".to_owned()),
        Some(threads) => threads,
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    let packs = OwnPacks::new(args.data.as_deref())?;
    let bar = match Walk::new(&args.files).count() {
        0 | 1 => ProgressBar::hidden(),
        many => progress::bar(many as u64, "files"),
    };
    let (mut files, mut wrong) = (0, 0);
    let mut walk = Walk::new(&args.files);
    loop {
        let batch: Vec<Result<PathBuf, String>> = walk.by_ref().take(BATCH).collect();
        if batch.is_empty() {
            break;
        }
        let answers = verify_all(&batch, &packs, threads, &bar);
        files += answers.len();
        wrong += answers.iter().filter(|answer| !answer.holds).count();
        let text: String = answers.into_iter().map(|answer| answer.text).collect();
        bar.suspend(|| answer::print(&text))?;
    }
    bar.finish_and_clear();
    match (files, wrong) {
        (0, _) => Err("there is no record (*.game) here.".to_owned()),
        (_, 0) => Ok(()),
        (1, _) => Err("the file is not proved.".to_owned()),
        _ => Err(format!("{wrong} of {files} files are not proved.")),
    }
}

/// Answers in the order of the files, whichever thread comes to them first.
fn verify_all(batch: &[Result<PathBuf, String>], packs: &OwnPacks, threads: usize, bar: &ProgressBar) -> Vec<Answer> {
    let next = AtomicUsize::new(0);
    let answers: Mutex<Vec<(usize, Answer)>> = Mutex::new(Vec::with_capacity(batch.len()));
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = batch.get(at) else { break };
            let answer = match file {
                Ok(file) => verify_one(file, packs),
                Err(reason) => Answer { text: format!("{reason}.\n"), holds: false },
            };
            answers.lock().unwrap_or_else(PoisonError::into_inner).push((at, answer));
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.min(batch.len()) {
            scope.spawn(work);
        }
    });
    let mut answers = answers.into_inner().unwrap_or_else(PoisonError::into_inner);
    answers.sort_by_key(|(at, _)| *at);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

fn verify_one(file: &Path, packs: &OwnPacks) -> Answer {
    let name = file.display();
    let input = match File::open(file) {
        Ok(input) => BufReader::new(input),
        Err(error) => return Answer { text: format!("{name}: cannot be read ({error}).\n"), holds: false },
    };
    match record::verify(input, &|setup| packs.find(setup)) {
        Ok(proof) => Answer { text: format!("{name}: {proof}.\n"), holds: true },
        Err(fault) => Answer { text: format!("{name}: false: {fault}.\n"), holds: false },
    }
}
