//! The rules by number, from the catalogue the terminal reads.

use std::sync::LazyLock;

use catalogue::{CATALOGUE, CatalogueEntry, Game, Kind};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::File;
use crate::secret::hex;

/// An entry of `GET /rules/TITLE.json`.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RuleEntry {
    pub id: &'static str,
    #[cfg_attr(test, ts(type = "'rule' | 'ruling' | 'fate' | 'example' | 'invariant' | 'decision'"))]
    pub kind: Kind,
    pub section: &'static str,
    pub modes: &'static [String],
    /// The question a ruling answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lead: Option<&'static str>,
    pub text: String,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub see: &'static [String],
}

impl RuleEntry {
    fn of(entry: &'static CatalogueEntry) -> RuleEntry {
        let texts = [&entry.text, &entry.answer, &entry.given, &entry.when, &entry.then];
        let said: Vec<&str> = texts.into_iter().flatten().map(String::as_str).collect();
        RuleEntry {
            id: &entry.id,
            kind: entry.kind,
            section: &entry.section,
            modes: &entry.modes,
            lead: entry.question.as_deref(),
            text: said.join(" "),
            see: &entry.see,
        }
    }
}

/// The rules of one title.
pub struct Book {
    game: Game,
    /// Changes with anything in it.
    pub tag: String,
    pub file: File,
}

static BOOKS: LazyLock<[Book; 2]> = LazyLock::new(|| {
    Game::ALL.map(|game| {
        let entries: Vec<RuleEntry> = entries(game).collect();
        let text = serde_json::to_vec(&entries).expect("rules are plain data");
        Book { game, tag: hex(&Sha256::digest(&text)[..16]), file: File::new("application/json", text) }
    })
});

fn entries(game: Game) -> impl Iterator<Item = RuleEntry> {
    CATALOGUE.entries().iter().filter(move |entry| entry.game == game).map(RuleEntry::of)
}

pub fn book(title: &str) -> Option<&'static Book> {
    BOOKS.iter().find(|book| book.game.to_string() == title)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_of_the_catalogue_is_in_its_book_with_a_sentence() {
        let of = |game| entries(game).collect::<Vec<_>>();
        let (friedrich, maria) = (of(Game::Friedrich), of(Game::Maria));
        assert_eq!(friedrich.len() + maria.len(), CATALOGUE.entries().len());
        assert!(friedrich.iter().all(|entry| entry.id.starts_with('F') && !entry.text.is_empty()));
        assert!(maria.iter().all(|entry| !entry.id.starts_with('F') && !entry.text.is_empty()));
        let ruling = friedrich.iter().find(|entry| entry.id == "FQ-36").expect("a ruling");
        assert!(ruling.lead.is_some_and(|lead| lead.ends_with('?')) && !ruling.text.contains('?'));
        assert!(book("chess").is_none());
    }
}
