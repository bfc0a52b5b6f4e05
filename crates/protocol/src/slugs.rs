//! Things by name: slugs from the data for what is sent, ids for what is read.

use std::borrow::Cow;

use board::pack::SeatPlan;
use board::{CardId, CardSet, CityId, Pack, PieceId, PieceSet, PowerId, SiteId};
use rules::{Ruleset, Seat};

use crate::Fault;

/// A name from the data: borrowed from the pack when it is sent, owned when it was read.
pub type Slug = Cow<'static, str>;

/// The names of one game, both ways.
#[derive(Clone, Copy)]
pub struct Slugs {
    pub pack: &'static Pack,
    pub seats: &'static [SeatPlan],
}

impl Slugs {
    pub fn new(rules: &Ruleset) -> Slugs {
        Slugs { pack: rules.pack, seats: &rules.mode.seats }
    }

    pub fn seat(&self, seat: Seat) -> Slug {
        self.seats[seat.index()].slug.as_str().into()
    }

    pub fn power(&self, power: PowerId) -> Slug {
        self.pack.powers[power.index()].slug.as_str().into()
    }

    pub fn piece(&self, piece: PieceId) -> Slug {
        self.pack.pieces[piece.index()].slug.as_str().into()
    }

    pub fn pieces(&self, pieces: PieceSet) -> Vec<Slug> {
        pieces.iter().map(|piece| self.piece(piece)).collect()
    }

    pub fn city(&self, city: CityId) -> Slug {
        self.pack.cities[city.index()].slug.as_str().into()
    }

    /// A site goes by the name of its city.
    pub fn site(&self, site: SiteId) -> Slug {
        self.city(self.pack.sites[site.index()].city)
    }

    pub fn card(&self, card: CardId) -> String {
        self.pack.card_name(card)
    }

    pub fn cards(&self, cards: &CardSet) -> Vec<String> {
        cards.iter().map(|card| self.card(card)).collect()
    }
}

/// The way back.
impl Slugs {
    pub fn read_seat(&self, slug: &str) -> Result<Seat, Fault> {
        let found = self.seats.iter().position(|plan| plan.slug == slug);
        found.map(|at| Seat(at as u8)).ok_or_else(|| Fault::unknown("seat", slug))
    }

    pub fn read_power(&self, slug: &str) -> Result<PowerId, Fault> {
        self.pack.power(slug).ok_or_else(|| Fault::unknown("power", slug))
    }

    pub fn read_piece(&self, slug: &str) -> Result<PieceId, Fault> {
        self.pack.piece(slug).ok_or_else(|| Fault::unknown("piece", slug))
    }

    pub fn read_pieces(&self, slugs: &[Slug]) -> Result<PieceSet, Fault> {
        slugs.iter().map(|slug| self.read_piece(slug)).collect()
    }

    pub fn read_city(&self, slug: &str) -> Result<CityId, Fault> {
        self.pack.city(slug).ok_or_else(|| Fault::unknown("city", slug))
    }

    pub fn read_site(&self, slug: &str) -> Result<SiteId, Fault> {
        let city = self.read_city(slug)?;
        let found = self.pack.sites.iter().position(|site| site.city == city);
        found.map(|at| SiteId(at as u8)).ok_or_else(|| Fault::unknown("objective or fortress", slug))
    }
}
