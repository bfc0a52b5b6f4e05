//! What an action would do: it is played on a world imagined from the asking seat's view, and the two are compared.

use protocol::{FightWire, InspectionWire, Slug, ViewWire};
use rules::inspect::UnionQuestion;
use rules::{Dice, Log, Seat, World};

use super::Answered;
use crate::table::{Refused, Table, guard};
use crate::wire::{ActionEffect, AskedAnswer, ExpectedCombat, PieceMove};

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
        if log.revealed {
            return Err(Refused::told("hall-unknown-effect"));
        }
        let asks = after.agree_to_union(rules);
        let shown = |world: &World| ViewWire::of(&world.view(rules, viewer), rules);
        let judged = |world: &World| {
            world.inspect(rules).map_err(Refused::say).map(|seen| InspectionWire::of(&seen, &[], rules))
        };
        let effect = compare((&shown(&before), &shown(&after)), (&judged(&before)?, &judged(&after)?));
        Ok(Answered::plain(AskedAnswer::Effect {
            effect: Box::new(ActionEffect { asks: asks.map(UnionQuestion::name), ..effect }),
        }))
    })
}

fn compare((then, now): (&ViewWire, &ViewWire), (was, is): (&InspectionWire, &InspectionWire)) -> ActionEffect {
    let pieces = then.pieces.iter().zip(&now.pieces).filter(|(then, now)| then.city != now.city);
    let moves =
        pieces.map(|(_, now)| PieceMove { piece: now.piece.to_string(), to: now.city.as_ref().map(Slug::to_string) });
    let guarded = |seen: &InspectionWire| -> Vec<String> {
        let objectives = seen.objectives.iter().filter(|one| one.protected).map(|one| &one.city);
        let fortresses = seen.fortresses.iter().filter(|one| one.protected).map(|one| &one.city);
        objectives.chain(fortresses).map(Slug::to_string).collect()
    };
    let fed = |seen: &InspectionWire| -> Vec<String> {
        let stacks = seen.supply.iter().filter(|one| one.supplied).flat_map(|one| &one.stack);
        stacks.map(Slug::to_string).collect()
    };
    let hussars = |view: &ViewWire| -> Vec<String> {
        let cities = view.maria.iter().flat_map(|maria| maria.hussars.iter().flatten());
        cities.map(Slug::to_string).collect()
    };
    ActionEffect {
        asks: None,
        moves: moves.collect(),
        markers: new(&then.markers, &now.markers),
        markers_gone: new(&now.markers, &then.markers),
        questions: new(&then.questions, &now.questions),
        questions_gone: new(&now.questions, &then.questions),
        hussars_gone: new(&hussars(now), &hussars(then)),
        fights: new(&fights(was), &fights(is)),
        fights_gone: new(&fights(is), &fights(was)),
        protected: new(&guarded(was), &guarded(is)),
        exposed: new(&guarded(is), &guarded(was)),
        supplied: new(&fed(was), &fed(is)),
        unsupplied: new(&fed(is), &fed(was)),
    }
}

/// Who would fight whom. How strong they are is imagined, so it is not told.
fn fights(seen: &InspectionWire) -> Vec<ExpectedCombat> {
    let names = |pieces: &[Slug]| pieces.iter().map(Slug::to_string).collect();
    let fight =
        |fight: &FightWire| ExpectedCombat { attackers: names(&fight.attackers), defenders: names(&fight.defenders) };
    seen.fights.iter().map(fight).collect()
}

/// What is there now and was not before.
fn new<T: PartialEq + Clone>(before: &[T], after: &[T]) -> Vec<T> {
    after.iter().filter(|one| !before.contains(one)).cloned().collect()
}
