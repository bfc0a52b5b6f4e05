//! `cargo xtask rules`: which code and which tests carry each rule of the catalogue.

mod constants;
mod ids;
mod outline;
mod pages;
mod promote;
mod survey;

use std::fs;
use std::path::Path;

use catalogue::{Catalogue, Game, Kind, Status};

use crate::root;
use crate::tidy::read_files;
use pages::Tally;
use survey::{Survey, broken_promises, is_carried};

pub const HELP: &str = "\
Finds where the code cites ids of the rule catalogue and which tests are named after them, and writes
docs/rules/*.md, data/rules/coverage.json, the tables of docs/rulings.md and the constants of crates/engine/src/ids.
It fails if an entry declared enforced lacks code or tests, and if an id is cited that does not exist.

Usage: cargo xtask rules [--check] [--promote] [--json] [--ids]

  --check    write nothing; fail if a generated file is stale
  --promote  first set every open entry that has code and tests to `enforced` in data/rules/*.toml
  --json     print the counts as JSON instead of a summary
  --ids      write only the constants of crates/engine/src/ids

An id counts as cited if code outside of tests names it: in a comment (`/// F-5.7: ...`, ranges as
`F-7.22 to F-7.24`; the doc comment of a whole file does not count) or by its constant (`ids::F_5_7`).
A test covers the id in its name (`f_5_7__slug`). Every enforced entry needs a test named after it.

Example: cargo xtask rules
Example: cargo xtask rules --check --json
";

#[derive(Default)]
struct Wishes {
    check: bool,
    promote: bool,
    json: bool,
    ids: bool,
}

pub fn run(args: &[String]) -> Result<(), String> {
    let findings = look(&root(), &read_wishes(args)?)?;
    print!("{}", findings.report);
    for problem in &findings.problems {
        eprintln!("{problem}");
    }
    match findings.problems.len() {
        0 => Ok(()),
        1 => Err("One thing is wrong with the rules, their code or their tests.".to_owned()),
        count => Err(format!("{count} things are wrong with the rules, their code or their tests.")),
    }
}

struct Findings {
    report: String,
    problems: Vec<String>,
}

/// The whole chore for the project in this folder.
fn look(root: &Path, wishes: &Wishes) -> Result<Findings, String> {
    let mut catalogue = read_catalogue(root)?;
    if wishes.ids {
        let problems = renew(root, constants::files(&catalogue), wishes)?;
        return Ok(Findings { report: String::new(), problems });
    }
    let survey = Survey::of(&read_files(root)?, &catalogue);
    if wishes.promote {
        promote(root, &catalogue, &survey)?;
        catalogue = read_catalogue(root)?;
    }
    let mut problems = survey.problems.clone();
    problems.extend(broken_promises(&catalogue, &survey));
    problems.extend(renew(root, written(root, &catalogue, &survey)?, wishes)?);
    let report = if wishes.json {
        let counts = pages::counts(&catalogue, &survey);
        serde_json::to_string_pretty(&counts).expect("plain counts") + "\n"
    } else {
        summary(&catalogue, &survey)
    };
    Ok(Findings { report, problems })
}

/// Writes what is stale, or complains of it.
fn renew(root: &Path, files: Vec<(&'static str, String)>, wishes: &Wishes) -> Result<Vec<String>, String> {
    let mut problems = Vec::new();
    for (path, text) in files {
        let is_stale = fs::read_to_string(root.join(path)).ok().as_deref() != Some(text.as_str());
        if is_stale && wishes.check {
            problems.push(format!("{path} is stale; run `cargo xtask rules`."));
        } else if is_stale {
            write(root, path, &text)?;
        }
    }
    Ok(problems)
}

fn read_wishes(args: &[String]) -> Result<Wishes, String> {
    let mut wishes = Wishes::default();
    for arg in args {
        match arg.as_str() {
            "--check" => wishes.check = true,
            "--promote" => wishes.promote = true,
            "--json" => wishes.json = true,
            "--ids" => wishes.ids = true,
            other => return Err(format!("`rules` has no option `{other}`; see `cargo xtask help rules`.")),
        }
    }
    if wishes.check && wishes.promote {
        return Err("`--check` writes nothing and `--promote` writes; use only one of them.".to_owned());
    }
    Ok(wishes)
}

/// From the disk, not from the copy compiled in: that one may be older.
fn read_catalogue(root: &Path) -> Result<Catalogue, String> {
    let [friedrich, maria] = Game::ALL.map(|game| read(root, &data_path(game)));
    Catalogue::read(&friedrich?, &maria?)
}

fn data_path(game: Game) -> String {
    format!("data/rules/{game}.toml")
}

/// Every file this chore writes, with its text.
fn written(root: &Path, catalogue: &Catalogue, survey: &Survey) -> Result<Vec<(&'static str, String)>, String> {
    let rulings = "docs/rulings.md";
    let mut files = constants::files(catalogue);
    files.extend([
        ("docs/rules/friedrich.md", pages::page(Game::Friedrich, catalogue, survey)),
        ("docs/rules/maria.md", pages::page(Game::Maria, catalogue, survey)),
        ("data/rules/coverage.json", pages::coverage(catalogue, survey)),
        (rulings, pages::with_tables(&read(root, rulings)?, &pages::ruling_tables(catalogue))?),
    ]);
    Ok(files)
}

fn promote(root: &Path, catalogue: &Catalogue, survey: &Survey) -> Result<(), String> {
    let is_due = |id: &str| {
        let entry = catalogue.get(id).filter(|entry| entry.status == Status::Open);
        entry.is_some_and(|entry| is_carried(entry, &survey.evidence(id)))
    };
    for path in Game::ALL.map(data_path) {
        let text = read(root, &path)?;
        let promoted = promote::promoted(&text, is_due);
        if promoted != text {
            write(root, &path, &promoted)?;
        }
    }
    Ok(())
}

fn summary(catalogue: &Catalogue, survey: &Survey) -> String {
    let line = |cells: [String; 8]| {
        let [game, kind, total, enforced, explained, tested, unnamed, open] = cells;
        format!("{game:<11}{kind:<11}{total:>6}{enforced:>10}{explained:>11}{tested:>8}{unnamed:>9}{open:>6}\n")
    };
    let head = ["game", "kind", "total", "enforced", "explained", "tested", "unnamed", "open"];
    let mut lines = vec![line(head.map(str::to_owned))];
    for game in Game::ALL {
        for kind in Kind::ALL {
            let tally = Tally::of(game, kind, catalogue, survey);
            if tally.total > 0 {
                let Tally { total, enforced, explained, tested, unnamed, missing } = tally;
                let numbers = [total, enforced, explained, tested, unnamed, missing.len()];
                let [total, enforced, explained, tested, unnamed, open] = numbers.map(|number| number.to_string());
                let (game, kind) = (game.to_string(), pages::plural(kind).to_owned());
                lines.push(line([game, kind, total, enforced, explained, tested, unnamed, open]));
            }
        }
    }
    for game in Game::ALL {
        let unnamed = survey.unnamed(catalogue.entries().iter().filter(|entry| entry.game == game));
        lines.push(format!("{game}: {unnamed} enforced entries have no test named by them.\n"));
    }
    lines.concat()
}

fn read(root: &Path, path: &str) -> Result<String, String> {
    fs::read_to_string(root.join(path)).map_err(|error| format!("Cannot read {path}: {error}."))
}

fn write(root: &Path, path: &str, text: &str) -> Result<(), String> {
    let place = root.join(path);
    let folder = place.parent().expect("every path has a folder");
    let result = fs::create_dir_all(folder).and_then(|()| fs::write(&place, text));
    result.map_err(|error| format!("Cannot write {path}: {error}."))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn unknown_and_contrary_wishes_are_refused() {
        assert!(read_wishes(&words("--chekc")).err().unwrap().contains("has no option `--chekc`"));
        assert!(read_wishes(&words("--check --promote")).is_err());
        assert!(read_wishes(&words("--check --json")).is_ok_and(|wishes| wishes.check && wishes.json));
    }

    /// A project of one rule in a folder of its own.
    struct Trial {
        root: PathBuf,
    }

    impl Trial {
        fn new(name: &str) -> Trial {
            let root = std::env::temp_dir().join(format!("kabinett-rules-{name}-{}", std::process::id()));
            let rule = "[[rule]]\nid = \"F-1.1\"\nsection = \"1 A\"\nclass = \"DEF\"\nmodes = [\"standard-4p\"]\n\
                text = \"One.\"\nstatus = \"open\"\n";
            let marks = pages::ruling_tables(&catalogue::CATALOGUE).into_iter();
            let marks = marks.map(|(name, _)| format!("<!-- {name}: begin -->\n<!-- {name}: end -->\n"));
            let trial = Trial { root };
            trial.write("data/rules/friedrich.toml", rule);
            trial.write("data/rules/maria.toml", "");
            trial.write("docs/rulings.md", &marks.collect::<String>());
            trial.write("crates/rules/src/lib.rs", "");
            trial
        }

        fn write(&self, path: &str, text: &str) {
            write(&self.root, path, text).unwrap();
        }

        fn read(&self, path: &str) -> String {
            read(&self.root, path).unwrap()
        }

        fn problems(&self, wishes: &str) -> Vec<String> {
            look(&self.root, &read_wishes(&words(wishes)).unwrap()).unwrap().problems
        }
    }

    impl Drop for Trial {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.root);
        }
    }

    const CITED: &str = "/// F-1.1\nfn a() {}\n";
    const CARRIED: &str = "/// F-1.1\nfn a() {}\n#[test]\nfn f_1_1__one() {}\n";

    #[test]
    fn what_is_written_is_fresh_until_something_changes() {
        let trial = Trial::new("fresh");
        assert_eq!(trial.problems("--check").len(), 6);
        assert!(trial.problems("").is_empty());
        assert!(trial.problems("--check").is_empty());
        trial.write("crates/rules/src/lib.rs", CITED);
        let stale = trial.problems("--check");
        assert_eq!(stale.len(), 2, "{stale:?}");
        assert_eq!(stale[0], "docs/rules/friedrich.md is stale; run `cargo xtask rules`.");
        assert_eq!(stale[1], "data/rules/coverage.json is stale; run `cargo xtask rules`.");
        assert!(trial.problems("").is_empty());
        trial.write("crates/rules/src/lib.rs", &format!("\n\n{CITED}\nfn b() {{}}\n"));
        assert!(trial.problems("--check").is_empty(), "moving a function makes nothing stale");
    }

    #[test]
    fn constants_follow_the_catalogue_and_cite_their_rule() {
        let trial = Trial::new("constants");
        assert!(trial.problems("--ids").is_empty());
        let constants = trial.read("crates/engine/src/ids/friedrich.rs");
        assert!(constants.ends_with("\npub const F_1_1: RuleId = RuleId(\"F-1.1\");\n"), "{constants}");
        assert!(trial.problems("--ids --check").is_empty());
        let more = trial.read("data/rules/friedrich.toml").replace("F-1.1", "F-1.2");
        trial.write("data/rules/friedrich.toml", &more);
        let stale = "crates/engine/src/ids/friedrich.rs is stale; run `cargo xtask rules`.";
        assert_eq!(trial.problems("--ids --check"), [stale]);
        trial.write("crates/rules/src/lib.rs", "fn a() { ids::F_1_2 }\n#[test]\nfn f_1_2__one() {}\n");
        assert!(trial.problems("--promote").is_empty());
        assert!(trial.read("data/rules/friedrich.toml").contains("status = \"enforced\""));
    }

    #[test]
    fn an_entry_is_promoted_when_it_is_carried_and_held_to_it() {
        let trial = Trial::new("promoted");
        let status = || trial.read("data/rules/friedrich.toml").contains("status = \"enforced\"");
        trial.write("crates/rules/src/lib.rs", CITED);
        assert!(trial.problems("--promote").is_empty());
        assert!(!status(), "a citation alone carries no rule");
        trial.write("crates/rules/src/lib.rs", CARRIED);
        assert!(trial.problems("").is_empty());
        assert!(!status(), "nothing is promoted unasked");
        assert!(trial.problems("--promote").is_empty());
        assert!(status());
        assert!(trial.read("docs/rules/friedrich.md").contains("| enforced |"));
        trial.write("crates/rules/src/lib.rs", CITED);
        let broken = ["data/rules/friedrich.toml: F-1.1 is declared enforced, but no test is named by it."];
        assert_eq!(trial.problems(""), broken);
        assert_eq!(trial.problems("--check"), broken);
    }

    #[test]
    fn ids_that_do_not_exist_fail_both_ways() {
        let trial = Trial::new("unknown");
        trial.write("crates/rules/src/lib.rs", "/// F-1.2\nfn a() {}\n#[test]\nfn f_1_3__x() {}\n");
        assert_eq!(trial.problems("").len(), 2);
        assert_eq!(trial.problems("--check").len(), 2);
    }

    #[test]
    fn an_explanation_must_explain() {
        let trial = Trial::new("explained");
        let text = trial.read("data/rules/friedrich.toml").replace("\"open\"", "\"explained\"");
        trial.write("data/rules/friedrich.toml", &text);
        let refusal = look(&trial.root, &Wishes::default()).err().unwrap();
        assert!(refusal.contains("F-1.1: `where` belongs to the status `explained`"), "{refusal}");
        trial.write("data/rules/friedrich.toml", &format!("{text}where = \"People do it.\"\n"));
        assert!(trial.problems("").is_empty());
        assert!(trial.read("docs/rules/friedrich.md").contains("| explained: People do it. |"));
    }

    #[test]
    fn the_summary_counts_both_games() {
        let text = summary(&catalogue::CATALOGUE, &Survey::default());
        let line = |start: &str| text.lines().find(|line| line.starts_with(start)).map(str::to_owned);
        assert!(line("friedrich  rules         350").is_some(), "{text}");
        assert!(line("maria      rules         459").is_some(), "{text}");
        assert!(line("maria      fate").is_none(), "{text}");
        assert_eq!(line("friedrich: ").as_deref(), Some("friedrich: 565 enforced entries have no test named by them."));
        assert!(line("maria: ").is_some(), "{text}");
    }
}
