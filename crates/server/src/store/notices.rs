//! Where notices of turns go: those of one seat, and those of all seats of an account.

use super::{Reader, Store, StoreFault, Write, sql};

/// Whose notices they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Owner {
    Seat {
        game: String,
        seat: u8,
    },
    /// Whoever has this account, at every seat it keeps.
    Account(String),
}

/// Where one kind of notice goes. `target` is JSON; `code` stops it.
#[derive(Clone, PartialEq, Eq)]
pub struct NoticeRow {
    pub owner: Owner,
    pub kind: String,
    pub target: String,
    pub code: String,
    /// Its owner has confirmed the address, or has not been asked yet.
    pub is_welcome: bool,
    /// When the last one arrived, in seconds since 1970.
    pub last: Option<i64>,
}

/// What is written of them.
pub enum NoticeWrite {
    /// Instead of where it went before.
    Keep {
        owner: Owner,
        kind: String,
        target: String,
        code: String,
    },
    Stop {
        code: String,
    },
    /// One was sent, and may have arrived then; `counts` where the second goes only to a confirmed address.
    Sent {
        code: String,
        arrived: Option<i64>,
        counts: bool,
    },
    Confirm {
        code: String,
    },
}

impl Reader {
    /// Where this owner wants notices.
    pub async fn notices(&self, owner: &Owner) -> Result<Vec<NoticeRow>, StoreFault> {
        sql::notices::of_owner(&mut *self.connection().await?, owner).await
    }

    /// Where the account wants notices that keeps a seat by this key.
    pub async fn notices_of_keeper(&self, game: &str, key: &str) -> Result<Vec<NoticeRow>, StoreFault> {
        sql::notices::of_keeper(&mut *self.connection().await?, game, key).await
    }

    /// Where a turn of this seat is told: where the seat wants it, and kind by kind where the account wants it that
    /// keeps the seat by this key.
    pub async fn notices_of_turn(&self, game: &str, seat: u8, key: &str) -> Result<Vec<NoticeRow>, StoreFault> {
        let owner = Owner::Seat { game: game.to_owned(), seat };
        let mut wanted = self.notices(&owner).await?;
        let by_account = self.notices_of_keeper(game, key).await?;
        let is_new = |notice: &NoticeRow| !wanted.iter().any(|own| own.kind == notice.kind);
        let more: Vec<NoticeRow> = by_account.into_iter().filter(is_new).collect();
        wanted.extend(more);
        Ok(wanted)
    }
}

impl Store {
    pub async fn write_notice(&self, write: NoticeWrite) -> Result<(), StoreFault> {
        self.write(Write::Notice(write)).await
    }
}
