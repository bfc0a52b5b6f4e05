//! Fixed-size sets of cities and pieces; no heap.

use crate::ids::{CityId, PieceId};
use crate::limits;

const CITY_WORDS: usize = limits::CITIES / 64;

/// A set of cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CitySet([u64; CITY_WORDS]);

impl CitySet {
    /// No cities.
    pub const EMPTY: CitySet = CitySet([0; CITY_WORDS]);

    /// Whether this city is in it.
    pub fn contains(&self, city: CityId) -> bool {
        self.0[city.index() / 64] >> (city.index() % 64) & 1 == 1
    }

    /// Puts a city in; one that is there stays.
    pub fn insert(&mut self, city: CityId) {
        self.0[city.index() / 64] |= 1 << (city.index() % 64);
    }

    /// Takes a city out, if it is there.
    pub fn remove(&mut self, city: CityId) {
        self.0[city.index() / 64] &= !(1 << (city.index() % 64));
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many cities it holds.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cities of this one that the other lacks.
    #[must_use]
    pub fn without(&self, other: &CitySet) -> CitySet {
        CitySet(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// The cities of either.
    #[must_use]
    pub fn or(&self, other: &CitySet) -> CitySet {
        CitySet(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    /// Members in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = CityId> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| Bits(word).map(move |bit| CityId((at * 64) as u16 + bit)))
    }
}

impl FromIterator<CityId> for CitySet {
    fn from_iter<I: IntoIterator<Item = CityId>>(cities: I) -> CitySet {
        let mut set = CitySet::EMPTY;
        for city in cities {
            set.insert(city);
        }
        set
    }
}

/// A set of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct PieceSet(pub u64);

impl PieceSet {
    /// No pieces.
    pub const EMPTY: PieceSet = PieceSet(0);

    /// Only this piece.
    pub const fn one(piece: PieceId) -> PieceSet {
        PieceSet(1 << piece.0)
    }

    /// Whether this piece is in it.
    pub const fn contains(self, piece: PieceId) -> bool {
        self.0 >> piece.0 & 1 == 1
    }

    /// Puts a piece in; one that is there stays.
    pub const fn insert(&mut self, piece: PieceId) {
        self.0 |= 1 << piece.0;
    }

    /// Takes a piece out, if it is there.
    pub const fn remove(&mut self, piece: PieceId) {
        self.0 &= !(1 << piece.0);
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The pieces of both.
    #[must_use]
    pub const fn and(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & other.0)
    }

    /// The pieces of either.
    #[must_use]
    pub const fn or(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }

    /// The pieces of this one that the other lacks.
    #[must_use]
    pub const fn without(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & !other.0)
    }

    /// Whether any piece is in both.
    pub const fn intersects(self, other: PieceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Lowest member: pieces are numbered by power, then generals by rank, then trains.
    pub fn first(self) -> Option<PieceId> {
        (self.0 != 0).then(|| PieceId(self.0.trailing_zeros() as u8))
    }

    /// Highest member.
    pub fn last(self) -> Option<PieceId> {
        (self.0 != 0).then(|| PieceId(63 - self.0.leading_zeros() as u8))
    }

    /// Members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = PieceId> {
        Bits(self.0).map(|bit| PieceId(bit as u8))
    }
}

impl FromIterator<PieceId> for PieceSet {
    fn from_iter<I: IntoIterator<Item = PieceId>>(pieces: I) -> PieceSet {
        let mut set = PieceSet::EMPTY;
        for piece in pieces {
            set.insert(piece);
        }
        set
    }
}

/// The set bits of a word, lowest first.
pub(crate) struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u16;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
