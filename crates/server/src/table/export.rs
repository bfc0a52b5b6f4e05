//! A table's game as a record: whole when it is over; while it runs only what is public, the rest sealed.

use std::sync::Arc;

use record::{BrokenOff, Header, Line, Secret, ServerKey, Signing, Sitter, Stored};
use rules::Ruleset;

use super::plan::Origin;
use super::{Chair, Refused, Stage, Table};

/// What a record says besides its lines.
pub struct RecordFacts {
    rules: Arc<Ruleset>,
    header: Header,
    /// Of a fair game.
    secret: Option<Secret>,
    stage: Stage,
    signing: Signing,
}

#[cfg(test)]
thread_local! {
    /// Records written by this thread, to see who does the work.
    pub static WRITTEN: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl RecordFacts {
    pub fn is_over(&self) -> bool {
        self.stage.is_ended()
    }

    /// The record with these lines, which are all there are.
    pub fn write(&self, lines: &[Line], key: &ServerKey) -> Result<String, Refused> {
        if self.stage == Stage::Gathering {
            return Err(Refused::told("hall-no-record"));
        }
        #[cfg(test)]
        WRITTEN.set(WRITTEN.get() + 1);
        let stored = Stored {
            rules: &self.rules,
            header: &self.header,
            lines,
            secret: self.secret.as_ref(),
            broken_off: match self.stage {
                Stage::Agreed => Some(BrokenOff::Agreed),
                Stage::Abandoned => Some(BrokenOff::Abandoned),
                _ => None,
            },
            signing: self.signing,
        };
        let bytes = record::export(Vec::new(), &stored, key).map_err(|error| Refused::say(error.to_string()))?;
        String::from_utf8(bytes).map_err(|_| Refused::say("The record is not text."))
    }
}

impl Table {
    pub fn record(&self, key: &ServerKey) -> Result<String, Refused> {
        self.record_facts().write(&self.lines, key)
    }

    pub fn record_facts(&self) -> RecordFacts {
        RecordFacts {
            rules: Arc::clone(&self.rules),
            header: self.record_header(),
            secret: self.is_fair().then(|| self.secret.clone()),
            stage: self.stage,
            signing: self.kept.signing(),
        }
    }

    fn record_header(&self) -> Header {
        let sitter = |chair: &Chair| match chair {
            Chair::Person { name, .. } => Sitter::person(name),
            Chair::Bot { name } => Sitter::bot(name),
            Chair::Empty => Sitter::person(""),
        };
        let (note, others) = match &self.kept.origin {
            None => (None, Vec::new()),
            Some(Origin::Record { note, others, .. }) => (note.clone(), others.clone()),
            Some(Origin::Fork { of, step, .. }) => {
                let note =
                    format!("Played on from step {step} of table {of}; the cards were known, so nothing is proved.");
                (Some(note), vec![("x-fork".to_owned(), format!("{of} {step}"))])
            }
        };
        Header {
            setup: self.kept.plan.setup(),
            seats: self.seat_states.iter().map(|state| sitter(&state.chair)).collect(),
            chance: self.chance(),
            note,
            others,
        }
    }
}
