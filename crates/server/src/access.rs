//! Who may see a table, what of it, and when: the one place that decides. Every door asks here, be it the WebSocket, an
//! HTTP request or the lobby; the table of `docs/security.md` is made by asking them all.

use rules::Seat;

use crate::glance::Glance;
use crate::secret::Key;
use crate::table::plan::{SeatPlan, Watch};
use crate::table::{Chair, Kind, Refused, Stage, Table};

/// Who asks, by the key that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visitor {
    /// A person who sits there.
    Seat(Seat),
    /// Whoever has the link of a seat nobody has taken yet.
    Invited(Seat),
    /// A person who has given up a game that goes on: from then on a spectator.
    Resigned,
    /// Whoever has the link for spectators.
    Guest,
    /// A key that opens nothing here.
    Lost,
    /// No key at all.
    Stranger,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// To be told what happens, as it happens.
    Attend,
    /// Who sits where, and what is played.
    Look,
    /// A seat; which one, the table decides.
    Sit,
    /// What only a person who sits there may do.
    Own,
    /// The game step by step.
    Steps,
    Record,
    /// The story of a finished game.
    Story,
    /// Another game that goes on from a step of this one.
    Fork,
}

/// What a decision hangs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    pub watch: Watch,
    /// An open seat waits for whoever comes.
    pub has_room: bool,
    pub stage: Stage,
    /// Something has happened that spectators may not see yet.
    pub is_behind: bool,
}

/// Lets a visitor through a door, and says for which seat; `None` is the public.
pub fn decide(facts: &Facts, visitor: Visitor, door: Door) -> Result<Option<Seat>, Refused> {
    let viewer = match visitor {
        Visitor::Seat(seat) | Visitor::Invited(seat) => Some(seat),
        Visitor::Resigned | Visitor::Guest | Visitor::Lost | Visitor::Stranger => None,
    };
    let may_watch = viewer.is_some()
        || match visitor {
            Visitor::Resigned | Visitor::Guest => true,
            _ => facts.watch == Watch::Anyone,
        };
    let private = |key| Err(Refused::told(key).with(Kind::Private));
    match door {
        Door::Own => match visitor {
            Visitor::Seat(_) => Ok(viewer),
            Visitor::Resigned => private("hall-resigned"),
            _ => private("hall-sit-down-first"),
        },
        // Whoever comes with a key wants a seat, and is told that there is none.
        Door::Attend if visitor == Visitor::Lost => private("hall-no-seat-by-link"),
        Door::Attend if !may_watch => private("hall-no-spectators"),
        Door::Look if !may_watch && !facts.has_room => private("hall-private"),
        Door::Steps | Door::Record | Door::Story | Door::Fork if !may_watch => private("hall-private"),
        Door::Steps | Door::Record | Door::Story | Door::Fork => read(facts, viewer, door),
        Door::Sit | Door::Attend | Door::Look => Ok(viewer),
    }
}

/// The game itself, for somebody who may watch it.
fn read(facts: &Facts, viewer: Option<Seat>, door: Door) -> Result<Option<Seat>, Refused> {
    let is_record = door == Door::Record;
    if facts.stage == Stage::Gathering {
        return Err(Refused::told(if is_record { "hall-no-record" } else { "hall-nothing-to-see" }));
    }
    if facts.is_behind && viewer.is_none() {
        return Err(Refused::told(if is_record { "hall-record-later" } else { "hall-steps-later" }));
    }
    // Only a finished game may be played on: its cards are known to all.
    if door == Door::Fork && !facts.stage.is_ended() {
        return Err(Refused::told("hall-not-over"));
    }
    if door == Door::Story && !facts.stage.is_ended() {
        return Err(Refused::told("hall-no-story"));
    }
    Ok(viewer)
}

impl Table {
    /// Who comes with this key.
    pub fn visitor(&self, key: Option<&Key>) -> Visitor {
        let Some(key) = key else { return Visitor::Stranger };
        match self.seat_of(key) {
            Some(seat) if self.seat_state(seat).chair == Chair::Empty => Visitor::Invited(seat),
            Some(seat) if self.stage == Stage::Playing && self.has_resigned(seat) => Visitor::Resigned,
            Some(seat) => Visitor::Seat(seat),
            None if self.kept.watch_key.as_ref() == Some(key) => Visitor::Guest,
            None => Visitor::Lost,
        }
    }

    /// What decisions about this table hang on; spectators are behind if the caller says so.
    pub fn facts_of_access(&self, is_behind: bool) -> Facts {
        let is_free = |seat: Seat| {
            let state = self.seat_state(seat);
            state.place == SeatPlan::Open && state.chair == Chair::Empty
        };
        let has_room = self.stage == Stage::Gathering && self.seats().any(is_free);
        Facts { watch: self.kept.plan.watch, has_room, stage: self.stage, is_behind }
    }
}

impl Glance {
    /// Who comes with this key to a table at that stage, as far as it was stored.
    pub fn visitor(&self, key: &Key, stage: Stage) -> Visitor {
        let Some(at) = self.seats.iter().position(|seat| seat.key.as_ref() == Some(key)) else { return Visitor::Lost };
        let seat = Seat(at as u8);
        match &self.seats[at] {
            known if known.who == "empty" => Visitor::Invited(seat),
            known if stage == Stage::Playing && known.has_resigned => Visitor::Resigned,
            _ => Visitor::Seat(seat),
        }
    }
}
