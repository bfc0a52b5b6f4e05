//! Names of things by id, for what is written with slugs.

use board::{CardSet, CityId, Pack, PieceId, PieceSet, PowerId, PowerSet, SeatSet, SiteId};
use engine::ruleset::Seat;

use crate::ruleset::Ruleset;

/// Names of things by id.
pub(crate) struct Slugs {
    pub pack: &'static Pack,
    pub seats_of_mode: &'static [board::pack::SeatPlan],
}

impl Slugs {
    pub fn new(rules: &Ruleset) -> Slugs {
        Slugs { pack: rules.pack, seats_of_mode: &rules.mode.seats }
    }

    pub fn seat(&self, seat: Seat) -> &'static str {
        &self.seats_of_mode[seat.index()].slug
    }

    pub fn seats(&self, seats: SeatSet) -> Vec<&'static str> {
        seats.iter().map(|seat| self.seat(seat)).collect()
    }

    pub fn power(&self, power: PowerId) -> &'static str {
        &self.pack.powers[power.index()].slug
    }

    pub fn powers(&self, powers: PowerSet) -> Vec<&'static str> {
        powers.iter().map(|power| self.power(power)).collect()
    }

    pub fn piece(&self, piece: PieceId) -> &'static str {
        &self.pack.pieces[piece.index()].slug
    }

    pub fn pieces(&self, pieces: PieceSet) -> Vec<&'static str> {
        pieces.iter().map(|piece| self.piece(piece)).collect()
    }

    pub fn city(&self, city: CityId) -> &'static str {
        &self.pack.cities[city.index()].slug
    }

    pub fn site(&self, site: SiteId) -> &'static str {
        self.city(self.pack.sites[site.index()].city)
    }
}

pub(crate) fn card_names(pack: &Pack, cards: &CardSet) -> Vec<String> {
    cards.iter().map(|card| pack.card_name(card)).collect()
}
