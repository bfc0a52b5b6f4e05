//! What is wrong with a file, and where.

use std::fmt;

use rules::tell::{Message, Value};
use thiserror::Error;
use words::Language;

/// One sentence, with the line it is about (from 1).
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// Where in the file, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: Reason,
}

impl Fault {
    /// The sentence with its line, for any language.
    pub fn message(&self) -> Message {
        Message::new("broken").with("line", self.line).with("fault", self.reason.0.clone())
    }

    /// The hash of the position a game really ends in, where the file says another and nothing else is wrong.
    pub(crate) fn position(&self) -> Option<&str> {
        match self.reason.0.args.get("hash") {
            Some(Value::Text(hash)) if self.reason.0.key == "broken-other-position" => Some(hash),
            _ => None,
        }
    }
}

pub(crate) fn fault<T>(line: usize, reason: impl Into<Reason>) -> Result<T, Fault> {
    Err(Fault { line, reason: reason.into() })
}

/// So many hexadecimal digits are wanted on the line of this name.
pub(crate) fn digits(name: &'static str, count: usize) -> Message {
    Message::new("broken-digits").with("name", name).with("count", count)
}

/// What is wrong, for any language. As text it is English and stands within a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason(pub Message);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(words::part(Language::English, &self.0).trim_end_matches('.'))
    }
}

impl From<&'static str> for Reason {
    fn from(key: &'static str) -> Reason {
        Reason(Message::new(key))
    }
}

impl From<Message> for Reason {
    fn from(message: Message) -> Reason {
        Reason(message)
    }
}

impl From<Reason> for String {
    fn from(reason: Reason) -> String {
        reason.to_string()
    }
}

/// A word of the file as it may be shown: short, without control characters.
pub(crate) fn shown(word: &str) -> String {
    let short: String = word.chars().filter(|&letter| is_plain(letter)).take(40).collect();
    if word.chars().count() > 40 { format!("{short}…") } else { short }
}

/// Whether a letter may stand in a record: nothing that moves the cursor, breaks a line or turns the text after it
/// around. The wording of treaties is held to the same by the rules.
pub(crate) fn is_plain(letter: char) -> bool {
    !letter.is_control() && !matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Letters that take no room; with them two names could look alike.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Words that people chose, made fit for one line: plain letters, single spaces, not too many.
pub fn plain(words: &str, most: usize) -> String {
    let fit = |&letter: &char| (letter.is_whitespace() || is_plain(letter)) && !is_unseen(letter);
    let seen: String = words.chars().filter(fit).collect();
    let words = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = words.chars().take(most).collect();
    short.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_one_plain_line() {
        assert_eq!(plain("  An\u{200b}na \n of\t\u{202e}Minden\u{7} ", 60), "Anna of Minden");
        assert_eq!(plain("Łódź 🂡 Ωμέγα", 60), "Łódź 🂡 Ωμέγα");
        assert_eq!(plain("a \u{200b} b", 60), "a b");
        assert_eq!(plain("Anna Maria", 5), "Anna");
        assert_eq!(plain("\u{200b}\n", 60), "");
        for words in ["a \u{200b} b", "x\u{2028}y", " \u{feff}z", "a\u{2060} \u{2060}b"] {
            assert_eq!(plain(&plain(words, 60), 60), plain(words, 60), "{words:?}");
        }
    }
}
