//! Whoever reads the steps or the record of a game keeps nobody at its table waiting.

use super::*;
use crate::library::Reading;
use crate::table::export::WRITTEN;
use crate::table::replay::REPLAYED;

/// Two people after some actions.
async fn playing(server: &TestServer, actions: u64) -> (Created, Vec<Client>) {
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    play_on(&mut clients, actions, &mut rules::Dice::new(4)).await;
    (created, clients)
}

fn everything() -> [Wanted; 3] {
    [Wanted::Steps, Wanted::Step { step: 9, eyes: None, english: true }, Wanted::Record]
}

/// As long as no reader has a turn none is answered, and the game goes on: what they read is not made by the table.
#[tokio::test]
async fn a_table_plays_on_while_its_readers_wait_for_their_turn() {
    let server = TestServer::new().await;
    let (created, mut clients) = playing(&server, 20).await;
    for (wanted, most) in everything().into_iter().zip([30, 40, 50]) {
        let turn = server.registry.library.readers.acquire().await.unwrap();
        let (registry, id) = (Arc::clone(&server.registry), created.id.clone());
        let reading = tokio::spawn(async move { registry.read(&id, None, wanted).await.map(drop) });
        play_on(&mut clients, most, &mut rules::Dice::new(most)).await;
        assert!(!reading.is_finished(), "somebody else did the work of a reader");
        drop(turn);
        reading.await.unwrap().map_err(|refused| refused.text).expect("it is the reader's turn");
    }
}

/// Every task of this test runs on its own thread, that of the table too.
#[tokio::test]
async fn no_line_is_replayed_and_no_record_written_by_a_table() {
    let server = TestServer::new().await;
    let (created, mut clients) = playing(&server, 20).await;
    for most in [21, 25, 40] {
        for wanted in everything() {
            let read = server.registry.read(&created.id, None, wanted).await;
            read.map(drop).map_err(|refused| refused.text).expect("anybody may read it");
        }
        play_on(&mut clients, most, &mut rules::Dice::new(most)).await;
    }
    assert_eq!((REPLAYED.get(), WRITTEN.get()), (0, 0), "lines replayed and records written at the table");
}

/// What a table was asked for, and how many lines it gave.
type Given = (usize, usize);

/// Stands between the readers and a table, and notes what passes.
fn eavesdrop(table: mpsc::Sender<Command>) -> (mpsc::Sender<Command>, Arc<std::sync::Mutex<Vec<Given>>>) {
    let (own, mut commands) = mpsc::channel(16);
    let heard = Arc::<std::sync::Mutex<Vec<Given>>>::default();
    let noting = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Some(command) = commands.recv().await {
            let Command::Request { request, reply } = command else { panic!("a reader only asks") };
            let known = match &request {
                TableRequest::Read { known, .. } => Some(*known),
                TableRequest::Events { .. } => None,
                _ => panic!("a table is asked for lines and events only"),
            };
            let response = crate::actor::ask(&table, request).await.expect("the table is open");
            if let (Some(known), Ok(TableResponse::Read(game))) = (known, &response) {
                noting.lock().unwrap().push((known, game.lines.len()));
            }
            let _ = reply.send(response);
        }
    });
    (own, heard)
}

#[tokio::test]
async fn a_line_is_asked_for_once_however_many_read_it() {
    let server = TestServer::new().await;
    let (created, mut clients) = playing(&server, 20).await;
    let (table, heard) = eavesdrop(clients[0].commands.clone());
    for most in [30, 30] {
        for wanted in everything() {
            let read = server.registry.library.read(&created.id, &table, &Reading { key: None, wanted }).await;
            read.expect("the table is open").map(drop).map_err(|refused| refused.text).expect("anybody may read it");
        }
        play_on(&mut clients, most, &mut rules::Dice::new(most)).await;
    }
    assert_eq!(*heard.lock().unwrap(), [(0, 20), (20, 0), (20, 0), (20, 10), (30, 0), (30, 0)]);
}
