//! What happened, typed: one kind for each event of the rules, things by their names.

mod of;
mod parts;
mod read;

pub use parts::{EndWire, ExecutionWire, PowerCount, PromiseWire, ShiftWire, SuitWire};
use serde::{Deserialize, Serialize};

use crate::Slug;

/// Something that happened. Who may read it was decided by the rules (`Entry::audience`); it says nothing more than
/// the event it was made from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the comment of an event tells what its fields are")]
pub enum EventWire {
    /// The armies of a power are placed.
    Deployed { power: Slug },
    /// A turn begins.
    TurnBegan { turn: u8 },
    /// It is this power's turn to act.
    PowerActs { power: Slug },
    /// A stage of the turn begins, in which these powers act.
    StageBegan { powers: Vec<Slug> },
    /// These sets of tactical cards make up the new draw pile.
    FreshDeck { sets: Vec<u8> },
    /// A power draws so many cards.
    Drew { power: Slug, number: u8 },
    /// What a power drew; told to its owner only.
    DrewCards { power: Slug, cards: Vec<String> },
    /// A power discards so many cards unseen.
    DiscardedHidden { power: Slug, number: u8 },
    /// What a power discarded unseen; told to its owner only.
    DiscardedCard { power: Slug, card: String },
    /// So many cards are drawn for nobody.
    FictionalDraw { number: u8 },
    /// Two powers exchange a card each.
    CardsExchanged { powers: [Slug; 2] },
    /// The card a power was given; told to its owner only.
    ReceivedCard { power: Slug, card: String },
    /// Pieces march along a path, its start included.
    Marched { pieces: Vec<Slug>, path: Vec<Slug> },
    /// Pieces in one city form a stack.
    Stacked { pieces: Vec<Slug>, city: Slug },
    /// A power eliminates a supply train.
    TrainTaken { piece: Slug, power: Slug, city: Slug },
    /// A free move out of turn.
    Stepped { piece: Slug, path: Vec<Slug> },
    /// A power has ended its movement.
    MovementEnded { power: Slug },
    /// A power conquers an objective or a fortress.
    Conquered { city: Slug, power: Slug },
    /// A power's conquest waits until nobody protects the city any more.
    Questioned { city: Slug, power: Slug },
    /// A conquest that was waiting comes to nothing.
    QuestionLifted { city: Slug },
    /// A power takes back an objective or a fortress.
    Reconquered { city: Slug, power: Slug },
    /// Markers of a power leave the map otherwise than by reconquest.
    MarkersTakenOff { power: Slug, cities: Vec<Slug> },
    /// A power recruits armies or buys trains, and has so many armies in all.
    Recruited { power: Slug, armies: u8, cards: Vec<String>, total: u8 },
    /// A piece comes back to the map.
    Returned { piece: Slug, city: Slug },
    /// A power is given an army, and has so many in all.
    FreeArmy { power: Slug, total: u8 },
    /// A power loses an army, and has so many in all.
    ArmyLost { power: Slug, total: u8 },
    /// Two generals fight, each with so many armies.
    CombatBegan { attacker: Slug, defender: Slug, attackers: u8, defenders: u8 },
    /// A combat that was due does not take place.
    CombatLapsed { attacker: Slug, defender: Slug },
    /// A power plays a card in combat; the score is the attacker's.
    Played { power: Slug, card: String, counted: u8, score: i16 },
    /// A combat ends with the score at zero.
    Tied { attacker: Slug, defender: Slug },
    /// A combat is decided, and the loser loses so many armies.
    Beaten { loser: Slug, winner: Slug, score: i16, lost: u8 },
    /// Beaten pieces retreat along a path, its start included.
    Retreated { pieces: Vec<Slug>, path: Vec<Slug> },
    /// Beaten pieces cannot retreat.
    NoRetreat { pieces: Vec<Slug> },
    /// Pieces step aside before a combat.
    Evaded { pieces: Vec<Slug>, city: Slug },
    /// A general leaves the map.
    Removed { piece: Slug },
    /// Pieces are out of supply.
    TurnedOver { pieces: Vec<Slug> },
    /// Pieces are turned over because they have joined others who lie face down.
    TurnedWith { pieces: Vec<Slug> },
    /// Pieces are in supply again.
    TurnedBack { pieces: Vec<Slug> },
    /// Pieces that were out of supply are lost.
    Starved { pieces: Vec<Slug> },
    /// The marker of fate leaves this turn.
    FateMarkerRemoved { turn: u8 },
    /// A card of fate is drawn; a minor one acts by its version for this suit.
    FateDrawn { card: Slug, suit: Option<SuitWire> },
    /// The effect of a card of fate ends.
    FateEnded,
    /// A power answers what a card of fate offers.
    OfferAnswered { power: Slug, accepted: bool },
    /// A power makes no use of what it may do.
    Declined { power: Slug },
    /// The offensive option is declined.
    OffensiveDeclined,
    /// The offensive option is taken up with this card.
    OffensiveBegun { card: String },
    /// The card of the offensive goes to the hand.
    OffensiveCardTaken { card: String },
    /// The offensive has failed.
    OffensiveFailed,
    /// A power leaves the war.
    PowerLeft { power: Slug },
    /// A general leaves the war, and so many armies desert with him.
    GeneralLeft { piece: Slug, deserted: u8 },
    /// A power draws so many cards a turn from now on.
    IncomeChanged { power: Slug, income: u8 },
    /// A power is led by another seat from now on.
    SeatChanged { power: Slug, seat: Slug },
    /// A power needs less to win from now on.
    VictoryEased { power: Slug },
    /// A seat resigns.
    Resigned { seat: Slug },
    /// The game is over.
    Ended { outcome: EndWire },
    /// A seat moves nothing more in this stage.
    SeatDone { seat: Slug },
    /// The combats of this stage begin.
    CombatsBegin,
    /// A hussar is placed.
    HussarPlaced { piece: Slug, city: Slug },
    /// A hussar is driven off.
    HussarGone { piece: Slug },
    /// A train enters the map, paid for with these cards.
    TrainEntered { piece: Slug, city: Slug, cards: Vec<String> },
    /// A power pays for harassed supply; so much was due.
    PaidSupply { power: Slug, cards: Vec<String>, due: u16 },
    /// Pieces without supply lose so many armies.
    Hungry { pieces: Vec<Slug>, lost: u8 },
    /// A card passes under a contract.
    SubsidyPaid { giver: Slug, receiver: Slug },
    /// A contract of subsidies is made for so many turns.
    ContractMade { giver: Slug, receiver: Slug, turns: u8 },
    /// A contract of subsidies ends.
    ContractEnded { giver: Slug, receiver: Slug },
    /// So many cards are put aside.
    PutAside { number: u8 },
    /// Cards put aside go to the hand of a power.
    PickedUp { power: Slug, number: u8 },
    /// The order of moves on the Flanders map is in dispute: moves alternate.
    Disputed,
    /// A seat moves nothing more on the Flanders map.
    PassedOnFlanders { seat: Slug },
    /// Another player is asked whether these pieces may stand together.
    ConsentAsked { pieces: Vec<Slug> },
    /// A seat does not let them.
    UnionRefused { seat: Slug },
    /// Of two generals of equal rank this one commands.
    CommandTaken { piece: Slug },
    /// The winter after this turn begins.
    WinterBegan { turn: u8 },
    /// The winter scores are noted and folded away.
    WinterNoted,
    /// The sums of the winters, when they may be looked at.
    WinterScores { scores: Vec<PowerCount> },
    /// An emperor is to be elected.
    ElectionCalled,
    /// A seat casts its free votes.
    Voted { seat: Slug, franz: u8, karl: u8 },
    /// The votes are counted; the emperor is `franz` or `karl`.
    Elected { franz: u8, karl: u8, emperor: Slug },
    /// A political card is laid open.
    PoliticalCard { card: Slug },
    /// This card is turned over to find the trump suit.
    TrumpTurned { card: String },
    /// This suit is trump.
    Trump { suit: SuitWire },
    /// A power places a card face down on the display, or none.
    Bid { power: Slug, placed: bool },
    /// A card placed before is shown: it counts or is a bluff.
    BidShown { power: Slug, card: String, counts: bool },
    /// A bluff stays face down on the display.
    BluffStays { power: Slug },
    /// Open cards on the display are turned face down for a turn.
    TurnedDown { power: Slug },
    /// A power takes its cards back from the display.
    TookBack { power: Slug },
    /// A power lets its cards lie on the display.
    Conserved { power: Slug },
    /// A power takes an open political card.
    TookCard { power: Slug, card: Slug },
    /// What a power does with its political card; nothing at all buries it.
    Executed { power: Slug, card: Slug, execution: ExecutionWire },
    /// A power gives up cards, face up.
    Discarded { power: Slug, cards: Vec<String> },
    /// The marker of a political track moves to a box, counted from 0.
    MarkerMoved { track: Slug, to: u8 },
    /// A general is sent to a war elsewhere, paid for with these cards.
    CorpsSent { piece: Slug, cards: Vec<String> },
    /// A power wins victory points.
    PointsWon { power: Slug, points: u8 },
    /// A power loses victory points.
    PointsLost { power: Slug, points: u8 },
    /// Saxony changes sides: `prussian`, `neutral` or `austrian`.
    SaxonyTurns { side: Slug },
    /// A piece goes home.
    SentHome { piece: Slug, city: Slug },
    /// A piece must make room.
    Displaced { piece: Slug, city: Slug },
    /// Prussia offers the peace that gives up Silesia, or does not.
    PeaceOffered { offered: bool },
    /// Austria answers the offer of peace.
    PeaceAnswered { accepted: bool },
    /// Silesia is annexed.
    PeaceMade,
    /// Prussia is at war again.
    NeutralityEnds,
    /// Markers of a power are set aside.
    SetAside { power: Slug, markers: u8 },
    /// Markers set aside go back to the pool.
    AsideReturned { power: Slug, markers: u8 },
    /// Nothing is ceded.
    NotCeded,
    /// Silesia is ceded: what Prussia and France lacked, what Austria held there.
    Ceded { prussia: u8, france: u8, austria: u8 },
    /// A seat offers a treaty to another.
    TreatyProposed { treaty: u16, from: Slug, to: Slug, clauses: Vec<PromiseWire> },
    /// A treaty is agreed.
    TreatyMade { treaty: u16 },
    /// A treaty is declined.
    TreatyDeclined { treaty: u16 },
    /// An offer is taken back.
    TreatyWithdrawn { treaty: u16 },
    /// An offer lapses: the turn is over, or it can no longer be kept.
    ProposalLapsed { treaty: u16 },
    /// A seat frees the other side from its clauses.
    TreatyWaived { treaty: u16, seat: Slug },
    /// A clause, counted from 1, is fulfilled, expired or waived.
    ClauseEnded { treaty: u16, clause: u8 },
    /// A clause, counted from 1, no longer binds: `no-other-way`, `leader-changed`, `no-longer-allies`.
    ClauseReleased { treaty: u16, clause: u8, why: Slug },
    /// What was promised in words is due; told to its author only. Clauses are counted from 1.
    PromiseDue { treaty: u16, clause: u8 },
    /// No clause of a treaty is left to be kept.
    TreatyEnded { treaty: u16 },
}
