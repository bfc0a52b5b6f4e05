//! What a finished game shows: its ending, the cards of fate and what became of the offensive option.

use std::collections::BTreeSet;

use board::Suit;
use board::pack::FateKind;
use record::{Record, Replay, end_of};
use rules::{Event, Ruleset};

/// What a game shows, one short line each:
/// `standard-4p: fate prussia`, `card elisabeth`, `version 7h`, `offensive failed`, ...
pub fn shown(rules: &Ruleset, record: &Record, replay: &Replay) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for entry in &replay.events {
        match entry.event {
            Event::FateDrawn { card, suit } => {
                let plan = &rules.pack.fate[card as usize];
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
    if let Some(end) = end_of(rules, &replay.state) {
        let outcome = end.outcome.split(" turn ").next().unwrap_or_default();
        let mode = std::iter::once(record.header.setup.mode.as_str())
            .chain(record.header.setup.options.iter().map(String::as_str));
        shown.insert(format!("{}: {outcome}", mode.collect::<Vec<_>>().join(" ")));
    }
    shown
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
