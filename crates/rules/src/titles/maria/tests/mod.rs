//! Tests of MARIA's rules, named by their ids. Positions come from `Table`.

mod combat;
mod conquest;
mod points;
mod politics;
mod states;
#[allow(dead_code, unused_imports, reason = "a helper for all test files")]
mod table;
mod winter;
