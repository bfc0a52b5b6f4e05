//! One message of every kind, for those who must see that each is told in every language.

use board::{
    CardId, CardSet, CityId, CitySet, FateCardId, PieceId, PieceSet, PoliticalCardId, PowerId, PowerSet, SiteId, Suit,
    TrackId,
};

use super::Message;
use crate::action::{Execution, Path};
use crate::clause::{
    Breach, CardOf, Clause, Condition, ContractFault, Date, Exceptions, Fault, Ground, Point, TreatyId,
};
use crate::clause::{Release, Target, Term};
use crate::event::Event;
use crate::outcome::{Outcome, Reason};
use crate::prospect::{Aim, Alarm, Lack, Prospect};
use crate::question::{About, Question};
use crate::refusal::Why;
use crate::ruleset::{Ruleset, Seat};
use crate::warning::Warning;

const CITY: CityId = CityId(11);
const TO: CityId = CityId(12);
const CARD: CardId = CardId(7);
const PIECE: PieceId = PieceId(8);
const GENERAL: PieceId = PieceId(2);
const OTHER: PieceId = PieceId(3);
const POWER: PowerId = PowerId(5);
const SITE: SiteId = SiteId(4);

/// A message of every kind that the board pack of these rules can give rise to, in all its wordings.
pub fn messages(rules: &Ruleset) -> Vec<Message> {
    let refusals = refusals().into_iter().chain(more_refusals(rules));
    let refusals = refusals.filter(|refusal| has_tracks(rules) || !matches!(refusal, Why::ShiftNotOffered { .. }));
    let questions = About::ALL.into_iter().filter(|about| can_be_asked(rules, *about));
    let events = events().into_iter().chain(more_events(rules)).filter(|event| can_happen(rules, event));
    let refusals = refusals.map(|refusal| rules.tell_refusal(&refusal));
    let questions = questions.map(|about| rules.tell_question(&Question { about, power: POWER }));
    let events = events.map(|event| rules.tell_event(&event));
    refusals.chain(questions).chain(events).chain(outlooks(rules)).collect()
}

/// Every aim, every lack, every alarm and every warning.
fn outlooks(rules: &Ruleset) -> Vec<Message> {
    let few = PowerSet::one(POWER);
    let many = few.with(PowerId(0)).with(PowerId(2));
    let both = [(POWER, 9), (PowerId(0), 12)];
    let by_powers = [few, many].into_iter().flat_map(|powers| {
        [
            Aim::Objectives { powers, first_order: false },
            Aim::Objectives { powers, first_order: true },
            Aim::Outlast { powers },
            Aim::OutlastOrConquer { powers, power: POWER },
            Aim::Markers { powers, turn: 12 },
        ]
    });
    let aims = by_powers.chain([
        Aim::Fortresses { power: POWER, number: 9 },
        Aim::FortressesOrLast { power: POWER, number: 9, turn: 15 },
        Aim::Both { powers: both },
        Aim::KeepBoth { powers: [POWER, PowerId(0)], turn: 9 },
        Aim::Last { turn: 9 },
        Aim::Nothing,
    ]);
    let mut told: Vec<Message> = aims.map(|aim| rules.tell_aim(&aim)).collect();
    for number in 0..=3 {
        let lacks = [
            Lack::Objectives { power: POWER, number },
            Lack::Fortresses { power: POWER, number },
            Lack::Both { powers: both },
            Lack::Markers { power: POWER, number },
            Lack::Strokes { number },
            Lack::Turns { number },
        ];
        for (lack, alarm) in lacks.into_iter().flat_map(|lack| [(lack, Alarm::Close), (lack, Alarm::Now)]) {
            told.push(rules.tell_lack(&lack));
            let seats = rules.seats().map(|seat| outlook(seat, lack, alarm));
            told.extend(seats.filter_map(|prospect| rules.tell_alarm(&prospect)));
        }
    }
    let stacks = [PieceSet::one(GENERAL), stack()];
    let rival = outlook(Seat(1), Lack::Turns { number: 1 }, Alarm::Now);
    let warnings = stacks.into_iter().flat_map(|stack| {
        [Warning::Starves { stack }, Warning::CutOff { stack }, Warning::EmptyHand { stack, suit: Suit::Hearts }]
    });
    let others = [Warning::LosesGame { rival }, Warning::LastGuard { city: CITY, rival: Seat(1) }];
    told.extend(warnings.chain(others).map(|warning| rules.tell_warning(&warning)));
    told
}

fn outlook(seat: Seat, lack: Lack, alarm: Alarm) -> Prospect {
    let (wanted, guards) = (CitySet::EMPTY, CitySet::EMPTY);
    Prospect { seat, aim: Aim::Nothing, lack: Some(lack), alarm, wanted, guards }
}

fn has_tracks(rules: &Ruleset) -> bool {
    !rules.pack.tracks.is_empty()
}

fn can_be_asked(rules: &Ruleset, about: About) -> bool {
    match about {
        About::Fate { .. } => !rules.pack.fate.is_empty(),
        About::Execute { .. } | About::Effect { .. } => !rules.pack.politics.is_empty(),
        _ => true,
    }
}

fn can_happen(rules: &Ruleset, event: &Event) -> bool {
    match event {
        Event::FateDrawn { .. } => !rules.pack.fate.is_empty(),
        Event::PoliticalCard { .. }
        | Event::TookCard { .. }
        | Event::Executed { .. }
        | Event::MarkerMoved { .. }
        | Event::WinterScores { .. }
        | Event::TreatyProposed { .. } => !rules.pack.politics.is_empty(),
        _ => true,
    }
}

/// Numbers every value of an enum; a new variant does not compile until it is in the list.
macro_rules! all_of {
    ($name:ident: $type:ty = [$($variant:ident $({ $($field:ident: $value:expr),+ $(,)? })?),+ $(,)?]) => {
        /// One value of every variant, with details that stand for any.
        pub fn $name() -> Vec<$type> {
            type Kind = $type;
            // Never called: it only has to be complete.
            fn _complete(value: &Kind) {
                match value {
                    $(Kind::$variant { .. } => {})+
                }
            }
            vec![$(Kind::$variant $({ $($field: $value),+ })?),+]
        }
    };
}

all_of!(refusals: Why = [
    GameOver, NotAsked, NotThisNow, NotInThisGame, CannotDecline, StillDeploying,
    NotYourPower { power: POWER }, NotInPlay { power: POWER }, NotYourPiece { piece: PIECE },
    NotActive { piece: PIECE }, WrongStackTotal { needed: 5 }, CommandsNothing { piece: PIECE }, NotOnePower,
    StandsAside { general: GENERAL }, WrongTotal { power: POWER, needed: 5 }, TooFewTroops { general: GENERAL, least: 1 },
    TooManyTroops { general: GENERAL }, UnknownGeneral { power: POWER }, NotOneStack,
    CardNotHeld { card: CARD }, NotJustDrawn { card: CARD }, WrongNumberOfCards { number: 2 },
    NoPieces, NotOnBoard { piece: PIECE }, AlreadyMoved { piece: PIECE }, United { piece: PIECE }, JustEntered { piece: PIECE },
    HussarsDoNotMarch, NotTogether, TrainMovesAlone,
    WrongStart { city: CITY }, NoStep, NoRoad { from: CITY, to: TO }, TooFar { road: 3, main: 4 },
    EnemyGeneral { city: CITY }, PieceInTheWay { city: CITY }, StackFull { city: CITY },
    MustStopAtStack { city: CITY }, MustStopAtTrain { city: CITY }, TrainsCannotCapture { city: CITY },
    Closed { city: CITY }, MayNotEnd { city: CITY }, Held { general: GENERAL },
    NoAttackPosition { general: GENERAL, city: CITY }, NoCapture { general: GENERAL }, Sanctuary { city: CITY },
    MustStayStacked { general: GENERAL }, RecruitsStand { general: GENERAL, city: CITY },
    NoRecruitsInAttack { general: GENERAL, city: CITY }, NotRecruiting { power: POWER }, NothingBought, TrainsNotRecruited,
    CardTroops { power: POWER, troops: 2 }, CardTroopsAtMost { power: POWER, troops: 1 },
    AboveCeiling { power: POWER, ceiling: 5 }, NotOffBoard { piece: PIECE },
    NeedsNewArmy { general: GENERAL }, NotAPlaceOfReturn { piece: PIECE, city: CITY }, NoRoom { city: CITY },
    OnlyOneSubstitute { city: CITY }, TooLittlePaid { price: 12, paid: 9 }, NoRecruitsFor { general: GENERAL },
    BorderClosed { city: CITY }, NoRetreatOverTheBorder { city: CITY }, MapNotInUse { city: CITY },
    BoundToTheMap { city: CITY }, NeutralStaysHome { city: CITY }, EnemyFortress { city: CITY },
    NextToEnemy { city: CITY, piece: PIECE }, OffMainRoads, ForceMarchTooFar { most: 8 },
    NotATrain { piece: PIECE }, EnteredAlready { piece: PIECE }, TrainInTheBox { piece: PIECE }, NoSiteForTrains { city: CITY },
    SiteNotOpen { city: CITY }, NoSiteForSecondTrain { city: CITY }, TrainUnpaid { price: 4, paid: 3 },
    SupplyUnpaid { price: 4, paid: 3 }, CorpsUnpaid { price: 8, paid: 3 }, NothingToPay,
    NotInTheStack { piece: PIECE }, NotToBeMoved { piece: PIECE }, OthersGoFirst { piece: PIECE }, HussarOnPiece { city: CITY },
    HussarThere { city: CITY },
    TrainsCannotForce, NotYourMove, PassedOnFlanders, NoDispute, DisputeRuns, DisputeAlone { seat: Seat(0) },
    UnionDeclined { seat: Seat(0), city: CITY }, NotNearest { city: CITY }, NoInstruction,
    ShiftNotOffered { track: TrackId(0) }, NotYourArms, NotOnTheTable, NotMeantByCard { piece: PIECE }, NoContract { giver: POWER, receiver: POWER, fault: ContractFault::Runs }, NotAFeeding,
    ShiftTooFar { most: 2 }, TooManyVotes { most: 3 }, NoSuchHussar, NotForHussars { city: CITY },
    TooFarForHussars { city: CITY, reach: 4 },
    NoSuchCombat, StackFights { general: GENERAL, commander: OTHER }, AustriaFirst, WrongSuit { card: CARD, suit: Suit::Hearts }, ReserveValue { most: 10 },
    NotAReserve { card: CARD }, CardTooHigh { card: CARD, most: 4 }, MustPlay { suit: Suit::Clubs }, MustPressOn,
    MustGetAhead { card: CARD }, CannotDouble { card: CARD }, WrongLength { steps: 3 }, CityTwice { city: CITY }, Occupied { city: CITY },
    NotFarthest { city: CITY }, NotAChoice { piece: PIECE }, NotMeantByFate { piece: PIECE }, OneStep { piece: PIECE }, NotAdjacent { city: CITY }, NotWestward { city: CITY },
    NoTreaties, TreatyWithSelf, NoSuchSeat, EmptyTreaty, BadClause { clause: 0, fault: Fault::Contradiction },
    TreatyBroken { treaty: TreatyId(3), clause: 1, breach: Breach::Plain }, NoSuchTreaty { treaty: TreatyId(3) }, NotYourAnswer { treaty: TreatyId(3) }, NotYourOffer { treaty: TreatyId(3) },
    TooManyTreaties { most: 5 }, TooManyOpen { most: 2 }, TooManyOffers { most: 8 }, TableFull,
    NoSuchContract { giver: POWER, receiver: POWER }, BoundContract,
    NothingToTakeBack,
]);

fn path(cities: &[CityId]) -> Path {
    Path::from_cities(cities).expect("a short path")
}

fn stack() -> PieceSet {
    [GENERAL, OTHER].into_iter().collect()
}

fn outcome(reason: Reason) -> Outcome {
    Outcome {
        seats: [1, 2].map(Seat).into_iter().collect(),
        powers: [4, 5].map(PowerId).into_iter().collect(),
        reason,
        turn: 9,
        held: [0; 7],
    }
}

/// Refusals that have several wordings, and every piece by its name.
fn more_refusals(rules: &Ruleset) -> Vec<Why> {
    let faults = [
        Fault::NotAParty,
        Fault::NotInPlay,
        Fault::SamePower,
        Fault::Past,
        Fault::Endless,
        Fault::ChangesRule,
        Fault::NoPeace,
        Fault::TooLate,
        Fault::NothingToCancel,
        Fault::BoundContract,
        Fault::NoSuchClause,
        Fault::BadNumber,
        Fault::NoPlace,
        Fault::NoDate,
        Fault::NoStage,
        Fault::NoWinter,
        Fault::NoHussars,
        Fault::NoException,
        Fault::TooManyExceptions,
        Fault::SecondContract,
    ];
    let contracts = [
        ContractFault::MinorGives,
        ContractFault::NotAllies,
        ContractFault::MajorReceives,
        ContractFault::BadTurns,
        ContractFault::Runs,
    ];
    let faults = faults.into_iter().chain(contracts.map(Fault::Contract));
    let faults = faults.map(|fault| Why::BadClause { clause: 1, fault });
    let breaches = [
        Breach::Attack { general: GENERAL },
        Breach::Conquest { site: SITE },
        Breach::Capture { train: PIECE },
        Breach::Hussars { general: GENERAL },
        Breach::Block { general: OTHER },
    ];
    let broken = breaches.map(|breach| Why::TreatyBroken { treaty: TreatyId(3), clause: 1, breach });
    let faults = faults.chain(broken);
    let pieces = (0..rules.pack.pieces.len() as u8).map(|piece| Why::NotOnBoard { piece: PieceId(piece) });
    let suits = Suit::ALL.map(|suit| Why::MustPlay { suit });
    faults.chain(pieces).chain(suits).collect()
}

/// Events that have several wordings, and every power and seat by its name.
fn more_events(rules: &Ruleset) -> Vec<Event> {
    let shift = Execution { obey: false, shifts: [Some(1), Some(2), None] };
    let mut events = vec![
        Event::PeaceOffered { offered: false },
        Event::CorpsSent { general: GENERAL, pay: CardSet::EMPTY },
        Event::Recruited { power: POWER, armies: 0, pay: [CARD].into_iter().collect(), total: 5 },
        Event::Recruited { power: POWER, armies: 2, pay: CardSet::EMPTY, total: 5 },
        Event::TurnedWith { stack: PieceSet::one(GENERAL) },
        Event::MarkersTakenOff { power: POWER, sites: vec![SITE] },
        Event::SetAside { power: POWER, markers: 1 },
        Event::AsideReturned { power: POWER, markers: 1 },
        Event::Ceded { prussia: 1, france: 1, austria: 0 },
        Event::PeaceAnswered { accepted: true },
        Event::SaxonyTurns { side: 0 },
        Event::SaxonyTurns { side: 2 },
        Event::Bid { power: POWER, placed: false },
        Event::BidShown { power: POWER, card: CARD, counts: false },
        Event::Executed { power: POWER, card: PoliticalCardId(0), execution: Execution::BURY },
        Event::Executed { power: POWER, card: PoliticalCardId(0), execution: shift },
        Event::Elected { franz: 4, karl: 5 },
        Event::ClauseReleased { treaty: TreatyId(1), clause: 0, why: Release::LeaderChanged },
        Event::ClauseReleased { treaty: TreatyId(1), clause: 0, why: Release::NoLongerAllies },
        Event::GeneralLeft { general: GENERAL, deserted: 0 },
        Event::OfferAnswered { power: POWER, accepted: true },
        Event::Marched { group: PieceSet::one(GENERAL), path: path(&[CITY]) },
        Event::Stepped { piece: GENERAL, path: path(&[CITY, TO]) },
        Event::Retreated { stack: PieceSet::one(OTHER), path: path(&[CITY, TO]) },
        Event::DrewCards { power: POWER, cards: CardSet::EMPTY },
    ];
    let reasons = [
        Reason::Objectives,
        Reason::EasedObjectives,
        Reason::OffensiveOption,
        Reason::PoolEmpty,
        Reason::WinterScores,
        Reason::Fortresses,
        Reason::Endurance,
        Reason::Draw,
        Reason::Resignation,
    ];
    events.extend(reasons.map(|reason| Event::Ended { outcome: outcome(reason) }));
    events.extend((0..rules.pack.powers.len() as u8).map(|power| Event::PowerActs { power: PowerId(power) }));
    events.extend(rules.seats().map(|seat| Event::Resigned { seat }));
    events.extend(rules.seats().map(|seat| Event::SeatChanged { power: POWER, seat }));
    events
}

/// One clause of every kind, under every kind of condition.
fn clauses() -> Vec<Clause> {
    let ground = Ground::around(CITY, 2).expect("a small circle");
    let terms = [
        Term::Subsidy { receiver: POWER, turns: 2 },
        Term::Cancel { receiver: POWER },
        Term::Vote { franz: true },
        Term::Vote { franz: false },
        Term::NoAttack { target: PowerId(1), ground },
        Term::NoAttack { target: PowerId(1), ground: Ground::EVERYWHERE },
        Term::NoConquest { target: Target::of(POWER), ground },
        Term::NoConquest { target: Target::of(POWER), ground: Ground::EVERYWHERE },
        Term::NoConquest { target: Target::ANYBODY, ground },
        Term::NoConquest { target: Target::ANYBODY, ground: Ground::EVERYWHERE },
        Term::NoCapture { target: Target::of(POWER), ground },
        Term::NoCapture { target: Target::of(POWER), ground: Ground::EVERYWHERE },
        Term::NoCapture { target: Target::ANYBODY, ground },
        Term::NoCapture { target: Target::ANYBODY, ground: Ground::EVERYWHERE },
        Term::NoHussars { target: POWER, ground },
        Term::NoHussars { target: POWER, ground: Ground::EVERYWHERE },
        Term::NoBlock { target: POWER, ground },
        Term::NoBlock { target: POWER, ground: Ground::EVERYWHERE },
        Term::Truce { target: POWER, ground },
        Term::Truce { target: POWER, ground: Ground::EVERYWHERE },
        Term::NotEnter { ground: Ground::territory(board::TerritoryId(0)) },
        Term::NotLeave { ground },
        Term::KeepAway { site: SITE, distance: 3 },
        Term::NotTake { card: None },
        Term::NotTake { card: CardOf::new(PoliticalCardId(0)) },
        Term::NotExecute { card: None },
        Term::NotEnter { ground: Ground::EVERYWHERE },
        Term::NotExecute { card: CardOf::new(PoliticalCardId(0)) },
        Term::Peace { agree: true },
        Term::Peace { agree: false },
    ];
    let conditions = [
        None,
        Some(Condition::Clear { power: POWER, ground }),
        Some(Condition::Clear { power: POWER, ground: Ground::EVERYWHERE }),
        Some(Condition::Held { site: SITE, power: POWER }),
        Some(Condition::Kept { clause: 1 }),
    ];
    let dates = [
        Date::NONE,
        Date::turn(6),
        Date { turn: 6, point: Point::Stage(POWER) },
        Date { turn: 6, point: Point::Winter },
        Date::NEXT_WINTER,
        Date::turn(6),
    ];
    let mut except = Exceptions::NONE;
    let all = terms.into_iter().zip(conditions.into_iter().cycle());
    let all = all.enumerate().map(|(at, (term, condition))| {
        except.add(Ground::around(CityId(at as u16), 1).expect("a small circle"));
        let except = if at % 4 == 0 { except } else { Exceptions::NONE };
        Clause { power: PowerId(0), until: dates[at % dates.len()], term, condition, except }
    });
    let words = dates[1..].iter().map(|&until| Clause::plain(PowerId(0), until, Term::Words));
    all.chain(words).collect()
}

all_of!(events: Event = [
    StageBegan { powers: vec![POWER] }, SeatDone { seat: Seat(0) }, CombatsBegin, PointsWon { power: POWER, points: 1 },
    PointsLost { power: POWER, points: 2 }, MarkerMoved { track: TrackId(0), to: 2 }, SaxonyTurns { side: 1 },
    SentHome { piece: PIECE, city: CITY }, Displaced { piece: PIECE, city: CITY }, PeaceOffered { offered: true },
    PeaceAnswered { accepted: false }, PeaceMade, NeutralityEnds, SetAside { power: POWER, markers: 2 },
    AsideReturned { power: POWER, markers: 2 }, PassedOnFlanders { seat: Seat(0) }, CommandTaken { general: GENERAL },
    NotCeded, PickedUp { power: POWER, number: 4 }, MarkersTakenOff { power: POWER, sites: vec![SITE, SiteId(5)] },
    CorpsSent { general: GENERAL, pay: [CARD].into_iter().collect() }, ElectionCalled, PoliticalCard { card: PoliticalCardId(0) }, TrumpTurned { card: CARD },
    Trump { suit: Suit::Hearts }, Bid { power: POWER, placed: true }, BidShown { power: POWER, card: CARD, counts: true },
    BluffStays { power: POWER }, TurnedDown { power: POWER }, TookBack { power: POWER }, Conserved { power: POWER }, TookCard { power: POWER, card: PoliticalCardId(0) },
    Executed { power: POWER, card: PoliticalCardId(0), execution: Execution { obey: true, shifts: [Some(-1), None, None] } },
    Discarded { power: POWER, cards: CardSet::EMPTY }, Voted { seat: Seat(0), franz: 1, karl: 0 },
    Elected { franz: 5, karl: 4 }, WinterBegan { turn: 3 }, WinterNoted, WinterScores { scores: [0; board::limits::POWERS] },
    Ceded { prussia: 3, france: 4, austria: 1 }, HussarPlaced { number: 0, city: CITY }, HussarGone { number: 1 },
    TrainEntered { train: PIECE, city: CITY, pay: CardSet::EMPTY }, PaidSupply { power: POWER, pay: CardSet::EMPTY, due: 5 },
    Hungry { stack: PieceSet::one(GENERAL), lost: 1 }, ContractMade { giver: POWER, receiver: POWER, turns: 2 },
    ContractEnded { giver: POWER, receiver: POWER }, SubsidyPaid { giver: POWER, receiver: POWER },
    TreatyProposed { treaty: TreatyId(1), from: Seat(0), to: Seat(1), clauses: clauses() }, TreatyMade { treaty: TreatyId(1) },
    TreatyDeclined { treaty: TreatyId(1) }, TreatyWithdrawn { treaty: TreatyId(1) }, ProposalLapsed { treaty: TreatyId(1) },
    TreatyWaived { treaty: TreatyId(1), by: Seat(0) }, ClauseEnded { treaty: TreatyId(1), clause: 0 },
    ClauseReleased { treaty: TreatyId(1), clause: 0, why: Release::NoOtherWay }, PromiseDue { treaty: TreatyId(1), clause: 0 }, TreatyEnded { treaty: TreatyId(1) },
    PutAside { number: 2 }, Disputed, ConsentAsked { stack: PieceSet::one(GENERAL) }, UnionRefused { by: Seat(0) },
    Deployed { power: POWER }, TurnBegan { turn: 2 }, PowerActs { power: POWER }, FreshDeck { sets: vec![1, 3] },
    Drew { power: POWER, number: 1 }, DrewCards { power: POWER, cards: [CARD, CardId(49)].into_iter().collect() },
    DiscardedHidden { power: POWER, number: 1 }, DiscardedCard { power: POWER, card: CARD },
    FictionalDraw { number: 5 }, OffensiveDeclined, OffensiveBegun { card: CARD }, OffensiveCardTaken { card: CARD },
    OffensiveFailed, Marched { group: stack(), path: path(&[CITY, TO, CityId(13)]) }, Stacked { stack: stack(), city: CITY },
    TrainTaken { train: PIECE, by: POWER, city: CITY }, Conquered { site: SITE, by: POWER },
    Questioned { site: SITE, by: POWER }, QuestionLifted { site: SITE }, Reconquered { site: SITE, by: POWER },
    Recruited { power: POWER, armies: 2, pay: [CARD].into_iter().collect(), total: 5 },
    Returned { piece: PIECE, city: CITY }, MovementEnded { power: POWER },
    CombatBegan { attacker: GENERAL, defender: OTHER, attackers: 3, defenders: 1 },
    CombatLapsed { attacker: GENERAL, defender: OTHER },
    Played { power: POWER, card: CARD, counted: 9, score: 4 }, Tied { attacker: GENERAL, defender: OTHER },
    Beaten { loser: GENERAL, winner: OTHER, score: -3, lost: 3 }, Retreated { stack: stack(), path: path(&[CITY, TO, CityId(13)]) },
    NoRetreat { stack: stack() }, Evaded { stack: PieceSet::one(GENERAL), to: CITY }, Removed { general: GENERAL },
    TurnedOver { stack: stack() }, TurnedWith { stack: stack() }, TurnedBack { stack: PieceSet::one(GENERAL) }, Starved { stack: stack() },
    FateMarkerRemoved { turn: 3 }, FateDrawn { card: FateCardId(8), suit: Some(Suit::Hearts) }, FateEnded,
    PowerLeft { power: POWER }, GeneralLeft { general: GENERAL, deserted: 2 },
    IncomeChanged { power: POWER, income: 4 }, SeatChanged { power: POWER, seat: Seat(1) },
    VictoryEased { power: POWER }, FreeArmy { power: POWER, total: 5 }, ArmyLost { power: POWER, total: 4 },
    OfferAnswered { power: POWER, accepted: false }, CardsExchanged { powers: [PowerId(2), PowerId(4)] },
    ReceivedCard { power: POWER, card: CARD }, Declined { power: POWER }, Stepped { piece: GENERAL, path: path(&[CITY, TO, CityId(13)]) },
    Resigned { seat: Seat(1) }, Ended { outcome: outcome(Reason::Fate) },
]);
