//! One task for one table: takes orders in turn, stores what they change, tells everybody who attends.
//!
//! Nothing is acknowledged before it is stored. A broken invariant closes this table and no other.

mod bots;
mod films;
mod guests;
mod orders;
mod says;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::FutureExt;
use rules::{Action, Seat, View};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, info, warn};

use crate::farewell::Farewell;
use crate::metrics::Metrics;
use crate::notice::{Post, Turn};
use crate::questions::Answered;
use crate::secret::Key;
use crate::store::{Line, Standing, Store, StoreFault};
use crate::table::entry::Entry;
use crate::table::film::Film;
use crate::table::plan::Absence;
use crate::table::{Chair, Judged, Refused, Stage, Table};
use crate::wire::{FromServer, Say};
use bots::Thinking;
use guests::Guests;

pub use films::Cut;
pub use guests::Frame;
pub use orders::{Change, Changed};

/// What a keeper may be told to do.
pub enum Order {
    Attend(Attend),
    Detach {
        guest: u64,
    },
    Say {
        guest: u64,
        id: u32,
        say: Say,
    },
    Change {
        change: Change,
        done: oneshot::Sender<Result<Changed, Refused>>,
    },
    /// A bot has thought.
    Decided {
        seat: Seat,
        version: u32,
        action: Option<Box<Action>>,
    },
    Stop,
    /// Breaks an invariant, to see that it costs one table.
    #[cfg(test)]
    Break,
}

/// Somebody comes to the table.
pub struct Attend {
    pub guest: u64,
    pub key: Option<Key>,
    pub id: u32,
    pub has: Has,
    pub out: mpsc::Sender<Frame>,
    pub done: oneshot::Sender<Result<(), Refused>>,
}

/// What a page has already, and can do.
#[derive(Clone, Copy, Default)]
pub struct Has {
    /// Events and words it was told before.
    pub events: u32,
    pub talk: u32,
    /// It keeps the position and needs to be told only what changes.
    pub changes: bool,
}

/// What holds for all tables of a server.
#[derive(Clone)]
pub struct Settings {
    /// A pause before a bot's answer, so that people can follow.
    pub bot_pause: Duration,
    /// A table nobody attends is put away after this time.
    pub idle: Duration,
    pub metrics: Arc<Metrics>,
    pub post: Post,
    /// Nobody is replaced before this: after a restart people need a moment to come back. In milliseconds since 1970.
    pub grace: i64,
}

pub struct Keeper {
    table: Table,
    store: Arc<Store>,
    settings: Settings,
    orders: mpsc::Receiver<Order>,
    /// For bots to bring their answers.
    own: mpsc::WeakSender<Order>,
    guests: Guests,
    /// The game step by step, while somebody looks at it.
    film: Option<(Instant, Film)>,
    thinking: Thinking,
    /// By viewer: what it could infer from what it saw.
    inferred: BTreeMap<Option<u8>, (Option<View>, Answered)>,
    /// By seat: since when it has been asked what it is asked, and been away; in milliseconds since 1970.
    asked_since: Vec<i64>,
    away_since: Vec<Option<i64>>,
    /// By seat: it was told that the table waits, and has not come since.
    told: Vec<bool>,
    idle_since: Instant,
    /// Why the table closes, once it does.
    closing: Option<Farewell>,
}

/// A table answers as long as this can be sent to.
pub fn keep(table: Table, store: Arc<Store>, settings: Settings) -> mpsc::Sender<Order> {
    let (own, orders) = mpsc::channel(256);
    let (now, seats) = (Instant::now(), table.sides.len());
    // Who is asked now has been asked since the last thing that happened, whenever the server was started.
    let last = if table.last_at == 0 { now_ms() } else { table.last_at };
    let mut keeper = Keeper {
        guests: Guests::new(&table),
        thinking: Thinking::new(seats),
        table,
        store,
        settings,
        orders,
        own: own.downgrade(),
        film: None,
        inferred: BTreeMap::new(),
        asked_since: vec![last; seats],
        away_since: vec![Some(last); seats],
        told: vec![false; seats],
        idle_since: now,
        closing: None,
    };
    tokio::spawn(async move {
        keeper.settings.metrics.tables.add(1);
        if AssertUnwindSafe(keeper.run()).catch_unwind().await.is_err() {
            keeper.fail("the keeper of the table", None).await;
        }
        keeper.guests.close(keeper.closing.unwrap_or(Farewell::PutAway));
        keeper.settings.metrics.tables.add(-1);
    });
    own
}

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

impl Keeper {
    async fn run(&mut self) {
        if let Err(refused) = self.settle().await {
            warn!(table = self.table.id, "what all had agreed to was not done: {}", refused.text);
        }
        self.let_bots_think();
        while self.closing.is_none() {
            let due = self.next_due();
            tokio::select! {
                order = self.orders.recv() => match order {
                    None => return,
                    Some(order) => self.obey(order).await,
                },
                () = tokio::time::sleep_until(due) => {
                    if self.is_idle() {
                        return self.put_away().await;
                    }
                    self.keep_time().await;
                }
            }
        }
    }

    async fn obey(&mut self, order: Order) {
        self.idle_since = Instant::now();
        match order {
            Order::Attend(attend) => self.attend(attend).await,
            Order::Detach { guest } => self.detach(guest),
            Order::Say { guest, id, say } => self.hear(guest, id, say).await,
            Order::Change { change, done } => {
                let outcome = self.change(change).await;
                let _ = done.send(outcome);
            }
            Order::Decided { seat, version, action } => self.bot_decided(seat, version, action).await,
            #[cfg(test)]
            Order::Break => panic!("an invariant is broken"),
            Order::Stop => self.closing = Some(Farewell::Stops),
        }
    }

    /// Judges what somebody wants to do, and does it.
    async fn submit(&mut self, entry: Entry) -> Result<(), Refused> {
        match self.table.judge(entry.clone()) {
            Ok(judged) => self.commit(judged).await,
            Err(refused) => Err(self.refuse(refused, entry).await),
        }
    }

    /// What broke an invariant on the copy of the game closes the table; `tried` says what it was.
    async fn refuse(&mut self, refused: Refused, tried: Entry) -> Refused {
        if refused.is_fault() {
            self.fail("an entry of the log", Some(&tried)).await;
        }
        refused
    }

    /// Stores what was judged, puts it into effect, and only then tells anybody. What cannot be stored has changed
    /// nothing: the copy it was judged on is dropped.
    async fn commit(&mut self, judged: Judged) -> Result<(), Refused> {
        let at = now_ms();
        let line = Line { seq: self.table.seq + 1, at, body: judged.entry.write() };
        let is_new_stage = judged.stage != self.table.stage;
        let standing = is_new_stage.then(|| standing_of(judged.stage));
        let began = Instant::now();
        if let Err(fault) = self.store.append(&self.table.id, vec![line], standing).await {
            return Err(self.not_stored(&fault));
        }
        self.settings.metrics.stored.observe(began.elapsed());
        let is_move = matches!(judged.entry, Entry::Acts { .. }) && !is_new_stage && self.table.proposal.is_none();
        let versions: Vec<u32> = self.table.sides.iter().map(|side| side.version).collect();
        self.table.apply(judged, at);
        self.tell_all(&versions, is_move);
        Ok(())
    }

    /// After a change; `versions` are those of the seats before it. A move changes nothing of who sits where.
    fn tell_all(&mut self, versions: &[u32], is_move: bool) {
        let only_for = self.table.only_for;
        for (at, side) in self.table.sides.iter().enumerate() {
            // Whoever does something unseen has not answered what he is asked: his time runs on.
            if side.version != versions[at] && only_for.is_none() {
                self.asked_since[at] = now_ms();
            }
        }
        self.send_notices();
        match only_for {
            Some(seat) => self.guests.tell_one(&self.table, seat),
            None => self.guests.tell_change(&self.table, is_move),
        }
        self.let_bots_think();
    }

    fn not_stored(&mut self, fault: &StoreFault) -> Refused {
        warn!(table = self.table.id, %fault, "nothing was stored");
        if *fault == StoreFault::Conflict {
            // Somebody else has written to this game: what is known here is out of date.
            self.closing = Some(Farewell::ChangedElsewhere);
        }
        Refused::say(fault.to_string())
    }

    /// Keeps what led here, and closes this table only.
    async fn fail(&mut self, what: &str, entry: Option<&Entry>) {
        error!(table = self.table.id, seq = self.table.seq, "{what} met a broken invariant; the table is closed");
        self.settings.metrics.faults.add(1);
        let body = entry.map_or_else(|| what.to_owned(), Entry::write);
        if let Err(fault) = self.store.keep_fault(&self.table.id, now_ms(), body).await {
            warn!(table = self.table.id, %fault, "the fault was not stored");
        }
        self.closing = Some(Farewell::Fault);
    }

    /// A table nobody attends and nobody thinks about.
    fn is_idle(&self) -> bool {
        self.guests.is_empty()
            && !self.thinking.is_busy()
            && self.stand_in_due().is_none()
            && self.idle_since.elapsed() >= self.settings.idle
    }

    /// Late orders are still heard; new ones find the door closed and open the table anew.
    async fn put_away(&mut self) {
        self.orders.close();
        while let Some(order) = self.orders.recv().await {
            self.obey(order).await;
        }
        info!(table = self.table.id, "put away");
    }

    fn next_due(&self) -> Instant {
        let idle = self.idle_since + self.settings.idle;
        let dues = [self.stand_in_due().map(|(_, due)| due), self.guests.next_frame(), self.film_due()];
        dues.into_iter().flatten().fold(idle.max(Instant::now() + Duration::from_millis(50)), Instant::min)
    }

    async fn keep_time(&mut self) {
        self.guests.release_frames();
        self.forget_film();
        let Some((seat, due)) = self.stand_in_due() else { return };
        if due <= Instant::now() {
            let bot = self.table.stand_in_name().to_owned();
            if let Err(refused) = self.submit(Entry::StandsIn { seat: seat.0, bot }).await {
                warn!(table = self.table.id, "no stand-in: {}", refused.text);
                self.asked_since[seat.index()] = now_ms();
            }
        }
    }

    /// The next person to be replaced by a stand-in, and when.
    fn stand_in_due(&self) -> Option<(Seat, Instant)> {
        let Absence::StandIn { after, .. } = self.table.kept.plan.absence else { return None };
        if self.table.stage != Stage::Playing {
            return None;
        }
        let due = |seat: Seat| {
            let asked = self.asked_since[seat.index()];
            let by_clock = self.table.kept.plan.clock.map(|clock| asked + i64::from(clock) * 1000);
            let away = self.away_since[seat.index()];
            let by_absence = away.map(|away| away.max(asked) + i64::from(after) * 1000);
            let due = [by_clock, by_absence].into_iter().flatten().min()?.max(self.settings.grace);
            let left = u64::try_from(due - now_ms()).unwrap_or(0);
            Some((seat, Instant::now() + Duration::from_millis(left)))
        };
        let waits = |seat: &Seat| {
            let side = self.table.side(*seat);
            matches!(side.chair, Chair::Person { .. })
                && self.table.asked(*seat).is_some()
                && self.table.bot_of(*seat).is_none()
        };
        self.table.seats().filter(waits).filter_map(due).min_by_key(|(_, due)| *due)
    }

    /// Tells people who are asked and not here, once until they come.
    fn send_notices(&mut self) {
        for seat in self.table.seats() {
            let waits = self.table.stage == Stage::Playing
                && self.table.asked(seat).is_some()
                && matches!(self.table.side(seat).chair, Chair::Person { .. })
                && self.table.bot_of(seat).is_none()
                && !self.guests.is_connected(seat);
            if waits && !std::mem::replace(&mut self.told[seat.index()], true) {
                let (table, title) = (self.table.id.clone(), self.table.kept.plan.title.clone());
                let turn = Turn { table, title, seat: self.table.slug(seat).to_owned(), number: seat.0 };
                self.settings.post.hand_in(turn);
            }
        }
    }

    fn send(&mut self, guest: u64, message: &FromServer) {
        self.guests.send(guest, message.write().into());
    }
}

/// Lists read where a game stands without replaying it.
pub fn standing_of(stage: Stage) -> Standing {
    match stage {
        Stage::Gathering => Standing::Open,
        Stage::Playing => Standing::Running,
        Stage::Over | Stage::Agreed | Stage::Abandoned => Standing::Finished,
    }
}
