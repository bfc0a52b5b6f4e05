//! Finding cities by what people type.

use crate::ids::CityId;
use crate::pack::{City, Pack};

/// How many near names are worth showing.
const SHOWN: usize = 4;

impl Pack {
    /// A city by its slug, or by its name whatever the case of its letters.
    pub fn city_called(&self, text: &str) -> Option<CityId> {
        let wanted = text.trim().to_lowercase();
        self.city(&wanted).or_else(|| {
            let found = self.cities.iter().position(|city| city.name.to_lowercase() == wanted);
            found.map(|at| CityId(at as u16))
        })
    }

    /// Cities whose names come near what was typed, nearest first; empty where nothing does.
    pub fn cities_like(&self, text: &str) -> Vec<CityId> {
        let wanted = plain(text);
        let farthest = wanted.chars().count() / 3 + 1;
        let mut near: Vec<(usize, CityId)> = self
            .cities
            .iter()
            .enumerate()
            .map(|(at, city)| (unlikeness(&wanted, city), CityId(at as u16)))
            .filter(|&(unlike, _)| unlike <= farthest)
            .collect();
        near.sort_unstable();
        near.into_iter().take(SHOWN).map(|(_, city)| city).collect()
    }
}

/// Letters to change between what was typed and the city's name or slug; none if the name only goes on in brackets.
fn unlikeness(wanted: &str, city: &City) -> usize {
    let name = plain(&city.name);
    let short = name.split(" (").next().unwrap_or_default();
    [short, &name, &city.slug].map(|form| edits(wanted, form)).into_iter().min().unwrap_or(usize::MAX)
}

/// Lower case without the marks on letters that typing often lacks.
fn plain(text: &str) -> String {
    let bare = |letter: char| match letter {
        'ä' | 'á' | 'ą' => 'a',
        'é' | 'è' | 'ę' => 'e',
        'ö' | 'ó' => 'o',
        'ü' => 'u',
        'ł' => 'l',
        'ń' => 'n',
        'ś' => 's',
        'ż' | 'ź' => 'z',
        'ć' => 'c',
        other => other,
    };
    text.trim().to_lowercase().replace('ß', "ss").chars().map(bare).collect()
}

/// Letters to insert, drop or change to make one word the other.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (at, letter) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (column, &other) in b.iter().enumerate() {
            let changed = corner + usize::from(letter != other);
            corner = row[column + 1];
            row[column + 1] = changed.min(corner + 1).min(row[column] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::edits;

    #[test]
    fn edits_count_letters() {
        for (a, b, count) in
            [("", "", 0), ("", "prag", 4), ("prag", "prag", 0), ("parg", "prag", 2), ("wien", "wein", 2)]
        {
            assert_eq!(edits(a, b), count, "{a} {b}");
            assert_eq!(edits(b, a), count, "{b} {a}");
        }
        assert_eq!(edits("breslau", "brieg"), 5);
    }
}
