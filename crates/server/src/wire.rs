//! What is said over the WebSocket: one type each way, explained in `docs/wire.md`.

mod effect;
mod event;
mod reply;
mod story;

use protocol::{GuardWire, KnowledgeWire, LegalWire, MessageWire, ProspectWire, Slug, ViewWire};
use serde::{Deserialize, Serialize};

use crate::close_reason::CloseReason;

pub use effect::{ActionEffect, ExpectedCombat, OddsWire, PieceMove, SideOdds, WarningWire};
pub use event::{LoggedEvent, TableEventWire};
pub use reply::{ConnectionClosed, Reply, ReplyStatus};
pub use story::{BattleStory, Campaign, CampaignPath, CurvePoint, HandStory, PowerStory, StoryWire, TurningPoint};

/// Version of the messages; another number is refused in a sentence.
pub const WIRE: u8 = 2;

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
        /// After the first position, be told of pieces and powers only those that have changed.
        #[serde(default)]
        changes: bool,
        /// Have every message put into English too, as `text`.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        english: bool,
    },
    /// Play an action of the legal list, or a filled form. `version` is the one it was chosen under.
    Play { version: u32, action: String },
    /// Take back own last actions.
    TakeBack { version: u32, count: u32 },
    /// Ask all to agree to something.
    Propose { what: Proposed },
    /// Answer what was proposed, by its number; another number is stale.
    Answer { proposal: u32, agree: bool },
    /// A question besides the moves.
    Ask { about: Asked },
    /// A word to the whole table.
    Talk { text: String },
    /// The private notebook of this seat, as a whole.
    Note { text: String },
    /// Whether the server is still there; answered at once, before any table too.
    Ping,
}

/// What all people at a table may agree on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, tag = "what", rename_all = "kebab-case")]
pub enum Proposed {
    /// Go back so many actions of those that all have seen, whatever they have shown.
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
    /// What an action of the own seat would do, before it is done.
    Effect { action: String },
    /// What each answer would make of the combat that is on.
    Duel,
    /// What everybody may know of a city.
    City { city: String },
    /// What can be inferred of armies and hands one does not see: from the own seat's knowledge, or the public's.
    Knowledge,
    /// How likely each seat is to win, by what is public.
    Chance,
}

impl Asked {
    /// Whether the answer hangs on the board alone, and on nothing that happens.
    pub fn is_about_the_board(&self) -> bool {
        matches!(self, Asked::Distance { .. })
    }
}

/// A message of the server. Parts that have not changed are absent.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FromServer {
    pub wire: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionUpdate>,
    /// Events after those the page has, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<LoggedEvent>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub talk: Vec<ChatMessage>,
    /// The own notebook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
    /// The last message: why the connection ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<ConnectionClosed>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
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
        by: Vec<GuardWire>,
    },
    Supply {
        supplied: bool,
        /// What feeds it, for example `home` or `train`.
        by: Option<String>,
        train: Option<String>,
        /// The cities of a shortest line to the train.
        line: Vec<String>,
    },
    Effect {
        effect: Box<ActionEffect>,
    },
    Duel {
        answers: Vec<DuelAnswer>,
    },
    City {
        city: Box<CityInfo>,
    },
    Knowledge {
        knowledge: Box<KnowledgeWire>,
    },
    Chance {
        /// By seat; empty for a mode whose games have not been counted.
        chances: Vec<SeatChance>,
    },
}

/// How likely a seat is to win, from 0 to 1; a shared victory counts as a part.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatChance {
    pub seat: String,
    pub chance: f32,
    /// The same by the powers this seat leads now.
    pub powers: Vec<PowerChance>,
}

/// How likely a power is to win, from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PowerChance {
    pub power: String,
    pub chance: f32,
}

/// What an answer would make of a combat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DuelAnswer {
    pub action: String,
    /// From the attacker's side; absent where the combat would be over.
    pub score: Option<i16>,
    /// `attacker` or `defender`: who would have the right to play.
    pub to_play: Option<Slug>,
    /// What everybody would hear first.
    pub told: MessageWire,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CityInfo {
    pub name: String,
    #[cfg_attr(test, ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\""))]
    pub suit: board::Suit,
    pub sector: u32,
    pub territory: String,
    /// The power whose pieces come back here.
    pub depot: Option<String>,
    /// Generals and trains that stand here.
    pub pieces: Vec<String>,
    pub hussars: u32,
    /// An objective or a fortress.
    pub site: Option<SiteInfo>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SiteInfo {
    /// `objective`, `major-fortress` or `minor-fortress`.
    pub kind: &'static str,
    /// Of an objective: first or second.
    pub order: Option<u8>,
    /// The power an objective belongs to.
    pub wanted_by: Option<String>,
    /// Who has it now.
    pub held_by: Vec<String>,
    pub marker: Option<String>,
    pub question: Option<String>,
    pub protected: bool,
    pub by: Vec<GuardWire>,
    /// The power that would cast the vote of this elector.
    pub vote: Option<String>,
}

/// Who sits where and how the table stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TableInfo {
    pub id: String,
    pub title: String,
    /// The tag of the board it is played on: `/board/TITLE.json?v=TAG`.
    pub board: &'static str,
    pub mode: String,
    pub options: Vec<String>,
    /// `gathering`, `playing`, `over`, `agreed` or `abandoned`.
    pub stage: String,
    /// The seat this connection sees for; absent for a spectator.
    pub you: Option<String>,
    pub seats: Vec<SeatInfo>,
    /// Seconds for one decision.
    pub clock: Option<u32>,
    /// Seconds by which spectators are behind.
    pub delay: u32,
    pub proposal: Option<OpenProposal>,
    pub fair: FairPlayProof,
    /// Where a game comes from that did not begin at this table.
    pub origin: Option<GameOrigin>,
    /// The seats that are asked now, people and bots.
    pub waiting: Vec<SeatWaiting>,
    /// The name of who made the table, as far as it knows: the first who sat down and still sits.
    pub host: Option<String>,
}

/// A seat the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatWaiting {
    pub seat: String,
    /// Since when it has been asked without a break, in seconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GameOrigin {
    /// `record`: it was imported from a file. `fork`: another game is played on, and its cards are known.
    pub from: &'static str,
    /// The table of the other game, and the step it is played on from.
    pub of: Option<String>,
    pub step: Option<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatInfo {
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
pub struct OpenProposal {
    /// What an answer names: what was proposed later, or has been overtaken, is another proposal.
    pub number: u32,
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
pub struct FairPlayProof {
    /// Hash of the server's share, published before anybody sat down; empty where the seed is known to all.
    pub commitment: String,
    /// People pledge their entropy when they sit down, and open it when everybody is bound.
    pub pledged: bool,
    pub pledges: Vec<SeatPledge>,
    pub entropies: Vec<SeatEntropy>,
    /// The server's share, once the game is over.
    pub opened: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatEntropy {
    pub seat: String,
    pub entropy: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatPledge {
    pub seat: String,
    pub pledge: String,
}

/// A game that can be looked at step by step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ReplaySummary {
    /// The last step; step 0 is the start.
    pub steps: u32,
    /// Everything may be seen: the game is over.
    pub finished: bool,
    /// With whose knowledge it may be looked at: `public`, seats, `full`.
    pub eyes: Vec<String>,
    /// The line of every step from 1 on.
    pub lines: Vec<StepLine>,
}

/// A line of the record as a viewer may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StepLine {
    /// Absent where the table as a whole does something.
    pub seat: Option<String>,
    pub action: String,
    /// The turn after this line.
    pub turn: u8,
}

/// One step of a game: what was done, what came of it, and how it looked then.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ReplayStep {
    pub step: u32,
    pub steps: u32,
    /// Absent at the start.
    pub line: Option<StepLine>,
    pub events: Vec<LoggedEvent>,
    pub view: ViewWire,
    /// How likely each seat was to win then, by what was public; empty for a mode whose games have not been counted.
    pub chances: Vec<SeatChance>,
}

/// The position as this seat, or the public, sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PositionUpdate {
    /// Sent back with an action chosen here. 0 for spectators.
    pub version: u32,
    /// Number of actions that stand; armies that passed inside a stack are not counted, for nobody else knows of them.
    pub actions: u32,
    pub view: ViewWire,
    /// Of pieces and powers the view has only those that are not as they were last told; all else it has whole.
    #[serde(skip_serializing_if = "is_whole")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub changed: bool,
    /// What this seat is asked.
    pub question: Option<MessageWire>,
    /// The same in English, for those who asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<String>,
    pub legal: LegalWire,
    /// How many own last actions may be taken back.
    pub undo: u32,
    /// How each seat stands towards winning, in the order of seats.
    pub prospects: Vec<ProspectWire>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ChatMessage {
    pub number: u32,
    pub seat: String,
    /// Milliseconds since 1970.
    pub at: i64,
    pub text: String,
}

fn is_whole(changed: &bool) -> bool {
    !changed
}

impl FromServer {
    pub fn new() -> FromServer {
        FromServer { wire: WIRE, ..FromServer::default() }
    }

    pub fn reply(id: u32, outcome: ReplyStatus) -> FromServer {
        FromServer { reply: Some(Reply::new(id, outcome)), ..FromServer::new() }
    }

    pub fn closed(why: CloseReason, english: bool) -> FromServer {
        FromServer { closed: Some(ConnectionClosed::of(why, english)), ..FromServer::new() }
    }

    /// Leaves out the English sentences of events, question and close reason, for those who did not ask for them.
    pub fn leave_out_english(&mut self) {
        self.events.iter_mut().for_each(|event| event.text = None);
        self.position.iter_mut().for_each(|position| position.text = None);
        self.closed.iter_mut().for_each(|closed| closed.text = None);
    }

    pub fn write(&self) -> String {
        // A position is long: growing step by step would copy it several times.
        let mut text = Vec::with_capacity(if self.position.is_some() { 16 * 1024 } else { 512 });
        serde_json::to_writer(&mut text, self).expect("a message is plain data");
        String::from_utf8(text).expect("JSON is text")
    }
}
