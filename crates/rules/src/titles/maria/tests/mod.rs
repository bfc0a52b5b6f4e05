//! Tests of MARIA's rules, named by their ids. Positions come from `Table`.

mod combat;
#[allow(dead_code, unused_imports, reason = "a helper for all test files")]
mod table;
