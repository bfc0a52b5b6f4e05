//! What is said, before any language: a key and what it speaks of.
//!
//! The words stand in `data/lang`, one file for each language. Whoever shows a message (the terminal by the crate
//! `words`, the page by its own few lines) looks the key up there; names of cities and generals are the same in
//! all languages and are carried as they are.

use std::collections::BTreeMap;

use crate::clause::TreatyId;

/// A sentence, or a part of one, to be said in any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Names the sentence in `data/lang`.
    pub key: &'static str,
    /// What belongs into the sentence, by the names it has there.
    pub args: BTreeMap<&'static str, Value>,
}

/// What a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A count, by which plurals are chosen.
    Number(i32),
    /// As it stands, in every language: a city, a general; or a word to choose a wording by.
    Text(String),
    /// Something the board pack itself names in all languages.
    Names(board::pack::Names),
    /// A part of the sentence that is a message itself.
    Message(Message),
    /// `a, b and c`
    List(Vec<Value>),
}

impl Message {
    /// A message that speaks of nothing yet.
    pub fn new(key: &'static str) -> Message {
        Message { key, args: BTreeMap::new() }
    }

    /// Adds what belongs into the sentence under this name.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.insert(name, value.into());
        self
    }
}

/// `message!("told-turn-began", turn = 3)`
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::tell::Message::new($key)$(.with(stringify!($name), $value))*
    };
}
pub(super) use message;

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Value {
        Value::Number(number.into())
    }
}

impl From<TreatyId> for Value {
    fn from(treaty: TreatyId) -> Value {
        treaty.0.into()
    }
}

impl From<i16> for Value {
    fn from(number: i16) -> Value {
        Value::Number(number.into())
    }
}

/// Numbers of lines and letters; none comes near what does not fit.
impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&board::pack::Names> for Value {
    fn from(names: &board::pack::Names) -> Value {
        Value::Names(names.clone())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}

impl FromIterator<Value> for Value {
    fn from_iter<Items: IntoIterator<Item = Value>>(items: Items) -> Value {
        Value::List(items.into_iter().collect())
    }
}
