//! Sectors, territories, cities and roads.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::card::Suit;
use crate::csv::{CsvTable, Row};
use crate::ids::{CityId, SectorId, SiteId, TerritoryId};
use crate::limits;
use crate::load::document::Document;
use crate::load::index::Index;
use crate::load::names::checked_names;
use crate::pack::{City, Names, Sector, Site, SiteKind, Territory};
use crate::problem::Problem;
use crate::roads::{FAR, Road, Roads};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerritoryFile {
    territory: Vec<TerritoryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerritoryRow {
    slug: Spanned<String>,
    name: Spanned<Names>,
}

pub fn territories(document: &Document, index: &mut Index) -> Result<Vec<Territory>, Problem> {
    let file: TerritoryFile = document.parse()?;
    let mut list = Vec::new();
    for row in file.territory {
        let id = TerritoryId(list.len() as u8);
        if list.len() == limits::TERRITORIES {
            return Err(document.problem(&row.slug, format!("more than {} territories", limits::TERRITORIES)));
        }
        index.territories.enter(row.slug.get_ref(), id).map_err(|reason| document.problem(&row.slug, reason))?;
        list.push(Territory { slug: row.slug.into_inner(), name: checked_names(document, &row.name)? });
    }
    Ok(list)
}

pub fn sectors(file: &str, text: &str, index: &mut Index) -> Result<Vec<Sector>, Problem> {
    let table = CsvTable::read(file, text, &["slug", "suit", "map", "x0", "y0", "x1", "y1"])?;
    let mut list: Vec<Sector> = Vec::new();
    for row in table.rows() {
        if list.len() == limits::SECTORS {
            return Err(row.problem(format!("more than {} sectors", limits::SECTORS)));
        }
        let slug = row.required("slug")?;
        index.sectors.enter(slug, SectorId(list.len() as u8)).map_err(|reason| row.problem(reason))?;
        let suit = suit(row)?;
        let rect = [row.coordinate("x0")?, row.coordinate("y0")?, row.coordinate("x1")?, row.coordinate("y1")?];
        if rect[0] >= rect[2] || rect[1] >= rect[3] {
            return Err(row.problem(format!("the rectangle of sector `{slug}` is empty or turned round")));
        }
        if let Some(other) = list.iter().find(|other| overlap(&other.rect, &rect)) {
            return Err(row.problem(format!("the sectors `{}` and `{slug}` overlap", other.slug)));
        }
        list.push(Sector { slug: slug.to_owned(), suit, map: row.get("map").to_owned(), rect });
    }
    Ok(list)
}

fn suit(row: &Row) -> Result<Suit, Problem> {
    let field = row.required("suit")?;
    let mut letters = field.chars();
    match (letters.next().and_then(Suit::from_letter), letters.next()) {
        (Some(suit), None) => Ok(suit),
        _ => Err(row.problem(format!("there is no suit `{field}` (c, s, h or d)"))),
    }
}

fn overlap(a: &[f32; 4], b: &[f32; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

fn holds(rect: &[f32; 4], x: f32, y: f32) -> bool {
    rect[0] <= x && x <= rect[2] && rect[1] <= y && y <= rect[3]
}

/// Cities with their sites; `lines` says where each city is written.
pub struct Cities {
    pub list: Vec<City>,
    pub sites: Vec<Site>,
    pub lines: Vec<usize>,
}

pub const CITY_COLUMNS: &[&str] = &["slug", "name", "x", "y", "sector", "territory", "province", "site"];

/// Ids follow the order of slugs, whatever the order of the file.
pub fn cities(file: &str, text: &str, sectors: &[Sector], index: &mut Index) -> Result<Cities, Problem> {
    let table = CsvTable::read(file, text, CITY_COLUMNS)?;
    let mut by_slug: BTreeMap<&str, &Row> = BTreeMap::new();
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    for row in table.rows() {
        if by_slug.len() == limits::CITIES {
            return Err(row.problem(format!("more than {} cities", limits::CITIES)));
        }
        let (slug, name) = (row.required("slug")?, row.required("name")?);
        if by_slug.insert(slug, row).is_some() {
            return Err(row.problem(format!("the city `{slug}` stands here a second time")));
        }
        if let Some(other) = names.insert(name, row.line) {
            return Err(row.problem(format!("the name `{name}` is already taken by line {other}")));
        }
    }
    let mut cities = Cities { list: Vec::new(), sites: Vec::new(), lines: Vec::new() };
    for (slug, row) in by_slug {
        let id = CityId(cities.list.len() as u16);
        index.cities.enter(slug, id).map_err(|reason| row.problem(reason))?;
        let mut city = city(row, sectors, index)?;
        if let Some(kind) = site_kind(row, index)? {
            if cities.sites.len() == limits::SITES {
                return Err(row.problem(format!("more than {} objectives or fortresses", limits::SITES)));
            }
            city.site = Some(SiteId(cities.sites.len() as u8));
            cities.sites.push(Site { city: id, kind });
        }
        cities.list.push(city);
        cities.lines.push(row.line);
    }
    Ok(cities)
}

fn city(row: &Row, sectors: &[Sector], index: &Index) -> Result<City, Problem> {
    let (slug, name) = (row.required("slug")?, row.required("name")?);
    let (x, y) = (row.coordinate("x")?, row.coordinate("y")?);
    let Some(place) = sectors.iter().find(|sector| holds(&sector.rect, x, y)) else {
        return Err(row.problem(format!("the city `{slug}` lies in no sector")));
    };
    let id = index.sectors.in_row(row, row.required("sector")?)?;
    let sector = &sectors[id.index()];
    if !holds(&sector.rect, x, y) {
        let reason = format!("the city `{slug}` lies in sector `{}`, not in `{}`", place.slug, sector.slug);
        return Err(row.problem(reason));
    }
    Ok(City {
        slug: slug.to_owned(),
        name: name.to_owned(),
        sector: id,
        suit: sector.suit,
        territory: index.territories.in_row(row, row.required("territory")?)?,
        province: row.get("province").to_owned(),
        map: sector.map.clone(),
        site: None,
        depot: None,
        x,
        y,
    })
}

/// Reads `objective POWER ORDER`, `fortress`, `major-fortress`, the last two also with ` elector`.
fn site_kind(row: &Row, index: &Index) -> Result<Option<SiteKind>, Problem> {
    let field = row.get("site");
    let words: Vec<&str> = field.split(' ').filter(|word| !word.is_empty()).collect();
    let kind = match words[..] {
        [] => return Ok(None),
        ["fortress"] => SiteKind::Fortress { major: false, elector: false },
        ["major-fortress"] => SiteKind::Fortress { major: true, elector: false },
        ["fortress", "elector"] => SiteKind::Fortress { major: false, elector: true },
        ["major-fortress", "elector"] => SiteKind::Fortress { major: true, elector: true },
        ["objective", power, order @ ("1" | "2")] => {
            SiteKind::Objective { power: index.powers.in_row(row, power)?, order: if order == "1" { 1 } else { 2 } }
        }
        _ => return Err(row.problem(format!("`{field}` is no kind of site"))),
    };
    Ok(Some(kind))
}

/// Roads of the pack; every city must be joined to every other.
pub fn roads(file: &str, text: &str, cities: &Cities, cities_file: &str, index: &Index) -> Result<Roads, Problem> {
    let table = CsvTable::read(file, text, &["a", "b", "kind"])?;
    let mut seen: BTreeMap<(CityId, CityId), usize> = BTreeMap::new();
    let mut list = Vec::new();
    for row in table.rows() {
        let a = index.cities.in_row(row, row.required("a")?)?;
        let b = index.cities.in_row(row, row.required("b")?)?;
        let main = match row.required("kind")? {
            "main" => true,
            "normal" => false,
            kind => return Err(row.problem(format!("there is no kind of road `{kind}` (main or normal)"))),
        };
        if a == b {
            return Err(row.problem(format!("a road leads from `{}` to itself", row.get("a"))));
        }
        let (a, b) = (a.min(b), a.max(b));
        if let Some(other) = seen.insert((a, b), row.line) {
            return Err(row.problem(format!("the road already stands in line {other}")));
        }
        if list.len() == limits::ROADS {
            return Err(row.problem(format!("more than {} roads", limits::ROADS)));
        }
        list.push(Road { a, b, main });
    }
    let count = cities.list.len();
    let roads = Roads::new(count, list);
    for at in 0..count {
        let far = (0..count).find(|&other| roads.distance(CityId(at as u16), CityId(other as u16)) == FAR);
        if let Some(other) = far {
            let (here, there) = (&cities.list[at].slug, &cities.list[other].slug);
            let reason = format!("the city `{there}` is cut off: no way leads there from `{here}`");
            return Err(Problem::at(cities_file, cities.lines[other], reason));
        }
    }
    Ok(roads)
}
