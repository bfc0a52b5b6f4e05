//! What a position keeps of a combat phase: who must still fight whom, and the duel under way.

use board::PieceId;

/// One of the two stacks of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The stack of the power whose turn it is.
    Attacker,
    /// The stack that is attacked.
    Defender,
}

impl Side {
    /// The opponent.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

/// Two stacks that must fight, each named by its commander. R-30: a name stands for the stack in his city, so whoever
/// leaves it hands the name on (`combat::drop_out`), and each combat phase goes by who commands now (`combat::name_anew`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Commander of the attacking stack.
    pub attacker: PieceId,
    /// Commander of the defending stack.
    pub defender: PieceId,
}

/// A duel under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// Who fights whom.
    pub pair: Pair,
    /// From the attacker's side; the defender's is the opposite (FI-13).
    pub score: i16,
    /// Who has the right to play.
    pub to_play: Side,
    /// Cards played by attacker and defender.
    pub played: [u8; 2],
    /// Whether the right to play has passed on from attacker and defender before.
    pub passed: [bool; 2],
    /// After a defeat: the armies lost and so the length of the retreat.
    pub lost: u8,
}

impl Duel {
    /// A duel not yet opened.
    pub fn new(pair: Pair) -> Duel {
        Duel { pair, score: 0, to_play: Side::Attacker, played: [0; 2], passed: [false; 2], lost: 0 }
    }

    /// Who commands this side.
    pub fn commander(&self, side: Side) -> PieceId {
        match side {
            Side::Attacker => self.pair.attacker,
            Side::Defender => self.pair.defender,
        }
    }

    /// The score as a side sees it.
    pub fn score_of(&self, side: Side) -> i16 {
        match side {
            Side::Attacker => self.score,
            Side::Defender => -self.score,
        }
    }
}

const NO_PAIR: Pair = Pair { attacker: PieceId(0), defender: PieceId(0) };

/// What is left to fight in this combat phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combat {
    pairs: [Pair; Combat::ROOM],
    count: u8,
    /// The combat that is being fought, no longer among the pairs.
    pub duel: Option<Duel>,
}

impl Combat {
    /// The most combats of one phase.
    pub const ROOM: usize = 40;
    /// Nothing to fight.
    pub const NONE: Combat = Combat { pairs: [NO_PAIR; Combat::ROOM], count: 0, duel: None };

    /// A phase in which these pairs are left and this duel is on.
    pub fn of(pairs: &[Pair], duel: Option<Duel>) -> Combat {
        let mut combat = Combat { duel, ..Combat::NONE };
        for &pair in pairs {
            combat.add(pair);
        }
        combat
    }

    /// What is still to be fought, without the duel that is on.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs[..self.count as usize]
    }

    /// One more pair that must fight.
    pub fn add(&mut self, pair: Pair) {
        self.pairs[self.count as usize] = pair;
        self.count += 1;
    }

    /// Keeps the pairs that pass.
    pub fn retain(&mut self, keep: impl Fn(Pair) -> bool) {
        let before = *self;
        *self = Combat { duel: before.duel, ..Combat::NONE };
        for &pair in before.pairs() {
            if keep(pair) {
                self.add(pair);
            }
        }
    }

    /// Gives both stacks of every pair another name.
    pub fn rename(&mut self, name: impl Fn(PieceId) -> PieceId) {
        for pair in &mut self.pairs[..self.count as usize] {
            *pair = Pair { attacker: name(pair.attacker), defender: name(pair.defender) };
        }
    }
}
