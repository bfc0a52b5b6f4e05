//! `kabinett inspect`: what the rules say about a position written as JSON.

use std::fs;
use std::io::Read as _;
use std::path::PathBuf;

use clap::{ArgAction, Args};
use protocol::{InspectionWire, PositionWire};
use rules::position::Built;
use rules::{Audience, Entry, Log, PositionError, RuleId, Ruleset};
use serde::Serialize;

use crate::answer;
use crate::packs;

const EXAMPLES: &str = "Examples:
  kabinett inspect position.json
  kabinett inspect position.json --play friedrich 'march seydlitz brandenburg-potsdam' --play friedrich end
  kabinett inspect position.json --data my-pack

docs/inspect.md explains every field of input and output.";

/// Print what the rules say about a position written as JSON
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct InspectArgs {
    /// The position; `-` reads it from standard input
    file: String,
    /// Play this action for this seat first; may be repeated
    #[arg(long, num_args = 2, value_names = ["SEAT", "ACTION"], action = ArgAction::Append)]
    play: Vec<String>,
    /// Another board pack
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// No position is longer than this.
const LONGEST: u64 = 1_000_000;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Answer {
    /// What happened automatically before anybody was asked.
    events: Vec<Told>,
    played: Vec<Played>,
    position: PositionWire,
    #[serde(flatten)]
    inspection: InspectionWire,
}

#[derive(Serialize)]
struct Told {
    text: String,
    /// The one seat that may know; absent for what all may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    only: Option<String>,
}

#[derive(Serialize)]
struct Played {
    seat: String,
    action: String,
    accepted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    events: Vec<Told>,
}

/// Prints the answer, or says in one sentence why there is none.
pub fn run(args: &InspectArgs) -> Result<(), String> {
    let place = |reason: String| format!("{}: {reason}.", args.file);
    let misplaced = |error: PositionError| place(error.to_string());
    let text = read(&args.file).map_err(place)?;
    let position: PositionWire = serde_json::from_str(&text).map_err(|error| place(error.to_string()))?;
    let title = if position.title.is_empty() { board::GAMES[0] } else { &position.title };
    let pack = packs::of_game(title, args.data.as_deref()).map_err(place)?;
    let Built { rules, mut state, events } = position.build(pack).map_err(misplaced)?;
    let mut played = Vec::new();
    for pair in args.play.chunks(2) {
        played.push(play(&rules, &mut state, &pair[0], &pair[1])?);
    }
    let queries = position.retreat_queries(&rules).map_err(misplaced)?;
    let inspection = rules.inspect(&state, &queries).map_err(misplaced)?;
    let inspection = InspectionWire::of(&inspection, &position.retreats, &rules);
    let position = PositionWire::of(&state, &rules);
    let answer = Answer { events: told(&rules, events), played, position, inspection };
    let text = serde_json::to_string_pretty(&answer).map_err(|error| place(error.to_string()))?;
    answer::print(&format!("{text}\n"))
}

fn read(file: &str) -> Result<String, String> {
    let mut text = String::new();
    let read = if file == "-" {
        std::io::stdin().take(LONGEST + 1).read_to_string(&mut text)
    } else {
        fs::File::open(file).and_then(|open| open.take(LONGEST + 1).read_to_string(&mut text))
    };
    read.map_err(|error| error.to_string())?;
    if text.len() as u64 > LONGEST { Err("the file is too long to be a position".to_owned()) } else { Ok(text) }
}

fn told(rules: &Ruleset, entries: Vec<Entry>) -> Vec<Told> {
    let tell = |entry: Entry| Told {
        text: words::english(&rules.tell_event(&entry.event)),
        only: match entry.audience {
            Audience::All => None,
            Audience::Only(seat) => Some(rules.mode.seats[seat.index()].slug.clone()),
        },
    };
    entries.into_iter().map(tell).collect()
}

/// Plays one action; a refusal by the parser or the judge is part of the answer.
fn play(rules: &Ruleset, state: &mut rules::State, seat: &str, action: &str) -> Result<Played, String> {
    let number = rules.seat_by_slug(seat).ok_or_else(|| {
        let seats: Vec<&str> = rules.mode.seats.iter().map(|plan| plan.slug.as_str()).collect();
        format!("there is no seat `{seat}` in this mode; the seats are {}.", seats.join(", "))
    })?;
    let mut log = Log::new();
    let (rule, reason) = match rules.read(state, number, action) {
        Err(error) => (error.rule.map(RuleId::as_str), Some(words::english(&error.message()))),
        Ok(read) => match rules.play(state, number, &read, &mut log) {
            Err(refusal) => (Some(refusal.rule.as_str()), Some(words::english(&rules.tell_refusal(&refusal.why)))),
            Ok(()) => (None, None),
        },
    };
    Ok(Played {
        seat: seat.to_owned(),
        action: action.to_owned(),
        accepted: reason.is_none(),
        rule,
        reason,
        events: told(rules, log.into_entries()),
    })
}
