//! Words that must not stay: unfinished work, and places that exist on one machine only.

use super::Breach;

/// Written in two halves, so that this file does not break its own rule.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("#[ig", "nore"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("it.", "skip("),
    concat!("test.", "skip("),
    concat!("it.", "only("),
    concat!("test.", "only("),
];

const PLACES: &[&str] = &["/work/", "/tmp/", "/root/", "/home/", "/Users/", "C:\\"];

/// The checker and its tests spell these places out.
const EXEMPT: &[&str] = &["xtask/src/tidy.rs", "xtask/src/tidy/words.rs"];

pub fn check(path: &str, text: &str) -> Vec<Breach> {
    if EXEMPT.contains(&path) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let mut say = |what: String| found.push(Breach { path: path.to_owned(), line: at + 1, what });
        for word in UNFINISHED.iter().filter(|&&word| line.contains(word)) {
            say(format!("`{word}`: finish it or open an issue"));
        }
        for place in PLACES.iter().filter(|&&place| names_place(line, place)) {
            say(format!("`{place}` exists on one machine only"));
        }
    }
    found
}

/// A path that begins here: `docs/work/` is no machine's place.
fn names_place(line: &str, place: &str) -> bool {
    line.match_indices(place).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '}' | ')'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unfinished_work_is_caught_in_any_file() {
        for word in UNFINISHED {
            let found = check("crates/board/src/lib.rs", &format!("//! Doc.\n    {word}\n"));
            assert_eq!(found.len(), 1, "{word}");
            assert_eq!(found[0].line, 2);
        }
    }

    #[test]
    fn places_of_one_machine_are_caught() {
        for place in PLACES {
            assert_eq!(check("README.md", &format!("see {place}notes.md")).len(), 1, "{place}");
        }
        assert_eq!(check("README.md", "see docs/work/notes.md and web/home/page.ts"), []);
    }
}
