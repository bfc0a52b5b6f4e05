//! The scale: German miles of the time, fifteen to a degree, and kilometres.

use crate::geom::{Rect, point};
use crate::plan::spot;
use crate::sheet::Sheet;
use crate::svg::{Svg, rect_attributes};

use super::{Type, names, same, write};

const MILE_KM: f64 = 111.2 / 15.0;

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    let at = spot(sheet.plan.scale);
    let per_km = sheet.panels[0].per_km;
    svg.open("g", "id=\"scale\"");
    bar(svg, at, MILE_KM * per_km, &[0, 5, 10, 15], true);
    let title = names(
        "German miles, 15 to a degree",
        "Gemeine deutsche Meilen, 15 auf einen Grad",
        "Γερμανικά μίλια, 15 στη μοίρα",
    );
    write(svg, at + point(0.0, -22.0), Type::left(14.0).slanted(), &title);
    let below = at + point(0.0, 26.0);
    bar(svg, below, per_km, &[0, 25, 50, 75, 100], false);
    write(svg, below + point(0.0, 34.0), Type::left(14.0).slanted(), &names("Kilometres", "Kilometer", "Χιλιόμετρα"));
    svg.close();
}

fn bar(svg: &mut Svg, at: crate::geom::Point, unit: f64, marks: &[i32], above: bool) {
    for (place, pair) in marks.windows(2).enumerate() {
        let rect = Rect::new(at.x + f64::from(pair[0]) * unit, at.y, at.x + f64::from(pair[1]) * unit, at.y + 6.0);
        let class = if place % 2 == 0 { "solid" } else { "blank" };
        svg.leaf("rect", &format!("class=\"{class}\" stroke-width=\".8\" {}", rect_attributes(&rect)));
    }
    let y = if above { at.y - 5.0 } else { at.y + 18.0 };
    for &mark in marks {
        write(svg, point(at.x + f64::from(mark) * unit, y), Type::middle(12.0), &same(&mark.to_string()));
    }
}
