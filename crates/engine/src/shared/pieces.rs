//! Pieces and stacks: who stands together, how armies are lost, how generals leave.

use board::{CityId, PieceId, PieceSet, PowerId};

use crate::event::{Event, Log};
use crate::rulebook::StackFacing;
use crate::ruleset::Ruleset;
use crate::state::{Core, Place};

/// Generals in a city.
pub fn generals_at(rules: &Ruleset, core: &Core, city: CityId) -> PieceSet {
    if core.is_occupied(city) { core.pieces_at(city).and(rules.generals) } else { PieceSet::EMPTY }
}

/// The stack a general on the board stands in, himself included.
pub fn stack_of(rules: &Ruleset, core: &Core, general: PieceId) -> PieceSet {
    core.city(general).map_or(PieceSet::EMPTY, |city| generals_at(rules, core, city))
}

/// F-4.17, F-1.18, M-3.1.3, M-6.5, M-6.6: the smallest rank number commands; at equal ranks the one chosen.
pub fn commander(rules: &Ruleset, core: &Core, stack: PieceSet) -> PieceId {
    let order = |general: PieceId| (rules.rank_of[general.index()], !core.chosen.contains(general), general);
    stack.iter().min_by_key(|&general| order(general)).expect("a stack has a general")
}

/// F-6.3, M-6.12: the public total of a power.
/// MD-46: open to everybody at any time.
pub fn total(rules: &Ruleset, core: &Core, power: PowerId) -> u8 {
    core.sum_of_troops(rules.army(power))
}

/// Pieces on the board that are hostile to a power.
pub fn enemies_on_board(rules: &Ruleset, core: &Core, power: PowerId) -> PieceSet {
    let enemies = core.enemies[power.index()].iter();
    core.on_board(enemies.fold(PieceSet::EMPTY, |pieces, enemy| pieces.or(rules.owned[enemy.index()])))
}

/// FC-0.4, F-7.1: whether a city lies next to a general hostile to the power.
pub fn is_next_to_enemy_general(rules: &Ruleset, core: &Core, power: PowerId, city: CityId) -> bool {
    rules.pack.roads.neighbours(city).iter().any(|&next| {
        core.is_occupied(next)
            && generals_at(rules, core, next).iter().any(|general| core.are_enemies(power, rules.power(general)))
    })
}

/// F-6.5, F-6.13 to F-6.16, FQ-66, M-6.17, M-6.18, M-6.19, M-6.20, M-11.1.21: a stack loses armies. The power
/// without the command
/// loses first. Within a power whoever could be given an army stays and generals leave from the bottom; how the rest
/// is split is free (F-6.11), so the lower ranks give first.
/// only the sum is public.
/// MD-19: the owner transfers afterwards as he likes.
pub fn lose_armies(rules: &Ruleset, core: &mut Core, stack: PieceSet, lost: u8, log: &mut Log) {
    assert!(lost <= core.sum_of_troops(stack), "a stack cannot lose more than it has");
    let commanding = rules.owned[rules.power(commander(rules, core, stack)).index()];
    let led = stack.without(commanding);
    let lost_by_led = lost.min(core.sum_of_troops(led));
    for (part, lost) in [(led, lost_by_led), (stack.and(commanding), lost - lost_by_led)] {
        lose_within_power(core, part, lost, log);
    }
}

fn lose_within_power(core: &mut Core, stack: PieceSet, lost: u8, log: &mut Log) {
    let mut left_to_lose = lost;
    let mut from_bottom = stack;
    while let Some(general) = from_bottom.last() {
        from_bottom.remove(general);
        let given = left_to_lose.min(core.secret.troops[general.index()].saturating_sub(1));
        core.secret.troops[general.index()] -= given;
        left_to_lose -= given;
    }
    let mut removed = PieceSet::EMPTY;
    for _ in 0..left_to_lose {
        let general = stack.without(removed).last().expect("every army belongs to a general");
        removed.insert(general);
    }
    core.secret.strengths.lose(stack, lost, removed);
    for general in removed.iter() {
        take_off(core, general, Place::Off);
        log.all(|| Event::Removed { general });
    }
}

/// Who would be left of a stack after such a loss.
pub fn left_after(rules: &Ruleset, core: &Core, stack: PieceSet, lost: u8) -> PieceSet {
    let mut after = *core;
    lose_armies(rules, &mut after, stack, lost, &mut Log::silent());
    after.on_board(stack)
}

/// F-8.10, F-9.14: a whole stack loses everything.
pub fn destroy(rules: &Ruleset, core: &mut Core, stack: PieceSet, log: &mut Log) {
    let all = core.sum_of_troops(stack);
    lose_armies(rules, core, stack, all, log);
}

/// Takes a general off the board without armies.
pub fn take_off(core: &mut Core, piece: PieceId, place: Place) {
    core.secret.troops[piece.index()] = 0;
    core.put(piece, place);
    core.flipped.remove(piece);
}

/// Generals have come to stand together in a city (F-4.19, FQ-7, M-10.1.10): nobody of them moves any more in this
/// phase; F-9.17: where the rulebook says so, one face-down general turns all over.
pub fn join(rules: &Ruleset, core: &mut Core, stack: PieceSet, log: &mut Log) {
    core.moved = core.moved.or(stack);
    core.secret.strengths.join(stack, rules.book.troops_max);
    if rules.book.stack_facing == StackFacing::Merge && core.flipped.intersects(stack) {
        let turned = stack.without(core.flipped);
        core.flipped = core.flipped.or(stack);
        if !turned.is_empty() {
            log.all(|| Event::TurnedWith { stack: turned });
        }
    }
}
