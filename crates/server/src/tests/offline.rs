use super::*;
use crate::offline::{Misfit, OfflineGames};
use crate::packs::Packs;
use crate::store::{LogLine, Standing};

#[tokio::test]
async fn stored_games_are_read_without_a_server() {
    let server = TestServer::new().await;
    let (running, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let (ended, others) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &ended.id, Some(&others[0])).await.unwrap();
    let version = one.version();
    one.play(version, "resign").await;
    let gathering = server.registry.create(scenario(&format!("{LINK},{LINK}"), "")).await.unwrap();
    // The server runs on: reading needs no lock.
    let games = OfflineGames::open(&server.folder.join("kabinett.db"), Packs::default()).await.unwrap();
    let mut begun = games.begun().await.unwrap();
    begun.sort();
    let mut expected = vec![running.id.clone(), ended.id.clone()];
    expected.sort();
    assert_eq!(begun, expected);
    let record = games.record(&ended.id).await.unwrap();
    let (rules, record) = record::read(&record).expect("a whole record");
    record::replay(&rules, &record).expect("it proves the deal");
    let record = games.record(&running.id).await.unwrap();
    assert!(record.contains("sealed: ") && !record.contains(people[0].reveal()), "{record}");
    assert!(games.record(&gathering.id).await.unwrap_err().contains("not started"));
    assert!(games.record("nowhere").await.unwrap_err().contains("no table nowhere"));
    let copy = server.folder.join("copy.db");
    games.backup(&copy).await.unwrap();
    assert!(games.backup(&copy).await.unwrap_err().contains("already exists"));
    assert_eq!(OfflineGames::open(&copy, Packs::default()).await.unwrap().begun().await.unwrap().len(), 2);
    assert!(OfflineGames::open(&server.folder.join("none.db"), Packs::default()).await.is_err());
}

#[tokio::test]
async fn games_that_no_longer_fit_are_reported() {
    let server = TestServer::new().await;
    let (good, _) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let (bad, _) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let games = OfflineGames::open(&server.folder.join("kabinett.db"), Packs::default()).await.unwrap();
    let check = games.check_all().await.unwrap();
    assert_eq!((check.games, check.misfits.len()), (2, 0));
    let body = r#"{"is":"acts","seat":0,"action":"march nobody nowhere"}"#.to_owned();
    let seq = server.registry.store().reader().lines(&bad.id).await.unwrap().len() as i64 + 1;
    server.registry.store().append(&bad.id, vec![LogLine { seq, at: 0, body }], Some(Standing::Running)).await.unwrap();
    let check = games.check_all().await.unwrap();
    let [Misfit { id, reason }] = &check.misfits[..] else { panic!("one game no longer fits: {check:?}") };
    assert_eq!(id, &bad.id);
    assert!(reason.starts_with(&format!("Line {seq} of the log: ")), "{reason}");
    assert_ne!(id, &good.id);
}
