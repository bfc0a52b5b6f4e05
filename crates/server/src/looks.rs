//! How a name looks: letters of other alphabets that look alike, and characters that cannot be seen.

/// Letters that look like a Latin one, and that letter.
const ALIKE: [(&str, &str); 4] = [
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "abezhlkmnoptyxc"),
    ("οναιρυϲκχγ", "ovaipuckxy"),
    ("АВЕКМНОРСТУХІЈЅԚԜҮ", "abekmhopctyxljsqwy"),
    ("аеорсухіјѕԛԝүһӏ", "aeopcyxijsqwyhl"),
];

/// Two names that look the same have the same look, whatever they are written with.
pub fn look_of(name: &str) -> String {
    name.chars().flat_map(|letter| looks_like(letter).to_lowercase()).collect()
}

fn looks_like(letter: char) -> char {
    let latin = ALIKE.iter().find_map(|(letters, latin)| {
        let at = letters.chars().position(|one| one == letter)?;
        latin.chars().nth(at)
    });
    match latin.unwrap_or(letter) {
        // A capital i, a small L and a one.
        'I' | '1' => 'l',
        '0' => 'o',
        other => other,
    }
}

/// Whether everything in a name can be seen: no joiners, fillers, marks of direction, nor blanks but the usual one.
pub fn is_visible(name: &str) -> bool {
    name.chars().all(|letter| {
        let is_blank = letter.is_whitespace() && letter != ' ';
        let is_hidden = matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}');
        !is_blank && !is_hidden && !letter.is_control()
    })
}

/// Whether all letters are of one alphabet of those that have look-alikes, and none is a letter in disguise.
pub fn is_one_script(name: &str) -> bool {
    let mut scripts = name.chars().filter(|letter| letter.is_alphabetic()).map(script_of);
    let first = scripts.next();
    scripts.all(|script| Some(script) == first) && first != Some(Script::Disguise)
}

#[derive(PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Other,
    /// Wide, raised, ringed and mathematical letters.
    Disguise,
}

fn script_of(letter: char) -> Script {
    match letter {
        'a'..='z' | 'A'..='Z' | '\u{aa}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => Script::Latin,
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Script::Greek,
        '\u{400}'..='\u{52f}' => Script::Cyrillic,
        '\u{250}'..='\u{2ff}'
        | '\u{1d00}'..='\u{1dbf}'
        | '\u{2070}'..='\u{218f}'
        | '\u{2460}'..='\u{24ff}'
        | '\u{2c60}'..='\u{2c7f}'
        | '\u{a640}'..='\u{a7ff}'
        | '\u{ff00}'..='\u{ffef}'
        | '\u{1d400}'..='\u{1d7ff}'
        | '\u{1f100}'..='\u{1f1ff}' => Script::Disguise,
        _ => Script::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_the_same_has_the_same_look() {
        // Latin, Greek capitals, Cyrillic.
        for (one, other) in [("ANNA", "ΑΝΝΑ"), ("coco", "сосо"), ("Ian", "lan"), ("Otto", "0tto"), ("Anna", "anna")]
        {
            assert_eq!(look_of(one), look_of(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Änna"), ("Ελένη", "Eleni"), ("Ben", "Den"), ("Иван", "Ivan")] {
            assert_ne!(look_of(one), look_of(other), "{one} {other}");
        }
        for (letters, latin) in ALIKE {
            assert_eq!(letters.chars().count(), latin.chars().count(), "{letters}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_is_in_disguise_is_found() {
        for bad in ["An\u{200b}na", "\u{202e}annA", "Anna\u{3164}", "An\u{ad}na", "Anna\u{2003}B"] {
            assert!(!is_visible(bad), "{bad:?}");
        }
        assert!(is_visible("Ελένη Παπαδοπούλου") && is_visible("Jürgen-2"));
        for bad in ["Аnna", "Anνa", "Ａｎｎａ", "𝐀𝐧𝐧𝐚", "ⓐnna"] {
            assert!(!is_one_script(bad), "{bad}");
        }
        assert!(["Anna", "Ελένη 2", "Иван", "李雷", "Jürgen"].iter().all(|name| is_one_script(name)));
    }
}
