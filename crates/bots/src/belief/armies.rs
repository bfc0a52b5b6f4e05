//! Troops of generals: every split that fits the public totals and the sums disclosed.

use board::limits::PIECES;
use board::{PieceId, PieceSet};
use rules::View;

use super::GeneralKnowledge;
use super::particles::Particles;

/// Splits tried before counting is given up.
const MOST_STEPS: u32 = 20_000;

/// The troops of these generals together lie between two numbers.
#[derive(Clone, Copy)]
struct Sum {
    generals: PieceSet,
    least: u8,
    most: u8,
}

pub fn infer(view: &View, particles: &mut Particles) -> Vec<GeneralKnowledge> {
    let unseen = view.pieces.iter().filter(|piece| piece.troops.is_none() && piece.most > 0);
    let mut hidden: PieceSet = unseen.map(|piece| piece.piece).collect();
    let mut bounds = [(0, 0); PIECES];
    for piece in &view.pieces {
        bounds[piece.piece.index()] = (piece.least, piece.most);
    }
    let sums = sums(particles, view, hidden);
    let mut found = Vec::new();
    while let Some(first) = hidden.first() {
        let part = connected(&sums, first);
        hidden = hidden.without(part);
        let generals: Vec<PieceId> = part.iter().collect();
        let mut count = Count { bounds: &bounds, sums: &sums, troops: [0; PIECES], steps: 0, tally: Tally::new() };
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
    }
    found.sort_by_key(|general| general.piece);
    found
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
}

impl Tally {
    fn new() -> Tally {
        Tally { splits: 0, sum: [0; PIECES], least: [u8::MAX; PIECES], most: [0; PIECES] }
    }

    fn add(&mut self, troops: &[u8; PIECES]) {
        self.splits += 1;
        for (at, &number) in troops.iter().enumerate() {
            self.sum[at] += u32::from(number);
            self.least[at] = self.least[at].min(number);
            self.most[at] = self.most[at].max(number);
        }
    }

    fn of(&self, piece: PieceId) -> GeneralKnowledge {
        let at = piece.index();
        let likely = self.sum[at] as f32 / self.splits as f32;
        GeneralKnowledge { piece, least: self.least[at], most: self.most[at], likely, exact: true }
    }
}
