//! What every file owes its reader: a crate says what it may know, a data file where it comes from.

use super::Breach;
use super::source::ending;

pub fn check(path: &str, text: &str) -> Vec<Breach> {
    let is_crate = path.ends_with("src/lib.rs") || path.ends_with("src/main.rs");
    let what = if is_crate && !text.starts_with("//! ") {
        "a crate opens with a module doc (`//! ...`) saying what it is and what it may know"
    } else if path.starts_with("data/") && !names_source(path, text) {
        "a data file opens with its source (a comment with the word `Source`)"
    } else {
        return Vec::new();
    };
    vec![Breach { path: path.to_owned(), line: 1, what: what.to_owned() }]
}

/// JSON has no comments: there the source is a field. Everything else opens with a comment.
fn names_source(path: &str, text: &str) -> bool {
    let opening: Vec<&str> = if ["csv", "toml", "ftl"].contains(&ending(path)) {
        text.lines().take_while(|line| line.starts_with('#')).collect()
    } else {
        text.lines().take(10).collect()
    };
    opening.iter().any(|line| line.to_lowercase().contains("source"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_without_module_doc_is_caught() {
        assert_eq!(check("crates/board/src/lib.rs", "pub mod card;\n").len(), 1);
        assert_eq!(check("xtask/src/main.rs", "fn main() {}\n").len(), 1);
        assert_eq!(check("crates/board/src/lib.rs", "//! Vocabulary.\npub mod card;\n"), []);
    }

    #[test]
    fn data_without_source_is_caught() {
        assert_eq!(check("data/maria/cities.csv", "id,name\nsource,Source\n").len(), 1);
        assert_eq!(check("data/maria/pack.toml", "# Our own design.\n").len(), 1);
        assert_eq!(check("data/maria/pack.toml", "# The pack.\n# Source: our own design.\n[a]\n"), []);
        assert_eq!(check("data/maria/map.json", "{\n  \"source\": \"Natural Earth\",\n}"), []);
    }
}
