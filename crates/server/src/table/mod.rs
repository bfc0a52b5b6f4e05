//! One table: its plan, who sits where, the game, and the chat. Pure: no clock, no files, no sockets.
//!
//! Everything follows from the plan and the log. `judge` plays an entry on a copy of the game and says whether it may
//! be written; once it is stored, `apply` puts the copy in the place of the game. `restore` reads a log again.

mod apply;
mod bounds;
mod chance;
pub mod export;
mod judge;
pub mod log_entry;
pub mod replay;
mod room;
mod share;
mod updates;

pub mod plan;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;

use record::{Course, Secret};
use rules::{Question, Ruleset, Seat};

use crate::packs::Packs;
use crate::secret::Key;
use crate::wire::{Proposed, TableEventWire};
use bounds::{FreeActions, Room};
use log_entry::LogEntry;
use plan::{KeptPlan, SeatPlan};
use share::Share;

pub use apply::Judged;
pub use bounds::MOST;
pub use judge::{Kind, Refused, guard};
pub use updates::Shown;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq)]
pub enum Chair {
    Empty,
    Person { name: String, key: Key, share: Share },
    Bot { name: String },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Gathering,
    Playing,
    Over,
    /// Broken off by consent.
    Agreed,
    /// Nobody came back to it; only imported records say so.
    Abandoned,
}

/// Something that happened: an event of the rules, for the readers they allow, or one of the table, for everybody.
pub enum TableEvent {
    Rules(rules::Entry),
    Table(TableEventWire),
    /// For one seat alone, and for all others: whoever takes something back knows more about it than they do.
    Own(Seat, TableEventWire),
    Others(Seat, TableEventWire),
}

impl TableEvent {
    pub fn is_for(&self, viewer: Option<Seat>) -> bool {
        match self {
            TableEvent::Rules(entry) => entry.is_for(viewer),
            TableEvent::Table(_) => true,
            TableEvent::Own(seat, _) => viewer == Some(*seat),
            TableEvent::Others(seat, _) => viewer != Some(*seat),
        }
    }
}

/// A message in the chat of the table.
pub struct ChatLine {
    pub seat: Seat,
    pub at: i64,
    pub text: String,
}

/// What all people are asked to agree to.
pub struct Proposal {
    /// Counted from 1 at each table.
    pub number: u32,
    pub by: Seat,
    pub what: Proposed,
    pub agreed: Vec<Seat>,
}

/// What one seat last did, to recognise it if it is sent twice.
#[derive(Clone, PartialEq, Eq)]
pub struct Done {
    pub version: u32,
    pub text: String,
}

/// What the server keeps for one seat besides the game.
pub struct SeatState {
    /// How the seat is filled, and by whose link. Whoever changes seats takes both along.
    pub place: SeatPlan,
    pub link: Option<Key>,
    pub chair: Chair,
    /// The bot that plays for an absent person.
    pub stand_in: Option<String>,
    /// Counts what this seat was asked and did.
    pub version: u32,
    asked: Option<Question>,
    /// Since when it has been asked without a break, in milliseconds since 1970.
    asked_at: i64,
    pub done: Option<Done>,
    pub notes: String,
    free: FreeActions,
}

pub struct Table {
    pub id: String,
    pub kept: KeptPlan,
    pub rules: Arc<Ruleset>,
    /// The tag of its board.
    pub board: &'static str,
    secret: Secret,
    pub seat_states: Vec<SeatState>,
    pub stage: Stage,
    course: Option<Course>,
    pub events: Vec<TableEvent>,
    pub talk: Vec<ChatLine>,
    pub proposal: Option<Proposal>,
    /// The turn it is in, once it has begun.
    turn: Option<u8>,
    /// Those who sit, as they came.
    arrivals: Vec<Key>,
    /// How many proposals there have been.
    proposals: u32,
    /// Actions of another game this one goes on from.
    opening: Vec<record::Line>,
    /// The record so far, every line in its full form.
    lines: Vec<record::Line>,
    /// What these lines add to a record at most, and what a game may have.
    bytes: u64,
    most: Room,
    /// By line of the record: how many events there were when it began. The first is the start of the game.
    begins: Vec<usize>,
    /// Place of the last line of the log.
    pub seq: i64,
    /// When it was written, in milliseconds since 1970.
    pub last_at: i64,
    /// The seat it concerns, if nobody else may learn that anything was written.
    pub only_for: Option<Seat>,
}

impl Table {
    /// A table before anybody sits; the error is one sentence.
    pub fn new(id: &str, kept: KeptPlan, secret: [u8; 32], packs: &Packs) -> Result<Table, String> {
        let rules = kept.ruleset(packs)?;
        let board = packs.sheet(&rules.pack.game).map_or("", |sheet| &sheet.tag);
        let state = |(place, link): (&SeatPlan, &Option<Key>)| SeatState {
            place: place.clone(),
            link: link.clone(),
            chair: chair_of(place),
            stand_in: None,
            version: 0,
            asked: None,
            asked_at: 0,
            done: None,
            notes: String::new(),
            free: FreeActions::default(),
        };
        Ok(Table {
            id: id.to_owned(),
            seat_states: kept.plan.seats.iter().zip(&kept.keys).map(state).collect(),
            kept,
            rules,
            board,
            secret: Secret::from_bytes(secret),
            stage: Stage::Gathering,
            course: None,
            events: Vec::new(),
            talk: Vec::new(),
            proposal: None,
            turn: None,
            arrivals: Vec::new(),
            proposals: 0,
            opening: Vec::new(),
            lines: Vec::new(),
            bytes: 0,
            most: MOST,
            begins: vec![0],
            seq: 0,
            last_at: 0,
            only_for: None,
        })
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.rules.seats()
    }

    pub fn seat_state(&self, seat: Seat) -> &SeatState {
        &self.seat_states[seat.index()]
    }

    pub fn slug(&self, seat: Seat) -> &'static str {
        &self.rules.mode.seats[seat.index()].slug
    }

    /// The seat whose link this is: taken by its owner, or still to be taken.
    pub fn seat_of(&self, key: &Key) -> Option<Seat> {
        let sits = |seat: &Seat| matches!(&self.seat_state(*seat).chair, Chair::Person { key: own, .. } if own == key);
        let may_sit = |seat: &Seat| {
            let state = self.seat_state(*seat);
            state.chair == Chair::Empty && state.link.as_ref() == Some(key)
        };
        self.seats().find(sits).or_else(|| self.seats().find(may_sit))
    }

    pub fn asked(&self, seat: Seat) -> Option<Question> {
        self.seat_state(seat).asked
    }

    /// The seats that are asked, and since when they have been without a break, in milliseconds since 1970.
    pub fn waiting(&self) -> impl Iterator<Item = (Seat, i64)> {
        let asked_at = |seat: Seat| self.asked(seat).map(|_| (seat, self.seat_state(seat).asked_at));
        self.seats().filter_map(asked_at)
    }

    /// The name of who made the table, as far as it knows: the first who sat down and still sits.
    pub fn host(&self) -> Option<String> {
        let first = self.arrivals.first()?;
        self.seat_of(first).map(|seat| self.name(seat))
    }

    /// The game once it has begun.
    pub fn game(&self) -> Option<&rules::Game> {
        self.course.as_ref().map(Course::game)
    }

    /// Number of actions that stand, without what was done unseen.
    pub fn seen_actions(&self) -> usize {
        self.course.as_ref().map_or(0, Course::seen)
    }

    /// What is done once all have agreed; `None` if there is less to take back. What is counted is what all have seen;
    /// whatever was done unseen since then goes with it.
    pub fn entry_of(&self, what: &Proposed) -> Option<LogEntry> {
        match what {
            Proposed::GoBack { actions } => {
                let count = self.course.as_ref()?.reach(*actions as usize)?;
                Some(LogEntry::GoesBack { count })
            }
            Proposed::End => Some(LogEntry::Agrees),
        }
    }

    /// The bot that plays this seat now, if one does.
    pub fn bot_of(&self, seat: Seat) -> Option<&str> {
        let state = self.seat_state(seat);
        match (&state.chair, &state.stand_in) {
            (Chair::Bot { name }, _) | (_, Some(name)) => Some(name),
            _ if self.has_resigned(seat) => Some(self.stand_in_name()),
            _ => None,
        }
    }

    /// The bot of the absence policy; where there is none, the strongest there is.
    pub fn stand_in_name(&self) -> &str {
        match &self.kept.plan.absence {
            plan::Absence::StandIn { bot, .. } => bot,
            plan::Absence::Wait => crate::players::names().last().unwrap_or(crate::players::RANDOM),
        }
    }

    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.game().is_some_and(|game| self.rules.has_resigned(game.state(), seat))
    }

    /// People whose consent counts.
    pub fn people(&self) -> Vec<Seat> {
        let is_person =
            |seat: &Seat| matches!(self.seat_state(*seat).chair, Chair::Person { .. }) && !self.has_resigned(*seat);
        self.seats().filter(is_person).collect()
    }

    /// The name of who sits there; the seat's own where nobody does.
    pub fn name(&self, seat: Seat) -> String {
        match &self.seat_state(seat).chair {
            Chair::Person { name, .. } | Chair::Bot { name } => name.clone(),
            Chair::Empty => self.rules.mode.seats[seat.index()].name.en.clone(),
        }
    }
}

/// A chair before anybody has sat down.
fn chair_of(place: &SeatPlan) -> Chair {
    match place {
        SeatPlan::Bot { name } => Chair::Bot { name: name.clone() },
        SeatPlan::Link | SeatPlan::Open => Chair::Empty,
    }
}
