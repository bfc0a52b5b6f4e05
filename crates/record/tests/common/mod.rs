//! Kept games for all test files.
#![allow(dead_code, reason = "not every test file uses all of it")]

use std::path::{Path, PathBuf};

/// The shortest kept games.
pub const SHORT: &str = "friedrich/silesia-resignation.game";
pub const SHORTEST: &str = "friedrich/west-resignation.game";

pub fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

pub fn kept(name: &str) -> String {
    std::fs::read_to_string(fixtures().join(name)).expect("the kept game is there")
}
