//! What happened on the way: cards spent, fights and conquests, city by city.

use std::collections::BTreeMap;

use board::{CardId, CardSet, CityId, Face, PieceId, PowerId};
use rules::{Entry, Event, Ruleset, State};
use serde::{Deserialize, Serialize};

/// Counts that can be added up in any order, by slug.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Cards spent by power and by what for.
    pub cards: BTreeMap<String, BTreeMap<String, Spent>>,
    /// Combats by the city of the defender.
    pub fights: BTreeMap<String, u64>,
    /// Conquests by city and conqueror.
    pub conquests: BTreeMap<String, BTreeMap<String, u64>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spent {
    pub cards: u64,
    /// Their values; a Reserve counts its greatest.
    pub points: u64,
}

/// What cards are spent on, in the order of a legend.
pub const USES: [&str; 5] = ["combat", "recruits", "supply", "trains", "politics"];

impl Tally {
    /// Counts what one action brought about.
    pub fn count(&mut self, rules: &Ruleset, before: &State, entries: &[Entry]) {
        for entry in entries {
            match &entry.event {
                Event::Played { power, card, .. } => self.spend(rules, *power, USES[0], [*card].into_iter().collect()),
                Event::Recruited { power, pay, .. } => self.spend(rules, *power, USES[1], *pay),
                Event::PaidSupply { power, pay, .. } => self.spend(rules, *power, USES[2], *pay),
                Event::TrainEntered { train, pay, .. } => self.spend(rules, rules.power(*train), USES[3], *pay),
                Event::BidShown { power, card, counts: true } => {
                    self.spend(rules, *power, USES[4], [*card].into_iter().collect());
                }
                Event::CombatBegan { defender, .. } => {
                    if let Some(city) = city_of(rules, before, *defender) {
                        *self.fights.entry(city_slug(rules, city)).or_default() += 1;
                    }
                }
                Event::Conquered { site, by } => {
                    let city = city_slug(rules, rules.pack.sites[site.index()].city);
                    let power = rules.pack.powers[by.index()].slug.clone();
                    *self.conquests.entry(city).or_default().entry(power).or_default() += 1;
                }
                _ => {}
            }
        }
    }

    fn spend(&mut self, rules: &Ruleset, power: PowerId, purpose: &str, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        let power = rules.pack.powers[power.index()].slug.clone();
        let spent = self.cards.entry(power).or_default().entry(purpose.to_owned()).or_default();
        spent.cards += cards.iter().count() as u64;
        spent.points += cards.iter().map(|card| worth(rules, card)).sum::<u64>();
    }

    pub fn merge(&mut self, other: &Tally) {
        for (power, uses) in &other.cards {
            for (purpose, more) in uses {
                let spent = self.cards.entry(power.clone()).or_default().entry(purpose.clone()).or_default();
                spent.cards += more.cards;
                spent.points += more.points;
            }
        }
        for (city, count) in &other.fights {
            *self.fights.entry(city.clone()).or_default() += count;
        }
        for (city, powers) in &other.conquests {
            for (power, count) in powers {
                *self.conquests.entry(city.clone()).or_default().entry(power.clone()).or_default() += count;
            }
        }
    }
}

fn worth(rules: &Ruleset, card: CardId) -> u64 {
    match rules.pack.deck.card(card).face {
        Face::Suited(_, value) => u64::from(value),
        Face::Reserve => u64::from(rules.book.reserve_max),
    }
}

fn city_slug(rules: &Ruleset, city: CityId) -> String {
    rules.pack.city_of(city).slug.clone()
}

/// Where a piece stands; the public sees every piece on the map.
fn city_of(rules: &Ruleset, state: &State, piece: PieceId) -> Option<CityId> {
    rules.view(state, None).city(piece)
}
