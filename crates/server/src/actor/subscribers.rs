//! Who is connected to a table, and what each of them has been sent.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use rules::Seat;
use tokio::time::Instant;

use super::outbox::{Frame, Outbox};
use crate::close_reason::CloseReason;
use crate::table::{Shown, Stage, Table};
use crate::wire::{FromServer, LoggedEvent, TableInfo};

/// What a client already has, and what it can do.
#[derive(Clone, Copy, Default)]
pub struct ClientState {
    /// How many events and chat messages it has been sent before.
    pub events: u32,
    pub talk: u32,
    /// It keeps the position itself, so it only needs to be sent what changed.
    pub changes: bool,
    /// It wants every message put into English too.
    pub english: bool,
}

/// How a client is told things.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Form {
    /// Only what changed in a position.
    changes: bool,
    /// With English sentences.
    english: bool,
}

impl Form {
    const ALL: [Form; 4] = [
        Form { changes: false, english: false },
        Form { changes: true, english: false },
        Form { changes: false, english: true },
        Form { changes: true, english: true },
    ];
}

/// A message in both its forms.
#[derive(Clone)]
struct Frames {
    plain: Frame,
    /// With English sentences.
    english: Frame,
}

impl Frames {
    /// From a message with English sentences.
    fn of(mut message: FromServer) -> Frames {
        let english = message.write().into();
        message.leave_out_english();
        Frames { plain: message.write().into(), english }
    }

    fn get(&self, english: bool) -> &Frame {
        if english { &self.english } else { &self.plain }
    }
}

/// A seat, or the public.
#[derive(Clone, Copy)]
pub struct Viewer(pub Option<Seat>);

struct Subscriber {
    viewer: Option<Seat>,
    form: Form,
    out: Outbox,
}

/// How much a viewer has been sent so far.
#[derive(Default)]
struct Progress {
    events: u32,
    talk: u32,
    /// The last position sent, as long as somebody who sees it is connected.
    shown: Option<Shown>,
}

pub struct Subscribers {
    all: HashMap<u64, Subscriber>,
    /// By seat, the public last.
    progress: Vec<Progress>,
    /// How many of the table's events have been sent.
    cursor: usize,
    /// The table itself as it was last sent, in its public form: it seldom changes.
    last: Option<Box<TableInfo>>,
    /// Connections were dropped that the others still believe to be there; these were their seats.
    lost: bool,
    dropped: Vec<Seat>,
    delay: Duration,
    /// What spectators will see, with the time when they may.
    later: VecDeque<(Instant, FromServer)>,
    /// The newest of them, replaced as long as the one before it is not old enough.
    newest: Option<(Instant, FromServer)>,
    /// What a delayed spectator sees now.
    shown: Option<Frames>,
}

/// Frames for delayed spectators are kept at most this often.
const FRAME_EVERY: Duration = Duration::from_secs(2);
/// Events a delayed spectator is sent with each frame.
const LAST_EVENTS: u32 = 40;

impl Subscribers {
    pub fn new(table: &Table) -> Subscribers {
        let mut subscribers = Subscribers {
            all: HashMap::new(),
            progress: viewers(table).map(|_| Progress::default()).collect(),
            cursor: 0,
            last: None,
            lost: false,
            dropped: Vec::new(),
            delay: Duration::from_secs(table.kept.plan.delay.into()),
            later: VecDeque::new(),
            newest: None,
            shown: None,
        };
        subscribers.advance(table);
        // At a delayed table that was closed and opened again spectators wait as long as before.
        subscribers.keep_for_later(table);
        subscribers
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whose view a subscriber gets; `None` if there is no such subscriber.
    pub fn viewer(&self, subscriber: u64) -> Option<Viewer> {
        self.all.get(&subscriber).map(|subscriber| Viewer(subscriber.viewer))
    }

    pub fn is_connected(&self, seat: Seat) -> bool {
        self.all.values().any(|subscriber| subscriber.viewer == Some(seat))
    }

    /// Whether a subscriber wants English sentences.
    pub fn wants_english(&self, subscriber: u64) -> bool {
        self.all.get(&subscriber).is_some_and(|subscriber| subscriber.form.english)
    }

    pub fn add(&mut self, number: u64, viewer: Option<Seat>, client: ClientState, out: Outbox) {
        let form = Form { changes: client.changes, english: client.english };
        self.all.insert(number, Subscriber { viewer, form, out });
    }

    pub fn remove(&mut self, number: u64) -> Option<Viewer> {
        let subscriber = self.all.remove(&number)?;
        if !self.all.values().any(|other| other.viewer == subscriber.viewer) {
            let public = self.progress.len() - 1;
            self.progress[subscriber.viewer.map_or(public, Seat::index)].shown = None;
        }
        Some(Viewer(subscriber.viewer))
    }

    pub fn is_delayed(&self, viewer: Option<Seat>) -> bool {
        viewer.is_none() && !self.delay.is_zero()
    }

    /// There is something this viewer may not see yet.
    pub fn is_behind(&self, viewer: Option<Seat>) -> bool {
        self.is_delayed(viewer) && self.next_frame().is_some()
    }

    /// What a delayed spectator may see now.
    pub fn shown(&self, english: bool) -> Option<Frame> {
        self.shown.as_ref().map(|frames| frames.get(english).clone())
    }

    /// A subscriber that cannot take a message in time is dropped; its page reconnects and resumes.
    pub fn send(&mut self, number: u64, frame: Frame) {
        if self.all.get(&number).is_some_and(|subscriber| !subscriber.out.put(frame)) {
            self.dropped.extend(self.all.remove(&number).and_then(|subscriber| subscriber.viewer));
            self.lost = true;
        }
    }

    fn send_to_viewer(&mut self, viewer: Option<Seat>, frame: &Frame) {
        self.send_to(frame, |subscriber| subscriber.viewer == viewer);
    }

    fn send_to(&mut self, frame: &Frame, is_meant: impl Fn(&Subscriber) -> bool) {
        let mut is_kept = |subscriber: &Subscriber| {
            let is_kept = !is_meant(subscriber) || subscriber.out.put(frame.clone());
            if !is_kept {
                self.lost = true;
                self.dropped.extend(subscriber.viewer);
            }
            is_kept
        };
        self.all.retain(|_, subscriber| is_kept(subscriber));
    }

    /// Tells every viewer what has changed since the last time. A move changes nothing of who sits where.
    pub fn tell_change(&mut self, table: &Table, is_move: bool) {
        let before: Vec<(u32, u32)> = self.progress.iter().map(|progress| (progress.events, progress.talk)).collect();
        let cursor = self.cursor;
        self.advance(table);
        let info = if is_move && self.last.is_some() && !self.lost { None } else { self.changed_table(table) };
        // An event is put into words once, whoever reads it.
        let fresh = [false, true].map(|english| self.fresh_events(table, cursor, english));
        for viewer in viewers(table) {
            if !self.is_told(viewer) {
                continue;
            }
            let (events, talk) = before[index(table, viewer)];
            self.send_with_position(table, viewer, |english| {
                let fresh = &fresh[usize::from(english)];
                let readable = table.events[cursor..].iter().zip(fresh).filter(|(event, _)| event.is_for(viewer));
                let numbered = readable.zip(events + 1..);
                FromServer {
                    table: info.as_ref().map(|info| info.seen_by(table, viewer)),
                    events: numbered.map(|((_, event), number)| LoggedEvent { number, ..event.clone() }).collect(),
                    talk: table.talk_after(talk),
                    ..FromServer::new()
                }
            });
        }
        if !self.delay.is_zero() {
            self.keep_for_later(table);
        }
    }

    /// Tells one seat what has changed for it alone. Nobody else is sent anything: not even the moment is known.
    pub fn tell_one(&mut self, table: &Table, seat: Seat) {
        let viewer = Some(seat);
        let before = self.progress[index(table, viewer)].events;
        self.advance(table);
        if self.is_told(viewer) {
            self.send_with_position(table, viewer, |english| FromServer {
                events: table.events_after(viewer, before, english),
                ..FromServer::new()
            });
        }
    }

    /// The events from this one on, with English sentences or without; none if nobody wants them so.
    fn fresh_events(&self, table: &Table, cursor: usize, english: bool) -> Vec<LoggedEvent> {
        if !self.all.values().any(|subscriber| subscriber.form.english == english) {
            return Vec::new();
        }
        table.events[cursor..].iter().map(|event| table.logged_event(0, event, english)).collect()
    }

    /// Sends a message with the position: whole, or what has changed in it, and in English too, as each client asked.
    fn send_with_position(&mut self, table: &Table, viewer: Option<Seat>, say: impl Fn(bool) -> FromServer) {
        let view = table.view(viewer);
        let shown = view.as_ref().map(Shown::of);
        let before = std::mem::replace(&mut self.progress[index(table, viewer)].shown, shown);
        for form in Form::ALL {
            let is_meant = |subscriber: &Subscriber| subscriber.viewer == viewer && subscriber.form == form;
            if !self.all.values().any(is_meant) {
                continue;
            }
            let position = match (&view, &before) {
                (Some(view), Some(before)) if form.changes => {
                    table.position_update(&before.leave_out(view), true, form.english)
                }
                (Some(view), _) => table.position_update(view, false, form.english),
                (None, _) => None,
            };
            let message = FromServer { position, ..say(form.english) };
            self.send_to(&message.write().into(), is_meant);
        }
    }

    /// Tells who is there, and nothing else.
    pub fn tell_table(&mut self, table: &Table) {
        let Some(info) = self.changed_table(table) else { return };
        for viewer in viewers(table) {
            if self.is_told(viewer) {
                let message = FromServer { table: Some(info.seen_by(table, viewer)), ..FromServer::new() };
                self.send_to_viewer(viewer, &message.write().into());
            }
        }
    }

    /// Whether somebody with this view is connected and not delayed.
    fn is_told(&self, viewer: Option<Seat>) -> bool {
        !self.is_delayed(viewer) && self.all.values().any(|subscriber| subscriber.viewer == viewer)
    }

    /// The table itself, if it has changed since it was last sent.
    fn changed_table(&mut self, table: &Table) -> Option<TableInfo> {
        let info = self.table_info(table, None);
        self.lost = false;
        if self.last.as_deref() == Some(&info) {
            return None;
        }
        self.last = Some(Box::new(info.clone()));
        Some(info)
    }

    /// Everything a client does not have yet, for one that has just connected.
    pub fn welcome(&mut self, table: &Table, viewer: Option<Seat>, client: ClientState) -> FromServer {
        let view = table.view(viewer);
        // Others with this view have been sent the same: whatever changes a view is sent at once.
        self.progress[index(table, viewer)].shown = view.as_ref().map(Shown::of);
        FromServer {
            table: Some(self.table_info(table, viewer)),
            position: view.and_then(|view| table.position_update(&view, false, client.english)),
            events: table.events_after(viewer, client.events, client.english),
            talk: table.talk_after(client.talk),
            notes: viewer.map(|seat| table.seat_state(seat).notes.clone()),
            ..FromServer::new()
        }
    }

    pub fn table_info(&self, table: &Table, viewer: Option<Seat>) -> TableInfo {
        table.table_info(viewer, |seat| self.is_connected(seat))
    }

    /// What anybody may know at once of a table whose spectators are behind: who plays, not how it goes.
    pub fn outside_info(&self, table: &Table) -> TableInfo {
        let mut info = self.table_info(table, None);
        info.proposal = None;
        if self.is_delayed(None) {
            info.waiting.clear();
        }
        if self.is_behind(None) && table.stage != Stage::Gathering {
            Stage::Playing.name().clone_into(&mut info.stage);
            info.fair.opened = None;
        }
        info
    }

    /// Counts what each viewer may read of the new events.
    fn advance(&mut self, table: &Table) {
        for viewer in viewers(table) {
            let progress = &mut self.progress[index(table, viewer)];
            progress.events += table.events[self.cursor..].iter().filter(|event| event.is_for(viewer)).count() as u32;
            progress.talk = table.talk.len() as u32;
        }
        self.cursor = table.events.len();
    }

    fn keep_for_later(&mut self, table: &Table) {
        if self.delay.is_zero() {
            return;
        }
        let events = self.progress[table.seat_states.len()].events;
        let client =
            ClientState { events: events.saturating_sub(LAST_EVENTS), english: true, ..ClientState::default() };
        let message = self.welcome(table, None, client);
        let due = Instant::now() + self.delay;
        if let Some(newest) = self.newest.take()
            && self.later.back().is_none_or(|(last, _)| newest.0 - *last >= FRAME_EVERY)
        {
            self.later.push_back(newest);
        }
        self.newest = Some((due, message));
    }

    pub fn next_frame(&self) -> Option<Instant> {
        self.later.front().or(self.newest.as_ref()).map(|(due, _)| *due)
    }

    /// Lets spectators see what is old enough.
    pub fn release_frames(&mut self) {
        while self.next_frame().is_some_and(|due| due <= Instant::now()) {
            let Some((_, message)) = self.later.pop_front().or_else(|| self.newest.take()) else { return };
            let frames = Frames::of(message);
            for english in [false, true] {
                let is_meant =
                    |subscriber: &Subscriber| subscriber.viewer.is_none() && subscriber.form.english == english;
                self.send_to(frames.get(english), is_meant);
            }
            self.shown = Some(frames);
        }
    }

    /// Seats whose connections were dropped since the last time.
    pub fn take_dropped(&mut self) -> Vec<Seat> {
        std::mem::take(&mut self.dropped)
    }

    /// Ends the connections of one seat.
    pub fn close_seat(&mut self, seat: Seat, why: CloseReason) {
        if !self.is_connected(seat) {
            return;
        }
        let frames = Frames::of(FromServer::closed(why, true));
        for (_, subscriber) in self.all.extract_if(|_, subscriber| subscriber.viewer == Some(seat)) {
            subscriber.out.put(frames.get(subscriber.form.english).clone());
        }
        self.progress[seat.index()].shown = None;
        self.lost = true;
    }

    pub fn close(&mut self, why: CloseReason) {
        let frames = Frames::of(FromServer::closed(why, true));
        for (_, subscriber) in self.all.drain() {
            subscriber.out.put(frames.get(subscriber.form.english).clone());
        }
    }
}

fn viewers(table: &Table) -> impl Iterator<Item = Option<Seat>> + use<> {
    table.seats().map(Some).chain([None])
}

fn index(table: &Table, viewer: Option<Seat>) -> usize {
    viewer.map_or(table.seat_states.len(), Seat::index)
}
