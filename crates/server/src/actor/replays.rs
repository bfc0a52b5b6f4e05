//! What the table itself has to say to whoever reads its game: who he is, and the lines he does not have yet. The work
//! is done elsewhere (`crate::library`): nobody at a table waits for a reader.

use record::Line;
use rules::{Seat, Seed};
use std::sync::Arc;

use super::TableActor;
use crate::table::export::RecordFacts;
use crate::table::plan::TablePlan;
use crate::table::replay::Perspective;
use crate::table::{Kind, Refused};

/// A game as one reader may know it.
pub struct ReadableGame {
    pub rules: Arc<rules::Ruleset>,
    pub seed: Seed,
    /// The lines the reader does not have.
    pub lines: Vec<Line>,
    /// Everything may be seen: the game is over.
    pub finished: bool,
    /// With whose knowledge it may be looked at.
    pub eyes: Vec<String>,
    /// With whose it is looked at now, and with whose its steps are counted.
    pub perspective: Perspective,
    pub counted_by: Perspective,
    pub facts: RecordFacts,
    pub plan: TablePlan,
}

impl TableActor {
    /// What a reader needs who has the first `known` lines already.
    pub(super) fn readable(
        &self,
        viewer: Option<Seat>,
        eyes: Option<&str>,
        known: usize,
    ) -> Result<ReadableGame, Refused> {
        let finished = self.is_open_to(viewer);
        Ok(ReadableGame {
            rules: Arc::clone(&self.table.rules),
            seed: self.table.seed(),
            lines: self.table.lines_after(known),
            finished,
            eyes: self.perspectives_of(viewer, finished),
            perspective: self.chosen_perspective(viewer, eyes)?,
            counted_by: self.best_perspective(viewer),
            facts: self.table.record_facts(),
            plan: self.table.kept.plan.clone(),
        })
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
    pub(super) fn chosen_perspective(&self, viewer: Option<Seat>, eyes: Option<&str>) -> Result<Perspective, Refused> {
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
}
