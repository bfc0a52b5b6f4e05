//! Finding entries: by id however it is written, by words, by game, mode and kind.

use crate::Catalogue;
use crate::entry::{CatalogueEntry, Game, Kind};

/// How many ids are offered when one is not found.
const NEAR: usize = 5;
/// How many letters an id may be off to be offered.
const NEAR_LETTERS: usize = 3;

/// One form for all ways of writing an id: `F-7.4`, `f-7.4` and `f_7_4` have the same key.
pub fn key(id: &str) -> String {
    let one = |c: char| if matches!(c, '-' | '.' | ' ') { '_' } else { c.to_ascii_lowercase() };
    id.trim().chars().map(one).collect()
}

/// What a list is narrowed to.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub game: Option<Game>,
    pub kind: Option<Kind>,
    /// A mode; or an option, for the entries that hold only with it.
    pub mode: Option<String>,
}

impl Filter {
    pub fn admits(&self, entry: &CatalogueEntry) -> bool {
        let is_mode = |mode: &String| entry.modes.contains(mode) || entry.option.as_ref() == Some(mode);
        self.game.is_none_or(|game| entry.game == game)
            && self.kind.is_none_or(|kind| entry.kind == kind)
            && self.mode.as_ref().is_none_or(is_mode)
    }
}

impl Catalogue {
    pub fn entries(&self) -> &[CatalogueEntry] {
        &self.entries
    }

    /// The entry with this id, in whatever way it is written.
    pub fn get(&self, id: &str) -> Option<&CatalogueEntry> {
        self.places.get(&key(id)).map(|&place| &self.entries[place])
    }

    /// Entries whose id is nearly this one, nearest first.
    pub fn near(&self, id: &str) -> Vec<&CatalogueEntry> {
        let wanted = key(id);
        let mut found: Vec<(usize, &CatalogueEntry)> =
            self.entries.iter().map(|entry| (distance(&wanted, &key(&entry.id)), entry)).collect();
        found.sort_by_key(|&(letters, _)| letters);
        let near = found.into_iter().take_while(|&(letters, _)| letters <= NEAR_LETTERS);
        near.take(NEAR).map(|(_, entry)| entry).collect()
    }

    /// Entries in which every one of the words stands, as a part of a word too.
    pub fn search(&self, words: &str) -> Vec<&CatalogueEntry> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let has_all = |entry: &&CatalogueEntry| {
            let text = format!("{} {} {}", entry.id, entry.section, entry.line()).to_lowercase();
            !words.is_empty() && words.iter().all(|word| text.contains(word))
        };
        self.entries.iter().filter(has_all).collect()
    }

    pub fn list(&self, filter: &Filter) -> Vec<&CatalogueEntry> {
        self.entries.iter().filter(|entry| filter.admits(entry)).collect()
    }
}

/// How many letters have to be changed, added or taken away to make one word of the other.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (line, letter) in from.chars().enumerate() {
        let mut corner = row[0];
        row[0] = line + 1;
        for (at, &other) in to.iter().enumerate() {
            let replaced = corner + usize::from(letter != other);
            corner = row[at + 1];
            row[at + 1] = replaced.min(row[at] + 1).min(corner + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CATALOGUE;

    fn ids(entries: &[&CatalogueEntry]) -> Vec<String> {
        entries.iter().map(|entry| entry.id.clone()).collect()
    }

    #[test]
    fn an_id_is_found_however_it_is_written() {
        for written in ["F-7.4", "f-7.4", "f_7_4", " F 7.4 "] {
            assert_eq!(CATALOGUE.get(written).unwrap().id, "F-7.4", "{written}");
        }
        assert_eq!(CATALOGUE.get("m_sg2_1_8").unwrap().id, "M-SG2.1.8");
        assert_eq!(CATALOGUE.get("fc_10s").unwrap().id, "FC-10S");
        assert_eq!(CATALOGUE.get("FC-0.8").unwrap().kind, Kind::Fate);
        assert!(CATALOGUE.get("F-7.99").is_none());
        assert!(CATALOGUE.get("").is_none());
    }

    #[test]
    fn a_missed_id_is_told_its_neighbours() {
        assert_eq!(ids(&CATALOGUE.near("F-12.10"))[..2], ["F-1.10", "F-2.10"]);
        assert!(ids(&CATALOGUE.near("M-10.3.99")).contains(&"M-10.3.9".to_owned()));
        assert!(CATALOGUE.near("something else").is_empty());
    }

    #[test]
    fn letters_are_counted() {
        assert_eq!(distance("f_7_4", "f_7_4"), 0);
        assert_eq!(distance("f_7_4", "f_7_14"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
    }

    #[test]
    fn words_are_found_together_and_in_parts() {
        let found = ids(&CATALOGUE.search("PROTECT heinrich"));
        assert_eq!(found, ["FC-11H"]);
        assert!(ids(&CATALOGUE.search("hussar")).contains(&"M-7.1".to_owned()));
        assert!(CATALOGUE.search("  ").is_empty());
        assert!(CATALOGUE.search("submarine").is_empty());
    }

    #[test]
    fn a_list_is_narrowed_by_game_kind_and_mode() {
        let count = |game, kind, mode: Option<&str>| {
            CATALOGUE.list(&Filter { game, kind, mode: mode.map(str::to_owned) }).len()
        };
        assert_eq!(count(None, Some(Kind::Rule), None), 809);
        assert_eq!(count(Some(Game::Maria), Some(Kind::Rule), None), 459);
        assert_eq!(count(Some(Game::Maria), Some(Kind::Rule), Some("political")), 8);
        assert_eq!(count(Some(Game::Friedrich), Some(Kind::Rule), Some("milder-fate")), 4);
        assert_eq!(count(Some(Game::Maria), None, Some("standard-4p")), 0);
        let gambit = count(Some(Game::Maria), Some(Kind::Rule), Some("schlesien-gambit"));
        assert!(gambit > 224 && gambit < 459, "{gambit}");
    }
}
