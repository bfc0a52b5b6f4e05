//! Rating bots against each other: one seat changes, the field stays, and every table gets the same deals.
//!
//! For each ordered pair of bots a field of one is played whole, and once for each role with the other in that role.
//! What a bot adds in a role is the difference between the two on the same deals.

use board::{Seat, SeatSet};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use rules::Ruleset;

use crate::play::Witness;
use crate::results::wilson;
use crate::seating::{Seating, play_seated};
use crate::simulate::dice_of;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaPlan {
    pub bots: Vec<String>,
    /// Deals every table plays.
    pub deals: u64,
    pub seed: u64,
    pub threads: usize,
    /// How long a program may take for one decision.
    pub patience: Duration,
    /// Whether programs are sent the question and the events as sentences too.
    pub english: bool,
}

/// One game that was played to its end: the table, the deal, and the winning seats.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Game {
    pub table: Vec<String>,
    pub deal: u64,
    pub winners: SeatSet,
    /// Programs that lost their seat to a recruit.
    pub faults: Vec<String>,
}

/// Every table of a round robin: each bot alone, and each with each other bot in every single role.
pub fn tables(rules: &Ruleset, bots: &[String]) -> Vec<Vec<String>> {
    let seats = rules.mode.seats.len();
    let mut all = Vec::new();
    for field in bots {
        all.push(vec![field.clone(); seats]);
        for guest in bots.iter().filter(|guest| *guest != field) {
            for role in 0..seats {
                all.push(with_guest(field, guest, role, seats));
            }
        }
    }
    all.sort();
    all.dedup();
    all
}

fn with_guest(field: &str, guest: &str, role: usize, seats: usize) -> Vec<String> {
    let mut table = vec![field.to_owned(); seats];
    guest.clone_into(&mut table[role]);
    table
}

/// Plays what is still missing; `finished` is told of every game, and nothing new begins once `stop` is set.
/// A game that breaks off is told as the reason.
pub fn play(
    rules: &Ruleset,
    plan: &ArenaPlan,
    played: &[Game],
    stop: &AtomicBool,
    finished: &(dyn Fn(Result<Game, String>) + Sync),
) {
    let known: BTreeSet<(&[String], u64)> = played.iter().map(|game| (game.table.as_slice(), game.deal)).collect();
    let tables = tables(rules, &plan.bots);
    // Deal by deal, so that a broken-off arena has seen every table equally often.
    let jobs: Vec<(u64, &Vec<String>)> = (0..plan.deals)
        .flat_map(|deal| tables.iter().map(move |table| (deal, table)))
        .filter(|(deal, table)| !known.contains(&(table.as_slice(), *deal)))
        .collect();
    let next = AtomicUsize::new(0);
    let told = Mutex::new(());
    thread::scope(|scope| {
        for _ in 0..plan.threads {
            scope.spawn(|| {
                while let Some(&(deal, table)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let game = one(rules, plan, deal, table);
                    let _one_at_a_time = told.lock();
                    finished(game);
                }
            });
        }
    });
}

fn one(rules: &Ruleset, plan: &ArenaPlan, deal: u64, table: &[String]) -> Result<Game, String> {
    let seating = Seating { names: table.to_vec(), patience: plan.patience, english: plan.english };
    let seed = plan.seed;
    let dice = dice_of(seed, deal);
    let mut witness = Witness::default();
    let game = || play_seated(rules, dice, &seating, false, &mut witness).0;
    match catch_unwind(AssertUnwindSafe(game)) {
        Ok(played) => Ok(Game { table: table.to_vec(), deal, winners: played.outcome.seats, faults: witness.faults }),
        Err(_) => Err(format!("deal {deal} of seed {seed} between {} broke off", table.join(", "))),
    }
}

/// What a bot does in one role among others.
#[derive(Clone, PartialEq, Debug)]
pub struct BotRating {
    pub guest: String,
    pub field: String,
    pub role: usize,
    /// Deals played at both tables.
    pub deals: u64,
    /// Shares of wins of the role, a victory shared by n counting 1/n: the guest's, and the field's own.
    pub with: f64,
    pub without: f64,
    /// 95% interval of the guest's share of games won, alone or with others.
    pub interval: (f64, f64),
    /// The gain over the field on the same deals, with its 95% interval.
    pub gain: (f64, f64, f64),
    /// The rating of the guest over the field in this role: 400 points are odds of ten to one; with its 95% interval.
    pub rating: (f64, f64, f64),
}

/// A line for each pair and role of which anything has been played.
pub fn compare(rules: &Ruleset, plan: &ArenaPlan, games: &[Game]) -> Vec<BotRating> {
    let by_table: BTreeMap<(&[String], u64), SeatSet> =
        games.iter().map(|game| ((game.table.as_slice(), game.deal), game.winners)).collect();
    let seats = rules.mode.seats.len();
    let mut lines = Vec::new();
    for field in &plan.bots {
        for guest in plan.bots.iter().filter(|guest| *guest != field) {
            for role in 0..seats {
                let (mixed, pure) = (with_guest(field, guest, role, seats), vec![field.clone(); seats]);
                let pairs = (0..plan.deals).filter_map(|deal| {
                    let with = by_table.get(&(mixed.as_slice(), deal))?;
                    Some((*with, *by_table.get(&(pure.as_slice(), deal))?))
                });
                let pairs: Vec<(SeatSet, SeatSet)> = pairs.collect();
                if !pairs.is_empty() {
                    lines.push(line(guest, field, role, &pairs));
                }
            }
        }
    }
    lines
}

/// A shared victory counts as a part.
fn share(winners: SeatSet, role: usize) -> f64 {
    if winners.contains(Seat(role as u8)) { 1.0 / winners.len() as f64 } else { 0.0 }
}

fn line(guest: &str, field: &str, role: usize, pairs: &[(SeatSet, SeatSet)]) -> BotRating {
    let deals = pairs.len() as f64;
    let mean = |pick: fn(&(SeatSet, SeatSet)) -> SeatSet| {
        pairs.iter().map(|pair| share(pick(pair), role)).sum::<f64>() / deals
    };
    let (with, without) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let differences = pairs.iter().map(|pair| share(pair.0, role) - share(pair.1, role));
    let spread = differences.map(|gain| (gain - (with - without)).powi(2)).sum::<f64>() / (deals - 1.0).max(1.0);
    let half = 1.96 * (spread / deals).sqrt();
    let hits = pairs.iter().filter(|pair| pair.0.contains(Seat(role as u8))).count() as u64;
    BotRating {
        guest: guest.to_owned(),
        field: field.to_owned(),
        role,
        deals: pairs.len() as u64,
        with,
        without,
        interval: wilson(hits, pairs.len() as u64),
        gain: (with - without, with - without - half, with - without + half),
        rating: rating(with * deals, without * deals, deals),
    }
}

/// Log odds on the scale of chess, with half a game added to each side so that they exist; independent samples.
fn rating(won: f64, won_by_field: f64, deals: f64) -> (f64, f64, f64) {
    const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
    let odds = |won: f64| ((won + 0.5) / (deals - won + 0.5)).ln();
    let error = |won: f64| 1.0 / (won + 0.5) + 1.0 / (deals - won + 0.5);
    let middle = SCALE * (odds(won) - odds(won_by_field));
    let half = 1.96 * SCALE * (error(won) + error(won_by_field)).sqrt();
    (middle, middle - half, middle + half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gain_is_counted_on_the_same_deals() {
        // The guest wins all four deals, the field only two of them; nobody shares.
        let (first, second) = (SeatSet::one(Seat(0)), SeatSet::one(Seat(1)));
        let found = line("a", "b", 0, &[(first, first), (first, second), (first, first), (first, second)]);
        assert_eq!((found.with, found.without, found.deals), (1.0, 0.5, 4));
        assert!((found.gain.0 - 0.5).abs() < 1e-9 && found.gain.1 < 0.0 && found.gain.2 > 1.0);
        assert!(found.rating.0 > 0.0 && found.rating.1 < found.rating.0);
    }

    #[test]
    fn a_shared_victory_counts_as_a_part() {
        assert!((share(SeatSet::one(Seat(0)).with(Seat(1)), 0) - 0.5).abs() < 1e-9);
        assert!(share(SeatSet::one(Seat(1)), 0).abs() < 1e-9);
    }

    #[test]
    fn equal_bots_have_equal_ratings() {
        let (middle, low, high) = rating(30.0, 30.0, 100.0);
        assert!(middle.abs() < 1e-9 && (low + high).abs() < 1e-9 && high > 50.0);
    }
}
