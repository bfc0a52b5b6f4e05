//! A simulation as it is kept: what was played and what came of it. `kabinett simulate --json` writes it,
//! `kabinett report` reads it.

use board::PowerSet;
use std::collections::BTreeMap;

use record::Setup;
use rules::Ruleset;
use serde::{Deserialize, Serialize};

use crate::processor::CLOCK;
use crate::results::{Results, wilson};
use crate::seating::Seating;
use crate::simulate::{Failure, Simulation, SimulationPlan};
use crate::tally::Tally;
use crate::thinking::{Costs, Thinking};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    pub game: String,
    pub mode: String,
    pub options: Vec<String>,
    /// One for each seat.
    pub bots: Vec<String>,
    pub seed: u64,
    /// Games played to their end.
    pub games: u64,
    /// Games asked for; more than `games` if it was stopped or a game broke off.
    pub wanted: u64,
    pub checked: bool,
    /// Wins by seat.
    pub seats: BTreeMap<String, Share>,
    pub endings: Vec<Ending>,
    /// Games by the turn they ended in.
    pub turns: BTreeMap<u8, u64>,
    /// Games by their number of decisions, in steps of a hundred.
    pub lengths: BTreeMap<u32, u64>,
    pub decisions_per_game: f64,
    pub shortest: Option<u32>,
    pub longest: Option<u32>,
    pub tally: Tally,
    pub failures: Vec<Broken>,
    /// Programs that lost their seat to a recruit.
    #[serde(default)]
    pub faults: Vec<Broken>,
    /// What the bots cost; none if there were none.
    #[serde(default)]
    pub cost: Option<Cost>,
    pub seconds: f64,
    pub games_per_s: f64,
    pub threads: usize,
}

/// A share of all games with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Share {
    pub games: u64,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    pub fn of(hits: u64, games: u64) -> Share {
        let (low, high) = wilson(hits, games);
        Share { games: hits, share: hits as f64 / games.max(1) as f64, low, high }
    }
}

/// One way games ended: why, and through which powers they were won.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ending {
    pub reason: String,
    pub powers: Vec<String>,
    #[serde(flatten)]
    pub share: Share,
}

/// A game that broke off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Broken {
    pub game: u64,
    pub reason: String,
}

/// Time and memory of a table with bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// What times were taken with; those of programs are always by the clock on the wall.
    pub clock: String,
    pub bots: BTreeMap<String, BotCost>,
    /// A whole game with all seats and the rules.
    pub game_ms_mean: f64,
    pub game_ms_most: f64,
    /// The most memory the process held before the first bot sat down, and after the last game.
    pub bytes_without_bots: Option<u64>,
    pub bytes_with_bots: Option<u64>,
}

/// The decisions of one bot in all its seats.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotCost {
    pub decisions: u64,
    pub us_median: f64,
    pub us_99: f64,
    pub us_most: f64,
    /// All its decisions of a game together.
    pub ms_per_game: f64,
}

impl BotCost {
    fn of(thinking: &Thinking, games: u64) -> BotCost {
        BotCost {
            decisions: thinking.decisions(),
            us_median: thinking.within(0.5).unwrap_or_default(),
            us_99: thinking.within(0.99).unwrap_or_default(),
            us_most: thinking.most().as_secs_f64() * 1e6,
            ms_per_game: thinking.total().as_secs_f64() * 1e3 / games.max(1) as f64,
        }
    }
}

impl Cost {
    fn of(costs: &Costs, memory: Option<[u64; 2]>) -> Option<Cost> {
        let games = costs.games.decisions();
        (games > 0).then(|| Cost {
            clock: CLOCK.to_owned(),
            bots: costs.bots.iter().map(|(bot, own)| (bot.clone(), BotCost::of(own, games))).collect(),
            game_ms_mean: costs.games.total().as_secs_f64() * 1e3 / games as f64,
            game_ms_most: costs.games.most().as_secs_f64() * 1e3,
            bytes_without_bots: memory.map(|[before, _]| before),
            bytes_with_bots: memory.map(|[_, after]| after),
        })
    }
}

impl Summary {
    pub fn new(
        rules: &Ruleset,
        setup: &Setup,
        plan: &SimulationPlan,
        seating: &Seating,
        simulation: Simulation,
        seconds: f64,
    ) -> Summary {
        let results = simulation.results;
        let games = results.games;
        let seats = rules.mode.seats.iter().enumerate();
        let ending = |(&(reason, powers), &hits): (&(&str, PowerSet), &u64)| Ending {
            reason: reason.to_owned(),
            powers: Results::powers(rules, powers).into_iter().map(str::to_owned).collect(),
            share: Share::of(hits, games),
        };
        let broken = |failures: Vec<Failure>| {
            failures.into_iter().map(|failure| Broken { game: failure.game, reason: failure.reason }).collect()
        };
        Summary {
            game: setup.title.clone(),
            mode: setup.mode.clone(),
            options: setup.options.clone(),
            bots: seating.names.clone(),
            seed: plan.seed,
            games,
            wanted: plan.games,
            checked: plan.checked,
            seats: seats.map(|(at, seat)| (seat.slug.clone(), Share::of(results.wins[at], games))).collect(),
            endings: results.endings.iter().map(ending).collect(),
            decisions_per_game: results.decisions_per_game(),
            turns: results.turns,
            lengths: results.lengths,
            shortest: results.shortest,
            longest: results.longest,
            tally: simulation.tally,
            failures: broken(simulation.failures),
            faults: broken(simulation.faults),
            cost: Cost::of(&simulation.costs, simulation.memory),
            seconds,
            games_per_s: games as f64 / seconds.max(f64::MIN_POSITIVE),
            threads: plan.threads,
        }
    }

    /// What was played.
    pub fn setup(&self) -> Setup {
        Setup { title: self.game.clone(), mode: self.mode.clone(), options: self.options.clone() }
    }
}
