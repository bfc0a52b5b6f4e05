//! The position of a game. Small, of fixed size, copied by value; never sent, never printed.

use engine::state::Core;

/// Everything, secrets included. Deliberately neither `Serialize` nor `Debug`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) core: Core,
    pub(crate) title: Title,
}

/// What only one of the games has.
#[derive(Clone, Copy, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a state is copied whole; boxing would cost more than it saves")]
pub(crate) enum Title {
    Friedrich(friedrich::state::Own),
    Maria(maria::state::Own),
}

/// Design, section 4: search copies states by the million.
const _: () = assert!(size_of::<State>() <= 2048, "a state is at most 2 KB");
