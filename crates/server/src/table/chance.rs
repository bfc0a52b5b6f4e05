//! Where the chance of a game comes from: the server's share, what people add, or a seed known to all.

use record::{Chance, Fair, Secret};
use rules::Seat;

use super::share::Share;
use super::{Chair, Stage, Table};

impl Table {
    /// What everybody may know of where the chance comes from, in the order in which it came.
    pub fn fair(&self) -> Fair {
        let share = |seat: Seat| match &self.seat_state(seat).chair {
            Chair::Person { share, .. } => Some((seat, share.clone())),
            _ => None,
        };
        let shares: Vec<(Seat, Share)> = self.seats().filter_map(share).collect();
        let mut pledges: Vec<_> = shares.iter().filter_map(|(seat, share)| Some((*seat, share.pledge?))).collect();
        let mut entropies: Vec<_> = shares.iter().filter_map(|(seat, share)| Some((*seat, share.entropy?))).collect();
        pledges.sort_by_key(|(_, (at, _))| *at);
        entropies.sort_by_key(|(_, (at, _))| *at);
        Fair {
            commitment: self.secret.commitment(),
            pledges: pledges.into_iter().map(|(seat, (_, pledge))| (seat, pledge)).collect(),
            entropies: entropies.into_iter().map(|(seat, (_, entropy))| (seat, entropy)).collect(),
        }
    }

    /// Nobody knows the deal before the end: it comes from the server and the people together.
    pub fn is_fair(&self) -> bool {
        self.kept.known_chance().is_none()
    }

    pub fn chance(&self) -> Chance {
        self.kept.known_chance().unwrap_or_else(|| Chance::Fair(self.fair()))
    }

    pub fn seed(&self) -> rules::Seed {
        self.chance().seed(Some(&self.secret)).expect("with its secret every game has a seed")
    }

    /// The server's share of the seed, once nothing is left to hide.
    pub fn opened(&self) -> Option<&Secret> {
        (self.stage.is_ended() && self.is_fair()).then_some(&self.secret)
    }

    /// Seats that have pledged and not yet opened what they pledged.
    pub fn awaited(&self) -> Vec<Seat> {
        let waits =
            |seat: &Seat| matches!(&self.seat_state(*seat).chair, Chair::Person { share, .. } if share.is_awaited());
        self.seats().filter(waits).collect()
    }

    /// Somebody has opened what was pledged: from here on nobody may come, go or change.
    pub(super) fn is_opening(&self) -> bool {
        let opened = |share: &Share| share.pledge.is_some() && share.entropy.is_some();
        self.seat_states.iter().any(|state| matches!(&state.chair, Chair::Person { share, .. } if opened(share)))
    }
}

impl Stage {
    /// Nothing is left to play, and nothing to hide.
    pub fn is_ended(self) -> bool {
        matches!(self, Stage::Over | Stage::Agreed | Stage::Abandoned)
    }
}
