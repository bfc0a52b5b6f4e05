//! What a finished game shows: its ending, the cards that came up, the turns of fortune it holds.

mod maria;

use std::collections::BTreeSet;
use std::sync::Arc;

use board::Suit;
use board::pack::FateKind;
use record::{Course, Record, end_of};
use rules::{Entry, Event, Ruleset};

pub use maria::all_executions;

/// What a game shows, one short line each:
/// `standard-4p: fate prussia`, `card elisabeth`, `version 7h`, `offensive failed`, `executed russian-subsidy`, ...
/// The game must be one that can be replayed.
pub fn shown(rules: &Arc<Ruleset>, record: &Record) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    let seed = record.header.chance.seed(record.end.opened.as_ref()).expect("the chance of a kept game is known");
    let (mut course, events) = Course::start(Arc::clone(rules), seed);
    let mut maria = maria::Follower::default();
    maria.see(rules, None, &events, &mut shown);
    for line in &record.lines {
        let before = *course.game().state();
        let step = course.follow(line).unwrap_or_else(|reason| panic!("a kept game does not replay: {reason}"));
        friedrich(rules, &step.events, &mut shown);
        maria.see(rules, Some(&before), &step.events, &mut shown);
    }
    let last = course.game().state();
    if let Some(end) = end_of(rules, last) {
        let outcome = end.outcome.split(" turn ").next().unwrap_or_default();
        let setup = &record.header.setup;
        let mode = std::iter::once(setup.mode.as_str()).chain(setup.options.iter().map(String::as_str));
        let mode = mode.collect::<Vec<_>>().join(" ");
        shown.insert(format!("{mode}: {outcome}"));
        maria.end(rules, last, (&mode, outcome), &mut shown);
    }
    shown
}

fn friedrich(rules: &Ruleset, events: &[Entry], shown: &mut BTreeSet<String>) {
    for entry in events {
        match entry.event {
            Event::FateDrawn { card, suit } => {
                let plan = &rules.pack.fate[card.index()];
                shown.insert(format!("card {}", plan.slug));
                if let (FateKind::Minor { versions }, Some(suit)) = (&plan.kind, suit)
                    && versions[suit as usize].effect.is_some()
                {
                    shown.insert(version(&plan.slug, suit));
                }
            }
            Event::OffensiveDeclined => drop(shown.insert("offensive declined".to_owned())),
            Event::OffensiveBegun { .. } => drop(shown.insert("offensive begun".to_owned())),
            Event::OffensiveFailed => drop(shown.insert("offensive failed".to_owned())),
            Event::SeatChanged { .. } => drop(shown.insert("change of control".to_owned())),
            Event::Resigned { .. } => drop(shown.insert("resigned".to_owned())),
            _ => {}
        }
    }
}

/// `version 7h`
fn version(card: &str, suit: Suit) -> String {
    format!("version {card}{}", suit.letter())
}

/// Every version of a card of fate that has an effect.
pub fn all_versions(rules: &Ruleset) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for card in &rules.pack.fate {
        if let FateKind::Minor { versions } = &card.kind {
            let effective = Suit::ALL.into_iter().filter(|&suit| versions[suit as usize].effect.is_some());
            all.extend(effective.map(|suit| version(&card.slug, suit)));
        }
    }
    all
}

/// Every card of fate.
pub fn all_cards(rules: &Ruleset) -> BTreeSet<String> {
    rules.pack.fate.iter().map(|card| format!("card {}", card.slug)).collect()
}
