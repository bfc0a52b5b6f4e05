//! A view as the page and the bots read it: plain data, things named by their slugs, fields in kebab-case.
//!
//! The field names are stable: pages and bots depend on them.

use board::{PoliticalCardId, PowerId, SiteId, Suit};
use serde::Serialize;

use super::slugs::{Slugs, card_names};
use super::{FriedrichWire, MariaWire};
use super::{HandView, PieceView, PowerView, TitleView, View};
use crate::ruleset::Ruleset;
use engine::outcome::Outcome;
use engine::question::{About, Question};
use engine::ruleset::Seat;
use engine::shared::duel::{Duel, Pair, Side};
use engine::state::{Open, Place};

/// The game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) struct WireView {
    /// The seat that looks; absent for the public.
    pub viewer: Option<&'static str>,
    pub mode: &'static str,
    pub options: Vec<&'static str>,
    pub turn: u8,
    pub phase: &'static str,
    /// The power whose turn it is; absent between turns.
    pub active: Option<&'static str>,
    pub asked: Vec<AskedWire>,
    pub powers: Vec<PowerWire>,
    pub pieces: Vec<PieceWire>,
    /// Sums of armies this viewer knows.
    pub strengths: Vec<StrengthWire>,
    /// Markers: where, whose.
    pub markers: Vec<MarkerWire>,
    /// Question marks: where, whose.
    pub questions: Vec<MarkerWire>,
    /// Cards left to draw, by set.
    pub draw_pile: Vec<u8>,
    /// Sets that have not been opened yet.
    pub sets_left: u8,
    pub spent: SpentWire,
    /// Combats still to be fought in this phase.
    pub combats: Vec<PairWire>,
    pub duel: Option<DuelWire>,
    /// Seats that have resigned.
    pub resigned: Vec<&'static str>,
    pub outcome: Option<OutcomeWire>,
    pub friedrich: Option<FriedrichWire>,
    /// What only MARIA has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maria: Option<MariaWire>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AskedWire {
    pub seat: &'static str,
    pub power: &'static str,
    #[serde(flatten)]
    pub about: AboutWire,
}

/// What is asked, under `about`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "about", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum AboutWire {
    Deploy,
    Discard,
    Offensive,
    Movement,
    CombatOrder,
    Evade,
    /// The score as the asked side sees it, and the suit it may play.
    Duel {
        score: i16,
        #[cfg_attr(feature = "ts", ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\""))]
        suit: Suit,
    },
    Retreat {
        steps: u8,
    },
    Leaving,
    Fate {
        card: &'static str,
        #[cfg_attr(feature = "ts", ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\""))]
        suit: Suit,
    },
    ExchangeOffer,
    ExchangeCard,
    Trump,
    Bid,
    Influence,
    Execute {
        card: &'static str,
    },
    Effect {
        card: &'static str,
        effect: u8,
    },
    Corps,
    Hussars,
    Subsidy,
    PaySupply {
        due: u16,
    },
    Feed,
    SaxonShift {
        most: u8,
    },
    Reduction,
    PeaceOffer,
    PeaceAnswer,
    Displace,
    SaxonReturn,
    SecondTrain,
    Vote {
        free: u8,
    },
    Winter,
    Cession,
    Consent,
    Command,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PowerWire {
    pub power: &'static str,
    /// The seat that leads it now.
    pub seat: &'static str,
    /// Whether it still takes part.
    pub present: bool,
    pub enemies: Vec<&'static str>,
    /// Powers that co-operate with it: they share cities and protect its fortresses.
    pub partners: Vec<&'static str>,
    pub neutral: bool,
    /// All its armies together.
    pub armies: u8,
    /// The most it may have.
    pub ceiling: Option<u8>,
    pub hand: HandWire,
    /// Cards it draws each turn now.
    pub income: u8,
    /// How many of them it must lay down again.
    pub discards: u8,
    /// How it stands towards victory by conquest; absent if it cannot win so.
    pub standing: Option<StandingWire>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HandWire {
    pub count: u8,
    /// The backs: cards of each set.
    pub by_set: Vec<u8>,
    /// The faces; for the owner only.
    pub cards: Option<Vec<String>>,
    /// Cards the viewer knows to be in this hand of another seat.
    pub known: Vec<String>,
    /// Own cards that others know; for the owner only.
    pub exposed: Vec<ExposedWire>,
    /// Suits everybody knows to be missing.
    #[cfg_attr(feature = "ts", ts(type = "(\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\")[]"))]
    pub lacks: Vec<Suit>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ExposedWire {
    /// Who knows them; absent for the public.
    pub seat: Option<&'static str>,
    pub cards: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StandingWire {
    pub held: u8,
    pub needed: u8,
    pub eased: bool,
    /// Another goal that would do as well.
    pub alternative: Option<GoalWire>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GoalWire {
    pub held: u8,
    pub needed: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PieceWire {
    pub piece: &'static str,
    pub power: &'static str,
    /// `city`, `off` (may come back), `out` (gone for good) or `box`.
    pub place: &'static str,
    pub city: Option<&'static str>,
    pub face_down: bool,
    pub moved: bool,
    pub retreated: bool,
    /// Chosen to command where ranks are equal.
    pub chosen: bool,
    /// Armies; for the owner only.
    pub troops: Option<u8>,
    /// What everybody else can reckon with.
    pub least: u8,
    pub most: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StrengthWire {
    pub generals: Vec<&'static str>,
    pub least: u8,
    pub most: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MarkerWire {
    pub city: &'static str,
    pub power: &'static str,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SpentWire {
    pub by_set: Vec<u8>,
    /// Cards everybody has seen go.
    pub seen: Vec<String>,
    /// Cards the viewer knows besides.
    pub known: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PairWire {
    pub attacker: &'static str,
    pub defender: &'static str,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DuelWire {
    pub attacker: &'static str,
    pub defender: &'static str,
    /// From the attacker's side.
    pub score: i16,
    /// `attacker` or `defender`: who has the right to play.
    pub to_play: &'static str,
    /// Cards played by attacker and defender.
    pub played: [u8; 2],
    /// Armies lost by the beaten, once the duel is lost.
    pub lost: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OutcomeWire {
    pub seats: Vec<&'static str>,
    pub powers: Vec<&'static str>,
    pub reason: &'static str,
    pub turn: u8,
    /// What each power of the mode held of what its goal counts, in the order of play.
    pub held: Vec<u8>,
}

impl View {
    /// The view with slugs instead of ids.
    pub(crate) fn to_wire(&self, rules: &Ruleset) -> WireView {
        let slugs = Slugs::new(rules);
        let strength = |fact: &engine::shared::strengths::Fact| StrengthWire {
            generals: slugs.pieces(fact.generals),
            least: fact.least,
            most: fact.most,
        };
        let marker =
            |(site, power): (SiteId, PowerId)| MarkerWire { city: slugs.site(site), power: slugs.power(power) };
        WireView {
            viewer: self.viewer.map(|seat| slugs.seat(seat)),
            mode: &rules.mode.slug,
            options: rules.options.names(),
            turn: self.turn,
            phase: self.phase,
            active: self.active.map(|power| slugs.power(power)),
            asked: self.asked.iter().map(|&(seat, question)| asked(&slugs, seat, question)).collect(),
            powers: self.powers.iter().map(|power| power_wire(&slugs, &self.open, power)).collect(),
            pieces: self.pieces.iter().map(|piece| piece_wire(&slugs, &self.open, piece)).collect(),
            strengths: self.facts.iter().map(strength).collect(),
            markers: self.control.iter().map(marker).collect(),
            questions: self.pending.iter().map(marker).collect(),
            draw_pile: self.pile.clone(),
            sets_left: (rules.pack.deck.sets + 1).saturating_sub(self.next_set),
            spent: SpentWire {
                by_set: self.spent.by_set.clone(),
                seen: card_names(rules.pack, &self.seen),
                known: card_names(rules.pack, &self.spent.known),
            },
            combats: self.combat.pairs().iter().map(|&pair| pair_wire(&slugs, pair)).collect(),
            duel: self.combat.duel.map(|duel| duel_wire(&slugs, &duel)),
            resigned: slugs.seats(self.resigned),
            outcome: self.outcome.map(|outcome| outcome_wire(&slugs, rules, &outcome)),
            friedrich: match &self.title {
                TitleView::Friedrich(friedrich) => Some(FriedrichWire::of(friedrich, &slugs, &self.aside)),
                TitleView::Maria(_) => None,
            },
            maria: match &self.title {
                TitleView::Friedrich(_) => None,
                TitleView::Maria(maria) => Some(MariaWire::of(maria, rules, &slugs)),
            },
        }
    }
}

fn asked(slugs: &Slugs, seat: Seat, question: Question) -> AskedWire {
    let political = |card: PoliticalCardId| slugs.pack.politics[card.index()].slug.as_str();
    let about = match question.about {
        About::Deploy => AboutWire::Deploy,
        About::Discard => AboutWire::Discard,
        About::Offensive => AboutWire::Offensive,
        About::Movement => AboutWire::Movement,
        About::CombatOrder => AboutWire::CombatOrder,
        About::Evade => AboutWire::Evade,
        About::Duel { score, suit } => AboutWire::Duel { score, suit },
        About::Retreat { steps } => AboutWire::Retreat { steps },
        About::Leaving => AboutWire::Leaving,
        About::Fate { card, suit } => AboutWire::Fate { card: &slugs.pack.fate[card.index()].slug, suit },
        About::ExchangeOffer => AboutWire::ExchangeOffer,
        About::ExchangeCard => AboutWire::ExchangeCard,
        About::Trump => AboutWire::Trump,
        About::Bid => AboutWire::Bid,
        About::Influence => AboutWire::Influence,
        About::Execute { card } => AboutWire::Execute { card: political(card) },
        About::Effect { card, effect } => AboutWire::Effect { card: political(card), effect },
        About::Corps => AboutWire::Corps,
        About::Hussars => AboutWire::Hussars,
        About::Subsidy => AboutWire::Subsidy,
        About::PaySupply { due } => AboutWire::PaySupply { due },
        About::Feed => AboutWire::Feed,
        About::SaxonShift { most } => AboutWire::SaxonShift { most },
        About::Reduction => AboutWire::Reduction,
        About::PeaceOffer => AboutWire::PeaceOffer,
        About::PeaceAnswer => AboutWire::PeaceAnswer,
        About::Displace => AboutWire::Displace,
        About::SaxonReturn => AboutWire::SaxonReturn,
        About::SecondTrain => AboutWire::SecondTrain,
        About::Vote { free } => AboutWire::Vote { free },
        About::Winter => AboutWire::Winter,
        About::Cession => AboutWire::Cession,
        About::Consent => AboutWire::Consent,
        About::Command => AboutWire::Command,
    };
    AskedWire { seat: slugs.seat(seat), power: slugs.power(question.power), about }
}

fn power_wire(slugs: &Slugs, open: &Open, view: &PowerView) -> PowerWire {
    let at = view.power.index();
    PowerWire {
        power: slugs.power(view.power),
        seat: slugs.seat(open.seat(view.power)),
        present: open.is_present(view.power),
        enemies: slugs.powers(open.enemies[at]),
        partners: slugs.powers(open.partners[at]),
        neutral: open.is_neutral(view.power),
        armies: view.total,
        ceiling: view.ceiling,
        hand: hand_wire(slugs, &view.hand),
        income: view.income.0,
        discards: view.income.1,
        standing: view.standing.map(|standing| StandingWire {
            held: standing.held,
            needed: standing.needed,
            eased: standing.eased,
            alternative: standing.alternative.map(|goal| GoalWire { held: goal.held, needed: goal.needed }),
        }),
    }
}

fn hand_wire(slugs: &Slugs, hand: &HandView) -> HandWire {
    let exposed = hand.exposed.iter().enumerate().filter(|(_, cards)| !cards.is_empty());
    HandWire {
        count: hand.len() as u8,
        by_set: hand.by_set.clone(),
        cards: hand.cards.map(|cards| card_names(slugs.pack, &cards)),
        known: card_names(slugs.pack, &hand.known),
        exposed: exposed
            .map(|(seat, cards)| ExposedWire {
                seat: slugs.seats_of_mode.get(seat).map(|plan| plan.slug.as_str()),
                cards: card_names(slugs.pack, cards),
            })
            .collect(),
        lacks: hand.lacks.iter().collect(),
    }
}

fn piece_wire(slugs: &Slugs, open: &Open, view: &PieceView) -> PieceWire {
    let (place, city) = match open.place(view.piece) {
        Place::City(city) => ("city", Some(slugs.city(city))),
        Place::Off => ("off", None),
        Place::Out => ("out", None),
        Place::Box => ("box", None),
    };
    PieceWire {
        piece: slugs.piece(view.piece),
        power: slugs.power(slugs.pack.pieces[view.piece.index()].power),
        place,
        city,
        face_down: open.flipped.contains(view.piece),
        moved: open.moved.contains(view.piece),
        retreated: open.retreated.contains(view.piece),
        chosen: open.chosen.contains(view.piece),
        troops: view.troops,
        least: view.least,
        most: view.most,
    }
}

fn pair_wire(slugs: &Slugs, pair: Pair) -> PairWire {
    PairWire { attacker: slugs.piece(pair.attacker), defender: slugs.piece(pair.defender) }
}

fn duel_wire(slugs: &Slugs, duel: &Duel) -> DuelWire {
    DuelWire {
        attacker: slugs.piece(duel.pair.attacker),
        defender: slugs.piece(duel.pair.defender),
        score: duel.score,
        to_play: match duel.to_play {
            Side::Attacker => "attacker",
            Side::Defender => "defender",
        },
        played: duel.played,
        lost: duel.lost,
    }
}

fn outcome_wire(slugs: &Slugs, rules: &Ruleset, outcome: &Outcome) -> OutcomeWire {
    OutcomeWire {
        seats: slugs.seats(outcome.seats),
        powers: slugs.powers(outcome.powers),
        reason: outcome.reason.slug(),
        turn: outcome.turn,
        held: rules.order.iter().map(|power| outcome.held[power.index()]).collect(),
    }
}
