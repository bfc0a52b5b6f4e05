//! What a seat may infer of troops and hands it cannot see: "table knowledge".
//!
//! Disclosures, recruits, losses, cards seen and suits shown to be missing are already folded into the view by the
//! rules; here they are turned into bounds and likelihoods. Bounds always hold. Likelihoods are exact where the cases
//! can be counted, and averages over imagined worlds elsewhere.

mod armies;
mod hands;
mod odds;
mod particles;
mod wire;

use board::{PieceId, PowerId, Suit};
use rules::{Dice, Ruleset, View};

pub use odds::{FightOdds, Meeting, SideOdds, odds};

/// What a viewer can say about the others.
#[derive(Clone, PartialEq, Debug)]
pub struct Knowledge {
    /// Generals on the board whose troops the viewer is not told.
    pub generals: Vec<GeneralKnowledge>,
    /// Such generals who stand together.
    pub stacks: Vec<StackKnowledge>,
    /// Hands the viewer does not hold.
    pub hands: Vec<HandKnowledge>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GeneralKnowledge {
    pub piece: PieceId,
    pub least: u8,
    pub most: u8,
    /// The mean over all splits that fit what is known.
    pub likely: f32,
    /// Whether the splits were counted; else they were sampled.
    pub exact: bool,
}

/// The troops of several generals together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StackKnowledge {
    pub generals: board::PieceSet,
    pub least: u8,
    pub most: u8,
    /// The mean over all splits that fit what is known.
    pub likely: f32,
    /// Whether the splits were counted; else they were sampled.
    pub exact: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct HandKnowledge {
    pub power: PowerId,
    pub cards: u8,
    pub known: board::CardSet,
    /// By suit in the order of `Suit::ALL`; last, Reserves.
    pub kinds: [KindKnowledge; KINDS],
    pub exact: bool,
}

/// How many cards of one kind a hand holds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct KindKnowledge {
    pub least: u8,
    pub most: u8,
    /// The mean number of cards.
    pub likely: f32,
    /// The chance that there is at least one.
    pub any: f32,
}

/// Four suits, and Reserves.
pub const KINDS: usize = Suit::ALL.len() + 1;

/// What this viewer can infer. `worlds` are imagined where cases are too many to count; the same seed gives the same.
pub fn knowledge(rules: &Ruleset, view: &View, worlds: u32, seed: u64) -> Knowledge {
    let mut particles = particles::Particles::new(rules, view, worlds, Dice::new(seed));
    let (generals, stacks) = armies::infer(view, &mut particles);
    Knowledge { generals, stacks, hands: hands::infer(rules, view, &mut particles) }
}
