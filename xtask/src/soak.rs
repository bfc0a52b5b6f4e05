//! `cargo xtask soak`: long runs of the server, bounded in count and time, on loopback only.

use std::process::Command;

pub const HELP: &str = "\
Runs the server on loopback against its own test clients, for the given counts and times.

Usage: cargo xtask soak kill [--rounds 200] [--tables 20]
       cargo xtask soak load [--tables 2000] [--seconds 30] [--rate 500,1500,0]
       cargo xtask soak start [--games 10000] [--actions 100]
       cargo xtask soak hostile [--messages 1000000] [--connections 16]
       cargo xtask soak short

kill: kills the server repeatedly under load; no acknowledged action may be lost or duplicated.
load: measures actions per second, acknowledgement time and memory. Raise the limit of open files first (ulimit -n 20000).
start: measures how long a server with many stored games takes to start.
hostile: sends hostile messages; none may be accepted, none may crash the server.
short: a little of each, without optimisation, as in `cargo xtask test`.

Example: cargo xtask soak kill --rounds 20
";

/// The short form of each, for the test run.
const SHORT: [&[&str]; 4] = [
    &["kill", "--rounds", "4", "--tables", "6"],
    &["hostile", "--messages", "2000", "--connections", "4"],
    &["load", "--tables", "5", "--seconds", "3"],
    &["start", "--games", "50", "--actions", "20"],
];

pub fn run(args: &[String]) -> Result<(), String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.first() {
        Some(&"short") => short(),
        Some(&("kill" | "load" | "start" | "hostile")) => {
            cargo(&["build", "--release", "--package", "kabinett"], &[])?;
            cargo(&["run", "--release", "--package", "server", "--example", "soak", "--"], &words)
        }
        _ => {
            Err("Choose a test: kill, load, start, hostile or short; `cargo xtask help soak` explains them.".to_owned())
        }
    }
}

/// A little of each, with what the build step of the test run has made.
pub fn short() -> Result<(), String> {
    cargo(&["test", "--quiet", "--workspace", "--all-targets", "--no-run"], &[])?;
    let own = std::env::current_exe().map_err(|error| format!("The program cannot find its own path ({error})."))?;
    let soak = own.with_file_name("examples").join("soak");
    for words in SHORT {
        let status = Command::new(&soak).args(words).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("`soak {}` failed.", words.join(" ")));
        }
    }
    Ok(())
}

fn cargo(first: &[&str], rest: &[&str]) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).current_dir(crate::root()).args(first).args(rest).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`cargo {}` failed.", [first, rest].concat().join(" "))),
        Err(error) => Err(format!("cargo cannot be started ({error}).")),
    }
}
