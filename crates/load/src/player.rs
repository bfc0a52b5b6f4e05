//! One seat on one socket: answers what it is asked with any entry of the list, and remembers what it was promised.

use futures_util::{SinkExt, StreamExt};
use rules::Dice;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Socket};

/// Something sent that has not been answered.
#[derive(Clone)]
pub struct Pending {
    pub version: u64,
    pub action: String,
}

/// What a seat knows across connections.
pub struct Seat {
    pub table: String,
    pub token: String,
    pub events: u64,
    pub pending: Option<Pending>,
    pub dice: Dice,
    /// Actions promised to be kept.
    pub kept: u64,
    /// Actions that stand, as last told.
    pub actions: u64,
    pub is_over: bool,
}

pub struct Player {
    socket: Socket,
    version: u64,
    answers: Vec<String>,
    next: u64,
}

impl Seat {
    pub fn new(table: &str, token: &str, seed: u64) -> Seat {
        let (table, token) = (table.to_owned(), token.to_owned());
        let dice = Dice::new(seed);
        Seat { table, token, events: 0, pending: None, dice, kept: 0, actions: 0, is_over: false }
    }

    /// Comes to the table, and sends again what was not answered. `None`: the server is gone.
    pub async fn attend(&mut self, client: Client) -> Option<Player> {
        let mut player = Player { socket: client.connect().await?, version: 0, answers: Vec::new(), next: 1 };
        let attend = json!({ "kind": "attend", "table": self.table, "token": self.token, "events": self.events });
        player.send(&attend).await?;
        if let Some(pending) = &self.pending {
            let play = json!({ "kind": "play", "version": pending.version, "action": pending.action });
            player.send(&play).await?;
        }
        Some(player)
    }
}

impl Player {
    async fn send(&mut self, say: &Value) -> Option<()> {
        let message = json!({ "wire": 2, "id": self.next, "say": say }).to_string();
        self.next += 1;
        self.socket.send(Message::Text(message.into())).await.ok()
    }

    pub fn may_play(&self, seat: &Seat) -> bool {
        seat.pending.is_none() && !seat.is_over && !self.answers.is_empty()
    }

    /// Plays any entry of the list.
    pub async fn play(&mut self, seat: &mut Seat) -> Option<()> {
        let action = self.answers[seat.dice.below(self.answers.len())].clone();
        let play = json!({ "kind": "play", "version": self.version, "action": action });
        seat.pending = Some(Pending { version: self.version, action });
        self.send(&play).await
    }

    /// Takes one message in; the inner error is a broken promise, `None` the end of the connection.
    pub async fn hear(&mut self, seat: &mut Seat) -> Option<Result<(), String>> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => return Some(self.take(seat, &text)),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn take(&mut self, seat: &mut Seat, text: &str) -> Result<(), String> {
        let message: Value = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
        for event in message["events"].as_array().into_iter().flatten() {
            let number = event["number"].as_u64().unwrap_or(0);
            if number != seat.events + 1 {
                return Err(format!("event {number} follows event {}", seat.events));
            }
            seat.events = number;
        }
        if let Some(stage) = message["table"]["stage"].as_str() {
            seat.is_over = stage != "playing";
        }
        if let Some(position) = message.get("position") {
            self.look(seat, position);
        }
        let Some(reply) = message.get("reply").filter(|reply| reply["id"] != 1) else { return Ok(()) };
        let Some(pending) = seat.pending.take() else { return Err(format!("nobody asked for {reply}")) };
        match reply["outcome"].as_str() {
            Some("done" | "again") => {
                seat.kept += 1;
                Ok(())
            }
            Some("stale") => Ok(()),
            // The other seat may have taken away what was chosen, or ended the game.
            Some("refused") if seat.is_over || reply["rule"].is_string() => Ok(()),
            _ => Err(format!("{}: {reply}", pending.action)),
        }
    }

    fn look(&mut self, seat: &mut Seat, position: &Value) {
        self.version = position["version"].as_u64().unwrap_or(0);
        seat.actions = position["actions"].as_u64().unwrap_or(0);
        self.answers.clear();
        if position["question"].is_object() {
            let texts = |list: &str, field: &str| -> Vec<String> {
                let entries = position["legal"][list].as_array().into_iter().flatten();
                entries.filter_map(|entry| entry[field].as_str().map(str::to_owned)).collect()
            };
            self.answers = [texts("actions", "text"), texts("forms", "example")].concat();
        }
    }
}
