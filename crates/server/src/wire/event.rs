//! What happened, as it stands in the log of a reader: events of the rules, and those of the table itself.

use protocol::{EventWire, MessageWire};
use rules::tell::Message;
use serde::Serialize;

/// An entry of the log: `event` or `table` says what happened, `message` says it in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LoggedEvent {
    /// Counted for each reader, from 1 without gaps.
    pub number: u32,
    /// An event of the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub event: Option<EventWire>,
    /// An event of the table itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableEventWire>,
    pub message: MessageWire,
    /// The same in English, for those who asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<String>,
}

/// What happens at a table besides the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TableEventWire {
    /// Whoever has just offered a treaty adds words that no judge reads.
    WordsAdded { seat: String, name: String, words: String },
    /// A seat takes back its own last actions, of which the reader knows so many.
    Undone { seat: String, name: String, actions: u32 },
    /// All have agreed to go back so many actions.
    WentBack { actions: u32 },
    /// A bot plays for somebody who is away.
    StandsIn { seat: String, name: String, bot: String },
    /// The person is back, or another person in the place of the first.
    IsBack { seat: String, name: String },
    /// All have agreed to break the game off.
    BrokenOff,
    /// Nobody came back to the game.
    Abandoned,
}

impl TableEventWire {
    /// The same in words.
    pub fn message(&self) -> Message {
        match self {
            TableEventWire::WordsAdded { name, words, .. } => {
                Message::new("table-adds").with("name", name.as_str()).with("words", words.as_str())
            }
            TableEventWire::Undone { name, actions, .. } => {
                Message::new("table-takes-back").with("name", name.as_str()).with("n", *actions as usize)
            }
            TableEventWire::WentBack { actions } => Message::new("table-goes-back").with("n", *actions as usize),
            TableEventWire::StandsIn { name, bot, .. } => {
                Message::new("table-stands-in").with("name", name.as_str()).with("bot", bot.as_str())
            }
            TableEventWire::IsBack { name, .. } => Message::new("table-is-back").with("name", name.as_str()),
            TableEventWire::BrokenOff => Message::new("table-ends"),
            TableEventWire::Abandoned => Message::new("table-abandoned"),
        }
    }
}
