//! Answers to messages, and the last word of a connection.

use protocol::{MessageWire, RefusalWire};
use rules::tell::Message;
use serde::Serialize;

use super::AskedAnswer;
use crate::close_reason::CloseReason;

/// Why a connection ends.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConnectionClosed {
    pub message: MessageWire,
    /// The same in English, for those who asked for it and those who never said what they read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<String>,
    /// Whether coming back mends it.
    pub again: bool,
}

impl ConnectionClosed {
    pub fn of(why: CloseReason, english: bool) -> ConnectionClosed {
        let message = Message::new(why.key());
        let text = english.then(|| words::english(&message));
        ConnectionClosed { text, message: message.into(), again: why.again() }
    }
}

/// The answer to a message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Reply {
    pub id: u32,
    pub outcome: ReplyStatus,
    /// What a rule of the game forbids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<RefusalWire>,
    /// Why the table refuses, where no rule of the game is behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<MessageWire>,
    /// The reason in English: for those who asked for it, and where there is no other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The answer to a question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<AskedAnswer>,
}

impl Reply {
    pub fn new(id: u32, outcome: ReplyStatus) -> Reply {
        Reply { id, outcome, refusal: None, message: None, text: None, answer: None }
    }
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReplyStatus {
    /// Done, and durable.
    Done,
    /// It had been done before: the message came twice.
    Again,
    Refused,
    /// The position has changed since; look again.
    Stale,
}
