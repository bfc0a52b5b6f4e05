//! `cargo xtask data`: every board pack of the repository goes through the loader, which checks all of it.

use std::fs;
use std::path::Path;
use std::time::Instant;

use board::{GAMES, Pack};

use crate::root;

pub const HELP: &str = "\
Loads and checks every board pack in data/ and prints its contents.

Usage: cargo xtask data

Example: cargo xtask data
";

pub fn run(args: &[String]) -> Result<(), String> {
    if let Some(word) = args.first() {
        return Err(format!("`data` takes no arguments, but got `{word}`; see `cargo xtask help data`."));
    }
    check_folder(&root().join("data"), &GAMES)
}

/// The packs of a folder must be the expected ones, and each must pass.
fn check_folder(folder: &Path, games: &[&str]) -> Result<(), String> {
    let found = packs_in(folder)?;
    if let Some(stray) = found.iter().find(|name| !games.contains(&name.as_str())) {
        return Err(format!("data/{stray} is a pack the program does not know; add it to board::GAMES."));
    }
    for game in games {
        let start = Instant::now();
        let pack =
            Pack::from_folder(&folder.join(game)).map_err(|problem| format!("data/{game} is broken: {problem}."))?;
        println!("{game}: {}; read and checked in {:.1} ms", contents(&pack), start.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(())
}

/// Names of the folders that hold a pack, in alphabetical order.
fn packs_in(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("Cannot list {}: {error}.", folder.display()))?;
    let packs = entries.flatten().filter(|entry| entry.path().join("pack.toml").is_file());
    let mut names: Vec<String> = packs.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

fn contents(pack: &Pack) -> String {
    let tally = pack.tally();
    format!(
        "{} cities, {} roads ({} main), {} sectors, {} generals, {} trains, {} tactical cards",
        tally.cities, tally.roads, tally.main_roads, tally.sectors, tally.generals, tally.trains, tally.tactical_cards
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_packs_of_the_repository_pass() {
        assert_eq!(run(&[]), Ok(()));
        assert!(run(&["--all".to_owned()]).is_err());
    }

    #[test]
    fn a_missing_pack_and_a_stray_one_are_reported() {
        let data = root().join("data");
        let missing = check_folder(&data.join("friedrich"), &["friedrich"]).unwrap_err();
        assert!(missing.starts_with("data/friedrich is broken: "), "{missing}");
        let stray = check_folder(&data, &["chess"]).unwrap_err();
        assert!(stray.contains("is a pack the program does not know"), "{stray}");
    }
}
