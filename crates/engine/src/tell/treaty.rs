//! Treaties in sentences.

use board::PowerId;

use super::message::{Message, Value, message};
use super::names::{Names, cities};
use crate::clause::{Breach, Clause, Condition, ContractFault, Date, Fault, Ground, Kind, Point, Release, Term};

/// Why a clause binds no more.
pub fn release(why: Release) -> Message {
    match why {
        Release::NoOtherWay => message!("release-no-other-way"),
        Release::LeaderChanged => message!("release-leader-changed"),
        Release::NoLongerAllies => message!("release-no-longer-allies"),
    }
}

/// What the action would do against the clause.
pub fn deed(names: &Names, breach: Breach) -> Message {
    match breach {
        Breach::Plain => unreachable!("there is nothing to add"),
        Breach::Attack { general } => message!("breach-attack", general = names.piece(general)),
        Breach::Conquest { site } => message!("breach-conquest", city = names.site(site)),
        Breach::Capture { train } => message!("breach-capture", train = names.piece(train)),
        Breach::Hussars { general } => message!("breach-hussars", general = names.piece(general)),
        Breach::Block { general } => message!("breach-block", general = names.piece(general)),
    }
}

pub fn reason(fault: Fault) -> Message {
    match fault {
        Fault::NotAParty => message!("fault-not-a-party"),
        Fault::NotInPlay => message!("fault-not-in-play"),
        Fault::SamePower => message!("fault-same-power"),
        Fault::Past => message!("fault-past"),
        Fault::Endless => message!("fault-endless"),
        Fault::Contradiction => message!("fault-contradiction"),
        Fault::ChangesRule => message!("fault-changes-rule"),
        Fault::NoPeace => message!("fault-no-peace"),
        Fault::TooLate => message!("fault-too-late"),
        Fault::Contract(fault) => contract(fault),
        Fault::NothingToCancel => message!("fault-nothing-to-cancel"),
        Fault::BoundContract => message!("fault-bound-contract"),
        Fault::NoSuchClause => message!("fault-no-such-clause"),
        Fault::BadNumber => message!("fault-bad-number"),
        Fault::NoPlace => message!("fault-no-place"),
        Fault::NoDate => message!("fault-no-date"),
        Fault::NoStage => message!("fault-no-stage"),
        Fault::NoWinter => message!("fault-no-winter"),
        Fault::NoHussars => message!("fault-no-hussars"),
        Fault::NoException => message!("fault-no-exception"),
        Fault::TooManyExceptions => message!("fault-too-many-exceptions"),
        Fault::SecondContract => message!("fault-second-contract"),
    }
}

pub fn contract(fault: ContractFault) -> Message {
    match fault {
        ContractFault::MinorGives => message!("fault-minor-gives"),
        ContractFault::NotAllies => message!("fault-not-allies"),
        ContractFault::MajorReceives => message!("fault-major-receives"),
        ContractFault::BadTurns => message!("fault-bad-turns"),
        ContractFault::Runs => message!("fault-contract-runs"),
    }
}

/// Clauses hold commas of their own and are set apart by stronger signs.
pub fn read_out(names: &Names, clauses: &[Clause]) -> Message {
    let told = clauses.iter().rev().map(|one| clause(names, one));
    told.reduce(|rest, first| message!("clause-and", first = first, rest = rest)).expect("a treaty has a clause")
}

/// A promise as it would be read out.
pub fn clause(names: &Names, clause: &Clause) -> Message {
    let promise = if clause.term == Term::Words { in_words(names, clause) } else { dated(names, clause) };
    let excepted: Vec<Value> = clause.except.iter().map(|ground| place(names, ground)).collect();
    let promise = if excepted.is_empty() {
        promise
    } else {
        message!("clause-except", promise = promise, places = Value::List(excepted))
    };
    match clause.condition {
        None => promise,
        Some(one) => message!("clause-while", condition = condition(names, one), promise = promise),
    }
}

fn dated(names: &Names, clause: &Clause) -> Message {
    let promise = promise(names, clause);
    match clause.until {
        Date::NONE => promise,
        Date::NEXT_WINTER => message!("clause-until-next-winter", promise = promise),
        Date { turn, point: Point::Turn } => message!("clause-until", promise = promise, until = turn),
        Date { turn, point: Point::Stage(power) } => {
            message!("clause-until-stage", promise = promise, until = turn, power = names.power(power))
        }
        Date { turn, point: Point::Winter } => message!("clause-until-winter", promise = promise, until = turn),
    }
}

/// What the words of the treaty say, and when.
fn in_words(names: &Names, clause: &Clause) -> Message {
    let power = names.power(clause.power);
    match clause.until {
        Date::NEXT_WINTER => message!("promise-words-next-winter", power = power),
        Date { turn, point: Point::Turn } => message!("promise-words", power = power, turn = turn),
        Date { turn, point: Point::Stage(stage) } => {
            message!("promise-words-stage", power = power, turn = turn, stage = names.power(stage))
        }
        Date { turn, point: Point::Winter } => message!("promise-words-winter", power = power, turn = turn),
    }
}

/// What spares another power, in general or in a place.
fn spare(names: &Names, clause: &Clause, target: PowerId, ground: Ground, keys: [&'static str; 2]) -> Message {
    let (power, target) = (names.power(clause.power), names.power(target));
    match ground {
        Ground::EVERYWHERE => Message::new(keys[0]).with("power", power).with("target", target),
        _ => Message::new(keys[1]).with("power", power).with("target", target).with("place", place(names, ground)),
    }
}

/// What spares everybody.
fn spare_all(names: &Names, clause: &Clause, ground: Ground, keys: [&'static str; 2]) -> Message {
    let power = names.power(clause.power);
    match ground {
        Ground::EVERYWHERE => Message::new(keys[0]).with("power", power),
        _ => Message::new(keys[1]).with("power", power).with("place", place(names, ground)),
    }
}

fn promise(names: &Names, clause: &Clause) -> Message {
    let power = names.power(clause.power);
    match clause.term {
        Term::Subsidy { receiver, turns } => message!(
            "promise-subsidy",
            power = power,
            receiver = names.power(receiver),
            turns = message!("n-turns", n = turns)
        ),
        Term::Cancel { receiver } => message!("promise-cancel", power = power, receiver = names.power(receiver)),
        Term::Vote { franz: true } => message!("promise-vote-franz", power = power),
        Term::Vote { franz: false } => message!("promise-vote-karl", power = power),
        Term::NoAttack { target, ground } => {
            spare(names, clause, target, ground, ["promise-no-attack", "promise-no-attack-in"])
        }
        Term::NoConquest { target, ground } => match target.power() {
            Some(target) => spare(names, clause, target, ground, ["promise-no-conquest", "promise-no-conquest-in"]),
            None => spare_all(names, clause, ground, ["promise-conquer-nothing", "promise-conquer-nothing-in"]),
        },
        Term::NoCapture { target, ground } => match target.power() {
            Some(target) => spare(names, clause, target, ground, ["promise-no-capture", "promise-no-capture-in"]),
            None => spare_all(names, clause, ground, ["promise-capture-nothing", "promise-capture-nothing-in"]),
        },
        Term::NoHussars { target, ground } => {
            spare(names, clause, target, ground, ["promise-no-hussars", "promise-no-hussars-in"])
        }
        Term::NoBlock { target, ground } => {
            spare(names, clause, target, ground, ["promise-no-block", "promise-no-block-in"])
        }
        Term::Truce { target, ground } => spare(names, clause, target, ground, ["promise-truce", "promise-truce-in"]),
        Term::Words => in_words(names, clause),
        Term::NotEnter { ground } => message!("promise-not-enter", power = power, place = place(names, ground)),
        Term::NotLeave { ground } => message!("promise-not-leave", power = power, place = place(names, ground)),
        Term::KeepAway { site, distance } => {
            message!("promise-keep-away", power = power, city = names.site(site), distance = cities(distance))
        }
        Term::NotTake { card: None } => message!("promise-take-none", power = power),
        Term::NotTake { card: Some(card) } => {
            message!("promise-not-take", power = power, card = names.political_card(card.card()))
        }
        Term::NotExecute { card: None } => message!("promise-execute-none", power = power),
        Term::NotExecute { card: Some(card) } => {
            message!("promise-not-execute", power = power, card = names.political_card(card.card()))
        }
        Term::Peace { agree: true } => message!("promise-peace", power = power),
        Term::Peace { agree: false } => message!("promise-no-peace", power = power),
    }
}

fn condition(names: &Names, condition: Condition) -> Message {
    match condition {
        Condition::Clear { power, ground: Ground::EVERYWHERE } => message!("while-clear", power = names.power(power)),
        Condition::Clear { power, ground } => {
            message!("while-clear-in", power = names.power(power), place = place(names, ground))
        }
        Condition::Held { site, power } => message!("while-held", power = names.power(power), city = names.site(site)),
        Condition::Kept { clause } => message!("while-kept", clause = clause + 1),
    }
}

fn place(names: &Names, ground: Ground) -> Value {
    let pack = names.rules.pack;
    match ground.kind() {
        Kind::Everywhere => message!("ground-anywhere").into(),
        Kind::Area(area) => (&pack.area_of(area).name).into(),
        Kind::Territory(territory) => (&pack.territories[territory.index()].name).into(),
        Kind::Around(city, 0) => names.city(city).into(),
        Kind::Around(city, radius) => {
            message!("ground-around", city = names.city(city), distance = cities(radius)).into()
        }
    }
}
