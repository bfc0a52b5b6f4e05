//! Positions noted while a game is played, by what the win chance looks at.

use bots::chance::{self, Facts};
use rules::{Ruleset, State};

/// A position is noted every so many decisions: neighbours tell nearly the same.
const EVERY: u32 = 15;

/// Notes positions while a game is played.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Notes {
    decisions: u32,
    positions: Vec<Vec<Option<Facts>>>,
}

impl Notes {
    pub fn saw(&mut self, rules: &Ruleset, state: &State) {
        if self.decisions.is_multiple_of(EVERY) {
            self.positions.push(chance::facts(rules, &rules.view(state, None)));
        }
        self.decisions += 1;
    }

    /// What the powers had in every position noted, in the order of play.
    pub fn positions(&self) -> &[Vec<Option<Facts>>] {
        &self.positions
    }
}
