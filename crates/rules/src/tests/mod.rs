//! The rules of both games, by number, and what holds for both.

#[allow(non_snake_case, reason = "test names are rule ids, two underscores and a slug")]
mod friedrich;
#[allow(non_snake_case, reason = "test names are rule ids, two underscores and a slug")]
mod maria;
mod sample;
#[allow(dead_code, reason = "a helper for all test files")]
pub(crate) mod table;
mod tell;
mod walk;
