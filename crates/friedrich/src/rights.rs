//! What the moment allows: claims on objectives, protection, paces and bans of fate, places of return.

use board::limits::POWERS;
use board::{CityId, CitySet, FateEffect, PieceSet, PowerId, SiteId, SiteSet};

use crate::powers::{EMPIRE, PRUSSIA, Scenario, defender, objective, scenario};
use crate::rules::Ruleset;
use crate::state::{OffensiveOption, Own};
use engine::event::{Event, Log};
use engine::ids::{self, RuleId};
use engine::refusal::{Refusal, Why};
use engine::rulebook::Pace;
use engine::shared::combat::CardLimits;
use engine::shared::conquest::{self, Guard};
use engine::shared::duel::{Duel, Pair, Side};
use engine::shared::march::Orders;
use engine::shared::recruit::Terms;
use engine::shared::{pieces, recruit};
use engine::state::Core;

/// Where the substitute city of each nation lies, in the order of the nations.
const SUBSTITUTES: [RuleId; POWERS] =
    [ids::F_10_22, ids::F_10_23, ids::F_10_24, ids::F_10_25, ids::F_10_26, ids::F_10_27, ids::F_10_28];

/// What a power does to an objective by leaving it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Claim {
    Conquer,
    Reconquer,
}

/// F-5.2, F-5.10 to F-5.14, F-5.23, F-5.28, FQ-16, FQ-24, FQ-25, F-1.16: nothing, conquest or reconquest.
/// F-13.23: no state of the offensive option limits reconquest.
fn claim(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, site: SiteId) -> Option<Claim> {
    let (wanted_by, _) = objective(rules, site);
    if core.control.get(site).is_none() {
        let conquers = wanted_by == power && (power != PRUSSIA || may_take_blue(rules, core, own));
        conquers.then_some(Claim::Conquer)
    } else {
        (defender(rules, site) == power && wanted_by != power).then_some(Claim::Reconquer)
    }
}

/// F-1.16, F-13.14, F-13.17, F-13.22, F-14.2.16, FE-34: whether Prussia can conquer at all.
fn may_take_blue(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    match own.offensive {
        OffensiveOption::Absent => scenario(rules) == Scenario::StruggleForSilesia,
        OffensiveOption::Undecided => core.turn <= 2,
        OffensiveOption::Running => true,
        OffensiveOption::Declined | OffensiveOption::Failed => false,
    }
}

/// Sites a power could claim by leaving them now.
pub fn claims(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> SiteSet {
    rules.sites().filter(|&site| claim(rules, core, own, power, site).is_some()).collect()
}

/// F-5.7 to F-5.9, F-5.24 to F-5.26, F-5.30, F-5.31, F-9.20, FQ-23, FQ-26, FC-11H: who protects a site now.
pub fn guard(rules: &Ruleset, core: &Core, own: &Own, site: SiteId) -> Guard {
    let marker = core.control.get(site);
    let power = marker.unwrap_or_else(|| defender(rules, site));
    let mut guards = rules.generals_of(power);
    if marker == Some(EMPIRE) {
        guards = guards.or(rules.trains_of(power));
    }
    let wide = match own.effect(rules, core.turn) {
        Some(FateEffect::WideGuard { general, reach }) => Some((general, reach)),
        _ => None,
    };
    Guard { pieces: core.on_board(guards), reach: rules.book.protection_range, wide }
}

/// F-5.7: whether a general of its defender stands near enough to keep the objective from being conquered.
pub fn is_protected(rules: &Ruleset, core: &Core, own: &Own, site: SiteId) -> bool {
    conquest::is_guarded(rules, core, rules.site_city(site), &guard(rules, core, own, site))
}

/// F-5.1, F-5.3 to F-5.6, F-5.15, F-5.18, FQ-1 to FQ-3, FQ-14: a general leaves a city.
/// `questions` is false where no retroactive conquest follows (FC-6S).
pub fn leave(
    rules: &Ruleset,
    core: &mut Core,
    own: &Own,
    power: PowerId,
    city: CityId,
    questions: bool,
    log: &mut Log,
) {
    let Some(site) = rules.site_of(city) else { return };
    let Some(claim) = claim(rules, core, own, power, site) else { return };
    if !is_protected(rules, core, own, site) {
        take(core, site, power, claim, log);
    } else if questions && core.pending.get(site).is_none() {
        conquest::question(core, site, power);
        log.all(|| Event::Questioned { site, by: power });
    }
}

/// F-5.16, F-5.27: the marker is put down or taken off; a question mark there is settled with it.
fn take(core: &mut Core, site: SiteId, power: PowerId, claim: Claim, log: &mut Log) {
    core.pending.set(site, None);
    match claim {
        Claim::Conquer => {
            core.control.set(site, Some(power));
            log.all(|| Event::Conquered { site, by: power });
        }
        Claim::Reconquer => {
            core.control.set(site, None);
            log.all(|| Event::Reconquered { site, by: power });
        }
    }
}

/// F-5.19 to F-5.21, F-5.24, FQ-18 to FQ-20, FQ-88: a question mark is settled after the combats.
pub fn settle_question(rules: &Ruleset, core: &mut Core, own: &Own, site: SiteId, power: PowerId, log: &mut Log) {
    match claim(rules, core, own, power, site) {
        Some(claim) if !is_protected(rules, core, own, site) => take(core, site, power, claim, log),
        _ => log.all(|| Event::QuestionLifted { site }),
    }
}

/// F-4.6, F-4.8, F-4.9 and what fate changes of them (FC-0.4 to FC-0.6).
pub fn orders(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> Orders {
    let is_train = group.intersects(rules.trains);
    let mut orders = Orders::plain(if is_train { rules.book.train_pace } else { rules.book.general_pace });
    match own.effect(rules, core.turn) {
        // FC-2D, FC-5H, FC-9C, FC-12S
        Some(FateEffect::Pace { general, road, main }) if group.contains(general) => {
            orders.pace = Pace { road, main };
            orders.card = Some(own.fate_rule(rules));
        }
        // FC-4D, FC-5S, FC-7S
        Some(FateEffect::NoAttackPosition { general }) if group.contains(general) => {
            orders.no_attack_position = Some(general);
            orders.no_capture = Some(general);
            orders.card = Some(own.fate_rule(rules));
        }
        Some(FateEffect::Sanctuary { city }) => orders.sanctuary = Some(city),
        Some(FateEffect::RecruitsStand { power }) => {
            orders.recruits_stand = group.and(own.secret.recruited).and(rules.generals_of(power)).first();
        }
        _ => {}
    }
    orders
}

/// FC-2C: a general held where he stands.
pub fn check_held(own: &Own, group: PieceSet) -> Result<(), Refusal> {
    match group.and(own.held).first() {
        Some(general) => Err(Why::Held { general }.under(ids::FC_2C)),
        None => Ok(()),
    }
}

/// FC-5D: after the move the general still stands with one of his old partners.
pub fn check_company(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet, end: CityId) -> Result<(), Refusal> {
    let Some(FateEffect::StayStacked { general }) = own.effect(rules, core.turn) else { return Ok(()) };
    if own.partners.is_empty()
        || rules.power(general) != rules.power(group.first().ok_or(Why::NoPieces.under(ids::F_4_2))?)
    {
        return Ok(());
    }
    let place = if group.contains(general) { Some(end) } else { core.city(general) };
    let standing = place.map_or(PieceSet::EMPTY, |city| pieces::generals_at(rules, core, city)).without(group);
    let arriving = if place == Some(end) { group } else { PieceSet::EMPTY };
    let company = standing.or(arriving).and(own.partners);
    if company.is_empty() { Err(Why::MustStayStacked { general }.under(ids::FC_5D)) } else { Ok(()) }
}

/// F-9.2, F-9.3, F-9.4, FQ-74, FQ-76, F-1.28, F-1.29: home, or an own depot for nations without a home.
pub fn feeds_itself(rules: &Ruleset, power: PowerId, city: CityId) -> bool {
    let plan = &rules.pack.powers[power.index()];
    rules.home[power.index()].contains(city) || plan.home.is_empty() && plan.depots.contains(&city)
}

/// F-1.23, F-1.24, F-10.6, F-10.7, F-10.15, F-10.16, F-10.20, F-10.21, F-10.29, F-10.30, F-10.31, FQ-33, FQ-34,
/// FQ-35: price and places of return. The areas of F-10.22, F-10.23, F-10.24, F-10.25, F-10.26, F-10.27 and F-10.28 are
/// those the pack gives each power.
pub fn terms(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> recruit::Terms {
    let plan = &rules.pack.powers[power.index()];
    let seat = core.seat(power);
    let held_by_others =
        |&city: &CityId| core.pieces_at(city).first().is_some_and(|piece| core.seat(rules.power(piece)) != seat);
    let blocked = plan.depots.iter().all(held_by_others);
    let sites: CitySet = if blocked {
        match (own.substitute, plan.substitute) {
            (Some(city), _) => [city].into_iter().collect(),
            (None, Some(area)) => rules.pack.areas[area.index()].cities,
            (None, None) => CitySet::EMPTY,
        }
    } else {
        plan.depots.iter().copied().collect()
    };
    Terms {
        price: if blocked { rules.book.price_blocked } else { rules.book.price },
        sites,
        one_site: blocked,
        ceiling: rules.book.troop_ceiling.then(|| rules.ceiling[power.index()]),
        barred: barred_from_recruits(rules, core, own),
        trains: true,
    }
}

/// FC-7H, FC-10S.
fn barred_from_recruits(rules: &Ruleset, core: &Core, own: &Own) -> PieceSet {
    match own.effect(rules, core.turn) {
        Some(FateEffect::NoRecruitsFor { general }) => PieceSet::one(general),
        Some(FateEffect::RecruitsStand { power }) => own.into_attack.and(rules.generals_of(power)),
        _ => PieceSet::EMPTY,
    }
}

/// F-10.16, F-10.22 to F-10.28, FC-10S: the exact rule against an order to recruit: a depot that others hold, the place
/// of a nation's substitute city, a general who has moved into attack position.
pub fn why_barred(rules: &Ruleset, core: &Core, own: &Own, refusal: Refusal) -> Refusal {
    match (refusal.why, own.effect(rules, core.turn)) {
        (Why::NotAPlaceOfReturn { piece, city }, _) if refusal.rule == ids::F_10_20 => {
            let is_depot = rules.pack.power_of(rules.power(piece)).depots.contains(&city);
            refusal.why.under(if is_depot { ids::F_10_16 } else { SUBSTITUTES[rules.power(piece).index()] })
        }
        (Why::NoRecruitsFor { general }, Some(FateEffect::RecruitsStand { .. })) => {
            let city = core.city(general).expect("who has moved stands in a city");
            Why::NoRecruitsInAttack { general, city }.under(ids::FC_10S)
        }
        _ => refusal,
    }
}

/// F-1.26, F-7.6, F-3.21, FC-3C: which cards a side may play.
pub fn card_limits(rules: &Ruleset, core: &Core, own: &Own, duel: &Duel, side: Side) -> CardLimits {
    let commander = duel.commander(side);
    let city = core.city(commander).expect("who fights stands in a city");
    let suit = rules.pack.cities[city.index()].suit;
    let powers = [rules.power(duel.pair.attacker), rules.power(duel.pair.defender)];
    match own.effect(rules, core.turn) {
        Some(FateEffect::CardCap { powers: capped, highest })
            if capped.contains(&powers[0]) && capped.contains(&powers[1]) =>
        {
            CardLimits { suit, highest, reserve_max: rules.book.reserve_max.min(highest) }
        }
        _ => CardLimits { suit, highest: u8::MAX, reserve_max: rules.book.reserve_max },
    }
}

/// FC-3H: the second of the two generals may not attack out of a suit the first has attacked from.
pub fn lapses_by_suit(rules: &Ruleset, core: &Core, own: &Own, pair: Pair) -> bool {
    let Some(FateEffect::NotSameSuit { generals }) = own.effect(rules, core.turn) else { return false };
    let Some(city) = core.city(pair.attacker) else { return false };
    let stack = pieces::generals_at(rules, core, city);
    let suit = rules.pack.cities[city.index()].suit;
    (0..2).any(|at| stack.contains(generals[at]) && own.attacked_from[1 - at].contains(suit))
}

/// FC-3H: remembers the suit out of which one of the two generals attacks.
pub fn note_attack(rules: &Ruleset, core: &Core, own: &mut Own, pair: Pair) {
    let Some(FateEffect::NotSameSuit { generals }) = own.effect(rules, core.turn) else { return };
    let Some(city) = core.city(pair.attacker) else { return };
    let stack = pieces::generals_at(rules, core, city);
    let suit = rules.pack.cities[city.index()].suit;
    for (general, suits) in generals.into_iter().zip(&mut own.attacked_from) {
        if stack.contains(general) {
            suits.insert(suit);
        }
    }
}

/// FC-8C: whether the attacked may step aside, and somewhere to go.
pub fn may_evade(rules: &Ruleset, core: &Core, own: &Own, pair: Pair) -> bool {
    let Some(FateEffect::Evade { general, power }) = own.effect(rules, core.turn) else { return false };
    pieces::stack_of(rules, core, pair.attacker).contains(general)
        && rules.power(pair.defender) == power
        && !evasions(rules, core, pair).is_empty()
}

/// FC-8C: the adjacent empty cities.
pub fn evasions(rules: &Ruleset, core: &Core, pair: Pair) -> Vec<CityId> {
    let city = core.city(pair.defender).expect("who is attacked stands in a city");
    rules.pack.roads.neighbours(city).iter().copied().filter(|&next| !core.is_occupied(next)).collect()
}
