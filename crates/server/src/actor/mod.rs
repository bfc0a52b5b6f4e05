//! One task per table: it takes commands one at a time, stores what they change, and tells every subscriber.
//!
//! Nothing is acknowledged before it is stored. A broken invariant closes this table and no other.

mod bots;
mod fork_point;
mod messages;
mod outbox;
mod replays;
mod requests;
mod subscribers;
mod thinking;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use rules::{Action, Seat, View};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, info, warn};

use crate::clock::now_ms;
use crate::close_reason::CloseReason;
use crate::glance::Glances;
use crate::http::Bucket;
use crate::metrics::Metrics;
use crate::notice::{NoticeQueue, Turn};
use crate::questions::Answered;
use crate::secret::Key;
use crate::store::{Holding, LogLine, Standing, Store, StoreFault};
use crate::table::log_entry::LogEntry;
use crate::table::plan::Absence;
use crate::table::{Chair, Judged, Refused, Stage, Table};
use crate::wire::{FromServer, Say};
use subscribers::Subscribers;
use thinking::Thinking;

pub use fork_point::ForkPoint;
pub use outbox::Frame;
#[cfg(test)]
pub use outbox::{BYTES, MESSAGES, patient_outbox};
pub use outbox::{Inbox, Outbox, outbox};
pub use replays::ReadableGame;
pub use requests::{TableRequest, TableResponse};
pub use subscribers::ClientState;

/// What a table actor can be told to do.
pub enum Command {
    Subscribe(Subscribe),
    Unsubscribe {
        subscriber: u64,
    },
    /// A message from a player or spectator, over the WebSocket.
    Message {
        subscriber: u64,
        id: u32,
        say: Say,
    },
    /// A request over HTTP.
    Request {
        request: TableRequest,
        reply: oneshot::Sender<Result<TableResponse, Refused>>,
    },
    /// A bot has chosen its action, if it found one.
    BotDecided {
        seat: Seat,
        version: u32,
        action: Option<Box<Action>>,
    },
    Stop,
    /// Breaks an invariant, to see that it costs one table.
    #[cfg(test)]
    Break,
}

/// Somebody connects to the table and wants to be told what happens there.
pub struct Subscribe {
    pub subscriber: u64,
    pub key: Option<Key>,
    pub id: u32,
    pub client: ClientState,
    pub out: Outbox,
    pub done: oneshot::Sender<Result<(), Refused>>,
}

/// Settings shared by all tables of a server.
#[derive(Clone)]
pub struct Settings {
    /// A pause before a bot's answer, so that people can follow.
    pub bot_pause: Duration,
    /// A table without subscribers is closed after this time.
    pub idle: Duration,
    /// How long a table waits before it tries a store again that has taken nothing.
    pub store_pause: Duration,
    pub metrics: Arc<Metrics>,
    pub notices: NoticeQueue,
    /// How the open tables stand, for lists.
    pub glances: Arc<Glances>,
    /// No stand-in takes over before this time, in milliseconds since 1970: after a restart people need a moment to
    /// reconnect.
    pub grace: i64,
}

pub struct TableActor {
    table: Table,
    store: Arc<Store>,
    settings: Settings,
    commands: mpsc::Receiver<Command>,
    /// Its own address, for bots to send their answers to.
    own: mpsc::WeakSender<Command>,
    subscribers: Subscribers,
    thinking: Thinking,
    /// By viewer: what it could infer from what it saw.
    inferred: BTreeMap<Option<u8>, (Option<View>, Answered)>,
    /// By seat: since when it has been asked what it is asked, and been away; in milliseconds since 1970.
    asked_since: Vec<i64>,
    away_since: Vec<Option<i64>>,
    /// By seat: it has been sent a notice that the table is waiting, and has not connected since.
    notified: Vec<bool>,
    /// By seat: what may still be stored besides actions of the game.
    budgets: Vec<Bucket>,
    /// The store took nothing when it was last tried; then the table tries again.
    store_due: Option<Instant>,
    idle_since: Instant,
    /// Why the table closes, once it does.
    closing: Option<CloseReason>,
}

/// Starts the actor of a table; it runs as long as its commands are open.
pub fn spawn(table: Table, store: Arc<Store>, settings: Settings) -> mpsc::Sender<Command> {
    let (own, commands) = mpsc::channel(256);
    let (now, seats) = (Instant::now(), table.seat_states.len());
    // Who is asked now has been asked since the last thing that happened, whenever the server was started.
    let last = if table.last_at == 0 { now_ms() } else { table.last_at };
    let mut actor = TableActor {
        subscribers: Subscribers::new(&table),
        thinking: Thinking::new(seats),
        table,
        store,
        settings,
        commands,
        own: own.downgrade(),
        inferred: BTreeMap::new(),
        asked_since: vec![last; seats],
        away_since: vec![Some(last); seats],
        notified: vec![false; seats],
        budgets: (0..seats).map(|_| messages::budget()).collect(),
        store_due: None,
        idle_since: now,
        closing: None,
    };
    actor.show_glance();
    tokio::spawn(async move {
        actor.settings.metrics.tables.add(1);
        if AssertUnwindSafe(actor.run()).catch_unwind().await.is_err() {
            actor.fail("the table actor", None).await;
        }
        actor.subscribers.close(actor.closing.unwrap_or(CloseReason::Idle));
        actor.leave_glance().await;
        actor.settings.metrics.tables.add(-1);
    });
    own
}

/// Asks a table; `None` if it has just closed.
pub async fn ask(table: &mpsc::Sender<Command>, request: TableRequest) -> Option<Result<TableResponse, Refused>> {
    let (reply, wait) = oneshot::channel();
    table.send(Command::Request { request, reply }).await.ok()?;
    wait.await.ok()
}

impl TableActor {
    async fn run(&mut self) {
        if let Err(refused) = self.carry_out_proposal().await {
            warn!(table = self.table.id, "an agreed proposal was not carried out: {}", refused.text);
        }
        self.let_bots_think();
        while self.closing.is_none() {
            self.end_if_used_up().await;
            self.part_with_resigned();
            self.notice_dropped();
            let due = self.next_due();
            tokio::select! {
                command = self.commands.recv() => match command {
                    None => return,
                    Some(command) => self.handle(command).await,
                },
                () = tokio::time::sleep_until(due) => {
                    if self.is_idle() {
                        return self.close_idle().await;
                    }
                    self.handle_timers().await;
                }
            }
        }
    }

    /// A game that has become longer than its record can be ends before anything is refused or lost.
    async fn end_if_used_up(&mut self) {
        if self.table.is_used_up()
            && self.store_due.is_none()
            && let Err(refused) = self.submit(LogEntry::Abandons).await
        {
            warn!(table = self.table.id, "a game that is too long was not ended: {}", refused.text);
        }
    }

    async fn handle(&mut self, command: Command) {
        self.idle_since = Instant::now();
        match command {
            Command::Subscribe(subscribe) => self.subscribe(subscribe).await,
            Command::Unsubscribe { subscriber } => self.unsubscribe(subscriber),
            Command::Message { subscriber, id, say } => self.receive(subscriber, id, say).await,
            Command::Request { request, reply } => {
                let response = self.respond(request).await;
                let _ = reply.send(response);
            }
            Command::BotDecided { seat, version, action } => self.bot_decided(seat, version, action).await,
            #[cfg(test)]
            Command::Break => panic!("an invariant is broken"),
            Command::Stop => self.closing = Some(CloseReason::Stops),
        }
    }

    /// Judges what somebody wants to do and, if it is allowed, does it.
    async fn submit(&mut self, entry: LogEntry) -> Result<(), Refused> {
        match self.table.judge(entry.clone()) {
            Ok(judged) => self.commit(judged).await,
            Err(refused) => Err(self.refuse(refused, entry).await),
        }
    }

    /// An entry that broke an invariant on the copy of the game closes the table; `tried` is kept for whoever looks
    /// into it.
    async fn refuse(&mut self, refused: Refused, tried: LogEntry) -> Refused {
        if refused.is_fault() {
            self.fail("judging an entry", Some(&tried)).await;
        }
        refused
    }

    /// Stores what was judged, then puts it into effect, and only then tells anybody. If the store refuses, the copy of
    /// the game is dropped and nothing has changed.
    async fn commit(&mut self, judged: Judged) -> Result<(), Refused> {
        self.commit_held(judged, None).await
    }

    /// The same together with a seat that an account is to keep.
    async fn commit_held(&mut self, judged: Judged, hold: Option<Holding>) -> Result<(), Refused> {
        let at = now_ms();
        let line = LogLine { seq: self.table.seq + 1, at, body: judged.entry.write() };
        let is_new_stage = judged.stage != self.table.stage;
        let standing = is_new_stage.then(|| standing_of(judged.stage));
        let began = Instant::now();
        let stored = match hold {
            Some(hold) => self.store.append_held(&self.table.id, vec![line], hold).await,
            None => self.store.append(&self.table.id, vec![line], standing).await,
        };
        if let Err(fault) = stored {
            return Err(self.not_stored(&fault));
        }
        self.store_due = None;
        self.settings.metrics.stored.observe(began.elapsed());
        let is_move = matches!(judged.entry, LogEntry::Acts { .. }) && !is_new_stage && self.table.proposal.is_none();
        let is_about_seats = is_new_stage || judged.entry.is_about_seats();
        let versions: Vec<u32> = self.table.seat_states.iter().map(|state| state.version).collect();
        let asked: Vec<(Seat, i64)> = self.table.waiting().collect();
        self.table.apply(judged, at);
        self.tell_all(&versions, is_move && self.table.waiting().eq(asked));
        self.show_glance();
        if is_about_seats {
            self.keep_glance().await;
        }
        Ok(())
    }

    fn show_glance(&self) {
        self.settings.glances.put(&self.table.id, self.table.glance());
    }

    /// Lists are a convenience: where it cannot be stored, the table is opened again to see.
    async fn keep_glance(&self) {
        if let Err(fault) = self.store.keep_glance(&self.table.id, self.table.glance().write()).await {
            warn!(table = self.table.id, %fault, "what lists show was not stored");
        }
    }

    /// The table closes: what it last showed is stored first.
    async fn leave_glance(&self) {
        if self.closing != Some(CloseReason::Fault) && self.closing != Some(CloseReason::ChangedElsewhere) {
            self.keep_glance().await;
        }
        self.settings.glances.remove(&self.table.id);
    }

    /// After a change; `versions` are those of the seats before it. A move changes nothing of who sits where.
    fn tell_all(&mut self, versions: &[u32], is_move: bool) {
        let only_for = self.table.only_for;
        for (at, state) in self.table.seat_states.iter().enumerate() {
            // An action nobody sees answers no question: the clock of whoever took it runs on.
            if state.version != versions[at] && only_for.is_none() {
                self.asked_since[at] = now_ms();
            }
        }
        self.send_notices();
        match only_for {
            Some(seat) => self.subscribers.tell_one(&self.table, seat),
            None => self.subscribers.tell_change(&self.table, is_move),
        }
        self.let_bots_think();
    }

    fn not_stored(&mut self, fault: &StoreFault) -> Refused {
        warn!(table = self.table.id, %fault, "an entry was not stored");
        match fault {
            // Somebody else has written to this game: our copy of it is out of date.
            StoreFault::Conflict => self.closing = Some(CloseReason::ChangedElsewhere),
            StoreFault::Stopped => self.closing = Some(CloseReason::Stops),
            StoreFault::HeldEnough => {}
            _ => self.store_due = Some(Instant::now() + self.settings.store_pause),
        }
        Refused::not_stored(fault)
    }

    /// The store may take something again: whatever waited for that goes on.
    async fn try_store_again(&mut self) {
        self.store_due = None;
        if let Err(refused) = self.carry_out_proposal().await {
            warn!(table = self.table.id, "an agreed proposal was not carried out: {}", refused.text);
        }
        self.let_bots_think();
    }

    /// Keeps what led to a broken invariant, and closes this table only.
    async fn fail(&mut self, what: &str, entry: Option<&LogEntry>) {
        error!(table = self.table.id, seq = self.table.seq, "{what} broke an invariant; the table is closed");
        self.settings.metrics.faults.add(1);
        let body = entry.map_or_else(|| what.to_owned(), LogEntry::write);
        if let Err(fault) = self.store.keep_fault(&self.table.id, now_ms(), body).await {
            warn!(table = self.table.id, %fault, "the fault was not stored");
        }
        self.closing = Some(CloseReason::Fault);
    }

    /// Nobody is connected, no bot is thinking, and no stand-in is due.
    fn is_idle(&self) -> bool {
        self.subscribers.is_empty()
            && !self.thinking.is_busy()
            && self.store_due.is_none()
            && self.stand_in_due().is_none()
            && self.idle_since.elapsed() >= self.settings.idle
    }

    /// Commands already sent are still handled; whoever sends later finds the channel closed and opens the table anew.
    async fn close_idle(&mut self) {
        self.commands.close();
        while let Some(command) = self.commands.recv().await {
            self.handle(command).await;
        }
        info!(table = self.table.id, "closed, being idle");
    }

    fn next_due(&self) -> Instant {
        let idle = self.idle_since + self.settings.idle;
        let stand_in = self.stand_in_due().map(|(_, due)| due);
        let dues = [stand_in, self.subscribers.next_frame(), self.store_due];
        dues.into_iter().flatten().fold(idle.max(Instant::now() + Duration::from_millis(50)), Instant::min)
    }

    async fn handle_timers(&mut self) {
        self.subscribers.release_frames();
        if self.store_due.is_some_and(|due| due <= Instant::now()) {
            self.try_store_again().await;
        }
        let Some((seat, due)) = self.stand_in_due() else { return };
        if due <= Instant::now() {
            let bot = self.table.stand_in_name().to_owned();
            if let Err(refused) = self.submit(LogEntry::StandsIn { seat: seat.0, bot }).await {
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
            let state = self.table.seat_state(*seat);
            matches!(state.chair, Chair::Person { .. })
                && self.table.asked(*seat).is_some()
                && self.table.bot_of(*seat).is_none()
        };
        self.table.seats().filter(waits).filter_map(due).min_by_key(|(_, due)| *due)
    }

    /// Sends a notice to people who are asked and not connected: one, until they connect again.
    fn send_notices(&mut self) {
        for seat in self.table.seats() {
            let waits = self.table.stage == Stage::Playing
                && self.table.asked(seat).is_some()
                && matches!(self.table.seat_state(seat).chair, Chair::Person { .. })
                && self.table.bot_of(seat).is_none()
                && !self.subscribers.is_connected(seat);
            if waits && !std::mem::replace(&mut self.notified[seat.index()], true) {
                let (table, title) = (self.table.id.clone(), self.table.kept.plan.title.clone());
                let Chair::Person { key, .. } = &self.table.seat_state(seat).chair else { continue };
                let (slug, key) = (self.table.slug(seat).to_owned(), key.clone());
                self.settings.notices.push(Turn { table, title, seat: slug, number: seat.0, key });
            }
        }
    }

    fn send(&mut self, subscriber: u64, message: &FromServer) {
        self.subscribers.send(subscriber, message.write().into());
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
