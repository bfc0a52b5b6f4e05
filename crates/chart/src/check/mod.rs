//! Proves that a drawing and its pack agree.

mod boxes;
mod cities;
mod labels;
mod paths;
mod signs;
mod territories;
mod writing;

use std::collections::BTreeMap;

use board::Problem;
use board::pack::Pack;
use roxmltree::{Document, Node};

use crate::geom::{Point, Rect, point};
use crate::labels::Rank;
use crate::panel::drawn_at;
use crate::plan::SheetPlan;

/// The layers every drawing has, from the water up.
pub const LAYERS: [&str; 10] =
    ["sea", "land", "territories", "relief", "rivers", "sectors", "roads", "cities", "labels", "furniture"];

/// Everything in which a drawing differs from its pack; empty if they agree.
pub fn check(pack: &Pack, svg: &str) -> Vec<Problem> {
    let document = match Document::parse(svg) {
        Ok(document) => document,
        Err(error) => {
            return vec![Problem::at("map.svg", error.pos().row as usize, format!("this is no SVG: {error}"))];
        }
    };
    let plan = match SheetPlan::standard(&pack.game) {
        Some(Ok(plan)) => plan,
        Some(Err(problem)) => return vec![problem],
        None => return vec![Problem::whole("map.svg", format!("there is no plan for a sheet of {}", pack.game))],
    };
    let mut exam = Exam::new(pack, plan, &document);
    exam.layers();
    cities::check(&mut exam);
    signs::check(&mut exam);
    labels::check(&mut exam);
    territories::check(&mut exam);
    boxes::check(&mut exam);
    writing::check(&mut exam);
    exam.problems
}

/// A drawing under examination.
struct Exam<'a> {
    pack: &'a Pack,
    plan: SheetPlan,
    document: &'a Document<'a>,
    ids: BTreeMap<&'a str, Vec<Node<'a, 'a>>>,
    /// Where each city must be drawn.
    places: Vec<Point>,
    ranks: Vec<Rank>,
    problems: Vec<Problem>,
}

impl<'a> Exam<'a> {
    fn new(pack: &'a Pack, plan: SheetPlan, document: &'a Document<'a>) -> Exam<'a> {
        let places = (0..pack.cities.len() as u16).map(|city| drawn_at(pack, board::CityId(city))).collect();
        let ranks = (0..pack.cities.len() as u16).map(|city| Rank::of(pack, &plan, board::CityId(city))).collect();
        let mut ids: BTreeMap<&str, Vec<Node>> = BTreeMap::new();
        for node in document.descendants() {
            if let Some(id) = node.attribute("id") {
                ids.entry(id).or_default().push(node);
            }
        }
        Exam { pack, plan, document, ids, places, ranks, problems: Vec::new() }
    }

    fn find(&self, id: &str) -> Option<Node<'a, 'a>> {
        self.ids.get(id).map(|nodes| nodes[0])
    }

    /// Notes a problem at the line of an element.
    fn say(&mut self, node: Option<Node>, reason: String) {
        let line = node.map(|node| self.document.text_pos_at(node.range().start).row as usize);
        self.problems.push(Problem { file: "map.svg".to_owned(), line, reason });
    }

    /// The one element with an id.
    fn one(&mut self, id: &str) -> Option<Node<'a, 'a>> {
        let count = self.ids.get(id).map_or(0, Vec::len);
        let first = self.find(id);
        match count {
            0 => self.say(None, format!("nothing is drawn with the id `{id}`")),
            1 => {}
            _ => self.say(first, format!("`{id}` is drawn {count} times")),
        }
        first
    }

    /// Children of a layer whose id begins like this and that no element of the pack accounts for.
    fn strangers(&mut self, layer: &str, known: &[String]) {
        let Some(group) = self.find(layer) else { return };
        let strangers: Vec<Node> = group
            .children()
            .filter(|node| node.attribute("id").is_some_and(|id| !known.iter().any(|other| other == id)))
            .collect();
        for node in strangers {
            self.say(
                Some(node),
                format!("`{}` is drawn but not in the pack", node.attribute("id").unwrap_or_default()),
            );
        }
    }

    fn layers(&mut self) {
        for layer in LAYERS {
            self.one(layer);
        }
    }
}

fn number(node: &Node, attribute: &str) -> Option<f64> {
    node.attribute(attribute)?.parse().ok()
}

fn rect_of(node: &Node) -> Option<Rect> {
    let (x, y) = (number(node, "x")?, number(node, "y")?);
    Some(Rect::new(x, y, x + number(node, "width")?, y + number(node, "height")?))
}

/// Two numbers separated by a blank.
fn pair(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(' ')?;
    Some(point(x.parse().ok()?, y.parse().ok()?))
}

fn has_class(node: &Node, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

#[cfg(test)]
mod tests;
