//! Tests of FRIEDRICH's rules, named by their ids. Positions come from `Table`.

mod armies;
mod ask;
mod cards;
mod clock;
mod combat;
mod conquest;
mod decisions;
mod duel;
mod expert;
mod fate_choices;
mod fate_combat;
mod fate_movement;
mod fate_rulings;
mod inspecting;
mod movement;
mod offensive;
mod order;
#[allow(dead_code, reason = "a helper for all test files")]
mod passive;
mod positions;
mod properties;
mod quiet;
mod reconquest;
mod recruit;
mod retreat;
mod scenarios;
mod setup;
mod stacks;
mod standing;
mod strengths;
mod strokes;
mod substitute;
mod supply;
mod table;
mod trains;
mod victory;
