//! Cities: one group each with its slug, a hit area, an anchor for pieces, and its sign.

use board::CityId;
use board::pack::{Pack, SiteKind};

use crate::geom::Point;
use crate::glyphs;
use crate::labels::Rank;
use crate::pennants::Pennant;
use crate::sheet::Sheet;
use crate::slots;
use crate::svg::{Svg, number, rings_path};

/// Half the width of the area that takes clicks and touches.
pub const HIT: f64 = 15.0;

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    let middles: Vec<_> = sheet.labels.iter().map(|label| label.at).collect();
    let grain = sheet.plan.grain;
    let slots = slots::find(&sheet.places, &middles, grain);
    svg.open("g", "id=\"cities\"");
    for city in sheet.cities() {
        let drawn = sheet.pack.city_of(city);
        let at = sheet.places[city.index()];
        let slot = slots[city.index()];
        let pair = |p: Point| format!("{} {}", number(p.x), number(p.y));
        let facts = format!(
            "data-city=\"{slug}\" data-anchor=\"{}\" data-second=\"{}\" data-marker=\"{}\"",
            pair(at),
            pair(slot.second),
            pair(slot.marker),
            slug = drawn.slug
        );
        let class = classes(sheet.pack, sheet.ranks[city.index()], city);
        svg.open("g", &format!("id=\"city-{}\" class=\"{class}\" {facts} {}", drawn.slug, glyphs::translate(at)));
        svg.leaf("circle", &format!("class=\"hit\" r=\"{}\"", number(HIT * grain)));
        svg.open("g", &format!("class=\"glyph\" transform=\"scale({grain})\""));
        sign(svg, sheet, city);
        setup(svg, sheet, city);
        svg.close();
        svg.close();
    }
    svg.close();
}

/// The classes of a city: size of its name, and what the pack makes of it.
pub fn classes(pack: &Pack, rank: Rank, city: CityId) -> String {
    let drawn = pack.city_of(city);
    let mut class = format!("city {}", rank.class());
    match drawn.site.map(|site| pack.site_of(site).kind) {
        Some(SiteKind::Objective { .. }) => class += " objective",
        Some(SiteKind::Fortress { major, elector }) => {
            class += if major { " fortress major" } else { " fortress minor" };
            class += if elector { " elector" } else { "" };
        }
        None => {}
    }
    class + if drawn.depot.is_some() { " depot" } else { "" }
}

fn sign(svg: &mut Svg, sheet: &Sheet, city: CityId) {
    let drawn = sheet.pack.city_of(city);
    match drawn.site.map(|site| sheet.pack.site_of(site).kind) {
        Some(SiteKind::Objective { power, order }) => objective(svg, sheet, &sheet.pack.power_of(power).slug, order),
        Some(SiteKind::Fortress { major, elector }) => {
            let slug = &sheet.pack.territories[drawn.territory.index()].slug;
            fortress(svg, slug, major, elector);
        }
        None => match drawn.depot {
            Some(power) => magazine(svg, &sheet.pack.power_of(power).slug),
            None if sheet.ranks[city.index()] == Rank::Great => {
                svg.leaf("circle", "class=\"ring\" r=\"6\"");
                svg.leaf("circle", "class=\"ring\" r=\"3\"");
            }
            None => {
                svg.leaf("circle", "class=\"ring\" r=\"4.4\"");
                svg.leaf("circle", "class=\"dot\" r=\"1.2\"");
            }
        },
    }
}

/// The sign of an objective: shape and letter tell the power, a full or a hollow field the order.
pub fn objective(svg: &mut Svg, sheet: &Sheet, power: &str, order: u8) {
    let Some(sign) = sheet.plan.sign(power) else { return };
    let (class, half) = if order == 1 { ("first", 9.0) } else { ("second", 8.0) };
    svg.open("g", &format!("class=\"{class} p-{power}\""));
    svg.leaf("path", &format!("class=\"sign\" d=\"{}\"", glyphs::shape(sign.shape, half)));
    svg.leaf("path", &format!("class=\"inset\" d=\"{}\"", glyphs::shape(sign.shape, half - 1.9)));
    svg.text("text", "class=\"letter\" y=\"4.2\"", &sign.letter);
    svg.close();
}

pub fn fortress(svg: &mut Svg, territory: &str, major: bool, elector: bool) {
    svg.open("g", &format!("class=\"t-{territory}\""));
    let (bastions, radius) = if major { (6, 14.0) } else { (4, 10.5) };
    svg.leaf("path", &format!("class=\"fort\" d=\"{}\"", rings_path(&[glyphs::fort(bastions, radius)])));
    svg.leaf("circle", &format!("class=\"keep\" r=\"{}\"", if major { "4.4" } else { "3" }));
    if major {
        svg.leaf("circle", "class=\"dot\" r=\"1.6\"");
    }
    if elector {
        let [cap, brim] = glyphs::hat();
        svg.open("g", &format!("transform=\"translate(0 {})\"", number(-radius - 2.0)));
        svg.leaf("path", &format!("class=\"hat\" d=\"{cap}\""));
        svg.leaf("path", &format!("class=\"brim\" d=\"{brim}\""));
        svg.close();
    }
    svg.close();
}

pub fn magazine(svg: &mut Svg, power: &str) {
    let [house, lines] = glyphs::magazine();
    svg.open("g", &format!("class=\"p-{power}\""));
    svg.leaf("path", &format!("class=\"magazine\" d=\"{house}\""));
    svg.leaf("path", &format!("class=\"magazine-lines\" d=\"{lines}\""));
    svg.close();
}

/// A pennant with the ranks of those who begin here.
fn setup(svg: &mut Svg, sheet: &Sheet, city: CityId) {
    let Some(flag) = sheet.pennants.iter().find(|flag| flag.city == city) else { return };
    svg.open("g", &format!("class=\"setup p-{}\"", sheet.pack.power_of(flag.power).slug));
    pennant(svg, flag.foot, &flag.ranks.join("·"), flag.ranks.len());
    svg.close();
}

pub fn pennant(svg: &mut Svg, foot: Point, ranks: &str, count: usize) {
    let width = Pennant::width(count);
    svg.open("g", &glyphs::translate(foot));
    svg.leaf("path", "class=\"pole\" d=\"M0 0v-15\"");
    let w = number(width);
    svg.leaf("path", &format!("class=\"pennant\" d=\"M0-15.5h{w}l-2 4.5l2 4.5h-{w}z\""));
    svg.text("text", &format!("x=\"{}\" y=\"-8.2\"", number(width / 2.0 - 0.6)), ranks);
    svg.close();
}
