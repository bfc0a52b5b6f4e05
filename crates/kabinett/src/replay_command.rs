//! `kabinett replay`: narrates a finished game, in full or as the public or one seat came to know it.

use std::fmt::Write as _;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use record::{By, Course, Fault, Line, Record, Step};
use rules::tell::Message;
use rules::{Entry, Event, Ruleset, Seat};
use serde_json::{Value, json};
use words::Language;

use crate::answer;
use crate::packs::OwnPacks;

const EXAMPLES: &str = "Examples:
  kabinett replay fixtures/friedrich/joint-victory.game
  kabinett replay game.game --to 40 --seat maria-theresia
  kabinett replay game.game --seat public --json
  kabinett replay game.game --lang de";

/// Narrate a finished game, turn by turn
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ReplayArgs {
    /// The record
    file: PathBuf,
    /// Stop after this action, by its number in the narration
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Show only what this seat, or the `public`, knew at the time [default: everything]
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// The language: en, de or el
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: Language,
    /// Folder of the board pack the game was played on, if not a standard one
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Whose knowledge limits the narration.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Teller {
    Everything,
    Public,
    Seat(Seat),
}

impl Teller {
    fn knows(self, entry: &Entry) -> bool {
        match self {
            Teller::Everything => true,
            Teller::Public => entry.is_for(None),
            Teller::Seat(seat) => entry.is_for(Some(seat)),
        }
    }

    /// Whether the full form of a seat's action, and what it is asked, may be shown.
    fn knows_mind_of(self, seat: Seat) -> bool {
        self == Teller::Everything || self == Teller::Seat(seat)
    }
}

/// One line of the record with its events.
struct Told {
    number: usize,
    by: String,
    action: String,
    events: Vec<Event>,
    /// For a line that is not an action: going back, a change of player.
    besides: Option<String>,
}

struct Story {
    rules: Arc<Ruleset>,
    lang: Language,
    record: Record,
    opening: Vec<Event>,
    told: Vec<Told>,
    /// The open questions where the narration stops.
    asked: Vec<String>,
    is_whole: bool,
}

pub fn run(args: &ReplayArgs) -> Result<(), String> {
    let story = tell(args)?;
    let text = if args.json { format!("{:#}\n", as_json(&story)) } else { as_text(&story) };
    answer::print(&text)
}

fn tell(args: &ReplayArgs) -> Result<Story, String> {
    let place = |fault: Fault| format!("{}: {fault}.", args.file.display());
    let (rules, record) = load(&args.file, args.data.as_deref())?;
    let teller = teller(&rules, args.seat.as_deref())?;
    let known = |events: Vec<Entry>| -> Vec<Event> {
        events.into_iter().filter(|entry| teller.knows(entry)).map(|entry| entry.event).collect()
    };
    let (mut course, opening) = Course::start(Arc::clone(&rules), record::seed_of(&record).map_err(place)?);
    let (mut told, mut is_whole) = (Vec::with_capacity(record.lines.len()), true);
    for line in &record.lines {
        if args.to == Some(told.len()) {
            is_whole = false;
            break;
        }
        let step = course.follow(line).map_err(|reason| place(Fault { line: line.at, reason }))?;
        // A reader who may not know of a line counts without it.
        let Some(action) = shown_action(teller, line, &step) else { continue };
        let by = line.by.slug(&rules).to_owned();
        let besides = step.action.is_none().then(|| told_of_table(&rules, args.lang, line.by, &action));
        told.push(Told { number: told.len() + 1, by, action, events: known(step.events), besides });
    }
    if args.to.is_some_and(|to| to > told.len()) {
        return Err(format!("{}: there are only {} actions.", args.file.display(), told.len()));
    }
    let state = course.game().state();
    if is_whole {
        record::check_end(&rules, state, &record.end).map_err(place)?;
    }
    let questions = rules.seats().filter(|&seat| teller.knows_mind_of(seat));
    let questions = questions.filter_map(|seat| rules.asked(state, seat).map(|question| (seat, question)));
    let asked = questions.map(|(seat, question)| {
        let sentence = words::say(args.lang, &rules.tell_question(&question));
        format!("{}: {sentence}", args.lang.of(&rules.mode.seats[seat.index()].name))
    });
    let asked = asked.collect();
    Ok(Story { opening: known(opening), told, asked, is_whole, rules, record, lang: args.lang })
}

fn load(file: &Path, data: Option<&Path>) -> Result<(Arc<Ruleset>, Record), String> {
    let packs = OwnPacks::new(data)?;
    let input = File::open(file).map_err(|error| format!("{}: cannot be read ({error}).", file.display()))?;
    let read = record::read_from(BufReader::new(input), &|setup| packs.find(setup));
    read.map_err(|fault| format!("{}: {fault}.", file.display()))
}

fn teller(rules: &Ruleset, seat: Option<&str>) -> Result<Teller, String> {
    match seat {
        None => Ok(Teller::Everything),
        Some("public") => Ok(Teller::Public),
        Some(slug) => rules.seat_by_slug(slug).map(Teller::Seat).ok_or_else(|| {
            let seats: Vec<&str> = rules.mode.seats.iter().map(|seat| seat.slug.as_str()).collect();
            format!("there is no seat `{slug}`; use --seat {} or public.", seats.join(", "))
        }),
    }
}

/// The line in the form its reader may know, if he may know of it at all.
fn shown_action(teller: Teller, line: &Line, step: &Step) -> Option<String> {
    let is_own = match line.by {
        By::Seat(seat) => teller.knows_mind_of(seat),
        By::Table => teller == Teller::Everything,
    };
    if is_own { Some(line.action.clone()) } else { step.public.clone() }
}

/// Lines that are no actions, in words.
fn told_of_table(rules: &Ruleset, lang: Language, by: By, action: &str) -> String {
    let message = match action.split(' ').collect::<Vec<_>>()[..] {
        ["undo", count] => {
            let count = count.parse::<u16>().unwrap_or_default();
            match by {
                By::Seat(seat) => {
                    let name = &rules.mode.seats[seat.index()].name;
                    Message::new("table-takes-back").with("name", name).with("n", count)
                }
                By::Table => Message::new("table-goes-back").with("n", count),
            }
        }
        ["seat", seat, kind, ..] => {
            let name = action.splitn(4, ' ').nth(3).unwrap_or_default();
            let seat = rules.mode.seats.iter().find(|plan| plan.slug == seat).map_or(seat, |plan| lang.of(&plan.name));
            Message::new("table-seat-changes").with("name", who(lang, kind == "bot", name)).with("seat", seat)
        }
        _ => return String::new(),
    };
    words::say(lang, &message)
}

/// A name, marked where a bot bears it.
fn who(lang: Language, is_bot: bool, name: &str) -> String {
    if is_bot { words::part(lang, &Message::new("the-bot").with("name", name)) } else { name.to_owned() }
}

/// Who sits where, in words.
fn players(story: &Story) -> Vec<String> {
    let seats = story.rules.mode.seats.iter().zip(&story.record.header.seats);
    let name = |sitter: &record::Sitter| who(story.lang, sitter.is_bot, sitter.name());
    seats.map(|(seat, sitter)| format!("{}: {}", story.lang.of(&seat.name), name(sitter))).collect()
}

fn as_text(story: &Story) -> String {
    let (rules, header) = (&story.rules, &story.record.header);
    let mut text =
        format!("{}, {}\n{}\n", story.lang.of(&rules.pack.name), header.setup.slug(), players(story).join("; "));
    if let Some(note) = &header.note {
        let _ = writeln!(text, "{note}");
    }
    tell_events(&mut text, story, &story.opening);
    for told in &story.told {
        let _ = writeln!(text, "{:>5} {} {}", told.number, told.by, told.action);
        if let Some(besides) = &told.besides {
            let _ = writeln!(text, "      {besides}");
        }
        tell_events(&mut text, story, &told.events);
    }
    if story.is_whole {
        let result = Message::new("replay-result").with("result", story.record.end.outcome.as_str());
        let _ = writeln!(text, "\n{}", words::say(story.lang, &result));
    }
    for asked in &story.asked {
        let asked = Message::new("replay-asked").with("question", asked.as_str());
        let _ = writeln!(text, "\n{}", words::say(story.lang, &asked));
    }
    text
}

/// One line for each event; a turn begins with a heading.
fn tell_events(text: &mut String, story: &Story, events: &[Event]) {
    for event in events {
        let _ = match event {
            Event::TurnBegan { turn } => {
                writeln!(text, "\n{}", words::say(story.lang, &Message::new("turn").with("turn", *turn)))
            }
            _ => writeln!(text, "      {}", words::say(story.lang, &story.rules.tell_event(event))),
        };
    }
}

fn as_json(story: &Story) -> Value {
    let (rules, header) = (&story.rules, &story.record.header);
    let sentence = |event: &Event| words::say(story.lang, &rules.tell_event(event));
    let sentences = |events: &[Event]| events.iter().map(sentence).collect::<Vec<_>>();
    let mut turn = 0;
    let mut turn_after = |events: &[Event]| {
        for event in events {
            if let Event::TurnBegan { turn: begun } = event {
                turn = *begun;
            }
        }
        turn
    };
    turn_after(&story.opening);
    let actions: Vec<Value> = story
        .told
        .iter()
        .map(|told| {
            let turn = turn_after(&[]);
            turn_after(&told.events);
            let mut words: Vec<String> = told.besides.iter().cloned().collect();
            words.extend(sentences(&told.events));
            json!({ "number": told.number, "turn": turn, "by": told.by, "action": told.action, "told": words })
        })
        .collect();
    let seats = rules.mode.seats.iter().zip(&header.seats);
    let seats: Vec<Value> =
        seats.map(|(seat, who)| json!({ "seat": seat.slug, "name": who.name(), "bot": who.is_bot })).collect();
    json!({
        "game": header.setup.title, "mode": header.setup.mode, "options": header.setup.options,
        "note": header.note, "seats": seats, "opening": sentences(&story.opening), "actions": actions,
        "asked": story.asked, "result": story.is_whole.then_some(&story.record.end.outcome),
    })
}
