//! The political display: the cards of the turn and the trump, a square for each major power, and the tracks.

use board::pack::{BoxStatus, IconKind, Names, Track, TrackBox};

use crate::geom::{Point, Rect, point};
use crate::glyphs::translate;
use crate::sheet::Sheet;
use crate::svg::{Path, Svg, lines_path};

use super::{Type, cells, names, same, write};

pub fn draw(svg: &mut Svg, sheet: &Sheet, block: &Rect) {
    svg.open("g", "id=\"politics\"");
    let title = names("The Political Display", "Das Politik-Tableau", "Ο πολιτικός πίνακας");
    cells::heading(svg, point(block.x0, block.y0 + 24.0), &title);
    let body = cells::body(block);
    let left = Rect::new(body.x0, body.y0, body.x0 + body.width() * 0.36, body.y1);
    let right = Rect::new(left.x1 + 30.0, body.y0, body.x1, body.y1);
    let halves = cells::rows(&left, 2, 18.0);
    cards(svg, &halves[0]);
    squares(svg, sheet, &halves[1]);
    for (track, row) in sheet.pack.tracks.iter().zip(cells::rows(&right, sheet.pack.tracks.len(), 16.0)) {
        draw_track(svg, sheet, track, &row);
    }
    svg.close();
}

fn cards(svg: &mut Svg, row: &Rect) {
    let parts = cells::columns(row, 3, 14.0);
    let kinds: [(&str, Names); 3] = [
        ("political-1", names("First card", "Erste Karte", "Πρώτη κάρτα")),
        ("political-2", names("Second card", "Zweite Karte", "Δεύτερη κάρτα")),
        ("trump", names("Trump", "Trumpf", "Ατού")),
    ];
    for ((id, word), cell) in kinds.into_iter().zip(parts) {
        cells::open(svg, id, "card-space", &cell);
        write(svg, point(cell.centre().x, cell.y1 - 14.0), Type::middle(17.0).slanted(), &word);
        svg.close();
    }
}

/// One square for each major power, in the order in which cards are placed.
fn squares(svg: &mut Svg, sheet: &Sheet, row: &Rect) {
    let parts = cells::columns(row, sheet.pack.squares.len(), 12.0);
    for (&power, cell) in sheet.pack.squares.iter().zip(parts) {
        let power = sheet.pack.power_of(power);
        cells::open(svg, &format!("square-{}", power.slug), "square", &cell);
        cells::power(svg, sheet, &power.slug, cells::below_top(&cell, 30.0), 15.0);
        let size = if cell.width() < 130.0 { 14.5 } else { 17.0 };
        write(svg, point(cell.centre().x, cell.y1 - 14.0), Type::middle(size).slanted(), &power.name);
        svg.close();
    }
}

fn draw_track(svg: &mut Svg, sheet: &Sheet, track: &Track, row: &Rect) {
    svg.open("g", &format!("id=\"track-{}\" class=\"track\"", track.slug));
    write(svg, point(row.x0, row.y0 + 26.0), Type::left(23.0), &track.name);
    let cells_area = Rect::new(row.x0 + 118.0, row.y0, row.x1, row.y1 - 22.0);
    let parts = cells::columns(&cells_area, track.boxes.len(), 8.0);
    for (at, (step, cell)) in track.boxes.iter().zip(&parts).enumerate() {
        cells::open(svg, &format!("track-{}-{at}", track.slug), "track-box", cell);
        draw_box(svg, sheet, step, cell);
        svg.close();
        if track.gate == Some(at as u8) {
            gate(svg, cell);
        }
    }
    let base = row.y1 - 4.0;
    write(svg, point(cells_area.x0, base), Type::left(15.0).slanted(), &track.left_end);
    let end = Type { anchor: "end", ..Type::left(15.0).slanted() };
    write(svg, point(cells_area.x1, base), end, &track.right_end);
    svg.close();
}

fn draw_box(svg: &mut Svg, sheet: &Sheet, step: &TrackBox, cell: &Rect) {
    if let Some(status) = step.status {
        let (slug, word) = match status {
            BoxStatus::PrussianAlly => ("prussia", names("Prussian ally", "Mit Preußen", "Με την Πρωσία")),
            BoxStatus::Neutral => ("", names("neutral", "neutral", "ουδέτερη")),
            BoxStatus::AustrianAlly => ("austria", names("Austrian ally", "Mit Österreich", "Με την Αυστρία")),
        };
        write(svg, point(cell.centre().x, cell.y1 - 9.0), Type::middle(13.0).slanted(), &word);
        cells::power(svg, sheet, slug, point(cell.x0 + 14.0, cell.y1 - 13.0), 5.5);
    }
    if step.star {
        let star = cells::star(point(cell.x1 - 15.0, cell.y0 + 16.0), 9.0);
        svg.leaf("path", &format!("class=\"solid\" d=\"{}z\"", lines_path([&star])));
    }
    if step.s {
        write(svg, point(cell.x1 - 15.0, cell.y0 + 23.0), Type::middle(20.0), &same("S"));
    }
    let count = step.icons.len() as f64;
    for (at, &(kind, power)) in step.icons.iter().enumerate() {
        let x = cell.centre().x + (at as f64 - (count - 1.0) / 2.0) * 62.0;
        icon(svg, sheet, kind, &sheet.pack.power_of(power).slug, point(x, cell.centre().y - 2.0));
    }
}

/// A power's sign and what the box does to it: a card more or less, a corps sent away, a point.
pub fn icon(svg: &mut Svg, sheet: &Sheet, kind: IconKind, power: &str, at: Point) {
    cells::power(svg, sheet, power, at - point(14.0, 0.0), 10.5);
    let beside = at + point(14.0, 0.0);
    match kind {
        IconKind::TcBonus | IconKind::TcPenalty => {
            svg.leaf("path", &format!("class=\"tablet\" d=\"M-10-14h20v28h-20z\" {}", translate(beside)));
            let word = if kind == IconKind::TcBonus { "+1" } else { "−1" };
            write(svg, beside + point(0.0, 5.5), Type::middle(16.0), &same(word));
        }
        IconKind::Expedition => {
            let mut arrow = Path::default();
            arrow.line(&[point(-12.0, 4.0), point(2.0, 4.0), point(2.0, 10.0), point(13.0, 0.0)]);
            arrow.line(&[point(13.0, 0.0), point(2.0, -10.0), point(2.0, -4.0), point(-12.0, -4.0), point(-12.0, 4.0)]);
            svg.leaf(
                "path",
                &format!("class=\"rule\" stroke-width=\"1.6\" d=\"{}\" {}", arrow.finish(), translate(beside)),
            );
        }
        IconKind::VictoryPoint => {
            let star = cells::star(beside, 12.5);
            svg.leaf("path", &format!("class=\"blank\" stroke-width=\"1.6\" d=\"{}z\"", lines_path([&star])));
        }
    }
}

/// Barbs on the left edge of a box: past it there is no way back.
fn gate(svg: &mut Svg, cell: &Rect) {
    let mut bars = Path::default();
    let x = cell.x0 - 4.0;
    bars.line(&[point(x, cell.y0 - 4.0), point(x, cell.y1 + 4.0)]);
    let mut y = cell.y0 + 8.0;
    while y < cell.y1 - 4.0 {
        bars.line(&[point(x - 6.0, y - 5.0), point(x, y), point(x - 6.0, y + 5.0)]);
        y += 16.0;
    }
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"2.4\" d=\"{}\"", bars.finish()));
}
