//! What each power did and suffered, in numbers.

use std::collections::BTreeMap;

use board::{CardSet, PowerId};
use protocol::Slugs;
use rules::{Event, Ruleset, View};

use super::battles::{Ended, lost_by};
use super::draws::Draws;
use super::moment::Moment;
use crate::wire::PowerStory;

#[derive(Clone, Default)]
struct Deeds {
    won: u32,
    beaten: u32,
    armies_lost: u32,
    inflicted: u32,
    conquests: u32,
    losses: u32,
    spent: u32,
}

pub struct Powers {
    deeds: BTreeMap<PowerId, Deeds>,
}

impl Powers {
    pub fn new(rules: &Ruleset) -> Powers {
        Powers { deeds: rules.order.iter().map(|power| (*power, Deeds::default())).collect() }
    }

    fn of(&mut self, power: PowerId) -> &mut Deeds {
        self.deeds.entry(power).or_default()
    }

    /// Once a step: the totals of both sides of it are compared. Whoever leaves the war loses nothing more by it.
    pub fn count_losses(&mut self, moment: &Moment) {
        for power in moment.rules.order.clone() {
            let leaves = moment.events.iter().any(|entry| entry.event == Event::PowerLeft { power });
            if !leaves {
                self.of(power).armies_lost += lost_by(moment, power);
            }
        }
    }

    pub fn hear_battle(&mut self, ended: &Ended) {
        self.of(ended.winner).won += 1;
        self.of(ended.winner).inflicted += ended.armies;
        self.of(ended.loser).beaten += 1;
    }

    pub fn hear(&mut self, event: &Event, moment: &Moment) {
        match event {
            Event::Conquered { site, by } => {
                self.of(*by).conquests += 1;
                if let Some(defender) = moment.rules.defender[site.index()] {
                    self.of(defender).losses += 1;
                }
            }
            Event::Reconquered { site, .. } => {
                if let Some(holder) = moment.before.control.get(*site) {
                    self.of(holder).losses += 1;
                }
            }
            Event::Played { power, .. } | Event::BidShown { power, .. } => self.of(*power).spent += 1,
            Event::Recruited { power, pay, .. } | Event::PaidSupply { power, pay, .. } => self.spend(*power, pay),
            Event::Discarded { power, cards } => self.spend(*power, cards),
            Event::TrainEntered { train: piece, pay, .. } | Event::CorpsSent { general: piece, pay } => {
                self.spend(moment.rules.power(*piece), pay);
            }
            Event::DiscardedHidden { power, number } => self.of(*power).spent += u32::from(*number),
            _ => {}
        }
    }

    fn spend(&mut self, power: PowerId, cards: &CardSet) {
        self.of(power).spent += cards.len() as u32;
    }

    pub fn into_wire(mut self, rules: &Ruleset, slugs: &Slugs, end: &View, draws: &Draws) -> Vec<PowerStory> {
        let story = |power: &PowerId| {
            let (deeds, drawn) = (self.deeds.remove(power).unwrap_or_default(), draws.of(*power));
            PowerStory {
                power: slugs.power(*power),
                seat: slugs.seat(end.seat(*power)),
                battles_won: deeds.won,
                battles_lost: deeds.beaten,
                armies_lost: deeds.armies_lost,
                armies_inflicted: deeds.inflicted,
                conquests: deeds.conquests,
                losses: deeds.losses,
                cards_drawn: drawn.cards,
                points_drawn: drawn.points,
                // A tenth of a point is as much as anybody wants to know.
                points_expected: (drawn.expected * 10.0).round() / 10.0,
                cards_spent: deeds.spent,
            }
        };
        rules.order.iter().map(story).collect()
    }
}
