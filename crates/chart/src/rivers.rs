//! Rivers as ink lines that swell from spring to mouth, all joined to one shape.

use crate::atlas::{Atlas, River};
use crate::geom::{Point, line_length, simplify, smooth};
use crate::noise::tremble;
use crate::panel::Panel;
use crate::region::Region;

/// Width at the spring and at the mouth, by class.
const WIDTHS: [(f64, f64); 3] = [(0.5, 1.3), (0.6, 2.2), (0.8, 3.6)];

/// Middle lines of the rivers on a panel, for names and for the search of places.
pub fn courses(panel: &Panel, atlas: &Atlas) -> Vec<(River, Vec<Point>)> {
    let near = panel.field.grown(crate::panel::BEYOND);
    let bent = atlas.rivers.iter().map(|river| (river.clone(), course(panel, river)));
    bent.filter(|(_, line)| line.iter().any(|&p| near.contains(p))).collect()
}

fn course(panel: &Panel, river: &River) -> Vec<Point> {
    let line = panel.bend_line(&river.line, false);
    if river.sketched {
        let line: Vec<Point> = smooth(&simplify(&line, 1.0), 3);
        let line = crate::geom::densify(&line, 6.0, false);
        smooth(&line.into_iter().map(|p| tremble(tremble(p, 21.0, 4.0), 9.0, 1.6)).collect::<Vec<_>>(), 1)
    } else {
        smooth(&simplify(&line, 0.4), 2)
    }
}

pub fn shape(panel: &Panel, courses: &[(River, Vec<Point>)]) -> Region {
    let ribbons =
        courses.iter().map(|(river, line)| ribbon(&simplify(line, 0.25), WIDTHS[usize::from(river.width - 1)]));
    Region::of(ribbons).and(&panel.land).and(&Region::of([panel.field.grown(4.0).ring()])).without(&panel.lakes)
}

/// A line given a width that grows along it.
fn ribbon(line: &[Point], (thin, thick): (f64, f64)) -> Vec<Point> {
    let whole = line_length(line).max(1.0);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    let mut gone = 0.0;
    for (at, &here) in line.iter().enumerate() {
        let before = line[at.saturating_sub(1)];
        let after = line[(at + 1).min(line.len() - 1)];
        gone += here.distance(before);
        let side = (after - before).unit().normal() * (0.5 * (thin + (thick - thin) * (gone / whole).sqrt()));
        left.push(here + side);
        right.push(here - side);
    }
    right.reverse();
    left.extend(right);
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::{area, point};

    #[test]
    fn a_ribbon_is_thin_at_its_spring_and_wide_at_its_mouth() {
        let line: Vec<Point> = (0..=10).map(|at| point(f64::from(at) * 10.0, 0.0)).collect();
        let ring = ribbon(&line, (1.0, 3.0));
        let width_at = |x: f64| ring.iter().filter(|p| (p.x - x).abs() < 1e-9).map(|p| p.y).fold(0.0, f64::max) * 2.0;
        assert!((width_at(0.0) - 1.0).abs() < 1e-9 && (width_at(100.0) - 3.0).abs() < 1e-9);
        assert!(area(&ring).abs() > 100.0);
    }
}
