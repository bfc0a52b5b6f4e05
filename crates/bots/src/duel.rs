//! The duel of cards, solved: exact play with both hands open, averaged over the hands the opponent may hold. The
//! opponent does not see our hand and so is expected to err now and then, which open hands would not show. What he has
//! played tells which hands are likely (`Solver::weigh`).
//!
//! It knows a duel only through numbers: card values, the greatest value of a Reserve, what a side loses by stopping
//! at a score, and what a point of cards is worth. All worth is counted in troops.

mod hand;
mod memo;
mod position;
mod solver;
mod stakes;
mod weigh;

pub use hand::Hand;
pub use position::{DuelPosition, Play, plays};
pub use solver::Solver;
pub use stakes::{MOST_LOST, Stakes};
pub use weigh::{Seen, weigh};
