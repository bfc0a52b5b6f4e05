//! Names of things as they stand in a sentence.

use board::pack::PieceKind;
use board::{CardId, CardSet, CityId, Face, PieceId, PieceSet, PowerId, SiteId, Suit};

use crate::action::Path;
use crate::ruleset::{Ruleset, Seat};

pub struct Names<'a> {
    pub rules: &'a Ruleset,
}

impl<'a> Names<'a> {
    pub fn new(rules: &'a Ruleset) -> Names<'a> {
        Names { rules }
    }

    /// Armies take the article, countries do not: `the Imperial Army`, `Prussia`.
    pub fn power(&self, power: PowerId) -> String {
        let name = &self.rules.pack.powers[power.index()].name.en;
        if name.contains(' ') { format!("the {name}") } else { name.clone() }
    }

    /// `1 army`, `3 armies`; `1 troop`, `3 troops`
    pub fn armies(&self, number: u8) -> String {
        count(number, self.rules.book.unit.one, self.rules.book.unit.many)
    }

    pub fn seat(&self, seat: Seat) -> &'a str {
        &self.rules.mode.seats[seat.index()].name.en
    }

    pub fn city(&self, city: CityId) -> &'a str {
        &self.rules.pack.cities[city.index()].name
    }

    pub fn site(&self, site: SiteId) -> &'a str {
        self.city(self.rules.pack.sites[site.index()].city)
    }

    pub fn political_card(&self, card: u8) -> &'a str {
        self.rules.pack.politics.get(card as usize).map_or("a political card", |card| &card.title.en)
    }

    pub fn track(&self, track: u8) -> &'a str {
        self.rules.pack.tracks.get(track as usize).map_or("a track", |track| &track.name.en)
    }

    pub fn piece(&self, piece: PieceId) -> String {
        let plan = &self.rules.pack.pieces[piece.index()];
        match plan.kind {
            PieceKind::General { .. } => plan.name.clone(),
            PieceKind::Train => format!("the supply train {} of {}", plan.name, self.power(plan.power)),
            PieceKind::Hussar => format!("the hussar {} of {}", plan.name, self.power(plan.power)),
        }
    }

    pub fn pieces(&self, pieces: PieceSet) -> String {
        listed(pieces.iter().map(|piece| self.piece(piece)).collect())
    }

    /// The cities of a path from the start on.
    pub fn path(&self, path: &Path) -> String {
        let (first, rest) = path.cities().split_first().expect("a path has a start");
        let Some((last, middle)) = rest.split_last() else { return format!("in {}", self.city(*first)) };
        let by: Vec<String> = middle.iter().map(|&city| self.city(city).to_string()).collect();
        let by = if by.is_empty() { String::new() } else { format!(" by way of {}", listed(by)) };
        format!("from {}{by} to {}", self.city(*first), self.city(*last))
    }

    pub fn card(&self, card: CardId) -> String {
        let card = self.rules.pack.deck.card(card);
        match card.face {
            Face::Suited(suit, value) => format!("the {value} of {} (set {})", suit_name(suit), card.set),
            Face::Reserve => format!("a Reserve (set {})", card.set),
        }
    }

    pub fn cards(&self, cards: &CardSet) -> String {
        if cards.is_empty() {
            return "no card".into();
        }
        listed(cards.iter().map(|card| self.card(card)).collect())
    }
}

pub fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
    }
}

/// `a, b and c`
pub fn listed(mut names: Vec<String>) -> String {
    match (names.pop(), names.is_empty()) {
        (None, _) => String::new(),
        (Some(last), true) => last,
        (Some(last), false) => format!("{} and {last}", names.join(", ")),
    }
}

/// `1 card`, `3 cards`
pub fn cards(number: u8) -> String {
    count(number, "card", "cards")
}

/// `1 city`, `3 cities`
pub fn cities(number: u8) -> String {
    count(number, "city", "cities")
}

fn count(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// A sentence begins with a capital letter.
pub fn capital(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => text,
    }
}
