//! A board pack as loaded: everything resolved to ids, checked, and measured.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::card::{DeckPlan, Suit};
use crate::effect::{FateEffect, PoliticalEffect, StrokeEffect};
use crate::ids::{AreaId, CityId, PieceId, PowerId, SectorId, SiteId, TerritoryId, TrackId};
use crate::roads::Roads;
use crate::sets::CitySet;

/// A name in the three languages of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
    /// Greek.
    pub el: String,
}

/// A nation that acts: it owns pieces, a hand and a way to win.
#[derive(Clone, Debug)]
pub struct Power {
    /// Its name in data files, actions and records.
    pub slug: String,
    /// What people are shown.
    pub name: Names,
    /// Colour of its pieces, for drawing (`#rrggbb`).
    pub colour: String,
    /// Only MARIA has powers that are not.
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

/// A land of the map; home of a power, or of nobody.
#[derive(Clone, Debug)]
pub struct Territory {
    /// Its name in data files.
    pub slug: String,
    /// What people are shown.
    pub name: Names,
}

/// F-1.25: a rectangle of the board with one suit.
#[derive(Clone, Debug)]
pub struct Sector {
    /// Its name in data files.
    pub slug: String,
    /// The suit that fights in it are fought with.
    pub suit: Suit,
    /// Name of the map it belongs to; empty on a board of one map.
    pub map: String,
    /// Drawing rectangle: x0, y0, x1, y1.
    pub rect: [f32; 4],
}

/// A place where pieces stand, joined to others by roads.
#[derive(Clone, Debug)]
pub struct City {
    /// Its name in data files, actions and records.
    pub slug: String,
    /// As printed on the map; the same in every language.
    pub name: String,
    /// The rectangle it lies in.
    pub sector: SectorId,
    /// F-1.26: the suit of its sector.
    pub suit: Suit,
    /// The land it lies in.
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
    /// Drawing position, downwards.
    pub y: f32,
}

/// Why a city can be conquered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteKind {
    /// FRIEDRICH: a city some power must take to win.
    Objective {
        /// Who wants it.
        power: PowerId,
        /// 1 or 2: those of second order can be left out where a victory is eased.
        order: u8,
    },
    /// MARIA: a fortress.
    Fortress {
        /// Drawn large.
        major: bool,
        /// It carries a vote for the emperor.
        elector: bool,
    },
}

/// A city that can be conquered.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Where it is.
    pub city: CityId,
    /// What it counts for, and for whom.
    pub kind: SiteKind,
}

/// F-1.17: generals and trains are the pieces; hussars (MARIA) are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// F-1.18: a leader of troops.
    General {
        /// 1 is the highest.
        rank: u8,
    },
    /// A supply train, which feeds generals abroad.
    Train,
    /// MARIA only: a supply line through it costs points.
    Hussar,
}

/// Where a piece is at the start of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// On the map.
    City(CityId),
    /// The off-map box of its power.
    OffMapBox,
    /// A victory box, by slug.
    VictoryBox(String),
    /// Nowhere yet: it comes in during the game.
    OffBoard,
}

/// A general, train or hussar.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its name in data files, actions and records.
    pub slug: String,
    /// As printed; names of people are not translated.
    pub name: String,
    /// Whose it is.
    pub power: PowerId,
    /// What it can do.
    pub kind: PieceKind,
    /// Where it is when the game begins.
    pub start: Start,
    /// Least number of troops at set-up; 0 for trains and hussars.
    pub min_troops: u8,
}

/// A named set of cities.
#[derive(Clone, Debug)]
pub struct Area {
    /// Its name in data files.
    pub slug: String,
    /// What people are shown.
    pub name: Names,
    /// Its members.
    pub cities: CitySet,
}

/// A person's place at the table in one mode.
#[derive(Clone, Debug)]
pub struct SeatPlan {
    /// Its name in actions and records.
    pub slug: String,
    /// What people are shown.
    pub name: Names,
    /// The powers this person runs at the start.
    pub powers: Vec<PowerId>,
}

/// Which count of the game lowers an income step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IncomeBy {
    /// The income never falls.
    Nothing,
    /// Each cut of the subsidy is a step.
    SubsidyCuts,
    /// Each loss in the colonies is a step.
    ColonialLosses,
}

/// What a power has in one mode.
#[derive(Clone, Debug)]
pub struct PowerPlan {
    /// Whose plan it is.
    pub power: PowerId,
    /// Armies or troops at the start.
    pub troops: u8,
    /// Cards in hand at the start.
    pub hand: u8,
    /// Cards drawn per turn: at first, after one step, after two steps.
    pub income: [u8; 3],
    /// What brings the next step about.
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
    /// FRIEDRICH as printed.
    Standard,
    /// A shorter game of FRIEDRICH with some of its powers.
    Scenario,
    /// A shorter game of MARIA, without politics.
    Introductory,
    /// MARIA as printed.
    Advanced,
    /// The Silesia Gambit, an expansion of MARIA.
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

/// A way to play a title: who takes part, with what, by which rules.
#[derive(Clone, Debug)]
pub struct Mode {
    /// Its name on the command line and in records.
    pub slug: String,
    /// What people are shown.
    pub name: Names,
    /// The rules it is played by.
    pub variant: Variant,
    /// People who play it: as many as seats.
    pub players: u8,
    /// The places at the table, in their order.
    pub seats: Vec<SeatPlan>,
    /// Powers that take part, in the order in which they act.
    pub powers: Vec<PowerPlan>,
    /// Names of the options that may be chosen with this mode.
    pub options: Vec<String>,
    /// Cards drawn and discarded unseen each turn for a player who is not there.
    pub fictional_draw: u8,
    /// Last turn, where the calendar is fixed.
    pub last_turn: Option<u8>,
    /// What people want to know before they choose it, if the pack says so; the rules do not ask.
    pub for_people: Option<ForPeople>,
}

/// What to expect of a mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ForPeople {
    /// How long a game of people takes: from, to.
    pub minutes: [u16; 2],
    /// From 1, for newcomers, to 3.
    pub difficulty: u8,
}

/// A card of the clock of fate (FRIEDRICH).
#[derive(Clone, Debug)]
pub struct FateCard {
    /// Its name in data files and in the log.
    pub slug: String,
    /// Its heading, in our own words.
    pub title: Names,
    /// What it brings.
    pub kind: FateKind,
    /// By mode, what it says where it works otherwise than it says elsewhere.
    pub said_in: BTreeMap<String, Names>,
}

impl FateCard {
    /// What it says in a mode, in the version of a suit; its title where it has versions and none is named.
    pub fn text(&self, mode: &str, suit: Option<Suit>) -> &Names {
        match (self.said_in.get(mode), &self.kind, suit) {
            (Some(said), _, _) => said,
            (None, FateKind::Stroke { text, .. }, _) => text,
            (None, FateKind::Minor { versions }, Some(suit)) => &versions[suit as usize].text,
            (None, FateKind::Minor { .. }, None) => &self.title,
        }
    }
}

/// A card of fate either ends a power's part in the war or changes the next turn a little.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "a pack holds a handful of cards, once")]
pub enum FateKind {
    /// A stroke of fate: all its effects happen, in this order.
    Stroke {
        /// What happens.
        effects: Vec<StrokeEffect>,
        /// What the card says, in our own words.
        text: Names,
    },
    /// One version for each suit, in the order of `Suit::ALL`.
    Minor {
        /// What happens under each suit.
        versions: [FateVersion; 4],
    },
}

/// What a minor card does under one suit.
#[derive(Clone, Debug)]
pub struct FateVersion {
    /// `None`: nothing happens.
    pub effect: Option<FateEffect>,
    /// What the card says of it, in our own words.
    pub text: Names,
}

/// An off-map box.
#[derive(Clone, Debug)]
pub struct OffMapBox {
    /// Whose pieces wait there.
    pub power: PowerId,
    /// Its name in data files and actions.
    pub slug: String,
    /// What people are shown.
    pub name: Names,
    /// The city its arrow points at.
    pub arrow: CityId,
    /// Side of the board at which it is drawn: north, south, east or west.
    pub edge: String,
}

/// A box in which a power can hold a victory marker besides those on the map.
#[derive(Clone, Debug)]
pub struct VictoryBox {
    /// Its name in data files.
    pub slug: String,
    /// What people are shown.
    pub name: Names,
}

/// A marker that lies on a site at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marker {
    /// Where it lies.
    pub site: SiteId,
    /// Who holds the site by it.
    pub power: PowerId,
}

/// What a box of a political track gives or costs a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IconKind {
    /// One more tactical card a turn.
    TcBonus,
    /// One tactical card fewer a turn.
    TcPenalty,
    /// A corps must be sent to a war elsewhere.
    Expedition,
    /// A victory marker in a box off the map.
    VictoryPoint,
}

/// Whose side a minor power is on while the marker of its track is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoxStatus {
    /// On the side of Prussia.
    PrussianAlly,
    /// On nobody's side.
    Neutral,
    /// On the side of Austria.
    AustrianAlly,
}

/// One box of a political track.
#[derive(Clone, Debug)]
pub struct TrackBox {
    /// The side it puts a power on, where the track decides that.
    pub status: Option<BoxStatus>,
    /// The box its marker starts on.
    pub star: bool,
    /// The box of the annexation of Silesia.
    pub s: bool,
    /// What it gives or costs, and whom.
    pub icons: Vec<(IconKind, PowerId)>,
}

/// A political track of MARIA, box by box from left to right.
#[derive(Clone, Debug)]
pub struct Track {
    /// Its name in data files.
    pub slug: String,
    /// What people are shown.
    pub name: Names,
    /// What is written at its left end.
    pub left_end: Names,
    /// What is written at its right end.
    pub right_end: Names,
    /// The box its marker starts in, counted from 0.
    pub start: u8,
    /// Once the marker has come to this box or further right, no shift moves it left of it.
    pub gate: Option<u8>,
    /// From left to right.
    pub boxes: Vec<TrackBox>,
}

/// A political card of MARIA.
#[derive(Clone, Debug)]
pub struct PoliticalCard {
    /// Its name in data files and actions.
    pub slug: String,
    /// Its number in the deck.
    pub number: u8,
    /// The year of the war it belongs to.
    pub year: u16,
    /// The historical day, month or interval (ISO 8601), for display.
    pub date: String,
    /// Whether the emperor is elected by it.
    pub election: bool,
    /// Powers that may take it.
    pub arms: Vec<PowerId>,
    /// Track (index) and the signed steps on offer.
    pub shifts: Vec<(TrackId, Vec<i8>)>,
    /// What its instruction does, in this order.
    pub effects: Vec<PoliticalEffect>,
    /// Its heading, in our own words.
    pub title: Names,
    /// Its instruction, in our own words.
    pub text: Names,
    /// A line of history; it does nothing.
    pub flavour: Names,
}

/// Everything a board pack says. Built by the loader only, so a `Pack` is always a checked one.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The title it belongs to: `friedrich` or `maria` for the standard packs.
    pub game: String,
    /// What people are shown.
    pub name: Names,
    /// SHA-256 over the files of the pack, in a fixed order.
    pub hash: [u8; 32],
    /// How the tactical cards are made up.
    pub deck: DeckPlan,
    /// Found by `PowerId`.
    pub powers: Vec<Power>,
    /// Found by `TerritoryId`.
    pub territories: Vec<Territory>,
    /// Found by `SectorId`.
    pub sectors: Vec<Sector>,
    /// Found by `CityId`; sorted by slug.
    pub cities: Vec<City>,
    /// Found by `SiteId`.
    pub sites: Vec<Site>,
    /// Found by `PieceId`: power by power, generals by rank, then trains.
    pub pieces: Vec<Piece>,
    /// Found by `AreaId`.
    pub areas: Vec<Area>,
    /// The ways to play it.
    pub modes: Vec<Mode>,
    /// Cards of fate, where the game has them.
    pub fate: Vec<FateCard>,
    /// Off-map boxes, where the board has them.
    pub boxes: Vec<OffMapBox>,
    /// Boxes for victory markers off the map.
    pub victory_boxes: Vec<VictoryBox>,
    /// Markers on sites at the start.
    pub markers: Vec<Marker>,
    /// Political tracks, where the game has them.
    pub tracks: Vec<Track>,
    /// Political cards, where the game has them.
    pub politics: Vec<PoliticalCard>,
    /// Squares of the political display from left to right.
    pub squares: Vec<PowerId>,
    /// The road net, measured.
    pub roads: Roads,
}
