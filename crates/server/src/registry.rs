//! All tables of a server: created, looked up, opened when first used. A table without subscribers closes itself.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use sha2::{Digest, Sha256};
use tokio::sync::{mpsc, oneshot};
use tracing::{error, info};

use crate::access::{self, Door, Facts, Visitor};
use crate::actor::{self, Command, Settings, Subscribe, TableRequest, TableResponse};
use crate::clock::now_ms;
use crate::glance::Glance;
use crate::import::{self, GameImport, Importer};
pub use crate::library::Wanted;
use crate::library::{Library, Reading};
use crate::packs::Packs;
use crate::restore::restore;
use crate::secret::{Key, Token, hex, random_bytes};
use crate::store::{LogLine, Standing, Store, StoreFault};
use crate::table::log_entry::LogEntry;
use crate::table::plan::{Absence, KeptPlan, SeatPlan, TablePlan, Watch};
use crate::table::{Kind, MOST, Refused, Stage, guard};

/// The address of a table's actor; empty while the table is not open.
type Slot = Arc<tokio::sync::Mutex<Option<mpsc::Sender<Command>>>>;

pub struct Registry {
    store: Arc<Store>,
    settings: Settings,
    packs: Arc<Packs>,
    /// One record is verified at a time: it is expensive, and anybody may ask for it.
    importing: tokio::sync::Semaphore,
    /// Records that are verified or wait for it.
    waiting: tokio::sync::Semaphore,
    /// What is read of games, apart from their tables.
    pub(crate) library: Library,
    slots: Mutex<HashMap<String, Slot>>,
    next_subscriber: AtomicU64,
}

/// A new table and its links, shown once.
pub struct Created {
    pub id: String,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// By seat; seats without a link have none.
    pub links: Vec<Option<Token>>,
    pub watch: Option<Token>,
}

impl Created {
    /// The links there are, with their seats.
    pub fn links(&self) -> Vec<(String, Token)> {
        let seats = self.seats.iter().zip(&self.links);
        seats.filter_map(|(seat, link)| Some((seat.clone(), link.clone()?))).collect()
    }
}

/// An open table at which nothing happens for so long is removed: 30 days, in milliseconds.
pub const EXPIRES: i64 = 30 * 24 * 3600 * 1000;
/// Records that are verified or wait for it at the same time.
const MOST_IMPORTS: usize = 8;
/// When there are this many slots, those of closed tables are removed.
const MANY_SLOTS: usize = 4096;

impl Registry {
    pub fn new(store: Arc<Store>, settings: Settings, packs: Arc<Packs>) -> Registry {
        let importing = tokio::sync::Semaphore::new(1);
        let library = Library::new(store.reader().key().clone());
        Registry {
            store,
            settings,
            packs,
            importing,
            waiting: tokio::sync::Semaphore::new(MOST_IMPORTS),
            library,
            slots: Mutex::default(),
            next_subscriber: AtomicU64::new(1),
        }
    }

    pub fn packs(&self) -> &Packs {
        &self.packs
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    pub fn shared_store(&self) -> Arc<Store> {
        Arc::clone(&self.store)
    }

    /// A number for a new connection.
    pub fn new_subscriber(&self) -> u64 {
        self.next_subscriber.fetch_add(1, Ordering::Relaxed)
    }

    pub async fn create(&self, plan: TablePlan) -> Result<Created, Refused> {
        let rules = plan.ruleset(&self.packs).map_err(Refused::say)?;
        let kept = KeptPlan { pack: Some(rules.pack.hash_text()), ..KeptPlan::new(plan) };
        self.create_with(kept, Vec::new()).await
    }

    /// A new table that plays on from a step of another game, with these seats.
    pub async fn fork(&self, id: &str, key: Option<Key>, step: u32, seats: Vec<SeatPlan>) -> Result<Created, Refused> {
        let TableResponse::Fork(fork) = self.read(id, key, Wanted::Fork { step }).await? else {
            return Err(Refused::fault("The table gave another answer."));
        };
        if fork.actions.len() > MOST.lines / 2 {
            return Err(Refused::told("hall-game-long"));
        }
        let plan = TablePlan { seats, watch: Watch::Nobody, delay: 0, clock: None, pledges: false, ..fork.plan };
        plan.ruleset(&self.packs).map_err(Refused::malformed)?;
        let kept = KeptPlan { pack: Some(fork.pack), origin: Some(fork.origin), ..KeptPlan::new(plan) };
        let opening = LogEntry::Opening { actions: fork.actions };
        self.create_with(kept, vec![LogLine { seq: 1, at: now_ms(), body: opening.write() }]).await
    }

    async fn create_with(&self, mut kept: KeptPlan, lines: Vec<LogLine>) -> Result<Created, Refused> {
        let rules = kept.ruleset(&self.packs).map_err(Refused::say)?;
        let link = |place: &SeatPlan| (*place == SeatPlan::Link).then(Token::fresh);
        let links: Vec<Option<Token>> = kept.plan.seats.iter().map(link).collect();
        let watch = (kept.plan.watch == Watch::Link).then(Token::fresh);
        kept.keys = links.iter().map(|link| link.as_ref().map(Token::key)).collect();
        kept.watch_key = watch.as_ref().map(Token::key);
        let id = hex(&random_bytes::<8>());
        self.write_new(&id, &kept, lines).await.map_err(|fault| Refused::not_stored(&fault))?;
        info!(table = id, title = kept.plan.title, mode = kept.plan.mode, "a new table");
        let seats = rules.mode.seats.iter().map(|seat| seat.slug.clone()).collect();
        Ok(Created { id, seats, links, watch })
    }

    /// A table for the same people, and whether their seats have moved on; asked for twice it is the same one. People
    /// who ask for different things must still meet: the first one decides. Who plays alone gets what he asks for.
    pub async fn rematch(&self, kept: &KeptPlan, rotate: bool) -> Result<(String, bool), Refused> {
        let of = kept.rematch_of.as_deref().unwrap_or_default();
        let other = self.rematch_id(of, !rotate);
        let stored = |fault: StoreFault| Refused::not_stored(&fault);
        if kept.plan.people() > 1 && self.store.reader().game(&other).await.map_err(stored)?.is_some() {
            return Ok((other, !rotate));
        }
        let id = self.rematch_id(of, rotate);
        match self.write_new(&id, kept, Vec::new()).await {
            Ok(()) | Err(StoreFault::Conflict) => Ok((id, rotate)),
            Err(fault) => Err(stored(fault)),
        }
    }

    /// A name that follows from the old table's: whoever asks second finds what the first one made.
    fn rematch_id(&self, of: &str, rotate: bool) -> String {
        let label: &[u8] = if rotate { b"kabinett rematch rotated 1\n" } else { b"kabinett rematch 1\n" };
        let key = self.store.reader().key().bytes();
        hex(&Sha256::new().chain_update(label).chain_update(key).chain_update(of).finalize()[..8])
    }

    async fn write_new(&self, id: &str, kept: &KeptPlan, lines: Vec<LogLine>) -> Result<(), StoreFault> {
        let row = kept.row(id.to_owned(), now_ms() / 1000, random_bytes::<32>().to_vec(), Standing::Open);
        self.store.import(row, lines).await
    }

    /// Imports a finished game from a record; imported twice, it is the same table.
    pub async fn import(&self, text: String) -> Result<String, Refused> {
        let _place = self.waiting.try_acquire().map_err(|_| Refused::told("hall-imports-wait").with(Kind::TooOften))?;
        let _turn = self.importing.acquire().await.map_err(|_| closed())?;
        let (packs, key) = (Arc::clone(&self.packs), self.store.reader().key().clone());
        let prove = move || {
            let imported = guard(|| import::import(&text, Importer::Visitor, &key, &packs, now_ms()));
            imported.map_err(|refused| if refused.is_fault() { refused } else { refused.with(Kind::Malformed) })
        };
        let proved = tokio::task::spawn_blocking(prove).await;
        let imported = proved.unwrap_or_else(|_| Err(Refused::told("hall-unread-record").with(Kind::Fault)))?;
        let id = store_import(&self.store, imported).await.map_err(|fault| Refused::not_stored(&fault))?;
        info!(table = id, "a record was imported");
        Ok(id)
    }

    /// Removes open tables where nothing has happened for long, now and then every hour.
    pub async fn expire_tables(&self) {
        loop {
            if let Err(fault) = self.store.expire(now_ms() - EXPIRES).await {
                error!(%fault, "old open tables were not removed");
            }
            tokio::time::sleep(std::time::Duration::from_hours(1)).await;
        }
    }

    /// The steps or the record of a game, or a moment of it.
    pub async fn read(&self, id: &str, key: Option<Key>, wanted: Wanted) -> Result<TableResponse, Refused> {
        let reading = Reading { key, wanted };
        for _ in 0..3 {
            let table = self.open(id).await?;
            if let Some(read) = self.library.read(id, &table, &reading).await {
                return read;
            }
        }
        Err(closed())
    }

    pub async fn request(&self, id: &str, request: TableRequest) -> Result<TableResponse, Refused> {
        let (reply, wait) = oneshot::channel();
        self.send(id, Command::Request { request, reply }).await?;
        wait.await.map_err(|_| closed())?
    }

    pub async fn subscribe(&self, id: &str, subscribe: Subscribe) -> Result<mpsc::Sender<Command>, Refused> {
        self.send(id, Command::Subscribe(subscribe)).await
    }

    /// Opens each running table when a stand-in is due there, so that a restart leaves nobody waiting in vain.
    pub async fn wake_overdue(&self) {
        let running = match self.store.reader().running().await {
            Ok(running) => running,
            Err(fault) => return error!(%fault, "running tables could not be listed"),
        };
        let due = |(id, plan, last): (String, String, i64)| {
            let kept: KeptPlan = serde_json::from_str(&plan).ok()?;
            let Absence::StandIn { after, .. } = kept.plan.absence else { return None };
            let seconds = after.min(kept.plan.clock.unwrap_or(after));
            Some(((last + i64::from(seconds) * 1000).max(self.settings.grace), id))
        };
        let mut overdue: Vec<(i64, String)> = running.into_iter().filter_map(due).collect();
        overdue.sort();
        for (due, id) in overdue {
            let left = u64::try_from(due - now_ms()).unwrap_or(0);
            tokio::time::sleep(std::time::Duration::from_millis(left)).await;
            if let Err(refused) = self.open(&id).await {
                error!(table = id, "not opened: {}", refused.text);
            }
        }
    }

    /// How a table stands that is not open, by restoring it and letting it go again; stored, so that it is done once.
    pub(crate) async fn look_in(&self, id: &str) -> Option<Arc<Glance>> {
        let _turn = self.library.readers.acquire().await.ok()?;
        let row = self.store.reader().game(id).await.ok()??;
        let lines = self.store.reader().lines(id).await.ok()?;
        let packs = Arc::clone(&self.packs);
        let look = move || guard(|| restore(&row, &lines, &packs)).map(|table| table.glance());
        let glance = tokio::task::spawn_blocking(look).await.ok()?.ok()?;
        if let Err(fault) = self.store.keep_glance(id, glance.write()).await {
            info!(table = id, %fault, "what lists show was not stored");
        }
        Some(Arc::new(glance))
    }

    /// How an open table stands.
    pub(crate) fn live_glance(&self, id: &str) -> Option<Arc<Glance>> {
        self.settings.glances.get(id)
    }

    /// Tells every open table to close politely.
    pub async fn close(&self) {
        let slots: Vec<Slot> = lock(&self.slots).values().cloned().collect();
        for slot in slots {
            if let Some(commands) = slot.lock().await.take() {
                let _ = commands.send(Command::Stop).await;
                commands.closed().await;
            }
        }
    }

    /// Sends a command, opening the table if need be; one that has just closed is opened again.
    async fn send(&self, id: &str, command: Command) -> Result<mpsc::Sender<Command>, Refused> {
        let mut command = command;
        for _ in 0..3 {
            let commands = self.open(id).await?;
            match commands.send(command).await {
                Ok(()) => return Ok(commands),
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
        Err(closed())
    }

    async fn open(&self, id: &str) -> Result<mpsc::Sender<Command>, Refused> {
        let slot = self.slot(id);
        let mut commands = slot.lock().await;
        if let Some(open) = commands.as_ref().filter(|open| !open.is_closed()) {
            return Ok(open.clone());
        }
        let opened = match self.load(id).await {
            Ok(opened) => opened,
            Err(refused) => {
                lock(&self.slots).remove(id);
                return Err(refused);
            }
        };
        *commands = Some(opened.clone());
        Ok(opened)
    }

    fn slot(&self, id: &str) -> Slot {
        let mut slots = lock(&self.slots);
        if slots.len() > MANY_SLOTS {
            let is_used =
                |slot: &Slot| slot.try_lock().map_or(true, |open| open.as_ref().is_some_and(|open| !open.is_closed()));
            slots.retain(|_, slot| is_used(slot));
        }
        Arc::clone(slots.entry(id.to_owned()).or_default())
    }

    /// Restores a stored game and starts its actor.
    async fn load(&self, id: &str) -> Result<mpsc::Sender<Command>, Refused> {
        let stored = |fault: StoreFault| Refused::not_stored(&fault);
        let row = self.store.reader().game(id).await.map_err(stored)?;
        let row = row.ok_or_else(|| Refused::told("hall-no-table").with(Kind::Missing))?;
        if row.standing == Standing::Broken {
            return Err(Refused::told("hall-fault").with(Kind::Fault));
        }
        let lines = self.store.reader().lines(id).await.map_err(stored)?;
        let standing = row.standing;
        let packs = Arc::clone(&self.packs);
        let restored = tokio::task::spawn_blocking(move || guard(|| restore(&row, &lines, &packs))).await;
        let table = match restored.unwrap_or_else(|_| Err(Refused::told("hall-fault").with(Kind::Fault))) {
            Ok(table) => table,
            Err(refused) => {
                error!(table = id, "the stored game cannot be restored: {}", refused.text);
                return Err(Refused::told("hall-fault").with(Kind::Fault));
            }
        };
        let now = actor::standing_of(table.stage);
        if now != standing {
            self.store.append(id, Vec::new(), Some(now)).await.map_err(stored)?;
        }
        info!(table = id, seq = table.seq, "opened");
        Ok(actor::spawn(table, Arc::clone(&self.store), self.settings.clone()))
    }
}

/// Stores an imported game, unless it is here already; returns where it is.
pub async fn store_import(store: &Store, imported: GameImport) -> Result<String, StoreFault> {
    if imported.is_fair
        && let Some(id) = store.reader().game_with_secret(&imported.row.secret).await?
        && is_open_to_all(store, &id).await?
    {
        return Ok(id);
    }
    let id = imported.row.id.clone();
    match store.import(imported.row, imported.lines).await {
        Ok(()) | Err(StoreFault::Conflict) => Ok(id),
        Err(fault) => Err(fault),
    }
}

/// Whether anybody may look at this table, so that it may be named to whoever brings its record.
async fn is_open_to_all(store: &Store, id: &str) -> Result<bool, StoreFault> {
    let row = store.reader().game(id).await?;
    let kept = row.and_then(|row| serde_json::from_str::<KeptPlan>(&row.plan).ok());
    let facts = |kept: KeptPlan| Facts {
        watch: kept.plan.watch,
        has_room: false,
        stage: Stage::Over,
        is_behind: kept.plan.delay > 0,
    };
    Ok(kept.map(facts).is_some_and(|facts| access::decide(&facts, Visitor::Stranger, Door::Record).is_ok()))
}

fn closed() -> Refused {
    Refused::told("hall-closed")
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // Nothing that can fail happens under this lock, so nobody can leave it in disorder.
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
