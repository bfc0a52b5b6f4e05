//! Playing a finished record again and comparing its end.

use std::sync::Arc;

use rules::tell::Message;
use rules::{Entry, Ruleset, Seed, State};
use sha2::{Digest, Sha256};

use crate::fault::fault;
use crate::hex::hex;
use crate::{BrokenOff, Chance, Course, End, Fault, Record};

/// What a replay came to.
pub struct Replay {
    /// The position the game ended in.
    pub state: State,
    /// Everything that happened, secrets included: the game is over.
    pub events: Vec<Entry>,
}

/// Plays every line and compares the end with what the record says.
pub fn replay(rules: &Arc<Ruleset>, record: &Record) -> Result<Replay, Fault> {
    let mut all = Vec::new();
    let course = follow(rules, record, |events| all.extend(events))?;
    Ok(Replay { state: *course.game().state(), events: all })
}

/// The same, with the events handed over as they happen.
pub(crate) fn follow(rules: &Arc<Ruleset>, record: &Record, mut see: impl FnMut(Vec<Entry>)) -> Result<Course, Fault> {
    let (mut course, events) = Course::start(Arc::clone(rules), seed_of(record)?);
    see(events);
    for line in &record.lines {
        see(course.follow(line).or_else(|reason| fault(line.at, reason))?.events);
    }
    check_end(rules, course.game().state(), &record.end)?;
    Ok(course)
}

/// The seed all chance of a finished game came from; the secret must be the one committed to.
pub fn seed_of(record: &Record) -> Result<Seed, Fault> {
    let (chance, opened) = (&record.header.chance, record.end.opened.as_ref());
    let line = record.end.at + 2;
    if let (Chance::Fair(fair), Some(secret)) = (chance, opened)
        && secret.commitment() != fair.commitment
    {
        return fault(line, "broken-other-secret");
    }
    chance.seed(opened).map_or_else(|| fault(line, "broken-not-opened"), Ok)
}

/// Whether a game has come to the end the record says.
pub fn check_end(rules: &Ruleset, state: &State, said: &End) -> Result<(), Fault> {
    let outcome = outcome_of(rules, state);
    match outcome {
        None if [BrokenOff::Agreed, BrokenOff::Abandoned].iter().any(|why| why.slug() == said.outcome) => {}
        None => {
            return fault(said.at, Message::new("broken-not-over").with("said", said.outcome.as_str()));
        }
        Some(outcome) if outcome != said.outcome => {
            let other = Message::new("broken-other-end").with("end", outcome).with("said", said.outcome.as_str());
            return fault(said.at, other);
        }
        Some(_) => {}
    }
    let position = position_of(rules, state);
    if position == said.position {
        return Ok(());
    }
    fault(said.at + 1, Message::new("broken-other-position").with("hash", position))
}

/// What the last lines of a finished game say; `None` while it is under way. A fair game opens its secret besides.
pub fn end_of(rules: &Ruleset, state: &State) -> Option<End> {
    let outcome = outcome_of(rules, state)?;
    Some(End { at: 0, outcome, position: position_of(rules, state), opened: None, signed: None })
}

/// The same for a game that is given up before it is over.
pub fn end_early(rules: &Ruleset, state: &State, why: BrokenOff) -> End {
    End { at: 0, outcome: why.slug().to_owned(), position: position_of(rules, state), opened: None, signed: None }
}

fn outcome_of(rules: &Ruleset, state: &State) -> Option<String> {
    let outcome = rules.outcome(state)?;
    let winners = outcome.powers.iter().map(|power| rules.pack.power_of(power).slug.as_str());
    let winners = winners.collect::<Vec<_>>().join("+");
    Some(format!("{} {winners} turn {}", outcome.reason.slug(), outcome.turn))
}

fn position_of(rules: &Ruleset, state: &State) -> String {
    hex(&Sha256::digest(rules.facts(state).as_bytes()))
}
