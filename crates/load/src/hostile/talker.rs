//! One connection on which each message is judged before the next is sent.

use futures_util::{SinkExt, StreamExt};
use rules::Dice;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::messages::ID;
use super::tally::Answer;
use crate::client::{Client, PATIENCE, Socket};
use crate::glance::Glance;

/// A connection, and what it was last shown.
pub struct Talker {
    socket: Socket,
    pub position: Value,
    pub table: Value,
}

impl Talker {
    pub async fn connect(client: Client) -> Result<Talker, String> {
        let socket = client.connect().await.ok_or("the server turns connections away")?;
        Ok(Talker { socket, position: Value::Null, table: Value::Null })
    }

    /// Comes to a table, and must be welcome there.
    pub async fn attend(client: Client, table: &str, token: Option<&str>) -> Result<Talker, String> {
        let mut talker = Talker::connect(client).await?;
        match talker.say(&json!({ "kind": "attend", "table": table, "token": token })).await? {
            Answer::Done => talker.catch_up().await.map(|()| talker),
            answer => Err(format!("somebody who may come to {table} was answered: {answer:?}")),
        }
    }

    /// What is told follows its reply; the answer to a question comes after both.
    pub async fn catch_up(&mut self) -> Result<(), String> {
        self.say(&json!({ "kind": "ask", "about": { "ask": "distance", "from": "a", "to": "b" } })).await.map(drop)
    }

    pub async fn say(&mut self, say: &Value) -> Result<Answer, String> {
        self.send(Message::Text(json!({ "wire": 2, "id": ID, "say": say }).to_string().into())).await
    }

    pub async fn send(&mut self, message: Message) -> Result<Answer, String> {
        // If it cannot be sent, the connection has ended, which is heard next.
        let _ = self.socket.send(message).await;
        loop {
            let hearing = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let text = match hearing.map_err(|_| "a hostile message was not answered")? {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(Answer::HungUp),
                Some(Ok(_)) => continue,
            };
            if text.contains(r#""position":{"#) || text.contains(r#""table":{"#) {
                self.look(&text)?;
            }
            match Glance::of(&text).reply {
                Some((ID, "refused")) => return Ok(Answer::Refused),
                Some((ID, "stale")) => return Ok(Answer::Stale),
                Some((ID, _)) => return Ok(Answer::Done),
                // News of the table.
                _ => {}
            }
        }
    }

    fn look(&mut self, text: &str) -> Result<(), String> {
        let mut message: Value = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
        for (part, kept) in [("position", &mut self.position), ("table", &mut self.table)] {
            if let Some(shown) = message.get_mut(part) {
                *kept = shown.take();
            }
        }
        Ok(())
    }

    /// Plays any answer of the list, if there is one.
    pub async fn play(&mut self, dice: &mut Dice) -> Result<Answer, String> {
        let texts = |list: &str, field: &str| -> Vec<String> {
            let entries = self.position["legal"][list].as_array().into_iter().flatten();
            entries.filter_map(|entry| entry[field].as_str().map(str::to_owned)).collect()
        };
        let answers = [texts("actions", "text"), texts("forms", "example")].concat();
        let action = answers.get(dice.below(answers.len().max(1))).ok_or("nobody is asked")?;
        let version = &self.position["version"];
        let answer = self.say(&json!({ "kind": "play", "version": version, "action": action })).await?;
        self.catch_up().await.map(|()| answer)
    }
}
