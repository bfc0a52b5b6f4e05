//! Territories: every city in a part of its own territory and of no other, in the pieces its cities make.

use board::TerritoryId;
use roxmltree::Node;

use crate::geom::{Point, Ring, area, inside};
use crate::plan;
use crate::territories::sites;
use crate::voronoi::Diagram;

use super::{Exam, has_class, paths};

/// One part of a territory as drawn.
struct Part<'a> {
    node: Node<'a, 'a>,
    territory: TerritoryId,
    rings: Vec<Ring>,
}

pub fn check(exam: &mut Exam) {
    let ids: Vec<String> =
        exam.pack.territories.iter().map(|territory| format!("territory-{}", territory.slug)).collect();
    exam.strangers("territories", &known(exam, &ids));
    let mut parts: Vec<Part> = Vec::new();
    for (at, id) in ids.iter().enumerate() {
        let Some(group) = exam.one(id) else { continue };
        for node in group.children().filter(|child| has_class(child, "part")) {
            match node.attribute("d").and_then(paths::rings) {
                Some(rings) => parts.push(Part { node, territory: TerritoryId(at as u8), rings }),
                None => exam.say(Some(node), format!("`{id}` has a part that cannot be read")),
            }
        }
    }
    let homes: Vec<Option<usize>> = (0..exam.places.len()).map(|city| home(exam, &parts, city)).collect();
    for (at, part) in parts.iter().enumerate() {
        if !is_one_piece(&part.rings) {
            exam.say(Some(part.node), format!("a part of `{}` is in several pieces", ids[part.territory.index()]));
        }
        if !homes.contains(&Some(at)) {
            exam.say(Some(part.node), format!("a part of `{}` has no city of it", ids[part.territory.index()]));
        }
    }
    neighbours(exam, &homes);
}

/// Ids that may stand in the layer: the territories, and the lines under names across the land.
fn known(exam: &Exam, ids: &[String]) -> Vec<String> {
    let bows = (0..exam.plan.name.len()).map(|at| format!("bow-{at}"));
    ids.iter().cloned().chain(bows).collect()
}

/// All rings but the largest are holes in it.
fn is_one_piece(rings: &[Ring]) -> bool {
    let Some(outline) = rings.iter().max_by(|a, b| area(a).abs().total_cmp(&area(b).abs())) else { return false };
    let outline = std::slice::from_ref(outline);
    // A hole may touch the outline in single points, so most of its points decide.
    let is_hole = |ring: &Ring| 2 * ring.iter().filter(|&&at| inside(outline, at)).count() > ring.len();
    rings.iter().filter(|ring| **ring != outline[0]).all(is_hole)
}

/// The part a city lies in, if it is the right one and the only one.
fn home(exam: &mut Exam, parts: &[Part], city: usize) -> Option<usize> {
    let place = exam.places[city];
    let around: Vec<usize> = (0..parts.len()).filter(|&at| inside(&parts[at].rings, place)).collect();
    let drawn = &exam.pack.cities[city];
    match around.as_slice() {
        &[one] if parts[one].territory == drawn.territory => Some(one),
        [] => {
            exam.say(None, format!("{} lies in no territory", drawn.name));
            None
        }
        _ => {
            exam.say(Some(parts[around[0]].node), format!("{} lies in another territory than its own", drawn.name));
            None
        }
    }
}

/// Neighbouring cities of one territory lie in one part of it, unless water lies between them.
fn neighbours(exam: &mut Exam, homes: &[Option<usize>]) {
    let pack = exam.pack;
    let land = land(exam);
    for panel in exam.plan.panel.clone() {
        let cities: Vec<usize> = (0..pack.cities.len()).filter(|&city| pack.cities[city].map == panel.map).collect();
        let places: Vec<Point> = cities.iter().map(|&city| exam.places[city]).collect();
        let owners: Vec<TerritoryId> = cities.iter().map(|&city| pack.cities[city].territory).collect();
        let (points, groups) = sites(&plan::rect(panel.field), panel.reach, &places, &owners);
        let diagram = Diagram::new(&points);
        for (a, b) in diagram.neighbours().filter(|&(a, b)| groups[a].is_some() && groups[a] == groups[b]) {
            let (one, two) = (cities[a], cities[b]);
            let apart = homes[one].is_some() && homes[two].is_some() && homes[one] != homes[two];
            if apart && is_dry(&land, exam.places[one], exam.places[two]) {
                let names = [one, two].map(|city| pack.cities[city].name.clone());
                exam.say(
                    None,
                    format!("{} and {} are neighbours in one territory but drawn in two parts", names[0], names[1]),
                );
            }
        }
    }
}

/// The drawn land.
fn land(exam: &Exam) -> Vec<Ring> {
    let ground = exam.find("land").and_then(|layer| layer.children().find(|child| has_class(child, "ground")));
    ground.and_then(|ground| ground.attribute("d")).and_then(paths::rings).unwrap_or_default()
}

/// Whether one can walk straight from one place to the other.
fn is_dry(land: &[Ring], from: Point, to: Point) -> bool {
    (0..=20).all(|step| inside(land, from + (to - from) * (f64::from(step) / 20.0)))
}
