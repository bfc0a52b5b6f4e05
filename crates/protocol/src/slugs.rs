//! Things by name: slugs from the data for what is sent, ids for what is read.

use std::borrow::Cow;

use board::pack::{PieceKind, SeatPlan};
use board::{
    CardId, CardSet, CityId, FateCardId, Pack, PieceId, PieceSet, PoliticalCardId, PowerId, PowerSet, SeatSet, SiteId,
    TrackId,
};
use rules::{Ruleset, Seat};

use crate::Fault;

/// A name from the data: borrowed from the pack when it is sent, owned when it was read.
pub type Slug = Cow<'static, str>;

/// The names of one game, both ways.
#[derive(Clone, Copy)]
pub struct Slugs {
    /// The board all names come from.
    pub pack: &'static Pack,
    /// The seats of the mode, in its order.
    pub seats: &'static [SeatPlan],
    /// Whether every card has a name of its own.
    is_exact: bool,
}

impl Slugs {
    /// Names for people: two Reserves of one set bear the same.
    pub fn new(rules: &Ruleset) -> Slugs {
        Slugs { pack: rules.pack, seats: &rules.mode.seats, is_exact: false }
    }

    /// Names for programs: the second Reserve of a set is `reserve.1#2`, so that what is written can be read again.
    pub fn exact(rules: &Ruleset) -> Slugs {
        Slugs { is_exact: true, ..Slugs::new(rules) }
    }

    /// Whether every card has a name of its own.
    pub fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// The slug of a seat of the mode.
    pub fn seat(&self, seat: Seat) -> Slug {
        self.seats[seat.index()].slug.as_str().into()
    }

    /// Slugs in the order of the mode.
    pub fn seats(&self, seats: SeatSet) -> Vec<Slug> {
        seats.iter().map(|seat| self.seat(seat)).collect()
    }

    /// The slug of a power of the board.
    pub fn power(&self, power: PowerId) -> Slug {
        self.pack.powers[power.index()].slug.as_str().into()
    }

    /// Powers in the order given.
    pub fn powers(&self, powers: &[PowerId]) -> Vec<Slug> {
        powers.iter().map(|&power| self.power(power)).collect()
    }

    /// The powers of a set.
    pub fn power_set(&self, powers: PowerSet) -> Vec<Slug> {
        powers.iter().map(|power| self.power(power)).collect()
    }

    /// The slug of a general or supply train.
    pub fn piece(&self, piece: PieceId) -> Slug {
        self.pack.pieces[piece.index()].slug.as_str().into()
    }

    /// Slugs in the order of the board.
    pub fn pieces(&self, pieces: PieceSet) -> Vec<Slug> {
        pieces.iter().map(|piece| self.piece(piece)).collect()
    }

    /// A hussar by its number among those of the pack, from 0.
    pub fn hussar(&self, number: u8) -> Slug {
        let piece = hussars(self.pack).nth(number as usize).expect("a hussar of the pack");
        self.piece(piece)
    }

    /// The slug of a city.
    pub fn city(&self, city: CityId) -> Slug {
        self.pack.cities[city.index()].slug.as_str().into()
    }

    /// A site goes by the name of its city.
    pub fn site(&self, site: SiteId) -> Slug {
        self.city(self.pack.sites[site.index()].city)
    }

    /// The slug of a card of fate.
    pub fn fate_card(&self, card: FateCardId) -> Slug {
        self.pack.fate[card.index()].slug.as_str().into()
    }

    /// The slug of a political card.
    pub fn political_card(&self, card: PoliticalCardId) -> Slug {
        self.pack.politics[card.index()].slug.as_str().into()
    }

    /// The slug of a political track.
    pub fn track(&self, track: TrackId) -> Slug {
        self.pack.tracks[track.index()].slug.as_str().into()
    }

    /// The name of a tactical card; two Reserves of one set differ only in exact names.
    pub fn card(&self, card: CardId) -> String {
        let name = self.pack.card_name(card);
        let before = self.pack.deck.ids_of(self.pack.deck.card(card)).take_while(|&other| other != card).count();
        if self.is_exact && before > 0 { format!("{name}#{}", before + 1) } else { name }
    }

    /// Names of tactical cards, lowest id first.
    pub fn cards(&self, cards: &CardSet) -> Vec<String> {
        cards.iter().map(|card| self.card(card)).collect()
    }
}

/// The way back.
impl Slugs {
    /// Reads what `seat` writes.
    pub fn read_seat(&self, slug: &str) -> Result<Seat, Fault> {
        let found = self.seats.iter().position(|plan| plan.slug == slug);
        found.map(|at| Seat(at as u8)).ok_or_else(|| Fault::unknown("seat", slug))
    }

    /// Reads what `seats` writes, in any order.
    pub fn read_seats(&self, slugs: &[Slug]) -> Result<SeatSet, Fault> {
        slugs.iter().map(|slug| self.read_seat(slug)).collect()
    }

    /// Reads what `power` writes.
    pub fn read_power(&self, slug: &str) -> Result<PowerId, Fault> {
        self.pack.power(slug).ok_or_else(|| Fault::unknown("power", slug))
    }

    /// Powers in the order given.
    pub fn read_powers(&self, slugs: &[Slug]) -> Result<Vec<PowerId>, Fault> {
        slugs.iter().map(|slug| self.read_power(slug)).collect()
    }

    /// Powers in any order.
    pub fn read_power_set(&self, slugs: &[Slug]) -> Result<PowerSet, Fault> {
        slugs.iter().map(|slug| self.read_power(slug)).collect()
    }

    /// Reads what `piece` writes.
    pub fn read_piece(&self, slug: &str) -> Result<PieceId, Fault> {
        self.pack.piece(slug).ok_or_else(|| Fault::unknown("piece", slug))
    }

    /// Reads what `pieces` writes, in any order.
    pub fn read_pieces(&self, slugs: &[Slug]) -> Result<PieceSet, Fault> {
        slugs.iter().map(|slug| self.read_piece(slug)).collect()
    }

    /// The number of a hussar among those of the pack, from 0.
    pub fn read_hussar(&self, slug: &str) -> Result<u8, Fault> {
        let piece = self.read_piece(slug)?;
        let found = hussars(self.pack).position(|hussar| hussar == piece);
        found.map(|at| at as u8).ok_or_else(|| Fault::unknown("hussar", slug))
    }

    /// Reads what `city` writes.
    pub fn read_city(&self, slug: &str) -> Result<CityId, Fault> {
        self.pack.city(slug).ok_or_else(|| Fault::unknown("city", slug))
    }

    /// The objective or fortress in a city, by the slug of the city.
    pub fn read_site(&self, slug: &str) -> Result<SiteId, Fault> {
        let city = self.read_city(slug)?;
        let found = self.pack.sites.iter().position(|site| site.city == city);
        found.map(|at| SiteId(at as u8)).ok_or_else(|| Fault::unknown("objective or fortress", slug))
    }

    /// Reads what `fate_card` writes.
    pub fn read_fate_card(&self, slug: &str) -> Result<FateCardId, Fault> {
        self.pack.fate_card(slug).ok_or_else(|| Fault::unknown("card of fate", slug))
    }

    /// Reads what `political_card` writes.
    pub fn read_political_card(&self, slug: &str) -> Result<PoliticalCardId, Fault> {
        self.pack.political_card(slug).ok_or_else(|| Fault::unknown("political card", slug))
    }

    /// Reads what `track` writes.
    pub fn read_track(&self, slug: &str) -> Result<TrackId, Fault> {
        self.pack.track(slug).ok_or_else(|| Fault::unknown("political track", slug))
    }

    /// `reserve.1` is the first Reserve of its set, `reserve.1#2` the second.
    pub fn read_card(&self, name: &str) -> Result<CardId, Fault> {
        let (face, copy) = name.split_once('#').unwrap_or((name, "1"));
        let copy = copy.parse::<usize>().ok().and_then(|copy| copy.checked_sub(1));
        let found = face.parse().ok().zip(copy).and_then(|(card, copy)| self.pack.deck.ids_of(card).nth(copy));
        found.ok_or_else(|| Fault::unknown("card", name))
    }

    /// Cards that bear one name are taken one after the other.
    pub fn read_cards(&self, names: &[String]) -> Result<CardSet, Fault> {
        let mut cards = CardSet::EMPTY;
        for name in names {
            let card = self.read_card(name)?;
            let alike = self.pack.deck.ids_of(self.pack.deck.card(card));
            let free =
                if cards.contains(card) { alike.into_iter().find(|&one| !cards.contains(one)) } else { Some(card) };
            cards.insert(free.ok_or_else(|| Fault::unknown("other card", name))?);
        }
        Ok(cards)
    }
}

fn hussars(pack: &Pack) -> impl Iterator<Item = PieceId> + '_ {
    let pieces = pack.pieces.iter().enumerate().filter(|(_, piece)| piece.kind == PieceKind::Hussar);
    pieces.map(|(at, _)| PieceId(at as u8))
}

/// A word from a table of all there are.
pub(crate) fn word<T: Copy + PartialEq>(table: &[(T, &'static str)], value: T) -> Slug {
    let found = table.iter().find(|(other, _)| *other == value);
    found.expect("the table names every value").1.into()
}

/// What a word of such a table means.
pub(crate) fn read_word<T: Copy>(table: &[(T, &'static str)], kind: &'static str, word: &str) -> Result<T, Fault> {
    let found = table.iter().find(|(_, name)| *name == word);
    found.map(|(value, _)| *value).ok_or_else(|| Fault::unknown(kind, word))
}
