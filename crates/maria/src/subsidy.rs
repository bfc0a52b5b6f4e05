//! Income and subsidies (rules 8 and 20).

use board::limits::INCOME_TURNS;
use board::pack::IconKind;
use board::{PowerId, PowerSet, SiteId};

use crate::acting::active_powers;
use crate::contracts::{Contract, Contracts};
use crate::powers::{BAVARIA, FRANCE, MAJORS};
use crate::rules::Ruleset;
use crate::rules::{Variant, is_advanced, is_two_player, variant};
use crate::state::Own;
use crate::{
    corps, gambit,
    lands::{is_hostile, is_major_fortress},
};
use engine::clause::ContractFault;
use engine::event::{Event, Log};
use engine::ids::{self, RuleId};
use engine::refusal::{Refusal, Why};
use engine::shared::cards;
use engine::state::Core;

/// M-8.3, M-20.7, R-66: turns in which France must pay Bavaria.
const BOUND_TURNS: u8 = 3;

/// M-8.3, M-20.7: the contract every game begins with.
pub fn at_start() -> Contracts {
    with_turns_left(BOUND_TURNS)
}

/// The same with so many turns left of it.
pub fn with_turns_left(turns: u8) -> Contracts {
    let mut contracts = Contracts::NONE;
    if turns > 0 {
        contracts.slots[0] = Some(Contract { giver: FRANCE, receiver: BAVARIA, turns, bound: true });
    }
    contracts
}

/// how long the contract every game begins with can run at most, from this turn on.
pub fn most_turns_left(turn: u8) -> u8 {
    (BOUND_TURNS + 1).saturating_sub(turn)
}

/// M-20.1 to M-20.5, M-24.6: whether a contract may be made; if not, by which rule and why.
pub fn check_contract(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    giver: PowerId,
    receiver: PowerId,
    turns: u8,
) -> Result<(), (RuleId, ContractFault)> {
    let takes_part = |power: PowerId| rules.order.contains(&power) && core.is_present(power);
    let allied = takes_part(giver) && takes_part(receiver) && giver != receiver && !core.are_enemies(giver, receiver);
    if !MAJORS.contains(&giver) {
        Err((ids::M_20_2, ContractFault::MinorGives))
    } else if !allied {
        Err((ids::M_20_3, ContractFault::NotAllies))
    } else if is_two_player(rules) && MAJORS.contains(&receiver) {
        Err((ids::M_24_6, ContractFault::MajorReceives))
    } else if !(1..=gambit::last_turn(rules, own)).contains(&turns) {
        Err((ids::M_20_4, ContractFault::BadTurns))
    } else if own.contracts.between(giver, receiver).is_some() {
        Err((ids::M_20_5, ContractFault::Runs))
    } else {
        Ok(())
    }
}

/// M-20.4: a contract judged before begins to run for so many turns.
pub fn make_contract(own: &mut Own, giver: PowerId, receiver: PowerId, turns: u8, log: &mut Log) {
    let free = own.contracts.slots.iter_mut().find(|slot| slot.is_none());
    *free.expect("every pair has its slot") = Some(Contract { giver, receiver, turns, bound: false });
    log.all(|| Event::ContractMade { giver, receiver, turns });
}

/// M-20.6, M-20.7: whether a contract may be ended early.
pub fn check_end(own: &Own, giver: PowerId, receiver: PowerId) -> Result<(), Refusal> {
    match own.contracts.between(giver, receiver) {
        None => Err(Why::NoSuchContract { giver, receiver }.under(ids::M_20_6)),
        Some(contract) if contract.bound => Err(Why::BoundContract.under(ids::M_20_7)),
        Some(_) => Ok(()),
    }
}

/// M-20.6, M-20.7: both sides end a contract early.
pub fn end_contract(own: &mut Own, giver: PowerId, receiver: PowerId, log: &mut Log) {
    for slot in &mut own.contracts.slots {
        if slot.is_some_and(|one| one.giver == giver && one.receiver == receiver && !one.bound) {
            *slot = None;
            log.all(|| Event::ContractEnded { giver, receiver });
        }
    }
}

/// a contract ends when its partners are no longer allies; neutral Prussia still is one.
pub fn end_between_enemies(core: &Core, own: &mut Own, log: &mut Log) {
    for slot in &mut own.contracts.slots {
        let Some(one) = *slot else { continue };
        if core.are_enemies(one.giver, one.receiver) {
            *slot = None;
            log.all(|| Event::ContractEnded { giver: one.giver, receiver: one.receiver });
        }
    }
}

/// M-8.4, R-112, MD-14: whether France decides on a subsidy this turn.
pub fn is_optional(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    let bound = own.contracts.between(FRANCE, BAVARIA).is_some();
    !bound && core.turn > BOUND_TURNS && core.is_present(BAVARIA) && may_draw(rules, core, own, BAVARIA)
}

/// M-8.4: France pays Bavaria once more, after all it owes to others.
pub fn pay_this_turn(own: &mut Own) {
    let last = own.contracts.slots.iter_mut().rev().find(|slot| slot.is_none());
    *last.expect("every pair has its slot") =
        Some(Contract { giver: FRANCE, receiver: BAVARIA, turns: 1, bound: true });
}

/// M-8.5, R-45, R-100: a minor power whose major fortress is enemy controlled draws nothing.
pub fn may_draw(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> bool {
    if MAJORS.contains(&power) {
        return true;
    }
    let capitals = (0..rules.pack.sites.len())
        .map(|at| SiteId(at as u8))
        .filter(|&site| is_major_fortress(rules, site) && rules.home[power.index()].contains(rules.site_city(site)));
    let mut capitals = capitals.peekable();
    capitals.peek().is_none() || capitals.any(|site| !is_hostile(rules, core, own, power, site))
}

/// M-8.2, M-17.5.16, M-17.5.17, M-14.4, R-85, RP-8: base income with icons and cards, before subsidies.
/// M-14.3, M-14.6, M-17.5.18, M-19.3.17: the mode names the base; markers on tracks add and take.
pub fn base_income(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> u8 {
    if !may_draw(rules, core, own, power) {
        return 0;
    }
    let base = rules.income[power.index()].map_or(0, |income| income.drawn[0]);
    let mut sum = i16::from(base);
    if is_advanced(rules) {
        sum += i16::from(corps::icons(rules, own, IconKind::TcBonus, power));
        sum -= i16::from(corps::icons(rules, own, IconKind::TcPenalty, power));
        sum += i16::from(own.politics.changes[power.index()][0]);
    }
    sum.max(0) as u8
}

/// `ST_TC`: the powers of the stage draw, one after another; subsidies are handed over unseen (M-20.8).
pub fn draw(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    for &power in active_powers(core, own).iter() {
        if own.drew.contains(power) {
            continue;
        }
        let mut cards_left = base_income(rules, core, own, power);
        for receiver in receivers(rules, core, own, power) {
            if cards_left == 0 {
                break;
            }
            cards_left -= 1;
            cards::draw(rules, core, receiver, 1, log);
            log.all(|| Event::SubsidyPaid { giver: power, receiver });
            spend_marker(own, power, receiver);
        }
        cards_left -= put_aside(rules, core, own, power, cards_left, log);
        cards::draw(rules, core, power, cards_left, log);
        own.drew.insert(power);
        use_up_changes(own, power);
        end_turn_of_first_contract(own, power);
    }
    log.reveal();
    own.fed = PowerSet::EMPTY;
}

/// who gets a card of this power's income now.
fn receivers(rules: &Ruleset, core: &Core, own: &Own, giver: PowerId) -> Vec<PowerId> {
    let mut receivers: Vec<PowerId> =
        own.contracts.slots.iter().flatten().filter(|one| one.giver == giver).map(|one| one.receiver).collect();
    receivers.retain(|&receiver| core.is_present(receiver) && may_draw(rules, core, own, receiver));
    receivers
}

/// M-20.9: one marker is dropped for each subsidy received.
fn spend_marker(own: &mut Own, giver: PowerId, receiver: PowerId) {
    count_down(own, |one| one.giver == giver && one.receiver == receiver && !one.bound);
}

/// the contract every game begins with ends with turn 3, whatever Bavaria has received.
fn end_turn_of_first_contract(own: &mut Own, giver: PowerId) {
    count_down(own, |one| one.giver == giver && one.bound);
}

/// Every contract meant has one turn less; the last one ends it.
fn count_down(own: &mut Own, is_meant: impl Fn(&Contract) -> bool) {
    for slot in &mut own.contracts.slots {
        if let Some(one) = slot.as_mut().filter(|one| is_meant(one)) {
            one.turns -= 1;
            if one.turns == 0 {
                *slot = None;
            }
        }
    }
}

fn use_up_changes(own: &mut Own, power: PowerId) {
    let draws = &mut own.politics.changes[power.index()];
    draws.rotate_left(1);
    draws[INCOME_TURNS - 1] = 0;
}

/// M-SG2.1.8, R-75: before a cession two of France's cards are put aside unseen; the top of a shuffled pile is
/// as good a random pick as any.
/// M-SG2.1.7, M-SG2.1.9: of its normal income; the Pragmatic Army keeps all it draws.
fn put_aside(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, income: u8, log: &mut Log) -> u8 {
    if variant(rules) != Variant::Gambit || own.ceded.is_some() || power != FRANCE {
        return 0;
    }
    let number = income.min(2);
    for _ in 0..number {
        if let Some(card) = cards::take_top(rules, core, log) {
            own.secret.put_aside.insert(card);
        }
    }
    log.all(|| Event::PutAside { number });
    number
}
