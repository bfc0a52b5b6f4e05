//! The stored games without a running server: backups, records, imports, and whether they fit these rules.

use std::path::Path;

use crate::clock::now_ms;
use crate::import::{self, Importer};
use crate::packs::Packs;
use crate::registry::store_import;
use crate::restore::restore;
use crate::secret::Token;
use crate::store::{Reader, Standing, Store, StoreFault};
use crate::table::{Refused, Table, guard};

/// The games of a database, read without its server, which may go on writing to it.
pub struct OfflineGames {
    reader: Reader,
    packs: Packs,
}

/// A record that was imported: where it is, and the links of a running game.
pub struct ImportedGame {
    pub id: String,
    /// By seat; none for a game that is over.
    pub links: Vec<(String, Token)>,
}

/// A stored game that cannot be played on under these rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    pub id: String,
    pub reason: String,
}

/// What replaying all games came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReplayCheck {
    pub games: usize,
    pub misfits: Vec<Misfit>,
}

impl OfflineGames {
    /// Opens an existing file; the error is one sentence.
    pub async fn open(path: &Path, packs: Packs) -> Result<OfflineGames, String> {
        if !path.is_file() {
            return Err(format!("{} does not exist; name the file of the games with --db.", path.display()));
        }
        Ok(OfflineGames { reader: Reader::open(path).await.map_err(|fault| fault.to_string())?, packs })
    }

    /// Lets go of the file.
    pub async fn close(&self) {
        self.reader.close().await;
    }

    pub async fn backup(&self, to: &Path) -> Result<(), String> {
        if to.exists() {
            return Err(StoreFault::Taken { path: to.to_owned() }.to_string());
        }
        self.reader.backup(to).await.map_err(|fault| fault.to_string())
    }

    /// What records of games played in this file are signed with, as far as anybody may know it.
    pub fn public_key(&self) -> String {
        self.reader.key().public().to_string()
    }

    /// Tables whose games have begun.
    pub async fn begun(&self) -> Result<Vec<String>, String> {
        let mut ids = Vec::new();
        for standing in [Standing::Running, Standing::Finished] {
            ids.extend(self.ids(standing).await?);
        }
        Ok(ids)
    }

    async fn ids(&self, standing: Standing) -> Result<Vec<String>, String> {
        let listed = self.reader.list(standing, u32::MAX).await.map_err(|fault| fault.to_string())?;
        Ok(listed.into_iter().map(|game| game.id).collect())
    }

    /// The record of a stored game.
    pub async fn record(&self, id: &str) -> Result<String, String> {
        let table = self.table(id).await?;
        table.record(self.reader.key()).map_err(|refused| refused.text)
    }

    async fn table(&self, id: &str) -> Result<Table, String> {
        let row = self.reader.game(id).await.map_err(|fault| fault.to_string())?;
        let row = row.ok_or_else(|| format!("There is no table {id} in this file."))?;
        let lines = self.reader.lines(id).await.map_err(|fault| fault.to_string())?;
        guard(|| restore(&row, &lines, &self.packs)).map_err(|refused: Refused| refused.text)
    }

    /// Replays every game that is not over.
    pub async fn check_all(&self) -> Result<ReplayCheck, String> {
        let mut check = ReplayCheck::default();
        for standing in [Standing::Open, Standing::Running] {
            for id in self.ids(standing).await? {
                check.games += 1;
                if let Err(reason) = self.table(&id).await {
                    check.misfits.push(Misfit { id, reason });
                }
            }
        }
        Ok(check)
    }
}

/// Imports a record into a database, which is made if it is missing; a server may have it open meanwhile.
pub async fn import(db: &Path, text: &str, packs: &Packs) -> Result<ImportedGame, String> {
    let store = Store::open_beside(db).await.map_err(|fault| fault.to_string())?;
    let imported = import_into(&store, text, packs).await;
    match store.close().await {
        // A server has the file open and folds the journal when it stops.
        Ok(()) | Err(StoreFault::Unfolded { .. }) => imported,
        Err(fault) => Err(fault.to_string()),
    }
}

async fn import_into(store: &Store, text: &str, packs: &Packs) -> Result<ImportedGame, String> {
    let imported =
        import::import(text, Importer::Host, store.reader().key(), packs, now_ms()).map_err(|refused| refused.text)?;
    let links = imported.links.clone();
    if !links.is_empty() {
        let known = store.reader().game_with_secret(&imported.row.secret).await.map_err(|fault| fault.to_string())?;
        if let Some(id) = known {
            return Err(format!("This game runs here already, as table {id}."));
        }
    }
    let id = store_import(store, imported).await.map_err(|fault| fault.to_string())?;
    Ok(ImportedGame { id, links })
}
