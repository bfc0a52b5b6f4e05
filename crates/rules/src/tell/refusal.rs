//! Why not: one sentence for every refusal.

use super::names::{Names, capital, cities, suit_name};
use super::treaty;
use crate::refusal::Refusal;

/// Said if there is no better sentence; a test sees to it that there is one for every refusal.
pub const PLAIN: &str = "the rules do not allow this.";

pub fn sentence(names: &Names, refusal: &Refusal) -> String {
    let tellers = [table_talk, movement, recruiting, combat, lands, politics, treaty::refusals];
    let told = tellers.iter().find_map(|tell| tell(names, refusal));
    capital(told.unwrap_or_else(|| PLAIN.into()))
}

/// Who may speak, armies and cards.
fn table_talk(names: &Names, refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::GameOver => "the war is over; nothing more can be done.".into(),
        Refusal::NotAsked => "nothing is asked of you now; wait for your turn.".into(),
        Refusal::NotThisNow => "this cannot be done now; something else is asked of you.".into(),
        Refusal::NotYourPower { power } => format!("you do not lead {}.", names.power(power)),
        Refusal::NotInPlay { power } => format!("{} takes no part in this game.", names.power(power)),
        Refusal::NotYourPiece { piece } => format!("{} is not yours to command now.", names.piece(piece)),
        Refusal::WrongTotal { power, needed } => {
            format!("the {} of {} must add up to exactly {needed}.", names.rules.book.unit.many, names.power(power))
        }
        Refusal::TooFewTroops { general, least } => {
            format!("{} must keep at least {}.", names.piece(general), names.armies(least))
        }
        Refusal::TooManyTroops { general } => {
            format!("{} can command at most {}.", names.piece(general), names.armies(names.rules.book.troops_max))
        }
        Refusal::UnknownGeneral { power } => format!("{} has no such piece in this game.", names.power(power)),
        Refusal::NotOneStack => {
            let many = names.rules.book.unit.many;
            format!("{many} pass only between all the generals of one stack, standing in one city.")
        }
        Refusal::CardNotHeld { card } => format!("{} is not in this hand.", names.card(card)),
        Refusal::NotJustDrawn { card } => format!("{} was not among the cards just drawn.", names.card(card)),
        Refusal::NothingToTakeBack => "there is nothing of yours that can still be taken back.".into(),
        _ => return None,
    })
}

fn movement(names: &Names, refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::NoPieces => "no piece is named.".into(),
        Refusal::NotOnBoard { piece } => format!("{} is not on the map.", names.piece(piece)),
        Refusal::AlreadyMoved { piece } => format!("{} has already moved.", names.piece(piece)),
        Refusal::NotTogether => "these pieces do not stand in the same city.".into(),
        Refusal::TrainMovesAlone => "a supply train moves alone.".into(),
        Refusal::WrongStart { city } => format!("the path must begin in {}.", names.city(city)),
        Refusal::NoStep => "a march needs at least one step.".into(),
        Refusal::NoRoad { from, to } => format!("no road joins {} and {}.", names.city(from), names.city(to)),
        Refusal::TooFar { road, main } | Refusal::TrainTooFar { road, main } => {
            format!("that is too far: {}, or {main} if every step is on main roads.", cities(road))
        }
        Refusal::EnemyGeneral { city } => format!("a hostile general stands in {}.", names.city(city)),
        Refusal::PieceInTheWay { city } => {
            format!("{} is taken by a piece with which no city can be shared.", names.city(city))
        }
        Refusal::StackFull { city } => {
            format!("in {} there would be more than {} generals.", names.city(city), names.rules.book.stack_max)
        }
        Refusal::MustStopAtStack { city } => {
            format!("whoever joins the generals in {} ends his march there.", names.city(city))
        }
        Refusal::MustStopAtTrain { city } => {
            format!("whoever takes the supply train in {} ends his march there.", names.city(city))
        }
        Refusal::TrainsCannotCapture { city } => {
            format!("a hostile supply train stands in {}; only generals can take it.", names.city(city))
        }
        Refusal::Closed { city } => format!("{} may not be entered.", names.city(city)),
        Refusal::MayNotEnd { city } => format!("no march may end in {}.", names.city(city)),
        Refusal::Held { general } => format!("fate holds {} where he stands.", names.piece(general)),
        Refusal::NoAttackPosition { general, city } => {
            format!("fate keeps {} away from the enemy: {} lies next to one.", names.piece(general), names.city(city))
        }
        Refusal::NoCapture { general } => format!("fate keeps {} from taking trains.", names.piece(general)),
        Refusal::Sanctuary { city } => format!("fate shields {}: nothing there can be taken.", names.city(city)),
        Refusal::MustStayStacked { general } => {
            format!("fate wants {} to stay with one of his companions.", names.piece(general))
        }
        Refusal::RecruitsStand { general, city } => {
            let (general, city) = (names.piece(general), names.city(city));
            format!("{general} drills his recruits and may not go to {city}, next to the enemy.")
        }
        _ => return None,
    })
}

fn recruiting(names: &Names, refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::NothingBought => "nothing is bought.".into(),
        Refusal::AboveCeiling { power, ceiling } => {
            format!("{} can have no more than {}.", names.power(power), names.armies(ceiling))
        }
        Refusal::NotOffBoard { piece } => format!("{} does not wait to come back.", names.piece(piece)),
        Refusal::NeedsNewArmy { general } => {
            format!("{} needs a new {} to come back with.", names.piece(general), names.rules.book.unit.one)
        }
        Refusal::NotAPlaceOfReturn { city } => format!("no piece can come back in {} now.", names.city(city)),
        Refusal::NoRoom { city } => format!("there is no room in {}.", names.city(city)),
        Refusal::OnlyOneSubstitute { city } => {
            format!("all pieces must come back in one substitute city; {} is a second one.", names.city(city))
        }
        Refusal::TooLittlePaid { price, paid } => format!("this costs {price} points; the cards make only {paid}."),
        Refusal::NoRecruitsFor { general } => format!("{} may receive no recruits now.", names.piece(general)),
        _ => return None,
    })
}

/// Combat, retreat, and choices of fate.
fn combat(names: &Names, refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::NoSuchCombat => "these two do not have to fight each other now.".into(),
        Refusal::WrongSuit { card, suit } => {
            format!("{} does not serve: {} are wanted here.", names.card(card), suit_name(suit))
        }
        Refusal::ReserveValue { most } => format!("a Reserve must be declared as a value from 1 to {most}."),
        Refusal::NotAReserve { card } => format!("{} is no Reserve and cannot be declared.", names.card(card)),
        Refusal::CardTooHigh { card, most } => {
            format!("{} is too high: nothing above {most} may be played in this combat.", names.card(card))
        }
        Refusal::MustPlay { suit } => format!("at zero you must play on while you hold {}.", suit_name(suit)),
        Refusal::MustPressOn => "fate demands that you press on until the score is yours.".into(),
        Refusal::CannotDouble { card } => format!("{} cannot count double now.", names.card(card)),
        Refusal::WrongLength { steps } => format!("the way must be exactly {} long.", cities(steps)),
        Refusal::CityTwice { city } => format!("{} comes twice on this way.", names.city(city)),
        Refusal::Occupied { city } => format!("{} is not empty.", names.city(city)),
        Refusal::NotFarthest { city } => {
            format!("a retreat must end as far from the victor as it can; {} is too near.", names.city(city))
        }
        Refusal::NotAChoice { piece } => format!("{} cannot be chosen here.", names.piece(piece)),
        Refusal::NotMeantByFate { piece } => format!("the card of fate does not mean {}.", names.piece(piece)),
        Refusal::NotAdjacent { city } => format!("{} is no empty neighbouring city.", names.city(city)),
        Refusal::NotWestward { city } => format!("the way to {} is no open way to the west.", names.city(city)),
        _ => return None,
    })
}

/// Maps, neutral ground, force marches, trains and what they cost.
fn lands(names: &Names, refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::BorderClosed { city } => {
            format!("{} lies on the other map, which these pieces may not enter.", names.city(city))
        }
        Refusal::NoRetreatOverTheBorder { city } => {
            format!("this stack may not retreat to the other map, to {}.", names.city(city))
        }
        Refusal::MapNotInUse { city } => format!("{} lies on a map that is not in use.", names.city(city)),
        Refusal::BoundToTheMap { city } => {
            format!("before a cession nobody leaves his map for {}.", names.city(city))
        }
        Refusal::NeutralStaysHome { city } => {
            format!("a neutral power stays in its own country; {} lies abroad.", names.city(city))
        }
        Refusal::EnemyFortress { city } => {
            format!("no force march may enter {}, a fortress the enemy holds.", names.city(city))
        }
        Refusal::NextToEnemy { city, piece } => {
            format!("no force march may enter {}: {} is there or next to it.", names.city(city), names.piece(piece))
        }
        Refusal::OffMainRoads => "a force march keeps to main roads.".into(),
        Refusal::ForceMarchTooFar { most } => format!("a force march is at most {} long.", cities(most)),
        Refusal::TrainJustEntered { piece } => format!("{} came in this turn and moves next turn.", names.piece(piece)),
        Refusal::TrainInTheBox { piece } => format!("{} waits in its box and cannot be bought.", names.piece(piece)),
        Refusal::NoSiteForTrains { city } => {
            format!(
                "trains come in on major fortresses of the own country or its partner's; {} is none.",
                names.city(city)
            )
        }
        Refusal::SiteNotOpen { city } => format!("{} must be empty and in friendly hands.", names.city(city)),
        Refusal::NoSiteForSecondTrain { city } => {
            format!("the train comes in on an empty major fortress of its power, not in {}.", names.city(city))
        }
        Refusal::TrainUnpaid { price, paid } => format!("a train costs {price} points; the cards make only {paid}."),
        Refusal::SupplyUnpaid { price, paid } => {
            format!("supply past the hussars costs {price} points; the cards make only {paid}.")
        }
        Refusal::CorpsUnpaid { price, paid } => {
            format!("a general from off the map costs {price} points; the cards make only {paid}.")
        }
        Refusal::NothingToPay => "there is nothing to pay for here.".into(),
        Refusal::NotInTheStack { piece } => format!("{} does not belong to this stack.", names.piece(piece)),
        Refusal::NotToBeMoved { piece } => format!("{} does not have to go.", names.piece(piece)),
        Refusal::HussarOnPiece { city } => {
            format!("a piece stands in {}; hussars need an empty city.", names.city(city))
        }
        Refusal::HussarThere { city } => format!("a hussar already lies in {}.", names.city(city)),
        _ => return None,
    })
}

/// Politics, hussars, unions, displaced pieces.
fn politics(names: &Names, refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::TrainsCannotForce => "only generals can force march.".into(),
        Refusal::NotYourMove => "the allies move in turn here, and it is the other's move.".into(),
        Refusal::NoDispute => "there is no order of moves to dispute now.".into(),
        Refusal::UnionDeclined { city } => {
            format!("the other player has declined to unite in {}.", names.city(city))
        }
        Refusal::NotNearest { city } => format!("{} is not among the nearest places open to it.", names.city(city)),
        Refusal::NoInstruction => "this card has no instruction to follow.".into(),
        Refusal::ShiftNotOffered { track } => {
            format!("the card does not offer this shift of {}.", names.track(track))
        }
        Refusal::NotYourArms => "this card does not show the arms of your power, or is not on the table.".into(),
        Refusal::NotAFeeding => "feed as many as the points allow, and no more.".into(),
        Refusal::ShiftTooFar { most } => format!("the marker may go at most {most} boxes."),
        Refusal::TooManyVotes { most } => format!("you have only {most} free votes."),
        Refusal::NoSuchHussar => "this hussar cannot be placed now.".into(),
        Refusal::NotForHussars { city } => format!("hussars cannot stand in {}.", names.city(city)),
        Refusal::TooFarForHussars { city, reach } => {
            format!("{} is more than {} from every Austrian general.", names.city(city), cities(reach))
        }
        _ => return None,
    })
}
