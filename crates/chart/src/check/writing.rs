//! Words of the furniture: in each language none over another, under a sign of the legend or across the edge of a box.

use roxmltree::Node;

use crate::geom::Rect;
use crate::plan;
use crate::type_case::{ASCENT, DESCENT, Face, width};

use super::{Exam, has_class, number, rect_of};

const LANGUAGES: [&str; 3] = ["en", "de", "el"];
/// Room for a sign of the legend before its word.
const SIGN: f64 = 38.0;

/// A line of words, and the room it needs.
struct TextLine<'a> {
    node: Node<'a, 'a>,
    words: &'a str,
    room: Rect,
}

pub fn check(exam: &mut Exam) {
    let Some(layer) = exam.find("furniture") else { return };
    let lines: Vec<TextLine> = layer.descendants().filter(|node| node.has_tag_name("text")).filter_map(read).collect();
    let boxes: Vec<Rect> =
        layer.descendants().filter(|node| has_class(node, "tablet")).filter_map(|node| rect_of(&node)).collect();
    let paper = plan::rect(exam.plan.paper);
    for line in &lines {
        if let Some(letter) = line.words.chars().find(|&letter| !crate::type_case::has(letter)) {
            exam.say(Some(line.node), format!("the typeface lacks the letter {letter} of \"{}\"", line.words));
        }
        if !paper.encloses(&line.room) {
            exam.say(Some(line.node), format!("\"{}\" leaves the sheet", line.words));
        }
        if boxes.iter().any(|cell| cell.overlaps(&line.room) && !cell.encloses(&line.room)) {
            exam.say(Some(line.node), format!("\"{}\" crosses the edge of a box", line.words));
        }
    }
    for language in LANGUAGES {
        overlaps(exam, &lines.iter().filter(|line| is_shown(&line.node, language)).collect::<Vec<_>>());
    }
}

fn overlaps(exam: &mut Exam, lines: &[&TextLine]) {
    for (at, line) in lines.iter().enumerate() {
        for other in lines[..at].iter().filter(|other| other.room.overlaps(&line.room)) {
            exam.say(Some(line.node), format!("\"{}\" and \"{}\" overlap", other.words, line.words));
        }
    }
}

fn is_shown(node: &Node, language: &str) -> bool {
    has_class(node, language) || !LANGUAGES.iter().any(|other| has_class(node, other))
}

/// Words set straight on the sheet; letters of signs stand in groups of their own and are no words.
fn read<'a>(node: Node<'a, 'a>) -> Option<TextLine<'a>> {
    if node.ancestors().any(|parent| parent.has_attribute("transform")) {
        return None;
    }
    let words = node.text()?;
    let (x, y, size) = (number(&node, "x")?, number(&node, "y")?, number(&node, "font-size")?);
    let face = if node.attribute("font-style") == Some("italic") { Face::Italic } else { Face::Roman };
    let wide = width(words, face, size, number(&node, "letter-spacing").unwrap_or(0.0));
    let left = match node.attribute("text-anchor") {
        Some("middle") => x - wide / 2.0,
        Some("end") => x - wide,
        _ => x,
    };
    let explains = node.ancestors().any(|parent| parent.attribute("id") == Some("legend"));
    let sign = if explains { SIGN } else { 0.0 };
    let room = Rect::new(left - sign, y - size * ASCENT, left + wide, y + size * DESCENT);
    Some(TextLine { node, words, room })
}
