//! Lines of the earth as kept in `data/geo`: longitude and latitude in degrees.

use board::Problem;

use crate::geom::{Point, point};

#[derive(Clone, Debug)]
pub struct River {
    pub name: String,
    /// 3 great, 2 middle, 1 small.
    pub width: u8,
    /// Sketched by us with few points, so the drawing adds bends.
    pub sketched: bool,
    pub line: Vec<Point>,
}

#[derive(Clone, Debug)]
pub struct Lake {
    pub centre: Point,
    pub length_km: f64,
    pub width_km: f64,
    /// Degrees, clockwise from north.
    pub bearing: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ground {
    Hill,
    Mountain,
    Alp,
    Forest,
    Marsh,
}

#[derive(Clone, Debug)]
pub struct Range {
    pub ground: Ground,
    pub name: String,
    pub width_km: f64,
    pub line: Vec<Point>,
}

#[derive(Clone, Debug)]
pub struct Atlas {
    pub land: Vec<Vec<Point>>,
    /// Holes in the land: lakes.
    pub water: Vec<Vec<Point>>,
    /// Water to be cut out of the land besides.
    pub sea: Vec<Vec<Point>>,
    pub lakes: Vec<Lake>,
    pub rivers: Vec<River>,
    pub relief: Vec<Range>,
}

/// Where a town stands on the earth.
#[derive(Clone, Debug)]
pub struct Anchor {
    pub city: String,
    pub place: Point,
}

impl Atlas {
    /// The lines compiled into the program.
    pub fn standard() -> Result<Atlas, Problem> {
        let land = GeoTable::read("land.csv", include_str!("../data/geo/land.csv"), 2)?;
        let sea = GeoTable::read("sea.csv", include_str!("../data/geo/sea.csv"), 2)?;
        let lakes = GeoTable::read("lakes.csv", include_str!("../data/geo/lakes.csv"), 6)?;
        let rivers = GeoTable::read("rivers.csv", include_str!("../data/geo/rivers.csv"), 4)?;
        let relief = GeoTable::read("relief.csv", include_str!("../data/geo/relief.csv"), 4)?;
        let rings = |kind: &str| -> Result<Vec<Vec<Point>>, Problem> {
            land.rows.iter().filter(|row| row.fields[0] == kind).map(|row| row.points(1)).collect()
        };
        Ok(Atlas {
            land: rings("land")?,
            water: rings("water")?,
            sea: sea.rows.iter().map(|row| row.points(1)).collect::<Result<_, _>>()?,
            lakes: lakes.rows.iter().map(lake).collect::<Result<_, _>>()?,
            rivers: rivers.rows.iter().map(river).collect::<Result<_, _>>()?,
            relief: relief.rows.iter().map(range).collect::<Result<_, _>>()?,
        })
    }
}

/// Reads a table of anchors: city, longitude, latitude.
pub fn anchors(file: &str, text: &str) -> Result<Vec<Anchor>, Problem> {
    let table = GeoTable::read(file, text, 3)?;
    let anchor =
        |row: &Row| Ok(Anchor { city: row.fields[0].to_owned(), place: point(row.number(1)?, row.number(2)?) });
    table.rows.iter().map(anchor).collect()
}

fn lake(row: &Row) -> Result<Lake, Problem> {
    Ok(Lake {
        centre: point(row.number(1)?, row.number(2)?),
        length_km: row.number(3)?,
        width_km: row.number(4)?,
        bearing: row.number(5)?,
    })
}

fn river(row: &Row) -> Result<River, Problem> {
    Ok(River {
        name: row.fields[0].to_owned(),
        width: row.number(1)? as u8,
        sketched: row.fields[2] == "sketch",
        line: row.points(3)?,
    })
}

fn range(row: &Row) -> Result<Range, Problem> {
    let ground = match row.fields[0] {
        "hill" => Ground::Hill,
        "mountain" => Ground::Mountain,
        "alp" => Ground::Alp,
        "forest" => Ground::Forest,
        "marsh" => Ground::Marsh,
        other => return Err(row.problem(&format!("`{other}` is no kind of ground"))),
    };
    Ok(Range { ground, name: row.fields[1].to_owned(), width_km: row.number(2)?, line: row.points(3)? })
}

/// Comments, a header, and rows of fields without quotes.
pub(crate) struct GeoTable<'a> {
    pub rows: Vec<Row<'a>>,
}

pub(crate) struct Row<'a> {
    file: &'a str,
    line: usize,
    pub fields: Vec<&'a str>,
}

impl<'a> GeoTable<'a> {
    pub fn read(file: &'a str, text: &'a str, columns: usize) -> Result<GeoTable<'a>, Problem> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')).skip(1);
        let rows: Vec<Row> =
            lines.map(|(at, line)| Row { file, line: at + 1, fields: line.split(',').collect() }).collect();
        match rows.iter().find(|row| row.fields.len() != columns) {
            Some(row) => Err(row.problem(&format!("the row must have {columns} fields"))),
            None => Ok(GeoTable { rows }),
        }
    }
}

impl Row<'_> {
    pub fn number(&self, at: usize) -> Result<f64, Problem> {
        let number = self.fields[at].parse().ok().filter(|number: &f64| number.is_finite());
        number.ok_or_else(|| self.problem(&format!("`{}` is no number", self.fields[at])))
    }

    /// Points as `lon lat;lon lat;...`.
    fn points(&self, at: usize) -> Result<Vec<Point>, Problem> {
        let read = |pair: &str| {
            let (lon, lat) = pair.split_once(' ')?;
            Some(point(lon.parse().ok()?, lat.parse().ok()?))
        };
        let points: Option<Vec<Point>> = self.fields[at].split(';').map(read).collect();
        points.filter(|points| points.len() > 1).ok_or_else(|| self.problem("the points must be `lon lat;lon lat;...`"))
    }

    pub fn problem(&self, reason: &str) -> Problem {
        Problem::at(self.file, self.line, reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kept_lines_are_readable_and_lie_in_central_europe() {
        let atlas = Atlas::standard().unwrap();
        assert!(atlas.land.len() > 20 && atlas.rivers.len() > 100 && atlas.relief.len() > 100);
        let lines = atlas.land.iter().chain(&atlas.sea).chain(atlas.rivers.iter().map(|river| &river.line));
        for p in lines.chain(atlas.relief.iter().map(|range| &range.line)).flatten() {
            assert!((0.5..25.5).contains(&p.x) && (46.0..57.5).contains(&p.y), "{p:?}");
        }
    }

    #[test]
    fn a_bad_row_is_refused_with_its_line() {
        let refusal = anchors("towns.csv", "# Source: a test.\ncity,lon,lat\nberlin,13.4\n").unwrap_err();
        assert_eq!(refusal.to_string(), "towns.csv, line 3: the row must have 3 fields");
        let refusal = anchors("towns.csv", "city,lon,lat\nberlin,13.4,north\n").unwrap_err();
        assert_eq!(refusal.to_string(), "towns.csv, line 2: `north` is no number");
    }
}
