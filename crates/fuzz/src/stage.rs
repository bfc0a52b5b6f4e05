//! Games under way, for words that mean something only in a position.

use std::sync::{Arc, LazyLock};

use record::Setup;
use rules::{Dice, Log, Ruleset, Seed, State};

/// What is played, and after how many actions.
const GAMES: [(&str, &str, &[&str], u32); 12] = [
    ("friedrich", "standard-4p", &[], 0),
    ("friedrich", "standard-4p", &["expert"], 90),
    ("friedrich", "standard-3p", &[], 250),
    ("friedrich", "scenario-1", &[], 20),
    ("friedrich", "scenario-2", &[], 60),
    ("maria", "advanced-3p", &[], 0),
    ("maria", "advanced-3p", &[], 40),
    ("maria", "advanced-3p", &[], 200),
    ("maria", "introductory-3p", &[], 70),
    ("maria", "introductory-2p", &[], 30),
    ("maria", "advanced-3p", &[], 500),
    ("friedrich", "standard-4p", &[], 600),
];

/// A position and what it is played by.
pub struct Stage {
    pub rules: Arc<Ruleset>,
    pub state: State,
}

static STAGES: LazyLock<Vec<Stage>> = LazyLock::new(|| GAMES.iter().zip(1741..).map(played).collect());

fn played((&(title, mode, options, actions), seed): (&(&str, &str, &[&str], u32), u64)) -> Stage {
    let rules = Setup::new(title, mode, options).ruleset().expect("a mode of a standard pack");
    let mut dice = Dice::new(seed);
    let mut log = Log::silent();
    let mut state = rules.start(Seed::from_number(seed), &mut log);
    for _ in 0..actions {
        let Some((seat, _)) = rules.next_asked(&state) else { break };
        let action = rules.random_action(&state, seat, &mut dice).expect("whoever is asked has an answer");
        rules.play(&mut state, seat, &action, &mut log).expect("a legal action is not refused");
    }
    Stage { rules, state }
}

/// The position the first byte chooses, and the text after it. Bytes that are no text are read by nobody.
pub fn choose(bytes: &[u8]) -> Option<(&'static Stage, &str)> {
    let (&first, rest) = bytes.split_first()?;
    Some((&STAGES[first as usize % STAGES.len()], str::from_utf8(rest).ok()?))
}
