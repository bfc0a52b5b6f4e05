//! What happened in politics, winters, peaces and boxes.

use board::PowerId;

use super::names::{Names, cards, listed, suit_name};
use crate::action::Execution;
use crate::event::Event;

pub fn stages(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::StageBegan { ref powers } => {
            let powers = listed(powers.iter().map(|&power| names.power(power)).collect());
            format!("it is the turn of {powers}.")
        }
        Event::SeatDone { seat } => format!("{} has ended all movement.", names.seat(seat)),
        Event::CombatsBegin => "the combats begin.".into(),
        Event::HussarPlaced { city, .. } => format!("hussars ride to {}.", names.city(city)),
        Event::HussarGone { .. } => "hussars are driven off.".into(),
        Event::TrainEntered { train, city, pay } => {
            format!("{} comes in at {} for {}.", names.piece(train), names.city(city), names.cards(&pay))
        }
        Event::PaidSupply { power, pay, due } => {
            format!("{} pays {} for harassed supply worth {due} points.", names.power(power), names.cards(&pay))
        }
        Event::Hungry { stack, lost } => format!("{} go hungry and lose {lost}.", names.pieces(stack)),
        Event::SubsidyPaid { giver, receiver } => {
            format!("{} pays {} a subsidy of one card.", names.power(giver), names.power(receiver))
        }
        Event::ContractMade { giver, receiver, turns } => {
            format!("{} will pay {} a subsidy for {turns} turns.", names.power(giver), names.power(receiver))
        }
        Event::ContractEnded { giver, receiver } => {
            format!("the subsidy of {} to {} ends.", names.power(giver), names.power(receiver))
        }
        Event::PutAside { number } => format!("unseen, {} are put aside.", cards(number)),
        Event::Disputed => "the allies dispute the order of their moves: they move in turn.".into(),
        Event::ConsentAsked { stack } => format!("{} wish to unite.", names.pieces(stack)),
        Event::UnionRefused => "the union is declined.".into(),
        Event::WinterBegan { turn } => format!("winter comes after turn {turn}."),
        Event::WinterScores { .. } => "the winter scores are noted.".into(),
        _ => return None,
    })
}

pub fn politics(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::ElectionCalled => "an emperor will be elected at the end of this turn.".into(),
        Event::PoliticalCard { card } => format!("on the table lies \u{201c}{}\u{201d}.", names.political_card(card)),
        Event::TrumpTurned { card } => format!("{} is turned up.", names.card(card)),
        Event::Trump { suit } => format!("{} are trump.", suit_name(suit)),
        Event::Bid { power, placed: true } => format!("{} places a card on the display.", names.power(power)),
        Event::Bid { power, placed: false } => format!("{} places nothing.", names.power(power)),
        Event::BidShown { power, card, counts } => {
            let worth = if counts { "it counts" } else { "a bluff" };
            format!("{} has placed {}: {worth}.", names.power(power), names.card(card))
        }
        Event::TookBack { power } => format!("{} takes its cards off the display.", names.power(power)),
        Event::Conserved { power } => format!("{} conserves its influence.", names.power(power)),
        Event::TookCard { power, card } => {
            format!("{} takes \u{201c}{}\u{201d}.", names.power(power), names.political_card(card))
        }
        Event::Executed { power, execution: Execution::BURY, .. } => {
            format!("{} throws the card away.", names.power(power))
        }
        Event::Executed { power, execution, .. } => executed(names, power, &execution),
        Event::Discarded { power, cards } => format!("{} gives up {}.", names.power(power), names.cards(&cards)),
        Event::MarkerMoved { track, to } => format!("the marker of {} goes to box {to}.", names.track(track)),
        Event::CorpsSent { general } => format!("{} goes abroad.", names.piece(general)),
        Event::Voted { seat, franz, karl } => {
            format!("{} votes: {franz} for Franz, {karl} for Karl Albrecht.", names.seat(seat))
        }
        Event::Elected { franz, karl } => {
            let emperor = if franz > karl { "Franz of Lorraine" } else { "Karl Albrecht of Bavaria" };
            format!("{emperor} is elected emperor, by {} votes to {}.", franz.max(karl), franz.min(karl))
        }
        _ => return None,
    })
}

fn executed(names: &Names, power: PowerId, execution: &Execution) -> String {
    let mut parts = Vec::new();
    if execution.obey {
        parts.push("follows the instruction".to_string());
    }
    for (track, steps) in execution.shifts.iter().enumerate() {
        if let Some(steps) = steps {
            parts.push(format!("shifts {} by {steps:+}", names.track(track as u8)));
        }
    }
    format!("{} {}.", names.power(power), listed(parts))
}

pub fn peace(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::PointsWon { power, points } => format!("{} gains {}.", names.power(power), victory_points(points)),
        Event::PointsLost { power, points } => format!("{} loses {}.", names.power(power), victory_points(points)),
        Event::SaxonyTurns { side } => match side {
            0 => "Saxony stands by Prussia.".into(),
            1 => "Saxony is neutral.".into(),
            _ => "Saxony stands by Austria.".into(),
        },
        Event::SentHome { piece, city } => format!("{} goes home to {}.", names.piece(piece), names.city(city)),
        Event::Displaced { piece, city } => format!("{} must go to {}.", names.piece(piece), names.city(city)),
        Event::PeaceOffered { offered: true } => "Prussia offers peace for Silesia.".into(),
        Event::PeaceOffered { offered: false } => "Prussia offers no peace.".into(),
        Event::PeaceAnswered { accepted: true } => "Austria accepts the peace.".into(),
        Event::PeaceAnswered { accepted: false } => "Austria refuses the peace.".into(),
        Event::PeaceMade => "Silesia is Prussian.".into(),
        Event::NeutralityEnds => "Prussia is neutral no longer.".into(),
        Event::SetAside { power, markers } => {
            format!("{} sets {markers} of its victory markers aside.", names.power(power))
        }
        Event::Ceded { prussia, france, austria } => format!(
            "Austria cedes Silesia; Prussia lacked {prussia}, France {france}, Austria still held {austria} there."
        ),
        _ => return None,
    })
}

fn victory_points(points: u8) -> String {
    if points == 1 { "one victory point".into() } else { format!("{points} victory points") }
}
