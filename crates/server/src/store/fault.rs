//! What can go wrong with the file: one sentence each, and never a value that was to be written.

use std::fmt;
use std::path::{Path, PathBuf};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// Another server has it open.
    Locked {
        path: PathBuf,
    },
    ReadOnly {
        path: PathBuf,
    },
    /// The folder is missing or may not be written to.
    NoPlace {
        path: PathBuf,
    },
    /// Not a database at all, or a damaged one.
    Damaged {
        path: PathBuf,
    },
    /// Somebody stopped copying it.
    NotWhole {
        path: PathBuf,
    },
    /// There is a file of this name already.
    Taken {
        path: PathBuf,
    },
    /// A database of another program.
    Foreign {
        path: PathBuf,
    },
    /// Written by a later version.
    Newer {
        path: PathBuf,
        found: i64,
        known: i64,
    },
    /// Another program reads it, so that its journal could not be folded into it.
    Unfolded {
        path: PathBuf,
    },
    Full,
    /// The place in the log is taken, or the name of the game.
    Conflict,
    /// The account keeps as many seats as it may.
    HeldEnough,
    /// The server is stopping.
    Stopped,
    /// Anything else `SQLite` may say, by its number.
    Other {
        code: i32,
    },
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

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFault::Locked { path } => {
                write!(
                    f,
                    "{} is in use by another server; stop that one or choose another file with --db.",
                    path.display()
                )
            }
            StoreFault::ReadOnly { path } => {
                write!(f, "{} may only be read; make it writable or choose another file with --db.", path.display())
            }
            StoreFault::NoPlace { path } => {
                write!(f, "{} cannot be opened; its folder must exist and be writable.", path.display())
            }
            StoreFault::Damaged { path } => {
                write!(f, "{} is damaged or not a database; put a backup in its place.", path.display())
            }
            StoreFault::NotWhole { path } => write!(
                f,
                "{} is empty or was not copied whole; put a whole copy in its place, or remove it to begin anew.",
                path.display()
            ),
            StoreFault::Taken { path } => {
                write!(f, "{} exists already; a backup overwrites nothing.", path.display())
            }
            StoreFault::Foreign { path } => {
                write!(f, "{} belongs to another program; choose another file with --db.", path.display())
            }
            StoreFault::Newer { path, found, known } => write!(
                f,
                "{} was written by a later version (form {found}, this program knows {known}); use that version.",
                path.display()
            ),
            StoreFault::Unfolded { path } => write!(
                f,
                "Another program has {0} open: copy {0}-wal together with it until that program has ended.",
                path.display()
            ),
            StoreFault::Full => write!(f, "The disk is full: nothing was written; make room and try again."),
            StoreFault::Conflict => write!(f, "Somebody else has written there first; read the game again."),
            StoreFault::HeldEnough => write!(f, "This account keeps as many seats as it may."),
            StoreFault::Stopped => write!(f, "The server is stopping; nothing was written."),
            StoreFault::Other { code } => {
                write!(f, "The database reports fault {code}: nothing was written; see docs/hosting.md.")
            }
        }
    }
}

impl std::error::Error for StoreFault {}
