//! Weights for the win chance, fitted to the positions of played games, and a table that shows how well they hold.

use bots::chance::{self, FACTS, Facts, Model};
use rules::{Outcome, Ruleset};

use crate::notes::Notes;
use crate::play::Witness;
use crate::seating::{Seating, play_seated};
use crate::simulate::dice_of;

/// Steps of the fit; the error no longer falls after a few hundred.
const STEPS: usize = 1500;
const PACE: f32 = 0.05;
/// Keeps weights small where games say little.
const RESTRAINT: f32 = 1e-3;
pub const BINS: usize = 10;

/// A position and what each power got in the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    pub facts: Vec<Option<Facts>>,
    pub shares: Vec<f32>,
}

/// Plays games `from..to` of the seed and takes their positions; `told` hears of every game.
pub fn collect(rules: &Ruleset, seating: &Seating, seed: u64, games: (u64, u64), told: &dyn Fn()) -> Vec<Sample> {
    let mut samples = Vec::new();
    for game in games.0..games.1 {
        let mut witness = Witness { notes: Some(Notes::default()), ..Witness::default() };
        let (played, _) = play_seated(rules, dice_of(seed, game), seating, false, &mut witness);
        samples.extend(samples_of(rules, &witness.notes.unwrap_or_default(), &played.outcome));
        told();
    }
    samples
}

fn samples_of(rules: &Ruleset, notes: &Notes, outcome: &Outcome) -> Vec<Sample> {
    let shares = chance::shares(rules, outcome.powers);
    notes.positions().iter().map(|facts| Sample { facts: facts.clone(), shares: shares.clone() }).collect()
}

/// The weights under which the results were likeliest: gradient descent with moments (Adam).
pub fn fit(powers: usize, samples: &[Sample]) -> Vec<Facts> {
    let mut model = Model { bots: String::new(), games: 0, seed: 0, weights: vec![[0.0; FACTS.len()]; powers] };
    let (mut drift, mut spread) = (model.weights.clone(), model.weights.clone());
    for step in 1..=STEPS {
        let slope = slope(&model, samples);
        let (fresh, wide) = (1.0 - 0.9_f32.powi(step as i32), 1.0 - 0.999_f32.powi(step as i32));
        for power in 0..powers {
            for fact in 0..FACTS.len() {
                let pull = slope[power][fact] + RESTRAINT * model.weights[power][fact];
                drift[power][fact] = 0.9 * drift[power][fact] + 0.1 * pull;
                spread[power][fact] = 0.999 * spread[power][fact] + 0.001 * pull * pull;
                let root = (spread[power][fact] / wide).sqrt() + 1e-8;
                model.weights[power][fact] -= PACE * drift[power][fact] / fresh / root;
            }
        }
    }
    model.weights
}

/// How the error rises with every weight.
fn slope(model: &Model, samples: &[Sample]) -> Vec<Facts> {
    let mut slope = vec![[0.0; FACTS.len()]; model.weights.len()];
    for sample in samples {
        for (power, chance) in model.chances(&sample.facts).into_iter().enumerate() {
            for (sum, fact) in slope[power].iter_mut().zip(sample.facts[power].iter().flatten()) {
                *sum += (chance - sample.shares[power]) * fact / samples.len().max(1) as f32;
            }
        }
    }
    slope
}

/// Predictions of about the same size, and what came of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// Powers in positions.
    pub samples: u64,
    pub predicted: f64,
    pub observed: f64,
}

/// Ten bins by predicted chance, over all powers of all positions that are in the war.
pub fn table(model: &Model, samples: &[Sample]) -> [Bin; BINS] {
    let mut bins = [Bin::default(); BINS];
    for sample in samples {
        let chances = model.chances(&sample.facts);
        for (power, (chance, share)) in chances.into_iter().zip(&sample.shares).enumerate() {
            if sample.facts[power].is_none() {
                continue;
            }
            let bin = &mut bins[((chance * BINS as f32) as usize).min(BINS - 1)];
            bin.samples += 1;
            bin.predicted += f64::from(chance);
            bin.observed += f64::from(*share);
        }
    }
    for bin in &mut bins {
        bin.predicted /= bin.samples.max(1) as f64;
        bin.observed /= bin.samples.max(1) as f64;
    }
    bins
}

/// Mean square of what was predicted wrongly: of the model, and of always naming each power's own average.
pub fn errors(model: &Model, samples: &[Sample]) -> (f64, f64) {
    let powers = model.weights.len();
    let count = samples.len().max(1) as f64;
    let mean = |power: usize| samples.iter().map(|sample| f64::from(sample.shares[power])).sum::<f64>() / count;
    let means: Vec<f64> = (0..powers).map(mean).collect();
    let (mut own, mut flat) = (0.0, 0.0);
    for sample in samples {
        let chances = model.chances(&sample.facts);
        for power in 0..powers {
            let share = f64::from(sample.shares[power]);
            own += (f64::from(chances[power]) - share).powi(2);
            flat += (means[power] - share).powi(2);
        }
    }
    (own / count / powers as f64, flat / count / powers as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Power 0 wins three times in four where its third fact is 1, and once in four where it is 0.
    fn made_up() -> Vec<Sample> {
        let sample = |fact: f32, won: bool| {
            let mut facts = vec![[0.0; FACTS.len()]; 2];
            (facts[0][0], facts[1][0], facts[0][2]) = (1.0, 1.0, fact);
            Sample {
                facts: facts.into_iter().map(Some).collect(),
                shares: if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] },
            }
        };
        (0..40).map(|at| sample(f32::from(at < 20), if at < 20 { at % 4 != 0 } else { at % 4 == 0 })).collect()
    }

    #[test]
    fn the_fit_finds_what_games_show() {
        let samples = made_up();
        let model = Model { bots: String::new(), games: 40, seed: 0, weights: fit(2, &samples) };
        let (likely, unlikely) = (model.chances(&samples[0].facts)[0], model.chances(&samples[39].facts)[0]);
        assert!((likely - 0.75).abs() < 0.03 && (unlikely - 0.25).abs() < 0.03, "{likely} {unlikely}");
        let (own, flat) = errors(&model, &samples);
        assert!(own < flat - 0.05, "{own} {flat}");
        let bins = table(&model, &samples);
        assert_eq!(bins.iter().map(|bin| bin.samples).sum::<u64>(), 80);
        let filled = bins.iter().filter(|bin| bin.samples > 0);
        assert!(filled.clone().count() == 2 && filled.clone().all(|bin| (bin.predicted - bin.observed).abs() < 0.03));
    }
}
