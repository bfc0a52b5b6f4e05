//! Secret army splits guessed anew: every total and every known sum holds.

use board::PieceSet;
use board::limits::PIECES;

use crate::chance::Dice;
use crate::ruleset::Ruleset;
use crate::state::Core;
use crate::view::CommonView;

/// The armies of these generals together lie between two numbers.
#[derive(Clone, Copy)]
struct Sum {
    generals: PieceSet,
    least: u8,
    most: u8,
}

pub fn distribute(rules: &Ruleset, core: &mut Core, view: &CommonView, dice: &mut Dice) {
    let mut hidden = PieceSet::EMPTY;
    let mut sums = Vec::new();
    for piece in &view.pieces {
        core.secret.troops[piece.piece.index()] = piece.troops.unwrap_or(0);
    }
    for power in &view.powers {
        let generals = core.in_service(rules.army(power.power));
        if view.viewer != Some(view.seat(power.power)) && power.total > 0 {
            hidden = hidden.or(generals);
            sums.push(Sum { generals, least: power.total, most: power.total });
        }
    }
    for fact in &view.facts {
        // What the viewer leads himself he knows; the rest of a mixed sum is hidden.
        let own = core.sum_of_troops(fact.generals.without(hidden));
        let generals = fact.generals.and(hidden);
        let (least, most) = (fact.least.saturating_sub(own), fact.most.saturating_sub(own));
        sums.push(Sum { generals, least, most });
    }
    let mut bounds = [(0, 0); PIECES];
    for piece in &view.pieces {
        bounds[piece.piece.index()] = (piece.least, piece.most);
    }
    while let Some(first) = hidden.first() {
        let part = connected(&sums, first);
        hidden = hidden.without(part);
        let mut order: Vec<_> = part.iter().collect();
        dice.shuffle(&mut order);
        let sums: Vec<Sum> = sums.iter().copied().filter(|sum| sum.generals.intersects(part)).collect();
        let mut split = Split { bounds: &bounds, sums: &sums, troops: &mut core.secret.troops };
        assert!(split.fill(&order, dice), "the true armies fit, so some armies do");
    }
}

/// The generals whose strengths hang together with this one's.
fn connected(sums: &[Sum], first: board::PieceId) -> PieceSet {
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

/// A split under construction: generals in random order get random numbers, taken back where they lead nowhere.
struct Split<'a> {
    bounds: &'a [(u8, u8); PIECES],
    sums: &'a [Sum],
    troops: &'a mut [u8; PIECES],
}

impl Split<'_> {
    fn fill(&mut self, order: &[board::PieceId], dice: &mut Dice) -> bool {
        let Some((&general, rest)) = order.split_first() else { return true };
        let left: PieceSet = rest.iter().copied().collect();
        let (least, most) = self.bounds[general.index()];
        let mut numbers: Vec<u8> = (least..=most).collect();
        dice.shuffle(&mut numbers);
        for number in numbers {
            self.troops[general.index()] = number;
            if self.can_still_fit(general, left) && self.fill(rest, dice) {
                return true;
            }
        }
        self.troops[general.index()] = 0;
        false
    }

    /// Every sum with this general can still be reached by those who have no number yet.
    fn can_still_fit(&self, general: board::PieceId, left: PieceSet) -> bool {
        self.sums.iter().filter(|sum| sum.generals.contains(general)).all(|sum| {
            let (mut low, mut high) = (0, 0);
            for one in sum.generals.iter() {
                let (least, most) = if left.contains(one) {
                    self.bounds[one.index()]
                } else {
                    (self.troops[one.index()], self.troops[one.index()])
                };
                low += least;
                high += most;
            }
            low <= sum.most && high >= sum.least
        })
    }
}
