//! The stored games without a server: backups, records, and whether they fit these rules.

use std::path::Path;

use crate::house::replay;
use crate::store::{Reader, Standing};
use crate::table::{Refused, Table, guard};

/// A store that is only read; a server may write to it meanwhile.
pub struct Shelf {
    reader: Reader,
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
    pub async fn open(path: &Path) -> Outcome<Shelf> {
        if !path.is_file() {
            return Err(format!("{} does not exist; name the file of the games with --db.", path.display()));
        }
        Ok(Shelf { reader: Reader::open(path).await.map_err(|fault| fault.to_string())? })
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
        guard(|| replay(&row, &lines)).map_err(|refused: Refused| refused.text)
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
