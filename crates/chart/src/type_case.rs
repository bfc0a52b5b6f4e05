//! The type: how wide a name is in the typeface of the map.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::atlas::GeoTable;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    Roman,
    Italic,
}

/// Height of a line of type above and below its base line, as parts of the type size.
pub const ASCENT: f64 = 0.70;
pub const DESCENT: f64 = 0.24;

static WIDTHS: OnceLock<BTreeMap<char, [f64; 2]>> = OnceLock::new();

fn widths() -> &'static BTreeMap<char, [f64; 2]> {
    WIDTHS.get_or_init(|| {
        let text = include_str!("../data/fonts/metrics.csv");
        let table = GeoTable::read("metrics.csv", text, 4).expect("the metrics are compiled in and tested");
        let entry = |row: &crate::atlas::Row| {
            let number = |at| row.number(at).expect("the metrics are compiled in and tested");
            (char::from_u32(number(0) as u32).unwrap_or(' '), [number(2) / 1000.0, number(3) / 1000.0])
        };
        table.rows.iter().map(entry).collect()
    })
}

/// Whether the typeface has this letter.
pub fn has(letter: char) -> bool {
    widths().contains_key(&letter)
}

/// Width of a text at a size; `spacing` is added after each letter. A letter the face lacks counts as wide.
pub fn width(text: &str, face: Face, size: f64, spacing: f64) -> f64 {
    let one = |letter: char| widths().get(&letter).map_or(0.9, |pair| pair[face as usize]);
    text.chars().map(|letter| one(letter) * size + spacing).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_are_wider() {
        assert!(width("WWW", Face::Roman, 10.0, 0.0) > 2.0 * width("iii", Face::Roman, 10.0, 0.0));
        assert!((width("ab", Face::Italic, 10.0, 2.0) - width("ab", Face::Italic, 10.0, 0.0) - 4.0).abs() < 1e-9);
    }

    #[test]
    fn the_typeface_has_the_letters_of_all_our_languages() {
        let letters = "ÄÖÜäöüßĄĆĘŁŃÓŚŹŻąćęłńóśźżČĎĚŇŘŠŤŮŽčďěňřšťůžÉÈÊÀÇéèêàç'’ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώς";
        let missing: String = letters.chars().filter(|&letter| !has(letter)).collect();
        assert_eq!(missing, "");
    }
}
