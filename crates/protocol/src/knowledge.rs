//! Table knowledge: what a seat may infer of armies and hands it cannot see. Whoever infers it fills it in.

use board::Suit;
use serde::{Deserialize, Serialize};

use crate::Slug;

/// What a viewer can say about the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct KnowledgeWire {
    /// Generals on the board whose armies the viewer is not told.
    pub generals: Vec<GeneralKnowledge>,
    /// Hands the viewer does not hold.
    pub hands: Vec<HandKnowledge>,
}

/// How strong a general can be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GeneralKnowledge {
    pub general: Slug,
    pub power: Slug,
    pub least: u8,
    pub likely: f32,
    pub most: u8,
    /// Whether `likely` was counted; else it was sampled.
    pub exact: bool,
}

/// What a hand can hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HandKnowledge {
    pub power: Slug,
    pub cards: u8,
    /// Cards that are certainly there.
    pub known: Vec<String>,
    pub suits: Vec<SuitKnowledge>,
    pub exact: bool,
}

/// How many cards of one suit, or how many Reserves, a hand can hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SuitKnowledge {
    /// Absent for Reserves.
    #[cfg_attr(feature = "ts", ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\" | null"))]
    pub suit: Option<Suit>,
    pub least: u8,
    pub likely: f32,
    pub most: u8,
    /// The chance that there is at least one.
    pub any: f32,
}
