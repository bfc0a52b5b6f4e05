//! Why the server closes a connection, and whether the page may reconnect by itself.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseReason {
    /// The server stops.
    Stops,
    /// The table had no subscribers any more, or somebody came just as it was closing.
    Idle,
    /// The game was written to by somebody else.
    ChangedElsewhere,
    /// The rules met a broken invariant.
    Fault,
    /// The person has given up a game that goes on.
    Resigned,
    /// More was waiting for the page than it read.
    Slow,
    /// Nothing was heard for long.
    Silent,
    /// No table was named in time.
    NoTable,
    TooManyMessages,
    NotText,
    NotRead,
    OtherVersion,
}

impl CloseReason {
    /// The key of its sentence.
    pub fn key(self) -> &'static str {
        match self {
            CloseReason::Stops => "closed-stops",
            CloseReason::Idle => "closed-put-away",
            CloseReason::ChangedElsewhere => "closed-changed-elsewhere",
            CloseReason::Fault => "closed-fault",
            CloseReason::Resigned => "closed-resigned",
            CloseReason::Slow => "closed-slow",
            CloseReason::Silent => "closed-silent",
            CloseReason::NoTable => "closed-no-table",
            CloseReason::TooManyMessages => "closed-too-many-messages",
            CloseReason::NotText => "closed-not-text",
            CloseReason::NotRead => "closed-not-read",
            CloseReason::OtherVersion => "closed-other-version",
        }
    }

    /// Coming back mends it: the page need not ask its reader.
    pub fn again(self) -> bool {
        use CloseReason::{ChangedElsewhere, Idle, Silent, Slow, Stops, TooManyMessages};
        matches!(self, Stops | Idle | ChangedElsewhere | Slow | Silent | TooManyMessages)
    }
}
