//! What happened: one line of the log for every event.

use board::limits::POWERS;
use board::{FateCardId, PowerId, Suit, TrackId};

use super::message::{Message, Value, message};
use super::names::{Names, cards, signed, suit_name};
use super::treaty;
use crate::action::Execution;
use crate::event::Event;
use crate::outcome::{Outcome, Reason};
use crate::ruleset::Seat;

#[expect(clippy::too_many_lines, reason = "a table: one entry for each event")]
pub fn message(names: &Names, event: &Event) -> Message {
    let points = |points: u8| message!("n-victory-points", n = points);
    match *event {
        Event::Deployed { power } => message!("told-deployed", power = names.power(power), unit = names.unit()),
        Event::TurnBegan { turn } => message!("told-turn-began", turn = turn),
        Event::PowerActs { power } => message!("told-power-acts", powers = names.powers(&[power])),
        Event::FreshDeck { ref sets } => {
            let sets: Value = sets.iter().map(|&set| Value::from(message!("of-set", set = set))).collect();
            message!("told-fresh-deck", sets = sets)
        }
        Event::Drew { power, number } => message!("told-drew", power = names.power(power), cards = cards(number)),
        Event::DrewCards { power, cards } => {
            message!("told-drew-cards", power = names.power(power), cards = names.cards(&cards))
        }
        Event::DiscardedHidden { power, number } => {
            message!("told-discarded-hidden", power = names.power(power), cards = cards(number))
        }
        Event::DiscardedCard { power, card } => {
            message!("told-discarded-card", power = names.power(power), card = names.card(card))
        }
        Event::FictionalDraw { number } => message!("told-fictional-draw", cards = cards(number)),
        Event::CardsExchanged { powers } => message!("told-cards-exchanged", powers = names.powers(&powers)),
        Event::ReceivedCard { power, card } => {
            message!("told-received-card", power = names.power(power), card = names.card(card))
        }
        Event::Marched { group, ref path } => {
            message!("told-marched", pieces = names.pieces(group), path = names.path(path))
        }
        Event::Stacked { stack, city } => {
            message!("told-stacked", pieces = names.pieces(stack), city = names.city(city))
        }
        Event::TrainTaken { train, by, city } => {
            let (power, train) = (names.power(by), names.piece(train));
            message!("told-train-taken", power = power, piece = train, city = names.city(city))
        }
        Event::Stepped { piece, ref path } => {
            message!("told-stepped", piece = names.piece(piece), path = names.path(path))
        }
        Event::MovementEnded { power } => message!("told-movement-ended", power = names.power(power)),
        Event::Conquered { site, by } => message!("told-conquered", power = names.power(by), city = names.site(site)),
        Event::Questioned { site, by } => {
            message!("told-questioned", power = names.power(by), city = names.site(site))
        }
        Event::QuestionLifted { site } => message!("told-question-lifted", city = names.site(site)),
        Event::Reconquered { site, by } => {
            message!("told-reconquered", power = names.power(by), city = names.site(site))
        }
        Event::Recruited { power, armies: 0, ref pay, .. } => {
            message!("told-bought-trains", power = names.power(power), cards = names.cards(pay))
        }
        Event::Recruited { power, armies: number, ref pay, total } if pay.is_empty() => message!(
            "told-given-armies",
            power = names.power(power),
            armies = names.armies(number),
            total = names.armies(total)
        ),
        Event::Recruited { power, armies: number, ref pay, total } => message!(
            "told-recruited",
            power = names.power(power),
            armies = names.armies(number),
            cards = names.cards(pay),
            total = names.armies(total)
        ),
        Event::Returned { piece, city } => {
            message!("told-returned", piece = names.piece(piece), city = names.city(city))
        }
        Event::FreeArmy { power, total } => {
            let (power, total) = (names.power(power), names.armies(total));
            message!("told-free-army", power = power, unit = names.unit(), total = total)
        }
        Event::ArmyLost { power, total } => {
            let (power, total) = (names.power(power), names.armies(total));
            message!("told-army-lost", power = power, unit = names.unit(), total = total)
        }
        Event::CombatBegan { attacker, defender, attackers, defenders } => message!(
            "told-combat-began",
            attacker = names.piece(attacker),
            attackers = names.armies(attackers),
            defender = names.piece(defender),
            defenders = names.armies(defenders)
        ),
        Event::CombatLapsed { attacker, defender } => {
            message!("told-combat-lapsed", attacker = names.piece(attacker), defender = names.piece(defender))
        }
        Event::Played { power, card, counted, score } => message!(
            "told-played",
            power = names.power(power),
            card = names.card(card),
            counted = counted,
            score = signed(score)
        ),
        Event::Tied { attacker, defender } => {
            message!("told-tied", attacker = names.piece(attacker), defender = names.piece(defender))
        }
        Event::Beaten { loser, winner, score, lost } => message!(
            "told-beaten",
            winner = names.piece(winner),
            loser = names.piece(loser),
            score = signed(score),
            lost = names.armies(lost)
        ),
        Event::Retreated { stack, ref path } => {
            message!("told-retreated", pieces = names.pieces(stack), path = names.path(path))
        }
        Event::NoRetreat { stack } => message!("told-no-retreat", pieces = names.pieces(stack)),
        Event::Evaded { stack, to } => message!("told-evaded", pieces = names.pieces(stack), city = names.city(to)),
        Event::Removed { general } => message!("told-removed", piece = names.piece(general)),
        Event::TurnedOver { stack } => message!("told-turned-over", pieces = names.pieces(stack)),
        Event::TurnedWith { stack } => message!("told-turned-with", pieces = names.pieces(stack)),
        Event::TurnedBack { stack } => message!("told-turned-back", pieces = names.pieces(stack)),
        Event::Starved { stack } => message!("told-starved", pieces = names.pieces(stack)),
        Event::FateMarkerRemoved { turn } => message!("told-fate-marker-removed", turn = turn),
        Event::FateDrawn { card, suit } => fate_drawn(names, card, suit),
        Event::FateEnded => message!("told-fate-ended"),
        Event::OfferAnswered { power, accepted: true } => message!("told-offer-accepted", power = names.power(power)),
        Event::OfferAnswered { power, accepted: false } => message!("told-offer-declined", power = names.power(power)),
        Event::Declined { power } => message!("told-declined", power = names.power(power)),
        Event::OffensiveDeclined => message!("told-offensive-declined"),
        Event::MarkersTakenOff { power, ref sites } => {
            let cities: Value = sites.iter().map(|&site| Value::from(names.site(site))).collect();
            message!("told-markers-taken-off", power = names.power(power), cities = cities)
        }
        Event::OffensiveBegun { card } => message!("told-offensive-begun", card = names.card(card)),
        Event::OffensiveCardTaken { card } => message!("told-offensive-card-taken", card = names.card(card)),
        Event::OffensiveFailed => message!("told-offensive-failed"),
        Event::PowerLeft { power } => message!("told-power-left", power = names.power(power)),
        Event::GeneralLeft { general, deserted: 0 } => message!("told-general-left", piece = names.piece(general)),
        Event::GeneralLeft { general, deserted } => {
            message!("told-general-left-with", piece = names.piece(general), armies = names.armies(deserted))
        }
        Event::IncomeChanged { power, income } => {
            message!("told-income-changed", power = names.power(power), cards = cards(income))
        }
        Event::SeatChanged { power, seat } => {
            message!("told-seat-changed", power = names.power(power), seat = names.seat(seat))
        }
        Event::VictoryEased { power } => message!("told-victory-eased", power = names.power(power)),
        Event::Resigned { seat } => message!("told-resigned", seat = names.seat(seat)),
        Event::Ended { ref outcome } => ending(names, outcome),
        Event::StageBegan { ref powers } => message!("told-power-acts", powers = names.powers(powers)),
        Event::SeatDone { seat } => message!("told-seat-done", seat = names.seat(seat)),
        Event::CombatsBegin => message!("told-combats-begin"),
        Event::HussarPlaced { city, .. } => message!("told-hussar-placed", city = names.city(city)),
        Event::HussarGone { .. } => message!("told-hussar-gone"),
        Event::TrainEntered { train, city, pay } => message!(
            "told-train-entered",
            piece = names.piece(train),
            city = names.city(city),
            cards = names.cards(&pay)
        ),
        Event::PaidSupply { power, pay, due } => {
            message!("told-paid-supply", power = names.power(power), cards = names.cards(&pay), due = due)
        }
        Event::Hungry { stack, lost } => {
            message!("told-hungry", pieces = names.pieces(stack), lost = names.armies(lost))
        }
        Event::SubsidyPaid { giver, receiver } => {
            message!("told-subsidy-paid", giver = names.power(giver), receiver = names.power(receiver))
        }
        Event::ContractMade { giver, receiver, turns } => message!(
            "told-contract-made",
            giver = names.power(giver),
            receiver = names.power(receiver),
            turns = message!("n-turns", n = turns)
        ),
        Event::ContractEnded { giver, receiver } => {
            message!("told-contract-ended", giver = names.power(giver), receiver = names.power(receiver))
        }
        Event::PutAside { number } => message!("told-put-aside", cards = cards(number)),
        Event::Disputed => message!("told-disputed"),
        Event::ConsentAsked { stack } => message!("told-consent-asked", pieces = names.pieces(stack)),
        Event::PassedOnFlanders { seat } => message!("told-passed-on-flanders", seat = names.seat(seat)),
        Event::CommandTaken { general } => message!("told-command-taken", piece = names.piece(general)),
        Event::PickedUp { power, number } => {
            message!("told-picked-up", power = names.power(power), cards = cards(number))
        }
        Event::UnionRefused { by } => message!("told-union-refused", seat = names.seat(by)),
        Event::WinterBegan { turn } => message!("told-winter-began", turn = turn),
        Event::WinterNoted => message!("told-winter-noted"),
        Event::WinterScores { scores } => winter_scores(names, &scores),
        Event::ElectionCalled => message!("told-election-called"),
        Event::PoliticalCard { card } => message!("told-political-card", card = names.political_card(card)),
        Event::TrumpTurned { card } => message!("told-trump-turned", card = names.card(card)),
        Event::Trump { suit } => message!("told-trump", suit = suit_name(suit)),
        Event::Bid { power, placed: true } => message!("told-bid", power = names.power(power)),
        Event::Bid { power, placed: false } => message!("told-no-bid", power = names.power(power)),
        Event::BidShown { power, card, counts: true } => {
            message!("told-bid-counts", power = names.power(power), card = names.card(card))
        }
        Event::BidShown { power, card, counts: false } => {
            message!("told-bid-bluffs", power = names.power(power), card = names.card(card))
        }
        Event::BluffStays { power } => message!("told-bluff-stays", power = names.power(power)),
        Event::TurnedDown { power } => message!("told-turned-down", power = names.power(power)),
        Event::TookBack { power } => message!("told-took-back", power = names.power(power)),
        Event::Conserved { power } => message!("told-conserved", power = names.power(power)),
        Event::TookCard { power, card } => {
            message!("told-took-card", power = names.power(power), card = names.political_card(card))
        }
        Event::Executed { power, execution: Execution::BURY, .. } => {
            message!("told-buried", power = names.power(power))
        }
        Event::Executed { power, execution, .. } => executed(names, power, &execution),
        Event::Discarded { power, cards } => {
            message!("told-discarded", power = names.power(power), cards = names.cards(&cards))
        }
        Event::MarkerMoved { track, to } => message!("told-marker-moved", track = names.track(track), to = to),
        Event::CorpsSent { general, pay } if pay.is_empty() => {
            message!("told-corps-sent", piece = names.piece(general))
        }
        Event::CorpsSent { general, pay } => {
            message!("told-corps-paid", piece = names.piece(general), cards = names.cards(&pay))
        }
        Event::Voted { seat, franz, karl } => {
            message!("told-voted", seat = names.seat(seat), franz = franz, karl = karl)
        }
        Event::Elected { franz, karl } if franz > karl => message!("told-elected-franz", franz = franz, karl = karl),
        Event::Elected { franz, karl } => message!("told-elected-karl", franz = franz, karl = karl),
        Event::PointsWon { power, points: won } => {
            message!("told-points-won", power = names.power(power), points = points(won))
        }
        Event::PointsLost { power, points: lost } => {
            message!("told-points-lost", power = names.power(power), points = points(lost))
        }
        Event::SaxonyTurns { side: 0 } => message!("told-saxony-prussian"),
        Event::SaxonyTurns { side: 1 } => message!("told-saxony-neutral"),
        Event::SaxonyTurns { .. } => message!("told-saxony-austrian"),
        Event::SentHome { piece, city } => {
            message!("told-sent-home", piece = names.piece(piece), city = names.city(city))
        }
        Event::Displaced { piece, city } => {
            message!("told-displaced", piece = names.piece(piece), city = names.city(city))
        }
        Event::PeaceOffered { offered: true } => message!("told-peace-offered"),
        Event::PeaceOffered { offered: false } => message!("told-peace-not-offered"),
        Event::PeaceAnswered { accepted: true } => message!("told-peace-accepted"),
        Event::PeaceAnswered { accepted: false } => message!("told-peace-refused"),
        Event::PeaceMade => message!("told-peace-made"),
        Event::NeutralityEnds => message!("told-neutrality-ends"),
        Event::SetAside { power, markers } => {
            message!("told-set-aside", power = names.power(power), markers = markers)
        }
        Event::AsideReturned { power, markers } => {
            message!("told-aside-returned", power = names.power(power), markers = markers)
        }
        Event::NotCeded => message!("told-not-ceded"),
        Event::Ceded { prussia, france, austria } => {
            message!("told-ceded", prussia = prussia, france = france, austria = austria)
        }
        Event::TreatyProposed { treaty, from, to, ref clauses } => message!(
            "told-treaty-proposed",
            treaty = treaty,
            from = names.seat(from),
            to = names.seat(to),
            clauses = treaty::read_out(names, clauses)
        ),
        Event::TreatyMade { treaty } => message!("told-treaty-made", treaty = treaty),
        Event::TreatyDeclined { treaty } => message!("told-treaty-declined", treaty = treaty),
        Event::TreatyWithdrawn { treaty } => message!("told-treaty-withdrawn", treaty = treaty),
        Event::ProposalLapsed { treaty } => message!("told-proposal-lapsed", treaty = treaty),
        Event::TreatyWaived { treaty, by } => message!("told-treaty-waived", treaty = treaty, seat = names.seat(by)),
        Event::ClauseEnded { treaty, clause } => message!("told-clause-ended", treaty = treaty, clause = clause + 1),
        Event::ClauseReleased { treaty, clause, why } => {
            message!("told-clause-released", treaty = treaty, clause = clause + 1, why = treaty::release(why))
        }
        Event::PromiseDue { treaty, clause } => message!("told-promise-due", treaty = treaty, clause = clause + 1),
        Event::TreatyEnded { treaty } => message!("told-treaty-ended", treaty = treaty),
    }
}

fn fate_drawn(names: &Names, card: FateCardId, suit: Option<Suit>) -> Message {
    let card = &names.rules.pack.fate[card.index()];
    let text = card.text(&names.rules.mode.slug, suit);
    message!("told-fate-drawn", title = &card.title, text = text)
}

fn ending(names: &Names, outcome: &Outcome) -> Message {
    let seats = (0..names.rules.mode.seats.len() as u8).map(Seat).filter(|&seat| outcome.won(seat));
    let winners: Value = seats.flat_map(|seat| names.persons(seat)).collect();
    let powers = names.rules.order.iter().filter(|&&power| outcome.won_with(power));
    let powers: Value = powers.map(|&power| names.power(power)).collect();
    let turn = outcome.turn;
    match outcome.reason {
        Reason::Objectives | Reason::Fortresses => {
            message!("told-end-objectives", winners = winners, powers = powers, turn = turn)
        }
        Reason::EasedObjectives => {
            message!("told-end-eased-objectives", winners = winners, powers = powers, turn = turn)
        }
        Reason::OffensiveOption => message!("told-end-offensive", winners = winners, powers = powers, turn = turn),
        Reason::Fate => message!("told-end-fate", winners = winners, powers = powers, turn = turn),
        Reason::PoolEmpty => message!("told-end-pool-empty", winners = winners, powers = powers, turn = turn),
        Reason::WinterScores => message!("told-end-winter-scores", winners = winners, powers = powers),
        Reason::Endurance => message!("told-end-endurance", winners = winners, powers = powers),
        Reason::Draw => message!("told-end-draw", winners = winners),
        Reason::Resignation => message!("told-end-resignation", winners = winners, turn = turn),
    }
}

/// The sums of the winters, power by power.
fn winter_scores(names: &Names, scores: &[u8; POWERS]) -> Message {
    let of_majors = names
        .powers_with_pool()
        .into_iter()
        .map(|power| Value::from(message!("power-points", power = names.power(power), n = scores[power.index()])));
    message!("told-winter-scores", scores = of_majors.collect::<Value>())
}

fn executed(names: &Names, power: PowerId, execution: &Execution) -> Message {
    let obeyed = execution.obey.then(|| message!("deed-obey"));
    let shifts = execution.shifts.iter().enumerate().filter_map(|(track, steps)| {
        let steps = signed((*steps)?);
        Some(message!("deed-shift", track = names.track(TrackId(track as u8)), steps = steps))
    });
    let deeds: Value = obeyed.into_iter().chain(shifts).map(Value::from).collect();
    message!("told-executed", power = names.power(power), deeds = deeds)
}
