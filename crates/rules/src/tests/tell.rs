//! Every event, question and refusal has a message of its own.

use std::collections::BTreeMap;

use crate::ruleset::Ruleset;
use engine::event::Event;
use engine::question::About;
use engine::refusal::Why;
use engine::ruleset::Options;
use engine::tell::examples::{events, refusals};
use engine::tell::{Message, Value};

fn rulesets() -> [Ruleset; 2] {
    [("friedrich", "standard-4p"), ("maria", "advanced-3p")].map(|(title, mode)| {
        let pack = board::standard(title).expect("the standard pack");
        crate::ruleset::Ruleset::new(pack, mode, Options::default()).expect("a mode of the pack")
    })
}

/// `NotYourPower { .. }` is `not-your-power`, as its key ends.
fn kebab(debugged: &str) -> String {
    let name: String = debugged.chars().take_while(char::is_ascii_alphanumeric).collect();
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

/// A refusal's key is its name, so that no two can be told alike.
#[test]
fn every_refusal_is_told_by_its_name() {
    let [friedrich, maria] = rulesets();
    for refusal in refusals() {
        let name = kebab(&format!("{refusal:?}"));
        let wanted = format!("no-{}", name.strip_prefix("no-").unwrap_or(&name));
        assert_eq!(maria.tell_refusal(&refusal).key, wanted);
        if !matches!(refusal, Why::ShiftNotOffered { .. }) {
            assert_eq!(friedrich.tell_refusal(&refusal).key, wanted);
        }
    }
}

#[test]
fn every_question_is_told_by_its_name() {
    let [friedrich, maria] = rulesets();
    for about in About::ALL {
        let rules = if matches!(about, About::Fate { .. }) { &friedrich } else { &maria };
        let question = engine::question::Question { about, power: board::PowerId(0) };
        assert_eq!(rules.tell_question(&question).key, format!("about-{}", kebab(&format!("{about:?}"))));
    }
}

#[test]
fn every_event_is_told() {
    let [friedrich, maria] = rulesets();
    for event in events() {
        let rules = if matches!(event, Event::FateDrawn { .. }) { &friedrich } else { &maria };
        assert!(rules.tell_event(&event).key.starts_with("told-"), "{event:?}");
    }
}

/// Whoever translates a key can rely on what it is given.
#[test]
fn one_key_always_speaks_of_the_same() {
    let mut known: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut waiting: Vec<Message> =
        rulesets().iter().flat_map(|rules| engine::tell::examples::messages(rules)).collect();
    assert!(waiting.len() > 500);
    while let Some(message) = waiting.pop() {
        let names: Vec<&str> = message.args.keys().copied().collect();
        assert_eq!(known.entry(message.key).or_insert_with(|| names.clone()), &names, "{}", message.key);
        for value in message.args.into_values() {
            match value {
                Value::Message(inner) => waiting.push(inner),
                Value::List(items) => waiting.extend(items.into_iter().filter_map(|item| match item {
                    Value::Message(inner) => Some(inner),
                    _ => None,
                })),
                Value::Number(_) | Value::Text(_) | Value::Names(_) => {}
            }
        }
    }
    assert!(known.len() > 280, "{}", known.len());
}

/// No id and no slug of a train or of a city with an umlaut gets into a message.
#[test]
fn messages_show_no_slug() {
    for rules in rulesets() {
        let trains = rules.trains.iter().map(|train| &rules.pack.pieces[train.index()].slug);
        let cities = rules.pack.cities.iter().map(|city| &city.slug).filter(|slug| slug.contains("ue"));
        let slugs: Vec<&String> = trains.chain(cities).collect();
        for message in engine::tell::examples::messages(&rules) {
            let told = format!("{message:?}");
            assert!(!told.contains("Id("), "{told}");
            assert!(!slugs.iter().any(|slug| told.contains(&format!("\"{slug}\""))), "{told}");
        }
    }
}
