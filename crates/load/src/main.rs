//! The load generator: starts a server of its own on loopback and plays, kills, fills and attacks it.
//!
//! What it may know: the wire, by its sockets only, and the store, to fill it with more games than anybody could play.
//! `cargo xtask soak` builds and runs it.

mod client;
mod glance;
mod hostile;
mod kill;
mod load;
mod player;
mod program;
mod start;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Long runs against a server on loopback.
#[derive(Parser)]
#[command(name = "load", after_help = "Example: load kill --rounds 20")]
struct Words {
    #[command(subcommand)]
    run: Run,
    /// Where the choices of the players begin.
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
}

#[derive(Subcommand)]
enum Run {
    /// The server is killed under load again and again; nothing acknowledged may be lost or doubled.
    Kill(kill::Numbers),
    /// Many games at once: actions a second, time until an acknowledgement, memory.
    Load(load::Numbers),
    /// How long a server takes to start that has many games to keep.
    Start(start::Numbers),
    /// Messages nobody should send; none may be accepted, none may crash the server.
    Hostile(hostile::Numbers),
}

#[tokio::main]
async fn main() -> ExitCode {
    let Words { run, seed } = Words::parse();
    let outcome = match run {
        Run::Kill(numbers) => kill::run(&numbers, seed).await,
        Run::Load(numbers) => load::run(&numbers, seed).await,
        Run::Start(numbers) => start::run(&numbers, seed).await,
        Run::Hostile(numbers) => hostile::run(&numbers, seed).await,
    };
    match outcome {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}
