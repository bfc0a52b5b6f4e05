//! Names of things as they stand in a message.

use board::pack::PieceKind;
use board::{CardId, CardSet, CityId, Face, PieceId, PieceSet, PoliticalCardId, PowerId, SiteId, Suit, TrackId};

use super::message::{Message, Value, message};
use crate::action::Path;
use crate::rulebook::Unit;
use crate::ruleset::{Ruleset, Seat};

/// Powers whose name the languages decline, by their slugs; a pack may have others, which it names itself.
const POWERS: [(&str, &str); 10] = [
    ("austria", "power-austria"),
    ("bavaria", "power-bavaria"),
    ("empire", "power-empire"),
    ("france", "power-france"),
    ("hanover", "power-hanover"),
    ("pragmatic", "power-pragmatic"),
    ("prussia", "power-prussia"),
    ("russia", "power-russia"),
    ("saxony", "power-saxony"),
    ("sweden", "power-sweden"),
];

/// Seats likewise.
const SEATS: [(&str, &str); 9] = [
    ("a", "seat-a"),
    ("b", "seat-b"),
    ("elisabeth", "seat-elisabeth"),
    ("frederick", "seat-frederick"),
    ("friedrich", "seat-frederick"),
    ("louis-xv", "seat-louis"),
    ("maria-theresa", "seat-maria-theresa"),
    ("maria-theresia", "seat-maria-theresa"),
    ("pompadour", "seat-pompadour"),
];

pub struct Names<'a> {
    pub rules: &'a Ruleset,
}

impl<'a> Names<'a> {
    pub fn new(rules: &'a Ruleset) -> Names<'a> {
        Names { rules }
    }

    pub fn power(&self, power: PowerId) -> Value {
        let plan = self.rules.pack.power_of(power);
        noun(&POWERS, &plan.slug, &plan.name)
    }

    pub fn powers(&self, powers: &[PowerId]) -> Value {
        powers.iter().map(|&power| self.power(power)).collect()
    }

    /// Major powers, whose markers decide.
    pub fn powers_with_pool(&self) -> Vec<PowerId> {
        let order = self.rules.order.iter().copied();
        order.filter(|power| self.rules.pack.power_of(*power).pool.is_some()).collect()
    }

    /// Whoever sits there, as a list: one person may play two roles (F-1.6), or be called by the powers he leads.
    pub fn seat(&self, seat: Seat) -> Value {
        Value::List(self.persons(seat))
    }

    pub fn persons(&self, seat: Seat) -> Vec<Value> {
        let plan = &self.rules.mode.seats[seat.index()];
        if is_known(&SEATS, &plan.slug) {
            return vec![noun(&SEATS, &plan.slug, &plan.name)];
        }
        let mut parts = plan.slug.split('-');
        if parts.clone().all(|part| is_known(&SEATS, part)) {
            return parts.map(|part| noun(&SEATS, part, &plan.name)).collect();
        }
        if parts.all(|part| is_known(&POWERS, part)) {
            return plan.powers.iter().map(|&power| self.power(power)).collect();
        }
        vec![(&plan.name).into()]
    }

    /// `1 army`, `3 armies`; `1 troop`, `3 troops`
    pub fn armies(&self, number: u8) -> Message {
        match self.rules.book.unit {
            Unit::Army => message!("n-armies", n = number),
            Unit::Troop => message!("n-troops", n = number),
        }
    }

    /// The word of the game for strength, to choose a wording by.
    pub fn unit(&self) -> &'static str {
        match self.rules.book.unit {
            Unit::Army => "army",
            Unit::Troop => "troop",
        }
    }

    pub fn city(&self, city: CityId) -> &'a str {
        &self.rules.pack.cities[city.index()].name
    }

    pub fn site(&self, site: SiteId) -> &'a str {
        self.city(self.rules.pack.sites[site.index()].city)
    }

    pub fn political_card(&self, card: PoliticalCardId) -> &'a board::pack::Names {
        &self.rules.pack.politics[card.index()].title
    }

    pub fn track(&self, track: TrackId) -> &'a board::pack::Names {
        &self.rules.pack.tracks[track.index()].name
    }

    pub fn piece(&self, piece: PieceId) -> Message {
        let plan = &self.rules.pack.pieces[piece.index()];
        let power = self.power(plan.power);
        match plan.kind {
            PieceKind::General { .. } => message!("piece-general", name = plan.name.as_str()),
            PieceKind::Train => message!("piece-train", name = plan.name.as_str(), power = power),
            PieceKind::Hussar => {
                let number = plan.name.rsplit(' ').next().unwrap_or_default();
                message!("piece-hussar", name = number, power = power)
            }
        }
    }

    pub fn pieces(&self, pieces: PieceSet) -> Value {
        pieces.iter().map(|piece| Value::from(self.piece(piece))).collect()
    }

    /// The cities of a path from the start on.
    pub fn path(&self, path: &Path) -> Message {
        let (first, rest) = path.cities().split_first().expect("a path has a start");
        let from = self.city(*first);
        let Some((last, middle)) = rest.split_last() else { return message!("path-in", city = from) };
        let to = self.city(*last);
        if middle.is_empty() {
            return message!("path-straight", from = from, to = to);
        }
        let by: Value = middle.iter().map(|&city| Value::from(self.city(city))).collect();
        message!("path-by-way", from = from, by = by, to = to)
    }

    pub fn card(&self, card: CardId) -> Message {
        let card = self.rules.pack.deck.card(card);
        match card.face {
            Face::Suited(suit, value) => message!("card-suited", suit = suit_name(suit), value = value, set = card.set),
            Face::Reserve => message!("card-reserve", set = card.set),
        }
    }

    pub fn cards(&self, cards: &CardSet) -> Value {
        if cards.is_empty() {
            return message!("card-none").into();
        }
        cards.iter().map(|card| Value::from(self.card(card))).collect()
    }
}

fn noun(known: &[(&str, &'static str)], slug: &str, names: &board::pack::Names) -> Value {
    let found = known.iter().find(|(known, _)| *known == slug);
    found.map_or_else(|| names.into(), |(_, key)| Message::new(key).into())
}

fn is_known(known: &[(&str, &'static str)], slug: &str) -> bool {
    known.iter().any(|(known, _)| *known == slug)
}

pub fn suit_name(suit: Suit) -> Message {
    match suit {
        Suit::Clubs => message!("suit-clubs"),
        Suit::Spades => message!("suit-spades"),
        Suit::Hearts => message!("suit-hearts"),
        Suit::Diamonds => message!("suit-diamonds"),
    }
}

/// `1 card`, `3 cards`
pub fn cards(number: u8) -> Message {
    message!("n-cards", n = number)
}

/// `1 city`, `3 cities`
pub fn cities(number: u8) -> Message {
    message!("n-cities", n = number)
}

/// A score shows its sign: `+3`, `−2`; none has none.
pub fn signed(score: impl Into<i32>) -> String {
    match score.into() {
        0 => "0".to_owned(),
        score if score < 0 => format!("−{}", score.unsigned_abs()),
        score => format!("+{score}"),
    }
}
