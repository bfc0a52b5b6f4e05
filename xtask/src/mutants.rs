//! `cargo xtask mutants`: would the tests of the engine notice if its code were wrong?

mod bench;
mod equal;
mod list;
mod schema;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use bench::{Bench, Fate};
use list::Mutant;

pub const HELP: &str = "\
Takes a random sample, chosen by a seed, of the mutants that cargo-mutants lists for both titles and their
shared code, builds them into one copy of the workspace, each behind a switch, and runs the engine's own tests with
one switched on at a time. Mutants that cannot be switched are built separately. Ends with the list of missed mutants;
those that xtask/src/mutants/equal.toml gives a reason for are counted apart.

Usage: cargo xtask mutants --seed NUMBER [--skip 0] [--count 250] [--dir FOLDER]
       cargo xtask mutants --names FILE [--dir FOLDER]

--skip leaves out the first of the sample, to go on where an earlier run of the same seed ended. --names tries the
mutants whose names, as the report lists them, stand in FILE, one to a line: those missed, once they have tests.
Needs cargo-mutants (`cargo install cargo-mutants`). FOLDER holds the copy; the default is a temporary folder.

Example: cargo xtask mutants --seed 1 --count 250
";

pub fn run(args: &[String]) -> Result<(), String> {
    let Arguments { choice, folder } = arguments(args)?;
    let root = crate::root();
    let all = list::all(&root)?;
    let equal = equal::all(&root, &all)?;
    println!("{} mutants", all.len());
    let chosen = match choice {
        Choice::Seed { seed, skip, count } => list::sample(all, seed, skip, count),
        Choice::Names(file) => list::named(all, &file)?,
    };
    let sample: BTreeMap<u32, Mutant> = (0..).zip(chosen).collect();
    let equal = equal::listed(&root, &equal, sample.iter().map(|(&id, mutant)| (id, mutant)));
    let bench = Bench::set_up(&root, folder)?;
    let fates = bench.judge(&sample)?;
    report(&sample, &fates, &equal);
    Ok(())
}

/// Which of all mutants are tried.
enum Choice {
    Seed { seed: u64, skip: usize, count: usize },
    Names(PathBuf),
}

struct Arguments {
    choice: Choice,
    folder: PathBuf,
}

fn arguments(args: &[String]) -> Result<Arguments, String> {
    let (mut seed, mut names, mut skip, mut count) = (None, None, 0, 250);
    let mut folder = std::env::temp_dir().join("kabinett-mutants");
    let mut words = args.iter().map(String::as_str);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("`{word}` needs a value; see `cargo xtask help mutants`."))?;
        let number = || value.parse::<u64>().map_err(|_| format!("`{word}` needs a number, not `{value}`."));
        match word {
            "--seed" => seed = Some(number()?),
            "--skip" => skip = number()? as usize,
            "--count" => count = number()? as usize,
            "--names" => names = Some(PathBuf::from(value)),
            "--dir" => folder = PathBuf::from(value),
            _ => return Err(format!("`mutants` has no option `{word}`; see `cargo xtask help mutants`.")),
        }
    }
    let choice = match (seed, names) {
        (Some(seed), None) => Choice::Seed { seed, skip, count },
        (None, Some(file)) => Choice::Names(file),
        _ => return Err("Give a seed or a file of names: `cargo xtask mutants --seed 1`.".to_owned()),
    };
    Ok(Arguments { choice, folder })
}

fn report(sample: &BTreeMap<u32, Mutant>, fates: &BTreeMap<u32, Fate>, equal: &BTreeSet<u32>) {
    let of = |fate: Fate| fates.iter().filter(move |(_, found)| **found == fate).map(|(id, _)| *id);
    let count = |fate: Fate| of(fate).filter(|id| !equal.contains(id)).count();
    println!("\nmissed:");
    for id in of(Fate::Missed).filter(|id| !equal.contains(id)) {
        println!("  {}", sample[&id].name);
    }
    println!("\nequal, listed with reasons:");
    for id in equal {
        let caught = fates.get(id) != Some(&Fate::Missed);
        println!("  {}{}", sample[id].name, if caught { " (but it is no equal: the tests notice)" } else { "" });
    }
    let [caught, timed_out, missed] = [Fate::Caught, Fate::TimedOut, Fate::Missed].map(count);
    let equal = equal.len();
    let tried = (caught + timed_out + missed).max(1);
    let share = |missed: usize, of: usize| 100.0 * missed as f64 / of as f64;
    println!(
        "\n{} mutants: {caught} caught, {timed_out} timed out, {missed} missed, {equal} equal, {} unviable",
        sample.len(),
        count(Fate::Unviable),
    );
    println!("{:.1}% of {tried} missed", share(missed, tried));
    println!("{:.1}% of {} if the equal ones count as missed", share(missed + equal, tried + equal), tried + equal);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(genre: &str, line: usize, column: usize, replacement: &str) -> Mutant {
        let start = list::TextPoint { line, column };
        let span = list::Span { start, end: start };
        Mutant {
            name: format!("{line}:{column}"),
            file: String::new(),
            genre: genre.into(),
            replacement: replacement.into(),
            span,
        }
    }

    #[test]
    fn a_seed_chooses_and_none_is_refused() {
        let all: Vec<Mutant> = (0..100).map(|line| mutant("FnValue", line, 1, "")).collect();
        let names = |seed| list::sample(all.clone(), seed, 0, 9).into_iter().map(|one| one.name).collect::<Vec<_>>();
        assert_eq!(names(1), names(1));
        assert_ne!(names(1), names(2));
        assert_eq!(names(1).len(), 9);
        let part = |skip, count| list::sample(all.clone(), 1, skip, count).into_iter().map(|one| one.name);
        let mut parts: Vec<String> = part(0, 4).chain(part(4, 5)).collect();
        parts.sort_unstable();
        assert_eq!(parts, names(1), "a second run goes on where the first ended");
        assert!(arguments(&["--count".to_owned(), "9".to_owned()]).is_err());
    }

    #[test]
    fn every_kind_of_mutant_is_woven_behind_its_switch() {
        let text = "fn f(a: u8) -> bool {\n    match a {\n        1 => !g(),\n        2 if a == 2 => true,\n        _ => false,\n    }\n}\n";
        let all = [
            mutant("FnValue", 2, 5, "true"),
            mutant("MatchArm", 3, 9, ""),
            mutant("UnaryOperator", 3, 14, ""),
            mutant("MatchArmGuard", 4, 14, "false"),
            mutant("BinaryOperator", 4, 16, "!="),
            mutant("BinaryOperator", 5, 1, "!="),
        ];
        let mutants: BTreeMap<u32, &Mutant> = (0..).zip(&all).collect();
        let (woven, lost) = schema::weave(text, &mutants).expect("Rust");
        assert_eq!(lost, [5], "no operator stands there");
        assert!(syn::parse_file(&woven).is_ok(), "{woven}");
        for alternative in [
            "if crate::mutant(0) { return true; }",
            "1/*mutant 1*/ if !crate::mutant(1)/*mutant end*/  =>",
            "if crate::mutant(2) {   g() }",
            "(!crate::mutant(3) && (",
            "if crate::mutant(4) { a  !=  2 }",
        ] {
            assert!(woven.contains(alternative), "{alternative} in {woven}");
        }
        let text = "fn f(b: S) -> S {\n    S { a: 1, b, ..BASE }\n}\n";
        let all = [mutant("StructField", 2, 9, ""), mutant("StructField", 2, 15, "")];
        let (fields, lost) = schema::weave(text, &(0..).zip(&all).collect()).expect("Rust");
        assert!(lost.is_empty() && syn::parse_file(&fields).is_ok(), "{fields}");
        assert!(fields.contains("(if crate::mutant(0) { (BASE).a } else { 1 })"), "{fields}");
        assert!(fields.contains("b: (if crate::mutant(1) { (BASE).b } else { b })"), "{fields}");
        let at = woven.find("a  !=  2").expect("woven");
        assert_eq!(schema::blamed(&woven, at), [4]);
        assert!(schema::blamed(&woven, woven.len()).is_empty());
    }
}
