//! The boards games are played on: the standard ones, some of them replaced by packs of the host's own.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

use board::Pack;
use record::Setup;
use rules::{Ruleset, SetupError};

use crate::boards::{self, Sheet};

#[derive(Default)]
pub struct Packs {
    own: Vec<Own>,
    /// Tables of one mode share one ruleset: it is by far the largest part of an idle table.
    made: Mutex<BTreeMap<Vec<String>, Arc<Ruleset>>>,
}

/// A pack of the host's own, and what the page shows of it.
struct Own {
    pack: &'static Pack,
    sheet: &'static Sheet,
}

impl Packs {
    /// Reads the packs of these folders once; they stay for the rest of the program. The error is one sentence.
    pub fn with(folders: &[impl AsRef<Path>]) -> Result<Packs, String> {
        let mut packs = Packs::default();
        for folder in folders {
            let folder = folder.as_ref();
            let pack = Pack::from_folder(folder).map_err(|problem| format!("{}: {problem}.", folder.display()))?;
            if packs.own.iter().any(|other| other.pack.game == pack.game) {
                return Err(format!(
                    "{} is a second board for {}; give one of each game.",
                    folder.display(),
                    pack.game
                ));
            }
            let pack: &'static Pack = Box::leak(Box::new(pack));
            let sheet = Sheet::new(pack).map_err(|reason| format!("{}: {reason}.", folder.display()))?;
            packs.own.push(Own { pack, sheet: Box::leak(Box::new(sheet)) });
        }
        Ok(packs)
    }

    /// Which pack a title is played on; the error is one sentence.
    pub fn find(&self, setup: &Setup) -> Result<&'static Pack, SetupError> {
        self.own_of(&setup.title).map_or_else(|| setup.standard_pack(), |own| Ok(own.pack))
    }

    fn own_of(&self, title: &str) -> Option<&Own> {
        self.own.iter().find(|own| own.pack.game == title)
    }

    /// What the page shows of the board a title is played on.
    pub fn sheet(&self, title: &str) -> Option<&'static Sheet> {
        self.own_of(title).map(|own| own.sheet).or_else(|| boards::standard(title))
    }

    /// The sheets whose maps must be drawn: those of the host's own packs.
    pub fn undrawn(&self) -> impl Iterator<Item = &'static Sheet> {
        self.own.iter().map(|own| own.sheet)
    }

    /// One pack for every title.
    pub fn all(&self) -> impl Iterator<Item = &'static Pack> {
        board::GAMES.iter().filter_map(|&title| self.find(&Setup::new(title, "", &[])).ok())
    }

    pub fn ruleset(&self, setup: &Setup) -> Result<Arc<Ruleset>, String> {
        let mut options = setup.options.clone();
        options.sort();
        options.dedup();
        let key = [vec![setup.title.clone(), setup.mode.clone()], options.clone()].concat();
        let mut made = self.made.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(rules) = made.get(&key) {
            return Ok(Arc::clone(rules));
        }
        let rules = Setup { options, ..setup.clone() }.ruleset_on(self.find(setup)?)?;
        made.insert(key, Arc::clone(&rules));
        Ok(rules)
    }
}
