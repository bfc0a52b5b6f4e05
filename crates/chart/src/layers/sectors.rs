//! The grid of sectors: a rectangle each, one large suit sign where there is most room, small ones at the corners.

use board::Suit;

use crate::geom::{Point, Rect, densify, point};
use crate::glyphs::{suit, suit_name, translate};
use crate::sheet::Sheet;
use crate::svg::{Svg, rect_attributes};

const GREAT: f64 = 58.0;
const SMALL: f64 = 17.0;
/// Distance of the points that stand for furniture.
const MESH: f64 = 24.0;

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "id=\"sectors\"");
    let names: Vec<Rect> = sheet.labels.iter().map(crate::labels::Label::rect).collect();
    let (great_size, small_size) = (GREAT * sheet.plan.grain, SMALL * sheet.plan.grain);
    for sector in &sheet.pack.sectors {
        let rect = Sheet::sector_rect(sector);
        let colour = if matches!(sector.suit, Suit::Hearts | Suit::Diamonds) { " red" } else { "" };
        let slug = &sector.slug;
        let suit_class = suit_name(sector.suit);
        svg.open("g", &format!("id=\"sector-{slug}\" class=\"sector {suit_class}\" data-suit=\"{suit_class}\""));
        svg.leaf("rect", &rect_attributes(&rect));
        let mut crowd: Vec<(Point, f64)> = crowd(sheet, &names, &rect);
        let with_borders = [crowd.clone(), borders(sheet, &rect)].concat();
        let great = freest(&with_borders, &rect.grown(-great_size * 0.6), great_size / 2.0);
        crowd.push((great, great_size / 2.0));
        let d = suit(sector.suit, great_size);
        svg.leaf("path", &format!("class=\"suit great{colour}\" {} d=\"{d}\"", translate(great)));
        for corner in rect.ring() {
            let inwards = point((rect.centre().x - corner.x).signum(), (rect.centre().y - corner.y).signum());
            let middle = corner + inwards * (small_size * 1.6);
            let at = freest(&crowd, &Rect::centred(middle, small_size * 1.6, small_size * 1.6), small_size / 2.0);
            if room(&crowd, at) > small_size * 0.62 {
                let d = suit(sector.suit, small_size);
                svg.leaf("path", &format!("class=\"suit small{colour}\" {} d=\"{d}\"", translate(at)));
            }
        }
        svg.close();
    }
    svg.close();
}

/// What stands in and around a sector: middles with the room they take.
fn crowd(sheet: &Sheet, names: &[Rect], rect: &Rect) -> Vec<(Point, f64)> {
    let near = rect.grown(40.0);
    let mut crowd: Vec<(Point, f64)> = Vec::new();
    crowd.extend(sheet.cities().map(|city| (sheet.places[city.index()], sheet.sign_radius(city))));
    for name in names {
        let parts = (name.width() / name.height()).ceil().max(1.0) as i32;
        for part in 0..parts {
            let x = name.x0 + name.width() * (f64::from(part) + 0.5) / f64::from(parts);
            crowd.push((point(x, name.centre().y), name.height() / 2.0));
        }
    }
    for &road in sheet.pack.roads.list() {
        let (a, b) = (sheet.places[road.a.index()], sheet.places[road.b.index()]);
        let steps = (a.distance(b) / 9.0).ceil();
        crowd.extend((0..steps as i32).map(|step| (a + (b - a) * (f64::from(step) / steps), 1.5)));
    }
    for free in sheet.kept_free().iter().filter(|free| free.overlaps(&near)) {
        let edge = densify(&free.ring(), MESH, true);
        crowd.extend(edge.into_iter().map(|at| (at, MESH / 2.0)));
        crowd.push((free.centre(), free.width().min(free.height()) / 2.0));
    }
    crowd.retain(|(at, _)| near.contains(*at));
    crowd
}

/// Borders in a sector; a large sign on one is harder to read.
fn borders(sheet: &Sheet, rect: &Rect) -> Vec<(Point, f64)> {
    let lines = sheet.divisions.iter().flat_map(|division| &division.borders);
    let points = lines.flat_map(|line| densify(line, MESH / 2.0, false));
    points.filter(|&at| rect.contains(at)).map(|at| (at, 0.0)).collect()
}

fn room(crowd: &[(Point, f64)], at: Point) -> f64 {
    crowd.iter().map(|(other, radius)| other.distance(at) - radius).fold(f64::INFINITY, f64::min)
}

/// The place in a rectangle that is furthest from everything, and then nearest to its middle.
fn freest(crowd: &[(Point, f64)], rect: &Rect, enough: f64) -> Point {
    let steps = 24;
    let mut best = (f64::NEG_INFINITY, rect.centre());
    for row in 0..=steps {
        for column in 0..=steps {
            let at = point(
                rect.x0 + rect.width() * f64::from(column) / f64::from(steps),
                rect.y0 + rect.height() * f64::from(row) / f64::from(steps),
            );
            let value = room(crowd, at).min(enough * 1.6) - 0.01 * at.distance(rect.centre());
            if value > best.0 {
                best = (value, at);
            }
        }
    }
    best.1
}
