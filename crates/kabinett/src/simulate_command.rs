//! `kabinett simulate`: plays many games and counts how they end.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use lab::summary::{Cost, Share};
use lab::{Keep, Seating, Simulation, SimulationPlan, Summary, Watch, simulate};
use record::Setup;
use rules::{Options, Ruleset};

use crate::answer;
use crate::packs;
use crate::patience::{lost_seats, patience};
use crate::progress;

const EXAMPLES: &str = "Examples:
  kabinett simulate --games 1000
  kabinett simulate --mode scenario-1 --games 10000 --threads 2 --check
  kabinett simulate --mode scenario-2 --bots recruit,random --games 200
  kabinett simulate --mode scenario-1 --bots 'captain,cmd:python3 examples/random_bot.py' --games 10
  kabinett simulate --game maria --mode advanced-3p --games 50 --records games
  kabinett simulate --mode standard-4p --option expert --games 500 --seed 7 --json
  kabinett simulate --game maria --mode advanced-3p --data my-pack --games 100";

/// Play many games between bots and count how they end
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub games: GamesArgs,
    /// Write the record of every game to this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Answer as JSON, which `kabinett report` can read
    #[arg(long)]
    json: bool,
}

/// Which games are played.
#[derive(Args)]
pub struct GamesArgs {
    /// The game: friedrich or maria
    #[arg(long, default_value = "friedrich", value_name = "GAME")]
    game: String,
    /// The mode, for example standard-4p
    #[arg(long, default_value = "standard-4p", value_name = "MODE")]
    mode: String,
    /// An option of the mode, for example expert; may be repeated
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// Another board pack
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Who plays each seat, separated by commas: random, a bot, or cmd: and a command line; one alone fills every seat
    #[arg(long, default_value = "random", value_name = "NAMES")]
    bots: String,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Seconds a program may take for one decision
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    patience: f32,
    /// Send programs the question and the events as English sentences too
    #[arg(long)]
    english: bool,
    /// Check every action and every position for consistency; about ten times slower
    #[arg(long)]
    check: bool,
}

/// Prints the results, or says in one sentence why there are none.
pub fn run(args: &SimulateArgs) -> Result<(), String> {
    let folder = args.records.clone();
    if let Some(folder) = folder.as_ref().filter(|folder| !folder.is_dir()) {
        return Err(format!(
            "{}: there is no such folder; create it, or choose another with --records.",
            folder.display()
        ));
    }
    let (summary, unwritten) = played(&args.games, args.json, folder)?;
    let text = if args.json { format!("{}\n", as_json(&summary)) } else { as_table(&summary) };
    answer::print(&text)?;
    unwritten.or_else(|| unfinished(&summary)).map_or(Ok(()), Err)
}

/// Plays the games; the second part says why some could not be written.
pub fn played(args: &GamesArgs, tallied: bool, records: Option<PathBuf>) -> Result<(Summary, Option<String>), String> {
    let plan = plan(args)?;
    let setup = Setup { title: args.game.clone(), mode: args.mode.clone(), options: args.options.clone() };
    let rules = ruleset(args).map_err(|reason| format!("{reason}."))?;
    let mut seating = Seating::parse(&rules, &args.bots).map_err(|reason| format!("{reason}."))?;
    seating.patience = patience(args.patience)?;
    seating.english = args.english;
    let keep = records.map(|folder| Keep { setup: setup.clone(), folder });
    let watch = Watch { tallied, keep, ..Watch::default() };
    stop_by_hand(&watch.stop)?;
    let start = Instant::now();
    let mut simulation = watched(&rules, &plan, &seating, &watch);
    let seconds = start.elapsed().as_secs_f64();
    let unwritten = simulation.unwritten.take();
    Ok((Summary::new(&rules, &setup, &plan, &seating, simulation, seconds), unwritten))
}

/// Why not all of the games were played to the end.
pub fn unfinished(summary: &Summary) -> Option<String> {
    let (games, wanted) = (summary.games, summary.wanted);
    match summary.failures.first() {
        Some(first) => Some(format!(
            "{} of {wanted} games failed; the first is game {} of seed {}: {}",
            summary.failures.len(),
            first.game,
            summary.seed,
            first.reason
        )),
        None if games < wanted => Some(format!("stopped after {games} of {wanted} games.")),
        None => None,
    }
}

pub fn as_json(summary: &Summary) -> String {
    serde_json::to_string_pretty(summary).expect("a summary is plain numbers and words")
}

/// Ctrl-C lets the games under way end and shows what is done; a second one ends the program.
fn stop_by_hand(stop: &Arc<AtomicBool>) -> Result<(), String> {
    let stop = Arc::clone(stop);
    let handler = move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| format!("Ctrl-C cannot be caught here: {error}."))
}

fn ruleset(args: &GamesArgs) -> Result<Ruleset, String> {
    let options: Vec<&str> = args.options.iter().map(String::as_str).collect();
    let pack = packs::of_game(&args.game, args.data.as_deref())?;
    Ok(Ruleset::new(pack, &args.mode, Options::parse(&options)?)?)
}

fn plan(args: &GamesArgs) -> Result<SimulationPlan, String> {
    let threads = match args.threads {
        Some(0) => return Err("no game can be played on 0 threads; use --threads 1 or more.".to_owned()),
        Some(threads) => threads,
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    if args.games == 0 {
        return Err("0 games have no result; use --games 1 or more.".to_owned());
    }
    Ok(SimulationPlan { games: args.games, seed: args.seed, threads, checked: args.check })
}

/// Plays with a progress bar on stderr, shown only on a terminal.
fn watched(rules: &Ruleset, plan: &SimulationPlan, seating: &Seating, watch: &Watch) -> Simulation {
    let bar = progress::bar(plan.games, "games");
    thread::scope(|scope| {
        let games = scope.spawn(|| simulate(rules, plan, seating, watch));
        while !games.is_finished() {
            bar.set_position(watch.done.load(Ordering::Relaxed));
            thread::sleep(Duration::from_millis(50));
        }
        bar.finish_and_clear();
        games.join().expect("the laboratory catches the faults of its games")
    })
}

/// The time of each bot per decision and per game, and the memory of everything.
fn cost_as_table(cost: &Cost) -> String {
    let mut text = format!(
        "\n{:<40} {:>9} {:>10} {:>10} {:>10} {:>10}\n",
        cost.clock, "decisions", "median", "99%", "maximum", "per game"
    );
    for (bot, own) in &cost.bots {
        let [half, slow, most] = [own.us_median, own.us_99, own.us_most].map(|us| us / 1e3);
        let (decisions, game) = (own.decisions, own.ms_per_game);
        let _ = writeln!(text, "{bot:<40} {decisions:>9} {half:>7.3} ms {slow:>7.3} ms {most:>7.3} ms {game:>7.2} ms");
    }
    let (mean, most) = (cost.game_ms_mean, cost.game_ms_most);
    let _ = writeln!(text, "a whole game, all seats and the rules: {mean:.2} ms on average, {most:.2} ms at most");
    if let (Some(before), Some(after)) = (cost.bytes_without_bots, cost.bytes_with_bots) {
        let [before, after] = [before, after].map(|bytes| bytes as f64 / 1e6);
        let _ = writeln!(text, "peak memory {after:.1} MB, of which {before:.1} MB before the bots were created");
    }
    text
}

fn as_table(summary: &Summary) -> String {
    let mut text = format!(
        "{}: {} games, {:.0} decisions each, {:.0} games/s\n\n{:<40} {:>9} {:>7}  95% interval\n",
        summary.setup().slug(),
        summary.games,
        summary.decisions_per_game,
        summary.games_per_s,
        "",
        "games",
        "share"
    );
    let row = |name: String, share: &Share| {
        let Share { games, share, low, high } = share;
        let (share, low, high) = (100.0 * share, 100.0 * low, 100.0 * high);
        format!("{name:<40} {games:>9} {share:>6.2}%  {low:>6.2} - {high:.2}%\n")
    };
    let seats = summary.seats.iter().map(|(seat, share)| row(format!("won by {seat}"), share));
    let endings = summary.endings.iter();
    let endings = endings.map(|one| row(format!("{}: {}", one.reason, one.powers.join(", ")), &one.share));
    let turns = summary.turns.iter();
    let turns = turns.map(|(turn, &games)| row(format!("in turn {turn}"), &Share::of(games, summary.games)));
    let parts: [String; 3] = [seats.collect(), endings.collect(), turns.collect()];
    text += &parts.join("\n");
    text += &summary.cost.as_ref().map_or_else(String::new, cost_as_table);
    let faults = summary.faults.iter().map(|fault| format!("game {}: {}", fault.game, fault.reason));
    text.push_str(&lost_seats(&faults.collect::<Vec<_>>()));
    text
}
