//! What happened, for the log, the page and the bots; each entry knows who may read it.

use board::{CardId, CardSet, CityId, FateCardId, PieceId, PieceSet, PoliticalCardId, PowerId, SiteId, Suit, TrackId};

use crate::action::{Execution, Path};
use crate::clause::{Clause, Release, TreatyId};
use crate::outcome::Outcome;
use crate::ruleset::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Deployed {
        power: PowerId,
    },
    TurnBegan {
        turn: u8,
    },
    PowerActs {
        power: PowerId,
    },
    FreshDeck {
        sets: Vec<u8>,
    },
    Drew {
        power: PowerId,
        number: u8,
    },
    /// For the owner only.
    DrewCards {
        power: PowerId,
        cards: CardSet,
    },
    DiscardedHidden {
        power: PowerId,
        number: u8,
    },
    /// For the owner only.
    DiscardedCard {
        power: PowerId,
        card: CardId,
    },
    FictionalDraw {
        number: u8,
    },
    OffensiveDeclined,
    /// Markers leave the map otherwise than by conquest.
    MarkersTakenOff {
        power: PowerId,
        sites: Vec<SiteId>,
    },
    OffensiveBegun {
        card: CardId,
    },
    OffensiveCardTaken {
        card: CardId,
    },
    OffensiveFailed,
    Marched {
        group: PieceSet,
        path: Path,
    },
    Stacked {
        stack: PieceSet,
        city: CityId,
    },
    TrainTaken {
        train: PieceId,
        by: PowerId,
        city: CityId,
    },
    Conquered {
        site: SiteId,
        by: PowerId,
    },
    Questioned {
        site: SiteId,
        by: PowerId,
    },
    QuestionLifted {
        site: SiteId,
    },
    Reconquered {
        site: SiteId,
        by: PowerId,
    },
    Recruited {
        power: PowerId,
        armies: u8,
        pay: CardSet,
        total: u8,
    },
    Returned {
        piece: PieceId,
        city: CityId,
    },
    MovementEnded {
        power: PowerId,
    },
    CombatBegan {
        attacker: PieceId,
        defender: PieceId,
        attackers: u8,
        defenders: u8,
    },
    CombatLapsed {
        attacker: PieceId,
        defender: PieceId,
    },
    Played {
        power: PowerId,
        card: CardId,
        counted: u8,
        score: i16,
    },
    Tied {
        attacker: PieceId,
        defender: PieceId,
    },
    Beaten {
        loser: PieceId,
        winner: PieceId,
        score: i16,
        lost: u8,
    },
    Retreated {
        stack: PieceSet,
        path: Path,
    },
    NoRetreat {
        stack: PieceSet,
    },
    Evaded {
        stack: PieceSet,
        to: CityId,
    },
    Removed {
        general: PieceId,
    },
    TurnedOver {
        stack: PieceSet,
    },
    /// Turned over because they have joined somebody who lies face down.
    TurnedWith {
        stack: PieceSet,
    },
    TurnedBack {
        stack: PieceSet,
    },
    Starved {
        stack: PieceSet,
    },
    FateMarkerRemoved {
        turn: u8,
    },
    FateDrawn {
        card: FateCardId,
        suit: Option<Suit>,
    },
    FateEnded,
    PowerLeft {
        power: PowerId,
    },
    GeneralLeft {
        general: PieceId,
        deserted: u8,
    },
    IncomeChanged {
        power: PowerId,
        income: u8,
    },
    SeatChanged {
        power: PowerId,
        seat: Seat,
    },
    VictoryEased {
        power: PowerId,
    },
    FreeArmy {
        power: PowerId,
        total: u8,
    },
    ArmyLost {
        power: PowerId,
        total: u8,
    },
    OfferAnswered {
        power: PowerId,
        accepted: bool,
    },
    CardsExchanged {
        powers: [PowerId; 2],
    },
    /// For the receiver only.
    ReceivedCard {
        power: PowerId,
        card: CardId,
    },
    Declined {
        power: PowerId,
    },
    Stepped {
        piece: PieceId,
        path: Path,
    },
    StageBegan {
        powers: Vec<PowerId>,
    },
    SeatDone {
        seat: Seat,
    },
    CombatsBegin,
    PointsWon {
        power: PowerId,
        points: u8,
    },
    PointsLost {
        power: PowerId,
        points: u8,
    },
    MarkerMoved {
        track: TrackId,
        to: u8,
    },
    SaxonyTurns {
        side: u8,
    },
    SentHome {
        piece: PieceId,
        city: CityId,
    },
    Displaced {
        piece: PieceId,
        city: CityId,
    },
    PeaceOffered {
        offered: bool,
    },
    PeaceAnswered {
        accepted: bool,
    },
    PeaceMade,
    NeutralityEnds,
    SetAside {
        power: PowerId,
        markers: u8,
    },
    /// Markers set aside go back to the pool.
    AsideReturned {
        power: PowerId,
        markers: u8,
    },
    /// The seat moves nothing more on the Flanders map, where the order of moves is in dispute.
    PassedOnFlanders {
        seat: Seat,
    },
    /// Of two generals of equal rank this one commands.
    CommandTaken {
        general: PieceId,
    },
    NotCeded,
    /// Cards put aside go to the hand.
    PickedUp {
        power: PowerId,
        number: u8,
    },
    CorpsSent {
        general: PieceId,
        pay: CardSet,
    },
    ElectionCalled,
    PoliticalCard {
        card: PoliticalCardId,
    },
    TrumpTurned {
        card: CardId,
    },
    Trump {
        suit: Suit,
    },
    Bid {
        power: PowerId,
        placed: bool,
    },
    BidShown {
        power: PowerId,
        card: CardId,
        counts: bool,
    },
    /// A bluff stays face down on the display.
    BluffStays {
        power: PowerId,
    },
    /// Open cards on the display are turned face down for a turn.
    TurnedDown {
        power: PowerId,
    },
    TookBack {
        power: PowerId,
    },
    Conserved {
        power: PowerId,
    },
    TookCard {
        power: PowerId,
        card: PoliticalCardId,
    },
    Executed {
        power: PowerId,
        card: PoliticalCardId,
        execution: Execution,
    },
    Discarded {
        power: PowerId,
        cards: CardSet,
    },
    Voted {
        seat: Seat,
        franz: u8,
        karl: u8,
    },
    Elected {
        franz: u8,
        karl: u8,
    },
    WinterBegan {
        turn: u8,
    },
    /// The winter scores are noted and folded away.
    WinterNoted,
    /// The sums, when they may be looked at.
    WinterScores {
        scores: [u8; board::limits::POWERS],
    },
    Ceded {
        prussia: u8,
        france: u8,
        austria: u8,
    },
    HussarPlaced {
        number: u8,
        city: CityId,
    },
    HussarGone {
        number: u8,
    },
    TrainEntered {
        train: PieceId,
        city: CityId,
        pay: CardSet,
    },
    PaidSupply {
        power: PowerId,
        pay: CardSet,
        due: u16,
    },
    Hungry {
        stack: PieceSet,
        lost: u8,
    },
    ContractMade {
        giver: PowerId,
        receiver: PowerId,
        turns: u8,
    },
    ContractEnded {
        giver: PowerId,
        receiver: PowerId,
    },
    SubsidyPaid {
        giver: PowerId,
        receiver: PowerId,
    },
    PutAside {
        number: u8,
    },
    TreatyProposed {
        treaty: TreatyId,
        from: Seat,
        to: Seat,
        clauses: Vec<Clause>,
    },
    TreatyMade {
        treaty: TreatyId,
    },
    TreatyDeclined {
        treaty: TreatyId,
    },
    TreatyWithdrawn {
        treaty: TreatyId,
    },
    /// The turn is over and nobody has answered, or what was offered can no longer be promised.
    ProposalLapsed {
        treaty: TreatyId,
    },
    TreatyWaived {
        treaty: TreatyId,
        by: Seat,
    },
    /// A clause is fulfilled, expired or waived; counted from 0.
    ClauseEnded {
        treaty: TreatyId,
        clause: u8,
    },
    ClauseReleased {
        treaty: TreatyId,
        clause: u8,
        why: Release,
    },
    /// What was promised in words is due; for its author only. Counted from 0.
    PromiseDue {
        treaty: TreatyId,
        clause: u8,
    },
    /// No clause of it is left to be kept.
    TreatyEnded {
        treaty: TreatyId,
    },
    Disputed,
    ConsentAsked {
        stack: PieceSet,
    },
    UnionRefused {
        by: Seat,
    },
    Resigned {
        seat: Seat,
    },
    Ended {
        outcome: Outcome,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    All,
    Only(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub audience: Audience,
    pub event: Event,
}

impl Entry {
    /// Whether this viewer may read it; `None` is the public.
    pub fn is_for(&self, viewer: Option<Seat>) -> bool {
        match self.audience {
            Audience::All => true,
            Audience::Only(seat) => viewer == Some(seat),
        }
    }
}

/// Collects events, or drops them unmade: searches and simulations need none.
pub struct Log {
    entries: Option<Vec<Entry>>,
    /// Something became known that cannot be unseen: undo stops here.
    pub revealed: bool,
}

impl Log {
    pub fn new() -> Log {
        Log { entries: Some(Vec::new()), revealed: false }
    }

    /// A log that keeps nothing.
    pub fn silent() -> Log {
        Log { entries: None, revealed: false }
    }

    pub fn all(&mut self, event: impl FnOnce() -> Event) {
        if let Some(entries) = &mut self.entries {
            entries.push(Entry { audience: Audience::All, event: event() });
        }
    }

    pub fn seat(&mut self, seat: Seat, event: impl FnOnce() -> Event) {
        if let Some(entries) = &mut self.entries {
            entries.push(Entry { audience: Audience::Only(seat), event: event() });
        }
    }

    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    pub fn into_entries(self) -> Vec<Entry> {
        self.entries.unwrap_or_default()
    }
}

impl Default for Log {
    fn default() -> Log {
        Log::new()
    }
}
