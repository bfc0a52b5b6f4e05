//! Pieces that must leave the place where they stand (19.1 step 4, 19.3, 17.5; ).

use board::{CityId, CitySet, PieceId, PieceSet, PowerId};

use crate::powers::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::state::{Expulsion, Own};
use crate::{
    fortress, hussars,
    lands::{beyond_the_border, closed_by_neutrality, has_room, home, joins_other_player},
    march,
};
use engine::event::{Event, Log};
use engine::ids::{self, RuleId};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::combat;
use engine::state::{Core, Place};

/// owners act in the order of the stages.
const ORDER: [PowerId; 6] = [FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC];
/// M-19.1.9, M-19.1.10, R-63: at the peace the Austrians go first, then the Prussians; no others are displaced by it.
const ORDER_AT_PEACE: [PowerId; 6] = [AUSTRIA, PRUSSIA, FRANCE, BAVARIA, SAXONY, PRAGMATIC];

/// These pieces must go, for this reason.
pub fn begin(own: &mut Own, pieces: PieceSet, why: Expulsion) {
    own.homeless = pieces;
    own.expulsion = why;
}

/// The seat that moves next, with its homeless pieces.
pub fn mover(rules: &Ruleset, core: &Core, own: &Own) -> Option<(Seat, PieceSet)> {
    let order = if own.expulsion == Expulsion::Peace { ORDER_AT_PEACE } else { ORDER };
    let power = order.into_iter().find(|power| own.homeless.intersects(rules.owned[power.index()]))?;
    Some((core.seat(power), own.homeless.and(rules.owned[power.index()])))
}

/// Where a homeless piece may go: the nearest lawful cities, sorted.
/// RP-11: with no neighbouring city open, the nearest one.
pub fn candidates(rules: &Ruleset, core: &Core, own: &Own, piece: PieceId) -> Vec<CityId> {
    let power = rules.power(piece);
    let Some(from) = core.city(piece) else { return Vec::new() };
    match own.expulsion {
        Expulsion::Peace => {
            let home = home(rules, own, power);
            nearest(rules, from, |city| home.contains(city) && !core.is_occupied(city))
        }
        Expulsion::Neutrality | Expulsion::Guests => {
            let ground = home(rules, own, power);
            let mut cities = nearest(rules, from, |city| ground.contains(city) && may_stand(rules, core, piece, city));
            if power == FRANCE {
                let bavaria = home(rules, own, BAVARIA);
                cities
                    .extend(nearest(rules, from, |city| bavaria.contains(city) && may_stand(rules, core, piece, city)));
                cities.sort_unstable();
                cities.dedup();
            }
            cities
        }
        Expulsion::Split => {
            let closed = closed(rules, core, own, PieceSet::one(piece), from);
            nearest(rules, from, |city| !core.is_occupied(city) && !closed.contains(city))
        }
        Expulsion::Arrow => {
            let group = moved_together(rules, core, own, piece, from);
            let closed = closed(rules, core, own, group, from);
            let fits = |city: CityId| {
                city != from
                    && !closed.contains(city)
                    && (!core.is_occupied(city) || group.len() == 1 && may_stand(rules, core, piece, city))
            };
            nearest(rules, from, fits)
        }
    }
}

fn closed(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet, from: CityId) -> CitySet {
    closed_by_neutrality(rules, core, own, group).or(&beyond_the_border(rules, own, group, from))
}

/// Empty, or a legal stack; M-10.1.23: nobody is asked here, so not with a general of another player.
fn may_stand(rules: &Ruleset, core: &Core, piece: PieceId, city: CityId) -> bool {
    has_room(rules, core, piece, city) && !joins_other_player(rules, core, piece, city)
}

/// by road distance, whatever stands between.
fn nearest(rules: &Ruleset, from: CityId, fits: impl Fn(CityId) -> bool) -> Vec<CityId> {
    let cities = || (0..rules.pack.cities.len() as u16).map(CityId).filter(|&city| fits(city));
    let away = |city: CityId| rules.pack.roads.distance(from, city);
    let Some(least) = cities().map(away).min() else { return Vec::new() };
    cities().filter(|&city| away(city) == least).collect()
}

/// Whether a piece must go, it is its turn to, and this is a city where it may.
pub fn check(rules: &Ruleset, core: &Core, own: &Own, piece: PieceId, city: CityId) -> Result<(), Refusal> {
    let (_, pieces) = mover(rules, core, own).expect("a homeless piece asks somebody");
    let rule = expelled_by(own, rules.power(piece));
    if !own.homeless.contains(piece) {
        return Err(Why::NotToBeMoved { piece }.under(rule));
    }
    if !pieces.contains(piece) {
        return Err(Why::OthersGoFirst { piece }.under(ids::R_63));
    }
    if candidates(rules, core, own, piece).contains(&city) { Ok(()) } else { Err(Why::NotNearest { city }.under(rule)) }
}

/// The rule by which pieces of this power have to go, and where.
fn expelled_by(own: &Own, power: PowerId) -> RuleId {
    match own.expulsion {
        Expulsion::Peace if power == PRUSSIA => ids::M_19_1_10,
        Expulsion::Peace => ids::M_19_1_9,
        Expulsion::Neutrality => ids::M_19_3_9,
        Expulsion::Guests => ids::R_64,
        Expulsion::Split => ids::M_19_3_12,
        Expulsion::Arrow => ids::M_17_5_22,
    }
}

/// M-17.5.22, R-53: a stack that makes room for a returning general goes together, as far as it has one player.
fn moved_together(rules: &Ruleset, core: &Core, own: &Own, piece: PieceId, from: CityId) -> PieceSet {
    if own.expulsion != Expulsion::Arrow {
        return PieceSet::one(piece);
    }
    let seat = |one: PieceId| core.seat(rules.power(one));
    core.pieces_at(from).iter().filter(|&one| seat(one) == seat(piece)).collect()
}

/// A homeless piece finds its place. True if a stack arises that needs a commander (M-6.6).
pub fn settle(rules: &Ruleset, core: &mut Core, own: &mut Own, piece: PieceId, city: CityId, log: &mut Log) -> bool {
    let from = core.city(piece).expect("a homeless piece stands somewhere");
    let group = moved_together(rules, core, own, piece, from);
    for one in group.iter() {
        own.homeless.remove(one);
        combat::drop_out(rules, core, one, log);
        core.put(one, Place::City(city));
        log.all(|| Event::Displaced { piece: one, city });
    }
    let stack = engine::shared::pieces::generals_at(rules, core, city);
    let mut needs_commander = false;
    if stack.len() > 1 {
        core.secret.strengths.join(stack, rules.book.troops_max);
        needs_commander = march::wait_for_commander(rules, core, own, piece, city);
    }
    hussars::drive_off(own, city, log);
    fortress::watch_prussia(rules, core, own, log);
    needs_commander
}

/// How far the displaced have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Somebody has a choice.
    Asked,
    /// A stack arose whose commander must be named.
    NeedsCommander,
    /// Everybody has a place.
    Over,
}

/// Runs displacements that leave no choice.
pub fn run(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> Progress {
    while let Some((_, pieces)) = mover(rules, core, own) {
        if pieces.len() > 1 && own.expulsion != Expulsion::Arrow {
            return Progress::Asked;
        }
        let piece = pieces.first().expect("a homeless piece");
        match candidates(rules, core, own, piece).as_slice() {
            [] => {
                own.homeless.remove(piece);
                combat::drop_out(rules, core, piece, log);
                engine::shared::pieces::take_off(core, piece, Place::Off);
                log.all(|| Event::Removed { general: piece });
            }
            [city] => {
                if settle(rules, core, own, piece, *city, log) {
                    return Progress::NeedsCommander;
                }
            }
            _ => return Progress::Asked,
        }
    }
    Progress::Over
}
