//! The bot protocol: one JSON object a line, explained in `docs/bot-protocol.md`.
//!
//! What is written holds the view of one seat and nothing else: `view`, `question`, `legal` and `events` say all that a
//! bot inside would be given, and are read back precisely.

use protocol::{AskedWire, EventWire, LegalWire, Slugs, ViewWire};
use rules::{Action, Event, Outcome, Ruleset, Seat, text};
use serde::{Deserialize, Serialize};

use crate::bot::{Bot, Budget, Situation};
use crate::registry::by_name;

/// Version of the messages.
pub const PROTOCOL: u8 = 2;

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
    /// What is told of this game to whoever plays the seat.
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
#[derive(Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
enum BotMessage {
    Begin(Begin),
    Ask(Box<Ask>),
    End(End),
}

#[derive(Serialize, Deserialize)]
struct Ask {
    id: u32,
    question: AskedWire,
    view: ViewWire,
    legal: LegalWire,
    /// What the seat was shown since it was last asked.
    events: Vec<EventWire>,
    budget: u32,
    /// The question and the events as sentences, where they are wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    english: Option<English>,
}

#[derive(Serialize, Deserialize)]
struct English {
    question: String,
    events: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct End {
    /// The seats that won, or share a draw.
    winners: Vec<String>,
    reason: String,
    turn: u8,
}

fn written(line: &BotMessage) -> String {
    serde_json::to_string(line).expect("a line is plain data")
}

/// The line that opens a game.
pub fn begin(rules: &Ruleset, seat: Seat, seed: u64) -> String {
    written(&BotMessage::Begin(Begin::new(rules, seat, seed)))
}

/// The line that asks for a decision; `english` adds sentences for people to read.
pub fn ask(situation: &Situation, id: u32, budget: Budget, english: bool) -> String {
    let Situation { rules, seat, view, events, question, legal } = *situation;
    let slugs = Slugs::exact(rules);
    let sentences = || English {
        question: words::english(&rules.tell_question(&question)),
        events: events.iter().map(|event| words::english(&rules.tell_event(event))).collect(),
    };
    let ask = Ask {
        id,
        question: AskedWire::of(seat, &question, &slugs),
        view: ViewWire::exact(view, rules),
        legal: LegalWire::exact(legal, rules),
        events: events.iter().map(|event| EventWire::of(event, &slugs)).collect(),
        budget: budget.0,
        english: english.then(sentences),
    };
    written(&BotMessage::Ask(Box::new(ask)))
}

/// The line that ends a game.
pub fn end(rules: &Ruleset, outcome: &Outcome) -> String {
    let won = rules.seats().filter(|&seat| outcome.won(seat));
    let winners = won.map(|seat| rules.mode.seats[seat.index()].slug.clone()).collect();
    written(&BotMessage::End(End { winners, reason: outcome.reason.slug().to_owned(), turn: outcome.turn }))
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

/// Finds the rules a game is played by.
pub type FindRules<'a> = dyn Fn(&Begin) -> Result<Ruleset, String> + 'a;

/// A bot of this crate at the other end of the protocol.
pub struct Correspondent<'a> {
    name: &'a str,
    find: &'a FindRules<'a>,
    game: Option<(Ruleset, Box<dyn Bot>)>,
}

impl<'a> Correspondent<'a> {
    /// A bot by name, for games whose rules `find` finds.
    pub fn new(name: &'a str, find: &'a FindRules<'a>) -> Correspondent<'a> {
        Correspondent { name, find, game: None }
    }

    /// Takes one line; gives the answer if it asks for one. The error is one sentence.
    pub fn hear(&mut self, line: &str) -> Result<Option<String>, String> {
        let heard = serde_json::from_str(line).map_err(|error| format!("a line cannot be read: {error}."))?;
        match heard {
            BotMessage::Begin(begin) => self.begin(&begin).map(|()| None),
            BotMessage::Ask(ask) => self.decide(&ask).map(Some),
            BotMessage::End(_) => {
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

    fn decide(&mut self, ask: &Ask) -> Result<String, String> {
        let Some((rules, bot)) = &mut self.game else {
            return Err("a question came before the line that begins a game.".to_owned());
        };
        let slugs = Slugs::exact(rules);
        let unreadable = |fault| format!("a question cannot be read: {fault}.");
        let view = ask.view.read(rules).map_err(unreadable)?;
        let legal = ask.legal.read(rules).map_err(unreadable)?;
        let events = ask.events.iter().map(|event| event.read(&slugs)).collect::<Result<Vec<Event>, _>>();
        let events = events.map_err(unreadable)?;
        let (seat, question) = ask.question.read(&slugs).map_err(unreadable)?;
        let situation = Situation { rules, seat, view: &view, events: &events, question, legal: &legal };
        let action: Action = bot.decide(&situation, Budget(ask.budget));
        let reply = Reply { id: ask.id, action: text::write(rules, &action) };
        Ok(serde_json::to_string(&reply).expect("a reply is plain data"))
    }
}
