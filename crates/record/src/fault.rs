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
    let short: String = word.chars().filter(|&letter| is_plain(letter)).take(40).collect();
    if word.chars().count() > 40 { format!("{short}…") } else { short }
}

/// Whether a letter may stand in a record: nothing that moves the cursor, hides or turns the text around it.
pub(crate) fn is_plain(letter: char) -> bool {
    let turns_text =
        matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !letter.is_control() && !turns_text
}

/// Words that people chose, made fit for one line: plain letters, single spaces, not too many.
pub fn plain(words: &str, most: usize) -> String {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = words.chars().filter(|&letter| is_plain(letter)).take(most).collect();
    short.trim_end().to_owned()
}
