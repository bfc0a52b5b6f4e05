//! What cargo-mutants would change, and a sample of it that a seed chooses.

use std::path::Path;
use std::process::Command;

use serde::Deserialize;

/// Both titles and what they share; the tests are not mutated.
const FILES: [&str; 3] = ["crates/engine/src/shared/**", "crates/friedrich/src/**", "crates/maria/src/**"];

/// The crates that hold them.
pub const CRATES: [&str; 3] = ["engine", "friedrich", "maria"];

#[derive(Clone, Deserialize)]
pub struct Mutant {
    /// Place and change in words.
    pub name: String,
    pub file: String,
    pub genre: String,
    pub replacement: String,
    pub span: Span,
}

impl Mutant {
    /// The change in words, without its place: `replace < with <= in walks`.
    pub fn change(&self) -> &str {
        self.name.splitn(4, ':').nth(3).unwrap_or(&self.name).trim()
    }

    /// The line of code it stands in.
    pub fn line(&self, root: &Path) -> String {
        let text = std::fs::read_to_string(root.join(&self.file)).unwrap_or_default();
        text.lines().nth(self.span.start.line - 1).unwrap_or_default().trim().to_owned()
    }
}

#[derive(Clone, Deserialize)]
pub struct Span {
    pub start: TextPoint,
    pub end: TextPoint,
}

/// Lines and columns count from 1.
#[derive(Clone, Copy, Deserialize, Eq, PartialEq)]
pub struct TextPoint {
    pub line: usize,
    pub column: usize,
}

/// Every mutant cargo-mutants knows of, in its own order.
pub fn all(root: &Path) -> Result<Vec<Mutant>, String> {
    let mut command = Command::new("cargo");
    command.args(["mutants", "--list", "--json", "--exclude", "**/tests/**"]).current_dir(root);
    for name in CRATES {
        command.args(["--package", &format!("kabinett-{name}")]);
    }
    for file in FILES {
        command.args(["--file", file]);
    }
    let output = command.output().map_err(|error| format!("cargo cannot be started: {error}."))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo mutants failed; `cargo install cargo-mutants` brings it.\n{said}"));
    }
    serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("The list of cargo mutants is not as expected: {error}."))
}

/// `count` of them, each as likely as any other; the same seed takes the same ones of the same list. The first `skip`
/// are left out, so that a second run can go on where the first ended.
pub fn sample(mut mutants: Vec<Mutant>, seed: u64, skip: usize, count: usize) -> Vec<Mutant> {
    let mut state = seed;
    let end = mutants.len().min(skip + count);
    for index in 0..end {
        let rest = (mutants.len() - index) as u64;
        mutants.swap(index, index + (split_mix(&mut state) % rest) as usize);
    }
    mutants.truncate(end);
    mutants.drain(..skip.min(end));
    mutants.sort_by(|one, other| (&one.file, &one.name).cmp(&(&other.file, &other.name)));
    mutants
}

/// Those whose names stand in a file, one to a line.
pub fn named(mut mutants: Vec<Mutant>, file: &Path) -> Result<Vec<Mutant>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("Cannot read {}: {error}.", file.display()))?;
    let names: Vec<&str> = text.lines().map(str::trim).filter(|name| !name.is_empty()).collect();
    if let Some(name) = names.iter().find(|name| !mutants.iter().any(|mutant| mutant.name == **name)) {
        return Err(format!("{}: there is no mutant `{name}`.", file.display()));
    }
    mutants.retain(|mutant| names.contains(&mutant.name.as_str()));
    Ok(mutants)
}

/// The next number of the generator `SplitMix64`.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
