//! The program: thin subcommands over the library crates.
//!
//! What it may know: every crate. What it must not do: decide anything a crate could decide.

use std::process::ExitCode;

use clap::Parser;

/// Play, watch, study and simulate MARIA and FRIEDRICH.
#[derive(Parser)]
#[command(name = "kabinett", version, about, after_help = EXAMPLES)]
struct Program {}

const EXAMPLES: &str = "Example: kabinett --version";

fn main() -> ExitCode {
    let _ = Program::parse();
    println!("{}", greeting());
    ExitCode::SUCCESS
}

/// What the program says when it is asked for nothing: what it can do today, and where help is.
fn greeting() -> String {
    let games = board::GAMES.map(str::to_uppercase).join(" and ");
    format!(
        "Kabinett {} holds the board of {games}; playing on it comes later, and `kabinett --help` shows what works.",
        env!("CARGO_PKG_VERSION")
    )
}
