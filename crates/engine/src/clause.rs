//! What a treaty can say: a closed list of clauses. What they mean is decided by the title's judge.

pub mod packed;
pub mod random;

use board::{AreaId, CityId, CitySet, Pack, PieceId, PoliticalCardId, PowerId, SiteId, TerritoryId};

use crate::ruleset::Seat;

/// The most clauses one treaty can hold.
pub const CLAUSES_OF_A_TREATY: usize = 4;

/// The most places the clauses of one treaty can except; a place that two clauses except counts once.
pub const EXCEPTIONS_OF_A_TREATY: usize = 4;

/// A treaty by its number, counted from 1 as they are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TreatyId(pub u16);

impl std::fmt::Display for TreatyId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Some clauses of one treaty, by their places in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClauseSet(u8);

impl ClauseSet {
    /// No clauses.
    pub const EMPTY: ClauseSet = ClauseSet(0);

    /// Whether the clause at this place is in it.
    pub fn contains(self, at: usize) -> bool {
        self.0 >> at & 1 == 1
    }

    /// Puts the clause at this place in.
    pub fn insert(&mut self, at: usize) {
        self.0 |= 1 << at;
    }

    /// Whether it holds none.
    pub fn is_empty(self) -> bool {
        self == ClauseSet::EMPTY
    }

    /// The places in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..CLAUSES_OF_A_TREATY).filter(move |&at| self.contains(at))
    }
}

impl FromIterator<usize> for ClauseSet {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> ClauseSet {
        let mut set = ClauseSet::EMPTY;
        for at in places {
            set.insert(at);
        }
        set
    }
}

/// A treaty offered to another seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Who must answer.
    pub to: Seat,
    /// What it says, in order; none after the last.
    pub clauses: [Option<Clause>; CLAUSES_OF_A_TREATY],
}

impl Proposal {
    /// `None` if there are too many clauses.
    pub fn new(to: Seat, clauses: &[Clause]) -> Option<Proposal> {
        let fits = clauses.len() <= CLAUSES_OF_A_TREATY;
        fits.then(|| Proposal { to, clauses: std::array::from_fn(|at| clauses.get(at).copied()) })
    }

    /// What it says, in order.
    pub fn clauses(&self) -> impl Iterator<Item = Clause> + '_ {
        self.clauses.iter().flatten().copied()
    }
}

/// One promise of one power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The power that is bound.
    pub power: PowerId,
    /// How long it binds; of a promise in words, when it is due.
    pub until: Date,
    /// What is promised.
    pub term: Term,
    /// The clause binds only while this is so.
    pub condition: Option<Condition>,
    /// What happens there the clause does not forbid.
    pub except: Exceptions,
}

impl Clause {
    /// A clause without a condition or an exception.
    pub fn plain(power: PowerId, until: Date, term: Term) -> Clause {
        Clause { power, until, term, condition: None, except: Exceptions::NONE }
    }

    /// What is done once, or on a day nobody can choose, needs no date.
    pub fn may_be_undated(&self) -> bool {
        matches!(self.term, Term::Subsidy { .. } | Term::Cancel { .. } | Term::Vote { .. })
    }

    /// What waits for a condition may wait until a date only.
    pub fn may_be_dated(&self) -> bool {
        let waits = self.condition.is_some() && matches!(self.term, Term::Subsidy { .. } | Term::Cancel { .. });
        waits || !self.may_be_undated()
    }

    /// Only what is forbidden in some place can be allowed in another.
    pub fn may_except(&self) -> bool {
        match self.term {
            Term::NoAttack { .. }
            | Term::NoConquest { .. }
            | Term::NoCapture { .. }
            | Term::NoHussars { .. }
            | Term::NoBlock { .. }
            | Term::Truce { .. }
            | Term::NotEnter { .. }
            | Term::NotLeave { .. }
            | Term::KeepAway { .. } => true,
            Term::Subsidy { .. }
            | Term::Cancel { .. }
            | Term::Vote { .. }
            | Term::NotTake { .. }
            | Term::NotExecute { .. }
            | Term::Peace { .. }
            | Term::Words => false,
        }
    }
}

/// A moment in the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    /// Counted from 1; 0 if there is no date, or if the next winter is meant.
    pub turn: u8,
    /// When in the turn.
    pub point: Point,
}

/// When in a turn a date falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// The turn as a whole.
    Turn,
    /// The stage in which this power acts.
    Stage(PowerId),
    /// The winter that follows the turn.
    Winter,
}

impl Date {
    /// Of a clause that ends by itself: it is fulfilled, or its occasion passes.
    pub const NONE: Date = Date { turn: 0, point: Point::Turn };
    /// Whichever comes next when the treaty is offered.
    pub const NEXT_WINTER: Date = Date { turn: 0, point: Point::Winter };

    /// This turn as a whole.
    pub fn turn(turn: u8) -> Date {
        Date { turn, point: Point::Turn }
    }
}

/// Places of which a clause does not speak, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Exceptions([Ground; EXCEPTIONS_OF_A_TREATY]);

impl Exceptions {
    /// The clause speaks of every place.
    pub const NONE: Exceptions = Exceptions([Ground::EVERYWHERE; EXCEPTIONS_OF_A_TREATY]);

    /// `false` if there is no room for one more, or if nothing would be left.
    pub fn add(&mut self, ground: Ground) -> bool {
        if ground == Ground::EVERYWHERE {
            return false;
        }
        let has_room = self.0.contains(&ground) || self.0.contains(&Ground::EVERYWHERE);
        if has_room && !self.0.contains(&ground) {
            // The empty place is the highest, so it is the last.
            self.0[EXCEPTIONS_OF_A_TREATY - 1] = ground;
            self.0.sort_unstable_by_key(|ground| ground.0);
        }
        has_room
    }

    /// The places excepted.
    pub fn iter(&self) -> impl Iterator<Item = Ground> + '_ {
        self.0.iter().copied().filter(|&ground| ground != Ground::EVERYWHERE)
    }

    /// Whether no place is excepted.
    pub fn is_empty(&self) -> bool {
        *self == Exceptions::NONE
    }

    /// Whether the city lies in a place excepted.
    pub fn contains(&self, pack: &Pack, city: CityId) -> bool {
        self.iter().any(|ground| ground.contains(pack, city))
    }
}

impl std::fmt::Debug for Exceptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// What a power promises to do, or not to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// One card a turn for some turns.
    Subsidy {
        /// Who receives them.
        receiver: PowerId,
        /// For how many turns.
        turns: u8,
    },
    /// A running contract ends early.
    Cancel {
        /// Who receives until then.
        receiver: PowerId,
    },
    /// All its free votes go to Franz, or to Karl Albrecht.
    Vote {
        /// Whether they go to Franz.
        franz: bool,
    },
    /// No move that ends next to a general of that power, on this ground.
    NoAttack {
        /// Whom it spares.
        target: PowerId,
        /// Where.
        ground: Ground,
    },
    /// Take no fortress of that power, on this ground.
    NoConquest {
        /// Whom it spares.
        target: Target,
        /// Where.
        ground: Ground,
    },
    /// Eliminate no train of that power, on this ground.
    NoCapture {
        /// Whom it spares.
        target: Target,
        /// Where.
        ground: Ground,
    },
    /// Place no hussars, on this ground, that make the supply of that power dearer.
    NoHussars {
        /// Whom it spares.
        target: PowerId,
        /// Where.
        ground: Ground,
    },
    /// No move that ends, on this ground, where it cuts the supply of that power.
    NoBlock {
        /// Whom it spares.
        target: PowerId,
        /// Where.
        ground: Ground,
    },
    /// The five above together.
    Truce {
        /// Whom it spares.
        target: PowerId,
        /// Where.
        ground: Ground,
    },
    /// No move into this ground.
    NotEnter {
        /// Where its pieces may not go.
        ground: Ground,
    },
    /// No move out of this ground.
    NotLeave {
        /// Where its pieces must stay.
        ground: Ground,
    },
    /// Generals stay at least this many cities away.
    KeepAway {
        /// From which fortress.
        site: SiteId,
        /// The nearest they may be.
        distance: u8,
    },
    /// Take no political card, or not this one.
    NotTake {
        /// Which one; none for all.
        card: Option<CardOf>,
    },
    /// Execute no political card, or not this one.
    NotExecute {
        /// Which one; none for all.
        card: Option<CardOf>,
    },
    /// Offer or accept the peace that gives up Silesia, or do not.
    Peace {
        /// Whether it is promised or ruled out.
        agree: bool,
    },
    /// What the words of the treaty say, at its date: nobody judges it, its author is reminded.
    Words,
}

/// A power, or anybody: kept in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target(u8);

impl Target {
    /// Whoever it may be.
    pub const ANYBODY: Target = Target(u8::MAX);

    /// This power alone.
    pub fn of(power: PowerId) -> Target {
        Target(power.0)
    }

    /// The power meant; none for anybody.
    pub fn power(self) -> Option<PowerId> {
        (self != Target::ANYBODY).then_some(PowerId(self.0))
    }
}

/// What an action would do against a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// What the clause rules out, with nothing to add.
    Plain,
    /// The march ends next to this general.
    Attack {
        /// Next to whom.
        general: PieceId,
    },
    /// This fortress would change hands.
    Conquest {
        /// The fortress.
        site: SiteId,
    },
    /// This supply train would be eliminated.
    Capture {
        /// The supply train.
        train: PieceId,
    },
    /// This general would have to pay for his supply, or to pay more.
    Hussars {
        /// Whose supply it is.
        general: PieceId,
    },
    /// This general would be cut off, or would have to pay more.
    Block {
        /// Whose supply it is.
        general: PieceId,
    },
}

/// A political card by its number in the pack, kept one higher so that none costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardOf(std::num::NonZeroU8);

impl CardOf {
    /// `None` if the number is too high to be kept.
    pub fn new(card: PoliticalCardId) -> Option<CardOf> {
        std::num::NonZeroU8::new(card.0.checked_add(1)?).map(CardOf)
    }

    /// The card meant.
    pub fn card(self) -> PoliticalCardId {
        PoliticalCardId(self.0.get() - 1)
    }
}

/// A fact the judge can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The power has no general on this ground.
    Clear {
        /// Who must be away.
        power: PowerId,
        /// From where.
        ground: Ground,
    },
    /// The fortress is controlled by the power.
    Held {
        /// The fortress.
        site: SiteId,
        /// Who controls it.
        power: PowerId,
    },
    /// The other side's clause of this treaty, counted from 0, has not been released.
    Kept {
        /// Its place in the treaty.
        clause: u8,
    },
}

/// Some cities: all of them, a named area, a territory, or those around a city. Packed into two bytes, because
/// every treaty is part of the position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ground(u16);

/// What a ground is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Every city.
    Everywhere,
    /// A named area of the board pack.
    Area(AreaId),
    /// The cities of one territory.
    Territory(TerritoryId),
    /// The city and all cities at most so many steps away.
    Around(CityId, u8),
}

const AROUND: u16 = 1 << 15;
const TERRITORY: u16 = 1 << 8;
const CITY_BITS: u16 = 10;
const EVERYWHERE: u16 = u16::MAX;

impl Ground {
    /// Every city of the board.
    pub const EVERYWHERE: Ground = Ground(EVERYWHERE);
    /// The widest circle around a city.
    pub const MOST_RADIUS: u8 = 15;

    /// The cities of a named area.
    pub fn area(area: AreaId) -> Ground {
        Ground(u16::from(area.0))
    }

    /// The cities of a territory.
    pub fn territory(territory: TerritoryId) -> Ground {
        Ground(TERRITORY | u16::from(territory.0))
    }

    /// The city and all cities at most this far away; `None` if that is too far.
    pub fn around(city: CityId, radius: u8) -> Option<Ground> {
        (radius <= Ground::MOST_RADIUS).then_some(Ground(AROUND | u16::from(radius) << CITY_BITS | city.0))
    }

    /// What it is made of, unpacked.
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

    /// Whether the city lies in it.
    pub fn contains(self, pack: &Pack, city: CityId) -> bool {
        match self.kind() {
            Kind::Everywhere => true,
            Kind::Area(area) => pack.area_of(area).cities.contains(city),
            Kind::Territory(territory) => pack.city_of(city).territory == territory,
            Kind::Around(centre, radius) => pack.roads.distance(centre, city) <= radius,
        }
    }

    /// All cities that lie in it.
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
    /// The stage of that power is not fixed.
    NoStage,
    /// No winter follows that turn.
    NoWinter,
    /// Only Austria has hussars.
    NoHussars,
    /// It speaks of no place, so it can except none.
    NoException,
    /// The treaty excepts too many places.
    TooManyExceptions,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Release {
    /// Every answer open to the seat would have broken it.
    NoOtherWay,
    /// The bound power is led by somebody else now.
    LeaderChanged,
    /// The powers of the contract are no longer allies.
    NoLongerAllies,
}

const _: () = assert!(size_of::<Clause>() <= 20, "an offer is an action, and an action may wait in a position");
