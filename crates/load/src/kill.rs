//! The server dies or stands still at random moments, and comes back with everything it promised.

use std::time::Duration;

use rules::Dice;
use serde_json::json;

use crate::client::Client;
use crate::player::{Player, Seat};
use crate::program::{Folder, Program};

#[derive(clap::Args)]
pub struct Numbers {
    /// How often the server is killed.
    #[arg(long, default_value_t = 200)]
    rounds: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 20)]
    tables: u64,
    /// How often the server is stopped for a while (SIGSTOP) before each kill.
    #[arg(long, default_value_t = 0)]
    pauses: u64,
}

pub async fn run(numbers: &Numbers, seed: u64) -> Result<String, String> {
    let &Numbers { rounds, tables, pauses } = numbers;
    let mut dice = Dice::new(seed);
    let folder = Folder::new("kill")?;
    let mut games: Vec<[Seat; 2]> = Vec::new();
    let (mut kept, mut over) = (0, 0);
    for round in 0..rounds {
        let program = Program::start(&folder.0)?;
        while (games.len() as u64) < tables {
            games.push(new_game(program.client, dice.word()).await?);
        }
        let client = program.client;
        let playing: Vec<_> = games.drain(..).map(|game| tokio::spawn(play(client, game))).collect();
        for _ in 0..pauses {
            pause(&program, &mut dice).await?;
        }
        tokio::time::sleep(Duration::from_millis(150 + dice.below(500) as u64)).await;
        program.kill();
        for game in playing {
            let game = game.await.map_err(|error| error.to_string())?;
            let game = game.map_err(|reason| format!("round {round}: {reason}"))?;
            if game.iter().any(|seat| seat.is_over) {
                over += 1;
                kept += game.iter().map(|seat| seat.kept).sum::<u64>();
            } else {
                games.push(game);
            }
        }
    }
    let program = Program::start(&folder.0)?;
    for game in &mut games {
        settle(program.client, game).await?;
        kept += game.iter().map(|seat| seat.kept).sum::<u64>();
    }
    let pauses = if pauses > 0 { format!(", {} pauses", rounds * pauses) } else { String::new() };
    Ok(format!("{rounds} kills{pauses}, {kept} acknowledged actions, {over} games over, none lost, none doubled."))
}

/// Stands still for up to three seconds in the midst of whatever it does; some of its visitors do not wait so long.
async fn pause(program: &Program, dice: &mut Dice) -> Result<(), String> {
    tokio::time::sleep(Duration::from_millis(50 + dice.below(250) as u64)).await;
    program.signal("STOP")?;
    tokio::time::sleep(Duration::from_millis(200 + dice.below(2800) as u64)).await;
    program.signal("CONT")
}

async fn new_game(client: Client, seed: u64) -> Result<[Seat; 2], String> {
    let (title, mode) = if seed.is_multiple_of(2) { ("friedrich", "scenario-1") } else { ("maria", "introductory-2p") };
    let plan = json!({ "title": title, "mode": mode, "seats": [{ "by": "link" }, { "by": "link" }] });
    let (table, tokens) = client.table(&plan).await?;
    Ok([Seat::new(&table, &tokens[0], seed), Seat::new(&table, &tokens[1], seed ^ 1)])
}

/// Both seats play until the server is gone. The error is a broken promise.
async fn play(client: Client, mut game: [Seat; 2]) -> Result<[Seat; 2], String> {
    let Some([mut one, mut other]) = settled(client, &mut game).await? else { return Ok(game) };
    let [first, second] = &mut game;
    loop {
        if one.may_play(first) && one.play(first).await.is_none()
            || other.may_play(second) && other.play(second).await.is_none()
        {
            return Ok(game);
        }
        let heard = tokio::select! {
            heard = one.hear(first) => heard,
            heard = other.hear(second) => heard,
        };
        match heard {
            None => return Ok(game),
            Some(heard) => heard?,
        }
        if first.is_over || second.is_over {
            return Ok(game);
        }
    }
}

/// Comes back, has what was left open answered, and compares. `None`: the server is gone again.
async fn settled(client: Client, game: &mut [Seat; 2]) -> Result<Option<[Player; 2]>, String> {
    let [first, second] = game;
    let (Some(mut one), Some(mut other)) = (first.attend(client).await, second.attend(client).await) else {
        return Ok(None);
    };
    (first.actions, second.actions) = (u64::MAX, u64::MAX);
    for (player, seat) in [(&mut one, &mut *first), (&mut other, &mut *second)] {
        while seat.pending.is_some() || seat.actions == u64::MAX {
            match player.hear(seat).await {
                None => return Ok(None),
                Some(heard) => heard?,
            }
        }
    }
    // The one that was settled first may not have heard of what the other one played since.
    let (found, promised) = (first.actions.max(second.actions), first.kept + second.kept);
    let over = first.is_over || second.is_over;
    if found != promised && !over && !catches_up(&mut one, first, promised).await? {
        return Err(format!("table {}: {promised} actions acknowledged, {found} found", first.table));
    }
    Ok(Some([one, other]))
}

/// News under way is waited for a moment.
async fn catches_up(player: &mut Player, seat: &mut Seat, promised: u64) -> Result<bool, String> {
    while seat.actions != promised {
        match tokio::time::timeout(Duration::from_secs(5), player.hear(seat)).await {
            Ok(Some(heard)) => heard?,
            // The server is gone: the next round tells.
            Ok(None) => return Ok(true),
            Err(_) => return Ok(false),
        }
    }
    Ok(true)
}

async fn settle(client: Client, game: &mut [Seat; 2]) -> Result<(), String> {
    settled(client, game).await?.map(drop).ok_or_else(|| "the server is gone".to_owned())
}
