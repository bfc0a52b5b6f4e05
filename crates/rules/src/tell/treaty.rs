//! Treaties in sentences.

use super::names::{Names, cities};
use crate::clause::{Clause, Condition, ContractFault, Fault, Ground, Kind, NO_DATE, Release, Term};
use crate::event::Event;
use crate::refusal::Refusal;

pub fn events(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::TreatyProposed { treaty, from, to, ref clauses } => {
            let clauses: Vec<String> = clauses.iter().map(|one| clause(names, one)).collect();
            format!("{} offers {} treaty {treaty}: {}.", names.seat(from), names.seat(to), clauses.join("; "))
        }
        Event::TreatyMade { treaty } => format!("treaty {treaty} is agreed on and binds."),
        Event::TreatyDeclined { treaty } => format!("treaty {treaty} is declined."),
        Event::TreatyWithdrawn { treaty } => format!("the offer of treaty {treaty} is withdrawn."),
        Event::ProposalLapsed { treaty } => format!("the offer of treaty {treaty} has lapsed."),
        Event::TreatyWaived { treaty, by } => {
            format!("{} frees the other side from treaty {treaty}.", names.seat(by))
        }
        Event::ClauseEnded { treaty, clause } => format!("clause {} of treaty {treaty} is done with.", clause + 1),
        Event::ClauseReleased { treaty, clause, why } => {
            let why = match why {
                Release::NoOtherWay => "there is no other way left",
                Release::LeaderChanged => "the power it binds has a new leader",
                Release::NoLongerAllies => "its powers are no longer allies",
            };
            format!("clause {} of treaty {treaty} no longer binds: {why}.", clause + 1)
        }
        Event::TreatyEnded { treaty } => format!("treaty {treaty} is at an end."),
        _ => return None,
    })
}

pub fn refusals(names: &Names, refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::NoTreaties => "there is nothing to negotiate: treaties belong to the advanced game, once the \
                                armies are distributed."
            .into(),
        Refusal::TreatyWithSelf => "a treaty needs another player to agree to it.".into(),
        Refusal::NoSuchSeat => "nobody sits there to treat with.".into(),
        Refusal::EmptyTreaty => "a treaty needs at least one clause.".into(),
        Refusal::BadClause { clause, fault } => {
            format!("clause {} cannot be agreed on: {}.", clause + 1, reason(fault))
        }
        Refusal::TreatyBroken { treaty, clause } => {
            format!("treaty {treaty} forbids this by its clause {}.", clause + 1)
        }
        Refusal::NoSuchTreaty { treaty } => format!("there is no treaty {treaty} you could do this with."),
        Refusal::NotYourAnswer { treaty } => format!("it is for the other side to say this about treaty {treaty}."),
        Refusal::TooManyTreaties { most } => {
            format!("as many treaties are in force as there can be, which is {most}; wait until one is at an end.")
        }
        Refusal::TooManyOpen { most } => {
            format!("you have {most} offers waiting for an answer; withdraw one before you make another.")
        }
        Refusal::TooManyOffers { most } => format!("you have made {most} offers this turn; negotiations are short."),
        Refusal::TableFull => "the table is full of offers and treaties; wait until one is done with.".into(),
        Refusal::NoContract { giver, receiver, fault } => {
            let (giver, receiver) = (names.power(giver), names.power(receiver));
            format!("there can be no contract by which {giver} pays {receiver}: {}.", contract(fault))
        }
        Refusal::NoSuchContract { giver, receiver } => {
            format!("no contract runs by which {} pays {}.", names.power(giver), names.power(receiver))
        }
        Refusal::BoundContract => "the first contract of France and Bavaria cannot be ended early.".into(),
        _ => return None,
    })
}

fn reason(fault: Fault) -> &'static str {
    match fault {
        Fault::NotAParty => "it binds a power that neither side leads",
        Fault::NotInPlay => "it names a power that takes no part",
        Fault::SamePower => "it sets a power against itself",
        Fault::Past => "its last turn is already over",
        Fault::Endless => "it would outlast the game",
        Fault::Contradiction => "another clause says the contrary",
        Fault::ChangesRule => "no treaty changes a rule",
        Fault::NoPeace => "there is no peace but the one Prussia offers and Austria accepts",
        Fault::TooLate => "what it speaks of has already happened",
        Fault::Contract(fault) => contract(fault),
        Fault::NothingToCancel => "no such contract runs",
        Fault::BoundContract => "this contract cannot be ended early",
        Fault::NoSuchClause => "it hangs on a clause that is not one of the other side's",
        Fault::BadNumber => "its number is out of range",
        Fault::NoPlace => "it names no place that can be entered or left",
        Fault::NoDate => "it ends by itself and carries no date",
    }
}

fn contract(fault: ContractFault) -> &'static str {
    match fault {
        ContractFault::MinorGives => "only a major power pays subsidies",
        ContractFault::NotAllies => "only an ally receives subsidies",
        ContractFault::MajorReceives => "with two players only minor powers receive subsidies",
        ContractFault::BadTurns => "a contract runs for at least one turn and no longer than the game",
        ContractFault::Runs => "a contract already runs between these two powers",
    }
}

/// A promise as it would be read out.
pub fn clause(names: &Names, clause: &Clause) -> String {
    let power = names.power(clause.power);
    let card = |card: Option<crate::clause::CardOf>| match card {
        None => "any political card".into(),
        Some(card) => format!("\u{201c}{}\u{201d}", names.political_card(card.number())),
    };
    let promise = match clause.term {
        Term::Subsidy { receiver, turns } => {
            let turns = if turns == 1 { "one turn".into() } else { format!("{turns} turns") };
            format!("{power} pays {} a subsidy for {turns}", names.power(receiver))
        }
        Term::Cancel { receiver } => format!("{power} pays {} no more subsidy", names.power(receiver)),
        Term::Vote { franz: true } => format!("{power} votes for Franz"),
        Term::Vote { franz: false } => format!("{power} votes for Karl Albrecht"),
        Term::NoAttack { target, ground } => {
            format!("{power} does not attack {}{}", names.power(target), within(names, ground))
        }
        Term::NotEnter { ground } => format!("{power} does not enter {}", place(names, ground)),
        Term::NotLeave { ground } => format!("{power} does not leave {}", place(names, ground)),
        Term::KeepAway { site, distance } => {
            format!("generals of {power} stay at least {} away from {}", cities(distance), names.site(site))
        }
        Term::NotTake { card: which } => format!("{power} does not take {}", card(which)),
        Term::NotExecute { card: which } => format!("{power} does not execute {}", card(which)),
        Term::Peace { agree: true } => format!("{power} agrees to the peace over Silesia"),
        Term::Peace { agree: false } => format!("{power} does not agree to the peace over Silesia"),
    };
    let until = if clause.until == NO_DATE { String::new() } else { format!(" until turn {}", clause.until) };
    match clause.condition {
        None => format!("{promise}{until}"),
        Some(one) => format!("{}, {promise}{until}", condition(names, one)),
    }
}

fn condition(names: &Names, condition: Condition) -> String {
    match condition {
        Condition::Clear { power, ground } => {
            format!("while {} has no general{}", names.power(power), within(names, ground))
        }
        Condition::Held { site, power } => format!("while {} controls {}", names.power(power), names.site(site)),
        Condition::Kept { clause } => format!("while clause {} is kept", clause + 1),
    }
}

fn within(names: &Names, ground: Ground) -> String {
    if ground == Ground::EVERYWHERE { String::new() } else { format!(" in {}", place(names, ground)) }
}

fn place(names: &Names, ground: Ground) -> String {
    let pack = names.rules.pack;
    match ground.kind() {
        Kind::Everywhere => "any place".into(),
        Kind::Area(area) => pack.area_of(area).name.en.clone(),
        Kind::Territory(territory) => pack.territories[territory.index()].name.en.clone(),
        Kind::Around(city, 0) => names.city(city).into(),
        Kind::Around(city, radius) => format!("the country {} around {}", cities(radius), names.city(city)),
    }
}
