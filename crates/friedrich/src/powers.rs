//! The nations, whose objectives lie where, and which of them take part.

use board::limits::POWERS;
use board::pack::{SiteKind, Variant};
use board::{PowerId, PowerSet, SiteId};

use engine::ruleset::Ruleset;

/// F-2.1: the order of the powers in the pack is the order of play.
pub const PRUSSIA: PowerId = PowerId(0);
pub const HANOVER: PowerId = PowerId(1);
pub const RUSSIA: PowerId = PowerId(2);
pub const SWEDEN: PowerId = PowerId(3);
pub const AUSTRIA: PowerId = PowerId(4);
pub const EMPIRE: PowerId = PowerId(5);
pub const FRANCE: PowerId = PowerId(6);

/// F-1.7: the two camps never change.
pub const DEFENDERS: PowerSet = PowerSet::one(PRUSSIA).with(HANOVER);
pub const ATTACKERS: PowerSet = PowerSet::one(RUSSIA).with(SWEDEN).with(AUSTRIA).with(EMPIRE).with(FRANCE);

pub const SLUGS: [&str; POWERS] = ["prussia", "hanover", "russia", "sweden", "austria", "empire", "france"];

/// F-1.11 to F-1.13, F-5.2: the objective at a site: whose (the grey ones are Austria's), and of which order.
pub fn objective(rules: &Ruleset, site: SiteId) -> (PowerId, u8) {
    match rules.pack.sites[site.index()].kind {
        SiteKind::Objective { power, order } => (power, order),
        SiteKind::Fortress { .. } => unreachable!("a FRIEDRICH pack has objectives only"),
    }
}

pub fn defender(rules: &Ruleset, site: SiteId) -> PowerId {
    rules.defender[site.index()].expect("a loaded pack has no objective that nobody defends")
}

/// Modes by what differs between them (catalogue 3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenario {
    Full,
    WarInTheWest,
    StruggleForSilesia,
}

/// Which machine the mode runs on; of the scenarios, the nations that take part tell which (F-14.1.2, F-14.2.2).
/// F-14.0.1, F-14.0.5: the rules and the order of nations are the standard ones except where this is asked.
pub fn scenario(rules: &Ruleset) -> Scenario {
    match rules.mode.variant {
        Variant::Scenario if rules.order.contains(&AUSTRIA) => Scenario::StruggleForSilesia,
        Variant::Scenario => Scenario::WarInTheWest,
        _ => Scenario::Full,
    }
}
