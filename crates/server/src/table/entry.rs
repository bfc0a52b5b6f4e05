//! One line of a table's log. Everything about a table but its plan follows from these lines in their order.

use serde::{Deserialize, Serialize};

use crate::secret::Key;
use crate::wire::Proposed;

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Entry {
    /// A person takes a seat and adds entropy to the seed, or pledges it; at a game with a known seed neither.
    Sits {
        seat: u8,
        name: String,
        key: Key,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        entropy: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pledge: String,
    },
    /// A person opens the entropy pledged before.
    Opens {
        seat: u8,
        entropy: String,
    },
    /// The game goes on from actions of another game.
    Opening {
        actions: Vec<(u8, String)>,
    },
    /// A person leaves before the start.
    Leaves {
        seat: u8,
    },
    /// Two seats change whoever sits there, before the start.
    Swaps {
        seat: u8,
        with: u8,
    },
    Starts,
    /// An action in its full form; `by` names the bot that chose it.
    Acts {
        seat: u8,
        action: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// A seat takes back its own last actions.
    TakesBack {
        seat: u8,
        count: usize,
    },
    /// All agree to go back so many actions.
    GoesBack {
        count: usize,
    },
    /// A bot plays for somebody who is away.
    StandsIn {
        seat: u8,
        bot: String,
    },
    /// The person is back, or another person in the place of the first.
    Returns {
        seat: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// All agree to break the game off.
    Agrees,
    /// Nobody came back to the game; said by records only.
    Abandons,
    /// A seat asks all to agree to something.
    Proposes {
        seat: u8,
        what: Proposed,
    },
    /// A seat answers what is proposed.
    Answers {
        seat: u8,
        agree: bool,
    },
    /// Public; `seat` is absent for spectators, who do not speak.
    Says {
        seat: u8,
        text: String,
    },
    /// The private notebook of a seat, as a whole.
    Notes {
        seat: u8,
        text: String,
    },
}

impl Entry {
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain data")
    }

    pub fn read(body: &str) -> Option<Entry> {
        serde_json::from_str(body).ok()
    }
}
