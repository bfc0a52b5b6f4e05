//! Clauses as a position keeps them: eight bytes each, with the places a treaty excepts beside them. Every treaty is
//! part of every position, and positions are copied by the million.

use board::{PowerId, SiteId};

use super::{CLAUSES_OF_A_TREATY, CardOf, Clause, Condition, Date, EXCEPTIONS_OF_A_TREATY, Exceptions};
use super::{Ground, Point, Target, Term};

/// The clauses of one treaty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packed {
    /// Zero where there is no clause.
    words: [[u8; 8]; CLAUSES_OF_A_TREATY],
    /// Places that any of them excepts.
    places: Exceptions,
}

impl Packed {
    /// `None` if the clauses except too many places.
    pub fn new(clauses: &[Option<Clause>; CLAUSES_OF_A_TREATY]) -> Option<Packed> {
        let mut places = Exceptions::NONE;
        let mut excepted = clauses.iter().flatten().flat_map(|clause| clause.except.iter().collect::<Vec<_>>());
        if !excepted.all(|ground| places.add(ground)) {
            return None;
        }
        let pack = |clause: Clause| pack(&clause, &places).to_le_bytes();
        Some(Packed { words: clauses.map(|clause| clause.map_or([0; 8], pack)), places })
    }

    /// Whether there is a clause at this place.
    pub fn is_clause(&self, at: usize) -> bool {
        self.words[at] != [0; 8]
    }

    /// The clause at this place, counted from 0.
    pub fn get(&self, at: usize) -> Option<Clause> {
        self.is_clause(at).then(|| unpack(u64::from_le_bytes(self.words[at]), &self.places))
    }

    /// Every clause at its place.
    pub fn all(&self) -> [Option<Clause>; CLAUSES_OF_A_TREATY] {
        std::array::from_fn(|at| self.get(at))
    }
}

const POWER: u32 = 3;
const KIND: u32 = 5;
const CONDITION: u32 = 2;
const WORD: u32 = 16;
const TURN: u32 = 8;
const POINT: u32 = 4;
const ALL: u32 = POWER + KIND + POWER + WORD + CONDITION + POWER + WORD + TURN + POINT + EXCEPTIONS_OF_A_TREATY as u32;
const _: () = assert!(ALL <= u64::BITS, "a clause has room");
/// In the place of a power.
const ANYBODY: u8 = (1 << POWER) - 1;
const _: () = assert!(board::limits::POWERS <= ANYBODY as usize, "anybody is told from every power");

/// Numbers written one after the other, and read in the same order.
struct Bits {
    word: u64,
    at: u32,
}

impl Bits {
    fn put(&mut self, value: u16, width: u32) {
        assert!(u32::from(value) >> width == 0, "{value} does not fit into {width} bits");
        self.word |= u64::from(value) << self.at;
        self.at += width;
    }

    fn take(&mut self, width: u32) -> u16 {
        let value = self.word >> self.at & ((1 << width) - 1);
        self.at += width;
        value as u16
    }

    fn byte(&mut self, width: u32) -> u8 {
        self.take(width) as u8
    }
}

fn pack(clause: &Clause, places: &Exceptions) -> u64 {
    let mut bits = Bits { word: 0, at: 0 };
    let (kind, about, more) = parts_of_term(clause.term);
    bits.put(kind, KIND);
    bits.put(u16::from(about), POWER);
    bits.put(more, WORD);
    let (kind, about, more) = parts_of_condition(clause.condition);
    bits.put(kind, CONDITION);
    bits.put(u16::from(about), POWER);
    bits.put(more, WORD);
    bits.put(u16::from(clause.power.0), POWER);
    bits.put(u16::from(clause.until.turn), TURN);
    let point = match clause.until.point {
        Point::Turn => 0,
        Point::Winter => 1,
        Point::Stage(power) => 2 + u16::from(power.0),
    };
    bits.put(point, POINT);
    for ground in places.0 {
        let excepted = ground != Ground::EVERYWHERE && clause.except.0.contains(&ground);
        bits.put(u16::from(excepted), 1);
    }
    bits.word
}

fn unpack(word: u64, places: &Exceptions) -> Clause {
    let mut bits = Bits { word, at: 0 };
    let term = term(bits.byte(KIND), bits.byte(POWER), bits.take(WORD));
    let condition = condition(bits.byte(CONDITION), PowerId(bits.byte(POWER)), bits.take(WORD));
    let power = PowerId(bits.byte(POWER));
    let turn = bits.byte(TURN);
    let point = match bits.byte(POINT) {
        0 => Point::Turn,
        1 => Point::Winter,
        stage => Point::Stage(PowerId(stage - 2)),
    };
    let mut except = Exceptions::NONE;
    for ground in places.0 {
        if bits.byte(1) == 1 {
            except.add(ground);
        }
    }
    Clause { power, until: Date { turn, point }, term, condition, except }
}

/// Its kind, the power it speaks of, and what else it says. No kind is 0: that is no clause.
fn parts_of_term(term: Term) -> (u16, u8, u16) {
    let whose = |target: Target| target.power().map_or(ANYBODY, |power| power.0);
    let number = |card: Option<CardOf>| card.map_or(0, |card| u16::from(card.0.get()));
    match term {
        Term::NoAttack { target, ground } => (1, target.0, ground.0),
        Term::NoConquest { target, ground } => (2, whose(target), ground.0),
        Term::NoCapture { target, ground } => (3, whose(target), ground.0),
        Term::NoHussars { target, ground } => (4, target.0, ground.0),
        Term::NoBlock { target, ground } => (5, target.0, ground.0),
        Term::Truce { target, ground } => (6, target.0, ground.0),
        Term::Subsidy { receiver, turns } => (7, receiver.0, u16::from(turns)),
        Term::Cancel { receiver } => (8, receiver.0, 0),
        Term::Vote { franz } => (9, 0, u16::from(franz)),
        Term::NotEnter { ground } => (10, 0, ground.0),
        Term::NotLeave { ground } => (11, 0, ground.0),
        Term::KeepAway { site, distance } => (12, 0, u16::from_le_bytes([site.0, distance])),
        Term::NotTake { card } => (13, 0, number(card)),
        Term::NotExecute { card } => (14, 0, number(card)),
        Term::Peace { agree } => (15, 0, u16::from(agree)),
        Term::Words => (16, 0, 0),
    }
}

fn term(kind: u8, about: u8, more: u16) -> Term {
    let (target, ground) = (PowerId(about), Ground(more));
    let whose = if about == ANYBODY { Target::ANYBODY } else { Target::of(target) };
    let [low, high] = more.to_le_bytes();
    let card = std::num::NonZeroU8::new(low).map(CardOf);
    match kind {
        1 => Term::NoAttack { target, ground },
        2 => Term::NoConquest { target: whose, ground },
        3 => Term::NoCapture { target: whose, ground },
        4 => Term::NoHussars { target, ground },
        5 => Term::NoBlock { target, ground },
        6 => Term::Truce { target, ground },
        7 => Term::Subsidy { receiver: target, turns: low },
        8 => Term::Cancel { receiver: target },
        9 => Term::Vote { franz: low == 1 },
        10 => Term::NotEnter { ground },
        11 => Term::NotLeave { ground },
        12 => Term::KeepAway { site: SiteId(low), distance: high },
        13 => Term::NotTake { card },
        14 => Term::NotExecute { card },
        15 => Term::Peace { agree: low == 1 },
        16 => Term::Words,
        _ => unreachable!("no clause is of kind {kind}"),
    }
}

fn parts_of_condition(condition: Option<Condition>) -> (u16, u8, u16) {
    match condition {
        None => (0, 0, 0),
        Some(Condition::Clear { power, ground }) => (1, power.0, ground.0),
        Some(Condition::Held { site, power }) => (2, power.0, u16::from(site.0)),
        Some(Condition::Kept { clause }) => (3, 0, u16::from(clause)),
    }
}

fn condition(kind: u8, power: PowerId, more: u16) -> Option<Condition> {
    let low = more as u8;
    match kind {
        0 => None,
        1 => Some(Condition::Clear { power, ground: Ground(more) }),
        2 => Some(Condition::Held { site: SiteId(low), power }),
        _ => Some(Condition::Kept { clause: low }),
    }
}

const _: () = assert!(size_of::<Packed>() <= 40, "treaties are part of every position");

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number at its largest.
    #[test]
    fn clauses_come_out_as_they_went_in() {
        let most = PowerId(board::limits::POWERS as u8 - 1);
        let ground = Ground::around(board::CityId(board::limits::CITIES as u16 - 1), Ground::MOST_RADIUS).unwrap();
        let terms = [
            Term::NoAttack { target: most, ground },
            Term::NoConquest { target: Target::of(most), ground },
            Term::NoConquest { target: Target::ANYBODY, ground: Ground::EVERYWHERE },
            Term::NoCapture { target: Target::ANYBODY, ground },
            Term::NoHussars { target: most, ground },
            Term::NoBlock { target: most, ground },
            Term::Truce { target: most, ground: Ground::EVERYWHERE },
            Term::Subsidy { receiver: most, turns: u8::MAX },
            Term::Cancel { receiver: most },
            Term::Vote { franz: true },
            Term::NotEnter { ground },
            Term::NotLeave { ground },
            Term::KeepAway { site: SiteId(board::limits::SITES as u8 - 1), distance: u8::MAX },
            Term::NotTake { card: CardOf::new(board::PoliticalCardId(254)) },
            Term::NotExecute { card: None },
            Term::Peace { agree: true },
            Term::Words,
        ];
        let conditions = [
            None,
            Some(Condition::Clear { power: most, ground }),
            Some(Condition::Held { site: SiteId(board::limits::SITES as u8 - 1), power: most }),
            Some(Condition::Kept { clause: 3 }),
        ];
        let points = [Point::Turn, Point::Winter, Point::Stage(most)];
        let places: Vec<Ground> = (0..4).map(|area| Ground::area(board::AreaId(area))).collect();
        for (at, &term) in terms.iter().enumerate() {
            let clause = |number: usize| {
                let mut except = Exceptions::NONE;
                for (place, &ground) in places.iter().enumerate() {
                    assert!((at + number) >> place & 1 == 0 || except.add(ground));
                }
                let until = Date { turn: u8::MAX, point: points[(at + number) % 3] };
                Clause { power: most, until, term, condition: conditions[(at + number) % 4], except }
            };
            let clauses = [Some(clause(0)), None, Some(clause(5)), Some(clause(2))];
            assert_eq!(Packed::new(&clauses).expect("four places have room").all(), clauses);
        }
    }

    #[test]
    fn a_treaty_excepts_four_places_and_no_fifth() {
        let clause = |areas: [u8; 3]| {
            let mut clause =
                Clause::plain(PowerId(0), Date::turn(6), Term::NotEnter { ground: Ground::area(board::AreaId(9)) });
            assert!(areas.iter().all(|&area| clause.except.add(Ground::area(board::AreaId(area)))));
            Some(clause)
        };
        assert!(Packed::new(&[clause([1, 2, 3]), clause([2, 3, 4]), None, None]).is_some());
        assert!(Packed::new(&[clause([1, 2, 3]), clause([3, 4, 5]), None, None]).is_none());
        let mut full = Exceptions::NONE;
        assert!((0..4).all(|area| full.add(Ground::area(board::AreaId(area)))));
        assert!(full.add(Ground::area(board::AreaId(3))), "it is there already");
        assert!(!full.add(Ground::area(board::AreaId(4))));
        let mut none = Exceptions::NONE;
        assert!(!none.add(Ground::EVERYWHERE) && none.is_empty());
    }
}
