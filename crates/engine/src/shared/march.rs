//! Marching: from city to city along roads, alone or as a stack.

use board::{CityId, CitySet, PieceId, PieceSet, PowerId, SiteSet};

use crate::action::Path;
use crate::chance::Dice;
use crate::event::{Event, Log};
use crate::ids::{self, RuleId};
use crate::refusal::{Refusal, Why};
use crate::rulebook::Pace;
use crate::ruleset::Ruleset;
use crate::shared::pieces;
use crate::state::{Core, Place};

/// What binds a group on its march, worked out by the title before it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orders {
    /// How far the group may go.
    pub pace: Pace,
    /// The card behind a changed pace, or behind the bans below.
    pub card: Option<RuleId>,
    /// This general of the group may not end next to an enemy general.
    pub no_attack_position: Option<PieceId>,
    /// As above, because he has received recruits.
    pub recruits_stand: Option<PieceId>,
    /// This general of the group may not eliminate a train.
    pub no_capture: Option<PieceId>,
    /// No train in this city may be eliminated.
    pub sanctuary: Option<CityId>,
    /// Cities the group may not enter.
    pub closed: CitySet,
    /// Cities the group may pass but not end in.
    pub no_end: CitySet,
    /// Cities whose crossing changes something, so that paths through them are told apart.
    pub watched: [Option<CityId>; 2],
}

impl Orders {
    /// Which of the watched cities are crossed with this step, after those crossed before.
    pub fn crossed_by(&self, to: CityId, before: [bool; 2]) -> [bool; 2] {
        std::array::from_fn(|at| before[at] || self.watched[at] == Some(to))
    }

    /// A march at this pace that nothing else binds.
    pub fn plain(pace: Pace) -> Orders {
        Orders {
            pace,
            card: None,
            no_attack_position: None,
            recruits_stand: None,
            no_capture: None,
            sanctuary: None,
            closed: CitySet::EMPTY,
            no_end: CitySet::EMPTY,
            watched: [None; 2],
        }
    }
}

/// What entering a city would mean for a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entering {
    /// The city is empty, or only the group stands there.
    Free,
    /// F-4.11, F-4.19, M-6.2: unite with these generals.
    Join(PieceSet),
    /// F-9.23, M-10.1.13, M-10.1.25, R-110: eliminate this train.
    Capture(PieceId),
}

/// F-4.2, F-4.4, F-4.16, F-4.18, F-4.20, FQ-5, M-3.1.2, M-10.1.1, M-10.1.12, R-12: a group that may start a march.
pub fn check_group(rules: &Ruleset, core: &Core, power: PowerId, group: PieceSet) -> Result<CityId, Refusal> {
    let moves_once = rules.cite(ids::F_4_2, ids::M_10_1_1);
    let first = group.first().ok_or(Why::NoPieces.under(moves_once))?;
    if let Some(foreign) = group.iter().find(|&piece| rules.power(piece) != power) {
        return Err(Why::NotActive { piece: foreign }.under(moves_once));
    }
    if !group.without(rules.generals.or(rules.trains)).is_empty() {
        return Err(Why::HussarsDoNotMarch.under(ids::M_3_1_2));
    }
    if group.intersects(rules.trains) && group.len() > 1 {
        return Err(Why::TrainMovesAlone.under(rules.cite(ids::F_4_12, ids::M_6_4)));
    }
    let from_a_city = rules.cite(ids::F_4_1, ids::M_10_1_3);
    let start = core.city(first).ok_or(Why::NotOnBoard { piece: first }.under(from_a_city))?;
    for piece in group.iter() {
        let city = core.city(piece).ok_or(Why::NotOnBoard { piece }.under(from_a_city))?;
        if city != start {
            return Err(Why::NotTogether.under(rules.cite(ids::F_4_16, ids::M_10_1_12)));
        }
        if core.moved.contains(piece) {
            return Err(Why::AlreadyMoved { piece }.under(moves_once));
        }
    }
    Ok(start)
}

/// F-4.19, F-4.21, F-10.18, M-10.1.10, M-10.2.9: those who are halted move no more although they have not marched.
pub fn why_halted(rules: &Ruleset, core: &Core, halted: PieceSet, refusal: Refusal) -> Refusal {
    match refusal.why {
        Why::AlreadyMoved { piece } if halted.contains(piece) => {
            if pieces::stack_of(rules, core, piece).len() > 1 {
                Why::United { piece }.under(rules.cite(ids::F_4_19, ids::M_10_1_10))
            } else {
                Why::JustEntered { piece }.under(rules.cite(ids::F_10_18, ids::M_10_2_9))
            }
        }
        _ => refusal,
    }
}

/// F-4.2, F-4.16, F-4.20, FQ-6: each train, and every part of a stack that has not moved.
pub fn groups(rules: &Ruleset, core: &Core, powers: &[PowerId]) -> Vec<PieceSet> {
    let mut groups = Vec::new();
    let of_powers = |pieces_of: &dyn Fn(PowerId) -> PieceSet| {
        let all = powers.iter().fold(PieceSet::EMPTY, |all, &power| all.or(pieces_of(power)));
        core.on_board(all).without(core.moved)
    };
    let mut generals = of_powers(&|power| rules.generals_of(power));
    while let Some(general) = generals.first() {
        let stack = pieces::stack_of(rules, core, general).and(generals);
        generals = generals.without(stack);
        groups.extend(stack.parts());
    }
    groups.sort_unstable_by_key(|group| (group.len(), group.0));
    let trains = of_powers(&|power| rules.trains_of(power));
    groups.extend(trains.iter().map(PieceSet::one));
    groups
}

/// F-4.5, F-4.10 to F-4.15, F-5.17, FQ-8, FQ-13, F-9.22 to F-9.26, M-6.1 to M-6.4, M-10.1.8, M-10.1.9,
/// M-10.1.14, M-10.1.15, R-18, R-19.
pub fn enter(rules: &Ruleset, core: &Core, group: PieceSet, city: CityId) -> Result<Entering, Refusal> {
    if !core.is_occupied(city) {
        return Ok(Entering::Free);
    }
    let others = core.pieces_at(city).without(group);
    let Some(other) = others.first() else { return Ok(Entering::Free) };
    let mover = group.first().expect("a group has a piece");
    let (own, theirs) = (rules.power(mover), rules.power(other));
    let group_is_train = rules.trains.contains(mover);
    if core.are_enemies(own, theirs) {
        return match (rules.is_general(other), group_is_train) {
            (true, _) => Err(Why::EnemyGeneral { city }.under(rules.cite(ids::F_4_14, ids::M_10_1_15))),
            (false, true) => Err(Why::TrainsCannotCapture { city }.under(rules.cite(ids::F_9_26, ids::M_10_1_14))),
            (false, false) => Ok(Entering::Capture(other)),
        };
    }
    if own != theirs && !core.co_operate(own, theirs) || group_is_train || !rules.is_general(other) {
        let rule = match (group_is_train, rules.is_general(other) && own == theirs) {
            (true, true) => rules.cite(ids::F_4_12, ids::M_10_1_14),
            (true, false) => rules.cite(ids::F_4_15, ids::M_10_1_14),
            (false, _) => rules.cite(ids::F_4_15, ids::M_10_1_8),
        };
        return Err(Why::PieceInTheWay { city }.under(rule));
    }
    if others.len() + group.len() > rules.book.stack_max as usize {
        return Err(Why::StackFull { city }.under(rules.cite(ids::F_4_11, ids::M_6_4)));
    }
    Ok(Entering::Join(others))
}

fn check_capture(orders: &Orders, city: CityId) -> Result<(), Refusal> {
    if let Some(general) = orders.no_capture {
        return Err(Why::NoCapture { general }.under(orders.card.unwrap_or(ids::FC_0_5)));
    }
    if orders.sanctuary == Some(city) {
        return Err(Why::Sanctuary { city }.under(ids::FC_3D));
    }
    Ok(())
}

fn check_end(rules: &Ruleset, core: &Core, power: PowerId, orders: &Orders, city: CityId) -> Result<(), Refusal> {
    if orders.no_end.contains(city) {
        return Err(Why::MayNotEnd { city }.under(ids::M_SG2_1_5));
    }
    if orders.no_attack_position.is_none() && orders.recruits_stand.is_none() {
        return Ok(());
    }
    if !pieces::is_next_to_enemy_general(rules, core, power, city) {
        return Ok(());
    }
    match (orders.no_attack_position, orders.recruits_stand) {
        (Some(general), _) => Err(Why::NoAttackPosition { general, city }.under(orders.card.unwrap_or(ids::FC_0_4))),
        (None, Some(general)) => Err(Why::RecruitsStand { general, city }.under(ids::FC_10S)),
        (None, None) => Ok(()),
    }
}

/// F-4.1, F-4.6 to F-4.9, FQ-4, FQ-9, FQ-11, M-10.1.3 to M-10.1.7: judges a whole path; back and forth is allowed.
pub fn check_path(rules: &Ruleset, core: &Core, group: PieceSet, orders: &Orders, path: &Path) -> Result<(), Refusal> {
    let along_roads = rules.cite(ids::F_4_1, ids::M_10_1_3);
    let power = rules.power(group.first().ok_or(Why::NoPieces.under(along_roads))?);
    if path.steps() == 0 {
        return Err(Why::NoStep.under(along_roads));
    }
    let cities = path.cities();
    let mut all_main = true;
    for (at, pair) in cities.windows(2).enumerate() {
        let (from, to) = (pair[0], pair[1]);
        if !rules.pack.roads.are_adjacent(from, to) {
            return Err(Why::NoRoad { from, to }.under(along_roads));
        }
        if orders.closed.contains(to) {
            return Err(Why::Closed { city: to }.under(ids::M_19_4_5));
        }
        all_main &= rules.pack.roads.is_main(from, to);
        let is_last = at + 2 == cities.len();
        match enter(rules, core, group, to).map_err(|refusal| at_the_end(refusal, is_last))? {
            Entering::Join(_) if !is_last => {
                return Err(Why::MustStopAtStack { city: to }.under(rules.cite(ids::F_4_19, ids::M_10_1_10)));
            }
            Entering::Free | Entering::Join(_) => {}
            Entering::Capture(_) => {
                check_capture(orders, to)?;
                if rules.book.capture_stops && !is_last {
                    return Err(Why::MustStopAtTrain { city: to }.under(ids::F_9_24));
                }
            }
        }
    }
    let most = if all_main { orders.pace.main.max(orders.pace.road) } else { orders.pace.road };
    if path.steps() > most {
        let Pace { road, main } = orders.pace;
        let is_train = group.intersects(rules.trains);
        return Err(
            Why::TooFar { road, main }.under(orders.card.unwrap_or_else(|| pace_rule(rules, is_train, all_main)))
        );
    }
    check_end(rules, core, power, orders, path.end())
}

/// M-10.1.8, M-10.1.9: a piece in the way is not passed over, nor is its city a place to stay.
fn at_the_end(refusal: Refusal, is_last: bool) -> Refusal {
    if is_last && refusal.rule == ids::M_10_1_8 { refusal.why.under(ids::M_10_1_9) } else { refusal }
}

/// The rule behind the plain pace of generals and trains.
fn pace_rule(rules: &Ruleset, is_train: bool, all_main: bool) -> RuleId {
    match (is_train, all_main) {
        (true, _) => rules.cite(ids::F_4_9, ids::M_10_1_6),
        (false, true) => rules.cite(ids::F_4_8, ids::M_10_1_5),
        (false, false) => rules.cite(ids::F_4_6, ids::M_10_1_4),
    }
}

/// One way to march, and what it does besides ending where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    /// The way, the start included.
    pub path: Path,
    /// Sites left behind that the marching power can claim.
    pub left: SiteSet,
    /// Supply trains eliminated on the way.
    pub captures: PieceSet,
    /// Which of the watched cities it crosses or reaches.
    pub watched: [bool; 2],
}

/// Every distinct effect a group can reach by marching, one path for each, sorted by end city.
/// `claims` are the sites the power could conquer, reconquer or question by leaving them.
pub fn walks(rules: &Ruleset, core: &Core, group: PieceSet, orders: &Orders, claims: SiteSet) -> Vec<Walk> {
    let start = group.first().and_then(|piece| core.city(piece)).expect("a marching group stands in a city");
    let mut finder = Finder { rules, core, group, orders, claims, found: Vec::with_capacity(32) };
    let mut path = Path::new(start);
    finder.extend(&mut path, true, Deeds { left: SiteSet::EMPTY, captures: PieceSet::EMPTY, watched: [false; 2] });
    finder.found.sort_by_key(|Walk { path, left, captures, watched: [first, second] }| {
        (path.end(), *left, *captures, *second, *first)
    });
    finder.found
}

/// What a walk has done so far besides moving.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Deeds {
    left: SiteSet,
    captures: PieceSet,
    watched: [bool; 2],
}

struct Finder<'a> {
    rules: &'a Ruleset,
    core: &'a Core,
    group: PieceSet,
    orders: &'a Orders,
    claims: SiteSet,
    found: Vec<Walk>,
}

impl Finder<'_> {
    fn extend(&mut self, path: &mut Path, on_main: bool, mut deeds: Deeds) {
        let here = path.end();
        if let Some(site) = self.rules.site_of(here).filter(|&site| self.claims.contains(site)) {
            deeds.left.insert(site);
        }
        let steps = path.steps() + 1;
        let pace = self.orders.pace;
        let may_leave_main = steps <= pace.road;
        if !may_leave_main && (!on_main || steps > pace.main) {
            return;
        }
        let roads = &self.rules.pack.roads;
        let next = if may_leave_main { roads.neighbours(here) } else { roads.main_neighbours(here) };
        for &city in next {
            let Some((entering, deeds)) = self.step(city, deeds) else { continue };
            path.push(city);
            self.record(path, deeds);
            let stops = match entering {
                Entering::Free => false,
                Entering::Join(_) => true,
                Entering::Capture(_) => self.rules.book.capture_stops,
            };
            if !stops {
                self.extend(path, on_main && (!may_leave_main || roads.is_main(here, city)), deeds);
            }
            path.pop();
        }
    }

    fn step(&self, city: CityId, mut deeds: Deeds) -> Option<(Entering, Deeds)> {
        if self.orders.closed.contains(city) {
            return None;
        }
        let entering = enter(self.rules, self.core, self.group, city).ok()?;
        if let Entering::Capture(train) = entering {
            check_capture(self.orders, city).ok()?;
            deeds.captures.insert(train);
        }
        deeds.watched = self.orders.crossed_by(city, deeds.watched);
        Some((entering, deeds))
    }

    fn record(&mut self, path: &Path, deeds: Deeds) {
        let end = path.end();
        let Deeds { left, captures, watched } = deeds;
        let same = |walk: &&mut Walk| {
            walk.path.end() == end && walk.left == left && walk.captures == captures && walk.watched == watched
        };
        if let Some(same) = self.found.iter_mut().find(same) {
            if path.steps() < same.path.steps() {
                same.path = *path;
            }
            return;
        }
        let power = self.rules.power(self.group.first().expect("a group has a piece"));
        if check_end(self.rules, self.core, power, self.orders, end).is_ok() {
            self.found.push(Walk { path: *path, left, captures, watched });
        }
    }
}

/// Carries a judged march out, except what leaving sites does.
pub fn perform(rules: &Ruleset, core: &mut Core, group: PieceSet, path: &Path, log: &mut Log) {
    log.all(|| Event::Marched { group, path: *path });
    let power = rules.power(group.first().expect("a group has a piece"));
    for &city in &path.cities()[1..] {
        if let Ok(Entering::Capture(train)) = enter(rules, core, group, city) {
            core.put(train, Place::Off);
            log.all(|| Event::TrainTaken { train, by: power, city });
        }
    }
    for piece in group.iter() {
        core.put(piece, Place::City(path.end()));
    }
    core.moved = core.moved.or(group);
    let stack = pieces::generals_at(rules, core, path.end());
    if stack != group && group.intersects(rules.generals) {
        log.all(|| Event::Stacked { stack, city: path.end() });
        pieces::join(rules, core, stack, log);
    }
}

/// A random way for random play, as far as it is open; the judge has the last word on where it ends.
pub fn walk_at_random(
    rules: &Ruleset,
    core: &Core,
    group: PieceSet,
    start: CityId,
    orders: &Orders,
    on_main: bool,
    dice: &mut Dice,
) -> Option<Path> {
    let pace = if on_main { orders.pace.main } else { orders.pace.road };
    let steps = 1 + dice.below(pace as usize);
    let mut path = Path::new(start);
    for _ in 0..steps {
        let roads = &rules.pack.roads;
        let next = if on_main { roads.main_neighbours(path.end()) } else { roads.neighbours(path.end()) };
        let to = dice.pick_from(next)?;
        if orders.closed.contains(to) {
            break;
        }
        let Ok(entering) = enter(rules, core, group, to) else { break };
        path.push(to);
        match entering {
            Entering::Join(_) => break,
            Entering::Capture(_) if rules.book.capture_stops => break,
            Entering::Free | Entering::Capture(_) => {}
        }
    }
    Some(path)
}
