//! The bot protocol: one JSON object a line, explained in `docs/bot-protocol.md`.
//!
//! What is written holds the view of one seat and nothing else. A bot of any make reads `view`, `question` and
//! `legal`, in the form the page gets them; `exact` holds the same once more by numbers, so that a bot of this crate
//! gets back precisely what it would have been given inside.

use protocol::{AskedWire, LegalWire, ViewWire};
use rules::{Action, Event, Legal, Outcome, Ruleset, Seat, View, text};
use serde::{Deserialize, Serialize};

use crate::bot::{Bot, Budget, Situation};
use crate::registry::by_name;

/// Version of the messages.
pub const PROTOCOL: u8 = 1;

/// The first line of a game: what is played, and for whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Begin {
    pub protocol: u8,
    pub game: String,
    pub mode: String,
    pub options: Vec<String>,
    pub seat: String,
    /// A number for the bot's own dice: the same game can be played again.
    pub seed: u64,
}

impl Begin {
    pub fn new(rules: &Ruleset, seat: Seat, seed: u64) -> Begin {
        Begin {
            protocol: PROTOCOL,
            game: rules.pack.game.clone(),
            mode: rules.mode.slug.clone(),
            options: rules.options.names().into_iter().map(str::to_owned).collect(),
            seat: rules.mode.seats[seat.index()].slug.clone(),
            seed,
        }
    }
}

/// What a line to a bot says.
#[derive(Serialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
enum Line<'a> {
    Begin(&'a Begin),
    Ask(Box<Ask<'a>>),
    End(End),
}

#[derive(Serialize)]
struct Ask<'a> {
    id: u32,
    question: Option<AskedWire>,
    /// The question as a sentence.
    text: String,
    view: ViewWire,
    legal: LegalWire,
    /// Sentences of the log since the bot was last asked.
    events: Vec<String>,
    budget: u32,
    exact: ExactWritten<'a>,
}

#[derive(Serialize)]
struct ExactWritten<'a> {
    view: &'a View,
    legal: &'a Legal,
    events: &'a [Event],
}

#[derive(Serialize)]
struct End {
    /// The seats that won, or share a draw.
    winners: Vec<String>,
    reason: &'static str,
    turn: u8,
}

fn written(line: &Line) -> String {
    serde_json::to_string(line).expect("a line is plain data")
}

/// The line that opens a game.
pub fn begin(rules: &Ruleset, seat: Seat, seed: u64) -> String {
    written(&Line::Begin(&Begin::new(rules, seat, seed)))
}

/// The line that asks for a decision.
pub fn ask(situation: &Situation, id: u32, budget: Budget) -> String {
    let Situation { rules, seat, view, events, question, legal } = *situation;
    let wire = ViewWire::of(view, rules);
    let slug = rules.mode.seats[seat.index()].slug.as_str();
    let ask = Ask {
        id,
        question: wire.asked.iter().find(|asked| asked.seat == slug).cloned(),
        text: words::english(&rules.tell_question(&question)),
        view: wire,
        legal: LegalWire::of(legal, rules),
        events: events.iter().map(|event| words::english(&rules.tell_event(event))).collect(),
        budget: budget.0,
        exact: ExactWritten { view, legal, events },
    };
    written(&Line::Ask(Box::new(ask)))
}

/// The line that ends a game.
pub fn end(rules: &Ruleset, outcome: &Outcome) -> String {
    let winners = outcome.seats.iter().map(|seat| rules.mode.seats[seat.index()].slug.clone()).collect();
    written(&Line::End(End { winners, reason: outcome.reason.slug(), turn: outcome.turn }))
}

/// What a bot answers: `{"id":7,"action":"concede"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reply {
    pub id: u32,
    pub action: String,
}

impl Reply {
    /// Reads an answer to the question of this number; the error says what is wrong with it.
    pub fn read(line: &str, id: u32) -> Result<Reply, String> {
        let reply: Reply = serde_json::from_str(line).map_err(|error| error.to_string())?;
        if reply.id == id { Ok(reply) } else { Err(format!("it answers question {}, not {id}", reply.id)) }
    }
}

/// What is read of a line to a bot.
#[derive(Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
enum Heard {
    Begin(Begin),
    Ask(Box<HeardAsk>),
    End {},
}

#[derive(Deserialize)]
struct HeardAsk {
    id: u32,
    budget: u32,
    exact: Exact,
}

#[derive(Deserialize)]
struct Exact {
    view: View,
    legal: Legal,
    events: Vec<Event>,
}

/// Finds the rules a game is played by.
pub type FindRules<'a> = dyn Fn(&Begin) -> Result<Ruleset, String> + 'a;

/// A bot of this crate at the other end of the protocol.
pub struct Correspondent<'a> {
    name: &'a str,
    find: &'a FindRules<'a>,
    game: Option<(Ruleset, Box<dyn Bot>)>,
}

impl<'a> Correspondent<'a> {
    pub fn new(name: &'a str, find: &'a FindRules<'a>) -> Correspondent<'a> {
        Correspondent { name, find, game: None }
    }

    /// Takes one line; gives the answer if it asks for one. The error is one sentence.
    pub fn hear(&mut self, line: &str) -> Result<Option<String>, String> {
        let heard = serde_json::from_str(line).map_err(|error| format!("a line cannot be read: {error}."))?;
        match heard {
            Heard::Begin(begin) => self.begin(&begin).map(|()| None),
            Heard::Ask(ask) => self.decide(*ask).map(Some),
            Heard::End {} => {
                self.game = None;
                Ok(None)
            }
        }
    }

    fn begin(&mut self, begin: &Begin) -> Result<(), String> {
        if begin.protocol != PROTOCOL {
            return Err(format!("protocol {} is not spoken here; this is {PROTOCOL}.", begin.protocol));
        }
        let rules = (self.find)(begin)?;
        let bot = by_name(self.name, begin.seed).ok_or_else(|| format!("there is no bot `{}`.", self.name))?;
        self.game = Some((rules, bot));
        Ok(())
    }

    fn decide(&mut self, ask: HeardAsk) -> Result<String, String> {
        let Some((rules, bot)) = &mut self.game else {
            return Err("a question came before the line that begins a game.".to_owned());
        };
        let Exact { view, legal, events } = ask.exact;
        let view = view.with_phase();
        let question = view.viewer.and_then(|seat| view.asked.iter().find(|(asked, _)| *asked == seat)).copied();
        let Some((seat, question)) = question else { return Err("a seat that is not asked was asked.".to_owned()) };
        let situation = Situation { rules, seat, view: &view, events: &events, question, legal: &legal };
        let action: Action = bot.decide(&situation, Budget(ask.budget));
        let reply = Reply { id: ask.id, action: text::write(rules, &action) };
        Ok(serde_json::to_string(&reply).expect("a reply is plain data"))
    }
}
