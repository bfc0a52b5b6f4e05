//! The order of moves on the Flanders map, where Austria and the Pragmatic Army dispute it (M-10.1.24, R-81).

use board::{CityId, PieceSet};

use crate::acting::active_powers;
use crate::powers::{AUSTRIA, PRAGMATIC};
use crate::rules::Ruleset;
use crate::state::{Own, Stage};
use crate::{fortress, march};
use engine::ids;
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::march as roads;
use engine::state::Core;

/// The two players who could disagree.
fn players(core: &Core) -> [Seat; 2] {
    [core.seat(PRAGMATIC), core.seat(AUSTRIA)]
}

fn other(core: &Core, seat: Seat) -> Seat {
    let [pragmatic, austria] = players(core);
    if seat == pragmatic { austria } else { pragmatic }
}

/// Groups with a piece of this seat that have not moved and stand on the Flanders map.
fn unmoved_groups(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Vec<PieceSet> {
    let on_flanders = |group: &PieceSet| {
        let city = group.first().and_then(|piece| core.city(piece));
        city.is_some_and(|city| rules.lands.flanders.contains(city))
    };
    let has_own = |group: &PieceSet| group.iter().any(|piece| core.seat(rules.power(piece)) == seat);
    let mut groups = roads::groups(rules, core, &active_powers(core, own));
    groups.retain(|group| on_flanders(group) && has_own(group));
    groups
}

/// Whether a group has any way to go, by what everybody sees.
fn can_go(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> bool {
    let orders = march::orders(rules, core, own, group);
    !roads::walks(rules, core, group, &orders, fortress::claims(rules, core, own, group)).is_empty()
        || group.intersects(rules.generals) && !march::force_walks(rules, core, own, group).is_empty()
}

/// who has passed or ended, or has nothing left that can move there, is not waited for.
fn is_waited_for(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> bool {
    let is_out = own.flanders_out.contains(seat) || own.done.contains(seat);
    !is_out && unmoved_groups(rules, core, own, seat).into_iter().any(|group| can_go(rules, core, own, group))
}

/// M-10.1.24, R-81: whether this seat may move a piece standing here now.
pub fn check_turn(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, from: CityId) -> Result<(), Refusal> {
    match own.flanders_next {
        Some(next) if own.stage == Stage::Austrian && rules.lands.flanders.contains(from) => {
            check_on_turn(rules, core, own, next, seat)
        }
        _ => Ok(()),
    }
}

fn check_on_turn(rules: &Ruleset, core: &Core, own: &Own, next: Seat, seat: Seat) -> Result<(), Refusal> {
    if own.flanders_out.contains(seat) {
        return Err(Why::PassedOnFlanders.under(ids::M_10_1_24));
    }
    if next != seat && is_waited_for(rules, core, own, other(core, seat)) {
        return Err(Why::NotYourMove.under(ids::M_10_1_24));
    }
    Ok(())
}

/// whoever is on turn may drop out.
pub fn check_pass(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Result<(), Refusal> {
    let next = own.flanders_next.ok_or(Why::NotThisNow.under(ids::M_10_1_24))?;
    check_on_turn(rules, core, own, next, seat)
}

/// a dispute needs two players who both have something left to move on the Flanders map.
pub fn check_dispute(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Result<(), Refusal> {
    let [pragmatic, austria] = players(core);
    if own.stage != Stage::Austrian || pragmatic == austria || !rules.order.contains(&PRAGMATIC) {
        return Err(Why::NoDispute.under(ids::M_10_1_24));
    }
    if own.flanders_next.is_some() {
        return Err(Why::DisputeRuns.under(ids::M_10_1_24));
    }
    let is_idle = |one: Seat| own.done.contains(one) || unmoved_groups(rules, core, own, one).is_empty();
    match [other(core, seat), seat].into_iter().find(|&one| is_idle(one)) {
        Some(idle) => Err(Why::DisputeAlone { seat: idle }.under(ids::M_10_1_24)),
        None => Ok(()),
    }
}

/// M-10.1.24: from now on they move alternately, the Pragmatic Army first.
pub fn begin(core: &Core, own: &mut Own) {
    own.flanders_next = Some(core.seat(PRAGMATIC));
}

/// Whoever has moved there, or will not any more, leaves the next move to the other.
pub fn pass_on(core: &Core, own: &mut Own, seat: Seat) {
    if own.flanders_next.is_some() {
        own.flanders_next = Some(other(core, seat));
    }
}
