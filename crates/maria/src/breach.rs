//! Which answer breaks which clause.

use board::{CityId, PieceId, PieceSet, PowerId, PowerSet};

use crate::influence::decider;
use crate::powers::{AUSTRIA, PRAGMATIC, PRUSSIA};
use crate::rules::Ruleset;
use crate::state::{Own, Phase};
use crate::treaties::Treaty;
use crate::truce::{self, March};
use crate::{fortress, lands};
use engine::action::{Action, Execution, Path};
use engine::clause::{Breach, Clause, Condition, Ground, Term};
use engine::ruleset::Seat;
use engine::shared::march::Orders;
use engine::state::Core;

/// M-21.2: whether a clause binds now.
pub fn holds(rules: &Ruleset, core: &Core, own: &Own, treaty: &Treaty, condition: Option<Condition>) -> bool {
    match condition {
        None => true,
        Some(Condition::Clear { power, ground }) => {
            let mut generals = core.on_board(rules.generals_of(power)).iter();
            !generals.any(|general| core.city(general).is_some_and(|city| ground.contains(rules.pack, city)))
        }
        Some(Condition::Held { site, power }) => lands::controllers(rules, core, own, site).contains(power),
        Some(Condition::Kept { clause }) => !treaty.released.contains(clause as usize),
    }
}

/// What an answer does of what the clause rules out. Only answers a player chooses are judged: combats that arise,
/// retreats and losses are not his to promise (M-11.1.1, M-21.6).
pub fn breaks(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, clause: &Clause, action: &Action) -> Option<Breach> {
    let power = clause.power;
    let is_broken = match (clause.term, action) {
        (Term::Vote { franz: promised }, Action::Vote { franz }) => {
            core.seat(power) == seat && breaks_vote(rules, core, own, seat, promised, *franz)
        }
        (Term::NotTake { card: barred }, Action::Take { card }) => {
            decider(rules, own) == Some(power) && barred.is_none_or(|barred| barred.card() == *card)
        }
        (Term::NotExecute { card: barred }, Action::Execute(given)) => {
            let is_taken = |(card, taker)| taker == power && barred.is_none_or(|barred| barred.card() == card);
            *given != Execution::BURY && own.politics.taken.is_some_and(is_taken)
        }
        (Term::Peace { agree }, Action::Accept | Action::Pass) => {
            let asked = own.phase == Phase::PeaceOffer && power == PRUSSIA
                || own.phase == Phase::PeaceAnswer && power == AUSTRIA;
            asked && agree != (*action == Action::Accept)
        }
        // What was ordered before the treaty was made waits for a consent, which may still be withheld.
        (_, Action::Accept) => {
            return own.secret.waiting.and_then(|order| breaks(rules, core, own, seat, clause, &order));
        }
        (_, Action::Hussar { number, city }) => {
            return truce::hussar_breach(rules, core, own, clause, *number, *city);
        }
        (_, Action::March { group, path } | Action::ForceMarch { group, path }) => {
            let forced = matches!(action, Action::ForceMarch { .. });
            return marches_against(&March { rules, core, own, group: *group, path, forced }, clause);
        }
        (_, Action::Enter { train, city, .. }) => lands_against(rules, core, clause, *train, *city),
        (_, Action::Settle { piece, city }) => lands_against(rules, core, clause, *piece, *city),
        (_, Action::Recruit(order)) => {
            order.placed(rules).any(|(piece, city)| lands_against(rules, core, clause, piece, city))
        }
        _ => false,
    };
    is_broken.then_some(Breach::Plain)
}

/// M-18.10: votes of all powers that have promised theirs, counted together; the rest is free.
fn breaks_vote(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, promised: bool, franz: u8) -> bool {
    let mut bound = PowerSet::EMPTY;
    for (treaty, _, clause) in own.treaties.binding() {
        let same = clause.term == Term::Vote { franz: promised } && core.seat(clause.power) == seat;
        if same && holds(rules, core, own, treaty, clause.condition) {
            bound.insert(clause.power);
        }
    }
    let votes = fortress::votes(rules, core, own);
    let is_free = |power: PowerId| power != AUSTRIA && power != PRAGMATIC && core.seat(power) == seat;
    let free = votes.iter().filter(|&&(_, power)| is_free(power)).count() as u8;
    let owed = votes.iter().filter(|&&(_, power)| is_free(power) && bound.contains(power)).count() as u8;
    let given = if promised { franz } else { free - franz };
    given < owed
}

fn marches_against(march: &March, clause: &Clause) -> Option<Breach> {
    let March { rules, group, path, .. } = *march;
    let own_pieces = group.and(rules.owned[clause.power.index()]);
    if own_pieces.is_empty() {
        return None;
    }
    let has_general = own_pieces.intersects(rules.generals);
    let is_barred = |&city: &CityId| bars(rules, clause, has_general, path.start(), city);
    if path.cities()[1..].iter().any(is_barred) { Some(Breach::Plain) } else { march.breach(clause) }
}

/// Whether a march from `start` may not touch this city.
fn bars(rules: &Ruleset, clause: &Clause, has_general: bool, start: CityId, city: CityId) -> bool {
    let lies_in = |ground: Ground, city: CityId| ground.contains(rules.pack, city);
    let is_barred = match clause.term {
        Term::NotEnter { ground } => !lies_in(ground, start) && lies_in(ground, city),
        Term::NotLeave { ground } => {
            lies_in(ground, start) && !lies_in(ground, city) && !clause.except.contains(rules.pack, start)
        }
        // Whoever stands too near may only go further away.
        Term::KeepAway { site, distance } => {
            let away = |city: CityId| rules.pack.roads.distance(rules.site_city(site), city);
            has_general && away(city) < distance && away(city) <= away(start)
        }
        _ => false,
    };
    is_barred && !clause.except.contains(rules.pack, city)
}

/// M-21.3: closes to a march what treaties rule out, so that lists find the ways they leave open.
pub fn tighten(rules: &Ruleset, core: &Core, own: &Own, group: PieceSet, orders: &mut Orders) {
    let Some(start) = group.first().and_then(|piece| core.city(piece)) else { return };
    for (treaty, _, clause) in own.treaties.binding() {
        let own_pieces = group.and(rules.owned[clause.power.index()]);
        if own_pieces.is_empty() || !holds(rules, core, own, treaty, clause.condition) {
            continue;
        }
        let has_general = own_pieces.intersects(rules.generals);
        let march = March { rules, core, own, group, path: &Path::new(start), forced: false };
        for city in (0..rules.pack.cities.len() as u16).map(CityId) {
            if bars(rules, &clause, has_general, start, city) {
                orders.closed.insert(city);
            }
            if truce::ends_in_attack(&march, &clause, city) {
                orders.no_end.insert(city);
            }
        }
    }
}

/// A piece is put down somewhere: brought in, brought back or displaced.
fn lands_against(rules: &Ruleset, core: &Core, clause: &Clause, piece: PieceId, city: CityId) -> bool {
    if rules.power(piece) != clause.power || clause.except.contains(rules.pack, city) {
        return false;
    }
    let was_in = |ground: Ground| core.city(piece).is_some_and(|from| ground.contains(rules.pack, from));
    let was_excepted = core.city(piece).is_some_and(|from| clause.except.contains(rules.pack, from));
    match clause.term {
        Term::NotEnter { ground } => ground.contains(rules.pack, city) && !was_in(ground),
        Term::NotLeave { ground } => was_in(ground) && !was_excepted && !ground.contains(rules.pack, city),
        Term::KeepAway { site, distance } => {
            rules.is_general(piece) && rules.pack.roads.distance(rules.site_city(site), city) < distance
        }
        _ => false,
    }
}

/// M-21.3: sites where a treaty lets no general of this power come back are closed, for lists and forms.
pub fn close_sites(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, sites: &mut board::CitySet) {
    for (treaty, _, clause) in own.treaties.binding() {
        if clause.power != power || !holds(rules, core, own, treaty, clause.condition) {
            continue;
        }
        let Some(general) = rules.generals_of(power).iter().find(|&general| core.city(general).is_none()) else {
            return;
        };
        for city in sites.iter().collect::<Vec<_>>() {
            if lands_against(rules, core, &clause, general, city) {
                sites.remove(city);
            }
        }
    }
}
