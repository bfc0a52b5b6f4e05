//! The parts of the messages each viewer is sent.

use protocol::{EventWire, LegalWire, MessageWire, ProspectWire, Slugs, ViewWire};
use rules::view::{Open, PieceView, PowerView, View};
use rules::{Legal, Seat};

use super::{Chair, Stage, Table, TableEvent};
use crate::glance::{Glance, GlanceSeat};
use crate::secret::hex;
use crate::table::plan::{Origin, SeatPlan};
use crate::wire::{
    ChatMessage, FairPlayProof, GameOrigin, LoggedEvent, OpenProposal, PositionUpdate, SeatEntropy, SeatInfo,
    SeatPledge, SeatWaiting, TableInfo,
};

impl Stage {
    pub fn name(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Agreed => "agreed",
            Stage::Abandoned => "abandoned",
        }
    }
}

/// What a viewer was last shown of the long parts of a view, most of which stay as they are.
pub struct Shown {
    open: Open,
    pieces: Vec<PieceView>,
    powers: Vec<PowerView>,
}

impl Shown {
    pub fn of(view: &View) -> Shown {
        Shown { open: view.open, pieces: view.pieces.clone(), powers: view.powers.clone() }
    }

    /// The view without pieces and powers that are as they were shown. Both stand in a fixed order.
    pub fn leave_out(&self, view: &View) -> View {
        let mut left = view.clone();
        let mut shown = self.pieces.iter();
        left.common.pieces.retain(|piece| shown.next() != Some(piece) || !self.open.has_alike(&view.open, piece.piece));
        let mut shown = self.powers.iter();
        left.common
            .powers
            .retain(|power| shown.next() != Some(power) || !self.open.stands_alike(&view.open, power.power));
        left
    }
}

impl TableInfo {
    /// The same for a viewer: the page is told which seat it sees for.
    #[must_use]
    pub fn seen_by(&self, table: &Table, viewer: Option<Seat>) -> TableInfo {
        TableInfo { you: viewer.map(|seat| table.slug(seat).to_owned()), ..self.clone() }
    }
}

impl Table {
    pub fn table_info(&self, viewer: Option<Seat>, is_connected: impl Fn(Seat) -> bool) -> TableInfo {
        let plan = &self.kept.plan;
        TableInfo {
            id: self.id.clone(),
            title: plan.title.clone(),
            board: self.board,
            mode: plan.mode.clone(),
            options: plan.options.clone(),
            stage: self.stage.name().to_owned(),
            you: viewer.map(|seat| self.slug(seat).to_owned()),
            seats: self.seats().map(|seat| self.seat_info(seat, is_connected(seat))).collect(),
            clock: plan.clock,
            delay: plan.delay,
            proposal: self.open_proposal(),
            fair: self.fair_play_proof(),
            origin: self.kept.origin.as_ref().map(game_origin),
            waiting: self.seats_waiting(),
            host: self.host(),
        }
    }

    /// What lists show of it.
    pub fn glance(&self) -> Glance {
        let seat = |seat: Seat| {
            let (info, state) = (self.seat_info(seat, false), self.seat_state(seat));
            let key = match &state.chair {
                Chair::Person { key, .. } => Some(key.clone()),
                Chair::Empty => state.link.clone(),
                Chair::Bot { .. } => None,
            };
            let is_free =
                self.stage == Stage::Gathering && state.place == SeatPlan::Open && state.chair == Chair::Empty;
            let has_resigned = self.has_resigned(seat);
            GlanceSeat { seat: info.seat, who: info.who, name: info.name, is_free, has_resigned, key }
        };
        let asked = self.waiting().map(|(seat, since)| (seat.0, since / 1000));
        Glance { seq: self.seq, seats: self.seats().map(seat).collect(), turn: self.turn, asked: asked.collect() }
    }

    fn seats_waiting(&self) -> Vec<SeatWaiting> {
        let waiting = self.waiting();
        waiting.map(|(seat, since)| SeatWaiting { seat: self.slug(seat).to_owned(), since: since / 1000 }).collect()
    }

    fn open_proposal(&self) -> Option<OpenProposal> {
        let proposal = self.proposal.as_ref()?;
        let slugs = |seats: Vec<Seat>| seats.into_iter().map(|seat| self.slug(seat).to_owned()).collect();
        let open = self.people().into_iter().filter(|seat| !proposal.agreed.contains(seat)).collect();
        Some(OpenProposal {
            number: proposal.number,
            by: self.slug(proposal.by).to_owned(),
            what: proposal.what.clone(),
            agreed: slugs(proposal.agreed.clone()),
            open: slugs(open),
        })
    }

    fn seat_info(&self, seat: Seat, connected: bool) -> SeatInfo {
        let state = self.seat_state(seat);
        let (who, name) = match &state.chair {
            Chair::Empty => ("empty", None),
            Chair::Person { name, .. } => ("person", Some(name.clone())),
            Chair::Bot { name } => ("bot", Some(name.clone())),
        };
        let place = match state.place {
            SeatPlan::Link => "link",
            SeatPlan::Open => "open",
            SeatPlan::Bot { .. } => "bot",
        };
        SeatInfo {
            seat: self.slug(seat).to_owned(),
            who: who.to_owned(),
            name,
            place: place.to_owned(),
            connected,
            stand_in: state.stand_in.clone(),
        }
    }

    fn fair_play_proof(&self) -> FairPlayProof {
        let fair = self.fair();
        let entropy = |(seat, entropy): &(Seat, record::Entropy)| SeatEntropy {
            seat: self.slug(*seat).to_owned(),
            entropy: hex(&entropy.0),
        };
        let pledge = |(seat, pledge): &(Seat, record::Pledge)| SeatPledge {
            seat: self.slug(*seat).to_owned(),
            pledge: hex(&pledge.0),
        };
        FairPlayProof {
            commitment: if self.is_fair() { hex(&fair.commitment.0) } else { String::new() },
            pledged: self.kept.plan.pledges,
            pledges: fair.pledges.iter().map(pledge).collect(),
            entropies: fair.entropies.iter().map(entropy).collect(),
            opened: self.opened().map(|secret| hex(secret.bytes())),
        }
    }

    /// What a seat or the public sees; nothing before the start.
    pub fn view(&self, viewer: Option<Seat>) -> Option<View> {
        self.game().map(|game| self.rules.view(game.state(), viewer))
    }

    /// What a seat may answer now.
    pub fn legal(&self, viewer: Option<Seat>) -> Legal {
        match (self.game(), viewer) {
            (Some(game), Some(seat)) if self.stage == Stage::Playing => self.rules.legal(game.state(), seat),
            _ => Legal::default(),
        }
    }

    /// The position with this view, the viewer's own; `changed` if it is only what has changed of it.
    pub fn position_update(&self, view: &View, changed: bool, english: bool) -> Option<PositionUpdate> {
        let (game, rules, viewer) = (self.game()?, &self.rules, view.viewer);
        let question = viewer.and_then(|seat| self.asked(seat));
        let message = question.map(|question| rules.tell_question(&question));
        let undoing = viewer.filter(|_| self.stage == Stage::Playing);
        Some(PositionUpdate {
            version: viewer.map_or(0, |seat| self.seat_state(seat).version),
            actions: self.seen_actions() as u32,
            view: ViewWire::of(view, rules),
            changed,
            text: message.as_ref().filter(|_| english).map(words::english),
            question: message.map(MessageWire::from),
            legal: LegalWire::of(&self.legal(viewer), rules),
            undo: undoing.map_or(0, |seat| game.undoable(seat) as u32),
            prospects: rules.prospects(view).iter().map(|one| ProspectWire::of(one, rules)).collect(),
        })
    }

    /// The events this viewer may read, from the one after `seen` on.
    pub fn events_after(&self, viewer: Option<Seat>, seen: u32, english: bool) -> Vec<LoggedEvent> {
        let readable = self.events.iter().filter(|event| event.is_for(viewer));
        let numbered = readable.enumerate().skip(seen as usize);
        numbered.map(|(at, event)| self.logged_event(at as u32 + 1, event, english)).collect()
    }

    pub fn logged_event(&self, number: u32, event: &TableEvent, english: bool) -> LoggedEvent {
        let (event, table, message) = match event {
            TableEvent::Rules(entry) => {
                let event = EventWire::of(&entry.event, &Slugs::new(&self.rules));
                (Some(event), None, self.rules.tell_event(&entry.event))
            }
            TableEvent::Table(own) | TableEvent::Own(_, own) | TableEvent::Others(_, own) => {
                (None, Some(own.clone()), own.message())
            }
        };
        let text = english.then(|| words::english(&message));
        LoggedEvent { number, event, table, message: message.into(), text }
    }

    pub fn talk_after(&self, seen: u32) -> Vec<ChatMessage> {
        let numbered = self.talk.iter().enumerate().skip(seen as usize);
        let messages = numbered.map(|(at, said)| ChatMessage {
            number: at as u32 + 1,
            seat: self.slug(said.seat).to_owned(),
            at: said.at,
            text: said.text.clone(),
        });
        messages.collect()
    }
}

fn game_origin(origin: &Origin) -> GameOrigin {
    match origin {
        Origin::Record { .. } => GameOrigin { from: "record", of: None, step: None },
        Origin::Fork { of, step, .. } => GameOrigin { from: "fork", of: Some(of.clone()), step: Some(*step) },
    }
}
