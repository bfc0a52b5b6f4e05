//! Questions a pack answers: things by slug, names of cards, pieces of a power, directions.

use std::path::Path;

use crate::card::CardId;
use crate::files::PackFiles;
use crate::ids::{
    AreaId, CityId, FateCardId, PieceId, PoliticalCardId, PowerId, SectorId, SiteId, TerritoryId, TrackId,
};
use crate::load::{Tally, load};
use crate::pack::{Area, City, Mode, Pack, Piece, PieceKind, Power, Site};
use crate::problem::Problem;

impl Pack {
    /// Reads and checks the pack in a folder.
    pub fn from_folder(folder: &Path) -> Result<Pack, Problem> {
        load(&PackFiles::from_folder(folder)?)
    }

    /// Reads and checks a pack held in memory as (file name, bytes).
    pub fn from_memory(files: &[(&str, &[u8])]) -> Result<Pack, Problem> {
        load(&PackFiles::from_memory(files)?)
    }

    /// The hash of the pack in hexadecimal.
    pub fn hash_text(&self) -> String {
        self.hash.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }

    /// How many things of each kind it holds.
    pub fn tally(&self) -> Tally {
        Tally::of(self)
    }

    /// By slug; for what people type see `city_called`.
    pub fn city(&self, slug: &str) -> Option<CityId> {
        let found = self.cities.binary_search_by(|city| city.slug.as_str().cmp(slug));
        found.ok().map(|at| CityId(at as u16))
    }

    /// By slug.
    pub fn power(&self, slug: &str) -> Option<PowerId> {
        self.powers.iter().position(|power| power.slug == slug).map(|at| PowerId(at as u8))
    }

    /// By slug.
    pub fn piece(&self, slug: &str) -> Option<PieceId> {
        self.pieces.iter().position(|piece| piece.slug == slug).map(|at| PieceId(at as u8))
    }

    /// By slug.
    pub fn track(&self, slug: &str) -> Option<TrackId> {
        self.tracks.iter().position(|track| track.slug == slug).map(|at| TrackId(at as u8))
    }

    /// By slug.
    pub fn fate_card(&self, slug: &str) -> Option<FateCardId> {
        self.fate.iter().position(|card| card.slug == slug).map(|at| FateCardId(at as u8))
    }

    /// By slug.
    pub fn political_card(&self, slug: &str) -> Option<PoliticalCardId> {
        self.politics.iter().position(|card| card.slug == slug).map(|at| PoliticalCardId(at as u8))
    }

    /// By slug.
    pub fn area(&self, slug: &str) -> Option<AreaId> {
        self.areas.iter().position(|area| area.slug == slug).map(|at| AreaId(at as u8))
    }

    /// By slug.
    pub fn territory(&self, slug: &str) -> Option<TerritoryId> {
        self.territories.iter().position(|territory| territory.slug == slug).map(|at| TerritoryId(at as u8))
    }

    /// By slug.
    pub fn sector(&self, slug: &str) -> Option<SectorId> {
        self.sectors.iter().position(|sector| sector.slug == slug).map(|at| SectorId(at as u8))
    }

    /// By slug.
    pub fn mode(&self, slug: &str) -> Option<&Mode> {
        self.modes.iter().find(|mode| mode.slug == slug)
    }

    /// What the pack says of a city.
    pub fn city_of(&self, city: CityId) -> &City {
        &self.cities[city.index()]
    }

    /// What the pack says of a power.
    pub fn power_of(&self, power: PowerId) -> &Power {
        &self.powers[power.index()]
    }

    /// What the pack says of a piece.
    pub fn piece_of(&self, piece: PieceId) -> &Piece {
        &self.pieces[piece.index()]
    }

    /// What the pack says of an area.
    pub fn area_of(&self, area: AreaId) -> &Area {
        &self.areas[area.index()]
    }

    /// What the pack says of a site.
    pub fn site_of(&self, site: SiteId) -> &Site {
        &self.sites[site.index()]
    }

    /// Generals of a power by rank.
    pub fn generals_of(&self, power: PowerId) -> impl Iterator<Item = PieceId> + '_ {
        self.pieces_of(power, |kind| matches!(kind, PieceKind::General { .. }))
    }

    /// Supply trains of a power.
    pub fn trains_of(&self, power: PowerId) -> impl Iterator<Item = PieceId> + '_ {
        self.pieces_of(power, |kind| kind == PieceKind::Train)
    }

    /// Hussars of a power; none but in MARIA.
    pub fn hussars_of(&self, power: PowerId) -> impl Iterator<Item = PieceId> + '_ {
        self.pieces_of(power, |kind| kind == PieceKind::Hussar)
    }

    fn pieces_of(&self, power: PowerId, wanted: fn(PieceKind) -> bool) -> impl Iterator<Item = PieceId> + '_ {
        let own = self.powers[power.index()].pieces.iter().copied();
        own.filter(move |&piece| wanted(self.piece_of(piece).kind))
    }

    /// A card as players write it: `s10.2`, `reserve.3`.
    pub fn card_name(&self, card: CardId) -> String {
        self.deck.card(card).to_string()
    }

    /// Whether `to` lies west of `from`, further west than it lies north or south, as drawn.
    pub fn lies_west(&self, from: CityId, to: CityId) -> bool {
        let (from, to) = (self.city_of(from), self.city_of(to));
        let west = from.x - to.x;
        west > 0.0 && west > (from.y - to.y).abs()
    }
}
