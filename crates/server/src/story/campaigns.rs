//! Where each general went, turn by turn.

use std::collections::BTreeMap;

use board::{CityId, PieceId, PieceSet};
use protocol::Slugs;
use rules::{Event, Ruleset};

use super::moment::Moment;
use crate::wire::{Campaign, CampaignPath};

#[derive(Default)]
pub struct Campaigns {
    ways: BTreeMap<PieceId, Vec<(u8, Vec<CityId>)>>,
}

impl Campaigns {
    pub fn hear(&mut self, event: &Event, moment: &Moment) {
        match event {
            Event::Marched { group, path } => self.walk(moment, *group, path.cities()),
            Event::Retreated { stack, path } => self.walk(moment, *stack, path.cities()),
            Event::Stepped { piece, path } => self.walk(moment, PieceSet::from_iter([*piece]), path.cities()),
            Event::Evaded { stack, to } => {
                for piece in stack.iter() {
                    let from = moment.before.city(piece);
                    self.go(moment, piece, &from.into_iter().chain([*to]).collect::<Vec<_>>());
                }
            }
            Event::Returned { piece, city } | Event::SentHome { piece, city } | Event::Displaced { piece, city } => {
                self.go(moment, *piece, &[*city]);
            }
            _ => {}
        }
    }

    fn walk(&mut self, moment: &Moment, group: PieceSet, path: &[CityId]) {
        for piece in group.iter() {
            self.go(moment, piece, path);
        }
    }

    /// A way that begins where the last one of the turn has ended goes on from there.
    fn go(&mut self, moment: &Moment, piece: PieceId, path: &[CityId]) {
        if !moment.rules.is_general(piece) {
            return;
        }
        let ways = self.ways.entry(piece).or_default();
        match ways.last_mut() {
            Some((turn, way)) if *turn == moment.turn && way.last() == path.first() => {
                way.extend_from_slice(&path[1..]);
            }
            _ => ways.push((moment.turn, path.to_vec())),
        }
    }

    /// Of those who went nowhere there is nothing to tell.
    pub fn into_wire(self, rules: &Ruleset, slugs: &Slugs) -> Vec<Campaign> {
        let path = |(turn, path): (u8, Vec<CityId>)| CampaignPath {
            turn,
            path: path.into_iter().map(|city| slugs.city(city)).collect(),
        };
        let campaign = |(piece, ways): (PieceId, Vec<(u8, Vec<CityId>)>)| Campaign {
            piece: slugs.piece(piece),
            power: slugs.power(rules.power(piece)),
            paths: ways.into_iter().map(path).collect(),
        };
        self.ways.into_iter().map(campaign).collect()
    }
}
