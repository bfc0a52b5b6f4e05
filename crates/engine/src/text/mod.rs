//! One notation everywhere: log, wire, record, tests, terminal. What `write` writes, `read` reads.
//!
//! An action with a secret part has a full form for its owner and the finished record, and a public form.

mod fault;
mod read;
mod treaty;
mod write;

use board::{Card, CardId, Face, Pack, Suit};

pub use fault::ParseError;
pub use read::read;
pub use treaty::read_clause;
pub use treaty::{LONGEST_WORDING, clause, with_wording, wording};
pub use write::{Told, recruit, write};

/// Every card a name can mean: `s10.2` and `reserve.3` name a set, `s10` and `reserve` any; `reserve.3#2` is the second
/// Reserve of the set and no other.
pub fn cards_named(pack: &Pack, name: &str) -> Option<Vec<CardId>> {
    if let Some((name, number)) = name.split_once('#') {
        let copy = number.parse::<usize>().ok()?.checked_sub(1)?;
        return cards_named(pack, name)?.get(copy).map(|&card| vec![card]);
    }
    let (face, set) = match name.split_once('.') {
        Some((face, set)) => (face, Some(set.parse::<u8>().ok()?)),
        None => (name, None),
    };
    let face =
        if face == "reserve" { Face::Reserve } else { suited(face).map(|(suit, value)| Face::Suited(suit, value))? };
    let sets = set.map_or(1..=pack.deck.sets, |set| set..=set);
    let cards: Vec<CardId> = sets.flat_map(|set| pack.deck.ids_of(Card { set, face })).collect();
    if cards.is_empty() { None } else { Some(cards) }
}

/// `s10`: a suit and a value.
fn suited(name: &str) -> Option<(Suit, u8)> {
    let mut letters = name.chars();
    let suit = Suit::from_letter(letters.next()?)?;
    let digits = letters.as_str();
    let plain = !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit());
    Some((suit, if plain { digits.parse().ok()? } else { return None }))
}
