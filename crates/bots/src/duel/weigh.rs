//! What the opponent's last plays say about his hand.

use super::hand::Hand;
use super::position::{DuelPosition, Play};
use super::solver::Solver;

/// What a hand still counts after a play we would not have made with it. Found by exact best responses: trusting the
/// plays fully (0) or not at all (1) both give more away.
const UNLIKELY: f32 = 0.2;

/// A play of the opponent with his score before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seen {
    pub score: i16,
    pub play: Play,
}

/// Weighs the hands the opponent may hold now by what he has played since our last card. `expected` says what would be
/// played with a hand at a score.
pub fn weigh(theirs: &mut [(Hand, f32)], stretch: &[Seen], mut expected: impl FnMut(Hand, i16) -> Play) {
    for (hand, weight) in theirs {
        let mut held = stretch.iter().fold(*hand, |hand, seen| seen.play.returned_to(hand));
        for seen in stretch {
            if expected(held, seen.score) != seen.play {
                *weight *= UNLIKELY;
            }
            held = seen.play.taken_from(held);
        }
    }
}

impl Solver {
    /// The same by the plays of this solver, which thinks with the head of the opponent, side `side`: `ours` are the
    /// hands we may hold in his eyes.
    pub fn weigh(&mut self, side: u8, theirs: &mut [(Hand, f32)], ours: &[(Hand, f32)], stretch: &[Seen]) {
        weigh(theirs, stretch, |held, score| {
            let position = DuelPosition { hands: [held; 2], score, mover: side };
            self.choose(&position, ours).0
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::stakes::Stakes;
    use super::*;

    /// Behind by one against an empty hand a 13 wins far more than a 2; who played the 2 had no 13.
    #[test]
    fn a_waste_speaks_against_a_better_card() {
        let mut solver = Solver::new(Stakes::plain([8, 8], 1.0 / 6.0, 10));
        let ours = [(Hand::EMPTY, 1.0)];
        let seen = [Seen { score: -1, play: Play::Card(2) }];
        let mut theirs = [(Hand::EMPTY, 1.0), (Hand::of(&[13], 0), 1.0)];
        solver.weigh(1, &mut theirs, &ours, &seen);
        assert!((theirs[0].1 - 1.0).abs() < 1e-6, "the 2 alone was all there was: {theirs:?}");
        assert!((theirs[1].1 - UNLIKELY).abs() < 1e-6, "the 13 would have won more: {theirs:?}");
    }

    #[test]
    fn nothing_seen_changes_nothing() {
        let mut solver = Solver::new(Stakes::plain([8, 8], 1.0 / 6.0, 10));
        let mut theirs = [(Hand::of(&[3], 1), 0.25), (Hand::EMPTY, 0.75)];
        let before = theirs;
        solver.weigh(0, &mut theirs, &[(Hand::EMPTY, 1.0)], &[]);
        assert_eq!(theirs, before);
    }

    /// Two cards in a row: each is judged by the hand of its moment.
    #[test]
    fn every_play_of_a_stretch_counts() {
        let mut solver = Solver::new(Stakes::plain([8, 8], 1.0 / 6.0, 10));
        let ours = [(Hand::EMPTY, 1.0)];
        // With 2 and 13 in hand at -4 the 13 turns the fight at once; the 2 first is waste, then the 13 is right.
        let seen = [Seen { score: -4, play: Play::Card(2) }, Seen { score: -2, play: Play::Card(13) }];
        let mut theirs = [(Hand::EMPTY, 1.0)];
        solver.weigh(0, &mut theirs, &ours, &seen);
        assert!((theirs[0].1 - UNLIKELY).abs() < 1e-6, "{theirs:?}");
    }
}
