//! `kabinett arena`: rates bots against each other, role by role.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use clap::Args;
use lab::Seating;
use lab::arena::{self, ArenaPlan, BotRating, Game};
use record::Setup;
use rules::Ruleset;
use serde_json::{Value, json};

use crate::answer;
use crate::patience::{lost_seats, patience};
use crate::progress;

const EXAMPLES: &str = "Examples:
  kabinett arena --mode scenario-1 --bots recruit,captain --deals 50
  kabinett arena --game maria --mode advanced-3p --bots random,captain --deals 200 --keep maria.jsonl
  kabinett arena --mode standard-4p --bots random,captain --deals 100 --seed 9 --json
  kabinett arena --mode scenario-1 --bots 'captain,cmd:python3 examples/random_bot.py' --deals 5

Every table plays the same deals: each bot in all seats, and each bot in every single role against every other.
With --keep, games are written to a file as they end, and games already in it are not played again.";

/// Rate bots against each other: seats rotated, deals mirrored, one role changed at a time
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ArenaArgs {
    /// The game: friedrich or maria
    #[arg(long, default_value = "friedrich", value_name = "GAME")]
    game: String,
    /// The mode, for example standard-4p
    #[arg(long, default_value = "standard-4p", value_name = "MODE")]
    mode: String,
    /// An option of the mode, for example expert; may be repeated
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// The bots, separated by commas: random, the name of a bot, or cmd: and the command line of a program
    #[arg(long, default_value = "random,captain", value_name = "NAMES")]
    bots: String,
    /// Number of deals played at every table
    #[arg(long, default_value_t = 100, value_name = "N")]
    deals: u64,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    /// Number of games played in parallel
    #[arg(long, default_value_t = 1, value_name = "N")]
    threads: usize,
    /// Seconds a program may take for one decision
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    patience: f32,
    /// Send programs the question and the events as English sentences too
    #[arg(long)]
    english: bool,
    /// Append every game to this file as it ends, and skip games already in it
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Prints the comparison, or says in one sentence why there is none.
pub fn run(args: &ArenaArgs) -> Result<(), String> {
    let setup = Setup { title: args.game.clone(), mode: args.mode.clone(), options: args.options.clone() };
    let rules = setup.ruleset().map_err(|reason| format!("{reason}."))?;
    let plan = plan(args, &rules)?;
    let mut games = args.keep.as_deref().map_or(Ok(Vec::new()), |path| read(path, &plan, &setup))?;
    let failures = play(args, &setup, &rules, &plan, &mut games)?;
    let lines = arena::compare(&rules, &plan, &games);
    let faults: Vec<String> =
        games.iter().flat_map(|game| game.faults.iter().map(|fault| format!("deal {}: {fault}", game.deal))).collect();
    let text = if args.json {
        format!("{:#}\n", as_json(&rules, &setup, &plan, &lines, (&failures, &faults)))
    } else {
        as_table(&rules, &setup, &plan, &lines) + &lost_seats(&faults)
    };
    answer::print(&text)?;
    failures.first().map_or(Ok(()), |first| Err(format!("{} games failed; the first: {first}.", failures.len())))
}

fn plan(args: &ArenaArgs, rules: &Ruleset) -> Result<ArenaPlan, String> {
    let mut bots: Vec<String> = args.bots.split(',').map(|name| name.trim().to_owned()).collect();
    bots.dedup();
    for name in &bots {
        Seating::parse(rules, name).map_err(|reason| format!("{reason}."))?;
    }
    if bots.len() < 2 {
        return Err("an arena needs at least two bots, for example --bots random,captain.".to_owned());
    }
    if args.deals == 0 || args.threads == 0 {
        return Err("an arena needs at least one deal and one thread; use --deals 1 --threads 1 or more.".to_owned());
    }
    let patience = patience(args.patience)?;
    let ArenaArgs { deals, seed, threads, english, .. } = *args;
    Ok(ArenaPlan { bots, deals, seed, threads, patience, english })
}

/// Plays what is missing with a progress bar on stderr; returns why games failed.
fn play(
    args: &ArenaArgs,
    setup: &Setup,
    rules: &Ruleset,
    plan: &ArenaPlan,
    games: &mut Vec<Game>,
) -> Result<Vec<String>, String> {
    let mut file = args.keep.as_deref().map(append).transpose()?;
    let all = arena::tables(rules, &plan.bots).len() as u64 * plan.deals;
    let bar = progress::bar(all, "games");
    bar.set_position(games.len() as u64);
    let before = games.clone();
    let news: Mutex<Vec<Result<Game, String>>> = Mutex::new(Vec::new());
    let unwritten: Mutex<Option<String>> = Mutex::new(None);
    let file = Mutex::new(&mut file);
    arena::play(rules, plan, &before, &AtomicBool::new(false), &|game| {
        if let (Ok(game), Ok(mut file)) = (&game, file.lock())
            && let Some(file) = file.as_mut()
            && let Err(error) = writeln!(file, "{}", to_line(setup, plan, game))
            && let Ok(mut unwritten) = unwritten.lock()
        {
            *unwritten = Some(error.to_string());
        }
        if let Ok(mut news) = news.lock() {
            news.push(game);
        }
        bar.inc(1);
    });
    bar.finish_and_clear();
    if let Ok(Some(error)) = unwritten.into_inner() {
        return Err(format!("the games could not be written: {error}; choose another file with --keep."));
    }
    let mut failures = Vec::new();
    for game in news.into_inner().unwrap_or_default() {
        match game {
            Ok(game) => games.push(game),
            Err(reason) => failures.push(reason),
        }
    }
    Ok(failures)
}

fn append(path: &Path) -> Result<File, String> {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    opened.map_err(|error| format!("{}: {error}; choose another file with --keep.", path.display()))
}

fn to_line(setup: &Setup, plan: &ArenaPlan, game: &Game) -> Value {
    json!({
        "mode": setup.slug(), "options": setup.options, "seed": plan.seed,
        "table": game.table, "deal": game.deal, "winners": game.winners, "faults": game.faults,
    })
}

/// Games of the same mode and seed that the file holds; a line cut short by a crash is left out.
fn read(path: &Path, plan: &ArenaPlan, setup: &Setup) -> Result<Vec<Game>, String> {
    let Ok(file) = File::open(path) else { return Ok(Vec::new()) };
    let mut games = Vec::new();
    for line in BufReader::new(file).lines() {
        let line = line.map_err(|error| format!("{}: {error}.", path.display()))?;
        let Ok(entry) = serde_json::from_str::<Value>(&line) else { continue };
        let same = entry["mode"] == json!(setup.slug())
            && entry["options"] == json!(setup.options)
            && entry["seed"] == json!(plan.seed);
        let table: Option<Vec<String>> = entry["table"]
            .as_array()
            .map(|names| names.iter().filter_map(|name| name.as_str().map(String::from)).collect());
        let (deal, winners) = (entry["deal"].as_u64(), serde_json::from_value(entry["winners"].clone()).ok());
        if let (true, Some(table), Some(deal), Some(winners)) = (same, table, deal, winners) {
            let faults = serde_json::from_value(entry["faults"].clone()).unwrap_or_default();
            games.push(Game { table, deal, winners, faults });
        }
    }
    games.sort();
    games.dedup();
    Ok(games)
}

fn as_table(rules: &Ruleset, setup: &Setup, plan: &ArenaPlan, lines: &[BotRating]) -> String {
    let mut text = format!("{}: {} deals at every table, seed {}\n\n", setup.slug(), plan.deals, plan.seed);
    let _ = writeln!(
        text,
        "{:<12} {:<12} {:<16} {:>6} {:>7} {:>7}  {:<22} {:<20}",
        "bot", "field", "role", "deals", "wins", "field", "gain in points (95%)", "rating (95%)"
    );
    for line in lines {
        let (gain, low, high) = line.gain;
        let (rating, least, most) = line.rating;
        let _ = writeln!(
            text,
            "{:<12} {:<12} {:<16} {:>6} {:>6.1}% {:>6.1}%  {:+6.1} ({:+.1} to {:+.1})   {:+.0} ({:+.0} to {:+.0})",
            line.guest,
            line.field,
            rules.mode.seats[line.role].slug,
            line.deals,
            100.0 * line.with,
            100.0 * line.without,
            100.0 * gain,
            100.0 * low,
            100.0 * high,
            rating,
            least,
            most
        );
    }
    text
}

fn as_json(
    rules: &Ruleset,
    setup: &Setup,
    plan: &ArenaPlan,
    lines: &[BotRating],
    (failures, faults): (&[String], &[String]),
) -> Value {
    let lines: Vec<Value> = lines
        .iter()
        .map(|line| {
            json!({
                "bot": line.guest, "field": line.field, "role": rules.mode.seats[line.role].slug,
                "deals": line.deals, "wins": line.with, "field_wins": line.without,
                "won": { "low": line.interval.0, "high": line.interval.1 },
                "gain": { "mean": line.gain.0, "low": line.gain.1, "high": line.gain.2 },
                "rating": { "mean": line.rating.0, "low": line.rating.1, "high": line.rating.2 },
            })
        })
        .collect();
    json!({
        "game": setup.title, "mode": setup.mode, "options": setup.options, "bots": plan.bots,
        "deals": plan.deals, "seed": plan.seed, "comparisons": lines, "failures": failures, "faults": faults,
    })
}
