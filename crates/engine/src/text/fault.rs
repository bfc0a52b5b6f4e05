//! What is wrong with a text, and with which word of it.

use crate::ids::RuleId;
use crate::tell::Message;

/// Why a text is not an action: what is wrong, and with which word.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{word}`: {problem}")]
pub struct ParseError {
    /// The word that was not understood; empty if it is the whole text.
    pub word: String,
    /// Key of the sentence that says it.
    pub problem: &'static str,
    /// The rule behind it, if the text says what no rule allows.
    pub rule: Option<RuleId>,
}

impl ParseError {
    /// The sentence, for any language.
    pub fn message(&self) -> Message {
        let problem = Message::new(self.problem);
        if self.word.is_empty() {
            return problem;
        }
        Message::new("misread").with("word", self.word.as_str()).with("problem", problem)
    }
}

pub(super) fn fault<T>(word: &str, problem: &'static str) -> Result<T, ParseError> {
    let mut shown: String = word.chars().filter(|letter| !letter.is_control()).take(40).collect();
    if shown.len() < word.len() && word.chars().count() > 40 {
        shown.push('…');
    }
    Err(ParseError { word: shown, problem, rule: None })
}
