//! `kabinett simulate`: many games, and how they ended.

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{Plan, Results, Seating, Simulation, simulate, wilson};
use record::Setup;
use rules::Ruleset;
use serde_json::{Value, json};

const EXAMPLES: &str = "Examples:
  kabinett simulate --games 1000
  kabinett simulate --mode scenario-1 --games 10000 --threads 2 --check
  kabinett simulate --mode scenario-2 --bots recruit,random --games 200
  kabinett simulate --mode standard-4p --option expert --games 500 --seed 7 --json";

/// Play many games between bots and count how they ended
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct SimulateArgs {
    /// The game: friedrich or maria
    #[arg(long, default_value = "friedrich", value_name = "GAME")]
    game: String,
    /// The mode, for example standard-4p
    #[arg(long, default_value = "standard-4p", value_name = "MODE")]
    mode: String,
    /// An option of the mode, for example expert; may be repeated
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// Who plays: random or a bot for each seat, by commas; one name fills every seat
    #[arg(long, default_value = "random", value_name = "NAMES")]
    bots: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    /// How many games at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Put every action before the judge and prove every position sound; about ten times slower
    #[arg(long)]
    check: bool,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Prints the results, or says in one sentence why there are none.
pub fn run(args: &SimulateArgs) -> Result<(), String> {
    let plan = plan(args)?;
    let setup = Setup { title: args.game.clone(), mode: args.mode.clone(), options: args.options.clone() };
    let rules = setup.ruleset().map_err(|reason| format!("{reason}."))?;
    let seating = Seating::parse(&rules, &args.bots).map_err(|reason| format!("{reason}."))?;
    let start = Instant::now();
    let simulation = watched(&rules, &plan, &seating);
    let seconds = start.elapsed().as_secs_f64();
    let text = if args.json {
        format!("{:#}\n", as_json(&rules, &setup, &plan, &seating, &simulation, seconds))
    } else {
        as_table(&rules, &setup, &simulation, seconds)
    };
    // Nobody may be left to read the answer (`| head`), and that is no fault.
    let _ = std::io::stdout().write_all(text.as_bytes());
    match simulation.failures.first() {
        None => Ok(()),
        Some(first) => Err(format!(
            "{} of {} games broke off; the first is game {} of seed {}: {}",
            simulation.failures.len(),
            plan.games,
            first.game,
            plan.seed,
            first.reason
        )),
    }
}

fn plan(args: &SimulateArgs) -> Result<Plan, String> {
    let threads = match args.threads {
        Some(0) => return Err("no game can be played on 0 threads; use --threads 1 or more.".to_owned()),
        Some(threads) => threads,
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    if args.games == 0 {
        return Err("0 games have no result; use --games 1 or more.".to_owned());
    }
    Ok(Plan { games: args.games, seed: args.seed, threads, checked: args.check })
}

/// Plays with a progress bar on stderr, shown only where somebody watches.
fn watched(rules: &Ruleset, plan: &Plan, seating: &Seating) -> Simulation {
    let form = "{bar:32} {pos}/{len} games, {per_sec}, {eta} left";
    let bar = ProgressBar::with_draw_target(Some(plan.games), ProgressDrawTarget::stderr())
        .with_style(ProgressStyle::with_template(form).unwrap_or_else(|_| ProgressStyle::default_bar()));
    let done = AtomicU64::new(0);
    thread::scope(|scope| {
        let games = scope.spawn(|| simulate(rules, plan, seating, &done));
        while !games.is_finished() {
            bar.set_position(done.load(Ordering::Relaxed));
            thread::sleep(Duration::from_millis(50));
        }
        bar.finish_and_clear();
        games.join().expect("the laboratory catches the faults of its games")
    })
}

fn as_table(rules: &Ruleset, setup: &Setup, simulation: &Simulation, seconds: f64) -> String {
    let results = &simulation.results;
    let games = results.games;
    let mut text = format!(
        "{}: {games} games, {:.0} decisions each, {:.0} games/s\n\n",
        setup.slug(),
        results.decisions_per_game(),
        games as f64 / seconds
    );
    let mut row = |name: &str, hits: u64| {
        let (low, high) = wilson(hits, games);
        let share = 100.0 * hits as f64 / games.max(1) as f64;
        let _ = writeln!(text, "{name:<40} {hits:>9} {share:>6.2}%  {:>6.2} - {:.2}%", 100.0 * low, 100.0 * high);
    };
    for (seat, plan) in rules.mode.seats.iter().enumerate() {
        row(&format!("won by {}", plan.slug), results.wins[seat]);
    }
    for (&(reason, powers), &hits) in &results.endings {
        row(&format!("{reason}: {}", Results::powers(rules, powers).join(", ")), hits);
    }
    for (turn, &hits) in &results.turns {
        row(&format!("in turn {turn}"), hits);
    }
    if let (Some(middle), Some(slow)) = (simulation.thinking.within(0.5), simulation.thinking.within(0.99)) {
        let _ =
            writeln!(text, "\nbots decide within {:.2} ms half the time, {:.2} ms at 99%", middle / 1e3, slow / 1e3);
    }
    text
}

fn as_json(
    rules: &Ruleset,
    setup: &Setup,
    plan: &Plan,
    seating: &Seating,
    simulation: &Simulation,
    seconds: f64,
) -> Value {
    let results = &simulation.results;
    let share = |hits: u64| {
        let (low, high) = wilson(hits, results.games);
        json!({ "games": hits, "share": hits as f64 / results.games.max(1) as f64, "low": low, "high": high })
    };
    let seats: serde_json::Map<String, Value> = rules
        .mode
        .seats
        .iter()
        .enumerate()
        .map(|(seat, plan)| (plan.slug.clone(), share(results.wins[seat])))
        .collect();
    let endings: Vec<Value> = results
        .endings
        .iter()
        .map(|(&(reason, powers), &hits)| {
            let mut ending = share(hits);
            ending["reason"] = json!(reason);
            ending["powers"] = json!(Results::powers(rules, powers));
            ending
        })
        .collect();
    let failures: Vec<Value> =
        simulation.failures.iter().map(|failure| json!({ "game": failure.game, "reason": failure.reason })).collect();
    json!({
        "game": setup.title, "mode": setup.mode, "options": setup.options, "bots": seating.names,
        "seed": plan.seed, "games": results.games, "checked": plan.checked,
        "seats": seats, "endings": endings, "turns": results.turns, "lengths": results.lengths,
        "decisions_per_game": results.decisions_per_game(),
        "bot_us_median": simulation.thinking.within(0.5), "bot_us_99": simulation.thinking.within(0.99),
        "shortest": results.shortest, "longest": results.longest, "failures": failures,
        "seconds": seconds, "games_per_s": results.games as f64 / seconds, "threads": plan.threads,
    })
}
