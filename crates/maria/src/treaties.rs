//! The treaties of a position: what is promised, by whom, and what is left of it.

use board::limits::SEATS;
use engine::clause::packed::Packed;
use engine::clause::{CLAUSES_OF_A_TREATY, Clause, ClauseSet, TreatyId};
use engine::ruleset::Seat;

/// Treaties on the table, offered or in force.
pub const TREATIES: usize = 6;
/// Treaties in force at once; one place is kept for an offer.
pub const TREATIES_IN_FORCE: usize = TREATIES - 1;
/// Clauses in force at once.
pub const CLAUSES_IN_FORCE: usize = TREATIES_IN_FORCE * CLAUSES_OF_A_TREATY;
/// Offers that wait for an answer, of all seats together and of one.
pub const OPEN_PROPOSALS: usize = 3;
/// Of them, those that may come from one seat.
pub const OPEN_PROPOSALS_OF_A_SEAT: usize = 2;
/// M-21.4: negotiations are short. Offers one seat can make in one turn.
pub const PROPOSALS_OF_A_TURN: u8 = 8;

/// A treaty, offered or in force. All of it is public (M-21.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Treaty {
    /// What it is called by as long as it is on the table.
    pub number: TreatyId,
    /// The turn in which it was offered or, once in force, made.
    pub turn: u8,
    /// Who offered it.
    pub from: Seat,
    /// Who answers, or has agreed.
    pub to: Seat,
    /// Both have agreed.
    pub in_force: bool,
    /// Clauses that are fulfilled, expired or waived.
    pub ended: ClauseSet,
    /// Clauses that were released before their time.
    pub released: ClauseSet,
    /// What it says, clause by clause.
    pub packed: Packed,
}

impl Treaty {
    /// All clauses with their places.
    pub fn clauses(&self) -> impl Iterator<Item = (usize, Clause)> + '_ {
        (0..CLAUSES_OF_A_TREATY).filter_map(|at| self.packed.get(at).map(|clause| (at, clause)))
    }

    /// Clauses still to be kept, with their places.
    pub fn live(&self) -> impl Iterator<Item = (usize, Clause)> + '_ {
        let is_live = |at: &usize| !self.ended.contains(*at) && !self.released.contains(*at);
        (0..CLAUSES_OF_A_TREATY).filter(is_live).filter_map(|at| self.packed.get(at).map(|clause| (at, clause)))
    }

    /// Whether this seat offered it or was offered it.
    pub fn is_between(&self, seat: Seat) -> bool {
        self.from == seat || self.to == seat
    }
}

/// All treaties on the table, with what keeps offers within bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Treaties {
    slots: [Option<Treaty>; TREATIES],
    /// The highest number given so far.
    last: u16,
    /// Offers each seat has made this turn.
    offers: [u8; SEATS],
}

impl Treaties {
    /// An empty table, as a game begins.
    pub const NONE: Treaties = Treaties { slots: [None; TREATIES], last: 0, offers: [0; SEATS] };

    /// Treaties in their places, the highest number given so far, and the offers of each seat this turn.
    pub fn of(slots: [Option<Treaty>; TREATIES], last: u16, offers: [u8; SEATS]) -> Treaties {
        Treaties { slots, last, offers }
    }

    /// Every place on the table, taken or not.
    pub fn slots(&self) -> &[Option<Treaty>; TREATIES] {
        &self.slots
    }

    /// Every treaty on the table, offered or in force.
    pub fn all(&self) -> impl Iterator<Item = &Treaty> + '_ {
        self.slots.iter().flatten()
    }

    /// The treaty of this number, if it is still on the table.
    pub fn find(&self, number: TreatyId) -> Option<&Treaty> {
        self.all().find(|treaty| treaty.number == number)
    }

    /// The same to change it; crashes if it is not on the table.
    pub fn find_mut(&mut self, number: TreatyId) -> &mut Treaty {
        let found = self.slots.iter_mut().flatten().find(|treaty| treaty.number == number);
        found.expect("a judged treaty is on the table")
    }

    /// Takes treaties off the table, and says which.
    pub fn take_off(&mut self, is_meant: impl Fn(&Treaty) -> bool) -> Vec<TreatyId> {
        let meant = self.slots.iter_mut().filter(|slot| slot.is_some_and(|treaty| is_meant(&treaty)));
        meant.filter_map(Option::take).map(|treaty| treaty.number).collect()
    }

    /// Every clause that binds now or would if its condition held.
    pub fn binding(&self) -> impl Iterator<Item = (&Treaty, usize, Clause)> + '_ {
        let in_force = self.all().filter(|treaty| treaty.in_force);
        in_force.flat_map(|treaty| treaty.live().map(move |(at, clause)| (treaty, at, clause)))
    }

    /// Lays a treaty on the table; `false` if there is no room for it or its number is taken.
    pub fn put(&mut self, treaty: Treaty) -> bool {
        let kind = self.all().filter(|other| other.in_force == treaty.in_force).count();
        let most = if treaty.in_force { TREATIES_IN_FORCE } else { OPEN_PROPOSALS };
        let free = self.slots.iter().position(Option::is_none).filter(|_| kind < most);
        let Some(at) = free.filter(|_| self.find(treaty.number).is_none()) else { return false };
        self.slots[at] = Some(treaty);
        self.last = self.last.max(treaty.number.0);
        true
    }

    /// Lays the offer of a seat on the table; there is room, and its number is the next one.
    pub fn offer(&mut self, offer: Treaty) {
        self.last = offer.number.0;
        self.offers[offer.from.index()] += 1;
        let free = self.slots.iter_mut().find(|slot| slot.is_none());
        *free.expect("room was tested") = Some(offer);
    }

    /// Whether every place on the table is taken.
    pub fn is_full(&self) -> bool {
        self.slots.iter().all(Option::is_some)
    }

    /// The highest number given so far; `false` if a treaty on the table has a higher one.
    pub fn note_last(&mut self, last: u16) -> bool {
        let fits = self.last <= last;
        self.last = self.last.max(last);
        fits
    }

    /// The highest number given so far, also to treaties long gone.
    pub fn last(&self) -> u16 {
        self.last
    }

    /// Sets how many offers a seat has made this turn, for a position set up by hand.
    pub fn note_offers(&mut self, seat: Seat, number: u8) {
        self.offers[seat.index()] = number;
    }

    /// Offers a seat has made this turn.
    pub fn offers_of(&self, seat: Seat) -> u8 {
        self.offers[seat.index()]
    }

    /// A new turn: everybody may offer again.
    pub fn forget_offers(&mut self) {
        self.offers = [0; SEATS];
    }

    /// Offers that wait for an answer.
    pub fn open(&self) -> impl Iterator<Item = &Treaty> + '_ {
        self.all().filter(|treaty| !treaty.in_force)
    }

    /// Treaties both sides have agreed to, to change them.
    pub fn in_force_mut(&mut self) -> impl Iterator<Item = &mut Treaty> + '_ {
        self.slots.iter_mut().flatten().filter(|treaty| treaty.in_force)
    }

    /// The number after the highest on the table.
    pub fn next_number(&self) -> TreatyId {
        TreatyId(self.all().map(|treaty| treaty.number.0).max().unwrap_or(0).saturating_add(1))
    }
}
