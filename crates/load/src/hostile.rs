//! Messages nobody should send, and more of the others than anybody should: none of the first may be accepted, and no
//! table may break under the second.

mod doors;
mod messages;
mod people;
mod talker;
mod tally;
mod visitors;

use std::path::Path;
use std::process::Command;

use rules::Dice;
use serde_json::{Value, json};

use self::doors::Targets;
use self::messages::{Loot, of_seat, of_stranger};
use self::people::{Attacked, plan};
use self::talker::Talker;
use self::tally::{Answer, Tally};
use crate::client::Client;
use crate::program::{Folder, Program, path};

/// Of so many hostile messages one is a request by HTTP.
const REQUESTS: u64 = 20;

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
    let connections = numbers.connections.max(1);
    let folder = Folder::new("hostile")?;
    let began = std::time::Instant::now();
    let mut tally = Tally::default();
    let mut program = Program::start(&folder.0)?;
    let client = program.client;
    let attacked = people::run(client, &mut tally).await?;
    let (loot, own) = loot(client, connections).await?;
    let targets = Targets::new(client, &loot[0].other_token).await?;
    let before = looks(client, &own).await?;
    let (share, requests) = (numbers.messages / connections / 2, numbers.messages / REQUESTS / 2);
    let mut memory = vec![program.memory()];
    for half in [seed, seed ^ 0xff] {
        attack(client, &loot, share, half, &mut tally).await?;
        tally.merge(doors::run(client, &targets, requests, Dice::new(half)).await?);
        memory.push(program.memory());
    }
    if !program.is_running() {
        return Err("The server has gone.".to_owned());
    }
    if looks(client, &own).await? != before {
        return Err("A table that was attacked has changed.".to_owned());
    }
    let all: Vec<Attacked> = attacked.into_iter().chain(own).collect();
    let stood = looks(client, &all).await?;
    verify(client, &folder.0, &all).await?;
    program.kill();
    let program = Program::start(&folder.0)?;
    if looks(program.client, &all).await? != stood {
        return Err("A table that was attacked is another one after a restart.".to_owned());
    }
    drop(program);
    visitors::run(&folder.0, &mut tally).await?;
    Ok(format!(
        "{tally}\n{} hostile messages in {:.0} s, none accepted that must not be; {} tables stand, their records are \
         verified, and they are the same after a kill; memory {} KB before, {} KB at half time, {} KB at the end.",
        tally.sent(),
        began.elapsed().as_secs_f64(),
        all.len(),
        memory[0],
        memory[1],
        memory[2]
    ))
}

/// For every connection a table of its own to sit at, and all are after one that none of them sits at.
async fn loot(client: Client, connections: u64) -> Result<(Vec<Loot>, Vec<Attacked>), String> {
    let plan = plan("friedrich", "scenario-1", 2, 0);
    let (table, tokens) = client.table(&plan).await?;
    let (_, others) = client.table(&plan).await?;
    let mut loot = Vec::new();
    let mut own = vec![(table.clone(), tokens[0].clone())];
    for _ in 0..connections {
        let (mine, links) = client.table(&plan).await?;
        own.push((mine.clone(), links[1].clone()));
        let other_token = others[0].clone();
        loot.push(Loot { table: table.clone(), other_token, own: (mine, links[0].clone()) });
    }
    Ok((loot, own))
}

/// The positions as seats are shown them; a question proves that the tables still answer.
async fn looks(client: Client, tables: &[Attacked]) -> Result<Vec<Value>, String> {
    let mut positions = Vec::new();
    for (table, token) in tables {
        let mut owner = Talker::attend(client, table, Some(token)).await?;
        let answer = owner.say(&json!({ "kind": "ask", "about": { "ask": "why", "action": "end" } })).await?;
        if answer != Answer::Done {
            return Err(format!("the owner of a seat at {table} was answered: {answer:?}"));
        }
        if owner.table["stage"] != "playing" {
            return Err(format!("table {table} is {}", owner.table["stage"]));
        }
        positions.push(owner.position);
    }
    Ok(positions)
}

/// The record of every table is one that the program itself accepts.
async fn verify(client: Client, folder: &Path, tables: &[Attacked]) -> Result<(), String> {
    for (table, token) in tables {
        let record = client.expect(200, &format!("GET /api/tables/{table}/record"), Some(token), None).await?;
        let text = record.as_str().ok_or_else(|| format!("the record of {table} is no text"))?;
        let file = folder.join(format!("{table}.game"));
        std::fs::write(&file, text).map_err(|error| error.to_string())?;
        let output = Command::new(path()?).arg("verify").arg(&file).output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(format!("the record of {table} is refused: {}", String::from_utf8_lossy(&output.stderr)));
        }
    }
    Ok(())
}

async fn attack(client: Client, loot: &[Loot], share: u64, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let wave = |(loot, at): (&Loot, u64)| tokio::spawn(wave(client, loot.clone(), share, Dice::new(seed * 1000 + at)));
    for wave in loot.iter().zip(0..).map(wave).collect::<Vec<_>>() {
        tally.merge(wave.await.map_err(|error| error.to_string())??);
    }
    Ok(())
}

/// One connection after the other, each until the server hangs up. Every message is judged before the next is sent.
async fn wave(client: Client, loot: Loot, share: u64, mut dice: Dice) -> Result<Tally, String> {
    let mut tally = Tally::default();
    while tally.sent() < share {
        let role = dice.below(3);
        let mut talker = match role {
            0 => Talker::connect(client).await?,
            1 => Talker::attend(client, &loot.table, None).await?,
            _ => Talker::attend(client, &loot.own.0, Some(&loot.own.1)).await?,
        };
        while tally.sent() < share {
            let (class, message) = match role {
                2 => of_seat(&loot, &talker.position["version"], &mut dice),
                _ => of_stranger(&loot, &mut dice),
            };
            let answer = talker.send(message).await?;
            tally.add(class, answer)?;
            // Whoever is refused as a visitor of another table has left the one they were at.
            let has_left = class.contains("link");
            if answer == Answer::HungUp || has_left || dice.one_in(50) {
                break;
            }
        }
    }
    Ok(tally)
}
