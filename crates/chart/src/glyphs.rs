//! The small signs of the map around the origin: towns, works, shields, suits.

use board::Suit;

use crate::geom::{Point, Ring, point};
use crate::plan::Shape;
use crate::svg::{Path, number};

/// Outline of a power's sign, `half` from the middle to the edge.
pub fn shape(shape: Shape, half: f64) -> String {
    let corners = |count: i32, start: f64, radius: f64| -> Ring {
        (0..count).map(|at| Point::at_angle(start + 360.0 * f64::from(at) / f64::from(count)) * radius).collect()
    };
    let h = half;
    let mut path = Path::default();
    match shape {
        Shape::Disc => {
            let k = 0.5523 * h;
            path.move_to(point(0.0, -h));
            path.curve_to(point(k, -h), point(h, -k), point(h, 0.0)).curve_to(point(h, k), point(k, h), point(0.0, h));
            path.curve_to(point(-k, h), point(-h, k), point(-h, 0.0)).curve_to(
                point(-h, -k),
                point(-k, -h),
                point(0.0, -h),
            );
            path.close();
        }
        Shape::Square => drop(path.ring(&corners(4, 45.0, h * 1.28))),
        Shape::Lozenge => drop(path.ring(&corners(4, 0.0, h * 1.3))),
        Shape::Hexagon => drop(path.ring(&corners(6, 0.0, h * 1.12))),
        Shape::Octagon => drop(path.ring(&corners(8, 22.5, h * 1.08))),
        Shape::Shield => {
            let w = h * 0.92;
            path.move_to(point(-w, -h)).line_to(point(w, -h)).line_to(point(w, h * 0.15));
            path.curve_to(point(w, h * 0.7), point(w * 0.45, h), point(0.0, h * 1.2));
            path.curve_to(point(-w * 0.45, h), point(-w, h * 0.7), point(-w, h * 0.15)).close();
        }
        Shape::Banner => {
            let w = h * 0.95;
            path.move_to(point(-w, -h)).line_to(point(w, -h)).line_to(point(w, h * 1.1));
            path.line_to(point(0.0, h * 0.7)).line_to(point(-w, h * 1.1)).close();
        }
    }
    path.finish()
}

/// A star fort: so many bastions around a curtain wall.
pub fn fort(bastions: i32, radius: f64) -> Ring {
    let step = 360.0 / f64::from(bastions);
    let spread = step / 360.0 * 4.0;
    let mut ring = Vec::new();
    for at in 0..bastions {
        let middle = -90.0 + step * f64::from(at);
        for (turn, reach) in [(-11.0, 0.56), (-15.0, 0.78), (0.0, 1.0), (15.0, 0.78), (11.0, 0.56)] {
            ring.push(Point::at_angle(middle + turn * spread) * (radius * reach));
        }
    }
    ring
}

/// An elector's hat: a cap with an ermine brim and a cross.
pub fn hat() -> [String; 2] {
    let mut cap = Path::default();
    cap.move_to(point(-5.0, 0.0)).curve_to(point(-5.5, -5.0), point(-2.5, -7.0), point(0.0, -7.0));
    cap.curve_to(point(2.5, -7.0), point(5.5, -5.0), point(5.0, 0.0)).close();
    cap.line(&[point(0.0, -7.0), point(0.0, -10.6)]).line(&[point(-1.5, -9.2), point(1.5, -9.2)]);
    let mut brim = Path::default();
    brim.move_to(point(-6.4, -0.6)).curve_to(point(-3.0, 1.0), point(3.0, 1.0), point(6.4, -0.6));
    brim.line_to(point(6.4, 2.2)).curve_to(point(3.0, 3.8), point(-3.0, 3.8), point(-6.4, 2.2)).close();
    [cap.finish(), brim.finish()]
}

/// A magazine: a gabled house with its door.
pub fn magazine() -> [String; 2] {
    let mut house = Path::default();
    house.line(&[point(-7.5, 6.5), point(-7.5, -1.5), point(0.0, -8.5), point(7.5, -1.5), point(7.5, 6.5)]).close();
    let mut lines = Path::default();
    lines.line(&[point(-7.5, -1.5), point(7.5, -1.5)]).line(&[
        point(-2.0, 6.5),
        point(-2.0, 1.5),
        point(2.0, 1.5),
        point(2.0, 6.5),
    ]);
    [house.finish(), lines.finish()]
}

/// A suit sign of a height, its middle at the origin.
pub fn suit(suit: Suit, size: f64) -> String {
    let u = size / 20.0;
    let p = |x: f64, y: f64| point(x * u, y * u);
    let mut path = Path::default();
    match suit {
        Suit::Diamonds => {
            path.line(&[p(0.0, -10.0), p(7.5, 0.0), p(0.0, 10.0), p(-7.5, 0.0)]).close();
        }
        Suit::Hearts => {
            path.move_to(p(0.0, 9.5)).curve_to(p(-3.0, 5.0), p(-9.5, 1.5), p(-9.5, -4.0));
            path.curve_to(p(-9.5, -10.0), p(-1.8, -10.5), p(0.0, -4.6));
            path.curve_to(p(1.8, -10.5), p(9.5, -10.0), p(9.5, -4.0))
                .curve_to(p(9.5, 1.5), p(3.0, 5.0), p(0.0, 9.5))
                .close();
        }
        Suit::Spades => {
            path.move_to(p(0.0, -10.0)).curve_to(p(2.5, -5.0), p(9.0, -2.0), p(9.0, 3.0));
            path.curve_to(p(9.0, 7.6), p(3.2, 8.0), p(1.2, 4.2)).curve_to(p(1.4, 7.0), p(2.4, 8.6), p(4.0, 10.0));
            path.line_to(p(-4.0, 10.0)).curve_to(p(-2.4, 8.6), p(-1.4, 7.0), p(-1.2, 4.2));
            path.curve_to(p(-3.2, 8.0), p(-9.0, 7.6), p(-9.0, 3.0))
                .curve_to(p(-9.0, -2.0), p(-2.5, -5.0), p(0.0, -10.0))
                .close();
        }
        Suit::Clubs => {
            path.move_to(p(-1.1, 2.6)).curve_to(p(-3.0, 6.4), p(-9.4, 5.6), p(-9.4, 0.6));
            path.curve_to(p(-9.4, -3.6), p(-5.4, -4.6), p(-3.2, -3.2)).curve_to(
                p(-6.0, -6.4),
                p(-3.4, -10.0),
                p(0.0, -10.0),
            );
            path.curve_to(p(3.4, -10.0), p(6.0, -6.4), p(3.2, -3.2)).curve_to(p(5.4, -4.6), p(9.4, -3.6), p(9.4, 0.6));
            path.curve_to(p(9.4, 5.6), p(3.0, 6.4), p(1.1, 2.6)).curve_to(p(1.2, 6.0), p(2.2, 8.4), p(4.0, 10.0));
            path.line_to(p(-4.0, 10.0)).curve_to(p(-2.2, 8.4), p(-1.2, 6.0), p(-1.1, 2.6)).close();
        }
    }
    path.finish()
}

pub fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
    }
}

/// `transform="translate(x y)"`.
pub fn translate(at: Point) -> String {
    format!("transform=\"translate({} {})\"", number(at.x), number(at.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::{area, inside};

    #[test]
    fn a_fort_has_five_corners_for_each_bastion_and_holds_its_middle() {
        let ring = fort(4, 10.0);
        assert_eq!(ring.len(), 20);
        assert!(inside(std::slice::from_ref(&ring), point(0.0, 0.0)));
        assert!(area(&fort(6, 10.0)).abs() > area(&ring).abs() * 0.8);
    }

    #[test]
    fn every_shape_and_suit_is_drawn_differently() {
        let shapes =
            [Shape::Shield, Shape::Disc, Shape::Square, Shape::Lozenge, Shape::Hexagon, Shape::Banner, Shape::Octagon];
        let mut drawn: Vec<String> = shapes.into_iter().map(|kind| shape(kind, 8.0)).collect();
        drawn.extend(Suit::ALL.into_iter().map(|kind| suit(kind, 20.0)));
        for (at, one) in drawn.iter().enumerate() {
            assert!(one.starts_with('M') && one.ends_with('z'));
            assert!(!drawn[..at].contains(one));
        }
    }
}
