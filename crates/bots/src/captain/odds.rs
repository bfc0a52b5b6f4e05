//! Fights before they are fought: who would win, what it would cost, who is driven off.

use board::limits::POWERS;
use board::{CityId, PieceSet, PowerId};

use super::sketch::Sketch;

/// By how much a fight paid with cards is lost.
const MARGIN: f32 = 3.0;
/// What a beaten stack that leaves the board loses besides its troops: the way back from its depot.
const ROUT: f32 = 1.0;
/// The loser of such a fight spends this part of his cards of the suit, but no more points than the purse holds.
const SPENT: f32 = 0.6;
const PURSE: f32 = 14.0;
/// What a point of cards is worth, in troops.
const POINT: f32 = 0.15;
/// How much a point the enemy spends is worth to who fights him: others profit from it, too.
const ENEMY_POINT: f32 = 0.7;
/// Shoes, supply and the unforeseen.
const EFFORT: f32 = 0.15;

/// One side of a fight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Force {
    pub troops: f32,
    pub power: PowerId,
    pub city: CityId,
}

/// A chance for each power.
pub type Chances = [f32; POWERS];

/// Reckons fights by the troops and cards of a sketch.
pub struct Odds<'a> {
    sketch: &'a Sketch<'a>,
    /// How much an enemy counts who needs two turns to come.
    far: f32,
}

impl<'a> Odds<'a> {
    pub fn new(sketch: &'a Sketch<'a>, far: f32) -> Odds<'a> {
        Odds { sketch, far }
    }

    pub fn force(&self, stack: PieceSet, power: PowerId, city: CityId) -> Force {
        Force { troops: self.sketch.sum(stack), power, city }
    }

    /// Points a side has for a fight where it stands.
    fn purse(&self, force: Force) -> f32 {
        self.sketch.cards[force.power.index()][self.sketch.suit(force.city) as usize]
    }

    /// The chance of the first side to win.
    pub fn winning(&self, attacker: Force, defender: Force) -> f32 {
        let (ours, theirs) = (self.purse(attacker), self.purse(defender));
        let margin = attacker.troops + 0.9 * ours - defender.troops - 0.9 * theirs;
        // The more cards there are, the less a lead means.
        let doubt = 3.0 + 0.1 * (ours + theirs);
        1.0 / (1.0 + (-margin / doubt).exp())
    }

    /// What an attack is worth to the attacker. Whoever is behind may give in at once and lose the difference; or both
    /// pay with cards, and the better purse wins.
    pub fn fight(&self, attacker: Force, defender: Force) -> f32 {
        let chance = self.winning(attacker, defender);
        let gap = attacker.troops - defender.troops;
        let lost = |force: Force, by: f32| {
            let rout = if by >= force.troops { ROUT } else { 0.0 };
            by.min(force.troops) * self.troop_worth(force.power) + rout
        };
        let spent = |force: Force| (SPENT * self.purse(force)).min(PURSE);
        let (theirs, ours) = (spent(defender), spent(attacker));
        let paid_winning = (theirs - gap + MARGIN).max(0.0) - ENEMY_POINT * theirs;
        let paid_losing = ours - ENEMY_POINT * (ours + gap + MARGIN).max(0.0);
        let won = lost(defender, MARGIN + 0.5) - POINT * paid_winning;
        let beaten = lost(attacker, MARGIN + 0.5) + POINT * paid_losing;
        let contest = chance * won - (1.0 - chance) * beaten;
        let worth = if gap >= 0.0 { contest.min(lost(defender, gap)) } else { contest.max(-lost(attacker, -gap)) };
        worth - EFFORT
    }

    /// A troop is worth less to who has the cards to replace it.
    fn troop_worth(&self, power: PowerId) -> f32 {
        let points: f32 = self.sketch.cards[power.index()].iter().sum();
        (1.2 - points / 150.0).clamp(0.4, 1.2)
    }

    /// How soon somebody at this distance can attack.
    pub fn nearness(&self, distance: u8) -> f32 {
        match distance {
            0..=3 => 1.0,
            4 => 0.8,
            5..=7 => self.far,
            8..=10 => 0.5 * self.far,
            _ => 0.0,
        }
    }

    /// The chance that each power drives a stack off a city before long; `foes` are the stacks that might.
    pub fn driven(&self, foes: &[(CityId, PieceSet)], stack: PieceSet, city: CityId) -> Chances {
        let mut chances = [0.0; POWERS];
        let Some(first) = stack.first() else { return chances };
        let own = self.force(stack, self.sketch.power(first), city);
        let hostile = self.sketch.hostile(own.power);
        for &(at, foe) in foes {
            let Some(foe_first) = foe.first() else { continue };
            let power = self.sketch.power(foe_first);
            let nearness = self.nearness(self.sketch.distance(at, city));
            if !hostile.contains(power) || nearness == 0.0 {
                continue;
            }
            let chance = nearness * self.winning(self.force(foe, power, at), own);
            let all = &mut chances[power.index()];
            *all = 1.0 - (1.0 - *all) * (1.0 - chance);
        }
        chances
    }
}
