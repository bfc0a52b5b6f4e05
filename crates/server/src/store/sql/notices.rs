//! The SQL of notices of turns: two tables alike, for seats and for accounts. A code belongs to one of them.

use sqlx::SqlSafeStr;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::{StoreResult, fault, field};
use crate::store::{NoticeRow, NoticeWrite, Owner};

pub async fn write(writer: &mut SqliteConnection, write: &NoticeWrite) -> StoreResult<()> {
    match write {
        NoticeWrite::Keep { owner, kind, target, code } => keep(writer, owner, kind, target, code).await,
        NoticeWrite::Stop { code } => {
            for statement in ["DELETE FROM notices WHERE code = ?", "DELETE FROM account_notices WHERE code = ?"] {
                run(writer, sqlx::query(statement).bind(code)).await?;
            }
            Ok(())
        }
        NoticeWrite::Sent { code, arrived, counts } => {
            for statement in [
                "UPDATE notices SET sent = sent + ?, last = coalesce(?, last) WHERE code = ?",
                "UPDATE account_notices SET sent = sent + ?, last = coalesce(?, last) WHERE code = ?",
            ] {
                run(writer, sqlx::query(statement).bind(i64::from(*counts)).bind(*arrived).bind(code)).await?;
            }
            Ok(())
        }
        NoticeWrite::Confirm { code } => {
            for statement in [
                "UPDATE notices SET confirmed = 1 WHERE code = ?",
                "UPDATE account_notices SET confirmed = 1 WHERE code = ?",
            ] {
                run(writer, sqlx::query(statement).bind(code)).await?;
            }
            Ok(())
        }
    }
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

async fn run(writer: &mut SqliteConnection, query: Query<'_>) -> StoreResult<()> {
    query.execute(&mut *writer).await.map(drop).map_err(|error| fault(&error))
}

async fn keep(writer: &mut SqliteConnection, owner: &Owner, kind: &str, target: &str, code: &str) -> StoreResult<()> {
    let query = match owner {
        Owner::Seat { game, seat } => {
            let into = "INSERT OR REPLACE INTO notices (game, seat, kind, target, code) VALUES (?, ?, ?, ?, ?)";
            sqlx::query(into).bind(game).bind(*seat)
        }
        Owner::Account(account) => {
            let into = "INSERT OR REPLACE INTO account_notices (account, kind, target, code) VALUES (?, ?, ?, ?)";
            sqlx::query(into).bind(account)
        }
    };
    run(writer, query.bind(kind).bind(target).bind(code)).await
}

pub async fn of_owner(reader: &mut SqliteConnection, owner: &Owner) -> StoreResult<Vec<NoticeRow>> {
    let query = match owner {
        Owner::Seat { game, seat } => {
            let wanted = "SELECT kind, target, code, confirmed OR sent = 0, last FROM notices
                          WHERE game = ? AND seat = ?";
            sqlx::query(wanted.into_sql_str()).bind(game).bind(*seat)
        }
        Owner::Account(account) => {
            let wanted = "SELECT kind, target, code, confirmed OR sent = 0, last FROM account_notices
                          WHERE account = ?";
            sqlx::query(wanted.into_sql_str()).bind(account)
        }
    };
    let rows = query.fetch_all(&mut *reader).await.map_err(|error| fault(&error))?;
    rows.iter().map(|row| notice(row, owner.clone())).collect()
}

/// Those of the account that keeps a seat by this key.
pub async fn of_keeper(reader: &mut SqliteConnection, game: &str, key: &str) -> StoreResult<Vec<NoticeRow>> {
    let query = sqlx::query(
        "SELECT kind, target, code, confirmed OR sent = 0, last, account FROM account_notices
         WHERE account IN (SELECT account FROM holdings WHERE game = ? AND key = ?)",
    );
    let rows = query.bind(game).bind(key).fetch_all(&mut *reader).await.map_err(|error| fault(&error))?;
    rows.iter().map(|row| notice(row, Owner::Account(field(row, 5)?))).collect()
}

fn notice(row: &SqliteRow, owner: Owner) -> StoreResult<NoticeRow> {
    Ok(NoticeRow {
        owner,
        kind: field(row, 0)?,
        target: field(row, 1)?,
        code: field(row, 2)?,
        is_welcome: field(row, 3)?,
        last: field(row, 4)?,
    })
}
