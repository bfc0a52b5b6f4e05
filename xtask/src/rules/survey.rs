//! What the sources say of the catalogue: which functions cite an id, which tests are named by it.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::{Catalogue, CatalogueEntry, Evidence, Kind, Status};

use super::ids::{TestName, named, test_name};
use super::outline::{FILE, Outline, outline};
use crate::tidy::source::ending;

/// Code that speaks of ids as such, not of what they say.
const SKIPPED: &[&str] = &["crates/catalogue/", "crates/engine/src/ids"];

/// What was found, by id.
#[derive(Default)]
pub struct Survey {
    code: BTreeMap<String, BTreeSet<String>>,
    tests: BTreeMap<String, BTreeSet<String>>,
    pub problems: Vec<String>,
}

impl Survey {
    /// Reads all sources: paths as written in the repository, with their texts.
    pub fn of(files: &[(String, String)], catalogue: &Catalogue) -> Survey {
        let is_ours = |path: &str| {
            let is_rust = path.starts_with("crates/") && ending(path) == "rs";
            is_rust && !SKIPPED.iter().any(|skipped| path.starts_with(skipped))
        };
        let sources = files.iter().filter(|(path, _)| is_ours(path));
        let outlines: Vec<(&str, Outline)> = sources.map(|(path, text)| (path.as_str(), outline(text))).collect();
        let test_places: Vec<String> =
            outlines.iter().flat_map(|(path, outline)| test_places(path, &outline.test_modules)).collect();
        let mut survey = Survey::default();
        for (path, outline) in &outlines {
            let is_test_file = is_test_path(path) || test_places.iter().any(|place| is_at(path, place));
            survey.read_notes(path, outline, is_test_file, catalogue);
            if !is_test_file {
                survey.read_constants(path, outline, catalogue);
            }
            survey.read_tests(path, outline, catalogue);
        }
        survey
    }

    pub fn evidence(&self, id: &str) -> Evidence {
        let list = |found: &BTreeMap<String, BTreeSet<String>>| {
            found.get(id).into_iter().flatten().cloned().collect::<Vec<_>>()
        };
        Evidence { id: id.to_owned(), code: list(&self.code), tests: list(&self.tests) }
    }

    /// How many of these entries are declared enforced and have no test named by them.
    pub fn unnamed<'a>(&self, entries: impl Iterator<Item = &'a CatalogueEntry>) -> usize {
        let enforced = entries.filter(|entry| entry.status == Status::Enforced);
        enforced.filter(|entry| !self.tests.contains_key(&entry.id)).count()
    }

    fn read_notes(&mut self, path: &str, outline: &Outline, is_test_file: bool, catalogue: &Catalogue) {
        for note in &outline.notes {
            let named = named(&note.text, catalogue);
            for id in named.unknown {
                self.problems.push(format!("{path}: `{}` cites {id}, which is not in the catalogue.", note.item));
            }
            // A file's own doc says what it is about; it is not the code that carries a rule.
            if !is_test_file && !note.is_test && note.item != FILE {
                let place = format!("{path}:{}", note.item);
                for id in named.ids {
                    self.code.entry(id).or_default().insert(place.clone());
                }
            }
        }
    }

    /// `ids::M_10_1_21` cites M-10.1.21.
    fn read_constants(&mut self, path: &str, outline: &Outline, catalogue: &Catalogue) {
        for constant in outline.constants.iter().filter(|constant| !constant.is_test) {
            if let Some(entry) = catalogue.get(&constant.text) {
                let place = format!("{path}:{}", constant.item);
                self.code.entry(entry.id.clone()).or_default().insert(place);
            }
        }
    }

    fn read_tests(&mut self, path: &str, outline: &Outline, catalogue: &Catalogue) {
        for test in &outline.tests {
            match test_name(&test.name, catalogue) {
                TestName::Id(id) => {
                    self.tests.entry(id).or_default().insert(format!("{path}:{}", test.name));
                }
                TestName::Plain => {}
                TestName::Wrong => self.problems.push(format!(
                    "{path}: the test `{}` looks as if it were named by an id, but the catalogue has none such \
                     (an id in small letters, two underscores, a slug).",
                    test.name
                )),
            }
        }
    }
}

/// Whether everything stands that an enforced entry needs.
pub fn is_carried(entry: &CatalogueEntry, evidence: &Evidence) -> bool {
    let (has_code, has_tests) = (!evidence.code.is_empty(), !evidence.tests.is_empty());
    match entry.kind {
        Kind::Rule => has_code && has_tests,
        Kind::Ruling | Kind::Fate | Kind::Example | Kind::Invariant | Kind::Decision => has_tests,
    }
}

/// Entries that are declared enforced and are not carried.
pub fn broken_promises(catalogue: &Catalogue, survey: &Survey) -> Vec<String> {
    let enforced = catalogue.entries().iter().filter(|entry| entry.status == Status::Enforced);
    let broken = enforced.map(|entry| (entry, survey.evidence(&entry.id)));
    let broken = broken.filter(|(entry, evidence)| !is_carried(entry, evidence));
    let sentence = |(entry, evidence): (&CatalogueEntry, Evidence)| {
        let missing = match entry.kind {
            Kind::Rule if !evidence.tests.is_empty() => "no code cites it",
            _ => "no test is named by it",
        };
        format!("data/rules/{}.toml: {} is declared enforced, but {missing}.", entry.game, entry.id)
    };
    broken.map(sentence).collect()
}

fn is_test_path(path: &str) -> bool {
    path.split('/').any(|part| matches!(part, "tests" | "benches" | "tests.rs"))
}

/// Where modules declared for tests only have their files, without the ending.
fn test_places(path: &str, modules: &[String]) -> Vec<String> {
    let stem = path.trim_end_matches(".rs");
    let (folder, name) = stem.rsplit_once('/').unwrap_or(("", stem));
    let base = if matches!(name, "lib" | "main" | "mod") { folder } else { stem };
    modules.iter().map(|module| format!("{base}/{module}")).collect()
}

fn is_at(path: &str, place: &str) -> bool {
    path.strip_prefix(place).is_some_and(|rest| rest.starts_with('/') || rest == ".rs")
}

#[cfg(test)]
mod tests {
    use catalogue::CATALOGUE;

    use super::*;

    fn survey(files: &[(&str, &str)]) -> Survey {
        let owned: Vec<(String, String)> =
            files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect();
        Survey::of(&owned, &CATALOGUE)
    }

    #[test]
    fn citations_and_tests_are_found_with_their_places() {
        let text = "//! F-5.11\n\n/// F-5.7, M-10.3.6: close by.\nfn protects() { \"F-5.8\"; }\n#[cfg(test)]\nmod tests {\n    // F-5.9\n    \
            #[test]\n    fn f_5_7__near() {}\n    /// It says more.\n    /// And M-10.3.6,\n    /// F-5.9 to F-5.10.\n    #[test]\n    \
            fn it_is_near() {}\n}\n";
        let survey = survey(&[("crates/rules/src/a.rs", text)]);
        let evidence = |id| survey.evidence(id);
        assert_eq!(evidence("F-5.7").code, ["crates/rules/src/a.rs:protects"]);
        assert_eq!(evidence("M-10.3.6").code, ["crates/rules/src/a.rs:protects"]);
        assert_eq!(evidence("F-5.7").tests, ["crates/rules/src/a.rs:f_5_7__near"]);
        assert!(evidence("M-10.3.6").tests.is_empty(), "a mention is no name");
        for id in ["F-5.8", "F-5.9", "F-5.10"] {
            let Evidence { code, tests, .. } = evidence(id);
            assert!(code.is_empty() && tests.is_empty(), "{id}: no test is named by it");
        }
        assert!(evidence("F-5.11").code.is_empty(), "the doc of a file carries nothing");
        assert!(survey.problems.is_empty(), "{:?}", survey.problems);
    }

    #[test]
    fn what_lies_among_tests_is_no_citation() {
        let cited = "/// F-5.7: cited.\nfn a() {}\n";
        let files = [
            ("crates/rules/tests/whole.rs", cited),
            ("crates/rules/src/shared/tests.rs", cited),
            ("crates/rules/benches/speed.rs", cited),
            ("crates/rules/src/lib.rs", "#[cfg(test)]\nmod trial;\n"),
            ("crates/rules/src/trial.rs", cited),
            ("crates/rules/src/trial/more.rs", cited),
            ("crates/rules/src/march.rs", "#[cfg(test)]\nmod check;\n"),
            ("crates/rules/src/march/check.rs", cited),
            ("crates/catalogue/src/lib.rs", cited),
            ("xtask/src/rules.rs", cited),
            ("docs/rules/friedrich.md", cited),
        ];
        assert!(survey(&files).evidence("F-5.7").code.is_empty());
        assert_eq!(survey(&[("crates/rules/src/trials.rs", cited)]).evidence("F-5.7").code.len(), 1);
    }

    #[test]
    fn ids_that_do_not_exist_are_problems() {
        let text = "/// F-99.1\nfn a() {}\n#[test]\nfn f_99_2__x() {}\n/// See FQ-999.\n#[test]\nfn fine() {}\nfn f_99_3__x() {}\n";
        let problems = survey(&[("crates/rules/src/a.rs", text)]).problems;
        assert_eq!(problems.len(), 3, "{problems:?}");
        assert!(problems[0].starts_with("crates/rules/src/a.rs: `a` cites F-99.1, "), "{problems:?}");
        assert!(problems[1].contains("`fine` cites FQ-999"), "{problems:?}");
        assert!(problems[2].contains("the test `f_99_2__x`"), "{problems:?}");
    }

    #[test]
    fn only_a_name_is_a_name() {
        let text = "#[test]\nfn m_10_1_1__a() {}\n/// See M-10.1.2.\n#[test]\nfn b() {}\n";
        let survey = survey(&[("crates/rules/src/a.rs", text)]);
        let is_unnamed = |id: &str| survey.unnamed(CATALOGUE.get(id).into_iter()) == 1;
        assert!(!is_unnamed("M-10.1.1") && is_unnamed("M-10.1.2") && is_unnamed("M-10.1.3"));
    }

    /// One entry of a kind, declared enforced, and what carries it.
    fn promises(entry: &str, source: &str) -> Vec<String> {
        let (kind, id) = entry.split_once(' ').unwrap();
        let texts = match kind {
            "ruling" => "question = \"Q?\"\nanswer = \"A.\"\nconfidence = \"low\"",
            "fate" => "text = \"T.\"\nconfidence = \"low\"",
            "example" => "given = \"G.\"\nwhen = \"W.\"\nthen = \"T.\"",
            "decision" => "text = \"T.\"\nvisibility = \"public\"\nundo = \"no\"",
            "rule" if id.starts_with('F') => "class = \"DEF\"\ntext = \"T.\"",
            _ => "text = \"T.\"",
        };
        let mode = if id.starts_with('F') { "scenario-1" } else { "advanced-3p" };
        let file = format!(
            "[[{kind}]]\nid = \"{id}\"\nsection = \"S\"\nmodes = [\"{mode}\"]\n{texts}\nstatus = \"enforced\"\n"
        );
        let (friedrich, maria) = if id.starts_with('F') { (file.as_str(), "") } else { ("", file.as_str()) };
        let catalogue = Catalogue::read(friedrich, maria).unwrap_or_else(|sentence| panic!("{sentence}"));
        let files = [("crates/rules/src/a.rs".to_owned(), source.to_owned())];
        broken_promises(&catalogue, &Survey::of(&files, &catalogue))
    }

    /// Whether the promise of an entry is kept by code alone, a mention alone, a named test alone, code and a mention,
    /// code and a named test.
    fn kept(entry: &str) -> [bool; 5] {
        let id = entry.split_once(' ').unwrap().1;
        let code = format!("/// {id}\nfn a() {{}}\n");
        let mention = format!("/// See {id}\n#[test]\nfn b() {{}}\n");
        let test = format!("#[test]\nfn {}__c() {{}}\n", catalogue::key(id));
        assert_eq!(promises(entry, "").len(), 1, "{entry}");
        let sources = [&code, &mention, &test, &format!("{code}{mention}"), &format!("{code}{test}")];
        sources.map(|source| promises(entry, source).is_empty())
    }

    #[test]
    fn an_enforced_entry_needs_what_its_kind_needs() {
        assert_eq!(kept("rule F-1.1"), [false, false, false, false, true]);
        for entry in ["ruling FQ-1", "fate FC-1C", "example FE-1", "invariant FI-1", "decision FD-1"] {
            assert_eq!(kept(entry), [false, false, true, false, true], "{entry}");
        }
        let named = "/// F-1.1\nfn a() {}\n";
        assert!(promises("rule F-1.1", named)[0].ends_with("no test is named by it."));
        let cited = "#[test]\nfn f_1_1__c() {}\n";
        assert!(promises("rule F-1.1", cited)[0].ends_with("no code cites it."));
        assert!(promises("decision FD-1", "/// FD-1\nfn a() {}\n")[0].ends_with("but no test is named by it."));
    }
}
