//! `kabinett verify`: what a record proves, or which of its lines is false.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use clap::Args;
use indicatif::ProgressBar;
use record::{Agreement, Disagreement, Packs, PublicKey};

use crate::answer;
use crate::packs::OwnPacks;
use crate::progress;
use crate::walk::Walk;

const EXAMPLES: &str = "Examples:
  kabinett verify game.game
  kabinett verify fixtures games/*.game
  kabinett verify played-on-my-board.game --data my-board
  kabinett verify game.game --key 19b4ea74ebef045f0a28d0f4190f444688ce82434b373d1c5fa97d9a0e7d1ff0
  kabinett verify game.game --witness running.game

Prints one sentence for each file and fails if any file has a false line or signature.
A server signs the games played on it and publishes its key at /api/key; without a signature
the end of a game is not attested. --witness compares with an export made while the game ran.
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
    /// The public key of a server: every file must be signed by it
    #[arg(long, value_name = "HEX")]
    key: Option<String>,
    /// An earlier export of the same game, with which the file must agree
    #[arg(long, value_name = "RUNNING")]
    witness: Option<PathBuf>,
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
    let check = Check::new(args)?;
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
        let answers = verify_all(&batch, &check, threads, &bar);
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
fn verify_all(batch: &[Result<PathBuf, String>], check: &Check, threads: usize, bar: &ProgressBar) -> Vec<Answer> {
    let next = AtomicUsize::new(0);
    let answers: Mutex<Vec<(usize, Answer)>> = Mutex::new(Vec::with_capacity(batch.len()));
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = batch.get(at) else { break };
            let answer = match file {
                Ok(file) => check.file(file),
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

/// What every file is held to.
struct Check {
    packs: OwnPacks,
    key: Option<PublicKey>,
    witness: Option<PathBuf>,
}

impl Check {
    fn new(args: &VerifyArgs) -> Result<Check, String> {
        let key = match args.key.as_deref() {
            Some(digits) => Some(PublicKey::read(digits).ok_or("a key has 64 hexadecimal digits (0-9, a-f).")?),
            None => None,
        };
        if args.witness.is_some() && args.files.len() > 1 {
            return Err("a witness is compared with one file; name only one.".to_owned());
        }
        Ok(Check { packs: OwnPacks::new(args.data.as_deref())?, key, witness: args.witness.clone() })
    }

    fn file(&self, file: &Path) -> Answer {
        let name = file.display();
        match self.sentence(file) {
            Ok(said) => Answer { text: format!("{name}: {said}.\n"), holds: true },
            Err(reason) => Answer { text: format!("{name}: {reason}.\n"), holds: false },
        }
    }

    fn sentence(&self, file: &Path) -> Result<String, String> {
        let find: Packs = &|setup| self.packs.find(setup);
        let proof = record::verify(opened(file)?, find).map_err(|fault| format!("false: {fault}"))?;
        let signed_by = proof.signed.map(|signature| signature.by);
        if let Some(key) = self.key.filter(|key| signed_by != Some(*key)) {
            let by = signed_by.map_or("nobody".to_owned(), |by| format!("the server with the key {by}"));
            return Err(format!("false: it is signed by {by}, not by the one with the key {key}"));
        }
        let Some(witness) = &self.witness else { return Ok(proof.to_string()) };
        let name = witness.display();
        let early = opened(witness).map_err(|reason| format!("the witness {name} {reason}"))?;
        match record::compare(opened(file)?, early, find) {
            Ok(agreement) => Ok(format!("{proof}; {}", told(&agreement, &name.to_string()))),
            Err(Disagreement::Record(fault)) => Err(format!("false: it differs from {name}: {fault}")),
            Err(Disagreement::Witness(fault)) => Err(format!("cannot be compared: {name} is false: {fault}")),
        }
    }
}

/// What a witness confirms.
fn told(agreement: &Agreement, name: &str) -> String {
    let actions = agreement.actions;
    match agreement.signed {
        Some(signature) => {
            format!(
                "{name}, signed by the server with the key {}, agrees with all {actions} actions it shows",
                signature.by
            )
        }
        None => format!("{name}, which nobody has signed, agrees with all {actions} actions it shows"),
    }
}

fn opened(file: &Path) -> Result<BufReader<File>, String> {
    File::open(file).map(BufReader::new).map_err(|error| format!("cannot be read ({error})"))
}
