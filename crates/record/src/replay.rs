//! Playing a record again, action by action.

use rules::{Entry, Log, Ruleset, Seed, State};
use sha2::{Digest, Sha256};

use crate::fault::fault;
use crate::{End, Fault, Record};

/// What a replay came to.
pub struct Replay {
    pub state: State,
    /// Everything that happened, secrets included: the game is over.
    pub events: Vec<Entry>,
}

/// Plays every line and compares the end with what the record says.
pub fn replay(rules: &Ruleset, record: &Record) -> Result<Replay, Fault> {
    let mut log = Log::new();
    let mut state = rules.start(Seed::from_number(record.seed), &mut log);
    for line in &record.lines {
        let action = rules.read(&state, line.seat, &line.action).or_else(|error| fault(line.at, error.to_string()))?;
        if let Err(refusal) = rules.play(&mut state, line.seat, &action, &mut log) {
            let reason = format!("`{}` is refused by {}: {refusal:?}", line.action, rules.cite(&refusal));
            return fault(line.at, reason);
        }
    }
    let last = record.lines.last().map_or(0, |line| line.at + 2);
    match end_of(rules, &state) {
        None => fault(last, "the game is not over after the last action"),
        Some(end) if end.outcome != record.end.outcome => {
            fault(last, format!("the game ends with `{}`, the file says `{}`", end.outcome, record.end.outcome))
        }
        Some(end) if end.facts != record.end.facts => {
            fault(last, format!("the final position has the hash {}, the file says another", end.facts))
        }
        Some(_) => Ok(Replay { state, events: log.into_entries() }),
    }
}

/// What the last line of a finished game says; `None` while it is under way.
pub fn end_of(rules: &Ruleset, state: &State) -> Option<End> {
    let outcome = rules.outcome(state)?;
    let powers = rules.pack.powers.iter().enumerate();
    let winners = powers.filter(|(at, _)| outcome.powers >> at & 1 == 1).map(|(_, power)| power.slug.as_str());
    let winners = winners.collect::<Vec<_>>().join("+");
    let hash = Sha256::digest(rules.facts(state).as_bytes());
    let facts = hash.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    Some(End { outcome: format!("{} {winners} turn {}", outcome.reason.slug(), outcome.turn), facts })
}
