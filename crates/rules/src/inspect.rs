//! Questions about a position that anybody who may see all of it can ask.
//!
//! Nothing here decides anything: every answer comes from the functions that judge and carry out actions.

use std::fmt::Write;

use board::{CardSet, PieceId};

use crate::ruleset::{NONE, Ruleset};
use crate::state::{Place, State};

impl Ruleset {
    /// A position in words, everything included, in a fixed order: what a finished game is compared by.
    pub fn facts(&self, state: &State) -> String {
        let core = &state.core;
        let mut text = format!("turn {}\n", core.turn);
        for (at, piece) in self.pack.pieces.iter().enumerate() {
            let id = PieceId(at as u8);
            let place = match core.place(id) {
                Place::City(city) => self.pack.city_of(city).slug.as_str(),
                Place::Off => "off",
                Place::Out => "out",
                Place::Box => "box",
            };
            let facing = if core.flipped.contains(id) { " face-down" } else { "" };
            let _ = writeln!(text, "{} {place} {}{facing}", piece.slug, core.troops[at]);
        }
        for (at, power) in self.pack.powers.iter().enumerate() {
            let seat = core.seat_of[at].0;
            let gone = if core.present >> at & 1 == 1 { "" } else { " gone" };
            let _ = writeln!(text, "{} seat {seat}{gone} holds {}", power.slug, self.card_names(&core.hands[at]));
        }
        for (at, site) in self.pack.sites.iter().enumerate() {
            if core.control[at] != NONE {
                let power = &self.pack.powers[core.control[at] as usize].slug;
                let _ = writeln!(text, "marker {} {power}", self.pack.city_of(site.city).slug);
            }
        }
        let pile: Vec<String> = core.pile.iter().map(|card| self.pack.card_name(card)).collect();
        let _ = writeln!(text, "pile {}\nspent {}", pile.join(" "), self.card_names(&core.spent));
        text
    }

    fn card_names(&self, cards: &CardSet) -> String {
        cards.iter().map(|card| self.pack.card_name(card)).collect::<Vec<_>>().join(" ")
    }
}
