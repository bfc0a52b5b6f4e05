//! Names: each written once, none over another, a city's sign, a road of its own city or the edge of its map.

use board::CityId;
use roxmltree::Node;

use crate::geom::{Point, Rect};
use crate::labels::{Label, shown};
use crate::plan;
use crate::roads::road_id;
use crate::sheet::sign_radius;
use crate::type_case;

use super::{Exam, has_class, number, paths};

pub fn check(exam: &mut Exam) {
    let ids: Vec<String> = exam.pack.cities.iter().map(|city| format!("name-{}", city.slug)).collect();
    exam.strangers("labels", &ids);
    let mut rects: Vec<(usize, Rect)> = Vec::new();
    for (at, id) in ids.iter().enumerate() {
        let Some(node) = exam.one(id) else { continue };
        match read(exam, &node, at) {
            Some(label) => {
                judge(exam, node, at, &label);
                for &(other, rect) in &rects {
                    if rect.overlaps(&label.rect()) {
                        let names = [at, other].map(|city| exam.pack.cities[city].name.clone());
                        exam.say(Some(node), format!("the names of {} and {} overlap", names[0], names[1]));
                    }
                }
                rects.push((at, label.rect()));
            }
            None => exam.say(Some(node), format!("`{id}` is no name as we write them")),
        }
    }
}

/// The label as its text element describes it.
fn read(exam: &Exam, node: &Node, city: usize) -> Option<Label> {
    let setting = exam.ranks[city].setting(exam.plan.grain);
    if !has_class(node, setting.class) {
        return None;
    }
    let spans: Vec<Node> = node.children().filter(|child| child.has_tag_name("tspan")).collect();
    let (lines, first): (Vec<String>, Node) = match spans.first() {
        Some(&first) => (spans.iter().filter_map(Node::text).map(str::to_owned).collect(), first),
        None => (vec![node.text()?.to_owned()], *node),
    };
    let base = Point { x: number(&first, "x")?, y: number(&first, "y")? };
    Some(Label::standing_at(setting, lines, base))
}

fn judge(exam: &mut Exam, node: Node, at: usize, label: &Label) {
    let pack = exam.pack;
    let city = &pack.cities[at];
    let wanted: String = shown(&city.name, exam.ranks[at]);
    let plain = |text: &str| text.replace(' ', "");
    if plain(&label.lines.concat()) != plain(&wanted) {
        exam.say(Some(node), format!("the name of {} is written {}", city.name, label.lines.join(" ")));
    }
    if let Some(letter) = wanted.chars().find(|&letter| !type_case::has(letter)) {
        exam.say(Some(node), format!("the typeface lacks the letter {letter} of {}", city.name));
    }
    let rect = label.rect();
    let field = exam.plan.panel.iter().find(|panel| panel.map == city.map).map(|panel| plan::rect(panel.field));
    if field.is_none_or(|field| !field.encloses(&rect)) {
        exam.say(Some(node), format!("the name of {} leaves its map", city.name));
    }
    for other in (0..pack.cities.len() as u16).map(CityId).filter(|other| other.index() != at) {
        if rect.distance(exam.places[other.index()])
            < sign_radius(pack, exam.ranks[other.index()], other) * exam.plan.grain
        {
            exam.say(Some(node), format!("the name of {} covers the sign of {}", city.name, pack.city_of(other).name));
        }
    }
    let own = pack.roads.list().iter().filter(|road| road.a.index() == at || road.b.index() == at);
    for id in own.map(|&road| road_id(pack, road)) {
        let lines = exam.find(&id).and_then(|road| road.attribute("d")).and_then(paths::lines).unwrap_or_default();
        if lines.iter().any(|line| line.windows(2).any(|step| rect.inside_length(step[0], step[1]) > 0.0)) {
            exam.say(Some(node), format!("the name of {} covers its own road `{id}`", city.name));
        }
    }
}
