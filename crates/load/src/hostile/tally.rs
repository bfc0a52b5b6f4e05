//! What was sent, class by class, and how it was answered.

use std::collections::BTreeMap;
use std::fmt;

/// How a hostile message was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Refused,
    /// Chosen under a position, or for a proposal, that is no longer there.
    Stale,
    /// The connection was closed.
    HungUp,
    /// Done. Of some classes so many are legal, and no more.
    Done,
}

#[derive(Clone, Copy, Default)]
struct Row {
    refused: u64,
    stale: u64,
    hung_up: u64,
    done: u64,
}

/// Counts of all classes.
#[derive(Default)]
pub struct Tally(BTreeMap<&'static str, Row>);

impl Tally {
    /// One more message of a class of which nothing may be accepted.
    pub fn add(&mut self, class: &'static str, answer: Answer) -> Result<(), String> {
        self.add_within(class, answer, 0)
    }

    /// The same where so many may be accepted.
    pub fn add_within(&mut self, class: &'static str, answer: Answer, most: u64) -> Result<(), String> {
        let row = self.0.entry(class).or_default();
        match answer {
            Answer::Refused => row.refused += 1,
            Answer::Stale => row.stale += 1,
            Answer::HungUp => row.hung_up += 1,
            Answer::Done => row.done += 1,
        }
        if row.done > most { Err(format!("{class}: {} accepted, {most} may be", row.done)) } else { Ok(()) }
    }

    pub fn merge(&mut self, other: Tally) {
        for (class, row) in other.0 {
            let sum = self.0.entry(class).or_default();
            sum.refused += row.refused;
            sum.stale += row.stale;
            sum.hung_up += row.hung_up;
            sum.done += row.done;
        }
    }

    pub fn sent(&self) -> u64 {
        self.0.values().map(|row| row.refused + row.stale + row.hung_up + row.done).sum()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<38}{:>9}{:>9}{:>9}{:>9}{:>9}", "class", "sent", "refused", "stale", "closed", "legal")?;
        for (class, row) in &self.0 {
            let sent = row.refused + row.stale + row.hung_up + row.done;
            let &Row { refused, stale, hung_up, done } = row;
            writeln!(f, "{class:<38}{sent:>9}{refused:>9}{stale:>9}{hung_up:>9}{done:>9}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_accepted_beyond_what_is_legal_is_an_error() {
        let mut tally = Tally::default();
        assert_eq!(tally.add("guessed link", Answer::Refused), Ok(()));
        assert!(tally.add("guessed link", Answer::Done).is_err());
        assert_eq!(tally.add_within("notes", Answer::Done, 1), Ok(()));
        assert!(tally.add_within("notes", Answer::Done, 1).unwrap_err().contains("2 accepted, 1 may be"));
        assert_eq!(tally.sent(), 4);
        assert!(tally.to_string().contains("guessed link"));
    }
}
