//! Territories: the Voronoi cells of their cities, merged, given an engraver's border and cut to the land.

use board::TerritoryId;
use board::pack::Pack;

use crate::geom::{Point, Rect, Ring, densify, point, simplify, simplify_ring, smooth, smooth_ring};
use crate::noise::tremble;
use crate::panel::Panel;
use crate::region::{Piece, Region};
use crate::voronoi::{Border, Diagram, rings};

/// Spacing of the sites that hold the untinted land.
const LATTICE: f64 = 44.0;

type Owner = Option<TerritoryId>;

#[derive(Debug)]
pub struct Territory {
    pub id: TerritoryId,
    /// Pieces with cities on them.
    pub parts: Vec<Piece>,
    /// Islands and shores without a city.
    pub islets: Vec<Piece>,
    /// The whole of it, beyond the field as well.
    pub region: Region,
    pub field: Rect,
}

#[derive(Debug, Default)]
pub struct Division {
    pub territories: Vec<Territory>,
    /// Borders between two territories, on land.
    pub borders: Vec<Vec<Point>>,
}

pub fn divide(panel: &Panel, pack: &Pack) -> Division {
    let homes: Vec<TerritoryId> = panel.cities.iter().map(|&city| pack.city_of(city).territory).collect();
    let (sites, owners) = sites(&panel.field, panel.reach, &panel.places, &homes);
    let diagram = Diagram::new(&sites);
    let borders: Vec<Border<Owner>> = diagram.borders(|site| owners[site]).into_iter().map(engrave).collect();
    let mut division = Division::default();
    for id in (0..pack.territories.len() as u8).map(TerritoryId) {
        let around = borders.iter().filter(|border| border.left == Some(id) || border.right == Some(id));
        let (closed, open): (Vec<_>, Vec<_>) = around.partition(|border| border.closed);
        let mut outline: Vec<Ring> = rings(open.into_iter().map(|border| border.line.clone()).collect());
        outline.extend(closed.into_iter().map(|border| border.line.clone()));
        if outline.is_empty() {
            continue;
        }
        let region = Region::even_odd(outline).and(&panel.land);
        division.territories.push(territory(panel, pack, id, &region));
    }
    let between = borders.iter().filter(|border| border.left.is_some() && border.right.is_some());
    for border in between {
        let mut line = border.line.clone();
        if border.closed {
            line.push(line[0]);
        }
        division.borders.extend(panel.land.clip_line(&line));
    }
    division
}

fn territory(panel: &Panel, pack: &Pack, id: TerritoryId, region: &Region) -> Territory {
    let homes = || {
        let mine = panel.cities.iter().zip(&panel.places).filter(|(city, _)| pack.city_of(**city).territory == id);
        mine.map(|(_, &place)| place)
    };
    let slim = |piece: &Piece| -> Piece { piece.iter().map(|ring| simplify_ring(ring, 0.3)).collect() };
    let region = Region { pieces: region.without_specks(24.0).pieces.iter().map(slim).collect() };
    let shown = region.and(&Region::of([panel.field.grown(3.0).ring()]));
    let (parts, islets) = shown.pieces.into_iter().partition(|piece| {
        let piece = Region { pieces: vec![piece.clone()] };
        homes().any(|place| piece.contains(place))
    });
    Territory { id, parts, islets, region, field: panel.field }
}

/// Cities with their owners, then the lattice that keeps far land untinted.
pub fn sites(field: &Rect, reach: f64, cities: &[Point], owners: &[TerritoryId]) -> (Vec<Point>, Vec<Owner>) {
    let mut sites = cities.to_vec();
    let mut owners: Vec<Owner> = owners.iter().map(|&owner| Some(owner)).collect();
    let nearest = |at: Point| cities.iter().map(|city| city.distance(at)).fold(f64::INFINITY, f64::min);
    let wide = field.grown(4.0 * reach);
    let (columns, rows) = ((wide.width() / LATTICE) as i32, (wide.height() / LATTICE) as i32);
    for row in 0..=rows {
        for column in 0..=columns {
            let shift = if row % 2 == 0 { 0.0 } else { LATTICE / 2.0 };
            let at = point(wide.x0 + f64::from(column) * LATTICE + shift, wide.y0 + f64::from(row) * LATTICE);
            let at = tremble(at, 31.0, 9.0);
            // Beyond the field the land goes on as it is at the edge.
            let edge = field.nearest(at);
            if nearest(edge) > reach || at.distance(edge) > 3.0 * reach {
                sites.push(at);
                owners.push(None);
            }
        }
    }
    (sites, owners)
}

/// Rounds the corners and lets the hand tremble. Depends on places only, so that neighbours agree.
fn engrave(mut border: Border<Owner>) -> Border<Owner> {
    let line = if border.closed { smooth_ring(&border.line, 2) } else { smooth(&border.line, 2) };
    let line = densify(&line, 7.0, border.closed);
    let line: Vec<Point> = line.into_iter().map(|p| tremble(p, 23.0, 3.4)).collect();
    border.line =
        if border.closed { simplify_ring(&smooth_ring(&line, 1), 0.3) } else { simplify(&smooth(&line, 1), 0.3) };
    border
}
