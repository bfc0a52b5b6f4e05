//! Programs in seats: how long they may think, and which of them lost their seat.

use std::fmt::Write as _;
use std::time::Duration;

/// The longest list of lost seats; the rest is counted.
const LISTED: usize = 20;

/// The time for one decision; an error is one sentence.
pub fn patience(seconds: f32) -> Result<Duration, String> {
    let time = Duration::try_from_secs_f32(seconds).ok().filter(|time| !time.is_zero());
    time.ok_or_else(|| format!("{seconds} seconds is not a usable time limit; use --patience 10."))
}

/// A paragraph for the end of a table; empty if every program kept its seat.
pub fn lost_seats(faults: &[String]) -> String {
    let mut text = String::new();
    if !faults.is_empty() {
        let _ = writeln!(text, "\nseats lost by programs: {}", faults.len());
    }
    for fault in faults.iter().take(LISTED) {
        let _ = writeln!(text, "  {fault}");
    }
    if faults.len() > LISTED {
        let _ = writeln!(text, "  and {} more", faults.len() - LISTED);
    }
    text
}
