//! Boxes of the board that are no map: a frame, an id, and a place for markers.

use board::pack::Names;

use crate::geom::{Point, Rect, point};
use crate::glyphs::{self, translate};
use crate::sheet::Sheet;
use crate::svg::{Svg, number, rect_attributes};

use super::{Type, write};

/// Opens a box; the caller writes what is in it and closes it.
pub fn open(svg: &mut Svg, id: &str, class: &str, cell: &Rect) {
    let middle = cell.centre();
    let anchor = format!("data-anchor=\"{} {}\"", number(middle.x), number(middle.y));
    svg.open("g", &format!("id=\"{id}\" class=\"{class}\" {anchor}"));
    svg.leaf("rect", &format!("class=\"tablet\" {}", rect_attributes(cell)));
    svg.leaf("rect", &format!("class=\"fine\" {}", rect_attributes(&cell.grown(-4.0))));
}

/// The heading of a group of boxes.
pub fn heading(svg: &mut Svg, at: Point, words: &Names) {
    write(svg, at, Type::left(25.0).spaced(0.6), words);
}

/// The sign of a power, its middle at a point.
pub fn power(svg: &mut Svg, sheet: &Sheet, slug: &str, at: Point, half: f64) {
    let Some(sign) = sheet.plan.sign(slug) else { return };
    svg.open("g", &format!("class=\"first p-{slug}\" {}", translate(at)));
    svg.leaf("path", &format!("class=\"sign\" d=\"{}\"", glyphs::shape(sign.shape, half)));
    let size = half * if sign.letter.chars().count() > 1 { 1.05 } else { 1.4 };
    let place = format!("style=\"font-size:{}px\" y=\"{}\"", number(size), number(half * 0.46));
    svg.text("text", &format!("class=\"letter\" {place}"), &sign.letter);
    svg.close();
}

/// Splits a rectangle into equal columns with gaps.
pub fn columns(rect: &Rect, count: usize, gap: f64) -> Vec<Rect> {
    let width = (rect.width() - gap * (count as f64 - 1.0)) / count as f64;
    let left = |at: usize| rect.x0 + (width + gap) * at as f64;
    (0..count).map(|at| Rect::new(left(at), rect.y0, left(at) + width, rect.y1)).collect()
}

/// Splits a rectangle into equal rows with gaps.
pub fn rows(rect: &Rect, count: usize, gap: f64) -> Vec<Rect> {
    let height = (rect.height() - gap * (count as f64 - 1.0)) / count as f64;
    let top = |at: usize| rect.y0 + (height + gap) * at as f64;
    (0..count).map(|at| Rect::new(rect.x0, top(at), rect.x1, top(at) + height)).collect()
}

/// A star with five points.
pub fn star(middle: Point, radius: f64) -> Vec<Point> {
    let reach = |at: i32| if at % 2 == 0 { radius } else { radius * 0.42 };
    (0..10).map(|at| middle + Point::at_angle(-90.0 + 36.0 * f64::from(at)) * reach(at)).collect()
}

/// Below the heading of a block.
pub fn body(block: &Rect) -> Rect {
    Rect::new(block.x0, block.y0 + 40.0, block.x1, block.y1)
}

pub fn below_top(cell: &Rect, down: f64) -> Point {
    point(cell.centre().x, cell.y0 + down)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rectangle_is_split_without_rest() {
        let rect = Rect::new(0.0, 0.0, 110.0, 50.0);
        let parts = columns(&rect, 3, 10.0);
        assert_eq!((parts[0].x0, parts[1].x0, parts[2].x1), (0.0, 40.0, 110.0));
        assert_eq!(rows(&rect, 2, 10.0)[1], Rect::new(0.0, 30.0, 110.0, 50.0));
    }
}
