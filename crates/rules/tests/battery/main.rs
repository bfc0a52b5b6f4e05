//! The battery every title must pass, written over `Ruleset` alone: nothing here knows the rules of a game.
//!
//! Each mode of each title is played with its options. `KABINETT_BATTERY=50` plays as many games of each mode,
//! `KABINETT_FUZZ=1000000` reads as many broken texts.

mod bad_input;
mod forms;
mod games;
mod lists;
mod positions;
mod prospects;
mod table;
mod texts;
mod undo;
