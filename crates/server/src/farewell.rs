//! Why the server ends a connection, and whether the page may come back by itself.

use rules::tell::Message;

use crate::wire::ClosedNews;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farewell {
    /// The server stops.
    Stops,
    /// Nobody attended the table any more, or somebody came as it was being put away.
    PutAway,
    /// The game was written to by somebody else.
    ChangedElsewhere,
    /// The rules met a broken invariant.
    Fault,
    /// Nothing was heard for long.
    Silent,
    /// No table was named in time.
    NoTable,
    TooManyMessages,
    NotText,
    NotRead,
    OtherVersion,
}

impl Farewell {
    fn key(self) -> &'static str {
        match self {
            Farewell::Stops => "closed-stops",
            Farewell::PutAway => "closed-put-away",
            Farewell::ChangedElsewhere => "closed-changed-elsewhere",
            Farewell::Fault => "closed-fault",
            Farewell::Silent => "closed-silent",
            Farewell::NoTable => "closed-no-table",
            Farewell::TooManyMessages => "closed-too-many-messages",
            Farewell::NotText => "closed-not-text",
            Farewell::NotRead => "closed-not-read",
            Farewell::OtherVersion => "closed-other-version",
        }
    }

    /// Coming back mends it: the page need not ask its reader.
    fn again(self) -> bool {
        use Farewell::{ChangedElsewhere, PutAway, Silent, Stops, TooManyMessages};
        matches!(self, Stops | PutAway | ChangedElsewhere | Silent | TooManyMessages)
    }

    pub fn news(self) -> ClosedNews {
        let message = Message::new(self.key());
        ClosedNews { text: words::english(&message), message, again: self.again() }
    }
}
