//! What is asked: one sentence for every question.

use board::Suit;
use board::pack::FateKind;

use super::message::{Message, message};
use super::names::{Names, cities, signed, suit_name};
use crate::question::{About, Question};

pub fn message(names: &Names, question: &Question) -> Message {
    let message = match question.about {
        About::Deploy => message!("about-deploy", unit = names.unit()),
        About::Discard => message!("about-discard"),
        About::Offensive => message!("about-offensive"),
        About::Movement => message!("about-movement"),
        About::CombatOrder => message!("about-combat-order"),
        About::Evade => message!("about-evade"),
        About::Duel { score, suit } => message!("about-duel", score = signed(score), suit = suit_name(suit)),
        About::Retreat { steps } => message!("about-retreat", distance = cities(steps)),
        About::Leaving => message!("about-leaving"),
        About::Fate { card, suit } => fate(names, card, suit),
        About::ExchangeOffer => message!("about-exchange-offer"),
        About::ExchangeCard => message!("about-exchange-card"),
        About::Trump => message!("about-trump"),
        About::Bid => message!("about-bid"),
        About::Influence => message!("about-influence"),
        About::Execute { card } => message!("about-execute", card = names.political_card(card)),
        About::Effect { card, .. } => message!("about-effect", card = names.political_card(card)),
        About::Corps => message!("about-corps"),
        About::Hussars => message!("about-hussars"),
        About::Subsidy => message!("about-subsidy"),
        About::PaySupply { due } => message!("about-pay-supply", due = due),
        About::Feed => message!("about-feed"),
        About::Reduction => message!("about-reduction"),
        About::PeaceOffer => message!("about-peace-offer"),
        About::PeaceAnswer => message!("about-peace-answer"),
        About::Displace => message!("about-displace"),
        About::SaxonReturn => message!("about-saxon-return"),
        About::SecondTrain => message!("about-second-train"),
        About::Winter => message!("about-winter"),
        About::Cession => message!("about-cession"),
        // The rest is asked of the player, whatever the power.
        About::SaxonShift { most } => return message!("about-saxon-shift", boxes = message!("n-boxes", n = most)),
        About::Vote { free } => return message!("about-vote", votes = message!("n-free-votes", n = free)),
        About::Consent => return message!("about-consent"),
        About::Command => return message!("about-command"),
    };
    message.with("power", names.power(question.power))
}

fn fate(names: &Names, card: u8, suit: Suit) -> Message {
    let card = &names.rules.pack.fate[card as usize];
    let text = match &card.kind {
        FateKind::Minor { versions } => &versions[suit as usize].text,
        FateKind::Stroke { text, .. } => text,
    };
    message!("about-fate", title = &card.title, text = text)
}
