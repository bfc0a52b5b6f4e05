//! Whole games: they end, every position is sound, copies and replays give the same game.

use rules::{Dice, Entry, Log, Ruleset, Seat, Seed, State, text};

use crate::table::{games, next_action, rulesets};

/// Far above the longest game seen; a game that goes on beyond it does not end.
const MOST_DECISIONS: usize = 200_000;

struct Played {
    state: State,
    lines: Vec<(Seat, String)>,
    events: Vec<Entry>,
}

fn play(rules: &Ruleset, number: u64) -> Played {
    let mut dice = Dice::new(number);
    let mut log = Log::new();
    let mut state = rules.start(Seed::from_number(number), &mut log);
    let mut lines = Vec::new();
    while let Some((seat, action)) = next_action(rules, &state, &mut dice) {
        rules.play(&mut state, seat, &action, &mut log).expect("a random action is legal");
        rules.assert_sound(&state);
        lines.push((seat, text::write(rules, &action)));
        assert!(lines.len() < MOST_DECISIONS, "this game does not end");
    }
    Played { state, lines, events: log.into_entries() }
}

#[test]
fn every_game_ends_and_every_position_on_the_way_is_sound() {
    for rules in rulesets() {
        for number in 4000..4000 + games() {
            let played = play(&rules, number);
            let outcome = rules.outcome(&played.state).expect("nobody is asked any more because the game is over");
            assert!(rules.seats().any(|seat| outcome.won(seat)), "somebody has won");
            assert!(rules.seats().all(|seat| rules.asked(&played.state, seat).is_none()));
            let late = rules.check(&played.state, Seat(0), &rules::Action::Resign);
            assert_eq!(late.map_err(|refusal| refusal.why), Err(rules::Why::GameOver));
        }
    }
}

#[test]
fn a_game_read_from_its_text_is_the_same_game() {
    for rules in rulesets() {
        let played = play(&rules, 4100);
        let mut log = Log::new();
        let mut state = rules.start(Seed::from_number(4100), &mut log);
        for (seat, line) in &played.lines {
            let action = rules.read(&state, *seat, line).unwrap_or_else(|error| panic!("`{line}`: {error:?}"));
            rules.play(&mut state, *seat, &action, &mut log).unwrap_or_else(|refusal| panic!("`{line}`: {refusal:?}"));
        }
        assert!(state == played.state, "the replay ends in another position");
        assert!(log.into_entries() == played.events, "the replay tells another story");
    }
}

#[test]
fn the_same_seed_is_the_same_game_and_another_seed_is_not() {
    for rules in rulesets() {
        let (one, same, other) = (play(&rules, 4200), play(&rules, 4200), play(&rules, 4201));
        assert!(one.state == same.state && one.events == same.events);
        assert!(one.state != other.state);
    }
}

#[test]
fn a_copy_goes_its_own_way_and_the_same_way() {
    for rules in rulesets() {
        let mut dice = Dice::new(4300);
        let mut state = rules.start(Seed::from_number(4300), &mut Log::silent());
        while let Some((seat, action)) = next_action(&rules, &state, &mut dice) {
            let (before, mut copy) = (state, state);
            rules.play(&mut state, seat, &action, &mut Log::silent()).expect("a random action is legal");
            assert!(copy == before, "playing on changed a copy");
            // With a log or without: what is told does not matter for what happens.
            rules.play(&mut copy, seat, &action, &mut Log::new()).expect("legal here too");
            assert!(copy == state, "a copy went another way");
        }
    }
}
