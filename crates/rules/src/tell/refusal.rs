//! Why not: one sentence for every refusal.

use super::message::{Message, message};
use super::names::{Names, cities, suit_name};
use super::treaty;
use crate::refusal::Refusal;

pub fn message(names: &Names, refusal: &Refusal) -> Message {
    let tellers = [table_talk, movement, fate, recruiting, combat, lands, payments, politics, treaty::refusals];
    tellers.iter().find_map(|tell| tell(names, refusal)).expect("a test sees to it that every refusal is told")
}

/// Who may speak, armies and cards.
fn table_talk(names: &Names, refusal: &Refusal) -> Option<Message> {
    Some(match *refusal {
        Refusal::GameOver => message!("no-game-over"),
        Refusal::NotAsked => message!("no-not-asked"),
        Refusal::NotThisNow => message!("no-not-this-now"),
        Refusal::NotYourPower { power } => message!("no-not-your-power", power = names.power(power)),
        Refusal::NotInPlay { power } => message!("no-not-in-play", power = names.power(power)),
        Refusal::NotYourPiece { piece } => message!("no-not-your-piece", piece = names.piece(piece)),
        Refusal::WrongTotal { power, needed } => {
            message!("no-wrong-total", power = names.power(power), unit = names.unit(), needed = needed)
        }
        Refusal::TooFewTroops { general, least } => {
            message!("no-too-few-troops", piece = names.piece(general), armies = names.armies(least))
        }
        Refusal::TooManyTroops { general } => {
            let most = names.armies(names.rules.book.troops_max);
            message!("no-too-many-troops", piece = names.piece(general), armies = most)
        }
        Refusal::UnknownGeneral { power } => message!("no-unknown-general", power = names.power(power)),
        Refusal::NotOneStack => message!("no-not-one-stack", unit = names.unit()),
        Refusal::CardNotHeld { card } => message!("no-card-not-held", card = names.card(card)),
        Refusal::NotJustDrawn { card } => message!("no-not-just-drawn", card = names.card(card)),
        Refusal::NothingToTakeBack => message!("no-nothing-to-take-back"),
        _ => return None,
    })
}

fn movement(names: &Names, refusal: &Refusal) -> Option<Message> {
    Some(match *refusal {
        Refusal::NoPieces => message!("no-pieces"),
        Refusal::NotOnBoard { piece } => message!("no-not-on-board", piece = names.piece(piece)),
        Refusal::AlreadyMoved { piece } => message!("no-already-moved", piece = names.piece(piece)),
        Refusal::NotTogether => message!("no-not-together"),
        Refusal::TrainMovesAlone => message!("no-train-moves-alone"),
        Refusal::WrongStart { city } => message!("no-wrong-start", city = names.city(city)),
        Refusal::NoStep => message!("no-step"),
        Refusal::NoRoad { from, to } => message!("no-road", from = names.city(from), to = names.city(to)),
        Refusal::TooFar { road, main } | Refusal::TrainTooFar { road, main } => {
            message!("no-too-far", road = cities(road), main = main)
        }
        Refusal::EnemyGeneral { city } => message!("no-enemy-general", city = names.city(city)),
        Refusal::PieceInTheWay { city } => message!("no-piece-in-the-way", city = names.city(city)),
        Refusal::StackFull { city } => {
            message!("no-stack-full", city = names.city(city), most = names.rules.book.stack_max)
        }
        Refusal::MustStopAtStack { city } => message!("no-must-stop-at-stack", city = names.city(city)),
        Refusal::MustStopAtTrain { city } => message!("no-must-stop-at-train", city = names.city(city)),
        Refusal::TrainsCannotCapture { city } => message!("no-trains-cannot-capture", city = names.city(city)),
        Refusal::Closed { city } => message!("no-closed", city = names.city(city)),
        Refusal::MayNotEnd { city } => message!("no-may-not-end", city = names.city(city)),
        _ => return None,
    })
}

/// What fate forbids for a turn.
fn fate(names: &Names, refusal: &Refusal) -> Option<Message> {
    Some(match *refusal {
        Refusal::Held { general } => message!("no-held", piece = names.piece(general)),
        Refusal::NoAttackPosition { general, city } => {
            message!("no-attack-position", piece = names.piece(general), city = names.city(city))
        }
        Refusal::NoCapture { general } => message!("no-capture", piece = names.piece(general)),
        Refusal::Sanctuary { city } => message!("no-sanctuary", city = names.city(city)),
        Refusal::MustStayStacked { general } => message!("no-must-stay-stacked", piece = names.piece(general)),
        Refusal::RecruitsStand { general, city } => {
            message!("no-recruits-stand", piece = names.piece(general), city = names.city(city))
        }
        _ => return None,
    })
}

fn recruiting(names: &Names, refusal: &Refusal) -> Option<Message> {
    Some(match *refusal {
        Refusal::NothingBought => message!("no-nothing-bought"),
        Refusal::AboveCeiling { power, ceiling } => {
            message!("no-above-ceiling", power = names.power(power), armies = names.armies(ceiling))
        }
        Refusal::NotOffBoard { piece } => message!("no-not-off-board", piece = names.piece(piece)),
        Refusal::NeedsNewArmy { general } => {
            message!("no-needs-new-army", piece = names.piece(general), unit = names.unit())
        }
        Refusal::NotAPlaceOfReturn { city } => message!("no-not-a-place-of-return", city = names.city(city)),
        Refusal::NoRoom { city } => message!("no-room", city = names.city(city)),
        Refusal::OnlyOneSubstitute { city } => message!("no-only-one-substitute", city = names.city(city)),
        Refusal::TooLittlePaid { price, paid } => message!("no-too-little-paid", price = price, paid = paid),
        Refusal::NoRecruitsFor { general } => message!("no-recruits-for", piece = names.piece(general)),
        _ => return None,
    })
}

/// Combat, retreat, and choices of fate.
fn combat(names: &Names, refusal: &Refusal) -> Option<Message> {
    Some(match *refusal {
        Refusal::NoSuchCombat => message!("no-such-combat"),
        Refusal::WrongSuit { card, suit } => {
            message!("no-wrong-suit", card = names.card(card), suit = suit_name(suit))
        }
        Refusal::ReserveValue { most } => message!("no-reserve-value", most = most),
        Refusal::NotAReserve { card } => message!("no-not-a-reserve", card = names.card(card)),
        Refusal::CardTooHigh { card, most } => message!("no-card-too-high", card = names.card(card), most = most),
        Refusal::MustPlay { suit } => message!("no-must-play", suit = suit_name(suit)),
        Refusal::MustPressOn => message!("no-must-press-on"),
        Refusal::CannotDouble { card } => message!("no-cannot-double", card = names.card(card)),
        Refusal::WrongLength { steps } => message!("no-wrong-length", distance = cities(steps)),
        Refusal::CityTwice { city } => message!("no-city-twice", city = names.city(city)),
        Refusal::Occupied { city } => message!("no-occupied", city = names.city(city)),
        Refusal::NotFarthest { city } => message!("no-not-farthest", city = names.city(city)),
        Refusal::NotAChoice { piece } => message!("no-not-a-choice", piece = names.piece(piece)),
        Refusal::NotMeantByFate { piece } => message!("no-not-meant-by-fate", piece = names.piece(piece)),
        Refusal::NotAdjacent { city } => message!("no-not-adjacent", city = names.city(city)),
        Refusal::NotWestward { city } => message!("no-not-westward", city = names.city(city)),
        _ => return None,
    })
}

/// Maps, neutral ground, force marches and places.
fn lands(names: &Names, refusal: &Refusal) -> Option<Message> {
    Some(match *refusal {
        Refusal::BorderClosed { city } => message!("no-border-closed", city = names.city(city)),
        Refusal::NoRetreatOverTheBorder { city } => message!("no-retreat-over-the-border", city = names.city(city)),
        Refusal::MapNotInUse { city } => message!("no-map-not-in-use", city = names.city(city)),
        Refusal::BoundToTheMap { city } => message!("no-bound-to-the-map", city = names.city(city)),
        Refusal::NeutralStaysHome { city } => message!("no-neutral-stays-home", city = names.city(city)),
        Refusal::EnemyFortress { city } => message!("no-enemy-fortress", city = names.city(city)),
        Refusal::NextToEnemy { city, piece } => {
            message!("no-next-to-enemy", city = names.city(city), piece = names.piece(piece))
        }
        Refusal::OffMainRoads => message!("no-off-main-roads"),
        Refusal::ForceMarchTooFar { most } => message!("no-force-march-too-far", distance = cities(most)),
        Refusal::TrainJustEntered { piece } => message!("no-train-just-entered", piece = names.piece(piece)),
        Refusal::TrainInTheBox { piece } => message!("no-train-in-the-box", piece = names.piece(piece)),
        Refusal::NoSiteForTrains { city } => message!("no-site-for-trains", city = names.city(city)),
        Refusal::SiteNotOpen { city } => message!("no-site-not-open", city = names.city(city)),
        Refusal::NoSiteForSecondTrain { city } => message!("no-site-for-second-train", city = names.city(city)),
        Refusal::NotInTheStack { piece } => message!("no-not-in-the-stack", piece = names.piece(piece)),
        Refusal::NotToBeMoved { piece } => message!("no-not-to-be-moved", piece = names.piece(piece)),
        _ => return None,
    })
}

fn payments(_: &Names, refusal: &Refusal) -> Option<Message> {
    Some(match *refusal {
        Refusal::TrainUnpaid { price, paid } => message!("no-train-unpaid", price = price, paid = paid),
        Refusal::SupplyUnpaid { price, paid } => message!("no-supply-unpaid", price = price, paid = paid),
        Refusal::CorpsUnpaid { price, paid } => message!("no-corps-unpaid", price = price, paid = paid),
        Refusal::NothingToPay => message!("no-nothing-to-pay"),
        _ => return None,
    })
}

/// Politics, hussars, unions, displaced pieces.
fn politics(names: &Names, refusal: &Refusal) -> Option<Message> {
    Some(match *refusal {
        Refusal::TrainsCannotForce => message!("no-trains-cannot-force"),
        Refusal::NotYourMove => message!("no-not-your-move"),
        Refusal::NoDispute => message!("no-dispute"),
        Refusal::UnionDeclined { city } => message!("no-union-declined", city = names.city(city)),
        Refusal::NotNearest { city } => message!("no-not-nearest", city = names.city(city)),
        Refusal::NoInstruction => message!("no-instruction"),
        Refusal::ShiftNotOffered { track } => message!("no-shift-not-offered", track = names.track(track)),
        Refusal::NotYourArms => message!("no-not-your-arms"),
        Refusal::NotAFeeding => message!("no-not-a-feeding"),
        Refusal::ShiftTooFar { most } => message!("no-shift-too-far", boxes = message!("n-boxes", n = most)),
        Refusal::TooManyVotes { most } => message!("no-too-many-votes", votes = message!("n-free-votes", n = most)),
        Refusal::NoSuchHussar => message!("no-such-hussar"),
        Refusal::NotForHussars { city } => message!("no-not-for-hussars", city = names.city(city)),
        Refusal::HussarOnPiece { city } => message!("no-hussar-on-piece", city = names.city(city)),
        Refusal::HussarThere { city } => message!("no-hussar-there", city = names.city(city)),
        Refusal::TooFarForHussars { city, reach } => {
            message!("no-too-far-for-hussars", city = names.city(city), distance = cities(reach))
        }
        _ => return None,
    })
}
