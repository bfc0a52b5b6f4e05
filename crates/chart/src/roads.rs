//! Roads: one line from city to city, never quite straight.

use board::pack::Pack;
use board::roads::Road;

use crate::geom::Point;
use crate::noise::Dice;

/// How far a road may stray from the straight line.
const STRAY: f64 = 2.6;

/// The two points a road bends towards.
pub fn bends(pack: &Pack, road: Road, from: Point, to: Point) -> (Point, Point) {
    let mut dice = Dice::named(&road_id(pack, road));
    let way = to - from;
    let side = way.unit().normal();
    let stray = STRAY.min(way.length() * 0.06);
    let one = from + way * dice.between(0.28, 0.38) + side * dice.between(-stray, stray);
    let two = from + way * dice.between(0.62, 0.72) + side * dice.between(-stray, stray);
    (one, two)
}

/// Points along the drawn road.
pub fn course(pack: &Pack, road: Road, from: Point, to: Point) -> Vec<Point> {
    let (one, two) = bends(pack, road, from, to);
    let at = |step: i32| {
        let t = f64::from(step) / 6.0;
        let s = 1.0 - t;
        from * (s * s * s) + one * (3.0 * s * s * t) + two * (3.0 * s * t * t) + to * (t * t * t)
    };
    (0..=6).map(at).collect()
}

/// `road-A-B`, the cities in the order of their slugs.
pub fn road_id(pack: &Pack, road: Road) -> String {
    let (a, b) = (&pack.city_of(road.a).slug, &pack.city_of(road.b).slug);
    let (first, second) = if a < b { (a, b) } else { (b, a) };
    format!("road-{first}-{second}")
}
