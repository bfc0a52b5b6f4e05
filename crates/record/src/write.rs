//! Records as text.

use std::fmt::Write;

use rules::Ruleset;

use crate::{OPENING, Record};

/// What `read` reads.
pub fn write(rules: &Ruleset, record: &Record) -> String {
    let mut text = format!("{OPENING}\n");
    let setup = &record.setup;
    let _ = writeln!(text, "title: {}\nmode: {}", setup.title, setup.mode);
    if !setup.options.is_empty() {
        let _ = writeln!(text, "options: {}", setup.options.join(" "));
    }
    let _ = writeln!(text, "seed: {}\nproves: {}\n", record.seed, record.proves);
    for line in &record.lines {
        let _ = writeln!(text, "{} {}", rules.mode.seats[line.seat.index()].slug, line.action);
    }
    let _ = writeln!(text, "\nend {} facts {}", record.end.outcome, record.end.facts);
    text
}
