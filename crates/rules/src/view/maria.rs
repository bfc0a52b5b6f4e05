//! The part of a view on the wire that only MARIA has.

use board::PowerId;
use board::limits::TRACKS;
use engine::tell::Message;
use engine::view::Sealed;
use maria::powers::{FRANCE, MAJORS, PRUSSIA};
use maria::state::{Side, Stage};
use maria::{ClauseStanding, ClauseView, MariaView, TreatyView};
use serde::Serialize;

use super::slugs::{Slugs, card_names};
use crate::Ruleset;

/// The part of a view on the wire that only MARIA has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MariaWire {
    /// `french`, `prussian` or `austrian`.
    pub stage: &'static str,
    pub hussars: Vec<Option<&'static str>>,
    /// `prussian`, `neutral` or `austrian`.
    pub saxony: &'static str,
    pub annexed: bool,
    /// The turn in whose Prussian stage Prussia's neutrality ends; 0: not neutral.
    pub neutral_until: u8,
    pub dispute: bool,
    /// Political cards on the table.
    pub political_cards: Vec<&'static str>,
    #[cfg_attr(feature = "ts", ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\" | null"))]
    pub trump: Option<board::Suit>,
    /// Boxes of the markers, in the order of the pack's tracks.
    pub tracks: [u8; TRACKS],
    pub display: Vec<SquareWire>,
    /// Markers by major power.
    pub pools: Vec<PoolWire>,
    /// Power with a marker in the box, if any.
    pub three_electors: Option<&'static str>,
    pub emperor: Option<&'static str>,
    pub italy: Option<&'static str>,
    pub silesia: bool,
    pub election: bool,
    pub contracts: Vec<ContractWire>,
    /// Treaties offered and in force.
    pub treaties: Vec<TreatyWire>,
    /// Pieces that must go elsewhere.
    pub homeless: Vec<&'static str>,
    /// After a cession: what Prussia and France lacked, what Austria held in Silesia.
    pub ceded: Option<[u8; 3]>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SquareWire {
    pub power: &'static str,
    pub open: Vec<String>,
    pub face_down: Vec<String>,
    /// Whether a card of this turn lies there unseen; with the political option a bluff stays so.
    pub placed: bool,
    /// That card, for its owner.
    pub own_card: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PoolWire {
    pub power: &'static str,
    pub pool: i8,
    pub battle: u8,
    pub set_aside: u8,
    /// Not before the game is over (M-13.14).
    pub winter_score: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ContractWire {
    pub giver: &'static str,
    pub receiver: &'static str,
    pub turns: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TreatyWire {
    pub number: u16,
    pub turn: u8,
    pub from: &'static str,
    pub to: &'static str,
    pub in_force: bool,
    pub clauses: Vec<ClauseWire>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ClauseWire {
    /// In the notation of actions.
    pub text: String,
    /// As it would be read out.
    pub message: Message,
    /// The power it binds.
    pub power: &'static str,
    /// `open`, `binding`, `dormant`, `ended` or `released`.
    pub standing: &'static str,
}

fn treaty_wire(rules: &Ruleset, slugs: &Slugs, treaty: &TreatyView) -> TreatyWire {
    let clause = |one: &ClauseView| ClauseWire {
        text: one.text.clone(),
        message: rules.tell_clause(&one.clause),
        power: slugs.power(one.clause.power),
        standing: match one.standing {
            ClauseStanding::Open => "open",
            ClauseStanding::Binding => "binding",
            ClauseStanding::Dormant => "dormant",
            ClauseStanding::Ended => "ended",
            ClauseStanding::Released => "released",
        },
    };
    TreatyWire {
        number: treaty.number.0,
        turn: treaty.turn,
        from: slugs.seat(treaty.from),
        to: slugs.seat(treaty.to),
        in_force: treaty.in_force,
        clauses: treaty.clauses.iter().map(clause).collect(),
    }
}

impl MariaWire {
    pub(crate) fn of(view: &MariaView, rules: &Ruleset, slugs: &Slugs) -> MariaWire {
        let holder = |power: Option<PowerId>| power.map(|power| slugs.power(power));
        let politics = &view.politics;
        MariaWire {
            stage: match view.stage {
                Stage::French => "french",
                Stage::Prussian => "prussian",
                Stage::Austrian => "austrian",
            },
            hussars: view.hussars.iter().map(|city| city.map(|city| slugs.city(city))).collect(),
            saxony: match view.saxony {
                Side::Prussian => "prussian",
                Side::Neutral => "neutral",
                Side::Austrian => "austrian",
            },
            annexed: view.annexed,
            neutral_until: view.neutral_until,
            dispute: view.flanders_next.is_some(),
            political_cards: politics
                .cards
                .iter()
                .flatten()
                .map(|&card| slugs.pack.politics[card.index()].slug.as_str())
                .collect(),
            trump: politics.trump,
            tracks: politics.tracks,
            display: squares(view, slugs),
            pools: MAJORS.iter().map(|&power| pool(view, slugs, power)).collect(),
            three_electors: holder(view.boxes.electors),
            emperor: holder(view.boxes.emperor),
            italy: holder(view.boxes.italy),
            silesia: view.boxes.silesia,
            election: view.election,
            contracts: view
                .contracts
                .slots
                .iter()
                .flatten()
                .map(|one| ContractWire {
                    giver: slugs.power(one.giver),
                    receiver: slugs.power(one.receiver),
                    turns: one.turns,
                })
                .collect(),
            treaties: view.treaty_list.iter().map(|treaty| treaty_wire(rules, slugs, treaty)).collect(),
            homeless: slugs.pieces(view.homeless),
            ceded: view.ceded.map(|ceded| [ceded.prussia_lacked, ceded.france_lacked, ceded.austria_held]),
        }
    }
}

fn squares(view: &MariaView, slugs: &Slugs) -> Vec<SquareWire> {
    let square = |(at, &power): (usize, &PowerId)| SquareWire {
        power: slugs.power(power),
        open: card_names(slugs.pack, &view.squares[at].open()),
        face_down: card_names(slugs.pack, &view.squares[at].face_down()),
        placed: view.placed[at] != Sealed::Open,
        own_card: match view.placed[at] {
            Sealed::Known(card) => Some(slugs.pack.card_name(card)),
            Sealed::Open | Sealed::Hidden => None,
        },
    };
    slugs.pack.squares.iter().enumerate().map(square).collect()
}

fn pool(view: &MariaView, slugs: &Slugs, power: PowerId) -> PoolWire {
    PoolWire {
        power: slugs.power(power),
        pool: view.boxes.pools[power.index()],
        battle: view.boxes.battle[power.index()],
        set_aside: match power {
            PRUSSIA => view.boxes.aside_prussia,
            FRANCE => view.boxes.aside_france,
            _ => 0,
        },
        winter_score: view.scores.map(|scores| scores[power.index()]),
    }
}
