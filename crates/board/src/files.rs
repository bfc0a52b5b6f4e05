//! The files of a pack in memory: read with bounds, so that no input can fill the memory, and hashed.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use sha2::{Digest, Sha256};
use toml::Value;

use crate::problem::Problem;

/// Longest line a pack may hold, in bytes.
pub const LONGEST_LINE: usize = 4096;
/// Largest file a pack may hold, in bytes.
pub const LARGEST_FILE: usize = 1 << 20;

/// Every file a pack may have, and whether it must.
pub const NAMES: [(&str, bool); 14] = [
    ("areas.toml", true),
    ("boxes.toml", false),
    ("cities.csv", true),
    ("fate.toml", false),
    ("markers.csv", false),
    ("modes.toml", true),
    ("pack.toml", true),
    ("pieces.csv", true),
    ("politics.toml", false),
    ("powers.toml", true),
    ("roads.csv", true),
    ("sectors.csv", true),
    ("territories.toml", true),
    ("tracks.toml", false),
];

/// The texts of a pack by file name.
#[derive(Clone, Debug)]
pub struct PackFiles(Vec<(&'static str, String)>);

impl PackFiles {
    /// Takes files held in memory; names no pack has are refused.
    pub fn from_memory(files: &[(&str, &[u8])]) -> Result<PackFiles, Problem> {
        for (at, (name, _)) in files.iter().enumerate() {
            if !NAMES.iter().any(|(known, _)| known == name) {
                return Err(Problem::whole(name, "a pack has no file of this name"));
            }
            if files[..at].iter().any(|(other, _)| other == name) {
                return Err(Problem::whole(name, "the file is given twice"));
            }
        }
        let find = |name: &str| files.iter().find(|(given, _)| *given == name).map(|(_, bytes)| *bytes);
        PackFiles::gather(|name| Ok(find(name)))
    }

    /// Reads the known files of a folder; others are left alone.
    pub fn from_folder(folder: &Path) -> Result<PackFiles, Problem> {
        if !folder.is_dir() {
            return Err(Problem::whole(&folder.display().to_string(), "there is no such folder"));
        }
        PackFiles::gather(|name| {
            let path = folder.join(name);
            if !path.exists() {
                return Ok(None);
            }
            File::open(&path).map(Some).map_err(|error| Problem::whole(name, format!("cannot be opened ({error})")))
        })
    }

    fn gather<R: Read>(open: impl Fn(&'static str) -> Result<Option<R>, Problem>) -> Result<PackFiles, Problem> {
        let mut files = Vec::new();
        for (name, required) in NAMES {
            match open(name)? {
                Some(reader) => files.push((name, read_text(name, reader)?)),
                None if required => return Err(Problem::whole(name, "the pack lacks this file")),
                None => {}
            }
        }
        Ok(PackFiles(files))
    }

    /// The text of a file, if the pack has it.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(given, _)| *given == name).map(|(_, text)| text.as_str())
    }

    /// SHA-256 over the files sorted by name, each with what it tells the rules: comments, words said in several
    /// languages and what is only for people are left out, so that a corrected text does not part a game from its board.
    pub fn hash(&self) -> [u8; 32] {
        let mut hasher = Sha256::new();
        for (name, text) in &self.0 {
            take(&mut hasher, name);
            match toml::from_str(text) {
                Ok(facts) => take_facts(&mut hasher, &Value::Table(facts)),
                // A table of commas.
                Err(_) => take(&mut hasher, &without_comments(text)),
            }
        }
        hasher.finalize().into()
    }
}

/// A table of this name tells people something and the rules nothing.
const FOR_PEOPLE: &str = "for-people";

fn take(hasher: &mut Sha256, text: &str) {
    hasher.update((text.len() as u64).to_be_bytes());
    hasher.update(text.as_bytes());
}

fn take_facts(hasher: &mut Sha256, value: &Value) {
    take(hasher, value.type_str());
    match value {
        Value::Table(table) => {
            let is_fact = |(key, value): &(&String, &Value)| key.as_str() != FOR_PEOPLE && !is_said(value);
            let facts: Vec<_> = table.iter().filter(is_fact).collect();
            hasher.update((facts.len() as u64).to_be_bytes());
            for (key, value) in facts {
                take(hasher, key);
                take_facts(hasher, value);
            }
        }
        Value::Array(list) => {
            hasher.update((list.len() as u64).to_be_bytes());
            for value in list {
                take_facts(hasher, value);
            }
        }
        Value::String(text) => take(hasher, text),
        Value::Integer(number) => take(hasher, &number.to_string()),
        Value::Float(number) => take(hasher, &number.to_string()),
        Value::Boolean(yes) => take(hasher, &yes.to_string()),
        Value::Datetime(date) => take(hasher, &date.to_string()),
    }
}

/// `{ en = "...", de = "...", el = "..." }`
fn is_said(value: &Value) -> bool {
    value.as_table().is_some_and(|words| words.keys().map(String::as_str).eq(["de", "el", "en"]))
}

fn without_comments(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect()
}

/// Reads a text file line by line and stops at the first line or size out of bounds,
/// so that memory stays flat whatever stands behind the reader.
pub fn read_text(name: &str, mut reader: impl Read) -> Result<String, Problem> {
    let mut bytes = Vec::new();
    let mut block = [0; 4096];
    let (mut line, mut line_length) = (1, 0);
    loop {
        let got = reader.read(&mut block).map_err(|error| Problem::whole(name, format!("cannot be read ({error})")))?;
        if got == 0 {
            break;
        }
        for &byte in &block[..got] {
            if byte == b'\n' {
                line += 1;
                line_length = 0;
            } else {
                line_length += 1;
            }
            if line_length > LONGEST_LINE {
                return Err(Problem::at(name, line, format!("the line is longer than {LONGEST_LINE} bytes")));
            }
        }
        bytes.extend_from_slice(&block[..got]);
        if bytes.len() > LARGEST_FILE {
            return Err(Problem::at(name, line, format!("the file is larger than {LARGEST_FILE} bytes")));
        }
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Problem::at(name, 1, "the file is empty"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        Problem::at(name, 1 + before.matches('\n').count(), "the line is not valid UTF-8")
    })
}
