//! Roads: one element each; main roads get a light core, which makes them double lines.

use crate::geom::Point;
use crate::roads::{bends, road_id};
use crate::sheet::Sheet;
use crate::svg::{Path, Svg};

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    let pack = sheet.pack;
    svg.open("g", "id=\"roads\"");
    let mut cores = Path::default();
    for &road in pack.roads.list() {
        let id = road_id(pack, road);
        let (from, to) = (sheet.places[road.a.index()], sheet.places[road.b.index()]);
        let mut path = Path::default();
        curve(&mut path, from, bends(pack, road, from, to), to);
        let class = if road.main { "road main" } else { "road" };
        svg.leaf("path", &format!("id=\"{id}\" class=\"{class}\" d=\"{}\"", path.finish()));
        if road.main {
            curve(&mut cores, from, bends(pack, road, from, to), to);
        }
    }
    svg.leaf("path", &format!("class=\"cores\" d=\"{}\"", cores.finish()));
    svg.close();
}

fn curve(path: &mut Path, from: Point, (one, two): (Point, Point), to: Point) {
    path.move_to(from).curve_to(one, two, to);
}
