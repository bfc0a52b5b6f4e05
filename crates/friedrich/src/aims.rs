//! How each seat stands towards winning, from what lies open alone.

use board::{CitySet, FateCardId, PieceId, PieceSet, PowerId, PowerSet, SiteId, SiteSet};

use crate::powers::{FRANCE, PRUSSIA, RUSSIA, SWEDEN, Scenario, defender, objective, scenario};
use crate::rules::Ruleset;
use crate::state::{Open, Own, Phase, Secret};
use crate::turn::Look;
use crate::turn_end::MARKERS;
use crate::{rights, victory, view};
use engine::chance::Seed;
use engine::prospect::{Aim, Alarm, Lack, Prospect, can_take};
use engine::ruleset::Seat;
use engine::shared::{conquest, march};
use engine::state::{self, Core};

/// No march is longer, whatever fate allows.
const FARTHEST: u8 = 8;

/// A position of which only the open part is known: nothing secret can be read off what is made of it.
pub fn open_position(core: &state::Open, own: &Open) -> (Core, Own) {
    let nothing = Core::new(Seed::from_number(0)).secret;
    let secret = Secret {
        drawn: board::CardSet::EMPTY,
        pile: [FateCardId(0); 18],
        recruited: PieceSet::EMPTY,
        answers: [None; 2],
        offered: [None; 2],
    };
    (Core { open: *core, secret: nothing }, Own { open: *own, secret })
}

/// How every seat stands, in the order of seats.
pub fn prospects(rules: &Ruleset, core: &state::Open, own: &Open) -> Vec<Prospect> {
    let (core, own) = &open_position(core, own);
    let look = Look { rules, core, own };
    let chases: Vec<Chase> = rules.order.iter().filter_map(|&power| Chase::of(&look, power)).collect();
    rules.seats().map(|seat| prospect(&look, &chases, seat)).collect()
}

/// A power that can win by its objectives.
struct Chase {
    power: PowerId,
    seat: Seat,
    /// Objectives that count and are not conquered.
    wanted: SiteSet,
    short: u8,
    now: bool,
}

impl Chase {
    fn of(look: &Look, power: PowerId) -> Option<Chase> {
        let Look { rules, core, own } = *look;
        let standing = view::standing(rules, core, own, power)?;
        let counts = |site: &SiteId| {
            let (by, order) = objective(rules, *site);
            by == power && !core.control.is(*site, power) && (order == 1 || !own.is_eased(power))
        };
        let wanted: SiteSet = rules.sites().filter(counts).collect();
        let fulfilled = victory::fulfils(rules, core, own, power);
        let short = standing.needed.saturating_sub(standing.held).max(u8::from(!fulfilled));
        let short = if fulfilled { 0 } else { short };
        let now = own.outcome.is_none() && can_win_now(look, power, wanted, short);
        Some(Chase { power, seat: core.seat(power), wanted, short, now })
    }

    fn lack(&self) -> Lack {
        Lack::Objectives { power: self.power, number: self.short }
    }
}

fn prospect(look: &Look, chases: &[Chase], seat: Seat) -> Prospect {
    let Look { rules, core, own } = *look;
    let of_seat = || chases.iter().filter(|chase| chase.seat == seat);
    let mut ways: Vec<(Lack, bool)> = of_seat().map(|chase| (chase.lack(), chase.now)).collect();
    let holds_out = core.seat(PRUSSIA) == seat && rules.order.contains(&PRUSSIA);
    if holds_out {
        ways.push(outlasting(look));
    }
    // The way that others must fear most; of two alike, the shorter one.
    let best = ways.into_iter().min_by_key(|(lack, now)| (std::cmp::Reverse(lack.alarm(*now)), lack.number()));
    let alarm = best.filter(|_| own.outcome.is_none()).map_or(Alarm::None, |(lack, now)| lack.alarm(now));
    let cities = |sites: SiteSet| sites.iter().map(|site| rules.site_city(site)).collect::<CitySet>();
    let wanted = of_seat().fold(SiteSet::EMPTY, |all, chase| all.or(chase.wanted));
    let of_others = chases.iter().filter(|chase| chase.seat != seat);
    let threatened = of_others.fold(SiteSet::EMPTY, |all, chase| all.or(chase.wanted));
    let guards = threatened.iter().filter(|&site| core.seat(defender(rules, site)) == seat).collect();
    let aim = aim(look, of_seat().map(|chase| chase.power).collect(), holds_out);
    Prospect { seat, aim, lack: best.map(|(lack, _)| lack), alarm, wanted: cities(wanted), guards: cities(guards) }
}

/// F-1.11 to F-1.16, F-13.13, F-14.1.13 to F-14.1.15, F-14.2.10 to F-14.2.14: how a seat wins.
fn aim(look: &Look, powers: PowerSet, holds_out: bool) -> Aim {
    let leavers = match scenario(look.rules) {
        Scenario::WarInTheWest => PowerSet::one(FRANCE),
        Scenario::Full | Scenario::StruggleForSilesia => PowerSet::one(RUSSIA).with(SWEDEN).with(FRANCE),
    };
    match (holds_out, powers.first()) {
        (true, Some(power)) => Aim::OutlastOrConquer { powers: leavers, power },
        (true, None) => Aim::Outlast { powers: leavers },
        (false, Some(_)) => {
            let first_order = powers.iter().any(|power| look.own.is_eased(power));
            Aim::Objectives { powers, first_order }
        }
        (false, None) => Aim::Nothing,
    }
}

/// F-1.15, F-12.9, F-14.1.15, F-14.2.14: strokes of fate that are still to come, and whether the last can come this turn.
fn outlasting(look: &Look) -> (Lack, bool) {
    let own = look.own;
    let colonies = 2_u8.saturating_sub(own.colonial_losses);
    let others = match scenario(look.rules) {
        Scenario::WarInTheWest => 0,
        Scenario::Full | Scenario::StruggleForSilesia => u8::from(!own.russia_out) + u8::from(!own.sweden_out),
    };
    let number = colonies + others;
    let fate_is_drawn = look.core.turn > MARKERS && own.phase <= Phase::TurnEnds;
    (Lack::Strokes { number }, number <= 1 && fate_is_drawn)
}

/// Whether a power can have all it needs when this turn is over, as far as the open position shows: by marching across
/// objectives that nobody protects, or whose protectors it can reach to attack, all of them as everybody stands now.
/// It does not see what others will do before, who would win a combat, cards of fate, and generals who stand in each
/// other's way.
fn can_win_now(look: &Look, power: PowerId, wanted: SiteSet, short: u8) -> bool {
    let Look { rules, core, own } = *look;
    if own.phase > Phase::TurnEnds {
        return false;
    }
    let asked_for: SiteSet = core.pending.iter().filter(|&(_, by)| by == power).map(|(site, _)| site).collect();
    let sure = asked_for.and(wanted);
    let marching = marching(look, power);
    if sure.len() + near(rules, core, marching, wanted).len() < usize::from(short) {
        return false;
    }
    let claims = rights::claims(rules, core, own, power).and(wanted);
    let mut ends = CitySet::EMPTY;
    let mut marches: Vec<Vec<SiteSet>> = Vec::new();
    for general in marching.iter() {
        let group = PieceSet::one(general);
        let walks = march::walks(rules, core, group, &rights::orders(rules, core, own, group), claims);
        for walk in &walks {
            ends.insert(walk.path.end());
        }
        if let Some(city) = core.city(general) {
            ends.insert(city);
        }
        marches.push(walks.into_iter().map(|walk| walk.left).collect());
    }
    let open: SiteSet = claims.iter().filter(|&site| is_open(look, site, &ends)).collect();
    for sets in &mut marches {
        for sites in sets {
            *sites = sites.and(open);
        }
    }
    can_take(sure, &marches, short)
}

/// Generals of a power who can still march this turn.
fn marching(look: &Look, power: PowerId) -> PieceSet {
    let Look { rules, core, own } = *look;
    let generals = core.on_board(rules.generals_of(power));
    let Some(at) = rules.order.iter().position(|&other| other == power) else { return PieceSet::EMPTY };
    match at.cmp(&usize::from(own.active)) {
        std::cmp::Ordering::Greater => generals,
        std::cmp::Ordering::Equal if own.phase <= Phase::Movement => generals.without(core.moved).without(own.held),
        std::cmp::Ordering::Equal | std::cmp::Ordering::Less => PieceSet::EMPTY,
    }
}

/// Wanted sites no general is too far away from.
fn near(rules: &Ruleset, core: &Core, generals: PieceSet, wanted: SiteSet) -> SiteSet {
    let reaches = |site: SiteId, general: PieceId| {
        core.city(general).is_some_and(|city| rules.pack.roads.distance(city, rules.site_city(site)) <= FARTHEST)
    };
    wanted.iter().filter(|&site| generals.iter().any(|general| reaches(site, general))).collect()
}

/// F-5.7: nobody protects the site, or everybody who does can be attacked from one of these cities.
fn is_open(look: &Look, site: SiteId, ends: &CitySet) -> bool {
    let Look { rules, core, own } = *look;
    let guards = conquest::guards(rules, core, rules.site_city(site), &rights::guard(rules, core, own, site));
    let can_be_attacked = |guard: PieceId| {
        core.city(guard).is_some_and(|city| rules.pack.roads.neighbours(city).iter().any(|&next| ends.contains(next)))
    };
    guards.iter().all(can_be_attacked)
}

/// F-1.11, F-14.1.13, F-14.2.10 to F-14.2.12, F-13.13: sites whose conquest can mean something with these options.
pub fn counting(rules: &Ruleset) -> SiteSet {
    let offensive = rules.options.expert || scenario(rules) == Scenario::StruggleForSilesia;
    let counts = |site: &SiteId| {
        let (power, _) = objective(rules, *site);
        rules.order.contains(&power) && (power != PRUSSIA || offensive)
    };
    rules.sites().filter(counts).collect()
}
