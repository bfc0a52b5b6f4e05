//! Influence on the political display: how much there is, who decides next, and on which cards (17.4, 17.5).

use board::{CardId, CardSet, PoliticalCardId, PowerId};

use crate::rules::Ruleset;
use crate::state::Own;
use engine::shared::cards;

/// M-17.4.4: what a Reserve is worth on the display.
const RESERVE_ON_DISPLAY: u32 = 16;

/// M-17.4.4, M-17.4.5: influence of a square.
pub fn influence(rules: &Ruleset, open: &CardSet) -> u32 {
    let worth = |card: CardId| match cards::suit_of(rules, card) {
        None => RESERVE_ON_DISPLAY,
        Some(_) => u32::from(cards::worth(rules, card)),
    };
    open.iter().map(worth).sum()
}

/// M-17.4.6, M-17.5.1, M-17.5.4, M-25.5.2, M-25.6.1: squares with open cards, most influence first.
pub fn rank(rules: &Ruleset, own: &mut Own) {
    let mut squares: Vec<u8> = (0..4).filter(|&at| own.squares[at as usize].has_open()).collect();
    squares.sort_by_key(|&at| std::cmp::Reverse((influence(rules, &own.squares[at as usize].open()), at)));
    own.politics.ranking = std::array::from_fn(|at| squares.get(at).copied());
    own.politics.next = 0;
}

/// The power that decides now.
pub fn decider(rules: &Ruleset, own: &Own) -> Option<PowerId> {
    let square = (*own.politics.ranking.get(own.politics.next as usize)?)?;
    rules.pack.squares.get(square as usize).copied()
}

/// M-17.5.2: the open cards with its arms.
pub fn takeable(rules: &Ruleset, own: &Own, power: PowerId) -> Vec<PoliticalCardId> {
    let shows = |card: &PoliticalCardId| rules.pack.politics[card.index()].arms.contains(&power);
    own.politics.cards.into_iter().flatten().filter(shows).collect()
}
