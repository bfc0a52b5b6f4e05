//! What happened, for the log, the page and the bots; each entry knows who may read it.

use board::{CardId, CardSet, CityId, FateCardId, PieceId, PieceSet, PoliticalCardId, PowerId, SiteId, Suit, TrackId};

use crate::action::{Execution, Path};
use crate::clause::{Clause, Release, TreatyId};
use crate::outcome::Outcome;
use crate::ruleset::Seat;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A power has distributed its starting armies; how, stays secret.
    Deployed {
        /// Whose armies they are.
        power: PowerId,
    },
    /// A new game turn begins.
    TurnBegan {
        /// Its number, counted from 1.
        turn: u8,
    },
    /// A nation's turn begins (FRIEDRICH).
    PowerActs {
        /// The nation to act.
        power: PowerId,
    },
    /// A new draw pile has been shuffled.
    FreshDeck {
        /// The sets it is made of: one fresh set, or two sets of spent cards.
        sets: Vec<u8>,
    },
    /// A power draws Tactical Cards; everybody sees how many.
    Drew {
        /// Whose hand they go to.
        power: PowerId,
        /// How many, perhaps none.
        number: u8,
    },
    /// For the owner only.
    DrewCards {
        /// Whose hand they go to.
        power: PowerId,
        /// Their faces.
        cards: CardSet,
    },
    /// A power discards face down; everybody sees how many.
    DiscardedHidden {
        /// Whose hand they leave.
        power: PowerId,
        /// How many.
        number: u8,
    },
    /// For the owner only.
    DiscardedCard {
        /// Whose hand it leaves.
        power: PowerId,
        /// Its face.
        card: CardId,
    },
    /// The draw of an absent player's nations goes to the spent cards, face down.
    FictionalDraw {
        /// How many cards.
        number: u8,
    },
    /// Prussia stays on the defensive.
    OffensiveDeclined,
    /// Markers leave the map otherwise than by conquest.
    MarkersTakenOff {
        /// Whose markers they are.
        power: PowerId,
        /// Where they lay.
        sites: Vec<SiteId>,
    },
    /// Prussia takes the offensive.
    OffensiveBegun {
        /// The card it places face up to do so.
        card: CardId,
    },
    /// Austria takes the card with which Prussia took the offensive.
    OffensiveCardTaken {
        /// The card that lay face up.
        card: CardId,
    },
    /// Prussia can no longer win by its offensive.
    OffensiveFailed,
    /// Pieces march together.
    Marched {
        /// Who marches.
        group: PieceSet,
        /// The whole way, the start included.
        path: Path,
    },
    /// A march has brought generals together.
    Stacked {
        /// All who stand there now.
        stack: PieceSet,
        /// Where.
        city: CityId,
    },
    /// A supply train is eliminated.
    TrainTaken {
        /// The train.
        train: PieceId,
        /// The power that takes it.
        by: PowerId,
        /// Where it stood.
        city: CityId,
    },
    /// A power lays its marker on an enemy objective or fortress.
    Conquered {
        /// What is conquered.
        site: SiteId,
        /// Who conquers.
        by: PowerId,
    },
    /// A guarded site has been left: the combats decide whether it is conquered.
    Questioned {
        /// What is claimed.
        site: SiteId,
        /// Who claims it.
        by: PowerId,
    },
    /// A claim comes to nothing: the site is still guarded after the combats.
    QuestionLifted {
        /// What was claimed.
        site: SiteId,
    },
    /// A marker is taken off by a power that wins the site back.
    Reconquered {
        /// What is won back.
        site: SiteId,
        /// Who wins it back.
        by: PowerId,
    },
    /// A power recruits; which generals receive the armies stays secret.
    Recruited {
        /// Who recruits.
        power: PowerId,
        /// How many armies are new.
        armies: u8,
        /// The cards spent, face up; none for a gift.
        pay: CardSet,
        /// All its armies afterwards.
        total: u8,
    },
    /// A piece comes back from off the board.
    Returned {
        /// The general or supply train.
        piece: PieceId,
        /// Where it is put.
        city: CityId,
    },
    /// A nation has finished its movement (FRIEDRICH).
    MovementEnded {
        /// The nation.
        power: PowerId,
    },
    /// A combat is opened by naming both strengths.
    CombatBegan {
        /// Commander of the attacking stack.
        attacker: PieceId,
        /// Commander of the defending stack.
        defender: PieceId,
        /// Armies of the attacking stack.
        attackers: u8,
        /// Armies of the defending stack.
        defenders: u8,
    },
    /// A combat that was due is no longer fought.
    CombatLapsed {
        /// Commander of the attacking stack.
        attacker: PieceId,
        /// Commander of the defending stack.
        defender: PieceId,
    },
    /// A card is played in a combat.
    Played {
        /// Who plays it.
        power: PowerId,
        /// The card.
        card: CardId,
        /// What it counts for; a Reserve counts as declared.
        counted: u8,
        /// The score afterwards, as the side that played sees it.
        score: i16,
    },
    /// A combat ends at a score of zero: nobody loses.
    Tied {
        /// Commander of the attacking stack.
        attacker: PieceId,
        /// Commander of the defending stack.
        defender: PieceId,
    },
    /// A side has stopped at a negative score.
    Beaten {
        /// Commander of the beaten stack.
        loser: PieceId,
        /// Commander of the winning stack.
        winner: PieceId,
        /// The final score as the loser sees it.
        score: i16,
        /// Armies the beaten stack loses, and so the length of its retreat.
        lost: u8,
    },
    /// A beaten stack retreats.
    Retreated {
        /// Who retreats.
        stack: PieceSet,
        /// The whole way, the start included.
        path: Path,
    },
    /// No full retreat exists, so the beaten stack is destroyed.
    NoRetreat {
        /// Who had to retreat.
        stack: PieceSet,
    },
    /// A stack steps aside before its combat.
    Evaded {
        /// Who steps aside.
        stack: PieceSet,
        /// Where it goes.
        to: CityId,
    },
    /// A general has lost his last army and goes off the board.
    Removed {
        /// The general.
        general: PieceId,
    },
    /// Generals out of supply are turned face down.
    TurnedOver {
        /// Who is turned over.
        stack: PieceSet,
    },
    /// Turned over because they have joined somebody who lies face down.
    TurnedWith {
        /// Who is turned over.
        stack: PieceSet,
    },
    /// Generals in supply again are turned face up.
    TurnedBack {
        /// Who is turned back.
        stack: PieceSet,
    },
    /// Generals out of supply while face down are destroyed (FRIEDRICH).
    Starved {
        /// Who is destroyed.
        stack: PieceSet,
    },
    /// An early turn ends: a marker is removed and no card of fate drawn.
    FateMarkerRemoved {
        /// The turn that ends.
        turn: u8,
    },
    /// A card of fate is drawn.
    FateDrawn {
        /// The card.
        card: FateCardId,
        /// Which of its effects holds, if it has one for each suit.
        suit: Option<Suit>,
    },
    /// The effect of the last card of fate is over.
    FateEnded,
    /// Fate takes a nation out of the war.
    PowerLeft {
        /// The nation.
        power: PowerId,
    },
    /// A general leaves the game for good.
    GeneralLeft {
        /// The general.
        general: PieceId,
        /// Armies that go with him because the rest of his stack had no room for them.
        deserted: u8,
    },
    /// A nation draws a different number of cards from now on.
    IncomeChanged {
        /// The nation.
        power: PowerId,
        /// Cards it draws each turn.
        income: u8,
    },
    /// Somebody else leads a power from now on.
    SeatChanged {
        /// The power.
        power: PowerId,
        /// Its new leader.
        seat: Seat,
    },
    /// A nation wins with its first-order objectives alone from now on.
    VictoryEased {
        /// The nation.
        power: PowerId,
    },
    /// A power receives an army as a gift; which general gets it stays secret.
    FreeArmy {
        /// Who receives it.
        power: PowerId,
        /// All its armies afterwards.
        total: u8,
    },
    /// A power gives up an army; which general loses it stays secret.
    ArmyLost {
        /// Who gives it up.
        power: PowerId,
        /// All its armies afterwards.
        total: u8,
    },
    /// A nation has answered whether it exchanges a card; told when both have.
    OfferAnswered {
        /// Who answers.
        power: PowerId,
        /// Whether it agrees.
        accepted: bool,
    },
    /// Two nations have exchanged a card, unseen by the others.
    CardsExchanged {
        /// The two.
        powers: [PowerId; 2],
    },
    /// For the receiver only.
    ReceivedCard {
        /// Whose hand it comes to.
        power: PowerId,
        /// Its face.
        card: CardId,
    },
    /// A power makes no use of what a card allows it.
    Declined {
        /// The power.
        power: PowerId,
    },
    /// A card of fate lets a piece move out of turn.
    Stepped {
        /// The piece.
        piece: PieceId,
        /// The whole way, the start included.
        path: Path,
    },
    /// An action stage begins (MARIA).
    StageBegan {
        /// The powers that act in it.
        powers: Vec<PowerId>,
    },
    /// A seat has ended its movement in this stage.
    SeatDone {
        /// The seat.
        seat: Seat,
    },
    /// All movement of the stage is over.
    CombatsBegin,
    /// A major power gains victory points.
    PointsWon {
        /// The power.
        power: PowerId,
        /// How many.
        points: u8,
    },
    /// A major power loses victory points.
    PointsLost {
        /// The power.
        power: PowerId,
        /// How many.
        points: u8,
    },
    /// The marker of a political track is shifted.
    MarkerMoved {
        /// The track.
        track: TrackId,
        /// The box it stands on now.
        to: u8,
    },
    /// Saxony changes sides.
    SaxonyTurns {
        /// 0 with Prussia, 1 neutral, 2 with Austria.
        side: u8,
    },
    /// A piece goes back to where it stood at the start.
    SentHome {
        /// The piece.
        piece: PieceId,
        /// Where it goes.
        city: CityId,
    },
    /// A piece had to leave its city.
    Displaced {
        /// The piece.
        piece: PieceId,
        /// Where it goes.
        city: CityId,
    },
    /// Prussia has decided whether it offers peace for Silesia.
    PeaceOffered {
        /// Whether it does.
        offered: bool,
    },
    /// Austria has answered Prussia's offer of peace.
    PeaceAnswered {
        /// Whether it accepts.
        accepted: bool,
    },
    /// Prussia annexes Silesia.
    PeaceMade,
    /// Prussia is no longer neutral.
    NeutralityEnds,
    /// Victory markers are set aside, out of the pool.
    SetAside {
        /// Whose markers they are.
        power: PowerId,
        /// How many.
        markers: u8,
    },
    /// Markers set aside go back to the pool.
    AsideReturned {
        /// Whose markers they are.
        power: PowerId,
        /// How many.
        markers: u8,
    },
    /// The seat moves nothing more on the Flanders map, where the order of moves is in dispute.
    PassedOnFlanders {
        /// The seat that passes.
        seat: Seat,
    },
    /// Of two generals of equal rank this one commands.
    CommandTaken {
        /// Who commands.
        general: PieceId,
    },
    /// Austria keeps Silesia (Silesia Gambit).
    NotCeded,
    /// Cards put aside go to the hand.
    PickedUp {
        /// Whose hand they go to.
        power: PowerId,
        /// How many.
        number: u8,
    },
    /// A general goes to the off-map box of his power.
    CorpsSent {
        /// The general.
        general: PieceId,
        /// The cards spent for one who was off the board; else none.
        pay: CardSet,
    },
    /// An emperor will be elected at the end of this turn.
    ElectionCalled,
    /// A political card is laid open on the table.
    PoliticalCard {
        /// The card.
        card: PoliticalCardId,
    },
    /// The card that decides trump in politics is turned up.
    TrumpTurned {
        /// The card.
        card: CardId,
    },
    /// The trump suit in politics is settled.
    Trump {
        /// The suit.
        suit: Suit,
    },
    /// A power has decided whether to bid in politics; the card stays hidden.
    Bid {
        /// The power.
        power: PowerId,
        /// Whether it has placed a card.
        placed: bool,
    },
    /// A card placed in politics is turned up.
    BidShown {
        /// Who placed it.
        power: PowerId,
        /// The card.
        card: CardId,
        /// Whether it counts; if not, it was a bluff.
        counts: bool,
    },
    /// A bluff stays face down on the display.
    BluffStays {
        /// Whose card it is.
        power: PowerId,
    },
    /// Open cards on the display are turned face down for a turn.
    TurnedDown {
        /// Whose cards they are.
        power: PowerId,
    },
    /// A power takes its cards back from the political display.
    TookBack {
        /// The power.
        power: PowerId,
    },
    /// A power takes no political card and conserves its influence.
    Conserved {
        /// The power.
        power: PowerId,
    },
    /// A power takes a political card.
    TookCard {
        /// The power.
        power: PowerId,
        /// The card.
        card: PoliticalCardId,
    },
    /// A power announces what it does with its political card.
    Executed {
        /// The power.
        power: PowerId,
        /// The card.
        card: PoliticalCardId,
        /// Which parts of it are carried out.
        execution: Execution,
    },
    /// A power gives up cards, face up.
    Discarded {
        /// Whose hand they leave.
        power: PowerId,
        /// The cards.
        cards: CardSet,
    },
    /// A seat has cast its votes in the imperial election.
    Voted {
        /// The seat.
        seat: Seat,
        /// Votes for Franz of Lorraine.
        franz: u8,
        /// Votes for Karl Albrecht of Bavaria.
        karl: u8,
    },
    /// The votes for emperor are counted.
    Elected {
        /// Votes for Franz of Lorraine.
        franz: u8,
        /// Votes for Karl Albrecht of Bavaria.
        karl: u8,
    },
    /// Winter comes.
    WinterBegan {
        /// The turn it follows.
        turn: u8,
    },
    /// The winter scores are noted and folded away.
    WinterNoted,
    /// The sums, when they may be looked at.
    WinterScores {
        /// Points over all winters so far, by power.
        scores: [u8; board::limits::POWERS],
    },
    /// Austria cedes Silesia (Silesia Gambit).
    Ceded {
        /// Fortresses Prussia still lacked.
        prussia: u8,
        /// Fortresses France still lacked.
        france: u8,
        /// Silesian fortresses Austria still held.
        austria: u8,
    },
    /// A hussar is placed on the map.
    HussarPlaced {
        /// Which of the hussars, counted from 0.
        number: u8,
        /// Where it is put.
        city: CityId,
    },
    /// A hussar is driven off the map.
    HussarGone {
        /// Which of the hussars, counted from 0.
        number: u8,
    },
    /// A supply train is bought (MARIA).
    TrainEntered {
        /// The train.
        train: PieceId,
        /// Where it is put.
        city: CityId,
        /// The cards spent.
        pay: CardSet,
    },
    /// A power pays for supply harassed by hussars.
    PaidSupply {
        /// Who pays.
        power: PowerId,
        /// The cards spent.
        pay: CardSet,
        /// Points that were due.
        due: u16,
    },
    /// Generals out of supply lose troops (MARIA).
    Hungry {
        /// Who is out of supply.
        stack: PieceSet,
        /// Troops they lose together.
        lost: u8,
    },
    /// A subsidy contract is made.
    ContractMade {
        /// Who gives a card each turn.
        giver: PowerId,
        /// Who receives it.
        receiver: PowerId,
        /// For how many turns.
        turns: u8,
    },
    /// A subsidy contract has run out or is cancelled.
    ContractEnded {
        /// Who gave.
        giver: PowerId,
        /// Who received.
        receiver: PowerId,
    },
    /// A subsidy of one card is paid.
    SubsidyPaid {
        /// Who gives.
        giver: PowerId,
        /// Who receives.
        receiver: PowerId,
    },
    /// Cards are drawn and set aside face down for later.
    PutAside {
        /// How many.
        number: u8,
    },
    /// A treaty is offered.
    TreatyProposed {
        /// Its number.
        treaty: TreatyId,
        /// Who offers it.
        from: Seat,
        /// Who must answer.
        to: Seat,
        /// What it says, in order.
        clauses: Vec<Clause>,
    },
    /// An offer is agreed to and in force.
    TreatyMade {
        /// Its number.
        treaty: TreatyId,
    },
    /// An offer is turned down.
    TreatyDeclined {
        /// Its number.
        treaty: TreatyId,
    },
    /// An offer is taken back by its author.
    TreatyWithdrawn {
        /// Its number.
        treaty: TreatyId,
    },
    /// The turn is over and nobody has answered, or what was offered can no longer be promised.
    ProposalLapsed {
        /// Its number.
        treaty: TreatyId,
    },
    /// A side frees the other from its clauses.
    TreatyWaived {
        /// Its number.
        treaty: TreatyId,
        /// Who gives up its claim.
        by: Seat,
    },
    /// A clause is fulfilled, expired or waived; counted from 0.
    ClauseEnded {
        /// The treaty it belongs to.
        treaty: TreatyId,
        /// The place of the clause in it.
        clause: u8,
    },
    /// A clause no longer binds, before its time.
    ClauseReleased {
        /// The treaty it belongs to.
        treaty: TreatyId,
        /// The place of the clause in it, counted from 0.
        clause: u8,
        /// What released it.
        why: Release,
    },
    /// What was promised in words is due; for its author only. Counted from 0.
    PromiseDue {
        /// The treaty it belongs to.
        treaty: TreatyId,
        /// The place of the clause in it.
        clause: u8,
    },
    /// No clause of it is left to be kept.
    TreatyEnded {
        /// Its number.
        treaty: TreatyId,
    },
    /// Allies move alternately on the Flanders map from now on.
    Disputed,
    /// A general is about to join another player's, who must agree.
    ConsentAsked {
        /// Who would stand together.
        stack: PieceSet,
    },
    /// A union of generals of two players is declined.
    UnionRefused {
        /// Who declines.
        by: Seat,
    },
    /// A player gives up; a stand-in plays on.
    Resigned {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Who has won, and how.
        outcome: Outcome,
    },
}

/// Who may read an entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, the public included.
    All,
    /// Whoever sits there, and nobody else.
    Only(Seat),
}

/// One event, and who may read of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who may read it.
    pub audience: Audience,
    /// What happened.
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
    /// An empty log that keeps what it is told.
    pub fn new() -> Log {
        Log { entries: Some(Vec::new()), revealed: false }
    }

    /// A log that keeps nothing.
    pub fn silent() -> Log {
        Log { entries: None, revealed: false }
    }

    /// Tells everybody.
    pub fn all(&mut self, event: impl FnOnce() -> Event) {
        if let Some(entries) = &mut self.entries {
            entries.push(Entry { audience: Audience::All, event: event() });
        }
    }

    /// Tells one seat alone.
    pub fn seat(&mut self, seat: Seat, event: impl FnOnce() -> Event) {
        if let Some(entries) = &mut self.entries {
            entries.push(Entry { audience: Audience::Only(seat), event: event() });
        }
    }

    /// Notes that something has become known, so that nothing before it can be taken back.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// What was told, in order; nothing if the log is silent.
    pub fn into_entries(self) -> Vec<Entry> {
        self.entries.unwrap_or_default()
    }
}

impl Default for Log {
    fn default() -> Log {
        Log::new()
    }
}
