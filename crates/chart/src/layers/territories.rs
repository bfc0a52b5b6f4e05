//! Territories: a light wash, a stronger band along the border with the engraver's hatching, and the border itself.

use crate::geom::{Point, Ring, densify, point, simplify, simplify_ring};
use crate::noise::tremble;
use crate::plan::Hatch;
use crate::region::Region;
use crate::sheet::Sheet;
use crate::svg::{Path, Svg, lines_path, number, rings_path};
use crate::territories::Territory;

/// Width of the colour laid along a border: a wide thin coat, a narrower one, and a dark edge.
const GLOW: f64 = 17.0;
const BAND: f64 = 10.0;
const EDGE: f64 = 3.2;

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "id=\"territories\"");
    for (at, drawn) in sheet.pack.territories.iter().enumerate() {
        let slug = &drawn.slug;
        let own =
            || sheet.divisions.iter().flat_map(|division| &division.territories).filter(move |t| t.id.index() == at);
        svg.open("g", &format!("id=\"territory-{slug}\" class=\"territory t-{slug}\""));
        for part in own().flat_map(|territory| &territory.parts) {
            svg.leaf("path", &format!("class=\"part\" d=\"{}\"", rings_path(part)));
        }
        let islets: Vec<&Ring> = own().flat_map(|territory| territory.islets.iter().flatten()).collect();
        if !islets.is_empty() {
            svg.leaf("path", &format!("class=\"islets\" d=\"{}\"", rings_path(islets)));
        }
        let strip = |width: f64| -> String {
            let rings: Vec<Ring> = own().flat_map(|territory| strip(territory, width)).collect();
            rings_path(&rings)
        };
        svg.leaf("path", &format!("class=\"glow\" d=\"{}\"", strip(GLOW)));
        let band = strip(BAND);
        svg.leaf("path", &format!("class=\"band\" d=\"{band}\""));
        let hatched = sheet.plan.tint.iter().any(|tint| tint.territory == *slug && tint.hatch != Hatch::Plain);
        if hatched {
            svg.leaf("path", &format!("class=\"hatch\" style=\"fill:url(#hatch-{slug})\" d=\"{band}\""));
        }
        svg.leaf("path", &format!("class=\"edge\" d=\"{}\"", strip(EDGE)));
        svg.close();
    }
    let borders: Vec<Vec<Point>> =
        sheet.divisions.iter().flat_map(|division| division.borders.iter().map(|line| simplify(line, 0.3))).collect();
    svg.leaf("path", &format!("class=\"border\" d=\"{}\"", lines_path(&borders)));
    names(svg, sheet);
    svg.close();
}

/// The strip along the border of a territory. The brush is not steady.
fn strip(territory: &Territory, width: f64) -> Vec<Ring> {
    let inner = territory.region.grown(-width);
    let brushed = |ring: &Ring| -> Ring {
        let ring = densify(&simplify_ring(ring, 0.5), 12.0, true);
        ring.into_iter().map(|p| tremble(p, 17.0, width * 0.17)).collect()
    };
    let inner = Region::even_odd(inner.rings().map(brushed));
    let field = Region::of([territory.field.grown(3.0).ring()]);
    let strip = territory.region.without(&inner).and(&field).without_specks(4.0);
    strip.rings().map(|ring| simplify_ring(ring, 0.4)).collect()
}

/// Names across the land, spaced out on a bow.
fn names(svg: &mut Svg, sheet: &Sheet) {
    for (at, name) in sheet.plan.name.iter().enumerate() {
        let Some(panel) = sheet.panels.iter().find(|panel| panel.map == name.map) else { continue };
        let middle = panel.bend(point(name.at[0], name.at[1]));
        let half = name.width / 2.0 + name.size;
        let turn = |x: f64, y: f64| middle + point(x, y).rotate(name.turn);
        let mut bow = Path::default();
        bow.move_to(turn(-half, name.bow)).curve_to(
            turn(-half / 3.0, -name.bow / 3.0),
            turn(half / 3.0, -name.bow / 3.0),
            turn(half, name.bow),
        );
        svg.leaf("path", &format!("id=\"bow-{at}\" d=\"{}\"", bow.finish()));
        let class = if name.water { "region water" } else { "region" };
        let face = if name.water { crate::type_case::Face::Italic } else { crate::type_case::Face::Roman };
        let letters = name.text.chars().count() as f64;
        let bare = crate::type_case::width(&name.text, face, name.size, 0.0);
        let spacing = ((name.width - bare) / (letters - 1.0)).max(0.0);
        let set = format!(
            "class=\"{class}\" font-size=\"{}\" style=\"letter-spacing:{}px\"",
            number(name.size),
            number(spacing)
        );
        svg.line(&format!(
            "<text {set}><textPath href=\"#bow-{at}\" startOffset=\"50%\" text-anchor=\"middle\">{}</textPath></text>",
            crate::svg::escape(&name.text)
        ));
    }
}

/// One pattern for each territory, in its own tint.
pub fn hatchings(svg: &mut Svg, sheet: &Sheet) {
    for tint in &sheet.plan.tint {
        let (size, strokes) = match tint.hatch {
            Hatch::Plain => continue,
            Hatch::Level => (4.0, "<path d=\"M0 2h4\"/>"),
            Hatch::LevelBroken => (8.0, "<path d=\"M0 2h5M4 6h4M0 6h1\"/>"),
            Hatch::Upright => (4.0, "<path d=\"M2 0v4\"/>"),
            Hatch::Falling => (5.0, "<path d=\"M-1-1l7 7M-1 4l2 2M4-1l2 2\"/>"),
            Hatch::Rising => (5.0, "<path d=\"M-1 6l7-7M-1 1l2-2M4 6l2-2\"/>"),
            Hatch::Dots => (5.0, "<circle cx=\"1.2\" cy=\"1.2\" r=\".8\"/><circle cx=\"3.7\" cy=\"3.7\" r=\".8\"/>"),
            Hatch::Net => (5.0, "<path d=\"M0 2.5h5M2.5 0v5\"/>"),
            Hatch::Lattice => (7.0, "<path d=\"M-1-1l9 9M-1 8l9-9\"/>"),
            Hatch::Ticks => (7.0, "<path d=\"M1 1v3M4.5 4.5v3M4.5-2.5v3\"/>"),
        };
        let slug = &tint.territory;
        let frame = format!("width=\"{size}\" height=\"{size}\" patternUnits=\"userSpaceOnUse\"");
        svg.open("pattern", &format!("id=\"hatch-{slug}\" class=\"hatching t-{slug}\" {frame}"));
        svg.line(strokes);
        svg.close();
    }
}
