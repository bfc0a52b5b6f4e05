//! Chores of the project: `cargo xtask help` lists them.

mod data;
mod deny;
mod fuzz;
mod map;
mod mutants;
mod packages;
mod rules;
mod soak;
mod suite;
mod tidy;

use std::path::PathBuf;
use std::process::ExitCode;

/// One chore. To add one, write a module with `pub fn run(args: &[String]) -> Result<(), String>`
/// and give it a line in `COMMANDS`; `Err` is the one sentence that goes to the terminal
/// (empty if it has already been printed).
struct Command {
    name: &'static str,
    summary: &'static str,
    help: &'static str,
    run: fn(&[String]) -> Result<(), String>,
}

const COMMANDS: &[Command] = &[
    Command { name: "map", summary: "draw the boards as SVG", help: map::HELP, run: map::run },
    Command { name: "test", summary: "run every check", help: suite::HELP, run: suite::run },
    Command { name: "tidy", summary: "check the walls between the parts", help: tidy::HELP, run: tidy::run },
    Command { name: "rules", summary: "find the code and tests of every rule", help: rules::HELP, run: rules::run },
    Command { name: "soak", summary: "test the server under kills, load and attack", help: soak::HELP, run: soak::run },
    Command { name: "fuzz", summary: "fuzz the engine with hostile input", help: fuzz::HELP, run: fuzz::run },
    Command {
        name: "mutants",
        summary: "check whether the tests catch wrong code",
        help: mutants::HELP,
        run: mutants::run,
    },
    Command { name: "data", summary: "load and check every board pack", help: data::HELP, run: data::run },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            if !sentence.is_empty() {
                eprintln!("{sentence}");
            }
            ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &[String]) -> Result<(), String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["help" | "--help" | "-h"] => {
            print!("{}", overview());
            Ok(())
        }
        ["help", name, ..] | [name, "--help" | "-h"] => {
            print!("{}", command(name)?.help);
            Ok(())
        }
        [name, ..] => (command(name)?.run)(&args[1..]),
    }
}

fn command(name: &str) -> Result<&'static Command, String> {
    let found = COMMANDS.iter().find(|command| command.name == name);
    found.ok_or_else(|| format!("There is no chore `{name}`; `cargo xtask help` lists them."))
}

fn overview() -> String {
    let chores: Vec<String> =
        COMMANDS.iter().map(|command| format!("  {:<8}{}\n", command.name, command.summary)).collect();
    format!(
        "Chores of the project.\n\nUsage: cargo xtask CHORE [ARGUMENTS]\n\n{}{}",
        chores.concat(),
        "  help    show this, or the help of a chore\n\nExample: cargo xtask help test\n"
    )
}

/// The folder that holds the workspace.
pub fn root() -> PathBuf {
    let xtask = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies inside the workspace").to_path_buf()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn an_unknown_chore_is_refused_with_a_way_out() {
        let refusal = dispatch(&words("brew coffee")).unwrap_err();
        assert_eq!(refusal, "There is no chore `brew`; `cargo xtask help` lists them.");
        assert!(dispatch(&words("help brew")).is_err());
    }

    #[test]
    fn every_chore_is_listed_and_its_help_has_an_example() {
        for command in COMMANDS {
            assert!(overview().contains(command.summary));
            assert!(command.help.contains(&format!("Example: cargo xtask {}", command.name)), "{}", command.name);
            assert!(command.help.ends_with('\n'));
        }
    }

    #[test]
    fn the_root_is_where_the_lock_file_lies() {
        assert!(root().join("Cargo.lock").is_file());
    }
}
