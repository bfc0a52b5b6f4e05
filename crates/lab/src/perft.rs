//! Perft: the number of ways to go on from fixed positions. A rule that gives or takes a single action changes a count.

use std::fmt::Write as _;

use record::Setup;
use rules::{About, Dice, Log, Ruleset, Seed, State};

/// Listed answers of all asked seats, followed to a depth; forms count as one answer, their example.
pub fn count(rules: &Ruleset, state: &State, depth: u32) -> u64 {
    let asked = rules.seats().filter(|&seat| rules.asked(state, seat).is_some());
    let mut total = 0;
    for seat in asked {
        let legal = rules.legal(state, seat);
        let examples: Vec<_> = legal.forms.iter().map(rules::Form::example).collect();
        let answers = legal.actions.iter().chain(&examples).filter(|answer| rules.check(state, seat, answer).is_ok());
        if depth == 1 {
            total += answers.count() as u64;
            continue;
        }
        for answer in answers {
            let mut next = *state;
            rules.apply(&mut next, seat, answer, &mut Log::silent());
            total += count(rules, &next, depth - 1);
        }
    }
    total
}

/// The games positions are taken from.
const SEED: u64 = 1741;
/// Positions are taken at every so many decisions.
const EVERY: usize = 24;
/// And at most so many from a mode.
const MOST: usize = 6;

/// Counts for fixed positions of every mode of a title, one line each: mode, decision, what is asked, depth 1, depth 2.
pub fn table(game: &str) -> Result<String, String> {
    let pack = board::standard(game).ok_or_else(|| format!("there is no game `{game}`"))?;
    let mut text = "# mode, decision, question, ways at depth 1, ways at depth 2\n".to_owned();
    for mode in &pack.modes {
        let rules = Setup::new(game, &mode.slug, &[]).ruleset()?;
        for (decision, about, state) in positions(&rules) {
            let (one, two) = (count(&rules, &state, 1), count(&rules, &state, 2));
            let _ = writeln!(text, "{},{decision},{about},{one},{two}", mode.slug);
        }
    }
    Ok(text)
}

/// Positions of a fixed game: the first answer listed is given, now and then another.
fn positions(rules: &Ruleset) -> Vec<(usize, &'static str, State)> {
    let mut state = rules.start(Seed::from_number(SEED), &mut Log::silent());
    let mut dice = Dice::new(SEED);
    let mut found = Vec::new();
    for decision in 0.. {
        let Some((seat, question)) = rules.next_asked(&state).filter(|_| found.len() < MOST) else { break };
        if decision % EVERY == EVERY - 1 {
            found.push((decision, name(question.about), state));
        }
        if let Some(action) = rules.random_action(&state, seat, &mut dice) {
            rules.apply(&mut state, seat, &action, &mut Log::silent());
        }
    }
    found
}

fn name(about: About) -> &'static str {
    match about {
        About::Movement => "movement",
        About::Duel { .. } => "duel",
        About::Retreat { .. } => "retreat",
        About::Bid => "bid",
        About::Winter => "winter",
        About::Hussars => "hussars",
        _ => "other",
    }
}
