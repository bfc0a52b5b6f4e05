//! The stored games without a server: backups, records, and whether they fit these rules.

use std::path::Path;

use crate::bring::{self, By};
use crate::house::{keep_brought, replay};
use crate::keeper::now_ms;
use crate::packs::Packs;
use crate::secret::Token;
use crate::store::{Reader, Standing, Store};
use crate::table::{Refused, Table, guard};

/// A store that is only read; a server may write to it meanwhile.
pub struct Shelf {
    reader: Reader,
    packs: Packs,
}

/// A record that was brought: where it is, and the links of a running game.
pub struct Shelved {
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

/// What a trial of all games came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trial {
    pub games: usize,
    pub misfits: Vec<Misfit>,
}

type Outcome<T> = Result<T, String>;

impl Shelf {
    /// Opens an existing file; the error is one sentence.
    pub async fn open(path: &Path, packs: Packs) -> Outcome<Shelf> {
        if !path.is_file() {
            return Err(format!("{} does not exist; name the file of the games with --db.", path.display()));
        }
        Ok(Shelf { reader: Reader::open(path).await.map_err(|fault| fault.to_string())?, packs })
    }

    pub async fn backup(&self, to: &Path) -> Outcome<()> {
        if to.exists() {
            return Err(format!("{} exists already; a backup overwrites nothing.", to.display()));
        }
        self.reader.backup(to).await.map_err(|fault| fault.to_string())
    }

    /// Tables whose games have begun.
    pub async fn begun(&self) -> Outcome<Vec<String>> {
        let mut ids = Vec::new();
        for standing in [Standing::Running, Standing::Finished] {
            ids.extend(self.ids(standing).await?);
        }
        Ok(ids)
    }

    async fn ids(&self, standing: Standing) -> Outcome<Vec<String>> {
        let listed = self.reader.list(standing, u32::MAX).await.map_err(|fault| fault.to_string())?;
        Ok(listed.into_iter().map(|game| game.id).collect())
    }

    /// The record of a stored game.
    pub async fn record(&self, id: &str) -> Outcome<String> {
        let table = self.table(id).await?;
        table.record(self.reader.key()).map_err(|refused| refused.text)
    }

    async fn table(&self, id: &str) -> Outcome<Table> {
        let row = self.reader.game(id).await.map_err(|fault| fault.to_string())?;
        let row = row.ok_or_else(|| format!("There is no table {id} in this file."))?;
        let lines = self.reader.lines(id).await.map_err(|fault| fault.to_string())?;
        guard(|| replay(&row, &lines, &self.packs)).map_err(|refused: Refused| refused.text)
    }

    /// Replays every game that is not over.
    pub async fn try_all(&self) -> Outcome<Trial> {
        let mut trial = Trial::default();
        for standing in [Standing::Open, Standing::Running] {
            for id in self.ids(standing).await? {
                trial.games += 1;
                if let Err(reason) = self.table(&id).await {
                    trial.misfits.push(Misfit { id, reason });
                }
            }
        }
        Ok(trial)
    }
}

/// Brings a record into a store, which is made if it is missing; a server may have it open meanwhile.
pub async fn bring(db: &Path, text: &str, packs: &Packs) -> Outcome<Shelved> {
    let store = Store::open_beside(db).await.map_err(|fault| fault.to_string())?;
    let brought =
        bring::bring(text, By::Host, store.reader().key(), packs, now_ms()).map_err(|refused| refused.text)?;
    let links = brought.links.clone();
    if !links.is_empty() {
        let known = store.reader().game_with_secret(&brought.row.secret).await.map_err(|fault| fault.to_string())?;
        if let Some(id) = known {
            return Err(format!("This game runs here already, as table {id}."));
        }
    }
    let id = keep_brought(&store, brought).await.map_err(|fault| fault.to_string())?;
    Ok(Shelved { id, links })
}
