//! Cities, roads and sectors: each drawn once, and where the data say.

use board::CityId;
use roxmltree::Node;

use crate::geom::{Point, point};
use crate::glyphs::suit_name;
use crate::roads::road_id;
use crate::sheet::Sheet;
use crate::slots::{Slots, discs};

use super::{Exam, has_class, pair, paths, rect_of};

/// Numbers are written with one decimal.
const ROUNDING: f64 = 0.08;
/// Least width of the area that takes clicks.
const HIT_WIDTH: f64 = 24.0;

pub fn check(exam: &mut Exam) {
    cities(exam);
    roads(exam);
    sectors(exam);
}

fn cities(exam: &mut Exam) {
    let ids: Vec<String> = exam.pack.cities.iter().map(|city| format!("city-{}", city.slug)).collect();
    exam.strangers("cities", &ids);
    let mut standing = Vec::new();
    for (at, id) in ids.iter().enumerate() {
        let Some(node) = exam.one(id) else { continue };
        let place = exam.places[at];
        let drawn = node.attribute("transform").and_then(translation);
        if drawn.is_none_or(|drawn| drawn.distance(place) > ROUNDING) {
            exam.say(Some(node), format!("`{id}` is not drawn at {} {}", place.x, place.y));
        }
        let anchor = node.attribute("data-anchor").and_then(pair);
        if anchor.is_none_or(|anchor| anchor.distance(place) > ROUNDING) {
            exam.say(Some(node), format!("`{id}` has no anchor for pieces at its place"));
        }
        let hit = node
            .children()
            .find(|child| has_class(child, "hit"))
            .and_then(|hit| hit.attribute("r")?.parse::<f64>().ok());
        if hit.is_none_or(|radius| radius * 2.0 < HIT_WIDTH) {
            exam.say(Some(node), format!("`{id}` has no hit area of {HIT_WIDTH} units"));
        }
        let second = node.attribute("data-second").and_then(pair);
        let marker = node.attribute("data-marker").and_then(pair);
        match (second, marker) {
            (Some(second), Some(marker)) => standing.push((node, place, Slots { second, marker })),
            _ => exam.say(Some(node), format!("`{id}` has no room for a second piece and a marker")),
        }
    }
    room(exam, &standing);
}

/// Pieces and markers of different cities must not cover each other.
fn room(exam: &mut Exam, standing: &[(Node, Point, Slots)]) {
    let grain = exam.plan.grain;
    for (at, &(node, here, slots)) in standing.iter().enumerate() {
        for &(other, there, others) in &standing[..at] {
            if here.distance(there) > 90.0 * grain {
                continue;
            }
            let touch = discs(here, slots, grain)
                .into_iter()
                .any(|(p, r)| discs(there, others, grain).into_iter().any(|(q, s)| p.distance(q) < r + s - ROUNDING));
            if touch {
                let names = [node, other].map(|node| node.attribute("id").unwrap_or_default().to_owned());
                exam.say(Some(node), format!("pieces in `{}` and `{}` cover each other", names[0], names[1]));
            }
        }
    }
}

fn translation(transform: &str) -> Option<Point> {
    pair(transform.strip_prefix("translate(")?.strip_suffix(')')?)
}

fn roads(exam: &mut Exam) {
    let pack = exam.pack;
    let ids: Vec<String> = pack.roads.list().iter().map(|&road| road_id(pack, road)).collect();
    exam.strangers("roads", &ids);
    for (&road, id) in pack.roads.list().iter().zip(&ids) {
        let Some(node) = exam.one(id) else { continue };
        if has_class(&node, "main") != road.main {
            exam.say(Some(node), format!("`{id}` is drawn as the wrong kind of road"));
        }
        let ends = node.attribute("d").and_then(paths::lines).and_then(|lines| {
            let line = (lines.len() == 1).then(|| lines[0].clone())?;
            Some((*line.first()?, *line.last()?))
        });
        let (a, b) = (exam.places[road.a.index()], exam.places[road.b.index()]);
        let joins = |(from, to): (Point, Point)| from.distance(a) < ROUNDING && to.distance(b) < ROUNDING;
        if !ends.is_some_and(|(from, to)| joins((from, to)) || joins((to, from))) {
            exam.say(Some(node), format!("`{id}` does not join its two cities"));
        }
    }
}

fn sectors(exam: &mut Exam) {
    let pack = exam.pack;
    let ids: Vec<String> = pack.sectors.iter().map(|sector| format!("sector-{}", sector.slug)).collect();
    exam.strangers("sectors", &ids);
    for (at, (sector, id)) in pack.sectors.iter().zip(&ids).enumerate() {
        let Some(node) = exam.one(id) else { continue };
        if node.attribute("data-suit") != Some(suit_name(sector.suit)) || !has_class(&node, suit_name(sector.suit)) {
            exam.say(Some(node), format!("`{id}` has another suit in the pack"));
        }
        let Some(drawn) = node.children().find(|child| child.has_tag_name("rect")).and_then(|rect| rect_of(&rect))
        else {
            exam.say(Some(node), format!("`{id}` has no rectangle"));
            continue;
        };
        let wanted = Sheet::sector_rect(sector);
        let corners = [(drawn.x0, wanted.x0), (drawn.y0, wanted.y0), (drawn.x1, wanted.x1), (drawn.y1, wanted.y1)];
        if corners.iter().any(|(one, two)| (one - two).abs() > 2.0 * ROUNDING) {
            exam.say(Some(node), format!("`{id}` is not drawn where the pack has it"));
        }
        for city in (0..pack.cities.len() as u16).map(CityId).filter(|&city| pack.city_of(city).sector.index() == at) {
            let place = exam.places[city.index()];
            if !drawn.grown(ROUNDING).contains(point(place.x, place.y)) {
                exam.say(Some(node), format!("{} lies outside its sector `{id}`", pack.city_of(city).name));
            }
        }
    }
}
