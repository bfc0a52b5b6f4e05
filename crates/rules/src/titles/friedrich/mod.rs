//! FRIEDRICH: Seven Years War; one against all, until fate removes the attackers.

mod decisions;
mod fate;
mod fate_in_duel;
mod income;
mod inspect;
mod moment;
mod nation;
mod offensive;
mod out_of_turn;
mod play;
mod position;
mod powers;
mod rights;
mod rules;
mod sample;
mod sequence;
mod setup;
mod sound;
mod state;
mod switches;
#[cfg(test)]
#[allow(non_snake_case, reason = "test names are rule ids, two underscores and a slug")]
mod tests;
mod turn;
mod turn_end;
mod versions;
mod victory;
mod view;

pub(crate) use decisions::combat_order::combats_due;
pub(crate) use inspect::{counts, facts, means, opens_its_phase, phase_name, protection, write_position};
pub use moment::FriedrichMoment;
pub(crate) use play::{apply, asked, check, legal, random_action, run};
pub use position::FriedrichPosition;
pub(crate) use position::enter_position;
pub(crate) use powers::objective;
pub use powers::{AUSTRIA, EMPIRE, FRANCE, HANOVER, PRUSSIA, RUSSIA, SWEDEN};
pub use rules::ruleset;
pub(crate) use sample::imagine;
pub(crate) use sequence::steps;
pub(crate) use setup::new_state;
pub(crate) use sound::assert_sound;
pub(crate) use state::Own;
pub use state::{Alive, Offensive, Phase};
pub(crate) use switches::Switches;
#[cfg(test)]
pub(crate) use switches::switches_mut;
#[cfg(test)]
pub(crate) use switches::{FictionalDraw, switches};
#[cfg(test)]
pub(crate) use tests::refusals::refused;
pub use view::{FriedrichView, FriedrichWire};
pub(crate) use view::{describe, prospects};
