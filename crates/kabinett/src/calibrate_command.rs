//! `kabinett calibrate`: fits the winning chances to played games, and shows how well they predict.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use bots::chance::{Model, Models, model_name};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::Seating;
use lab::calibrate::{self, Bin, Sample};
use record::Setup;
use serde_json::{Value, json};

const EXAMPLES: &str = "Examples:
  kabinett calibrate --mode scenario-1 --games 200
  kabinett calibrate --game maria --mode advanced-3p --games 400 --seed 5 --write data/chance.json
  kabinett calibrate --mode standard-4p --games 300 --json

Half of the games are used to fit the weights; the table is based on the other half.";

/// The source note in the file of weights.
const SOURCE: &str = "Games between our own bots, fitted by `kabinett calibrate`.";

/// Fit the winning chances to played games and show how well they predict
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct CalibrateArgs {
    /// The game: friedrich or maria
    #[arg(long, default_value = "friedrich", value_name = "GAME")]
    game: String,
    /// The mode, for example standard-4p
    #[arg(long, default_value = "standard-4p", value_name = "MODE")]
    mode: String,
    /// Who plays each seat, separated by commas: random or a bot; a single name fills every seat
    #[arg(long, default_value = "captain", value_name = "NAMES")]
    bots: String,
    /// Number of games, at least 2
    #[arg(long, default_value_t = 200, value_name = "N")]
    games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    /// Write the weights to this file, keeping those of other modes
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Prints the table, or says in one sentence why there is none.
pub fn run(args: &CalibrateArgs) -> Result<(), String> {
    if args.games < 2 {
        return Err("half of the games fit the weights and half test them; use --games 2 or more.".to_owned());
    }
    let setup = Setup { title: args.game.clone(), mode: args.mode.clone(), options: Vec::new() };
    let rules = setup.ruleset().map_err(|reason| format!("{reason}."))?;
    let seating = Seating::parse(&rules, &args.bots).map_err(|reason| format!("{reason}."))?;
    let bar = ProgressBar::with_draw_target(Some(args.games), ProgressDrawTarget::stderr()).with_style(
        ProgressStyle::with_template("{bar:32} {pos}/{len} games, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let half = args.games / 2;
    let collect = |from, to| calibrate::collect(&rules, &seating, args.seed, (from, to), &|| bar.inc(1));
    let (seen, unseen) = (collect(0, half), collect(half, args.games));
    bar.finish_and_clear();
    let weights = calibrate::fit(rules.mode.powers.len(), &seen);
    let model = Model { bots: args.bots.clone(), games: half, seed: args.seed, weights };
    if let Some(path) = &args.write {
        keep(path, &model_name(&rules), &model)?;
    }
    let text = if args.json {
        format!("{:#}\n", as_json(&model, &unseen))
    } else {
        as_table(&setup.slug(), args.games - half, &model, &unseen)
    };
    // Nobody may be left to read the answer (`| head`), which is not an error.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

fn keep(path: &Path, name: &str, model: &Model) -> Result<(), String> {
    let sentence =
        |reason: &dyn std::fmt::Display| format!("{}: {reason}; choose another file with --write.", path.display());
    let mut models = match std::fs::read_to_string(path) {
        Ok(text) => serde_json::from_str(&text).map_err(|error| sentence(&error))?,
        Err(_) => Models::default(),
    };
    SOURCE.clone_into(&mut models.source);
    models.models.insert(name.to_owned(), model.clone());
    let text = serde_json::to_string_pretty(&models).expect("weights are plain numbers");
    std::fs::write(path, format!("{text}\n")).map_err(|error| sentence(&error))
}

fn as_table(name: &str, games: u64, model: &Model, unseen: &[Sample]) -> String {
    let (own, flat) = calibrate::errors(model, unseen);
    let mut text = format!(
        "{name}: {} positions of {games} games not used for fitting\n\n{:<14} {:>9} {:>10} {:>9}\n",
        unseen.len(),
        "chance",
        "samples",
        "predicted",
        "observed"
    );
    for (at, bin) in calibrate::table(model, unseen).iter().enumerate() {
        let Bin { samples, predicted, observed } = bin;
        let (from, to) = (at * 10, at * 10 + 10);
        let _ = match samples {
            0 => writeln!(text, "{from:>3} - {to:>3}%    {samples:>9}"),
            _ => writeln!(
                text,
                "{from:>3} - {to:>3}%    {samples:>9} {:>9.1}% {:>8.1}%",
                100.0 * predicted,
                100.0 * observed
            ),
        };
    }
    let _ = writeln!(text, "\nmean squared error {own:.4}; always predicting each power's average {flat:.4}");
    text
}

fn as_json(model: &Model, unseen: &[Sample]) -> Value {
    let bins: Vec<Value> = calibrate::table(model, unseen)
        .iter()
        .map(|bin| json!({ "samples": bin.samples, "predicted": bin.predicted, "observed": bin.observed }))
        .collect();
    let (own, flat) = calibrate::errors(model, unseen);
    // Via text, so that the numbers are those of the file and not their neighbours of higher precision.
    let model = serde_json::to_string(model).ok().and_then(|text| serde_json::from_str::<Value>(&text).ok());
    json!({ "model": model, "positions": unseen.len(), "bins": bins, "error": own, "error_of_averages": flat })
}
