//! Fixed-size sets of cities, pieces, powers, seats and sites; no heap.

use crate::ids::{CityId, PieceId, PowerId, Seat, SiteId};
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

/// A set of ids in one word, copied by value.
macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident($vis:vis $word:ty) of $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[derive(serde::Serialize, serde::Deserialize)]
        pub struct $name($vis $word);

        impl $name {
            /// None.
            pub const EMPTY: $name = $name(0);

            /// Only this one.
            pub const fn one(id: $id) -> $name {
                $name(1 << id.0)
            }

            /// Whether this one is in it.
            pub const fn contains(self, id: $id) -> bool {
                self.0 >> id.0 & 1 == 1
            }

            /// Puts one in; one that is there stays.
            pub const fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }

            /// Takes one out, if it is there.
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }

            /// Whether it holds none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many it holds.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// This set and one more.
            #[must_use]
            pub const fn with(self, id: $id) -> $name {
                $name(self.0 | 1 << id.0)
            }

            /// Those in both.
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// Those in either.
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Those of this set that the other lacks.
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Whether any is in both.
            pub const fn intersects(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether the other holds all of this set.
            pub const fn is_subset(self, other: $name) -> bool {
                self.0 & !other.0 == 0
            }

            /// Lowest member.
            pub fn first(self) -> Option<$id> {
                (self.0 != 0).then(|| $id(self.0.trailing_zeros() as u8))
            }

            /// Highest member.
            pub fn last(self) -> Option<$id> {
                (self.0 != 0).then(|| $id(self.0.ilog2() as u8))
            }

            /// Every part of it that is not empty, the whole first.
            pub fn parts(self) -> impl Iterator<Item = $name> {
                let mut next = self.0;
                std::iter::from_fn(move || {
                    let part = next;
                    next = next.wrapping_sub(1) & self.0;
                    (part != 0).then_some($name(part))
                })
            }

            /// Members in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut left = self;
                std::iter::from_fn(move || {
                    let next = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(next)
                })
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                let mut set = $name::EMPTY;
                for id in ids {
                    set.insert(id);
                }
                set
            }
        }
    };
}

small_set!(
    /// A set of pieces: they are numbered by power, then generals by rank, then trains.
    PieceSet(pub u64) of PieceId
);
small_set!(
    /// A set of powers.
    PowerSet(u8) of PowerId
);
small_set!(
    /// A set of seats.
    SeatSet(u8) of Seat
);
small_set!(
    /// A set of objectives or fortresses.
    SiteSet(u128) of SiteId
);

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
