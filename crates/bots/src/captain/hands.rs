//! The hands of a duel: ours, and those the opponent may hold, thinned out to what can be solved.

use board::{CardSet, Face, PieceId, Suit};
use rules::{Action, Dice};

use super::sketch::{NOWHERE, Sketch};
use crate::bot::{Budget, Situation};
use crate::duel::Hand;

/// More cards of a suit than this are thinned out before the duel is solved.
const MOST_OWN: u32 = 5;
const MOST_THEIRS: u32 = 4;
/// A Reserve in hand; more of them change little and cost much thought.
const MOST_RESERVES: u8 = 1;
/// With more cards than this on the table together, fewer hands are guessed: each costs more.
const EASY: u32 = 5;
const LEAST_GUESSES: u32 = 4;

/// What can be played, as values.
pub fn own(situation: &Situation) -> Hand {
    let mut hand = Hand::EMPTY;
    let mut reserves = CardSet::EMPTY;
    for action in &situation.legal.actions {
        match *action {
            Action::Play { card, declared: None, double: false } => {
                if let Face::Suited(_, value) = situation.rules.pack.deck.card(card).face {
                    hand = hand.with(value);
                }
            }
            Action::Play { card, declared: Some(_), .. } => reserves.insert(card),
            _ => {}
        }
    }
    thin(reserves.iter().take(1).fold(hand, |hand, _| hand.with(0)), MOST_OWN)
}

/// Keeps the spread of a large hand: its least, its greatest and some between.
pub fn thin(hand: Hand, most: u32) -> Hand {
    let reserves = hand.count(0).min(MOST_RESERVES);
    let values: Vec<u8> =
        hand.values().flat_map(|value| std::iter::repeat_n(value, usize::from(hand.count(value)))).collect();
    let keep = most as usize;
    if values.len() <= keep {
        return Hand::of(&values, reserves);
    }
    let kept: Vec<u8> = (0..keep).map(|at| values[at * (values.len() - 1) / (keep - 1)]).collect();
    Hand::of(&kept, reserves)
}

/// Hands the opponent may hold by all this seat has seen.
pub fn guesses(
    sketch: &Sketch,
    situation: &Situation,
    (own, other): (Hand, PieceId),
    budget: Budget,
    dice: &mut Dice,
) -> Vec<(Hand, f32)> {
    let (rules, power) = (situation.rules, sketch.power(other));
    let city = sketch.city[other.index()];
    let Some(seen) = situation.view.powers.iter().find(|seen| seen.power == power) else {
        return vec![(Hand::EMPTY, 1.0)];
    };
    if city == NOWHERE || seen.hand.is_empty() {
        return vec![(Hand::EMPTY, 1.0)];
    }
    let suit = sketch.suit(city);
    if let Some(cards) = &seen.hand.cards {
        return vec![(thin(of_suit(sketch, cards, suit), MOST_THEIRS), 1.0)];
    }
    let mut hands: Vec<(Hand, f32)> = Vec::new();
    for _ in 0..guesses_within(budget, own.len() + (seen.hand.len() as u32 / 4).min(MOST_THEIRS + 1)) {
        let world = rules.sample(situation.view, dice);
        let view = world.view(rules, Some(situation.view.seat(seen.power)));
        let cards = view.powers.iter().find(|own| own.power == power).and_then(|own| own.hand.cards);
        let hand = thin(cards.map_or(Hand::EMPTY, |cards| of_suit(sketch, &cards, suit)), MOST_THEIRS);
        match hands.iter_mut().find(|(other, _)| *other == hand) {
            Some((_, weight)) => *weight += 1.0,
            None => hands.push((hand, 1.0)),
        }
    }
    hands
}

/// Every card more doubles the work for one guess.
fn guesses_within(budget: Budget, cards: u32) -> u32 {
    let fewer = budget.0 >> cards.saturating_sub(EASY).min(31);
    fewer.max(LEAST_GUESSES.min(budget.0)).max(1)
}

/// The cards of a suit, and Reserves, which serve every suit.
pub fn of_suit(sketch: &Sketch, cards: &CardSet, suit: Suit) -> Hand {
    cards.iter().fold(Hand::EMPTY, |hand, card| match sketch.rules.pack.deck.card(card).face {
        Face::Suited(own, value) if own == suit => hand.with(value),
        Face::Suited(..) => hand,
        Face::Reserve => hand.with(0),
    })
}
