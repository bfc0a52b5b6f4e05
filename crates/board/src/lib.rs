//! Vocabulary and geometry of a board: ids, suits, cards, cities, roads, sectors, distances.
//!
//! What it may know: how a board pack is written, read, checked and measured.
//! What it must not know: the rules of any game, or which title a pack belongs to.
//! A pack says what is on the board; what that means is decided in the `rules` crate.

pub mod card;
pub mod effect;
pub mod ids;
pub mod pack;
pub mod roads;
pub mod sets;

pub use card::{Card, CardId, CardSet, DeckPlan, Face, Suit};
pub use effect::{FateEffect, PoliticalEffect, StrokeEffect};
pub use ids::{AreaId, CityId, PieceId, PowerId, SectorId, SiteId, TerritoryId};
pub use pack::Pack;
pub use roads::Roads;
pub use sets::{CitySet, PieceSet};

/// Stated limits of a pack, so that everything derived from it keeps a fixed size.
pub mod limits {
    pub const CITIES: usize = 704;
    /// Objectives or fortresses.
    pub const SITES: usize = 96;
    pub const PIECES: usize = 40;
    /// Generals of one power.
    pub const GENERALS_OF_A_POWER: usize = 8;
    pub const TRAINS_OF_A_POWER: usize = 3;
    pub const CARDS: usize = 256;
    pub const POWERS: usize = 7;
    pub const SEATS: usize = 4;
    pub const TRACK_BOXES: usize = 16;
}
