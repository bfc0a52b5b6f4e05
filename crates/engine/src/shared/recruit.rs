//! Recruiting armies and bringing pieces back, paid with cards.

use board::{CityId, CitySet, PieceId, PieceSet, PowerId};

use crate::action::Recruit;
use crate::event::{Event, Log};
use crate::ids::{self, RuleId};
use crate::refusal::{Refusal, Why};
use crate::ruleset::Ruleset;
use crate::shared::{cards, pieces};
use crate::state::{Core, Place};

/// What the title allows at this moment.
#[derive(Clone, Copy)]
pub struct Terms {
    /// Points an army or a supply train costs.
    pub price: u8,
    /// Cities where pieces may come back.
    pub sites: CitySet,
    /// All pieces must come back in one and the same city.
    pub one_site: bool,
    /// Most armies the power may have, if there is a ceiling.
    pub ceiling: Option<u8>,
    /// Generals who may not receive new armies.
    pub barred: PieceSet,
    /// Whether trains may be bought with the armies.
    pub trains: bool,
}

/// Trains of a power by number.
fn train(rules: &Ruleset, power: PowerId, number: usize) -> Option<PieceId> {
    rules.trains_of(power).iter().nth(number)
}

fn general(rules: &Ruleset, power: PowerId, rank: usize) -> Option<PieceId> {
    rules.generals_of(power).iter().nth(rank)
}

/// F-10.2, F-10.3, F-10.5, F-10.6, F-10.7, F-10.8, FQ-28, FQ-29, FQ-30, M-13.1 to M-13.9: the one judge of an order to
/// recruit. Each order is paid by itself; what is paid in excess is lost.
pub fn check(rules: &Ruleset, core: &Core, terms: &Terms, order: &Recruit) -> Result<(), Refusal> {
    let bought = u16::from(order.armies()) + u16::from(order.trains_placed());
    if order.trains_placed() > 0 && !terms.trains {
        return Err(Why::TrainsNotRecruited.under(ids::M_10_2_1));
    }
    check_armies(rules, core, terms, order)?;
    if bought == 0 {
        return Err(Why::NothingBought.under(rules.cite(ids::F_10_1, ids::M_13_1)));
    }
    check_places(rules, core, terms, order)?;
    let hand = &core.secret.hands[order.power.index()];
    if let Some(card) = order.pay.without(hand).iter().next() {
        return Err(Why::CardNotHeld { card }.under(rules.cite(ids::F_10_3, ids::M_8_17)));
    }
    let (price, paid) = (bought * u16::from(terms.price), cards::points(rules, &order.pay) as u16);
    if paid < price {
        let plain = if order.armies() == 0 { ids::F_10_7 } else { ids::F_10_6 };
        let priced = if terms.one_site { ids::F_10_29 } else { rules.cite(plain, ids::M_13_2) };
        return Err(Why::TooLittlePaid { price, paid }.under(priced));
    }
    Ok(())
}

/// F-6.7, F-10.9, F-10.10, F-10.11, F-10.14, F-10.19, FQ-31, FQ-32: who may receive how much.
fn check_armies(rules: &Ruleset, core: &Core, terms: &Terms, order: &Recruit) -> Result<(), Refusal> {
    let power = order.power;
    for (rank, &gain) in order.gains.iter().enumerate() {
        let Some(id) = general(rules, power, rank) else {
            if gain > 0 || order.generals[rank].is_some() {
                return Err(Why::UnknownGeneral { power }.under(rules.cite(ids::F_10_10, ids::M_13_4)));
            }
            continue;
        };
        let returns = order.generals[rank].is_some();
        if returns && core.place(id) != Place::Off {
            return Err(Why::NotOffBoard { piece: id }.under(not_waiting(rules, core, id)));
        }
        if returns && gain == 0 {
            return Err(Why::NeedsNewArmy { general: id }.under(rules.cite(ids::F_10_9, ids::M_13_3)));
        }
        if gain == 0 {
            continue;
        }
        if !returns && !core.is_on_board(id) {
            return Err(Why::NotOnBoard { piece: id }.under(rules.cite(ids::F_10_10, ids::M_13_4)));
        }
        if terms.barred.contains(id) {
            return Err(Why::NoRecruitsFor { general: id }.under(rules.cite(ids::FC_7H, ids::M_19_3_13)));
        }
        if core.secret.troops[id.index()].saturating_add(gain) > rules.book.troops_max {
            return Err(Why::TooManyTroops { general: id }.under(rules.cite(ids::F_10_19, ids::M_13_4)));
        }
    }
    if let Some(ceiling) = terms.ceiling
        && u16::from(pieces::total(rules, core, power)) + u16::from(order.armies()) > u16::from(ceiling)
    {
        return Err(Why::AboveCeiling { power, ceiling }.under(ids::F_10_14));
    }
    Ok(())
}

/// The rule that keeps a piece from coming back that does not wait off the board.
fn not_waiting(rules: &Ruleset, core: &Core, piece: PieceId) -> RuleId {
    match core.place(piece) {
        Place::Box => ids::M_3_2_17,
        Place::Out => rules.cite(ids::F_11_16, ids::M_13_1),
        Place::Off | Place::City(_) => rules.cite(ids::F_10_1, ids::M_13_1),
    }
}

/// F-10.15, F-10.16, F-10.17, F-10.20, FQ-34: where pieces come back.
fn check_places(rules: &Ruleset, core: &Core, terms: &Terms, order: &Recruit) -> Result<(), Refusal> {
    for (number, place) in order.trains.iter().enumerate() {
        if place.is_none() {
            continue;
        }
        let unknown = Why::UnknownGeneral { power: order.power }.under(ids::F_10_1);
        let id = train(rules, order.power, number).ok_or(unknown)?;
        if core.place(id) != Place::Off {
            return Err(Why::NotOffBoard { piece: id }.under(not_waiting(rules, core, id)));
        }
    }
    let mut first: Option<CityId> = None;
    for (piece, city) in order.placed(rules) {
        if !terms.sites.contains(city) {
            // F-10.20: once the substitute city of this turn is chosen, only it is left.
            let is_chosen = terms.one_site && terms.sites.len() == 1;
            return Err(if is_chosen {
                Why::OnlyOneSubstitute { city }.under(ids::F_10_20)
            } else if terms.one_site {
                Why::NotAPlaceOfReturn { piece, city }.under(ids::F_10_20)
            } else {
                Why::NotAPlaceOfReturn { piece, city }.under(rules.cite(ids::F_10_15, ids::M_13_7))
            });
        }
        if terms.one_site && first.is_some_and(|other| other != city) {
            return Err(Why::OnlyOneSubstitute { city }.under(ids::F_10_20));
        }
        first = Some(city);
        if !has_room(rules, core, order, city) {
            let is_foreign = core.pieces_at(city).iter().any(|piece| rules.power(piece) != order.power);
            let full = if is_foreign { ids::F_10_16 } else { ids::F_10_17 };
            return Err(Why::NoRoom { city }.under(rules.cite(full, ids::M_13_8)));
        }
    }
    Ok(())
}

/// F-10.16, F-10.17, FQ-12: empty, or a stack of own generals within the limit; a train shares with nobody.
fn has_room(rules: &Ruleset, core: &Core, order: &Recruit, city: CityId) -> bool {
    let coming = |places: &[Option<CityId>]| places.iter().filter(|&&place| place == Some(city)).count();
    let (generals, trains) = (coming(&order.generals), coming(&order.trains));
    let there = core.pieces_at(city);
    if trains > 0 {
        return there.is_empty() && trains + generals == 1;
    }
    let is_enemy_train = |piece| rules.trains.contains(piece) && core.are_enemies(order.power, rules.power(piece));
    if rules.book.return_on_enemy_train && there.iter().any(is_enemy_train) {
        return generals <= rules.book.stack_max as usize;
    }
    let may_join = |piece| {
        let theirs = rules.power(piece);
        rules.is_general(piece) && (theirs == order.power || core.co_operate(order.power, theirs))
    };
    there.iter().all(may_join) && there.len() + generals <= rules.book.stack_max as usize
}

/// Carries a judged order out (F-4.21, F-10.4, F-10.12, F-10.13, F-10.18, FQ-10, FQ-22, FQ-27).
pub fn perform(rules: &Ruleset, core: &mut Core, order: &Recruit, log: &mut Log) {
    let power = order.power;
    cards::spend_open(core, power, &order.pay);
    log.reveal();
    core.secret.strengths.recruit(rules, power, order.armies());
    for (rank, &gain) in order.gains.iter().enumerate() {
        if let Some(id) = general(rules, power, rank) {
            core.secret.troops[id.index()] += gain;
        }
    }
    let (armies, pay, total) = (order.armies(), order.pay, pieces::total(rules, core, power));
    log.all(|| Event::Recruited { power, armies, pay, total });
    for (number, place) in order.trains.iter().enumerate() {
        if let (Some(city), Some(id)) = (*place, train(rules, power, number)) {
            core.put(id, Place::City(city));
            core.moved.insert(id);
            log.all(|| Event::Returned { piece: id, city });
        }
    }
    for (rank, place) in order.generals.iter().enumerate() {
        if let (Some(city), Some(id)) = (*place, general(rules, power, rank)) {
            place_general(rules, core, id, city, log);
        }
    }
}

fn place_general(rules: &Ruleset, core: &mut Core, id: PieceId, city: CityId, log: &mut Log) {
    core.put(id, Place::City(city));
    log.all(|| Event::Returned { piece: id, city });
    let stack = pieces::generals_at(rules, core, city);
    let moved_before = core.moved;
    pieces::join(rules, core, stack, log);
    if !rules.book.place_joins_end_move {
        core.moved = moved_before;
        core.moved.insert(id);
    }
}
