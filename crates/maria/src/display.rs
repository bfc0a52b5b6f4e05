//! The political display: cards conserved in the open, cards lying face down, cards placed unseen.

use board::{CardId, CardSet};

/// The cards of one major power on the display, lowest id first, so that equal squares are equal byte for byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    cards: [u8; Square::ROOM],
    len: u8,
    /// Cards lying face up, as bits by their place in the list.
    open: u16,
}

impl Square {
    /// M-17.0.3: one card a turn for twelve turns is the most a square can gather.
    pub const ROOM: usize = 12;
    /// No cards.
    pub const EMPTY: Square = Square { cards: [0; Square::ROOM], len: 0, open: 0 };

    /// A square with these cards, which must not be more than fit.
    pub fn of(open: &CardSet, face_down: &CardSet) -> Square {
        let mut square = Square::EMPTY;
        for card in open.or(face_down).iter() {
            let at = square.len as usize;
            square.cards[at] = card.0;
            square.open |= u16::from(open.contains(card)) << at;
            square.len += 1;
        }
        square
    }

    fn lying(&self, is_open: bool) -> CardSet {
        let here = self.cards[..self.len as usize].iter().enumerate();
        here.filter(|&(at, _)| (self.open >> at & 1 == 1) == is_open).map(|(_, &card)| CardId(card)).collect()
    }

    /// Every card of the square that has been seen.
    pub fn all(&self) -> CardSet {
        self.cards[..self.len as usize].iter().map(|&card| CardId(card)).collect()
    }

    /// Cards that count for influence.
    pub fn open(&self) -> CardSet {
        self.lying(true)
    }

    /// M-25.5.1, M-25.6.3: cards everybody has seen, lying face down until the next turn.
    pub fn face_down(&self) -> CardSet {
        self.lying(false)
    }

    /// Whether any card counts for influence.
    pub fn has_open(&self) -> bool {
        self.open != 0
    }

    /// Whether one more card fits.
    pub fn has_room(&self) -> bool {
        (self.len as usize) < Square::ROOM
    }

    /// Lays one card down; there must be room.
    pub fn add(&mut self, card: CardId, is_open: bool) {
        let one = [card].into_iter().collect();
        let none = CardSet::EMPTY;
        let (open, face_down) = if is_open { (&one, &none) } else { (&none, &one) };
        *self = Square::of(&self.open().or(open), &self.face_down().or(face_down));
    }

    /// M-25.6.3: what lies open is turned face down.
    pub fn turn_down(&mut self) {
        self.open = 0;
    }

    /// Takes away all cards lying face up.
    pub fn take_open(&mut self) -> CardSet {
        let cards = self.open();
        *self = Square::of(&CardSet::EMPTY, &self.face_down());
        cards
    }

    /// Takes away all cards lying face down.
    pub fn take_face_down(&mut self) -> CardSet {
        let cards = self.face_down();
        *self = Square::of(&self.open(), &CardSet::EMPTY);
        cards
    }
}
