//! Vocabulary and geometry of a board: ids, suits, cards, cities, roads, sectors, distances.
//!
//! What it may know: how a board pack is written, read, checked and measured.
//! What it must not know: the rules of any game, or which title a pack belongs to.
//! A pack says what is on the board; what that means is decided in the `rules` crate.
//!
//! How far is it from Berlin to Magdeburg, and by which way?
//!
//! ```
//! let pack = board::standard("friedrich").expect("a pack of the program");
//! let berlin = pack.city_called("Berlin").expect("a city of the board");
//! let magdeburg = pack.city_called("Magdeburg").expect("a city of the board");
//! assert_eq!(pack.roads.distance(berlin, magdeburg), 5);
//!
//! let way = pack.roads.way(berlin, magdeburg).expect("a road leads to every city");
//! let names: Vec<&str> = way.iter().map(|&city| pack.city_of(city).name.as_str()).collect();
//! assert_eq!(names, ["Berlin", "Potsdam", "Brandenburg", "Genthin", "Burg", "Magdeburg"]);
//! ```

#![warn(missing_docs)]

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

pub use card::{Card, CardId, CardSet, DeckPlan, Face, Suit, SuitSet};
pub use effect::{FateEffect, PoliticalEffect, StrokeEffect};
pub use ids::{
    AreaId, CityId, FateCardId, PieceId, PoliticalCardId, PowerId, Seat, SectorId, SiteId, TerritoryId, TrackId,
};
pub use load::Tally;
pub use pack::Pack;
pub use problem::Problem;
pub use roads::Roads;
pub use sets::{CitySet, PieceSet, PowerSet, SeatSet, SiteSet};
pub use standard::{GAMES, standard, standard_files};

/// Stated limits of a pack, so that everything derived from it keeps a fixed size.
pub mod limits {
    /// Cities of the whole board.
    pub const CITIES: usize = 704;
    /// Objectives or fortresses.
    pub const SITES: usize = 96;
    /// Generals, trains and hussars of all powers.
    pub const PIECES: usize = 40;
    /// Generals of one power.
    pub const GENERALS_OF_A_POWER: usize = 8;
    /// Supply trains of one power.
    pub const TRAINS_OF_A_POWER: usize = 3;
    /// Tactical cards of all sets.
    pub const CARDS: usize = 256;
    /// Nations that act.
    pub const POWERS: usize = 7;
    /// People at a table.
    pub const SEATS: usize = 4;
    /// Political tracks.
    pub const TRACKS: usize = 3;
    /// Boxes of one track.
    pub const TRACK_BOXES: usize = 16;
    /// Roads of either kind.
    pub const ROADS: usize = 2048;
    /// Rectangles with a suit.
    pub const SECTORS: usize = 64;
    /// Lands.
    pub const TERRITORIES: usize = 32;
    /// Named sets of cities.
    pub const AREAS: usize = 64;
    /// Hussars of one power.
    pub const HUSSARS_OF_A_POWER: usize = 2;
    /// Troops one general can hold.
    pub const TROOPS_OF_A_GENERAL: u8 = 8;
    /// Strokes and minor cards.
    pub const FATE_CARDS: usize = 32;
    /// Elections included.
    pub const POLITICAL_CARDS: usize = 32;
    /// Turns for which a political card changes an income.
    pub const INCOME_TURNS: usize = 4;
}
