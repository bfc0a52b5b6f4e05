//! `kabinett board`: checks a board pack and answers questions about its map.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use board::{CityId, GAMES, Pack, Problem, Suit, standard, standard_files};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use crate::answer;

const EXAMPLES: &str = "Examples:
  kabinett board check
  kabinett board check my-packs/friedrich
  kabinett board distance Oschatz Jüterbog
  kabinett board near Prag 2 --game maria --json";

/// Check a board pack and measure its map
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct BoardArgs {
    #[command(subcommand)]
    question: Question,
    /// The game whose pack is used: friedrich or maria [default: friedrich]
    #[arg(long, global = true, value_name = "GAME")]
    game: Option<String>,
    /// Use the pack in this folder instead of the built-in one
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Answer as JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Question {
    /// Check the pack in a folder, or the built-in packs, each with its drawing (map.svg)
    #[command(after_help = "Example: kabinett board check my-packs/friedrich")]
    Check {
        /// Folder with the files of the pack
        dir: Option<PathBuf>,
    },
    /// Show the statistics of a pack
    #[command(after_help = "Example: kabinett board stats --game maria")]
    Stats,
    /// Count the roads between two cities
    #[command(after_help = "Example: kabinett board distance Oschatz Jüterbog")]
    Distance {
        /// Slug or name of a city
        a: String,
        /// Slug or name of a city
        b: String,
    },
    /// Show a shortest path between two cities
    #[command(after_help = "Example: kabinett board path Berlin Prag")]
    Path {
        /// Slug or name of a city
        a: String,
        /// Slug or name of a city
        b: String,
    },
    /// List the cities within N roads of a city
    #[command(after_help = "Example: kabinett board near Berlin 2")]
    Near {
        /// Slug or name of a city
        city: String,
        /// Number of roads
        n: u8,
    },
}

/// Prints the answer, or says in one sentence why there is none.
pub fn run(args: &BoardArgs) -> Result<(), String> {
    let (text, refusal) = answer(args)?;
    answer::print(&text)?;
    refusal.map_or(Ok(()), Err)
}

/// What is printed, and the fault that makes the command fail all the same.
type Answer = (String, Option<String>);

fn answer(args: &BoardArgs) -> Result<Answer, String> {
    if let Question::Check { dir } = &args.question {
        return check(args, dir.as_deref().or(args.data.as_deref()));
    }
    let own;
    let pack = match &args.data {
        Some(folder) => {
            own = from_folder(folder)?;
            &own
        }
        None => standard_pack(args.game.as_deref().unwrap_or(GAMES[0]))?,
    };
    check_game(args, pack)?;
    let city = |text: &String| find_city(pack, text);
    let (text, value) = match &args.question {
        Question::Check { .. } => unreachable!("answered above"),
        Question::Stats => stats(pack),
        Question::Distance { a, b } => distance(pack, city(a)?, city(b)?),
        Question::Path { a, b } => path(pack, city(a)?, city(b)?),
        Question::Near { city: center, n } => near(pack, city(center)?, *n),
    };
    Ok((if args.json { format!("{value:#}\n") } else { text }, None))
}

fn standard_pack(game: &str) -> Result<&'static Pack, String> {
    standard(game).ok_or_else(|| format!("there is no game `{game}`; use --game {}.", GAMES.join(" or --game ")))
}

fn from_folder(folder: &Path) -> Result<Pack, String> {
    Pack::from_folder(folder).map_err(|problem| sentence(&folder.display().to_string(), &problem))
}

/// Names the pack before the fault, unless the fault is that there is none.
fn sentence(source: &str, problem: &Problem) -> String {
    if problem.file == source { problem.to_string() } else { format!("{source}: {problem}") }
}

fn check_game(args: &BoardArgs, pack: &Pack) -> Result<(), String> {
    match &args.game {
        Some(game) if *game != pack.game => {
            Err(format!("the pack belongs to the game `{}`, not to `{game}`; leave out --game.", pack.game))
        }
        _ => Ok(()),
    }
}

/// Reads the packs afresh, those of the program too.
fn check(args: &BoardArgs, folder: Option<&Path>) -> Result<Answer, String> {
    let (mut text, mut values, mut refusal) = (String::new(), Vec::new(), None);
    let wanted = |game: &&&str| args.game.as_ref().is_none_or(|wanted| wanted == **game);
    let standard_verdict =
        |game: &&str| ((*game).to_owned(), Pack::from_memory(standard_files(game).expect("a standard pack")));
    let verdicts: Vec<(String, Result<Pack, Problem>)> = match folder {
        Some(folder) => vec![(folder.display().to_string(), Pack::from_folder(folder))],
        None => GAMES.iter().filter(wanted).map(standard_verdict).collect(),
    };
    if verdicts.is_empty() {
        standard_pack(args.game.as_deref().unwrap_or_default())?;
    }
    for (source, verdict) in verdicts {
        let verdict = verdict.and_then(|pack| check_drawing(folder, &pack).map(|drawing| (pack, drawing)));
        match verdict {
            Ok((pack, drawing)) => {
                check_game(args, &pack)?;
                let tally = pack.tally();
                let _ = writeln!(
                    text,
                    "{source}: good ({} cities, {} roads, {} sectors, {} pieces; hash {}; {drawing})",
                    tally.cities,
                    tally.roads,
                    tally.sectors,
                    pack.pieces.len(),
                    pack.hash_text()
                );
                values.push(json!({ "source": source, "ok": true, "game": pack.game, "hash": pack.hash_text(), "drawing": drawing }));
            }
            Err(problem) => {
                refusal.get_or_insert_with(|| sentence(&source, &problem));
                values.push(json!({
                    "source": source, "ok": false,
                    "file": problem.file, "line": problem.line, "reason": problem.reason,
                }));
            }
        }
    }
    Ok((if args.json { format!("{:#}\n", Value::Array(values)) } else { text }, refusal))
}

/// Proves that the drawing of a pack agrees with it; a custom pack may have none.
fn check_drawing(folder: Option<&Path>, pack: &Pack) -> Result<&'static str, Problem> {
    let own;
    let drawing = match folder {
        Some(folder) => {
            own = read_drawing(folder)?;
            own.as_deref()
        }
        None => chart::standard(&pack.game),
    };
    let Some(drawing) = drawing else { return Ok("no drawing") };
    chart::check(pack, drawing).into_iter().next().map_or(Ok("drawing agrees"), Err)
}

fn read_drawing(folder: &Path) -> Result<Option<String>, Problem> {
    match std::fs::read_to_string(folder.join("map.svg")) {
        Ok(drawing) => Ok(Some(drawing)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Problem::whole("map.svg", error.to_string())),
    }
}

fn find_city(pack: &Pack, text: &str) -> Result<CityId, String> {
    if let Some(city) = pack.city_called(text) {
        return Ok(city);
    }
    let mut reason = format!("the board of {} has no city `{text}`", pack.name.en.to_uppercase());
    let near: Vec<&str> = pack.cities_like(text).into_iter().map(|city| pack.city_of(city).name.as_str()).collect();
    if let [names @ .., last] = &near[..] {
        let others = if names.is_empty() { String::new() } else { format!("{} or ", names.join(", ")) };
        let _ = write!(reason, "; did you mean {others}{last}?");
    }
    let elsewhere = GAMES.into_iter().filter(|game| *game != pack.game);
    for game in elsewhere.filter(|game| standard(game).is_some_and(|other| other.city_called(text).is_some())) {
        let _ = write!(reason, " (--game {game} has it.)");
    }
    Err(reason)
}

fn distance(pack: &Pack, a: CityId, b: CityId) -> (String, Value) {
    let steps = pack.roads.distance(a, b);
    let (a, b) = (pack.city_of(a), pack.city_of(b));
    let roads = if steps == 1 { "road" } else { "roads" };
    let value = json!({ "game": pack.game, "from": a.slug, "to": b.slug, "distance": steps });
    (format!("{} - {}: {steps} {roads}\n", a.name, b.name), value)
}

fn path(pack: &Pack, a: CityId, b: CityId) -> (String, Value) {
    let way = pack.roads.way(a, b).expect("every city of a checked pack is joined to every other");
    let mut text = pack.city_of(a).name.clone();
    let mut roads = Vec::new();
    for step in way.windows(2) {
        let main = pack.roads.is_main(step[0], step[1]);
        let _ = write!(text, " {} {}", if main { "=" } else { "-" }, pack.city_of(step[1]).name);
        roads.push(if main { "main" } else { "normal" });
    }
    let slugs: Vec<&str> = way.iter().map(|&city| pack.city_of(city).slug.as_str()).collect();
    let value = json!({ "game": pack.game, "distance": roads.len(), "cities": slugs, "roads": roads });
    let _ = writeln!(text, "\n{} roads (= main, - normal)", roads.len());
    (text, value)
}

fn near(pack: &Pack, center: CityId, n: u8) -> (String, Value) {
    let mut cities: Vec<(u8, CityId)> =
        pack.roads.near(center, n).map(|city| (pack.roads.distance(center, city), city)).collect();
    cities.sort_unstable();
    let mut text = String::new();
    for steps in 0..=n {
        let here = cities.iter().filter(|(distance, _)| *distance == steps);
        let names: Vec<&str> = here.map(|&(_, city)| pack.city_of(city).name.as_str()).collect();
        if !names.is_empty() {
            let _ = writeln!(text, "{steps}: {}", names.join(", "));
        }
    }
    let list: Vec<Value> = cities
        .iter()
        .map(|&(steps, city)| json!({ "city": pack.city_of(city).slug, "name": pack.city_of(city).name, "distance": steps }))
        .collect();
    (text, json!({ "game": pack.game, "of": pack.city_of(center).slug, "within": n, "cities": list }))
}

fn stats(pack: &Pack) -> (String, Value) {
    let tally = serde_json::to_value(pack.tally()).expect("counts are numbers");
    let all = || (0..pack.cities.len() as u16).map(CityId);
    let longest = all().flat_map(|a| all().map(move |b| pack.roads.distance(a, b))).max().unwrap_or_default();
    let territories: Vec<(&str, usize)> = pack
        .territories
        .iter()
        .enumerate()
        .map(|(at, land)| (land.slug.as_str(), pack.cities.iter().filter(|city| city.territory.index() == at).count()))
        .collect();
    let suits = Suit::ALL.map(|suit| (suit, pack.cities.iter().filter(|city| city.suit == suit).count()));
    let most = all().map(|city| pack.roads.neighbours(city).len()).max().unwrap_or_default();
    let degrees: Vec<usize> =
        (0..=most).map(|roads| all().filter(|&city| pack.roads.neighbours(city).len() == roads).count()).collect();

    let mut text = format!("{} ({})\n", pack.name.en, pack.hash_text());
    for (name, count) in tally.as_object().into_iter().flatten().filter(|(_, count)| **count != 0) {
        let _ = writeln!(text, "{:>6}  {}", count.to_string(), name.replace('_', " "));
    }
    let _ = writeln!(text, "{longest:>6}  roads on the longest shortest path");
    let _ = writeln!(text, "{:>6}  KB of memory when loaded", pack.memory() / 1000);
    let lands: Vec<String> = territories.iter().map(|(land, count)| format!("{land} {count}")).collect();
    let _ = writeln!(text, "cities by territory: {}", lands.join(", "));
    let by_suit = suits.map(|(suit, count)| format!("{} {count}", suit.letter()));
    let _ = writeln!(text, "cities by suit: {}", by_suit.join(", "));
    let by_degree: Vec<String> = degrees.iter().enumerate().map(|(roads, count)| format!("{roads}: {count}")).collect();
    let _ = writeln!(text, "cities by number of roads: {}", by_degree.join(", "));
    let lands: serde_json::Map<String, Value> =
        territories.iter().map(|&(land, count)| (land.to_owned(), json!(count))).collect();
    let suits: serde_json::Map<String, Value> =
        suits.iter().map(|(suit, count)| (suit.letter().to_string(), json!(count))).collect();
    let value = json!({
        "game": pack.game, "hash": pack.hash_text(), "counts": tally, "longest": longest,
        "memory": pack.memory(),
        "territories": lands, "suits": suits, "degrees": degrees,
    });
    (text, value)
}
