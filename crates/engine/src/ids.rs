//! Ids of the rule catalogue as constants: `ids::M_10_1_21` is M-10.1.21. An id that does not exist does not compile.
//!
//! The lists are written by `cargo xtask rules` from `data/rules`.

mod friedrich;
mod maria;

use std::fmt;

pub use friedrich::*;
pub use maria::*;

/// An entry of the rule catalogue. Only the constants here make one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(&'static str);

impl RuleId {
    /// As it is written: `M-10.1.21`.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
