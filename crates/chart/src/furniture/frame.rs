//! The frame: a neat line, a checkered band along the reference grid, letters and numbers, and rules around it all.

use crate::geom::{Point, Rect, point};
use crate::plan::{FrameSide, GridPlan, PanelPlan, rect};
use crate::sheet::Sheet;
use crate::svg::{Path, Svg, rect_attributes};

use super::{Type, same, write};

/// Distance of the checkered band from the field, and of the letters.
const BAND: (f64, f64) = (5.0, 13.0);
const LETTERS: f64 = 26.0;

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "class=\"frame\"");
    for &corners in &sheet.plan.rules {
        let outer = rect(corners);
        for (distance, width) in [(0.0, 3.6), (6.0, 0.9)] {
            let line = rect_attributes(&outer.grown(distance));
            svg.leaf("rect", &format!("class=\"rule\" stroke-width=\"{width}\" {line}"));
        }
    }
    for plan in &sheet.plan.panel {
        panel(svg, plan);
    }
    svg.close();
}

fn panel(svg: &mut Svg, plan: &PanelPlan) {
    let field = rect(plan.field);
    for (distance, width) in [(0.0, 1.6), (BAND.0, 0.7)] {
        let line = rect_attributes(&field.grown(distance));
        svg.leaf("rect", &format!("class=\"rule\" stroke-width=\"{width}\" {line}"));
    }
    let mut black = Path::default();
    let mut rule = Path::default();
    for &side in &plan.sides {
        let outer = band(&field, side);
        rule.ring(&outer.ring());
        if let Some(grid) = &plan.grid {
            references(svg, grid, side, &outer, &mut black);
        }
    }
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\".8\" d=\"{}\"", rule.finish()));
    svg.leaf("path", &format!("class=\"solid\" d=\"{}\"", black.finish()));
}

/// The checkered band on one side of a field.
fn band(field: &Rect, side: FrameSide) -> Rect {
    let (near, far) = BAND;
    match side {
        FrameSide::North => Rect::new(field.x0 - near, field.y0 - far, field.x1 + near, field.y0 - near),
        FrameSide::South => Rect::new(field.x0 - near, field.y1 + near, field.x1 + near, field.y1 + far),
        FrameSide::West => Rect::new(field.x0 - far, field.y0 - near, field.x0 - near, field.y1 + near),
        FrameSide::East => Rect::new(field.x1 + near, field.y0 - near, field.x1 + far, field.y1 + near),
    }
}

/// Every second half cell is black; letters run from west to east, numbers from south to north.
fn references(svg: &mut Svg, grid: &GridPlan, side: FrameSide, band: &Rect, black: &mut Path) {
    let level = matches!(side, FrameSide::North | FrameSide::South);
    let edges = if level { &grid.columns } else { &grid.rows };
    for (at, pair) in edges.windows(2).enumerate() {
        let half = f64::midpoint(pair[0], pair[1]);
        let cell =
            if level { Rect::new(pair[0], band.y0, half, band.y1) } else { Rect::new(band.x0, pair[0], band.x1, half) };
        black.ring(&cell.ring());
        let word = if level {
            char::from_u32(grid.first_letter as u32 + at as u32).unwrap_or(' ').to_string()
        } else {
            (edges.len() - 1 - at).to_string()
        };
        write(svg, beside(side, band, half) + point(0.0, 6.0), Type::middle(18.0), &same(&word));
    }
}

fn beside(side: FrameSide, band: &Rect, middle: f64) -> Point {
    let out = LETTERS - BAND.1;
    match side {
        FrameSide::North => point(middle, band.y0 - out),
        FrameSide::South => point(middle, band.y1 + out),
        FrameSide::West => point(band.x0 - out, middle),
        FrameSide::East => point(band.x1 + out, middle),
    }
}
