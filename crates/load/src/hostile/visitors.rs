//! Visitors who forge where they come from, who dawdle, who only knock, and who never read.

use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use super::people::plan;
use super::tally::{Answer, Tally};
use crate::client::{Client, Socket};
use crate::program::Program;

/// Lists no proxy writes.
const LISTS: [&str; 8] = [
    "",
    "X-Forwarded-For: unknown\r\n",
    "X-Forwarded-For: 192.0.2.7,\r\n",
    "X-Forwarded-For: 192.0.2.999\r\n",
    "X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-For: nobody\r\n",
    "X-Forwarded-For: [2001:db8::1\r\n",
    "X-Forwarded-For: 192.0.2.7 192.0.2.8\r\n",
    "X-Forwarded-For: \u{1}\r\n",
];
/// A body has ten seconds, a connection some to be closed.
const LONGEST: Duration = Duration::from_secs(20);
/// Visitors of each kind.
const EACH: usize = 20;

/// On servers of their own, with the limits of a real one.
pub async fn run(folder: &Path, tally: &mut Tally) -> Result<(), String> {
    let behind = folder.join("proxied");
    std::fs::create_dir_all(&behind).map_err(|error| error.to_string())?;
    let mut program = Program::start_with(&behind, &["--behind-proxy", "1"])?;
    forge(program.client, tally).await?;
    stands(&mut program)?;
    drop(program);
    let strict = folder.join("strict");
    std::fs::create_dir_all(&strict).map_err(|error| error.to_string())?;
    let mut program = Program::start_with(&strict, &["--message-rate", "20"])?;
    knock(program.client, tally).await?;
    dawdle(program.client, tally).await?;
    stands(&mut program)?;
    drop(program);
    let talkative = folder.join("talkative");
    std::fs::create_dir_all(&talkative).map_err(|error| error.to_string())?;
    let mut program = Program::start(&talkative)?;
    ignore(program.client, tally).await?;
    stands(&mut program)
}

fn stands(program: &mut Program) -> Result<(), String> {
    if program.is_running() { Ok(()) } else { Err("The server has gone.".to_owned()) }
}

async fn forge(client: Client, tally: &mut Tally) -> Result<(), String> {
    for list in LISTS.iter().cycle().take(2000) {
        let address = client.address;
        let text = format!(
            "GET /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{list}Content-Length: 0\r\n\r\n"
        );
        let (status, _) = client.raw("GET /api/tables", &text).await?;
        tally.add("forged X-Forwarded-For", if status >= 400 { Answer::Refused } else { Answer::Done })?;
    }
    Ok(())
}

/// Pings are messages: whoever sends too many is shown out.
async fn knock(client: Client, tally: &mut Tally) -> Result<(), String> {
    for _ in 0..EACH {
        let mut socket = client.connect().await.ok_or("the server turns connections away")?;
        for _ in 0..500 {
            let _ = socket.send(Message::Ping(vec![1].into())).await;
        }
        let ending = async { while let Some(Ok(_)) = socket.next().await {} };
        let ended = tokio::time::timeout(LONGEST, ending).await.is_ok();
        tally.add("500 pings", if ended { Answer::HungUp } else { Answer::Done })?;
    }
    Ok(())
}

/// All at once: bodies of one byte a second.
async fn dawdle(client: Client, tally: &mut Tally) -> Result<(), String> {
    let visits: Vec<_> = (0..EACH).map(|_| tokio::spawn(slow_body(client))).collect();
    for visit in visits {
        let ended = visit.await.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?;
        tally.add("body of a byte a second", if ended { Answer::HungUp } else { Answer::Done })?;
    }
    Ok(())
}

/// All at once: pages that attend and ask, and never read an answer. A page that does read is not held up by them.
async fn ignore(client: Client, tally: &mut Tally) -> Result<(), String> {
    let (table, tokens) = client.table(&plan("maria", "advanced-3p", 3, 0)).await?;
    let visits: Vec<_> =
        (0..EACH).map(|at| tokio::spawn(deaf(client, table.clone(), tokens[at % 3].clone()))).collect();
    for visit in visits {
        let ended = visit.await.map_err(|error| error.to_string())??;
        tally.add("page that never reads", if ended { Answer::HungUp } else { Answer::Done })?;
    }
    let look = format!("GET /api/tables/{table}");
    client.expect(200, &look, Some(&tokens[0]), None).await.map(drop)
}

/// Whether the server has hung up: it reads no further once it is not heard, and gives such a page up after a while.
async fn deaf(client: Client, table: String, token: String) -> Result<bool, String> {
    let mut socket = client.connect().await.ok_or("the server turns connections away")?;
    let say = |say| Message::Text(json!({ "wire": 2, "id": 1, "say": say }).to_string().into());
    let _ = socket.send(say(json!({ "kind": "attend", "table": table, "token": token }))).await;
    let began = Instant::now();
    while began.elapsed() < LONGEST {
        let ask = say(json!({ "kind": "ask", "about": { "ask": "knowledge" } }));
        match tokio::time::timeout(Duration::from_secs(1), socket.send(ask)).await {
            Ok(Err(_)) => return Ok(true),
            Ok(Ok(())) => {}
            Err(_) => return Ok(ends(&mut socket).await),
        }
    }
    Ok(false)
}

/// What it reads now was under way before the server hung up.
async fn ends(socket: &mut Socket) -> bool {
    tokio::time::sleep(LONGEST).await;
    let ending = async { while let Some(Ok(_)) = socket.next().await {} };
    tokio::time::timeout(Duration::from_secs(1), ending).await.is_ok()
}

/// Whether the server has answered or hung up in time.
async fn slow_body(client: Client) -> std::io::Result<bool> {
    let mut stream = TcpStream::connect(client.address).await?;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n",
        client.address
    );
    stream.write_all(head.as_bytes()).await?;
    let began = Instant::now();
    let mut answer = [0; 64];
    while began.elapsed() < LONGEST {
        if stream.write_all(b"x").await.is_err() {
            return Ok(true);
        }
        if tokio::time::timeout(Duration::from_secs(1), stream.read(&mut answer)).await.is_ok() {
            return Ok(true);
        }
    }
    Ok(false)
}
