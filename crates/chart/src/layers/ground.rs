//! Sea, land, relief and rivers.

use crate::geom::{Rect, simplify_ring};
use crate::labels::Label;
use crate::region::Region;
use crate::river_names::{self, Crowd};
use crate::rivers;
use crate::sheet::Sheet;
use crate::svg::{Path, Svg, escape, lines_path, rect_attributes, rings_path};

/// Lines that follow the coast outwards: distance, width and strength.
const LINING: [(f64, f64, f64); 7] = [
    (2.6, 0.9, 0.75),
    (5.6, 0.8, 0.62),
    (9.2, 0.7, 0.5),
    (13.5, 0.65, 0.4),
    (18.6, 0.6, 0.31),
    (24.6, 0.55, 0.23),
    (31.6, 0.5, 0.16),
];

pub fn sea(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "id=\"sea\"");
    for panel in &sheet.panels {
        svg.leaf("rect", &rect_attributes(&panel.field.grown(2.0)));
    }
    for (distance, width, strength) in LINING {
        let mut path = Path::default();
        for panel in &sheet.panels {
            let shore = panel.land.grown(distance);
            // Only what lies beside water inside the field is worth its bytes.
            let near = Region::of([panel.field.grown(3.0).ring()]);
            for ring in shore.rings() {
                let mut line = simplify_ring(ring, 0.35);
                line.push(line[0]);
                for part in near.clip_line(&line) {
                    path.line(&part);
                }
            }
        }
        let stroke = format!("stroke-width=\"{width}\" stroke-opacity=\"{strength}\"");
        svg.leaf("path", &format!("class=\"lining\" {stroke} d=\"{}\"", path.finish()));
    }
    svg.close();
}

pub fn land(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "id=\"land\"");
    let slim: Vec<_> = sheet
        .panels
        .iter()
        .flat_map(|panel| {
            let cut = panel.land.and(&Region::of([panel.field.grown(4.0).ring()]));
            cut.pieces.into_iter().flatten().map(|ring| simplify_ring(&ring, 0.25)).collect::<Vec<_>>()
        })
        .collect();
    let d = rings_path(&slim);
    svg.leaf("path", &format!("class=\"ground\" fill-rule=\"evenodd\" d=\"{d}\""));
    svg.leaf("path", &format!("class=\"coast\" d=\"{d}\""));
    svg.close();
}

pub fn relief(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "id=\"relief\"");
    let kept_free = sheet.kept_free();
    for panel in &sheet.panels {
        let relief = crate::relief::draw(panel, &sheet.atlas, &kept_free);
        svg.leaf("path", &format!("class=\"contour\" d=\"{}\"", relief.contours.finish()));
        svg.leaf("path", &format!("class=\"shade\" d=\"{}\"", relief.shades.finish()));
    }
    svg.close();
}

pub fn rivers(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "id=\"rivers\"");
    let mut count = 0;
    for (panel, courses) in sheet.panels.iter().zip(&sheet.rivers) {
        let water = rivers::shape(panel, courses);
        let slim: Vec<_> = water.rings().map(|ring| simplify_ring(ring, 0.12)).collect();
        svg.leaf("path", &format!("class=\"water\" fill-rule=\"evenodd\" d=\"{}\"", rings_path(&slim)));
        let cut = panel.lakes.and(&panel.land);
        let lakes: Vec<_> = cut.rings().map(|ring| simplify_ring(ring, 0.25)).collect();
        svg.leaf("path", &format!("class=\"lake\" fill-rule=\"evenodd\" d=\"{}\"", rings_path(&lakes)));
        for name in river_names::place(courses, crowd(sheet, panel.field), sheet.plan.grain) {
            count += 1;
            svg.leaf("path", &format!("id=\"course-{count}\" d=\"{}\"", lines_path([&name.line])));
            let text = escape(&name.text);
            svg.line(&format!(
                "<text><textPath href=\"#course-{count}\" startOffset=\"50%\" text-anchor=\"middle\">{text}</textPath></text>"
            ));
        }
    }
    svg.close();
}

fn crowd(sheet: &Sheet, field: Rect) -> Crowd {
    let roads = sheet.pack.roads.list().iter();
    Crowd {
        field,
        rects: sheet.labels.iter().map(Label::rect).chain(sheet.kept_free()).chain(sheet.flags()).collect(),
        signs: sheet.cities().map(|city| (sheet.places[city.index()], sheet.sign_radius(city))).collect(),
        roads: roads.map(|road| (sheet.places[road.a.index()], sheet.places[road.b.index()])).collect(),
    }
}
