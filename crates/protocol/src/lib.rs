//! Everything of a game that is sent, for the page, bots and `kabinett inspect`: plain data with slugs for names, and
//! the way back to what the rules work with.
//!
//! What it may know: the rules, by their façade.
//! What it must not know: who sends it, over which line, and where it is stored.

#![warn(missing_docs)]

mod event;
mod fault;
mod inspection;
pub mod knowledge;
mod legal;
mod message;
mod position;
mod prospect;
mod question;
mod refusal;
mod slugs;
pub mod view;

pub use event::{EndWire, EventWire, ExecutionWire, PowerCount, PromiseWire, ShiftWire, SuitWire};
pub use fault::Fault;
pub use inspection::{FightWire, FortressWire, GuardWire, InspectionWire, ObjectiveWire, SupplyWire};
pub use knowledge::KnowledgeWire;
pub use legal::{ActionWire, FormWire, LegalWire, RoomWire};
pub use message::{MessageWire, ValueWire};
pub use position::{MomentWire, PositionWire, RetreatAt};
pub use prospect::ProspectWire;
pub use question::{AboutName, AskedWire};
pub use refusal::{FactsWire, RefusalWire};
pub use slugs::{Slug, Slugs};
pub use view::ViewWire;
