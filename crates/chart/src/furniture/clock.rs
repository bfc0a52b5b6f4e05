//! The clock of fate: five boxes for the turn markers and an hourglass on which the cards lie.

use crate::geom::{Point, Rect, point};
use crate::svg::{Path, Svg, number, rect_attributes};

use super::{Type, cells, names, same, write};

/// Turns before the first card of fate.
const TURNS: i32 = 5;

pub fn draw(svg: &mut Svg, rect: Rect) {
    svg.open("g", "id=\"clock\"");
    let title = names("The Clock of Fate", "Die Schicksalsuhr", "Το ρολόι της μοίρας");
    write(svg, point(rect.x0, rect.y0 + 20.0), Type::left(22.0).spaced(0.6), &title);
    let note = names(
        "A marker goes with every turn; from the sixth on, a card of fate is drawn.",
        "Mit jeder Runde geht eine Marke; von der sechsten an wird eine Schicksalskarte gezogen.",
        "Κάθε γύρο φεύγει ένας δείκτης· από τον έκτο και μετά τραβιέται κάρτα μοίρας.",
    );
    write(svg, point(rect.x0, rect.y0 + 42.0), Type::left(14.0).slanted(), &note);
    let glass_width = 110.0;
    let side = 84.0;
    let gap = (rect.width() - glass_width - side * f64::from(TURNS)) / f64::from(TURNS + 1);
    for turn in 1..=TURNS {
        let x = rect.x0 + (side + gap) * f64::from(turn - 1);
        let cell = Rect::new(x, rect.y1 - side - 6.0, x + side, rect.y1 - 6.0);
        turn_box(svg, turn, &cell);
    }
    hourglass(svg, &Rect::new(rect.x1 - glass_width, rect.y0 + 4.0, rect.x1, rect.y1 - 2.0));
    svg.close();
}

fn turn_box(svg: &mut Svg, turn: i32, cell: &Rect) {
    cells::open(svg, &format!("turn-{turn}"), "turn", cell);
    write(svg, cell.centre() + point(0.0, 17.0), Type::middle(50.0), &same(&turn.to_string()));
    svg.close();
}

fn hourglass(svg: &mut Svg, rect: &Rect) {
    let c = rect.centre();
    let (w, h) = (rect.width() * 0.36, rect.height() * 0.42);
    let p = |x: f64, y: f64| -> Point { c + point(x * w, y * h) };
    svg.open("g", &format!("id=\"fate\" class=\"fate\" data-anchor=\"{} {}\"", number(c.x), number(c.y)));
    let mut glass = Path::default();
    glass.move_to(p(-0.85, -1.0)).line_to(p(0.85, -1.0));
    glass.curve_to(p(0.95, -0.4), p(0.1, -0.2), p(0.08, 0.0)).curve_to(p(0.1, 0.2), p(0.95, 0.4), p(0.85, 1.0));
    glass.line_to(p(-0.85, 1.0)).curve_to(p(-0.95, 0.4), p(-0.1, 0.2), p(-0.08, 0.0));
    glass.curve_to(p(-0.1, -0.2), p(-0.95, -0.4), p(-0.85, -1.0)).close();
    svg.leaf("path", &format!("class=\"tablet\" d=\"{}\"", glass.finish()));
    let mut sand = Path::default();
    sand.move_to(p(-0.62, -0.48)).curve_to(p(-0.3, -0.56), p(0.3, -0.56), p(0.62, -0.48));
    sand.curve_to(p(0.35, -0.24), p(0.06, -0.14), p(0.03, 0.0)).line_to(p(0.03, 0.5)).line_to(p(0.74, 0.97));
    sand.line_to(p(-0.74, 0.97)).line_to(p(-0.03, 0.5)).line_to(p(-0.03, 0.0));
    sand.curve_to(p(-0.06, -0.14), p(-0.35, -0.24), p(-0.62, -0.48)).close();
    svg.leaf("path", &format!("class=\"sand\" d=\"{}\"", sand.finish()));
    for y in [-1.0, 1.0] {
        let plate = Rect::centred(p(0.0, y), w * 2.5, 9.0);
        svg.leaf("rect", &format!("class=\"solid\" rx=\"2\" {}", rect_attributes(&plate)));
    }
    let mut posts = Path::default();
    for x in [-1.08, 1.08] {
        posts.line(&[p(x, -1.0), p(x, 1.0)]);
    }
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"3.4\" d=\"{}\"", posts.finish()));
    svg.close();
}
