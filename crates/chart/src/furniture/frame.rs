//! The frame: a neat line, a checkered band along the reference grid, letters and numbers, and an outer rule.

use crate::geom::{Rect, point};
use crate::plan::{GridPlan, PanelPlan, rect};
use crate::sheet::Sheet;
use crate::svg::{Path, Svg, rect_attributes, xy};

/// Distance of the lines from the field.
const BAND: (f64, f64) = (5.0, 13.0);
const OUTER: f64 = 40.0;

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "class=\"frame\"");
    for plan in &sheet.plan.panel {
        panel(svg, plan);
    }
    svg.close();
}

fn panel(svg: &mut Svg, plan: &PanelPlan) {
    let field = rect(plan.field);
    for (distance, width) in [(0.0, 1.6), (BAND.0, 0.7), (BAND.1, 0.9), (OUTER, 3.4), (OUTER + 5.0, 0.9)] {
        svg.leaf(
            "rect",
            &format!("class=\"rule\" stroke-width=\"{width}\" {}", rect_attributes(&field.grown(distance))),
        );
    }
    if let Some(grid) = &plan.grid {
        references(svg, grid, &field);
    }
}

/// Every second cell of the band is black; letters run from west to east, numbers from south to north.
fn references(svg: &mut Svg, grid: &GridPlan, field: &Rect) {
    let mut black = Path::default();
    let (near, far) = BAND;
    let middle = f64::midpoint(far, OUTER);
    for (at, pair) in grid.columns.windows(2).enumerate() {
        let half = f64::midpoint(pair[0], pair[1]);
        for (y0, y1) in [(field.y0 - far, field.y0 - near), (field.y1 + near, field.y1 + far)] {
            let from = if at % 2 == 0 { pair[0] } else { half };
            black.ring(&Rect::new(from, y0, from + (pair[1] - pair[0]) / 2.0, y1).ring());
        }
        let letter = char::from_u32(grid.first_letter as u32 + at as u32).unwrap_or(' ').to_string();
        for y in [field.y0 - middle, field.y1 + middle] {
            let place = xy(point(half, y + 6.0));
            svg.text("text", &format!("class=\"grid\" font-size=\"18\" text-anchor=\"middle\" {place}"), &letter);
        }
    }
    let rows = grid.rows.len() - 1;
    for (at, pair) in grid.rows.windows(2).enumerate() {
        let half = f64::midpoint(pair[0], pair[1]);
        for (x0, x1) in [(field.x0 - far, field.x0 - near), (field.x1 + near, field.x1 + far)] {
            let from = if at % 2 == 0 { pair[0] } else { half };
            black.ring(&Rect::new(x0, from, x1, from + (pair[1] - pair[0]) / 2.0).ring());
        }
        for x in [field.x0 - middle, field.x1 + middle] {
            let place = xy(point(x, half + 6.0));
            let number = (rows - at).to_string();
            svg.text("text", &format!("class=\"grid\" font-size=\"18\" text-anchor=\"middle\" {place}"), &number);
        }
    }
    svg.leaf("path", &format!("class=\"solid\" d=\"{}\"", black.finish()));
}
