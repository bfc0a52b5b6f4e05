//! The part of a position both games have. Small, of fixed size, copied by value; never sent, never printed.

use std::ops::{Deref, DerefMut};

use board::limits::{PIECES, POWERS, SEATS, SITES};
use board::{CardId, CardSet, CityId, CitySet, PieceId, PieceSet, PowerId, PowerSet, SeatSet, SiteId, SuitSet};

use crate::chance::Seed;
use crate::ruleset::Seat;
use crate::shared::duel::Combat;
use crate::shared::strengths::Strengths;

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the board, in this city.
    City(CityId),
    /// Off the board; may come back.
    Off,
    /// Out of the game for good, or not part of the mode.
    Out,
    /// In the off-map box of its power.
    Box,
}

/// Every seat, and last the public.
pub const VIEWERS: usize = SEATS + 1;

/// The place of a viewer among all viewers; `None` is the public.
pub fn viewer_index(viewer: Option<Seat>) -> usize {
    viewer.map_or(SEATS, Seat::index)
}

const OFF: u16 = u16::MAX;
const OUT: u16 = u16::MAX - 1;
const BOX: u16 = u16::MAX - 2;

/// The cards still to be drawn; the last one is the top.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile {
    cards: [u8; Pile::ROOM],
    len: u8,
}

impl Pile {
    /// Two whole sets.
    pub const ROOM: usize = 100;
    /// Nothing left to draw.
    pub const EMPTY: Pile = Pile { cards: [0; Pile::ROOM], len: 0 };

    /// Puts a card on top.
    pub fn push(&mut self, card: CardId) {
        self.cards[self.len as usize] = card.0;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        let card = CardId(self.cards[self.len as usize]);
        // Equal positions must be equal byte for byte.
        self.cards[self.len as usize] = 0;
        Some(card)
    }

    /// How many cards are left, which everybody knows.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing is left to draw.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Takes one card out of the middle.
    pub fn remove(&mut self, card: CardId) {
        let at = self.iter().position(|other| other == card).expect("the card is in the pile");
        self.cards.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        self.cards[self.len as usize] = 0;
    }

    /// The numbers of the cards, to be shuffled.
    pub fn cards_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards from the bottom up.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards[..self.len as usize].iter().map(|&card| CardId(card))
    }
}

/// What powers have laid on sites, at most one thing on each; half a byte each, for there are at most seven powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Markers([u8; SITES / 2]);

impl Markers {
    /// Nothing lies anywhere.
    pub const NONE: Markers = Markers([0; SITES / 2]);

    /// Whose marker lies there.
    pub fn get(&self, site: SiteId) -> Option<PowerId> {
        match self.0[site.index() / 2] >> (4 * (site.0 % 2)) & 15 {
            0 => None,
            number => Some(PowerId(number - 1)),
        }
    }

    /// Lays a marker, or takes it away.
    pub fn set(&mut self, site: SiteId, power: Option<PowerId>) {
        let shift = 4 * (site.0 % 2);
        let number = power.map_or(0, |power| power.0 + 1);
        let byte = &mut self.0[site.index() / 2];
        *byte = *byte & !(15 << shift) | number << shift;
    }

    /// Whether what lies on a site belongs to this power.
    pub fn is(&self, site: SiteId, power: PowerId) -> bool {
        self.get(site) == Some(power)
    }

    /// Every marker, by site.
    pub fn iter(&self) -> impl Iterator<Item = (SiteId, PowerId)> + '_ {
        (0..SITES as u8).map(SiteId).filter_map(|site| self.get(site).map(|power| (site, power)))
    }

    /// Whether nothing lies anywhere.
    pub fn is_empty(&self) -> bool {
        *self == Markers::NONE
    }
}

/// What both games have: what lies open, and what somebody does not know.
///
/// The open part stands for the whole: `core.turn` is `core.open.turn`, while a secret is always called one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Core {
    /// What everybody sees.
    pub open: Open,
    /// What somebody does not know.
    pub secret: Secret,
}

impl Deref for Core {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

impl DerefMut for Core {
    fn deref_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}

/// What everybody sees. Views copy it whole: whatever is put here is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Counted from 1.
    pub turn: u8,
    places: [u16; PIECES],
    occupied: CitySet,
    /// Generals lying face-down for want of supply.
    pub flipped: PieceSet,
    /// Pieces that have moved, joined or been placed in this movement phase.
    pub moved: PieceSet,
    /// Generals that have retreated in this combat phase.
    pub retreated: PieceSet,
    /// For each power the powers hostile to it.
    pub enemies: [PowerSet; POWERS],
    /// For each power the powers that co-operate with it.
    pub partners: [PowerSet; POWERS],
    /// Powers that are neutral: they neither attack nor are attacked.
    pub neutral: PowerSet,
    /// Generals chosen to command where ranks are equal.
    pub chosen: PieceSet,
    /// Who leads each power.
    pub seat_of: [Seat; POWERS],
    /// Powers taking part now.
    pub present: PowerSet,
    /// The set that follows the present draw pile; above the number of sets: all used.
    pub next_set: u8,
    /// How often spent cards have been shuffled; each time has a stream of chance of its own.
    pub reshuffles: u8,
    /// Spent cards whose faces everybody has seen.
    pub seen: CardSet,
    /// Suits of which everybody knows that a hand has none.
    pub void: [SuitSet; POWERS],
    /// The power whose marker lies on a site. F-1.19: there is one for every site.
    pub control: Markers,
    /// Question marks on sites.
    pub pending: Markers,
    /// What is left to fight in this combat phase.
    pub combat: Combat,
    /// Seats that have resigned and are played by a stand-in.
    pub resigned: SeatSet,
}

/// What at least one viewer does not know. Views and guesses are built up from it, part by part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret {
    /// What all chance of the game comes from.
    pub seed: Seed,
    /// Armies of each general; 0 for other pieces and for generals off the board.
    pub troops: [u8; PIECES],
    /// F-3.14 to F-3.16: one hand for each power, kept until it is spent, without a limit.
    pub hands: [CardSet; POWERS],
    /// Cards to be drawn, in order.
    pub pile: Pile,
    /// Everybody knows how many, by set; the faces in `seen` everybody has seen.
    pub spent: CardSet,
    /// Cards whose place a viewer knows although they are neither in its hands nor seen spent by all.
    pub known: [CardSet; VIEWERS],
    /// Each fact about troops has its own audience.
    pub strengths: Strengths,
}

impl Core {
    /// A position before anything is set up.
    pub fn new(seed: Seed) -> Core {
        let secret = Secret {
            seed,
            troops: [0; PIECES],
            hands: [CardSet::EMPTY; POWERS],
            pile: Pile::EMPTY,
            spent: CardSet::EMPTY,
            known: [CardSet::EMPTY; VIEWERS],
            strengths: Strengths::EMPTY,
        };
        Core { open: Open::NEW, secret }
    }

    /// Armies of these generals together.
    pub fn sum_of_troops(&self, pieces: PieceSet) -> u8 {
        pieces.iter().map(|piece| self.secret.troops[piece.index()]).sum()
    }
}

impl Open {
    /// Before anything is set up.
    pub const NEW: Open = Open {
        turn: 1,
        places: [OUT; PIECES],
        occupied: CitySet::EMPTY,
        flipped: PieceSet::EMPTY,
        moved: PieceSet::EMPTY,
        retreated: PieceSet::EMPTY,
        enemies: [PowerSet::EMPTY; POWERS],
        partners: [PowerSet::EMPTY; POWERS],
        neutral: PowerSet::EMPTY,
        chosen: PieceSet::EMPTY,
        seat_of: [Seat(0); POWERS],
        present: PowerSet::EMPTY,
        next_set: 1,
        reshuffles: 0,
        seen: CardSet::EMPTY,
        void: [SuitSet::EMPTY; POWERS],
        control: Markers::NONE,
        pending: Markers::NONE,
        combat: Combat::NONE,
        resigned: SeatSet::EMPTY,
    };

    /// Where a piece is.
    pub fn place(&self, piece: PieceId) -> Place {
        match self.places[piece.index()] {
            OFF => Place::Off,
            OUT => Place::Out,
            BOX => Place::Box,
            city => Place::City(CityId(city)),
        }
    }

    /// The city a piece stands in, if it is on the board.
    pub fn city(&self, piece: PieceId) -> Option<CityId> {
        match self.place(piece) {
            Place::City(city) => Some(city),
            Place::Off | Place::Out | Place::Box => None,
        }
    }

    /// Whether a piece stands in a city.
    pub fn is_on_board(&self, piece: PieceId) -> bool {
        self.places[piece.index()] < BOX
    }

    /// Moves a piece; the bits of occupied cities follow.
    pub fn put(&mut self, piece: PieceId, place: Place) {
        if let Place::City(old) = self.place(piece) {
            self.places[piece.index()] = OFF;
            if self.pieces_at(old).is_empty() {
                self.occupied.remove(old);
            }
        }
        self.places[piece.index()] = match place {
            Place::City(city) => {
                self.occupied.insert(city);
                city.0
            }
            Place::Off => OFF,
            Place::Out => OUT,
            Place::Box => BOX,
        };
    }

    /// Whether any piece stands there, hussars apart.
    pub fn is_occupied(&self, city: CityId) -> bool {
        self.occupied.contains(city)
    }

    /// The cities in which a piece stands, hussars apart.
    pub fn occupied(&self) -> &CitySet {
        &self.occupied
    }

    /// All pieces in a city.
    pub fn pieces_at(&self, city: CityId) -> PieceSet {
        let mut set = 0_u64;
        for (at, &place) in self.places.iter().enumerate() {
            set |= u64::from(place == city.0) << at;
        }
        PieceSet(set)
    }

    /// Whether a piece is where and as it was in another position.
    pub fn has_alike(&self, other: &Open, piece: PieceId) -> bool {
        let marks =
            |open: &Open| [open.flipped, open.moved, open.retreated, open.chosen].map(|set| set.contains(piece));
        self.place(piece) == other.place(piece) && marks(self) == marks(other)
    }

    /// Whether a power stands to the others as it did in another position.
    pub fn stands_alike(&self, other: &Open, power: PowerId) -> bool {
        let at = power.index();
        let facts = |open: &Open| {
            (open.seat_of[at], open.enemies[at], open.partners[at], open.is_neutral(power), open.is_present(power))
        };
        facts(self) == facts(other)
    }

    /// Those of the pieces that stand in a city.
    pub fn on_board(&self, pieces: PieceSet) -> PieceSet {
        pieces.iter().filter(|piece| self.places[piece.index()] < BOX).collect()
    }

    /// Those of the pieces that stand on the board or lie in an off-map box: generals there have troops.
    pub fn in_service(&self, pieces: PieceSet) -> PieceSet {
        pieces.iter().filter(|&piece| matches!(self.place(piece), Place::City(_) | Place::Box)).collect()
    }

    /// Whether the two are hostile to each other.
    pub fn are_enemies(&self, a: PowerId, b: PowerId) -> bool {
        self.enemies[a.index()].contains(b)
    }

    /// Whether the generals of the two may stand together.
    pub fn co_operate(&self, a: PowerId, b: PowerId) -> bool {
        self.partners[a.index()].contains(b)
    }

    /// Whether a power neither attacks nor is attacked.
    pub fn is_neutral(&self, power: PowerId) -> bool {
        self.neutral.contains(power)
    }

    /// Whether a power takes part now.
    pub fn is_present(&self, power: PowerId) -> bool {
        self.present.contains(power)
    }

    /// Who leads a power.
    pub fn seat(&self, power: PowerId) -> Seat {
        self.seat_of[power.index()]
    }
}
