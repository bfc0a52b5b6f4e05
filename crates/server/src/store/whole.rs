//! Files that are whole or not there: they are written under another name, checked, and only then given their own.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use super::StoreFault;
use crate::secret::{hex, random_bytes};

/// `SQLite` takes less than this for a new file, and would write to it.
const SHORTEST: u64 = 512;

/// The name a new file has until it is whole; no two programs choose the same.
pub fn new_name_of(path: &Path) -> PathBuf {
    beside(path, &format!(".new-{}", hex(&random_bytes::<4>())))
}

/// The name a copy has until it is whole. One that was interrupted is overwritten by the next.
pub fn draft_of(path: &Path) -> PathBuf {
    beside(path, ".part")
}

/// Gives a whole file its name, which nobody else may have taken.
pub fn place(draft: &Path, path: &Path) -> Result<(), StoreFault> {
    let no_place = |_| StoreFault::NoPlace { path: path.to_owned() };
    File::open(draft).and_then(|file| file.sync_all()).map_err(no_place)?;
    match std::fs::hard_link(draft, path) {
        Ok(()) => {}
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            return Err(StoreFault::Taken { path: path.to_owned() });
        }
        // Some file systems know no links.
        Err(_) if !path.exists() => std::fs::rename(draft, path).map_err(no_place)?,
        Err(error) => return Err(no_place(error)),
    }
    let _ = std::fs::remove_file(draft);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // The name is durable once its folder is; where a folder cannot be opened, nothing more can be done.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// A file that somebody stopped copying: shorter than any store, or than it says itself.
pub fn is_cut_off(path: &Path) -> bool {
    let Ok(length) = std::fs::metadata(path).map(|data| data.len()) else { return false };
    let journal = std::fs::metadata(beside(path, "-wal")).map_or(0, |data| data.len());
    // With a journal the file may be behind: what is missing stands there.
    journal == 0 && (length < SHORTEST || length_said(path).is_some_and(|said| length < said))
}

/// The length of the file by its own head, if it has one (<https://www.sqlite.org/fileformat.html>).
fn length_said(path: &Path) -> Option<u64> {
    let mut head = [0; 100];
    File::open(path).and_then(|mut file| file.read_exact(&mut head)).ok()?;
    let number = |at: usize| u32::from_be_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    // The number of pages holds if it was written with the last change.
    let is_current = head.starts_with(b"SQLite format 3\0") && number(24) == number(92);
    let page = match u16::from_be_bytes([head[16], head[17]]) {
        1 => 65_536,
        size => u64::from(size),
    };
    is_current.then(|| page * u64::from(number(28)))
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
