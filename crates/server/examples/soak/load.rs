//! Many games at once, four people each.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::sync::mpsc;

use crate::Numbers;
use crate::client::Client;
use crate::player::{Heard, Seat};
use crate::program::{Folder, Program};

const PEOPLE: usize = 4;

pub async fn run(numbers: &Numbers) -> Result<String, String> {
    let (tables, seconds) = (numbers.get("--tables", 2000)?, numbers.get("--seconds", 30)?);
    let (rate, seed) = (numbers.get("--rate", 0)?, numbers.get("--seed", 1)?);
    let folder = Folder::new("load")?;
    let mut program = Program::start(&folder.0)?;
    let empty = program.memory();
    let client = program.client;
    let (say, mut hear) = mpsc::unbounded_channel();
    let end = Instant::now() + Duration::from_mins(10);
    let mut seats = Vec::new();
    for number in 0..tables {
        let plan =
            json!({ "title": "friedrich", "mode": "standard-4p", "seats": vec![json!({ "by": "link" }); PEOPLE] });
        let (table, tokens) = client.table(&plan).await;
        let of = |(at, token): (usize, &String)| Seat::new(&table, token, seed ^ (number * 8 + at as u64));
        seats.extend(tokens.iter().enumerate().map(of));
    }
    let idle = program.memory();
    // Each person waits so long before an answer that all together reach the rate.
    let pause = if rate == 0 { Duration::ZERO } else { Duration::from_secs_f64(tables as f64 / rate as f64) };
    for seat in seats {
        tokio::spawn(play(client, seat, pause, say.clone()));
    }
    drop(say);
    tokio::time::sleep(Duration::from_secs(5)).await;
    let mut took = Vec::new();
    while hear.try_recv().is_ok() {}
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(seconds) && Instant::now() < end {
        match tokio::time::timeout(Duration::from_millis(200), hear.recv()).await {
            Ok(Some(Ok(one))) => took.push(one),
            Ok(Some(Err(reason))) => return Err(reason),
            Ok(None) => break,
            Err(_) => {}
        }
    }
    let spent = began.elapsed().as_secs_f64();
    if !program.is_running() {
        return Err("The server has gone.".to_owned());
    }
    took.sort_unstable();
    let part = |share: f64| took.get((took.len() as f64 * share) as usize).map_or(0.0, |one| one.as_secs_f64() * 1e3);
    let per_table = idle.saturating_sub(empty) as f64 / tables.max(1) as f64;
    Ok(format!(
        "{tables} games, {} connections: {:.0} acknowledged actions/s over {spent:.0} s; acknowledgement 50% {:.1} ms, \
         99% {:.1} ms, 99.9% {:.1} ms; memory {} MB, {per_table:.0} KB for a table nobody attends.",
        tables * PEOPLE as u64,
        took.len() as f64 / spent,
        part(0.5),
        part(0.99),
        part(0.999),
        program.memory() / 1024,
    ))
}

/// One person plays until the game is over.
async fn play(client: Client, mut seat: Seat, pause: Duration, say: mpsc::UnboundedSender<Result<Duration, String>>) {
    let Some(mut player) = seat.attend(client).await else {
        let _ = say.send(Err("a connection was refused; raise the limit of open files (ulimit -n)".to_owned()));
        return;
    };
    while !seat.is_over {
        if player.may_play(&seat) {
            tokio::time::sleep(pause).await;
            if player.play(&mut seat).await.is_none() {
                return;
            }
        }
        let news = match player.hear(&mut seat).await {
            None => return,
            Some(Ok(Heard::Nothing)) => continue,
            Some(Ok(Heard::Answered(took))) => Ok(took),
            Some(Err(reason)) => Err(reason),
        };
        if say.send(news).is_err() {
            return;
        }
    }
}
