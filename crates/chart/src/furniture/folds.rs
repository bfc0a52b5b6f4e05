//! The folds of a sheet that was carried in a map case, and paper that darkened towards its edges.

use crate::geom::{Rect, point};
use crate::plan::rect;
use crate::sheet::Sheet;
use crate::svg::{Svg, rect_attributes};

/// Width of the shade on one side of a fold.
const WIDTH: f64 = 48.0;
const COLUMNS: i32 = 4;

pub fn definitions(svg: &mut Svg) {
    for (id, way) in [("fold-across", "x2=\"0\" y2=\"1\""), ("fold-down", "")] {
        svg.open("linearGradient", &format!("id=\"{id}\" {way}"));
        svg.leaf("stop", "class=\"dark-side\" stop-opacity=\"0\"");
        svg.leaf("stop", "class=\"dark-side\" offset=\".5\" stop-opacity=\".05\"");
        svg.leaf("stop", "class=\"light-side\" offset=\".51\" stop-opacity=\".06\"");
        svg.leaf("stop", "class=\"light-side\" offset=\"1\" stop-opacity=\"0\"");
        svg.close();
    }
    svg.open("radialGradient", "id=\"age\" r=\".75\"");
    svg.leaf("stop", "class=\"dark-side\" offset=\".72\" stop-opacity=\"0\"");
    svg.leaf("stop", "class=\"dark-side\" offset=\"1\" stop-opacity=\".2\"");
    svg.close();
}

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    let paper = rect(sheet.plan.paper);
    svg.open("g", "class=\"folds\"");
    svg.leaf("rect", &format!("fill=\"url(#age)\" {}", rect_attributes(&paper)));
    for column in 1..COLUMNS {
        let x = paper.x0 + paper.width() * f64::from(column) / f64::from(COLUMNS);
        let strip = Rect::new(x - WIDTH, paper.y0, x + WIDTH, paper.y1);
        svg.leaf("rect", &format!("fill=\"url(#fold-down)\" {}", rect_attributes(&strip)));
    }
    let strip = Rect::centred(point(paper.centre().x, paper.centre().y), paper.width(), 2.0 * WIDTH);
    svg.leaf("rect", &format!("fill=\"url(#fold-across)\" {}", rect_attributes(&strip)));
    svg.close();
}
