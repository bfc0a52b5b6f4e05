//! The program: thin subcommands over the library crates.
//!
//! It may use every crate, but must not decide anything a crate could decide.

mod answer;
mod arena_command;
mod bench_command;
mod board_command;
mod bot_command;
mod calibrate_command;
mod fixture_command;
mod fuzz_command;
mod inspect_command;
mod keep_command;
mod packs;
mod patience;
mod progress;
mod replay_command;
mod report_command;
mod rules_command;
mod serve_command;
mod simulate_command;
mod verify_command;
mod walk;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::arena_command::ArenaArgs;
use crate::bench_command::BenchArgs;
use crate::board_command::BoardArgs;
use crate::bot_command::BotArgs;
use crate::calibrate_command::CalibrateArgs;
use crate::fixture_command::FixtureArgs;
use crate::fuzz_command::FuzzArgs;
use crate::inspect_command::InspectArgs;
use crate::keep_command::{BackupArgs, ExportArgs, ImportArgs, MigrateArgs};
use crate::replay_command::ReplayArgs;
use crate::report_command::ReportArgs;
use crate::rules_command::RulesArgs;
use crate::serve_command::ServeArgs;
use crate::simulate_command::SimulateArgs;
use crate::verify_command::VerifyArgs;

/// Views and messages consist of many small parts: the system's allocator took a fifth of a busy server's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play, watch, study and simulate MARIA and FRIEDRICH.
#[derive(Parser)]
#[command(name = "kabinett", version, about, after_help = EXAMPLES)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Arena(ArenaArgs),
    Backup(BackupArgs),
    Bench(BenchArgs),
    Board(BoardArgs),
    Bot(BotArgs),
    Calibrate(CalibrateArgs),
    Export(ExportArgs),
    Fixture(FixtureArgs),
    Fuzz(FuzzArgs),
    Import(ImportArgs),
    Inspect(InspectArgs),
    Migrate(MigrateArgs),
    Replay(ReplayArgs),
    Report(ReportArgs),
    Rules(RulesArgs),
    Serve(ServeArgs),
    Simulate(SimulateArgs),
    Verify(VerifyArgs),
}

const EXAMPLES: &str = "Examples:
  kabinett arena --mode scenario-1 --bots recruit,captain --deals 50
  kabinett backup saturday.db
  kabinett bench --mode standard-4p
  kabinett board distance Oschatz Berlin
  kabinett bot captain < lines
  kabinett calibrate --mode scenario-1 --games 200
  kabinett export --all records
  kabinett fixture check fixtures
  kabinett fuzz --minutes 1
  kabinett import game.game
  kabinett inspect position.json
  kabinett migrate --dry-run
  kabinett replay fixtures/friedrich/joint-victory.game --to 40
  kabinett report --mode scenario-1 --games 1000 -o report.html
  kabinett rules show F-5.7
  kabinett serve --addr 127.0.0.1:8080 --open
  kabinett simulate --mode scenario-1 --games 100
  kabinett verify fixtures/friedrich/joint-victory.game";

fn main() -> ExitCode {
    let outcome = match Program::parse().command {
        None => serve_command::run(&ServeArgs::default()),
        Some(Command::Arena(args)) => arena_command::run(&args),
        Some(Command::Backup(args)) => keep_command::backup(&args),
        Some(Command::Bench(args)) => bench_command::run(&args),
        Some(Command::Board(args)) => board_command::run(&args),
        Some(Command::Bot(args)) => bot_command::run(&args),
        Some(Command::Calibrate(args)) => calibrate_command::run(&args),
        Some(Command::Export(args)) => keep_command::export(&args),
        Some(Command::Fixture(args)) => fixture_command::run(&args),
        Some(Command::Fuzz(args)) => fuzz_command::run(&args),
        Some(Command::Import(args)) => keep_command::import(&args),
        Some(Command::Inspect(args)) => inspect_command::run(&args),
        Some(Command::Migrate(args)) => keep_command::migrate(&args),
        Some(Command::Replay(args)) => replay_command::run(&args),
        Some(Command::Report(args)) => report_command::run(&args),
        Some(Command::Rules(args)) => rules_command::run(&args),
        Some(Command::Serve(args)) => serve_command::run(&args),
        Some(Command::Simulate(args)) => simulate_command::run(&args),
        Some(Command::Verify(args)) => verify_command::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}
