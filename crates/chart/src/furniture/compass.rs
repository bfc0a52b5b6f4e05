//! A compass rose; the lily shows north.

use crate::geom::{Point, point};
use crate::plan::{Spot, spot};
use crate::svg::{Path, Svg, lines_path, number};

pub fn draw(svg: &mut Svg, plan: &Spot) {
    let (middle, size) = (spot(plan.at), plan.size);
    svg.open("g", "id=\"compass\"");
    for (radius, width) in [(0.72, 1.4), (0.68, 0.6), (0.42, 0.8)] {
        let place = format!("cx=\"{}\" cy=\"{}\" r=\"{}\"", number(middle.x), number(middle.y), number(size * radius));
        svg.leaf("circle", &format!("class=\"rule\" stroke-width=\"{width}\" {place}"));
    }
    let mut ticks = Path::default();
    for step in 0..64 {
        let way = Point::at_angle(f64::from(step) * 5.625);
        let long = if step % 4 == 0 { 0.64 } else { 0.66 };
        ticks.line(&[middle + way * (size * 0.68), middle + way * (size * long)]);
    }
    svg.leaf("path", &format!("class=\"fine\" d=\"{}\"", ticks.finish()));
    // Half winds, then the winds between, then the four chief winds on top.
    for (start, count, reach, waist) in [(22.5, 8, 0.6, 0.1), (45.0, 4, 0.68, 0.13), (0.0, 4, 0.84, 0.15)] {
        for at in 0..count {
            ray(svg, middle, start + 360.0 / f64::from(count) * f64::from(at), size * reach, size * waist);
        }
    }
    lily(svg, middle + point(0.0, -size * 0.84), size * 0.17);
    svg.close();
}

/// One ray: a dark and a light half.
fn ray(svg: &mut Svg, middle: Point, angle: f64, reach: f64, waist: f64) {
    let tip = middle + Point::at_angle(angle) * reach;
    let left = middle + Point::at_angle(angle - 45.0) * waist;
    let right = middle + Point::at_angle(angle + 45.0) * waist;
    svg.leaf("path", &format!("class=\"blank\" stroke-width=\".8\" d=\"{}z\"", lines_path([&vec![middle, left, tip]])));
    svg.leaf("path", &format!("class=\"solid\" d=\"{}z\"", lines_path([&vec![middle, right, tip]])));
}

fn lily(svg: &mut Svg, foot: Point, size: f64) {
    let p = |x: f64, y: f64| foot + point(x, y) * size;
    let mut path = Path::default();
    path.move_to(p(0.0, -1.6)).curve_to(p(0.5, -1.0), p(0.45, -0.5), p(0.12, 0.0));
    path.line_to(p(-0.12, 0.0)).curve_to(p(-0.45, -0.5), p(-0.5, -1.0), p(0.0, -1.6)).close();
    for side in [-1.0, 1.0] {
        path.move_to(p(0.14 * side, 0.0)).curve_to(p(0.3 * side, -0.6), p(0.7 * side, -1.2), p(1.0 * side, -0.8));
        path.curve_to(p(1.2 * side, -0.5), p(0.9 * side, -0.25), p(0.75 * side, -0.4));
        path.curve_to(p(0.7 * side, -0.15), p(0.4 * side, 0.0), p(0.14 * side, 0.25)).close();
    }
    svg.leaf("path", &format!("class=\"solid\" d=\"{}\"", path.finish()));
    let bar = vec![p(-0.55, 0.12), p(0.55, 0.12)];
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"2\" d=\"{}\"", lines_path([&bar])));
}
