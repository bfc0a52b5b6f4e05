//! Every kept game is replayed, ends as it says, and together they show what the readme claims.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use lab::coverage::{all_cards, all_executions, all_versions};
use lab::fixtures::{files, load};
use lab::recipes;
use record::Setup;

/// No kept game may grow beyond this.
const LARGEST: u64 = 100_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

fn shown_by_all(game: &str) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for file in files(&folder().join(game)).unwrap() {
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
    let shown = shown_by_all("friedrich");
    let missing: Vec<&String> = wanted.difference(&shown).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

/// The ways a game of MARIA can end.
const MARIA_ENDINGS: &[&str] = &[
    "introductory-3p: fortresses prussia",
    "introductory-3p: fortresses france",
    "introductory-3p: endurance austria",
    "introductory-2p: fortresses france+prussia",
    "introductory-2p: draw france+austria",
    "introductory-2p: draw by prussia",
    "introductory-2p: draw by france",
    "introductory-2p: endurance austria",
    "introductory-2p: resignation austria",
    "introductory-2p: resignation france+bavaria+prussia+saxony",
    "advanced-3p: pool-empty prussia",
    "advanced-3p: pool-empty france",
    "advanced-3p: pool-empty pragmatic",
    "advanced-3p: pool-empty austria",
    "advanced-3p: winter-scores prussia",
    "advanced-3p: winter-scores france",
    "advanced-3p: winter-scores pragmatic",
    "advanced-3p: winter-scores austria",
    "advanced-3p political: pool-empty prussia",
    "advanced-3p political: pool-empty france",
    "advanced-3p political: pool-empty pragmatic",
    "advanced-3p political: pool-empty austria",
    "advanced-3p political: winter-scores prussia",
    "advanced-3p political: winter-scores france",
    "advanced-3p political: winter-scores pragmatic",
    "advanced-3p political: winter-scores austria",
    "advanced-2p: pool-empty prussia",
    "advanced-2p: pool-empty france",
    "advanced-2p: pool-empty pragmatic",
    "advanced-2p: pool-empty austria",
    "advanced-2p: winter-scores prussia",
    "advanced-2p: winter-scores france",
    "advanced-2p: winter-scores pragmatic",
    "advanced-2p: winter-scores austria",
    "advanced-2p: resignation pragmatic+austria",
    "advanced-2p: resignation france+bavaria+prussia+saxony",
    "advanced-2p political: pool-empty france",
    "advanced-2p political: pool-empty austria",
    "advanced-2p political: winter-scores france",
    "advanced-2p political: winter-scores austria",
    "schlesien-gambit: fortresses prussia",
    "schlesien-gambit: fortresses france",
    "schlesien-gambit: endurance austria",
    "cession, then fortresses austria",
    "cession, then fortresses pragmatic",
    "cession, then fortresses france",
    "cession, then endurance france",
    "advanced-3p: tie of pools pragmatic+austria",
    "advanced-3p: tie of pools france+austria",
    "advanced-3p: tie of winter scores france+austria",
    "advanced-2p: tie of pools france+austria",
    "advanced-2p: tie of winter scores france+austria",
];

/// Saxony's turns of R-61, the peace, the reduction, the emperors, treaties.
const MARIA_TURNS: &[&str] = &[
    "saxony prussian to neutral in politics",
    "saxony prussian to neutral in prussian supply",
    "saxony prussian to austrian in prussian supply",
    "saxony prussian to neutral in prussian combat",
    "saxony prussian to austrian in prussian combat",
    "saxony prussian to neutral in prussian peace",
    "saxony prussian to neutral in austrian combat",
    "saxony prussian to austrian in austrian combat",
    "saxony prussian to neutral in french supply",
    "saxony neutral to austrian in french supply",
    "saxony prussian to neutral in french combat",
    "saxony neutral to austrian in french combat",
    "saxony neutral to austrian in politics",
    "saxony neutral to austrian in prussian supply",
    "saxony neutral to austrian in prussian combat",
    "saxony neutral to austrian in austrian combat",
    "saxony austrian to neutral in politics",
    "peace offered",
    "peace refused",
    "peace made",
    "peace left again",
    "french reduction",
    "emperor franz",
    "emperor karl",
    "treaty made",
    "treaty kept",
    "treaty broken",
    "treaty released",
    "treaty declined",
    "alternating moves",
    "joint stack asked for",
    "change of control",
    "resigned",
];

#[test]
fn the_kept_games_of_maria_show_every_ending_turn_and_political_card() {
    let rules = Setup::new("maria", "advanced-3p", &[]).ruleset().unwrap();
    let mut wanted = all_executions(&rules);
    assert!(wanted.len() > 2 * 20, "{wanted:?}");
    wanted.extend(MARIA_ENDINGS.iter().chain(MARIA_TURNS).map(|&want| want.to_owned()));
    let shown = shown_by_all("maria");
    let missing: Vec<&String> = wanted.difference(&shown).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

/// Kept games that no recipe makes any more.
const BY_HAND: &[&str] = &["pool-tie", "saxony-jump", "saxony-politics"];

#[test]
fn every_kept_game_is_made_by_a_recipe_or_kept_by_hand_explained_and_small() {
    let readme = std::fs::read_to_string(folder().join("README.md")).unwrap();
    let recipes: Vec<_> = board::GAMES.into_iter().flat_map(recipes::of_game).collect();
    for recipe in &recipes {
        assert!(readme.contains(&format!("`{}", recipe.name)), "the readme does not explain {}", recipe.name);
    }
    for file in files(&folder()).unwrap() {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let known = recipes.iter().any(|recipe| name == recipe.name || name.starts_with(&format!("{}-", recipe.name)));
        assert!(known != BY_HAND.contains(&name.as_str()), "no recipe makes {name}, or it is not kept by hand");
        assert!(readme.contains(&format!("`{name}`")) || known, "the readme does not explain {name}");
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
    assert!(fault.line > 0 && fault.reason.to_string().contains("is missing"), "{fault}");
}
