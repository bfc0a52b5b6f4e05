//! What the page must know of a board to name things: no rule is read from it.

use std::collections::BTreeMap;

use board::pack::{FateKind, Mode, Names, PieceKind, SeatPlan, SiteKind, Track, Variant};
use board::{CitySet, Pack, PowerId, Suit, TrackId};
use rules::{Options, Ruleset};
use serde::{Serialize, Serializer};

/// A board: `GET /board/TITLE.json`.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Board {
    pub title: &'static str,
    pub name: LocalizedName,
    /// Sets of tactical cards.
    pub sets: u8,
    pub powers: Vec<PowerFacts>,
    pub modes: Vec<ModeInfo>,
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, CityFacts>"))]
    pub cities: BySlug<CityFacts>,
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, PieceFacts>"))]
    pub pieces: BySlug<PieceFacts>,
    /// Cards of fate or of politics.
    #[cfg_attr(test, ts(as = "std::collections::BTreeMap<String, CardFacts>"))]
    pub cards: BySlug<CardFacts>,
    pub tracks: Vec<TrackFacts>,
    /// Named sets of cities: what treaties speak of.
    pub areas: Vec<Land>,
    /// Where a city lies.
    pub territories: Vec<Land>,
}

/// Things by slug, in the order of the pack.
pub struct BySlug<T>(Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for BySlug<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(slug, facts)| (slug, facts)))
    }
}

/// A name in the languages of the page.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LocalizedName {
    pub en: &'static str,
    pub de: &'static str,
    pub el: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ModeInfo {
    pub mode: &'static str,
    pub name: LocalizedName,
    /// Which rules of its title it is played by.
    #[cfg_attr(test, ts(type = "'standard' | 'scenario' | 'introductory' | 'advanced' | 'gambit'"))]
    pub variant: Variant,
    pub players: u8,
    pub options: Vec<&'static str>,
    pub seats: Vec<SeatName>,
    /// How long a game of people takes, in minutes: from, to. Absent if the pack does not say.
    pub minutes: Option<[u16; 2]>,
    /// 1 for newcomers, 3 for those who have played before.
    #[cfg_attr(test, ts(type = "1 | 2 | 3 | null"))]
    pub difficulty: Option<u8>,
    /// Powers that play, in the order in which they act.
    pub powers: Vec<&'static str>,
    /// Objectives or fortresses whose conquest can mean something.
    pub counts: Vec<&'static str>,
    /// By option, those that count besides.
    pub counts_with: BTreeMap<&'static str, Vec<&'static str>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatName {
    pub seat: &'static str,
    pub name: LocalizedName,
    pub powers: Vec<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PowerFacts {
    pub slug: &'static str,
    pub name: LocalizedName,
    /// What marks it on the map besides its colour.
    pub letter: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CityFacts {
    pub name: &'static str,
    #[cfg_attr(test, ts(type = "'clubs' | 'spades' | 'hearts' | 'diamonds'"))]
    pub suit: &'static str,
    /// A fortress, and whether it carries an elector's vote.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "'fortress' | 'major-fortress'"))]
    pub site: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub elector: Option<bool>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PieceFacts {
    pub name: &'static str,
    pub power: &'static str,
    #[cfg_attr(test, ts(type = "'general' | 'train' | 'hussar'"))]
    pub kind: &'static str,
    /// 1 is the highest; 0 for a piece without rank.
    pub rank: u8,
}

/// A card of fate or of politics.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CardFacts {
    pub title: LocalizedName,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<LocalizedName>,
    /// By mode, what it says where it works otherwise.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, LocalizedName>>", optional))]
    pub in_modes: BTreeMap<&'static str, LocalizedName>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub flavour: Option<LocalizedName>,
    /// Powers that may take it, and where it moves the markers of the tracks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub arms: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub shifts: Option<Vec<ShiftFacts>>,
    /// One text for each suit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub versions: Option<SuitTexts>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SuitTexts {
    pub clubs: LocalizedName,
    pub spades: LocalizedName,
    pub hearts: LocalizedName,
    pub diamonds: LocalizedName,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShiftFacts {
    pub track: &'static str,
    pub options: &'static [i8],
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TrackFacts {
    pub slug: &'static str,
    pub name: LocalizedName,
    /// What stands at its two ends.
    pub left: LocalizedName,
    pub right: LocalizedName,
    pub boxes: Vec<TrackBox>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TrackBox {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub status: Option<board::pack::BoxStatus>,
    pub star: bool,
    pub s: bool,
    pub icons: Vec<Icon>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Icon {
    #[cfg_attr(test, ts(type = "string"))]
    pub kind: board::pack::IconKind,
    pub power: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Land {
    pub slug: &'static str,
    pub name: LocalizedName,
}

pub fn named(names: &'static Names) -> LocalizedName {
    LocalizedName { en: &names.en, de: &names.de, el: &names.el }
}

fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
    }
}

fn power_slug(pack: &'static Pack, power: PowerId) -> &'static str {
    &pack.powers[power.index()].slug
}

pub fn mode_info(pack: &'static Pack, mode: &'static Mode) -> ModeInfo {
    let seat = |seat: &'static SeatPlan| SeatName {
        seat: &seat.slug,
        name: named(&seat.name),
        powers: seat.powers.iter().map(|&power| power_slug(pack, power)).collect(),
    };
    ModeInfo {
        mode: &mode.slug,
        name: named(&mode.name),
        variant: mode.variant,
        players: mode.players,
        options: mode.options.iter().map(String::as_str).collect(),
        seats: mode.seats.iter().map(seat).collect(),
        minutes: mode.for_people.map(|people| people.minutes),
        difficulty: mode.for_people.map(|people| people.difficulty),
        powers: mode.powers.iter().map(|plan| power_slug(pack, plan.power)).collect(),
        counts: city_slugs(pack, &counting(pack, mode, &[])),
        counts_with: counts_with(pack, mode),
    }
}

fn city_slugs(pack: &'static Pack, cities: &CitySet) -> Vec<&'static str> {
    cities.iter().map(|city| pack.city_of(city).slug.as_str()).collect()
}

/// Cities whose conquest can mean something in a mode with these options; none if it cannot be played with them.
fn counting(pack: &'static Pack, mode: &'static Mode, options: &[&str]) -> CitySet {
    let rules = Options::parse(options).and_then(|options| Ruleset::new(pack, &mode.slug, options));
    rules.map_or(CitySet::EMPTY, |rules| rules.counting_cities())
}

fn counts_with(pack: &'static Pack, mode: &'static Mode) -> BTreeMap<&'static str, Vec<&'static str>> {
    let plain = counting(pack, mode, &[]);
    let more = |option: &'static String| {
        let besides = counting(pack, mode, &[option]).without(&plain);
        (!besides.is_empty()).then(|| (option.as_str(), city_slugs(pack, &besides)))
    };
    mode.options.iter().filter_map(more).collect()
}

impl Board {
    /// `letters`: one for each power.
    pub fn of(pack: &'static Pack, letters: &[String]) -> Board {
        let powers = pack.powers.iter().zip(letters).map(|(power, letter)| PowerFacts {
            slug: &power.slug,
            name: named(&power.name),
            letter: letter.clone(),
        });
        Board {
            title: &pack.game,
            name: named(&pack.name),
            sets: pack.deck.sets,
            powers: powers.collect(),
            modes: pack.modes.iter().map(|mode| mode_info(pack, mode)).collect(),
            cities: cities(pack),
            pieces: pieces(pack),
            cards: cards(pack),
            tracks: pack.tracks.iter().map(|track| track_facts(pack, track)).collect(),
            areas: pack.areas.iter().map(|area| Land { slug: &area.slug, name: named(&area.name) }).collect(),
            territories: pack
                .territories
                .iter()
                .map(|land| Land { slug: &land.slug, name: named(&land.name) })
                .collect(),
        }
    }
}

fn cities(pack: &'static Pack) -> BySlug<CityFacts> {
    let facts = |city: &'static board::pack::City| {
        let (site, elector) = match city.site.map(|site| pack.sites[site.index()].kind) {
            Some(SiteKind::Fortress { major, elector }) => {
                (Some(if major { "major-fortress" } else { "fortress" }), elector.then_some(true))
            }
            Some(SiteKind::Objective { .. }) | None => (None, None),
        };
        CityFacts { name: &city.name, suit: suit_name(city.suit), site, elector }
    };
    BySlug(pack.cities.iter().map(|city| (city.slug.as_str(), facts(city))).collect())
}

fn pieces(pack: &'static Pack) -> BySlug<PieceFacts> {
    let facts = |piece: &'static board::pack::Piece| {
        let (kind, rank) = match piece.kind {
            PieceKind::General { rank } => ("general", rank),
            PieceKind::Train => ("train", 0),
            PieceKind::Hussar => ("hussar", 0),
        };
        PieceFacts { name: &piece.name, power: power_slug(pack, piece.power), kind, rank }
    };
    BySlug(pack.pieces.iter().map(|piece| (piece.slug.as_str(), facts(piece))).collect())
}

fn cards(pack: &'static Pack) -> BySlug<CardFacts> {
    let fate = pack.fate.iter().map(|card| {
        let (text, versions) = match &card.kind {
            FateKind::Stroke { text, .. } => (Some(named(text)), None),
            FateKind::Minor { versions } => {
                let [clubs, spades, hearts, diamonds] = versions.each_ref().map(|version| named(&version.text));
                (None, Some(SuitTexts { clubs, spades, hearts, diamonds }))
            }
        };
        let in_modes = card.said_in.iter().map(|(mode, text)| (mode.as_str(), named(text))).collect();
        (card.slug.as_str(), CardFacts { text, in_modes, versions, ..CardFacts::titled(&card.title) })
    });
    let politics = pack.politics.iter().map(|card| {
        let shift = |(track, options): &'static (TrackId, Vec<i8>)| ShiftFacts {
            track: &pack.tracks[track.index()].slug,
            options,
        };
        let facts = CardFacts {
            text: Some(named(&card.text)),
            flavour: Some(named(&card.flavour)),
            arms: Some(card.arms.iter().map(|&power| power_slug(pack, power)).collect()),
            shifts: Some(card.shifts.iter().map(shift).collect()),
            ..CardFacts::titled(&card.title)
        };
        (card.slug.as_str(), facts)
    });
    BySlug(fate.chain(politics).collect())
}

impl CardFacts {
    fn titled(title: &'static Names) -> CardFacts {
        CardFacts {
            title: named(title),
            text: None,
            in_modes: BTreeMap::new(),
            flavour: None,
            arms: None,
            shifts: None,
            versions: None,
        }
    }
}

fn track_facts(pack: &'static Pack, track: &'static Track) -> TrackFacts {
    let boxes = track.boxes.iter().map(|one| TrackBox {
        status: one.status,
        star: one.star,
        s: one.s,
        icons: one.icons.iter().map(|&(kind, power)| Icon { kind, power: power_slug(pack, power) }).collect(),
    });
    TrackFacts {
        slug: &track.slug,
        name: named(&track.name),
        left: named(&track.left_end),
        right: named(&track.right_end),
        boxes: boxes.collect(),
    }
}
