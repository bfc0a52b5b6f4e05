//! Cards that lie on the political display or are put aside.

use crate::state::Own;
use board::CardSet;

/// INV-6: cards on the display and put aside.
pub fn cards_aside(own: &Own) -> CardSet {
    let mut cards = own.secret.put_aside.or(&own.secret.placed.iter().flatten().copied().collect());
    for square in &own.squares {
        cards = cards.or(&square.all());
    }
    cards
}
