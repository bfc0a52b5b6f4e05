//! The disk is full: nobody's fault but the disk's.

use std::sync::atomic::Ordering;

use super::*;
use crate::close_reason::CloseReason;
use crate::store::{Standing, StoreFault};
use crate::wire::Proposed;

/// Longer than any table would go on trying.
const LONG: Duration = Duration::from_millis(1500);

fn set_room(server: &TestServer, writes: u32) {
    server.registry.store().room.store(writes, Ordering::Relaxed);
}

#[tokio::test]
async fn bots_wait_for_the_disk_and_go_on() {
    let server = TestServer::new().await;
    let created = server.registry.create(scenario(&format!("{LINK},{BOT}"), "")).await.unwrap();
    let token = created.links[0].clone().unwrap();
    sit(&server.registry, &created.id, &token, "Anna").await.unwrap();
    let mut one = Client::attend(&server.registry, &created.id, Some(&token)).await.unwrap();
    // The start fits, and then the bot's first answer does not.
    set_room(&server, 1);
    let start = TableRequest::Start { key: token.key() };
    assert!(server.registry.request(&created.id, start).await.is_ok());
    tokio::time::sleep(LONG).await;
    one.catch_up();
    assert_eq!((one.closed.clone(), server.metrics.faults.get()), (None, 0));
    assert_eq!(one.position["actions"], 0);
    assert_eq!(server.registry.store().check().await, Err(StoreFault::Full), "not ready");
    let (version, answer) = (one.version(), one.answer(0));
    assert_eq!(one.play(version, &answer).await["outcome"], "refused");
    set_room(&server, u32::MAX);
    one.until(|one| one.position["actions"] == 1).await;
    assert_eq!(server.registry.store().check().await, Ok(()));
    let row = server.registry.store().reader().game(&created.id).await.unwrap().unwrap();
    assert_eq!(row.standing, Standing::Running);
}

#[tokio::test]
async fn what_all_agreed_to_is_done_when_there_is_room() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let mut other = Client::attend(&server.registry, &created.id, Some(&people[1])).await.unwrap();
    one.say(Say::Propose { what: Proposed::End }).await;
    // The answer fits, and what it leads to does not.
    set_room(&server, 1);
    other.until(|other| other.table["proposal"].is_object()).await;
    assert_eq!(other.answer_proposal(true).await["outcome"], "refused");
    assert_eq!(one.closed, None);
    set_room(&server, u32::MAX);
    one.until(|one| one.stage() == "agreed").await;
}

/// The page is told what is wrong, in its own language, and that coming back mends nothing yet.
#[test]
fn a_full_disk_is_not_called_an_error_of_the_rules() {
    let refused = Refused::not_stored(&StoreFault::Full);
    assert!(refused.text.contains("disk is full") && !refused.is_fault(), "{}", refused.text);
    assert_ne!(refused.message.map(|message| message.key), Some(CloseReason::Fault.key()));
}
