//! A page that does not read: so much waits for it and no more, and the others are told that it has gone.

use super::*;
use crate::actor::{BYTES, MESSAGES, outbox};

/// People play, and another page of the second reads nothing of what it is sent.
async fn with_a_deaf_page(server: &TestServer, plan: TablePlan) -> (Vec<Client>, Client) {
    let (created, people) = started(&server.registry, plan).await;
    let registry = &server.registry;
    let mut playing = Vec::new();
    for token in &people {
        playing.push(Client::attend(registry, &created.id, Some(token)).await.unwrap());
    }
    let wishes = ClientState { english: true, ..ClientState::default() };
    let deaf = Client::come_through(outbox(), registry, &created.id, Some(&people[1]), Vec::new(), wishes);
    let mut deaf = deaf.await.unwrap();
    deaf.catch_up();
    (playing, deaf)
}

/// The lengths of the messages that wait for it; there are no others to come.
async fn all_that_waits(mut deaf: Client) -> Vec<usize> {
    assert!(deaf.frames.was_slow(), "it is told to come again");
    let before = deaf.raw.len();
    deaf.catch_up();
    let ending = tokio::time::timeout(Duration::from_secs(20), deaf.frames.next()).await;
    assert!(ending.is_ok_and(|frame| frame.is_none()), "the table has let go of it");
    deaf.raw[before..].iter().map(String::len).collect()
}

#[tokio::test]
async fn only_so_many_messages_wait_for_a_page_that_does_not_read() {
    assert_eq!(MESSAGES, 64, "docs/security.md says so");
    let server = TestServer::new().await;
    let (mut playing, deaf) = with_a_deaf_page(&server, scenario(&format!("{LINK},{LINK}"), "")).await;
    playing.remove(1).detach().await;
    for at in 0..200 {
        let reply = playing[0].say(Say::Talk { text: format!("word {at}") }).await;
        assert_eq!(reply["outcome"], "done", "those who read go on");
    }
    assert!(deaf.frames.was_slow(), "everything waits for it");
    playing[0].until(|page| page.table["seats"][1]["connected"] == false).await;
    assert_eq!(all_that_waits(deaf).await.len(), MESSAGES);
}

#[tokio::test]
async fn only_so_many_bytes_wait_for_a_page_that_does_not_read() {
    assert_eq!(BYTES, 512 * 1024, "docs/security.md says so");
    let server = TestServer::new().await;
    let seats = [LINK; 4].join(",");
    let plan = plan(&format!(r#"{{"title":"friedrich","mode":"standard-4p","seats":[{seats}]}}"#));
    let (mut playing, deaf) = with_a_deaf_page(&server, plan).await;
    play_on(&mut playing, 100, &mut rules::Dice::new(4)).await;
    let lengths = all_that_waits(deaf).await;
    let longest = lengths.iter().max().copied().unwrap_or_default();
    assert!(longest < BYTES / 4 && lengths.len() < MESSAGES, "these are counted by their bytes: {lengths:?}");
    let sum: usize = lengths.iter().sum();
    assert!((BYTES..BYTES + longest).contains(&sum), "{sum} bytes are waiting");
}
