//! What happened: one line of the log for every event.

use board::pack::FateKind;

use super::names::{Names, capital, cards, listed};
use super::{politics, treaty};
use crate::event::Event;
use crate::outcome::{Outcome, Reason};
use crate::ruleset::Seat;

/// Said if there is no better sentence; a test sees to it that there is one for every event.
pub const PLAIN: &str = "something happened.";

pub fn sentence(names: &Names, event: &Event) -> String {
    let tellers = [
        turns_and_cards,
        movement,
        conquest_and_recruits,
        combat,
        supply_and_fate,
        changes,
        politics::stages,
        politics::politics,
        politics::peace,
        treaty::events,
    ];
    let told = tellers.iter().find_map(|tell| tell(names, event));
    capital(told.unwrap_or_else(|| PLAIN.into()))
}

fn turns_and_cards(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::Deployed { power } => {
            format!("{} has distributed its {}.", names.power(power), names.rules.book.unit.many)
        }
        Event::TurnBegan { turn } => format!("turn {turn} begins."),
        Event::PowerActs { power } => format!("it is the turn of {}.", names.power(power)),
        Event::FreshDeck { ref sets } => {
            let sets = listed(sets.iter().map(|set| format!("set {set}")).collect());
            format!("the draw pile is made anew from {sets}.")
        }
        Event::Drew { power, number } => format!("{} draws {}.", names.power(power), cards(number)),
        Event::DrewCards { power, cards } => format!("{} receives {}.", names.power(power), names.cards(&cards)),
        Event::DiscardedHidden { power, number } => {
            format!("{} lays down {} unseen.", names.power(power), cards(number))
        }
        Event::DiscardedCard { power, card } => format!("{} parts with {}.", names.power(power), names.card(card)),
        Event::FictionalDraw { number } => {
            format!("the share of the absent player is laid aside unseen: {}.", cards(number))
        }
        Event::CardsExchanged { powers } => {
            format!("{} and {} exchange a card.", names.power(powers[0]), names.power(powers[1]))
        }
        Event::ReceivedCard { power, card } => format!("{} is given {}.", names.power(power), names.card(card)),
        _ => return None,
    })
}

fn movement(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::Marched { group, ref path } => {
            let verb = if group.len() == 1 { "marches" } else { "march" };
            format!("{} {verb} {}.", names.pieces(group), names.path(path))
        }
        Event::Stacked { stack, city } => format!("{} stand together in {}.", names.pieces(stack), names.city(city)),
        Event::TrainTaken { train, by, city } => {
            format!("{} takes {} in {}.", names.power(by), names.piece(train), names.city(city))
        }
        Event::Stepped { piece, ref path } => format!("{} moves {}.", names.piece(piece), names.path(path)),
        Event::MovementEnded { power } => format!("{} has moved.", names.power(power)),
        _ => return None,
    })
}

fn conquest_and_recruits(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::Conquered { site, by } => format!("{} conquers {}.", names.power(by), names.site(site)),
        Event::Questioned { site, by } => {
            format!("{} claims {}; the combats will decide.", names.power(by), names.site(site))
        }
        Event::QuestionLifted { site } => format!("{} stays as it is.", names.site(site)),
        Event::Reconquered { site, by } => format!("{} wins {} back.", names.power(by), names.site(site)),
        Event::Recruited { power, armies: number, ref pay, total } => {
            let power = names.power(power);
            format!(
                "{power} recruits {} for {} and has {} now.",
                names.armies(number),
                names.cards(pay),
                names.armies(total)
            )
        }
        Event::Returned { piece, city } => format!("{} comes back in {}.", names.piece(piece), names.city(city)),
        Event::FreeArmy { power, total } => {
            format!(
                "{} gets {} free and has {} now.",
                names.power(power),
                names.rules.book.unit.with_article,
                names.armies(total)
            )
        }
        Event::ArmyLost { power, total } => {
            format!(
                "{} loses {} and has {} now.",
                names.power(power),
                names.rules.book.unit.with_article,
                names.armies(total)
            )
        }
        _ => return None,
    })
}

fn combat(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::CombatBegan { attacker, defender, attackers, defenders } => {
            let (attacker, defender) = (names.piece(attacker), names.piece(defender));
            format!("{attacker} with {} attacks {defender} with {}.", names.armies(attackers), names.armies(defenders))
        }
        Event::CombatLapsed { attacker, defender } => {
            format!("there is no combat of {} against {}.", names.piece(attacker), names.piece(defender))
        }
        Event::Played { power, card, counted, score } => {
            let (power, card) = (names.power(power), names.card(card));
            format!("{power} plays {card}, which counts {counted}: the score is {score:+}.")
        }
        Event::Tied { attacker, defender } => {
            format!("{} and {} part undecided.", names.piece(attacker), names.piece(defender))
        }
        Event::Beaten { loser, winner, score, lost } => {
            let (winner, loser) = (names.piece(winner), names.piece(loser));
            format!("{winner} beats {loser}, who stands at {score:+} and loses {}.", names.armies(lost))
        }
        Event::Retreated { stack, ref path } => {
            let verb = if stack.len() == 1 { "retreats" } else { "retreat" };
            format!("{} {verb} {}.", names.pieces(stack), names.path(path))
        }
        Event::NoRetreat { stack } => format!("there is no way out for {}.", names.pieces(stack)),
        Event::Evaded { stack, to } => {
            let verb = if stack.len() == 1 { "steps" } else { "step" };
            format!("{} {verb} aside to {}.", names.pieces(stack), names.city(to))
        }
        Event::Removed { general } => format!("{} is removed from the map.", names.piece(general)),
        _ => return None,
    })
}

fn supply_and_fate(names: &Names, event: &Event) -> Option<String> {
    let has = |pieces: board::PieceSet| if pieces.len() == 1 { "is" } else { "are" };
    Some(match *event {
        Event::TurnedOver { stack } => format!("{} {} out of supply.", names.pieces(stack), has(stack)),
        Event::TurnedBack { stack } => format!("{} {} in supply again.", names.pieces(stack), has(stack)),
        Event::Starved { stack } => format!("{} {} lost for want of supply.", names.pieces(stack), has(stack)),
        Event::FateMarkerRemoved { turn } => format!("turn {turn} ends; fate does not stir yet."),
        Event::FateDrawn { card, suit } => {
            let card = &names.rules.pack.fate[card as usize];
            let text = match (&card.kind, suit) {
                (FateKind::Stroke { text, .. }, _) => &text.en,
                (FateKind::Minor { versions }, Some(suit)) => &versions[suit as usize].text.en,
                (FateKind::Minor { .. }, None) => &card.title.en,
            };
            format!("fate: {}. {text}", card.title.en)
        }
        Event::FateEnded => "the effect of fate is over.".into(),
        Event::OfferAnswered { power, accepted } => {
            format!("{} {} to exchange a card.", names.power(power), if accepted { "agrees" } else { "declines" })
        }
        Event::Declined { power } => format!("{} makes no use of it.", names.power(power)),
        Event::OffensiveDeclined => "Prussia stays on the defensive.".into(),
        Event::OffensiveBegun { card } => format!("Prussia takes the offensive and lays open {}.", names.card(card)),
        Event::OffensiveCardTaken { card } => format!("Austria takes {}, which lay open.", names.card(card)),
        Event::OffensiveFailed => "Prussia's offensive has failed.".into(),
        _ => return None,
    })
}

fn changes(names: &Names, event: &Event) -> Option<String> {
    Some(match *event {
        Event::PowerLeft { power } => format!("{} leaves the war.", names.power(power)),
        Event::GeneralLeft { general, deserted } => {
            let left = format!("{} leaves the war", names.piece(general));
            if deserted == 0 { format!("{left}.") } else { format!("{left}; {} go home.", names.armies(deserted)) }
        }
        Event::IncomeChanged { power, income } => {
            format!("{} draws {} a turn from now on.", names.power(power), cards(income))
        }
        Event::SeatChanged { power, seat } => format!("{} leads {} from now on.", names.seat(seat), names.power(power)),
        Event::VictoryEased { power } => {
            format!("{} needs only its conquests of the first order now.", names.power(power))
        }
        Event::Resigned { seat } => format!("{} resigns.", names.seat(seat)),
        Event::Ended { ref outcome } => ending(names, outcome),
        _ => return None,
    })
}

fn ending(names: &Names, outcome: &Outcome) -> String {
    let seats = (0..names.rules.mode.seats.len() as u8).map(Seat).filter(|&seat| outcome.won(seat));
    let winners = listed(seats.map(|seat| names.seat(seat).to_string()).collect());
    let powers = names.rules.order.iter().filter(|&&power| outcome.won_with(power));
    let powers = listed(powers.map(|&power| names.power(power)).collect());
    let turn = outcome.turn;
    let verb = if outcome.seats.count_ones() > 1 { "win" } else { "wins" };
    let has = if outcome.powers.count_ones() > 1 { "have all they" } else { "has all it" };
    match outcome.reason {
        Reason::Objectives | Reason::Fortresses => {
            format!("{winners} {verb} in turn {turn}: {powers} {has} set out for.")
        }
        Reason::EasedObjectives => {
            format!("{winners} {verb} in turn {turn}: {powers} {has} still needed.")
        }
        Reason::Offensive => format!("{winners} {verb} in turn {turn}: the offensive of {powers} has succeeded."),
        Reason::Fate => format!("{winners} {verb} in turn {turn}: fate has saved {powers}."),
        Reason::PoolEmpty => format!("{winners} {verb} in turn {turn}: {powers} has no victory marker left to place."),
        Reason::WinterScores => format!("{winners} {verb} after the last winter: {powers} has the fewest points."),
        Reason::Endurance => format!("{winners} {verb}: {powers} has held out to the end."),
        Reason::Draw => format!("Nobody wins: {winners} share a draw."),
        Reason::Resignation => format!("{winners} {verb} in turn {turn} by resignation."),
    }
}
