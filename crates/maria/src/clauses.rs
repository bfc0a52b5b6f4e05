//! What a treaty may say (rules 20 and 21).

use board::PowerId;

use crate::calendar::{Now, has_winter, stage_of};
use crate::powers::{AUSTRIA, PRAGMATIC, PRUSSIA};
use crate::rules::Ruleset;
use crate::state::Own;
use crate::treaties::Treaties;
use crate::{gambit, subsidy};
use engine::clause::packed::Packed;
use engine::clause::{Clause, ClauseSet, Condition, Date, Fault, Ground, Point, Proposal, Target, Term};
use engine::ids::{self, RuleId};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::state::Core;

/// What is said of a clause: nothing, or the rule against it and its fault.
type Judged = Result<(), (RuleId, Fault)>;

/// M-21.1 to M-21.7: judges every clause of an offer, alone and against what is already promised.
pub fn check(rules: &Ruleset, core: &Core, own: &Own, from: Seat, proposal: &Proposal) -> Result<(), Refusal> {
    check_except(rules, core, own, from, proposal, &[])
}

/// The same for a treaty some of whose clauses are already done with.
pub fn check_except(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    from: Seat,
    proposal: &Proposal,
    over: &[ClauseSet],
) -> Result<(), Refusal> {
    if proposal.to == from {
        return Err(Why::TreatyWithSelf.under(ids::M_21_1));
    }
    if !rules.seats().any(|seat| seat == proposal.to) {
        return Err(Why::NoSuchSeat.under(ids::M_21_1));
    }
    let proposal = with_dates(core, own, proposal);
    let clauses: Vec<Clause> = proposal.clauses().collect();
    if clauses.is_empty() {
        return Err(Why::EmptyTreaty.under(ids::M_21_2));
    }
    if Packed::new(&proposal.clauses).is_none() {
        let at = clauses.iter().rposition(|clause| !clause.except.is_empty()).unwrap_or(0);
        return Err(Why::BadClause { clause: at as u8, fault: Fault::TooManyExceptions }.under(ids::M_21_4));
    }
    for (at, clause) in clauses.iter().enumerate().filter(|(at, _)| over.iter().all(|set| !set.contains(*at))) {
        let judged = check_clause(rules, core, own, [from, proposal.to], &clauses, at);
        let judged = judged.and_then(|()| check_harmony(&own.treaties, clause, &clauses[..at]));
        judged.map_err(|(rule, fault)| Why::BadClause { clause: at as u8, fault }.under(rule))?;
    }
    Ok(())
}

/// the next winter is the one that comes next when the treaty is offered.
pub fn with_dates(core: &Core, own: &Own, proposal: &Proposal) -> Proposal {
    let mut dated = *proposal;
    for clause in dated.clauses.iter_mut().flatten().filter(|clause| clause.until == Date::NEXT_WINTER) {
        clause.until.turn = Now::of(core, own).next_winter();
    }
    dated
}

fn check_clause(rules: &Ruleset, core: &Core, own: &Own, parties: [Seat; 2], all: &[Clause], at: usize) -> Judged {
    let clause = &all[at];
    let takes_part = |power: PowerId| rules.order.contains(&power) && core.is_present(power);
    if !takes_part(clause.power) {
        return Err((ids::M_21_1, Fault::NotInPlay));
    }
    if !parties.contains(&core.seat(clause.power)) {
        return Err((ids::M_21_1, Fault::NotAParty));
    }
    check_dates(rules, core, own, clause)?;
    if !clause.except.is_empty() && !clause.may_except() {
        return Err((ids::R_136, Fault::NoException));
    }
    match clause.condition {
        Some(Condition::Clear { power, .. } | Condition::Held { power, .. }) if !takes_part(power) => {
            return Err((ids::M_21_1, Fault::NotInPlay));
        }
        Some(Condition::Kept { clause: other }) => {
            let theirs = all.get(other as usize).filter(|theirs| core.seat(theirs.power) != core.seat(clause.power));
            theirs.ok_or((ids::M_21_2, Fault::NoSuchClause))?;
        }
        _ => {}
    }
    check_term(rules, core, own, parties, clause)
}

/// M-21.4: nothing is promised for the past or beyond the end of the game.
fn check_dates(rules: &Ruleset, core: &Core, own: &Own, clause: &Clause) -> Judged {
    let last = gambit::last_turn(rules, own);
    match clause.term {
        Term::Subsidy { turns: 0, .. } => Err((ids::M_20_4, Fault::BadNumber)),
        Term::Subsidy { turns, .. } if turns > last => Err((ids::M_20_4, Fault::Endless)),
        _ if clause.until == Date::NONE && clause.may_be_undated() => Ok(()),
        _ if !clause.may_be_dated() => Err((ids::M_21_2, Fault::NoDate)),
        _ => check_date(clause.until, Now::of(core, own), last),
    }
}

/// a turn, a stage whose power always acts in it, or a winter.
fn check_date(date: Date, now: Now, last: u8) -> Judged {
    match date.point {
        Point::Stage(power) if stage_of(power).is_none() => Err((ids::R_137, Fault::NoStage)),
        Point::Winter if !has_winter(date.turn) => Err((ids::R_137, Fault::NoWinter)),
        _ if now.is_past(date) => Err((ids::M_21_2, Fault::Past)),
        _ if date.turn > last => Err((ids::M_21_4, Fault::Endless)),
        _ => Ok(()),
    }
}

/// M-20.1 to M-20.7, M-21.6, M-21.7: what each kind of clause needs.
fn check_term(rules: &Ruleset, core: &Core, own: &Own, parties: [Seat; 2], clause: &Clause) -> Judged {
    let power = clause.power;
    match clause.term {
        Term::Subsidy { receiver, turns } => {
            check_party(rules, core, parties, receiver)?;
            subsidy::check_contract(rules, core, own, power, receiver, turns)
                .map_err(|(rule, fault)| (rule, Fault::Contract(fault)))
        }
        Term::Cancel { receiver } => {
            check_party(rules, core, parties, receiver)?;
            subsidy::check_end(own, power, receiver).map_err(|refusal| match refusal.why {
                Why::BoundContract => (refusal.rule, Fault::BoundContract),
                _ => (refusal.rule, Fault::NothingToCancel),
            })
        }
        // M-18.9: Austria and the Pragmatic Army have no free vote.
        Term::Vote { franz: false } if power == AUSTRIA || power == PRAGMATIC => Err((ids::M_21_6, Fault::ChangesRule)),
        Term::Vote { .. } if own.boxes.emperor.is_some() => Err((ids::M_18_13, Fault::TooLate)),
        Term::NoHussars { .. } if power != AUSTRIA => Err((ids::M_7_1, Fault::NoHussars)),
        Term::NoAttack { target, .. }
        | Term::NoHussars { target, .. }
        | Term::NoBlock { target, .. }
        | Term::Truce { target, .. } => check_target(rules, power, Target::of(target)),
        Term::NoConquest { target, .. } | Term::NoCapture { target, .. } => check_target(rules, power, target),
        Term::NotEnter { ground } | Term::NotLeave { ground } if ground == Ground::EVERYWHERE => {
            Err((ids::M_21_2, Fault::NoPlace))
        }
        Term::KeepAway { distance, .. } if distance == 0 || distance > Ground::MOST_RADIUS => {
            Err((ids::M_21_2, Fault::BadNumber))
        }
        Term::Peace { .. } if power != PRUSSIA && power != AUSTRIA => Err((ids::M_21_7, Fault::NoPeace)),
        Term::Peace { .. } if own.annexed => Err((ids::M_19_1_2, Fault::TooLate)),
        Term::Vote { .. }
        | Term::NotEnter { .. }
        | Term::NotLeave { .. }
        | Term::KeepAway { .. }
        | Term::NotTake { .. }
        | Term::NotExecute { .. }
        | Term::Peace { .. }
        | Term::Words => Ok(()),
    }
}

/// Whoever is spared is another power of this game.
fn check_target(rules: &Ruleset, power: PowerId, target: Target) -> Judged {
    match target.power() {
        Some(target) if target == power => Err((ids::M_21_2, Fault::SamePower)),
        Some(target) if !rules.order.contains(&target) => Err((ids::M_21_1, Fault::NotInPlay)),
        _ => Ok(()),
    }
}

fn check_party(rules: &Ruleset, core: &Core, parties: [Seat; 2], power: PowerId) -> Judged {
    if !rules.order.contains(&power) {
        return Err((ids::M_21_1, Fault::NotInPlay));
    }
    if parties.contains(&core.seat(power)) { Ok(()) } else { Err((ids::M_21_1, Fault::NotAParty)) }
}

/// M-21.3: every agreement binds, so none may contradict another.
fn check_harmony(treaties: &Treaties, clause: &Clause, before: &[Clause]) -> Judged {
    let mut others = before.iter().copied().chain(treaties.binding().map(|(_, _, other)| other));
    if !others.any(|other| contradicts(clause, &other)) {
        return Ok(());
    }
    Err(match clause.term {
        Term::Subsidy { .. } | Term::Cancel { .. } => (ids::M_20_5, Fault::SecondContract),
        _ => (ids::M_21_3, Fault::Contradiction),
    })
}

/// Two clauses of one power that cannot both be kept, unless each hangs on a condition of its own.
fn contradicts(one: &Clause, other: &Clause) -> bool {
    let apart = one.condition.is_some() && other.condition.is_some() && one.condition != other.condition;
    one.power == other.power
        && !apart
        && match (one.term, other.term) {
            (Term::Vote { franz: a }, Term::Vote { franz: b })
            | (Term::Peace { agree: a }, Term::Peace { agree: b }) => a != b,
            // M-20.5: one contract at a time between two powers.
            (
                Term::Subsidy { receiver: a, .. } | Term::Cancel { receiver: a },
                Term::Subsidy { receiver: b, .. } | Term::Cancel { receiver: b },
            ) => a == b,
            _ => false,
        }
}
