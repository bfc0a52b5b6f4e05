//! Why an action is not allowed, and the rule behind it. A refusal names only what the refused seat may know.

use board::{CardId, CityId, PieceId, PowerId, Suit, TrackId};

use crate::clause::{Breach, ContractFault, Fault, TreatyId};
use crate::ids::RuleId;
use crate::ruleset::Seat;

/// What the judge answers. The rule is named where it is judged: `Err(Why::NoStep.under(ids::F_4_1))`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("refused by rule {rule}: {why:?}")]
#[non_exhaustive]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The fact that stands in the way.
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
    /// Nothing can be done once the game is decided.
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
    /// The power is led by another seat.
    NotYourPower {
        /// The power named.
        power: PowerId,
    },
    /// The power takes no part in this game.
    NotInPlay {
        /// The power named.
        power: PowerId,
    },
    /// The piece is not the seat's to command now.
    NotYourPiece {
        /// The piece named.
        piece: PieceId,
    },
    /// Its power does not move now, whoever leads it.
    NotActive {
        /// The piece named.
        piece: PieceId,
    },
    // deployment and transfers
    /// The armies distributed do not add up.
    WrongTotal {
        /// The power named.
        power: PowerId,
        /// What they must add up to.
        needed: u8,
    },
    /// The armies of the new split do not add up.
    WrongStackTotal {
        /// What they must add up to.
        needed: u8,
    },
    /// A train or a hussar, which has no troops to share.
    CommandsNothing {
        /// The piece named.
        piece: PieceId,
    },
    /// Armies do not pass between generals of different powers.
    NotOnePower,
    /// He has retreated from the combat that is fought where he stands now.
    StandsAside {
        /// Who stands aside.
        general: PieceId,
    },
    /// He would command too few.
    TooFewTroops {
        /// The general.
        general: PieceId,
        /// The fewest he may have.
        least: u8,
    },
    /// He would command more than a general can.
    TooManyTroops {
        /// The general.
        general: PieceId,
    },
    /// The order names a general or train the power does not have.
    UnknownGeneral {
        /// The power named.
        power: PowerId,
    },
    /// The generals named do not stand together, or only one is named.
    NotOneStack,
    // cards
    /// The card is not in the hand it should come from.
    CardNotHeld {
        /// The card named.
        card: CardId,
    },
    /// Only a card of this draw may be discarded.
    NotJustDrawn {
        /// The card named.
        card: CardId,
    },
    /// So many cards must be given up, no more and no fewer.
    WrongNumberOfCards {
        /// How many.
        number: u8,
    },
    // movement
    /// The action names no piece.
    NoPieces,
    /// The piece stands in no city.
    NotOnBoard {
        /// The piece named.
        piece: PieceId,
    },
    /// The piece has marched in this phase.
    AlreadyMoved {
        /// The piece named.
        piece: PieceId,
    },
    /// Generals have come to stand together, which ended the movement of all of them.
    United {
        /// The piece named.
        piece: PieceId,
    },
    /// Brought in or brought back this turn.
    JustEntered {
        /// The piece named.
        piece: PieceId,
    },
    /// Hussars are placed anew each turn instead.
    HussarsDoNotMarch,
    /// The pieces named stand in different cities.
    NotTogether,
    /// A supply train is named together with other pieces.
    TrainMovesAlone,
    /// The path begins elsewhere.
    WrongStart {
        /// Where it must begin.
        city: CityId,
    },
    /// The path does not leave its start.
    NoStep,
    /// Two cities that follow each other on the path are not joined.
    NoRoad {
        /// The one.
        from: CityId,
        /// The other.
        to: CityId,
    },
    /// The path is too long.
    TooFar {
        /// Steps allowed on roads of any kind.
        road: u8,
        /// Steps allowed if all are on main roads.
        main: u8,
    },
    /// A hostile general bars the way.
    EnemyGeneral {
        /// Where he stands.
        city: CityId,
    },
    /// A piece that cannot share its city bars the way.
    PieceInTheWay {
        /// Where it stands.
        city: CityId,
    },
    /// More generals would stand there than a stack can hold.
    StackFull {
        /// Where.
        city: CityId,
    },
    /// Joining other generals ends the march.
    MustStopAtStack {
        /// Where they stand.
        city: CityId,
    },
    /// Taking a supply train ends the march.
    MustStopAtTrain {
        /// Where it stands.
        city: CityId,
    },
    /// A supply train cannot take a hostile one.
    TrainsCannotCapture {
        /// Where that stands.
        city: CityId,
    },
    /// Foreign and neutral.
    Closed {
        /// Where it may not go.
        city: CityId,
    },
    /// Neither the own country nor an ally's, where a march must end before a cession.
    MayNotEnd {
        /// Where the march ends.
        city: CityId,
    },
    /// A card of fate holds him where he stands.
    Held {
        /// The general.
        general: PieceId,
    },
    /// A card of fate keeps him from ending next to an enemy general.
    NoAttackPosition {
        /// The general.
        general: PieceId,
        /// Where he would end.
        city: CityId,
    },
    /// A card of fate keeps him from taking supply trains.
    NoCapture {
        /// The general.
        general: PieceId,
    },
    /// A card of fate protects the supply trains there.
    Sanctuary {
        /// Where.
        city: CityId,
    },
    /// A card of fate keeps him with a companion.
    MustStayStacked {
        /// The general.
        general: PieceId,
    },
    /// He has received recruits and may not end next to an enemy general.
    RecruitsStand {
        /// The general.
        general: PieceId,
        /// Where he would end.
        city: CityId,
    },
    /// He has moved next to the enemy and gets no recruits any more.
    NoRecruitsInAttack {
        /// The general.
        general: PieceId,
        /// Where he stands.
        city: CityId,
    },
    // recruiting
    /// The power may not recruit at this moment.
    NotRecruiting {
        /// The power named.
        power: PowerId,
    },
    /// The order brings neither an army nor a piece.
    NothingBought,
    /// In MARIA supply trains are bought in the movement phase, not with recruits.
    TrainsNotRecruited,
    /// The troops a card gives, all of them.
    CardTroops {
        /// Who receives them.
        power: PowerId,
        /// How many.
        troops: u8,
    },
    /// The card lets the power recruit fewer.
    CardTroopsAtMost {
        /// Who recruits.
        power: PowerId,
        /// The most it may recruit.
        troops: u8,
    },
    /// The power would have more armies than it started with.
    AboveCeiling {
        /// Who recruits.
        power: PowerId,
        /// The most it may have.
        ceiling: u8,
    },
    /// The piece is not waiting off the board.
    NotOffBoard {
        /// The piece named.
        piece: PieceId,
    },
    /// A general comes back with at least one new army.
    NeedsNewArmy {
        /// The general.
        general: PieceId,
    },
    /// The piece cannot come back there now.
    NotAPlaceOfReturn {
        /// The piece named.
        piece: PieceId,
        /// The city named.
        city: CityId,
    },
    /// What would come back cannot share the city with what stands there.
    NoRoom {
        /// The city named.
        city: CityId,
    },
    /// All pieces come back in one and the same substitute city.
    OnlyOneSubstitute {
        /// The second one named.
        city: CityId,
    },
    /// The cards do not cover the order.
    TooLittlePaid {
        /// Points needed.
        price: u16,
        /// Points of the cards named.
        paid: u16,
    },
    /// He may not receive recruits now.
    NoRecruitsFor {
        /// The general.
        general: PieceId,
    },
    // combat
    /// These two have no combat left to fight.
    NoSuchCombat,
    /// His stack fights, by the name of its commander.
    StackFights {
        /// The general named.
        general: PieceId,
        /// Whom to name instead.
        commander: PieceId,
    },
    /// The attacks of Austria are fought before those of the Pragmatic Army.
    AustriaFirst,
    /// The card does not fit the sector.
    WrongSuit {
        /// The card named.
        card: CardId,
        /// The suit needed.
        suit: Suit,
    },
    /// A Reserve is declared with no value, or with one it cannot have.
    ReserveValue {
        /// The highest it can have.
        most: u8,
    },
    /// A value is declared for a card that has its own.
    NotAReserve {
        /// The card named.
        card: CardId,
    },
    /// A card of fate bars high cards in this combat.
    CardTooHigh {
        /// The card named.
        card: CardId,
        /// The highest that may be played.
        most: u8,
    },
    /// At a score of zero a side may not stop while it holds the suit.
    MustPlay {
        /// The suit of its sector.
        suit: Suit,
    },
    /// A card of fate requires the side to play on until it is ahead.
    MustPressOn,
    /// This card would leave the side unable to get ahead.
    MustGetAhead {
        /// The card named.
        card: CardId,
    },
    /// The card has no right to count twice now.
    CannotDouble {
        /// The card named.
        card: CardId,
    },
    // retreat
    /// The path is too long or too short.
    WrongLength {
        /// How long it must be.
        steps: u8,
    },
    /// A retreat enters no city twice.
    CityTwice {
        /// The city that recurs.
        city: CityId,
    },
    /// A retreat crosses empty cities only.
    Occupied {
        /// The city that is not empty.
        city: CityId,
    },
    /// Another retreat ends farther from the winner.
    NotFarthest {
        /// Where this one ends.
        city: CityId,
    },
    // fate
    /// Not one of those the card of fate lets choose among.
    NotMeantByFate {
        /// The piece named.
        piece: PieceId,
    },
    /// The card of fate moves him exactly one city.
    OneStep {
        /// The general named.
        piece: PieceId,
    },
    /// The piece is not one of those to choose from.
    NotAChoice {
        /// The piece named.
        piece: PieceId,
    },
    /// The stack can only step aside to an empty city next to it.
    NotAdjacent {
        /// The city named.
        city: CityId,
    },
    /// The card of fate moves the piece along an open path to the west.
    NotWestward {
        /// Where the path ends.
        city: CityId,
    },
    // MARIA
    /// These pieces may not pass between the maps.
    BorderClosed {
        /// The city on the other map.
        city: CityId,
    },
    /// The beaten may not retreat to the other map.
    NoRetreatOverTheBorder {
        /// The city on the other map.
        city: CityId,
    },
    /// The introductory game is played on one map only.
    MapNotInUse {
        /// The city on the other map.
        city: CityId,
    },
    /// Before the cession nobody leaves the Flanders map.
    BoundToTheMap {
        /// The city on the other map.
        city: CityId,
    },
    /// A neutral power stays in its own country.
    NeutralStaysHome {
        /// The city abroad.
        city: CityId,
    },
    /// A force march may not pass here.
    EnemyFortress {
        /// The fortress.
        city: CityId,
    },
    /// A force march keeps away from enemy pieces.
    NextToEnemy {
        /// The city on the way.
        city: CityId,
        /// The piece in it or next to it.
        piece: PieceId,
    },
    /// A force march keeps to main roads.
    OffMainRoads,
    /// A force march is too long.
    ForceMarchTooFar {
        /// Steps allowed.
        most: u8,
    },
    /// Only supply trains are brought in so.
    NotATrain {
        /// The piece named.
        piece: PieceId,
    },
    /// The train has been brought in once in this phase.
    EnteredAlready {
        /// The train.
        piece: PieceId,
    },
    /// The train lies in its box and is not for sale.
    TrainInTheBox {
        /// The train.
        piece: PieceId,
    },
    /// Not a major fortress on which this train may come in.
    NoSiteForTrains {
        /// The city named.
        city: CityId,
    },
    /// The fortress is occupied or in enemy hands.
    SiteNotOpen {
        /// The city named.
        city: CityId,
    },
    /// Not an empty major fortress of the power that receives its second train.
    NoSiteForSecondTrain {
        /// The city named.
        city: CityId,
    },
    /// The cards do not cover a supply train.
    TrainUnpaid {
        /// Points needed.
        price: u16,
        /// Points of the cards named.
        paid: u16,
    },
    /// The cards do not cover supply past the hussars.
    SupplyUnpaid {
        /// Points needed.
        price: u16,
        /// Points of the cards named.
        paid: u16,
    },
    /// The cards do not cover a general from off the board.
    CorpsUnpaid {
        /// Points needed.
        price: u16,
        /// Points of the cards named, or held.
        paid: u16,
    },
    /// Cards are named where nothing costs any.
    NothingToPay,
    /// The general is not one of those who stand together.
    NotInTheStack {
        /// The general named.
        piece: PieceId,
    },
    /// The piece may stay where it is.
    NotToBeMoved {
        /// The piece named.
        piece: PieceId,
    },
    /// It has to go, but others find their places before it.
    OthersGoFirst {
        /// The piece named.
        piece: PieceId,
    },
    /// Hussars are placed in empty cities only.
    HussarOnPiece {
        /// The city named.
        city: CityId,
    },
    /// Another hussar stands there.
    HussarThere {
        /// The city named.
        city: CityId,
    },
    /// Only generals make force marches.
    TrainsCannotForce,
    /// Moves alternate here, and the other seat is to move.
    NotYourMove,
    /// The seat has dropped out of the alternate moves on the Flanders map.
    PassedOnFlanders,
    /// There is no order of moves to dispute now.
    NoDispute,
    /// The order of moves is already in dispute.
    DisputeRuns,
    /// This seat has nothing left to move there.
    DisputeAlone {
        /// The seat that is finished there.
        seat: Seat,
    },
    /// The other player has declined, and nothing has changed since.
    UnionDeclined {
        /// Who declined.
        seat: Seat,
        /// Where the generals would stand together.
        city: CityId,
    },
    /// A displaced piece goes to one of the nearest places open to it.
    NotNearest {
        /// The city named.
        city: CityId,
    },
    /// The political card has nothing to obey.
    NoInstruction,
    /// The political card does not move that marker so.
    ShiftNotOffered {
        /// The track named.
        track: TrackId,
    },
    /// The political card does not bear the power's coat of arms.
    NotYourArms,
    /// The political card does not lie open.
    NotOnTheTable,
    /// The political card does not concern the piece.
    NotMeantByCard {
        /// The piece named.
        piece: PieceId,
    },
    /// These two can have no such subsidy contract.
    NoContract {
        /// Who would give.
        giver: PowerId,
        /// Who would receive.
        receiver: PowerId,
        /// What stands against it.
        fault: ContractFault,
    },
    /// As many generals are fed as the points allow, and no more.
    NotAFeeding,
    /// The marker may not go so far.
    ShiftTooFar {
        /// Boxes allowed.
        most: u8,
    },
    /// The seat has fewer free votes.
    TooManyVotes {
        /// How many it has.
        most: u8,
    },
    /// The hussar does not exist, or has been placed already.
    NoSuchHussar,
    /// Hussars stay on the Bohemia map.
    NotForHussars {
        /// The city named.
        city: CityId,
    },
    /// No Austrian general stands near enough.
    TooFarForHussars {
        /// The city named.
        city: CityId,
        /// Steps allowed.
        reach: u8,
    },
    // treaties
    /// There are no treaties in this game, or not yet.
    NoTreaties,
    /// A treaty needs another seat.
    TreatyWithSelf,
    /// Nobody of that name sits at the table.
    NoSuchSeat,
    /// A treaty has at least one clause.
    EmptyTreaty,
    /// Clauses are counted from 0.
    BadClause {
        /// The place of the clause in the offer.
        clause: u8,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A treaty in force forbids it.
    TreatyBroken {
        /// The treaty.
        treaty: TreatyId,
        /// The place of the clause in it, counted from 0.
        clause: u8,
        /// What the action would do against it.
        breach: Breach,
    },
    /// The seat has no part in such a treaty, or can do nothing of the kind with it.
    NoSuchTreaty {
        /// The number named.
        treaty: TreatyId,
    },
    /// The offer is the seat's own: the other side answers it.
    NotYourAnswer {
        /// The treaty named.
        treaty: TreatyId,
    },
    /// The offer is the other side's: it can be answered, not withdrawn.
    NotYourOffer {
        /// The treaty named.
        treaty: TreatyId,
    },
    /// As many treaties are in force as there can be.
    TooManyTreaties {
        /// How many.
        most: u8,
    },
    /// As many offers of the seat wait for an answer as may.
    TooManyOpen {
        /// How many.
        most: u8,
    },
    /// The seat has made all its offers of this turn.
    TooManyOffers {
        /// How many.
        most: u8,
    },
    /// There is no room for another offer or treaty of anybody.
    TableFull,
    /// No such subsidy contract runs.
    NoSuchContract {
        /// Who would give.
        giver: PowerId,
        /// Who would receive.
        receiver: PowerId,
    },
    /// The first contract of France and Bavaria cannot be ended early.
    BoundContract,
    // no rule of either game speaks of it: undo
    /// The seat has done nothing that could still be undone.
    NothingToTakeBack,
}
