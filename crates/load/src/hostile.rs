//! Messages nobody should send.

use futures_util::{SinkExt, StreamExt};
use rules::Dice;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, PATIENCE, Socket};
use crate::glance::Glance;
use crate::program::{Folder, Program};

/// What a stranger may have got hold of: public ids, and the link of another table.
#[derive(Clone)]
struct Loot {
    table: String,
    other_token: String,
}

#[derive(clap::Args)]
pub struct Numbers {
    /// Messages sent, all connections together.
    #[arg(long, default_value_t = 1_000_000)]
    messages: u64,
    /// Connections open at the same time.
    #[arg(long, default_value_t = 16)]
    connections: u64,
}

pub async fn run(numbers: &Numbers, seed: u64) -> Result<String, String> {
    let (messages, connections) = (numbers.messages, numbers.connections.max(1));
    let folder = Folder::new("hostile")?;
    let mut program = Program::start(&folder.0)?;
    let client = program.client;
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    let (table, tokens) = client.table(&plan).await?;
    let (_, others) = client.table(&plan).await?;
    let before = look(client, &table, &tokens[0]).await?;
    let loot = Loot { table, other_token: others[0].clone() };
    let share = messages / connections;
    let (began, first) = (std::time::Instant::now(), program.memory());
    let half = attack(client, &loot, connections, share / 2, seed).await?;
    let middle = program.memory();
    let rest = attack(client, &loot, connections, share - share / 2, seed ^ 0xff).await?;
    let end = program.memory();
    if !program.is_running() {
        return Err("The server has gone.".to_owned());
    }
    if look(client, &loot.table, &tokens[0]).await? != before {
        return Err("The table that was attacked has changed.".to_owned());
    }
    Ok(format!(
        "{} hostile messages in {:.0} s, none accepted; memory {first} KB before, {middle} KB at half time, {end} KB at \
         the end.",
        half + rest,
        began.elapsed().as_secs_f64()
    ))
}

/// The position as a seat is shown it; a question proves that the table still answers.
async fn look(client: Client, table: &str, token: &str) -> Result<Value, String> {
    let mut socket = client.connect().await.ok_or("the server turns connections away")?;
    let attend = json!({ "kind": "attend", "table": table, "token": token });
    let ask = json!({ "kind": "ask", "about": { "ask": "why", "action": "end" } });
    for (id, say) in [(1, attend), (2, ask)] {
        let message = json!({ "wire": 2, "id": id, "say": say }).to_string();
        socket.send(Message::Text(message.into())).await.map_err(|error| error.to_string())?;
    }
    let mut position = Value::Null;
    loop {
        let hearing = tokio::time::timeout(PATIENCE, socket.next()).await;
        let text = match hearing.map_err(|_| "the table that is attacked does not answer")? {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err("the table that is attacked hung up".to_owned()),
            Some(Ok(_)) => continue,
        };
        let mut message: Value = serde_json::from_str(&text).map_err(|error| format!("not JSON: {error}"))?;
        if let Some(shown) = message.get_mut("position") {
            position = shown.take();
        }
        match (message["reply"]["id"].as_u64(), message["reply"]["outcome"].as_str()) {
            (Some(2), Some("done")) if !position.is_null() => return Ok(position),
            (None, _) | (Some(1), Some("done")) => {}
            _ => return Err(format!("the owner of a seat was answered with {}", message["reply"])),
        }
    }
}

async fn attack(client: Client, loot: &Loot, connections: u64, share: u64, seed: u64) -> Result<u64, String> {
    let waves = (0..connections).map(|at| tokio::spawn(wave(client, loot.clone(), share, Dice::new(seed * 1000 + at))));
    let mut sent = 0;
    for wave in waves.collect::<Vec<_>>() {
        sent += wave.await.map_err(|error| error.to_string())??;
    }
    Ok(sent)
}

/// One connection after the other, each until the server hangs up. Every message is judged before the next is sent.
async fn wave(client: Client, loot: Loot, share: u64, mut dice: Dice) -> Result<u64, String> {
    let mut sent = 0;
    while sent < share {
        let mut socket = client.connect().await.ok_or("the server turns connections away")?;
        if dice.one_in(2) {
            let attend = json!({ "wire": 2, "id": 1, "say": { "kind": "attend", "table": loot.table } });
            let _ = socket.send(Message::Text(attend.to_string().into())).await;
        }
        while sent < share {
            sent += 1;
            let _ = socket.send(message(&loot, &mut dice)).await;
            if !is_refused(&mut socket).await? || dice.one_in(50) {
                break;
            }
        }
    }
    Ok(sent)
}

/// Waits until the message is refused, or the connection ended because of it; the error is a message that was accepted.
async fn is_refused(socket: &mut Socket) -> Result<bool, String> {
    loop {
        let hearing = tokio::time::timeout(PATIENCE, socket.next()).await;
        let said = match hearing.map_err(|_| "a hostile message was not answered")? {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(false),
            Some(Ok(_)) => continue,
        };
        let glance = Glance::of(&said);
        match glance.reply {
            Some((7, "refused")) => return Ok(true),
            Some((7, _)) => return Err(format!("a hostile message was accepted: {said}")),
            // News of the table, and the answer to coming there.
            _ => {}
        }
    }
}

fn message(loot: &Loot, dice: &mut Dice) -> Message {
    let say = |say: serde_json::Value| Message::Text(json!({ "wire": 2, "id": 7, "say": say }).to_string().into());
    let version = dice.below(5);
    match dice.below(10) {
        0 => Message::Binary((0..dice.below(2000)).map(|_| dice.word() as u8).collect::<Vec<u8>>().into()),
        1 => Message::Text("[".repeat(dice.below(20_000)).into()),
        2 => Message::Text("x".repeat(33_000).into()),
        3 => Message::Text(
            (0..dice.below(200)).map(|_| char::from(32 + (dice.word() % 95) as u8)).collect::<String>().into(),
        ),
        // Another table's link, and one that is only guessed.
        4 => say(json!({ "kind": "attend", "table": loot.table, "token": loot.other_token })),
        5 => say(json!({ "kind": "attend", "table": loot.table, "token": format!("{:032x}", dice.word()) })),
        // Acting without a seat, under any version, as before.
        6 => say(json!({ "kind": "play", "version": version, "action": "end" })),
        7 => say(json!({ "kind": "take-back", "version": version, "count": 1 })),
        8 => say(json!({ "kind": "talk", "text": "x".repeat(dice.below(3000)) })),
        _ => Message::Text(json!({ "wire": dice.below(300), "id": -1, "say": null }).to_string().into()),
    }
}
