//! Finding ids of the catalogue in running text.

use catalogue::{Catalogue, Game, Kind, key};

/// What a text names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Named {
    /// Ids of the catalogue, ranges (`F-7.22 to F-7.24`) spelled out.
    pub ids: Vec<String>,
    /// What looks like an id and is none.
    pub unknown: Vec<String>,
}

/// All ids a text names. A whole section (`F-12`, `M-10.1`) may be named, too, but stands for no rule.
pub fn named(text: &str, catalogue: &Catalogue) -> Named {
    let mut named = Named::default();
    let mut rest = text;
    while let Some((first, after)) = next_mention(rest) {
        rest = after;
        if let Some((last, after)) = range_end(after) {
            rest = after;
            match range(first, last, catalogue) {
                Some(ids) => named.ids.extend(ids),
                None => named.unknown.push(format!("{first} to {last}")),
            }
        } else if let Some(short) = short_range(after) {
            named.unknown.push(format!("{first}{short}"));
        } else if let Some(entry) = catalogue.get(first) {
            named.ids.push(entry.id.clone());
        } else if !is_section(first, catalogue) {
            named.unknown.push(first.to_owned());
        }
    }
    named
}

/// The next thing that looks like an id, and the text after it.
fn next_mention(text: &str) -> Option<(&str, &str)> {
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let length = if is_part(before) { None } else { mention_length(&text[at..]) };
        if let Some(length) = length {
            return Some((&text[at..at + length], &text[at + length..]));
        }
        before = c;
    }
    None
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '-')
}

/// Length of the id that begins here: a prefix, a dash, a number with points, perhaps a letter.
fn mention_length(text: &str) -> Option<usize> {
    let (prefix, number) = text.split_once('-')?;
    if !is_prefix(prefix) {
        return None;
    }
    let digits = number.strip_prefix("SG").unwrap_or(number);
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let end = number.find(|c: char| !c.is_alphanumeric() && c != '.').unwrap_or(number.len());
    Some(prefix.len() + 1 + number[..end].trim_end_matches('.').len())
}

fn is_prefix(word: &str) -> bool {
    let mut all = Game::ALL.into_iter().flat_map(|game| Kind::ALL.map(|kind| kind.prefixes(game)));
    all.any(|prefixes| prefixes.contains(&word))
}

/// ` to F-7.24` after an id.
fn range_end(text: &str) -> Option<(&str, &str)> {
    let after = text.trim_start().strip_prefix("to")?;
    let id = after.trim_start();
    let length = mention_length(id)?;
    (id.len() < after.len()).then(|| (&id[..length], &id[length..]))
}

/// A range written short (`-12` with a long or a short dash after an id) is not understood; say so.
fn short_range(text: &str) -> Option<&str> {
    let number = text.strip_prefix(['-', '\u{2013}'])?;
    let digits = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
    let length = text.len() - number.len() + digits;
    (digits > 0).then(|| &text[..length])
}

/// Every id from one to another of the same section, if all of them exist.
fn range(first: &str, last: &str, catalogue: &Catalogue) -> Option<Vec<String>> {
    let (stem, from) = split_number(first)?;
    let (other_stem, to) = split_number(last)?;
    if stem != other_stem || from >= to {
        return None;
    }
    (from..=to).map(|number| catalogue.get(&format!("{stem}{number}")).map(|entry| entry.id.clone())).collect()
}

fn split_number(id: &str) -> Option<(&str, u32)> {
    let stem = id.trim_end_matches(|c: char| c.is_ascii_digit());
    Some((stem, id[stem.len()..].parse().ok()?))
}

fn is_section(name: &str, catalogue: &Catalogue) -> bool {
    let start = format!("{name}.");
    catalogue.entries().iter().any(|entry| entry.kind == Kind::Rule && entry.id.starts_with(&start))
}

/// What the name of a test says: `f_5_7__slug` names F-5.7.
#[derive(PartialEq, Eq, Debug)]
pub enum TestName {
    Id(String),
    /// It looks like an id and is none.
    Wrong,
    Plain,
}

pub fn test_name(name: &str, catalogue: &Catalogue) -> TestName {
    let Some((id, _)) = name.split_once("__") else {
        return if looks_like_id(name) { TestName::Wrong } else { TestName::Plain };
    };
    match catalogue.get(id) {
        Some(entry) if key(&entry.id) == id => TestName::Id(entry.id.clone()),
        _ if looks_like_id(id) => TestName::Wrong,
        _ => TestName::Plain,
    }
}

fn looks_like_id(name: &str) -> bool {
    let mut parts = name.split('_');
    let is_known = parts.next().is_some_and(|part| is_prefix(&part.to_uppercase()));
    let number = parts.next().unwrap_or_default();
    is_known && number.strip_prefix("sg").unwrap_or(number).starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use catalogue::CATALOGUE;

    use super::*;

    fn ids(text: &str) -> Vec<String> {
        let named = named(text, &CATALOGUE);
        assert!(named.unknown.is_empty(), "{named:?}");
        named.ids
    }

    fn unknown(text: &str) -> Vec<String> {
        let named = named(text, &CATALOGUE);
        assert!(named.ids.is_empty(), "{named:?}");
        named.unknown
    }

    #[test]
    fn every_form_of_id_is_found() {
        let text =
            "F-5.7, FQ-15: FC-10S (FC-0.8) M-10.3.4; M-SG2.1.8. R-33/RP-4 INV-4, FI-3, FD-21, MD-3, FE-1 ME-2 PE-3";
        let expected = "F-5.7 FQ-15 FC-10S FC-0.8 M-10.3.4 M-SG2.1.8 R-33 RP-4 INV-4 FI-3 FD-21 MD-3 FE-1 ME-2 PE-3";
        assert_eq!(ids(text).join(" "), expected);
    }

    #[test]
    fn other_words_are_no_ids() {
        assert_eq!(ids("UTF-8, SHA-256, XF-5.7, F-word, HMAC-SHA-256, f-5.7, F5.7, ST-E1, D-19, _F-5.7"), [""; 0]);
    }

    #[test]
    fn ranges_are_spelled_out_even_across_lines() {
        assert_eq!(ids("F-7.22 to F-7.24, FQ-63 to\nFQ-65"), ["F-7.22", "F-7.23", "F-7.24", "FQ-63", "FQ-64", "FQ-65"]);
        assert_eq!(ids("from F-7.22 towards F-7.24"), ["F-7.22", "F-7.24"]);
    }

    #[test]
    fn a_range_that_cannot_be_is_unknown() {
        for text in ["F-7.31 to F-7.33", "F-7.3 to F-7.2", "F-7.3 to F-8.5", "FC-1C to FC-1D"] {
            assert_eq!(unknown(text), [text]);
        }
        assert_eq!(unknown("M-13.7\u{2013}12"), ["M-13.7\u{2013}12"]);
    }

    #[test]
    fn a_section_may_be_named_but_an_id_that_does_not_exist_may_not() {
        assert_eq!(ids("F-12, M-10.1, M-SG2"), [""; 0]);
        assert_eq!(unknown("F-99.1, FQ-96, F-5.7b, R-0, M-10.3.99"), ["F-99.1", "FQ-96", "F-5.7b", "R-0", "M-10.3.99"]);
    }

    #[test]
    fn tests_are_known_by_name() {
        let id = |name| test_name(name, &CATALOGUE);
        let good = [
            ("f_5_7__slug", "F-5.7"),
            ("fq_36__slug", "FQ-36"),
            ("fc_10s__slug", "FC-10S"),
            ("fc_0_8__slug", "FC-0.8"),
            ("fe_15__slug", "FE-15"),
            ("fi_4__slug", "FI-4"),
            ("fd_21__slug", "FD-21"),
            ("m_10_3_4__slug__more", "M-10.3.4"),
            ("m_sg2_1_8__slug", "M-SG2.1.8"),
            ("me_16__slug", "ME-16"),
            ("r_15__slug", "R-15"),
            ("rp_4__slug", "RP-4"),
            ("pe_1__slug", "PE-1"),
            ("inv_4__slug", "INV-4"),
            ("md_3__slug", "MD-3"),
        ];
        for (name, expected) in good {
            assert_eq!(id(name), TestName::Id(expected.to_owned()), "{name}");
        }
        for name in ["f_5_99__slug", "r_999__slug", "f_5_7_slug", "m_sg9_1__slug", "fc_10x__slug", "F_5_7__slug"] {
            assert_eq!(id(name), TestName::Wrong, "{name}");
        }
        for name in ["a_failure_does_not_stop_the_rest", "r_is_a_letter", "m__slug", "fits__here", "m_sg_is_short"] {
            assert_eq!(id(name), TestName::Plain, "{name}");
        }
    }
}
