//! What both games are made of: the vocabulary of play, the position they have in common, shared mechanisms, chance.
//!
//! What it may know: the board (`board`).
//! What it must not know: titles, files, clocks, threads, networks, drawing positions, any chance but the seed it is given.

#![warn(missing_docs)]

pub mod action;
pub mod chance;
pub mod clause;
pub mod event;
pub mod fault;
pub mod ids;
pub mod invariants;
pub mod lookup;
pub mod outcome;
pub mod path;
pub mod prospect;
pub mod question;
pub mod refusal;
pub mod rulebook;
pub mod ruleset;
pub mod sample;
pub mod sequence;
pub mod shared;
pub mod state;
pub mod tell;
pub mod text;
pub mod view;
pub mod warning;
