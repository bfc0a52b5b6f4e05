//! Off-map boxes, victory boxes, and the markers that lie on fortresses at the start.

use serde::Deserialize;
use toml::Spanned;

use crate::csv::CsvTable;
use crate::load::document::Document;
use crate::load::ground::Cities;
use crate::load::index::{Index, Slugs};
use crate::load::names::checked_names;
use crate::pack::{Marker, Names, OffMapBox, VictoryBox};
use crate::problem::Problem;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct BoxFile {
    #[serde(default)]
    off_map: Vec<OffMapRow>,
    #[serde(default)]
    victory: Vec<VictoryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OffMapRow {
    slug: Spanned<String>,
    power: Spanned<String>,
    name: Spanned<Names>,
    arrow: Spanned<String>,
    edge: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VictoryRow {
    slug: Spanned<String>,
    name: Spanned<Names>,
}

#[derive(Default)]
pub struct Boxes {
    pub off_map: Vec<OffMapBox>,
    pub victory: Vec<VictoryBox>,
}

pub fn boxes(document: &Document, index: &Index) -> Result<Boxes, Problem> {
    let file: BoxFile = document.parse()?;
    let mut slugs = Slugs::new("box");
    let mut boxes = Boxes::default();
    for row in file.off_map {
        slugs.enter(row.slug.get_ref(), ()).map_err(|reason| document.problem(&row.slug, reason))?;
        let power = index.powers.in_document(document, &row.power)?;
        if boxes.off_map.iter().any(|other| other.power == power) {
            let reason = format!("the power `{}` has a second off-map box", row.power.get_ref());
            return Err(document.problem(&row.power, reason));
        }
        if !["north", "south", "east", "west"].contains(&row.edge.get_ref().as_str()) {
            let reason = format!("there is no edge `{}` (north, south, east or west)", row.edge.get_ref());
            return Err(document.problem(&row.edge, reason));
        }
        boxes.off_map.push(OffMapBox {
            power,
            arrow: index.cities.in_document(document, &row.arrow)?,
            slug: row.slug.into_inner(),
            name: checked_names(document, &row.name)?,
            edge: row.edge.into_inner(),
        });
    }
    for row in file.victory {
        slugs.enter(row.slug.get_ref(), ()).map_err(|reason| document.problem(&row.slug, reason))?;
        boxes.victory.push(VictoryBox { slug: row.slug.into_inner(), name: checked_names(document, &row.name)? });
    }
    Ok(boxes)
}

pub fn markers(file: &str, text: &str, cities: &Cities, index: &Index) -> Result<Vec<Marker>, Problem> {
    let table = CsvTable::read(file, text, &["city", "power"])?;
    let mut list: Vec<Marker> = Vec::new();
    for row in table.rows() {
        let slug = row.required("city")?;
        let city = index.cities.in_row(row, slug)?;
        let power = index.powers.in_row(row, row.required("power")?)?;
        let Some(site) = cities.list[city.index()].site else {
            return Err(row.problem(format!("the city `{slug}` is no objective or fortress")));
        };
        if list.iter().any(|other| other.site == site) {
            return Err(row.problem(format!("the city `{slug}` has a second marker")));
        }
        list.push(Marker { site, power });
    }
    Ok(list)
}
