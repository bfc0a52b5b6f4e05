//! Tables, seats, store, lobby, wire; HTTP and WebSocket.
//!
//! What it may know: everything but the laboratory. What it must not know: the content of rules;
//! it never matches on the kind of an action.

pub mod access;
pub mod account;
pub mod actor;
pub mod boards;
mod clock;
pub mod close_reason;
pub mod config;
pub mod glance;
pub mod http;
pub mod import;
mod library;
pub mod lobby;
mod looks;
pub mod metrics;
pub mod notice;
pub mod offline;
pub mod packs;
pub mod players;
mod questions;
pub mod registry;
mod restore;
pub mod secret;
pub mod serve;
pub mod store;
pub mod story;
pub mod table;
pub mod wire;

#[cfg(test)]
mod tests;
