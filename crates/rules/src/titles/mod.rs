//! The games themselves: sequence of play and the mechanisms only one of them has.

pub mod friedrich;
