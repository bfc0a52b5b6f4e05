//! Suits, tactical cards and sets of cards. A card belongs to its set (deck) for ever.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::limits;
use crate::sets::Bits;

/// A suit of tactical cards; every sector of a board has one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    /// `c`
    Clubs,
    /// `s`
    Spades,
    /// `h`
    Hearts,
    /// `d`
    Diamonds,
}

impl Suit {
    /// In the order in which cards are numbered.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds];

    /// The letter used in card names and data files.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'c',
            Suit::Spades => 's',
            Suit::Hearts => 'h',
            Suit::Diamonds => 'd',
        }
    }

    /// The suit of a letter, small or capital.
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter.to_ascii_lowercase())
    }
}

/// A set of suits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SuitSet(u8);

impl SuitSet {
    /// No suits.
    pub const EMPTY: SuitSet = SuitSet(0);

    /// Whether this suit is in it.
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }

    /// Puts a suit in; one that is there stays.
    pub const fn insert(&mut self, suit: Suit) {
        self.0 |= 1 << suit as u8;
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Members in the order of `Suit::ALL`.
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |&suit| self.contains(suit))
    }
}

impl FromIterator<Suit> for SuitSet {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> SuitSet {
        let mut set = SuitSet::EMPTY;
        for suit in suits {
            set.insert(suit);
        }
        set
    }
}

/// A tactical card: index into the pack's decks, set by set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct CardId(pub u8);

/// What is printed on a tactical card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A suit and a value.
    Suited(Suit, u8),
    /// A joker: whoever plays it names suit and value.
    Reserve,
}

/// A tactical card by what can be read on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// Counted from 1, as players do.
    pub set: u8,
    /// Its front.
    pub face: Face,
}

impl fmt::Display for Card {
    /// As players write it: `s10.2`, `reserve.3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face {
            Face::Suited(suit, value) => write!(f, "{}{value}.{}", suit.letter(), self.set),
            Face::Reserve => write!(f, "reserve.{}", self.set),
        }
    }
}

impl FromStr for Card {
    type Err = String;

    /// Reads what `Display` writes, and nothing else.
    fn from_str(text: &str) -> Result<Card, String> {
        let parsed = text.split_once('.').and_then(|(face, set)| {
            let face = if face == "reserve" {
                Face::Reserve
            } else {
                let mut letters = face.chars();
                Face::Suited(letters.next().and_then(Suit::from_letter)?, letters.as_str().parse().ok()?)
            };
            Some(Card { set: set.parse().ok()?, face })
        });
        parsed
            .filter(|card| card.to_string() == text)
            .ok_or_else(|| format!("`{text}` is no card (write `s10.2` or `reserve.3`)"))
    }
}

/// How the tactical decks of a pack are made up: every set alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckPlan {
    /// How many sets there are.
    pub sets: u8,
    /// The lowest value of a suit.
    pub lowest: u8,
    /// The highest value of a suit.
    pub highest: u8,
    /// Reserves in each set.
    pub reserves: u8,
}

impl DeckPlan {
    /// Cards of a set that have a suit.
    pub const fn suited_per_set(&self) -> u8 {
        4 * (self.highest - self.lowest + 1)
    }

    /// All cards of a set, Reserves included.
    pub const fn cards_per_set(&self) -> u8 {
        self.suited_per_set() + self.reserves
    }

    /// All cards of all sets.
    pub const fn cards(&self) -> usize {
        self.sets as usize * self.cards_per_set() as usize
    }

    /// What is printed on a card.
    pub fn card(&self, id: CardId) -> Card {
        let size = self.cards_per_set();
        let (set, place) = (id.0 / size, id.0 % size);
        let run = self.highest - self.lowest + 1;
        let face = if place < self.suited_per_set() {
            Face::Suited(Suit::ALL[(place / run) as usize], self.lowest + place % run)
        } else {
            Face::Reserve
        };
        Card { set: set + 1, face }
    }

    /// All cards of one set, counted from 1.
    pub fn set(&self, set: u8) -> impl Iterator<Item = CardId> + use<> {
        let size = self.cards_per_set();
        ((set - 1) * size..set * size).map(CardId)
    }

    /// Every card with this name: one, or the Reserves of a set, which are alike.
    pub fn ids_of(&self, card: Card) -> impl Iterator<Item = CardId> + use<> {
        let plan = *self;
        let sets = if (1..=plan.sets).contains(&card.set) { Some(card.set) } else { None };
        sets.into_iter().flat_map(move |set| plan.set(set)).filter(move |&id| plan.card(id) == card)
    }
}

const CARD_WORDS: usize = limits::CARDS / 64;

/// A set of tactical cards: a hand, a payment, the spent cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct CardSet([u64; CARD_WORDS]);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet([0; CARD_WORDS]);

    /// Only this card.
    pub const fn one(card: CardId) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.insert(card);
        set
    }

    /// Whether this card is in it.
    pub const fn contains(&self, card: CardId) -> bool {
        self.0[card.0 as usize / 64] >> (card.0 % 64) & 1 == 1
    }

    /// Puts a card in; one that is there stays.
    pub const fn insert(&mut self, card: CardId) {
        self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
    }

    /// Takes a card out, if it is there.
    pub const fn remove(&mut self, card: CardId) {
        self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
    }

    /// How many cards it holds.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The cards of either.
    #[must_use]
    pub fn or(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    /// The cards of both.
    #[must_use]
    pub fn and(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// The cards of this one that the other lacks.
    #[must_use]
    pub fn without(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// Whether the other holds all cards of this one.
    pub fn is_subset(&self, other: &CardSet) -> bool {
        self.without(other).is_empty()
    }

    /// Members in ascending order: by set, then suit, then value.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| Bits(word).map(move |bit| CardId((at * 64) as u8 + bit as u8)))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}
