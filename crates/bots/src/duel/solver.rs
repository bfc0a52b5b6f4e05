//! The best play of a duel.

use super::hand::Hand;
use super::memo::Memo;
use super::position::{DuelPosition, Play, plays};
use super::stakes::Stakes;

/// How often an opponent who cannot see our hand takes his second best play. With it a duel of three cards a side
/// gives away about half of what it does when he is thought to see everything.
const DOUBT: f32 = 0.2;

/// Remembers every position it has solved.
pub struct Solver {
    stakes: Stakes,
    memo: Memo,
    /// The side that thinks, whose hand the other cannot see; none while both see everything.
    thinker: Option<u8>,
}

impl Solver {
    pub fn new(stakes: Stakes) -> Solver {
        Solver { stakes, memo: Memo::new(), thinker: None }
    }

    /// What the duel is worth to side 0 from here on if both see all cards and play their best; for a thinker, if the
    /// other side sometimes does not.
    pub fn value(&mut self, position: &DuelPosition) -> f32 {
        if let Some(value) = self.memo.get(position) {
            return value;
        }
        let (hand, mover) = (position.hands[position.mover as usize], position.mover);
        let (mut best, mut second) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
        for play in plays(hand, position.score, self.stakes.reserve_max) {
            let worth = self.value_of(position, play, mover);
            (best, second) = if worth > best { (worth, best) } else { (best, second.max(worth)) };
        }
        if self.thinker.is_some_and(|thinker| thinker != mover) && second.is_finite() {
            best -= DOUBT * (best - second);
        }
        let value = if mover == 0 { best } else { -best };
        self.memo.put(*position, value);
        value
    }

    /// What a play is worth to `side`.
    fn value_of(&mut self, position: &DuelPosition, play: Play, side: u8) -> f32 {
        let mover = position.mover;
        let to_mover = if play == Play::Stop {
            -self.stakes.loss(mover as usize, position.score)
        } else {
            let value = self.value(&position.after(play));
            (if mover == 0 { value } else { -value }) - self.stakes.spent(play)
        };
        if side == mover { to_mover } else { -to_mover }
    }

    /// What has been solved for the other side's eyes is of no use.
    fn think_for(&mut self, side: u8) {
        if self.thinker != Some(side) {
            self.memo = Memo::new();
            self.thinker = Some(side);
        }
    }

    /// What every play is worth on average against the hands the opponent may hold, each with its weight.
    /// The mover is side `position.mover`; the other hand of `position` is not looked at.
    fn worths(&mut self, position: &DuelPosition, opponents: &[(Hand, f32)]) -> Vec<(Play, f32)> {
        self.think_for(position.mover);
        let mover = position.mover as usize;
        let all: f32 = opponents.iter().map(|(_, weight)| weight).sum();
        let mut worths = Vec::new();
        for play in plays(position.hands[mover], position.score, self.stakes.reserve_max) {
            let mut worth = 0.0;
            for &(hand, weight) in opponents {
                let mut open = *position;
                open.hands[1 - mover] = hand;
                worth += weight * self.value_of(&open, play, position.mover);
            }
            worths.push((play, worth / all.max(f32::MIN_POSITIVE)));
        }
        worths
    }

    /// The play that is best on average, and what it is worth.
    pub fn choose(&mut self, position: &DuelPosition, opponents: &[(Hand, f32)]) -> (Play, f32) {
        let mut best = (Play::Stop, f32::NEG_INFINITY);
        for (play, worth) in self.worths(position, opponents) {
            if worth > best.1 {
                best = (play, worth);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solve(own: &[u8], other: &[u8], score: i16, troops: [u8; 2]) -> f32 {
        let position = DuelPosition { hands: [Hand::of(own, 0), Hand::of(other, 0)], score, mover: 0 };
        Solver::new(Stakes::plain(troops, 1.0 / 6.0, 10)).value(&position)
    }

    #[test]
    fn without_cards_the_weaker_side_loses_the_difference() {
        assert!((solve(&[], &[], -3, [4, 7]) + 3.0).abs() < 1e-6);
        assert!((solve(&[], &[], -5, [2, 7]) + 2.0).abs() < 1e-6, "no more than it has");
        assert!(solve(&[], &[], 0, [4, 4]).abs() < 1e-6, "a tie");
    }

    #[test]
    fn at_zero_a_suited_card_must_be_played() {
        // The 2 must go; the 13 answers, and the 2 is lost with the fight.
        let forced = solve(&[2], &[13], 0, [4, 4]);
        let kept = -2.0 / 6.0 - 4.0 + 13.0 / 6.0;
        assert!((forced - kept).abs() < 1e-6, "{forced}");
        let position = DuelPosition { hands: [Hand::of(&[], 1), Hand::of(&[], 0)], score: 0, mover: 0 };
        assert!(plays(position.hands[0], 0, 10).any(|play| play == Play::Stop), "a Reserve need not be played");
    }

    #[test]
    fn a_dear_card_is_not_spent_on_a_cheap_fight() {
        assert!((solve(&[13], &[], -1, [4, 1]) + 1.0).abs() < 1e-6);
        let won = solve(&[13], &[], -4, [4, 8]);
        assert!((won - (9.0_f32.min(8.0) - 13.0 / 6.0)).abs() < 1e-6, "{won}");
    }

    /// Open hands would stop here; an opponent who may think that more is to come is worth a try.
    #[test]
    fn an_opponent_who_cannot_see_is_expected_to_err() {
        let mut solver = Solver::new(Stakes::plain([4, 4], 1.0 / 6.0, 10));
        let position = DuelPosition { hands: [Hand::of(&[4], 0), Hand::of(&[6], 0)], score: -3, mover: 0 };
        assert!((solver.value(&position) + 3.0).abs() < 1e-6);
        let (play, worth) = solver.choose(&position, &[(position.hands[1], 1.0)]);
        assert!(play == Play::Card(4) && worth > -3.0, "{play:?} {worth}");
    }

    #[test]
    fn the_average_over_hands_decides() {
        let mut solver = Solver::new(Stakes::plain([8, 8], 1.0 / 6.0, 10));
        let position = DuelPosition { hands: [Hand::of(&[2], 0), Hand::EMPTY], score: -1, mover: 0 };
        let weak = [(Hand::EMPTY, 1.0)];
        let strong = [(Hand::of(&[10, 10], 0), 1.0)];
        assert_eq!(solver.choose(&position, &weak).0, Play::Card(2));
        assert_eq!(solver.choose(&position, &strong).0, Play::Stop);
    }
}
