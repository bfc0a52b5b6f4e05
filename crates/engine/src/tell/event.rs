//! What happened: one line of the log for every event.

use board::pack::FateKind;

use super::message::{Message, Value, message};
use super::names::{Names, cards, signed};
use super::{politics, treaty};
use crate::event::Event;
use crate::outcome::{Outcome, Reason};
use crate::ruleset::Seat;

pub fn message(names: &Names, event: &Event) -> Message {
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
    tellers.iter().find_map(|tell| tell(names, event)).expect("a test sees to it that every event is told")
}

fn turns_and_cards(names: &Names, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Deployed { power } => message!("told-deployed", power = names.power(power), unit = names.unit()),
        Event::TurnBegan { turn } => message!("told-turn-began", turn = turn),
        Event::PowerActs { power } => message!("told-power-acts", powers = names.powers(&[power])),
        Event::FreshDeck { ref sets } => {
            let sets: Value = sets.iter().map(|&set| Value::from(message!("of-set", set = set))).collect();
            message!("told-fresh-deck", sets = sets)
        }
        Event::Drew { power, number } => message!("told-drew", power = names.power(power), cards = cards(number)),
        Event::DrewCards { power, cards } => {
            message!("told-drew-cards", power = names.power(power), cards = names.cards(&cards))
        }
        Event::DiscardedHidden { power, number } => {
            message!("told-discarded-hidden", power = names.power(power), cards = cards(number))
        }
        Event::DiscardedCard { power, card } => {
            message!("told-discarded-card", power = names.power(power), card = names.card(card))
        }
        Event::FictionalDraw { number } => message!("told-fictional-draw", cards = cards(number)),
        Event::CardsExchanged { powers } => message!("told-cards-exchanged", powers = names.powers(&powers)),
        Event::ReceivedCard { power, card } => {
            message!("told-received-card", power = names.power(power), card = names.card(card))
        }
        _ => return None,
    })
}

fn movement(names: &Names, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Marched { group, ref path } => {
            message!("told-marched", pieces = names.pieces(group), path = names.path(path))
        }
        Event::Stacked { stack, city } => {
            message!("told-stacked", pieces = names.pieces(stack), city = names.city(city))
        }
        Event::TrainTaken { train, by, city } => {
            let (power, train) = (names.power(by), names.piece(train));
            message!("told-train-taken", power = power, piece = train, city = names.city(city))
        }
        Event::Stepped { piece, ref path } => {
            message!("told-stepped", piece = names.piece(piece), path = names.path(path))
        }
        Event::MovementEnded { power } => message!("told-movement-ended", power = names.power(power)),
        _ => return None,
    })
}

fn conquest_and_recruits(names: &Names, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Conquered { site, by } => message!("told-conquered", power = names.power(by), city = names.site(site)),
        Event::Questioned { site, by } => {
            message!("told-questioned", power = names.power(by), city = names.site(site))
        }
        Event::QuestionLifted { site } => message!("told-question-lifted", city = names.site(site)),
        Event::Reconquered { site, by } => {
            message!("told-reconquered", power = names.power(by), city = names.site(site))
        }
        Event::Recruited { power, armies: 0, ref pay, .. } => {
            message!("told-bought-trains", power = names.power(power), cards = names.cards(pay))
        }
        Event::Recruited { power, armies: number, ref pay, total } if pay.is_empty() => message!(
            "told-given-armies",
            power = names.power(power),
            armies = names.armies(number),
            total = names.armies(total)
        ),
        Event::Recruited { power, armies: number, ref pay, total } => message!(
            "told-recruited",
            power = names.power(power),
            armies = names.armies(number),
            cards = names.cards(pay),
            total = names.armies(total)
        ),
        Event::Returned { piece, city } => {
            message!("told-returned", piece = names.piece(piece), city = names.city(city))
        }
        Event::FreeArmy { power, total } => {
            let (power, total) = (names.power(power), names.armies(total));
            message!("told-free-army", power = power, unit = names.unit(), total = total)
        }
        Event::ArmyLost { power, total } => {
            let (power, total) = (names.power(power), names.armies(total));
            message!("told-army-lost", power = power, unit = names.unit(), total = total)
        }
        _ => return None,
    })
}

fn combat(names: &Names, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::CombatBegan { attacker, defender, attackers, defenders } => message!(
            "told-combat-began",
            attacker = names.piece(attacker),
            attackers = names.armies(attackers),
            defender = names.piece(defender),
            defenders = names.armies(defenders)
        ),
        Event::CombatLapsed { attacker, defender } => {
            message!("told-combat-lapsed", attacker = names.piece(attacker), defender = names.piece(defender))
        }
        Event::Played { power, card, counted, score } => message!(
            "told-played",
            power = names.power(power),
            card = names.card(card),
            counted = counted,
            score = signed(score)
        ),
        Event::Tied { attacker, defender } => {
            message!("told-tied", attacker = names.piece(attacker), defender = names.piece(defender))
        }
        Event::Beaten { loser, winner, score, lost } => message!(
            "told-beaten",
            winner = names.piece(winner),
            loser = names.piece(loser),
            score = signed(score),
            lost = names.armies(lost)
        ),
        Event::Retreated { stack, ref path } => {
            message!("told-retreated", pieces = names.pieces(stack), path = names.path(path))
        }
        Event::NoRetreat { stack } => message!("told-no-retreat", pieces = names.pieces(stack)),
        Event::Evaded { stack, to } => message!("told-evaded", pieces = names.pieces(stack), city = names.city(to)),
        Event::Removed { general } => message!("told-removed", piece = names.piece(general)),
        _ => return None,
    })
}

fn supply_and_fate(names: &Names, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::TurnedOver { stack } => message!("told-turned-over", pieces = names.pieces(stack)),
        Event::TurnedWith { stack } => message!("told-turned-with", pieces = names.pieces(stack)),
        Event::TurnedBack { stack } => message!("told-turned-back", pieces = names.pieces(stack)),
        Event::Starved { stack } => message!("told-starved", pieces = names.pieces(stack)),
        Event::FateMarkerRemoved { turn } => message!("told-fate-marker-removed", turn = turn),
        Event::FateDrawn { card, suit } => {
            let card = &names.rules.pack.fate[card.index()];
            let text = match (&card.kind, suit) {
                (FateKind::Stroke { text, .. }, _) => text,
                (FateKind::Minor { versions }, Some(suit)) => &versions[suit as usize].text,
                (FateKind::Minor { .. }, None) => &card.title,
            };
            message!("told-fate-drawn", title = &card.title, text = text)
        }
        Event::FateEnded => message!("told-fate-ended"),
        Event::OfferAnswered { power, accepted: true } => message!("told-offer-accepted", power = names.power(power)),
        Event::OfferAnswered { power, accepted: false } => message!("told-offer-declined", power = names.power(power)),
        Event::Declined { power } => message!("told-declined", power = names.power(power)),
        Event::OffensiveDeclined => message!("told-offensive-declined"),
        Event::MarkersTakenOff { power, ref sites } => {
            let cities: Value = sites.iter().map(|&site| Value::from(names.site(site))).collect();
            message!("told-markers-taken-off", power = names.power(power), cities = cities)
        }
        Event::OffensiveBegun { card } => message!("told-offensive-begun", card = names.card(card)),
        Event::OffensiveCardTaken { card } => message!("told-offensive-card-taken", card = names.card(card)),
        Event::OffensiveFailed => message!("told-offensive-failed"),
        _ => return None,
    })
}

fn changes(names: &Names, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::PowerLeft { power } => message!("told-power-left", power = names.power(power)),
        Event::GeneralLeft { general, deserted: 0 } => message!("told-general-left", piece = names.piece(general)),
        Event::GeneralLeft { general, deserted } => {
            message!("told-general-left-with", piece = names.piece(general), armies = names.armies(deserted))
        }
        Event::IncomeChanged { power, income } => {
            message!("told-income-changed", power = names.power(power), cards = cards(income))
        }
        Event::SeatChanged { power, seat } => {
            message!("told-seat-changed", power = names.power(power), seat = names.seat(seat))
        }
        Event::VictoryEased { power } => message!("told-victory-eased", power = names.power(power)),
        Event::Resigned { seat } => message!("told-resigned", seat = names.seat(seat)),
        Event::Ended { ref outcome } => ending(names, outcome),
        _ => return None,
    })
}

fn ending(names: &Names, outcome: &Outcome) -> Message {
    let seats = (0..names.rules.mode.seats.len() as u8).map(Seat).filter(|&seat| outcome.won(seat));
    let winners: Value = seats.flat_map(|seat| names.persons(seat)).collect();
    let powers = names.rules.order.iter().filter(|&&power| outcome.won_with(power));
    let powers: Value = powers.map(|&power| names.power(power)).collect();
    let turn = outcome.turn;
    match outcome.reason {
        Reason::Objectives | Reason::Fortresses => {
            message!("told-end-objectives", winners = winners, powers = powers, turn = turn)
        }
        Reason::EasedObjectives => {
            message!("told-end-eased-objectives", winners = winners, powers = powers, turn = turn)
        }
        Reason::OffensiveOption => message!("told-end-offensive", winners = winners, powers = powers, turn = turn),
        Reason::Fate => message!("told-end-fate", winners = winners, powers = powers, turn = turn),
        Reason::PoolEmpty => message!("told-end-pool-empty", winners = winners, powers = powers, turn = turn),
        Reason::WinterScores => message!("told-end-winter-scores", winners = winners, powers = powers),
        Reason::Endurance => message!("told-end-endurance", winners = winners, powers = powers),
        Reason::Draw => message!("told-end-draw", winners = winners),
        Reason::Resignation => message!("told-end-resignation", winners = winners, turn = turn),
    }
}
