use super::*;
use crate::packs::Packs;
use crate::shelf::{Misfit, Shelf};
use crate::store::{Line, Standing};

#[tokio::test]
async fn stored_games_are_read_without_a_server() {
    let place = Place::new().await;
    let (running, people) = started(&place.house, scenario(&format!("{LINK},{LINK}"), "")).await;
    let (ended, others) = started(&place.house, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&place.house, &ended.id, Some(&others[0])).await.unwrap();
    let version = one.version();
    one.play(version, "resign").await;
    let gathering = place.house.create(scenario(&format!("{LINK},{LINK}"), "")).await.unwrap();
    // The server runs on: a shelf needs no lock.
    let shelf = Shelf::open(&place.folder.join("kabinett.db"), Packs::default()).await.unwrap();
    let mut begun = shelf.begun().await.unwrap();
    begun.sort();
    let mut expected = vec![running.id.clone(), ended.id.clone()];
    expected.sort();
    assert_eq!(begun, expected);
    let record = shelf.record(&ended.id).await.unwrap();
    let (rules, record) = record::read(&record).expect("a whole record");
    record::replay(&rules, &record).expect("it proves the deal");
    let record = shelf.record(&running.id).await.unwrap();
    assert!(record.contains("sealed: ") && !record.contains(people[0].reveal()), "{record}");
    assert!(shelf.record(&gathering.id).await.unwrap_err().contains("not started"));
    assert!(shelf.record("nowhere").await.unwrap_err().contains("no table nowhere"));
    let copy = place.folder.join("copy.db");
    shelf.backup(&copy).await.unwrap();
    assert!(shelf.backup(&copy).await.unwrap_err().contains("exists already"));
    assert_eq!(Shelf::open(&copy, Packs::default()).await.unwrap().begun().await.unwrap().len(), 2);
    assert!(Shelf::open(&place.folder.join("none.db"), Packs::default()).await.is_err());
}

#[tokio::test]
async fn games_that_no_longer_fit_are_reported() {
    let place = Place::new().await;
    let (good, _) = started(&place.house, scenario(&format!("{LINK},{LINK}"), "")).await;
    let (bad, _) = started(&place.house, scenario(&format!("{LINK},{LINK}"), "")).await;
    let shelf = Shelf::open(&place.folder.join("kabinett.db"), Packs::default()).await.unwrap();
    let trial = shelf.try_all().await.unwrap();
    assert_eq!((trial.games, trial.misfits.len()), (2, 0));
    let body = r#"{"is":"acts","seat":0,"action":"march nobody nowhere"}"#.to_owned();
    let seq = place.house.store().reader().lines(&bad.id).await.unwrap().len() as i64 + 1;
    place.house.store().append(&bad.id, vec![Line { seq, at: 0, body }], Some(Standing::Running)).await.unwrap();
    let trial = shelf.try_all().await.unwrap();
    let [Misfit { id, reason }] = &trial.misfits[..] else { panic!("one game no longer fits: {trial:?}") };
    assert_eq!(id, &bad.id);
    assert!(reason.starts_with(&format!("Line {seq}: ")), "{reason}");
    assert_ne!(id, &good.id);
}
