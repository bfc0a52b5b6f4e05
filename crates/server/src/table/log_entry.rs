//! One entry of a table's log. Everything about a table but its plan follows from these entries in their order.
//!
//! Their JSON is what databases hold: it must stay readable. The entries that are played stand in the record of the
//! game too, as `record::Line`; `of_line` and `Table::line_of` are the only places where one becomes the other.

use record::LineKind;
use serde::{Deserialize, Serialize};

use crate::secret::Key;
use crate::wire::Proposed;

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum LogEntry {
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

impl LogEntry {
    /// The entry that says what a line of a record says; `None` for a line nobody can read.
    pub fn of_line(line: &record::Line, rules: &rules::Ruleset) -> Option<LogEntry> {
        Some(match line.kind(rules)? {
            LineKind::Action(seat, action) => LogEntry::Acts { seat: seat.0, action: action.to_owned(), by: None },
            LineKind::TakeBack(seat, count) => LogEntry::TakesBack { seat: seat.0, count },
            LineKind::GoBack(count) => LogEntry::GoesBack { count },
            LineKind::SeatChange(seat, sitter) if sitter.is_bot => {
                LogEntry::StandsIn { seat: seat.0, bot: sitter.name().to_owned() }
            }
            LineKind::SeatChange(seat, sitter) => {
                LogEntry::Returns { seat: seat.0, name: Some(sitter.name().to_owned()) }
            }
        })
    }

    /// It is played in the game and stands in its record.
    pub fn is_played(&self) -> bool {
        matches!(
            self,
            LogEntry::Acts { .. }
                | LogEntry::TakesBack { .. }
                | LogEntry::GoesBack { .. }
                | LogEntry::StandsIn { .. }
                | LogEntry::Returns { .. }
        )
    }

    /// Whether it changes who sits where.
    pub fn is_about_seats(&self) -> bool {
        matches!(
            self,
            LogEntry::Sits { .. }
                | LogEntry::Leaves { .. }
                | LogEntry::Swaps { .. }
                | LogEntry::StandsIn { .. }
                | LogEntry::Returns { .. }
        )
    }

    /// The seat it comes from, or is about.
    pub fn seat(&self) -> Option<u8> {
        match self {
            LogEntry::Sits { seat, .. }
            | LogEntry::Opens { seat, .. }
            | LogEntry::Leaves { seat }
            | LogEntry::Swaps { seat, .. }
            | LogEntry::Acts { seat, .. }
            | LogEntry::TakesBack { seat, .. }
            | LogEntry::StandsIn { seat, .. }
            | LogEntry::Returns { seat, .. }
            | LogEntry::Proposes { seat, .. }
            | LogEntry::Answers { seat, .. }
            | LogEntry::Says { seat, .. }
            | LogEntry::Notes { seat, .. } => Some(*seat),
            LogEntry::Opening { .. }
            | LogEntry::Starts
            | LogEntry::GoesBack { .. }
            | LogEntry::Agrees
            | LogEntry::Abandons => None,
        }
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain data")
    }

    pub fn read(body: &str) -> Option<LogEntry> {
        serde_json::from_str(body).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What stands in the databases of hosts.
    const STORED: [&str; 20] = [
        r#"{"is":"sits","seat":0,"name":"Anna","key":"k","entropy":"5a"}"#,
        r#"{"is":"sits","seat":1,"name":"Anna","key":"k","pledge":"5a"}"#,
        r#"{"is":"opens","seat":1,"entropy":"5a"}"#,
        r#"{"is":"opening","actions":[[0,"end"],[1,"concede"]]}"#,
        r#"{"is":"leaves","seat":2}"#,
        r#"{"is":"swaps","seat":0,"with":1}"#,
        r#"{"is":"starts"}"#,
        r#"{"is":"acts","seat":0,"action":"march friedrich torgau-halle"}"#,
        r#"{"is":"acts","seat":0,"action":"end","by":"random"}"#,
        r#"{"is":"takes-back","seat":0,"count":2}"#,
        r#"{"is":"goes-back","count":5}"#,
        r#"{"is":"stands-in","seat":1,"bot":"captain"}"#,
        r#"{"is":"returns","seat":1}"#,
        r#"{"is":"returns","seat":1,"name":"Berta"}"#,
        r#"{"is":"agrees"}"#,
        r#"{"is":"abandons"}"#,
        r#"{"is":"proposes","seat":0,"what":{"what":"go-back","actions":3}}"#,
        r#"{"is":"answers","seat":1,"agree":true}"#,
        r#"{"is":"says","seat":0,"text":"Good evening."}"#,
        r#"{"is":"notes","seat":0,"text":"hold Torgau"}"#,
    ];

    #[test]
    fn what_is_stored_stays_readable_and_is_written_as_ever() {
        for body in STORED {
            let entry = LogEntry::read(body).unwrap_or_else(|| panic!("{body}"));
            assert_eq!(entry.write(), body);
        }
    }
}
