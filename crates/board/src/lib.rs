//! Vocabulary and geometry of a board: ids, suits, cards, cities, roads, sectors, distances.
//!
//! What it may know: how a board pack is written, read, checked and measured.
//! What it must not know: the rules of any game, or which title a pack belongs to.
//! A pack says what is on the board; what that means is decided in the `rules` crate.

pub mod card;
mod csv;
pub mod effect;
pub mod files;
mod heap;
pub mod ids;
mod load;
mod lookup;
mod measure;
pub mod pack;
pub mod problem;
pub mod roads;
mod search;
pub mod sets;
mod standard;

pub use card::{Card, CardId, CardSet, DeckPlan, Face, Suit};
pub use effect::{FateEffect, PoliticalEffect, StrokeEffect};
pub use ids::{AreaId, CityId, PieceId, PowerId, SectorId, SiteId, TerritoryId};
pub use load::Tally;
pub use pack::Pack;
pub use problem::Problem;
pub use roads::Roads;
pub use sets::{CitySet, PieceSet};
pub use standard::{GAMES, standard, standard_files};

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
    pub const TRACKS: usize = 3;
    pub const TRACK_BOXES: usize = 16;
    pub const ROADS: usize = 2048;
    pub const SECTORS: usize = 64;
    pub const TERRITORIES: usize = 32;
    pub const AREAS: usize = 64;
    pub const HUSSARS_OF_A_POWER: usize = 2;
    /// Troops one general can hold.
    pub const TROOPS_OF_A_GENERAL: u8 = 8;
    pub const FATE_CARDS: usize = 32;
    pub const POLITICAL_CARDS: usize = 32;
    /// Turns for which a political card changes an income.
    pub const INCOME_TURNS: usize = 4;
}
