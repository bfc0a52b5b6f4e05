//! Counting how games ended.

use board::PowerSet;
use std::collections::BTreeMap;

use rules::{Reason, Ruleset, Seat};

use crate::play::Played;

/// Counts that can be added up in any order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    pub games: u64,
    pub decisions: u64,
    /// By reason and winning powers.
    pub endings: BTreeMap<(&'static str, PowerSet), u64>,
    /// Games each seat won, alone or with others.
    pub wins: [u64; board::limits::SEATS],
    /// Games by the turn they ended in.
    pub turns: BTreeMap<u8, u64>,
    /// Games by their number of decisions, in steps of `STEP`.
    pub lengths: BTreeMap<u32, u64>,
    pub shortest: Option<u32>,
    pub longest: Option<u32>,
}

/// Width of the steps in which lengths are counted.
pub const STEP: u32 = 100;

impl Results {
    pub fn add(&mut self, played: &Played) {
        let Played { outcome, decisions } = *played;
        self.games += 1;
        self.decisions += u64::from(decisions);
        *self.endings.entry((Reason::slug(outcome.reason), outcome.powers)).or_default() += 1;
        for (seat, wins) in self.wins.iter_mut().enumerate() {
            *wins += u64::from(outcome.won(Seat(seat as u8)));
        }
        *self.turns.entry(outcome.turn).or_default() += 1;
        *self.lengths.entry(decisions / STEP * STEP).or_default() += 1;
        self.shortest = Some(self.shortest.map_or(decisions, |least| least.min(decisions)));
        self.longest = Some(self.longest.map_or(decisions, |most| most.max(decisions)));
    }

    pub fn merge(&mut self, other: &Results) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (&ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        for (&turn, count) in &other.turns {
            *self.turns.entry(turn).or_default() += count;
        }
        for (&length, count) in &other.lengths {
            *self.lengths.entry(length).or_default() += count;
        }
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.into_iter().chain(other.longest).max();
    }

    pub fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    /// Slugs of the powers of a set, in the order of play.
    pub fn powers(rules: &Ruleset, powers: PowerSet) -> Vec<&'static str> {
        powers.iter().map(|power| rules.pack.power_of(power).slug.as_str()).collect()
    }
}

/// The 95% interval of a share after Wilson: right for few games and for shares near 0 and 1, too.
pub fn wilson(hits: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return (0.0, 1.0);
    }
    let (hits, games) = (hits as f64, games as f64);
    let share = hits / games;
    let scale = 1.0 + Z * Z / games;
    let middle = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe's worked example: 81 of 263.
    #[test]
    fn the_interval_is_that_of_the_books() {
        let (low, high) = wilson(81, 263);
        assert!((low - 0.2553).abs() < 0.0001 && (high - 0.3662).abs() < 0.0001, "{low} {high}");
    }

    #[test]
    fn the_interval_stays_within_sense() {
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        let (low, high) = wilson(0, 20);
        assert!(low < 1e-9 && (high - 0.1611).abs() < 0.0001, "{low} {high}");
        assert!((wilson(20, 20).1 - 1.0).abs() < 1e-9);
    }
}
