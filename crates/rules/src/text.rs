//! The one text form of an action: what `write` writes, `read` reads.

pub use crate::public::public;
pub use engine::text::{LONGEST_WORDING, ParseError, clause, read, read_clause, with_wording, wording, write};
