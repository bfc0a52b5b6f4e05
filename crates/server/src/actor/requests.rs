//! Requests to a table over HTTP: sitting down and getting up, the start, the record.

use rules::Seat;

use super::TableActor;
use super::fork_point::ForkPoint;
use crate::secret::{Key, Token};
use crate::store::Holding;
use crate::table::log_entry::LogEntry;
use crate::table::plan::{KeptPlan, Place, Watch};
use crate::table::{Chair, Kind, Refused};
use crate::wire::{StepNews, StepsNews, TableNews};

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
    /// The record: whole when the game is over, without secrets while it runs.
    Record {
        key: Option<Key>,
    },
    /// The plan of a table with the same people.
    Rematch {
        key: Key,
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
    /// The game step by step: how many there are.
    Steps {
        key: Option<Key>,
    },
    Step {
        key: Option<Key>,
        step: u32,
        /// With whose knowledge; the own if not said.
        eyes: Option<String>,
        /// Events in English too.
        english: bool,
    },
    /// What a new table needs to play on from a step of this game.
    Fork {
        key: Option<Key>,
        step: u32,
    },
}

pub enum TableResponse {
    Look(Box<TableNews>),
    /// The seat, and the token of a person who came without a link.
    Sat {
        seat: &'static str,
        token: Option<Token>,
    },
    Done,
    Record(String),
    Rematch(Box<KeptPlan>),
    Steps(Box<StepsNews>),
    Step(Box<StepNews>),
    Fork(Box<ForkPoint>),
    /// A seat by its number.
    Seat(u8),
}

impl TableActor {
    pub(super) async fn respond(&mut self, request: TableRequest) -> Result<TableResponse, Refused> {
        match request {
            TableRequest::Look { key } => {
                let news = match self.may_look(key.as_ref())? {
                    None => self.subscribers.outside_news(&self.table),
                    viewer => self.subscribers.table_news(&self.table, viewer),
                };
                Ok(TableResponse::Look(Box::new(news)))
            }
            TableRequest::Sit { key, seat, name, entropy, pledge, account } => {
                let name = name.chars().filter(|letter| !letter.is_control()).collect::<String>().trim().to_owned();
                let (seat, key, token) = self.place(key, seat)?;
                let hold = account.map(|account| self.holding(account, &key));
                self.sit(LogEntry::Sits { seat: seat.0, name, key, entropy, pledge }, hold).await?;
                Ok(TableResponse::Sat { seat: self.table.slug(seat), token })
            }
            TableRequest::Open { key, entropy } => {
                let seat = self.sitter(&key)?.0;
                self.submit(LogEntry::Opens { seat, entropy }).await.map(|()| TableResponse::Done)
            }
            TableRequest::Whose { key } => self.sitter(&key).map(|seat| TableResponse::Seat(seat.0)),
            TableRequest::Steps { key } => self.steps(key.as_ref()).await,
            TableRequest::Step { key, step, eyes, english } => {
                self.step(key.as_ref(), step, eyes.as_deref(), english).await
            }
            TableRequest::Fork { key, step } => self.fork(key.as_ref(), step).await,
            TableRequest::Leave { key } => {
                let seat = self.sitter(&key)?.0;
                self.submit(LogEntry::Leaves { seat }).await.map(|()| TableResponse::Done)
            }
            TableRequest::Swap { key, with } => {
                let (seat, with) = (self.sitter(&key)?.0, self.named(&with)?.0);
                self.submit(LogEntry::Swaps { seat, with }).await.map(|()| TableResponse::Done)
            }
            TableRequest::Start { key } => {
                self.sitter(&key)?;
                self.submit(LogEntry::Starts).await.map(|()| TableResponse::Done)
            }
            TableRequest::Record { key } => {
                let viewer = self.may_look(key.as_ref())?;
                if self.subscribers.is_behind(viewer) {
                    return Err(Refused::told("hall-record-later"));
                }
                self.table.record(self.store.reader().key()).map(TableResponse::Record)
            }
            TableRequest::Rematch { key } => {
                self.sitter(&key)?;
                self.rematch().map(|kept| TableResponse::Rematch(Box::new(kept)))
            }
        }
    }

    pub(super) fn may_look(&self, key: Option<&Key>) -> Result<Option<Seat>, Refused> {
        let seat = key.and_then(|key| self.table.seat_of(key));
        let plan = &self.table.kept.plan;
        let has_open_seat = plan.seats.contains(&Place::Open);
        let by_link = key.is_some() && self.table.kept.watch_key.as_ref() == key;
        if seat.is_some() || plan.watch == Watch::Anyone || has_open_seat || by_link {
            return Ok(seat);
        }
        Err(Refused::told("hall-private").with(Kind::Private))
    }

    /// Which seat is to be taken, by which key, and the token of a person who came without a link.
    fn place(&self, key: Option<Key>, seat: Option<String>) -> Result<(Seat, Key, Option<Token>), Refused> {
        let by_link = key.as_ref().and_then(|key| self.table.seat_of(key));
        match (by_link, key, seat) {
            (Some(seat), Some(key), _) => Ok((seat, key, None)),
            (None, Some(_), _) => Err(Refused::told("hall-no-seat-by-link").with(Kind::Private)),
            (_, None, Some(slug)) => {
                let seat = self.named(&slug)?;
                if self.table.seat_state(seat).place != Place::Open {
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

    /// The seat of a person who has sat down.
    fn sitter(&self, key: &Key) -> Result<Seat, Refused> {
        let seat = self.table.seat_of(key);
        let seat = seat.filter(|seat| matches!(self.table.seat_state(*seat).chair, Chair::Person { .. }));
        seat.ok_or_else(|| Refused::told("hall-sit-down-first").with(Kind::Private))
    }

    /// The same seats for the same people: their links open them at the new table too.
    fn rematch(&self) -> Result<KeptPlan, Refused> {
        if !self.table.stage.is_ended() {
            return Err(Refused::told("hall-no-rematch"));
        }
        let mut kept = self.table.kept.clone();
        for (at, state) in self.table.seat_states.iter().enumerate() {
            (kept.plan.seats[at], kept.keys[at]) = match &state.chair {
                Chair::Person { key, .. } => (Place::Link, Some(key.clone())),
                Chair::Bot { name } => (Place::Bot { name: name.clone() }, None),
                Chair::Empty => (Place::Open, None),
            };
        }
        kept.rematch_of = Some(self.table.id.clone());
        kept.origin = None;
        Ok(kept)
    }
}
