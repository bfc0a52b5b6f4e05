//! Where another game branches off.

use crate::table::plan::{Origin, TablePlan};

/// A game up to one of its steps.
pub struct ForkPoint {
    pub plan: TablePlan,
    pub origin: Origin,
    pub actions: Vec<(u8, String)>,
    pub pack: String,
}
