//! What happened in politics, winters, peaces and boxes.

use board::limits::POWERS;
use board::{PowerId, TrackId};

use super::message::{Message, Value, message};
use super::names::{Names, cards, signed, suit_name};
use crate::action::Execution;
use crate::event::Event;

pub fn stages(names: &Names, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::StageBegan { ref powers } => message!("told-power-acts", powers = names.powers(powers)),
        Event::SeatDone { seat } => message!("told-seat-done", seat = names.seat(seat)),
        Event::CombatsBegin => message!("told-combats-begin"),
        Event::HussarPlaced { city, .. } => message!("told-hussar-placed", city = names.city(city)),
        Event::HussarGone { .. } => message!("told-hussar-gone"),
        Event::TrainEntered { train, city, pay } => message!(
            "told-train-entered",
            piece = names.piece(train),
            city = names.city(city),
            cards = names.cards(&pay)
        ),
        Event::PaidSupply { power, pay, due } => {
            message!("told-paid-supply", power = names.power(power), cards = names.cards(&pay), due = due)
        }
        Event::Hungry { stack, lost } => {
            message!("told-hungry", pieces = names.pieces(stack), lost = names.armies(lost))
        }
        Event::SubsidyPaid { giver, receiver } => {
            message!("told-subsidy-paid", giver = names.power(giver), receiver = names.power(receiver))
        }
        Event::ContractMade { giver, receiver, turns } => message!(
            "told-contract-made",
            giver = names.power(giver),
            receiver = names.power(receiver),
            turns = message!("n-turns", n = turns)
        ),
        Event::ContractEnded { giver, receiver } => {
            message!("told-contract-ended", giver = names.power(giver), receiver = names.power(receiver))
        }
        Event::PutAside { number } => message!("told-put-aside", cards = cards(number)),
        Event::Disputed => message!("told-disputed"),
        Event::ConsentAsked { stack } => message!("told-consent-asked", pieces = names.pieces(stack)),
        Event::PassedOnFlanders { seat } => message!("told-passed-on-flanders", seat = names.seat(seat)),
        Event::CommandTaken { general } => message!("told-command-taken", piece = names.piece(general)),
        Event::PickedUp { power, number } => {
            message!("told-picked-up", power = names.power(power), cards = cards(number))
        }
        Event::UnionRefused { by } => message!("told-union-refused", seat = names.seat(by)),
        Event::WinterBegan { turn } => message!("told-winter-began", turn = turn),
        Event::WinterNoted => message!("told-winter-noted"),
        Event::WinterScores { scores } => winter_scores(names, &scores),
        _ => return None,
    })
}

pub fn politics(names: &Names, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::ElectionCalled => message!("told-election-called"),
        Event::PoliticalCard { card } => message!("told-political-card", card = names.political_card(card)),
        Event::TrumpTurned { card } => message!("told-trump-turned", card = names.card(card)),
        Event::Trump { suit } => message!("told-trump", suit = suit_name(suit)),
        Event::Bid { power, placed: true } => message!("told-bid", power = names.power(power)),
        Event::Bid { power, placed: false } => message!("told-no-bid", power = names.power(power)),
        Event::BidShown { power, card, counts: true } => {
            message!("told-bid-counts", power = names.power(power), card = names.card(card))
        }
        Event::BidShown { power, card, counts: false } => {
            message!("told-bid-bluffs", power = names.power(power), card = names.card(card))
        }
        Event::BluffStays { power } => message!("told-bluff-stays", power = names.power(power)),
        Event::TurnedDown { power } => message!("told-turned-down", power = names.power(power)),
        Event::TookBack { power } => message!("told-took-back", power = names.power(power)),
        Event::Conserved { power } => message!("told-conserved", power = names.power(power)),
        Event::TookCard { power, card } => {
            message!("told-took-card", power = names.power(power), card = names.political_card(card))
        }
        Event::Executed { power, execution: Execution::BURY, .. } => {
            message!("told-buried", power = names.power(power))
        }
        Event::Executed { power, execution, .. } => executed(names, power, &execution),
        Event::Discarded { power, cards } => {
            message!("told-discarded", power = names.power(power), cards = names.cards(&cards))
        }
        Event::MarkerMoved { track, to } => message!("told-marker-moved", track = names.track(track), to = to),
        Event::CorpsSent { general, pay } if pay.is_empty() => {
            message!("told-corps-sent", piece = names.piece(general))
        }
        Event::CorpsSent { general, pay } => {
            message!("told-corps-paid", piece = names.piece(general), cards = names.cards(&pay))
        }
        Event::Voted { seat, franz, karl } => {
            message!("told-voted", seat = names.seat(seat), franz = franz, karl = karl)
        }
        Event::Elected { franz, karl } if franz > karl => message!("told-elected-franz", franz = franz, karl = karl),
        Event::Elected { franz, karl } => message!("told-elected-karl", franz = franz, karl = karl),
        _ => return None,
    })
}

/// The sums of the winters, power by power.
fn winter_scores(names: &Names, scores: &[u8; POWERS]) -> Message {
    let of_majors = names
        .powers_with_pool()
        .into_iter()
        .map(|power| Value::from(message!("power-points", power = names.power(power), n = scores[power.index()])));
    message!("told-winter-scores", scores = of_majors.collect::<Value>())
}

fn executed(names: &Names, power: PowerId, execution: &Execution) -> Message {
    let obeyed = execution.obey.then(|| message!("deed-obey"));
    let shifts = execution.shifts.iter().enumerate().filter_map(|(track, steps)| {
        let steps = signed((*steps)?);
        Some(message!("deed-shift", track = names.track(TrackId(track as u8)), steps = steps))
    });
    let deeds: Value = obeyed.into_iter().chain(shifts).map(Value::from).collect();
    message!("told-executed", power = names.power(power), deeds = deeds)
}

pub fn peace(names: &Names, event: &Event) -> Option<Message> {
    let points = |points: u8| message!("n-victory-points", n = points);
    Some(match *event {
        Event::PointsWon { power, points: won } => {
            message!("told-points-won", power = names.power(power), points = points(won))
        }
        Event::PointsLost { power, points: lost } => {
            message!("told-points-lost", power = names.power(power), points = points(lost))
        }
        Event::SaxonyTurns { side: 0 } => message!("told-saxony-prussian"),
        Event::SaxonyTurns { side: 1 } => message!("told-saxony-neutral"),
        Event::SaxonyTurns { .. } => message!("told-saxony-austrian"),
        Event::SentHome { piece, city } => {
            message!("told-sent-home", piece = names.piece(piece), city = names.city(city))
        }
        Event::Displaced { piece, city } => {
            message!("told-displaced", piece = names.piece(piece), city = names.city(city))
        }
        Event::PeaceOffered { offered: true } => message!("told-peace-offered"),
        Event::PeaceOffered { offered: false } => message!("told-peace-not-offered"),
        Event::PeaceAnswered { accepted: true } => message!("told-peace-accepted"),
        Event::PeaceAnswered { accepted: false } => message!("told-peace-refused"),
        Event::PeaceMade => message!("told-peace-made"),
        Event::NeutralityEnds => message!("told-neutrality-ends"),
        Event::SetAside { power, markers } => {
            message!("told-set-aside", power = names.power(power), markers = markers)
        }
        Event::AsideReturned { power, markers } => {
            message!("told-aside-returned", power = names.power(power), markers = markers)
        }
        Event::NotCeded => message!("told-not-ceded"),
        Event::Ceded { prussia, france, austria } => {
            message!("told-ceded", prussia = prussia, france = france, austria = austria)
        }
        _ => return None,
    })
}
