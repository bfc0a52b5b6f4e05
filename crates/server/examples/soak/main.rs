//! Long runs against a server of its own on loopback: `cargo xtask soak kill|load|start|hostile`.
//!
//! kill: the server is killed under load again and again; nothing acknowledged is lost or doubled.
//! load: many games at once; how many actions a second, and how long an acknowledgement takes.
//! start: how long a server takes to start that has many games to keep.
//! hostile: messages nobody should send; none is accepted, none crashes, memory stays flat.

#[path = "../../tests/common/client.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod client;
mod glance;
mod hostile;
mod kill;
mod load;
mod player;
mod program;
mod start;

use std::process::ExitCode;

/// `--name N` on the command line, or what is usual.
struct Numbers(Vec<String>);

impl Numbers {
    fn get(&self, name: &str, usual: u64) -> Result<u64, String> {
        let Some(at) = self.0.iter().position(|word| word == name) else { return Ok(usual) };
        let number = self.0.get(at + 1).and_then(|word| word.parse().ok());
        number.ok_or_else(|| format!("{name} needs a number."))
    }

    /// `--name N,N,N`
    fn list(&self, name: &str, usual: &[u64]) -> Result<Vec<u64>, String> {
        let Some(at) = self.0.iter().position(|word| word == name) else { return Ok(usual.to_vec()) };
        let words = self.0.get(at + 1).map(|words| words.split(',')).into_iter().flatten();
        let numbers: Option<Vec<u64>> = words.map(|word| word.parse().ok()).collect();
        numbers.filter(|numbers| !numbers.is_empty()).ok_or_else(|| format!("{name} needs numbers, as in 500,1500."))
    }
}

const HELP: &str = "Long runs against a server on loopback.

Usage: soak kill [--rounds 200] [--tables 20] [--seed 1]
       soak load [--tables 2000] [--seconds 30] [--rate 500,1500,0] [--seed 1]
       soak start [--games 10000] [--actions 100] [--seed 1]
       soak hostile [--messages 1000000] [--connections 16] [--seed 1]

Example: soak kill --rounds 20
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let numbers = Numbers(words.clone());
    let outcome = match words.first().map(String::as_str) {
        Some("kill") => runtime.block_on(kill::run(&numbers)),
        Some("load") => runtime.block_on(load::run(&numbers)),
        Some("start") => runtime.block_on(start::run(&numbers)),
        Some("hostile") => runtime.block_on(hostile::run(&numbers)),
        _ => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
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
