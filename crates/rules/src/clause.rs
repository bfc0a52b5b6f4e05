//! What a treaty can say: a closed list of clauses. What they mean is decided by the title's judge.

pub(crate) mod random;

use board::{AreaId, CityId, CitySet, Pack, PowerId, SiteId, TerritoryId};

use crate::ruleset::Seat;

/// The most clauses one treaty can hold.
pub const CLAUSES_OF_A_TREATY: usize = 4;

/// `until` of a clause that ends by itself: it is fulfilled, or its occasion passes.
pub const NO_DATE: u8 = 0;

/// A treaty offered to another seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Proposal {
    pub to: Seat,
    pub clauses: [Option<Clause>; CLAUSES_OF_A_TREATY],
}

impl Proposal {
    /// `None` if there are too many clauses.
    pub fn new(to: Seat, clauses: &[Clause]) -> Option<Proposal> {
        let fits = clauses.len() <= CLAUSES_OF_A_TREATY;
        fits.then(|| Proposal { to, clauses: std::array::from_fn(|at| clauses.get(at).copied()) })
    }

    pub fn clauses(&self) -> impl Iterator<Item = Clause> + '_ {
        self.clauses.iter().flatten().copied()
    }
}

/// One promise of one power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Clause {
    /// The power that is bound.
    pub power: PowerId,
    /// The last turn in which it binds, or `NO_DATE`.
    pub until: u8,
    pub term: Term,
    /// The clause binds only while this is so.
    pub condition: Option<Condition>,
}

impl Clause {
    /// What is done once, or on a day nobody can choose, needs no date.
    pub fn may_be_undated(&self) -> bool {
        matches!(self.term, Term::Subsidy { .. } | Term::Cancel { .. } | Term::Vote { .. })
    }

    /// What waits for a condition may wait until a date only.
    pub fn may_be_dated(&self) -> bool {
        let waits = self.condition.is_some() && matches!(self.term, Term::Subsidy { .. } | Term::Cancel { .. });
        waits || !self.may_be_undated()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Term {
    /// One card a turn for some turns.
    Subsidy {
        receiver: PowerId,
        turns: u8,
    },
    /// A running contract ends early.
    Cancel {
        receiver: PowerId,
    },
    /// All its free votes go to Franz, or to Karl Albrecht.
    Vote {
        franz: bool,
    },
    /// No move that ends next to a general of that power, on this ground.
    NoAttack {
        target: PowerId,
        ground: Ground,
    },
    NotEnter {
        ground: Ground,
    },
    NotLeave {
        ground: Ground,
    },
    /// Generals stay at least this many cities away.
    KeepAway {
        site: SiteId,
        distance: u8,
    },
    /// Take no political card, or not this one.
    NotTake {
        card: Option<CardOf>,
    },
    /// Execute no political card, or not this one.
    NotExecute {
        card: Option<CardOf>,
    },
    /// Offer or accept the peace that gives up Silesia, or do not.
    Peace {
        agree: bool,
    },
}

/// A political card by its number in the pack, kept one higher so that none costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CardOf(std::num::NonZeroU8);

impl CardOf {
    pub fn new(card: u8) -> Option<CardOf> {
        std::num::NonZeroU8::new(card.checked_add(1)?).map(CardOf)
    }

    pub fn number(self) -> u8 {
        self.0.get() - 1
    }
}

/// A fact the judge can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Condition {
    /// The power has no general on this ground.
    Clear { power: PowerId, ground: Ground },
    /// The fortress is controlled by the power.
    Held { site: SiteId, power: PowerId },
    /// The other side's clause of this treaty, counted from 0, has not been released.
    Kept { clause: u8 },
}

/// Some cities: all of them, a named area, a territory, or those around a city. Packed into two bytes, because
/// every treaty is part of the position.
#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Ground(u16);

/// What a ground is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Everywhere,
    Area(AreaId),
    Territory(TerritoryId),
    Around(CityId, u8),
}

const AROUND: u16 = 1 << 15;
const TERRITORY: u16 = 1 << 8;
const CITY_BITS: u16 = 10;
const EVERYWHERE: u16 = u16::MAX;

impl Ground {
    pub const EVERYWHERE: Ground = Ground(EVERYWHERE);
    /// The widest circle around a city.
    pub const MOST_RADIUS: u8 = 15;

    pub fn area(area: AreaId) -> Ground {
        Ground(u16::from(area.0))
    }

    pub fn territory(territory: TerritoryId) -> Ground {
        Ground(TERRITORY | u16::from(territory.0))
    }

    /// The city and all cities at most this far away; `None` if that is too far.
    pub fn around(city: CityId, radius: u8) -> Option<Ground> {
        (radius <= Ground::MOST_RADIUS).then_some(Ground(AROUND | u16::from(radius) << CITY_BITS | city.0))
    }

    pub fn kind(self) -> Kind {
        if self.0 == EVERYWHERE {
            Kind::Everywhere
        } else if self.0 & AROUND != 0 {
            let radius = (self.0 & !AROUND) >> CITY_BITS;
            Kind::Around(CityId(self.0 & ((1 << CITY_BITS) - 1)), radius as u8)
        } else if self.0 & TERRITORY != 0 {
            Kind::Territory(TerritoryId(self.0 as u8))
        } else {
            Kind::Area(AreaId(self.0 as u8))
        }
    }

    pub fn contains(self, pack: &Pack, city: CityId) -> bool {
        match self.kind() {
            Kind::Everywhere => true,
            Kind::Area(area) => pack.area_of(area).cities.contains(city),
            Kind::Territory(territory) => pack.city_of(city).territory == territory,
            Kind::Around(centre, radius) => pack.roads.distance(centre, city) <= radius,
        }
    }

    pub fn cities(self, pack: &Pack) -> CitySet {
        (0..pack.cities.len() as u16).map(CityId).filter(|&city| self.contains(pack, city)).collect()
    }
}

impl std::fmt::Debug for Ground {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.kind().fmt(f)
    }
}

/// What is wrong with a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It binds a power that neither side leads.
    NotAParty,
    /// It names a power that takes no part.
    NotInPlay,
    /// It names the bound power itself where another is wanted.
    SamePower,
    /// Its last turn is over.
    Past,
    /// It would outlast the game.
    Endless,
    /// Another clause, of this treaty or of one in force, says the contrary.
    Contradiction,
    /// Nobody can promise what a rule decides.
    ChangesRule,
    /// Only Prussia offers and only Austria accepts peace, and nobody else makes any.
    NoPeace,
    /// What it speaks of has already happened.
    TooLate,
    /// These two can have no such contract.
    Contract(ContractFault),
    /// No such contract runs.
    NothingToCancel,
    /// The first contract of France and Bavaria cannot be ended early.
    BoundContract,
    /// It hangs on a clause that is not one of the other side's.
    NoSuchClause,
    /// Its number is out of range.
    BadNumber,
    /// Nobody can enter or leave what is everywhere.
    NoPlace,
    /// It has a date where there can be none.
    NoDate,
    /// Another clause makes or ends the same contract.
    SecondContract,
}

/// Why two powers can have no such contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContractFault {
    /// Only major powers give.
    MinorGives,
    /// Only allies receive.
    NotAllies,
    /// With two players only minor powers receive.
    MajorReceives,
    /// No turn at all, or more than the game has.
    BadTurns,
    /// One runs already.
    Runs,
}

/// Why a clause no longer binds before its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Release {
    /// Every answer open to the seat would have broken it.
    NoOtherWay,
    /// The bound power is led by somebody else now.
    LeaderChanged,
    /// The powers of the contract are no longer allies.
    NoLongerAllies,
}

const _: () = assert!(size_of::<Clause>() <= 10, "treaties are part of every position");
