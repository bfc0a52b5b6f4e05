//! Supply in MARIA: before movement, with hussars on the lines (rule 9, 22).

use board::{CardSet, CityId, CitySet, PieceId, PieceSet, PowerId};

use crate::acting::active_powers;
use crate::powers::{AUSTRIA, PRAGMATIC};
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::Own;
use crate::{
    lands::{closed_to_supply, is_home},
    points,
};
use engine::event::{Event, Log};
use engine::ids;
use engine::refusal::{Refusal, Why};
use engine::rulebook::SupplyPenalty;
use engine::shared::{cards, pieces, supply};
use engine::state::Core;

/// What one general's supply comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fed {
    /// He is fed and owes nothing.
    Free,
    /// M-9.12, M-9.13: only through hussars, for this many points.
    Price(u8),
    /// No line reaches him, paid for or not.
    Hungry,
}

/// M-22.1: trains that feed a general: his own power's, for a guest the Pragmatic one too.
pub fn trains_for(rules: &Ruleset, core: &Core, general: PieceId) -> PieceSet {
    let mut trains = rules.trains_of(rules.power(general));
    if is_guest(rules, general) {
        trains = trains.or(rules.trains_of(PRAGMATIC));
    }
    core.on_board(trains)
}

/// M-22.3: the guest of the Pragmatic Army (Arenberg) is special in the advanced game only, and in rule 22 only.
pub fn is_guest(rules: &Ruleset, general: PieceId) -> bool {
    is_advanced(rules) && rules.lands.guests.contains(general)
}

/// M-9.2, M-22.1: the country feeds him.
pub fn feeds_itself(rules: &Ruleset, own: &Own, general: PieceId, city: CityId) -> bool {
    is_home(rules, own, rules.power(general), city)
        || is_guest(rules, general) && rules.lands.united_provinces.contains(city)
}

/// M-9.3, M-9.4, M-9.5, M-9.6, M-9.12, M-9.13, M-9.14, M-9.19, M-9.20, R-2, R-3, R-4, R-5, R-6, R-7, R-106: judged
/// on the present position.
/// MD-16: of all paths the one that costs its owner least.
pub fn judge(rules: &Ruleset, core: &Core, own: &Own, general: PieceId) -> Fed {
    let power = rules.power(general);
    let Some(city) = core.city(general) else { return Fed::Free };
    if feeds_itself(rules, own, general, city) {
        return Fed::Free;
    }
    let trains = trains_for(rules, core, general);
    let closed = supply::blocked(rules, core, power).or(&closed_to_supply(rules, core, own, power));
    let harassed = core.are_enemies(power, AUSTRIA);
    if harassed {
        let hussars: CitySet = own.hussars.into_iter().flatten().collect();
        let around = closed.or(&hussars);
        if supply::line_length(rules, core, general, trains, &around).is_some() {
            return Fed::Free;
        }
        return supply::line_length(rules, core, general, trains, &closed).map_or(Fed::Hungry, Fed::Price);
    }
    if supply::line_length(rules, core, general, trains, &closed).is_some() { Fed::Free } else { Fed::Hungry }
}

/// M-9.1: the power of the stage whose supply is examined now (R-86: each for itself).
pub fn examined(core: &Core, own: &Own) -> Option<PowerId> {
    active_powers(core, own).iter().copied().find(|&power| !own.fed.contains(power))
}

/// Price of a general on the present position.
fn price(rules: &Ruleset, core: &Core, own: &Own, general: PieceId) -> u16 {
    match judge(rules, core, own, general) {
        Fed::Price(price) => u16::from(price),
        Fed::Free | Fed::Hungry => 0,
    }
}

/// What these generals cost together, in points, on the present position.
pub fn sum_of_prices(rules: &Ruleset, core: &Core, own: &Own, generals: PieceSet) -> u16 {
    generals.iter().map(|general| price(rules, core, own, general)).sum()
}

/// What a power is asked about its supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// All is settled without it.
    Nothing,
    /// Which cards pay.
    Pay,
    /// Who is paid for.
    Feed,
}

/// `ST_SUPPLY`: M-9.15, M-9.16, M-9.17, M-9.18, R-10: what is due, and whether it can be paid.
pub fn begin_power(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, log: &mut Log) -> Asked {
    if own.fed.is_empty() {
        own.led = points::led_by_austria(rules, core, own);
    }
    let (due, hungry) = examine(rules, core, own, power);
    own.due = due;
    own.paid = PieceSet::EMPTY;
    own.purse = 0;
    if own.due.is_empty() {
        settle(rules, core, own, power, hungry, log);
        return Asked::Nothing;
    }
    let sum = sum_of_prices(rules, core, own, own.due);
    let hand = core.secret.hands[power.index()];
    let points = cards::points(rules, &hand) as u16;
    if points >= sum {
        return Asked::Pay;
    }
    // The whole hand goes; whoever it covers is fed.
    cards::spend_open(core, power, &hand);
    log.reveal();
    log.all(|| Event::PaidSupply { power, pay: hand, due: sum });
    own.purse = points;
    match feedings(rules, core, own).as_slice() {
        [] => {}
        [only] => own.paid = *only,
        _ => return Asked::Feed,
    }
    finish_power(rules, core, own, power, log);
    Asked::Nothing
}

/// sets of generals the purse covers, none of which can be extended.
pub fn feedings(rules: &Ruleset, core: &Core, own: &Own) -> Vec<PieceSet> {
    let affordable = |set: PieceSet| sum_of_prices(rules, core, own, set) <= own.purse;
    let extendable = |set: PieceSet| own.due.without(set).iter().any(|general| affordable(set.with(general)));
    let mut sets: Vec<PieceSet> = own.due.parts().filter(|&set| affordable(set) && !extendable(set)).collect();
    sets.sort_unstable();
    sets
}

/// M-9.16, M-8.6, M-8.14, M-8.15, M-8.17: one joint payment covers the sum.
pub fn check_payment(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, pay: &CardSet) -> Result<(), Refusal> {
    if let Some(card) = pay.without(&core.secret.hands[power.index()]).iter().next() {
        return Err(Why::CardNotHeld { card }.under(ids::M_8_17));
    }
    let (price, paid) = (sum_of_prices(rules, core, own, own.due), cards::points(rules, pay) as u16);
    if paid < price { Err(Why::SupplyUnpaid { price, paid }.under(ids::M_9_16)) } else { Ok(()) }
}

/// M-9.16: these cards are spent, all who were due are fed, and the power's supply is settled.
pub fn pay(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, pay: &CardSet, log: &mut Log) {
    let due = sum_of_prices(rules, core, own, own.due);
    cards::spend_open(core, power, pay);
    log.reveal();
    log.all(|| Event::PaidSupply { power, pay: *pay, due });
    own.paid = own.due;
    finish_power(rules, core, own, power, log);
}

/// Generals of a power who are fed for a price, and those no train reaches.
fn examine(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> (PieceSet, PieceSet) {
    let (mut due, mut hungry) = (PieceSet::EMPTY, PieceSet::EMPTY);
    for general in core.on_board(rules.generals_of(power)).iter() {
        match judge(rules, core, own, general) {
            Fed::Free => {}
            Fed::Price(_) => due.insert(general),
            Fed::Hungry => hungry.insert(general),
        }
    }
    (due, hungry)
}

/// What was paid is known: whoever it does not cover starves like those no train reaches.
pub fn finish_power(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, log: &mut Log) {
    let (due, hungry) = examine(rules, core, own, power);
    settle(rules, core, own, power, hungry.or(due.without(own.paid)), log);
}

/// M-9.7, M-9.8, M-9.9, M-9.21, R-9, R-11: flips and losses of a power, all on one position.
fn settle(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, hungry: PieceSet, log: &mut Log) {
    own.fed.insert(power);
    let generals = core.on_board(rules.generals_of(power));
    own.due = PieceSet::EMPTY;
    own.paid = PieceSet::EMPTY;
    let turned_back = generals.without(hungry).and(core.flipped);
    if !turned_back.is_empty() {
        core.flipped = core.flipped.without(turned_back);
        log.all(|| Event::TurnedBack { stack: turned_back });
    }
    let mut left = hungry;
    while let Some(general) = left.first() {
        let stack = pieces::stack_of(rules, core, general).and(rules.generals_of(power));
        let starving = stack.and(hungry);
        left = left.without(stack);
        starve(rules, core, own, stack, starving, log);
    }
}

/// each hungry general's loss by his own facing, taken from the stack's generals of that power together.
fn starve(rules: &Ruleset, core: &mut Core, own: &mut Own, stack: PieceSet, starving: PieceSet, log: &mut Log) {
    let SupplyPenalty::LoseTroops { first, further } = rules.book.supply_penalty else { return };
    let loss = |general: PieceId| if core.flipped.contains(general) { further } else { first };
    let due: u8 = starving.iter().map(loss).sum();
    let lost = due.min(core.sum_of_troops(stack));
    let city = core.city(general_of(stack)).expect("on the board");
    let turned = starving.without(core.flipped);
    core.flipped = core.flipped.or(starving);
    log.all(|| Event::Hungry { stack: starving, lost });
    if !turned.is_empty() {
        log.all(|| Event::TurnedOver { stack: turned });
    }
    let commanding = points::commanding_power(rules, core, own, stack);
    pieces::lose_armies(rules, core, stack, lost, log);
    let gone = stack.iter().filter(|&general| !core.is_on_board(general)).count();
    points::lose_generals_to_hunger(rules, own, commanding, gone as u8, city, log);
}

fn general_of(stack: PieceSet) -> PieceId {
    stack.first().expect("a stack has a general")
}
