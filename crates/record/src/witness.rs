//! An earlier export of a game as a witness: what it showed must still be there.

use std::io::BufRead;
use std::sync::Arc;

use rules::Ruleset;
use rules::tell::Message;

use crate::fault::{Fault, fault, shown};
use crate::read::{Whole, read_whole};
use crate::replay::seed_of;
use crate::{Closing, Course, Header, Line, Packs, Record, Signature};

/// What an earlier export confirms of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// Number of actions it shows, all of which stand in the record.
    pub actions: usize,
    /// Who signed it.
    pub signed: Option<Signature>,
}

/// Why an earlier export does not confirm a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Disagreement {
    /// The record is false in itself, or says something else than the export did; the line is one of the record.
    Record(Fault),
    /// The earlier export is false in itself; the line is one of its own.
    Witness(Fault),
}

/// A record as far as two of them can be compared.
struct Account {
    rules: Arc<Ruleset>,
    header: Header,
    /// As they stand in the file.
    lines: Vec<Line>,
    /// As they stand in an export made while the game ran.
    public: Vec<Line>,
    /// Where what follows the lines begins.
    end: usize,
    /// How it ended; none while it runs.
    outcome: Option<String>,
    signed: Option<Signature>,
}

/// Compares a record with an earlier export of the same game: the same header, and every line the export shows.
pub fn compare(record: impl BufRead, witness: impl BufRead, packs: Packs) -> Result<Agreement, Disagreement> {
    let record = Account::read(record, packs).map_err(Disagreement::Record)?;
    let witness = Account::read(witness, packs).map_err(Disagreement::Witness)?;
    record.goes_on_from(&witness).map_err(Disagreement::Record)?;
    Ok(Agreement { actions: witness.lines.len(), signed: witness.signed })
}

impl Account {
    fn read(input: impl BufRead, packs: Packs) -> Result<Account, Fault> {
        let Whole { rules, header, lines, closing } = read_whole(input, packs)?;
        match closing {
            Closing::Running(sealed) => {
                let public = lines.clone();
                Ok(Account { rules, header, lines, public, end: sealed.at, outcome: None, signed: sealed.signed })
            }
            Closing::Finished(end) => {
                let record = Record { header, lines, end };
                let public = public_lines(&rules, &record)?;
                let Record { header, lines, end } = record;
                let (outcome, signed) = (Some(end.outcome), end.signed);
                Ok(Account { rules, header, lines, public, end: end.at, outcome, signed })
            }
        }
    }

    fn goes_on_from(&self, witness: &Account) -> Result<(), Fault> {
        self.has_header_of(witness)?;
        let both_over = self.outcome.is_some() && witness.outcome.is_some();
        let (own, other) = if both_over { (&self.lines, &witness.lines) } else { (&self.public, &witness.public) };
        for (at, said) in other.iter().enumerate() {
            let line = own.get(at);
            if line.is_some_and(|line| (line.by, &line.action) == (said.by, &said.action)) {
                continue;
            }
            let words = format!("{} {}", said.by.slug(&witness.rules), said.action);
            let key = if line.is_some() { "broken-witness-line" } else { "broken-witness-longer" };
            let reason = Message::new(key).with("said", shown(&words)).with("other", said.at);
            return fault(line.map_or(self.end, |line| line.at), reason);
        }
        let is_same_end = other.len() == own.len() && self.outcome == witness.outcome;
        if let (Some(end), false) = (&witness.outcome, is_same_end) {
            let at = own.get(other.len()).map_or(self.end, |line| line.at);
            return fault(at, Message::new("broken-witness-ended").with("end", end.as_str()));
        }
        match (self.signed, witness.signed) {
            (Some(own), Some(other)) if own.by != other.by => {
                fault(own.at, Message::new("broken-witness-key").with("key", other.by.to_string()))
            }
            _ => Ok(()),
        }
    }

    /// All of it was settled before the first action.
    fn has_header_of(&self, witness: &Account) -> Result<(), Fault> {
        let (own, other) = (self.header.lines(&self.rules), witness.header.lines(&witness.rules));
        let differing = (0..own.len().max(other.len())).find(|&at| own.get(at) != other.get(at));
        let Some(at) = differing else { return Ok(()) };
        match other.get(at) {
            Some(said) => fault(at + 1, Message::new("broken-witness-header").with("said", shown(said))),
            None => fault(at + 1, "broken-witness-header-ends"),
        }
    }
}

/// The lines of a finished game as everybody could read them while it ran.
fn public_lines(rules: &Arc<Ruleset>, record: &Record) -> Result<Vec<Line>, Fault> {
    let (mut course, _) = Course::start(Arc::clone(rules), seed_of(record)?);
    let mut public = Vec::new();
    for line in &record.lines {
        let step = course.follow(line).or_else(|reason| fault(line.at, reason))?;
        public.extend(step.public.map(|action| Line { action, ..line.clone() }));
    }
    Ok(public)
}
