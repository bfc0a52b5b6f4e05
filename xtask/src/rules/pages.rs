//! The pages and files written from the catalogue and the survey.

use catalogue::{Catalogue, Coverage, Entry, Game, Kind, Status};
use serde_json::{Map, Value, json};

use super::survey::Survey;

/// How the entries of one kind stand.
pub struct Tally {
    pub total: usize,
    pub enforced: usize,
    pub explained: usize,
    pub tested: usize,
    /// Enforced, without a test named by it.
    pub unnamed: usize,
    /// Open: neither enforced nor explained.
    pub missing: Vec<String>,
}

impl Tally {
    pub fn of(game: Game, kind: Kind, catalogue: &Catalogue, survey: &Survey) -> Tally {
        let entries: Vec<&Entry> = of_kind(game, kind, catalogue).collect();
        let count = |status| entries.iter().filter(|entry| entry.status == status).count();
        let open = entries.iter().filter(|entry| entry.status == Status::Open);
        Tally {
            total: entries.len(),
            enforced: count(Status::Enforced),
            explained: count(Status::Explained),
            tested: entries.iter().filter(|entry| !survey.evidence(&entry.id).tests.is_empty()).count(),
            unnamed: survey.unnamed(entries.iter().copied()),
            missing: open.map(|entry| entry.id.clone()).collect(),
        }
    }

    fn json(&self) -> Map<String, Value> {
        let object = json!({
            "total": self.total,
            "enforced": self.enforced,
            "explained": self.explained,
            "tested": self.tested,
            "unnamed": self.unnamed,
            "missing": self.missing,
        });
        object.as_object().cloned().unwrap_or_default()
    }
}

fn of_kind(game: Game, kind: Kind, catalogue: &Catalogue) -> impl Iterator<Item = &Entry> {
    catalogue.entries().iter().filter(move |entry| entry.game == game && entry.kind == kind)
}

/// Name of a kind in the plural: the keys of the JSON and the headings of the pages.
pub fn plural(kind: Kind) -> &'static str {
    match kind {
        Kind::Rule => "rules",
        Kind::Ruling => "rulings",
        Kind::Fate => "fate",
        Kind::Example => "examples",
        Kind::Invariant => "invariants",
        Kind::Decision => "decisions",
    }
}

/// Counts by game: those of the rules, and the other kinds below them in the same shape.
pub fn counts(catalogue: &Catalogue, survey: &Survey) -> Value {
    let of_game = |game| {
        let mut counts = Tally::of(game, Kind::Rule, catalogue, survey).json();
        for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Rule) {
            counts.insert(plural(kind).to_owned(), Tally::of(game, kind, catalogue, survey).json().into());
        }
        (game.to_string(), Value::from(counts))
    };
    Value::from(Game::ALL.map(of_game).into_iter().collect::<Map<String, Value>>())
}

/// The file the program embeds.
pub fn coverage(catalogue: &Catalogue, survey: &Survey) -> String {
    let all = catalogue.entries().iter().map(|entry| survey.evidence(&entry.id));
    let entries = all.filter(|evidence| !evidence.code.is_empty() || !evidence.tests.is_empty()).collect();
    let source = "written by `cargo xtask rules` from the comments and the names of tests in crates/".to_owned();
    let text = serde_json::to_string_pretty(&Coverage { source, entries }).expect("plain lists of names");
    text + "\n"
}

/// `docs/rules/<game>.md`.
pub fn page(game: Game, catalogue: &Catalogue, survey: &Survey) -> String {
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|&kind| of_kind(game, kind, catalogue).count() > 0).collect();
    let counts: Vec<String> = kinds
        .iter()
        .map(|&kind| {
            let tally = Tally::of(game, kind, catalogue, survey);
            let numbers = [tally.total, tally.enforced, tally.explained, tally.tested, tally.missing.len()];
            format!("| {} | {} |\n", plural(kind), numbers.map(|number| number.to_string()).join(" | "))
        })
        .collect();
    let columns = "rule | text | code | tests | status";
    let tables: Vec<String> = kinds
        .iter()
        .map(|&kind| {
            let table = sections(of_kind(game, kind, catalogue), columns, |entry| row(entry, survey));
            format!("\n## {}\n{table}", title(kind))
        })
        .collect();
    format!(
        "# {}: rule, code, tests\n\n\
         Written by `cargo xtask rules` from `data/rules/{game}.toml`, the comments and the names of tests; do not edit.\n\n\
         | kind | total | enforced | explained | tested | open |\n|---|---|---|---|---|---|\n{}\n\
         *Enforced*: code and tests carry it. *Explained*: code does not enforce it, and the table says why. \
         *Tested*: a test is named by it. *Open*: no code carries it yet, or no test proves it.\n\
         A rule marked *derived* follows from printed rules without standing among them.\n{}",
        game.to_string().to_uppercase(),
        counts.concat(),
        tables.concat()
    )
}

fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Rule => "Rules",
        Kind::Ruling => "Rulings",
        Kind::Fate => "Cards of fate",
        Kind::Example => "Worked examples",
        Kind::Invariant => "Invariants",
        Kind::Decision => "Decisions",
    }
}

/// One table for each section, in the order of the entries.
pub fn sections<'a>(
    entries: impl Iterator<Item = &'a Entry>,
    columns: &str,
    row: impl Fn(&Entry) -> Vec<String>,
) -> String {
    let mut out = Vec::new();
    let mut section = "";
    for entry in entries {
        if entry.section != section {
            section = &entry.section;
            let line = "|---".repeat(columns.split('|').count());
            out.push(format!("\n### {section}\n\n| {columns} |\n{line}|\n"));
        }
        let cells: Vec<String> = row(entry).iter().map(|cell| cell.replace('|', "\\|")).collect();
        out.push(format!("| {} |\n", cells.join(" | ")));
    }
    out.concat()
}

fn row(entry: &Entry, survey: &Survey) -> Vec<String> {
    let evidence = survey.evidence(&entry.id);
    let places = |places: &[String]| {
        let short = places.iter().map(|place| format!("`{}`", place.trim_start_matches("crates/")));
        short.collect::<Vec<_>>().join("<br>")
    };
    let status = match &entry.place {
        Some(place) => format!("{}: {place}", entry.status),
        None => entry.status.to_string(),
    };
    vec![entry.id.clone(), words(entry), places(&evidence.code), places(&evidence.tests), status]
}

/// What an entry says, for a cell of a table.
fn words(entry: &Entry) -> String {
    let said = match (&entry.question, &entry.given) {
        (Some(question), _) => format!("*{question}* {}", entry.answer.as_deref().unwrap_or_default()),
        (_, Some(given)) => {
            let (when, then) = (entry.when.as_deref().unwrap_or_default(), entry.then.as_deref().unwrap_or_default());
            format!("*Given:* {given} *When:* {when} *Then:* {then}")
        }
        _ => entry.line(),
    };
    if entry.derived { format!("{said} *(derived)*") } else { said }
}

/// The tables of `docs/rulings.md`, by the names of their places there.
pub fn ruling_tables(catalogue: &Catalogue) -> Vec<(&'static str, String)> {
    let rulings = |game| {
        sections(of_kind(game, Kind::Ruling, catalogue), "id | question | answer | confidence", |entry| {
            let answer = entry.answer.clone().unwrap_or_default();
            vec![entry.id.clone(), entry.question.clone().unwrap_or_default(), answer, confidence(entry)]
        })
    };
    let fate = sections(of_kind(Game::Friedrich, Kind::Fate, catalogue), "id | ruling | confidence", |entry| {
        vec![entry.id.clone(), entry.line(), confidence(entry)]
    });
    let switches = |game| {
        let rows = of_kind(game, Kind::Ruling, catalogue).filter(|entry| entry.switch.is_some()).map(|entry| {
            let cell = |text: &Option<String>| text.clone().unwrap_or_default();
            format!(
                "| {} | {} | {} | {} |\n",
                cell(&entry.switch),
                entry.id,
                cell(&entry.question),
                cell(&entry.default)
            )
        });
        format!("\n| switch | ruling | question | default |\n|---|---|---|---|\n{}", rows.collect::<String>())
    };
    vec![
        ("FRIEDRICH rulings", rulings(Game::Friedrich)),
        ("FRIEDRICH cards of fate", fate),
        ("FRIEDRICH switches", switches(Game::Friedrich)),
        ("MARIA rulings", rulings(Game::Maria)),
        ("MARIA switches", switches(Game::Maria)),
    ]
}

fn confidence(entry: &Entry) -> String {
    let sure = entry.confidence.map(|confidence| confidence.to_string()).unwrap_or_default();
    match &entry.confidence_note {
        Some(note) => format!("{sure} ({note})"),
        None => sure,
    }
}

/// The page with the text between two marks replaced; the marks and what is written by hand stay.
pub fn with_tables(page: &str, tables: &[(&str, String)]) -> Result<String, String> {
    let mut page = page.to_owned();
    for (name, table) in tables {
        let (begin, end) = (format!("<!-- {name}: begin -->\n"), format!("<!-- {name}: end -->"));
        let places = page.find(&begin).zip(page.find(&end)).filter(|(from, to)| from < to);
        let (from, to) = places.ok_or_else(|| {
            format!(
                "docs/rulings.md has no place for the table `{name}`; give it back the lines `{}` and `{end}`.",
                begin.trim()
            )
        })?;
        page.replace_range(from + begin.len()..to, &format!("{table}\n"));
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use catalogue::CATALOGUE;

    use super::*;

    fn survey() -> Survey {
        let text = "/// F-5.7\nfn protects() {}\n#[test]\nfn f_5_7__near() {}\n#[test]\nfn fq_15__near() {}\n";
        Survey::of(&[("crates/rules/src/a.rs".to_owned(), text.to_owned())], &CATALOGUE)
    }

    #[test]
    fn a_row_names_text_code_tests_and_status() {
        let page = page(Game::Friedrich, &CATALOGUE, &survey());
        let row = page.lines().find(|line| line.starts_with("| F-5.7 |")).unwrap();
        assert!(row.contains("| `rules/src/a.rs:protects` | `rules/src/a.rs:f_5_7__near` |"), "{row}");
        assert!(row.contains("3 cities away or nearer."), "{row}");
        assert!(page.contains("\n### 4 Movement\n"));
        let derived = page.lines().find(|line| line.starts_with("| F-5.9 |")).unwrap();
        assert!(derived.contains("*(derived)*"), "{derived}");
    }

    #[test]
    fn every_entry_has_one_row() {
        for game in Game::ALL {
            let page = page(game, &CATALOGUE, &survey());
            for entry in CATALOGUE.entries().iter().filter(|entry| entry.game == game) {
                let start = format!("| {} |", entry.id);
                assert_eq!(page.lines().filter(|line| line.starts_with(&start)).count(), 1, "{}", entry.id);
            }
        }
    }

    #[test]
    fn counts_have_the_promised_shape() {
        let counts = counts(&CATALOGUE, &survey());
        for (game, total) in [("friedrich", 350), ("maria", 459)] {
            let rules = &counts[game];
            assert_eq!(rules["total"], total);
            let number = |name: &str| rules[name].as_u64().unwrap();
            let missing = rules["missing"].as_array().unwrap().len() as u64;
            assert_eq!(number("enforced") + number("explained") + missing, total);
            for kind in ["rulings", "fate", "examples", "invariants", "decisions"] {
                assert!(rules[kind]["missing"].is_array(), "{game} {kind}");
            }
        }
        assert_eq!(counts["friedrich"]["tested"], 1);
        assert_eq!(counts["friedrich"]["rulings"]["tested"], 1);
        assert_eq!(counts["maria"]["rulings"]["total"], 140);
    }

    #[test]
    fn the_coverage_holds_what_was_found_and_says_where_it_comes_from() {
        let text = coverage(&CATALOGUE, &survey());
        let coverage: Coverage = serde_json::from_str(&text).unwrap();
        assert!(coverage.source.contains("cargo xtask rules"));
        let ids: Vec<&str> = coverage.entries.iter().map(|evidence| evidence.id.as_str()).collect();
        assert_eq!(ids, ["F-5.7", "FQ-15"]);
        assert_eq!(coverage.entries[0].code, ["crates/rules/src/a.rs:protects"]);
    }

    #[test]
    fn tables_are_put_between_their_marks_only() {
        let page = "Before.\n<!-- A: begin -->\nold\n<!-- A: end -->\nAfter.\n";
        let filled = with_tables(page, &[("A", "new".to_owned())]).unwrap();
        assert_eq!(filled, page.replace("old", "new"));
        assert_eq!(with_tables(&filled, &[("A", "new".to_owned())]).unwrap(), filled);
        let refusal = with_tables(page, &[("B", String::new())]).unwrap_err();
        assert!(refusal.contains("no place for the table `B`"), "{refusal}");
    }

    #[test]
    fn every_ruling_and_switch_stands_in_a_table() {
        let tables: String = ruling_tables(&CATALOGUE).into_iter().map(|(_, table)| table).collect();
        for entry in CATALOGUE.entries().iter().filter(|entry| matches!(entry.kind, Kind::Ruling | Kind::Fate)) {
            assert!(tables.contains(&format!("| {} |", entry.id)), "{}", entry.id);
        }
        for switch in
            ["placeJoinsEndMove", "oo.easedStack", "sc1.generalLoss", "sc2.prussiaImmediate", "oo.rowFiveSouth"]
        {
            assert!(tables.contains(&format!("| {switch} | FQ-")), "{switch}");
        }
    }
}
