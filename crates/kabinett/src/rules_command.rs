//! `kabinett rules`: looks up rules, rulings, cards of fate, examples, invariants and decisions by number or word.

use catalogue::{CATALOGUE, CatalogueEntry, FRIEDRICH_MODES, Filter, Game, Kind, MARIA_MODES, OPTIONS, evidence};
use clap::{Args, Subcommand};
use rules::SequenceStep;
use serde_json::Value;

use crate::answer;

const EXAMPLES: &str = "Examples:
  kabinett rules show F-5.7
  kabinett rules search supply hussar
  kabinett rules list --game maria --mode schlesien-gambit
  kabinett rules list --kind ruling --json
  kabinett rules sequence --game maria --mode advanced-3p";

/// Look up a rule by number or word, with the code and tests that implement it
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct RulesArgs {
    #[command(subcommand)]
    question: Question,
    /// Only this game: friedrich or maria
    #[arg(long, global = true, value_name = "GAME")]
    game: Option<String>,
    /// Only what applies in this mode; or the name of an option, for what applies only with it
    #[arg(long, global = true, value_name = "MODE")]
    mode: Option<String>,
    /// Only this kind: rule, ruling, fate, example, invariant, decision, or all [default: rule; for search: all]
    #[arg(long, global = true, value_name = "KIND")]
    kind: Option<String>,
    /// Answer as JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Question {
    /// List rules, or other entries with --kind
    #[command(after_help = "Example: kabinett rules list --game friedrich --mode scenario-1")]
    List,
    /// Show one entry with the code and tests that implement it
    #[command(after_help = "Example: kabinett rules show F-5.7")]
    Show {
        /// Its id, in any case, or as it appears in the name of a test
        id: String,
    },
    /// Find the entries that contain all these words
    #[command(after_help = "Example: kabinett rules search retreat winner --game maria")]
    Search {
        /// Words or parts of words
        #[arg(required = true)]
        words: Vec<String>,
    },
    /// Print the sequence of play of a mode: its steps in order, where players are asked, and the rules of each
    #[command(after_help = "Example: kabinett rules sequence --game friedrich --mode standard-4p --option expert")]
    Sequence {
        /// An option of the mode: expert, milder-fate or political; may be repeated
        #[arg(long = "option", value_name = "OPTION")]
        options: Vec<String>,
    },
}

/// Prints the answer, or says in one sentence why there is none.
pub fn run(args: &RulesArgs) -> Result<(), String> {
    answer::print(&answer(args)?)
}

fn answer(args: &RulesArgs) -> Result<String, String> {
    match &args.question {
        Question::List => {
            let found = CATALOGUE.list(&filter(args, Some(Kind::Rule))?);
            Ok(listed(&found, args.json, "there is nothing of that kind in that game and mode"))
        }
        Question::Search { words } => {
            let filter = filter(args, None)?;
            let words = words.join(" ");
            let mut found = CATALOGUE.search(&words);
            found.retain(|entry| filter.admits(entry));
            Ok(listed(&found, args.json, &format!("no entry contains all of `{words}`")))
        }
        Question::Show { id } => {
            let entry = CATALOGUE.get(id).ok_or_else(|| unknown(id))?;
            Ok(if args.json { pretty(&as_json(entry)) } else { shown(entry) })
        }
        Question::Sequence { options } => sequence(args, options),
    }
}

/// The steps of one mode; the game and the mode must be named.
fn sequence(args: &RulesArgs, options: &[String]) -> Result<String, String> {
    let (Some(game), Some(mode)) = (&args.game, &args.mode) else {
        return Err("a sequence belongs to a mode: choose one with --game and --mode, for example \
                    --game maria --mode advanced-3p."
            .to_owned());
    };
    let pack = board::standard(game).ok_or_else(|| format!("there is no game `{game}`; use friedrich or maria."))?;
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let options = rules::Options::parse(&options).map_err(|reason| format!("{reason}."))?;
    let steps = rules::Ruleset::new(pack, mode, options).map_err(|reason| format!("{reason}."))?.sequence();
    if args.json {
        return Ok(pretty(&steps.iter().map(step_as_json).collect()));
    }
    Ok(steps.iter().enumerate().map(|(at, step)| step_as_line(at + 1, step)).collect())
}

fn step_as_line(number: usize, step: &SequenceStep) -> String {
    let asks = if step.asks { "asks" } else { "" };
    let rules: Vec<&str> = step.rules.iter().map(|rule| rule.as_str()).collect();
    let jumps = if step.jumps.is_empty() { String::new() } else { format!("  or to {}", step.jumps.join(", ")) };
    let line = format!("{number:>3}  {:<16} {asks:<4}  {:<28}{jumps}", step.name, rules.join(", "));
    format!("{}\n", line.trim_end())
}

fn step_as_json(step: &SequenceStep) -> Value {
    let rules: Vec<&str> = step.rules.iter().map(|rule| rule.as_str()).collect();
    serde_json::json!({ "name": step.name, "asks": step.asks, "rules": rules, "jumps": step.jumps })
}

fn filter(args: &RulesArgs, default: Option<Kind>) -> Result<Filter, String> {
    let game = args.game.as_deref().map(str::parse::<Game>).transpose().map_err(|reason| format!("{reason}."))?;
    let kind = match args.kind.as_deref() {
        None => default,
        Some("all") => None,
        Some(kind) => Some(kind.parse::<Kind>().map_err(|reason| format!("{reason}, or all."))?),
    };
    if let Some(mode) = &args.mode {
        let mut known = FRIEDRICH_MODES.iter().chain(&MARIA_MODES).chain(&OPTIONS);
        if !known.any(|name| name == mode) {
            let modes = [FRIEDRICH_MODES.join(", "), MARIA_MODES.join(", ")].join(", ");
            return Err(format!("there is no mode `{mode}`; use {modes}, or an option: {}.", OPTIONS.join(", ")));
        }
    }
    Ok(Filter { game, kind, mode: args.mode.clone() })
}

fn unknown(id: &str) -> String {
    let near: Vec<&str> = CATALOGUE.near(id).iter().map(|entry| entry.id.as_str()).collect();
    if near.is_empty() {
        format!("there is no rule `{id}`; `kabinett rules list --kind all` shows every number.")
    } else {
        format!("there is no rule `{id}`; similar ones are {}.", near.join(", "))
    }
}

fn listed(entries: &[&CatalogueEntry], is_json: bool, nothing: &str) -> String {
    if is_json {
        return pretty(&entries.iter().map(|entry| as_json(entry)).collect());
    }
    if entries.is_empty() {
        return format!("{nothing}\n");
    }
    let line = |entry: &&CatalogueEntry| format!("{:<11}{:<10}{}\n", entry.id, entry.status.to_string(), entry.line());
    entries.iter().map(line).collect()
}

/// An entry with the code and tests that implement it.
fn as_json(entry: &CatalogueEntry) -> Value {
    let mut value = serde_json::to_value(entry).expect("an entry is plain text");
    let evidence = evidence(&entry.id);
    value["code"] = evidence.code.into();
    value["tests"] = evidence.tests.into();
    value
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

fn shown(entry: &CatalogueEntry) -> String {
    let evidence = evidence(&entry.id);
    let or_none = |list: Vec<String>| if list.is_empty() { vec!["none".to_owned()] } else { list };
    let derived = if entry.derived { "yes: it follows from printed rules" } else { "no" };
    let status = match &entry.place {
        Some(place) => format!("{}: {place}", entry.status),
        None => entry.status.to_string(),
    };
    let confidence = entry.confidence.map(|sure| match &entry.confidence_note {
        Some(note) => format!("{sure} ({note})"),
        None => sure.to_string(),
    });
    let switch = entry.switch.as_ref().map(|name| format!("{name}: {}", entry.default.as_deref().unwrap_or_default()));
    let see = (!entry.see.is_empty()).then(|| entry.see.join(", "));
    let facts = [
        ("text", entry.text.clone()),
        ("question", entry.question.clone()),
        ("answer", entry.answer.clone()),
        ("given", entry.given.clone()),
        ("when", entry.when.clone()),
        ("then", entry.then.clone()),
        ("class", entry.class.map(|class| class.to_string())),
        ("seen by", entry.visibility.clone()),
        ("undo", entry.undo.clone()),
        ("modes", Some(entry.modes_line())),
        ("derived", (entry.kind == Kind::Rule).then(|| derived.to_owned())),
        ("confidence", confidence),
        ("switch", switch),
        ("see", see),
        ("status", Some(status)),
        ("code", Some(or_none(evidence.code).join(&continued()))),
        ("tests", Some(or_none(evidence.tests).join(&continued()))),
    ];
    let title =
        format!("{} ({}, {}: {})\n", entry.id, entry.game.to_string().to_uppercase(), entry.kind, entry.section);
    let lines = facts.into_iter().filter_map(|(name, fact)| fact.map(|fact| format!("{name:<WIDTH$}{fact}\n")));
    title + &lines.collect::<String>()
}

/// Width of the name column.
const WIDTH: usize = 12;

/// Indents a further line of the same fact.
fn continued() -> String {
    format!("\n{}", " ".repeat(WIDTH))
}
