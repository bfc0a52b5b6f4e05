//! Conquest of sites by leaving them, protection, and the question marks settled after combat.

use board::{CityId, PieceId, PieceSet, PowerId, SiteId};

use crate::event::{Event, Log};
use crate::ruleset::Ruleset;
use crate::state::{Core, Markers};

/// Who keeps a site from changing hands: these pieces, within this many cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    /// Any one of them will do.
    pub pieces: PieceSet,
    /// Cities a guard may be away from the site.
    pub reach: u8,
    /// One general who guards further than the others.
    pub wide: Option<(board::PieceId, u8)>,
}

/// F-5.7, F-5.8, F-5.25, FQ-15, M-10.3.6, M-10.3.9: a guard stands within reach, whatever stands between.
pub fn is_guarded(rules: &Ruleset, core: &Core, city: CityId, guard: &Guard) -> bool {
    guard.pieces.iter().any(|piece| {
        let reach = match guard.wide {
            Some((general, reach)) if general == piece => reach,
            _ => guard.reach,
        };
        core.city(piece).is_some_and(|at| rules.pack.roads.distance(at, city) <= reach)
    })
}

/// The pieces of a guard that protect a city, each by itself.
pub fn guards(rules: &Ruleset, core: &Core, city: CityId, guard: &Guard) -> PieceSet {
    let alone = |piece: &PieceId| is_guarded(rules, core, city, &Guard { pieces: PieceSet::one(*piece), ..*guard });
    guard.pieces.iter().filter(alone).collect()
}

/// F-5.18, M-10.3.14: a question mark; R-50: the first power that left keeps it.
pub fn question(core: &mut Core, site: SiteId, power: PowerId) {
    if core.pending.get(site).is_none() {
        core.pending.set(site, Some(power));
    }
}

/// F-5.19, F-5.20, F-5.22, M-10.3.15, M-12.2: takes every question mark off the board, to be settled.
pub fn take_questions(core: &mut Core) -> Vec<(SiteId, PowerId)> {
    let questions = core.pending.iter().collect();
    core.pending = Markers::NONE;
    questions
}

/// The markers of a power leave the sites that `goes` names, and everybody is told. How many they were.
pub fn take_off_markers(core: &mut Core, power: PowerId, goes: impl Fn(SiteId) -> bool, log: &mut Log) -> u8 {
    let marked = core.control.iter().filter(|&(site, owner)| owner == power && goes(site));
    let sites: Vec<SiteId> = marked.map(|(site, _)| site).collect();
    for &site in &sites {
        core.control.set(site, None);
    }
    let number = sites.len() as u8;
    if !sites.is_empty() {
        log.all(|| Event::MarkersTakenOff { power, sites });
    }
    number
}
