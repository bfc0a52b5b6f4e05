//! Points, rectangles, lines and rings: the plane geometry everything else is drawn with.

use std::ops::{Add, Mul, Sub};

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// A closed line; the last point joins the first.
pub type Ring = Vec<Point>;

pub const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        point(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, by: f64) -> Point {
        point(self.x * by, self.y * by)
    }
}

impl Point {
    /// Lengths are taken millions of times and never near the limits of a number, so no `hypot`.
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// A quarter turn.
    pub fn normal(self) -> Point {
        point(-self.y, self.x)
    }

    /// Length one, or nothing for a point at the origin.
    pub fn unit(self) -> Point {
        let length = self.length();
        if length == 0.0 { point(0.0, 0.0) } else { self * (1.0 / length) }
    }

    /// Unit vector at an angle in degrees, clockwise from east as on a sheet whose y grows downwards.
    pub fn at_angle(degrees: f64) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        point(cos, sin)
    }

    pub fn rotate(self, degrees: f64) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        point(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    pub x0: f64,
    pub y0: f64,
    pub x1: f64,
    pub y1: f64,
}

impl Rect {
    pub const fn new(x0: f64, y0: f64, x1: f64, y1: f64) -> Rect {
        Rect { x0, y0, x1, y1 }
    }

    pub fn centred(at: Point, width: f64, height: f64) -> Rect {
        Rect::new(at.x - width / 2.0, at.y - height / 2.0, at.x + width / 2.0, at.y + height / 2.0)
    }

    pub fn width(&self) -> f64 {
        self.x1 - self.x0
    }

    pub fn height(&self) -> f64 {
        self.y1 - self.y0
    }

    pub fn centre(&self) -> Point {
        point(f64::midpoint(self.x0, self.x1), f64::midpoint(self.y0, self.y1))
    }

    #[must_use]
    pub fn grown(&self, by: f64) -> Rect {
        Rect::new(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)
    }

    #[must_use]
    pub fn moved(&self, by: Point) -> Rect {
        Rect::new(self.x0 + by.x, self.y0 + by.y, self.x1 + by.x, self.y1 + by.y)
    }

    /// The point of the rectangle nearest to a point.
    pub fn nearest(&self, at: Point) -> Point {
        point(at.x.clamp(self.x0, self.x1), at.y.clamp(self.y0, self.y1))
    }

    pub fn contains(&self, at: Point) -> bool {
        self.x0 <= at.x && at.x <= self.x1 && self.y0 <= at.y && at.y <= self.y1
    }

    pub fn encloses(&self, other: &Rect) -> bool {
        self.x0 <= other.x0 && self.y0 <= other.y0 && other.x1 <= self.x1 && other.y1 <= self.y1
    }

    pub fn overlaps(&self, other: &Rect) -> bool {
        self.x0 < other.x1 && other.x0 < self.x1 && self.y0 < other.y1 && other.y0 < self.y1
    }

    /// Distance from the nearest point of the rectangle; 0 inside.
    pub fn distance(&self, at: Point) -> f64 {
        self.nearest(at).distance(at)
    }

    pub fn ring(&self) -> Ring {
        vec![point(self.x0, self.y0), point(self.x1, self.y0), point(self.x1, self.y1), point(self.x0, self.y1)]
    }

    /// Length of the part of a segment that lies inside.
    pub fn inside_length(&self, a: Point, b: Point) -> f64 {
        let d = b - a;
        let (mut from, mut to) = (0.0_f64, 1.0_f64);
        for (start, step, low, high) in [(a.x, d.x, self.x0, self.x1), (a.y, d.y, self.y0, self.y1)] {
            if step == 0.0 {
                if start < low || start > high {
                    return 0.0;
                }
                continue;
            }
            let (t0, t1) = ((low - start) / step, (high - start) / step);
            from = from.max(t0.min(t1));
            to = to.min(t0.max(t1));
        }
        (to - from).max(0.0) * d.length()
    }
}

/// Distance of a point from a segment.
pub fn segment_distance(at: Point, a: Point, b: Point) -> f64 {
    let d = b - a;
    let length = d.dot(d);
    let t = if length == 0.0 { 0.0 } else { ((at - a).dot(d) / length).clamp(0.0, 1.0) };
    at.distance(a + d * t)
}

/// Twice the signed area is positive for clockwise rings on a sheet whose y grows downwards.
pub fn area(ring: &[Point]) -> f64 {
    let turns = (0..ring.len()).map(|at| {
        let (a, b) = (ring[at], ring[(at + 1) % ring.len()]);
        a.x * b.y - b.x * a.y
    });
    turns.sum::<f64>() / 2.0
}

/// Even-odd test over any number of rings.
pub fn inside(rings: &[Ring], at: Point) -> bool {
    let mut is_inside = false;
    for ring in rings {
        for (place, &a) in ring.iter().enumerate() {
            let b = ring[(place + 1) % ring.len()];
            if (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x {
                is_inside = !is_inside;
            }
        }
    }
    is_inside
}

pub fn bounds(points: impl IntoIterator<Item = Point>) -> Option<Rect> {
    points.into_iter().fold(None, |rect: Option<Rect>, p| {
        let rect = rect.unwrap_or(Rect::new(p.x, p.y, p.x, p.y));
        Some(Rect::new(rect.x0.min(p.x), rect.y0.min(p.y), rect.x1.max(p.x), rect.y1.max(p.y)))
    })
}

/// Adds points so that no step is longer than `step`.
pub fn densify(line: &[Point], step: f64, closed: bool) -> Vec<Point> {
    let mut dense = Vec::with_capacity(line.len() * 2);
    let pairs = if closed { line.len() } else { line.len().saturating_sub(1) };
    for at in 0..pairs {
        let (a, b) = (line[at], line[(at + 1) % line.len()]);
        let parts = (a.distance(b) / step).ceil().max(1.0);
        for part in 0..parts as usize {
            dense.push(a + (b - a) * (part as f64 / parts));
        }
    }
    if !closed && let Some(&last) = line.last() {
        dense.push(last);
    }
    dense
}

/// Chaikin's corner cutting for an open line; the ends stay.
pub fn smooth(line: &[Point], rounds: usize) -> Vec<Point> {
    let mut line = line.to_vec();
    for _ in 0..rounds {
        if line.len() < 3 {
            break;
        }
        let mut cut = vec![line[0]];
        for pair in line.windows(2) {
            cut.push(pair[0] + (pair[1] - pair[0]) * 0.25);
            cut.push(pair[0] + (pair[1] - pair[0]) * 0.75);
        }
        cut.push(line[line.len() - 1]);
        line = cut;
    }
    line
}

/// Chaikin's corner cutting for a ring.
pub fn smooth_ring(ring: &[Point], rounds: usize) -> Ring {
    let mut ring = ring.to_vec();
    for _ in 0..rounds {
        let cut = (0..ring.len()).flat_map(|at| {
            let (a, b) = (ring[at], ring[(at + 1) % ring.len()]);
            [a + (b - a) * 0.25, a + (b - a) * 0.75]
        });
        ring = cut.collect();
    }
    ring
}

/// Douglas and Peucker: drops points nearer than `tolerance` to the simplified line.
pub fn simplify(line: &[Point], tolerance: f64) -> Vec<Point> {
    if line.len() < 3 {
        return line.to_vec();
    }
    let mut keep = vec![false; line.len()];
    keep[0] = true;
    keep[line.len() - 1] = true;
    let mut spans = vec![(0, line.len() - 1)];
    while let Some((from, to)) = spans.pop() {
        let mut worst = (tolerance, from);
        for at in from + 1..to {
            let off = segment_distance(line[at], line[from], line[to]);
            if off > worst.0 {
                worst = (off, at);
            }
        }
        if worst.1 != from {
            keep[worst.1] = true;
            spans.extend([(from, worst.1), (worst.1, to)]);
        }
    }
    line.iter().zip(keep).filter_map(|(&p, keep)| keep.then_some(p)).collect()
}

/// `simplify` for a ring: its two most distant points stay.
pub fn simplify_ring(ring: &[Point], tolerance: f64) -> Ring {
    if ring.len() < 5 {
        return ring.to_vec();
    }
    let far = (0..ring.len()).max_by(|&a, &b| ring[0].distance(ring[a]).total_cmp(&ring[0].distance(ring[b])));
    let far = far.unwrap_or(0);
    let mut first = simplify(&ring[..=far], tolerance);
    let back: Vec<Point> = ring[far..].iter().chain(&ring[..1]).copied().collect();
    let second = simplify(&back, tolerance);
    first.extend(&second[1..second.len() - 1]);
    first
}

pub fn line_length(line: &[Point]) -> f64 {
    line.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// The point at a distance along a line, and the direction there.
pub fn along(line: &[Point], mut distance: f64) -> (Point, Point) {
    for pair in line.windows(2) {
        let step = pair[0].distance(pair[1]);
        if distance <= step && step > 0.0 {
            return (pair[0] + (pair[1] - pair[0]) * (distance / step), (pair[1] - pair[0]).unit());
        }
        distance -= step;
    }
    let end = line[line.len() - 1];
    (end, if line.len() > 1 { (end - line[line.len() - 2]).unit() } else { point(1.0, 0.0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square() -> Ring {
        Rect::new(0.0, 0.0, 10.0, 10.0).ring()
    }

    #[test]
    fn a_hole_is_outside() {
        let rings = [square(), Rect::new(4.0, 4.0, 6.0, 6.0).ring()];
        assert!(inside(&rings, point(2.0, 2.0)));
        assert!(!inside(&rings, point(5.0, 5.0)));
        assert!(!inside(&rings, point(11.0, 5.0)));
    }

    #[test]
    fn the_area_of_a_square_is_its_side_squared() {
        assert!((area(&square()) - 100.0).abs() < 1e-9);
    }

    #[test]
    fn only_the_part_inside_a_rectangle_counts() {
        let rect = Rect::new(0.0, 0.0, 10.0, 10.0);
        assert!((rect.inside_length(point(-5.0, 5.0), point(15.0, 5.0)) - 10.0).abs() < 1e-9);
        assert!(rect.inside_length(point(-5.0, 12.0), point(15.0, 12.0)) < 1e-9);
        assert!((rect.inside_length(point(5.0, 5.0), point(5.0, 20.0)) - 5.0).abs() < 1e-9);
    }

    #[test]
    fn straight_lines_simplify_to_their_ends() {
        let line: Vec<Point> = (0..10).map(|at| point(f64::from(at), 0.05 * f64::from(at % 2))).collect();
        assert_eq!(simplify(&line, 0.1), [line[0], line[9]]);
        assert_eq!(simplify(&line, 0.01).len(), 10);
    }

    #[test]
    fn smoothing_keeps_the_ends_and_stays_inside_the_hull() {
        let line = [point(0.0, 0.0), point(5.0, 8.0), point(10.0, 0.0)];
        let smooth = smooth(&line, 3);
        assert_eq!((smooth[0], smooth[smooth.len() - 1]), (line[0], line[2]));
        assert!(smooth.iter().all(|p| (0.0..8.0).contains(&p.y)));
    }

    #[test]
    fn dense_lines_have_short_steps() {
        let dense = densify(&square(), 3.0, true);
        assert_eq!(dense.len(), 16);
        assert!(dense.windows(2).all(|pair| pair[0].distance(pair[1]) <= 3.0));
    }

    #[test]
    fn a_walk_along_a_line_turns_with_it() {
        let (at, way) = along(&[point(0.0, 0.0), point(4.0, 0.0), point(4.0, 4.0)], 6.0);
        assert_eq!((at, way), (point(4.0, 2.0), point(0.0, 1.0)));
    }
}
