//! All tables of a server: made, found, opened when first touched, put away when nobody attends.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tracing::{error, info};

use crate::bring::{self, Brought};
use crate::keeper::{self, Attend, Change, Changed, Order, Settings};
use crate::packs::Packs;
use crate::secret::{Token, hex, random_bytes};
use crate::store::{GameRow, Line, Listed, Standing, Store, StoreFault};
use crate::table::entry::Entry;
use crate::table::plan::{Absence, KeptPlan, Origin, Place, Plan, Watch};
use crate::table::{Kind, Refused, Table, guard};

/// A door to one table; empty until it is first touched.
type Door = Arc<tokio::sync::Mutex<Option<mpsc::Sender<Order>>>>;

pub struct House {
    store: Arc<Store>,
    settings: Settings,
    packs: Arc<Packs>,
    /// One record is proved at a time: it is work, and anybody may ask for it.
    bringing: tokio::sync::Semaphore,
    doors: Mutex<HashMap<String, Door>>,
    guests: AtomicU64,
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

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct InLobby {
    pub id: String,
    /// Seconds since 1970.
    pub created: i64,
    /// `open`, `running` or `finished`.
    pub standing: String,
    pub plan: Plan,
}

impl InLobby {
    pub fn of(game: Listed) -> Option<InLobby> {
        let kept: KeptPlan = serde_json::from_str(&game.plan).ok()?;
        let standing = game.standing.name().to_owned();
        Some(InLobby { id: game.id, created: game.created, standing, plan: kept.plan })
    }
}

/// Tables shown in the lobby at most.
const LOBBY: u32 = 200;
/// Doors are looked over when there are this many, and those of tables put away removed.
const MANY_DOORS: usize = 4096;

impl House {
    pub fn new(store: Arc<Store>, settings: Settings, packs: Arc<Packs>) -> House {
        let bringing = tokio::sync::Semaphore::new(1);
        House { store, settings, packs, bringing, doors: Mutex::default(), guests: AtomicU64::new(1) }
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

    /// A number for a connection.
    pub fn new_guest(&self) -> u64 {
        self.guests.fetch_add(1, Ordering::Relaxed)
    }

    pub async fn create(&self, plan: Plan) -> Result<Created, Refused> {
        let rules = plan.ruleset(&self.packs).map_err(Refused::say)?;
        let kept = KeptPlan { pack: Some(rules.pack.hash_text()), ..KeptPlan::new(plan) };
        self.create_with(kept, Vec::new()).await
    }

    /// Another game is played on from one of its moments, with these seats.
    pub async fn fork(&self, id: &str, cut: Change, seats: Vec<Place>) -> Result<Created, Refused> {
        let Changed::Cut(cut) = self.change(id, cut).await? else {
            return Err(Refused::fault("The table gave another answer."));
        };
        let plan = Plan { seats, watch: Watch::Nobody, delay: 0, clock: None, pledges: false, ..cut.plan };
        plan.ruleset(&self.packs).map_err(Refused::malformed)?;
        let kept = KeptPlan { pack: Some(cut.pack), origin: Some(cut.origin), ..KeptPlan::new(plan) };
        let opening = Entry::Opening { actions: cut.actions };
        self.create_with(kept, vec![Line { seq: 1, at: keeper::now_ms(), body: opening.write() }]).await
    }

    async fn create_with(&self, mut kept: KeptPlan, lines: Vec<Line>) -> Result<Created, Refused> {
        let rules = kept.ruleset(&self.packs).map_err(Refused::say)?;
        let link = |place: &Place| (*place == Place::Link).then(Token::fresh);
        let links: Vec<Option<Token>> = kept.plan.seats.iter().map(link).collect();
        let watch = (kept.plan.watch == Watch::Link).then(Token::fresh);
        kept.keys = links.iter().map(|link| link.as_ref().map(Token::key)).collect();
        kept.watch_key = watch.as_ref().map(Token::key);
        let id = hex(&random_bytes::<8>());
        self.write_new(&id, &kept, lines).await.map_err(|fault| Refused::say(fault.to_string()))?;
        info!(table = id, title = kept.plan.title, mode = kept.plan.mode, "a new table");
        let seats = rules.mode.seats.iter().map(|seat| seat.slug.clone()).collect();
        Ok(Created { id, seats, links, watch })
    }

    /// A table for the same people; asked for twice it is the same one.
    pub async fn rematch(&self, kept: &KeptPlan) -> Result<String, Refused> {
        let of = kept.rematch_of.as_deref().unwrap_or_default();
        // A name that follows from the old table's: whoever asks second finds what the first one made.
        let id = format!("{}r", &of[of.len().saturating_sub(30)..]);
        match self.write_new(&id, kept, Vec::new()).await {
            Ok(()) | Err(StoreFault::Conflict) => Ok(id),
            Err(fault) => Err(Refused::say(fault.to_string())),
        }
    }

    async fn write_new(&self, id: &str, kept: &KeptPlan, lines: Vec<Line>) -> Result<(), StoreFault> {
        let plan = serde_json::to_string(kept).expect("a plan is plain data");
        let secret = random_bytes::<32>().to_vec();
        let created = keeper::now_ms() / 1000;
        let row = GameRow { id: id.to_owned(), created, plan, secret, standing: Standing::Open };
        self.store.bring(row, lines).await
    }

    /// Keeps a finished game that somebody brings as a file; brought twice it is the same table.
    pub async fn bring(&self, text: String) -> Result<String, Refused> {
        let _turn = self.bringing.acquire().await.map_err(|_| closed())?;
        let (packs, key) = (Arc::clone(&self.packs), self.store.reader().key().clone());
        let prove = move || {
            let brought = guard(|| bring::bring(&text, bring::By::Visitor, &key, &packs, keeper::now_ms()));
            brought.map_err(|refused| if refused.is_fault() { refused } else { refused.with(Kind::Malformed) })
        };
        let proved = tokio::task::spawn_blocking(prove).await;
        let brought = proved.unwrap_or_else(|_| Err(Refused::told("hall-unread-record").with(Kind::Fault)))?;
        let id = keep_brought(&self.store, brought).await.map_err(|fault| Refused::say(fault.to_string()))?;
        info!(table = id, "a record was brought");
        Ok(id)
    }

    /// Tables anybody may find: those that may be watched or have an open seat.
    pub async fn lobby(&self, standing: Standing) -> Result<Vec<InLobby>, Refused> {
        let listed =
            self.store.reader().list(standing, LOBBY).await.map_err(|fault| Refused::say(fault.to_string()))?;
        let shown = listed.into_iter().filter_map(|game| {
            let kept: KeptPlan = serde_json::from_str(&game.plan).ok()?;
            // Whoever brings a record knows where it is; the lobby shows what is played here.
            let is_ours = !matches!(kept.origin, Some(Origin::Record { .. }));
            let is_public = is_ours && (kept.plan.watch == Watch::Anyone || kept.plan.seats.contains(&Place::Open));
            let standing = game.standing.name().to_owned();
            is_public.then_some(InLobby { id: game.id, created: game.created, standing, plan: kept.plan })
        });
        Ok(shown.collect())
    }

    pub async fn change(&self, id: &str, change: Change) -> Result<Changed, Refused> {
        let (done, wait) = oneshot::channel();
        self.send(id, Order::Change { change, done }).await?;
        wait.await.map_err(|_| closed())?
    }

    pub async fn attend(&self, id: &str, attend: Attend) -> Result<mpsc::Sender<Order>, Refused> {
        self.send(id, Order::Attend(attend)).await
    }

    /// Opens running tables when somebody's absence is due: a restart lets nobody wait for a person in vain.
    pub async fn wake_sleepers(&self) {
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
        let mut sleepers: Vec<(i64, String)> = running.into_iter().filter_map(due).collect();
        sleepers.sort();
        for (due, id) in sleepers {
            let left = u64::try_from(due - keeper::now_ms()).unwrap_or(0);
            tokio::time::sleep(std::time::Duration::from_millis(left)).await;
            if let Err(refused) = self.open(&id).await {
                error!(table = id, "not opened: {}", refused.text);
            }
        }
    }

    /// Tells every open table to close politely.
    pub async fn close(&self) {
        let doors: Vec<Door> = lock(&self.doors).values().cloned().collect();
        for door in doors {
            if let Some(orders) = door.lock().await.take() {
                let _ = orders.send(Order::Stop).await;
                orders.closed().await;
            }
        }
    }

    /// Sends an order, opening the table if need be; one that was just put away is opened again.
    async fn send(&self, id: &str, order: Order) -> Result<mpsc::Sender<Order>, Refused> {
        let mut order = order;
        for _ in 0..3 {
            let orders = self.open(id).await?;
            match orders.send(order).await {
                Ok(()) => return Ok(orders),
                Err(mpsc::error::SendError(back)) => order = back,
            }
        }
        Err(closed())
    }

    async fn open(&self, id: &str) -> Result<mpsc::Sender<Order>, Refused> {
        let door = self.door(id);
        let mut orders = door.lock().await;
        if let Some(open) = orders.as_ref().filter(|open| !open.is_closed()) {
            return Ok(open.clone());
        }
        let opened = match self.load(id).await {
            Ok(opened) => opened,
            Err(refused) => {
                lock(&self.doors).remove(id);
                return Err(refused);
            }
        };
        *orders = Some(opened.clone());
        Ok(opened)
    }

    fn door(&self, id: &str) -> Door {
        let mut doors = lock(&self.doors);
        if doors.len() > MANY_DOORS {
            let is_used =
                |door: &Door| door.try_lock().map_or(true, |open| open.as_ref().is_some_and(|open| !open.is_closed()));
            doors.retain(|_, door| is_used(door));
        }
        Arc::clone(doors.entry(id.to_owned()).or_default())
    }

    /// Replays a stored game and gives it a keeper.
    async fn load(&self, id: &str) -> Result<mpsc::Sender<Order>, Refused> {
        let stored = |fault: StoreFault| Refused::say(fault.to_string());
        let row = self.store.reader().game(id).await.map_err(stored)?;
        let row = row.ok_or_else(|| Refused::told("hall-no-table").with(Kind::Missing))?;
        if row.standing == Standing::Broken {
            return Err(Refused::told("hall-fault").with(Kind::Fault));
        }
        let lines = self.store.reader().lines(id).await.map_err(stored)?;
        let standing = row.standing;
        let packs = Arc::clone(&self.packs);
        let replayed = tokio::task::spawn_blocking(move || guard(|| replay(&row, &lines, &packs))).await;
        let table = match replayed.unwrap_or_else(|_| Err(Refused::told("hall-fault").with(Kind::Fault))) {
            Ok(table) => table,
            Err(refused) => {
                error!(table = id, "the stored game cannot be replayed: {}", refused.text);
                return Err(Refused::told("hall-fault").with(Kind::Fault));
            }
        };
        let now = keeper::standing_of(table.stage);
        if now != standing {
            self.store.append(id, Vec::new(), Some(now)).await.map_err(stored)?;
        }
        info!(table = id, seq = table.seq, "opened");
        Ok(keeper::keep(table, Arc::clone(&self.store), self.settings.clone()))
    }
}

/// A table as its log says.
pub fn replay(row: &GameRow, lines: &[Line], packs: &Packs) -> Result<Table, Refused> {
    let kept: KeptPlan = serde_json::from_str(&row.plan).map_err(|_| Refused::say("The plan cannot be read."))?;
    let secret = row.secret.as_slice().try_into().map_err(|_| Refused::say("The secret has a wrong length."))?;
    let mut table = Table::new(&row.id, kept, secret, packs).map_err(Refused::say)?;
    for line in lines {
        let entry = Entry::read(&line.body);
        let entry = entry.ok_or_else(|| Refused::say(format!("Line {} of the log cannot be read.", line.seq)))?;
        table.restore(entry, line.at).map_err(|reason| Refused::say(format!("Line {}: {reason}", line.seq)))?;
    }
    Ok(table)
}

/// Stores a proved record, unless its game is here already; returns where it is.
pub async fn keep_brought(store: &Store, brought: Brought) -> Result<String, StoreFault> {
    if brought.is_fair
        && let Some(id) = store.reader().game_with_secret(&brought.row.secret).await?
        && is_open_to_all(store, &id).await?
    {
        return Ok(id);
    }
    let id = brought.row.id.clone();
    match store.bring(brought.row, brought.lines).await {
        Ok(()) | Err(StoreFault::Conflict) => Ok(id),
        Err(fault) => Err(fault),
    }
}

/// Whether anybody may look at this table.
async fn is_open_to_all(store: &Store, id: &str) -> Result<bool, StoreFault> {
    let row = store.reader().game(id).await?;
    let kept = row.and_then(|row| serde_json::from_str::<KeptPlan>(&row.plan).ok());
    Ok(kept.is_some_and(|kept| kept.plan.watch == Watch::Anyone))
}

fn closed() -> Refused {
    Refused::told("hall-closed")
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // Nothing that can fail happens under this lock, so nobody can leave it in disorder.
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
