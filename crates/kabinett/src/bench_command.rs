//! `kabinett bench`: how fast the engine runs on this machine.

use std::fmt::Write as _;

use clap::Args;
use lab::bench::{self, Bench, Figure, Figures, Workload};
use record::Setup;
use serde_json::{Value, json};

use crate::answer;

const EXAMPLES: &str = "Examples:
  kabinett bench
  kabinett bench --mode standard-4p --json
  kabinett bench --mode scenario-1 --instructions";

/// Measure the engine on this machine
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct BenchArgs {
    /// Measure this game only: friedrich or maria
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Measure this mode only, for example standard-4p [default: every mode]
    #[arg(long, value_name = "MODE")]
    mode: Option<String>,
    /// An option of the mode, for example expert; may be repeated
    #[arg(long = "option", value_name = "OPTION", requires = "mode")]
    options: Vec<String>,
    /// Number of rounds over which the median is taken
    #[arg(long, default_value_t = 15, value_name = "N")]
    rounds: usize,
    /// Count instructions as well; needs valgrind
    #[arg(long)]
    instructions: bool,
    /// Answer as JSON: one object for each mode
    #[arg(long)]
    json: bool,
    /// Run only this workload, so that another program can measure it, and print how much was done
    #[arg(long, hide = true, requires = "mode")]
    workload: Option<String>,
    #[arg(long, hide = true, default_value_t = 1)]
    times: u64,
}

/// Prints the figures, or says in one sentence why there are none.
pub fn run(args: &BenchArgs) -> Result<(), String> {
    if args.rounds == 0 {
        return Err("there is no median of 0 rounds; use --rounds 1 or more.".to_owned());
    }
    let setups = setups(args)?;
    if let (Some(name), Some(setup)) = (&args.workload, setups.first()) {
        let workload = Workload::called(name).ok_or_else(|| format!("there is no workload `{name}`."))?;
        return answer::print(&format!("{}\n", Bench::new(setup)?.work(workload, args.times)));
    }
    let mut answer = serde_json::Map::new();
    let benches = setups.iter().map(Bench::new).collect::<Result<Vec<_>, String>>()?;
    for (setup, figures) in setups.into_iter().zip(bench::measure(&benches, args.rounds)) {
        let counts = if args.instructions { count(&setup)? } else { Vec::new() };
        if args.json {
            answer.insert(setup.slug(), as_json(&figures, &counts));
        } else {
            answer::print(&as_text(&setup, &figures, &counts))?;
        }
    }
    if args.json {
        answer::print(&format!("{:#}\n", Value::Object(answer)))?;
    }
    Ok(())
}

/// The modes to measure: the one asked for, or every mode of every game that has rules.
fn setups(args: &BenchArgs) -> Result<Vec<Setup>, String> {
    let games: Vec<&str> = match &args.game {
        Some(game) => vec![game],
        None => board::GAMES.to_vec(),
    };
    let mut found = Vec::new();
    let mut refusal = None;
    for game in games {
        let modes: Vec<String> = match (&args.mode, board::standard(game)) {
            (Some(mode), _) => vec![mode.clone()],
            (None, Some(pack)) => pack.modes.iter().map(|mode| mode.slug.clone()).collect(),
            (None, None) => vec![String::new()],
        };
        for mode in modes {
            let setup = Setup { title: game.to_owned(), mode, options: args.options.clone() };
            match setup.ruleset() {
                Ok(_) => found.push(setup),
                Err(reason) => refusal = refusal.or(Some(format!("{reason}."))),
            }
        }
    }
    match refusal {
        Some(refusal) if found.is_empty() => Err(refusal),
        _ => Ok(found),
    }
}

fn count(setup: &Setup) -> Result<Vec<(Workload, f64)>, String> {
    let program = std::env::current_exe().map_err(|error| format!("the program cannot find its own path: {error}."))?;
    let mut arguments = vec!["bench", "--game", &setup.title, "--mode", &setup.mode];
    arguments.extend(setup.options.iter().flat_map(|option| ["--option", option.as_str()]));
    bench::instructions(&program, &arguments)
}

fn as_text(setup: &Setup, figures: &Figures, counts: &[(Workload, f64)]) -> String {
    let mut text = format!("{}\n", setup.slug());
    let mut row = |name: &str, figure: &Figure, digits: usize| {
        let Figure { median, low, high } = figure;
        let _ = writeln!(text, "  {name:<24} {median:>12.digits$}   ({low:.digits$} - {high:.digits$})");
    };
    row("random decisions/s", &figures.random_decisions_per_s, 0);
    row("random games/s", &figures.random_games_per_s, 0);
    row("copy ns", &figures.copy_ns, 1);
    row("view us", &figures.view_us, 2);
    row("legal list us", &figures.legal_us, 2);
    row("replay ms", &figures.replay_ms, 3);
    row("decisions per game", &figures.decisions_per_game, 0);
    row("state bytes", &figures.state_bytes, 0);
    for (workload, count) in counts {
        let _ = writeln!(text, "  {:<24} {count:>12.0}", format!("instructions, {}", single(*workload)));
    }
    text
}

/// What one unit of a workload is called.
fn single(workload: Workload) -> &'static str {
    match workload {
        Workload::Games => "decision",
        other => other.name(),
    }
}

fn as_json(figures: &Figures, counts: &[(Workload, f64)]) -> Value {
    let figure = |figure: &Figure| json!({ "median": figure.median, "low": figure.low, "high": figure.high });
    let mut value = json!({
        "random_decisions_per_s": figure(&figures.random_decisions_per_s),
        "random_games_per_s": figure(&figures.random_games_per_s),
        "decisions_per_game": figure(&figures.decisions_per_game),
        "state_bytes": figure(&figures.state_bytes),
        "copy_ns": figure(&figures.copy_ns),
        "view_us": figure(&figures.view_us),
        "legal_us": figure(&figures.legal_us),
        "replay_ms": figure(&figures.replay_ms),
    });
    for (workload, count) in counts {
        value[format!("{}_instructions", single(*workload))] = json!(count);
    }
    value
}
