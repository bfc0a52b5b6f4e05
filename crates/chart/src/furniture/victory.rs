//! Where victory markers lie that are on no fortress: pools, battle boxes and victory boxes, and the Electoral College.

use board::pack::{Power, SiteKind};

use crate::geom::{Rect, point};
use crate::glyphs::{hat, translate};
use crate::sheet::Sheet;
use crate::svg::{Svg, number};

use super::{Type, cells, names, same, write};

/// Battle boxes of each major power.
const BATTLES: usize = 2;

fn majors<'a>(sheet: &'a Sheet) -> impl Iterator<Item = &'a Power> {
    sheet.pack.squares.iter().map(|&power| sheet.pack.power_of(power))
}

/// The pools: a round place for each marker.
pub fn pools(svg: &mut Svg, sheet: &Sheet, block: &Rect) {
    svg.open("g", "id=\"pools\"");
    let title = names("Pools of Victory Markers", "Siegmarken-Pools", "Αποθέματα δεικτών νίκης");
    cells::heading(svg, point(block.x0, block.y0 + 24.0), &title);
    let rows = cells::rows(&cells::body(block), sheet.pack.squares.len(), 10.0);
    for (power, row) in majors(sheet).zip(rows) {
        let slug = &power.slug;
        cells::open(svg, &format!("pool-{slug}"), "pool", &row);
        let middle = row.centre().y;
        cells::power(svg, sheet, slug, point(row.x0 + 30.0, middle), 15.0);
        let count = power.pool.unwrap_or(0);
        let step = (row.width() - 90.0) / 13.0;
        for at in 0..count {
            let x = row.x0 + 76.0 + step * (f64::from(at) + 0.5);
            let radius = (step * 0.42).min(row.height() * 0.36);
            let place = format!("cx=\"{}\" cy=\"{}\" r=\"{}\"", number(x), number(middle), number(radius));
            svg.leaf("circle", &format!("id=\"pool-{slug}-{}\" class=\"place\" {place}", at + 1));
            write(svg, point(x, middle + 5.0), Type::middle(15.0), &same(&(at + 1).to_string()));
        }
        svg.close();
    }
    svg.close();
}

/// Two battle boxes for each major power, and the boxes for victories without a fight.
pub fn boxes(svg: &mut Svg, sheet: &Sheet, block: &Rect) {
    svg.open("g", "id=\"victory\"");
    let title = names("Victory Boxes", "Siegpunktboxen", "Θέσεις νίκης");
    cells::heading(svg, point(block.x0, block.y0 + 24.0), &title);
    let body = cells::body(block);
    let halves = cells::columns(&body, 2, 26.0);
    for (power, row) in majors(sheet).zip(cells::rows(&halves[0], sheet.pack.squares.len(), 10.0)) {
        cells::power(svg, sheet, &power.slug, point(row.x0 + 18.0, row.centre().y), 15.0);
        let places = Rect::new(row.x0 + 44.0, row.y0, row.x1, row.y1);
        for (at, cell) in cells::columns(&places, BATTLES, 10.0).iter().enumerate() {
            cells::open(svg, &format!("battle-{}-{}", power.slug, at + 1), "battle", cell);
            swords(svg, cell);
            svg.close();
        }
    }
    for (kind, cell) in
        sheet.pack.victory_boxes.iter().zip(cells::rows(&halves[1], sheet.pack.victory_boxes.len(), 10.0))
    {
        cells::open(svg, &format!("victory-{}", kind.slug), "victory-box", &cell);
        write(svg, point(cell.centre().x, cell.y1 - 14.0), Type::middle(18.0), &kind.name);
        svg.close();
    }
    svg.close();
}

fn swords(svg: &mut Svg, cell: &Rect) {
    let blade = "M-16 12L14-14M-12 14l-8-8M16 12L-14-14M12 14l8-8";
    let line = format!(
        "class=\"rule\" stroke-width=\"1.8\" stroke-opacity=\".45\" d=\"{blade}\" {}",
        translate(cell.centre())
    );
    svg.leaf("path", &line);
}

/// One box for each elector's vote.
pub fn electors(svg: &mut Svg, sheet: &Sheet, block: &Rect) {
    svg.open("g", "id=\"electors\"");
    let title = names("The Electoral College", "Das Kurfürstenkollegium", "Το Σώμα των Εκλεκτόρων");
    cells::heading(svg, point(block.x0, block.y0 + 24.0), &title);
    let votes: Vec<_> =
        sheet.pack.sites.iter().filter(|site| matches!(site.kind, SiteKind::Fortress { elector: true, .. })).collect();
    let body = cells::body(block);
    for (site, cell) in votes.iter().zip(cells::columns(&body, votes.len(), 10.0)) {
        let city = sheet.pack.city_of(site.city);
        cells::open(svg, &format!("elector-{}", city.slug), "vote", &cell);
        let [cap, brim] = hat();
        svg.open(
            "g",
            &format!("transform=\"translate({} {}) scale(1.7)\"", number(cell.centre().x), number(cell.y0 + 30.0)),
        );
        svg.leaf("path", &format!("class=\"hat\" d=\"{cap}\""));
        svg.leaf("path", &format!("class=\"brim\" d=\"{brim}\""));
        svg.close();
        write(svg, point(cell.centre().x, cell.y1 - 12.0), Type::middle(18.0), &same(&city.name));
        svg.close();
    }
    svg.close();
}
