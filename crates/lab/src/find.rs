//! Looking for games worth keeping: seeds are tried in order until a game shows what is wanted.

use std::collections::BTreeSet;
use std::sync::Arc;

use record::{Chance, Header, Line, Record, Setup, end_of};
use rules::{Action, Dice, Log, Ruleset, Seat, Seed, State, text};

use crate::coverage::shown;
use crate::play::ENDLESS;
use crate::script::Cast;

/// Plays one game by the script and writes it down.
pub fn record_game(rules: &Ruleset, setup: &Setup, cast: &Cast, seed: u64, proves: &str) -> Record {
    let mut dice = Dice::new(seed);
    let mut log = Log::silent();
    let mut state = rules.start(Seed::from_number(seed), &mut log);
    let mut actions = Vec::new();
    let mut said = 0;
    while let Some((seat, question)) = rules.next_asked(&state) {
        assert!(actions.len() < ENDLESS as usize, "the game does not end");
        let spoken = cast.say(rules, &state, said);
        said += usize::from(spoken.is_some());
        let (seat, action) = spoken.unwrap_or_else(|| (seat, cast.answer(rules, &state, seat, &question, &mut dice)));
        actions.push((seat, action));
        if let Err(refusal) = rules.play(&mut state, seat, &action, &mut log) {
            panic!("the script played {action:?}, which is refused: {refusal:?}");
        }
    }
    let header = Header::of_bots(rules, setup, "script", Chance::Number(seed)).with_note(proves);
    record_of(rules, header, &actions, &state)
}

/// A finished game as it is written down.
pub fn record_of(rules: &Ruleset, header: Header, actions: &[(Seat, Action)], last: &State) -> Record {
    let lines = actions.iter().map(|(seat, action)| Line::of(*seat, text::write(rules, action))).collect();
    let end = end_of(rules, last).expect("nobody is asked, so the game is over");
    Record { header, lines, end }
}

/// What a recorded game shows when it is replayed.
pub fn shown_by(rules: &Arc<Ruleset>, record: &Record) -> BTreeSet<String> {
    shown(rules, record)
}

/// The first game, by seed, that shows all that is wanted.
pub fn first_showing(
    rules: &Arc<Ruleset>,
    setup: &Setup,
    cast: &Cast,
    wanted: &[&str],
    proves: &str,
    seeds: u64,
) -> Option<Record> {
    (1..=seeds).find_map(|seed| {
        let record = record_game(rules, setup, cast, seed, proves);
        let shown = shown_by(rules, &record);
        wanted.iter().all(|&want| shown.contains(want)).then_some(record)
    })
}

/// Few games that together show what is wanted: each time the one, among so many seeds, that adds most.
/// The second part is what none of them shows.
pub fn covering(
    rules: &Arc<Ruleset>,
    setup: &Setup,
    cast: &Cast,
    mut wanted: BTreeSet<String>,
    proves: &str,
    seeds: u64,
) -> (Vec<Record>, BTreeSet<String>) {
    let pool: Vec<(u64, Record, BTreeSet<String>)> = (1..=seeds)
        .map(|seed| {
            let record = record_game(rules, setup, cast, seed, proves);
            let shown = shown_by(rules, &record);
            (seed, record, shown)
        })
        .collect();
    let mut found = Vec::new();
    loop {
        let adds = |shown: &BTreeSet<String>| shown.intersection(&wanted).count();
        let best = pool.iter().max_by_key(|(seed, _, shown)| (adds(shown), std::cmp::Reverse(*seed)));
        let Some((_, record, shown)) = best.filter(|(_, _, shown)| adds(shown) > 0) else { break };
        found.push(record.clone());
        wanted.retain(|want| !shown.contains(want));
    }
    (found, wanted)
}
