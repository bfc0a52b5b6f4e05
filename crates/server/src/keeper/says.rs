//! What people say over their connections, and what they are answered.

use rules::Seat;

use super::guests::Viewer;
use super::{Attend, Keeper};
use crate::questions::{self, Answered};
use crate::table::entry::Entry;
use crate::table::plan::Watch;
use crate::table::{Kind, Refused};
use crate::wire::{Asked, FromServer, Outcome, Say};

/// More people than this do not attend one table at once.
const MOST_GUESTS: usize = 500;

impl Keeper {
    pub(super) async fn attend(&mut self, attend: Attend) {
        let viewer = match self.admit(&attend) {
            Ok(viewer) => viewer,
            Err(refused) => {
                let _ = attend.done.send(Err(refused));
                return;
            }
        };
        self.guests.add(attend.guest, viewer, attend.has.changes, attend.out);
        let _ = attend.done.send(Ok(()));
        self.send(attend.guest, &FromServer::reply(attend.id, Outcome::Done));
        if self.guests.is_delayed(viewer) {
            let waiting = FromServer { table: Some(self.guests.outside_news(&self.table)), ..FromServer::new() };
            let frame = self.guests.shown().unwrap_or_else(|| waiting.write().into());
            self.guests.send(attend.guest, frame);
        } else {
            let welcome = self.guests.welcome(&self.table, viewer, attend.has);
            self.send(attend.guest, &welcome);
        }
        if let Some(seat) = viewer {
            self.away_since[seat.index()] = None;
            self.told[seat.index()] = false;
            self.hand_back(seat).await;
            self.guests.tell_table(&self.table);
        }
    }

    /// A seat shows who it is by its key; spectators are let in by the policy of the table.
    fn admit(&self, attend: &Attend) -> Result<Option<Seat>, Refused> {
        if self.guests.len() >= MOST_GUESTS {
            return Err(Refused::told("hall-full"));
        }
        let watch = self.table.kept.plan.watch;
        let Some(key) = &attend.key else {
            let refused = || Refused::told("hall-no-spectators").with(Kind::Private);
            return if watch == Watch::Anyone { Ok(None) } else { Err(refused()) };
        };
        if let Some(seat) = self.table.seat_of(key) {
            return Ok(Some(seat));
        }
        if watch != Watch::Nobody && self.table.kept.watch_key.as_ref() == Some(key) {
            return Ok(None);
        }
        Err(Refused::told("hall-no-seat-by-link").with(Kind::Private))
    }

    pub(super) fn detach(&mut self, guest: u64) {
        let Some(Viewer(Some(seat))) = self.guests.remove(guest) else { return };
        if !self.guests.is_connected(seat) {
            self.away_since[seat.index()] = Some(super::now_ms());
            self.guests.tell_table(&self.table);
        }
    }

    /// The person is back: the stand-in steps aside.
    async fn hand_back(&mut self, seat: Seat) {
        if self.table.side(seat).stand_in.is_some() {
            // If it cannot be stored, the stand-in goes on and the next word tries again.
            let _ = self.submit(Entry::Returns { seat: seat.0, name: None }).await;
        }
    }

    pub(super) async fn hear(&mut self, guest: u64, id: u32, say: Say) {
        let Some(Viewer(viewer)) = self.guests.viewer(guest) else { return };
        let message = match self.answer(viewer, id, say).await {
            Ok(message) => message,
            Err(refused) => {
                self.settings.metrics.refused.add(1);
                let mut message = FromServer::reply(id, Outcome::Refused);
                if let Some(reply) = &mut message.reply {
                    reply.rule = refused.rule.map(str::to_owned);
                    reply.text = Some(refused.text);
                    reply.message = refused.message;
                }
                message
            }
        };
        self.send(guest, &message);
    }

    async fn answer(&mut self, viewer: Option<Seat>, id: u32, say: Say) -> Result<FromServer, Refused> {
        if let Say::Ask { about } = say {
            let mut message = FromServer::reply(id, Outcome::Done);
            let answer = self.ask(viewer, &about)?;
            if let Some(reply) = &mut message.reply {
                (reply.answer, reply.rule) = (Some(answer.answer), answer.rule);
                (reply.text, reply.message) = (answer.text, answer.message);
            }
            return Ok(message);
        }
        let seat = viewer.ok_or_else(|| Refused::told("hall-spectators-watch"))?;
        self.hand_back(seat).await;
        let outcome = match say {
            Say::Play { version, action } => self.play(seat, version, &action).await?,
            Say::TakeBack { version, count } => self.take_back(seat, version, count as usize).await?,
            Say::Propose { what } => self.consent(Entry::Proposes { seat: seat.0, what }).await?,
            Say::Answer { agree } => self.consent(Entry::Answers { seat: seat.0, agree }).await?,
            Say::Talk { text } => self.submit(Entry::Says { seat: seat.0, text }).await.map(|()| Outcome::Done)?,
            Say::Note { text } => self.submit(Entry::Notes { seat: seat.0, text }).await.map(|()| Outcome::Done)?,
            Say::Attend { .. } | Say::Ask { .. } => Outcome::Refused,
        };
        Ok(FromServer::reply(id, outcome))
    }

    /// A question besides the moves. Spectators who are behind would learn what they may not see yet.
    fn ask(&mut self, viewer: Option<Seat>, about: &Asked) -> Result<Answered, Refused> {
        if self.guests.is_behind(viewer) && !about.is_about_the_board() {
            return Err(Refused::told("hall-ask-later"));
        }
        if *about != Asked::Knowledge {
            return questions::answer(&self.table, viewer, about);
        }
        // This is work: asked again while the viewer sees the same, it is answered from memory, and just as fast
        // whatever others have done unseen.
        let (view, eyes) = (self.table.view(viewer), viewer.map(|seat| seat.0));
        if let Some((_, answer)) = self.inferred.get(&eyes).filter(|(then, _)| *then == view) {
            return Ok(answer.clone());
        }
        let answer = questions::answer(&self.table, viewer, about)?;
        self.inferred.insert(eyes, (view, answer.clone()));
        Ok(answer)
    }

    /// Whether what was chosen under this version may still be done. `None`: it may.
    fn outdated(&self, seat: Seat, version: u32, text: &str) -> Option<Outcome> {
        let side = self.table.side(seat);
        if side.version == version {
            return None;
        }
        let is_again = side.done.as_ref().is_some_and(|done| done.version == version && done.text == text);
        Some(if is_again { Outcome::Again } else { Outcome::Stale })
    }

    async fn play(&mut self, seat: Seat, version: u32, text: &str) -> Result<Outcome, Refused> {
        if let Some(outcome) = self.outdated(seat, version, text) {
            return Ok(outcome);
        }
        let read = self.table.read_action(seat, text);
        let judged = read.and_then(|(action, recorded)| self.table.judge_action(seat, &action, recorded, None));
        match judged {
            Ok(judged) => self.commit(judged).await.map(|()| Outcome::Done),
            Err(refused) => {
                let tried = Entry::Acts { seat: seat.0, action: text.to_owned(), by: None };
                Err(self.refuse(refused, tried).await)
            }
        }
    }

    async fn take_back(&mut self, seat: Seat, version: u32, count: usize) -> Result<Outcome, Refused> {
        if let Some(outcome) = self.outdated(seat, version, &format!("undo {count}")) {
            return Ok(outcome);
        }
        self.submit(Entry::TakesBack { seat: seat.0, count }).await?;
        Ok(Outcome::Done)
    }

    async fn consent(&mut self, entry: Entry) -> Result<Outcome, Refused> {
        self.submit(entry).await?;
        self.settle().await.map(|()| Outcome::Done)
    }

    /// Does what was proposed once everybody has agreed.
    pub(super) async fn settle(&mut self) -> Result<(), Refused> {
        let people = self.table.people();
        let proposal = self.table.proposal.as_ref();
        let agreed = proposal.filter(|now| people.iter().all(|seat| now.agreed.contains(seat)));
        let Some(proposal) = agreed else { return Ok(()) };
        let entry = self.table.entry_of(&proposal.what).ok_or_else(|| Refused::told("hall-too-many-actions"))?;
        self.submit(entry).await
    }
}
