//! What a duel is fought for.

use super::position::Play;

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
    pub(super) fn loss(&self, side: usize, score: i16) -> f32 {
        match usize::try_from(-score) {
            Ok(0) | Err(_) => 0.0,
            Ok(by) => self.cost[side][(by - 1).min(MOST_LOST - 1)],
        }
    }

    /// What a side gives away with a card; a Reserve is worth its greatest value.
    pub(super) fn spent(&self, play: Play) -> f32 {
        match play {
            Play::Stop => 0.0,
            Play::Card(value) => self.point * f32::from(value),
            Play::Reserve(_) => self.point * f32::from(self.reserve_max),
        }
    }
}
