//! What is wrong with a board pack: one sentence with file, line and reason.

use std::fmt;

/// The first fault found in a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub file: String,
    /// Counted from 1; `None` where the file as a whole is at fault.
    pub line: Option<usize>,
    pub reason: String,
}

impl Problem {
    pub fn at(file: &str, line: usize, reason: impl Into<String>) -> Problem {
        Problem { file: file.to_owned(), line: Some(line), reason: reason.into() }
    }

    pub fn whole(file: &str, reason: impl Into<String>) -> Problem {
        Problem { file: file.to_owned(), line: None, reason: reason.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for Problem {}
