//! What lists show of a table without opening it: who sits where, the turn, whose move it is. Open tables keep theirs
//! in memory; it is stored when somebody comes or goes, and when the table closes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use crate::secret::Key;

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Glance {
    /// The place of the last line it has seen.
    pub seq: i64,
    pub seats: Vec<GlanceSeat>,
    /// None before the start.
    pub turn: Option<u8>,
    /// The seats that are asked, and since when, in seconds since 1970.
    pub asked: Vec<(u8, i64)>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GlanceSeat {
    pub seat: String,
    /// `empty`, `person` or `bot`.
    pub who: String,
    pub name: Option<String>,
    /// Whoever comes may take it.
    pub is_free: bool,
    pub has_resigned: bool,
    /// What opens it: the key of who sits there, or of the link nobody has used yet.
    pub key: Option<Key>,
}

impl Glance {
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a glance is plain data")
    }

    pub fn read(text: &str) -> Option<Glance> {
        serde_json::from_str(text).ok()
    }
}

/// Those of the open tables.
#[derive(Default)]
pub struct Glances(Mutex<HashMap<String, Arc<Glance>>>);

impl Glances {
    pub fn put(&self, table: &str, glance: Glance) {
        self.all().insert(table.to_owned(), Arc::new(glance));
    }

    pub fn get(&self, table: &str) -> Option<Arc<Glance>> {
        self.all().get(table).cloned()
    }

    pub fn remove(&self, table: &str) {
        self.all().remove(table);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Glance>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
