//! The bots there are, by name.

use crate::bot::Bot;
use crate::captain::Captain;
use crate::recruit::Recruit;

/// The weakest first.
pub const NAMES: &[&str] = &["recruit", "captain"];

/// A bot by its name; `None` if there is none of that name.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    match name {
        "recruit" => Some(Box::new(Recruit::new(seed))),
        "captain" => Some(Box::new(Captain::new(seed))),
        _ => None,
    }
}
