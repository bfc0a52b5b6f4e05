//! A stored game becomes a table again.

use crate::packs::Packs;
use crate::store::{GameRow, LogLine};
use crate::table::log_entry::LogEntry;
use crate::table::plan::KeptPlan;
use crate::table::{Refused, Table};

/// A table as its log says.
pub fn restore(row: &GameRow, lines: &[LogLine], packs: &Packs) -> Result<Table, Refused> {
    let kept: KeptPlan = serde_json::from_str(&row.plan).map_err(|_| Refused::say("The plan cannot be read."))?;
    let secret = row.secret.as_slice().try_into().map_err(|_| Refused::say("The secret has a wrong length."))?;
    let mut table = Table::new(&row.id, kept, secret, packs).map_err(Refused::say)?;
    for line in lines {
        let entry = LogEntry::read(&line.body);
        let entry = entry.ok_or_else(|| Refused::say(format!("Line {} of the log cannot be read.", line.seq)))?;
        table
            .restore(entry, line.at)
            .map_err(|reason| Refused::say(format!("Line {} of the log: {reason}", line.seq)))?;
    }
    Ok(table)
}
