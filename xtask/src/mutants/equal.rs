//! Mutants known to be equal in effect, each with the reason why no test can tell it from the code.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Deserialize;

use super::list::Mutant;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    equal: Vec<Equal>,
}

/// One entry: the change as cargo-mutants words it, and the line of code it stands in, since line numbers move.
#[derive(Clone, Deserialize, Eq, Ord, PartialEq, PartialOrd)]
#[serde(deny_unknown_fields)]
pub struct Equal {
    file: String,
    change: String,
    code: String,
    reason: String,
}

/// The checked-in list. An entry that fits no mutant any more is a mistake.
pub fn all(root: &Path, mutants: &[Mutant]) -> Result<Vec<Equal>, String> {
    let text = include_str!("equal.toml");
    let file: File = toml::from_str(text).map_err(|error| format!("xtask/src/mutants/equal.toml: {error}"))?;
    let stale = file.equal.iter().find(|entry| !mutants.iter().any(|mutant| entry.fits(root, mutant)));
    match stale {
        Some(entry) => Err(format!(
            "xtask/src/mutants/equal.toml names no mutant of {}: {} at `{}`.",
            entry.file, entry.change, entry.code
        )),
        None => Ok(file.equal),
    }
}

/// The mutants of a sample that the list names.
pub fn listed<'a, K: Copy + Ord>(
    root: &Path,
    entries: &[Equal],
    sample: impl Iterator<Item = (K, &'a Mutant)>,
) -> BTreeSet<K> {
    sample.filter(|(_, mutant)| entries.iter().any(|entry| entry.fits(root, mutant))).map(|(id, _)| id).collect()
}

impl Equal {
    fn fits(&self, root: &Path, mutant: &Mutant) -> bool {
        assert!(!self.reason.is_empty(), "an entry has a reason");
        mutant.file == self.file && mutant.change() == self.change && mutant.line(root) == self.code
    }
}
