//! What is wrong with a file, and where.

use std::fmt;

/// One sentence, with the line it is about (from 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Fault {}

pub(crate) fn fault<T>(line: usize, reason: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { line, reason: reason.into() })
}

/// A word of the file as it may be shown: short, without control characters.
pub(crate) fn shown(word: &str) -> String {
    let short: String = word.chars().filter(|letter| !letter.is_control()).take(40).collect();
    if word.chars().count() > 40 { format!("{short}…") } else { short }
}
