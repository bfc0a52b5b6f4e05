//! Why not: one sentence for every refusal.

use super::message::{Message, message};
use super::names::{Names, cards, cities, suit_name};
use super::treaty;
use crate::clause::Breach;
use crate::refusal::Why;

#[expect(clippy::too_many_lines, reason = "a table: one entry for each refusal")]
pub fn message(names: &Names, why: &Why) -> Message {
    match *why {
        Why::GameOver => message!("no-game-over"),
        Why::NotAsked => message!("no-not-asked"),
        Why::NotThisNow => message!("no-not-this-now"),
        Why::NotInThisGame => message!("no-not-in-this-game"),
        Why::CannotDecline => message!("no-cannot-decline"),
        Why::StillDeploying => message!("no-still-deploying", unit = names.unit()),
        Why::NotYourPower { power } => message!("no-not-your-power", power = names.power(power)),
        Why::NotInPlay { power } => message!("no-not-in-play", power = names.power(power)),
        Why::NotYourPiece { piece } => message!("no-not-your-piece", piece = names.piece(piece)),
        Why::NotActive { piece } => {
            let power = names.power(names.rules.power(piece));
            message!("no-not-active", piece = names.piece(piece), power = power)
        }
        Why::CardNotHeld { card } => message!("no-card-not-held", card = names.card(card)),
        Why::NotJustDrawn { card } => message!("no-not-just-drawn", card = names.card(card)),
        Why::WrongNumberOfCards { number } => message!("no-wrong-number-of-cards", cards = cards(number)),
        Why::NothingToTakeBack => message!("no-nothing-to-take-back"),
        Why::WrongTotal { power, needed } => {
            message!("no-wrong-total", power = names.power(power), unit = names.unit(), needed = needed)
        }
        Why::WrongStackTotal { needed } => {
            message!("no-wrong-stack-total", unit = names.unit(), needed = needed)
        }
        Why::CommandsNothing { piece } => {
            message!("no-commands-nothing", piece = names.piece(piece), unit = names.unit())
        }
        Why::NotOnePower => message!("no-not-one-power", unit = names.unit()),
        Why::StandsAside { general } => message!("no-stands-aside", piece = names.piece(general)),
        Why::TooFewTroops { general, least } => {
            message!("no-too-few-troops", piece = names.piece(general), armies = names.armies(least))
        }
        Why::TooManyTroops { general } => {
            let most = names.armies(names.rules.book.troops_max);
            message!("no-too-many-troops", piece = names.piece(general), armies = most)
        }
        Why::UnknownGeneral { power } => message!("no-unknown-general", power = names.power(power)),
        Why::NotOneStack => message!("no-not-one-stack", unit = names.unit()),
        Why::NoPieces => message!("no-pieces"),
        Why::NotOnBoard { piece } => message!("no-not-on-board", piece = names.piece(piece)),
        Why::AlreadyMoved { piece } => message!("no-already-moved", piece = names.piece(piece)),
        Why::United { piece } => message!("no-united", piece = names.piece(piece)),
        Why::JustEntered { piece } => message!("no-just-entered", piece = names.piece(piece)),
        Why::HussarsDoNotMarch => message!("no-hussars-do-not-march"),
        Why::NotTogether => message!("no-not-together"),
        Why::TrainMovesAlone => message!("no-train-moves-alone"),
        Why::WrongStart { city } => message!("no-wrong-start", city = names.city(city)),
        Why::NoStep => message!("no-step"),
        Why::NoRoad { from, to } => message!("no-road", from = names.city(from), to = names.city(to)),
        Why::TooFar { road, main } => message!("no-too-far", road = cities(road), main = main),
        Why::EnemyGeneral { city } => message!("no-enemy-general", city = names.city(city)),
        Why::PieceInTheWay { city } => message!("no-piece-in-the-way", city = names.city(city)),
        Why::StackFull { city } => {
            message!("no-stack-full", city = names.city(city), most = names.rules.book.stack_max)
        }
        Why::MustStopAtStack { city } => message!("no-must-stop-at-stack", city = names.city(city)),
        Why::MustStopAtTrain { city } => message!("no-must-stop-at-train", city = names.city(city)),
        Why::TrainsCannotCapture { city } => message!("no-trains-cannot-capture", city = names.city(city)),
        Why::Closed { city } => message!("no-closed", city = names.city(city)),
        Why::MayNotEnd { city } => message!("no-may-not-end", city = names.city(city)),
        Why::Held { general } => message!("no-held", piece = names.piece(general)),
        Why::NoAttackPosition { general, city } => {
            message!("no-attack-position", piece = names.piece(general), city = names.city(city))
        }
        Why::NoCapture { general } => message!("no-capture", piece = names.piece(general)),
        Why::Sanctuary { city } => message!("no-sanctuary", city = names.city(city)),
        Why::MustStayStacked { general } => message!("no-must-stay-stacked", piece = names.piece(general)),
        Why::RecruitsStand { general, city } => {
            message!("no-recruits-stand", piece = names.piece(general), city = names.city(city))
        }
        Why::NoRecruitsInAttack { general, city } => {
            message!("no-recruits-in-attack", piece = names.piece(general), city = names.city(city))
        }
        Why::OneStep { piece } => message!("no-one-step", piece = names.piece(piece)),
        Why::NotRecruiting { power } => message!("no-not-recruiting", power = names.power(power)),
        Why::NothingBought => message!("no-nothing-bought"),
        Why::TrainsNotRecruited => message!("no-trains-not-recruited"),
        Why::CardTroops { power, troops } => {
            message!("no-card-troops", power = names.power(power), armies = names.armies(troops))
        }
        Why::CardTroopsAtMost { power, troops } => {
            message!("no-card-troops-at-most", power = names.power(power), armies = names.armies(troops))
        }
        Why::AboveCeiling { power, ceiling } => {
            message!("no-above-ceiling", power = names.power(power), armies = names.armies(ceiling))
        }
        Why::NotOffBoard { piece } => message!("no-not-off-board", piece = names.piece(piece)),
        Why::NeedsNewArmy { general } => {
            message!("no-needs-new-army", piece = names.piece(general), unit = names.unit())
        }
        Why::NotAPlaceOfReturn { piece, city } => {
            message!("no-not-a-place-of-return", piece = names.piece(piece), city = names.city(city))
        }
        Why::NoRoom { city } => message!("no-room", city = names.city(city)),
        Why::OnlyOneSubstitute { city } => message!("no-only-one-substitute", city = names.city(city)),
        Why::TooLittlePaid { price, paid } => message!("no-too-little-paid", price = price, paid = paid),
        Why::NoRecruitsFor { general } => message!("no-recruits-for", piece = names.piece(general)),
        Why::NoSuchCombat => message!("no-such-combat"),
        Why::StackFights { general, commander } => {
            message!("no-stack-fights", piece = names.piece(general), commander = names.piece(commander))
        }
        Why::AustriaFirst => message!("no-austria-first"),
        Why::WrongSuit { card, suit } => {
            message!("no-wrong-suit", card = names.card(card), suit = suit_name(suit))
        }
        Why::ReserveValue { most } => message!("no-reserve-value", most = most),
        Why::NotAReserve { card } => message!("no-not-a-reserve", card = names.card(card)),
        Why::CardTooHigh { card, most } => message!("no-card-too-high", card = names.card(card), most = most),
        Why::MustPlay { suit } => message!("no-must-play", suit = suit_name(suit)),
        Why::MustPressOn => message!("no-must-press-on"),
        Why::MustGetAhead { card } => message!("no-must-get-ahead", card = names.card(card)),
        Why::CannotDouble { card } => message!("no-cannot-double", card = names.card(card)),
        Why::WrongLength { steps } => message!("no-wrong-length", distance = cities(steps)),
        Why::CityTwice { city } => message!("no-city-twice", city = names.city(city)),
        Why::Occupied { city } => message!("no-occupied", city = names.city(city)),
        Why::NotFarthest { city } => message!("no-not-farthest", city = names.city(city)),
        Why::NotAChoice { piece } => message!("no-not-a-choice", piece = names.piece(piece)),
        Why::NotMeantByFate { piece } => message!("no-not-meant-by-fate", piece = names.piece(piece)),
        Why::NotAdjacent { city } => message!("no-not-adjacent", city = names.city(city)),
        Why::NotWestward { city } => message!("no-not-westward", city = names.city(city)),
        Why::BorderClosed { city } => message!("no-border-closed", city = names.city(city)),
        Why::NoRetreatOverTheBorder { city } => message!("no-retreat-over-the-border", city = names.city(city)),
        Why::MapNotInUse { city } => message!("no-map-not-in-use", city = names.city(city)),
        Why::BoundToTheMap { city } => message!("no-bound-to-the-map", city = names.city(city)),
        Why::NeutralStaysHome { city } => message!("no-neutral-stays-home", city = names.city(city)),
        Why::EnemyFortress { city } => message!("no-enemy-fortress", city = names.city(city)),
        Why::NextToEnemy { city, piece } => {
            message!("no-next-to-enemy", city = names.city(city), piece = names.piece(piece))
        }
        Why::OffMainRoads => message!("no-off-main-roads"),
        Why::ForceMarchTooFar { most } => message!("no-force-march-too-far", distance = cities(most)),
        Why::NotATrain { piece } => message!("no-not-a-train", piece = names.piece(piece)),
        Why::EnteredAlready { piece } => message!("no-entered-already", piece = names.piece(piece)),
        Why::TrainInTheBox { piece } => message!("no-train-in-the-box", piece = names.piece(piece)),
        Why::NoSiteForTrains { city } => message!("no-site-for-trains", city = names.city(city)),
        Why::SiteNotOpen { city } => message!("no-site-not-open", city = names.city(city)),
        Why::NoSiteForSecondTrain { city } => message!("no-site-for-second-train", city = names.city(city)),
        Why::NotInTheStack { piece } => message!("no-not-in-the-stack", piece = names.piece(piece)),
        Why::NotToBeMoved { piece } => message!("no-not-to-be-moved", piece = names.piece(piece)),
        Why::OthersGoFirst { piece } => message!("no-others-go-first", piece = names.piece(piece)),
        Why::TrainUnpaid { price, paid } => message!("no-train-unpaid", price = price, paid = paid),
        Why::SupplyUnpaid { price, paid } => message!("no-supply-unpaid", price = price, paid = paid),
        Why::CorpsUnpaid { price, paid } => message!("no-corps-unpaid", price = price, paid = paid),
        Why::NothingToPay => message!("no-nothing-to-pay"),
        Why::TrainsCannotForce => message!("no-trains-cannot-force"),
        Why::NotYourMove => message!("no-not-your-move"),
        Why::PassedOnFlanders => message!("no-passed-on-flanders"),
        Why::NoDispute => message!("no-dispute"),
        Why::DisputeRuns => message!("no-dispute-runs"),
        Why::DisputeAlone { seat } => message!("no-dispute-alone", seat = names.seat(seat)),
        Why::UnionDeclined { seat, city } => {
            message!("no-union-declined", seat = names.seat(seat), city = names.city(city))
        }
        Why::NotNearest { city } => message!("no-not-nearest", city = names.city(city)),
        Why::NoInstruction => message!("no-instruction"),
        Why::ShiftNotOffered { track } => message!("no-shift-not-offered", track = names.track(track)),
        Why::NotYourArms => message!("no-not-your-arms"),
        Why::NotOnTheTable => message!("no-not-on-the-table"),
        Why::NotMeantByCard { piece } => message!("no-not-meant-by-card", piece = names.piece(piece)),
        Why::NotAFeeding => message!("no-not-a-feeding"),
        Why::ShiftTooFar { most } => message!("no-shift-too-far", boxes = message!("n-boxes", n = most)),
        Why::TooManyVotes { most } => message!("no-too-many-votes", votes = message!("n-free-votes", n = most)),
        Why::NoSuchHussar => message!("no-such-hussar"),
        Why::NotForHussars { city } => message!("no-not-for-hussars", city = names.city(city)),
        Why::HussarOnPiece { city } => message!("no-hussar-on-piece", city = names.city(city)),
        Why::HussarThere { city } => message!("no-hussar-there", city = names.city(city)),
        Why::TooFarForHussars { city, reach } => {
            message!("no-too-far-for-hussars", city = names.city(city), distance = cities(reach))
        }
        Why::NoTreaties => message!("no-treaties"),
        Why::TreatyWithSelf => message!("no-treaty-with-self"),
        Why::NoSuchSeat => message!("no-such-seat"),
        Why::EmptyTreaty => message!("no-empty-treaty"),
        Why::BadClause { clause, fault } => {
            message!("no-bad-clause", clause = clause + 1, fault = treaty::reason(fault))
        }
        Why::TreatyBroken { treaty, clause, breach: Breach::Plain } => {
            message!("no-treaty-broken", treaty = treaty, clause = clause + 1)
        }
        Why::TreatyBroken { treaty, clause, breach } => {
            message!("no-treaty-broken-by", treaty = treaty, clause = clause + 1, deed = treaty::deed(names, breach))
        }
        Why::NoSuchTreaty { treaty } => message!("no-such-treaty", treaty = treaty),
        Why::NotYourAnswer { treaty } => message!("no-not-your-answer", treaty = treaty),
        Why::NotYourOffer { treaty } => message!("no-not-your-offer", treaty = treaty),
        Why::TooManyTreaties { most } => message!("no-too-many-treaties", most = most),
        Why::TooManyOpen { most } => message!("no-too-many-open", most = most),
        Why::TooManyOffers { most } => message!("no-too-many-offers", most = most),
        Why::TableFull => message!("no-table-full"),
        Why::NoContract { giver, receiver, fault } => {
            let (giver, receiver) = (names.power(giver), names.power(receiver));
            message!("no-contract", giver = giver, receiver = receiver, fault = treaty::contract(fault))
        }
        Why::NoSuchContract { giver, receiver } => {
            message!("no-such-contract", giver = names.power(giver), receiver = names.power(receiver))
        }
        Why::BoundContract => message!("no-bound-contract"),
    }
}
