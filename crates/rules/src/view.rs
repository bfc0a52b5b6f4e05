//! What one seat, or the public, may see of a game: what lies open, copied whole, and of the secrets what is put in.
//!
//! A view holds ids. `View::to_wire` writes it with slugs, for the page and for bots.

mod answers;
mod friedrich;
mod maria;
pub(crate) mod slugs;
pub(crate) mod wire;

use std::ops::Deref;

use ::friedrich::FriedrichView;
use ::maria::MariaView;
use engine::ruleset::Seat;
use engine::view::{Beside, CommonView};

use crate::ruleset::{Look, Ruleset};
use crate::state::State;

pub use self::friedrich::FriedrichWire;
pub use self::maria::MariaWire;
pub use answers::{ActionWire, FormWire, LegalWire, RoomWire};
pub use engine::state::Open;
pub use engine::view::{Goal, HandView, PieceView, PowerView, Sealed, SpentView, Standing};
pub use wire::{AskedWire, WireView};

/// The game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct View {
    /// What both games have.
    pub common: CommonView,
    /// The phase by name, for example `movement`. A view that was read gets it by `with_phase`.
    #[serde(skip)]
    pub phase: &'static str,
    pub title: TitleView,
}

impl Deref for View {
    type Target = CommonView;

    fn deref(&self) -> &CommonView {
        &self.common
    }
}

/// What only one of the games has.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[expect(clippy::large_enum_variant, reason = "a view is made once and read; boxing would only move it")]
pub enum TitleView {
    Friedrich(FriedrichView),
    Maria(MariaView),
}

impl View {
    /// A view that was read, with the name of its phase, which is not written.
    #[must_use]
    pub fn with_phase(mut self) -> View {
        self.phase = match &self.title {
            TitleView::Friedrich(own) => own.phase.name(),
            TitleView::Maria(own) => own.phase.name(),
        };
        self
    }
}

impl Ruleset {
    /// The game as a seat sees it, or the public.
    /// INV-15: nothing but the open part is copied; of the secrets, what is hidden is never put in.
    pub fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        let core = &state.core;
        let (title, phase, active, aside, prospects) = match self.look(state) {
            Look::Friedrich(look) => {
                let (view, active) = ::friedrich::describe(&look, viewer);
                let phase = view.phase.name();
                let prospects = self.order.iter().map(|&power| ::friedrich::prospects(&look, power)).collect();
                let aside = look.own.open_card.into_iter().collect();
                (TitleView::Friedrich(view), phase, active, aside, prospects)
            }
            Look::Maria(look) => {
                let (view, active) = ::maria::describe(&look, viewer);
                let phase = view.phase.name();
                let prospects = self.order.iter().map(|&power| ::maria::prospects(&look, power)).collect();
                let aside = ::maria::aside::open_aside(&look, viewer);
                (TitleView::Maria(view), phase, active, aside, prospects)
            }
        };
        let asked = self.seats().filter_map(|seat| self.asked(state, seat).map(|question| (seat, question))).collect();
        let beside = Beside { active, asked, aside, outcome: self.outcome(state), prospects };
        View { common: engine::view::describe(self, core, viewer, beside), phase, title }
    }
}
