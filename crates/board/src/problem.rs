//! What is wrong with a board pack: one sentence with file, line and reason.

use thiserror::Error;

/// The first fault found in a pack.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}{}: {reason}", at_line(*.line))]
pub struct Problem {
    /// Name of the file, or of the folder where that is at fault.
    pub file: String,
    /// Counted from 1; `None` where the file as a whole is at fault.
    pub line: Option<usize>,
    /// What is wrong, without a full stop.
    pub reason: String,
}

impl Problem {
    /// A fault in one line.
    pub fn at(file: &str, line: usize, reason: impl Into<String>) -> Problem {
        Problem { file: file.to_owned(), line: Some(line), reason: reason.into() }
    }

    /// A fault of a file as a whole.
    pub fn whole(file: &str, reason: impl Into<String>) -> Problem {
        Problem { file: file.to_owned(), line: None, reason: reason.into() }
    }
}

fn at_line(line: Option<usize>) -> String {
    line.map_or_else(String::new, |line| format!(", line {line}"))
}
