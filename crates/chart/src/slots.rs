//! Room for pieces: a second piece and a marker beside each city, so that neighbours never cover each other.

use crate::geom::Point;
use crate::noise::Dice;

/// Half the width of a piece and of a marker, in drawing units.
pub const PIECE: f64 = 10.0;
pub const MARKER: f64 = 6.0;
/// How far the second piece and the marker stand from the city.
const ASIDE: f64 = 19.0;
const MARKER_ASIDE: f64 = 15.5;
const DIRECTIONS: usize = 16;
const STEPS: usize = 200_000;

/// Offsets from the city: the first piece stands on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slots {
    pub second: Point,
    pub marker: Point,
}

/// Finds slots for all cities; `crowd` lists what else had better stay visible (middles of names).
pub fn find(cities: &[Point], crowd: &[Point], grain: f64) -> Vec<Slots> {
    let slots = |choice| slots(choice, grain);
    let near: Vec<Vec<usize>> = cities
        .iter()
        .map(|a| (0..cities.len()).filter(|&b| (1e-9..90.0 * grain).contains(&a.distance(cities[b]))).collect())
        .collect();
    let names: Vec<Vec<Point>> =
        cities.iter().map(|a| crowd.iter().copied().filter(|p| p.distance(*a) < 60.0 * grain).collect()).collect();
    let mut chosen = vec![(0_usize, DIRECTIONS / 2); cities.len()];
    let mut dice = Dice::named("slots");
    let cost = |chosen: &[(usize, usize)], city: usize, choice: (usize, usize)| {
        let own = slots(choice);
        let mut cost = crowding(cities[city], own, &names[city]);
        let turn = (choice.0 + DIRECTIONS - choice.1) % DIRECTIONS;
        if turn.min(DIRECTIONS - turn) < 4 {
            cost += 50.0;
        }
        for &other in &near[city] {
            cost += clash((cities[city], own), (cities[other], slots(chosen[other])), grain);
        }
        cost
    };
    for step in 0..STEPS {
        let city = dice.below(cities.len());
        let choice = (dice.below(DIRECTIONS), dice.below(DIRECTIONS));
        let heat = 4.0 * (1.0 - step as f64 / STEPS as f64).powi(2) + 1e-3;
        let (now, then) = (cost(&chosen, city, chosen[city]), cost(&chosen, city, choice));
        if then <= now || dice.unit() < ((now - then) / heat).exp() {
            chosen[city] = choice;
        }
    }
    chosen.into_iter().map(slots).collect()
}

fn slots((second, marker): (usize, usize), grain: f64) -> Slots {
    let way = |at: usize| Point::at_angle(360.0 * at as f64 / DIRECTIONS as f64);
    Slots { second: way(second) * (ASIDE * grain), marker: way(marker) * (MARKER_ASIDE * grain) }
}

/// How deep the things of two cities lie in each other.
fn clash((a, one): (Point, Slots), (b, two): (Point, Slots), grain: f64) -> f64 {
    let mut depth = 0.0;
    for (p, r) in discs(a, one, grain) {
        for (q, s) in discs(b, two, grain) {
            depth += (r + s + 0.5 - p.distance(q)).max(0.0) * 10.0;
        }
    }
    depth
}

/// What stands at a city, with half its width.
pub fn discs(city: Point, slots: Slots, grain: f64) -> [(Point, f64); 3] {
    let (piece, marker) = (PIECE * grain, MARKER * grain);
    [(city, piece), (city + slots.second, piece), (city + slots.marker, marker)]
}

fn crowding(city: Point, slots: Slots, crowd: &[Point]) -> f64 {
    let hidden =
        |at: Point, reach: f64| crowd.iter().map(|p| (reach - p.distance(city + at)).max(0.0) * 0.08).sum::<f64>();
    hidden(slots.second, 24.0) + hidden(slots.marker, 16.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::point;

    #[test]
    fn pieces_of_close_cities_find_room() {
        let cities: Vec<Point> = (0..9).map(|at| point(f64::from(at % 3) * 44.0, f64::from(at / 3) * 44.0)).collect();
        let slots = find(&cities, &[], 1.0);
        for a in 0..9 {
            for b in 0..a {
                for (p, r) in discs(cities[a], slots[a], 1.0) {
                    assert!(discs(cities[b], slots[b], 1.0).iter().all(|(q, s)| p.distance(*q) >= r + s), "{a} {b}");
                }
            }
        }
    }

    #[test]
    fn the_marker_does_not_lie_on_the_second_piece() {
        for slots in find(&[point(0.0, 0.0), point(40.0, 0.0)], &[], 1.0) {
            assert!(slots.second.distance(slots.marker) >= PIECE + MARKER - 1.0);
        }
    }
}
