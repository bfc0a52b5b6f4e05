//! Tests of FRIEDRICH's rules, named by their ids. Positions come from `Table`.

mod combat;
#[allow(dead_code, reason = "a helper for all test files")]
mod table;
