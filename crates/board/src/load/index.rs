//! Slugs and what they stand for, while a pack is being loaded.

use std::collections::BTreeMap;

use toml::Spanned;

use crate::csv::Row;
use crate::ids::{AreaId, CityId, PieceId, PowerId, SectorId, TerritoryId};
use crate::load::document::Document;
use crate::problem::Problem;

/// Slugs of one kind of thing.
pub struct Slugs<Id> {
    kind: &'static str,
    ids: BTreeMap<String, Id>,
}

impl<Id: Copy> Slugs<Id> {
    pub fn new(kind: &'static str) -> Slugs<Id> {
        Slugs { kind, ids: BTreeMap::new() }
    }

    /// Enters a slug, or says why it cannot be one.
    pub fn enter(&mut self, slug: &str, id: Id) -> Result<(), String> {
        check_slug(slug)?;
        if self.ids.insert(slug.to_owned(), id).is_some() {
            return Err(format!("the {} `{slug}` stands here a second time", self.kind));
        }
        Ok(())
    }

    fn find(&self, slug: &str) -> Result<Id, String> {
        self.ids.get(slug).copied().ok_or_else(|| format!("there is no {} `{slug}`", self.kind))
    }

    pub fn in_row(&self, row: &Row, slug: &str) -> Result<Id, Problem> {
        self.find(slug).map_err(|reason| row.problem(reason))
    }

    pub fn in_document(&self, document: &Document, slug: &Spanned<String>) -> Result<Id, Problem> {
        self.find(slug.get_ref()).map_err(|reason| document.problem(slug, reason))
    }

    pub fn all_in_document(&self, document: &Document, slugs: &[Spanned<String>]) -> Result<Vec<Id>, Problem> {
        slugs.iter().map(|slug| self.in_document(document, slug)).collect()
    }
}

/// Slugs are written in actions and records, so they keep to a small alphabet.
pub fn check_slug(slug: &str) -> Result<(), String> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
    if slug.is_empty() {
        Err("a slug is missing".to_owned())
    } else if slug.len() > 40 || !slug.chars().all(fits) {
        Err(format!("`{slug}` is no slug (up to 40 of a-z, 0-9, `-` and `.`)"))
    } else {
        Ok(())
    }
}

/// Everything that is referred to by slug in other files.
pub struct Index {
    pub powers: Slugs<PowerId>,
    pub territories: Slugs<TerritoryId>,
    pub sectors: Slugs<SectorId>,
    pub cities: Slugs<CityId>,
    pub areas: Slugs<AreaId>,
    pub pieces: Slugs<PieceId>,
    pub generals: Slugs<PieceId>,
}

impl Index {
    pub fn new() -> Index {
        Index {
            powers: Slugs::new("power"),
            territories: Slugs::new("territory"),
            sectors: Slugs::new("sector"),
            cities: Slugs::new("city"),
            areas: Slugs::new("area"),
            pieces: Slugs::new("piece"),
            generals: Slugs::new("general"),
        }
    }
}
