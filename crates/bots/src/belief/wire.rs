//! Table knowledge with slugs, for the page.

use board::Suit;
use rules::Ruleset;
use serde::Serialize;

use super::{HandKnowledge, KindKnowledge, Knowledge};

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct KnowledgeWire {
    pub generals: Vec<GeneralWire>,
    pub hands: Vec<HandWire>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GeneralKnowledge"))]
#[serde(rename_all = "kebab-case")]
pub struct GeneralWire {
    pub general: String,
    pub power: String,
    pub least: u8,
    pub likely: f32,
    pub most: u8,
    /// Whether `likely` was counted; else it was sampled.
    pub exact: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HandKnowledge"))]
#[serde(rename_all = "kebab-case")]
pub struct HandWire {
    pub power: String,
    pub cards: u8,
    /// Cards that are certainly there.
    pub known: Vec<String>,
    pub suits: Vec<SuitWire>,
    pub exact: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SuitKnowledge"))]
#[serde(rename_all = "kebab-case")]
pub struct SuitWire {
    /// Absent for Reserves.
    #[cfg_attr(feature = "ts", ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\" | null"))]
    pub suit: Option<Suit>,
    pub least: u8,
    pub likely: f32,
    pub most: u8,
    /// The chance that there is at least one.
    pub any: f32,
}

impl Knowledge {
    pub fn to_wire(&self, rules: &Ruleset) -> KnowledgeWire {
        let slug = |power: board::PowerId| rules.pack.power_of(power).slug.clone();
        let general = |one: &super::GeneralKnowledge| GeneralWire {
            general: rules.pack.pieces[one.piece.index()].slug.clone(),
            power: slug(rules.power(one.piece)),
            least: one.least,
            likely: one.likely,
            most: one.most,
            exact: one.exact,
        };
        let hand = |one: &HandKnowledge| HandWire {
            power: slug(one.power),
            cards: one.cards,
            known: one.known.iter().map(|card| rules.pack.card_name(card)).collect(),
            suits: one.kinds.iter().enumerate().map(suit).collect(),
            exact: one.exact,
        };
        KnowledgeWire {
            generals: self.generals.iter().map(general).collect(),
            hands: self.hands.iter().map(hand).collect(),
        }
    }
}

fn suit((at, kind): (usize, &KindKnowledge)) -> SuitWire {
    let KindKnowledge { least, most, likely, any } = *kind;
    SuitWire { suit: Suit::ALL.get(at).copied(), least, likely, most, any }
}
