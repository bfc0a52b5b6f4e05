//! What everybody knows of secret strengths: sums over generals, each with a least and a most.
//!
//! A nation's total is public (F-6.3, M-6.12) and kept elsewhere; splits are secret (M-6.11, M-6.13). A combat
//! discloses the sum of a stack
//! (F-7.9, M-11.1.6); afterwards losses are public, recruits are public in number only, and armies may pass
//! unseen between generals who stand together. Every fact stays true under all of these.

use board::{PieceSet, PowerId, SeatSet};

use crate::ruleset::{Ruleset, Seat};

/// The armies of these generals together are at least `least` and at most `most`.
/// Packed, since a dozen of them lie in every position: 12 bytes instead of 16.
#[repr(Rust, packed(4))]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Whose armies are counted together.
    pub generals: PieceSet,
    /// The fewest they can have.
    pub least: u8,
    /// The most they can have.
    pub most: u8,
    /// The seats that know it; `None`: everybody, the public too.
    pub known_to: Option<SeatSet>,
}

impl Fact {
    /// A fact that one seat knows, or everybody.
    pub fn new(generals: PieceSet, least: u8, most: u8, knower: Option<Seat>) -> Fact {
        Fact { generals, least, most, known_to: knower.map(SeatSet::one) }
    }

    /// The fact as this viewer has it, without who else does; `None` is the public.
    pub fn for_viewer(&self, viewer: Option<Seat>) -> Option<Fact> {
        let Some(known_to) = self.known_to else { return Some(*self) };
        let seat = viewer.filter(|&seat| known_to.contains(seat))?;
        Some(Fact { known_to: Some(SeatSet::one(seat)), ..*self })
    }
}

const ROOM: usize = 12;
const NO_FACT: Fact = Fact { generals: PieceSet::EMPTY, least: 0, most: 0, known_to: None };

/// The facts alive; when there is no room the oldest is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strengths {
    facts: [Fact; ROOM],
    count: u8,
}

impl Strengths {
    /// Nothing is known.
    pub const EMPTY: Strengths = Strengths { facts: [NO_FACT; ROOM], count: 0 };

    /// All facts alive, the oldest first.
    pub fn facts(&self) -> &[Fact] {
        &self.facts[..self.count as usize]
    }

    fn remove(&mut self, at: usize) {
        let count = self.count as usize;
        self.facts.copy_within(at + 1..count, at);
        self.facts[count - 1] = NO_FACT;
        self.count -= 1;
    }

    fn remove_where(&mut self, unwanted: impl Fn(&Fact) -> bool) {
        let mut at = 0;
        while at < self.count as usize {
            if unwanted(&self.facts[at]) {
                self.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// Keeps a fact; the oldest makes room if need be.
    pub fn add(&mut self, fact: Fact) {
        if self.count as usize == ROOM {
            self.remove(0);
        }
        self.facts[self.count as usize] = fact;
        self.count += 1;
    }

    /// A combat names the sum of a stack.
    pub fn disclose(&mut self, stack: PieceSet, sum: u8) {
        self.remove_where(|fact| fact.generals.without(stack).is_empty());
        self.add(Fact::new(stack, sum, sum, None));
    }

    /// A seat keeps in mind what it knew of a stack it no longer leads.
    pub fn remember(&mut self, seat: Seat, stack: PieceSet, sum: u8) {
        self.add(Fact::new(stack, sum, sum, Some(seat)));
    }

    /// Generals stand together from now on: armies may pass between them unseen, so what was known of some
    /// of them is from now on known only of all of them together.
    pub fn join(&mut self, stack: PieceSet, troops_max: u8) {
        for at in 0..self.count as usize {
            let fact = &mut self.facts[at];
            let newcomers = stack.without(fact.generals);
            if fact.generals.intersects(stack) && !newcomers.is_empty() {
                fact.generals = fact.generals.or(stack);
                fact.least += newcomers.len() as u8;
                fact.most += troops_max * newcomers.len() as u8;
            }
        }
    }

    /// A public loss of a stack; `removed` are its generals who left the board.
    pub fn lose(&mut self, stack: PieceSet, lost: u8, removed: PieceSet) {
        for at in 0..self.count as usize {
            let fact = &mut self.facts[at];
            if fact.generals.intersects(stack) {
                fact.generals = fact.generals.without(removed);
                let left = fact.generals.len() as u8;
                fact.least = fact.least.saturating_sub(lost).max(left);
                fact.most = fact.most.saturating_sub(lost);
            }
        }
        self.remove_where(|fact| fact.generals.is_empty());
    }

    /// A stack got armies, and everybody knows it.
    pub fn gain(&mut self, stack: PieceSet, armies: u8) {
        for at in 0..self.count as usize {
            let fact = &mut self.facts[at];
            if fact.generals.intersects(stack) {
                fact.least += armies;
                fact.most += armies;
            }
        }
    }

    /// Generals have left the game with all they had.
    pub fn forget(&mut self, gone: PieceSet) {
        self.remove_where(|fact| fact.generals.intersects(gone));
    }

    /// A power got armies, nobody else knows where.
    pub fn recruit(&mut self, rules: &Ruleset, power: PowerId, armies: u8) {
        for at in 0..self.count as usize {
            let fact = &mut self.facts[at];
            if fact.generals.intersects(rules.owned[power.index()]) {
                let ceiling = rules.book.troops_max * fact.generals.len() as u8;
                fact.most = (fact.most + armies).min(ceiling);
            }
        }
    }

    /// A power lost armies, nobody else knows whose.
    pub fn lose_somewhere(&mut self, rules: &Ruleset, power: PowerId, armies: u8) {
        for at in 0..self.count as usize {
            let fact = &mut self.facts[at];
            if fact.generals.intersects(rules.owned[power.index()]) {
                let least = fact.generals.len() as u8;
                fact.least = fact.least.saturating_sub(armies).max(least);
            }
        }
    }
}
