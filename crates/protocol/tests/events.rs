//! Events as they are sent: what was written can be read again, and nothing is lost on the way.

#[allow(dead_code, reason = "random games of every mode, shared with the battery of the rules")]
#[path = "../../rules/tests/battery/table.rs"]
mod table;

use std::collections::BTreeSet;

use protocol::{EventWire, Slugs};
use rules::tell::examples;
use rules::{Dice, Event, Log, Options, Ruleset, Seed};

/// Sends an event and reads it again; gives its kind.
fn round_trip(event: &Event, slugs: &Slugs) -> String {
    let wire = EventWire::of(event, slugs);
    let json = serde_json::to_string(&wire).expect("an event is plain data");
    let heard: EventWire = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(heard, wire, "{json}");
    let read = heard.read(slugs).unwrap_or_else(|fault| panic!("{json}: {fault}"));
    assert_eq!(read, *event, "{json}");
    let value: serde_json::Value = serde_json::from_str(&json).expect("it has just been written");
    value["kind"].as_str().expect("every event has a kind").to_owned()
}

#[test]
fn events_of_random_games_are_read_as_they_were_written() {
    let mut kinds = BTreeSet::new();
    for rules in table::rulesets() {
        let slugs = Slugs::exact(&rules);
        for number in 1..=table::games() {
            let (mut dice, mut log) = (Dice::new(number), Log::new());
            let mut state = rules.start(Seed::from_number(number), &mut log);
            while let Some((seat, action)) = table::next_action(&rules, &state, &mut dice) {
                rules.play(&mut state, seat, &action, &mut log).expect("a random action is legal");
            }
            kinds.extend(log.into_entries().iter().map(|entry| round_trip(&entry.event, &slugs)));
        }
    }
    assert!(kinds.contains("treaty-proposed"), "{kinds:?}");
    assert!(kinds.len() > 80, "random games tell of most things: {kinds:?}");
}

#[test]
fn an_event_of_every_kind_is_read_as_it_was_written() {
    let [friedrich, maria] = [("friedrich", "standard-4p"), ("maria", "advanced-3p")].map(|(title, mode)| {
        let pack = board::standard(title).expect("the standard pack");
        Ruleset::new(pack, mode, Options::default()).expect("a mode of the pack")
    });
    let mut kinds = BTreeSet::new();
    let examples = examples::events();
    let most = examples.len();
    for event in examples {
        let rules = if matches!(event, Event::FateDrawn { .. }) { &friedrich } else { &maria };
        // The example promises things no treaty can; random games make better ones.
        if !matches!(event, Event::TreatyProposed { .. }) {
            kinds.insert(round_trip(&event, &Slugs::exact(rules)));
        }
    }
    assert_eq!(kinds.len(), most - 1, "every event has a kind of its own");
}

#[test]
fn an_event_reads_as_a_person_expects() {
    let rules = Ruleset::new(board::standard("maria").expect("a pack"), "advanced-3p", Options::default());
    let rules = rules.expect("a mode of the pack");
    let slugs = Slugs::new(&rules);
    let said = |event: &Event| serde_json::to_value(EventWire::of(event, &slugs)).expect("plain data");
    let (power, site) =
        (slugs.read_power("prussia").expect("a power"), slugs.read_site("breslau").expect("a fortress"));
    let conquered = serde_json::json!({ "kind": "conquered", "city": "breslau", "power": "prussia" });
    assert_eq!(said(&Event::Conquered { site, by: power }), conquered);
    let released = Event::ClauseReleased {
        treaty: rules::clause::TreatyId(3),
        clause: 0,
        why: rules::clause::Release::LeaderChanged,
    };
    let expected = serde_json::json!({ "kind": "clause-released", "treaty": 3, "clause": 1, "why": "leader-changed" });
    assert_eq!(said(&released), expected);
}

#[test]
fn what_nobody_can_have_sent_is_refused_in_a_sentence() {
    let rules = Ruleset::new(board::standard("friedrich").expect("a pack"), "standard-4p", Options::default());
    let slugs = Slugs::new(&rules.expect("a mode of the pack"));
    let cases = [
        (r#"{"kind":"conquered","city":"atlantis","power":"prussia"}"#, "there is no city `atlantis`"),
        (r#"{"kind":"drew-cards","power":"prussia","cards":["s99.1"]}"#, "there is no card `s99.1`"),
        (r#"{"kind":"marched","pieces":["friedrich"],"path":[]}"#, "`path` has no city, or too many"),
        (
            r#"{"kind":"treaty-proposed","treaty":1,"from":"friedrich","to":"elisabeth","clauses":[{"text":"give all","power":"prussia","cities":[]}]}"#,
            "there is no clause `give all`",
        ),
        (r#"{"kind":"promise-due","treaty":1,"clause":0}"#, "`clause` is counted from 1"),
    ];
    for (json, why) in cases {
        let heard: EventWire = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
        assert_eq!(heard.read(&slugs).expect_err(json).to_string(), why);
    }
}
