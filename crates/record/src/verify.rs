//! Proving a record: every hash, every shuffle and deal, every action, the result.

use std::fmt;
use std::io::BufRead;
use std::sync::Arc;

use crate::replay::follow;
use crate::{Chance, Closing, Fair, Fault, Header, Packs, Reader, Record};

/// What was proved; its text is one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Of the record that was read.
    pub header: Header,
    /// Number of lines below the header, those that take something back included.
    pub actions: usize,
    /// How the game ended; `None` while it runs.
    pub outcome: Option<String>,
}

/// Reads and replays one record. Memory is bounded by the longest file that is read at all.
pub fn verify(input: impl BufRead, packs: Packs) -> Result<Proof, Fault> {
    let mut reader = Reader::open_with(input, packs)?;
    let mut lines = Vec::new();
    while let Some(line) = reader.next_line()? {
        lines.push(line);
    }
    let (rules, header) = (Arc::clone(reader.rules()), reader.header().clone());
    let end = match reader.close()? {
        Closing::Running(_) => return Ok(Proof { header, actions: lines.len(), outcome: None }),
        Closing::Finished(end) => end,
    };
    let record = Record { header, lines, end };
    follow(&rules, &record, drop)?;
    Ok(Proof { actions: record.lines.len(), outcome: Some(record.end.outcome), header: record.header })
}

impl Proof {
    /// Where the deal came from, as far as the record can prove it.
    fn deal(&self) -> String {
        match &self.header.chance {
            Chance::Number(number) => format!("the cards came from the seed {number}, known from the start"),
            Chance::Seed(_) => "the cards came from the seed in the header, known from the start".to_owned(),
            Chance::Fair(fair) => fair_deal(fair),
        }
    }
}

fn fair_deal(fair: &Fair) -> String {
    let deal = "every card was dealt as the server's commitment";
    match fair.entropies.len() {
        0 => format!("{deal} demands; no person added entropy, so the server alone chose the deal"),
        1 => format!("{deal} and the entropy of one person demand"),
        people => format!("{deal} and the entropy of {people} people demand"),
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, actions) = (self.header.setup.slug(), self.actions);
        match &self.outcome {
            Some(outcome) => {
                let deal = self.deal();
                write!(
                    f,
                    "proved: {game}, {actions} legal actions, every hash holds, {deal}, and the end is `{outcome}`"
                )
            }
            None => write!(
                f,
                "still running: {game}, {actions} actions, every hash holds; hands and deck are sealed, \
                 so the deal cannot be proved before the game is over"
            ),
        }
    }
}
