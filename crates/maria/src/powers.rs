//! The powers of MARIA.

use board::PowerId;

/// The order of the powers in the pack.
pub const FRANCE: PowerId = PowerId(0);
/// A minor power, the ally of France.
pub const BAVARIA: PowerId = PowerId(1);
/// A major power.
pub const PRUSSIA: PowerId = PowerId(2);
/// A minor power that changes sides.
pub const SAXONY: PowerId = PowerId(3);
/// A major power: the Pragmatic Army.
pub const PRAGMATIC: PowerId = PowerId(4);
/// A major power, which all others but the Pragmatic Army fight.
pub const AUSTRIA: PowerId = PowerId(5);

/// What the powers of a MARIA pack must be called, in this order.
pub const SLUGS: [&str; 6] = ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"];

/// M-2.4: the powers with a pool of their own.
pub const MAJORS: [PowerId; 4] = [PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA];
