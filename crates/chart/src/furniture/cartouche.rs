//! The title: a crowned tablet with scrolled corners before a trophy of flags, drums and cannon, shaded like an engraving.

use crate::geom::{Point, Rect, point, smooth};
use crate::plan::rect;
use crate::sheet::Sheet;
use crate::svg::{Path, Svg, lines_path, number};
use crate::type_case::{Face, width};

use super::trophies::{self, Stand};
use super::{Type, write};

/// Space between the letters of the title, as part of their size.
const SPACING: f64 = 0.1;
/// Size of a branch of laurel, drawn where the title leaves room beside it.
const BRANCH: f64 = 62.0;

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    let outer = rect(sheet.plan.cartouche);
    svg.open("g", "id=\"cartouche\"");
    let tablet = Rect::new(outer.x0 + 92.0, outer.y0 + 14.0, outer.x1 - 92.0, outer.y1 - 12.0);
    colours(svg, sheet, &tablet);
    arms(svg, &tablet);
    shadow(svg, &tablet);
    svg.leaf("path", &format!("class=\"tablet\" d=\"{}\"", outline(&tablet)));
    let inner = tablet.grown(-8.0);
    svg.leaf("path", &format!("class=\"fine\" d=\"{}\"", outline(&inner)));
    for (corner, x, y) in [
        (point(tablet.x0, tablet.y0), 1.0, 1.0),
        (point(tablet.x1, tablet.y0), -1.0, 1.0),
        (point(tablet.x0, tablet.y1), 1.0, -1.0),
        (point(tablet.x1, tablet.y1), -1.0, -1.0),
    ] {
        volute(svg, corner, x, y);
    }
    trophies::crown(svg, point(tablet.centre().x, tablet.y0 + 19.0));
    lettering(svg, sheet, &tablet);
    svg.close();
}

/// Half a trophy of arms on each side, its inner end behind the tablet.
fn arms(svg: &mut Svg, tablet: &Rect) {
    for (x, side) in [(tablet.x0, -1.0), (tablet.x1, 1.0)] {
        let stand = |out: f64, y: f64| Stand { at: point(x + out * side, tablet.y1 + y), side };
        trophies::cannon(svg, stand(-12.0, -10.0));
        trophies::drum(svg, stand(19.0, -22.0));
        trophies::shot(svg, stand(24.0, 2.0));
    }
}

/// A rectangle with corners cut as quarter circles.
fn outline(rect: &Rect) -> String {
    let r = 22.0;
    let k = r * 0.45;
    let mut path = Path::default();
    path.move_to(point(rect.x0 + r, rect.y0)).line_to(point(rect.x1 - r, rect.y0));
    path.curve_to(point(rect.x1 - r, rect.y0 + k), point(rect.x1 - k, rect.y0 + r), point(rect.x1, rect.y0 + r));
    path.line_to(point(rect.x1, rect.y1 - r));
    path.curve_to(point(rect.x1 - k, rect.y1 - r), point(rect.x1 - r, rect.y1 - k), point(rect.x1 - r, rect.y1));
    path.line_to(point(rect.x0 + r, rect.y1));
    path.curve_to(point(rect.x0 + r, rect.y1 - k), point(rect.x0 + k, rect.y1 - r), point(rect.x0, rect.y1 - r));
    path.line_to(point(rect.x0, rect.y0 + r));
    path.curve_to(point(rect.x0 + k, rect.y0 + r), point(rect.x0 + r, rect.y0 + k), point(rect.x0 + r, rect.y0))
        .close();
    path.finish()
}

/// A scroll in a corner.
fn volute(svg: &mut Svg, corner: Point, x: f64, y: f64) {
    let middle = corner + point(9.0 * x, 9.0 * y);
    let turn = |step: i32| {
        let t = f64::from(step) / 44.0;
        let radius = 2.0 + 11.0 * t;
        let way = Point::at_angle(t * 760.0);
        middle + point(way.x * radius * x, way.y * radius * y)
    };
    let line: Vec<Point> = (0..=44).map(turn).collect();
    svg.leaf("circle", &format!("class=\"tablet\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"13.4\"", middle.x, middle.y));
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"1.3\" d=\"{}\"", lines_path([&line])));
    svg.leaf("circle", &format!("class=\"solid\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"2.2\"", middle.x, middle.y));
}

/// Hatching under and to the right of the tablet.
fn shadow(svg: &mut Svg, rect: &Rect) {
    let mut path = Path::default();
    let mut x = rect.x0 + 30.0;
    while x < rect.x1 - 24.0 {
        path.line(&[point(x, rect.y1), point(x + 7.0, rect.y1 + 7.5)]);
        x += 2.6;
    }
    let mut y = rect.y0 + 30.0;
    while y < rect.y1 - 24.0 {
        path.line(&[point(rect.x1, y), point(rect.x1 + 7.5, y + 7.0)]);
        y += 2.6;
    }
    svg.leaf("path", &format!("class=\"fine\" d=\"{}\"", path.finish()));
}

/// The flags of the powers, fanned out on both sides.
fn colours(svg: &mut Svg, sheet: &Sheet, tablet: &Rect) {
    let powers = &sheet.pack.powers;
    let half = powers.len().div_ceil(2);
    for (at, power) in powers.iter().enumerate() {
        let (side, place, count) = if at < half { (-1.0, at, half) } else { (1.0, at - half, powers.len() - half) };
        let foot = point(tablet.centre().x + side * (tablet.width() / 2.0 - 53.0), tablet.y1 - 4.0);
        let spread = if count == 1 { 0.5 } else { place as f64 / (count as f64 - 1.0) };
        let angle = -90.0 + side * (38.0 + 34.0 * spread);
        let length = 53.0 + (tablet.height() * 0.75).min(130.0);
        flag(svg, sheet, &power.slug, foot, (angle, side, length));
    }
}

fn flag(svg: &mut Svg, sheet: &Sheet, power: &str, foot: Point, (angle, side, length): (f64, f64, f64)) {
    let way = Point::at_angle(angle);
    let top = foot + way * length;
    svg.open("g", &format!("class=\"p-{power}\""));
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"2.6\" d=\"{}\"", lines_path([&vec![foot, top]])));
    let across = way.normal() * -side;
    let upper = top - way * 3.0;
    let lower = top - way * 46.0;
    let wave = |from: Point, bend: f64| {
        [
            from,
            from + across * 14.0 + way * (-4.0 * bend),
            from + across * 30.0 + way * (5.0 * bend),
            from + across * 46.0 - way * 5.0,
        ]
    };
    let mut ring = smooth(&wave(upper, 1.0), 2);
    let mut back = smooth(&wave(lower, 1.0), 2);
    back.reverse();
    ring.extend(back);
    svg.leaf("path", &format!("class=\"flag\" d=\"{}z\"", lines_path([&ring])));
    if let Some(sign) = sheet.plan.sign(power) {
        let at = (upper + lower) * 0.5 + across * 24.0;
        let turned =
            format!("transform=\"translate({} {}) rotate({})\"", number(at.x), number(at.y), number(angle + 90.0));
        svg.text("text", &format!("class=\"letter\" style=\"font-size:19px\" y=\"6\" {turned}"), &sign.letter);
    }
    let tip = [top + way * 11.0, top + across * 3.4, top - across * 3.4];
    svg.leaf("path", &format!("class=\"solid\" d=\"{}z\"", lines_path([&tip.to_vec()])));
    svg.close();
}

/// Greek words in capitals bear no accent.
fn capitals(text: &str) -> String {
    let bare = |letter| match letter {
        'Ά' => 'Α',
        'Έ' => 'Ε',
        'Ή' => 'Η',
        'Ί' => 'Ι',
        'Ό' => 'Ο',
        'Ύ' => 'Υ',
        'Ώ' => 'Ω',
        other => other,
    };
    text.to_uppercase().chars().map(bare).collect()
}

fn lettering(svg: &mut Svg, sheet: &Sheet, tablet: &Rect) {
    let middle = tablet.centre();
    let mut title = sheet.plan.title.clone();
    for text in [&mut title.en, &mut title.de, &mut title.el] {
        *text = capitals(text);
    }
    let middle = middle + point(0.0, 5.0);
    let widest = [&title.en, &title.de, &title.el].map(|text| width(text, Face::Roman, 1.0, SPACING));
    let fitting = (tablet.width() - 70.0) / widest.into_iter().fold(1.0, f64::max);
    let size = (tablet.height() * 0.4).min(fitting);
    write(
        svg,
        point(middle.x + size * 0.06, middle.y + size * 0.12),
        Type::middle(size).spaced(size * SPACING),
        &title,
    );
    let title_half = size * widest.into_iter().fold(1.0, f64::max) / 2.0;
    if tablet.width() / 2.0 - title_half > 3.0 * BRANCH {
        for side in [-1.0, 1.0] {
            let at = point(middle.x + side * (title_half + BRANCH * 2.2), tablet.y1 - 18.0);
            trophies::laurel(svg, Stand { at, side: -side }, BRANCH * 1.6);
        }
    }
    let below = (size * 0.31).max(17.0);
    write(svg, point(middle.x, middle.y + size * 0.42 + below), Type::middle(below).slanted(), &sheet.plan.subtitle);
    let mut rule = Path::default();
    let y = middle.y + size * 0.42 + below * 1.75;
    rule.line(&[point(middle.x - 70.0, y), point(middle.x - 10.0, y)]);
    rule.line(&[point(middle.x + 10.0, y), point(middle.x + 70.0, y)]);
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"1\" d=\"{}\"", rule.finish()));
    let diamond =
        [point(0.0, -4.0), point(6.0, 0.0), point(0.0, 4.0), point(-6.0, 0.0)].map(|p| p + point(middle.x, y));
    svg.leaf("path", &format!("class=\"solid\" d=\"{}z\"", lines_path([&diamond.to_vec()])));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greek_capitals_bear_no_accent() {
        assert_eq!(capitals("Φρειδερίκος"), "ΦΡΕΙΔΕΡΙΚΟΣ");
        assert_eq!(capitals("Würzburg"), "WÜRZBURG");
    }
}
