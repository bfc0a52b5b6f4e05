//! Every word of SQL in this program; that of accounts and notices stands beside.

pub mod accounts;
pub mod form;
pub mod notices;

use std::path::Path;
use std::time::Duration;

use record::ServerKey;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteRow, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Row, SqlSafeStr, Sqlite};

use form::{FORM, MARK, SET_FORM};

use super::{Findable, GameRow, Holding, Listed, LogLine, Standing, StoreFault, whole};
use crate::clock::now_ms;

type StoreResult<T> = Result<T, StoreFault>;

/// Opens a file that exists and is whole.
pub async fn connect(path: &Path) -> StoreResult<SqliteConnection> {
    if whole::is_cut_off(path) {
        return Err(StoreFault::NotWhole { path: path.to_owned() });
    }
    open(path, false).await
}

/// Makes a store with nothing in it but the server's own key.
pub async fn make(path: &Path) -> StoreResult<()> {
    let mut writer = open(path, true).await?;
    begin(&mut writer).await?;
    lay_out(&mut writer, 0).await?;
    server_key(&mut writer).await?;
    commit(&mut writer).await?;
    fold_journal(&mut writer).await?;
    close(writer).await;
    Ok(())
}

pub(super) async fn open(path: &Path, is_new: bool) -> StoreResult<SqliteConnection> {
    // Root may write to a file marked read-only; whoever marked it so did not want that.
    if std::fs::metadata(path).is_ok_and(|data| data.permissions().readonly()) {
        return Err(StoreFault::ReadOnly { path: path.to_owned() });
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(is_new)
        .journal_mode(SqliteJournalMode::Wal)
        // FULL: a commit has reached the disk before anybody is told.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging();
    options.connect().await.map_err(|error| StoreFault::of(path, &error))
}

/// Brings a file up to date; refuses one that is not ours or not yet known.
pub async fn prepare(writer: &mut SqliteConnection) -> StoreResult<()> {
    let path = path_of(writer).await?;
    let tables = number(writer, &path, "SELECT count(*) FROM sqlite_master").await?;
    let mark = number(writer, &path, "PRAGMA application_id").await?;
    let form = number(writer, &path, "PRAGMA user_version").await?;
    match (tables, mark, form) {
        (_, MARK, 1..FORM) => {}
        (_, MARK, FORM) => return Ok(()),
        (_, MARK, found) => return Err(StoreFault::Newer { path: path.into(), found, known: FORM }),
        // Stores are made whole, so an empty one is what an interrupted copy has left.
        (0, 0, 0) => return Err(StoreFault::NotWhole { path: path.into() }),
        _ => return Err(StoreFault::Foreign { path: path.into() }),
    }
    begin(writer).await?;
    // Somebody else may have been faster.
    let form = number(writer, &path, "PRAGMA user_version").await?;
    lay_out(writer, form).await?;
    accounts::fill_looks(writer).await?;
    commit(writer).await
}

/// Writes what is there already.
pub async fn probe(writer: &mut SqliteConnection) -> StoreResult<()> {
    run(writer, SET_FORM).await
}

/// The server's own key; made with the file.
pub async fn server_key(writer: &mut SqliteConnection) -> StoreResult<ServerKey> {
    let row = sqlx::query("SELECT key FROM server ORDER BY rowid")
        .fetch_optional(&mut *writer)
        .await
        .map_err(|error| fault(&error))?;
    if let Some(row) = row {
        let bytes: Vec<u8> = field(&row, 0)?;
        let bytes = bytes.try_into().map_err(|_| StoreFault::Other { code: -1 })?;
        return Ok(ServerKey::from_bytes(bytes));
    }
    let key = ServerKey::fresh().map_err(|_| StoreFault::Other { code: -1 })?;
    let query = sqlx::query("INSERT INTO server (key) VALUES (?)").bind(key.bytes().to_vec());
    query.execute(&mut *writer).await.map_err(|error| fault(&error))?;
    Ok(key)
}

pub async fn begin(writer: &mut SqliteConnection) -> StoreResult<()> {
    run(writer, "BEGIN IMMEDIATE").await
}

pub async fn commit(writer: &mut SqliteConnection) -> StoreResult<()> {
    run(writer, "COMMIT").await
}

/// Fails only where there is nothing to roll back.
pub async fn roll_back(writer: &mut SqliteConnection) {
    let _ = run(writer, "ROLLBACK").await;
}

pub async fn close(writer: SqliteConnection) {
    // The last one out folds the journal into the file; if that fails, the next start does it.
    let _ = writer.close().await;
}

/// Moves everything from the journal into the file and empties it. Fails while another program reads the file.
pub async fn fold_journal(writer: &mut SqliteConnection) -> StoreResult<()> {
    let path = path_of(writer).await?;
    match number(writer, &path, "PRAGMA wal_checkpoint(TRUNCATE)").await? {
        0 => Ok(()),
        _ => Err(StoreFault::Unfolded { path: path.into() }),
    }
}

pub async fn create(writer: &mut SqliteConnection, game: &GameRow) -> StoreResult<()> {
    let query = sqlx::query(
        "INSERT INTO games (id, created, plan, secret, standing, listed, delay, changed)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?2 * 1000)",
    );
    let query = query.bind(&game.id).bind(game.created).bind(&game.plan).bind(&game.secret);
    let query = query.bind(game.standing.name()).bind(listed_number(game.listed)).bind(game.delay);
    query.execute(&mut *writer).await.map(drop).map_err(|error| fault(&error))
}

/// A game with its lines, all or nothing.
pub async fn import(writer: &mut SqliteConnection, game: &GameRow, lines: &[LogLine]) -> StoreResult<()> {
    run(writer, "SAVEPOINT job").await?;
    let outcome = match create(writer, game).await {
        Ok(()) => add_lines(writer, &of_game(&game.id, lines)).await,
        fault => fault,
    };
    end_job(writer, outcome).await
}

/// All lines or none; where they conflict, the standing stays too.
pub async fn append(
    writer: &mut SqliteConnection,
    game: &str,
    lines: &[LogLine],
    standing: Option<Standing>,
    hold: Option<&Holding>,
) -> StoreResult<()> {
    run(writer, "SAVEPOINT job").await?;
    let mut outcome = match (add_lines(writer, &of_game(game, lines)).await, standing) {
        (Ok(()), Some(standing)) => {
            let changed = lines.last().map_or_else(now_ms, |line| line.at);
            set_standing(writer, game, standing, changed).await
        }
        (outcome, _) => outcome,
    };
    if let (Ok(()), Some(hold)) = (&outcome, hold) {
        outcome = accounts::hold(writer, hold).await;
    }
    end_job(writer, outcome).await
}

/// Ends what may fail alone inside the shared transaction.
async fn end_job(writer: &mut SqliteConnection, outcome: StoreResult<()>) -> StoreResult<()> {
    match &outcome {
        Ok(()) => {}
        Err(fault) if fault.fails_alone() => run(writer, "ROLLBACK TO job").await?,
        // A full or failing disk has ended the transaction already, and the savepoint with it.
        Err(_) => return outcome,
    }
    run(writer, "RELEASE job").await?;
    outcome
}

async fn set_standing(writer: &mut SqliteConnection, game: &str, standing: Standing, changed: i64) -> StoreResult<()> {
    let query = sqlx::query("UPDATE games SET standing = ?, changed = ? WHERE id = ?");
    let query = query.bind(standing.name()).bind(changed).bind(game);
    query.execute(&mut *writer).await.map(drop).map_err(|error| fault(&error))
}

fn of_game<'a>(game: &'a str, lines: &'a [LogLine]) -> Vec<(&'a str, &'a LogLine)> {
    lines.iter().map(|line| (game, line)).collect()
}

/// Lines one statement adds at most: `SQLite` takes 32766 values.
pub const LINES_AT_ONCE: usize = 4096;

/// Lines of any games. Handing a statement over costs more than running it, so one statement adds many; up to
/// `LINES_AT_ONCE` go in all or none.
pub async fn add_lines(writer: &mut SqliteConnection, lines: &[(&str, &LogLine)]) -> StoreResult<()> {
    for lines in lines.chunks(LINES_AT_ONCE) {
        let mut query = QueryBuilder::<Sqlite>::new("INSERT INTO lines (game, seq, at, body) ");
        query.push_values(lines, |mut row, (game, line)| {
            row.push_bind(*game).push_bind(line.seq).push_bind(line.at).push_bind(&line.body);
        });
        // Nearly always it is one line; statements of all other lengths need not be kept.
        let query = query.build().persistent(lines.len() == 1);
        query.execute(&mut *writer).await.map_err(|error| fault(&error))?;
    }
    Ok(())
}

pub async fn keep_fault(writer: &mut SqliteConnection, game: &str, at: i64, body: &str) -> StoreResult<()> {
    let query = sqlx::query("INSERT INTO faults (game, at, body) VALUES (?, ?, ?)").bind(game).bind(at).bind(body);
    query.execute(&mut *writer).await.map_err(|error| fault(&error))?;
    let query = sqlx::query("UPDATE games SET standing = 'broken' WHERE id = ?").bind(game);
    query.execute(&mut *writer).await.map(drop).map_err(|error| fault(&error))
}

/// The key for push messages; made when it is first wanted.
pub async fn push_key(writer: &mut SqliteConnection, fresh: &[u8]) -> StoreResult<Vec<u8>> {
    let row = sqlx::query("SELECT key FROM push").fetch_optional(&mut *writer).await.map_err(|error| fault(&error))?;
    if let Some(row) = row {
        return field(&row, 0);
    }
    let query = sqlx::query("INSERT INTO push (key) VALUES (?)").bind(fresh.to_vec());
    query.execute(&mut *writer).await.map_err(|error| fault(&error))?;
    Ok(fresh.to_vec())
}

/// Running games with their plans, and when something last happened in each, in milliseconds since 1970.
pub async fn running(reader: &mut SqliteConnection) -> StoreResult<Vec<(String, String, i64)>> {
    let query = sqlx::query(
        "SELECT id, plan, coalesce((SELECT at FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1), 0)
         FROM games WHERE standing = 'running'",
    );
    let rows = query.fetch_all(&mut *reader).await.map_err(|error| fault(&error))?;
    rows.iter().map(|row| Ok((field(row, 0)?, field(row, 1)?, field(row, 2)?))).collect()
}

pub async fn game(reader: &mut SqliteConnection, id: &str) -> StoreResult<Option<GameRow>> {
    let query =
        sqlx::query("SELECT id, created, plan, secret, standing, listed, delay FROM games WHERE id = ?").bind(id);
    let row = query.fetch_optional(&mut *reader).await.map_err(|error| fault(&error))?;
    row.map(|row| {
        Ok(GameRow {
            id: field(&row, 0)?,
            created: field(&row, 1)?,
            plan: field(&row, 2)?,
            secret: field(&row, 3)?,
            standing: standing(&row, 4)?,
            listed: listed_from(field(&row, 5)?),
            delay: field(&row, 6)?,
        })
    })
    .transpose()
}

pub async fn game_with_secret(reader: &mut SqliteConnection, secret: &[u8]) -> StoreResult<Option<String>> {
    let query = sqlx::query("SELECT id FROM games WHERE secret = ?").bind(secret.to_vec());
    let row = query.fetch_optional(&mut *reader).await.map_err(|error| fault(&error))?;
    row.map(|row| field(&row, 0)).transpose()
}

pub async fn lines(reader: &mut SqliteConnection, game: &str) -> StoreResult<Vec<LogLine>> {
    let query = sqlx::query("SELECT seq, at, body FROM lines WHERE game = ? ORDER BY seq").bind(game);
    let rows = query.fetch_all(&mut *reader).await.map_err(|error| fault(&error))?;
    rows.iter().map(|row| Ok(LogLine { seq: field(row, 0)?, at: field(row, 1)?, body: field(row, 2)? })).collect()
}

pub async fn list(reader: &mut SqliteConnection, wanted: Standing, most: u32) -> StoreResult<Vec<Listed>> {
    let query = sqlx::query(
        "SELECT id, created, plan, standing, glance, (SELECT max(seq) FROM lines WHERE game = id)
             FROM games WHERE standing = ? ORDER BY created DESC LIMIT ?",
    )
    .bind(wanted.name())
    .bind(most);
    let rows = query.fetch_all(&mut *reader).await.map_err(|error| fault(&error))?;
    rows.iter().map(listed).collect()
}

/// Tables anybody may find that stand so for who is not at them: where spectators are behind, a game that is over runs
/// for them as long. The youngest come first.
pub async fn lobby(reader: &mut SqliteConnection, wanted: Standing, now: i64, most: u32) -> StoreResult<Vec<Listed>> {
    let query = sqlx::query(
        "SELECT id, created, plan, ?1, glance, (SELECT max(seq) FROM lines WHERE game = id)
         FROM games WHERE listed >= CASE ?1 WHEN 'open' THEN 1 ELSE 2 END AND ?1 = CASE
            WHEN standing = 'finished' AND changed + delay * 1000 > ?2 THEN 'running' ELSE standing END
            AND (standing = ?1 OR standing = 'finished')
         ORDER BY created DESC LIMIT ?3",
    );
    let query = query.bind(wanted.name()).bind(now).bind(most);
    let rows = query.fetch_all(&mut *reader).await.map_err(|error| fault(&error))?;
    rows.iter().map(listed).collect()
}

/// These games, whatever they stand at.
pub async fn games(reader: &mut SqliteConnection, ids: &[String]) -> StoreResult<Vec<Listed>> {
    let mut query = QueryBuilder::<Sqlite>::new(
        "SELECT id, created, plan, standing, glance, (SELECT max(seq) FROM lines WHERE game = id)
         FROM games WHERE standing <> 'broken' AND id IN (",
    );
    let mut list = query.separated(", ");
    for id in ids {
        list.push_bind(id);
    }
    query.push(") ORDER BY created DESC, id");
    let rows = query.build().persistent(false).fetch_all(&mut *reader).await.map_err(|error| fault(&error))?;
    rows.iter().map(listed).collect()
}

/// What lists show of a game.
pub async fn keep_glance(writer: &mut SqliteConnection, game: &str, glance: &str) -> StoreResult<()> {
    let query = sqlx::query("UPDATE games SET glance = ? WHERE id = ?").bind(glance).bind(game);
    query.execute(&mut *writer).await.map(drop).map_err(|error| fault(&error))
}

/// Removes tables where nothing has happened since then and no game has begun.
pub async fn expire(writer: &mut SqliteConnection, before: i64) -> StoreResult<()> {
    let query = sqlx::query(
        "UPDATE games SET standing = 'expired' WHERE standing = 'open' AND created * 1000 < ?1
            AND coalesce((SELECT at FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1), 0) < ?1",
    );
    query.bind(before).execute(&mut *writer).await.map_err(|error| fault(&error))?;
    for statement in [
        "DELETE FROM holdings WHERE game IN (SELECT id FROM games WHERE standing = 'expired')",
        "DELETE FROM notices WHERE game IN (SELECT id FROM games WHERE standing = 'expired')",
        "DELETE FROM lines WHERE game IN (SELECT id FROM games WHERE standing = 'expired')",
        "DELETE FROM games WHERE standing = 'expired'",
    ] {
        run(writer, statement).await?;
    }
    Ok(())
}

fn listed(row: &SqliteRow) -> StoreResult<Listed> {
    Ok(Listed {
        id: field(row, 0)?,
        created: field(row, 1)?,
        plan: field(row, 2)?,
        standing: standing(row, 3)?,
        glance: field(row, 4)?,
        seq: field::<Option<i64>>(row, 5)?.unwrap_or(0),
    })
}

/// Deletes a game, for a test that imports it again.
#[cfg(test)]
pub async fn forget(path: &Path, game: &str) {
    let mut writer = connect(path).await.expect("the file opens");
    run(&mut writer, "DROP TRIGGER lines_are_not_deleted").await.expect("the guard goes");
    for statement in ["DELETE FROM lines WHERE game = ?", "DELETE FROM games WHERE id = ?"] {
        sqlx::query(statement).bind(game).execute(&mut writer).await.expect("it is lost");
    }
    close(writer).await;
}

/// Writes a copy under another name, sees that it is whole, and only then gives it its own.
pub async fn backup(reader: &mut SqliteConnection, to: &Path) -> StoreResult<()> {
    let draft = whole::draft_of(to);
    let _ = std::fs::remove_file(&draft);
    let copied = match copy(reader, &draft, to).await {
        Ok(()) => whole::place(&draft, to),
        fault => fault,
    };
    let _ = std::fs::remove_file(&draft);
    copied
}

async fn copy(reader: &mut SqliteConnection, draft: &Path, to: &Path) -> StoreResult<()> {
    let query = sqlx::query("VACUUM INTO ?").bind(draft.to_string_lossy().into_owned());
    query.execute(&mut *reader).await.map_err(|error| StoreFault::of(to, &error))?;
    let options = SqliteConnectOptions::new().filename(draft).read_only(true).immutable(true);
    let mut copy = options.disable_statement_logging().connect().await.map_err(|error| StoreFault::of(to, &error))?;
    let sound = sqlx::query("PRAGMA integrity_check").fetch_one(&mut copy).await;
    let sound: Result<String, _> = sound.and_then(|row| row.try_get(0));
    let form = number(&mut copy, &to.to_string_lossy(), "PRAGMA user_version").await;
    close(copy).await;
    let is_sound = sound.map_err(|error| StoreFault::of(to, &error))? == "ok" && form? == FORM;
    if is_sound { Ok(()) } else { Err(StoreFault::NotWhole { path: to.to_owned() }) }
}

fn field<'r, T>(row: &'r SqliteRow, at: usize) -> StoreResult<T>
where
    T: sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
{
    row.try_get(at).map_err(|error| fault(&error))
}

/// How it is stored: the larger, the more often it is listed.
fn listed_number(listed: Findable) -> i64 {
    match listed {
        Findable::Never => 0,
        Findable::Open => 1,
        Findable::Always => 2,
    }
}

fn listed_from(number: i64) -> Findable {
    match number {
        2 => Findable::Always,
        1 => Findable::Open,
        _ => Findable::Never,
    }
}

fn standing(row: &SqliteRow, at: usize) -> StoreResult<Standing> {
    let name: String = field(row, at)?;
    Standing::from_name(&name).ok_or(StoreFault::Other { code: -1 })
}

async fn run(connection: &mut SqliteConnection, statement: &'static str) -> StoreResult<()> {
    sqlx::query(statement.into_sql_str()).execute(&mut *connection).await.map(drop).map_err(|error| fault(&error))
}

async fn number(connection: &mut SqliteConnection, path: &str, statement: &'static str) -> StoreResult<i64> {
    let row = sqlx::query(statement).fetch_one(&mut *connection).await;
    row.and_then(|row| row.try_get(0)).map_err(|error| StoreFault::of(Path::new(path), &error))
}

/// The file behind a connection, for faults that name it.
async fn path_of(connection: &mut SqliteConnection) -> StoreResult<String> {
    let row = sqlx::query("PRAGMA database_list").fetch_one(&mut *connection).await;
    row.and_then(|row| row.try_get(2)).map_err(|error| fault(&error))
}

fn fault(error: &sqlx::Error) -> StoreFault {
    StoreFault::of(Path::new("the database"), error)
}

/// Adds what has come since a form of the file; 0 is a new one.
async fn lay_out(writer: &mut SqliteConnection, form: i64) -> StoreResult<()> {
    for statement in form::added(form..FORM) {
        run(writer, statement).await?;
    }
    run(writer, "PRAGMA application_id = 0x4b414249").await?;
    run(writer, SET_FORM).await
}

/// A file as an earlier program made it, without its mark.
#[cfg(test)]
pub async fn lay_out_before(writer: &mut SqliteConnection, form: i64) {
    for statement in form::added(0..form) {
        run(writer, statement).await.expect("an earlier form");
    }
}
