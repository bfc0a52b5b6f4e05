//! What the opponent of a duel has just played, and which hands we may hold in his eyes.

use board::{Face, PieceId, PowerId};
use rules::{Dice, Event};

use super::hands::{of_suit, thin};
use super::sketch::Sketch;
use crate::bot::Situation;
use crate::duel::{Hand, Play, Seen, Solver, Stakes};

/// The opponent is thought to imagine so many hands of ours at most.
const MOST_OURS: usize = 4;
/// Larger hands are not weighed: thinking with his head for all of them would take longer than the rest of the duel.
const MOST_CARDS: u32 = 3;

/// Weighs the hands the opponent may hold by what he has played since our last card. `own` and `other` command.
pub fn weigh(
    (sketch, situation): (&Sketch, &Situation),
    (own, other): (PieceId, PieceId),
    stakes: &Stakes,
    theirs: &mut [(Hand, f32)],
    dice: &mut Dice,
) {
    let stretch = stretch(situation, sketch.power(other));
    let large = theirs.iter().any(|(hand, _)| hand.len() + stretch.len() as u32 > MOST_CARDS + 1);
    if stretch.is_empty() || theirs.len() < 2 || large {
        return;
    }
    let ours: Vec<(Hand, f32)> = (0..theirs.len().min(MOST_OURS))
        .filter_map(|_| Some((ours_in_his_eyes(sketch, situation, (own, other), dice)?, 1.0)))
        .collect();
    if !ours.is_empty() {
        Solver::new(stakes.clone()).weigh(1, theirs, &ours, &stretch);
    }
}

/// A hand we may hold by all the opponent has seen: he is imagined, and imagines us.
fn ours_in_his_eyes(
    sketch: &Sketch,
    situation: &Situation,
    (own, other): (PieceId, PieceId),
    dice: &mut Dice,
) -> Option<Hand> {
    let (rules, view) = (situation.rules, situation.view);
    let him = view.seat(sketch.power(other));
    let his = rules.sample(view, dice).view(rules, Some(him));
    let imagined = rules.sample(&his, dice).view(rules, Some(situation.seat));
    let cards = imagined.common.powers.into_iter().find(|seen| seen.power == sketch.power(own))?.hand.cards?;
    Some(thin(of_suit(sketch, &cards, sketch.suit(sketch.city[own.index()])), MOST_CARDS))
}

/// His plays since our last card. None if one of them did not count its own value.
fn stretch(situation: &Situation, other: PowerId) -> Vec<Seen> {
    let mut seen = Vec::new();
    for event in situation.events {
        match *event {
            Event::Played { power, card, counted, score } if power == other => {
                let play = match situation.rules.pack.deck.card(card).face {
                    Face::Suited(_, value) if value == counted => Play::Card(value),
                    Face::Suited(..) => return Vec::new(),
                    Face::Reserve => Play::Reserve(counted),
                };
                seen.push(Seen { score: score - i16::from(counted), play });
            }
            Event::CombatBegan { .. } | Event::Played { .. } => seen.clear(),
            _ => {}
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use board::CardId;
    use rules::{Legal, Log, Seat, Seed};

    use super::*;

    /// A situation in which a seat was shown these events.
    fn seen(events: &[Event], other: PowerId) -> Vec<Seen> {
        let pack = board::standard("friedrich").expect("the standard pack is sound");
        let rules = rules::Ruleset::new(pack, "scenario-1", rules::Options::default()).expect("the mode exists");
        let state = rules.start(Seed::from_number(1), &mut Log::silent());
        let (seat, question) = rules.next_asked(&state).expect("somebody is asked");
        let (view, legal): (_, Legal) = (rules.view(&state, Some(seat)), rules.legal(&state, seat));
        let situation = Situation { rules: &rules, seat: Seat(0), view: &view, events, question, legal: &legal };
        stretch(&situation, other)
    }

    #[test]
    fn only_his_plays_since_our_last_card_count() {
        let pack = board::standard("friedrich").expect("the standard pack is sound");
        let value = |card: CardId| match pack.deck.card(card).face {
            Face::Suited(_, value) => value,
            Face::Reserve => 0,
        };
        let (he, we) = (PowerId(0), PowerId(1));
        let card = CardId(0);
        let worth = value(card);
        let his = |score: i16| Event::Played { power: he, card, counted: worth, score };
        let ours = Event::Played { power: we, card, counted: worth, score: 1 };
        let play = Seen { score: 4 - i16::from(worth), play: Play::Card(worth) };
        assert_eq!(seen(&[his(9), ours.clone(), his(4)], he), [play]);
        assert!(seen(&[his(9), ours], he).is_empty());
        assert!(seen(&[Event::Played { power: he, card, counted: worth + 1, score: 4 }], he).is_empty());
    }
}
