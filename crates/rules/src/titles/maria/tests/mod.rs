//! Tests of MARIA's rules, named by their ids. Positions come from `Table`.

mod bad_input;
mod broken;
mod cards;
mod combat;
mod conquest;
mod decisions;
mod decisions_stage;
mod decisions_state;
mod duel;
mod hussars;
mod invariants;
mod modes;
mod movement;
mod order;
mod other_pack;
mod papers;
mod points;
mod politics;
mod powers;
mod rulings;
mod segment;
mod setup;
mod stacks;
mod states;
mod subsidies;
mod supply;
#[allow(dead_code, unused_imports, reason = "a helper for all test files")]
mod table;
mod trains;
mod treaties;
mod treaty_page;
mod turncoat;
mod winter;
