//! The SQL of accounts, of who is signed in, and of the seats kept with an account.

use sqlx::sqlite::SqliteConnection;

use super::{StoreResult, fault, field, listed};
use crate::looks::look_of;
use crate::store::{AccountRow, AccountWrite, Holding, Listed, MOST_HELD, StoreFault};

pub async fn write(writer: &mut SqliteConnection, write: &AccountWrite) -> StoreResult<()> {
    let query = match write {
        AccountWrite::Register(row) => {
            sqlx::query("INSERT INTO accounts (look, id, name, password, created) VALUES (?, ?, ?, ?, ?)")
                .bind(look_of(&row.name))
                .bind(&row.id)
                .bind(&row.name)
                .bind(&row.password)
                .bind(row.created)
        }
        AccountWrite::Password { account, password } => {
            sqlx::query("UPDATE accounts SET password = ? WHERE id = ?").bind(password).bind(account)
        }
        AccountWrite::Remove { account } => sqlx::query("DELETE FROM accounts WHERE id = ?").bind(account),
        AccountWrite::SignIn { key, account, ends } => {
            sqlx::query("INSERT INTO sessions (key, account, ends) VALUES (?, ?, ?)").bind(key).bind(account).bind(ends)
        }
        AccountWrite::SignOut { key } => sqlx::query("DELETE FROM sessions WHERE key = ?").bind(key),
        AccountWrite::SignOutOthers { account, but } => {
            sqlx::query("DELETE FROM sessions WHERE account = ? AND key <> ?").bind(account).bind(but)
        }
        AccountWrite::ForgetEnded { now } => {
            let query = sqlx::query("DELETE FROM devices WHERE ends <= ?").bind(now);
            query.execute(&mut *writer).await.map_err(|error| fault(&error))?;
            sqlx::query("DELETE FROM sessions WHERE ends <= ?").bind(now)
        }
        AccountWrite::KnowDevice { key, account, ends } => {
            sqlx::query("INSERT INTO devices (key, account, ends) VALUES (?, ?, ?)").bind(key).bind(account).bind(ends)
        }
        AccountWrite::ForgetDevices { account } => sqlx::query("DELETE FROM devices WHERE account = ?").bind(account),
        AccountWrite::Hold(holding) => return hold(writer, holding).await,
        AccountWrite::LetGo { account, game } => {
            sqlx::query("DELETE FROM holdings WHERE account = ? AND game = ?").bind(account).bind(game)
        }
    };
    query.execute(&mut *writer).await.map(drop).map_err(|error| fault(&error))
}

pub async fn account(reader: &mut SqliteConnection, id: &str) -> StoreResult<Option<AccountRow>> {
    let query = sqlx::query("SELECT id, name, password, created FROM accounts WHERE id = ?").bind(id);
    let row = query.fetch_optional(&mut *reader).await.map_err(|error| fault(&error))?;
    row.map(|row| {
        Ok(AccountRow {
            id: field(&row, 0)?,
            name: field(&row, 1)?,
            password: field(&row, 2)?,
            created: field(&row, 3)?,
        })
    })
    .transpose()
}

/// Whose session this is, if it has not ended.
pub async fn session(reader: &mut SqliteConnection, key: &str, now: i64) -> StoreResult<Option<String>> {
    let query = sqlx::query("SELECT account FROM sessions WHERE key = ? AND ends > ?").bind(key).bind(now);
    let row = query.fetch_optional(&mut *reader).await.map_err(|error| fault(&error))?;
    row.map(|row| field(&row, 0)).transpose()
}

/// Who has signed in from this browser before.
pub async fn device(reader: &mut SqliteConnection, key: &str, now: i64) -> StoreResult<Option<String>> {
    let query = sqlx::query("SELECT account FROM devices WHERE key = ? AND ends > ?").bind(key).bind(now);
    let row = query.fetch_optional(&mut *reader).await.map_err(|error| fault(&error))?;
    row.map(|row| field(&row, 0)).transpose()
}

/// Accounts of an earlier file get a look; of two that look alike the first does.
pub async fn fill_looks(writer: &mut SqliteConnection) -> StoreResult<()> {
    let query = sqlx::query("SELECT id, name FROM accounts WHERE look IS NULL ORDER BY created");
    for row in query.fetch_all(&mut *writer).await.map_err(|error| fault(&error))? {
        let (id, name): (String, String) = (field(&row, 0)?, field(&row, 1)?);
        let query = sqlx::query("UPDATE OR IGNORE accounts SET look = ? WHERE id = ?").bind(look_of(&name)).bind(id);
        query.execute(&mut *writer).await.map_err(|error| fault(&error))?;
    }
    Ok(())
}

/// The key of a seat an account keeps at this game.
pub async fn key_at(reader: &mut SqliteConnection, account: &str, game: &str) -> StoreResult<Option<String>> {
    let query = sqlx::query("SELECT key FROM holdings WHERE account = ? AND game = ? ORDER BY key LIMIT 1");
    let row = query.bind(account).bind(game).fetch_optional(&mut *reader).await.map_err(|error| fault(&error))?;
    row.map(|row| field(&row, 0)).transpose()
}

/// The games of an account for lists, the youngest first, each with the key of a seat it keeps there.
pub async fn held_games(reader: &mut SqliteConnection, account: &str) -> StoreResult<Vec<(Listed, String)>> {
    let query = sqlx::query(
        "SELECT id, created, plan, standing, glance, (SELECT max(seq) FROM lines WHERE game = id), held.key FROM games
         JOIN (SELECT game, min(key) AS key FROM holdings WHERE account = ? GROUP BY game) AS held ON held.game = id
         ORDER BY created DESC, id",
    );
    let rows = query.bind(account).fetch_all(&mut *reader).await.map_err(|error| fault(&error))?;
    rows.iter().map(|row| Ok((listed(row)?, field(row, 6)?))).collect()
}

/// Keeps a seat with an account that has room for it.
pub async fn hold(writer: &mut SqliteConnection, holding: &Holding) -> StoreResult<()> {
    let query = sqlx::query(
        "INSERT OR IGNORE INTO holdings (account, game, key)
         SELECT id, ?2, ?3 FROM accounts WHERE id = ?1 AND (SELECT count(*) FROM holdings WHERE account = ?1) < ?4",
    );
    let query = query.bind(&holding.account).bind(&holding.game).bind(&holding.key).bind(MOST_HELD);
    query.execute(&mut *writer).await.map_err(|error| fault(&error))?;
    let query = sqlx::query("SELECT 1 FROM holdings WHERE account = ? AND game = ? AND key = ?");
    let query = query.bind(&holding.account).bind(&holding.game).bind(&holding.key);
    let kept = query.fetch_optional(&mut *writer).await.map_err(|error| fault(&error))?;
    kept.map(drop).ok_or(StoreFault::HeldEnough)
}
