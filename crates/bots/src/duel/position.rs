//! A duel under way: what may be played, and what comes of it.

use super::hand::Hand;

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

    pub(super) fn taken_from(self, hand: Hand) -> Hand {
        match self {
            Play::Stop => hand,
            Play::Card(value) => hand.without(value),
            Play::Reserve(_) => hand.without_reserve(),
        }
    }

    /// The hand this was played from.
    pub(super) fn returned_to(self, hand: Hand) -> Hand {
        match self {
            Play::Stop => hand,
            Play::Card(value) => hand.with(value),
            Play::Reserve(_) => hand.with(0),
        }
    }
}

/// A duel under way: whose right it is to play, his score (never above zero) and what is left in the hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DuelPosition {
    pub hands: [Hand; 2],
    pub score: i16,
    pub mover: u8,
}

impl DuelPosition {
    /// The position after a play other than stopping.
    #[must_use]
    pub fn after(&self, play: Play) -> DuelPosition {
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
