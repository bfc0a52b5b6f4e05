//! A table's game as a record: whole when it is over; while it runs only what is public, the rest sealed.

use record::{BrokenOff, Chance, Header, ServerKey, Setup, Sitter, Stored};

use super::{Chair, Refused, Stage, Table};

impl Table {
    pub fn record(&self, key: &ServerKey) -> Result<String, Refused> {
        if self.stage == Stage::Gathering {
            return Err(Refused::say("The game has not begun: there is no record yet."));
        }
        let stored = Stored {
            rules: &self.rules,
            header: &self.record_header(),
            lines: &self.lines,
            secret: Some(&self.secret),
            broken_off: (self.stage == Stage::Agreed).then_some(BrokenOff::Agreed),
        };
        let bytes = record::export(Vec::new(), &stored, key).map_err(|error| Refused::say(error.to_string()))?;
        String::from_utf8(bytes).map_err(|_| Refused::say("The record is not text."))
    }

    fn record_header(&self) -> Header {
        let plan = &self.kept.plan;
        let sitter = |chair: &Chair| match chair {
            Chair::Person { name, .. } => Sitter::person(name),
            Chair::Bot { name } => Sitter::bot(name),
            Chair::Empty => Sitter::person(""),
        };
        Header {
            setup: Setup { title: plan.title.clone(), mode: plan.mode.clone(), options: plan.options.clone() },
            seats: self.sides.iter().map(|side| sitter(&side.chair)).collect(),
            chance: Chance::Fair(self.fair()),
            note: None,
            others: Vec::new(),
        }
    }
}
