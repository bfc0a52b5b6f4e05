//! What is asked: one sentence for every question.

use board::pack::FateKind;

use super::names::{Names, capital, cities, suit_name};
use crate::question::{About, Question};

pub fn sentence(names: &Names, question: &Question) -> String {
    let power = names.power(question.power);
    capital(match question.about {
        About::Deploy => format!("Distribute the {} of {power} over its generals.", names.rules.book.unit.many),
        About::Discard => format!("Lay down one of the cards {power} has just drawn, unseen."),
        About::Offensive => format!("Shall {power} take the offensive? If so, lay open a card."),
        About::Movement => format!("{power} moves its pieces, or ends the movement."),
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
        about => politics(names, &power, about),
    })
}

/// Questions of politics, hussars, boxes and unions.
fn politics(names: &Names, power: &str, about: About) -> String {
    let card_title = |card: u8| names.political_card(card);
    match about {
        About::Trump => format!("{power} has won the last combat: name the trump suit."),
        About::Bid => format!("{power} may place a card on the political display."),
        About::Influence => format!("{power} takes a political card or conserves its influence."),
        About::Execute { card } => format!("What does {power} make of \u{201c}{}\u{201d}?", card_title(card)),
        About::Effect { card, .. } => format!("{power} decides what \u{201c}{}\u{201d} brings.", card_title(card)),
        About::Corps => format!("Which general of {power} goes abroad?"),
        About::Hussars => format!("{power} places its hussars, or leaves them."),
        About::Subsidy => format!("Does {power} pay its subsidy this turn?"),
        About::PaySupply { due } => format!("{power} owes {due} points for supply lines that hussars harass."),
        About::Feed => format!("{power} cannot pay for all: who is fed?"),
        About::SaxonShift { most } => format!("How far does the Saxony marker go, up to {}?", boxes(most)),
        About::Reduction => format!("Does {power} reduce its war aims?"),
        About::PeaceOffer => format!("Does {power} offer peace for Silesia?"),
        About::PeaceAnswer => format!("Does {power} accept the peace and give up Silesia?"),
        About::Displace => format!("Pieces of {power} must go elsewhere: choose where."),
        About::SaxonReturn => format!("The general of {power} may return with new troops."),
        About::SecondTrain => format!("Where does the second train of {power} come in?"),
        About::Vote { free } => format!("The imperial election: {free} free votes to cast."),
        About::Winter => format!("Winter: {power} may recruit."),
        About::Cession => format!("Does {power} cede Silesia?"),
        About::Consent => "Another player's general wants to unite with yours: do you agree?".into(),
        About::Command => "Equal ranks unite: who commands?".into(),
        _ => format!("{power} decides."),
    }
}

fn boxes(number: u8) -> String {
    if number == 1 { "one box".into() } else { format!("{number} boxes") }
}
