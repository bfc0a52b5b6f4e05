//! Every event, question and refusal has a sentence, and no sentence shows an id.

use board::{CardId, CardSet, CityId, PieceId, PieceSet, PowerId, SiteId, Suit};

use super::{event, refusal};
use crate::action::{Execution, Path};
use crate::clause::{CardOf, Clause, Condition, ContractFault, Fault, Ground, Release, Term};
use crate::event::Event;
use crate::outcome::{Outcome, Reason};
use crate::question::{About, Question};
use crate::refusal::Refusal;
use crate::ruleset::{Options, Ruleset, Seat};
use crate::titles::friedrich;

const CITY: CityId = CityId(11);
const TO: CityId = CityId(12);
const CARD: CardId = CardId(7);
const PIECE: PieceId = PieceId(8);
const GENERAL: PieceId = PieceId(2);
const OTHER: PieceId = PieceId(3);
const POWER: PowerId = PowerId(5);
const SITE: SiteId = SiteId(4);

fn rules() -> Ruleset {
    let pack = board::standard("friedrich").expect("the standard pack");
    friedrich::ruleset(pack, "standard-4p", Options::default()).expect("a mode of the pack")
}

/// Numbers every value of an enum; a new variant does not compile until it is in the list.
macro_rules! all_of {
    ($name:ident: $type:ty = [$($variant:ident $({ $($field:ident: $value:expr),+ $(,)? })?),+ $(,)?]) => {
        fn $name() -> Vec<$type> {
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

all_of!(refusals: Refusal = [
    GameOver, NotAsked, NotThisNow,
    NotYourPower { power: POWER }, NotInPlay { power: POWER }, NotYourPiece { piece: PIECE },
    WrongTotal { power: POWER, needed: 5 }, TooFewTroops { general: GENERAL, least: 1 },
    TooManyTroops { general: GENERAL }, UnknownGeneral { power: POWER }, NotOneStack,
    CardNotHeld { card: CARD }, NotJustDrawn { card: CARD },
    NoPieces, NotOnBoard { piece: PIECE }, AlreadyMoved { piece: PIECE }, NotTogether, TrainMovesAlone,
    WrongStart { city: CITY }, NoStep, NoRoad { from: CITY, to: TO }, TooFar { road: 3, main: 4 },
    TrainTooFar { road: 2, main: 3 },
    EnemyGeneral { city: CITY }, PieceInTheWay { city: CITY }, StackFull { city: CITY },
    MustStopAtStack { city: CITY }, MustStopAtTrain { city: CITY }, TrainsCannotCapture { city: CITY },
    Closed { city: CITY }, MayNotEnd { city: CITY }, Held { general: GENERAL },
    NoAttackPosition { general: GENERAL, city: CITY }, NoCapture { general: GENERAL }, Sanctuary { city: CITY },
    MustStayStacked { general: GENERAL }, RecruitsStand { general: GENERAL, city: CITY },
    NothingBought, AboveCeiling { power: POWER, ceiling: 5 }, NotOffBoard { piece: PIECE },
    NeedsNewArmy { general: GENERAL }, NotAPlaceOfReturn { city: CITY }, NoRoom { city: CITY },
    OnlyOneSubstitute { city: CITY }, TooLittlePaid { price: 12, paid: 9 }, NoRecruitsFor { general: GENERAL },
    BorderClosed { city: CITY }, NoRetreatOverTheBorder { city: CITY }, MapNotInUse { city: CITY },
    BoundToTheMap { city: CITY }, NeutralStaysHome { city: CITY }, EnemyFortress { city: CITY },
    NextToEnemy { city: CITY, piece: PIECE }, OffMainRoads, ForceMarchTooFar { most: 8 },
    TrainJustEntered { piece: PIECE }, TrainInTheBox { piece: PIECE }, NoSiteForTrains { city: CITY },
    SiteNotOpen { city: CITY }, NoSiteForSecondTrain { city: CITY }, TrainUnpaid { price: 4, paid: 3 },
    SupplyUnpaid { price: 4, paid: 3 }, CorpsUnpaid { price: 8, paid: 3 }, NothingToPay,
    NotInTheStack { piece: PIECE }, NotToBeMoved { piece: PIECE }, HussarOnPiece { city: CITY },
    HussarThere { city: CITY },
    TrainsCannotForce, NotYourMove, NoDispute, UnionDeclined { city: CITY }, NotNearest { city: CITY }, NoInstruction,
    ShiftNotOffered { track: 0 }, NotYourArms, NoContract { giver: POWER, receiver: POWER, fault: ContractFault::Runs }, NotAFeeding,
    ShiftTooFar { most: 2 }, TooManyVotes { most: 3 }, NoSuchHussar, NotForHussars { city: CITY },
    TooFarForHussars { city: CITY, reach: 4 },
    NoSuchCombat, WrongSuit { card: CARD, suit: Suit::Hearts }, ReserveValue { most: 10 },
    NotAReserve { card: CARD }, CardTooHigh { card: CARD, most: 4 }, MustPlay { suit: Suit::Clubs }, MustPressOn,
    CannotDouble { card: CARD }, WrongLength { steps: 3 }, CityTwice { city: CITY }, Occupied { city: CITY },
    NotFarthest { city: CITY }, NotAChoice { piece: PIECE }, NotMeantByFate { piece: PIECE }, NotAdjacent { city: CITY }, NotWestward { city: CITY },
    NoTreaties, TreatyWithSelf, NoSuchSeat, EmptyTreaty, BadClause { clause: 0, fault: Fault::Contradiction },
    TreatyBroken { treaty: 3, clause: 1 }, NoSuchTreaty { treaty: 3 }, NotYourAnswer { treaty: 3 },
    TooManyTreaties { most: 5 }, TooManyOpen { most: 2 }, TooManyOffers { most: 8 }, TableFull,
    NoSuchContract { giver: POWER, receiver: POWER }, BoundContract,
    NothingToTakeBack,
]);

all_of!(questions: About = [
    Trump, Bid, Influence, Execute { card: 0 }, Effect { card: 0, effect: 0 }, Corps, Hussars, Subsidy,
    PaySupply { due: 5 }, Feed, SaxonShift { most: 2 }, Reduction, PeaceOffer, PeaceAnswer, Displace, SaxonReturn,
    SecondTrain, Vote { free: 2 }, Winter, Cession, Consent, Command,
    Deploy, Discard, Offensive, Movement, CombatOrder, Evade, Duel { score: -3, suit: Suit::Spades },
    Retreat { steps: 2 }, Leaving, Fate { card: 9, suit: Suit::Clubs }, ExchangeOffer, ExchangeCard,
]);

fn path() -> Path {
    Path::from_cities(&[CITY, TO, CityId(13)]).expect("a short path")
}

fn outcome(reason: Reason) -> Outcome {
    Outcome { seats: 0b110, powers: 0b11_0000, reason, turn: 9, held: [0; 7] }
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
        Term::NotEnter { ground: Ground::territory(board::TerritoryId(0)) },
        Term::NotLeave { ground },
        Term::KeepAway { site: SITE, distance: 3 },
        Term::NotTake { card: None },
        Term::NotExecute { card: CardOf::new(0) },
        Term::Peace { agree: true },
        Term::Peace { agree: false },
    ];
    let conditions = [
        None,
        Some(Condition::Clear { power: POWER, ground }),
        Some(Condition::Held { site: SITE, power: POWER }),
        Some(Condition::Kept { clause: 1 }),
    ];
    let all = terms.into_iter().zip(conditions.into_iter().cycle());
    all.map(|(term, condition)| Clause { power: PowerId(0), until: 6, term, condition }).collect()
}

fn stack() -> PieceSet {
    [GENERAL, OTHER].into_iter().collect()
}

all_of!(events: Event = [
    StageBegan { powers: vec![POWER] }, SeatDone { seat: Seat(0) }, CombatsBegin, PointsWon { power: POWER, points: 1 },
    PointsLost { power: POWER, points: 2 }, MarkerMoved { track: 0, to: 2 }, SaxonyTurns { side: 1 },
    SentHome { piece: PIECE, city: CITY }, Displaced { piece: PIECE, city: CITY }, PeaceOffered { offered: true },
    PeaceAnswered { accepted: false }, PeaceMade, NeutralityEnds, SetAside { power: POWER, markers: 2 },
    CorpsSent { general: GENERAL }, ElectionCalled, PoliticalCard { card: 0 }, TrumpTurned { card: CARD },
    Trump { suit: Suit::Hearts }, Bid { power: POWER, placed: true }, BidShown { power: POWER, card: CARD, counts: true },
    TookBack { power: POWER }, Conserved { power: POWER }, TookCard { power: POWER, card: 0 },
    Executed { power: POWER, card: 0, execution: Execution { obey: true, shifts: [Some(-1), None, None] } },
    Discarded { power: POWER, cards: CardSet::EMPTY }, Voted { seat: Seat(0), franz: 1, karl: 0 },
    Elected { franz: 5, karl: 4 }, WinterBegan { turn: 3 }, WinterScores { scores: [0; board::limits::POWERS] },
    Ceded { prussia: 3, france: 4, austria: 1 }, HussarPlaced { number: 0, city: CITY }, HussarGone { number: 1 },
    TrainEntered { train: PIECE, city: CITY, pay: CardSet::EMPTY }, PaidSupply { power: POWER, pay: CardSet::EMPTY, due: 5 },
    Hungry { stack: PieceSet::one(GENERAL), lost: 1 }, ContractMade { giver: POWER, receiver: POWER, turns: 2 },
    ContractEnded { giver: POWER, receiver: POWER }, SubsidyPaid { giver: POWER, receiver: POWER },
    TreatyProposed { treaty: 1, from: Seat(0), to: Seat(1), clauses: clauses() }, TreatyMade { treaty: 1 },
    TreatyDeclined { treaty: 1 }, TreatyWithdrawn { treaty: 1 }, ProposalLapsed { treaty: 1 },
    TreatyWaived { treaty: 1, by: Seat(0) }, ClauseEnded { treaty: 1, clause: 0 },
    ClauseReleased { treaty: 1, clause: 0, why: Release::NoOtherWay }, TreatyEnded { treaty: 1 },
    PutAside { number: 2 }, Disputed, ConsentAsked { stack: PieceSet::one(GENERAL) }, UnionRefused,
    Deployed { power: POWER }, TurnBegan { turn: 2 }, PowerActs { power: POWER }, FreshDeck { sets: vec![1, 3] },
    Drew { power: POWER, number: 1 }, DrewCards { power: POWER, cards: [CARD, CardId(49)].into_iter().collect() },
    DiscardedHidden { power: POWER, number: 1 }, DiscardedCard { power: POWER, card: CARD },
    FictionalDraw { number: 5 }, OffensiveDeclined, OffensiveBegun { card: CARD }, OffensiveCardTaken { card: CARD },
    OffensiveFailed, Marched { group: stack(), path: path() }, Stacked { stack: stack(), city: CITY },
    TrainTaken { train: PIECE, by: POWER, city: CITY }, Conquered { site: SITE, by: POWER },
    Questioned { site: SITE, by: POWER }, QuestionLifted { site: SITE }, Reconquered { site: SITE, by: POWER },
    Recruited { power: POWER, armies: 2, pay: [CARD].into_iter().collect(), total: 5 },
    Returned { piece: PIECE, city: CITY }, MovementEnded { power: POWER },
    CombatBegan { attacker: GENERAL, defender: OTHER, attackers: 3, defenders: 1 },
    CombatLapsed { attacker: GENERAL, defender: OTHER },
    Played { power: POWER, card: CARD, counted: 9, score: 4 }, Tied { attacker: GENERAL, defender: OTHER },
    Beaten { loser: GENERAL, winner: OTHER, score: -3, lost: 3 }, Retreated { stack: stack(), path: path() },
    NoRetreat { stack: stack() }, Evaded { stack: PieceSet::one(GENERAL), to: CITY }, Removed { general: GENERAL },
    TurnedOver { stack: stack() }, TurnedBack { stack: PieceSet::one(GENERAL) }, Starved { stack: stack() },
    FateMarkerRemoved { turn: 3 }, FateDrawn { card: 8, suit: Some(Suit::Hearts) }, FateEnded,
    PowerLeft { power: POWER }, GeneralLeft { general: GENERAL, deserted: 2 },
    IncomeChanged { power: POWER, income: 4 }, SeatChanged { power: POWER, seat: Seat(1) },
    VictoryEased { power: POWER }, FreeArmy { power: POWER, total: 5 }, ArmyLost { power: POWER, total: 4 },
    OfferAnswered { power: POWER, accepted: false }, CardsExchanged { powers: [PowerId(2), PowerId(4)] },
    ReceivedCard { power: POWER, card: CARD }, Declined { power: POWER }, Stepped { piece: GENERAL, path: path() },
    Resigned { seat: Seat(2) }, Ended { outcome: outcome(Reason::Fate) },
]);

/// A sentence for people: a capital, an end, no id, no slug, no word of the code.
#[track_caller]
fn assert_plain(rules: &Ruleset, sentence: &str) {
    assert!(sentence.chars().next().is_some_and(char::is_uppercase), "`{sentence}` does not begin");
    assert!(sentence.ends_with(['.', '?']), "`{sentence}` does not end");
    assert!(!sentence.contains("  ") && !sentence.contains(['_', '{', '}', '[']), "`{sentence}` is unclean");
    assert!(!sentence.contains("Id(") && !sentence.contains("Some("), "`{sentence}` shows an id");
    let trains = rules.trains.iter().map(|train| &rules.pack.pieces[train.index()].slug);
    for slug in trains.chain(rules.pack.cities.iter().map(|city| &city.slug).filter(|slug| slug.contains("ue"))) {
        assert!(!sentence.contains(slug.as_str()), "`{sentence}` shows the slug {slug}");
    }
}

#[test]
fn every_refusal_is_told() {
    let rules = rules();
    let mut told: Vec<String> = refusals().iter().map(|refusal| rules.tell_refusal(refusal)).collect();
    for sentence in &told {
        assert_plain(&rules, sentence);
        assert!(!sentence.eq_ignore_ascii_case(refusal::PLAIN), "a refusal has no sentence of its own");
    }
    told.sort();
    assert!(told.windows(2).all(|pair| pair[0] != pair[1]), "two refusals sound alike: {told:#?}");
}

#[test]
fn every_event_is_told() {
    let rules = rules();
    for event in events() {
        let sentence = rules.tell_event(&event);
        assert_plain(&rules, &sentence);
        assert!(!sentence.eq_ignore_ascii_case(event::PLAIN), "{event:?} has no sentence of its own");
    }
}

#[test]
fn every_ending_is_told() {
    let rules = rules();
    for reason in [Reason::Objectives, Reason::EasedObjectives, Reason::Offensive, Reason::Fate, Reason::Resignation] {
        let sentence = rules.tell_event(&Event::Ended { outcome: outcome(reason) });
        assert_plain(&rules, &sentence);
        assert!(sentence.starts_with("Elisabeth and Maria Theresa win in turn 9"), "{sentence}");
    }
}

#[test]
fn every_question_is_told() {
    let rules = rules();
    for about in questions() {
        assert_plain(&rules, &rules.tell_question(&Question { about, power: POWER }));
    }
}

/// The sister game counts its strength in troops.
#[test]
fn each_game_has_its_own_word_for_strength() {
    let pack = board::standard("maria").expect("the standard pack");
    let maria = crate::titles::ruleset(pack, "advanced-3p", Options::default()).expect("a mode of the pack");
    let general = pack.piece("friedrich").expect("a general");
    let refusal = Refusal::TooFewTroops { general, least: 4 };
    assert_eq!(maria.tell_refusal(&refusal), "Friedrich must keep at least 4 troops.");
    let general = rules().pack.piece("friedrich").expect("a general");
    let refusal = Refusal::TooFewTroops { general, least: 4 };
    assert_eq!(rules().tell_refusal(&refusal), "Friedrich must keep at least 4 armies.");
}

#[test]
fn sentences_read_as_a_player_would_say_them() {
    let rules = rules();
    let city = |slug| rules.pack.city(slug).expect("a city of the board");
    let piece = |slug| rules.pack.piece(slug).expect("a piece of the pack");
    let told = rules.tell_refusal(&Refusal::NoRoad { from: city("bruenn"), to: city("berlin") });
    assert_eq!(told, "No road joins Brünn and Berlin.");
    let path = Path::from_cities(&[city("torgau"), city("bitterfeld"), city("halle")]).expect("a path");
    let group = [piece("friedrich"), piece("winterfeldt")].into_iter().collect();
    let told = rules.tell_event(&Event::Marched { group, path });
    assert_eq!(told, "Friedrich and Winterfeldt march from Torgau by way of Bitterfeld to Halle.");
    let told = rules.tell_event(&Event::PowerActs { power: POWER });
    assert_eq!(told, "It is the turn of the Imperial Army.");
    let told = rules.tell_refusal(&Refusal::AlreadyMoved { piece: piece("prussia-t1") });
    assert_eq!(told, "The supply train T1 of Prussia has already moved.");
}
