//! Looking at a game step by step, and forking it at one of its steps.

use std::time::Duration;

use rules::Seat;
use tokio::time::Instant;

use super::fork_point::ForkPoint;
use super::{TableActor, TableResponse};
use crate::table::replay::{Perspective, Replay};
use crate::table::{Kind, Refused, guard};
use crate::wire::{StepLine, StepsNews};

/// A replay nobody has looked at for so long is dropped; it is quickly made again.
const KEEP_FOR: Duration = Duration::from_secs(90);

impl TableActor {
    pub(super) async fn steps(&mut self, viewer: Option<Seat>) -> Result<TableResponse, Refused> {
        let finished = self.is_open_to(viewer);
        let eyes = self.perspectives_of(viewer, finished);
        let best = self.best_perspective(viewer);
        let replay = self.replay().await?;
        let lines: Vec<StepLine> = (1..=replay.len()).filter_map(|step| replay.line(step, best)).collect();
        Ok(TableResponse::Steps(Box::new(StepsNews { steps: lines.len() as u32, finished, eyes, lines })))
    }

    pub(super) async fn step(
        &mut self,
        viewer: Option<Seat>,
        step: u32,
        eyes: Option<&str>,
        english: bool,
    ) -> Result<TableResponse, Refused> {
        let (perspective, counted_by) = (self.chosen_perspective(viewer, eyes)?, self.best_perspective(viewer));
        self.replay().await?;
        let (_, replay) = self.replay.as_ref().ok_or_else(no_replay)?;
        let news = guard(|| self.table.step_news(replay, step as usize, counted_by, perspective, english))?;
        Ok(TableResponse::Step(Box::new(news)))
    }

    /// What a new table needs to go on from a step.
    pub(super) async fn fork(&mut self, step: u32) -> Result<TableResponse, Refused> {
        let (plan, origin) = (self.table.kept.plan.clone(), self.table.fork_origin(step as usize));
        let pack = self.table.rules.pack.hash_text();
        let replay = self.replay().await?;
        let step = step as usize;
        if step > replay.len() || replay.is_over(step) {
            return Err(Refused::told("hall-over-at-step"));
        }
        Ok(TableResponse::Fork(Box::new(ForkPoint { plan, origin, actions: replay.standing(step), pack })))
    }

    /// The most a viewer may see; steps are counted by it.
    fn best_perspective(&self, viewer: Option<Seat>) -> Perspective {
        if self.is_open_to(viewer) { Perspective::Full } else { viewer.map_or(Perspective::Public, Perspective::Seat) }
    }

    fn is_open_to(&self, viewer: Option<Seat>) -> bool {
        self.table.stage.is_ended() && !self.subscribers.is_behind(viewer)
    }

    fn perspectives_of(&self, viewer: Option<Seat>, finished: bool) -> Vec<String> {
        let seats = self.table.seats().filter(|seat| finished || viewer == Some(*seat));
        let seats = seats.map(|seat| self.table.slug(seat));
        let names = std::iter::once("public").chain(seats).chain(finished.then_some("full"));
        names.map(str::to_owned).collect()
    }

    /// A seat sees its own view unless it asks for another.
    fn chosen_perspective(&self, viewer: Option<Seat>, eyes: Option<&str>) -> Result<Perspective, Refused> {
        let Some(name) = eyes else { return Ok(viewer.map_or(Perspective::Public, Perspective::Seat)) };
        let perspective = match name {
            "public" => Perspective::Public,
            "full" => Perspective::Full,
            slug => Perspective::Seat(self.named(slug)?),
        };
        let is_own =
            perspective == Perspective::Public || viewer.is_some_and(|seat| perspective == Perspective::Seat(seat));
        if is_own || self.is_open_to(viewer) {
            return Ok(perspective);
        }
        Err(Refused::told("hall-own-eyes").with(Kind::Private))
    }

    /// The replay of the game so far.
    async fn replay(&mut self) -> Result<&Replay, Refused> {
        let steps = self.table.steps();
        if self.replay.as_ref().is_none_or(|(_, replay)| replay.len() != steps) {
            let (rules, seed, lines) = self.table.replay_input();
            let make = move || guard(|| Replay::make(rules, seed, lines).map_err(Refused::say));
            let replay = tokio::task::spawn_blocking(make).await.unwrap_or_else(|_| Err(no_replay()))?;
            self.replay = Some((Instant::now(), replay));
        }
        let (used, replay) = self.replay.as_mut().ok_or_else(no_replay)?;
        *used = Instant::now();
        Ok(replay)
    }

    pub(super) fn replay_due(&self) -> Option<Instant> {
        self.replay.as_ref().map(|(used, _)| *used + KEEP_FOR)
    }

    pub(super) fn forget_replay(&mut self) {
        self.replay.take_if(|(used, _)| used.elapsed() >= KEEP_FOR);
    }
}

fn no_replay() -> Refused {
    Refused::told("hall-no-steps")
}
