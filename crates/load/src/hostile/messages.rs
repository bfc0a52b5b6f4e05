//! Messages nobody should send, by people without a seat and by people with one.

use rules::Dice;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// What somebody may have got hold of: public ids, the link of another table, and a seat of their own.
#[derive(Clone)]
pub struct Loot {
    pub table: String,
    pub other_token: String,
    /// A table where this attacker has a seat.
    pub own: (String, String),
}

/// The number every hostile message bears.
pub const ID: u64 = 7;

fn say(say: &Value) -> Message {
    Message::Text(json!({ "wire": 2, "id": ID, "say": say }).to_string().into())
}

/// A message that is refused whoever sends it.
fn malformed(loot: &Loot, dice: &mut Dice) -> (&'static str, Message) {
    match dice.below(7) {
        0 => {
            let bytes: Vec<u8> = (0..dice.below(2000)).map(|_| dice.word() as u8).collect();
            ("binary", Message::Binary(bytes.into()))
        }
        1 => ("brackets", Message::Text("[".repeat(dice.below(20_000)).into())),
        2 => ("longer than 32 KB", Message::Text("x".repeat(33_000).into())),
        3 => {
            let noise = (0..dice.below(200)).map(|_| char::from(32 + (dice.word() % 95) as u8));
            ("noise", Message::Text(noise.collect::<String>().into()))
        }
        4 => {
            let attend = json!({ "kind": "attend", "table": loot.table, "token": loot.other_token });
            ("link of another table", say(&attend))
        }
        5 => {
            let token = format!("{:032x}", dice.word());
            ("guessed link", say(&json!({ "kind": "attend", "table": loot.table, "token": token })))
        }
        _ => {
            let message = json!({ "wire": dice.below(300), "id": -1, "say": null });
            ("no message of the wire", Message::Text(message.to_string().into()))
        }
    }
}

/// By a spectator, or by somebody who has come to no table.
pub fn of_stranger(loot: &Loot, dice: &mut Dice) -> (&'static str, Message) {
    let version = dice.below(5);
    match dice.below(10) {
        0 => ("no seat: play", say(&json!({ "kind": "play", "version": version, "action": "end" }))),
        1 => ("no seat: take back", say(&json!({ "kind": "take-back", "version": version, "count": 1 }))),
        2 => ("no seat: talk", say(&json!({ "kind": "talk", "text": "x".repeat(dice.below(3000)) }))),
        3 => ("no seat: note", say(&json!({ "kind": "note", "text": "x" }))),
        4 => ("no seat: propose", say(&json!({ "kind": "propose", "what": { "what": "end" } }))),
        5 => ("no seat: answer", say(&json!({ "kind": "answer", "proposal": version, "agree": true }))),
        _ => malformed(loot, dice),
    }
}

/// By somebody who sits at the table, under the version shown last: nothing here is legal.
pub fn of_seat(loot: &Loot, version: &Value, dice: &mut Dice) -> (&'static str, Message) {
    // No game is as old as that.
    let far = 100_000 + dice.below(1000);
    match dice.below(10) {
        0 => ("seat: play under another version", say(&json!({ "kind": "play", "version": far, "action": "end" }))),
        1 => (
            "seat: take back what is not there",
            say(&json!({ "kind": "take-back", "version": version, "count": far })),
        ),
        2 => {
            let answer = json!({ "kind": "answer", "proposal": dice.below(4), "agree": dice.one_in(2) });
            ("seat: answer to no proposal", say(&answer))
        }
        3 => {
            let back = json!({ "kind": "propose", "what": { "what": "go-back", "actions": far } });
            ("seat: go back before the beginning", say(&back))
        }
        4 => ("seat: talk too long", say(&json!({ "kind": "talk", "text": "x".repeat(1001 + dice.below(2000)) }))),
        5 => ("seat: note too long", say(&json!({ "kind": "note", "text": "x".repeat(20_001) }))),
        6 => {
            let action = format!("march {} {}", dice.word(), "halle-".repeat(dice.below(900)));
            ("seat: no action", say(&json!({ "kind": "play", "version": version, "action": action })))
        }
        7 => {
            let about = json!({ "ask": "piece", "piece": format!("{:x}", dice.word()) });
            ("seat: ask about nothing", say(&json!({ "kind": "ask", "about": about })))
        }
        _ => malformed(loot, dice),
    }
}
