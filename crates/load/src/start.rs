//! How long a server takes to start that has many games to keep.

use std::sync::Arc;
use std::time::Instant;

use rules::Dice;
use serde_json::json;
use server::store::{GameRow, LogLine, Standing, Store};

use crate::player::Seat;
use crate::program::{Folder, Program};

/// Games written at the same time: they share commits.
const TOGETHER: usize = 500;

#[derive(clap::Args)]
pub struct Numbers {
    /// Games the server has to keep.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Actions in each of them.
    #[arg(long, default_value_t = 100)]
    actions: u64,
}

pub async fn run(numbers: &Numbers, seed: u64) -> Result<String, String> {
    let &Numbers { games, actions } = numbers;
    let folder = Folder::new("start")?;
    let program = Program::start(&folder.0)?;
    let id = play_one(&program, actions, seed).await?;
    program.kill();
    let file = folder.0.join("kabinett.db");
    let began = Instant::now();
    let lines = copy(&file, &id, games).await?;
    println!("{games} games of {lines} lines each written in {:.1} s.", began.elapsed().as_secs_f64());
    let began = Instant::now();
    let program = Program::start(&folder.0)?;
    let started = began.elapsed();
    let began = Instant::now();
    let (status, _) = program.client.request(&format!("GET /api/tables/{id}-7"), None, None).await?;
    let touched = began.elapsed();
    if status != 200 {
        return Err(format!("a stored game could not be opened: {status}"));
    }
    Ok(format!(
        "{games} stored games: people can come after {:.2} s, the first of them is opened in {:.1} ms; memory {} MB.",
        started.as_secs_f64(),
        touched.as_secs_f64() * 1e3,
        program.memory() / 1024
    ))
}

/// A running game with so many actions.
async fn play_one(program: &Program, actions: u64, seed: u64) -> Result<String, String> {
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    let (table, tokens) = program.client.table(&plan).await?;
    let mut seats: Vec<Seat> = tokens.iter().zip(seed..).map(|(token, seed)| Seat::new(&table, token, seed)).collect();
    let mut players = Vec::new();
    for seat in &mut seats {
        players.push(seat.attend(program.client).await.ok_or("the server has gone")?);
    }
    let mut dice = Dice::new(seed);
    while seats.iter().all(|seat| seat.actions < actions && !seat.is_over) {
        let at = dice.below(players.len());
        if players[at].may_play(&seats[at]) {
            players[at].play(&mut seats[at]).await.ok_or("the server has gone")?;
        }
        let hearing = players[at].hear(&mut seats[at]);
        if let Ok(heard) = tokio::time::timeout(std::time::Duration::from_millis(20), hearing).await {
            heard.ok_or("the server has gone")??;
        }
    }
    Ok(table)
}

/// Writes the same game again and again under other names; returns how many lines it has.
async fn copy(file: &std::path::Path, id: &str, games: u64) -> Result<usize, String> {
    let store = Arc::new(Store::open(file).await.map_err(|fault| fault.to_string())?);
    let row = store.reader().game(id).await.map_err(|fault| fault.to_string())?.ok_or("the game is there")?;
    let lines = store.reader().lines(id).await.map_err(|fault| fault.to_string())?;
    let numbers: Vec<u64> = (0..games).collect();
    for some in numbers.chunks(TOGETHER) {
        let write = |number: &u64| {
            let (store, lines, mut row): (_, Vec<LogLine>, GameRow) = (Arc::clone(&store), lines.clone(), row.clone());
            row.id = format!("{id}-{number}");
            row.standing = Standing::Running;
            tokio::spawn(async move { store.import(row, lines).await })
        };
        for writing in some.iter().map(write).collect::<Vec<_>>() {
            writing.await.map_err(|error| error.to_string())?.map_err(|fault| fault.to_string())?;
        }
    }
    Ok(lines.len())
}
