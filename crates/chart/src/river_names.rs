//! Names of the larger rivers, written along their course where there is most room.

use crate::atlas::River;
use crate::geom::{Point, Rect, along, line_length, simplify, smooth};
use crate::type_case::{Face, width};

const SIZE: f64 = 12.0;
const SPACING: f64 = 1.6;
/// How far two namings of one river must lie apart.
const APART: f64 = 620.0;
/// Room a name needs on the side it stands on.
const CLEAR: f64 = 3.0;

#[derive(Debug)]
pub struct RiverName {
    pub text: String,
    /// The line its letters stand on, from left to right.
    pub line: Vec<Point>,
}

/// What river names keep clear of.
pub struct Crowd {
    pub field: Rect,
    pub rects: Vec<Rect>,
    pub signs: Vec<(Point, f64)>,
    pub roads: Vec<(Point, Point)>,
}

pub fn place(courses: &[(River, Vec<Point>)], mut crowd: Crowd, grain: f64) -> Vec<RiverName> {
    let size = SIZE * grain;
    let mut names = Vec::new();
    let mut order: Vec<&(River, Vec<Point>)> = courses.iter().filter(|(river, _)| river.width > 1).collect();
    order.sort_by_key(|(river, _)| std::cmp::Reverse(river.width));
    for (river, course) in order {
        let length = width(&river.name, Face::Italic, size, SPACING * grain) + 6.0;
        let mut taken: Vec<f64> = Vec::new();
        while let Some((start, line)) = best(course, (length, size), &crowd, &taken) {
            crowd.rects.extend(line.iter().map(|&at| Rect::centred(at, 8.0, size)));
            names.push(RiverName { text: river.name.clone(), line });
            taken.push(start);
        }
    }
    names
}

/// The freest stretch of a course, if there is a good one.
fn best(course: &[Point], (length, size): (f64, f64), crowd: &Crowd, taken: &[f64]) -> Option<(f64, Vec<Point>)> {
    let whole = line_length(course);
    let steps = ((whole - length) / 9.0) as i32;
    let mut best: Option<(f64, f64, Vec<Point>)> = None;
    for step in 0..steps.max(0) {
        let start = f64::from(step) * 9.0;
        if taken.iter().any(|other| (other - start).abs() < APART) {
            continue;
        }
        let stretch = stretch(course, start, length);
        let value = value(&stretch, (length, size), crowd);
        if value > 0.0 && best.as_ref().is_none_or(|(found, ..)| value > *found) {
            best = Some((value, start, stretch));
        }
    }
    best.map(|(_, start, line)| (start, line))
}

/// A smoothed piece of a course, lifted off the water and running from left to right.
fn stretch(course: &[Point], start: f64, length: f64) -> Vec<Point> {
    let line: Vec<Point> = (0..=8).map(|step| along(course, start + length * f64::from(step) / 8.0).0).collect();
    let mut line = smooth(&simplify(&line, 2.0), 2);
    if line[0].x > line[line.len() - 1].x {
        line.reverse();
    }
    let side = (line[line.len() - 1] - line[0]).unit().normal() * -3.6;
    line.into_iter().map(|p| p + side).collect()
}

/// How good a stretch is: straight, level and free. Nothing at all if it covers something.
fn value(line: &[Point], (length, size): (f64, f64), crowd: &Crowd) -> f64 {
    let chord = line[0].distance(line[line.len() - 1]);
    let slope = ((line[line.len() - 1].y - line[0].y) / chord.max(1.0)).abs();
    if chord < length * 0.9 || slope > 0.96 || !line.iter().all(|&p| crowd.field.grown(-14.0).contains(p)) {
        return 0.0;
    }
    let up = (line[line.len() - 1] - line[0]).unit().normal() * -(size * 0.35);
    let samples = || line.iter().map(|&p| p + up);
    let mut room = 30.0_f64;
    for at in samples() {
        for rect in &crowd.rects {
            room = room.min(rect.distance(at) - size * 0.5);
        }
        for &(sign, radius) in &crowd.signs {
            room = room.min(sign.distance(at) - radius - size * 0.5);
        }
    }
    if room < CLEAR {
        return 0.0;
    }
    let crossings =
        crowd.roads.iter().filter(|(a, b)| samples().any(|at| crate::geom::segment_distance(at, *a, *b) < 7.0));
    room + 20.0 * (chord / length) - 14.0 * slope - 9.0 * crossings.count() as f64 - 5.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::point;

    fn elbe() -> Vec<(River, Vec<Point>)> {
        let line: Vec<Point> = (0..60).map(|at| point(590.0 - 10.0 * f64::from(at), 100.0)).collect();
        vec![(River { name: "Elbe".to_owned(), width: 3, sketched: false, line: Vec::new() }, line)]
    }

    fn crowd(rects: Vec<Rect>) -> Crowd {
        Crowd { field: Rect::new(0.0, 0.0, 600.0, 200.0), rects, signs: Vec::new(), roads: Vec::new() }
    }

    #[test]
    fn a_name_runs_from_left_to_right_above_the_water() {
        let names = place(&elbe(), crowd(Vec::new()), 1.0);
        assert_eq!(names.len(), 1);
        let line = &names[0].line;
        assert!(line[0].x < line[line.len() - 1].x && line.iter().all(|p| p.y < 100.0));
    }

    #[test]
    fn a_river_without_room_stays_nameless() {
        assert!(place(&elbe(), crowd(vec![Rect::new(0.0, 80.0, 600.0, 120.0)]), 1.0).is_empty());
    }
}
