//! MARIA: War of the Austrian Succession; three players, six powers, politics.

#![warn(missing_docs)]

pub mod acting;
pub mod annex;
pub mod aside;
pub mod breach;
pub mod calendar;
pub mod clauses;
pub mod closed;
pub mod contracts;
pub mod corps;
pub mod decisions;
pub mod displace;
pub mod display;
pub mod effects;
pub mod election;
pub mod enter;
pub mod facts;
pub mod flanders;
pub mod fortress;
pub mod gambit;
pub mod goals;
pub mod hussars;
pub mod influence;
pub mod inspect;
pub mod judge;
pub mod lands;
pub mod march;
pub mod moment;
pub mod order;
pub mod out_of_turn;
pub mod papers;
pub mod play;
pub mod points;
pub mod politics;
pub mod position;
pub mod powers;
pub mod release;
pub mod rules;
pub mod sample;
pub mod saxony;
pub mod sequence;
pub mod setup;
pub mod sound;
pub mod stages;
pub mod state;
pub mod subsidy;
pub mod supply;
pub mod switches;
pub mod treaties;
pub mod treaty;
pub mod truce;
pub mod turn;
pub mod victory;
pub mod view;
pub mod winter;

pub use contracts::{Contract, Contracts};
pub use decisions::combat_order::combats_due;
pub use decisions::retreat::closed_to_beaten;
pub use display::Square;
pub use effects::price_of_order;
pub use enter::enter_position;
pub use facts::facts;
pub use inspect::{cards_of, fortress_facts, leading_power, means, opens_its_phase, pool_and_score, write_position};
pub use judge::{check, legal};
pub use march::waits as march_waits;
pub use moment::MariaMoment;
pub use moment::without_remains;
pub use play::{apply, random_action, run, waits_for_union};
pub use position::{ContractAt, MariaPosition, TreatyAt};
pub use powers::{AUSTRIA, BAVARIA, FRANCE, MAJORS, PRAGMATIC, PRUSSIA, SAXONY};
pub use rules::Ruleset;
pub use sample::imagine;
pub use sequence::steps;
pub use setup::start;
pub use sound::assert_sound;
pub use state::{Boxes, Ceded, Expulsion, Fought, IncomeChanges, Open, Own, Phase, Politics, SaxonSide, Stage};
pub use switches::{SWITCHES, Switches};
pub use treaties::{
    CLAUSES_IN_FORCE, OPEN_PROPOSALS, OPEN_PROPOSALS_OF_A_SEAT, PROPOSALS_OF_A_TURN, TREATIES, TREATIES_IN_FORCE,
    Treaties, Treaty,
};
pub use treaty::{ClauseStanding, ClauseView, TreatyView};
pub use view::MariaView;
pub use view::{describe, prospects};
