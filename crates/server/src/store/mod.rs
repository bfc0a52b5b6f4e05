//! What is kept: games, and for each game an append-only log of lines.
//!
//! A line is durable before its writer is told so. One task writes, and everything that is waiting when it starts
//! shares one commit.
//! All SQL stands in `sql`.

mod fault;
mod lock;
mod notices;
mod sql;
#[cfg(test)]
mod tests;
mod whole;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use record::ServerKey;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard, mpsc, oneshot};

pub use fault::StoreFault;
use lock::Lock;
pub use notices::{NoticeRow, NoticeWrite, Owner};
#[cfg(test)]
pub use sql::forget;

/// How many jobs may wait in the queue; whoever has another one waits for room.
const QUEUE: usize = 4096;
/// How many jobs share one commit at most.
const BATCH: usize = 512;

/// Where a game stands, for lists that must not replay it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Waiting for people.
    Open,
    Running,
    Finished,
    /// Closed because the engine met a broken invariant.
    Broken,
}

impl Standing {
    pub fn name(self) -> &'static str {
        match self {
            Standing::Open => "open",
            Standing::Running => "running",
            Standing::Finished => "finished",
            Standing::Broken => "broken",
        }
    }

    fn from_name(name: &str) -> Option<Standing> {
        [Standing::Open, Standing::Running, Standing::Finished, Standing::Broken]
            .into_iter()
            .find(|standing| standing.name() == name)
    }
}

/// When anybody may find a table in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Findable {
    Never,
    /// As long as it waits for whoever comes.
    Open,
    Always,
}

/// A game as it is first written. `secret` is the server's share of the seed.
#[derive(Clone, PartialEq, Eq)]
pub struct GameRow {
    pub id: String,
    /// Seconds since 1970.
    pub created: i64,
    /// The plan of the table, as JSON.
    pub plan: String,
    pub secret: Vec<u8>,
    pub standing: Standing,
    /// When anybody may find it in the lobby.
    pub listed: Findable,
    /// Seconds by which spectators are behind.
    pub delay: u32,
}

/// What lists show; holds no secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    pub id: String,
    pub created: i64,
    pub plan: String,
    pub standing: Standing,
    /// What was last kept for lists, as JSON, and the place of the last line: it may be older.
    pub glance: Option<String>,
    pub seq: i64,
}

/// One line of a game's log.
#[derive(Clone, PartialEq, Eq)]
pub struct LogLine {
    /// From 1, without gaps.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub body: String,
}

/// A person's account. `password` is its argon2id hash.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The name in small letters: no two accounts differ by capitals only.
    pub id: String,
    pub name: String,
    pub password: String,
    /// Seconds since 1970.
    pub created: i64,
}

/// A seat an account keeps, by the hash of its token.
#[derive(Clone, PartialEq, Eq)]
pub struct Holding {
    pub account: String,
    pub game: String,
    pub key: String,
}

/// Seats one account keeps at most.
pub const MOST_HELD: i64 = 500;

/// What is written of accounts. Keys are hashes of tokens; `ends` and `now` are seconds since 1970.
pub enum AccountWrite {
    Register(AccountRow),
    Password { account: String, password: String },
    Remove { account: String },
    SignIn { key: String, account: String, ends: i64 },
    SignOut { key: String },
    SignOutOthers { account: String, but: String },
    ForgetEnded { now: i64 },
    KnowDevice { key: String, account: String, ends: i64 },
    ForgetDevices { account: String },
    Hold(Holding),
    LetGo { account: String, game: String },
}

enum Write {
    Account(AccountWrite),
    /// Nothing, to see whether anything can be written.
    Probe,
    /// Removes tables where nothing has happened since then and no game has begun.
    Expire {
        before: i64,
    },
    Notice(NoticeWrite),
    /// What lists show of a game.
    Glance {
        game: String,
        glance: String,
    },
    Create(GameRow),
    /// A game with its lines, all or nothing.
    Import(GameRow, Vec<LogLine>),
    /// Lines of one game, all or none, with where the game stands afterwards.
    Append {
        game: String,
        lines: Vec<LogLine>,
        standing: Option<Standing>,
        /// An account that keeps the seat taken by them.
        hold: Option<Holding>,
    },
    Fault {
        game: String,
        at: i64,
        body: String,
    },
}

type Done = oneshot::Sender<Result<(), StoreFault>>;

struct Job {
    write: Write,
    done: Done,
}

/// What the writer is told.
enum Order {
    Write(Job),
    /// Finish what waits, fold the journal into the file and let go of it.
    Close(Done),
}

/// The file as anybody may read it; a server may write to it meanwhile.
pub struct Reader {
    /// None once it is closed.
    connection: Mutex<Option<SqliteConnection>>,
    /// Seals the records of running games.
    key: ServerKey,
}

impl Reader {
    /// Opens a file that exists; the fault is one sentence.
    pub async fn open(path: &Path) -> Result<Reader, StoreFault> {
        let mut connection = sql::connect(path).await?;
        sql::prepare(&mut connection).await?;
        let key = sql::server_key(&mut connection).await?;
        Ok(Reader { connection: Mutex::new(Some(connection)), key })
    }

    /// Lets go of the file; whoever reads later is told that the server stops.
    pub async fn close(&self) {
        let connection = self.connection.lock().await.take();
        if let Some(connection) = connection {
            sql::close(connection).await;
        }
    }

    async fn connection(&self) -> Result<MappedMutexGuard<'_, SqliteConnection>, StoreFault> {
        MutexGuard::try_map(self.connection.lock().await, Option::as_mut).map_err(|_| StoreFault::Stopped)
    }

    pub fn key(&self) -> &ServerKey {
        &self.key
    }

    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreFault> {
        sql::game(&mut *self.connection().await?, id).await
    }

    pub async fn lines(&self, id: &str) -> Result<Vec<LogLine>, StoreFault> {
        sql::lines(&mut *self.connection().await?, id).await
    }

    /// A game with this share of the seed: no two are alike.
    pub async fn game_with_secret(&self, secret: &[u8]) -> Result<Option<String>, StoreFault> {
        sql::game_with_secret(&mut *self.connection().await?, secret).await
    }

    /// Running games, their plans, and when something last happened in them.
    pub async fn running(&self) -> Result<Vec<(String, String, i64)>, StoreFault> {
        sql::running(&mut *self.connection().await?).await
    }

    pub async fn account(&self, id: &str) -> Result<Option<AccountRow>, StoreFault> {
        sql::accounts::account(&mut *self.connection().await?, id).await
    }

    /// Whose session this is, if it has not ended.
    pub async fn session(&self, key: &str, now: i64) -> Result<Option<String>, StoreFault> {
        sql::accounts::session(&mut *self.connection().await?, key, now).await
    }

    /// Who has signed in from this browser before.
    pub async fn device(&self, key: &str, now: i64) -> Result<Option<String>, StoreFault> {
        sql::accounts::device(&mut *self.connection().await?, key, now).await
    }

    /// The key of a seat an account keeps at this game.
    pub async fn key_at(&self, account: &str, game: &str) -> Result<Option<String>, StoreFault> {
        sql::accounts::key_at(&mut *self.connection().await?, account, game).await
    }

    /// The games where an account keeps a seat, the youngest first, each with the key of a seat.
    pub async fn held_games(&self, account: &str) -> Result<Vec<(Listed, String)>, StoreFault> {
        sql::accounts::held_games(&mut *self.connection().await?, account).await
    }

    /// These games, the youngest first.
    pub async fn games(&self, ids: &[String]) -> Result<Vec<Listed>, StoreFault> {
        sql::games(&mut *self.connection().await?, ids).await
    }

    /// Games that stand so, the youngest first.
    pub async fn list(&self, standing: Standing, most: u32) -> Result<Vec<Listed>, StoreFault> {
        sql::list(&mut *self.connection().await?, standing, most).await
    }

    /// Tables anybody may find that stand so as far as anybody may know, the youngest first.
    pub async fn lobby(&self, standing: Standing, now: i64, most: u32) -> Result<Vec<Listed>, StoreFault> {
        sql::lobby(&mut *self.connection().await?, standing, now, most).await
    }

    /// Writes a whole copy that can be opened as it is.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreFault> {
        sql::backup(&mut *self.connection().await?, to).await
    }
}

/// The one file. Closing it waits until the writer has finished; dropping it does not.
pub struct Store {
    path: PathBuf,
    orders: mpsc::Sender<Order>,
    reader: Reader,
    _lock: Option<Lock>,
    /// The last write failed, and not because of what was written.
    is_failing: AtomicBool,
    /// For tests: so many more writes fit on the disk.
    #[cfg(test)]
    pub room: std::sync::atomic::AtomicU32,
}

impl Store {
    /// Opens the file, or creates it; the fault is one sentence.
    pub async fn open(path: &Path) -> Result<Store, StoreFault> {
        let lock = Lock::take(path)?;
        Store::open_with(path, Some(lock)).await
    }

    /// Opens the file beside a server that may have it open: for games that are new to it.
    pub async fn open_beside(path: &Path) -> Result<Store, StoreFault> {
        Store::open_with(path, None).await
    }

    async fn open_with(path: &Path, lock: Option<Lock>) -> Result<Store, StoreFault> {
        if !path.exists() {
            make(path).await?;
        }
        let mut writer = sql::connect(path).await?;
        sql::prepare(&mut writer).await?;
        let reader = Reader::open(path).await?;
        let (orders, queue) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(writer, queue));
        Ok(Store {
            path: path.to_owned(),
            orders,
            reader,
            _lock: lock,
            is_failing: false.into(),
            #[cfg(test)]
            room: u32::MAX.into(),
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What is stored.
    pub fn reader(&self) -> &Reader {
        &self.reader
    }

    pub async fn create(&self, game: GameRow) -> Result<(), StoreFault> {
        self.write(Write::Create(game)).await
    }

    /// A game that was played elsewhere, with all its lines.
    pub async fn import(&self, game: GameRow, lines: Vec<LogLine>) -> Result<(), StoreFault> {
        self.write(Write::Import(game, lines)).await
    }

    /// Adds lines to a game, all or none. When this returns `Ok`, they survive any crash.
    pub async fn append(&self, game: &str, lines: Vec<LogLine>, standing: Option<Standing>) -> Result<(), StoreFault> {
        self.write(Write::Append { game: game.to_owned(), lines, standing, hold: None }).await
    }

    /// Adds the lines by which a seat is taken, and keeps the seat with an account: both or neither.
    pub async fn append_held(&self, game: &str, lines: Vec<LogLine>, hold: Holding) -> Result<(), StoreFault> {
        self.write(Write::Append { game: game.to_owned(), lines, standing: None, hold: Some(hold) }).await
    }

    /// The key for push messages, made by `fresh` when it is first wanted.
    pub async fn push_key(&self, fresh: fn() -> Vec<u8>) -> Result<Vec<u8>, StoreFault> {
        let mut writer = sql::connect(&self.path).await?;
        let key = sql::push_key(&mut writer, &fresh()).await;
        sql::close(writer).await;
        key
    }

    /// Something about an account; one that exists already is a conflict.
    pub async fn write_account(&self, write: AccountWrite) -> Result<(), StoreFault> {
        self.write(Write::Account(write)).await
    }

    /// Removes tables where nothing has happened since then, in milliseconds since 1970, and no game has begun.
    pub async fn expire(&self, before: i64) -> Result<(), StoreFault> {
        self.write(Write::Expire { before }).await
    }

    /// Keeps what lists show of a game. Whether there is room for it says nothing about the games themselves.
    pub async fn keep_glance(&self, game: &str, glance: String) -> Result<(), StoreFault> {
        self.send(Write::Glance { game: game.to_owned(), glance }).await
    }

    /// Keeps what led to a broken invariant, beside the game.
    pub async fn keep_fault(&self, game: &str, at: i64, body: String) -> Result<(), StoreFault> {
        self.write(Write::Fault { game: game.to_owned(), at, body }).await
    }

    /// Whether the file can be read and written. As long as writes succeed, none is made for this.
    pub async fn check(&self) -> Result<(), StoreFault> {
        self.reader.list(Standing::Open, 1).await?;
        if self.is_failing.load(Ordering::Relaxed) { self.write(Write::Probe).await } else { Ok(()) }
    }

    async fn write(&self, write: Write) -> Result<(), StoreFault> {
        let written = self.write_now(write).await;
        let is_failing = written.as_ref().is_err_and(|fault| !fault.fails_alone() && *fault != StoreFault::Stopped);
        self.is_failing.store(is_failing, Ordering::Relaxed);
        written
    }

    async fn write_now(&self, write: Write) -> Result<(), StoreFault> {
        #[cfg(test)]
        if self.room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |room| room.checked_sub(1)).is_err() {
            return Err(StoreFault::Full);
        }
        self.send(write).await
    }

    async fn send(&self, write: Write) -> Result<(), StoreFault> {
        let (done, wait) = oneshot::channel();
        self.orders.send(Order::Write(Job { write, done })).await.map_err(|_| StoreFault::Stopped)?;
        wait.await.map_err(|_| StoreFault::Stopped)?
    }

    /// Writes what waits, folds the journal into the file and lets go of it: then the one file is everything. Whoever
    /// writes later is told that the server stops.
    pub async fn close(&self) -> Result<(), StoreFault> {
        // The writer is the last to let go, and finds no reader in the way of folding the journal.
        self.reader.close().await;
        let (done, wait) = oneshot::channel();
        self.orders.send(Order::Close(done)).await.map_err(|_| StoreFault::Stopped)?;
        wait.await.map_err(|_| StoreFault::Stopped)?
    }
}

/// The writer: takes what waits, writes it in one transaction, and only then tells anybody.
async fn write_all(mut writer: SqliteConnection, mut queue: mpsc::Receiver<Order>) {
    let (mut orders, mut batch, mut closers) = (Vec::with_capacity(BATCH), Vec::with_capacity(BATCH), Vec::new());
    while queue.recv_many(&mut orders, BATCH).await > 0 {
        for order in orders.drain(..) {
            match order {
                Order::Write(job) => batch.push(job),
                Order::Close(done) => {
                    // Nobody can add anything; what was added before is still written.
                    queue.close();
                    closers.push(done);
                }
            }
        }
        if batch.is_empty() {
            continue;
        }
        let mut written = Vec::with_capacity(batch.len());
        let outcome = write_batch(&mut writer, &batch, &mut written).await;
        for (at, job) in batch.drain(..).enumerate() {
            let answer = match &outcome {
                Ok(()) => written[at].clone(),
                Err(fault) => Err(fault.clone()),
            };
            // Whoever asked may be gone; the line is kept all the same.
            let _ = job.done.send(answer);
        }
    }
    let folded = sql::fold_journal(&mut writer).await;
    sql::close(writer).await;
    for done in closers {
        let _ = done.send(folded.clone());
    }
}

/// One transaction. A job that breaks a constraint fails alone; any other fault fails them all.
async fn write_batch(
    writer: &mut SqliteConnection,
    batch: &[Job],
    written: &mut Vec<Result<(), StoreFault>>,
) -> Result<(), StoreFault> {
    sql::begin(writer).await?;
    let together = match add_together(writer, batch).await {
        Ok(together) => together,
        Err(fault) => {
            sql::roll_back(writer).await;
            return Err(fault);
        }
    };
    for job in batch {
        let outcome = match &job.write {
            Write::Append { standing: None, hold: None, .. } if together => Ok(()),
            Write::Append { game, lines, standing, hold } => {
                sql::append(writer, game, lines, *standing, hold.as_ref()).await
            }
            Write::Create(game) => sql::create(writer, game).await,
            Write::Account(write) => sql::accounts::write(writer, write).await,
            Write::Probe => sql::probe(writer).await,
            Write::Expire { before } => sql::expire(writer, *before).await,
            Write::Notice(write) => sql::notices::write(writer, write).await,
            Write::Glance { game, glance } => sql::keep_glance(writer, game, glance).await,
            Write::Import(game, lines) => sql::import(writer, game, lines).await,
            Write::Fault { game, at, body } => sql::keep_fault(writer, game, *at, body).await,
        };
        match outcome {
            Err(fault) if !fault.fails_alone() => {
                sql::roll_back(writer).await;
                return Err(fault);
            }
            outcome => written.push(outcome),
        }
    }
    if let Err(fault) = sql::commit(writer).await {
        sql::roll_back(writer).await;
        return Err(fault);
    }
    Ok(())
}

/// What is only added goes in by one statement. `false`: nothing of it went in, and each job must be tried alone.
async fn add_together(writer: &mut SqliteConnection, batch: &[Job]) -> Result<bool, StoreFault> {
    let mut all = Vec::new();
    for job in batch {
        if let Write::Append { game, lines, standing: None, hold: None } = &job.write {
            all.extend(lines.iter().map(|line| (game.as_str(), line)));
        }
    }
    if all.len() > sql::LINES_AT_ONCE {
        return Ok(false);
    }
    match sql::add_lines(writer, &all).await {
        Ok(()) => Ok(true),
        Err(StoreFault::Conflict) => Ok(false),
        Err(fault) => Err(fault),
    }
}

/// Makes a new, empty store. Whoever else makes it at the same time gets the same one.
async fn make(path: &Path) -> Result<(), StoreFault> {
    let draft = whole::new_name_of(path);
    let made = match sql::make(&draft).await {
        Ok(()) => whole::place(&draft, path),
        Err(StoreFault::NoPlace { .. }) => Err(StoreFault::NoPlace { path: path.to_owned() }),
        Err(fault) => Err(fault),
    };
    let _ = std::fs::remove_file(&draft);
    match made {
        Err(StoreFault::Taken { .. }) => Ok(()),
        other => other,
    }
}
