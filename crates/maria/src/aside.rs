//! Cards that lie on the political display or are put aside.

use crate::state::Own;
use crate::turn::Look;
use board::CardSet;
use engine::ruleset::Seat;

/// Cards outside hands and piles whose faces this viewer knows.
pub fn open_aside(look: &Look, viewer: Option<Seat>) -> CardSet {
    let Look { rules, core, own } = *look;
    let mut cards = CardSet::EMPTY;
    for (at, &power) in rules.pack.squares.iter().enumerate() {
        cards = cards.or(&own.squares[at].all());
        if viewer == Some(core.seat(power)) {
            cards = cards.or(&own.secret.placed[at].into_iter().collect());
        }
    }
    cards
}

/// INV-6: cards on the display and put aside.
pub fn cards_aside(own: &Own) -> CardSet {
    let mut cards = own.secret.put_aside.or(&own.secret.placed.iter().flatten().copied().collect());
    for square in &own.squares {
        cards = cards.or(&square.all());
    }
    cards
}
