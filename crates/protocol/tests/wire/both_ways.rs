//! What is written for programs is read again as it was: views and legal lists of every mode, for every viewer.

use protocol::{LegalWire, ViewWire};
use rules::{Dice, Legal, Log, Ruleset, Seat, Seed, State};
use serde_json::Value;

use crate::table::{along_games, games, next_action, rulesets};

fn viewers(rules: &Ruleset) -> impl Iterator<Item = Option<Seat>> {
    rules.seats().map(Some).chain([None])
}

fn check_view(rules: &Ruleset, state: &State, viewer: Option<Seat>) {
    let view = rules.view(state, viewer);
    let json = serde_json::to_string(&ViewWire::exact(&view, rules)).expect("a view can be written");
    let wire: ViewWire = serde_json::from_str(&json).expect("what is written can be read");
    let again = wire.read(rules).unwrap_or_else(|fault| panic!("{fault}: {json}"));
    assert_eq!(again.common, view.common, "{json}");
    assert!(again == view, "{:?}\n{:?}", again.title, view.title);
}

fn check_legal(rules: &Ruleset, state: &State, seat: Seat) {
    let legal = rules.legal(state, seat);
    let json = serde_json::to_string(&LegalWire::exact(&legal, rules)).expect("a list can be written");
    let wire: LegalWire = serde_json::from_str(&json).expect("what is written can be read");
    let again = wire.read(rules).unwrap_or_else(|fault| panic!("{fault}: {json}"));
    assert_eq!(again, legal, "{json}");
}

#[test]
fn every_view_and_list_of_a_game_can_be_read_again() {
    for rules in rulesets() {
        for number in 7000..7000 + games().div_ceil(2) {
            let mut dice = Dice::new(number);
            let mut state = rules.start(Seed::from_number(number), &mut Log::silent());
            loop {
                viewers(&rules).for_each(|viewer| check_view(&rules, &state, viewer));
                let Some((seat, action)) = next_action(&rules, &state, &mut dice) else { break };
                check_legal(&rules, &state, seat);
                rules.play(&mut state, seat, &action, &mut Log::silent()).expect("a random action is legal");
            }
        }
    }
}

#[test]
fn views_and_lists_of_rare_moments_can_be_read_again() {
    along_games(7100, 20, |moment, _| {
        viewers(moment.rules).for_each(|viewer| check_view(moment.rules, moment.state, viewer));
        moment.rules.seats().for_each(|seat| check_legal(moment.rules, moment.state, seat));
        let wire = LegalWire::exact(&Legal { actions: vec![moment.action], ..Legal::default() }, moment.rules);
        assert_eq!(wire.read(moment.rules).map(|legal| legal.actions), Ok(vec![moment.action]));
    });
}

/// Every value inside a value.
fn parts<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|part| parts(part, found)),
        Value::Array(items) if !items.is_empty() && items.iter().all(|item| !item.is_object()) => found.push(value),
        Value::Array(items) => items.iter_mut().for_each(|part| parts(part, found)),
        plain => found.push(plain),
    }
}

/// Puts something else in one place.
fn spoil(value: &mut Value, dice: &mut Dice) {
    let mut found = Vec::new();
    parts(value, &mut found);
    let at = dice.below(found.len());
    let part = &mut *found[at];
    *part = match (dice.below(5), &*part) {
        (0, _) => Value::Null,
        (1, _) => Value::from(dice.below(300)),
        (2, Value::Array(items)) => items.iter().cycle().take(100).cloned().collect(),
        (3, _) => Value::from("prussia"),
        _ => Value::from("reserve.1#9"),
    };
}

/// Whoever sends a bot rubbish is told so; the bot does not crash.
#[test]
fn a_spoilt_view_is_read_or_refused() {
    let mut refused = 0;
    along_games(7200, 50, |moment, dice| {
        let view = moment.rules.view(moment.state, Some(moment.seat));
        let mut value = serde_json::to_value(ViewWire::exact(&view, moment.rules)).expect("a view can be written");
        for _ in 0..3 {
            spoil(&mut value, dice);
            let read = serde_json::from_value::<ViewWire>(value.clone()).map(|wire| wire.read(moment.rules));
            refused += usize::from(!matches!(read, Ok(Ok(_))));
        }
    });
    assert!(refused > 1000, "{refused}");
}
