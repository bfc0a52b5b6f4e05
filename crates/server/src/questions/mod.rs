//! Questions besides the moves, answered by the engine from what the asking seat knows.

mod city;
mod duel;
mod effect;
pub mod outlook;

use protocol::{InspectionWire, LegalWire, Slug};
use rules::{Dice, Seat};

use crate::table::{Refused, Table, guard};
use crate::wire::{Asked, AskedAnswer};

#[derive(Clone)]
pub struct Answered {
    pub answer: AskedAnswer,
    /// Why an action is not possible, if that was asked.
    pub refused: Option<Refused>,
}

impl Answered {
    fn plain(answer: AskedAnswer) -> Answered {
        Answered { answer, refused: None }
    }
}

pub fn answer(table: &Table, viewer: Option<Seat>, about: &Asked) -> Result<Answered, Refused> {
    match about {
        Asked::Piece { piece } => actions_of(table, viewer, piece),
        Asked::Why { action } => why_not(table, viewer, action),
        Asked::Distance { from, to } => distance(table, from, to),
        Asked::Protection { city } => protection(table, viewer, city),
        Asked::Supply { piece } => supply(table, viewer, piece),
        Asked::Effect { action } => effect::effect(table, viewer, action),
        Asked::Duel => duel::duel(table, viewer),
        Asked::City { city } => city::city(table, viewer, city),
        Asked::Knowledge => {
            let view = table.view(viewer).ok_or_else(|| Refused::told("hall-not-begun"))?;
            let knowledge = guard(|| Ok(outlook::knowledge(&table.rules, &view)))?;
            Ok(Answered::plain(AskedAnswer::Knowledge { knowledge: Box::new(knowledge) }))
        }
        Asked::Chance => {
            let view = table.view(None).ok_or_else(|| Refused::told("hall-not-begun"))?;
            Ok(Answered::plain(AskedAnswer::Chance { chances: outlook::chances(&table.rules, &view) }))
        }
    }
}

/// The legal answers of the asking seat that name this piece.
fn actions_of(table: &Table, viewer: Option<Seat>, piece: &str) -> Result<Answered, Refused> {
    if table.rules.pack.piece(piece).is_none() {
        return Err(Refused::told("hall-no-piece"));
    }
    let names = LegalWire::of(&table.legal(viewer), &table.rules)
        .actions
        .into_iter()
        .filter(|action| action.pieces.iter().any(|named| named == piece));
    Ok(Answered::plain(AskedAnswer::Piece { actions: names.map(|action| action.text).collect() }))
}

/// The judge's own words. A refusal says no more than the seat may know.
fn why_not(table: &Table, viewer: Option<Seat>, action: &str) -> Result<Answered, Refused> {
    let seat = viewer.ok_or_else(|| Refused::told("hall-only-seats"))?;
    let game = table.game().ok_or_else(|| Refused::told("hall-not-begun"))?;
    let rules = &table.rules;
    guard(|| {
        let action = rules.read(game.state(), seat, action).map_err(|error| Refused::misread(&error))?;
        let Err(refusal) = rules.check(game.state(), seat, &action) else {
            return Ok(Answered::plain(AskedAnswer::Why { possible: true }));
        };
        let refused = Some(Refused::by_rule(rules, &refusal));
        Ok(Answered { answer: AskedAnswer::Why { possible: false }, refused })
    })
}

fn distance(table: &Table, from: &str, to: &str) -> Result<Answered, Refused> {
    let pack = table.rules.pack;
    let city = |slug: &str| pack.city(slug).ok_or_else(|| Refused::told("hall-no-city"));
    let (from, to) = (city(from)?, city(to)?);
    let way = pack.roads.way(from, to).ok_or_else(|| Refused::told("hall-no-road"))?;
    let steps = pack.roads.distance(from, to);
    let way = way.into_iter().map(|city| pack.cities[city.index()].slug.clone()).collect();
    Ok(Answered::plain(AskedAnswer::Distance { steps, way }))
}

/// What the rules say of a world imagined from the asking viewer's view: it cannot say more than that view.
fn imagined(table: &Table, viewer: Option<Seat>) -> Result<InspectionWire, Refused> {
    let game = table.game().ok_or_else(|| Refused::told("hall-not-begun"))?;
    guard(|| {
        let view = table.rules.view(game.state(), viewer);
        let world = table.rules.sample(&view, &mut Dice::new(0));
        let seen = world.inspect(&table.rules).map_err(Refused::say)?;
        Ok(InspectionWire::of(&seen, &[], &table.rules))
    })
}

fn protection(table: &Table, viewer: Option<Seat>, city: &str) -> Result<Answered, Refused> {
    let seen = imagined(table, viewer)?;
    let objectives = seen.objectives.iter().map(|one| (&one.city, one.protected, &one.by));
    let fortresses = seen.fortresses.iter().map(|one| (&one.city, one.protected, &one.by));
    let found = objectives.chain(fortresses).find(|(name, _, _)| name.as_ref() == city);
    let (_, protected, by) = found.ok_or_else(|| Refused::told("hall-no-site"))?;
    Ok(Answered::plain(AskedAnswer::Protection { protected, by: by.clone() }))
}

fn supply(table: &Table, viewer: Option<Seat>, piece: &str) -> Result<Answered, Refused> {
    let seen = imagined(table, viewer)?;
    let found = seen.supply.into_iter().find(|one| one.stack.iter().any(|one| one == piece));
    let found = found.ok_or_else(|| Refused::told("hall-no-general"))?;
    let line = found.line.unwrap_or_default().iter().map(Slug::to_string).collect();
    Ok(Answered::plain(AskedAnswer::Supply {
        supplied: found.supplied,
        by: found.by.map(str::to_owned),
        train: found.train.map(Slug::into_owned),
        line,
    }))
}
