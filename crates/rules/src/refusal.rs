//! Why an action is not allowed, and the rule behind it. A refusal names only what the refused seat may know.

use board::{CardId, CityId, PieceId, PowerId, Suit};

use crate::clause::{Breach, ContractFault, Fault};
use crate::ids::RuleId;
use crate::ruleset::Seat;

/// What the judge answers. The rule is named where it is judged: `Err(Why::NoStep.under(ids::F_4_1))`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub rule: RuleId,
    pub why: Why,
}

impl Why {
    /// Refuses by this rule.
    pub const fn under(self, rule: RuleId) -> Refusal {
        Refusal { rule, why: self }
    }
}

/// The fact that stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    GameOver,
    /// The seat is not asked anything now.
    NotAsked,
    /// The seat is asked something else.
    NotThisNow,
    NotYourPower {
        power: PowerId,
    },
    NotInPlay {
        power: PowerId,
    },
    NotYourPiece {
        piece: PieceId,
    },
    // deployment and transfers
    WrongTotal {
        power: PowerId,
        needed: u8,
    },
    TooFewTroops {
        general: PieceId,
        least: u8,
    },
    TooManyTroops {
        general: PieceId,
    },
    UnknownGeneral {
        power: PowerId,
    },
    NotOneStack,
    // cards
    CardNotHeld {
        card: CardId,
    },
    NotJustDrawn {
        card: CardId,
    },
    // movement
    NoPieces,
    NotOnBoard {
        piece: PieceId,
    },
    AlreadyMoved {
        piece: PieceId,
    },
    NotTogether,
    TrainMovesAlone,
    WrongStart {
        city: CityId,
    },
    NoStep,
    NoRoad {
        from: CityId,
        to: CityId,
    },
    TooFar {
        road: u8,
        main: u8,
    },
    TrainTooFar {
        road: u8,
        main: u8,
    },
    EnemyGeneral {
        city: CityId,
    },
    PieceInTheWay {
        city: CityId,
    },
    StackFull {
        city: CityId,
    },
    MustStopAtStack {
        city: CityId,
    },
    MustStopAtTrain {
        city: CityId,
    },
    TrainsCannotCapture {
        city: CityId,
    },
    /// Neutral or otherwise closed to the group.
    Closed {
        city: CityId,
    },
    MayNotEnd {
        city: CityId,
    },
    Held {
        general: PieceId,
    },
    NoAttackPosition {
        general: PieceId,
        city: CityId,
    },
    NoCapture {
        general: PieceId,
    },
    Sanctuary {
        city: CityId,
    },
    MustStayStacked {
        general: PieceId,
    },
    RecruitsStand {
        general: PieceId,
        city: CityId,
    },
    // recruiting
    NothingBought,
    AboveCeiling {
        power: PowerId,
        ceiling: u8,
    },
    NotOffBoard {
        piece: PieceId,
    },
    NeedsNewArmy {
        general: PieceId,
    },
    NotAPlaceOfReturn {
        city: CityId,
    },
    NoRoom {
        city: CityId,
    },
    OnlyOneSubstitute {
        city: CityId,
    },
    TooLittlePaid {
        price: u16,
        paid: u16,
    },
    NoRecruitsFor {
        general: PieceId,
    },
    // combat
    NoSuchCombat,
    WrongSuit {
        card: CardId,
        suit: Suit,
    },
    ReserveValue {
        most: u8,
    },
    NotAReserve {
        card: CardId,
    },
    CardTooHigh {
        card: CardId,
        most: u8,
    },
    MustPlay {
        suit: Suit,
    },
    MustPressOn,
    CannotDouble {
        card: CardId,
    },
    // retreat
    WrongLength {
        steps: u8,
    },
    CityTwice {
        city: CityId,
    },
    Occupied {
        city: CityId,
    },
    NotFarthest {
        city: CityId,
    },
    // fate
    /// Not one of those the card of fate lets choose among.
    NotMeantByFate {
        piece: PieceId,
    },
    NotAChoice {
        piece: PieceId,
    },
    NotAdjacent {
        city: CityId,
    },
    NotWestward {
        city: CityId,
    },
    // MARIA
    /// These pieces may not pass between the maps.
    BorderClosed {
        city: CityId,
    },
    NoRetreatOverTheBorder {
        city: CityId,
    },
    MapNotInUse {
        city: CityId,
    },
    BoundToTheMap {
        city: CityId,
    },
    NeutralStaysHome {
        city: CityId,
    },
    /// A force march may not pass here.
    EnemyFortress {
        city: CityId,
    },
    NextToEnemy {
        city: CityId,
        piece: PieceId,
    },
    OffMainRoads,
    ForceMarchTooFar {
        most: u8,
    },
    TrainJustEntered {
        piece: PieceId,
    },
    TrainInTheBox {
        piece: PieceId,
    },
    NoSiteForTrains {
        city: CityId,
    },
    SiteNotOpen {
        city: CityId,
    },
    NoSiteForSecondTrain {
        city: CityId,
    },
    TrainUnpaid {
        price: u16,
        paid: u16,
    },
    SupplyUnpaid {
        price: u16,
        paid: u16,
    },
    CorpsUnpaid {
        price: u16,
        paid: u16,
    },
    NothingToPay,
    NotInTheStack {
        piece: PieceId,
    },
    NotToBeMoved {
        piece: PieceId,
    },
    HussarOnPiece {
        city: CityId,
    },
    HussarThere {
        city: CityId,
    },
    TrainsCannotForce,
    NotYourMove,
    /// The seat has dropped out of the alternate moves on the Flanders map.
    PassedOnFlanders,
    NoDispute,
    DisputeRuns,
    /// This seat has nothing left to move there.
    DisputeAlone {
        seat: Seat,
    },
    UnionDeclined {
        seat: Seat,
        city: CityId,
    },
    NotNearest {
        city: CityId,
    },
    NoInstruction,
    ShiftNotOffered {
        track: u8,
    },
    NotYourArms,
    NoContract {
        giver: PowerId,
        receiver: PowerId,
        fault: ContractFault,
    },
    NotAFeeding,
    ShiftTooFar {
        most: u8,
    },
    TooManyVotes {
        most: u8,
    },
    NoSuchHussar,
    NotForHussars {
        city: CityId,
    },
    TooFarForHussars {
        city: CityId,
        reach: u8,
    },
    // treaties
    /// There are no treaties in this game, or not yet.
    NoTreaties,
    TreatyWithSelf,
    NoSuchSeat,
    EmptyTreaty,
    /// Clauses are counted from 0.
    BadClause {
        clause: u8,
        fault: Fault,
    },
    TreatyBroken {
        treaty: u16,
        clause: u8,
        breach: Breach,
    },
    NoSuchTreaty {
        treaty: u16,
    },
    NotYourAnswer {
        treaty: u16,
    },
    TooManyTreaties {
        most: u8,
    },
    TooManyOpen {
        most: u8,
    },
    TooManyOffers {
        most: u8,
    },
    TableFull,
    NoSuchContract {
        giver: PowerId,
        receiver: PowerId,
    },
    BoundContract,
    // no rule of either game speaks of it: undo
    NothingToTakeBack,
}
