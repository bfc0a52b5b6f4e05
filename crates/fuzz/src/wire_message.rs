//! What comes over the network as JSON: messages of the page, wishes for a table, lines of the store, answers of bots.

use std::fmt::Debug;

use bots::protocol::Reply;
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::table::log_entry::LogEntry;
use server::table::plan::TablePlan;
use server::wire::ToServer;

/// The same bytes in every role; each refuses what is none of its own.
pub fn wire_message(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    both_ways::<ToServer>(text);
    both_ways::<TablePlan>(text);
    both_ways::<Reply>(text);
    if let Some(entry) = LogEntry::read(text) {
        let written = entry.write();
        assert!(LogEntry::read(&written) == Some(entry), "`{written}` is not what was read");
    }
}

fn both_ways<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) {
    let Ok(read) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&read).expect("what was read is plain data");
    let again = serde_json::from_str::<T>(&written);
    assert!(again.as_ref().is_ok_and(|again| *again == read), "{read:?} is written {written}, read as {again:?}");
}
