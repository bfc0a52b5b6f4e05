//! `cargo xtask fuzz`: hostile games for some minutes, built for speed.

use std::process::Command;

pub const HELP: &str = "\
Plays random games of every mode with random options, illegal and wrong-seat input, broken text,
undo to every prefix, save and load. Failures are shrunk to a few actions and written as records.

Usage: cargo xtask fuzz [--minutes N] [--seed NUMBER] [--threads N] [--output DIR] [--again FILE]

Example: cargo xtask fuzz --minutes 5
";

/// Everything is left to `kabinett fuzz`, so that this crate need not be built with the rules.
pub fn run(args: &[String]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--release", "-p", "kabinett", "--", "fuzz"]).args(args);
    let status = command.current_dir(crate::root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        // What is wrong has been said.
        Ok(_) => Err(String::new()),
        Err(error) => Err(format!("cargo cannot be started: {error}.")),
    }
}
