//! Tests of FRIEDRICH's rules, named by their ids. Positions come from `Table`.

mod ask;
mod clock;
mod combat;
mod duel;
mod expert;
mod offensive;
#[allow(dead_code, reason = "a helper for all test files")]
mod passive;
mod retreat;
mod scenarios;
mod strokes;
#[allow(dead_code, reason = "a helper for all test files")]
mod table;
mod victory;
