//! A ship of the line under sail, for the open sea.

use crate::geom::{Point, point};
use crate::plan::{Spot, spot};
use crate::svg::{Path, Svg};

pub fn draw(svg: &mut Svg, plan: &Spot) {
    let (at, unit) = (spot(plan.at), plan.size / 100.0);
    let p = |x: f64, y: f64| -> Point { at + point(x, y) * unit };
    svg.open("g", "class=\"ship\"");
    let mut hull = Path::default();
    hull.move_to(p(-46.0, -6.0)).line_to(p(-50.0, -18.0)).line_to(p(-30.0, -14.0)).line_to(p(30.0, -12.0));
    hull.line_to(p(48.0, -16.0)).curve_to(p(44.0, -4.0), p(40.0, 4.0), p(32.0, 6.0));
    hull.line_to(p(-36.0, 6.0)).curve_to(p(-42.0, 4.0), p(-45.0, 0.0), p(-46.0, -6.0)).close();
    svg.leaf("path", &format!("class=\"blank\" stroke-width=\"1.1\" d=\"{}\"", hull.finish()));
    let mut lines = Path::default();
    lines.line(&[p(-45.0, -6.0), p(40.0, -4.0)]).line(&[p(-44.0, -1.0), p(38.0, 1.0)]);
    lines.line(&[p(47.0, -16.0), p(70.0, -28.0)]);
    for (x, top) in [(-30.0, -62.0), (0.0, -82.0), (26.0, -72.0)] {
        lines.line(&[p(x, -13.0), p(x, top)]);
        lines.line(&[p(x, top), p(x - 12.0, top + 2.5), p(x, top + 5.0)]);
    }
    for step in 0..9 {
        let x = -34.0 + f64::from(step) * 8.0;
        lines.line(&[p(x, -3.4), p(x + 3.0, -3.2)]);
    }
    for (x, y, w) in
        [(-58.0, 9.0, 30.0), (-14.0, 10.0, 40.0), (34.0, 8.0, 34.0), (-40.0, 14.0, 50.0), (18.0, 14.0, 40.0)]
    {
        lines.move_to(p(x, y)).curve_to(p(x + w / 4.0, y - 3.0), p(x + w / 2.0, y + 3.0), p(x + w, y));
    }
    let mut sails = Path::default();
    for (x, y, w, h) in [
        (-30.0, -30.0, 18.0, 13.0),
        (-30.0, -48.0, 13.0, 14.0),
        (0.0, -34.0, 26.0, 17.0),
        (0.0, -55.0, 20.0, 17.0),
        (0.0, -72.0, 13.0, 13.0),
        (26.0, -32.0, 22.0, 15.0),
        (26.0, -50.0, 17.0, 15.0),
        (26.0, -65.0, 11.0, 11.0),
    ] {
        sails.move_to(p(x - w / 2.0, y - h / 2.0)).line_to(p(x + w / 2.0, y - h / 2.0));
        sails.curve_to(p(x + w / 2.0 + 4.0, y), p(x + w / 2.0 + 4.0, y + 2.0), p(x + w / 2.0 + 1.0, y + h / 2.0));
        sails.line_to(p(x - w / 2.0 - 1.0, y + h / 2.0));
        sails.curve_to(p(x - w / 2.0 + 4.0, y + 2.0), p(x - w / 2.0 + 4.0, y), p(x - w / 2.0, y - h / 2.0)).close();
    }
    sails.line(&[p(34.0, -22.0), p(66.0, -26.0), p(30.0, -56.0)]).close();
    svg.leaf("path", &format!("class=\"fine\" d=\"{}\"", lines.finish()));
    svg.leaf("path", &format!("class=\"blank\" stroke-width=\".9\" d=\"{}\"", sails.finish()));
    svg.close();
}
