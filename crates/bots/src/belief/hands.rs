//! Hands: how many cards of each suit, from the backs, the cards seen and the suits shown to be missing.

use board::{CardId, CardSet, Face, Suit};
use rules::view::PowerView;
use rules::{Ruleset, View};

use super::particles::Particles;
use super::{HandKnowledge, KINDS, KindKnowledge};

/// Cards of one set whose place the viewer does not know, by kind.
#[derive(Clone, Copy, Default)]
struct Hidden {
    cards: u8,
    kinds: [u8; KINDS],
}

pub fn infer(rules: &Ruleset, view: &View, particles: &mut Particles) -> Vec<HandKnowledge> {
    let hidden = hidden(rules, view);
    // A suit known to be missing somewhere makes it likelier elsewhere, and that is not counted but sampled.
    let exact = view.powers.iter().all(|power| power.hand.lacks.is_empty());
    let others = view.powers.iter().filter(|power| power.hand.cards.is_none());
    others.map(|power| of_hand(rules, power, &hidden, exact, particles)).collect()
}

fn of_hand(
    rules: &Ruleset,
    power: &PowerView,
    hidden: &[Hidden],
    exact: bool,
    particles: &mut Particles,
) -> HandKnowledge {
    let known = counts(rules, &power.hand.known);
    let unknown: Vec<u8> = (0..hidden.len())
        .map(|set| power.hand.by_set[set].saturating_sub(of_set(rules, &power.hand.known, set as u8 + 1)))
        .collect();
    let kinds = std::array::from_fn(|kind| {
        let lacks = Suit::ALL.get(kind).is_some_and(|&suit| power.hand.lacks.contains(suit));
        let mut found = bounds(known[kind], kind, &unknown, hidden, lacks);
        if exact {
            (found.likely, found.any) = counted(known[kind], kind, &unknown, hidden);
        } else {
            let held = |world: &super::particles::Particle| counts(rules, &world.hands[power.power.index()])[kind];
            found.likely = particles.mean(|world| f32::from(held(world)));
            found.any = particles.mean(|world| f32::from(u8::from(held(world) > 0)));
        }
        found
    });
    HandKnowledge { power: power.power, cards: power.hand.len() as u8, known: power.hand.known, kinds, exact }
}

/// What can be said for certain.
fn bounds(known: u8, kind: usize, unknown: &[u8], hidden: &[Hidden], lacks: bool) -> KindKnowledge {
    let (mut least, mut most) = (known, known);
    if !lacks {
        for (&cards, hidden) in unknown.iter().zip(hidden) {
            most += cards.min(hidden.kinds[kind]);
            least += cards.saturating_sub(hidden.cards - hidden.kinds[kind]);
        }
    }
    KindKnowledge { least, most, likely: 0.0, any: 0.0 }
}

/// The mean number, and the chance of at least one: cards drawn from each set without putting back.
fn counted(known: u8, kind: usize, unknown: &[u8], hidden: &[Hidden]) -> (f32, f32) {
    let (mut mean, mut none) = (f32::from(known), if known > 0 { 0.0 } else { 1.0 });
    for (&cards, hidden) in unknown.iter().zip(hidden) {
        let all = f32::from(hidden.cards.max(1));
        mean += f32::from(cards) * f32::from(hidden.kinds[kind]) / all;
        for drawn in 0..cards {
            let (left, others) = (hidden.cards - drawn, hidden.cards - hidden.kinds[kind]);
            none *= f32::from(others.saturating_sub(drawn)) / f32::from(left.max(1));
        }
    }
    (mean, 1.0 - none)
}

/// By set: cards in play that the viewer has not seen lie somewhere.
fn hidden(rules: &Ruleset, view: &View) -> Vec<Hidden> {
    let mut seen = view.seen.or(&view.spent.known).or(&view.aside);
    for power in &view.powers {
        seen = seen.or(&power.hand.cards.unwrap_or(power.hand.known));
    }
    let deck = &rules.pack.deck;
    let of_set = |set: u8| {
        let mut hidden = Hidden::default();
        for card in deck.set(set).filter(|&card| set < view.next_set && !seen.contains(card)) {
            hidden.cards += 1;
            hidden.kinds[kind(rules, card)] += 1;
        }
        hidden
    };
    (1..=deck.sets).map(of_set).collect()
}

fn kind(rules: &Ruleset, card: CardId) -> usize {
    match rules.pack.deck.card(card).face {
        Face::Suited(suit, _) => suit as usize,
        Face::Reserve => KINDS - 1,
    }
}

fn counts(rules: &Ruleset, cards: &CardSet) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    for card in cards.iter() {
        counts[kind(rules, card)] += 1;
    }
    counts
}

fn of_set(rules: &Ruleset, cards: &CardSet, set: u8) -> u8 {
    cards.iter().filter(|&card| rules.pack.deck.card(card).set == set).count() as u8
}
