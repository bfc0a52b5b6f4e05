//! The duel of cards, solved: exact play with both hands open, averaged over the hands the opponent may hold. The
//! opponent does not see our hand and so is expected to err now and then, which open hands would not show. What he has
//! played tells which hands are likely (`Solver::weigh`).
//!
//! It knows a duel only through numbers: card values, the greatest value of a Reserve, what a side loses by stopping
//! at a score, and what a point of cards is worth. All worth is counted in troops.

mod hand;
mod memo;
mod weigh;

pub use hand::Hand;
use memo::Memo;
pub use weigh::{Seen, weigh};

/// No side loses more troops than three full generals have.
pub const MOST_LOST: usize = 24;

/// What stands in a duel, from the point of view of the two sides 0 and 1; what one loses the other gains.
#[derive(Clone, PartialEq, Debug)]
pub struct Stakes {
    /// What each side loses by stopping at the score -1, -2, ...
    pub cost: [[f32; MOST_LOST]; 2],
    /// Troops a point of cards kept in hand is worth.
    pub point: f32,
    /// The greatest value a Reserve may take.
    pub reserve_max: u8,
}

impl Stakes {
    /// Each side loses its troops and nothing else.
    pub fn plain(troops: [u8; 2], point: f32, reserve_max: u8) -> Stakes {
        let cost = troops.map(|troops| std::array::from_fn(|at| (at as f32 + 1.0).min(f32::from(troops))));
        Stakes { cost, point, reserve_max }
    }

    /// What a side that stops at this score loses; nothing at zero.
    fn loss(&self, side: usize, score: i16) -> f32 {
        match usize::try_from(-score) {
            Ok(0) | Err(_) => 0.0,
            Ok(by) => self.cost[side][(by - 1).min(MOST_LOST - 1)],
        }
    }

    /// What a side gives away with a card; a Reserve is worth its greatest value.
    fn spent(&self, play: Play) -> f32 {
        match play {
            Play::Stop => 0.0,
            Play::Card(value) => self.point * f32::from(value),
            Play::Reserve(_) => self.point * f32::from(self.reserve_max),
        }
    }
}

/// One answer in a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    Stop,
    Card(u8),
    /// A Reserve with its declared value.
    Reserve(u8),
}

impl Play {
    pub fn value(self) -> i16 {
        match self {
            Play::Stop => 0,
            Play::Card(value) | Play::Reserve(value) => i16::from(value),
        }
    }

    fn taken_from(self, hand: Hand) -> Hand {
        match self {
            Play::Stop => hand,
            Play::Card(value) => hand.without(value),
            Play::Reserve(_) => hand.without_reserve(),
        }
    }

    /// The hand this was played from.
    fn returned_to(self, hand: Hand) -> Hand {
        match self {
            Play::Stop => hand,
            Play::Card(value) => hand.with(value),
            Play::Reserve(_) => hand.with(0),
        }
    }
}

/// A duel under way: whose right it is to play, his score (never above zero) and what is left in the hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub hands: [Hand; 2],
    pub score: i16,
    pub mover: u8,
}

impl Position {
    /// The position after a play other than stopping.
    #[must_use]
    pub fn after(&self, play: Play) -> Position {
        let mut next = *self;
        let mover = self.mover as usize;
        next.hands[mover] = play.taken_from(self.hands[mover]);
        let score = self.score + play.value();
        (next.score, next.mover) = if score < 0 { (score, self.mover) } else { (-score, 1 - self.mover) };
        next
    }
}

/// Everything the side to play may do. A Reserve takes its greatest value or one that just turns the score: to zero,
/// or one above.
pub fn plays(hand: Hand, score: i16, reserve_max: u8) -> impl Iterator<Item = Play> {
    let stop = score < 0 || !hand.is_suited();
    let most = i16::from(reserve_max);
    let turning = (0..=1).map(move |over| over - score).filter(move |value| (1..most).contains(value));
    let reserves = turning.chain([most]).filter(move |_| hand.has_reserve());
    let cards = hand.values().map(Play::Card);
    cards.chain(stop.then_some(Play::Stop)).chain(reserves.map(|value| Play::Reserve(value as u8)))
}

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
    pub fn value(&mut self, position: &Position) -> f32 {
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
    fn value_of(&mut self, position: &Position, play: Play, side: u8) -> f32 {
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
    fn worths(&mut self, position: &Position, opponents: &[(Hand, f32)]) -> Vec<(Play, f32)> {
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
    pub fn choose(&mut self, position: &Position, opponents: &[(Hand, f32)]) -> (Play, f32) {
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
        let position = Position { hands: [Hand::of(own, 0), Hand::of(other, 0)], score, mover: 0 };
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
        let position = Position { hands: [Hand::of(&[], 1), Hand::of(&[], 0)], score: 0, mover: 0 };
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
        let position = Position { hands: [Hand::of(&[4], 0), Hand::of(&[6], 0)], score: -3, mover: 0 };
        assert!((solver.value(&position) + 3.0).abs() < 1e-6);
        let (play, worth) = solver.choose(&position, &[(position.hands[1], 1.0)]);
        assert!(play == Play::Card(4) && worth > -3.0, "{play:?} {worth}");
    }

    #[test]
    fn the_average_over_hands_decides() {
        let mut solver = Solver::new(Stakes::plain([8, 8], 1.0 / 6.0, 10));
        let position = Position { hands: [Hand::of(&[2], 0), Hand::EMPTY], score: -1, mover: 0 };
        let weak = [(Hand::EMPTY, 1.0)];
        let strong = [(Hand::of(&[10, 10], 0), 1.0)];
        assert_eq!(solver.choose(&position, &weak).0, Play::Card(2));
        assert_eq!(solver.choose(&position, &strong).0, Play::Stop);
    }
}
