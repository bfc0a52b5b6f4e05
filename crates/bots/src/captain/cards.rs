//! What cards are worth to a captain, and how he pays.

use board::{CardId, CardSet, Face, PowerId, PowerSet};
use rules::Ruleset;

use super::sketch::Sketch;

/// How dear each suit is to a power: dearer where its generals stand near the enemy.
pub fn suit_needs(sketch: &Sketch, power: PowerId) -> [f32; 4] {
    let mut needs = [0.6; 4];
    for general in sketch.generals_of(PowerSet::one(power)) {
        let city = sketch.city[general.index()];
        let foes = sketch.generals_of(sketch.hostile(power));
        let nearest = foes.map(|foe| sketch.distance(sketch.city[foe.index()], city)).min().unwrap_or(u8::MAX);
        if nearest <= 5 {
            needs[sketch.suit(city) as usize] += 0.5 / f32::from(nearest.max(1)) + 0.1;
        }
    }
    needs.map(|need| need.min(1.5))
}

pub fn worth(rules: &Ruleset, needs: &[f32; 4], card: CardId) -> f32 {
    match rules.pack.deck.card(card).face {
        Face::Suited(suit, value) => needs[suit as usize] * f32::from(value),
        Face::Reserve => 1.3 * f32::from(rules.book.reserve_max),
    }
}

/// What a card not yet seen is worth on average.
pub fn mean_worth(rules: &Ruleset, needs: &[f32; 4]) -> f32 {
    let deck = &rules.pack.deck;
    let mean_need = needs.iter().sum::<f32>() / 4.0;
    mean_need * f32::from(deck.lowest + deck.highest) / 2.0
}

/// Points a card pays.
pub fn points(rules: &Ruleset, card: CardId) -> usize {
    match rules.pack.deck.card(card).face {
        Face::Suited(_, value) => usize::from(value),
        Face::Reserve => usize::from(rules.book.reserve_max),
    }
}

pub fn sum(rules: &Ruleset, cards: &CardSet) -> usize {
    cards.iter().map(|card| points(rules, card)).sum()
}

/// The cards that cover a price and are missed the least; `None` if all together do not.
pub fn payment(rules: &Ruleset, needs: &[f32; 4], hand: &CardSet, price: usize) -> Option<CardSet> {
    if sum(rules, hand) < price {
        return None;
    }
    let most = price + usize::from(rules.pack.deck.highest);
    let mut best: Vec<Option<(f32, CardSet)>> = vec![None; most + 1];
    best[0] = Some((0.0, CardSet::EMPTY));
    for card in hand.iter() {
        let (value, cost) = (points(rules, card), worth(rules, needs, card));
        for from in (0..=most - value.min(most)).rev() {
            let Some((sum, mut cards)) = best[from] else { continue };
            let to = from + value;
            if best[to].is_none_or(|(other, _)| sum + cost < other) {
                cards.insert(card);
                best[to] = Some((sum + cost, cards));
            }
        }
    }
    let covering = best.into_iter().skip(price).flatten();
    covering.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, cards)| cards)
}
