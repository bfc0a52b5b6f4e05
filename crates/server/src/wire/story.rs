//! The story of a finished game, for the page that ends it.

use protocol::{MessageWire, Slug};
use serde::Serialize;

use super::SeatChance;

/// A finished game told from end to end. Steps are counted as in its replay.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StoryWire {
    /// The largest changes of a seat's chance to win, in the order of play; none for a mode whose games have not been
    /// counted.
    pub turning: Vec<TurningPoint>,
    /// The powers of the mode, in the order of play.
    pub powers: Vec<PowerStory>,
    pub battles: Vec<BattleStory>,
    /// Generals who went anywhere.
    pub campaigns: Vec<Campaign>,
    /// The cards left in each hand.
    pub hands: Vec<HandStory>,
    /// How the chances went; empty for a mode whose games have not been counted.
    pub curve: Vec<CurvePoint>,
}

/// One step that changed much.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TurningPoint {
    pub step: u32,
    pub turn: u8,
    /// Whose chance changed most, from what to what.
    pub seat: Slug,
    pub before: f32,
    pub after: f32,
    /// What happened there.
    pub message: MessageWire,
}

/// What a power did and suffered.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PowerStory {
    pub power: Slug,
    /// Who led it at the end.
    pub seat: Slug,
    /// Under its own generals; a combat that ends at zero is neither.
    pub battles_won: u32,
    pub battles_lost: u32,
    /// In combat, by hunger and otherwise; armies of a power that leaves the war are not counted.
    pub armies_lost: u32,
    /// Of those it beat.
    pub armies_inflicted: u32,
    /// Objectives and fortresses taken from others, and those lost to others.
    pub conquests: u32,
    pub losses: u32,
    pub cards_drawn: u32,
    /// What they are worth together, a Reserve at its highest value.
    pub points_drawn: u32,
    /// What as many cards from the same piles are worth on average.
    pub points_expected: f32,
    /// Cards played, paid or discarded.
    pub cards_spent: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BattleStory {
    /// Where it was decided.
    pub step: u32,
    pub turn: u8,
    /// The generals of both sides, the commander first.
    pub attacker: Vec<Slug>,
    pub defender: Vec<Slug>,
    /// Where they stood.
    pub at: [Slug; 2],
    /// The power that won; absent where it ended at zero.
    pub winner: Option<Slug>,
    /// Armies lost in it, and by which power.
    pub armies_lost: u32,
    pub by: Option<Slug>,
}

/// Where a general went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Campaign {
    pub piece: Slug,
    pub power: Slug,
    pub paths: Vec<CampaignPath>,
}

/// A way without a break; who comes back to the map elsewhere begins another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CampaignPath {
    pub turn: u8,
    /// The start included.
    pub path: Vec<Slug>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HandStory {
    pub power: Slug,
    pub cards: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CurvePoint {
    pub step: u32,
    pub turn: u8,
    pub chances: Vec<SeatChance>,
}
