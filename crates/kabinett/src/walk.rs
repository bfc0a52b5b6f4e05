//! Walks through the records among files and folders one by one, without making a list.

use std::fs::{self, ReadDir};
use std::path::PathBuf;

/// The file extension of records; files named explicitly may have any.
const ENDING: &str = "game";

pub struct Walk<'a> {
    named: std::slice::Iter<'a, PathBuf>,
    folders: Vec<(PathBuf, ReadDir)>,
}

impl<'a> Walk<'a> {
    pub fn new(named: &'a [PathBuf]) -> Walk<'a> {
        Walk { named: named.iter(), folders: Vec::new() }
    }

    fn enter(&mut self, folder: PathBuf) -> Result<(), String> {
        let entries =
            fs::read_dir(&folder).map_err(|error| format!("{}: cannot be read ({error})", folder.display()))?;
        self.folders.push((folder, entries));
        Ok(())
    }

    /// The next thing in the innermost folder, if it is a record.
    fn next_inside(&mut self) -> Option<Result<PathBuf, String>> {
        while let Some((folder, entries)) = self.folders.last_mut() {
            let Some(entry) = entries.next() else {
                self.folders.pop();
                continue;
            };
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => return Some(Err(format!("{}: cannot be read ({error})", folder.display()))),
            };
            let path = entry.path();
            // A link to a folder may lead back to its parent.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                if let Err(reason) = self.enter(path) {
                    return Some(Err(reason));
                }
            } else if path.extension().is_some_and(|ending| ending == ENDING) {
                return Some(Ok(path));
            }
        }
        None
    }
}

impl Iterator for Walk<'_> {
    type Item = Result<PathBuf, String>;

    fn next(&mut self) -> Option<Result<PathBuf, String>> {
        loop {
            if let Some(found) = self.next_inside() {
                return Some(found);
            }
            let named = self.named.next()?;
            if !named.is_dir() {
                return Some(Ok(named.clone()));
            }
            if let Err(reason) = self.enter(named.clone()) {
                return Some(Err(reason));
            }
        }
    }
}
