//! Proving a record: every hash, every shuffle and deal, every action, the result.

use std::fmt;
use std::io::BufRead;

use crate::read::{Whole, read_whole};
use crate::replay::follow;
use crate::{Chance, Closing, Fair, Fault, Header, Packs, Record, Signature};

/// What was proved; its text is one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Of the record that was read.
    pub header: Header,
    /// Number of lines below the header, those that take something back included.
    pub actions: usize,
    /// How the game ended; `None` while it runs.
    pub outcome: Option<String>,
    /// Who vouches for all of it.
    pub signed: Option<Signature>,
}

/// Reads and replays one record. Memory is bounded by the longest file that is read at all.
pub fn verify(input: impl BufRead, packs: Packs) -> Result<Proof, Fault> {
    let Whole { rules, header, lines, closing } = read_whole(input, packs)?;
    let end = match closing {
        Closing::Running(sealed) => {
            return Ok(Proof { header, actions: lines.len(), outcome: None, signed: sealed.signed });
        }
        Closing::Finished(end) => end,
    };
    let record = Record { header, lines, end };
    follow(&rules, &record, drop)?;
    let Record { header, lines, end } = record;
    Ok(Proof { actions: lines.len(), outcome: Some(end.outcome), header, signed: end.signed })
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

    /// What is known of a game nobody vouches for.
    fn unattested(&self) -> &'static str {
        match self.header.chance {
            Chance::Fair(_) => "legal and dealt as committed; its end is not attested",
            Chance::Number(_) | Chance::Seed(_) => "legal and dealt from its seed; its end is not attested",
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
        match (&self.outcome, &self.signed) {
            (Some(outcome), Some(signature)) => {
                let (deal, by, last) = (self.deal(), signature.by, signature.at - 1);
                write!(
                    f,
                    "proved: {game}, {actions} legal actions, every hash holds, {deal}; the server with the key {by} \
                     signed lines 1 to {last}, and that the game ended with `{outcome}`"
                )
            }
            (Some(outcome), None) => {
                let (known, deal) = (self.unattested(), self.deal());
                write!(
                    f,
                    "{known}: {game}, {actions} legal actions, every hash holds, {deal}, and the file says that the \
                     game ended with `{outcome}`"
                )
            }
            (None, signed) => {
                write!(
                    f,
                    "still running: {game}, {actions} actions, every hash holds; hands and deck are sealed, \
                     so the deal cannot be proved before the game is over; "
                )?;
                match signed {
                    Some(Signature { at, by, .. }) => {
                        write!(f, "the server with the key {by} signed lines 1 to {}", at - 1)
                    }
                    None => f.write_str("nobody has signed it"),
                }
            }
        }
    }
}
