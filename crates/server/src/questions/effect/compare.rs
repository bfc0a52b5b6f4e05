//! What differs between the position before an action and the one after it.

use protocol::{FightWire, InspectionWire, Slug, ViewWire};

use crate::wire::{ActionEffect, ExpectedCombat, PieceMove};

pub fn compare((then, now): (&ViewWire, &ViewWire), (was, is): (&InspectionWire, &InspectionWire)) -> ActionEffect {
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
        warnings: Vec::new(),
        odds: Vec::new(),
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
