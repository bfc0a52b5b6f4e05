//! Whatever is wrong with a file is said in all three languages, with nothing missing and nothing left over.

mod common;

use std::collections::BTreeSet;

use common::{SHORT, kept};
use record::{read, rehash, replay};
use words::Language;

/// Every key of a reason that the sources name.
fn named() -> BTreeSet<&'static str> {
    let sources = [
        include_str!("../src/course.rs"),
        include_str!("../src/export.rs"),
        include_str!("../src/fault.rs"),
        include_str!("../src/header_read.rs"),
        include_str!("../src/lines.rs"),
        include_str!("../src/read.rs"),
        include_str!("../src/replay.rs"),
        include_str!("../src/seal.rs"),
        include_str!("../src/sign.rs"),
        include_str!("../src/verify.rs"),
        include_str!("../src/witness.rs"),
    ];
    let strings = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    strings.filter(|text| text.starts_with("broken") && !text.contains(' ')).collect()
}

#[test]
fn every_reason_has_words_in_every_language_and_no_words_are_left_over() {
    let named = named();
    assert!(named.len() > 65, "{}", named.len());
    for language in Language::ALL {
        let keys = language.file().lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let said: BTreeSet<&str> = keys.filter(|key| key.starts_with("broken")).collect();
        assert_eq!(said, named, "{}", language.code());
    }
}

/// What the file says stays as it is; all that is said about it is in the reader's language.
#[test]
fn a_damaged_record_is_refused_in_every_language() {
    let good = kept(SHORT);
    let assert_said = |from: &str, to: &str, wanted: [&str; 3]| {
        let text = rehash(&good.replacen(from, to, 1));
        let fault = read(&text).and_then(|(rules, game)| replay(&rules, &game)).err().expect("a broken file");
        assert_eq!(Language::ALL.map(|language| words::say(language, &fault.message())), wanted);
    };
    assert_said(
        "seed: 1\n",
        "seed: -1\n",
        [
            "The record is not valid: line 8: `-1` is not a seed.",
            "Die Aufzeichnung hält der Prüfung nicht stand, Zeile 8: „-1“ ist kein Startwert.",
            "Η καταγραφή δεν είναι έγκυρη, γραμμή 8: «-1» δεν είναι αρχικός αριθμός.",
        ],
    );
    assert_said(
        "9 prussia end",
        "9 prussia dance",
        [
            "The record is not valid: line 20: `dance`: there is no such action.",
            "Die Aufzeichnung hält der Prüfung nicht stand, Zeile 20: „dance“: Eine solche Aktion gibt es nicht.",
            "Η καταγραφή δεν είναι έγκυρη, γραμμή 20: «dance»: δεν υπάρχει τέτοια ενέργεια.",
        ],
    );
    assert_said(
        "50 austria resign",
        "50 austria march daun brod-trebitsch",
        [
            "The record is not valid: line 61: `march daun brod-trebitsch` is refused by F-4.1: \
             the path must start in Tschaslau.",
            "Die Aufzeichnung hält der Prüfung nicht stand, Zeile 61: „march daun brod-trebitsch“ ist nach Regel F-4.1 \
             nicht erlaubt: Der Weg muss in Tschaslau beginnen.",
            "Η καταγραφή δεν είναι έγκυρη, γραμμή 61: η ενέργεια «march daun brod-trebitsch» δεν επιτρέπεται σύμφωνα με τον \
             κανόνα F-4.1: η διαδρομή πρέπει να αρχίζει από Tschaslau.",
        ],
    );
}
