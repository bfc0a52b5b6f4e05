//! Who must not know what. One table; the reasons stand beside it.

use super::Breach;
use super::source::{self, Mask, item_end, line_of, mask, names};

/// A part of the code and what it must not mention.
struct Wall {
    places: &'static [&'static str],
    /// Files inside the place to which the wall does not apply.
    except: &'static [&'static str],
    words: &'static [&'static str],
    because: &'static str,
}

const fn wall(place: &'static &'static str, words: &'static [&'static str], because: &'static str) -> Wall {
    Wall { places: std::slice::from_ref(place), except: &[], words, because }
}

/// The crates that judge: the same seed and the same actions give the same game on every machine.
const PURE: &[&str] = &["crates/engine/src", "crates/friedrich/src", "crates/maria/src", "crates/rules/src"];

const fn pure(words: &'static [&'static str], because: &'static str) -> Wall {
    Wall { places: PURE, except: &[], words, because }
}

const WALLS: &[Wall] = &[
    wall(&"crates/board/src", &["rules::"], "the vocabulary outlives the rules"),
    Wall {
        places: &["crates/board/src"],
        except: &["crates/board/src/standard.rs"],
        words: &["friedrich", "Friedrich", "FRIEDRICH", "maria", "Maria", "MARIA"],
        because: "a board does not know which title it belongs to",
    },
    wall(&"crates/chart/src", &["rules::"], "a map is drawn from the board alone"),
    wall(&"crates/catalogue/src", &["rules::", "board::"], "the catalogue states the rules, it does not play them"),
    pure(&["std::time", "Instant", "SystemTime"], "rules have no clock"),
    pure(&["std::fs", "fs::", "File", "std::env", "std::process"], "rules read no files"),
    pure(&["std::net", "tokio"], "rules have no network"),
    pure(&["std::thread", "thread::", "rayon"], "rules have no threads"),
    pure(&["thread_rng", "rand::rng", "OsRng", "getrandom"], "chance comes from the seed only"),
    pure(&["HashMap", "HashSet"], "their order is outside chance; use arrays or BTreeMap"),
    pure(&[".x", ".y", ".rect"], "rules never look at drawing positions"),
    wall(
        &"crates/engine/src/shared",
        &["friedrich", "Friedrich", "FRIEDRICH", "maria", "Maria", "MARIA"],
        "shared rules ask the rulebook, never which title is played",
    ),
    wall(&"crates/record/src", &["server::", "bots::"], "a record needs the rules only"),
    wall(&"crates/bots/src", &["State"], "a bot sees a view and cannot cheat"),
    wall(&"crates/bots/src", &["server::"], "a bot does not know where it is played"),
    wall(&"crates/lab/src", &["server::"], "evidence is made without a server"),
    wall(&"crates/server/src", &["Action::"], "a new rule needs no change of the server"),
    wall(&"crates/server/src", &["lab::"], "the server does not need the laboratory"),
    Wall {
        places: &["crates/load/src"],
        except: &["crates/load/src/start.rs"],
        words: &["server::"],
        because: "load comes over sockets, as from anybody; only a full store is written directly",
    },
    wall(
        &"web/src",
        &["isLegal", "legalMoves", "canMarch", "canMove", "canAttack", "canRetreat", "inSupply"],
        "the page has no rules; what is legal comes from the server",
    ),
];

pub fn check(path: &str, text: &str) -> Vec<Breach> {
    let walls: Vec<&Wall> = WALLS.iter().filter(|wall| holds(wall, path)).collect();
    if walls.is_empty() {
        return Vec::new();
    }
    let code = source::code(text);
    let mut found = Vec::new();
    for (at, line) in code.lines().enumerate() {
        for wall in &walls {
            for word in wall.words.iter().filter(|word| names(line, word)) {
                let what = format!("`{word}` must not be named here: {}", wall.because);
                found.push(Breach { path: path.to_owned(), line: at + 1, what });
            }
        }
    }
    found
}

/// Tests may look over every wall.
fn holds(wall: &Wall, path: &str) -> bool {
    let is_in =
        |place: &&str| path.strip_prefix(*place).is_some_and(|rest| rest.starts_with('/') || rest.starts_with('.'));
    let inside = wall.places.iter().any(is_in);
    let is_test = path.ends_with("/tests.rs") || path.contains("/tests/") || path.contains(".test.");
    inside && !is_test && !wall.except.contains(&path)
}

/// The whole state, secrets included, must not be sent or printed by accident.
pub fn check_state(path: &str, text: &str) -> Vec<Breach> {
    if !PURE.iter().any(|place| path.starts_with(place)) {
        return Vec::new();
    }
    let code = mask(text, Mask::CommentsAndStrings);
    let mut found = Vec::new();
    let mut say = |at: usize, what: &str| {
        found.push(Breach { path: path.to_owned(), line: line_of(&code, at), what: what.to_owned() });
    };
    for (at, attribute) in code.match_indices("#[derive(") {
        let end = item_end(&code, at);
        let item = &code[at..end];
        let derives = &item[attribute.len()..item.find(']').unwrap_or(item.len())];
        let head = item.split('{').next().unwrap_or(item);
        let is_position = ["State", "Core", "Own"].iter().any(|name| names(head, &format!("struct {name}")));
        if is_position && (names(derives, "Serialize") || names(derives, "Debug")) {
            say(at, "a position holds secrets: it derives neither `Serialize` nor `Debug`");
        }
    }
    for (at, _) in code.match_indices("Serialize for State") {
        say(at, "`State` holds secrets: it cannot be serialised");
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_every_wall_is_caught_in_its_place() {
        for wall in WALLS {
            for (place, word) in wall.places.iter().flat_map(|place| wall.words.iter().map(move |word| (place, word))) {
                let path = format!("{place}/inner/file.rs");
                let found = check(&path, &format!("//! Doc.\nlet a = b{word};\nlet a = {word};\n"));
                assert!(found.iter().any(|breach| breach.what.contains(wall.because)), "{path}: {word}");
            }
        }
    }

    #[test]
    fn comments_tests_and_other_places_are_free() {
        assert_eq!(check("crates/engine/src/shared/march.rs", "/// As in MARIA.\nfn a() {}\n"), []);
        let tests = "#[cfg(test)]\nmod tests {\n    use std::time::Instant;\n}\n";
        assert_eq!(check("crates/rules/src/flow.rs", tests), []);
        assert_eq!(check("crates/engine/src/shared/tests.rs", "use crate::titles::maria;\n"), []);
        assert_eq!(check("crates/lab/src/lib.rs", "use std::time::Instant;\n"), []);
        assert_eq!(check("crates/engine/src/shared.rs", "use maria::rules;\n").len(), 1);
        assert_eq!(check("crates/engine/src/shared_dice.rs", "use maria::rules;\n"), []);
    }

    #[test]
    fn a_breach_tells_the_line() {
        let found = check("crates/server/src/table.rs", "//! Doc.\n\nmatch a { Action::Pass => {} }\n");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].line, 3);
        assert!(found[0].what.starts_with("`Action::` must not be named here"), "{}", found[0]);
    }

    #[test]
    fn a_state_that_can_be_sent_or_printed_is_caught() {
        let path = "crates/rules/src/state.rs";
        let bad = [
            "#[derive(Clone, Serialize)]\npub struct State { a: u8 }",
            "#[derive(Clone)]\n#[derive(Debug)]\npub struct State { a: u8 }",
            "impl serde::Serialize for State {}",
        ];
        for text in bad {
            assert_eq!(check_state(path, text).len(), 1, "{text}");
        }
        let good = "#[derive(Clone, Copy)]\npub struct State { a: u8 }\n#[derive(Debug)]\npub struct Statement;\n";
        assert_eq!(check_state(path, good), []);
    }
}
