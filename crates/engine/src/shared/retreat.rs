//! Retreat: full length, no city twice, over empty cities, as far from the winner as can be.

use board::{CityId, CitySet};

use crate::action::Path;
use crate::ids;
use crate::refusal::{Refusal, Why};
use crate::ruleset::Ruleset;

/// What a retreat must keep to.
#[derive(Clone, Copy)]
pub struct Retreat {
    /// Where the beaten stack stands.
    pub from: CityId,
    /// Where the winner stands.
    pub winner: CityId,
    /// Exact length of the way, in cities.
    pub steps: u8,
    /// F-8.8, M-11.2.8: cities that may not be entered.
    pub closed: CitySet,
    /// Cities whose crossing changes something, so that paths through them are told apart.
    pub watched: [Option<CityId>; 2],
}

/// One path for every end city that is as far from the winner as a full retreat allows, sorted by end.
/// F-8.5, F-8.6, F-8.7, FQ-63, FQ-64, FQ-65, M-11.2.5 to M-11.2.8, R-33, R-34. Empty: no full retreat exists.
pub fn paths(rules: &Ruleset, retreat: &Retreat) -> Vec<Path> {
    let mut search = Search { rules, retreat, best: 0, found: Vec::new(), used: retreat.closed };
    search.used.insert(retreat.from);
    search.extend(&mut Path::new(retreat.from));
    search.found.sort_by_key(Path::end);
    search.found
}

struct Search<'a> {
    rules: &'a Ruleset,
    retreat: &'a Retreat,
    best: u8,
    found: Vec<Path>,
    used: CitySet,
}

impl Search<'_> {
    /// Depth first with a bound: every step can add at most one to the distance from the winner.
    /// Roads are few: even 23 steps, more than any combat without fate can cost, leave a few million ways at worst.
    fn extend(&mut self, path: &mut Path) {
        let roads = &self.rules.pack.roads;
        let here = path.end();
        let away = roads.distance(here, self.retreat.winner);
        let left = self.retreat.steps - path.steps();
        if left == 0 {
            self.keep(path, away);
            return;
        }
        if away + left < self.best {
            return;
        }
        // Outwards first: good ends are found early and cut the rest.
        for outwards in [true, false] {
            for &next in roads.neighbours(here) {
                let is_outwards = roads.distance(next, self.retreat.winner) > away;
                if is_outwards == outwards && !self.used.contains(next) {
                    self.used.insert(next);
                    path.push(next);
                    self.extend(path);
                    path.pop();
                    self.used.remove(next);
                }
            }
        }
    }

    /// Which of the watched cities lie on a path.
    fn crossed(&self, path: &Path) -> [bool; 2] {
        self.retreat.watched.map(|city| city.is_some_and(|city| path.cities().contains(&city)))
    }

    fn keep(&mut self, path: &Path, away: u8) {
        if away > self.best {
            self.best = away;
            self.found.clear();
        }
        let same = |found: &Path| found.end() == path.end() && self.crossed(found) == self.crossed(path);
        if away == self.best && !self.found.iter().any(same) {
            self.found.push(*path);
        }
    }
}

/// Judges one path.
pub fn check(rules: &Ruleset, retreat: &Retreat, path: &Path) -> Result<(), Refusal> {
    if path.start() != retreat.from {
        return Err(Why::WrongStart { city: retreat.from }.under(rules.cite(ids::F_7_19, ids::M_11_1_13)));
    }
    if path.steps() != retreat.steps {
        return Err(Why::WrongLength { steps: retreat.steps }.under(rules.cite(ids::F_8_5, ids::M_11_2_5)));
    }
    let mut used = CitySet::EMPTY;
    used.insert(retreat.from);
    for pair in path.cities().windows(2) {
        let (from, to) = (pair[0], pair[1]);
        if !rules.pack.roads.are_adjacent(from, to) {
            return Err(Why::NoRoad { from, to }.under(rules.cite(ids::F_4_1, ids::M_10_1_3)));
        }
        if used.contains(to) {
            let start = rules.cite(ids::FQ_64, ids::R_34);
            let twice = if to == retreat.from { start } else { rules.cite(ids::F_8_7, ids::M_11_2_7) };
            return Err(Why::CityTwice { city: to }.under(twice));
        }
        if retreat.closed.contains(to) {
            return Err(Why::Occupied { city: to }.under(rules.cite(ids::F_8_8, ids::M_11_2_8)));
        }
        used.insert(to);
    }
    if paths(rules, retreat).iter().all(|good| good.end() != path.end()) {
        return Err(Why::NotFarthest { city: path.end() }.under(rules.cite(ids::F_8_6, ids::M_11_2_6)));
    }
    Ok(())
}
