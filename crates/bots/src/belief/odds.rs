//! What may be expected of a combat before it is fought.
//!
//! In every imagined world both sides play for the win: whoever is behind plays the least card that turns the score, or
//! his best one, and stops once he cannot catch up. Thrift, bluff and what fate forbids are not thought of.

use board::{CardSet, Face, PieceId, PieceSet, PowerId, Suit};
use rules::{Dice, Ruleset, View};

use super::particles::{Particle, Particles};

/// Who fights whom, from the side that asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// Who commands: the own side first.
    pub commanders: [PieceId; 2],
    pub stacks: [PieceSet; 2],
    /// The suits of the sectors they stand in.
    pub suits: [Suit; 2],
}

/// What one side can bring into a combat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SideOdds {
    pub suit: Suit,
    /// Cards that can be played, Reserves included.
    pub cards: f32,
    pub points: f32,
    /// Whether both are certain; else they are means.
    pub exact: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FightOdds {
    pub sides: [SideOdds; 2],
    /// The chance of the own side; a tie counts half.
    pub win: f32,
    /// The mean of the score at the end, from the own side.
    pub score: f32,
}

/// From what the viewer knows: its own hand as it is, others as they may be.
pub fn odds(rules: &Ruleset, view: &View, meeting: &Meeting, worlds: u32, seed: u64) -> FightOdds {
    let mut particles = Particles::new(rules, view, worlds, Dice::new(seed));
    let powers = meeting.commanders.map(|general| rules.power(general));
    let side = |at: usize, particles: &mut Particles| {
        let hand = |world: &Particle| playable(rules, &world.hands[powers[at].index()], meeting.suits[at]);
        SideOdds {
            suit: meeting.suits[at],
            cards: particles.mean(|world| hand(world).len() as f32),
            points: particles.mean(|world| f32::from(hand(world).iter().sum::<u8>())),
            exact: is_known(view, powers[at]),
        }
    };
    let sides = [side(0, &mut particles), side(1, &mut particles)];
    let score = |world: &Particle| {
        let troops =
            meeting.stacks.map(|stack| stack.iter().map(|one| i16::from(world.troops[one.index()])).sum::<i16>());
        let hands = [0, 1].map(|at| playable(rules, &world.hands[powers[at].index()], meeting.suits[at]));
        play_out(troops[0] - troops[1], hands)
    };
    let win = particles.mean(|world| match score(world) {
        0 => 0.5,
        score if score > 0 => 1.0,
        _ => 0.0,
    });
    FightOdds { sides, win, score: particles.mean(|world| f32::from(score(world))) }
}

fn is_known(view: &View, power: PowerId) -> bool {
    view.powers.iter().any(|seen| seen.power == power && (seen.hand.cards.is_some() || seen.hand.is_empty()))
}

/// The values of the cards that can be played in a suit, the least first; a Reserve may take its greatest value.
fn playable(rules: &Ruleset, hand: &CardSet, suit: Suit) -> Vec<u8> {
    let mut values: Vec<u8> = hand
        .iter()
        .filter_map(|card| match rules.pack.deck.card(card).face {
            Face::Suited(own, value) => (own == suit).then_some(value),
            Face::Reserve => Some(rules.book.reserve_max),
        })
        .collect();
    values.sort_unstable();
    values
}

/// The score at the end, from the first side.
fn play_out(mut score: i16, mut hands: [Vec<u8>; 2]) -> i16 {
    loop {
        // At zero the second side has the word: which of them begins changes little.
        let behind = usize::from(score >= 0);
        let gap = score.unsigned_abs();
        let left: u16 = hands[behind].iter().map(|&value| u16::from(value)).sum();
        if left < gap || hands[behind].is_empty() {
            return score;
        }
        let turning = hands[behind].iter().position(|&value| u16::from(value) > gap);
        let at = turning.unwrap_or(hands[behind].len() - 1);
        let value = i16::from(hands[behind].remove(at));
        score += if behind == 0 { value } else { -value };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_cards_the_armies_decide() {
        assert_eq!(play_out(3, [vec![], vec![]]), 3);
        assert_eq!(play_out(-2, [vec![], vec![5]]), -2);
    }

    #[test]
    fn whoever_cannot_catch_up_keeps_his_cards() {
        assert_eq!(play_out(4, [vec![], vec![1, 2]]), 4);
    }

    #[test]
    fn the_least_card_that_turns_is_played() {
        assert_eq!(play_out(-2, [vec![3, 9], vec![]]), 1);
        assert_eq!(play_out(-2, [vec![3, 9], vec![4]]), 6, "3, then 4, then 9");
    }
}
