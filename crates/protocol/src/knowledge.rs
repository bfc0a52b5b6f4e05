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
    /// Such generals who stand together: their sum is often known where the parts are not.
    #[serde(default)]
    pub stacks: Vec<StackKnowledge>,
    /// Hands the viewer does not hold.
    pub hands: Vec<HandKnowledge>,
}

/// How strong a general can be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GeneralKnowledge {
    /// A general on the board, of another seat.
    pub general: Slug,
    /// Whose general he is.
    pub power: Slug,
    /// Armies he certainly has.
    pub least: u8,
    /// Armies he has on average, over all that fits what is known.
    pub likely: f32,
    /// Armies he has at most.
    pub most: u8,
    /// Whether `likely` was counted; else it was sampled.
    pub exact: bool,
}

/// How strong several generals in one city can be together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StackKnowledge {
    /// Those of other seats.
    pub generals: Vec<Slug>,
    /// Armies they certainly have together.
    pub least: u8,
    /// Armies they have on average, over all that fits what is known.
    pub likely: f32,
    /// Armies they have at most.
    pub most: u8,
    /// Whether `likely` was counted; else it was sampled.
    pub exact: bool,
}

/// What a hand can hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HandKnowledge {
    /// Whose hand it is.
    pub power: Slug,
    /// How many cards it holds; everybody sees that.
    pub cards: u8,
    /// Cards that are certainly there.
    pub known: Vec<String>,
    /// One entry for each suit, and one for the Reserves.
    pub suits: Vec<SuitKnowledge>,
    /// Whether `likely` was counted; else it was sampled.
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
    /// Cards that are certainly there.
    pub least: u8,
    /// Cards there are on average, over all that fits what is known.
    pub likely: f32,
    /// Cards there are at most.
    pub most: u8,
    /// The chance that there is at least one.
    pub any: f32,
}
