//! The combats of a game, each with who fought it and what it cost.

use board::{CityId, PieceId, PieceSet, PowerId};
use rules::{Event, View};

use super::moment::Moment;
use crate::wire::BattleStory;

/// A combat that has begun.
#[derive(Clone, Copy)]
struct Fight {
    commanders: [PieceId; 2],
    stacks: [PieceSet; 2],
    at: [CityId; 2],
}

/// How one ended.
pub struct Ended {
    pub winner: PowerId,
    pub loser: PowerId,
    pub armies: u32,
}

#[derive(Default)]
pub struct Battles {
    fight: Option<Fight>,
    told: Vec<BattleStory>,
    ended: Option<Ended>,
}

impl Battles {
    pub fn hear(&mut self, event: &Event, moment: &Moment) {
        match event {
            Event::CombatBegan { attacker, defender, .. } => {
                self.fight = fight(moment, [*attacker, *defender]);
            }
            Event::Tied { .. } => {
                if let Some(fight) = self.fight.take() {
                    self.told.push(told(&fight, moment));
                }
            }
            Event::Beaten { loser, winner, lost, .. } => self.decide(*loser, *winner, *lost, moment),
            _ => {}
        }
    }

    fn decide(&mut self, loser: PieceId, winner: PieceId, lost: u8, moment: &Moment) {
        let (beaten, winning) = (moment.rules.power(loser), moment.rules.power(winner));
        let fight = self.fight.take();
        let stack = fight.map_or(PieceSet::EMPTY, |fight| fight.stacks[usize::from(fight.commanders[1] == loser)]);
        // A stack without a way out loses more than the score.
        let powers = moment.before.powers.iter().map(|power| power.power);
        let fallen = powers.filter(|power| !stack.and(moment.rules.generals_of(*power)).is_empty());
        let armies = fallen.map(|power| lost_by(moment, power)).sum::<u32>().max(lost.into());
        if let Some(fight) = fight {
            let story = told(&fight, moment);
            let (winner, by) = (Some(moment.slugs.power(winning)), Some(moment.slugs.power(beaten)));
            self.told.push(BattleStory { winner, by, armies_lost: armies, ..story });
        }
        self.ended = Some(Ended { winner: winning, loser: beaten, armies });
    }

    pub fn take_ended(&mut self) -> Option<Ended> {
        self.ended.take()
    }

    pub fn into_wire(self) -> Vec<BattleStory> {
        self.told
    }
}

/// Armies of a power that are gone after a step, without those it has gained meanwhile.
pub fn lost_by(moment: &Moment, power: PowerId) -> u32 {
    let total = |view: &View| {
        let found = view.powers.iter().find(|other| other.power == power);
        found.map_or(0, |power| u32::from(power.total))
    };
    let gained = moment.events.iter().map(|entry| match entry.event {
        Event::Recruited { power: who, armies, .. } if who == power => u32::from(armies),
        Event::FreeArmy { power: who, .. } if who == power => 1,
        _ => 0,
    });
    (total(moment.before) + gained.sum::<u32>()).saturating_sub(total(moment.after))
}

fn fight(moment: &Moment, commanders: [PieceId; 2]) -> Option<Fight> {
    let [Some(one), Some(other)] = commanders.map(|piece| moment.before.city(piece)) else { return None };
    let stacks = [one, other].map(|city| moment.before.pieces_at(city).and(moment.rules.generals));
    Some(Fight { commanders, stacks, at: [one, other] })
}

fn told(fight: &Fight, moment: &Moment) -> BattleStory {
    let slugs = moment.slugs;
    let [attacker, defender] = [0, 1].map(|side| {
        let commander = fight.commanders[side];
        let others = fight.stacks[side].iter().filter(|piece| *piece != commander);
        std::iter::once(commander).chain(others).map(|piece| slugs.piece(piece)).collect()
    });
    BattleStory {
        step: moment.step,
        turn: moment.turn,
        attacker,
        defender,
        at: fight.at.map(|city| slugs.city(city)),
        winner: None,
        armies_lost: 0,
        by: None,
    }
}
