//! Movement in MARIA: orders of a group, force marches, trains, two players in one stage.

use board::{CityId, CitySet, PieceId, PieceSet, PowerId, PowerSet, SiteId};

use crate::powers::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::rules::{Variant, variant};
use crate::state::Own;
use crate::{
    breach, fortress, hussars,
    lands::{
        beyond_the_border, closed_by_neutrality, home_power, is_friendly, is_home, is_hostile, is_live,
        is_major_fortress, joins_other_player,
    },
};
use engine::action::{Action, Path};
use engine::event::{Event, Log};
use engine::ids;
use engine::refusal::{Refusal, Why};
use engine::rulebook::Pace;
use engine::ruleset::Seat;
use engine::shared::march::{self, Entering, Orders};
use engine::shared::{cards, pieces};
use engine::state::{Core, Place};

/// M-10.1.17: the length of a force march.
pub const FORCE_MARCH: u8 = 8;

/// M-10.1.4, M-10.1.5, M-10.1.6, M-10.1.16 and what closes ground: the border, neutrality, the gambit's first half.
pub fn orders(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> Orders {
    let is_train = group.intersects(rules.trains);
    let mut orders = Orders::plain(if is_train { rules.book.train_pace } else { rules.book.general_pace });
    let Some(from) = group.first().and_then(|piece| core.city(piece)) else { return orders };
    orders.closed = closed_by_neutrality(rules, core, own, group).or(&beyond_the_border(rules, own, group, from));
    if variant(rules) == Variant::Gambit && own.ceded.is_none() {
        orders.no_end = foreign_flanders(rules, core, own, group);
    }
    orders.watched = own.hussars;
    orders
}

/// M-SG2.1.5: before a cession a move on Flanders ends in the own or an ally's home country.
fn foreign_flanders(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> CitySet {
    let power = group.first().map_or(FRANCE, |piece| rules.power(piece));
    let is_friendly =
        |city: CityId| home_power(rules, own, city).is_some_and(|home| home == power || !core.are_enemies(power, home));
    rules.lands.flanders.iter().filter(|&city| !is_friendly(city)).collect()
}

/// Carries a judged march out. `forced` marches conquer nothing (M-10.1.20, M-10.3.11, R-17).
pub fn perform(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    group: PieceSet,
    path: &Path,
    forced: bool,
    log: &mut Log,
) {
    let conqueror = if forced { None } else { fortress::conqueror(rules, core, group) };
    let cities = path.cities();
    if let Some(power) = conqueror {
        for &city in &cities[..cities.len() - 1] {
            fortress::leave(rules, core, own, power, city, log);
        }
    }
    let moved_before = core.moved.or(group);
    march::perform(rules, core, group, path, log);
    own.halted = own.halted.or(core.moved.without(moved_before));
    for &city in &cities[1..] {
        hussars::drive_off(own, city, log);
    }
    fortress::watch_prussia(rules, core, own, log);
}

/// M-6.7: the choice of a commander holds while the stack lasts, and no longer.
pub fn forget_choice(rules: &Ruleset, core: &mut Core) {
    for general in core.chosen.iter() {
        if pieces::stack_of(rules, core, general).len() < 2 {
            core.chosen.remove(general);
        }
    }
}

/// M-10.1.19, M-10.1.21, R-15, R-116: cities a force march of this power may not enter.
/// M-SG2.1.11: the elector fortresses too.
pub fn closed_to_force(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> CitySet {
    let all = (0..rules.pack.sites.len()).map(|at| SiteId(at as u8));
    let hostile = all.filter(|&site| is_hostile(rules, core, own, power, site)).map(|site| rules.site_city(site));
    beside_enemies(rules, core, power).or(&hostile.collect())
}

/// M-10.1.19, R-15: the cities of enemy pieces and those next to them.
fn beside_enemies(rules: &Ruleset, core: &Core, power: PowerId) -> CitySet {
    let mut closed = CitySet::EMPTY;
    for piece in pieces::enemies_on_board(rules, core, power).iter() {
        if let Some(city) = core.city(piece) {
            closed.insert(city);
            for &next in rules.pack.roads.neighbours(city) {
                closed.insert(next);
            }
        }
    }
    closed
}

/// The orders of a force march: main roads only, and ground that is closed to it (M-10.1.18).
fn force_orders(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> Orders {
    orders_in_haste(rules, core, own, group, |power| closed_to_force(rules, core, own, power))
}

/// The orders of a force march before anybody has looked at fortresses: enough to judge or draw a single one.
pub fn hasty_orders(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> Orders {
    orders_in_haste(rules, core, own, group, |power| beside_enemies(rules, core, power))
}

fn orders_in_haste(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    group: PieceSet,
    closed_to: impl Fn(PowerId) -> CitySet,
) -> Orders {
    let mut orders = orders(rules, core, own, group);
    orders.pace = Pace { road: 0, main: FORCE_MARCH };
    for power in powers_in(rules, group) {
        orders.closed = orders.closed.or(&closed_to(power));
    }
    orders
}

fn powers_in(rules: &Ruleset, group: PieceSet) -> impl Iterator<Item = PowerId> {
    let powers: PowerSet = group.iter().map(|piece| rules.power(piece)).collect();
    powers.iter()
}

/// M-10.1.17, M-10.1.18, M-10.1.19, M-10.1.20, M-10.1.21, R-16: judges a force march.
pub fn check_force(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet, path: &Path) -> Result<(), Refusal> {
    if group.intersects(rules.trains) {
        return Err(Why::TrainsCannotForce.under(ids::M_10_1_17));
    }
    let mut orders = hasty_orders(rules, core, own, group);
    for &city in path.cities() {
        let site = rules.site_of(city);
        let hostile = |power: PowerId| site.is_some_and(|site| is_hostile(rules, core, own, power, site));
        if powers_in(rules, group).any(hostile) {
            orders.closed.insert(city);
        }
    }
    let judged = march::check_path(rules, core, group, &orders, path);
    judged.map_err(|refusal| match refusal.why {
        Why::TooFar { .. } if path.steps() > FORCE_MARCH => {
            Why::ForceMarchTooFar { most: FORCE_MARCH }.under(ids::M_10_1_17)
        }
        Why::TooFar { .. } => Why::OffMainRoads.under(ids::M_10_1_18),
        _ => refusal,
    })
}

/// One path to every end of a force march, told apart by the hussars it drives off.
/// Ends an ordinary march reaches too are listed: R-16 lets a short march be declared forced.
pub fn force_walks(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet) -> Vec<Path> {
    let Some(start) = group.first().and_then(|piece| core.city(piece)) else { return Vec::new() };
    let mut orders = force_orders(rules, core, own, group);
    breach::tighten(rules, core, own, group, &mut orders);
    let mut found: Vec<(Path, [bool; 2], bool)> = vec![(Path::new(start), [false; 2], false)];
    let mut edge = 0;
    while edge < found.len() {
        let (path, watched, stops) = found[edge];
        edge += 1;
        if stops || path.steps() == FORCE_MARCH {
            continue;
        }
        for &to in rules.pack.roads.main_neighbours(path.end()) {
            if orders.closed.contains(to) {
                continue;
            }
            let Ok(entering) = march::enter(rules, core, group, to) else { continue };
            let watched = orders.crossed_by(to, watched);
            if found.iter().any(|(other, seen, _)| other.end() == to && *seen == watched) {
                continue;
            }
            let mut next = path;
            next.push(to);
            found.push((next, watched, matches!(entering, Entering::Join(_))));
        }
    }
    found.remove(0);
    let mut paths: Vec<Path> = found.into_iter().map(|(path, ..)| path).collect();
    paths.retain(|path| !orders.no_end.contains(path.end()) && path.end() != start);
    paths.sort_by_key(Path::end);
    paths
}

/// M-2.9, M-10.2.5, M-10.2.6, M-10.2.7, M-10.2.8, M-19.1.5, M-19.3.15, R-44, R-101: where a power's train may come in.
pub fn train_sites(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> CitySet {
    let mut sites = CitySet::EMPTY;
    for at in 0..rules.pack.sites.len() {
        let site = SiteId(at as u8);
        if takes_trains(rules, core, own, power, site) {
            sites.insert(rules.site_city(site));
        }
    }
    sites
}

fn takes_trains(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, site: SiteId) -> bool {
    is_train_site(rules, core, own, power, site)
        && is_friendly(rules, core, own, power, site)
        && !core.is_occupied(rules.site_city(site))
}

/// M-10.2.5, M-10.2.6: a major fortress of the own country, for a major power also of its co-operating minor's.
fn is_train_site(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, site: SiteId) -> bool {
    if !is_major_fortress(rules, site) {
        return false;
    }
    let minor = match power {
        FRANCE => Some(BAVARIA),
        PRUSSIA | AUSTRIA => Some(SAXONY).filter(|&saxony| core.co_operate(power, saxony)),
        _ => None,
    };
    let city = rules.site_city(site);
    let at_home = is_home(rules, own, power, city) || minor.is_some_and(|minor| is_home(rules, own, minor, city));
    at_home && is_live(rules, own, site) && is_in_use(rules, city)
}

/// M-14.1: the Flanders map is not used in the introductory game.
pub fn is_in_use(rules: &Ruleset, city: CityId) -> bool {
    variant(rules) != Variant::Introductory || !rules.lands.flanders.contains(city)
}

/// Trains a power may bring in, and where: eliminated ones, or one lifted off the board (M-10.2.1, M-10.2.2, M-10.2.3).
pub fn train_entries(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> Vec<(PieceId, CityId)> {
    let sites = train_sites(rules, core, own, power);
    let mut entries = Vec::new();
    for train in rules.trains_of(power).iter() {
        if can_enter(core, own, train) {
            entries.extend(sites.iter().map(|city| (train, city)));
        }
    }
    entries
}

/// once per train and phase; the train in the Silesia box is not there yet.
/// M-19.1.16: annexation alone brings it in.
fn can_enter(core: &Core, own: &Own, train: PieceId) -> bool {
    let here = matches!(core.place(train), Place::Off | Place::City(_));
    here && !own.halted.contains(train)
}

/// M-10.2.1, M-10.2.3, M-10.2.5, M-10.2.7, R-91: judges the train and its place.
pub fn check_train(rules: &Ruleset, core: &Core, own: &Own, train: PieceId, city: CityId) -> Result<(), Refusal> {
    let power = rules.power(train);
    if !rules.trains.contains(train) {
        return Err(Why::NotATrain { piece: train }.under(ids::M_10_2_1));
    }
    if !rules.in_play.contains(train) || core.place(train) == Place::Box {
        return Err(Why::TrainInTheBox { piece: train }.under(ids::M_10_2_3));
    }
    if !can_enter(core, own, train) {
        return Err(Why::EnteredAlready { piece: train }.under(ids::R_91));
    }
    if !is_in_use(rules, city) {
        return Err(Why::MapNotInUse { city }.under(ids::M_14_1));
    }
    let site = rules.site_of(city);
    if site.is_some_and(|site| takes_trains(rules, core, own, power, site)) {
        return Ok(());
    }
    let lies_right = site.is_some_and(|site| is_train_site(rules, core, own, power, site));
    Err(if lies_right {
        Why::SiteNotOpen { city }.under(ids::M_10_2_7)
    } else {
        Why::NoSiteForTrains { city }.under(ids::M_10_2_5)
    })
}

/// M-10.2.4: judges a paid entry.
pub fn check_entry(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    train: PieceId,
    city: CityId,
    pay: &board::CardSet,
) -> Result<(), Refusal> {
    check_train(rules, core, own, train, city)?;
    let power = rules.power(train);
    if let Some(card) = pay.without(&core.secret.hands[power.index()]).iter().next() {
        return Err(Why::CardNotHeld { card }.under(ids::M_8_17));
    }
    let (price, paid) = (u16::from(rules.book.price), cards::points(rules, pay) as u16);
    if paid < price { Err(Why::TrainUnpaid { price, paid }.under(ids::M_10_2_4)) } else { Ok(()) }
}

/// M-10.2.9: the train stands there and moves at the earliest in the next turn.
pub fn enter_train(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    train: PieceId,
    city: CityId,
    pay: &board::CardSet,
    log: &mut Log,
) {
    let power = rules.power(train);
    cards::spend_open(core, power, pay);
    log.reveal();
    core.put(train, Place::City(city));
    core.moved.insert(train);
    own.halted.insert(train);
    own.entered.insert(train);
    hussars::drive_off(own, city, log);
    log.all(|| Event::TrainEntered { train, city, pay: *pay });
    fortress::watch_prussia(rules, core, own, log);
}

/// M-10.1.23: the seat whose consent a union needs, if this march ends in one across two seats; and whether
/// the commander must be chosen (M-6.6).
pub fn union(rules: &Ruleset, core: &Core, group: PieceSet, end: CityId) -> Option<PieceSet> {
    let there = pieces::generals_at(rules, core, end).without(group);
    let stack = there.or(group.and(rules.generals));
    (stack.len() > 1 && group.intersects(rules.generals)).then_some(stack)
}

/// Whether a march waits for a consent or a commander.
pub fn waits(own: &Own) -> bool {
    matches!(own.secret.waiting, Some(Action::March { .. } | Action::ForceMarch { .. }))
}

/// The seat that must agree to this stack besides the one that orders it.
pub fn partner_seat(rules: &Ruleset, core: &Core, stack: PieceSet, orderer: Seat) -> Option<Seat> {
    stack.iter().map(|general| core.seat(rules.power(general))).find(|&seat| seat != orderer)
}

/// M-10.1.23: one bit for each player who asks and each pair of generals of the two powers that unite by consent:
/// byte and mask. Six Austrian and three Pragmatic generals make eighteen pairs; there is room for twenty.
fn union_bit(rules: &Ruleset, core: &Core, asker: Seat, stack: PieceSet) -> (usize, u8) {
    let rank =
        |power: PowerId| stack.and(rules.owned[power.index()]).first().map_or(0, |general| rules.rank_index(general));
    let pair = (rank(AUSTRIA) * 3 + rank(PRAGMATIC)) % 20;
    let bit = 20 * usize::from(asker != core.seat(AUSTRIA)) + pair;
    (bit / 8, 1 << (bit % 8))
}

/// M-10.1.23: whether the other player has declined to let this general join his in the city.
pub fn is_declined(rules: &Ruleset, core: &Core, own: &Own, general: PieceId, city: CityId) -> bool {
    let stack = pieces::generals_at(rules, core, city).or(PieceSet::one(general));
    let (byte, mask) = union_bit(rules, core, core.seat(rules.power(general)), stack);
    joins_other_player(rules, core, general, city) && own.refused[byte] & mask != 0
}

/// M-10.1.23: nobody asks anew for a union that was declined before anything else has changed; the answer would be
/// the same. Whoever declined is free to ask for it himself.
pub fn check_union(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    seat: Seat,
    group: PieceSet,
    end: CityId,
) -> Result<(), Refusal> {
    let Some(stack) = union(rules, core, group, end) else { return Ok(()) };
    let (byte, mask) = union_bit(rules, core, seat, stack);
    let declined = own.refused[byte] & mask != 0;
    match partner_seat(rules, core, stack, seat) {
        Some(partner) if declined => Err(Why::UnionDeclined { seat: partner, city: end }.under(ids::M_10_1_23)),
        _ => Ok(()),
    }
}

/// M-10.1.23: the other player has declined the union this seat asked for.
pub fn note_declined(rules: &Ruleset, core: &Core, own: &mut Own, seat: Seat, stack: PieceSet) {
    let (byte, mask) = union_bit(rules, core, seat, stack);
    own.refused[byte] |= mask;
}

/// M-10.1.23: something else has changed; whoever declined a union may be asked again.
pub fn forget_declined(own: &mut Own) {
    own.refused = [0; 5];
}

/// M-6.6 where no march was ordered: whether a general who came to stand with an equal of another power waits for a
/// commander. Both belong to one player here.
pub fn wait_for_commander(rules: &Ruleset, core: &Core, own: &mut Own, piece: PieceId, city: CityId) -> bool {
    let stack = pieces::generals_at(rules, core, city);
    let waits = needs_commander(rules, stack) && !core.chosen.intersects(stack);
    if waits {
        own.orderer = core.seat(rules.power(piece));
        own.secret.waiting = Some(Action::Settle { piece, city });
    }
    waits
}

/// M-6.6: two powers, equal ranks. An earlier choice counts for nothing in a new stack.
pub fn needs_commander(rules: &Ruleset, stack: PieceSet) -> bool {
    let (Some(first), Some(last)) = (stack.first(), stack.last()) else { return false };
    rules.power(first) != rules.power(last) && rules.rank_of[first.index()] == rules.rank_of[last.index()]
}
