//! What a position is worth to a captain, piece by piece, so that a march is judged by what it changes.

use board::{CityId, CitySet, PieceSet, PowerId, PowerSet};

use super::fronts::{self, Fronts, Urgency};
use super::odds::{Chances, Force, Odds};
use super::sketch::{Claim, NOWHERE, Sketch};
use super::weights::Weights;

/// How far a threat or a wish reaches: worth shrinks by this with every city.
const FADING: f32 = 0.84;
/// A place behind a guard is worth this much of an open one to who wants it.
const GUARDED: f32 = 0.55;
/// What the second general near a place adds.
const SECOND: f32 = 0.35;
/// A place marked while a fight may still drive its guard off.
const MARKED: f32 = 0.25;
/// A guard is never quite safe.
const LEAST_LOOSENESS: f32 = 0.06;
/// The chance that a guard of an ally fails.
const ALLY_FAILS: f32 = 0.18;
/// How much of the lack of supply is felt when the game is over before it bites.
const LATE_HUNGER: f32 = 0.2;
/// Farther than this nobody looks.
const SIGHT: usize = 32;

/// Distances that matter at one place, the marching group left out.
#[derive(Clone, Copy)]
struct Near {
    guard: u8,
    /// The chance that all who guard it are driven off.
    loose: f32,
    taker: u8,
    /// The second nearest of who may take it.
    second: u8,
    foe: u8,
}

pub struct Judge<'a> {
    pub sketch: &'a Sketch<'a>,
    pub weights: Weights,
    fading: [f32; SIGHT],
    /// How much it matters to hold out against each power.
    urgency: Urgency,
    boldness: f32,
    pub odds: Odds<'a>,
    pub(super) foes: Vec<(CityId, PieceSet)>,
    /// The own stacks, and for each the chance that a power drives it off.
    own: Vec<(CityId, PieceSet, Chances)>,
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
    pub fn new(sketch: &'a Sketch<'a>) -> Judge<'a> {
        let mut fading = [1.0; SIGHT];
        for at in 1..SIGHT {
            fading[at] = fading[at - 1] * FADING;
        }
        let hostile = mine(sketch).fold(PowerSet::EMPTY, |powers, power| powers.or(sketch.hostile(power)));
        let mut weights = Weights::of(sketch);
        if sketch.ends_soon() {
            weights.hunger *= LATE_HUNGER;
        }
        let mut judge = Judge {
            sketch,
            weights,
            fading,
            urgency: fronts::urgency(sketch),
            boldness: boldness(sketch),
            odds: Odds::new(sketch, weights.far),
            foes: sketch.stacks(hostile),
            own: Vec::new(),
        };
        let own = sketch.stacks(sketch.mine).into_iter();
        judge.own = own.map(|(city, stack)| (city, stack, judge.driven(stack, city))).collect();
        judge
    }

    pub(super) fn fade(&self, distance: u8) -> f32 {
        self.fading.get(distance as usize).copied().unwrap_or(0.0)
    }

    fn driven(&self, stack: PieceSet, city: CityId) -> Chances {
        self.odds.driven(&self.foes, stack, city)
    }

    fn nearest(&self, powers: PowerSet, city: CityId, without: PieceSet) -> u8 {
        let generals = self.sketch.generals_of(powers).filter(|&general| !without.contains(general));
        generals.map(|general| self.sketch.distance(self.sketch.city[general.index()], city)).min().unwrap_or(u8::MAX)
    }

    fn two_nearest(&self, powers: PowerSet, city: CityId, without: PieceSet) -> (u8, u8) {
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

    /// The chance that a place is lost in spite of a stack at this distance: one on its way there helps a little.
    fn held(&self, driven: &Chances, takers: PowerSet, distance: u8) -> f32 {
        let reach = self.sketch.rules.book.protection_range;
        if distance <= reach {
            self.looseness(driven, takers)
        } else {
            1.0 - self.weights.relief * self.fade(distance - reach)
        }
    }

    /// How loosely a place is held by a stack with these chances of being driven off.
    fn looseness(&self, driven: &Chances, takers: PowerSet) -> f32 {
        let worst = takers.iter().map(|power| driven[power.index()]).fold(0.0, f32::max);
        (self.weights.shaky * worst).max(LEAST_LOOSENESS)
    }

    /// The chance that all others who guard a place fail.
    fn looseness_without(&self, claim: &Claim, others: &[(CityId, PowerId, Chances)]) -> f32 {
        let (sketch, reach) = (self.sketch, self.sketch.rules.book.protection_range);
        if !claim.guards.intersects(sketch.mine) {
            return 1.0;
        }
        let mut loose = 1.0;
        for (at, power, driven) in others {
            if claim.guards.contains(*power) {
                loose *= self.held(driven, claim.takers, sketch.distance(*at, claim.city));
            }
        }
        let mut allies = sketch.generals_of(claim.guards.without(sketch.mine));
        if allies.any(|ally| sketch.distance(sketch.city[ally.index()], claim.city) <= reach) {
            loose *= ALLY_FAILS;
        }
        loose
    }

    fn surroundings(&self, group: PieceSet) -> Vec<Near> {
        let sketch = self.sketch;
        let rest_of = |&(at, stack, driven): &(CityId, PieceSet, Chances)| {
            let rest = stack.without(group);
            // Who stays behind alone is weaker than the stack was.
            let driven = if rest == stack { driven } else { self.driven(rest, at) };
            Some((at, sketch.power(rest.first()?), driven))
        };
        let others: Vec<(CityId, PowerId, Chances)> = self.own.iter().filter_map(rest_of).collect();
        let near = |claim: &Claim| {
            let concerns = claim.guards.or(claim.takers).intersects(sketch.mine);
            if !concerns {
                return Near { guard: 0, loose: 1.0, taker: 0, second: 0, foe: 0 };
            }
            let (taker, second) = self.two_nearest(claim.takers.and(sketch.mine), claim.city, group);
            Near {
                guard: self.nearest(claim.guards, claim.city, group),
                loose: self.looseness_without(claim, &others),
                taker,
                second,
                foe: self.nearest(claim.takers.without(sketch.mine), claim.city, group),
            }
        };
        sketch.claims.iter().map(near).collect()
    }

    /// What all places are worth with the group in a city, having left others on its way.
    fn places(&self, near: &[Near], group: PieceSet, powers: PowerSet, end: CityId, left: &[CityId]) -> f32 {
        let (sketch, weights) = (self.sketch, &self.weights);
        let there = sketch.stack_at(end).or(group);
        let driven = self.driven(there, end);
        let reach = sketch.rules.book.protection_range;
        let mut sum = 0.0;
        let mut fronts = Fronts::default();
        for (claim, near) in sketch.claims.iter().zip(near) {
            let with = |theirs: PowerSet, others: u8| {
                if !theirs.intersects(powers) || group.is_empty() {
                    others
                } else {
                    others.min(sketch.distance(end, claim.city))
                }
            };
            if claim.guards.intersects(sketch.mine) {
                let mut loose = near.loose;
                if claim.guards.intersects(powers) && !group.is_empty() {
                    loose *= self.held(&driven, claim.takers, sketch.distance(end, claim.city));
                }
                let open = loose * self.fade(near.foe.saturating_sub(reach));
                sum += claim.weight * weights.site * (1.0 - weights.threat * open);
                fronts.hold(claim.takers, 1.0 - open);
            } else if claim.takers.intersects(sketch.mine) {
                let guarded = near.guard <= reach;
                let passed = claim.takers.intersects(powers) && left.contains(&claim.city);
                if passed && !guarded {
                    sum += claim.weight * weights.site * self.boldness;
                    continue;
                }
                let own = with(claim.takers, u8::MAX);
                let (first, second) = (near.taker.min(own), near.taker.max(own).min(near.second));
                let pull = weights.pull * self.boldness * (self.fade(first) + SECOND * self.fade(second));
                sum += claim.weight * if guarded { GUARDED * pull } else { pull };
                if passed || sketch.marked.contains(claim.city) {
                    sum += claim.weight * MARKED;
                }
            }
        }
        sum + weights.front * fronts.worth(&self.urgency)
    }

    /// What the whole position is worth, nobody marching.
    pub fn position(&self) -> f32 {
        let nobody = PieceSet::EMPTY;
        let places = self.places(&self.surroundings(nobody), nobody, PowerSet::EMPTY, NOWHERE, &[]);
        places + self.own.iter().map(|&(city, stack, _)| self.stand(stack, city)).sum::<f32>()
    }

    /// Fights, dangers and supply of a stack in a city.
    pub fn stand(&self, stack: PieceSet, city: CityId) -> f32 {
        let Some(first) = stack.first() else { return 0.0 };
        if city == NOWHERE {
            return 0.0;
        }
        let (sketch, power) = (self.sketch, self.sketch.power(first));
        let own = Force { troops: sketch.sum(stack), power, city };
        let hostile = sketch.hostile(power);
        let mut sum = 0.0;
        for &(at, foe) in &self.foes {
            let Some(foe_first) = foe.first() else { continue };
            let foe_power = sketch.power(foe_first);
            let distance = sketch.distance(at, city);
            let nearness = self.odds.nearness(distance);
            if !hostile.contains(foe_power) || nearness == 0.0 {
                continue;
            }
            let foe = self.odds.force(foe, foe_power, at);
            if distance == 1 {
                sum += self.weights.fight * (self.odds.fight(own, foe) + self.driven_off(foe, own));
            } else {
                sum -= self.weights.danger / self.boldness * self.odds.fight(foe, own).max(0.0) * nearness;
            }
        }
        sum - self.weights.hunger * self.hunger(stack, power, city, &[])
    }

    /// What opens to this captain when a guard is beaten away.
    fn driven_off(&self, foe: Force, own: Force) -> f32 {
        let (sketch, reach) = (self.sketch, self.sketch.rules.book.protection_range);
        let open = sketch.claims.iter().filter(|claim| {
            claim.guards.contains(foe.power)
                && claim.takers.intersects(sketch.mine)
                && sketch.distance(foe.city, claim.city) <= reach
        });
        0.5 * self.boldness * self.odds.winning(own, foe) * open.map(|claim| claim.weight).sum::<f32>().min(4.0)
    }

    /// What lack of supply costs a stack in a city; `moved` are trains with another place than sketched.
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
        let between = pieces.filter(|&piece| hostile.contains(sketch.power(piece))).any(|piece| {
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
        let powers = group.iter().map(|piece| sketch.power(piece)).collect();
        let whole = sketch.stack_at(start);
        let rest = whole.without(group);
        let stay = self.places(&near, group, powers, start, &[]) + self.stand(whole, start);
        let left_behind = if rest.is_empty() { 0.0 } else { self.stand(rest, start) };
        let wanted: CitySet =
            sketch.claims.iter().filter(|claim| claim.takers.intersects(powers)).map(|claim| claim.city).collect();
        let mut stood: Vec<(CityId, f32)> = Vec::new();
        // Ways that pass nothing to be taken differ by their ends only.
        let mut plain: Vec<(CityId, f32)> = Vec::new();
        let gain = |step: &Move| {
            let takes = step.takes && step.left.iter().any(|&city| wanted.contains(city));
            let known = plain.iter().find(|(city, _)| !takes && *city == step.end).map(|&(_, places)| places);
            let places = known.unwrap_or_else(|| {
                let places = self.places(&near, group, powers, step.end, if takes { step.left } else { &[] });
                if !takes {
                    plain.push((step.end, places));
                }
                places
            });
            let known = stood.iter().find(|(city, _)| *city == step.end).map(|&(_, stand)| stand);
            let stand = known.unwrap_or_else(|| {
                let there = sketch.stack_at(step.end).without(group);
                let stand = self.stand(group.or(there), step.end) - self.stand(there, step.end);
                stood.push((step.end, stand));
                stand
            });
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
            .any(|train| self.sketch.city[train.index()] == end && hostile.contains(self.sketch.power(train)));
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
        let wanted = sketch.claims.iter().filter(|claim| claim.takers.contains(power));
        let nearest = wanted.map(|claim| sketch.distance(at, claim.city)).min().unwrap_or(u8::MAX);
        0.02 + 0.15 * self.fade(nearest)
    }

    fn train_at(&self, train: board::PieceId, city: CityId) -> f32 {
        let sketch = self.sketch;
        let power = sketch.power(train);
        let mut sum = 0.0;
        for (at, stack) in sketch.stacks(PowerSet::one(power)) {
            sum -= self.weights.hunger * self.hunger(stack, power, at, &[(train, city)]);
            let distance = f32::from(sketch.distance(city, at));
            sum -= self.frontier(power, at) * (distance - 3.0).max(0.0) + if distance == 0.0 { 0.3 } else { 0.0 };
        }
        for &(at, foe) in &self.foes {
            let hostile = foe.first().is_some_and(|first| sketch.hostile(power).contains(sketch.power(first)));
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
    sketch.view.powers.iter().map(|power| power.power).filter(|&power| sketch.mine.contains(power))
}

/// Boldness doubles in this many turns, with two players in FRIEDRICH and otherwise.
const IMPATIENT: f32 = 3.0;
const PATIENT: f32 = 12.0;

/// Who must conquer grows bolder as time runs out; who need only hold does not.
fn boldness(sketch: &Sketch) -> f32 {
    let conquers = sketch.view.powers.iter().any(|power| sketch.mine.contains(power.power) && power.standing.is_some());
    // Against one enemy alone nobody else gains by what it costs.
    let duel = !sketch.is_maria() && sketch.rules.seats().count() == 2;
    let patience = if duel { IMPATIENT } else { PATIENT };
    if conquers { 1.0 + f32::from(sketch.view.turn.saturating_sub(3)) / patience } else { 1.0 }
}
