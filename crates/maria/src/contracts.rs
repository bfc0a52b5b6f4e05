//! The subsidy contracts of a position (rule 20).

use board::PowerId;

/// M-20.10: contracts that can run at once: at most eight pairs have a major giver and an ally to receive.
pub const CONTRACTS: usize = 8;

/// M-20.4, M-20.9: one card a turn for some turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contract {
    pub giver: PowerId,
    pub receiver: PowerId,
    /// S markers left; of the contract every game begins with, turns left.
    pub turns: u8,
    /// M-20.7: the contract every game begins with, or one turn of it by choice (M-8.4): it cannot be ended early.
    pub bound: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contracts {
    pub slots: [Option<Contract>; CONTRACTS],
}

impl Contracts {
    pub const NONE: Contracts = Contracts { slots: [None; CONTRACTS] };

    pub fn between(&self, giver: PowerId, receiver: PowerId) -> Option<Contract> {
        self.slots.iter().flatten().copied().find(|one| one.giver == giver && one.receiver == receiver)
    }
}
