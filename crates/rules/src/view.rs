//! What one seat, or the public, may see of a game: what lies open, copied whole, and of the secrets what is put in.
//!
//! A view holds ids; the crate `protocol` writes it with names, for the page and for bots.

use std::ops::Deref;

use ::friedrich::FriedrichView;
use ::maria::MariaView;
use board::CardSet;
use engine::ruleset::Seat;
use engine::view::Beside;

use crate::ruleset::{Look, Ruleset};
use crate::state::State;

pub use engine::state::Open;
pub use engine::view::{CommonView, Goal, HandView, PieceView, PowerView, Sealed, SpentView, Standing};

/// The game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What both games have.
    pub common: CommonView,
    /// The phase by name, for example `movement`.
    pub phase: &'static str,
    /// What only the title that is played has.
    pub title: TitleView,
}

impl Deref for View {
    type Target = CommonView;

    fn deref(&self) -> &CommonView {
        &self.common
    }
}

/// What only one of the games has.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a view is made once and read; boxing would only move it")]
pub enum TitleView {
    /// Of FRIEDRICH.
    Friedrich(FriedrichView),
    /// Of MARIA.
    Maria(MariaView),
}

impl TitleView {
    /// Cards outside hands and piles whose faces this viewer knows.
    pub fn cards_aside(&self) -> CardSet {
        match self {
            TitleView::Friedrich(own) => own.cards_aside(),
            TitleView::Maria(own) => own.cards_aside(),
        }
    }
}

impl View {
    /// A view of its two parts.
    pub fn of(common: CommonView, title: TitleView) -> View {
        let phase = match &title {
            TitleView::Friedrich(own) => own.phase.name(),
            TitleView::Maria(own) => own.phase.name(),
        };
        View { common, phase, title }
    }
}

impl Ruleset {
    /// The game as a seat sees it, or the public.
    /// INV-15: nothing but the open part is copied; of the secrets, what is hidden is never put in.
    pub fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        let core = &state.core;
        let (title, active, prospects) = match self.look(state) {
            Look::Friedrich(look) => {
                let (view, active) = ::friedrich::describe(&look, viewer);
                let prospects = self.order.iter().map(|&power| ::friedrich::prospects(&look, power)).collect();
                (TitleView::Friedrich(view), active, prospects)
            }
            Look::Maria(look) => {
                let (view, active) = ::maria::describe(&look, viewer);
                let prospects = self.order.iter().map(|&power| ::maria::prospects(&look, power)).collect();
                (TitleView::Maria(view), active, prospects)
            }
        };
        let asked = self.seats().filter_map(|seat| self.asked(state, seat).map(|question| (seat, question))).collect();
        let beside = Beside { active, asked, aside: title.cards_aside(), outcome: self.outcome(state), prospects };
        View::of(engine::view::describe(self, core, viewer, beside), title)
    }
}
