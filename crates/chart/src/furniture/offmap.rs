//! Off-map boxes: each with an arrow towards the city through which its general comes back.

use crate::geom::{Point, Rect, point};
use crate::plan::{BoxPlan, rect};
use crate::sheet::Sheet;
use crate::svg::{Path, Svg};

use super::{Type, cells, write};

pub fn draw(svg: &mut Svg, sheet: &Sheet, plans: &[BoxPlan]) {
    for kept in &sheet.pack.boxes {
        let power = sheet.pack.power_of(kept.power);
        let Some(plan) = plans.iter().find(|plan| plan.power == power.slug) else { continue };
        let cell = rect(plan.rect);
        arrow(svg, &cell, sheet.places[kept.arrow.index()]);
        cells::open(svg, &format!("offmap-{}", power.slug), "offmap", &cell);
        cells::power(svg, sheet, &power.slug, point(cell.x0 + 30.0, cell.y0 + 32.0), 14.0);
        write(svg, point(cell.x0 + 54.0, cell.y0 + 39.0), Type::left(21.0), &kept.name);
        svg.close();
    }
}

/// A broad arrow from the edge of the box to just before the city.
fn arrow(svg: &mut Svg, cell: &Rect, city: Point) {
    let from = cell.nearest(point(city.x.clamp(cell.x0 + 40.0, cell.x1 - 40.0), city.y));
    let way = (city - from).unit();
    let tip = city - way * 20.0;
    let neck = tip - way * 22.0;
    let side = way.normal();
    let ring = [
        from + side * 5.0,
        neck + side * 5.0,
        neck + side * 12.0,
        tip,
        neck - side * 12.0,
        neck - side * 5.0,
        from - side * 5.0,
    ];
    let mut path = Path::default();
    path.ring(&ring);
    svg.leaf("path", &format!("class=\"arrow\" d=\"{}\"", path.finish()));
}
