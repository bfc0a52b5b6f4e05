//! The luck of the draw: what was drawn against what an average draw from the same pile is worth.
//!
//! Before a draw every card that may still be in the pile is as likely as any other, so each card drawn is expected to
//! be worth the average of them. Which those are follows from the sets that were shuffled, less what has been seen to
//! leave: cards drawn for nobody, face down, stay among them.

use std::collections::BTreeMap;

use board::{CardId, CardSet, PowerId};
use rules::{Event, Game, Ruleset};

use super::moment::Moment;

/// What one power has drawn.
#[derive(Clone, Copy, Default)]
pub struct Drawn {
    pub cards: u32,
    pub points: u32,
    pub expected: f32,
}

pub struct Draws {
    /// What may be in the draw pile, and in the one before it: a draw may go from one to the next.
    pile: CardSet,
    last: CardSet,
    /// Spent cards before this step, known or not.
    spent: CardSet,
    drawn: BTreeMap<PowerId, Drawn>,
    /// The power that has just drawn: faces are also told to who takes over a hand, or picks up what lay aside.
    drawing: Option<PowerId>,
    last_set: u8,
}

impl Draws {
    pub fn new(rules: &Ruleset) -> Draws {
        let (pile, last, spent) = (CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY);
        Draws { pile, last, spent, drawn: BTreeMap::new(), drawing: None, last_set: rules.pack.deck.sets }
    }

    /// The spent cards as all seats together know them. Needed only once all sets have been opened: only then spent
    /// cards are shuffled again.
    pub fn spent_unseen(&self, rules: &Ruleset, game: &Game) -> CardSet {
        let public = game.view(None);
        if public.next_set <= self.last_set {
            return CardSet::EMPTY;
        }
        let known = rules.seats().map(|seat| game.view(Some(seat)).spent.known);
        known.fold(public.seen.or(&public.spent.known), |all, known| all.or(&known))
    }

    pub fn know_spent(&mut self, spent: CardSet) {
        self.spent = spent;
    }

    pub fn hear(&mut self, event: &Event, moment: &Moment) {
        match event {
            Event::FreshDeck { sets } => self.shuffle(moment, sets),
            Event::Drew { power, .. } => self.drawing = Some(*power),
            Event::DrewCards { power, cards } => {
                if self.drawing.take() == Some(*power) {
                    self.draw(moment.rules, *power, cards);
                }
                self.pile = self.pile.without(cards);
                self.last = self.last.without(cards);
            }
            Event::TrumpTurned { card } => self.pile.remove(*card),
            _ => {}
        }
    }

    /// One set is a fresh one; two are what has been spent of them.
    fn shuffle(&mut self, moment: &Moment, sets: &[u8]) {
        let cards = sets.iter().flat_map(|&set| moment.rules.pack.deck.set(set));
        let fresh: CardSet = cards.filter(|card| sets.len() == 1 || self.spent.contains(*card)).collect();
        self.last = std::mem::replace(&mut self.pile, fresh);
    }

    fn draw(&mut self, rules: &Ruleset, power: PowerId, cards: &CardSet) {
        let old = cards.and(&self.last);
        let expected = old.len() as f32 * average(rules, &self.last)
            + (cards.len() - old.len()) as f32 * average(rules, &self.pile.or(&cards.without(&old)));
        let drawn = self.drawn.entry(power).or_default();
        drawn.cards += cards.len() as u32;
        drawn.points += points(rules, cards);
        drawn.expected += expected;
    }

    pub fn of(&self, power: PowerId) -> Drawn {
        self.drawn.get(&power).copied().unwrap_or_default()
    }
}

fn worth(rules: &Ruleset, card: CardId) -> u32 {
    match rules.value_of[usize::from(card.0)] {
        0 => rules.book.reserve_max.into(),
        value => value.into(),
    }
}

pub fn points(rules: &Ruleset, cards: &CardSet) -> u32 {
    cards.iter().map(|card| worth(rules, card)).sum()
}

fn average(rules: &Ruleset, cards: &CardSet) -> f32 {
    points(rules, cards) as f32 / cards.len().max(1) as f32
}
