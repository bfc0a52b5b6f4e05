//! A hand of one suit as counts by value, so that equal cards are one.

/// Sixteen counts of four bits: place 0 for Reserves, place `v` for cards of value `v`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand(u64);

impl Hand {
    pub const EMPTY: Hand = Hand(0);

    /// Values above 15 do not exist in either game.
    pub fn of(values: &[u8], reserves: u8) -> Hand {
        let hand = values.iter().fold(Hand::EMPTY, |hand, &value| hand.with(value));
        (0..reserves).fold(hand, |hand, _| hand.with(0))
    }

    const fn place(value: u8) -> u64 {
        1 << (4 * value as u64)
    }

    /// With one more card of a value; value 0 is a Reserve.
    #[must_use]
    pub fn with(self, value: u8) -> Hand {
        assert!(value < 16, "a card of a duel is worth less than 16");
        Hand(self.0 + Hand::place(value))
    }

    #[must_use]
    pub fn without(self, value: u8) -> Hand {
        Hand(self.0 - Hand::place(value))
    }

    #[must_use]
    pub fn without_reserve(self) -> Hand {
        self.without(0)
    }

    pub fn count(self, value: u8) -> u8 {
        (self.0 >> (4 * u32::from(value)) & 15) as u8
    }

    pub fn has_reserve(self) -> bool {
        self.count(0) > 0
    }

    /// Whether there is any card besides Reserves.
    pub fn is_suited(self) -> bool {
        self.0 >> 4 != 0
    }

    /// Distinct suited values, ascending.
    pub fn values(self) -> impl Iterator<Item = u8> {
        let mut left = self.0 & !15;
        std::iter::from_fn(move || {
            let value = (left.trailing_zeros() / 4) as u8;
            if left == 0 {
                return None;
            }
            left &= !(15 << (4 * u32::from(value)));
            Some(value)
        })
    }

    /// Whether all cards of the other hand are here, too.
    pub fn holds(self, other: Hand) -> bool {
        (0..16).all(|value| self.count(value) >= other.count(value))
    }

    /// What is left after these cards have gone.
    #[must_use]
    pub fn minus(self, other: Hand) -> Hand {
        Hand(self.0 - other.0)
    }

    /// All cards, Reserves included.
    pub fn len(self) -> u32 {
        (0..16).map(|value| u32::from(self.count(value))).sum()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn bits(self) -> u64 {
        self.0
    }
}
