//! A walk through every refusal: a position, an action that is refused in it, the rule a reader would name, and what is
//! said, before any language.

use std::collections::BTreeSet;

use crate::tests::table::Scene;
use engine::action::Action;
use engine::refusal::{Refusal, Why};
use engine::tell::{Message, Value, examples};

/// Whose seat asks for what, the rule against it, and the message as `told` writes it.
pub struct Row {
    pub power: &'static str,
    pub action: Wish,
    pub rule: &'static str,
    pub told: &'static str,
}

/// What is asked for; some wishes have no text.
pub enum Wish {
    Text(&'static str),
    Made(Action),
}

/// A position with what is refused in it.
pub struct Walk {
    pub table: Scene,
    pub rows: Vec<Row>,
}

/// `walk(table, &[(power, action, rule, told)])`
pub fn walk(table: Scene, rows: &[[&'static str; 4]]) -> Walk {
    let row = |&[power, action, rule, told]: &[&'static str; 4]| Row { power, action: Wish::Text(action), rule, told };
    Walk { table, rows: rows.iter().map(row).collect() }
}

/// A wish that no text can hold.
pub fn made(table: Scene, power: &'static str, action: Action, rule: &'static str, told: &'static str) -> Walk {
    Walk { table, rows: vec![Row { power, action: Wish::Made(action), rule, told }] }
}

/// The key and its arguments: `no-too-far main=4 road=n-cities(3)`.
pub fn told(message: &Message) -> String {
    let args = message.args.iter().map(|(name, value)| format!(" {name}={}", worth(value)));
    format!("{}{}", message.key, args.collect::<String>())
}

fn worth(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Text(text) => text.clone(),
        Value::Names(names) => names.en.clone(),
        Value::List(items) => items.iter().map(worth).collect::<Vec<_>>().join("+"),
        Value::Message(inner) if inner.args.is_empty() => inner.key.to_owned(),
        Value::Message(inner) => {
            let args: Vec<String> = inner.args.values().map(worth).collect();
            format!("{}({})", inner.key, args.join(","))
        }
    }
}

/// What the judge says to a row; the action in words where it says something else.
fn judged(table: &Scene, row: &Row) -> Result<Refusal, String> {
    let seat = table.seat_of(row.power);
    let (text, action) = match &row.action {
        Wish::Text(text) => {
            let read = table.rules.read(&table.state, seat, text);
            ((*text).to_owned(), read.map_err(|error| format!("`{text}` is not read: {error:?}"))?)
        }
        Wish::Made(action) => (format!("{action:?}"), *action),
    };
    let refusal = table.rules.check(&table.state, seat, &action).err().ok_or(format!("`{text}` is allowed"))?;
    let said = told(&table.rules.tell_refusal(&refusal.why));
    if (refusal.rule.as_str(), said.as_str()) == (row.rule, row.told) {
        Ok(refusal)
    } else {
        Err(format!("`{text}` by {} is refused by {}: {said}", row.power, refusal.rule))
    }
}

/// Judges every row and returns the kinds of refusals met.
pub fn walked(walks: &[Walk]) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    let mut wrong = Vec::new();
    for Walk { table, rows } in walks {
        for row in rows {
            match judged(table, row) {
                Ok(refusal) => _ = kinds.insert(kind(&refusal.why)),
                Err(fault) => wrong.push(fault),
            }
        }
    }
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
    kinds
}

fn kind(why: &Why) -> String {
    format!("{why:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// Refusals no action meets, and why they are there.
const BY_NO_ACTION: [(&str, &str); 1] = [("NothingToTakeBack", "taking back is no action: `Game::undo` answers so")];

#[test]
fn every_refusal_has_a_position_that_provokes_it() {
    let mut met = walked(&super::friedrich::refusals::refused());
    met.extend(walked(&super::maria::refusals::refused()));
    for (name, reason) in BY_NO_ACTION {
        assert!(met.insert(name.to_owned()), "{name} is met: {reason}?");
    }
    let all: BTreeSet<String> = examples::refusals().iter().map(kind).collect();
    let missing: Vec<&String> = all.difference(&met).collect();
    assert!(missing.is_empty(), "no position provokes {missing:?}");
}
