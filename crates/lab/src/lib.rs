//! Self-play, fixtures, measurements: evidence is made here.
//!
//! What it may know: everything but the server.

pub mod bench;
pub mod coverage;
pub mod find;
pub mod fixtures;
pub mod play;
pub mod recipes;
pub mod results;
pub mod script;
pub mod simulate;

pub use play::{Played, play_random};
pub use results::{Results, wilson};
pub use simulate::{Failure, Plan, Simulation, simulate};
