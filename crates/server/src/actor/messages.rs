//! Messages from players and spectators over WebSocket connections, and the replies.

use rules::Seat;

use super::subscribers::Viewer;
use super::{Subscribe, TableActor};
use crate::access::Door;
use crate::clock::now_ms;
use crate::close_reason::CloseReason;
use crate::http::Bucket;
use crate::questions::{self, Answered};
use crate::table::log_entry::LogEntry;
use crate::table::{Kind, Refused, Stage};
use crate::wire::{Asked, FromServer, Reply, ReplyStatus, Say};

/// At most so many connections may subscribe to one table.
const MOST_SUBSCRIBERS: usize = 500;

/// Lines a seat may have stored besides the actions of the game: so many at once, and as many every hour.
const LINES: f64 = 600.0;

pub(super) fn budget() -> Bucket {
    Bucket::new(LINES / 3600.0, LINES)
}

/// What a message takes of that. Questions are not stored, actions are counted by the rules and the record.
fn cost(say: &Say) -> u32 {
    match say {
        Say::Play { .. } | Say::Ask { .. } | Say::Attend { .. } | Say::Ping => 0,
        Say::TakeBack { .. } | Say::Propose { .. } | Say::Answer { .. } | Say::Talk { .. } => 1,
        // A notebook is stored as a whole.
        Say::Note { text } => 1 + text.len() as u32 / 1000,
    }
}

impl TableActor {
    pub(super) async fn subscribe(&mut self, subscribe: Subscribe) {
        let viewer = match self.admit_subscriber(&subscribe) {
            Ok(viewer) => viewer,
            Err(refused) => {
                let _ = subscribe.done.send(Err(refused));
                return;
            }
        };
        self.subscribers.add(subscribe.subscriber, viewer, subscribe.client, subscribe.out);
        let _ = subscribe.done.send(Ok(()));
        self.send(subscribe.subscriber, &FromServer::reply(subscribe.id, ReplyStatus::Done));
        if self.subscribers.is_delayed(viewer) {
            let waiting = FromServer { table: Some(self.subscribers.outside_info(&self.table)), ..FromServer::new() };
            let frame = self.subscribers.shown(subscribe.client.english).unwrap_or_else(|| waiting.write().into());
            self.subscribers.send(subscribe.subscriber, frame);
        } else {
            let welcome = self.subscribers.welcome(&self.table, viewer, subscribe.client);
            self.send(subscribe.subscriber, &welcome);
        }
        if let Some(seat) = viewer {
            self.away_since[seat.index()] = None;
            self.notified[seat.index()] = false;
            self.end_stand_in(seat).await;
            self.subscribers.tell_table(&self.table);
        }
    }

    fn admit_subscriber(&self, subscribe: &Subscribe) -> Result<Option<Seat>, Refused> {
        if self.subscribers.len() >= MOST_SUBSCRIBERS {
            return Err(Refused::told("hall-full"));
        }
        self.admit(subscribe.key.as_ref(), Door::Attend)
    }

    /// Whoever has given up the game may watch it from now on, and comes again for that.
    pub(super) fn part_with_resigned(&mut self) {
        if self.table.stage == Stage::Playing {
            for seat in self.table.seats().filter(|seat| self.table.has_resigned(*seat)) {
                self.subscribers.close_seat(seat, CloseReason::Resigned);
            }
        }
    }

    pub(super) fn unsubscribe(&mut self, subscriber: u64) {
        let Some(Viewer(Some(seat))) = self.subscribers.remove(subscriber) else { return };
        if !self.subscribers.is_connected(seat) {
            self.away_since[seat.index()] = Some(now_ms());
            self.subscribers.tell_table(&self.table);
        }
    }

    /// Whoever did not read is away, as if the page had been closed.
    pub(super) fn notice_dropped(&mut self) {
        let dropped = self.subscribers.take_dropped();
        for seat in dropped.iter().filter(|seat| !self.subscribers.is_connected(**seat)) {
            self.away_since[seat.index()] = Some(now_ms());
        }
        if !dropped.is_empty() {
            self.subscribers.tell_table(&self.table);
        }
    }

    /// The person is back, so the stand-in stops playing.
    async fn end_stand_in(&mut self, seat: Seat) {
        if self.table.seat_state(seat).stand_in.is_some() {
            // If it cannot be stored, the stand-in goes on, and the next message tries again.
            let _ = self.submit(LogEntry::Returns { seat: seat.0, name: None }).await;
        }
    }

    pub(super) async fn receive(&mut self, subscriber: u64, id: u32, say: Say) {
        let Some(Viewer(viewer)) = self.subscribers.viewer(subscriber) else { return };
        let english = self.subscribers.wants_english(subscriber);
        let message = match self.answer(viewer, id, say, english).await {
            Ok(message) => message,
            Err(refused) => {
                self.settings.metrics.refused.add(1);
                refused.reply(id, english)
            }
        };
        self.send(subscriber, &message);
    }

    async fn answer(&mut self, viewer: Option<Seat>, id: u32, say: Say, english: bool) -> Result<FromServer, Refused> {
        if let Say::Ask { about } = say {
            let Answered { answer, refused } = self.ask(viewer, &about)?;
            let reply = Reply { answer: Some(answer), ..Reply::new(id, ReplyStatus::Done) };
            let reply = match refused {
                Some(refused) => refused.explain(reply, english),
                None => reply,
            };
            return Ok(FromServer { reply: Some(reply), ..FromServer::new() });
        }
        let seat = viewer.ok_or_else(|| Refused::told("hall-spectators-watch"))?;
        if !self.budgets[seat.index()].take(cost(&say), std::time::Instant::now()) {
            return Err(Refused::told("hall-slow-down").with(Kind::TooOften));
        }
        self.end_stand_in(seat).await;
        let outcome = match say {
            Say::Play { version, action } => self.play(seat, version, &action).await?,
            Say::TakeBack { version, count } => self.take_back(seat, version, count as usize).await?,
            Say::Propose { what } => self.consent(LogEntry::Proposes { seat: seat.0, what }).await?,
            Say::Answer { proposal, agree } => self.answer_proposal(seat, proposal, agree).await?,
            Say::Talk { text } => {
                self.submit(LogEntry::Says { seat: seat.0, text }).await.map(|()| ReplyStatus::Done)?
            }
            Say::Note { text } => {
                self.submit(LogEntry::Notes { seat: seat.0, text }).await.map(|()| ReplyStatus::Done)?
            }
            Say::Attend { .. } | Say::Ask { .. } | Say::Ping => ReplyStatus::Refused,
        };
        Ok(FromServer::reply(id, outcome))
    }

    /// A question about the game. Delayed spectators would learn from the answer what they may not see yet.
    fn ask(&mut self, viewer: Option<Seat>, about: &Asked) -> Result<Answered, Refused> {
        if self.subscribers.is_behind(viewer) && !about.is_about_the_board() {
            return Err(Refused::told("hall-ask-later"));
        }
        if *about != Asked::Knowledge {
            return questions::answer(&self.table, viewer, about);
        }
        // This is expensive, so the answer is kept while the viewer sees the same; that it takes as long or as short
        // whatever others have done unseen is part of keeping that secret.
        let (view, seen_by) = (self.table.view(viewer), viewer.map(|seat| seat.0));
        if let Some((_, answer)) = self.inferred.get(&seen_by).filter(|(then, _)| *then == view) {
            return Ok(answer.clone());
        }
        let answer = questions::answer(&self.table, viewer, about)?;
        self.inferred.insert(seen_by, (view, answer.clone()));
        Ok(answer)
    }

    /// What to answer if this version is no longer current; `None` if it is.
    fn outdated(&self, seat: Seat, version: u32, text: &str) -> Option<ReplyStatus> {
        let state = self.table.seat_state(seat);
        if state.version == version {
            return None;
        }
        let is_again = state.done.as_ref().is_some_and(|done| done.version == version && done.text == text);
        Some(if is_again { ReplyStatus::Again } else { ReplyStatus::Stale })
    }

    async fn play(&mut self, seat: Seat, version: u32, text: &str) -> Result<ReplyStatus, Refused> {
        if let Some(outcome) = self.outdated(seat, version, text) {
            return Ok(outcome);
        }
        let read = self.table.read_action(seat, text);
        let judged = read.and_then(|(action, recorded)| self.table.judge_action(seat, &action, recorded, None));
        match judged {
            Ok(judged) => self.commit(judged).await.map(|()| ReplyStatus::Done),
            Err(refused) => {
                let tried = LogEntry::Acts { seat: seat.0, action: text.to_owned(), by: None };
                Err(self.refuse(refused, tried).await)
            }
        }
    }

    async fn take_back(&mut self, seat: Seat, version: u32, count: usize) -> Result<ReplyStatus, Refused> {
        if let Some(outcome) = self.outdated(seat, version, &format!("undo {count}")) {
            return Ok(outcome);
        }
        self.submit(LogEntry::TakesBack { seat: seat.0, count }).await?;
        Ok(ReplyStatus::Done)
    }

    /// Nobody agrees to anything but what was shown: whatever has taken its place is stale.
    async fn answer_proposal(&mut self, seat: Seat, number: u32, agree: bool) -> Result<ReplyStatus, Refused> {
        if self.table.proposal.as_ref().is_none_or(|proposal| proposal.number != number) {
            return Ok(ReplyStatus::Stale);
        }
        self.consent(LogEntry::Answers { seat: seat.0, agree }).await
    }

    async fn consent(&mut self, entry: LogEntry) -> Result<ReplyStatus, Refused> {
        self.submit(entry).await?;
        self.carry_out_proposal().await.map(|()| ReplyStatus::Done)
    }

    /// Does what was proposed, once everybody has agreed.
    pub(super) async fn carry_out_proposal(&mut self) -> Result<(), Refused> {
        let people = self.table.people();
        let proposal = self.table.proposal.as_ref();
        let agreed = proposal.filter(|now| people.iter().all(|seat| now.agreed.contains(seat)));
        let Some(proposal) = agreed else { return Ok(()) };
        let entry = self.table.entry_of(&proposal.what).ok_or_else(|| Refused::told("hall-too-many-actions"))?;
        self.submit(entry).await
    }
}
