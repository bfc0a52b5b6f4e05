//! `cargo xtask fuzz`: hostile games for some minutes, or hostile input for every parser, built for speed.

use std::process::Command;

pub const HELP: &str = "\
Plays random games of every mode with random options, illegal and wrong-seat input, broken text,
undo to every prefix, save and load. Failures are shrunk to a few actions and written as records.

`parsers` feeds mutations of the kept corpus (fuzz/corpus) to every parser: action text, treaties, records, messages,
positions, board packs. Inputs that break one are written to fuzz/artifacts.

Usage: cargo xtask fuzz [--minutes N] [--seed NUMBER] [--threads N] [--output DIR] [--again FILE]
       cargo xtask fuzz parsers [--seconds N] [--seed NUMBER] [--target NAME] [--output DIR]

Example: cargo xtask fuzz --minutes 5
Example: cargo xtask fuzz parsers --seconds 60
";

/// Everything is left to other programs, so that this crate need not be built with the rules.
pub fn run(args: &[String]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--release", "-p"]);
    match args.split_first() {
        Some((word, rest)) if word == "parsers" => command.args(["kabinett-fuzz", "--"]).args(rest),
        _ => command.args(["kabinett", "--", "fuzz"]).args(args),
    };
    let status = command.current_dir(crate::root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        // What is wrong has been said.
        Ok(_) => Err(String::new()),
        Err(error) => Err(format!("cargo cannot be started: {error}.")),
    }
}
