//! What a position is worth to a captain, piece by piece, so that a march is judged by what it changes.

use board::{CityId, PieceSet, PowerId};

use super::sketch::{NOWHERE, Powers, Sketch, bit};

/// What things weigh, in troops.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// Holding a place that counts.
    pub site: f32,
    /// Standing near a place to be taken.
    pub pull: f32,
    /// How much of a place is lost while an enemy may walk in.
    pub threat: f32,
    /// Fights entered now.
    pub fight: f32,
    /// Fights the enemy may bring about.
    pub danger: f32,
    /// Lack of bread.
    pub hunger: f32,
    /// An enemy train taken.
    pub booty: f32,
}

impl Weights {
    pub const USUAL: Weights =
        Weights { site: 5.0, pull: 2.2, threat: 0.7, fight: 1.0, danger: 0.45, hunger: 1.0, booty: 3.0 };
}

/// How far a threat or a wish reaches: worth shrinks by this with every city.
const FADING: f32 = 0.84;
/// A place behind a guard is worth this much of an open one to who wants it.
const GUARDED: f32 = 0.55;
/// What the second general near a place adds.
const SECOND: f32 = 0.35;
/// A place marked while a fight may still drive its guard off.
const MARKED: f32 = 0.25;
/// Farther than this nobody looks.
const SIGHT: usize = 32;

/// Distances that matter at one place, the marching group left out.
#[derive(Clone, Copy)]
struct Near {
    guard: u8,
    taker: u8,
    /// The second nearest of who may take it.
    second: u8,
    foe: u8,
}

pub struct Judge<'a> {
    pub sketch: &'a Sketch<'a>,
    pub weights: Weights,
    fading: [f32; SIGHT],
    boldness: f32,
    foes: Vec<(CityId, PieceSet)>,
}

/// A march as the judge sees it.
pub struct Move<'a> {
    /// Cities the group leaves, the start included; the end is not among them.
    pub left: &'a [CityId],
    pub end: CityId,
    /// A force march takes nothing.
    pub takes: bool,
}

impl<'a> Judge<'a> {
    pub fn new(sketch: &'a Sketch<'a>, weights: Weights) -> Judge<'a> {
        let mut fading = [1.0; SIGHT];
        for at in 1..SIGHT {
            fading[at] = fading[at - 1] * FADING;
        }
        let hostile = mine(sketch).fold(0, |bits, power| bits | sketch.hostile(power));
        Judge { sketch, weights, fading, boldness: boldness(sketch), foes: sketch.stacks(hostile) }
    }

    fn fade(&self, distance: u8) -> f32 {
        self.fading.get(distance as usize).copied().unwrap_or(0.0)
    }

    fn nearest(&self, powers: Powers, city: CityId, without: PieceSet) -> u8 {
        let generals = self.sketch.generals_of(powers).filter(|&general| !without.contains(general));
        generals.map(|general| self.sketch.distance(self.sketch.city[general.index()], city)).min().unwrap_or(u8::MAX)
    }

    fn two_nearest(&self, powers: Powers, city: CityId, without: PieceSet) -> (u8, u8) {
        let (mut first, mut second) = (u8::MAX, u8::MAX);
        for general in self.sketch.generals_of(powers).filter(|&general| !without.contains(general)) {
            let distance = self.sketch.distance(self.sketch.city[general.index()], city);
            if distance < first {
                (first, second) = (distance, first);
            } else {
                second = second.min(distance);
            }
        }
        (first, second)
    }

    fn surroundings(&self, group: PieceSet) -> Vec<Near> {
        let sketch = self.sketch;
        let near = |claim: &super::sketch::Claim| {
            let concerns = (claim.guards | claim.takers) & sketch.mine != 0;
            if !concerns {
                return Near { guard: 0, taker: 0, second: 0, foe: 0 };
            }
            let (taker, second) = self.two_nearest(claim.takers & sketch.mine, claim.city, group);
            Near {
                guard: self.nearest(claim.guards, claim.city, group),
                taker,
                second,
                foe: self.nearest(claim.takers & !sketch.mine, claim.city, group),
            }
        };
        sketch.claims.iter().map(near).collect()
    }

    /// What all places are worth with the group in a city, having left others on its way.
    fn places(&self, near: &[Near], group: PieceSet, powers: Powers, end: CityId, left: &[CityId]) -> f32 {
        let (sketch, weights) = (self.sketch, &self.weights);
        let reach = sketch.rules.book.protection_range;
        let mut sum = 0.0;
        for (claim, near) in sketch.claims.iter().zip(near) {
            let with = |theirs: Powers, others: u8| {
                if theirs & powers == 0 || group.is_empty() {
                    others
                } else {
                    others.min(sketch.distance(end, claim.city))
                }
            };
            if claim.guards & sketch.mine != 0 {
                let guarded = with(claim.guards, near.guard) <= reach;
                let lost = if guarded { 0.08 } else { weights.threat } * self.fade(near.foe.saturating_sub(reach));
                sum += claim.weight * weights.site * (1.0 - lost);
            } else if claim.takers & sketch.mine != 0 {
                let guarded = near.guard <= reach;
                let passed = claim.takers & powers != 0 && left.contains(&claim.city);
                if passed && !guarded {
                    sum += claim.weight * weights.site * self.boldness;
                    continue;
                }
                let own = with(claim.takers, u8::MAX);
                let (first, second) = (near.taker.min(own), near.taker.max(own).min(near.second));
                let pull = weights.pull * self.boldness * (self.fade(first) + SECOND * self.fade(second));
                sum += claim.weight * if guarded { GUARDED * pull } else { pull };
                if passed {
                    sum += claim.weight * MARKED;
                }
            }
        }
        sum
    }

    /// Fights, dangers and bread of a stack in a city.
    pub fn stand(&self, stack: PieceSet, city: CityId) -> f32 {
        let Some(first) = stack.first() else { return 0.0 };
        if city == NOWHERE {
            return 0.0;
        }
        let (sketch, power) = (self.sketch, self.sketch.power(first));
        let troops = sketch.sum(stack);
        let hostile = sketch.hostile(power);
        let mut sum = 0.0;
        for &(at, foe) in &self.foes {
            let Some(foe_first) = foe.first() else { continue };
            let foe_power = sketch.power(foe_first);
            if hostile & bit(foe_power) == 0 {
                continue;
            }
            let distance = sketch.distance(at, city);
            if distance == 1 {
                let fight = self.fight((troops, power, city), (sketch.sum(foe), foe_power, at));
                sum += self.weights.fight * (fight + self.driven_off(foe, at, (troops, power, city)));
            } else if distance <= 4 {
                let attack = self.fight((sketch.sum(foe), foe_power, at), (troops, power, city));
                sum -= self.weights.danger / self.boldness * attack.max(0.0) * if distance == 4 { 0.7 } else { 1.0 };
            }
        }
        sum - self.weights.hunger * self.hunger(stack, power, city, &[])
    }

    /// What opens to this captain when a guard is beaten away.
    fn driven_off(&self, foe: PieceSet, at: CityId, own: (f32, PowerId, CityId)) -> f32 {
        let Some(first) = foe.first() else { return 0.0 };
        let (sketch, reach) = (self.sketch, self.sketch.rules.book.protection_range);
        let guard = sketch.power(first);
        let open = sketch.claims.iter().filter(|claim| {
            claim.guards & bit(guard) != 0
                && claim.takers & sketch.mine != 0
                && sketch.distance(at, claim.city) <= reach
        });
        let chance = self.odds(own, (sketch.sum(foe), guard, at)).0;
        0.5 * self.boldness * chance * open.map(|claim| claim.weight).sum::<f32>().min(4.0)
    }

    /// The chance of the first side to win, and its margin in troops and cards.
    fn odds(&self, attacker: (f32, PowerId, CityId), defender: (f32, PowerId, CityId)) -> (f32, f32) {
        let sketch = self.sketch;
        let cards = |(_, power, city): (f32, PowerId, CityId)| sketch.cards[power.index()][sketch.suit(city) as usize];
        let (ours, theirs) = (cards(attacker), cards(defender));
        let margin = attacker.0 + 0.9 * ours - defender.0 - 0.9 * theirs;
        // The more cards there are, the less a lead means.
        let doubt = 3.0 + 0.1 * (ours + theirs);
        (1.0 / (1.0 + (-margin / doubt).exp()), margin)
    }

    /// What an attack is worth to the attacker: troops, power and city of both sides.
    pub fn fight(&self, attacker: (f32, PowerId, CityId), defender: (f32, PowerId, CityId)) -> f32 {
        let (chance, margin) = self.odds(attacker, defender);
        let beaten = (2.5 + margin.abs() / 4.0).clamp(1.0, 8.0);
        let lost = |(troops, power, _): (f32, PowerId, CityId)| beaten.min(troops) * self.troop_worth(power);
        chance * lost(defender) - (1.0 - chance) * lost(attacker) - 0.15
    }

    /// A troop is worth less to who has the cards to replace it.
    fn troop_worth(&self, power: PowerId) -> f32 {
        let points: f32 = self.sketch.cards[power.index()].iter().sum();
        (1.2 - points / 150.0).clamp(0.4, 1.2)
    }

    /// What lack of bread costs a stack in a city; `moved` are trains with another place than sketched.
    fn hunger(&self, stack: PieceSet, power: PowerId, city: CityId, moved: &[(board::PieceId, CityId)]) -> f32 {
        let sketch = self.sketch;
        if sketch.is_home(power, city) {
            return 0.0;
        }
        let range = sketch.rules.book.supply_range;
        let mut nearest = u8::MAX;
        for train in sketch.trains.iter().filter(|&train| sketch.power(train) == power) {
            let at = moved.iter().find(|(piece, _)| *piece == train).map_or(sketch.city[train.index()], |&(_, at)| at);
            let distance = sketch.distance(at, city);
            if distance <= range && !self.is_cut(power, at, city, distance) {
                nearest = nearest.min(distance);
            }
            if distance > range && !sketch.moved.contains(train) {
                // The train may still follow.
                nearest = nearest.min(distance.max(range + 1));
            }
        }
        let troops = sketch.sum(stack);
        let again = stack.intersects(sketch.face_down);
        let worst = if again { 2.0 + 1.3 * troops } else { 1.0 + 0.4 * troops };
        match nearest {
            near if near <= range => 0.04 * f32::from(near),
            near if near <= range + 2 => 0.3 * worst,
            _ => worst,
        }
    }

    /// Whether enemies stand on every short way between a train and a general.
    fn is_cut(&self, power: PowerId, train: CityId, city: CityId, distance: u8) -> bool {
        let sketch = self.sketch;
        let range = sketch.rules.book.supply_range;
        let hostile = sketch.hostile(power);
        let pieces = sketch.generals.or(sketch.trains).iter();
        let between = pieces.filter(|&piece| hostile & bit(sketch.power(piece)) != 0).any(|piece| {
            let at = sketch.city[piece.index()];
            sketch.distance(train, at).saturating_add(sketch.distance(at, city)) <= distance
        });
        between && sketch.rules.pack.roads.open_distance(train, city, range, &sketch.hostile_cities(power)).is_none()
    }

    /// What a general or stack gains by each of several marches, against staying.
    pub fn gains(&self, group: PieceSet, marches: &[Move]) -> Vec<f32> {
        let sketch = self.sketch;
        let start = group.first().map_or(NOWHERE, |piece| sketch.city[piece.index()]);
        let near = self.surroundings(group);
        let powers = group.iter().fold(0, |bits, piece| bits | bit(sketch.power(piece)));
        let whole = sketch.stack_at(start);
        let rest = whole.without(group);
        let stay = self.places(&near, group, powers, start, &[]) + self.stand(whole, start);
        let mut stood: Vec<(CityId, f32)> = Vec::new();
        let gain = |step: &Move| {
            let left = if step.takes { step.left } else { &[][..] };
            let places = self.places(&near, group, powers, step.end, left);
            let known = stood.iter().find(|(city, _)| *city == step.end).map(|&(_, stand)| stand);
            let stand = known.unwrap_or_else(|| {
                let there = sketch.stack_at(step.end).without(group);
                let stand = self.stand(group.or(there), step.end) - self.stand(there, step.end);
                stood.push((step.end, stand));
                stand
            });
            let left_behind = if rest.is_empty() { 0.0 } else { self.stand(rest, start) };
            places + stand + left_behind + self.booty(group, step.end) - stay
        };
        marches.iter().map(gain).collect()
    }

    fn booty(&self, group: PieceSet, end: CityId) -> f32 {
        let Some(first) = group.first() else { return 0.0 };
        let hostile = self.sketch.hostile(self.sketch.power(first));
        let taken = self
            .sketch
            .trains
            .iter()
            .any(|train| self.sketch.city[train.index()] == end && hostile & bit(self.sketch.power(train)) != 0);
        if taken { self.weights.booty } else { 0.0 }
    }

    /// What a train gains by going to a city.
    pub fn train_gain(&self, train: board::PieceId, ends: &[CityId]) -> Vec<f32> {
        let here = self.train_at(train, self.sketch.city[train.index()]);
        ends.iter().map(|&end| self.train_at(train, end) - here).collect()
    }

    /// How much a stack needs a train near: more where there is something to take away from home.
    fn frontier(&self, power: PowerId, at: CityId) -> f32 {
        let sketch = self.sketch;
        let wanted = sketch.claims.iter().filter(|claim| claim.takers & bit(power) != 0);
        let nearest = wanted.map(|claim| sketch.distance(at, claim.city)).min().unwrap_or(u8::MAX);
        0.02 + 0.15 * self.fade(nearest)
    }

    fn train_at(&self, train: board::PieceId, city: CityId) -> f32 {
        let sketch = self.sketch;
        let power = sketch.power(train);
        let mut sum = 0.0;
        for (at, stack) in sketch.stacks(bit(power)) {
            sum -= self.weights.hunger * self.hunger(stack, power, at, &[(train, city)]);
            let distance = f32::from(sketch.distance(city, at));
            sum -= self.frontier(power, at) * (distance - 3.0).max(0.0) + if distance == 0.0 { 0.3 } else { 0.0 };
        }
        for &(at, foe) in &self.foes {
            let hostile = foe.first().is_some_and(|first| sketch.hostile(power) & bit(sketch.power(first)) != 0);
            let distance = sketch.distance(at, city);
            if hostile && distance <= 4 {
                sum -= 0.6 * f32::from(5 - distance);
            }
        }
        sum
    }
}

/// The powers a captain thinks for.
fn mine<'a>(sketch: &'a Sketch) -> impl Iterator<Item = PowerId> + 'a {
    sketch.view.powers.iter().map(|power| power.power).filter(|&power| sketch.mine & bit(power) != 0)
}

/// Who must conquer grows bolder as time runs out; who need only hold does not.
fn boldness(sketch: &Sketch) -> f32 {
    let conquers =
        sketch.view.powers.iter().any(|power| sketch.mine & bit(power.power) != 0 && power.standing.is_some());
    if conquers { 1.0 + f32::from(sketch.view.turn.saturating_sub(3)) / 12.0 } else { 1.0 }
}
