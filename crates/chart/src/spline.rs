//! A thin-plate spline: the smoothest way to bend the plane so that given places come to lie where they should.

use crate::geom::{Point, point};

#[derive(Clone, Debug)]
pub struct Spline {
    knots: Vec<Point>,
    weights: Vec<Point>,
    /// Constant, x and y parts of the plane map.
    plane: [Point; 3],
    centre: Point,
    scale: f64,
}

impl Spline {
    /// Bends `from` onto `to`. With `stiffness` 0 every knot lies exactly; more lets it miss a little and
    /// keeps crowded knots from folding the sheet.
    pub fn fit(from: &[Point], to: &[Point], stiffness: f64) -> Spline {
        assert!(from.len() == to.len() && from.len() >= 3, "a spline needs three knots with their images");
        let count = from.len();
        let centre = from.iter().fold(point(0.0, 0.0), |sum, &p| sum + p) * (1.0 / count as f64);
        let spread = from.iter().map(|&p| p.distance(centre)).fold(0.0, f64::max);
        let scale = 1.0 / spread;
        let knots: Vec<Point> = from.iter().map(|&p| (p - centre) * scale).collect();
        let size = count + 3;
        let mut rows = vec![vec![0.0; size + 2]; size];
        for (a, &knot) in knots.iter().enumerate() {
            for (b, &other) in knots.iter().enumerate() {
                rows[a][b] = kernel(knot.distance(other));
            }
            rows[a][a] += stiffness;
            for (at, value) in [1.0, knot.x, knot.y].into_iter().enumerate() {
                rows[a][count + at] = value;
                rows[count + at][a] = value;
            }
            rows[a][size] = to[a].x;
            rows[a][size + 1] = to[a].y;
        }
        solve(&mut rows);
        let found: Vec<Point> = rows.iter().map(|row| point(row[size], row[size + 1])).collect();
        let plane = [found[count], found[count + 1], found[count + 2]];
        Spline { knots, weights: found[..count].to_vec(), plane, centre, scale }
    }

    pub fn bend(&self, at: Point) -> Point {
        let at = (at - self.centre) * self.scale;
        let mut place = self.plane[0] + self.plane[1] * at.x + self.plane[2] * at.y;
        for (&knot, &weight) in self.knots.iter().zip(&self.weights) {
            place = place + weight * kernel(at.distance(knot));
        }
        place
    }
}

fn kernel(distance: f64) -> f64 {
    if distance == 0.0 { 0.0 } else { distance * distance * distance.ln() }
}

/// Gauss's elimination with row exchange; the two last columns become the solutions.
fn solve(rows: &mut [Vec<f64>]) {
    let size = rows.len();
    for column in 0..size {
        let pivot = (column..size).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()));
        let pivot = pivot.expect("there are rows left");
        assert!(rows[pivot][column].abs() > 1e-12, "the knots of a spline must not lie on one line");
        rows.swap(column, pivot);
        let (done, below) = rows.split_at_mut(column + 1);
        let row = &done[column];
        for other in below {
            let factor = other[column] / row[column];
            if factor != 0.0 {
                for (value, &above) in other[column..].iter_mut().zip(&row[column..]) {
                    *value -= factor * above;
                }
            }
        }
    }
    for column in (0..size).rev() {
        let (above, rest) = rows.split_at_mut(column);
        let row = &mut rest[0];
        let pivot = row[column];
        for value in &mut row[size..] {
            *value /= pivot;
        }
        for other in above {
            let factor = other[column];
            other[size] -= factor * row[size];
            other[size + 1] -= factor * row[size + 1];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::noise::Dice;

    fn knots() -> Vec<Point> {
        let mut dice = Dice::new(3);
        (0..40).map(|_| point(dice.between(0.0, 10.0), dice.between(0.0, 6.0))).collect()
    }

    #[test]
    fn a_plane_map_is_found_exactly_everywhere() {
        let map = |p: Point| point(3.0 + 2.0 * p.x - p.y, 1.0 - p.x + 4.0 * p.y);
        let from = knots();
        let to: Vec<Point> = from.iter().map(|&p| map(p)).collect();
        let spline = Spline::fit(&from, &to, 0.0);
        for at in [point(0.0, 0.0), point(20.0, -4.0), point(5.0, 3.0)] {
            assert!(spline.bend(at).distance(map(at)) < 1e-6);
        }
    }

    #[test]
    fn every_knot_lies_where_it_should_and_stiffness_lets_it_miss() {
        let from = knots();
        let mut dice = Dice::new(9);
        let to: Vec<Point> = from.iter().map(|&p| p + point(dice.unit(), dice.unit())).collect();
        let worst = |stiffness: f64| {
            let spline = Spline::fit(&from, &to, stiffness);
            from.iter().zip(&to).map(|(&a, &b)| spline.bend(a).distance(b)).fold(0.0, f64::max)
        };
        assert!(worst(0.0) < 1e-6);
        assert!(worst(0.05) > 1e-3);
    }
}
