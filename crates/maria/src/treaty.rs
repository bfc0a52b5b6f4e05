//! Negotiations (rule 21, R-90): treaties offered, made, ended. What a clause may say is judged in `clauses`,
//! what breaks one in `breach`.

use board::PowerId;

use crate::calendar::{Now, stage_of};
use crate::powers::SAXONY;
use crate::rules::Ruleset;
use crate::rules::{Variant, is_advanced, variant};
use crate::state::{Own, Phase};
use crate::treaties::{
    OPEN_PROPOSALS, OPEN_PROPOSALS_OF_A_SEAT, PROPOSALS_OF_A_TURN, TREATIES_IN_FORCE, Treaties, Treaty,
};
use crate::{breach, clauses, subsidy};
use engine::action::Action;
use engine::clause::packed::Packed;
use engine::clause::{Clause, ClauseSet, Date, Ground, Point, Proposal, Release, Term, TreatyId};
use engine::event::{Event, Log};
use engine::ids::{self, RuleId};
use engine::question::{AnswerForm, ContractForm, Form, ProposeForm};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::state::Core;

/// Whether an action belongs to negotiation: open to its seat whoever is asked.
pub fn is_negotiation(action: &Action) -> bool {
    action.is_free() && !action.is_unseen()
}

/// M-21.1, M-20.4 to M-20.7, MD-15, MD-47: judges an act of negotiation.
pub fn check_act(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if !is_advanced(rules) || own.phase == Phase::Deploy {
        let rule = match variant(rules) {
            Variant::Introductory => ids::M_14_11,
            Variant::Gambit => ids::M_SG2_1_1,
            Variant::Advanced => ids::M_4_15,
        };
        return Err(Why::NoTreaties.under(rule));
    }
    let treaties = &own.treaties;
    let open = |number: TreatyId| {
        let found = treaties.find(number).filter(|treaty| treaty.is_between(seat));
        found.filter(|treaty| !treaty.in_force).ok_or(Why::NoSuchTreaty { treaty: number }.under(ids::M_21_1))
    };
    match action {
        Action::Propose(proposal) => {
            check_room(treaties, seat)?;
            clauses::check(rules, core, own, seat, proposal)
        }
        Action::Agree { treaty: number } => {
            let treaty = open(*number)?;
            if treaty.to != seat {
                return Err(Why::NotYourAnswer { treaty: *number }.under(ids::M_21_1));
            }
            let in_force = treaties.all().filter(|treaty| treaty.in_force).count();
            if in_force == TREATIES_IN_FORCE && !treaty.live().all(|(_, clause)| is_done_at_once(&clause)) {
                return Err(Why::TooManyTreaties { most: TREATIES_IN_FORCE as u8 }.under(ids::M_21_4));
            }
            let offered = Proposal { to: treaty.to, clauses: treaty.packed.all() };
            clauses::check(rules, core, own, treaty.from, &offered)
        }
        Action::Decline { treaty } if open(*treaty)?.to != seat => {
            Err(Why::NotYourAnswer { treaty: *treaty }.under(ids::M_21_1))
        }
        Action::Withdraw { treaty } if open(*treaty)?.from != seat => {
            Err(Why::NotYourOffer { treaty: *treaty }.under(ids::M_21_1))
        }
        Action::Waive { treaty: number } => {
            let found = treaties.find(*number).filter(|treaty| treaty.in_force && treaty.is_between(seat));
            let has_other = |treaty: &&Treaty| treaty.live().any(|(_, clause)| core.seat(clause.power) != seat);
            found.filter(has_other).map(|_| ()).ok_or(Why::NoSuchTreaty { treaty: *number }.under(ids::M_21_1))
        }
        Action::Subsidize { giver, receiver, turns } => {
            for &power in [giver, receiver] {
                check_leads(rules, core, seat, power, ids::M_20_4)?;
            }
            let judged = subsidy::check_contract(rules, core, own, *giver, *receiver, *turns);
            let refuse = |fault| Why::NoContract { giver: *giver, receiver: *receiver, fault };
            judged.map_err(|(rule, fault)| refuse(fault).under(rule))
        }
        Action::Cancel { giver, receiver } => {
            for &power in [giver, receiver] {
                check_leads(rules, core, seat, power, ids::M_20_6)?;
            }
            subsidy::check_end(own, *giver, *receiver)
        }
        _ => Ok(()),
    }
}

/// A contract needs both sides; alone a seat makes or ends only those between its own powers.
fn check_leads(rules: &Ruleset, core: &Core, seat: Seat, power: PowerId, rule: RuleId) -> Result<(), Refusal> {
    if !rules.order.contains(&power) {
        return Err(Why::NotInPlay { power }.under(rule));
    }
    if core.seat(power) == seat { Ok(()) } else { Err(Why::NotYourPower { power }.under(rule)) }
}

/// The stated limits: nobody can fill the table with offers.
fn check_room(treaties: &Treaties, seat: Seat) -> Result<(), Refusal> {
    if treaties.offers_of(seat) >= PROPOSALS_OF_A_TURN {
        return Err(Why::TooManyOffers { most: PROPOSALS_OF_A_TURN }.under(ids::M_21_4));
    }
    if treaties.open().filter(|treaty| treaty.from == seat).count() >= OPEN_PROPOSALS_OF_A_SEAT {
        return Err(Why::TooManyOpen { most: OPEN_PROPOSALS_OF_A_SEAT as u8 }.under(ids::M_21_4));
    }
    let full = treaties.open().count() >= OPEN_PROPOSALS || treaties.is_full();
    if full || treaties.last() == u16::MAX { Err(Why::TableFull.under(ids::M_21_4)) } else { Ok(()) }
}

/// M-20.4, M-20.6: a contract made or ended without a condition needs no place in the table.
fn is_done_at_once(clause: &Clause) -> bool {
    clause.condition.is_none() && matches!(clause.term, Term::Subsidy { .. } | Term::Cancel { .. })
}

/// Carries an act of negotiation out.
pub fn act(rules: &Ruleset, core: &Core, own: &mut Own, seat: Seat, action: &Action, log: &mut Log) {
    match *action {
        Action::Propose(proposal) => propose(core, own, seat, &proposal, log),
        Action::Agree { treaty } => {
            let made = own.treaties.find_mut(treaty);
            made.in_force = true;
            made.turn = core.turn;
            log.reveal();
            log.all(|| Event::TreatyMade { treaty });
            settle_contracts(core, own, |_, clause| clause.condition.is_none(), log);
            let has_come =
                |one: &Treaty, clause: &Clause| one.number == treaty && clause.until == Date::turn(core.turn);
            remind(rules, core, own, has_come, log);
        }
        Action::Decline { treaty } => {
            own.treaties.take_off(|one| one.number == treaty);
            log.reveal();
            log.all(|| Event::TreatyDeclined { treaty });
        }
        Action::Withdraw { treaty } => {
            own.treaties.take_off(|one| one.number == treaty);
            log.all(|| Event::TreatyWithdrawn { treaty });
        }
        Action::Waive { treaty } => {
            log.reveal();
            log.all(|| Event::TreatyWaived { treaty, by: seat });
            let waived = |one: &Treaty, clause: &Clause| one.number == treaty && core.seat(clause.power) != seat;
            end_clauses(own, waived, log);
        }
        Action::Subsidize { giver, receiver, turns } => subsidy::make_contract(own, giver, receiver, turns, log),
        Action::Cancel { giver, receiver } => subsidy::end_contract(own, giver, receiver, log),
        _ => unreachable!("the judge let through what is no negotiation"),
    }
}

fn propose(core: &Core, own: &mut Own, seat: Seat, proposal: &Proposal, log: &mut Log) {
    let proposal = clauses::with_dates(core, own, proposal);
    let treaties = &mut own.treaties;
    let treaty = Treaty {
        number: TreatyId(treaties.last() + 1),
        turn: core.turn,
        from: seat,
        to: proposal.to,
        in_force: false,
        ended: ClauseSet::EMPTY,
        released: ClauseSet::EMPTY,
        packed: Packed::new(&proposal.clauses).expect("the judge counted the exceptions"),
    };
    treaties.offer(treaty);
    let clauses = || proposal.clauses().collect();
    log.all(|| Event::TreatyProposed { treaty: treaty.number, from: seat, to: proposal.to, clauses: clauses() });
}

/// M-20.4, M-20.6, ME-36: contracts a treaty makes or ends, where these clauses are due.
fn settle_contracts(core: &Core, own: &mut Own, is_due: impl Fn(&Treaty, &Clause) -> bool, log: &mut Log) {
    let due = own.treaties.binding().filter(|(treaty, _, clause)| is_due(treaty, clause));
    let due: Vec<(TreatyId, usize, Clause)> = due.map(|(treaty, at, clause)| (treaty.number, at, clause)).collect();
    for (number, at, clause) in due {
        let giver = clause.power;
        let done = match clause.term {
            Term::Subsidy { receiver, .. } if core.are_enemies(giver, receiver) => {
                release(own, number, at, Release::NoLongerAllies, log);
                continue;
            }
            Term::Subsidy { receiver, turns } => {
                let free = own.contracts.between(giver, receiver).is_none();
                if free {
                    subsidy::make_contract(own, giver, receiver, turns, log);
                }
                free
            }
            Term::Cancel { receiver } => {
                subsidy::end_contract(own, giver, receiver, log);
                true
            }
            _ => false,
        };
        if done {
            own.treaties.find_mut(number).ended.insert(at);
        }
    }
    sweep(own, log);
}

/// ME-36: a subsidy promised on a condition begins with the first tactical-card phase of its giver that finds it so.
pub fn settle_due(rules: &Ruleset, core: &Core, own: &mut Own, giver: PowerId, log: &mut Log) {
    if own.treaties.binding().next().is_none() {
        return;
    }
    let before = *own;
    let is_due = |treaty: &Treaty, clause: &Clause| {
        clause.power == giver && breach::holds(rules, core, &before, treaty, clause.condition)
    };
    settle_contracts(core, own, is_due, log);
}

/// Ends clauses that are fulfilled, over or waived.
fn end_clauses(own: &mut Own, is_over: impl Fn(&Treaty, &Clause) -> bool, log: &mut Log) {
    for treaty in own.treaties.in_force_mut() {
        let over: Vec<usize> = treaty.live().filter(|(_, clause)| is_over(treaty, clause)).map(|(at, _)| at).collect();
        for at in over {
            treaty.ended.insert(at);
            log.all(|| Event::ClauseEnded { treaty: treaty.number, clause: at as u8 });
        }
    }
    sweep(own, log);
}

/// A treaty without a live clause leaves the table.
fn sweep(own: &mut Own, log: &mut Log) {
    for treaty in own.treaties.take_off(|treaty| treaty.in_force && treaty.live().next().is_none()) {
        log.all(|| Event::TreatyEnded { treaty });
    }
}

/// M-21.3, M-21.4: a new turn begins. Clauses whose time is over end, offers of the last turn lapse.
pub fn begin_turn(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) {
    own.treaties.forget_offers();
    let (elected, annexed) = (own.boxes.emperor.is_some(), own.annexed);
    let is_done = |_: &Treaty, clause: &Clause| match clause.term {
        Term::Vote { .. } => elected,
        Term::Peace { .. } => annexed,
        _ => false,
    };
    end_clauses(own, is_done, log);
    lapse(own, |_| true, log);
    expire(own, Now::of(core, own), log);
    remind(rules, core, own, |_, clause| clause.until == Date::turn(core.turn), log);
}

/// a stage is over; play stands at what follows it.
pub fn end_stage(core: &Core, own: &mut Own, log: &mut Log) {
    expire(own, Now::of(core, own), log);
}

/// a stage begins.
pub fn begin_stage(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) {
    let stage = own.stage;
    let has_come = |_: &Treaty, clause: &Clause| match clause.until {
        Date { turn, point: Point::Stage(power) } => turn == core.turn && stage_of(power) == Some(stage),
        _ => false,
    };
    remind(rules, core, own, has_come, log);
}

/// winter begins.
pub fn begin_winter(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) {
    expire(own, Now::winter(core), log);
    let winter = Date { turn: core.turn, point: Point::Winter };
    remind(rules, core, own, |_, clause| clause.until == winter, log);
}

/// clauses whose time is over end, here and in offers, which then lapse. A promise in words lasts to the end of
/// the turn it names.
fn expire(own: &mut Own, now: Now, log: &mut Log) {
    let is_past = |clause: &Clause| match clause.term {
        Term::Words => now.is_past(Date::turn(clause.until.turn)),
        _ => clause.until != Date::NONE && now.is_past(clause.until),
    };
    end_clauses(own, |_, clause| is_past(clause), log);
    lapse(own, |offer| offer.live().any(|(_, clause)| is_past(&clause)), log);
}

/// what was promised in words is due: whoever leads the bound power is reminded.
fn remind(rules: &Ruleset, core: &Core, own: &Own, is_due: impl Fn(&Treaty, &Clause) -> bool, log: &mut Log) {
    for (treaty, at, clause) in own.treaties.binding() {
        let due = clause.term == Term::Words && is_due(treaty, &clause);
        if due && breach::holds(rules, core, own, treaty, clause.condition) {
            log.seat(core.seat(clause.power), || Event::PromiseDue { treaty: treaty.number, clause: at as u8 });
        }
    }
}

fn lapse(own: &mut Own, which: impl Fn(&Treaty) -> bool, log: &mut Log) {
    for treaty in own.treaties.take_off(|offer| !offer.in_force && which(offer)) {
        log.all(|| Event::ProposalLapsed { treaty });
    }
}

/// One clause no longer binds.
pub fn release(own: &mut Own, number: TreatyId, at: usize, why: Release, log: &mut Log) {
    own.treaties.find_mut(number).released.insert(at);
    log.all(|| Event::ClauseReleased { treaty: number, clause: at as u8, why });
    sweep(own, log);
}

/// M-19.3.18: Saxony is led by another player, who has promised nothing for it.
pub fn leader_changed(own: &mut Own, log: &mut Log) {
    let bound: Vec<(TreatyId, usize)> = own
        .treaties
        .binding()
        .filter(|(_, _, clause)| clause.power == SAXONY)
        .map(|(treaty, at, _)| (treaty.number, at))
        .collect();
    for (number, at) in bound {
        release(own, number, at, Release::LeaderChanged, log);
    }
    lapse(own, |offer| offer.live().any(|(_, clause)| clause.power == SAXONY), log);
}

/// M-21.3: an answer that breaks a binding clause is refused.
pub fn check(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let broken = own.treaties.binding().find_map(|(treaty, at, clause)| {
        let breach = breach::breaks(rules, core, own, seat, &clause, action)?;
        let binds = breach::holds(rules, core, own, treaty, clause.condition);
        binds.then_some(Why::TreatyBroken { treaty: treaty.number, clause: at as u8, breach })
    });
    broken.map_or(Ok(()), |why| Err(why.under(ids::M_21_3)))
}

/// Offers of a seat; the example is not to attack to the end of the turn.
fn offer_form(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Option<Form> {
    let mut powers = rules.order.iter().copied();
    let power = powers.clone().find(|&power| core.seat(power) == seat)?;
    let target = powers.find(|&other| core.seat(other) != seat)?;
    let term = Term::NoAttack { target, ground: Ground::EVERYWHERE };
    let truce = Clause::plain(power, Date::turn(core.turn), term);
    let example = Proposal::new(core.seat(target), &[truce])?;
    let last = crate::gambit::last_turn(rules, own);
    Some(Form::Propose(ProposeForm { from: seat, turn: core.turn, last, example }))
}

/// M-20.4, M-20.6: contracts between powers of one seat, which needs nobody's consent.
fn contract_forms(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Vec<Form> {
    let powers: Vec<PowerId> = rules.order.iter().copied().filter(|&power| core.seat(power) == seat).collect();
    let mut forms = Vec::new();
    for &giver in &powers {
        for &receiver in &powers {
            let runs = subsidy::check_end(own, giver, receiver).is_ok();
            if runs || subsidy::check_contract(rules, core, own, giver, receiver, 1).is_ok() {
                let most = crate::gambit::last_turn(rules, own);
                forms.push(Form::Contract(ContractForm { giver, receiver, most, runs }));
            }
        }
    }
    forms
}

/// What a seat may do about treaties now.
pub fn forms(rules: &Ruleset, core: &Core, own: &Own, seat: Seat) -> Vec<Form> {
    let mut forms = Vec::new();
    if !is_advanced(rules) || own.phase == Phase::Deploy {
        return forms;
    }
    if check_room(&own.treaties, seat).is_ok() {
        forms.extend(offer_form(rules, core, own, seat));
    }
    forms.extend(contract_forms(rules, core, own, seat));
    for treaty in own.treaties.all().filter(|treaty| treaty.is_between(seat)) {
        let number = treaty.number;
        let acts = if treaty.in_force {
            vec![Action::Waive { treaty: number }]
        } else if treaty.to == seat {
            vec![Action::Agree { treaty: number }, Action::Decline { treaty: number }]
        } else {
            vec![Action::Withdraw { treaty: number }]
        };
        let acts: Vec<Action> = acts.into_iter().filter(|act| check_act(rules, core, own, seat, act).is_ok()).collect();
        if !acts.is_empty() {
            forms.push(Form::Answer(AnswerForm { treaty: number, acts }));
        }
    }
    forms
}

/// A treaty as everybody sees it (M-21.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreatyView {
    /// What it is called by as long as it is on the table.
    pub number: TreatyId,
    /// The turn in which it was offered or, once in force, made.
    pub turn: u8,
    /// Who offered it.
    pub from: Seat,
    /// Who answers, or has agreed.
    pub to: Seat,
    /// Whether both have agreed.
    pub in_force: bool,
    /// All its clauses in their order, those done with included.
    pub clauses: Vec<ClauseView>,
}

/// A clause and how it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClauseView {
    /// What it says.
    pub clause: Clause,
    /// In the notation of actions.
    pub text: String,
    /// Whether it is still to be kept.
    pub standing: ClauseStanding,
}

/// What has become of a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClauseStanding {
    /// Offered.
    Open,
    /// To be kept now.
    Binding,
    /// In force, but its condition does not hold now.
    Dormant,
    /// Fulfilled, expired or waived.
    Ended,
    /// Released before its time.
    Released,
}

/// Every treaty on the table, offered or in force.
pub fn describe(rules: &Ruleset, core: &Core, own: &Own) -> Vec<TreatyView> {
    let standing = |treaty: &Treaty, at: usize, clause: &Clause| {
        if treaty.released.contains(at) {
            ClauseStanding::Released
        } else if treaty.ended.contains(at) {
            ClauseStanding::Ended
        } else if !treaty.in_force {
            ClauseStanding::Open
        } else if breach::holds(rules, core, own, treaty, clause.condition) {
            ClauseStanding::Binding
        } else {
            ClauseStanding::Dormant
        }
    };
    let clauses = |treaty: &Treaty| {
        let view = |(at, clause)| ClauseView {
            clause,
            text: engine::text::clause(rules.pack, &clause),
            standing: standing(treaty, at, &clause),
        };
        treaty.clauses().map(view).collect()
    };
    let view = |treaty: &Treaty| TreatyView {
        number: treaty.number,
        turn: treaty.turn,
        from: treaty.from,
        to: treaty.to,
        in_force: treaty.in_force,
        clauses: clauses(treaty),
    };
    own.treaties.all().map(view).collect()
}
