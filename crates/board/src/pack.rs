//! A board pack as loaded: everything resolved to ids, checked, and measured.

use serde::{Deserialize, Serialize};

use crate::card::{DeckPlan, Suit};
use crate::effect::{FateEffect, PoliticalEffect, StrokeEffect};
use crate::ids::{AreaId, CityId, PieceId, PowerId, SectorId, SiteId, TerritoryId};
use crate::roads::Roads;
use crate::sets::CitySet;

/// A name in the three languages of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    pub en: String,
    pub de: String,
    pub el: String,
}

#[derive(Clone, Debug)]
pub struct Power {
    pub slug: String,
    pub name: Names,
    /// Colour of its pieces, for drawing (`#rrggbb`).
    pub colour: String,
    pub major: bool,
    /// Territories that are its home from the start.
    pub home: Vec<TerritoryId>,
    /// Territories whose objectives it defends (empty where the game has no objectives).
    pub defends: Vec<TerritoryId>,
    /// Cities where its pieces return and (depots) are supplied; empty for fortress games.
    pub depots: Vec<CityId>,
    /// Where it may bring in pieces when all its depots are blocked.
    pub substitute: Option<AreaId>,
    /// Generals of other powers whom its trains feed too.
    pub guests: Vec<PieceId>,
    /// Pieces of other powers that leave the game with it.
    pub takes_along: Vec<PieceId>,
    /// Generals by rank, then trains: the ids of its pieces are consecutive.
    pub pieces: Vec<PieceId>,
    /// Victory markers, where the game has pools.
    pub pool: Option<u8>,
}

#[derive(Clone, Debug)]
pub struct Territory {
    pub slug: String,
    pub name: Names,
}

/// F-1.25: a rectangle of the board with one suit.
#[derive(Clone, Debug)]
pub struct Sector {
    pub slug: String,
    pub suit: Suit,
    /// Name of the map it belongs to; empty on a board of one map.
    pub map: String,
    /// Drawing rectangle: x0, y0, x1, y1.
    pub rect: [f32; 4],
}

#[derive(Clone, Debug)]
pub struct City {
    pub slug: String,
    pub name: String,
    pub sector: SectorId,
    /// F-1.26: the suit of its sector.
    pub suit: Suit,
    pub territory: TerritoryId,
    /// Province slug; empty where the pack has none.
    pub province: String,
    /// Name of the map; empty on a board of one map.
    pub map: String,
    /// F-1.22: an objective or a fortress.
    pub site: Option<SiteId>,
    /// F-1.22, F-1.24: a place where pieces of this power return.
    pub depot: Option<PowerId>,
    /// Drawing position; rules never look at it.
    pub x: f32,
    pub y: f32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteKind {
    /// Wanted by `power`; `order` is 1 or 2.
    Objective { power: PowerId, order: u8 },
    /// A fortress; `elector` if it carries a vote.
    Fortress { major: bool, elector: bool },
}

#[derive(Clone, Copy, Debug)]
pub struct Site {
    pub city: CityId,
    pub kind: SiteKind,
}

/// F-1.17: generals and trains are the pieces; hussars (MARIA) are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// F-1.18: rank 1 is the highest.
    General {
        rank: u8,
    },
    Train,
    Hussar,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    City(CityId),
    /// The off-map box of its power.
    OffMapBox,
    /// A victory box, by slug.
    VictoryBox(String),
    OffBoard,
}

#[derive(Clone, Debug)]
pub struct Piece {
    pub slug: String,
    pub name: String,
    pub power: PowerId,
    pub kind: PieceKind,
    pub start: Start,
    /// Least number of troops at set-up; 0 for trains and hussars.
    pub min_troops: u8,
}

/// A named set of cities.
#[derive(Clone, Debug)]
pub struct Area {
    pub slug: String,
    pub name: Names,
    pub cities: CitySet,
}

/// A person's place at the table in one mode.
#[derive(Clone, Debug)]
pub struct SeatPlan {
    pub slug: String,
    pub name: Names,
    pub powers: Vec<PowerId>,
}

/// Which count of the game lowers an income step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IncomeBy {
    Nothing,
    SubsidyCuts,
    ColonialLosses,
}

/// What a power has in one mode.
#[derive(Clone, Debug)]
pub struct PowerPlan {
    pub power: PowerId,
    /// Armies or troops at the start.
    pub troops: u8,
    /// Cards in hand at the start.
    pub hand: u8,
    /// Cards drawn per turn: at first, after one step, after two steps.
    pub income: [u8; 3],
    pub income_by: IncomeBy,
    /// How many of the cards just drawn must be discarded, at each step.
    pub discards: [u8; 3],
    /// Pieces that take part.
    pub pieces: Vec<PieceId>,
    /// Pieces that stand at their start and are given troops, but take no part.
    pub idle: Vec<PieceId>,
}

/// Which rules of its title a mode is played by: a closed list, for a variant is rules and not data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    Standard,
    Scenario,
    Introductory,
    Advanced,
    Gambit,
}

impl Variant {
    /// As it is written in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Scenario => "scenario",
            Variant::Introductory => "introductory",
            Variant::Advanced => "advanced",
            Variant::Gambit => "gambit",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Mode {
    pub slug: String,
    pub name: Names,
    pub variant: Variant,
    /// People who play it: as many as seats.
    pub players: u8,
    pub seats: Vec<SeatPlan>,
    /// Powers that take part, in the order in which they act.
    pub powers: Vec<PowerPlan>,
    /// Names of the options that may be chosen with this mode.
    pub options: Vec<String>,
    /// Cards drawn and discarded unseen each turn for a player who is not there.
    pub fictional_draw: u8,
    /// Last turn, where the calendar is fixed.
    pub last_turn: Option<u8>,
}

#[derive(Clone, Debug)]
pub struct FateCard {
    pub slug: String,
    pub title: Names,
    pub kind: FateKind,
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "a pack holds a handful of cards, once")]
pub enum FateKind {
    Stroke {
        effects: Vec<StrokeEffect>,
        text: Names,
    },
    /// One version for each suit, in the order of `Suit::ALL`.
    Minor {
        versions: [FateVersion; 4],
    },
}

#[derive(Clone, Debug)]
pub struct FateVersion {
    /// `None`: nothing happens.
    pub effect: Option<FateEffect>,
    pub text: Names,
}

/// An off-map box.
#[derive(Clone, Debug)]
pub struct OffMapBox {
    pub power: PowerId,
    pub slug: String,
    pub name: Names,
    /// The city its arrow points at.
    pub arrow: CityId,
    /// Side of the board at which it is drawn: north, south, east or west.
    pub edge: String,
}

/// A box in which a power can hold a victory marker besides those on the map.
#[derive(Clone, Debug)]
pub struct VictoryBox {
    pub slug: String,
    pub name: Names,
}

/// A marker that lies on a site at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marker {
    pub site: SiteId,
    pub power: PowerId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IconKind {
    TcBonus,
    TcPenalty,
    Expedition,
    VictoryPoint,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoxStatus {
    PrussianAlly,
    Neutral,
    AustrianAlly,
}

#[derive(Clone, Debug)]
pub struct TrackBox {
    pub status: Option<BoxStatus>,
    pub star: bool,
    pub s: bool,
    pub icons: Vec<(IconKind, PowerId)>,
}

#[derive(Clone, Debug)]
pub struct Track {
    pub slug: String,
    pub name: Names,
    pub left_end: Names,
    pub right_end: Names,
    pub start: u8,
    pub gate: Option<u8>,
    pub boxes: Vec<TrackBox>,
}

#[derive(Clone, Debug)]
pub struct PoliticalCard {
    pub slug: String,
    pub number: u8,
    pub year: u16,
    /// The historical day, month or interval (ISO 8601), for display.
    pub date: String,
    pub election: bool,
    pub arms: Vec<PowerId>,
    /// Track (index) and the signed steps on offer.
    pub shifts: Vec<(u8, Vec<i8>)>,
    pub effects: Vec<PoliticalEffect>,
    pub title: Names,
    pub text: Names,
    pub flavour: Names,
}

/// Everything a board pack says. Built by the loader only, so a `Pack` is always a checked one.
#[derive(Clone, Debug)]
pub struct Pack {
    pub game: String,
    pub name: Names,
    /// SHA-256 over the files of the pack, in a fixed order.
    pub hash: [u8; 32],
    pub deck: DeckPlan,
    pub powers: Vec<Power>,
    pub territories: Vec<Territory>,
    pub sectors: Vec<Sector>,
    pub cities: Vec<City>,
    pub sites: Vec<Site>,
    pub pieces: Vec<Piece>,
    pub areas: Vec<Area>,
    pub modes: Vec<Mode>,
    pub fate: Vec<FateCard>,
    pub boxes: Vec<OffMapBox>,
    pub victory_boxes: Vec<VictoryBox>,
    /// Markers on sites at the start.
    pub markers: Vec<Marker>,
    pub tracks: Vec<Track>,
    pub politics: Vec<PoliticalCard>,
    /// Squares of the political display from left to right.
    pub squares: Vec<PowerId>,
    pub roads: Roads,
}
