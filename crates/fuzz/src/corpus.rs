//! The kept inputs: examples of everything a parser reads, and what once broke one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The corpus of a target in the repository, shared with `cargo fuzz`.
pub fn folder(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target)
}

/// Every input of a target with its name, in a fixed order.
pub fn read(target: &str) -> io::Result<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder(target))? {
        let entry = entry?;
        files.push((entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path())?));
    }
    files.sort();
    Ok(files)
}
