//! One line of a game: who did what.

use rules::{Ruleset, Seat};

/// Who a line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    Seat(Seat),
    /// The table as a whole: somebody else sits down, all agree to go back.
    Table,
}

/// How a line of the table is signed; no seat has this name.
pub(crate) const TABLE: &str = "table";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its line in the file, 0 if never written.
    pub at: usize,
    pub by: By,
    /// An action as `rules::text` writes it, or `undo 2`; of the table `undo 5` or `seat elisabeth bot random`.
    pub action: String,
}

impl Line {
    pub fn of(seat: Seat, action: impl Into<String>) -> Line {
        Line { at: 0, by: By::Seat(seat), action: action.into() }
    }

    pub fn of_table(action: impl Into<String>) -> Line {
        Line { at: 0, by: By::Table, action: action.into() }
    }
}

impl By {
    pub fn slug(self, rules: &Ruleset) -> &str {
        match self {
            By::Seat(seat) => &rules.mode.seats[seat.index()].slug,
            By::Table => TABLE,
        }
    }

    pub fn by_slug(rules: &Ruleset, slug: &str) -> Option<By> {
        if slug == TABLE { Some(By::Table) } else { rules.seat_by_slug(slug).map(By::Seat) }
    }
}

/// `undo 3`
pub(crate) fn read_undo(action: &str) -> Option<usize> {
    let count = action.strip_prefix("undo ")?;
    let number: usize = count.parse().ok()?;
    (number > 0 && count == number.to_string()).then_some(number)
}
