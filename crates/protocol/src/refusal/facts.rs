//! What each refusal speaks of.

use board::{CardId, CityId, PieceId, PowerId};
use rules::Why;
use rules::clause::Breach;

use super::FactsWire;
use crate::Slugs;

impl FactsWire {
    /// Everything a refusal names.
    #[expect(clippy::too_many_lines, clippy::match_same_arms, reason = "a table: one entry for each refusal")]
    pub fn of(why: &Why, slugs: &Slugs) -> FactsWire {
        let nothing = FactsWire::default;
        let a_piece = |piece: PieceId| FactsWire { pieces: vec![slugs.piece(piece)], ..nothing() };
        let a_city = |city: CityId| FactsWire { cities: vec![slugs.city(city)], ..nothing() };
        let a_power = |power: PowerId| FactsWire { powers: vec![slugs.power(power)], ..nothing() };
        let a_card = |card: CardId| FactsWire { cards: vec![slugs.card(card)], ..nothing() };
        match *why {
            Why::GameOver => nothing(),
            Why::NotAsked => nothing(),
            Why::NotThisNow => nothing(),
            Why::NotInThisGame => nothing(),
            Why::CannotDecline => nothing(),
            Why::StillDeploying => nothing(),
            Why::NotYourPower { power } => a_power(power),
            Why::NotInPlay { power } => a_power(power),
            Why::NotYourPiece { piece } => a_piece(piece),
            Why::NotActive { piece } => a_piece(piece),
            Why::WrongTotal { power, .. } => a_power(power),
            Why::WrongStackTotal { .. } => nothing(),
            Why::CommandsNothing { piece } => a_piece(piece),
            Why::NotOnePower => nothing(),
            Why::StandsAside { general } => a_piece(general),
            Why::TooFewTroops { general, .. } => a_piece(general),
            Why::TooManyTroops { general } => a_piece(general),
            Why::UnknownGeneral { power } => a_power(power),
            Why::NotOneStack => nothing(),
            Why::CardNotHeld { card } => a_card(card),
            Why::NotJustDrawn { card } => a_card(card),
            Why::WrongNumberOfCards { .. } => nothing(),
            Why::NoPieces => nothing(),
            Why::NotOnBoard { piece } => a_piece(piece),
            Why::AlreadyMoved { piece } => a_piece(piece),
            Why::United { piece } => a_piece(piece),
            Why::JustEntered { piece } => a_piece(piece),
            Why::HussarsDoNotMarch => nothing(),
            Why::NotTogether => nothing(),
            Why::TrainMovesAlone => nothing(),
            Why::WrongStart { city } => a_city(city),
            Why::NoStep => nothing(),
            Why::NoRoad { from, to } => FactsWire { cities: vec![slugs.city(from), slugs.city(to)], ..nothing() },
            Why::TooFar { .. } => nothing(),
            Why::EnemyGeneral { city } => a_city(city),
            Why::PieceInTheWay { city } => a_city(city),
            Why::StackFull { city } => a_city(city),
            Why::MustStopAtStack { city } => a_city(city),
            Why::MustStopAtTrain { city } => a_city(city),
            Why::TrainsCannotCapture { city } => a_city(city),
            Why::Closed { city } => a_city(city),
            Why::MayNotEnd { city } => a_city(city),
            Why::Held { general } => a_piece(general),
            Why::NoAttackPosition { general, city } => FactsWire { cities: vec![slugs.city(city)], ..a_piece(general) },
            Why::NoCapture { general } => a_piece(general),
            Why::Sanctuary { city } => a_city(city),
            Why::MustStayStacked { general } => a_piece(general),
            Why::RecruitsStand { general, city } => FactsWire { cities: vec![slugs.city(city)], ..a_piece(general) },
            Why::NoRecruitsInAttack { general, city } => {
                FactsWire { cities: vec![slugs.city(city)], ..a_piece(general) }
            }
            Why::NotRecruiting { power } => a_power(power),
            Why::NothingBought => nothing(),
            Why::TrainsNotRecruited => nothing(),
            Why::CardTroops { power, .. } => a_power(power),
            Why::CardTroopsAtMost { power, .. } => a_power(power),
            Why::AboveCeiling { power, .. } => a_power(power),
            Why::NotOffBoard { piece } => a_piece(piece),
            Why::NeedsNewArmy { general } => a_piece(general),
            Why::NotAPlaceOfReturn { piece, city } => FactsWire { cities: vec![slugs.city(city)], ..a_piece(piece) },
            Why::NoRoom { city } => a_city(city),
            Why::OnlyOneSubstitute { city } => a_city(city),
            Why::TooLittlePaid { .. } => nothing(),
            Why::NoRecruitsFor { general } => a_piece(general),
            Why::NoSuchCombat => nothing(),
            Why::StackFights { general, commander } => {
                FactsWire { pieces: vec![slugs.piece(general), slugs.piece(commander)], ..nothing() }
            }
            Why::AustriaFirst => nothing(),
            Why::WrongSuit { card, .. } => a_card(card),
            Why::ReserveValue { .. } => nothing(),
            Why::NotAReserve { card } => a_card(card),
            Why::CardTooHigh { card, .. } => a_card(card),
            Why::MustPlay { .. } => nothing(),
            Why::MustPressOn => nothing(),
            Why::MustGetAhead { card } => a_card(card),
            Why::CannotDouble { card } => a_card(card),
            Why::WrongLength { .. } => nothing(),
            Why::CityTwice { city } => a_city(city),
            Why::Occupied { city } => a_city(city),
            Why::NotFarthest { city } => a_city(city),
            Why::NotMeantByFate { piece } => a_piece(piece),
            Why::OneStep { piece } => a_piece(piece),
            Why::NotAChoice { piece } => a_piece(piece),
            Why::NotAdjacent { city } => a_city(city),
            Why::NotWestward { city } => a_city(city),
            Why::BorderClosed { city } => a_city(city),
            Why::NoRetreatOverTheBorder { city } => a_city(city),
            Why::MapNotInUse { city } => a_city(city),
            Why::BoundToTheMap { city } => a_city(city),
            Why::NeutralStaysHome { city } => a_city(city),
            Why::EnemyFortress { city } => a_city(city),
            Why::NextToEnemy { city, piece } => FactsWire { cities: vec![slugs.city(city)], ..a_piece(piece) },
            Why::OffMainRoads => nothing(),
            Why::ForceMarchTooFar { .. } => nothing(),
            Why::NotATrain { piece } => a_piece(piece),
            Why::EnteredAlready { piece } => a_piece(piece),
            Why::TrainInTheBox { piece } => a_piece(piece),
            Why::NoSiteForTrains { city } => a_city(city),
            Why::SiteNotOpen { city } => a_city(city),
            Why::NoSiteForSecondTrain { city } => a_city(city),
            Why::TrainUnpaid { .. } => nothing(),
            Why::SupplyUnpaid { .. } => nothing(),
            Why::CorpsUnpaid { .. } => nothing(),
            Why::NothingToPay => nothing(),
            Why::NotInTheStack { piece } => a_piece(piece),
            Why::NotToBeMoved { piece } => a_piece(piece),
            Why::OthersGoFirst { piece } => a_piece(piece),
            Why::HussarOnPiece { city } => a_city(city),
            Why::HussarThere { city } => a_city(city),
            Why::TrainsCannotForce => nothing(),
            Why::NotYourMove => nothing(),
            Why::PassedOnFlanders => nothing(),
            Why::NoDispute => nothing(),
            Why::DisputeRuns => nothing(),
            Why::DisputeAlone { seat } => FactsWire { seats: vec![slugs.seat(seat)], ..nothing() },
            Why::UnionDeclined { seat, city } => FactsWire { seats: vec![slugs.seat(seat)], ..a_city(city) },
            Why::NotNearest { city } => a_city(city),
            Why::NoInstruction => nothing(),
            Why::ShiftNotOffered { .. } => nothing(),
            Why::NotYourArms => nothing(),
            Why::NotOnTheTable => nothing(),
            Why::NotMeantByCard { piece } => a_piece(piece),
            Why::NoContract { giver, receiver, .. } => {
                FactsWire { powers: vec![slugs.power(giver), slugs.power(receiver)], ..nothing() }
            }
            Why::NotAFeeding => nothing(),
            Why::ShiftTooFar { .. } => nothing(),
            Why::TooManyVotes { .. } => nothing(),
            Why::NoSuchHussar => nothing(),
            Why::NotForHussars { city } => a_city(city),
            Why::TooFarForHussars { city, .. } => a_city(city),
            Why::NoTreaties => nothing(),
            Why::TreatyWithSelf => nothing(),
            Why::NoSuchSeat => nothing(),
            Why::EmptyTreaty => nothing(),
            Why::BadClause { .. } => nothing(),
            Why::TreatyBroken { breach, .. } => of_breach(breach, slugs),
            Why::NoSuchTreaty { .. } => nothing(),
            Why::NotYourAnswer { .. } => nothing(),
            Why::NotYourOffer { .. } => nothing(),
            Why::TooManyTreaties { .. } => nothing(),
            Why::TooManyOpen { .. } => nothing(),
            Why::TooManyOffers { .. } => nothing(),
            Why::TableFull => nothing(),
            Why::NoSuchContract { giver, receiver } => {
                FactsWire { powers: vec![slugs.power(giver), slugs.power(receiver)], ..nothing() }
            }
            Why::BoundContract => nothing(),
            Why::NothingToTakeBack => nothing(),
        }
    }
}

fn of_breach(breach: Breach, slugs: &Slugs) -> FactsWire {
    let nothing = FactsWire::default;
    match breach {
        Breach::Plain => nothing(),
        Breach::Attack { general: piece }
        | Breach::Capture { train: piece }
        | Breach::Hussars { general: piece }
        | Breach::Block { general: piece } => FactsWire { pieces: vec![slugs.piece(piece)], ..nothing() },
        Breach::Conquest { site } => FactsWire { cities: vec![slugs.site(site)], ..nothing() },
    }
}
