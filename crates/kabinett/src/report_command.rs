//! `kabinett report`: a simulation as an HTML page.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use lab::Summary;

use crate::answer;
use crate::simulate_command::{GamesArgs, played, unfinished};

const EXAMPLES: &str = "Examples:
  kabinett report --game maria --mode advanced-3p --games 2000 -o maria.html
  kabinett simulate --mode scenario-1 --games 5000 --json > west.json
  kabinett report west.json -o west.html";

/// Turn a simulation into an HTML page: who won and how, lengths, cards, maps of combats and conquests
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ReportArgs {
    /// The output of `kabinett simulate --json`; without it the games are played now
    file: Option<PathBuf>,
    #[command(flatten)]
    games: GamesArgs,
    /// Where to write the page
    #[arg(short, long, default_value = "report.html", value_name = "FILE")]
    output: PathBuf,
}

/// Writes the page and says so, or says in one sentence why there is none.
pub fn run(args: &ReportArgs) -> Result<(), String> {
    let output = args.output.display();
    let refusal = |error: std::io::Error| format!("{output}: the page cannot be written: {error}.");
    // Find out that the page cannot be written before playing for an hour.
    fs::OpenOptions::new().create(true).append(true).open(&args.output).map_err(refusal)?;
    let summary = match &args.file {
        Some(file) => read(file)?,
        None => played(&args.games, true, None)?.0,
    };
    let page = lab::report::html(&summary).map_err(|reason| format!("{reason}."))?;
    fs::write(&args.output, &page).map_err(refusal)?;
    answer::print(&format!("{output}: {} games, {} KB.\n", summary.games, page.len().div_ceil(1024)))?;
    unfinished(&summary).map_or(Ok(()), Err)
}

fn read(file: &Path) -> Result<Summary, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}.", file.display()))?;
    serde_json::from_str(&text)
        .map_err(|error| format!("{}: this is not what `kabinett simulate --json` writes: {error}.", file.display()))
}
