//! Troops of generals: every split that fits the public totals and the sums disclosed.

use board::limits::PIECES;
use board::{PieceId, PieceSet};
use rules::View;

use super::particles::{Particle, Particles};
use super::{GeneralKnowledge, StackKnowledge};

/// Splits tried before counting is given up.
const MOST_STEPS: u32 = 20_000;

/// The troops of these generals together lie between two numbers.
#[derive(Clone, Copy)]
struct Sum {
    generals: PieceSet,
    least: u8,
    most: u8,
}

/// What can be said of each hidden general, and of those who stand together: a sum is often known where its parts are
/// not.
pub fn infer(view: &View, particles: &mut Particles) -> (Vec<GeneralKnowledge>, Vec<StackKnowledge>) {
    let unseen = view.pieces.iter().filter(|piece| piece.troops.is_none() && piece.most > 0);
    let mut hidden: PieceSet = unseen.map(|piece| piece.piece).collect();
    let mut bounds = [(0, 0); PIECES];
    for piece in &view.pieces {
        bounds[piece.piece.index()] = (piece.least, piece.most);
    }
    let sums = sums(particles, view, hidden);
    let mut stacks = stacks(view, hidden);
    let mut found = Vec::new();
    while let Some(first) = hidden.first() {
        let part = connected(&sums, first);
        hidden = hidden.without(part);
        let generals: Vec<PieceId> = part.iter().collect();
        let tally = Tally::new(stacks.iter().map(|stack| stack.generals.and(part)).collect());
        let mut count = Count { bounds: &bounds, sums: &sums, troops: [0; PIECES], steps: 0, tally };
        let counted = count.splits(&generals) && count.tally.splits > 0;
        for &piece in &generals {
            let (least, most) = bounds[piece.index()];
            found.push(if counted {
                count.tally.of(piece)
            } else {
                let likely = particles.mean(|world| f32::from(world.troops[piece.index()]));
                GeneralKnowledge { piece, least, most, likely, exact: false }
            });
        }
        for (at, stack) in stacks.iter_mut().enumerate() {
            let here = stack.generals.and(part);
            add_part(stack, here, counted.then(|| count.tally.of_stack(at)), || {
                let told = sums.iter().find(|sum| sum.generals == here).map(|sum| (sum.least, sum.most));
                let added = || {
                    here.iter().map(|one| bounds[one.index()]).fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
                };
                let (least, most) = told.unwrap_or_else(added);
                let mean = |world: &Particle| here.iter().map(|one| f32::from(world.troops[one.index()])).sum::<f32>();
                (least, most, particles.mean(mean))
            });
        }
    }
    found.sort_by_key(|general| general.piece);
    (found, stacks)
}

/// Hidden generals who stand together, nothing known yet.
fn stacks(view: &View, hidden: PieceSet) -> Vec<StackKnowledge> {
    let mut left = hidden;
    let mut stacks = Vec::new();
    while let Some(first) = left.first() {
        let city = view.city(first);
        let together: PieceSet =
            left.iter().filter(|&piece| piece == first || city.is_some() && view.city(piece) == city).collect();
        left = left.without(together);
        if together.len() > 1 {
            stacks.push(StackKnowledge { generals: together, least: 0, most: 0, likely: 0.0, exact: true });
        }
    }
    stacks
}

/// Adds what is known of a part of a stack; parts that do not hang together can be added up.
fn add_part(
    stack: &mut StackKnowledge,
    part: PieceSet,
    counted: Option<(u8, u8, f32)>,
    rough: impl FnOnce() -> (u8, u8, f32),
) {
    if part.is_empty() {
        return;
    }
    stack.exact &= counted.is_some();
    let (least, most, likely) = counted.unwrap_or_else(rough);
    stack.least += least;
    stack.most += most;
    stack.likely += likely;
}

/// Public totals, and what the viewer has been told of stacks; what he leads himself is taken off.
fn sums(particles: &Particles, view: &View, hidden: PieceSet) -> Vec<Sum> {
    let mut sums = Vec::new();
    for power in &view.powers {
        let generals = particles.army(power.power).and(hidden);
        if !generals.is_empty() {
            sums.push(Sum { generals, least: power.total, most: power.total });
        }
    }
    for fact in &view.facts {
        let told = view.pieces.iter().filter(|piece| fact.generals.contains(piece.piece));
        let own: u8 = told.filter_map(|piece| piece.troops).sum();
        let generals = fact.generals.and(hidden);
        if !generals.is_empty() {
            sums.push(Sum { generals, least: fact.least.saturating_sub(own), most: fact.most.saturating_sub(own) });
        }
    }
    sums
}

/// The generals whose strengths hang together with this one's.
fn connected(sums: &[Sum], first: PieceId) -> PieceSet {
    let mut part = PieceSet::one(first);
    loop {
        let touching = sums.iter().filter(|sum| sum.generals.intersects(part));
        let wider = touching.fold(part, |wider, sum| wider.or(sum.generals));
        if wider == part {
            return part;
        }
        part = wider;
    }
}

/// Counts splits one general after the other.
struct Count<'a> {
    bounds: &'a [(u8, u8); PIECES],
    sums: &'a [Sum],
    troops: [u8; PIECES],
    steps: u32,
    tally: Tally,
}

impl Count<'_> {
    /// Whether all splits were counted within the steps allowed.
    fn splits(&mut self, left: &[PieceId]) -> bool {
        let Some((&general, rest)) = left.split_first() else {
            self.tally.add(&self.troops);
            return true;
        };
        let after: PieceSet = rest.iter().copied().collect();
        let (least, most) = self.bounds[general.index()];
        for number in least..=most {
            self.steps += 1;
            self.troops[general.index()] = number;
            if self.steps > MOST_STEPS || self.can_still_fit(general, after) && !self.splits(rest) {
                return false;
            }
        }
        self.troops[general.index()] = 0;
        true
    }

    /// Every sum with this general can still be reached by those who have no number yet.
    fn can_still_fit(&self, general: PieceId, left: PieceSet) -> bool {
        self.sums.iter().filter(|sum| sum.generals.contains(general)).all(|sum| {
            let (mut low, mut high) = (0, 0);
            for one in sum.generals.iter() {
                let set = self.troops[one.index()];
                let (least, most) = if left.contains(one) { self.bounds[one.index()] } else { (set, set) };
                low += least;
                high += most;
            }
            low <= sum.most && high >= sum.least
        })
    }
}

/// What the splits have in common.
struct Tally {
    splits: u32,
    sum: [u32; PIECES],
    least: [u8; PIECES],
    most: [u8; PIECES],
    /// The part of each stack that is split here, with its least, its most and its sum over all splits.
    stacks: Vec<(PieceSet, u8, u8, u32)>,
}

impl Tally {
    fn new(stacks: Vec<PieceSet>) -> Tally {
        let stacks = stacks.into_iter().map(|stack| (stack, u8::MAX, 0, 0)).collect();
        Tally { splits: 0, sum: [0; PIECES], least: [u8::MAX; PIECES], most: [0; PIECES], stacks }
    }

    fn add(&mut self, troops: &[u8; PIECES]) {
        self.splits += 1;
        for (at, &number) in troops.iter().enumerate() {
            self.sum[at] += u32::from(number);
            self.least[at] = self.least[at].min(number);
            self.most[at] = self.most[at].max(number);
        }
        for (stack, least, most, sum) in &mut self.stacks {
            let together: u8 = stack.iter().map(|one| troops[one.index()]).sum();
            (*least, *most) = ((*least).min(together), (*most).max(together));
            *sum += u32::from(together);
        }
    }

    fn of_stack(&self, at: usize) -> (u8, u8, f32) {
        let (_, least, most, sum) = self.stacks[at];
        (least, most, sum as f32 / self.splits as f32)
    }

    fn of(&self, piece: PieceId) -> GeneralKnowledge {
        let at = piece.index();
        let likely = self.sum[at] as f32 / self.splits as f32;
        GeneralKnowledge { piece, least: self.least[at], most: self.most[at], likely, exact: true }
    }
}
