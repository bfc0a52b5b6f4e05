//! Requests to a table over HTTP: sitting down and getting up, the start, the record.

use std::sync::Arc;

use rules::Seat;

use super::TableActor;
use super::fork_point::ForkPoint;
use super::replays::ReadableGame;
use crate::access::{self, Door};
use crate::secret::{Key, Token};
use crate::store::Holding;
use crate::table::log_entry::LogEntry;
use crate::table::plan::{KeptPlan, SeatPlan};
use crate::table::{Chair, Kind, Refused};
use crate::wire::{LoggedEvent, ReplayStep, ReplaySummary, StoryWire, TableInfo};

pub enum TableRequest {
    /// Look at the table; by its seats and links, or as anybody.
    Look {
        key: Option<Key>,
    },
    Sit {
        key: Option<Key>,
        seat: Option<String>,
        name: String,
        /// One of the two; the other is empty.
        entropy: String,
        pledge: String,
        /// The account that is to keep the seat.
        account: Option<String>,
    },
    Leave {
        key: Key,
    },
    Swap {
        key: Key,
        with: String,
    },
    Start {
        key: Key,
    },
    /// The plan of a table with the same people.
    Rematch {
        key: Key,
        /// Everybody moves on by one seat.
        rotate: bool,
    },
    /// Which seat a link opens.
    Whose {
        key: Key,
    },
    /// Open what was pledged.
    Open {
        key: Key,
        entropy: String,
    },
    /// The game for somebody who has its first `known` lines; `eyes` as whom, the own if not said.
    Read {
        key: Option<Key>,
        door: Door,
        eyes: Option<String>,
        known: usize,
    },
    /// What was told of one step.
    Events {
        key: Option<Key>,
        eyes: Option<String>,
        step: usize,
        /// In English too.
        english: bool,
    },
}

pub enum TableResponse {
    Look(Box<TableInfo>),
    /// The seat, and the token of a person who came without a link.
    Sat {
        seat: &'static str,
        token: Option<Token>,
    },
    Done,
    Record(String),
    Rematch(Box<KeptPlan>),
    Steps(Box<ReplaySummary>),
    Step(Box<ReplayStep>),
    Fork(Box<ForkPoint>),
    Read(Box<ReadableGame>),
    Story(Arc<StoryWire>),
    Events(Vec<LoggedEvent>),
    Seat {
        number: u8,
        slug: &'static str,
    },
}

impl TableRequest {
    /// What is asked for, and by which key: whoever adds a request says here how it is judged.
    fn door(&self) -> (Door, Option<&Key>) {
        match self {
            TableRequest::Look { key } => (Door::Look, key.as_ref()),
            TableRequest::Sit { key, .. } => (Door::Sit, key.as_ref()),
            TableRequest::Leave { key }
            | TableRequest::Swap { key, .. }
            | TableRequest::Start { key }
            | TableRequest::Open { key, .. }
            | TableRequest::Rematch { key, .. }
            | TableRequest::Whose { key } => (Door::Own, Some(key)),
            TableRequest::Read { key, door, .. } => (*door, key.as_ref()),
            TableRequest::Events { key, .. } => (Door::Steps, key.as_ref()),
        }
    }
}

impl TableActor {
    pub(super) async fn respond(&mut self, request: TableRequest) -> Result<TableResponse, Refused> {
        let (door, key) = request.door();
        let viewer = self.admit(key, door)?;
        let own = || viewer.map(|seat| seat.0).ok_or_else(|| Refused::told("hall-sit-down-first").with(Kind::Private));
        match request {
            TableRequest::Look { .. } => {
                let info = match viewer {
                    None => self.subscribers.outside_info(&self.table),
                    viewer => self.subscribers.table_info(&self.table, viewer),
                };
                Ok(TableResponse::Look(Box::new(info)))
            }
            TableRequest::Sit { key, seat, name, entropy, pledge, account } => {
                let name = name.chars().filter(|letter| !letter.is_control()).collect::<String>().trim().to_owned();
                let (seat, key, token) = self.place(key, seat)?;
                let hold = account.map(|account| self.holding(account, &key));
                self.sit(LogEntry::Sits { seat: seat.0, name, key, entropy, pledge }, hold).await?;
                Ok(TableResponse::Sat { seat: self.table.slug(seat), token })
            }
            TableRequest::Open { entropy, .. } => self.enter(LogEntry::Opens { seat: own()?, entropy }).await,
            TableRequest::Leave { .. } => self.enter(LogEntry::Leaves { seat: own()? }).await,
            TableRequest::Swap { with, .. } => {
                let with = self.named(&with)?.0;
                self.enter(LogEntry::Swaps { seat: own()?, with }).await
            }
            TableRequest::Start { .. } => self.enter(LogEntry::Starts).await,
            TableRequest::Whose { .. } => {
                let number = own()?;
                Ok(TableResponse::Seat { number, slug: self.table.slug(Seat(number)) })
            }
            TableRequest::Read { eyes, known, .. } => {
                let game = self.readable(viewer, eyes.as_deref(), known)?;
                Ok(TableResponse::Read(Box::new(game)))
            }
            TableRequest::Events { eyes, step, english, .. } => {
                let perspective = self.chosen_perspective(viewer, eyes.as_deref())?;
                Ok(TableResponse::Events(self.table.events_of_step(step, perspective, english)))
            }
            TableRequest::Rematch { rotate, .. } => {
                self.rematch(rotate).map(|kept| TableResponse::Rematch(Box::new(kept)))
            }
        }
    }

    async fn enter(&mut self, entry: LogEntry) -> Result<TableResponse, Refused> {
        self.submit(entry).await.map(|()| TableResponse::Done)
    }

    /// Whether whoever has this key may come through a door, and for which seat.
    pub(super) fn admit(&self, key: Option<&Key>, door: Door) -> Result<Option<Seat>, Refused> {
        let facts = self.table.facts_of_access(self.subscribers.is_behind(None));
        access::decide(&facts, self.table.visitor(key), door)
    }

    /// Which seat is to be taken, by which key, and the token of a person who came without a link.
    fn place(&self, key: Option<Key>, seat: Option<String>) -> Result<(Seat, Key, Option<Token>), Refused> {
        let by_link = key.as_ref().and_then(|key| self.table.seat_of(key));
        match (by_link, key, seat) {
            (Some(seat), Some(key), _) => Ok((seat, key, None)),
            (None, Some(_), _) => Err(Refused::told("hall-no-seat-by-link").with(Kind::Private)),
            (_, None, Some(slug)) => {
                let seat = self.named(&slug)?;
                if self.table.seat_state(seat).place != SeatPlan::Open {
                    return Err(Refused::told("hall-seat-kept"));
                }
                let token = Token::fresh();
                Ok((seat, token.key(), Some(token)))
            }
            (_, None, None) => Err(Refused::told("hall-name-a-seat")),
        }
    }

    fn holding(&self, account: String, key: &Key) -> Holding {
        Holding { account, game: self.table.id.clone(), key: key.text().to_owned() }
    }

    /// Takes a seat, and keeps it with an account if there is one: both or neither.
    async fn sit(&mut self, entry: LogEntry, hold: Option<Holding>) -> Result<(), Refused> {
        let judged = self.table.judge(entry)?;
        self.commit_held(judged, hold).await
    }

    pub(super) fn named(&self, slug: &str) -> Result<Seat, Refused> {
        let seat = self.table.rules.seat_by_slug(slug);
        seat.ok_or_else(|| Refused::told("hall-no-seat").with(Kind::Missing))
    }

    /// The same seats for the same people, or each one further on: their links open them at the new table too.
    fn rematch(&self, rotate: bool) -> Result<KeptPlan, Refused> {
        if !self.table.stage.is_ended() {
            return Err(Refused::told("hall-no-rematch"));
        }
        let mut kept = self.table.kept.clone();
        for (at, state) in self.table.seat_states.iter().enumerate() {
            (kept.plan.seats[at], kept.keys[at]) = match &state.chair {
                Chair::Person { key, .. } => (SeatPlan::Link, Some(key.clone())),
                Chair::Bot { name } => (SeatPlan::Bot { name: name.clone() }, None),
                Chair::Empty => (SeatPlan::Open, None),
            };
        }
        if rotate {
            kept.plan.seats.rotate_right(1);
            kept.keys.rotate_right(1);
        }
        kept.rematch_of = Some(self.table.id.clone());
        kept.origin = None;
        Ok(kept)
    }
}
