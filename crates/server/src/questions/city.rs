//! What everybody may know of a city: who stands there, its suit, who wants it, who protects it.

use protocol::{FortressWire, InspectionWire, ObjectiveWire, Slug, ViewWire};
use rules::Seat;

use super::{Answered, imagined};
use crate::table::{Refused, Table};
use crate::wire::{AskedAnswer, CityInfo, SiteInfo};

pub fn city(table: &Table, viewer: Option<Seat>, slug: &str) -> Result<Answered, Refused> {
    let pack = table.rules.pack;
    let id = pack.city(slug).ok_or_else(|| Refused::told("hall-no-city"))?;
    let seen = imagined(table, viewer)?;
    let game = table.game().ok_or_else(|| Refused::told("hall-not-begun"))?;
    let view = ViewWire::of(&table.rules.view(game.state(), viewer), &table.rules);
    let city = &pack.cities[id.index()];
    let pieces = view.pieces.iter().filter(|piece| piece.city.as_deref() == Some(slug));
    let hussars = view.maria.iter().flat_map(|maria| &maria.hussars).filter(|at| at.as_deref() == Some(slug)).count();
    let info = CityInfo {
        name: city.name.clone(),
        suit: city.suit,
        sector: u32::from(city.sector.0),
        territory: pack.territories[city.territory.index()].slug.clone(),
        depot: city.depot.map(|power| pack.powers[power.index()].slug.clone()),
        pieces: pieces.map(|piece| piece.piece.to_string()).collect(),
        hussars: hussars as u32,
        site: site(&seen, slug),
    };
    Ok(Answered::plain(AskedAnswer::City { city: Box::new(info) }))
}

fn site(seen: &InspectionWire, slug: &str) -> Option<SiteInfo> {
    let objective = seen.objectives.iter().find(|one| one.city == slug).map(of_objective);
    objective.or_else(|| seen.fortresses.iter().find(|one| one.city == slug).map(of_fortress))
}

fn named(power: Option<&Slug>) -> Option<String> {
    power.map(Slug::to_string)
}

fn of_objective(one: &ObjectiveWire) -> SiteInfo {
    SiteInfo {
        kind: "objective",
        order: Some(one.order),
        wanted_by: Some(one.of.to_string()),
        held_by: named(one.marker.as_ref().or(one.defender.as_ref())).into_iter().collect(),
        marker: named(one.marker.as_ref()),
        question: named(one.question.as_ref()),
        protected: one.protected,
        by: one.by.clone(),
        vote: None,
    }
}

fn of_fortress(one: &FortressWire) -> SiteInfo {
    SiteInfo {
        kind: if one.major { "major-fortress" } else { "minor-fortress" },
        order: None,
        wanted_by: None,
        held_by: one.control.iter().map(Slug::to_string).collect(),
        marker: named(one.marker.as_ref()),
        question: named(one.question.as_ref()),
        protected: one.protected,
        by: one.by.clone(),
        vote: named(one.vote.as_ref()),
    }
}
