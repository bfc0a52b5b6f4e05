//! One line of a game: who did what. The one place that knows how the text of a line is written and read.

use rules::{Ruleset, Seat};

use crate::Sitter;

/// Who a line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// Whoever plays this seat.
    Seat(Seat),
    /// The table as a whole: somebody else sits down, all agree to go back.
    Table,
}

/// How a line of the table is signed; no seat has this name.
pub(crate) const TABLE: &str = "table";

/// Who did what, as it stands in the file without its number and hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its line in the file, 0 if never written.
    pub at: usize,
    /// Who it comes from.
    pub by: By,
    /// An action as `rules::text` writes it, or `undo 2`; of the table `undo 5` or `seat elisabeth bot random`.
    pub action: String,
}

/// What the text of a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineKind<'a> {
    /// An action of a seat, still to be read by the rules.
    Action(Seat, &'a str),
    /// A seat takes back its own last actions.
    TakeBack(Seat, usize),
    /// All agree to go back so many actions.
    GoBack(usize),
    /// Somebody else plays a seat from now on.
    SeatChange(Seat, Sitter),
}

impl Line {
    /// An action of a seat, not yet in a file.
    pub fn of(seat: Seat, action: impl Into<String>) -> Line {
        Line { at: 0, by: By::Seat(seat), action: action.into() }
    }

    /// A line of the table, not yet in a file.
    pub fn of_table(action: impl Into<String>) -> Line {
        Line { at: 0, by: By::Table, action: action.into() }
    }

    /// `undo 2`
    pub fn undo(by: By, count: usize) -> Line {
        Line { at: 0, by, action: format!("undo {count}") }
    }

    /// `seat elisabeth bot random`
    pub fn seat_change(rules: &Ruleset, seat: Seat, sitter: &Sitter) -> Line {
        Line::of_table(format!("seat {} {}", By::Seat(seat).slug(rules), sitter.text()))
    }

    /// `None` for a line of the table that says nothing a table can do.
    pub fn kind(&self, rules: &Ruleset) -> Option<LineKind<'_>> {
        Some(match (self.by, read_undo(&self.action)) {
            (By::Seat(seat), None) => LineKind::Action(seat, &self.action),
            (By::Seat(seat), Some(count)) => LineKind::TakeBack(seat, count),
            (By::Table, Some(count)) => LineKind::GoBack(count),
            (By::Table, None) => {
                let (seat, sitter) = self.action.strip_prefix("seat ")?.split_once(' ')?;
                LineKind::SeatChange(rules.seat_by_slug(seat)?, Sitter::read(sitter)?)
            }
        })
    }
}

impl By {
    /// How a line from there is signed: the slug of the seat, or `table`.
    pub fn slug(self, rules: &Ruleset) -> &str {
        match self {
            By::Seat(seat) => &rules.mode.seats[seat.index()].slug,
            By::Table => TABLE,
        }
    }

    /// Reads what `slug` writes; `None` if the mode has no such seat.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn a_line_says_what_it_was_made_from() {
        let rules = Setup::new("friedrich", "scenario-1", &[]).ruleset().unwrap();
        let (seat, sitter) = (Seat(1), Sitter::bot("the old captain"));
        let kind = |line: &Line| line.kind(&rules).map(|kind| format!("{kind:?}"));
        let same = |line: Line, meant: LineKind| assert_eq!(kind(&line), Some(format!("{meant:?}")), "{}", line.action);
        same(Line::of(seat, "end"), LineKind::Action(seat, "end"));
        same(Line::undo(By::Seat(seat), 2), LineKind::TakeBack(seat, 2));
        same(Line::undo(By::Table, 12), LineKind::GoBack(12));
        same(Line::seat_change(&rules, seat, &sitter), LineKind::SeatChange(seat, sitter));
        same(Line::of(seat, "undo 02"), LineKind::Action(seat, "undo 02"));
        for strange in ["end", "undo 0", "undo 02", "seat nobody bot random", "seat france ghost x", "seat france"] {
            assert_eq!(kind(&Line::of_table(strange)), None, "{strange}");
        }
    }
}
