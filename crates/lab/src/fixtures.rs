//! The kept games on disk.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use record::Record;

use crate::coverage::shown;

/// The ending of their file names.
const ENDING: &str = "game";

/// A kept game that has been replayed.
pub struct Fixture {
    pub record: Record,
    pub shown: BTreeSet<String>,
}

/// Every kept game below a folder, sorted.
pub fn files(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![dir.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| format!("{}: {error}.", folder.display()))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == ENDING) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Reads and replays one; the error names the file and the line.
pub fn load(file: &Path) -> Result<Fixture, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}.", file.display()))?;
    let place = |fault: record::Fault| format!("{}: {fault}.", file.display());
    let (rules, record) = record::read(&text).map_err(place)?;
    record::replay(&rules, &record).map_err(place)?;
    let shown = shown(&rules, &record);
    Ok(Fixture { record, shown })
}
