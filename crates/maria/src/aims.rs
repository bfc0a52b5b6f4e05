//! How each seat stands towards winning, from what lies open alone: winter scores and cards on the display stay aside.

use board::{CitySet, PowerId, PowerSet, SiteId, SiteSet};

use crate::powers::{AUSTRIA, FRANCE, MAJORS, PRUSSIA};
use crate::reach::{self, gains, reaches};
use crate::rules::{Ruleset, is_advanced, is_two_player};
use crate::state::{Open, Own, Secret};
use crate::turn::Look;
use crate::{gambit, goals, lands, march};
use engine::chance::Seed;
use engine::prospect::{Aim, Alarm, Lack, Prospect};
use engine::ruleset::Seat;
use engine::state::{self, Core};

/// A position of which only the open part is known: nothing secret can be read off what is made of it.
pub fn open_position(core: &state::Open, own: &Open) -> (Core, Own) {
    let nothing = Core::new(Seed::from_number(0)).secret;
    let secret = Secret {
        deck: [None; board::limits::POLITICAL_CARDS],
        placed: [None; 4],
        scores: [0; board::limits::POWERS],
        waiting: None,
        put_aside: board::CardSet::EMPTY,
    };
    (Core { open: *core, secret: nothing }, Own { open: *own, secret })
}

/// How every seat stands, in the order of seats.
pub fn prospects(rules: &Ruleset, core: &state::Open, own: &Open) -> Vec<Prospect> {
    let (core, own) = &open_position(core, own);
    let look = Look { rules, core, own };
    let gained: Vec<(Seat, SiteSet)> =
        rules.order.iter().map(|&power| (core.seat(power), gains(&look, power))).collect();
    rules.seats().map(|seat| prospect(&look, &gained, seat)).collect()
}

fn prospect(look: &Look, gained: &[(Seat, SiteSet)], seat: Seat) -> Prospect {
    let Look { rules, core, own } = *look;
    let (aim, ways) = ways(look, seat);
    // The way that others must fear most; of two alike, the shorter one.
    let best = ways.into_iter().min_by_key(|(lack, now)| (std::cmp::Reverse(lack.alarm(*now)), lack.number()));
    let alarm = best.filter(|_| own.outcome.is_none()).map_or(Alarm::None, |(lack, now)| lack.alarm(now));
    let cities = |sites: SiteSet| sites.iter().map(|site| rules.site_city(site)).collect::<CitySet>();
    let all = |mine: bool| {
        let chosen = gained.iter().filter(|(other, _)| (*other == seat) == mine);
        chosen.fold(SiteSet::EMPTY, |all, (_, sites)| all.or(*sites))
    };
    let led: PowerSet = rules.order.iter().copied().filter(|&power| core.seat(power) == seat).collect();
    let guards = all(false).iter().filter(|&site| lands::controllers(rules, core, own, site).intersects(led)).collect();
    Prospect { seat, aim, lack: best.map(|(lack, _)| lack), alarm, wanted: cities(all(true)), guards: cities(guards) }
}

/// How a seat can win, and what it lacks by each way it has.
fn ways(look: &Look, seat: Seat) -> (Aim, Vec<(Lack, bool)>) {
    let Look { rules, core, .. } = *look;
    let leads = |power: PowerId| rules.order.contains(&power) && core.is_present(power) && core.seat(power) == seat;
    let majors: Vec<PowerId> = MAJORS.into_iter().filter(|&power| leads(power)).collect();
    if is_advanced(rules) {
        return by_markers(look, &majors);
    }
    if look.own.ceded.is_some() {
        return after_cession(look, &majors);
    }
    if majors.contains(&AUSTRIA) {
        return by_holding_out(look);
    }
    if is_two_player(rules) { by_both(look) } else { by_fortresses(look, &majors) }
}

/// M-15.2, M-23.1, M-23.4: the last marker is placed, or the fewest points are noted in the winters.
/// the points themselves are on a sheet nobody may look at, so they are not counted here.
fn by_markers(look: &Look, majors: &[PowerId]) -> (Aim, Vec<(Lack, bool)>) {
    let turn = gambit::last_turn(look.rules, look.own);
    let way = |&power: &PowerId| {
        let number = look.own.boxes.pools[power.index()].max(0) as u8;
        (Lack::Markers { power, number }, reach::can_place(look, power, number))
    };
    (Aim::Markers { powers: majors.iter().copied().collect(), turn }, majors.iter().map(way).collect())
}

/// M-14.8, M-14.9, M-SG2.2.2: fortresses with the own marker.
fn by_fortresses(look: &Look, majors: &[PowerId]) -> (Aim, Vec<(Lack, bool)>) {
    let ways: Vec<(u8, (Lack, bool))> = majors.iter().filter_map(|&power| way_by_fortresses(look, power)).collect();
    let Some(&(number, (Lack::Fortresses { power, .. }, _))) = ways.first() else { return (Aim::Nothing, Vec::new()) };
    (Aim::Fortresses { power, number }, ways.into_iter().map(|(_, way)| way).collect())
}

/// So many fortresses are needed, so many are missing, and whether they can be had this turn.
/// M-SG2.2.10: where there is a choice of goals, the nearer one.
fn way_by_fortresses(look: &Look, power: PowerId) -> Option<(u8, (Lack, bool))> {
    let Look { rules, core, own } = *look;
    let standing = goals::standing(rules, core, own, power)?;
    let goal = standing.nearest();
    let short = |held: u8, needed: u8| needed.saturating_sub(held);
    let [first, other] = goals::areas(rules, own, power);
    let other = standing.alternative.zip(other);
    let now = first.is_some_and(|area| reaches(look, power, &area, short(standing.held, standing.needed)))
        || other.is_some_and(|(goal, area)| reaches(look, power, &area, short(goal.held, goal.needed)));
    Some((goal.needed, (Lack::Fortresses { power, number: short(goal.held, goal.needed) }, now)))
}

/// M-24.2: side A needs what both of its powers need.
fn by_both(look: &Look) -> (Aim, Vec<(Lack, bool)>) {
    let ways =
        [FRANCE, PRUSSIA].map(|power| way_by_fortresses(look, power).expect("both have a goal before a cession"));
    let needed = [(FRANCE, ways[0].0), (PRUSSIA, ways[1].0)];
    let missing = [(FRANCE, ways[0].1.0.number()), (PRUSSIA, ways[1].1.0.number())];
    let now = ways.iter().all(|(_, (_, now))| *now);
    (Aim::Both { powers: needed }, vec![(Lack::Both { powers: missing }, now)])
}

/// M-14.10, M-24.3, M-24.4: Austria wins if nobody else has when the calendar ends; of two players, if neither goal of
/// the other side is reached then.
fn by_holding_out(look: &Look) -> (Aim, Vec<(Lack, bool)>) {
    let Look { rules, core, own } = *look;
    let turn = gambit::last_turn(rules, own);
    if !is_two_player(rules) {
        return (Aim::Last { turn }, vec![to_the_last(look, turn)]);
    }
    let is_met = |power: PowerId| goals::standing(rules, core, own, power).is_some_and(|standing| standing.is_met());
    let reached = [FRANCE, PRUSSIA].into_iter().any(is_met);
    let ways = if reached { Vec::new() } else { vec![to_the_last(look, turn)] };
    (Aim::KeepBoth { powers: [FRANCE, PRUSSIA], turn }, ways)
}

fn to_the_last(look: &Look, turn: u8) -> (Lack, bool) {
    let number = (turn + 1).saturating_sub(look.core.turn);
    (Lack::Turns { number }, number <= 1)
}

/// M-SG2.2.8 to M-SG2.2.12: the second set of goals; at the end of the calendar France has won.
fn after_cession(look: &Look, majors: &[PowerId]) -> (Aim, Vec<(Lack, bool)>) {
    let (aim, mut ways) = by_fortresses(look, majors);
    if !majors.contains(&FRANCE) {
        return (aim, ways);
    }
    let turn = gambit::last_turn(look.rules, look.own);
    ways.push(to_the_last(look, turn));
    match aim {
        Aim::Fortresses { power, number } => (Aim::FortressesOrLast { power, number, turn }, ways),
        other => (other, ways),
    }
}

/// M-14.1: fortresses whose conquest can mean something: those of the maps in use.
pub fn counting(rules: &Ruleset) -> SiteSet {
    rules.sites().filter(|&site: &SiteId| march::is_in_use(rules, rules.site_city(site))).collect()
}
