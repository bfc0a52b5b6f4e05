//! The nations, whose objectives lie where, and which of them take part.

use board::limits::POWERS;
use board::pack::{SiteKind, Variant};
use board::{PowerId, PowerSet, SiteId};

use engine::ruleset::Ruleset;

/// F-2.1: the order of the powers in the pack is the order of play.
pub const PRUSSIA: PowerId = PowerId(0);
/// Second in the order of play, led by the seat of Prussia.
pub const HANOVER: PowerId = PowerId(1);
/// Third in the order of play.
pub const RUSSIA: PowerId = PowerId(2);
/// Fourth in the order of play.
pub const SWEDEN: PowerId = PowerId(3);
/// Fifth in the order of play.
pub const AUSTRIA: PowerId = PowerId(4);
/// Sixth in the order of play: the Imperial Army.
pub const EMPIRE: PowerId = PowerId(5);
/// Last in the order of play.
pub const FRANCE: PowerId = PowerId(6);

/// F-1.7: the two camps never change.
pub const DEFENDERS: PowerSet = PowerSet::one(PRUSSIA).with(HANOVER);
/// F-1.7: the other camp, which fate thins out.
pub const ATTACKERS: PowerSet = PowerSet::one(RUSSIA).with(SWEDEN).with(AUSTRIA).with(EMPIRE).with(FRANCE);

/// What the powers of a FRIEDRICH pack must be called, in this order.
pub const SLUGS: [&str; POWERS] = ["prussia", "hanover", "russia", "sweden", "austria", "empire", "france"];

/// F-1.11 to F-1.13, F-5.2: the objective at a site: whose (the grey ones are Austria's), and of which order.
pub fn objective(rules: &Ruleset, site: SiteId) -> (PowerId, u8) {
    match rules.pack.sites[site.index()].kind {
        SiteKind::Objective { power, order } => (power, order),
        SiteKind::Fortress { .. } => unreachable!("a FRIEDRICH pack has objectives only"),
    }
}

/// F-5.7: the power whose generals protect the objective at a site.
pub fn defender(rules: &Ruleset, site: SiteId) -> PowerId {
    rules.defender[site.index()].expect("a loaded pack has no objective that nobody defends")
}

/// Modes by what differs between them (catalogue 3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenario {
    /// The standard game, with any number of players.
    Full,
    /// F-14.1: scenario 1, Prussia and Hanover against France.
    WarInTheWest,
    /// F-14.2: scenario 2, Prussia against Austria and the Imperial Army.
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
