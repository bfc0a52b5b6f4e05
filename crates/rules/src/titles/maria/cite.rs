//! Which rule of MARIA stands behind a refusal.

use crate::clause::{ContractFault, Fault};
use crate::refusal::Refusal;

pub(crate) fn cite(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "M-23.1",
        Refusal::NotAsked | Refusal::NotThisNow => "M-5.3",
        Refusal::NotYourPower { .. } | Refusal::NotInPlay { .. } => "M-2.3",
        Refusal::NotYourPiece { .. } => "M-3.1.1",
        Refusal::WrongTotal { .. } | Refusal::UnknownGeneral { .. } => "M-4.15",
        Refusal::TooFewTroops { .. } => "M-4.17",
        Refusal::TooManyTroops { .. } => "M-6.9",
        Refusal::NotOneStack => "M-6.15",
        Refusal::CardNotHeld { .. } | Refusal::NotJustDrawn { .. } => "M-8.17",
        Refusal::NoPieces | Refusal::NotOnBoard { .. } | Refusal::NoStep => "M-10.1.1",
        Refusal::AlreadyMoved { .. } => "M-10.1.12",
        Refusal::NotTogether => "M-6.3",
        Refusal::TrainMovesAlone | Refusal::StackFull { .. } => "M-6.4",
        Refusal::WrongStart { .. } | Refusal::NoRoad { .. } => "M-10.1.3",
        Refusal::TooFar { .. } => "M-10.1.4",
        Refusal::TrainTooFar { .. } => "M-10.1.6",
        Refusal::EnemyGeneral { .. } => "M-10.1.15",
        Refusal::PieceInTheWay { .. } => "M-10.1.8",
        Refusal::MustStopAtStack { .. } => "M-10.1.10",
        Refusal::TrainsCannotCapture { .. } | Refusal::MustStopAtTrain { .. } => "M-10.1.14",
        Refusal::Closed { .. } => "M-19.4.5",
        Refusal::MayNotEnd { .. } => "M-SG2.1.5",
        Refusal::TrainsCannotForce | Refusal::ForceMarchTooFar { .. } => "M-10.1.17",
        Refusal::NotYourMove | Refusal::NoDispute => "M-10.1.24",
        Refusal::UnionDeclined { .. } => "M-10.1.23",
        Refusal::NothingBought | Refusal::TooLittlePaid { .. } => "M-13.2",
        Refusal::AboveCeiling { .. } => "M-13.4",
        Refusal::NotOffBoard { .. } => "M-13.1",
        Refusal::NotAPlaceOfReturn { .. } => "M-13.7",
        Refusal::NeedsNewArmy { .. } => "M-13.3",
        Refusal::NoRoom { .. } | Refusal::OnlyOneSubstitute { .. } => "M-13.8",
        Refusal::NoSuchCombat => "M-11.1.1",
        Refusal::WrongSuit { .. } | Refusal::CardTooHigh { .. } => "M-11.1.4",
        Refusal::ReserveValue { .. } | Refusal::NotAReserve { .. } | Refusal::CannotDouble { .. } => "M-8.10",
        Refusal::MustPlay { .. } | Refusal::MustPressOn => "M-11.1.15",
        Refusal::WrongLength { .. } => "M-11.2.5",
        Refusal::CityTwice { .. } => "M-11.2.7",
        Refusal::Occupied { .. } => "M-11.2.8",
        Refusal::NotFarthest { .. } => "M-11.2.6",
        Refusal::NotAChoice { .. } => "M-17.5.19",
        Refusal::NotNearest { .. } | Refusal::NotToBeMoved { .. } => "M-19.1.11",
        Refusal::NoInstruction | Refusal::ShiftNotOffered { .. } => "M-17.5.10",
        Refusal::NotYourArms => "M-17.5.2",
        Refusal::NoContract { fault, .. } => cite_contract(*fault),
        Refusal::NotAFeeding => "M-9.17",
        Refusal::ShiftTooFar { .. } => "M-19.3.4",
        Refusal::TooManyVotes { .. } => "M-18.10",
        Refusal::NoSuchHussar => "M-7.1",
        Refusal::NotForHussars { .. } => "M-7.2",
        Refusal::TooFarForHussars { .. } => "M-7.3",
        other => cite_ground(other),
    }
}

/// Maps, neutral ground, force marches, trains and what they cost.
fn cite_ground(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::BorderClosed { .. } => "M-10.1.22",
        Refusal::NoRetreatOverTheBorder { .. } => "M-11.2.11",
        Refusal::MapNotInUse { .. } => "M-14.1",
        Refusal::BoundToTheMap { .. } => "M-SG2.1.4",
        Refusal::NeutralStaysHome { .. } => "M-19.4.3",
        Refusal::EnemyFortress { .. } => "M-10.1.19",
        Refusal::NextToEnemy { .. } => "M-10.1.21",
        Refusal::OffMainRoads => "M-10.1.18",
        Refusal::TrainJustEntered { .. } => "M-10.2.9",
        Refusal::TrainInTheBox { .. } => "M-10.2.3",
        Refusal::NoSiteForTrains { .. } => "M-10.2.5",
        Refusal::SiteNotOpen { .. } => "M-10.2.7",
        Refusal::NoSiteForSecondTrain { .. } => "M-19.1.13",
        Refusal::TrainUnpaid { .. } => "M-10.2.4",
        Refusal::SupplyUnpaid { .. } => "M-9.16",
        Refusal::CorpsUnpaid { .. } => "M-17.5.20",
        Refusal::NothingToPay => "M-8.14",
        Refusal::NotInTheStack { .. } => "M-6.6",
        Refusal::HussarOnPiece { .. } => "M-7.4",
        Refusal::HussarThere { .. } => "R-21",
        other => cite_treaty(other),
    }
}

/// Negotiation; the rest can only be met in the other game, or is no answer at all.
fn cite_treaty(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NoTreaties => "M-14.11",
        Refusal::TreatyWithSelf | Refusal::NoSuchSeat => "M-21.1",
        Refusal::EmptyTreaty => "M-21.2",
        Refusal::BadClause { fault, .. } => cite_fault(*fault),
        Refusal::TreatyBroken { .. } | Refusal::NoSuchTreaty { .. } | Refusal::NotYourAnswer { .. } => "M-21.3",
        Refusal::TooManyTreaties { .. }
        | Refusal::TooManyOpen { .. }
        | Refusal::TooManyOffers { .. }
        | Refusal::TableFull => "M-21.4",
        Refusal::NoSuchContract { .. } => "M-20.6",
        Refusal::BoundContract => "M-20.7",
        _ => "M-10.1.2",
    }
}

/// The rule behind a clause that cannot be agreed on.
fn cite_fault(fault: Fault) -> &'static str {
    match fault {
        Fault::NotInPlay => "M-2.3",
        Fault::NotAParty => "M-21.1",
        Fault::SamePower
        | Fault::Past
        | Fault::TooLate
        | Fault::NoSuchClause
        | Fault::BadNumber
        | Fault::NoPlace
        | Fault::NoDate => "M-21.2",
        Fault::Contradiction => "M-21.3",
        Fault::Endless => "M-21.4",
        Fault::ChangesRule => "M-21.6",
        Fault::NoPeace => "M-21.7",
        Fault::Contract(fault) => cite_contract(fault),
        Fault::NothingToCancel => "M-20.6",
        Fault::BoundContract => "M-20.7",
    }
}

fn cite_contract(fault: ContractFault) -> &'static str {
    match fault {
        ContractFault::MinorGives => "M-20.2",
        ContractFault::NotAllies => "M-20.3",
        ContractFault::MajorReceives => "M-24.6",
        ContractFault::BadTurns => "M-20.4",
        ContractFault::Runs => "M-20.5",
    }
}
