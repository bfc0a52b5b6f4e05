//! Contracts and treaties in a position written down by a person.

use crate::position::{ContractAt, MariaPosition, TreatyAt};
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::Own;
use crate::treaties::Treaty;
use crate::{clauses, subsidy};
use engine::clause::packed::Packed;
use engine::clause::{CLAUSES_OF_A_TREATY, Clause, ClauseSet, Proposal, TreatyId};
use engine::fault::PositionError;
use engine::lookup::power;
use engine::refusal::Why;
use engine::ruleset::Seat;
use engine::state::Core;
use engine::text;

/// Puts contracts and treaties on the table; each is judged as if it were agreed on now.
pub fn enter(rules: &Ruleset, core: &Core, own: &mut Own, given: &MariaPosition) -> Result<(), PositionError> {
    let has_papers = !given.contracts.is_empty() || !given.treaties.is_empty();
    if has_papers && !is_advanced(rules) {
        return Err("contracts and treaties belong to the advanced game".into());
    }
    for one in &given.contracts {
        let (giver, receiver) = (power(rules.pack, &one.giver)?, power(rules.pack, &one.receiver)?);
        let judged = subsidy::check_contract(rules, core, own, giver, receiver, one.turns);
        judged
            .map_err(|(rule, _)| format!("{rule} forbids the contract by which {} pays {}", one.giver, one.receiver))?;
        subsidy::make_contract(own, giver, receiver, one.turns, &mut engine::event::Log::silent());
    }
    for one in &given.treaties {
        let treaty = read(rules, core, own, one)?;
        if !own.treaties.put(treaty) {
            return Err(format!("there are too many treaties, or two of the number {}", treaty.number).into());
        }
    }
    for (slug, &number) in &given.offers {
        own.treaties.note_offers(seat(rules, slug)?, number);
    }
    let is_last = given.last_treaty.is_none_or(|last| own.treaties.note_last(last));
    if is_last { Ok(()) } else { Err("a treaty has a higher number than `last-treaty`".into()) }
}

fn read(rules: &Ruleset, core: &Core, own: &Own, given: &TreatyAt) -> Result<Treaty, PositionError> {
    let (from, to) = (seat(rules, &given.from)?, seat(rules, &given.to)?);
    let strange =
        |text: &str| format!("`{text}` is no clause; it is written as in an offer, for example `vote prussia karl`");
    let read = given.clauses.iter().map(|text| text::read_clause(rules.pack, text).map_err(|_| strange(text)));
    let read: Vec<Clause> = read.collect::<Result<_, _>>()?;
    let proposal = Proposal::new(to, &read);
    let proposal = proposal.ok_or_else(|| format!("a treaty has at most {CLAUSES_OF_A_TREATY} clauses"))?;
    let (ended, released) = (clause_set(&given.ended, read.len())?, clause_set(&given.released, read.len())?);
    let judged = clauses::check_except(rules, core, own, from, &proposal, &[ended, released]);
    judged.map_err(|refusal| {
        let rule = refusal.rule;
        match refusal.why {
            Why::BadClause { clause, .. } => format!("{rule} forbids clause {} of this treaty", clause + 1),
            _ => format!("{rule} forbids the treaty between {} and {}", given.from, given.to),
        }
    })?;
    let treaty = Treaty {
        number: given.number.map_or_else(|| own.treaties.next_number(), TreatyId),
        turn: given.turn.unwrap_or(core.turn),
        from,
        to,
        in_force: given.in_force,
        ended,
        released,
        packed: Packed::new(&clauses::with_dates(core, own, &proposal).clauses)
            .expect("the judge counted the exceptions"),
    };
    if treaty.number == TreatyId(0) || treaty.turn > core.turn {
        return Err(format!("treaty {} has no number or lies in the future", treaty.number).into());
    }
    let is_whole = ended.is_empty() && released.is_empty();
    if treaty.live().next().is_none() || !treaty.in_force && !is_whole {
        return Err(format!("treaty {} has nothing left to keep", treaty.number).into());
    }
    Ok(treaty)
}

fn seat(rules: &Ruleset, slug: &str) -> Result<Seat, PositionError> {
    rules.seat_by_slug(slug).ok_or_else(|| format!("there is no seat `{slug}` in this mode").into())
}

fn clause_set(numbers: &[u8], clauses: usize) -> Result<ClauseSet, PositionError> {
    let mut set = ClauseSet::EMPTY;
    for &number in numbers {
        if number == 0 || number as usize > clauses {
            return Err(format!("the treaty has no clause {number}; clauses are counted from 1").into());
        }
        set.insert(number as usize - 1);
    }
    Ok(set)
}

/// The contracts that can be ended and all treaties, as a position holds them.
pub fn written(rules: &Ruleset, own: &Own) -> (Vec<ContractAt>, Vec<TreatyAt>) {
    let slug = |power| rules.pack.power_of(power).slug.clone();
    let contracts = own.contracts.slots.iter().flatten().filter(|one| !one.bound);
    let contracts =
        contracts.map(|one| ContractAt { giver: slug(one.giver), receiver: slug(one.receiver), turns: one.turns });
    (contracts.collect(), own.treaties.all().map(|treaty| write_treaty(rules, treaty)).collect())
}

fn write_treaty(rules: &Ruleset, treaty: &Treaty) -> TreatyAt {
    let seat = |seat: Seat| rules.mode.seats[seat.index()].slug.clone();
    let numbers = |set: ClauseSet| set.iter().map(|at| at as u8 + 1).collect();
    TreatyAt {
        number: Some(treaty.number.0),
        turn: Some(treaty.turn),
        from: seat(treaty.from),
        to: seat(treaty.to),
        in_force: treaty.in_force,
        clauses: treaty.clauses().map(|(_, clause)| text::clause(rules.pack, &clause)).collect(),
        ended: numbers(treaty.ended),
        released: numbers(treaty.released),
    }
}
