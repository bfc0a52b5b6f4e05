//! What is said, before any language: a key of `data/lang` and what belongs into its sentence.

use std::collections::BTreeMap;

use rules::tell::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::Slug;

/// A sentence, or a part of one, to be said in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MessageWire {
    /// The key of its words.
    pub key: Slug,
    /// What it speaks of, by the names its words use.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, ValueWire>>", optional))]
    pub args: BTreeMap<Slug, ValueWire>,
}

/// What a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum ValueWire {
    /// A number.
    Number(i32),
    /// As it stands, in every language: a city, a general; or a word to choose a wording by.
    Text(String),
    /// `a, b and c`. Tried before what has fields, which would be read from a list too.
    List(Vec<ValueWire>),
    /// Something the board pack itself names in all languages.
    Names(#[cfg_attr(feature = "ts", ts(type = "{ en: string, de: string, el: string }"))] board::pack::Names),
    /// A part of the sentence.
    Message(MessageWire),
}

impl From<Message> for MessageWire {
    fn from(message: Message) -> MessageWire {
        let args = message.args.into_iter().map(|(name, value)| (name.into(), value.into()));
        MessageWire { key: message.key.into(), args: args.collect() }
    }
}

impl From<Value> for ValueWire {
    fn from(value: Value) -> ValueWire {
        match value {
            Value::Number(number) => ValueWire::Number(number),
            Value::Text(text) => ValueWire::Text(text),
            Value::Names(names) => ValueWire::Names(names),
            Value::Message(message) => ValueWire::Message(message.into()),
            Value::List(values) => ValueWire::List(values.into_iter().map(ValueWire::from).collect()),
        }
    }
}
