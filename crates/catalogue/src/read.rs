//! Reading the two files and refusing entries that cannot be right.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::Catalogue;
use crate::entry::{CatalogueEntry, Game, Kind, OPTIONS, Status};
use crate::find::key;

/// One file: the entries of each kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    rule: Vec<CatalogueEntry>,
    #[serde(default)]
    ruling: Vec<CatalogueEntry>,
    #[serde(default)]
    fate: Vec<CatalogueEntry>,
    #[serde(default)]
    example: Vec<CatalogueEntry>,
    #[serde(default)]
    invariant: Vec<CatalogueEntry>,
    #[serde(default)]
    decision: Vec<CatalogueEntry>,
}

impl Catalogue {
    /// Reads both files; a refusal names the file and the entry at fault.
    pub fn read(friedrich: &str, maria: &str) -> Result<Catalogue, String> {
        let mut entries = Vec::new();
        for (game, text) in [(Game::Friedrich, friedrich), (Game::Maria, maria)] {
            let file: File = toml::from_str(text).map_err(|error| format!("data/rules/{game}.toml: {error}"))?;
            entries.extend(file.entries(game));
        }
        let mut places = BTreeMap::new();
        for (place, entry) in entries.iter().enumerate() {
            check(entry).map_err(|what| complaint(entry, &what))?;
            if places.insert(key(&entry.id), place).is_some() {
                return Err(complaint(entry, "this id stands twice"));
            }
        }
        for entry in &entries {
            if let Some(other) = entry.see.iter().find(|other| !places.contains_key(&key(other))) {
                return Err(complaint(entry, &format!("`see` names {other}, which does not exist")));
            }
        }
        Ok(Catalogue { entries, places })
    }
}

fn complaint(entry: &CatalogueEntry, what: &str) -> String {
    format!("data/rules/{}.toml: {}: {what}.", entry.game, entry.id)
}

impl File {
    fn entries(self, game: Game) -> Vec<CatalogueEntry> {
        let kinds = [
            (Kind::Rule, self.rule),
            (Kind::Ruling, self.ruling),
            (Kind::Fate, self.fate),
            (Kind::Example, self.example),
            (Kind::Invariant, self.invariant),
            (Kind::Decision, self.decision),
        ];
        let with_kind = |(kind, entries): (Kind, Vec<CatalogueEntry>)| {
            entries.into_iter().map(move |entry| CatalogueEntry { game, kind, ..entry })
        };
        kinds.into_iter().flat_map(with_kind).collect()
    }
}

fn check(entry: &CatalogueEntry) -> Result<(), String> {
    check_id(entry)?;
    check_texts(entry)?;
    check_modes(entry)?;
    let is_class_due = entry.kind == Kind::Rule && entry.game == Game::Friedrich;
    if entry.class.is_some() != is_class_due {
        return Err("`class` belongs to the rules of FRIEDRICH, to each of them and to nothing else".to_owned());
    }
    let is_confidence_due = matches!(entry.kind, Kind::Ruling | Kind::Fate);
    if entry.confidence.is_some() != is_confidence_due {
        return Err("`confidence` belongs to rulings and cards of fate, to each of them and to nothing else".to_owned());
    }
    if entry.switch.is_some() != entry.default.is_some() {
        return Err("`switch` and `default` go together".to_owned());
    }
    if entry.place.is_some() != (entry.status == Status::Explained) {
        return Err("`where` belongs to the status `explained`, and that needs it".to_owned());
    }
    Ok(())
}

fn check_id(entry: &CatalogueEntry) -> Result<(), String> {
    let prefixes = entry.kind.prefixes(entry.game);
    let (prefix, number) = entry.id.split_once('-').unwrap_or(("", ""));
    let has_number = number.trim_start_matches("SG").starts_with(|c: char| c.is_ascii_digit());
    if prefixes.contains(&prefix) && has_number {
        Ok(())
    } else {
        Err(format!("the id of a {} of this game begins with {}", entry.kind, prefixes.join("- or ") + "-"))
    }
}

/// Which texts an entry has follows from its kind.
fn check_texts(entry: &CatalogueEntry) -> Result<(), String> {
    let texts = [
        ("text", &entry.text),
        ("question", &entry.question),
        ("answer", &entry.answer),
        ("given", &entry.given),
        ("when", &entry.when),
        ("then", &entry.then),
        ("visibility", &entry.visibility),
        ("undo", &entry.undo),
    ];
    let due: &[&str] = match entry.kind {
        Kind::Rule | Kind::Fate | Kind::Invariant => &["text"],
        Kind::Ruling => &["question", "answer"],
        Kind::Example => &["given", "when", "then"],
        Kind::Decision => &["text", "visibility", "undo"],
    };
    for (name, text) in texts {
        if text.is_some() != due.contains(&name) {
            return Err(format!("a {} has {}, not more and not less", entry.kind, due.join(", ")));
        }
        if text.as_deref().is_some_and(|text| text.trim().is_empty()) {
            return Err(format!("`{name}` is empty"));
        }
    }
    Ok(())
}

fn check_modes(entry: &CatalogueEntry) -> Result<(), String> {
    if entry.modes.is_empty() {
        return Err("it holds in no mode".to_owned());
    }
    if let Some(mode) = entry.modes.iter().find(|mode| !entry.game.modes().contains(&mode.as_str())) {
        return Err(format!("the mode `{mode}` is none of {}", entry.game.modes().join(", ")));
    }
    let options = [&entry.option, &entry.without];
    if let Some(option) = options.into_iter().flatten().find(|option| !OPTIONS.contains(&option.as_str())) {
        return Err(format!("the option `{option}` is none of {}", OPTIONS.join(", ")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CATALOGUE;

    const RULE: &str = "[[rule]]\nid = \"M-1.1\"\nsection = \"1 A\"\nmodes = [\"advanced-3p\"]\n\
        text = \"A sentence.\"\nstatus = \"open\"\n";

    fn refusal(maria: &str) -> String {
        Catalogue::read("", maria).err().unwrap_or_default()
    }

    #[test]
    fn every_id_of_both_catalogues_is_here() {
        let count = |prefix: &str| {
            let ids = CATALOGUE.entries().iter().map(|entry| &entry.id);
            ids.filter(|id| id.split_once('-').is_some_and(|(own, _)| own == prefix)).count()
        };
        let prefixes = ["F", "FQ", "FC", "FE", "FI", "FD", "M", "R", "RP", "ME", "PE", "INV", "MD"];
        assert_eq!(prefixes.map(count), [350, 95, 48, 34, 16, 29, 459, 128, 12, 50, 7, 15, 49]);
        let all =
            |game, kind| CATALOGUE.entries().iter().filter(|entry| entry.game == game && entry.kind == kind).count();
        assert_eq!(Kind::ALL.map(|kind| all(Game::Friedrich, kind)), [350, 95, 48, 34, 16, 29]);
        assert_eq!(Kind::ALL.map(|kind| all(Game::Maria, kind)), [459, 140, 0, 57, 15, 49]);
    }

    #[test]
    fn numbers_run_without_a_gap() {
        let plain = [
            ("FQ", 95),
            ("FE", 34),
            ("FI", 16),
            ("FD", 29),
            ("R", 116),
            ("RP", 12),
            ("ME", 50),
            ("PE", 7),
            ("INV", 15),
            ("MD", 49),
        ];
        for (prefix, last) in plain {
            for number in 1..=last {
                assert!(CATALOGUE.get(&format!("{prefix}-{number}")).is_some(), "{prefix}-{number}");
            }
        }
    }

    #[test]
    fn derived_rules_are_marked() {
        let derived = |game| {
            let rules = CATALOGUE.entries().iter().filter(|entry| entry.kind == Kind::Rule && entry.game == game);
            rules.filter(|entry| entry.derived).count()
        };
        assert_eq!((derived(Game::Friedrich), derived(Game::Maria)), (48, 22));
    }

    #[test]
    fn texts_are_plain_sentences() {
        let marks = ["**", "`", "\u{25c6}", "\u{2020}", "\u{a7}", "\u{2192}", "seed 0"];
        for entry in CATALOGUE.entries() {
            let texts = [&entry.text, &entry.question, &entry.answer, &entry.given, &entry.when, &entry.then];
            for text in texts.into_iter().flatten() {
                let is_sentence = text.ends_with(['.', '?']) && !text.starts_with(char::is_lowercase);
                assert!(is_sentence, "{}: {text}", entry.id);
                assert!(!marks.iter().any(|mark| text.contains(mark)), "{}: {text}", entry.id);
                let shorthand = ["TC", "TCs", "VM", "VMs", "OO", "DE", "EN", "GR", "FRD"];
                let mut words = text.split(|c: char| !c.is_alphanumeric());
                assert!(!words.any(|word| shorthand.contains(&word)), "{}: {text}", entry.id);
            }
        }
    }

    #[test]
    fn options_belong_to_the_game_that_has_them() {
        for entry in CATALOGUE.entries() {
            let options = [&entry.option, &entry.without];
            for option in options.into_iter().flatten() {
                assert_eq!(option == "political", entry.game == Game::Maria, "{}", entry.id);
            }
        }
    }

    #[test]
    fn a_good_entry_is_read() {
        let catalogue = Catalogue::read("", RULE).ok().unwrap();
        assert_eq!(catalogue.entries()[0].line(), "A sentence.");
        assert_eq!(catalogue.entries()[0].game, Game::Maria);
    }

    #[test]
    fn a_bad_entry_is_refused_by_name() {
        let bad = [
            (RULE.replace("M-1.1", "F-1.1"), "the id of a rule of this game begins with M-"),
            (RULE.replace("M-1.1", "M-one"), "the id of a rule of this game begins with M-"),
            (RULE.replace("advanced-3p", "advanced"), "the mode `advanced` is none of introductory-3p"),
            (RULE.replace("[\"advanced-3p\"]", "[]"), "it holds in no mode"),
            (RULE.replace("text =", "question ="), "a rule has text, not more and not less"),
            (RULE.replace("A sentence.", " "), "`text` is empty"),
            (RULE.replace("\"open\"", "\"explained\""), "`where` belongs to the status `explained`"),
            (format!("{RULE}where = \"Here.\"\n"), "`where` belongs to the status `explained`"),
            (format!("{RULE}class = \"DEF\"\n"), "`class` belongs to the rules of FRIEDRICH"),
            (format!("{RULE}confidence = \"low\"\n"), "`confidence` belongs to rulings"),
            (format!("{RULE}option = \"cheating\"\n"), "the option `cheating` is none of expert"),
            (format!("{RULE}switch = \"off\"\n"), "`switch` and `default` go together"),
            (format!("{RULE}see = [\"M-9.9\"]\n"), "`see` names M-9.9, which does not exist"),
            (format!("{RULE}{RULE}"), "this id stands twice"),
        ];
        for (text, what) in bad {
            let refusal = refusal(&text);
            assert!(refusal.starts_with("data/rules/maria.toml: ") && refusal.contains(what), "{what}: {refusal}");
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_refused_with_its_line() {
        assert!(refusal(&RULE.replace("status", "stauts")).contains("line 6"));
        assert!(refusal(&RULE.replace("\"open\"", "\"opne\"")).contains("line 6"));
        assert!(refusal("[[rulez]]\n").contains("rulez"));
    }
}
