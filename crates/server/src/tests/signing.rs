//! A server signs the games played on it, and no others.

use super::*;
use crate::offline::{self, OfflineGames};
use crate::packs::Packs;

fn proof(text: &str) -> record::Proof {
    record::verify(text.as_bytes(), &record::Setup::standard_pack).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Whose signature a record has.
fn signer(text: &str) -> Option<record::PublicKey> {
    proof(text).signed.map(|signature| signature.by)
}

async fn record_in(file: &std::path::Path, id: &str) -> String {
    let games = OfflineGames::open(file, Packs::default()).await.unwrap();
    let text = games.record(id).await.unwrap();
    games.close().await;
    text
}

/// Two people, and whoever plays first gives up.
async fn resigned(server: &TestServer) -> String {
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let version = one.version();
    one.play(version, "resign").await;
    created.id
}

#[tokio::test]
async fn a_game_is_signed_where_it_was_played_and_keeps_that_signature_elsewhere() {
    let (here, there) = (TestServer::new().await, TestServer::new().await);
    let key = here.registry.store().reader().key().public();
    assert_ne!(there.registry.store().reader().key().public(), key);
    let id = resigned(&here).await;
    let text = record_in(&here.folder.join("kabinett.db"), &id).await;
    assert_eq!(signer(&text), Some(key));
    assert!(proof(&text).to_string().contains("and that the game ended with `resignation "));
    let copy = there.registry.import(text.clone()).await.unwrap();
    assert_eq!(record_in(&there.folder.join("kabinett.db"), &copy).await, text);
    let cut = text.find("\nsigned: ").unwrap();
    let elsewhere = TestServer::new().await;
    let copy = elsewhere.registry.import(text[..=cut].to_owned()).await.unwrap();
    let unsigned = record_in(&elsewhere.folder.join("kabinett.db"), &copy).await;
    assert_eq!(unsigned, text[..=cut], "it was not played there");
    let moved = text[..=cut].to_owned() + "signed: " + &key.to_string() + " " + &"0".repeat(128) + "\n";
    let refused = there.registry.import(moved).await.expect_err("a false signature");
    assert!(refused.text.contains("the signature is false"), "{}", refused.text);
}

/// A server that takes up its own game again vouches for it to the end.
#[tokio::test]
async fn a_running_game_is_signed_and_stays_its_servers_own() {
    let server = TestServer::new().await;
    let file = server.folder.join("kabinett.db");
    let (created, _people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let text = record_in(&file, &created.id).await;
    let key = server.registry.store().reader().key().public();
    assert_eq!((signer(&text), proof(&text).outcome), (Some(key), None));
    // A copy of the store that knows its key and has lost the game.
    let copy = server.folder.join("rescued.db");
    server.registry.store().reader().backup(&copy).await.unwrap();
    crate::store::forget(&copy, &created.id).await;
    let back = offline::import(&copy, &text, &Packs::default()).await.unwrap();
    assert_eq!(signer(&record_in(&copy, &back.id).await), Some(key));
}

#[tokio::test]
async fn the_key_of_a_copy_is_the_key_of_the_store() {
    let server = TestServer::new().await;
    let copy = server.folder.join("copy.db");
    server.registry.store().reader().backup(&copy).await.unwrap();
    let games = OfflineGames::open(&copy, Packs::default()).await.unwrap();
    assert_eq!(games.public_key(), server.registry.store().reader().key().public().to_string());
    games.close().await;
}
