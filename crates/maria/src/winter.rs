//! Winter: recruiting and the return of generals (rule 13, M-19.3.13, M-22.2).

use board::{CityId, CitySet, PieceId, PieceSet, PowerId, SiteId};

use crate::powers::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::rules::{Variant, variant};
use crate::state::{Own, SaxonSide};
use crate::{
    breach, fortress, hussars,
    lands::{has_room, is_friendly, is_home, is_live, is_major_fortress},
    march, supply,
};
use engine::action::Recruit;
use engine::chance::Dice;
use engine::event::{Event, Log};
use engine::ids::{self, RuleId};
use engine::question::RecruitForm;
use engine::refusal::{Refusal, Why};
use engine::shared::recruit::{self, Terms};
use engine::state::{Core, Place};

/// M-5.8, M-19.3.19: the order of winter.
pub fn order(own: &Own) -> [PowerId; 6] {
    if own.saxony == SaxonSide::Prussian {
        [FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC]
    } else {
        [FRANCE, BAVARIA, PRUSSIA, AUSTRIA, SAXONY, PRAGMATIC]
    }
}

/// M-13.7, M-13.8, M-13.9, M-13.10, M-13.11, M-13.12, M-19.1.5, M-22.2, R-44, R-76: where one general may come back.
pub fn sites(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, general: PieceId) -> CitySet {
    let mut sites = CitySet::EMPTY;
    let abroad = match power {
        FRANCE if variant(rules) != Variant::Advanced => Some(rules.home[BAVARIA.index()]),
        _ if supply::is_guest(rules, general) => Some(rules.lands.united_provinces),
        _ => None,
    };
    for at in 0..rules.pack.sites.len() {
        let site = SiteId(at as u8);
        let city = rules.site_city(site);
        let lies_right = is_home(rules, own, power, city) || abroad.is_some_and(|area| area.contains(city));
        if lies_right
            && is_major_fortress(rules, site)
            && is_live(rules, own, site)
            && is_friendly(rules, core, own, power, site)
            && march::is_in_use(rules, city)
            && is_open_to(rules, core, own, power, general, city)
        {
            sites.insert(city);
        }
    }
    sites
}

/// The rule by which a general may not return here.
fn closed_by(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, general: PieceId, city: CityId) -> RuleId {
    let Some(site) = rules.site_of(city).filter(|&site| is_major_fortress(rules, site)) else { return ids::M_13_7 };
    if !march::is_in_use(rules, city) {
        return ids::M_14_1;
    }
    let is_minor = |minor: PowerId| core.co_operate(power, minor) && is_home(rules, own, minor, city);
    if rules.lands.united_provinces.contains(city) {
        ids::M_22_2
    } else if [BAVARIA, SAXONY].into_iter().any(is_minor) {
        ids::M_13_10
    } else if !is_home(rules, own, power, city) || !is_friendly(rules, core, own, power, site) {
        ids::M_13_7
    } else if has_room(rules, core, general, city) {
        ids::M_10_1_23
    } else {
        ids::M_13_8
    }
}

/// M-13.8, M-13.12: empty, a legal stack, or an enemy train that is eliminated.
/// where a card brings the troops, a union the other player has declined is no place to come back to.
fn is_open_to(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, general: PieceId, city: CityId) -> bool {
    let there = core.pieces_at(city);
    let enemy_train =
        there.first().is_some_and(|piece| rules.trains.contains(piece) && core.are_enemies(power, rules.power(piece)));
    let by_card = own.politics.taken.is_some();
    let declined = by_card && march::is_declined(rules, core, own, general, city);
    enemy_train || has_room(rules, core, general, city) && !declined
}

/// The terms of recruiting at a price; 0 is a gift.
/// no ceiling of the power; who is in an off-map box is not on the board and gets nothing.
pub fn terms(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, price: u8) -> Terms {
    let off = rules.generals_of(power).iter().filter(|&general| core.place(general) == Place::Off);
    let sites = off.fold(CitySet::EMPTY, |all, general| all.or(&sites(rules, core, own, power, general)));
    Terms { price, sites, one_site: false, ceiling: None, barred: PieceSet::EMPTY, trains: false }
}

/// The terms without the sites a treaty closes (M-21.3), for lists and forms.
pub fn open_terms(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, price: u8) -> Terms {
    let mut terms = terms(rules, core, own, power, price);
    breach::close_sites(rules, core, own, power, &mut terms.sites);
    terms
}

/// M-22.2: a site open to one general only is not open to the others.
fn check_sites(rules: &Ruleset, core: &Core, own: &Own, order: &Recruit) -> Result<(), Refusal> {
    for (rank, general) in rules.generals_of(order.power).iter().enumerate() {
        if let Some(city) = order.generals[rank]
            && !sites(rules, core, own, order.power, general).contains(city)
        {
            let rule = closed_by(rules, core, own, order.power, general, city);
            let no_room = rule == ids::M_13_8;
            let why = if no_room { Why::NoRoom { city } } else { Why::NotAPlaceOfReturn { piece: general, city } };
            return Err(why.under(rule));
        }
    }
    Ok(())
}

/// M-13: whether a power may recruit and bring back as ordered, at the usual price.
pub fn check(rules: &Ruleset, core: &Core, own: &Own, order: &Recruit) -> Result<(), Refusal> {
    check_at(rules, core, own, order, rules.book.price)
}

/// The same at another price, for the cards that recruit.
pub fn check_at(rules: &Ruleset, core: &Core, own: &Own, order: &Recruit, price: u8) -> Result<(), Refusal> {
    check_sites(rules, core, own, order)?;
    recruit::check(rules, core, &terms(rules, core, own, order.power, price), order)
}

/// M-13.1, M-13.2, M-13.3, M-13.4, M-13.5, M-13.6, M-13.12, R-43: carries an order out; enemy trains on the sites are
/// eliminated first.
/// who comes back next to an enemy does not fight before the next combat phase.
pub fn perform(rules: &Ruleset, core: &mut Core, own: &mut Own, order: &Recruit, log: &mut Log) {
    for &city in order.generals.iter().flatten() {
        for train in core.pieces_at(city).and(rules.trains).iter() {
            core.put(train, Place::Off);
            log.all(|| Event::TrainTaken { train, by: order.power, city });
        }
        hussars::drive_off(own, city, log);
    }
    recruit::perform(rules, core, order, log);
    fortress::watch_prussia(rules, core, own, log);
}

/// The form a power may fill in, if it can buy anything.
pub fn form(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> Option<RecruitForm> {
    let form = RecruitForm::new(rules, core, &open_terms(rules, core, own, power, rules.book.price), power)?;
    with_sites(rules, core, own, form)
}

/// M-19.3.13: who comes back at once does so with new troops; those on the board get none.
fn return_terms(rules: &Ruleset, core: &Core, own: &Own) -> Terms {
    let terms = terms(rules, core, own, SAXONY, rules.book.price);
    Terms { barred: core.on_board(rules.generals_of(SAXONY)), ..terms }
}

/// The form of a return at once, if anybody can come back.
pub fn return_form(rules: &Ruleset, core: &Core, own: &Own) -> Option<RecruitForm> {
    let mut terms = return_terms(rules, core, own);
    breach::close_sites(rules, core, own, SAXONY, &mut terms.sites);
    with_sites(rules, core, own, RecruitForm::new(rules, core, &terms, SAXONY)?)
}

/// Whether a Saxon general off the board has a city to come back to that no treaty closes.
pub fn may_return_somewhere(rules: &Ruleset, core: &Core, own: &Own, general: PieceId) -> bool {
    if core.place(general) != Place::Off {
        return false;
    }
    let mut open = sites(rules, core, own, SAXONY, general);
    breach::close_sites(rules, core, own, SAXONY, &mut open);
    !open.is_empty()
}

/// M-19.3.13: judges a return at once.
pub fn check_return(rules: &Ruleset, core: &Core, own: &Own, order: &Recruit) -> Result<(), Refusal> {
    check_sites(rules, core, own, order)?;
    recruit::check(rules, core, &return_terms(rules, core, own), order).map_err(|refusal| match refusal.why {
        Why::NothingBought => refusal.why.under(ids::M_19_3_13),
        _ => refusal,
    })
}

/// M-22.2: the example of a form keeps to the sites of each general; without one there is nothing to fill in.
pub fn with_sites(rules: &Ruleset, core: &Core, own: &Own, mut form: RecruitForm) -> Option<RecruitForm> {
    let keeps_sites = |order: &Recruit| check_sites(rules, core, own, order).is_ok();
    if !keeps_sites(&form.example) {
        let mut dice = Dice::new(0);
        let mut fillings = (0..200).filter_map(|_| form.fill(rules, core, &mut dice));
        form.example = fillings.find(keeps_sites)?;
    }
    Some(form)
}

/// Whether a power could take in a troop at all, by what everybody sees: how the public total is split between the
/// map and the generals beside it (in a box, or out of the mode, R-74) is the owner's secret, so room anywhere counts.
pub fn could_recruit(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> bool {
    let (generals, army) = (rules.generals_of(power), rules.army(power));
    let off = |&general: &PieceId| core.place(general) == Place::Off;
    let can_return = generals.iter().filter(off).any(|general| !sites(rules, core, own, power, general).is_empty());
    let full = usize::from(rules.book.troops_max) * army.iter().filter(|general| !off(general)).count();
    !core.on_board(generals).is_empty() && usize::from(core.sum_of_troops(army)) < full || can_return
}
