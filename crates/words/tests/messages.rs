//! Every message the rules can send is said in all three languages, with nothing missing and nothing left over.

use std::collections::{BTreeMap, BTreeSet};

use rules::tell::{Message, Value, examples};
use rules::text::ParseError;
use rules::{Event, Options, Path, Ruleset, Why};
use words::Language;

/// Every seat and power of both games is named in one of these.
const MODES: [(&str, &str); 4] =
    [("friedrich", "standard-4p"), ("friedrich", "standard-3p"), ("maria", "advanced-3p"), ("maria", "advanced-2p")];

/// Here powers name the seats.
const SCENARIOS: [(&str, &str); 2] = [("friedrich", "scenario-1"), ("friedrich", "scenario-2")];

fn ruleset(title: &str, mode: &str) -> Ruleset {
    let pack = board::standard(title).expect("the standard pack");
    rules::Ruleset::new(pack, mode, Options::default()).expect("a mode of the pack")
}

fn messages() -> Vec<Message> {
    MODES.iter().flat_map(|(title, mode)| examples::messages(&ruleset(title, mode))).chain(misread()).collect()
}

/// What can be wrong with a text that should be an action: every key its readers name, with and without a word.
fn misread() -> Vec<Message> {
    let sources = [include_str!("../../engine/src/text/read.rs"), include_str!("../../engine/src/text/treaty.rs")];
    let strings = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let problems: BTreeSet<&'static str> = strings.filter(|text| text.starts_with("misread-")).collect();
    assert!(problems.len() > 50, "{}", problems.len());
    let error = |word: &str, problem| ParseError { word: word.to_owned(), problem, rule: None };
    problems.iter().flat_map(|problem| ["", "atlantis"].map(|word| error(word, *problem).message())).collect()
}

/// The keys inside a message, with what each speaks of.
fn keys(message: &Message, found: &mut BTreeMap<&'static str, BTreeSet<&'static str>>) {
    found.entry(message.key).or_default().extend(message.args.keys());
    let mut values: Vec<&Value> = message.args.values().collect();
    while let Some(value) = values.pop() {
        match value {
            Value::Message(inner) => keys(inner, found),
            Value::List(items) => {
                values.extend(items);
                if items.len() > 1 {
                    found.entry("list-and").or_default().extend(["first", "last"]);
                }
            }
            Value::Number(_) | Value::Text(_) | Value::Names(_) => {}
        }
    }
}

fn all_keys() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut found = BTreeMap::new();
    for message in messages() {
        keys(&message, &mut found);
    }
    found
}

/// The variables of every message of a file, by their plain names: `$power-gen` is `power`.
fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in language.file().lines() {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            line.split(' ').next().unwrap_or_default().clone_into(&mut key);
            assert!(found.insert(key.clone(), BTreeSet::new()).is_none(), "{} has {key} twice", language.code());
        }
        for after in line.split('$').skip(1) {
            let name = after.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default();
            let form = name.rsplit_once('-').filter(|(_, form)| ["acc", "gen", "dat", "one", "n"].contains(form));
            let name = form.map_or(name, |(name, _)| name);
            found.get_mut(&key).expect("a key comes first").insert(name.to_owned());
        }
    }
    found
}

#[test]
fn every_message_is_said_in_every_language() {
    for message in messages() {
        for language in Language::ALL {
            assert_eq!(words::faults(language, &message), Vec::<String>::new(), "{}", language.code());
            let told = words::say(language, &message);
            let code = language.code();
            assert!(told.chars().next().is_some_and(|first| !first.is_lowercase()), "{code}: `{told}` does not begin");
            assert!(told.ends_with(['.', '?', ';', '!']), "{code}: `{told}` does not end");
            assert!(!told.contains(['{', '}', '_', '[', '$']), "{code}: `{told}` is unclean");
            assert!(!told.contains("  ") && !told.contains(" ."), "{code}: `{told}` is unclean");
        }
    }
}

/// A key left out of the examples would not be looked at by any other test here.
#[test]
fn the_examples_hold_every_key_the_rules_name() {
    let sources = [
        include_str!("../../engine/src/question.rs"),
        include_str!("../../engine/src/tell/event.rs"),
        include_str!("../../engine/src/tell/names.rs"),
        include_str!("../../engine/src/tell/prospect.rs"),
        include_str!("../../engine/src/tell/question.rs"),
        include_str!("../../engine/src/tell/refusal.rs"),
        include_str!("../../engine/src/tell/treaty.rs"),
    ];
    let known = all_keys();
    // Those are read from the sources themselves.
    let known: BTreeSet<&str> = known.keys().copied().filter(|key| !key.starts_with("misread")).collect();
    let mut named = BTreeSet::from(["list-and"]);
    for source in sources {
        let strings = source.split('"').skip(1).step_by(2);
        named.extend(strings.filter(|text| {
            let begins = ["told-", "no-", "about-", "n-", "piece-", "card-", "path-", "power-", "seat-", "suit-"];
            let others =
                ["of-set", "deed-", "release-", "fault-", "clause-", "promise-", "while-", "ground-", "breach-"];
            let outlooks = ["aim-", "lacks-", "alarm-", "warning-"];
            !text.contains(' ') && begins.iter().chain(&others).chain(&outlooks).any(|begin| text.starts_with(begin))
        }));
    }
    assert_eq!(known, named);
    assert!(known.len() > 280, "{}", known.len());
}

#[test]
fn every_message_uses_what_it_is_given_in_every_language() {
    let given = all_keys();
    for language in Language::ALL {
        let used = variables(language);
        for (key, names) in &given {
            let used: Vec<&str> = used.get(*key).into_iter().flatten().map(String::as_str).collect();
            let names: Vec<&str> = names.iter().copied().collect();
            assert_eq!(used, names, "{key} in {}", language.code());
        }
    }
}

/// No message of the log, no question and no refusal stays in the files after the rules have dropped it.
#[test]
fn every_message_for_the_rules_is_used_by_them() {
    let given = all_keys();
    for language in Language::ALL {
        for key in variables(language).keys() {
            let begins =
                ["told-", "no-", "about-", "fault-", "promise-", "release-", "while-", "n-", "power-", "misread"];
            let outlooks = ["aim-", "lacks-", "alarm-", "warning-"];
            let is_of_rules = begins.iter().chain(&outlooks).any(|begin| key.starts_with(begin));
            let is_of_page = ["power-line", "power-gone"].contains(&key.as_str());
            assert!(!is_of_rules || is_of_page || given.contains_key(key.as_str()), "{key} in {}", language.code());
        }
    }
}

/// Two different reasons never sound alike.
#[test]
fn every_refusal_has_words_of_its_own() {
    for language in Language::ALL {
        let mut heard: BTreeMap<String, &str> = BTreeMap::new();
        let is_reason = |message: &&Message| ["no-", "misread-"].iter().any(|begin| message.key.starts_with(begin));
        for message in messages().iter().filter(is_reason) {
            let before = heard.insert(words::say(language, message), message.key);
            assert!(before.is_none_or(|key| key == message.key), "{} in {}", message.key, language.code());
        }
    }
}

/// The declined names are those of the board packs.
#[test]
fn names_in_sentences_are_those_of_the_packs() {
    for (title, mode) in MODES.into_iter().chain(SCENARIOS) {
        let rules = ruleset(title, mode);
        for (at, power) in rules.pack.powers.iter().enumerate() {
            let message = rules.tell_event(&Event::PowerLeft { power: board::PowerId(at as u8) });
            for language in Language::ALL {
                let told = words::say(language, &message).to_lowercase();
                let name = language.of(&power.name).to_lowercase();
                assert!(told.contains(&name), "{told}: {name}");
            }
        }
        for seat in rules.seats() {
            let message = rules.tell_event(&Event::Resigned { seat });
            for language in Language::ALL {
                let told = words::say(language, &message).to_lowercase();
                // `Side A: France and Prussia` is said as `side A`; languages put articles between names.
                let name = language.of(&rules.mode.seats[seat.index()].name).to_lowercase();
                let name = name.split(':').next().expect("a name");
                assert!(name.split_whitespace().all(|word| told.contains(word)), "{told}: {name}");
            }
        }
    }
}

#[test]
fn sentences_read_as_a_player_would_say_them() {
    let rules = ruleset("friedrich", "standard-4p");
    let city = |slug| rules.pack.city(slug).expect("a city of the board");
    let piece = |slug| rules.pack.piece(slug).expect("a piece of the pack");
    let power = |slug| rules.pack.power(slug).expect("a power of the pack");
    let assert_said = |message: &Message, wanted: [&str; 3]| {
        assert_eq!(Language::ALL.map(|language| words::say(language, message)), wanted);
    };
    assert_said(
        &rules.tell_refusal(&Why::NoRoad { from: city("bruenn"), to: city("berlin") }),
        [
            "No road joins Brünn and Berlin.",
            "Keine Straße verbindet Brünn und Berlin.",
            "Κανένας δρόμος δεν ενώνει Brünn και Berlin.",
        ],
    );
    let path = Path::from_cities(&[city("torgau"), city("bitterfeld"), city("halle")]).expect("a path");
    let group = [piece("friedrich"), piece("winterfeldt")].into_iter().collect();
    assert_said(
        &rules.tell_event(&Event::Marched { group, path }),
        [
            "Friedrich and Winterfeldt march from Torgau via Bitterfeld to Halle.",
            "Friedrich und Winterfeldt marschieren von Torgau über Bitterfeld nach Halle.",
            "Ο Friedrich και ο Winterfeldt βαδίζουν από Torgau μέσω Bitterfeld προς Halle.",
        ],
    );
    assert_said(
        &rules.tell_event(&Event::PowerActs { power: power("empire") }),
        ["Now the Imperial Army acts.", "Die Reichsarmee ist am Zug.", "Σειρά έχει ο Αυτοκρατορικός Στρατός."],
    );
    assert_said(
        &rules.tell_event(&Event::TrainTaken { train: piece("empire-t1"), by: power("prussia"), city: city("halle") }),
        [
            "Prussia captures supply train T1 of the Imperial Army in Halle.",
            "Preußen schlägt den Tross T1 der Reichsarmee in Halle.",
            "Η Πρωσία κυριεύει την εφοδιοπομπή T1 του Αυτοκρατορικού Στρατού στην πόλη Halle.",
        ],
    );
    assert_said(
        &rules.tell_refusal(&Why::AlreadyMoved { piece: piece("prussia-t1") }),
        [
            "Supply train T1 of Prussia has already moved.",
            "Der Tross T1 Preußens wurde schon bewegt.",
            "Η εφοδιοπομπή T1 της Πρωσίας έχει ήδη κινηθεί.",
        ],
    );
    assert_said(
        &rules.tell_event(&Event::Drew { power: power("sweden"), number: 1 }),
        ["Sweden draws 1 card.", "Schweden zieht 1 Karte.", "Η Σουηδία τραβά 1 κάρτα."],
    );
}

/// What somebody wrote stays as written; all that is said about it is in the reader's language.
#[test]
fn a_badly_written_action_is_refused_in_every_language() {
    let rules = ruleset("maria", "advanced-3p");
    let held = board::CardSet::EMPTY;
    let assert_said = |text: &str, wanted: [&str; 3]| {
        let error = rules::text::read(&rules, &held, text).expect_err("no action");
        assert_eq!(Language::ALL.map(|language| words::say(language, &error.message())), wanted);
    };
    assert_said(
        "march friedrich atlantis",
        [
            "`atlantis`: there is no such city.",
            "„atlantis“: Eine solche Stadt gibt es nicht.",
            "«atlantis»: δεν υπάρχει τέτοια πόλη.",
        ],
    );
    assert_said("bid", ["Expected a card here.", "Hier gehört eine Karte hin.", "Εδώ χρειάζεται μια κάρτα."]);
    assert_said(
        "propose louis-xv: vote prussia nobody",
        [
            "`nobody`: the vote is for `franz` or `karl`.",
            "„nobody“: Gewählt wird „franz“ oder „karl“.",
            "«nobody»: η ψήφος είναι για «franz» ή «karl».",
        ],
    );
}

/// The sister game counts its strength in troops.
#[test]
fn each_game_has_its_own_word_for_strength() {
    for (title, mode, word) in [("friedrich", "standard-4p", "armies"), ("maria", "advanced-3p", "troops")] {
        let rules = ruleset(title, mode);
        let general = rules.pack.piece("friedrich").expect("a general");
        let told = words::english(&rules.tell_refusal(&Why::TooFewTroops { general, least: 4 }));
        assert_eq!(told, format!("Friedrich must have at least 4 {word}."));
    }
}

#[test]
fn a_language_is_called_by_its_code() {
    assert_eq!("de".parse(), Ok(Language::German));
    assert!("fr".parse::<Language>().expect_err("not one of the three").contains("en, de or el"));
}

/// F-1.6, F-11.26: one person plays two roles, and both of them act.
#[test]
fn two_roles_of_one_player_take_the_plural() {
    let rules = ruleset("friedrich", "standard-3p");
    let seat = rules.seat_by_slug("elisabeth-pompadour").expect("a seat of the mode");
    let power = rules.pack.power("empire").expect("a power");
    let told = |language| words::say(language, &rules.tell_event(&Event::SeatChanged { power, seat }));
    assert_eq!(told(Language::English), "Elisabeth and Pompadour lead the Imperial Army from now on.");
    assert_eq!(told(Language::German), "Elisabeth und Pompadour führen fortan die Reichsarmee.");
    assert_eq!(told(Language::Greek), "Η Ελισάβετ και η Πομπαντούρ διοικούν στο εξής τον Αυτοκρατορικό Στρατό.");
    let outcome = rules::Outcome {
        seats: board::SeatSet::one(seat),
        powers: board::PowerSet::one(power),
        reason: rules::Reason::Objectives,
        turn: 7,
        held: [0; 7],
    };
    let won = words::english(&rules.tell_event(&Event::Ended { outcome }));
    assert_eq!(won, "Elisabeth and Pompadour win in turn 7: the Imperial Army has won all it set out for.");
}

/// Numbers and cards in the log read as a player would say them.
#[test]
fn the_log_says_what_was_paid_and_what_was_given() {
    let rules = ruleset("maria", "advanced-3p");
    let power = rules.pack.power("austria").expect("a power");
    let cards = |ids: &[u8]| ids.iter().map(|&card| board::CardId(card)).collect::<board::CardSet>();
    let told = |event: Event| words::english(&rules.tell_event(&event));
    let recruited = |armies, pay: &[u8]| Event::Recruited { power, armies, pay: cards(pay), total: 7 };
    assert_eq!(told(recruited(2, &[])), "Austria receives 2 troops free of charge and now has 7 troops.");
    assert_eq!(told(recruited(0, &[0])), "Austria pays the 2 of clubs (set 1) for supply trains.");
    assert!(told(recruited(1, &[0])).starts_with("Austria recruits 1 troop for the 2 of"));
    assert_eq!(told(Event::SetAside { power, markers: 1 }), "Austria sets one victory marker aside.");
    assert_eq!(told(Event::SetAside { power, markers: 3 }), "Austria sets 3 victory markers aside.");
}
