//! `pack.toml`: which game it is, its decks, and how much of everything a complete pack holds.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::card::DeckPlan;
use crate::limits;
use crate::load::document::Document;
use crate::load::index::Index;
use crate::pack::{FateKind, Names, Pack, PieceKind, SiteKind};
use crate::problem::Problem;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    format: Spanned<u32>,
    pub game: Spanned<String>,
    pub name: Spanned<Names>,
    deck: Spanned<DeckPlan>,
    counts: Counts,
}

/// The only format of packs there is so far.
const FORMAT: u32 = 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Counts {
    cities: Spanned<usize>,
    roads: Spanned<usize>,
    main_roads: Spanned<usize>,
    border_roads: Spanned<usize>,
    sectors: Spanned<usize>,
    territories: Spanned<usize>,
    depots: Spanned<usize>,
    fortresses: Spanned<usize>,
    major_fortresses: Spanned<usize>,
    electors: Spanned<usize>,
    generals: Spanned<usize>,
    trains: Spanned<usize>,
    hussars: Spanned<usize>,
    tactical_cards: Spanned<usize>,
    strokes: Spanned<usize>,
    minor_cards: Spanned<usize>,
    idle_versions: Spanned<usize>,
    political_cards: Spanned<usize>,
    elections: Spanned<usize>,
    tracks: Spanned<usize>,
    off_map_boxes: Spanned<usize>,
    markers: Spanned<usize>,
    /// Objectives of each power that has any: first and second order.
    objectives: BTreeMap<Spanned<String>, Spanned<[usize; 2]>>,
    /// Fortresses in each territory that has any.
    fortresses_in: BTreeMap<Spanned<String>, Spanned<usize>>,
}

/// How many things of each kind a pack really holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    /// Of the whole board.
    pub cities: usize,
    /// Of either kind.
    pub roads: usize,
    /// Roads drawn thick.
    pub main_roads: usize,
    /// Roads between two maps.
    pub border_roads: usize,
    /// Rectangles with a suit.
    pub sectors: usize,
    /// Lands.
    pub territories: usize,
    /// Cities where pieces of a power return.
    pub depots: usize,
    /// Of either size.
    pub fortresses: usize,
    /// The large ones.
    pub major_fortresses: usize,
    /// Fortresses that carry a vote.
    pub electors: usize,
    /// Of all powers.
    pub generals: usize,
    /// Of all powers.
    pub trains: usize,
    /// Of all powers.
    pub hussars: usize,
    /// Of all sets.
    pub tactical_cards: usize,
    /// Strokes of fate.
    pub strokes: usize,
    /// Cards of fate that are no strokes.
    pub minor_cards: usize,
    /// Versions of minor cards that change nothing.
    pub idle_versions: usize,
    /// Elections included.
    pub political_cards: usize,
    /// Political cards that elect the emperor.
    pub elections: usize,
    /// Political tracks.
    pub tracks: usize,
    /// Boxes beside the map.
    pub off_map_boxes: usize,
    /// Markers on sites at the start.
    pub markers: usize,
}

impl Tally {
    /// Counts a pack.
    pub fn of(pack: &Pack) -> Tally {
        let fortress = |wanted: fn(bool, bool) -> bool| {
            let kinds = pack.sites.iter().map(|site| site.kind);
            kinds
                .filter(|kind| matches!(*kind, SiteKind::Fortress { major, elector } if wanted(major, elector)))
                .count()
        };
        let pieces = |wanted: fn(PieceKind) -> bool| pack.pieces.iter().filter(|piece| wanted(piece.kind)).count();
        let versions = pack.fate.iter().filter_map(|card| match &card.kind {
            FateKind::Minor { versions } => Some(versions),
            FateKind::Stroke { .. } => None,
        });
        let map_of = |city: crate::CityId| &pack.cities[city.index()].map;
        let roads = pack.roads.list();
        Tally {
            cities: pack.cities.len(),
            roads: roads.len(),
            main_roads: roads.iter().filter(|road| road.main).count(),
            border_roads: roads.iter().filter(|road| map_of(road.a) != map_of(road.b)).count(),
            sectors: pack.sectors.len(),
            territories: pack.territories.len(),
            depots: pack.cities.iter().filter(|city| city.depot.is_some()).count(),
            fortresses: fortress(|_, _| true),
            major_fortresses: fortress(|major, _| major),
            electors: fortress(|_, elector| elector),
            generals: pieces(|kind| matches!(kind, PieceKind::General { .. })),
            trains: pieces(|kind| kind == PieceKind::Train),
            hussars: pieces(|kind| kind == PieceKind::Hussar),
            tactical_cards: pack.deck.cards(),
            strokes: pack.fate.len() - versions.clone().count(),
            minor_cards: versions.clone().count(),
            idle_versions: versions.flatten().filter(|version| version.effect.is_none()).count(),
            political_cards: pack.politics.len(),
            elections: pack.politics.iter().filter(|card| card.election).count(),
            tracks: pack.tracks.len(),
            off_map_boxes: pack.boxes.len(),
            markers: pack.markers.len(),
        }
    }
}

pub fn manifest(document: &Document) -> Result<Manifest, Problem> {
    let manifest: Manifest = document.parse()?;
    if *manifest.format.get_ref() != FORMAT {
        let reason = format!("the format of the pack is {}, not {FORMAT}", manifest.format.get_ref());
        return Err(document.problem(&manifest.format, reason));
    }
    crate::load::index::check_slug(manifest.game.get_ref()).map_err(|why| document.problem(&manifest.game, why))?;
    deck(document, &manifest)?;
    Ok(manifest)
}

/// The decks, if they are possible at all.
pub fn deck(document: &Document, manifest: &Manifest) -> Result<DeckPlan, Problem> {
    let deck = *manifest.deck.get_ref();
    let run = usize::from(deck.highest.saturating_sub(deck.lowest)) + 1;
    let cards = usize::from(deck.sets) * (4 * run + usize::from(deck.reserves));
    if deck.sets == 0 || deck.lowest == 0 || deck.lowest > deck.highest {
        return Err(document.problem(&manifest.deck, "a deck needs a set and values from a lowest to a highest one"));
    }
    if cards >= limits::CARDS {
        let reason = format!("the decks have {cards} cards, but must have fewer than {}", limits::CARDS);
        return Err(document.problem(&manifest.deck, reason));
    }
    Ok(deck)
}

/// Compares what the pack holds with what it says it must hold.
pub fn check(document: &Document, manifest: &Manifest, pack: &Pack, index: &Index) -> Result<(), Problem> {
    let (counts, tally) = (&manifest.counts, Tally::of(pack));
    let pairs = [
        (&counts.cities, tally.cities, "cities"),
        (&counts.roads, tally.roads, "roads"),
        (&counts.main_roads, tally.main_roads, "main roads"),
        (&counts.border_roads, tally.border_roads, "roads between maps"),
        (&counts.sectors, tally.sectors, "sectors"),
        (&counts.territories, tally.territories, "territories"),
        (&counts.depots, tally.depots, "depots"),
        (&counts.fortresses, tally.fortresses, "fortresses"),
        (&counts.major_fortresses, tally.major_fortresses, "major fortresses"),
        (&counts.electors, tally.electors, "electors"),
        (&counts.generals, tally.generals, "generals"),
        (&counts.trains, tally.trains, "trains"),
        (&counts.hussars, tally.hussars, "hussars"),
        (&counts.tactical_cards, tally.tactical_cards, "tactical cards"),
        (&counts.strokes, tally.strokes, "strokes of fate"),
        (&counts.minor_cards, tally.minor_cards, "minor cards of fate"),
        (&counts.idle_versions, tally.idle_versions, "versions without effect"),
        (&counts.political_cards, tally.political_cards, "political cards"),
        (&counts.elections, tally.elections, "elections"),
        (&counts.tracks, tally.tracks, "tracks"),
        (&counts.off_map_boxes, tally.off_map_boxes, "off-map boxes"),
        (&counts.markers, tally.markers, "markers at the start"),
    ];
    for (wanted, found, what) in pairs {
        if *wanted.get_ref() != found {
            let reason = format!("the pack has {found} {what} instead of {}", wanted.get_ref());
            return Err(document.problem(wanted, reason));
        }
    }
    check_objectives(document, counts, pack, index)?;
    check_fortresses(document, counts, pack, index)
}

fn check_objectives(document: &Document, counts: &Counts, pack: &Pack, index: &Index) -> Result<(), Problem> {
    let mut listed = Vec::new();
    for (slug, wanted) in &counts.objectives {
        let power = index.powers.in_document(document, slug)?;
        let found = [1, 2]
            .map(|order| pack.sites.iter().filter(|site| site.kind == SiteKind::Objective { power, order }).count());
        if *wanted.get_ref() != found {
            let ([first, second], [one, two]) = (found, *wanted.get_ref());
            let reason = format!(
                "`{}` has {first} objectives of first and {second} of second order instead of {one} and {two}",
                slug.get_ref()
            );
            return Err(document.problem(wanted, reason));
        }
        listed.push(power);
    }
    for (at, power) in pack.powers.iter().enumerate() {
        let has_any = pack.sites.iter().any(
            |site| matches!(site.kind, SiteKind::Objective { power, .. } if power.index() == at && !listed.contains(&power)),
        );
        if has_any {
            return Err(Problem::whole(document.file, format!("the objectives of `{}` are not counted", power.slug)));
        }
    }
    Ok(())
}

fn check_fortresses(document: &Document, counts: &Counts, pack: &Pack, index: &Index) -> Result<(), Problem> {
    let mut total = 0;
    for (slug, wanted) in &counts.fortresses_in {
        let territory = index.territories.in_document(document, slug)?;
        let found = pack
            .sites
            .iter()
            .filter(|site| matches!(site.kind, SiteKind::Fortress { .. }))
            .filter(|site| pack.cities[site.city.index()].territory == territory)
            .count();
        if *wanted.get_ref() != found {
            let reason = format!("`{}` has {found} fortresses instead of {}", slug.get_ref(), wanted.get_ref());
            return Err(document.problem(wanted, reason));
        }
        total += found;
    }
    if total != *counts.fortresses.get_ref() {
        let reason = format!("the territories add up to {total} fortresses");
        return Err(document.problem(&counts.fortresses, reason));
    }
    Ok(())
}
