//! What a seat should think of before an action: the position before it and the position after it are compared, both
//! imagined from that seat's view.

use board::{CityId, PowerId};
use engine::action::Action;
use engine::prospect::{Alarm, Prospect};
use engine::question::About;
use engine::rulebook::SupplyPenalty;
use engine::ruleset::Seat;

use crate::inspect::{Fight, Inspection, Supply};
use crate::ruleset::{Look, Ruleset};
use crate::sample::World;

pub use engine::warning::Warning;

/// A position as the asking seat imagines it, and what the rules say of it.
#[derive(Clone, Copy)]
pub struct Imagined<'a> {
    /// The position.
    pub world: &'a World,
    /// What the rules say of it.
    pub seen: &'a Inspection,
}

impl Ruleset {
    /// Whether an action of a seat ends its movement in this world: what stands badly then, stands so for good.
    pub fn ends_movement(&self, world: &World, seat: Seat, action: &Action) -> bool {
        let moves = world.asked(self, seat).is_some_and(|question| question.about == About::Movement);
        moves && *action == Action::End
    }

    /// The gravest first. With `ends` everything that stands badly is named, else only what the action makes worse.
    pub fn warnings(&self, before: Imagined, after: Imagined, seat: Seat, ends: bool) -> Vec<Warning> {
        let then = if ends { None } else { Some(before) };
        let mut found = losing(self, then, after, seat);
        found.extend(unguarded(self, before, after, seat));
        found.extend(hunger(self, then, after, seat));
        found.extend(bare_hands(self, then, after, seat));
        found.sort_by_key(Warning::gravity);
        found
    }
}

/// Rivals who could win this turn, and could not before.
fn losing(rules: &Ruleset, before: Option<Imagined>, after: Imagined, seat: Seat) -> Vec<Warning> {
    let rivals = |at: Imagined| -> Vec<Prospect> {
        let all = rules.prospects(&at.seen.seen).into_iter();
        all.filter(|one| one.seat != seat && one.alarm == Alarm::Now && !one.wanted.is_empty()).collect()
    };
    let known: Vec<Seat> = before.map(rivals).unwrap_or_default().iter().map(|one| one.seat).collect();
    let new = rivals(after).into_iter().filter(|one| !known.contains(&one.seat));
    new.map(|rival| Warning::LosesGame { rival }).collect()
}

/// F-5.7, M-10.3.6: cities of the seat that lose their last protector while a rival who is close to winning wants them.
fn unguarded(rules: &Ruleset, before: Imagined, after: Imagined, seat: Seat) -> Vec<Warning> {
    let bare = |at: Imagined| -> Vec<CityId> {
        let objectives = at.seen.objectives.iter().filter(|one| !one.protected).map(|one| one.city);
        let fortresses = at.seen.fortresses.iter().filter(|one| !one.protected).map(|one| one.city);
        objectives.chain(fortresses).collect()
    };
    let known = bare(before);
    let prospects = rules.prospects(&after.seen.seen);
    let held = prospects[seat.index()].guards;
    let exposed = bare(after).into_iter().filter(|city| !known.contains(city) && held.contains(*city));
    let rival_of = |city: &CityId| {
        let close = prospects.iter().filter(|one| one.seat != seat && one.alarm > Alarm::None);
        close.filter(|one| one.wanted.contains(*city)).max_by_key(|one| one.alarm)
    };
    exposed.filter_map(|city| Some(Warning::LastGuard { city, rival: rival_of(&city)?.seat })).collect()
}

/// F-9.14, F-9.16, M-9.7, M-9.8: generals of the powers that act whom nothing would feed; who can pay for supply has a
/// choice left.
fn hunger(rules: &Ruleset, before: Option<Imagined>, after: Imagined, seat: Seat) -> Vec<Warning> {
    let core = &after.world.state.core;
    let acting = acting(rules, after.world);
    let is_hungry = |one: &&Supply| {
        acting.contains(&one.power) && core.seat(one.power) == seat && !one.supplied && one.price.is_none()
    };
    let is_known = |one: &Supply| {
        let was = before.and_then(|before| before.seen.supply.iter().find(|was| was.stack.intersects(one.stack)));
        was.is_some_and(|was| !was.supplied && was.city == one.city)
    };
    let hungry = after.seen.supply.iter().filter(is_hungry).filter(|one| !is_known(one));
    let warning = |one: &Supply| {
        if is_lost(rules, after, one) {
            Warning::Starves { stack: one.stack }
        } else {
            Warning::CutOff { stack: one.stack }
        }
    };
    hungry.map(warning).collect()
}

/// The powers whose supply is examined next without their marching again.
fn acting(rules: &Ruleset, world: &World) -> Vec<PowerId> {
    match rules.look(&world.state) {
        Look::Friedrich(_) => world.view(rules, None).active.into_iter().collect(),
        Look::Maria(look) => maria::acting::active_powers(look.core, look.own).to_vec(),
    }
}

/// Whether hunger takes them off the board at once.
fn is_lost(rules: &Ruleset, after: Imagined, one: &Supply) -> bool {
    match rules.book.supply_penalty {
        SupplyPenalty::TurnThenDestroy => one.face_down,
        SupplyPenalty::LoseTroops { first, further } => {
            let loss = if one.face_down { further } else { first };
            after.world.state.core.sum_of_troops(one.stack) <= loss
        }
    }
}

/// Combats of the seat that would follow without a card it could play in them.
fn bare_hands(rules: &Ruleset, before: Option<Imagined>, after: Imagined, seat: Seat) -> Vec<Warning> {
    let core = &after.world.state.core;
    let is_known = |fight: &Fight| before.is_some_and(|before| before.seen.fights.iter().any(|one| one.is_same(fight)));
    let mine = |fight: &&Fight| core.seat(rules.power(fight.pair.attacker)) == seat && !is_known(fight);
    let has_card = |fight: &Fight| {
        let hand = core.secret.hands[rules.power(fight.pair.attacker).index()];
        hand.iter()
            .any(|card| rules.reserves.contains(card) || rules.suit_cards[fight.attacker_suit as usize].contains(card))
    };
    let bare = after.seen.fights.iter().filter(mine).filter(|fight| !has_card(fight));
    bare.map(|fight| Warning::EmptyHand { stack: fight.attackers, suit: fight.attacker_suit }).collect()
}
