//! What is asked: one sentence for every question.

use board::pack::FateKind;

use super::names::{Names, capital, cities, suit_name};
use crate::question::{About, Question};

pub fn sentence(names: &Names, question: &Question) -> String {
    let power = names.power(question.power);
    capital(match question.about {
        About::Deploy => format!("Distribute the armies of {power} over its generals."),
        About::Discard => format!("Lay down one of the cards {power} has just drawn, unseen."),
        About::Offensive => format!("Shall {power} take the offensive? If so, lay open a card."),
        About::Movement => format!("{power} moves: march, recruit, or end the movement."),
        About::CombatOrder => format!("Which of its combats does {power} fight next?"),
        About::Evade => format!("{power} is attacked: step aside or stand."),
        About::Duel { score, suit } => {
            format!("{power} at a score of {score}: play {} or a Reserve, or stop.", suit_name(suit))
        }
        About::Retreat { steps } => {
            format!("{power} has won: choose where the beaten retreat, {} away.", cities(steps))
        }
        About::Leaving => format!("Choose the general of {power} who leaves the war."),
        About::Fate { card, suit } => {
            let card = &names.rules.pack.fate[card as usize];
            let text = match &card.kind {
                FateKind::Minor { versions } => &versions[suit as usize].text.en,
                FateKind::Stroke { text, .. } => &text.en,
            };
            format!("{}: {text} {power} decides.", card.title.en)
        }
        About::ExchangeOffer => format!("Is {power} willing to exchange a card?"),
        About::ExchangeCard => format!("Choose the card {power} gives away."),
    })
}
