//! The packs compiled into the program.

use std::sync::LazyLock;

use crate::pack::Pack;

macro_rules! files {
    ($game:literal: $($name:literal),+ $(,)?) => {
        &[$(($name, include_bytes!(concat!("../data/", $game, "/", $name)))),+]
    };
}

/// Names of the standard packs.
pub const GAMES: [&str; 2] = ["friedrich", "maria"];

/// The files of a standard pack, as they stand in the repository.
pub fn standard_files(game: &str) -> Option<&'static [(&'static str, &'static [u8])]> {
    match game {
        "friedrich" => Some(FRIEDRICH_FILES),
        "maria" => Some(MARIA_FILES),
        _ => None,
    }
}

const FRIEDRICH_FILES: &[(&str, &[u8])] = files!(
    "friedrich": "areas.toml", "cities.csv", "fate.toml", "modes.toml", "pack.toml", "pieces.csv",
    "powers.toml", "roads.csv", "sectors.csv", "territories.toml",
);

const MARIA_FILES: &[(&str, &[u8])] = files!(
    "maria": "areas.toml", "boxes.toml", "cities.csv", "markers.csv", "modes.toml", "pack.toml", "pieces.csv",
    "politics.toml", "powers.toml", "roads.csv", "sectors.csv", "territories.toml", "tracks.toml",
);

static FRIEDRICH: LazyLock<Pack> = LazyLock::new(|| checked(FRIEDRICH_FILES));

static MARIA: LazyLock<Pack> = LazyLock::new(|| checked(MARIA_FILES));

fn checked(files: &[(&str, &[u8])]) -> Pack {
    Pack::from_memory(files).unwrap_or_else(|problem| panic!("a pack of the program is broken: {problem}"))
}

/// A standard pack, checked and measured once.
pub fn standard(game: &str) -> Option<&'static Pack> {
    match game {
        "friedrich" => Some(&FRIEDRICH),
        "maria" => Some(&MARIA),
        _ => None,
    }
}
