//! From what was sent to what the rules tell.

use rules::Event;
use rules::clause::TreatyId;

use super::parts;
use super::{PowerCount, PromiseWire};
use crate::EventWire as Wire;
use crate::{Fault, Slugs};

impl Wire {
    /// The event with ids instead of names.
    #[expect(clippy::too_many_lines, reason = "a table: one entry for each event")]
    pub fn read(&self, slugs: &Slugs) -> Result<Event, Fault> {
        Ok(match *self {
            Wire::Deployed { ref power } => Event::Deployed { power: slugs.read_power(power)? },
            Wire::TurnBegan { turn } => Event::TurnBegan { turn },
            Wire::PowerActs { ref power } => Event::PowerActs { power: slugs.read_power(power)? },
            Wire::StageBegan { ref powers } => Event::StageBegan { powers: slugs.read_powers(powers)? },
            Wire::FreshDeck { ref sets } => Event::FreshDeck { sets: sets.clone() },
            Wire::Drew { ref power, number } => Event::Drew { power: slugs.read_power(power)?, number },
            Wire::DrewCards { ref power, ref cards } => {
                Event::DrewCards { power: slugs.read_power(power)?, cards: slugs.read_cards(cards)? }
            }
            Wire::DiscardedHidden { ref power, number } => {
                Event::DiscardedHidden { power: slugs.read_power(power)?, number }
            }
            Wire::DiscardedCard { ref power, ref card } => {
                Event::DiscardedCard { power: slugs.read_power(power)?, card: slugs.read_card(card)? }
            }
            Wire::FictionalDraw { number } => Event::FictionalDraw { number },
            Wire::CardsExchanged { ref powers } => {
                Event::CardsExchanged { powers: [slugs.read_power(&powers[0])?, slugs.read_power(&powers[1])?] }
            }
            Wire::ReceivedCard { ref power, ref card } => {
                Event::ReceivedCard { power: slugs.read_power(power)?, card: slugs.read_card(card)? }
            }
            Wire::Marched { ref pieces, ref path } => {
                Event::Marched { group: slugs.read_pieces(pieces)?, path: parts::read_path(slugs, path)? }
            }
            Wire::Stacked { ref pieces, ref city } => {
                Event::Stacked { stack: slugs.read_pieces(pieces)?, city: slugs.read_city(city)? }
            }
            Wire::TrainTaken { ref piece, ref power, ref city } => Event::TrainTaken {
                train: slugs.read_piece(piece)?,
                by: slugs.read_power(power)?,
                city: slugs.read_city(city)?,
            },
            Wire::Stepped { ref piece, ref path } => {
                Event::Stepped { piece: slugs.read_piece(piece)?, path: parts::read_path(slugs, path)? }
            }
            Wire::MovementEnded { ref power } => Event::MovementEnded { power: slugs.read_power(power)? },
            Wire::Conquered { ref city, ref power } => {
                Event::Conquered { site: slugs.read_site(city)?, by: slugs.read_power(power)? }
            }
            Wire::Questioned { ref city, ref power } => {
                Event::Questioned { site: slugs.read_site(city)?, by: slugs.read_power(power)? }
            }
            Wire::QuestionLifted { ref city } => Event::QuestionLifted { site: slugs.read_site(city)? },
            Wire::Reconquered { ref city, ref power } => {
                Event::Reconquered { site: slugs.read_site(city)?, by: slugs.read_power(power)? }
            }
            Wire::MarkersTakenOff { ref power, ref cities } => {
                Event::MarkersTakenOff { power: slugs.read_power(power)?, sites: parts::read_sites(slugs, cities)? }
            }
            Wire::Recruited { ref power, armies, ref cards, total } => {
                Event::Recruited { power: slugs.read_power(power)?, armies, pay: slugs.read_cards(cards)?, total }
            }
            Wire::Returned { ref piece, ref city } => {
                Event::Returned { piece: slugs.read_piece(piece)?, city: slugs.read_city(city)? }
            }
            Wire::FreeArmy { ref power, total } => Event::FreeArmy { power: slugs.read_power(power)?, total },
            Wire::ArmyLost { ref power, total } => Event::ArmyLost { power: slugs.read_power(power)?, total },
            Wire::CombatBegan { ref attacker, ref defender, attackers, defenders } => {
                let (attacker, defender) = (slugs.read_piece(attacker)?, slugs.read_piece(defender)?);
                Event::CombatBegan { attacker, defender, attackers, defenders }
            }
            Wire::CombatLapsed { ref attacker, ref defender } => {
                Event::CombatLapsed { attacker: slugs.read_piece(attacker)?, defender: slugs.read_piece(defender)? }
            }
            Wire::Played { ref power, ref card, counted, score } => {
                Event::Played { power: slugs.read_power(power)?, card: slugs.read_card(card)?, counted, score }
            }
            Wire::Tied { ref attacker, ref defender } => {
                Event::Tied { attacker: slugs.read_piece(attacker)?, defender: slugs.read_piece(defender)? }
            }
            Wire::Beaten { ref loser, ref winner, score, lost } => {
                Event::Beaten { loser: slugs.read_piece(loser)?, winner: slugs.read_piece(winner)?, score, lost }
            }
            Wire::Retreated { ref pieces, ref path } => {
                Event::Retreated { stack: slugs.read_pieces(pieces)?, path: parts::read_path(slugs, path)? }
            }
            Wire::NoRetreat { ref pieces } => Event::NoRetreat { stack: slugs.read_pieces(pieces)? },
            Wire::Evaded { ref pieces, ref city } => {
                Event::Evaded { stack: slugs.read_pieces(pieces)?, to: slugs.read_city(city)? }
            }
            Wire::Removed { ref piece } => Event::Removed { general: slugs.read_piece(piece)? },
            Wire::TurnedOver { ref pieces } => Event::TurnedOver { stack: slugs.read_pieces(pieces)? },
            Wire::TurnedWith { ref pieces } => Event::TurnedWith { stack: slugs.read_pieces(pieces)? },
            Wire::TurnedBack { ref pieces } => Event::TurnedBack { stack: slugs.read_pieces(pieces)? },
            Wire::Starved { ref pieces } => Event::Starved { stack: slugs.read_pieces(pieces)? },
            Wire::FateMarkerRemoved { turn } => Event::FateMarkerRemoved { turn },
            Wire::FateDrawn { ref card, suit } => {
                Event::FateDrawn { card: slugs.read_fate_card(card)?, suit: suit.map(|suit| suit.0) }
            }
            Wire::FateEnded => Event::FateEnded,
            Wire::OfferAnswered { ref power, accepted } => {
                Event::OfferAnswered { power: slugs.read_power(power)?, accepted }
            }
            Wire::Declined { ref power } => Event::Declined { power: slugs.read_power(power)? },
            Wire::OffensiveDeclined => Event::OffensiveDeclined,
            Wire::OffensiveBegun { ref card } => Event::OffensiveBegun { card: slugs.read_card(card)? },
            Wire::OffensiveCardTaken { ref card } => Event::OffensiveCardTaken { card: slugs.read_card(card)? },
            Wire::OffensiveFailed => Event::OffensiveFailed,
            Wire::PowerLeft { ref power } => Event::PowerLeft { power: slugs.read_power(power)? },
            Wire::GeneralLeft { ref piece, deserted } => {
                Event::GeneralLeft { general: slugs.read_piece(piece)?, deserted }
            }
            Wire::IncomeChanged { ref power, income } => {
                Event::IncomeChanged { power: slugs.read_power(power)?, income }
            }
            Wire::SeatChanged { ref power, ref seat } => {
                Event::SeatChanged { power: slugs.read_power(power)?, seat: slugs.read_seat(seat)? }
            }
            Wire::VictoryEased { ref power } => Event::VictoryEased { power: slugs.read_power(power)? },
            Wire::Resigned { ref seat } => Event::Resigned { seat: slugs.read_seat(seat)? },
            Wire::Ended { ref outcome } => Event::Ended { outcome: outcome.read(slugs)? },
            Wire::SeatDone { ref seat } => Event::SeatDone { seat: slugs.read_seat(seat)? },
            Wire::CombatsBegin => Event::CombatsBegin,
            Wire::HussarPlaced { ref piece, ref city } => {
                Event::HussarPlaced { number: slugs.read_hussar(piece)?, city: slugs.read_city(city)? }
            }
            Wire::HussarGone { ref piece } => Event::HussarGone { number: slugs.read_hussar(piece)? },
            Wire::TrainEntered { ref piece, ref city, ref cards } => Event::TrainEntered {
                train: slugs.read_piece(piece)?,
                city: slugs.read_city(city)?,
                pay: slugs.read_cards(cards)?,
            },
            Wire::PaidSupply { ref power, ref cards, due } => {
                Event::PaidSupply { power: slugs.read_power(power)?, pay: slugs.read_cards(cards)?, due }
            }
            Wire::Hungry { ref pieces, lost } => Event::Hungry { stack: slugs.read_pieces(pieces)?, lost },
            Wire::SubsidyPaid { ref giver, ref receiver } => {
                Event::SubsidyPaid { giver: slugs.read_power(giver)?, receiver: slugs.read_power(receiver)? }
            }
            Wire::ContractMade { ref giver, ref receiver, turns } => {
                Event::ContractMade { giver: slugs.read_power(giver)?, receiver: slugs.read_power(receiver)?, turns }
            }
            Wire::ContractEnded { ref giver, ref receiver } => {
                Event::ContractEnded { giver: slugs.read_power(giver)?, receiver: slugs.read_power(receiver)? }
            }
            Wire::PutAside { number } => Event::PutAside { number },
            Wire::PickedUp { ref power, number } => Event::PickedUp { power: slugs.read_power(power)?, number },
            Wire::Disputed => Event::Disputed,
            Wire::PassedOnFlanders { ref seat } => Event::PassedOnFlanders { seat: slugs.read_seat(seat)? },
            Wire::ConsentAsked { ref pieces } => Event::ConsentAsked { stack: slugs.read_pieces(pieces)? },
            Wire::UnionRefused { ref seat } => Event::UnionRefused { by: slugs.read_seat(seat)? },
            Wire::CommandTaken { ref piece } => Event::CommandTaken { general: slugs.read_piece(piece)? },
            Wire::WinterBegan { turn } => Event::WinterBegan { turn },
            Wire::WinterNoted => Event::WinterNoted,
            Wire::WinterScores { ref scores } => Event::WinterScores { scores: PowerCount::read_list(scores, slugs)? },
            Wire::ElectionCalled => Event::ElectionCalled,
            Wire::Voted { ref seat, franz, karl } => Event::Voted { seat: slugs.read_seat(seat)?, franz, karl },
            Wire::Elected { franz, karl, .. } => Event::Elected { franz, karl },
            Wire::PoliticalCard { ref card } => Event::PoliticalCard { card: slugs.read_political_card(card)? },
            Wire::TrumpTurned { ref card } => Event::TrumpTurned { card: slugs.read_card(card)? },
            Wire::Trump { suit } => Event::Trump { suit: suit.0 },
            Wire::Bid { ref power, placed } => Event::Bid { power: slugs.read_power(power)?, placed },
            Wire::BidShown { ref power, ref card, counts } => {
                Event::BidShown { power: slugs.read_power(power)?, card: slugs.read_card(card)?, counts }
            }
            Wire::BluffStays { ref power } => Event::BluffStays { power: slugs.read_power(power)? },
            Wire::TurnedDown { ref power } => Event::TurnedDown { power: slugs.read_power(power)? },
            Wire::TookBack { ref power } => Event::TookBack { power: slugs.read_power(power)? },
            Wire::Conserved { ref power } => Event::Conserved { power: slugs.read_power(power)? },
            Wire::TookCard { ref power, ref card } => {
                Event::TookCard { power: slugs.read_power(power)?, card: slugs.read_political_card(card)? }
            }
            Wire::Executed { ref power, ref card, ref execution } => Event::Executed {
                power: slugs.read_power(power)?,
                card: slugs.read_political_card(card)?,
                execution: execution.read(slugs)?,
            },
            Wire::Discarded { ref power, ref cards } => {
                Event::Discarded { power: slugs.read_power(power)?, cards: slugs.read_cards(cards)? }
            }
            Wire::MarkerMoved { ref track, to } => Event::MarkerMoved { track: slugs.read_track(track)?, to },
            Wire::CorpsSent { ref piece, ref cards } => {
                Event::CorpsSent { general: slugs.read_piece(piece)?, pay: slugs.read_cards(cards)? }
            }
            Wire::PointsWon { ref power, points } => Event::PointsWon { power: slugs.read_power(power)?, points },
            Wire::PointsLost { ref power, points } => Event::PointsLost { power: slugs.read_power(power)?, points },
            Wire::SaxonyTurns { ref side } => Event::SaxonyTurns { side: parts::read_side(side)? },
            Wire::SentHome { ref piece, ref city } => {
                Event::SentHome { piece: slugs.read_piece(piece)?, city: slugs.read_city(city)? }
            }
            Wire::Displaced { ref piece, ref city } => {
                Event::Displaced { piece: slugs.read_piece(piece)?, city: slugs.read_city(city)? }
            }
            Wire::PeaceOffered { offered } => Event::PeaceOffered { offered },
            Wire::PeaceAnswered { accepted } => Event::PeaceAnswered { accepted },
            Wire::PeaceMade => Event::PeaceMade,
            Wire::NeutralityEnds => Event::NeutralityEnds,
            Wire::SetAside { ref power, markers } => Event::SetAside { power: slugs.read_power(power)?, markers },
            Wire::AsideReturned { ref power, markers } => {
                Event::AsideReturned { power: slugs.read_power(power)?, markers }
            }
            Wire::NotCeded => Event::NotCeded,
            Wire::Ceded { prussia, france, austria } => Event::Ceded { prussia, france, austria },
            Wire::TreatyProposed { treaty, ref from, ref to, ref clauses } => {
                let (treaty, clauses) = (TreatyId(treaty), PromiseWire::read_list(clauses, slugs)?);
                Event::TreatyProposed { treaty, from: slugs.read_seat(from)?, to: slugs.read_seat(to)?, clauses }
            }
            Wire::TreatyMade { treaty } => Event::TreatyMade { treaty: TreatyId(treaty) },
            Wire::TreatyDeclined { treaty } => Event::TreatyDeclined { treaty: TreatyId(treaty) },
            Wire::TreatyWithdrawn { treaty } => Event::TreatyWithdrawn { treaty: TreatyId(treaty) },
            Wire::ProposalLapsed { treaty } => Event::ProposalLapsed { treaty: TreatyId(treaty) },
            Wire::TreatyWaived { treaty, ref seat } => {
                Event::TreatyWaived { treaty: TreatyId(treaty), by: slugs.read_seat(seat)? }
            }
            Wire::ClauseEnded { treaty, clause } => {
                Event::ClauseEnded { treaty: TreatyId(treaty), clause: parts::read_clause(clause)? }
            }
            Wire::ClauseReleased { treaty, clause, ref why } => Event::ClauseReleased {
                treaty: TreatyId(treaty),
                clause: parts::read_clause(clause)?,
                why: parts::read_release(why)?,
            },
            Wire::PromiseDue { treaty, clause } => {
                Event::PromiseDue { treaty: TreatyId(treaty), clause: parts::read_clause(clause)? }
            }
            Wire::TreatyEnded { treaty } => Event::TreatyEnded { treaty: TreatyId(treaty) },
        })
    }
}
