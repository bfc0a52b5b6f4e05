//! `cargo xtask soak`: long runs of the server, bounded in count and time, on loopback only.

use std::io;
use std::process::{Command, ExitStatus};

pub const HELP: &str = "\
Runs the server on loopback against its own test clients, for the given counts and times.

Usage: cargo xtask soak kill [--rounds 200] [--tables 20] [--pauses 2]
       cargo xtask soak load [--tables 2000] [--seconds 30] [--rate 500,1500,0] [--readers 8]
       cargo xtask soak start [--games 10000] [--actions 100]
       cargo xtask soak hostile [--messages 1000000] [--connections 16]
       cargo xtask soak short

kill: kills the server repeatedly under load, with --pauses also stops it for up to 3 s so often before each kill; no
acknowledged action may be lost or duplicated.
load: measures actions per second, acknowledgement time and memory, with --readers also while strangers read along. Raise the limit of open files first (ulimit -n 20000).
start: measures how long a server with many stored games takes to start.
hostile: sends hostile messages and requests, and legal ones beyond every limit; none may be accepted that must not be,
no table may break, and the counts are printed by class.
short: a little of each, without optimisation, as in `cargo xtask test`.

Example: cargo xtask soak kill --rounds 20
";

/// The short form of each, for the test run.
const SHORT: [&[&str]; 4] = [
    &["kill", "--rounds", "4", "--tables", "6", "--pauses", "1"],
    &["hostile", "--messages", "2000", "--connections", "4"],
    // At full speed so few games would be over before anything is measured.
    &["load", "--tables", "5", "--seconds", "3", "--rate", "50"],
    &["start", "--games", "50", "--actions", "20"],
];

pub fn run(args: &[String]) -> Result<(), String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.first() {
        Some(&"short") => short(),
        Some(&("kill" | "load" | "start" | "hostile")) => {
            // Both at once: built one after the other, they would compile the server twice.
            cargo(&["build", "--release", "--package", "kabinett", "--package", "load"])?;
            load("release", &words)
        }
        _ => {
            Err("Choose a test: kill, load, start, hostile or short; `cargo xtask help soak` explains them.".to_owned())
        }
    }
}

/// A little of each, with what the build step of the test run has made.
pub fn short() -> Result<(), String> {
    cargo(&["test", "--quiet", "--workspace", "--all-targets", "--no-run"])?;
    SHORT.iter().try_for_each(|words| load("debug", words))
}

/// Runs the load generator of a profile; this program lies in the folder of another profile or the same.
fn load(profile: &str, words: &[&str]) -> Result<(), String> {
    let own = std::env::current_exe().map_err(|error| format!("This program has no path ({error})."))?;
    let target = own.ancestors().nth(2).ok_or("This program lies in no target folder.")?;
    let status = Command::new(target.join(profile).join("load")).args(words).status();
    judge("load", words, status)
}

fn cargo(words: &[&str]) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).current_dir(crate::root()).args(words).status();
    judge("cargo", words, status)
}

fn judge(program: &str, words: &[&str], status: io::Result<ExitStatus>) -> Result<(), String> {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{program} {}` failed.", words.join(" "))),
        Err(error) => Err(format!("{program} cannot be started ({error}).")),
    }
}
