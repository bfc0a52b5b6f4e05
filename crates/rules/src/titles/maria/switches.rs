//! Rulings that could have gone the other way. A switch is a value of the rulebook, not an option of the table.

use super::lands;
use crate::ruleset::Ruleset;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Switches {
    /// with the political option a bluff stays face down and only its owner knows it. Without it all bluffs
    /// are turned up once.
    pub hidden_bluffs: bool,
    /// the winter scores are folded away until the game is over. Without it everybody sees the sums.
    pub folded_scores: bool,
}

pub(crate) const SWITCHES: Switches = Switches { hidden_bluffs: true, folded_scores: true };

/// The rulings this game is played by.
pub(crate) fn switches(rules: &Ruleset) -> &Switches {
    &lands(rules).switches
}

#[cfg(test)]
pub(crate) fn switches_mut(rules: &mut Ruleset) -> &mut Switches {
    match &mut rules.title {
        crate::titles::Fixed::Maria(lands) => &mut lands.switches,
        crate::titles::Fixed::Friedrich(_) => unreachable!("a MARIA ruleset has its switches"),
    }
}
