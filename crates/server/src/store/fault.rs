//! What can go wrong with the file: one sentence each, and never a value that was to be written.

use std::path::{Path, PathBuf};

use thiserror::Error;

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreFault {
    /// Another server has it open.
    #[error("{path} is in use by another server; stop that one or choose another file with --db.")]
    Locked { path: PathBuf },
    #[error("{path} is read-only; make it writable or choose another file with --db.")]
    ReadOnly { path: PathBuf },
    /// The folder is missing or may not be written to.
    #[error("{path} cannot be opened; its folder must exist and be writable.")]
    NoPlace { path: PathBuf },
    /// Not a database at all, or a damaged one.
    #[error("{path} is damaged or not a database; put a backup in its place.")]
    Damaged { path: PathBuf },
    /// Somebody stopped copying it.
    #[error("{path} is empty or was not copied whole; put a whole copy in its place, or remove it to start afresh.")]
    NotWhole { path: PathBuf },
    /// There is a file of this name already.
    #[error("{path} already exists; a backup never overwrites a file.")]
    Taken { path: PathBuf },
    /// A database of another program.
    #[error("{path} belongs to another program; choose another file with --db.")]
    Foreign { path: PathBuf },
    /// Written by a later version.
    #[error("{path} was written by a later version (schema {found}, this program knows {known}); use that version.")]
    Newer { path: PathBuf, found: i64, known: i64 },
    /// Another program reads it, so that its journal could not be folded into it.
    #[error("Another program has {path} open: copy {path}-wal along with it until that program has ended.")]
    Unfolded { path: PathBuf },
    #[error("The disk is full: nothing was written; make room and try again.")]
    Full,
    /// The place in the log is taken, or the name of the game.
    #[error("Someone else has written there first; read the game again.")]
    Conflict,
    /// The account keeps as many seats as it may.
    #[error("This account already holds as many seats as it may.")]
    HeldEnough,
    /// The server is stopping.
    #[error("The server is stopping; nothing was written.")]
    Stopped,
    /// Anything else `SQLite` may say, by its number.
    #[error("The database reports error {code}: nothing was written; see docs/hosting.md.")]
    Other { code: i32 },
}

impl StoreFault {
    /// What was to be written is at fault, and not the file: others written together with it are not touched.
    pub(super) fn fails_alone(&self) -> bool {
        matches!(self, StoreFault::Conflict | StoreFault::HeldEnough)
    }

    /// What a fault of the driver means for this file.
    pub(super) fn of(path: &Path, error: &sqlx::Error) -> StoreFault {
        let path = || path.to_owned();
        let code =
            error.as_database_error().and_then(sqlx::error::DatabaseError::code).and_then(|code| code.parse().ok());
        let Some(code): Option<i32> = code else { return StoreFault::Other { code: -1 } };
        match code & 0xff {
            5 | 6 => StoreFault::Locked { path: path() },
            8 => StoreFault::ReadOnly { path: path() },
            11 | 26 => StoreFault::Damaged { path: path() },
            13 => StoreFault::Full,
            14 => StoreFault::NoPlace { path: path() },
            19 => StoreFault::Conflict,
            _ => StoreFault::Other { code },
        }
    }
}
