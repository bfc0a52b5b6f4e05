//! What is asked: one sentence for every question.

use board::{FateCardId, Suit};

use super::message::{Message, message};
use super::names::{Names, cities, signed, suit_name};
use crate::question::{About, Question};

pub fn message(names: &Names, question: &Question) -> Message {
    let about = question.about;
    let asks = Message::new(about.key());
    let message = match about {
        About::Deploy => asks.with("unit", names.unit()),
        About::Duel { score, suit } => asks.with("score", signed(score)).with("suit", suit_name(suit)),
        About::Retreat { steps } => asks.with("distance", cities(steps)),
        About::Fate { card, suit } => fate(names, asks, card, suit),
        About::Execute { card } | About::Effect { card, .. } => asks.with("card", names.political_card(card)),
        About::PaySupply { due } => asks.with("due", due),
        // These are asked of the player, whatever the power.
        About::SaxonShift { most } => return asks.with("boxes", message!("n-boxes", n = most)),
        About::Vote { free } => return asks.with("votes", message!("n-free-votes", n = free)),
        About::Consent | About::Command => return asks,
        _ => asks,
    };
    message.with("power", names.power(question.power))
}

fn fate(names: &Names, asks: Message, card: FateCardId, suit: Suit) -> Message {
    let card = &names.rules.pack.fate[card.index()];
    let text = card.text(&names.rules.mode.slug, Some(suit));
    asks.with("title", &card.title).with("text", text)
}
