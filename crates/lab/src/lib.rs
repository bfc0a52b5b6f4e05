//! Self-play, fixtures, measurements: evidence is made here.
//!
//! What it may know: everything but the server.

pub mod arena;
pub mod bench;
pub mod calibrate;
pub mod coverage;
pub mod find;
pub mod fixtures;
pub mod fuzz;
pub mod notes;
pub mod perft;
pub mod play;
pub mod processor;
pub mod program;
pub mod recipes;
pub mod report;
pub mod results;
pub mod script;
pub mod seating;
pub mod shrink;
pub mod simulate;
pub mod summary;
pub mod tally;
pub mod thinking;
pub mod will;

pub use play::{Played, Witness, play_random};
pub use results::{Results, wilson};
pub use seating::{Seating, play_seated};
pub use simulate::{Failure, Keep, Simulation, SimulationPlan, Watch, simulate};
pub use summary::Summary;
pub use tally::Tally;
pub use thinking::{Costs, Thinking};
