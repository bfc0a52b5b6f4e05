//! Looking at a game step by step, and playing on from one of its moments.

use std::time::Duration;

use rules::Seat;
use tokio::time::Instant;

use super::{Changed, Keeper};
use crate::secret::Key;
use crate::table::film::{Eyes, Film};
use crate::table::plan::Origin;
use crate::table::{Kind, Refused, Stage, guard};
use crate::wire::{StepLine, StepsNews};

/// A film nobody has looked at for so long is let go; it is made again in a moment.
const KEPT: Duration = Duration::from_secs(90);

/// A game cut at one of its moments.
pub struct Cut {
    pub plan: crate::table::plan::Plan,
    pub origin: Origin,
    pub actions: Vec<(u8, String)>,
    pub pack: String,
}

impl Keeper {
    pub(super) async fn steps(&mut self, key: Option<&Key>) -> Result<Changed, Refused> {
        let viewer = self.may_watch(key)?;
        let finished = self.is_open_to(viewer);
        let eyes = self.eyes_of(viewer, finished);
        let best = self.best_eyes(viewer);
        let film = self.film().await?;
        let lines: Vec<StepLine> = (1..=film.len()).filter_map(|step| film.line(step, best)).collect();
        Ok(Changed::Steps(Box::new(StepsNews { steps: lines.len() as u32, finished, eyes, lines })))
    }

    pub(super) async fn step(&mut self, key: Option<&Key>, step: u32, eyes: Option<&str>) -> Result<Changed, Refused> {
        let viewer = self.may_watch(key)?;
        let (eyes, counted_by) = (self.chosen_eyes(viewer, eyes)?, self.best_eyes(viewer));
        self.film().await?;
        let (_, film) = self.film.as_ref().ok_or_else(no_film)?;
        let news = guard(|| self.table.step_news(film, step as usize, counted_by, eyes))?;
        Ok(Changed::Step(Box::new(news)))
    }

    /// What a new table needs to go on from a step; only what is over lies open to everybody who may look.
    pub(super) async fn cut(&mut self, key: Option<&Key>, step: u32) -> Result<Changed, Refused> {
        let viewer = self.may_watch(key)?;
        if !self.is_open_to(viewer) {
            return Err(Refused::told("hall-not-over"));
        }
        let (plan, origin) = (self.table.kept.plan.clone(), self.table.fork_origin(step as usize));
        let pack = self.table.rules.pack.hash_text();
        let film = self.film().await?;
        let step = step as usize;
        if step > film.len() || film.is_over(step) {
            return Err(Refused::told("hall-over-at-step"));
        }
        Ok(Changed::Cut(Box::new(Cut { plan, origin, actions: film.standing(step), pack })))
    }

    /// Who may look, once there is something to look at.
    fn may_watch(&self, key: Option<&Key>) -> Result<Option<Seat>, Refused> {
        let viewer = self.may_look(key)?;
        if self.table.stage == Stage::Gathering {
            return Err(Refused::told("hall-nothing-to-see"));
        }
        if self.guests.is_behind(viewer) {
            return Err(Refused::told("hall-steps-later"));
        }
        Ok(viewer)
    }

    /// All that a viewer may know: steps are counted by it.
    fn best_eyes(&self, viewer: Option<Seat>) -> Eyes {
        if self.is_open_to(viewer) { Eyes::Full } else { viewer.map_or(Eyes::Public, Eyes::Seat) }
    }

    fn is_open_to(&self, viewer: Option<Seat>) -> bool {
        self.table.stage.is_ended() && !self.guests.is_behind(viewer)
    }

    fn eyes_of(&self, viewer: Option<Seat>, finished: bool) -> Vec<String> {
        let seats = self.table.seats().filter(|seat| finished || viewer == Some(*seat));
        let seats = seats.map(|seat| self.table.slug(seat));
        let names = std::iter::once("public").chain(seats).chain(finished.then_some("full"));
        names.map(str::to_owned).collect()
    }

    /// A seat looks with its own eyes unless it says otherwise.
    fn chosen_eyes(&self, viewer: Option<Seat>, eyes: Option<&str>) -> Result<Eyes, Refused> {
        let Some(name) = eyes else { return Ok(viewer.map_or(Eyes::Public, Eyes::Seat)) };
        let eyes = match name {
            "public" => Eyes::Public,
            "full" => Eyes::Full,
            slug => Eyes::Seat(self.named(slug)?),
        };
        let is_own = eyes == Eyes::Public || viewer.is_some_and(|seat| eyes == Eyes::Seat(seat));
        if is_own || self.is_open_to(viewer) {
            return Ok(eyes);
        }
        Err(Refused::told("hall-own-eyes").with(Kind::Private))
    }

    /// The film of the game as far as it has been played.
    async fn film(&mut self) -> Result<&Film, Refused> {
        let steps = self.table.steps();
        if self.film.as_ref().is_none_or(|(_, film)| film.len() != steps) {
            let (rules, seed, lines) = self.table.reel();
            let make = move || guard(|| Film::make(rules, seed, lines).map_err(Refused::say));
            let film = tokio::task::spawn_blocking(make).await.unwrap_or_else(|_| Err(no_film()))?;
            self.film = Some((Instant::now(), film));
        }
        let (used, film) = self.film.as_mut().ok_or_else(no_film)?;
        *used = Instant::now();
        Ok(film)
    }

    pub(super) fn film_due(&self) -> Option<Instant> {
        self.film.as_ref().map(|(used, _)| *used + KEPT)
    }

    pub(super) fn forget_film(&mut self) {
        self.film.take_if(|(used, _)| used.elapsed() >= KEPT);
    }
}

fn no_film() -> Refused {
    Refused::told("hall-no-steps")
}
