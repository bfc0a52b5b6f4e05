//! Which rule of FRIEDRICH stands behind a refusal.

use crate::refusal::Refusal;

pub(crate) fn cite(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "F-12.1",
        // The last ones are refusals of the other game; here nothing ever asks for them.
        Refusal::NotAsked
        | Refusal::NotThisNow
        | Refusal::TrainsCannotForce
        | Refusal::NotYourMove
        | Refusal::NoDispute
        | Refusal::UnionDeclined { .. }
        | Refusal::NotNearest { .. }
        | Refusal::NoInstruction
        | Refusal::ShiftNotOffered { .. }
        | Refusal::NotYourArms
        | Refusal::NoContract { .. }
        | Refusal::NotAFeeding
        | Refusal::ShiftTooFar { .. }
        | Refusal::TooManyVotes { .. }
        | Refusal::NoSuchHussar
        | Refusal::NotForHussars { .. }
        | Refusal::TooFarForHussars { .. } => "F-2.4",
        Refusal::NotYourPower { .. } | Refusal::NotInPlay { .. } => "F-2.3",
        Refusal::NotYourPiece { .. } => "F-4.4",
        Refusal::WrongTotal { .. } => "F-1.34",
        Refusal::TooFewTroops { .. } => "F-6.6",
        Refusal::TooManyTroops { .. } => "F-6.7",
        Refusal::UnknownGeneral { .. } => "F-6.5",
        Refusal::NotOneStack => "F-6.12",
        Refusal::CardNotHeld { .. } => "F-3.17",
        Refusal::NotJustDrawn { .. } => "F-3.11",
        Refusal::NoPieces | Refusal::NotOnBoard { .. } | Refusal::NoStep | Refusal::AlreadyMoved { .. } => "F-4.2",
        Refusal::NotTogether => "F-4.16",
        Refusal::TrainMovesAlone => "F-4.12",
        Refusal::WrongStart { .. } | Refusal::NoRoad { .. } => "F-4.1",
        Refusal::TooFar { .. } => "F-4.6",
        Refusal::TrainTooFar { .. } => "F-4.9",
        Refusal::EnemyGeneral { .. } | Refusal::Closed { .. } | Refusal::MayNotEnd { .. } => "F-4.14",
        Refusal::PieceInTheWay { .. } => "F-4.15",
        Refusal::StackFull { .. } => "F-4.11",
        Refusal::MustStopAtStack { .. } => "F-4.19",
        Refusal::MustStopAtTrain { .. } => "F-9.24",
        Refusal::TrainsCannotCapture { .. } => "F-9.25",
        Refusal::Held { .. } => "FC-2C",
        Refusal::NoAttackPosition { .. } => "FC-0.4",
        Refusal::NoCapture { .. } => "FC-0.5",
        Refusal::Sanctuary { .. } => "FC-3D",
        Refusal::MustStayStacked { .. } => "FC-5D",
        Refusal::RecruitsStand { .. } => "FC-10S",
        Refusal::NothingBought | Refusal::TooLittlePaid { .. } => "F-10.6",
        Refusal::AboveCeiling { .. } => "F-10.14",
        Refusal::NotOffBoard { .. } | Refusal::NotAPlaceOfReturn { .. } => "F-10.15",
        Refusal::NeedsNewArmy { .. } => "F-10.9",
        Refusal::NoRoom { .. } => "F-10.17",
        Refusal::OnlyOneSubstitute { .. } => "F-10.20",
        Refusal::NoRecruitsFor { .. } => "FC-7H",
        Refusal::NoSuchCombat => "F-7.31",
        Refusal::WrongSuit { .. } => "F-7.6",
        Refusal::ReserveValue { .. } | Refusal::NotAReserve { .. } => "F-3.21",
        Refusal::CardTooHigh { .. } => "FC-3C",
        Refusal::MustPlay { .. } => "F-7.22",
        Refusal::MustPressOn => "FC-7D",
        Refusal::CannotDouble { .. } => "FC-11S",
        Refusal::WrongLength { .. } => "F-8.5",
        Refusal::CityTwice { .. } => "F-8.7",
        Refusal::Occupied { .. } => "F-8.8",
        Refusal::NotFarthest { .. } => "F-8.6",
        Refusal::NotAChoice { .. } => "F-11.8",
        Refusal::NotMeantByFate { .. } => "FC-0.9",
        Refusal::NotAdjacent { .. } => "FC-8C",
        Refusal::NotWestward { .. } => "FC-12H",
        Refusal::NothingToTakeBack => "F-13.8",
    }
}
