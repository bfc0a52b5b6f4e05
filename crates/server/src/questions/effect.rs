//! What an action would do: it is played on a world imagined from the asking seat's view, and the two are compared.

mod compare;
mod odds;

use protocol::{InspectionWire, Slugs, ViewWire};
use rules::inspect::{Inspection, UnionQuestion};
use rules::warnings::{Imagined, Warning};
use rules::{Dice, Log, Ruleset, Seat, World};

use super::Answered;
use crate::table::{Refused, Table, guard};
use crate::wire::{ActionEffect, AskedAnswer, WarningWire};

pub fn effect(table: &Table, viewer: Option<Seat>, action: &str) -> Result<Answered, Refused> {
    let seat = viewer.ok_or_else(|| Refused::told("hall-only-seats"))?;
    let game = table.game().ok_or_else(|| Refused::told("hall-not-begun"))?;
    let rules = &table.rules;
    guard(|| {
        let action = rules.read(game.state(), seat, action).map_err(|error| Refused::misread(&error))?;
        let before = rules.sample(&rules.view(game.state(), viewer), &mut Dice::new(0));
        let (mut after, mut log) = (before, Log::new());
        let played = after.play(rules, seat, &action, &mut log);
        played.map_err(|refusal| Refused::by_rule(rules, &refusal))?;
        let ends = rules.ends_movement(&before, seat, &action);
        if ends {
            // What follows hangs on cards and on others: told is how the end of movement finds the position.
            after = before;
        } else if log.revealed {
            return Err(Refused::told("hall-unknown-effect"));
        }
        let asks = if ends { None } else { after.agree_to_union(rules) };
        let effect = described(rules, seat, (&before, &after), ends)?;
        Ok(Answered::plain(AskedAnswer::Effect {
            effect: Box::new(ActionEffect { asks: asks.map(UnionQuestion::name), ..effect }),
        }))
    })
}

/// The difference between two worlds, and what the seat should think of.
fn described(
    rules: &Ruleset,
    seat: Seat,
    (before, after): (&World, &World),
    ends: bool,
) -> Result<ActionEffect, Refused> {
    let viewer = Some(seat);
    let shown = |world: &World| ViewWire::of(&world.view(rules, viewer), rules);
    let (was, is) = (before.inspect(rules).map_err(Refused::say)?, after.inspect(rules).map_err(Refused::say)?);
    let wire = |seen: &Inspection| InspectionWire::of(seen, &[], rules);
    let warnings =
        rules.warnings(Imagined { world: before, seen: &was }, Imagined { world: after, seen: &is }, seat, ends);
    let new = |fight: &&rules::inspect::Fight| ends || !was.fights.iter().any(|old| old.is_same(fight));
    let fights: Vec<_> = is.fights.iter().filter(new).copied().collect();
    Ok(ActionEffect {
        warnings: warnings.iter().map(|warning| told(rules, warning)).collect(),
        odds: odds::of_fights(rules, &after.view(rules, viewer), seat, &fights),
        ..compare::compare((&shown(before), &shown(after)), (&wire(&was), &wire(&is)))
    })
}

fn told(rules: &Ruleset, warning: &Warning) -> WarningWire {
    let slugs = Slugs::new(rules);
    WarningWire {
        kind: warning.name(),
        message: rules.tell_warning(warning).into(),
        pieces: slugs.pieces(warning.pieces()).iter().map(ToString::to_string).collect(),
        cities: warning.cities().into_iter().map(|city| slugs.city(city).to_string()).collect(),
    }
}
