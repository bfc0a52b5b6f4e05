//! The turn track: three turns a year, and a winter after them.

use crate::geom::{Point, Rect, point};
use crate::plan::Years;
use crate::svg::{Path, Svg};

use super::{Type, cells, names, same, write};

pub fn draw(svg: &mut Svg, years: &Years, block: &Rect) {
    svg.open("g", "id=\"turns\"");
    let title = names("Turns and Winters", "Runden und Winter", "Γύροι και χειμώνες");
    cells::heading(svg, point(block.x0, block.y0 + 24.0), &title);
    let count = usize::from(years.last - years.first + 1);
    for (at, part) in cells::columns(&cells::body(block), count, 30.0).iter().enumerate() {
        let year = years.first + at as u16;
        write(svg, point(part.x0, part.y0 + 34.0), Type::left(26.0).spaced(1.5), &same(&year.to_string()));
        let row = Rect::new(part.x0 + 84.0, part.y0 - 8.0, part.x1, part.y1);
        let steps = usize::from(years.turns) + 1;
        for (step, cell) in cells::columns(&row, steps, 10.0).iter().enumerate() {
            if step + 1 == steps {
                cells::open(svg, &format!("winter-{}", at + 1), "winter", cell);
                snowflake(svg, cell.centre() - point(0.0, 10.0), cell.height() * 0.27);
                let word = names("Winter", "Winter", "Χειμώνας");
                write(svg, point(cell.centre().x, cell.y1 - 12.0), Type::middle(16.0).slanted(), &word);
            } else {
                let turn = at * usize::from(years.turns) + step + 1;
                cells::open(svg, &format!("turn-{turn}"), "turn", cell);
                write(svg, cell.centre() + point(0.0, 15.0), Type::middle(44.0), &same(&turn.to_string()));
            }
            svg.close();
        }
    }
    svg.close();
}

fn snowflake(svg: &mut Svg, middle: Point, size: f64) {
    let mut path = Path::default();
    for arm in 0..6 {
        let way = Point::at_angle(f64::from(arm) * 60.0 + 30.0);
        path.line(&[middle, middle + way * size]);
        for (reach, twig) in [(0.45, 0.24), (0.7, 0.2)] {
            let joint = middle + way * (size * reach);
            for side in [-60.0, 60.0] {
                path.line(&[joint, joint + way.rotate(side) * (size * twig)]);
            }
        }
    }
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"2\" stroke-linecap=\"round\" d=\"{}\"", path.finish()));
}
