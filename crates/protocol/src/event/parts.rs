//! What events are made of besides plain names and numbers.

use board::limits::{POWERS, TRACKS};
use board::pack::Power;
use board::{CityId, Pack, SiteId, Suit, TrackId};
use rules::action::{Execution, Path};
use rules::clause::{Clause, Condition, Ground, Kind, Release, Term};
use rules::{Outcome, Reason, text};
use serde::{Deserialize, Serialize};

use crate::{Fault, Slug, Slugs};

/// A suit of tactical cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\""))]
#[serde(transparent)]
pub struct SuitWire(pub Suit);

/// A number that belongs to a power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PowerCount {
    /// Whose number it is.
    pub power: Slug,
    /// Of whatever the field around it counts.
    pub number: u8,
}

impl PowerCount {
    /// Points of the powers that can have any.
    pub(super) fn scores(counts: &[u8; POWERS], slugs: &Slugs) -> Vec<PowerCount> {
        PowerCount::list(counts, slugs, |power, _| power.pool.is_some())
    }

    fn list(counts: &[u8; POWERS], slugs: &Slugs, is_listed: impl Fn(&Power, u8) -> bool) -> Vec<PowerCount> {
        let powers = slugs.pack.powers.iter().zip(counts.iter().copied());
        let listed = powers.filter(|(power, number)| is_listed(power, *number));
        listed.map(|(power, number)| PowerCount { power: power.slug.as_str().into(), number }).collect()
    }

    pub(super) fn read_list(list: &[PowerCount], slugs: &Slugs) -> Result<[u8; POWERS], Fault> {
        let mut counts = [0; POWERS];
        for count in list {
            counts[slugs.read_power(&count.power)?.index()] = count.number;
        }
        Ok(counts)
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EndWire {
    /// The seats that have won, or share a draw.
    pub seats: Vec<Slug>,
    /// The powers by which they have won.
    pub powers: Vec<Slug>,
    /// One word, for example `objectives`.
    pub reason: Slug,
    /// The turn it ended in.
    pub turn: u8,
    /// How much each power held of what its goal counts, where it held anything.
    pub held: Vec<PowerCount>,
}

impl EndWire {
    pub(super) fn of(outcome: &Outcome, slugs: &Slugs) -> EndWire {
        EndWire {
            seats: slugs.seats(outcome.seats),
            powers: slugs.power_set(outcome.powers),
            reason: outcome.reason.slug().into(),
            turn: outcome.turn,
            held: PowerCount::list(&outcome.held, slugs, |_, number| number > 0),
        }
    }

    pub(super) fn read(&self, slugs: &Slugs) -> Result<Outcome, Fault> {
        let reason = Reason::ALL.into_iter().find(|reason| reason.slug() == self.reason);
        Ok(Outcome {
            seats: slugs.read_seats(&self.seats)?,
            powers: slugs.read_power_set(&self.powers)?,
            reason: reason.ok_or_else(|| Fault::unknown("reason", &self.reason))?,
            turn: self.turn,
            held: PowerCount::read_list(&self.held, slugs)?,
        })
    }
}

/// What a power does with the political card it has taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ExecutionWire {
    /// It follows the instruction.
    pub obey: bool,
    /// The tracks it announces to shift; empty if it shifts none.
    pub shifts: Vec<ShiftWire>,
}

/// Steps of a marker on a political track; to the left they are negative.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ShiftWire {
    /// The political track.
    pub track: Slug,
    /// Boxes the marker is to move.
    pub steps: i8,
}

impl ExecutionWire {
    pub(super) fn of(execution: &Execution, slugs: &Slugs) -> ExecutionWire {
        let shifts = execution.shifts.iter().enumerate().filter_map(|(track, steps)| {
            steps.map(|steps| ShiftWire { track: slugs.track(TrackId(track as u8)), steps })
        });
        ExecutionWire { obey: execution.obey, shifts: shifts.collect() }
    }

    pub(super) fn read(&self, slugs: &Slugs) -> Result<Execution, Fault> {
        let mut shifts = [None; TRACKS];
        for shift in &self.shifts {
            shifts[slugs.read_track(&shift.track)?.index()] = Some(shift.steps);
        }
        Ok(Execution { obey: self.obey, shifts })
    }
}

/// A clause of a treaty that is offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PromiseWire {
    /// In the notation of actions; all else follows from it.
    pub text: String,
    /// The power it binds.
    pub power: Slug,
    /// Cities it speaks of.
    pub cities: Vec<Slug>,
}

impl PromiseWire {
    pub(super) fn list(clauses: &[Clause], slugs: &Slugs) -> Vec<PromiseWire> {
        let promise = |clause: &Clause| PromiseWire {
            text: text::clause(slugs.pack, clause),
            power: slugs.power(clause.power),
            cities: cities_of(slugs.pack, clause).into_iter().map(|city| slugs.city(city)).collect(),
        };
        clauses.iter().map(promise).collect()
    }

    pub(super) fn read_list(list: &[PromiseWire], slugs: &Slugs) -> Result<Vec<Clause>, Fault> {
        let clause = |promise: &PromiseWire| {
            text::read_clause(slugs.pack, &promise.text).map_err(|_| Fault::unknown("clause", &promise.text))
        };
        list.iter().map(clause).collect()
    }
}

/// Fortresses a clause names, and cities around which it is about.
fn cities_of(pack: &Pack, clause: &Clause) -> Vec<CityId> {
    let around = |ground: Ground| match ground.kind() {
        Kind::Around(city, _) => Some(city),
        Kind::Everywhere | Kind::Area(_) | Kind::Territory(_) => None,
    };
    let fortress = |site: SiteId| Some(pack.site_of(site).city);
    let promised = match clause.term {
        Term::NoAttack { ground, .. }
        | Term::NoConquest { ground, .. }
        | Term::NoCapture { ground, .. }
        | Term::NoHussars { ground, .. }
        | Term::NoBlock { ground, .. }
        | Term::Truce { ground, .. }
        | Term::NotEnter { ground }
        | Term::NotLeave { ground } => around(ground),
        Term::KeepAway { site, .. } => fortress(site),
        Term::Subsidy { .. }
        | Term::Cancel { .. }
        | Term::Vote { .. }
        | Term::NotTake { .. }
        | Term::NotExecute { .. }
        | Term::Peace { .. }
        | Term::Words => None,
    };
    let condition = match clause.condition {
        Some(Condition::Clear { ground, .. }) => around(ground),
        Some(Condition::Held { site, .. }) => fortress(site),
        Some(Condition::Kept { .. }) | None => None,
    };
    promised.into_iter().chain(clause.except.iter().filter_map(around)).chain(condition).collect()
}

pub(super) fn path(slugs: &Slugs, path: &Path) -> Vec<Slug> {
    path.cities().iter().map(|&city| slugs.city(city)).collect()
}

pub(super) fn read_path(slugs: &Slugs, cities: &[Slug]) -> Result<Path, Fault> {
    let cities = cities.iter().map(|city| slugs.read_city(city)).collect::<Result<Vec<CityId>, Fault>>()?;
    Path::from_cities(&cities).ok_or_else(|| field("path", "has no city, or too many"))
}

pub(super) fn read_sites(slugs: &Slugs, cities: &[Slug]) -> Result<Vec<SiteId>, Fault> {
    cities.iter().map(|city| slugs.read_site(city)).collect()
}

/// Clauses are counted from 1, as people do.
pub(super) fn read_clause(number: u8) -> Result<u8, Fault> {
    number.checked_sub(1).ok_or_else(|| field("clause", "is counted from 1"))
}

/// Whom so many votes on each side make emperor.
pub(super) fn emperor(franz: u8, karl: u8) -> Slug {
    if franz > karl { "franz".into() } else { "karl".into() }
}

const SIDES: [&str; 3] = ["prussian", "neutral", "austrian"];

pub(super) fn side(side: u8) -> Slug {
    SIDES[side as usize].into()
}

pub(super) fn read_side(name: &str) -> Result<u8, Fault> {
    let found = SIDES.iter().position(|side| *side == name);
    found.map(|at| at as u8).ok_or_else(|| Fault::unknown("side", name))
}

pub(super) fn release(why: Release) -> Slug {
    let name = match why {
        Release::NoOtherWay => "no-other-way",
        Release::LeaderChanged => "leader-changed",
        Release::NoLongerAllies => "no-longer-allies",
    };
    name.into()
}

pub(super) fn read_release(name: &str) -> Result<Release, Fault> {
    match name {
        "no-other-way" => Ok(Release::NoOtherWay),
        "leader-changed" => Ok(Release::LeaderChanged),
        "no-longer-allies" => Ok(Release::NoLongerAllies),
        other => Err(Fault::unknown("reason", other)),
    }
}

fn field(field: &'static str, what: &str) -> Fault {
    Fault::Field { field, what: what.to_owned() }
}
