//! Games step by step, imported from records, forked.

use super::*;
use crate::offline;
use crate::packs::Packs;
use crate::table::plan::SeatPlan as Seating;

async fn steps(registry: &Registry, id: &str, token: Option<&Token>) -> Value {
    match registry.read(id, token.map(Token::key), Wanted::Steps).await.expect("the steps") {
        TableResponse::Steps(found) => serde_json::to_value(*found).unwrap(),
        _ => panic!("steps were asked for"),
    }
}

async fn step(registry: &Registry, id: &str, token: Option<&Token>, step: u64, eyes: &str) -> Result<Value, Refused> {
    let (key, eyes) = (token.map(Token::key), (!eyes.is_empty()).then(|| eyes.to_owned()));
    match registry.read(id, key, Wanted::Step { step: step as u32, eyes, english: true }).await? {
        TableResponse::Step(found) => Ok(serde_json::to_value(*found).unwrap()),
        _ => panic!("a step was asked for"),
    }
}

async fn record(registry: &Registry, id: &str) -> String {
    match registry.read(id, None, Wanted::Record).await.expect("the record") {
        TableResponse::Record(text) => text,
        _ => panic!("a record was asked for"),
    }
}

/// What each reader knew after each step of a game, as it was told while it was played.
async fn play_and_note(server: &TestServer, most: u64) -> (Created, Vec<Token>, Vec<Client>, Vec<Vec<Value>>) {
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    let mut noted = vec![vec![clients[0].position["view"].clone(), clients[1].position["view"].clone()]];
    let mut luck = rules::Dice::new(4);
    while (noted.len() as u64) < most {
        play_on(&mut clients, noted.len() as u64, &mut luck).await;
        let actions = noted.len() as u64;
        for client in &mut clients {
            client.until(|client| client.position["actions"].as_u64() >= Some(actions)).await;
        }
        noted.push(clients.iter().map(|client| client.position["view"].clone()).collect());
    }
    (created, people, clients, noted)
}

#[tokio::test]
async fn a_seat_looks_back_with_its_own_eyes_while_the_game_runs() {
    let server = TestServer::new().await;
    let (created, people, clients, noted) = play_and_note(&server, 41).await;
    let (registry, id) = (&server.registry, &created.id);
    let all = steps(registry, id, Some(&people[0])).await;
    assert_eq!((all["steps"].as_u64(), all["finished"].as_bool()), (Some(40), Some(false)));
    assert_eq!(all["eyes"], serde_json::json!(["public", clients[0].table["you"]]));
    let mut told: Vec<String> = Vec::new();
    for (at, views) in noted.iter().enumerate() {
        let own = step(registry, id, Some(&people[0]), at as u64, "").await.unwrap();
        assert_eq!(own["view"], views[0], "step {at}");
        for event in own["events"].as_array().unwrap() {
            assert_eq!(event["number"], told.len() as u64 + 1);
            told.push(event["text"].as_str().unwrap().to_owned());
        }
        let public = step(registry, id, None, at as u64, "").await.unwrap();
        assert!(public["view"]["powers"].as_array().unwrap().iter().all(|power| power["hand"]["cards"].is_null()));
    }
    assert_eq!(told, clients[0].events, "every event belongs to one step");
    let other = clients[1].table["you"].as_str().unwrap();
    for eyes in [other, "full"] {
        assert!(step(registry, id, Some(&people[0]), 3, eyes).await.is_err(), "{eyes}");
        assert!(step(registry, id, None, 3, eyes).await.is_err(), "{eyes}");
    }
    assert!(step(registry, id, None, 41, "").await.is_err(), "it has not been played");
    let secret = |line: &Value| line["action"].as_str().is_some_and(|text| text.contains('='));
    let lines = all["lines"].as_array().unwrap();
    assert!(lines.iter().any(|line| secret(line) && line["seat"] == clients[0].table["you"]), "own deployment");
    assert!(!lines.iter().any(|line| secret(line) && line["seat"] == other), "the other's in its public form");
    assert!(registry.read(id, Some(people[0].key()), Wanted::Fork { step: 3 }).await.is_err(), "it is not over");
}

#[tokio::test]
async fn a_finished_game_lies_open_and_can_be_played_on() {
    let server = TestServer::new().await;
    let (created, people, mut clients, noted) = play_and_note(&server, 30).await;
    let version = clients[0].version();
    clients[0].play(version, "resign").await;
    let (registry, id) = (&server.registry, &created.id);
    let all = steps(registry, id, None).await;
    assert_eq!((all["steps"].as_u64(), all["finished"].as_bool()), (Some(30), Some(true)));
    let seats = [clients[0].table["you"].as_str().unwrap(), clients[1].table["you"].as_str().unwrap()];
    for (at, seat) in seats.iter().enumerate() {
        assert_eq!(step(registry, id, None, 17, seat).await.unwrap()["view"], noted[17][at]);
    }
    let full = step(registry, id, None, 17, "full").await.unwrap();
    for (at, view) in noted[17].iter().enumerate() {
        for power in view["powers"].as_array().unwrap().iter().filter(|power| power["seat"] == seats[at]) {
            let open = full["view"]["powers"].as_array().unwrap().iter().find(|open| open["power"] == power["power"]);
            assert_eq!(open.unwrap()["hand"], power["hand"]);
        }
    }
    assert!(
        full["view"]["pieces"]
            .as_array()
            .unwrap()
            .iter()
            .all(|piece| piece["place"] != "city" || piece["troops"].is_number() || piece["most"] == 0)
    );
    let seating = || vec![Seating::Link, Seating::Bot { name: "random".to_owned() }];
    let last = registry.fork(id, None, 30, seating()).await;
    assert!(last.err().expect("nothing is left to play").text.contains("earlier"));
    let fork = registry.fork(id, None, 17, seating()).await.unwrap();
    let token = fork.links[0].clone().unwrap();
    sit(registry, &fork.id, &token, "Again").await.map(drop).unwrap();
    registry.request(&fork.id, TableRequest::Start { key: token.key() }).await.map(drop).unwrap();
    let mut again = [Client::attend(registry, &fork.id, Some(&token)).await.unwrap()];
    assert_eq!(again[0].table["origin"]["of"], id.as_str());
    assert_eq!(again[0].table["fair"]["commitment"], "");
    let looked_back = step(registry, &fork.id, Some(&token), 17, "").await.unwrap();
    assert_eq!(looked_back["view"], noted[17][0]);
    let refused = registry.read(&fork.id, Some(token.key()), Wanted::Record).await.err().expect("not yet");
    assert!(refused.text.contains("seed is known to all"), "{}", refused.text);
    play_on(&mut again, 25, &mut rules::Dice::new(9)).await;
    let version = again[0].version();
    again[0].play(version, "resign").await;
    again[0].until(|client| client.stage() == "over").await;
    let TableResponse::Record(text) = registry.read(&fork.id, Some(token.key()), Wanted::Record).await.unwrap() else {
        panic!("a record was asked for");
    };
    assert!(text.contains(&format!("x-fork: {id} 17")) && text.contains("nothing is proved"), "{text}");
    assert!(!text.contains("\nsigned: "), "the first lines were played elsewhere");
    let (rules, record) = record::read(&text).unwrap();
    record::replay(&rules, &record).unwrap();
    drop((people, clients));
}

#[tokio::test]
async fn a_finished_record_is_imported_and_comes_out_as_it_went_in() {
    let (here, there) = (TestServer::new().await, TestServer::new().await);
    let (created, _people, mut clients, _) = play_and_note(&here, 20).await;
    let version = clients[0].version();
    clients[0].play(version, "resign").await;
    let text = record(&here.registry, &created.id).await;
    let id = there.registry.import(text.clone()).await.unwrap();
    assert_eq!(there.registry.import(text.clone()).await.unwrap(), id, "imported twice it is one table");
    assert_eq!(record(&there.registry, &id).await, text);
    assert_eq!(steps(&there.registry, &id, None).await["steps"], 20);
    assert_eq!(
        here.registry.import(text.clone()).await.unwrap(),
        created.id,
        "where it was played it is there already"
    );
    assert!(there.registry.lobby(crate::store::Standing::Finished).await.unwrap().is_empty(), "not for the lobby");
    let damaged = text.replacen("resign", "concede", 1);
    for (bad, words) in [
        ("Dear Sir, the enemy is at Torgau.", "is not valid"),
        (damaged.as_str(), "the running hash does not match"),
        (text.replacen("pack: ", "pack: 0", 1).as_str(), "another board pack"),
        ("", "is not valid"),
    ] {
        let refused = there.registry.import(bad.to_owned()).await.expect_err("it is refused");
        assert!(refused.text.contains(words), "{}", refused.text);
    }
}

#[tokio::test]
async fn kept_games_of_both_titles_can_be_imported() {
    let server = TestServer::new().await;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut imported = 0;
    for title in ["friedrich", "maria"] {
        let files = std::fs::read_dir(folder.join(title)).expect("kept games").map(|entry| entry.unwrap().path());
        let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|ending| ending == "game")).collect();
        files.sort();
        for file in &files[..files.len().min(3)] {
            let text = std::fs::read_to_string(file).unwrap();
            let id = server
                .registry
                .import(text.clone())
                .await
                .unwrap_or_else(|refused| panic!("{file:?}: {}", refused.text));
            assert_eq!(record(&server.registry, &id).await, text, "{}", file.display());
            let all = steps(&server.registry, &id, None).await;
            let last = step(&server.registry, &id, None, all["steps"].as_u64().unwrap(), "full").await.unwrap();
            assert!(last["view"]["powers"].is_array());
            imported += 1;
        }
    }
    assert_eq!(imported, 6);
}

#[tokio::test]
async fn a_running_game_comes_back_by_its_host_only() {
    let server = TestServer::new().await;
    let (created, _people, clients, noted) = play_and_note(&server, 20).await;
    let text = record(&server.registry, &created.id).await;
    let refused = server.registry.import(text.clone()).await.expect_err("a visitor would be given every seat");
    assert!(refused.text.contains("only the host"), "{}", refused.text);
    let db = server.folder.join("kabinett.db");
    let known = offline::import(&db, &text, &Packs::default()).await.err().expect("it runs here");
    assert!(known.contains(&created.id), "{known}");
    let other = server.folder.join("other-server.db");
    let foreign = offline::import(&other, &text, &Packs::default()).await.err().expect("another key");
    assert!(foreign.contains("sealed by another server"), "{foreign}");
    // A copy of the store that knows its key and has lost the game.
    drop(clients);
    let copy = server.folder.join("rescued.db");
    server.registry.store().reader().backup(&copy).await.unwrap();
    crate::store::forget(&copy, &created.id).await;
    let back = offline::import(&copy, &text, &Packs::default()).await.unwrap();
    assert_eq!(back.links.len(), 2);
    let store = Store::open(&copy).await.unwrap();
    let registry = Registry::new(Arc::new(store), settings(), Arc::default());
    let again = Client::attend(&registry, &back.id, Some(&back.links[1].1)).await.unwrap();
    assert_eq!(again.position["view"], noted[19][1]);
}

/// However long a stranger's reading takes, those at the table do not wait for it.
#[tokio::test]
async fn nobody_at_a_table_waits_for_a_reader() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    play_on(&mut clients, 10, &mut rules::Dice::new(3)).await;
    let before = steps(&server.registry, &created.id, None).await["steps"].as_u64().unwrap();
    let no_end = server.registry.library.readers.acquire().await.unwrap();
    let registry = Arc::clone(&server.registry);
    let id = created.id.clone();
    let reading = tokio::spawn(async move { steps(&registry, &id, None).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    play_on(&mut clients, 30, &mut rules::Dice::new(4)).await;
    assert!(!reading.is_finished(), "the reader still waits");
    drop(no_end);
    let read = reading.await.unwrap()["steps"].as_u64().unwrap();
    let after = steps(&server.registry, &created.id, None).await["steps"].as_u64().unwrap();
    assert!(before <= read && read < after, "{before} {read} {after}");
}
