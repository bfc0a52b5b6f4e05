//! The subsidy contracts of a position (rule 20).

use board::PowerId;

/// M-20.10: contracts that can run at once: at most eight pairs have a major giver and an ally to receive.
pub const CONTRACTS: usize = 8;

/// M-20.4, M-20.9: one card a turn for some turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contract {
    /// The major power that gives up a card of its draw each turn.
    pub giver: PowerId,
    /// The ally that draws one more.
    pub receiver: PowerId,
    /// S markers left; of the contract every game begins with, turns left.
    pub turns: u8,
    /// M-20.7: the contract every game begins with, or one turn of it by choice (M-8.4): it cannot be ended early.
    pub bound: bool,
}

/// All contracts that run; the order of the slots means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contracts {
    /// At most one contract for a pair of giver and receiver.
    pub slots: [Option<Contract>; CONTRACTS],
}

impl Contracts {
    /// No contract runs.
    pub const NONE: Contracts = Contracts { slots: [None; CONTRACTS] };

    /// The contract by which the one pays the other, if there is one.
    pub fn between(&self, giver: PowerId, receiver: PowerId) -> Option<Contract> {
        self.slots.iter().flatten().copied().find(|one| one.giver == giver && one.receiver == receiver)
    }
}
