//! Players that see a view and nothing else.
//!
//! What it may know: views, actions, sampled worlds. What it must not know: the true state, the server.

mod answer;
pub mod belief;
mod bot;
mod captain;
pub mod chance;
pub mod duel;
pub mod protocol;
mod recruit;
mod registry;

pub use bot::{Bot, Budget, Situation};
pub use registry::{NAMES, by_name};
