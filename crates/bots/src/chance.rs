//! How likely each power is to win, told from the public view: a softmax over captain's evaluation of its position and a
//! few facts everybody can count, with weights fitted to games of captains (`kabinett calibrate`) and kept in
//! `data/chance.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use board::{PowerId, PowerSet};
use rules::view::PowerView;
use rules::{Ruleset, Seat, View};
use serde::{Deserialize, Serialize};

use crate::captain;

/// What is counted of every power, in this order.
pub const FACTS: [&str; 11] = [
    "constant",
    "turn",
    "conquests",
    "conquests-squared",
    "armies",
    "cards",
    "danger",
    "danger-squared",
    "enemies",
    "turn-times-conquests",
    "evaluation",
];

/// The facts of one power.
pub type Facts = [f32; FACTS.len()];

/// Turns of a long game; facts are kept near 1.
const TURNS: f32 = 20.0;
/// Powers of a game, at most.
const POWERS: f32 = 6.0;
/// Troops that captain's evaluation of a whole position comes to, about.
const TROOPS: f32 = 50.0;

/// The weights of one mode.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Model {
    /// Who played the games it was fitted to.
    pub bots: String,
    pub games: u64,
    pub seed: u64,
    /// A weight for each fact, by power in the order of the mode.
    pub weights: Vec<Facts>,
}

impl Model {
    /// A share of victory for each power; they make up 1. Without facts a power has no chance.
    pub fn chances(&self, facts: &[Option<Facts>]) -> Vec<f32> {
        let score = |(weights, facts): (&Facts, &Option<Facts>)| -> f32 {
            let sum = |facts: &Facts| weights.iter().zip(facts).map(|(weight, fact)| weight * fact).sum();
            facts.as_ref().map_or(f32::NEG_INFINITY, sum)
        };
        let scores: Vec<f32> = self.weights.iter().zip(facts).map(score).collect();
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        let powers: Vec<f32> = scores.iter().map(|score| (score - most).exp()).collect();
        let sum: f32 = powers.iter().sum();
        powers.into_iter().map(|power| power / sum).collect()
    }
}

/// The file of weights.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Models {
    /// Where they come from.
    pub source: String,
    /// By the name of the mode.
    pub models: BTreeMap<String, Model>,
}

static MODELS: LazyLock<Models> = LazyLock::new(|| {
    let text = include_str!("../data/chance.json");
    serde_json::from_str(text).expect("data/chance.json is written by `kabinett calibrate`")
});

/// `friedrich-standard-4p`: the name under which the weights of a mode are kept. Options do not change it.
pub fn model_name(rules: &Ruleset) -> String {
    format!("{}-{}", rules.pack.game, rules.mode.slug)
}

/// How likely a power is to win for who leads it now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    pub power: PowerId,
    pub seat: Seat,
    pub chance: f32,
}

/// The chance of every power of the mode to win, a shared victory counting as a part; `None` for a mode without weights.
/// The view is the public one, so that everybody at the table gets the same answer.
pub fn win_chance(rules: &Ruleset, view: &View) -> Option<Vec<Chance>> {
    assert!(view.viewer.is_none(), "what only one seat knows has no place in what all are told");
    let shares = if let Some(outcome) = &view.outcome {
        shares(rules, outcome.powers)
    } else {
        MODELS.models.get(&model_name(rules))?.chances(&facts(rules, view))
    };
    let chance =
        |(power, chance): (&PowerView, f32)| Chance { power: power.power, seat: view.seat(power.power), chance };
    Some(view.powers.iter().zip(shares).map(chance).collect())
}

/// What each power got of a finished game.
pub fn shares(rules: &Ruleset, winners: PowerSet) -> Vec<f32> {
    let share = 1.0 / winners.len().max(1) as f32;
    rules.mode.powers.iter().map(|plan| if winners.contains(plan.power) { share } else { 0.0 }).collect()
}

/// The facts of every power, from the public view; none of a power that is out of the war.
pub fn facts(rules: &Ruleset, view: &View) -> Vec<Option<Facts>> {
    let turn = f32::from(view.turn) / TURNS;
    let armies: f32 = view.powers.iter().map(|power| f32::from(power.total)).sum();
    let cards: f32 = view.powers.iter().map(|power| power.hand.len() as f32).sum();
    let of_power = |own: &PowerView| {
        let others = view.powers.iter().filter(|power| view.seat(power.power) != view.seat(own.power));
        let conquests = nearness(view, own);
        let danger = others.map(|power| nearness(view, power)).fold(0.0, f32::max);
        let present = view.powers.iter().filter(|power| view.is_present(power.power) && !view.is_neutral(power.power));
        let enemies = present.filter(|power| view.are_enemies(own.power, power.power)).count() as f32 / POWERS;
        [
            1.0,
            turn,
            conquests,
            conquests * conquests,
            f32::from(own.total) / armies.max(1.0),
            own.hand.len() as f32 / cards.max(1.0),
            danger,
            danger * danger,
            enemies,
            turn * conquests,
            captain::evaluation(rules, view, own.power) / TROOPS,
        ]
    };
    view.powers.iter().map(|power| view.is_present(power.power).then(|| of_power(power))).collect()
}

/// How much of what it needs a power holds.
fn nearness(view: &View, power: &PowerView) -> f32 {
    let goal = power.standing.filter(|_| view.is_present(power.power)).map(|standing| standing.nearest());
    goal.map_or(0.0, |goal| f32::from(goal.held) / f32::from(goal.needed.max(1)))
}

#[cfg(test)]
mod tests {
    use rules::{Dice, Log, Options};

    use super::*;

    fn ruleset(game: &str, mode: &str) -> Ruleset {
        let pack = board::standard(game).expect("a game");
        rules::Ruleset::new(pack, mode, Options::default()).expect("a mode")
    }

    #[test]
    fn chances_of_the_powers_make_up_one_and_who_is_out_has_none() {
        assert!(!MODELS.models.is_empty(), "some mode has weights");
        for name in MODELS.models.keys() {
            let (game, mode) = name.split_once('-').expect("game and mode");
            let rules = ruleset(game, mode);
            let mut dice = Dice::new(5);
            let mut log = Log::silent();
            let mut state = rules.start(dice.seed(), &mut log);
            for _ in 0..60 {
                let Some((seat, _)) = rules.next_asked(&state) else { break };
                let view = rules.view(&state, None);
                let chances = win_chance(&rules, &view).expect("weights");
                let sum: f32 = chances.iter().map(|one| one.chance).sum();
                assert!((sum - 1.0).abs() < 1e-4, "{name}: {chances:?}");
                for (one, power) in chances.iter().zip(&view.powers) {
                    assert_eq!((one.power, one.seat), (power.power, view.seat(power.power)));
                    assert!(
                        view.is_present(power.power) || one.chance == 0.0,
                        "{name}: who is out of the war does not win"
                    );
                }
                if let Some(action) = rules.random_action(&state, seat, &mut dice) {
                    rules.play(&mut state, seat, &action, &mut log).expect("a random action is legal");
                }
            }
        }
    }

    #[test]
    fn a_heavier_fact_lifts_its_power_alone() {
        let mut weights = vec![[0.0; FACTS.len()]; 2];
        weights[0][2] = 2.0;
        let model = Model { bots: String::new(), games: 0, seed: 0, weights };
        let even = model.chances(&[Some([0.0; FACTS.len()]); 2]);
        assert!((even[0] - 0.5).abs() < 1e-6);
        let mut facts = [0.0; FACTS.len()];
        facts[2] = 1.0;
        assert!(model.chances(&[Some(facts), Some([0.0; FACTS.len()])])[0] > 0.85);
        assert_eq!(model.chances(&[None, Some(facts)]), [0.0, 1.0], "one alone is left");
    }

    #[test]
    fn a_finished_game_is_shared_by_its_winners() {
        let rules = ruleset("friedrich", "standard-4p");
        assert_eq!(shares(&rules, [1, 2].map(PowerId).into_iter().collect()), [0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0]);
    }
}
