//! The rule catalogue as data: every rule, ruling, card of fate, worked example, invariant and decision of both
//! games, with what carries it in code and tests.
//!
//! What it may know: its own data. What it must not know: the code it speaks of. The texts are embedded from
//! `data/rules`; `coverage.json` there is written by `cargo xtask rules`.

mod entry;
mod find;
mod read;

use std::collections::BTreeMap;
use std::sync::LazyLock;

pub use entry::{CatalogueEntry, Class, Confidence, FRIEDRICH_MODES, Game, Kind, MARIA_MODES, OPTIONS, Status};
pub use find::{Filter, key};
use serde::{Deserialize, Serialize};

/// The catalogue compiled into the program.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let friedrich = include_str!("../data/rules/friedrich.toml");
    let maria = include_str!("../data/rules/maria.toml");
    Catalogue::read(friedrich, maria).unwrap_or_else(|sentence| panic!("{sentence}"))
});

/// The coverage compiled into the program: id to evidence.
static COVERAGE: LazyLock<BTreeMap<String, Evidence>> = LazyLock::new(|| {
    let text = include_str!("../data/rules/coverage.json");
    let coverage: Coverage = serde_json::from_str(text).expect("data/rules/coverage.json is written by a program");
    coverage.entries.into_iter().map(|evidence| (evidence.id.clone(), evidence)).collect()
});

/// All entries of both games, in the order of the files.
pub struct Catalogue {
    entries: Vec<CatalogueEntry>,
    /// Place in `entries` of each id, under its key.
    places: BTreeMap<String, usize>,
}

/// The file `coverage.json`.
#[derive(Serialize, Deserialize)]
pub struct Coverage {
    pub source: String,
    pub entries: Vec<Evidence>,
}

/// What carries one entry: the functions that cite it and the tests named by it, each as `file:function`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Evidence {
    pub id: String,
    pub code: Vec<String>,
    pub tests: Vec<String>,
}

/// What the code and the tests of this build say of an entry.
pub fn evidence(id: &str) -> Evidence {
    COVERAGE.get(id).cloned().unwrap_or_else(|| Evidence { id: id.to_owned(), ..Evidence::default() })
}
