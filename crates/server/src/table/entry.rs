//! One line of a table's log. Everything about a table but its plan follows from these lines in their order.

use serde::{Deserialize, Serialize};

use crate::secret::Key;

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Entry {
    /// A person takes a seat and adds entropy to the seed.
    Sits {
        seat: u8,
        name: String,
        key: Key,
        entropy: String,
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
    /// The person is back.
    Returns {
        seat: u8,
    },
    /// All agree to break the game off.
    Agrees,
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
