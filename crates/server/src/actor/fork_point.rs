//! Where another game branches off.

use crate::table::plan::{Origin, Plan};

/// A game up to one of its steps.
pub struct ForkPoint {
    pub plan: Plan,
    pub origin: Origin,
    pub actions: Vec<(u8, String)>,
    pub pack: String,
}
