//! One target per parser: everything that is read from people, files or the network, and what must hold of it.
//!
//! A target takes any bytes. What cannot be read is refused in a sentence; what can be read must come through writing
//! and reading again unchanged, and must not break what it is used for. A crash is a finding.
//!
//! The targets are run in three ways: by a test over the kept corpus and fixed mutations of it, by `fuzz-parsers` for as
//! long as one likes, and by `cargo fuzz` (the folder `fuzz/` of the repository), which is guided by coverage.
//!
//! What it may know: every parser. What it must not know: how anything is played or served.

#![warn(missing_docs)]

mod action_text;
pub mod corpus;
pub mod mutate;
mod pack_files;
mod position_json;
mod record_text;
mod stage;
mod treaty;
mod wire_message;

pub use action_text::action_text;
pub use pack_files::pack_files;
pub use position_json::position_json;
pub use record_text::record_text;
pub use treaty::treaty;
pub use wire_message::wire_message;

/// A parser and what it is fed.
#[derive(Clone, Copy)]
pub struct Target {
    /// The name of its corpus, and of the target of `cargo fuzz`.
    pub name: &'static str,
    /// Crashes on a finding.
    pub run: fn(&[u8]),
}

/// All of them.
pub const TARGETS: [Target; 6] = [
    Target { name: "action_text", run: action_text },
    Target { name: "treaty", run: treaty },
    Target { name: "record", run: record_text },
    Target { name: "wire_message", run: wire_message },
    Target { name: "position_json", run: position_json },
    Target { name: "pack_files", run: pack_files },
];
