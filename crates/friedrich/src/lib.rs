//! FRIEDRICH: Seven Years War; one against all, until fate removes the attackers.

#![warn(missing_docs)]

pub mod aims;
pub mod decisions;
pub mod fate;
pub mod fate_in_duel;
pub mod income;
pub mod inspect;
pub mod moment;
pub mod nation;
pub mod offensive;
pub mod out_of_turn;
pub mod play;
pub mod position;
pub mod powers;
pub mod rights;
pub mod rules;
pub mod sample;
pub mod sequence;
pub mod setup;
pub mod sound;
pub mod state;
pub mod switches;
pub mod turn;
pub mod turn_end;
pub mod versions;
pub mod victory;
pub mod view;

pub use decisions::combat_order::combats_due;
pub use inspect::{counts, facts, means, opens_its_phase, protection, write_position};
pub use moment::FriedrichMoment;
pub use play::{apply, check, legal, random_action, run};
pub use position::FriedrichPosition;
pub use position::enter_position;
pub use powers::objective;
pub use powers::{AUSTRIA, EMPIRE, FRANCE, HANOVER, PRUSSIA, RUSSIA, SWEDEN};
pub use rules::Ruleset;
pub use sample::imagine;
pub use sequence::steps;
pub use setup::start;
pub use sound::assert_sound;
pub use state::Own;
pub use state::{Alive, OffensiveOption, Open, Phase};
pub use switches::FictionalDraw;
pub use switches::Switches;
pub use view::FriedrichView;
pub use view::{describe, prospects};
