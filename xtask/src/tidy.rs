//! `cargo xtask tidy`: what the compiler cannot check. Walls between parts, sizes, words that must not stay,
//! and the notes every file owes its reader. Each check takes a path and a text, so a test can feed it a bad one.

mod cycles;
mod flat;
mod manifests;
mod notes;
mod sizes;
pub mod source;
mod walls;
mod words;

use std::fmt;
use std::fs;
use std::path::Path;

use crate::root;

pub const HELP: &str = "\
Checks what the compiler cannot: the walls between the parts, the dependencies of each crate, cyclic module
dependencies, the length of functions and files, forbidden words, and the notes at the top of files.

Usage: cargo xtask tidy

Example: cargo xtask tidy
";

/// A line that breaks one of the rules of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    pub path: String,
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

pub fn run(args: &[String]) -> Result<(), String> {
    if let Some(word) = args.first() {
        return Err(format!("`tidy` takes no arguments, but got `{word}`; see `cargo xtask help tidy`."));
    }
    let files = read_files(&root())?;
    let mut breaches: Vec<Breach> = files.iter().flat_map(|(path, text)| breaches(path, text)).collect();
    breaches.extend(sizes::idle_allowances(&files));
    breaches.extend(cycles::check_number(&files));
    for breach in &breaches {
        println!("{breach}");
    }
    match breaches.len() {
        0 => Ok(()),
        1 => Err("One line violates a wall or a house rule.".to_owned()),
        count => Err(format!("{count} lines violate a wall or a house rule.")),
    }
}

/// All violations in one file.
fn breaches(path: &str, text: &str) -> Vec<Breach> {
    let checks = [walls::check, walls::check_state, manifests::check, words::check, sizes::check, notes::check];
    checks.iter().flat_map(|check| check(path, text)).collect()
}

/// Folders that hold nothing we wrote.
const SKIPPED: &[&str] = &[".git", "target", "node_modules", "dist", "test-results"];
/// Kinds of file that are text and ours.
const TEXT: &[&str] =
    &["rs", "toml", "md", "csv", "ftl", "json", "ts", "svelte", "css", "html", "js", "mjs", "py", "sh", "sql", "svg"];

/// All text files below the root with their paths as written in the repository, in a fixed order.
pub fn read_files(root: &Path) -> Result<Vec<(String, String)>, String> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| format!("Cannot list {}: {error}.", folder.display()))?;
        for entry in entries.flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() {
                if !SKIPPED.contains(&name.as_str()) {
                    folders.push(path);
                }
            } else if is_text(&path) {
                let text = fs::read_to_string(&path)
                    .map_err(|error| format!("Cannot read {} as text: {error}.", path.display()))?;
                let within = path.strip_prefix(root).expect("listed below the root");
                files.push((within.to_string_lossy().replace('\\', "/"), text));
            }
        }
    }
    files.sort();
    Ok(files)
}

fn is_text(path: &Path) -> bool {
    match path.extension() {
        Some(extension) => TEXT.iter().any(|&known| extension == known),
        // `.ci/run` is a script without an ending.
        None => path.parent().is_some_and(|folder| folder.file_name().is_some_and(|name| name == ".ci")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_breach_names_its_place() {
        let breach = Breach { path: "crates/rules/src/lib.rs".into(), line: 7, what: "rules have no clock".into() };
        assert_eq!(breach.to_string(), "crates/rules/src/lib.rs:7: rules have no clock");
    }

    #[test]
    fn our_files_are_found_and_build_results_are_not() {
        let files = read_files(&root()).unwrap();
        assert!(files.iter().any(|(path, _)| path == "xtask/src/tidy.rs"));
        assert!(files.iter().any(|(path, _)| path == "data/friedrich/fate.toml"));
        assert!(!files.iter().any(|(path, _)| path.starts_with("target/") || path.starts_with(".git/")));
    }

    #[test]
    fn one_bad_file_is_seen_by_several_checks() {
        let text = "fn now() { std::time::Instant::now(); todo!() }\n";
        let found = breaches("crates/rules/src/lib.rs", text);
        assert!(found.iter().any(|breach| breach.what.contains("clock")), "{found:?}");
        assert!(found.iter().any(|breach| breach.what.contains("todo")), "{found:?}");
        assert!(found.iter().any(|breach| breach.what.contains("doc")), "{found:?}");
    }

    #[test]
    fn tidy_takes_no_argument() {
        assert!(run(&["--fix".to_owned()]).unwrap_err().contains("`--fix`"));
    }
}
