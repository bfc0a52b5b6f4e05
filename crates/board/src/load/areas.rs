//! Areas: named sets of cities, written as conditions and resolved here.

use serde::Deserialize;
use toml::Spanned;

use crate::ids::{AreaId, CityId};
use crate::limits;
use crate::load::document::Document;
use crate::load::ground::Cities;
use crate::load::index::Index;
use crate::load::names::checked_names;
use crate::pack::{Area, City, Names, SiteKind};
use crate::problem::Problem;
use crate::sets::CitySet;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaFile {
    area: Vec<AreaRow>,
}

/// Every condition that is stated must hold.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct AreaRow {
    slug: Spanned<String>,
    name: Spanned<Names>,
    size: Option<Spanned<usize>>,
    #[serde(default)]
    cities: Vec<Spanned<String>>,
    #[serde(default)]
    sectors: Vec<Spanned<String>>,
    #[serde(default)]
    territories: Vec<Spanned<String>>,
    #[serde(default)]
    provinces: Vec<Spanned<String>>,
    #[serde(default)]
    maps: Vec<Spanned<String>>,
    objectives_of: Option<Spanned<String>>,
    north_of: Option<Spanned<String>>,
    south_of_y: Option<f32>,
}

pub fn areas(document: &Document, cities: &Cities, index: &mut Index) -> Result<Vec<Area>, Problem> {
    let file: AreaFile = document.parse()?;
    let mut list = Vec::new();
    for row in file.area {
        if list.len() == limits::AREAS {
            return Err(document.problem(&row.slug, format!("more than {} areas", limits::AREAS)));
        }
        let id = AreaId(list.len() as u8);
        index.areas.enter(row.slug.get_ref(), id).map_err(|reason| document.problem(&row.slug, reason))?;
        let members = members(document, &row, cities, index)?;
        if members.is_empty() {
            return Err(document.problem(&row.slug, format!("the area `{}` holds no city", row.slug.get_ref())));
        }
        if let Some(size) = row.size.as_ref().filter(|size| *size.get_ref() != members.len()) {
            let reason =
                format!("the area `{}` holds {} cities, not {}", row.slug.get_ref(), members.len(), size.get_ref());
            return Err(document.problem(size, reason));
        }
        list.push(Area { slug: row.slug.into_inner(), name: checked_names(document, &row.name)?, cities: members });
    }
    Ok(list)
}

fn members(document: &Document, row: &AreaRow, cities: &Cities, index: &Index) -> Result<CitySet, Problem> {
    let named = index.cities.all_in_document(document, &row.cities)?;
    let sectors = index.sectors.all_in_document(document, &row.sectors)?;
    let territories = index.territories.all_in_document(document, &row.territories)?;
    let objectives_of =
        row.objectives_of.as_ref().map(|power| index.powers.in_document(document, power)).transpose()?;
    let north_of = row.north_of.as_ref().map(|city| index.cities.in_document(document, city)).transpose()?;
    let known = |list: &[Spanned<String>], what: &str, of: fn(&City) -> &str| {
        let stray = list.iter().find(|slug| cities.list.iter().all(|city| of(city) != slug.get_ref()));
        stray.map_or(Ok(()), |slug| Err(document.problem(slug, format!("there is no {what} `{}`", slug.get_ref()))))
    };
    known(&row.provinces, "province", |city| &city.province)?;
    known(&row.maps, "map", |city| &city.map)?;
    let lists = |slugs: &[Spanned<String>], slug: &str| slugs.is_empty() || slugs.iter().any(|s| s.get_ref() == slug);
    let is_objective = |city: &City| {
        let kind = city.site.map(|site| cities.sites[site.index()].kind);
        objectives_of.is_none_or(|wanted| matches!(kind, Some(SiteKind::Objective { power, .. }) if power == wanted))
    };
    let is_member = |at: usize, city: &City| {
        (named.is_empty() || named.contains(&CityId(at as u16)))
            && (sectors.is_empty() || sectors.contains(&city.sector))
            && (territories.is_empty() || territories.contains(&city.territory))
            && lists(&row.provinces, &city.province)
            && lists(&row.maps, &city.map)
            && is_objective(city)
            && north_of.is_none_or(|other| city.y < cities.list[other.index()].y)
            && row.south_of_y.is_none_or(|y| city.y > y)
    };
    let all = cities.list.iter().enumerate();
    Ok(all.filter(|&(at, city)| is_member(at, city)).map(|(at, _)| CityId(at as u16)).collect())
}
