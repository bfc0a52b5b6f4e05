//! Every kept game is replayed, ends as it says, and together they show what the readme claims.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use lab::coverage::{all_cards, all_versions};
use lab::fixtures::{files, load};
use lab::recipes;
use record::Setup;

/// No kept game may grow beyond this.
const LARGEST: u64 = 100_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

fn shown_by_all() -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for file in files(&folder()).unwrap() {
        shown.extend(load(&file).unwrap_or_else(|reason| panic!("{reason}")).shown);
    }
    shown
}

/// The ways a game of FRIEDRICH can end.
const ENDINGS: &[&str] = &[
    "standard-4p: objectives russia",
    "standard-3p: objectives sweden",
    "standard-4p milder-fate: objectives austria",
    "standard-4p: objectives empire",
    "standard-4p expert: objectives france",
    "standard-4p: objectives austria+france",
    "standard-4p: eased-objectives sweden",
    "standard-3p: eased-objectives austria",
    "standard-4p: eased-objectives empire",
    "standard-4p expert: offensive prussia",
    "standard-4p: fate prussia",
    "standard-3p: fate prussia",
    "standard-4p expert: fate prussia",
    "standard-4p milder-fate: fate prussia",
    "scenario-1: objectives france",
    "scenario-1: fate prussia",
    "scenario-1: resignation france",
    "scenario-2: objectives austria",
    "scenario-2: objectives empire",
    "scenario-2: objectives prussia",
    "scenario-2: fate prussia",
    "scenario-2: resignation prussia",
];

#[test]
fn the_kept_games_replay_and_show_every_ending_card_and_version() {
    let rules = Setup::new("friedrich", "standard-4p", &["expert"]).ruleset().unwrap();
    let (cards, versions) = (all_cards(&rules), all_versions(&rules));
    assert_eq!((cards.len(), versions.len()), (18, 36));
    let mut wanted: BTreeSet<String> = cards.union(&versions).cloned().collect();
    wanted.extend(ENDINGS.iter().map(|&ending| ending.to_owned()));
    wanted.extend(["offensive begun", "offensive failed", "offensive declined"].map(str::to_owned));
    wanted.extend(["change of control", "resigned"].map(str::to_owned));
    let shown = shown_by_all();
    let missing: Vec<&String> = wanted.difference(&shown).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

#[test]
fn every_kept_game_is_made_by_a_recipe_explained_and_small() {
    let readme = std::fs::read_to_string(folder().join("README.md")).unwrap();
    let recipes = recipes::friedrich();
    for recipe in &recipes {
        assert!(readme.contains(&format!("`{}", recipe.name)), "the readme does not explain {}", recipe.name);
    }
    for file in files(&folder()).unwrap() {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let known = recipes.iter().any(|recipe| name == recipe.name || name.starts_with(&format!("{}-", recipe.name)));
        assert!(known, "no recipe makes {name}");
        let size = std::fs::metadata(&file).unwrap().len();
        assert!(size < LARGEST, "{name} has {size} bytes");
    }
}

#[test]
fn a_changed_line_is_caught() {
    let file = folder().join("friedrich/silesia-austria.game");
    let text = std::fs::read_to_string(file).unwrap();
    let march = text.lines().find(|line| line.contains(" austria march")).expect("Austria marches");
    let fault = record::read(&text.replacen(&format!("{march}\n"), "", 1)).err().expect("a march is missing");
    assert!(fault.line > 0 && fault.reason.contains("is missing"), "{fault}");
}
