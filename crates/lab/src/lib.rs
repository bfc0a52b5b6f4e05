//! Self-play, fixtures, measurements: evidence is made here.
//!
//! What it may know: everything but the server.

pub mod play;
pub mod results;
pub mod simulate;

pub use play::{Played, play_random};
pub use results::{Results, wilson};
pub use simulate::{Failure, Plan, Simulation, simulate};
