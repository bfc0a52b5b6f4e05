//! From what the rules tell to what is sent.

use rules::Event;
use rules::clause::TreatyId;

use super::parts::{self, EndWire, ExecutionWire, PowerCount, PromiseWire, SuitWire};
use crate::EventWire as Wire;
use crate::Slugs;

impl Wire {
    /// The event with names instead of ids.
    #[expect(clippy::too_many_lines, reason = "a table: one entry for each event")]
    pub fn of(event: &Event, slugs: &Slugs) -> Wire {
        match *event {
            Event::Deployed { power } => Wire::Deployed { power: slugs.power(power) },
            Event::TurnBegan { turn } => Wire::TurnBegan { turn },
            Event::PowerActs { power } => Wire::PowerActs { power: slugs.power(power) },
            Event::StageBegan { ref powers } => Wire::StageBegan { powers: slugs.powers(powers) },
            Event::FreshDeck { ref sets } => Wire::FreshDeck { sets: sets.clone() },
            Event::Drew { power, number } => Wire::Drew { power: slugs.power(power), number },
            Event::DrewCards { power, ref cards } => {
                Wire::DrewCards { power: slugs.power(power), cards: slugs.cards(cards) }
            }
            Event::DiscardedHidden { power, number } => Wire::DiscardedHidden { power: slugs.power(power), number },
            Event::DiscardedCard { power, card } => {
                Wire::DiscardedCard { power: slugs.power(power), card: slugs.card(card) }
            }
            Event::FictionalDraw { number } => Wire::FictionalDraw { number },
            Event::CardsExchanged { powers } => Wire::CardsExchanged { powers: powers.map(|power| slugs.power(power)) },
            Event::ReceivedCard { power, card } => {
                Wire::ReceivedCard { power: slugs.power(power), card: slugs.card(card) }
            }
            Event::Marched { group, ref path } => {
                Wire::Marched { pieces: slugs.pieces(group), path: parts::path(slugs, path) }
            }
            Event::Stacked { stack, city } => Wire::Stacked { pieces: slugs.pieces(stack), city: slugs.city(city) },
            Event::TrainTaken { train, by, city } => {
                Wire::TrainTaken { piece: slugs.piece(train), power: slugs.power(by), city: slugs.city(city) }
            }
            Event::Stepped { piece, ref path } => {
                Wire::Stepped { piece: slugs.piece(piece), path: parts::path(slugs, path) }
            }
            Event::MovementEnded { power } => Wire::MovementEnded { power: slugs.power(power) },
            Event::Conquered { site, by } => Wire::Conquered { city: slugs.site(site), power: slugs.power(by) },
            Event::Questioned { site, by } => Wire::Questioned { city: slugs.site(site), power: slugs.power(by) },
            Event::QuestionLifted { site } => Wire::QuestionLifted { city: slugs.site(site) },
            Event::Reconquered { site, by } => Wire::Reconquered { city: slugs.site(site), power: slugs.power(by) },
            Event::MarkersTakenOff { power, ref sites } => Wire::MarkersTakenOff {
                power: slugs.power(power),
                cities: sites.iter().map(|&site| slugs.site(site)).collect(),
            },
            Event::Recruited { power, armies, ref pay, total } => {
                Wire::Recruited { power: slugs.power(power), armies, cards: slugs.cards(pay), total }
            }
            Event::Returned { piece, city } => Wire::Returned { piece: slugs.piece(piece), city: slugs.city(city) },
            Event::FreeArmy { power, total } => Wire::FreeArmy { power: slugs.power(power), total },
            Event::ArmyLost { power, total } => Wire::ArmyLost { power: slugs.power(power), total },
            Event::CombatBegan { attacker, defender, attackers, defenders } => {
                let (attacker, defender) = (slugs.piece(attacker), slugs.piece(defender));
                Wire::CombatBegan { attacker, defender, attackers, defenders }
            }
            Event::CombatLapsed { attacker, defender } => {
                Wire::CombatLapsed { attacker: slugs.piece(attacker), defender: slugs.piece(defender) }
            }
            Event::Played { power, card, counted, score } => {
                Wire::Played { power: slugs.power(power), card: slugs.card(card), counted, score }
            }
            Event::Tied { attacker, defender } => {
                Wire::Tied { attacker: slugs.piece(attacker), defender: slugs.piece(defender) }
            }
            Event::Beaten { loser, winner, score, lost } => {
                Wire::Beaten { loser: slugs.piece(loser), winner: slugs.piece(winner), score, lost }
            }
            Event::Retreated { stack, ref path } => {
                Wire::Retreated { pieces: slugs.pieces(stack), path: parts::path(slugs, path) }
            }
            Event::NoRetreat { stack } => Wire::NoRetreat { pieces: slugs.pieces(stack) },
            Event::Evaded { stack, to } => Wire::Evaded { pieces: slugs.pieces(stack), city: slugs.city(to) },
            Event::Removed { general } => Wire::Removed { piece: slugs.piece(general) },
            Event::TurnedOver { stack } => Wire::TurnedOver { pieces: slugs.pieces(stack) },
            Event::TurnedWith { stack } => Wire::TurnedWith { pieces: slugs.pieces(stack) },
            Event::TurnedBack { stack } => Wire::TurnedBack { pieces: slugs.pieces(stack) },
            Event::Starved { stack } => Wire::Starved { pieces: slugs.pieces(stack) },
            Event::FateMarkerRemoved { turn } => Wire::FateMarkerRemoved { turn },
            Event::FateDrawn { card, suit } => {
                Wire::FateDrawn { card: slugs.fate_card(card), suit: suit.map(SuitWire) }
            }
            Event::FateEnded => Wire::FateEnded,
            Event::OfferAnswered { power, accepted } => Wire::OfferAnswered { power: slugs.power(power), accepted },
            Event::Declined { power } => Wire::Declined { power: slugs.power(power) },
            Event::OffensiveDeclined => Wire::OffensiveDeclined,
            Event::OffensiveBegun { card } => Wire::OffensiveBegun { card: slugs.card(card) },
            Event::OffensiveCardTaken { card } => Wire::OffensiveCardTaken { card: slugs.card(card) },
            Event::OffensiveFailed => Wire::OffensiveFailed,
            Event::PowerLeft { power } => Wire::PowerLeft { power: slugs.power(power) },
            Event::GeneralLeft { general, deserted } => Wire::GeneralLeft { piece: slugs.piece(general), deserted },
            Event::IncomeChanged { power, income } => Wire::IncomeChanged { power: slugs.power(power), income },
            Event::SeatChanged { power, seat } => {
                Wire::SeatChanged { power: slugs.power(power), seat: slugs.seat(seat) }
            }
            Event::VictoryEased { power } => Wire::VictoryEased { power: slugs.power(power) },
            Event::Resigned { seat } => Wire::Resigned { seat: slugs.seat(seat) },
            Event::Ended { ref outcome } => Wire::Ended { outcome: EndWire::of(outcome, slugs) },
            Event::SeatDone { seat } => Wire::SeatDone { seat: slugs.seat(seat) },
            Event::CombatsBegin => Wire::CombatsBegin,
            Event::HussarPlaced { number, city } => {
                Wire::HussarPlaced { piece: slugs.hussar(number), city: slugs.city(city) }
            }
            Event::HussarGone { number } => Wire::HussarGone { piece: slugs.hussar(number) },
            Event::TrainEntered { train, city, ref pay } => {
                Wire::TrainEntered { piece: slugs.piece(train), city: slugs.city(city), cards: slugs.cards(pay) }
            }
            Event::PaidSupply { power, ref pay, due } => {
                Wire::PaidSupply { power: slugs.power(power), cards: slugs.cards(pay), due }
            }
            Event::Hungry { stack, lost } => Wire::Hungry { pieces: slugs.pieces(stack), lost },
            Event::SubsidyPaid { giver, receiver } => {
                Wire::SubsidyPaid { giver: slugs.power(giver), receiver: slugs.power(receiver) }
            }
            Event::ContractMade { giver, receiver, turns } => {
                Wire::ContractMade { giver: slugs.power(giver), receiver: slugs.power(receiver), turns }
            }
            Event::ContractEnded { giver, receiver } => {
                Wire::ContractEnded { giver: slugs.power(giver), receiver: slugs.power(receiver) }
            }
            Event::PutAside { number } => Wire::PutAside { number },
            Event::PickedUp { power, number } => Wire::PickedUp { power: slugs.power(power), number },
            Event::Disputed => Wire::Disputed,
            Event::PassedOnFlanders { seat } => Wire::PassedOnFlanders { seat: slugs.seat(seat) },
            Event::ConsentAsked { stack } => Wire::ConsentAsked { pieces: slugs.pieces(stack) },
            Event::UnionRefused { by } => Wire::UnionRefused { seat: slugs.seat(by) },
            Event::CommandTaken { general } => Wire::CommandTaken { piece: slugs.piece(general) },
            Event::WinterBegan { turn } => Wire::WinterBegan { turn },
            Event::WinterNoted => Wire::WinterNoted,
            Event::WinterScores { ref scores } => Wire::WinterScores { scores: PowerCount::scores(scores, slugs) },
            Event::ElectionCalled => Wire::ElectionCalled,
            Event::Voted { seat, franz, karl } => Wire::Voted { seat: slugs.seat(seat), franz, karl },
            Event::Elected { franz, karl } => Wire::Elected { franz, karl, emperor: parts::emperor(franz, karl) },
            Event::PoliticalCard { card } => Wire::PoliticalCard { card: slugs.political_card(card) },
            Event::TrumpTurned { card } => Wire::TrumpTurned { card: slugs.card(card) },
            Event::Trump { suit } => Wire::Trump { suit: SuitWire(suit) },
            Event::Bid { power, placed } => Wire::Bid { power: slugs.power(power), placed },
            Event::BidShown { power, card, counts } => {
                Wire::BidShown { power: slugs.power(power), card: slugs.card(card), counts }
            }
            Event::BluffStays { power } => Wire::BluffStays { power: slugs.power(power) },
            Event::TurnedDown { power } => Wire::TurnedDown { power: slugs.power(power) },
            Event::TookBack { power } => Wire::TookBack { power: slugs.power(power) },
            Event::Conserved { power } => Wire::Conserved { power: slugs.power(power) },
            Event::TookCard { power, card } => {
                Wire::TookCard { power: slugs.power(power), card: slugs.political_card(card) }
            }
            Event::Executed { power, card, ref execution } => Wire::Executed {
                power: slugs.power(power),
                card: slugs.political_card(card),
                execution: ExecutionWire::of(execution, slugs),
            },
            Event::Discarded { power, ref cards } => {
                Wire::Discarded { power: slugs.power(power), cards: slugs.cards(cards) }
            }
            Event::MarkerMoved { track, to } => Wire::MarkerMoved { track: slugs.track(track), to },
            Event::CorpsSent { general, ref pay } => {
                Wire::CorpsSent { piece: slugs.piece(general), cards: slugs.cards(pay) }
            }
            Event::PointsWon { power, points } => Wire::PointsWon { power: slugs.power(power), points },
            Event::PointsLost { power, points } => Wire::PointsLost { power: slugs.power(power), points },
            Event::SaxonyTurns { side } => Wire::SaxonyTurns { side: parts::side(side) },
            Event::SentHome { piece, city } => Wire::SentHome { piece: slugs.piece(piece), city: slugs.city(city) },
            Event::Displaced { piece, city } => Wire::Displaced { piece: slugs.piece(piece), city: slugs.city(city) },
            Event::PeaceOffered { offered } => Wire::PeaceOffered { offered },
            Event::PeaceAnswered { accepted } => Wire::PeaceAnswered { accepted },
            Event::PeaceMade => Wire::PeaceMade,
            Event::NeutralityEnds => Wire::NeutralityEnds,
            Event::SetAside { power, markers } => Wire::SetAside { power: slugs.power(power), markers },
            Event::AsideReturned { power, markers } => Wire::AsideReturned { power: slugs.power(power), markers },
            Event::NotCeded => Wire::NotCeded,
            Event::Ceded { prussia, france, austria } => Wire::Ceded { prussia, france, austria },
            Event::TreatyProposed { treaty: TreatyId(treaty), from, to, ref clauses } => {
                let clauses = PromiseWire::list(clauses, slugs);
                Wire::TreatyProposed { treaty, from: slugs.seat(from), to: slugs.seat(to), clauses }
            }
            Event::TreatyMade { treaty: TreatyId(treaty) } => Wire::TreatyMade { treaty },
            Event::TreatyDeclined { treaty: TreatyId(treaty) } => Wire::TreatyDeclined { treaty },
            Event::TreatyWithdrawn { treaty: TreatyId(treaty) } => Wire::TreatyWithdrawn { treaty },
            Event::ProposalLapsed { treaty: TreatyId(treaty) } => Wire::ProposalLapsed { treaty },
            Event::TreatyWaived { treaty: TreatyId(treaty), by } => Wire::TreatyWaived { treaty, seat: slugs.seat(by) },
            Event::ClauseEnded { treaty: TreatyId(treaty), clause } => Wire::ClauseEnded { treaty, clause: clause + 1 },
            Event::ClauseReleased { treaty: TreatyId(treaty), clause, why } => {
                Wire::ClauseReleased { treaty, clause: clause + 1, why: parts::release(why) }
            }
            Event::PromiseDue { treaty: TreatyId(treaty), clause } => Wire::PromiseDue { treaty, clause: clause + 1 },
            Event::TreatyEnded { treaty: TreatyId(treaty) } => Wire::TreatyEnded { treaty },
        }
    }
}
