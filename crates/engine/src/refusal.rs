//! Why an action is not allowed, and the rule behind it. A refusal names only what the refused seat may know.

use board::{CardId, CityId, PieceId, PowerId, Suit, TrackId};

use crate::clause::{Breach, ContractFault, Fault, TreatyId};
use crate::ids::RuleId;
use crate::ruleset::Seat;

/// What the judge answers. The rule is named where it is judged: `Err(Why::NoStep.under(ids::F_4_1))`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
    /// The other title has such actions.
    NotInThisGame,
    /// One of the answers must be given.
    CannotDecline,
    /// Not before everybody has distributed.
    StillDeploying,
    NotYourPower {
        power: PowerId,
    },
    NotInPlay {
        power: PowerId,
    },
    NotYourPiece {
        piece: PieceId,
    },
    /// Its power does not move now, whoever leads it.
    NotActive {
        piece: PieceId,
    },
    // deployment and transfers
    WrongTotal {
        power: PowerId,
        needed: u8,
    },
    WrongStackTotal {
        needed: u8,
    },
    /// A train or a hussar, which has no troops to share.
    CommandsNothing {
        piece: PieceId,
    },
    NotOnePower,
    /// He has retreated from the combat that is fought where he stands now.
    StandsAside {
        general: PieceId,
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
    WrongNumberOfCards {
        number: u8,
    },
    // movement
    NoPieces,
    NotOnBoard {
        piece: PieceId,
    },
    AlreadyMoved {
        piece: PieceId,
    },
    /// Generals have come to stand together, which ended the movement of all of them.
    United {
        piece: PieceId,
    },
    /// Brought in or brought back this turn.
    JustEntered {
        piece: PieceId,
    },
    HussarsDoNotMarch,
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
    /// Foreign and neutral.
    Closed {
        city: CityId,
    },
    /// Neither the own country nor an ally's, where a march must end before a cession.
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
    /// He has moved next to the enemy and gets no recruits any more.
    NoRecruitsInAttack {
        general: PieceId,
        city: CityId,
    },
    // recruiting
    NotRecruiting {
        power: PowerId,
    },
    NothingBought,
    TrainsNotRecruited,
    /// The troops a card gives, all of them.
    CardTroops {
        power: PowerId,
        troops: u8,
    },
    CardTroopsAtMost {
        power: PowerId,
        troops: u8,
    },
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
        piece: PieceId,
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
    /// His stack fights, by the name of its commander.
    StackFights {
        general: PieceId,
        commander: PieceId,
    },
    AustriaFirst,
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
    /// This card would leave the side unable to get ahead.
    MustGetAhead {
        card: CardId,
    },
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
    OneStep {
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
    NotATrain {
        piece: PieceId,
    },
    EnteredAlready {
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
    /// It has to go, but others find their places before it.
    OthersGoFirst {
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
        track: TrackId,
    },
    NotYourArms,
    NotOnTheTable,
    NotMeantByCard {
        piece: PieceId,
    },
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
        treaty: TreatyId,
        clause: u8,
        breach: Breach,
    },
    NoSuchTreaty {
        treaty: TreatyId,
    },
    NotYourAnswer {
        treaty: TreatyId,
    },
    NotYourOffer {
        treaty: TreatyId,
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
