//! The powers of MARIA.

use board::PowerId;

/// The order of the powers in the pack.
pub const FRANCE: PowerId = PowerId(0);
pub const BAVARIA: PowerId = PowerId(1);
pub const PRUSSIA: PowerId = PowerId(2);
pub const SAXONY: PowerId = PowerId(3);
pub const PRAGMATIC: PowerId = PowerId(4);
pub const AUSTRIA: PowerId = PowerId(5);

pub const SLUGS: [&str; 6] = ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"];

/// M-2.4: the powers with a pool of their own.
pub const MAJORS: [PowerId; 4] = [PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA];
