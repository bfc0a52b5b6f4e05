//! Everything of a game that is sent, for the page, bots and `kabinett inspect`: plain data with slugs for names, and
//! the way back to what the rules work with.
//!
//! What it may know: the rules, by their façade.
//! What it must not know: who sends it, over which line, and where it is stored.

mod event;
mod fault;
mod message;
mod refusal;
mod slugs;

pub use event::{EndWire, EventWire, ExecutionWire, PowerCount, PromiseWire, ShiftWire, SuitWire};
pub use fault::Fault;
pub use message::{MessageWire, ValueWire};
pub use refusal::{FactsWire, RefusalWire};
pub use slugs::{Slug, Slugs};
