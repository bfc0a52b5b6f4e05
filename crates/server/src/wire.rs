//! What is said over the WebSocket: one type each way, explained in `docs/wire.md`.

use rules::view::{LegalWire, WireView};
use serde::{Deserialize, Serialize};

/// Version of the messages; another number is refused in a sentence.
pub const WIRE: u8 = 1;

/// A message of the page. Every one is answered by a `FromServer` whose `reply` has the same `id`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ToServer {
    pub wire: u8,
    /// Chosen by the page, to know the reply by.
    pub id: u32,
    pub say: Say,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "kebab-case")]
pub enum Say {
    /// The first message: which table, and by which secret. Without a token one only watches.
    /// Said again, the connection changes to another seat or table: so one browser plays several seats in turn.
    Attend {
        table: String,
        #[serde(default)]
        token: Option<String>,
        /// Number of the last event the page has; 0 for none.
        #[serde(default)]
        events: u32,
        /// Number of the last word of the talk the page has; 0 for none.
        #[serde(default)]
        talk: u32,
    },
    /// Play an action of the legal list, or a filled form. `version` is the one it was chosen under.
    Play { version: u32, action: String },
    /// Take back own last actions.
    TakeBack { version: u32, count: u32 },
    /// Ask all to agree to something.
    Propose { what: Proposed },
    /// Answer what was proposed.
    Answer { agree: bool },
    /// A question besides the moves.
    Ask { about: Asked },
    /// A word to the whole table.
    Talk { text: String },
    /// The private notebook of this seat, as a whole.
    Note { text: String },
}

/// What all people at a table may agree on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, tag = "what", rename_all = "kebab-case")]
pub enum Proposed {
    /// Go back so many actions, whatever they have shown.
    GoBack { actions: u32 },
    /// Break the game off.
    End,
}

/// What a seat may ask of the rules. Answered from that seat's knowledge alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, tag = "ask", rename_all = "kebab-case")]
pub enum Asked {
    /// Every answer that names this piece.
    Piece { piece: String },
    /// Why an action is not possible, or that it is.
    Why { action: String },
    /// Steps by road, and one shortest way.
    Distance { from: String, to: String },
    /// Who protects an objective or a fortress.
    Protection { city: String },
    /// Whether a general is in supply, and by which line.
    Supply { piece: String },
}

/// A message of the server. Parts that have not changed are absent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FromServer {
    pub wire: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNews>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionNews>,
    /// Events after those the page has, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<EventNews>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub talk: Vec<TalkNews>,
    /// The own notebook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
    /// The last message: why the connection ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Reply {
    pub id: u32,
    pub outcome: Outcome,
    /// The rule behind a refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// One sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The answer to a question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<AskedAnswer>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Done, and durable.
    Done,
    /// It had been done before: the message came twice.
    Again,
    Refused,
    /// The position has changed since; look again.
    Stale,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum AskedAnswer {
    Piece {
        actions: Vec<String>,
    },
    Why {
        possible: bool,
    },
    Distance {
        steps: u8,
        way: Vec<String>,
    },
    Protection {
        protected: bool,
        by: Vec<GuardNews>,
    },
    Supply {
        supplied: bool,
        /// What feeds it, for example `home` or `train`.
        by: Option<String>,
        train: Option<String>,
        /// The cities of a shortest line to the train.
        line: Vec<String>,
    },
}

/// A piece that protects a city, and how far away it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GuardNews {
    pub piece: String,
    pub distance: u8,
}

/// Who sits where and how the table stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TableNews {
    pub id: String,
    pub title: String,
    pub mode: String,
    pub options: Vec<String>,
    /// `gathering`, `playing`, `over` or `agreed`.
    pub stage: String,
    /// The seat this connection sees for; absent for a spectator.
    pub you: Option<String>,
    pub seats: Vec<SeatNews>,
    /// Seconds for one decision.
    pub clock: Option<u32>,
    /// Seconds by which spectators are behind.
    pub delay: u32,
    pub proposal: Option<ProposalNews>,
    pub fair: FairNews,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatNews {
    pub seat: String,
    /// `empty`, `person` or `bot`.
    pub who: String,
    pub name: Option<String>,
    /// How an empty seat is taken: `link`, `open` or `bot`.
    pub place: String,
    pub connected: bool,
    /// The bot that plays for an absent person.
    pub stand_in: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ProposalNews {
    pub by: String,
    pub what: Proposed,
    /// Seats that have agreed.
    pub agreed: Vec<String>,
    /// Seats still to answer.
    pub open: Vec<String>,
}

/// What proves that nobody chose the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FairNews {
    /// Hash of the server's share, published before anybody sat down.
    pub commitment: String,
    pub entropies: Vec<EntropyNews>,
    /// The server's share, once the game is over.
    pub opened: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EntropyNews {
    pub seat: String,
    pub entropy: String,
}

/// The position as this seat, or the public, sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PositionNews {
    /// Sent back with an action chosen here. 0 for spectators.
    pub version: u32,
    /// Number of actions that stand.
    pub actions: u32,
    pub view: WireView,
    /// What this seat is asked, as a sentence.
    pub question: Option<String>,
    pub legal: LegalWire,
    /// How many own last actions may be taken back.
    pub undo: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EventNews {
    /// Counted for each reader, from 1 without gaps.
    pub number: u32,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TalkNews {
    pub number: u32,
    pub seat: String,
    /// Milliseconds since 1970.
    pub at: i64,
    pub text: String,
}

impl FromServer {
    pub fn new() -> FromServer {
        FromServer { wire: WIRE, ..FromServer::default() }
    }

    pub fn reply(id: u32, outcome: Outcome) -> FromServer {
        let reply = Reply { id, outcome, rule: None, text: None, answer: None };
        FromServer { reply: Some(reply), ..FromServer::new() }
    }

    pub fn closed(why: impl Into<String>) -> FromServer {
        FromServer { closed: Some(why.into()), ..FromServer::new() }
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}
