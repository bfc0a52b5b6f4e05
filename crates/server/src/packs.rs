//! The boards games are played on: the standard ones, some of them replaced by packs of the host's own.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

use board::Pack;
use record::Setup;
use rules::Ruleset;

#[derive(Default)]
pub struct Packs {
    own: Vec<&'static Pack>,
    /// Tables of one mode share one ruleset: it is by far the largest part of an idle table.
    made: Mutex<BTreeMap<Vec<String>, Arc<Ruleset>>>,
}

impl Packs {
    /// Reads the packs of these folders once; they stay for the rest of the program. The error is one sentence.
    pub fn with(folders: &[impl AsRef<Path>]) -> Result<Packs, String> {
        let mut packs = Packs::default();
        for folder in folders {
            let folder = folder.as_ref();
            let pack = Pack::from_folder(folder).map_err(|problem| format!("{}: {problem}.", folder.display()))?;
            if packs.own.iter().any(|other| other.game == pack.game) {
                return Err(format!(
                    "{} is a second board for {}; give one of each game.",
                    folder.display(),
                    pack.game
                ));
            }
            packs.own.push(Box::leak(Box::new(pack)));
        }
        Ok(packs)
    }

    /// Which pack a title is played on; the error is one sentence.
    pub fn find(&self, setup: &Setup) -> Result<&'static Pack, String> {
        let own = self.own.iter().find(|pack| pack.game == setup.title);
        own.map_or_else(|| setup.standard_pack(), |own| Ok(own))
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
