use super::*;
use crate::wire::Proposed;

/// Deploys for both seats and returns the seat that moves first.
async fn moving(server: &TestServer) -> (Created, Vec<Token>, Vec<Client>) {
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    play_on(&mut clients, 12, &mut rules::Dice::new(5)).await;
    (created, people, clients)
}

#[tokio::test]
async fn own_actions_are_taken_back_to_the_floor() {
    let server = TestServer::new().await;
    let (_created, _people, mut clients) = moving(&server).await;
    let mut luck = rules::Dice::new(1);
    // Somebody comes to a choice that shows nothing new sooner or later.
    for _ in 0..200 {
        if let Some(client) = clients.iter_mut().find(|client| client.position["undo"].as_u64() > Some(0)) {
            let (version, before) = (client.version(), client.position["actions"].as_u64().unwrap());
            let reply = client.say(Say::TakeBack { version, count: 1 }).await;
            assert_eq!(reply["outcome"], "done");
            client.until(|client| client.version() > version).await;
            assert_eq!(client.position["actions"], before - 1);
            assert_eq!(client.say(Say::TakeBack { version, count: 1 }).await["outcome"], "again");
            let (version, count) = (client.version(), 1 + client.position["undo"].as_u64().unwrap() as u32);
            assert_eq!(client.say(Say::TakeBack { version, count }).await["outcome"], "refused");
            return;
        }
        let most = clients[0].position["actions"].as_u64().unwrap() + 1;
        play_on(&mut clients, most, &mut luck).await;
    }
    panic!("nothing could be taken back in 200 actions");
}

#[tokio::test]
async fn beyond_the_floor_all_must_agree() {
    let server = TestServer::new().await;
    let (created, people, mut clients) = moving(&server).await;
    let (mut one, mut other) = (clients.remove(0), clients.remove(0));
    let before = one.position["actions"].as_u64().unwrap();
    let back = || Say::Propose { what: Proposed::GoBack { actions: 5 } };
    assert_eq!(one.say(back()).await["outcome"], "done");
    other.until(|other| other.table["proposal"].is_object()).await;
    assert_eq!(other.table["proposal"]["open"], serde_json::json!([other.table["you"]]));
    other.answer_proposal(false).await;
    one.until(|one| one.table["proposal"].is_null()).await;
    one.say(back()).await;
    other.until(|other| other.table["proposal"]["number"] == 2).await;
    other.answer_proposal(true).await;
    one.until(|one| one.position["actions"] == before - 5).await;
    assert!(one.events.last().is_some_and(|event| event.contains("go back 5 actions")));
    let position = one.position.clone();
    drop((one, other));
    let mut server = server;
    server.restart().await;
    let again = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    assert_eq!(again.position, position);
}

#[tokio::test]
async fn all_may_agree_to_end_and_play_again() {
    let server = TestServer::new().await;
    let (created, people, mut clients) = moving(&server).await;
    let early =
        server.registry.request(&created.id, TableRequest::Rematch { key: people[0].key(), rotate: false }).await;
    assert!(early.is_err(), "no rematch while the game runs");
    clients[0].say(Say::Propose { what: Proposed::End }).await;
    clients[1].until(|other| other.table["proposal"].is_object()).await;
    clients[1].answer_proposal(true).await;
    clients[0].until(|one| one.stage() == "agreed").await;
    let TableResponse::Record(text) = server.registry.read(&created.id, None, Wanted::Record).await.unwrap() else {
        panic!("a record was asked for");
    };
    let (rules, record) = record::read(&text).unwrap();
    record::replay(&rules, &record).unwrap();
    let mut ids = Vec::new();
    for token in &people {
        let changed = server
            .registry
            .request(&created.id, TableRequest::Rematch { key: token.key(), rotate: false })
            .await
            .unwrap();
        let TableResponse::Rematch(kept) = changed else { panic!("a rematch was asked for") };
        ids.push(server.registry.rematch(&kept, false).await.unwrap().0);
    }
    assert_eq!(ids[0], ids[1], "whoever asks second finds the same table");
    for token in &people {
        sit(&server.registry, &ids[0], token, "Again").await.unwrap();
    }
}

/// One more line than a record can hold is never written: the game ends, and its record proves it.
#[tokio::test]
async fn a_game_that_becomes_too_long_ends_and_is_kept() {
    let server = TestServer::new().await;
    let tokens = [Token::fresh(), Token::fresh()];
    let (row, lines) = crate::table::tests::room::nearly_used_up("long", &tokens);
    server.registry.store().import(row, lines).await.unwrap();
    let mut one = Client::attend(&server.registry, "long", Some(&tokens[0])).await.unwrap();
    assert_eq!(one.stage(), "playing");
    assert_eq!(one.say(Say::Propose { what: Proposed::GoBack { actions: 0 } }).await["outcome"], "refused");
    let (version, answer) = (one.version(), one.answer(0));
    assert_eq!(one.play(version, &answer).await["outcome"], "done");
    one.until(|one| one.stage() == "abandoned").await;
    assert_eq!((one.closed.clone(), server.metrics.faults.get()), (None, 0));
    let record = server.registry.read("long", None, Wanted::Record).await.unwrap();
    let TableResponse::Record(text) = record else { panic!("a record was asked for") };
    assert_eq!(server.registry.import(text).await.unwrap(), "long", "it is here already");
}

#[tokio::test]
async fn resigning_ends_a_game_of_two() {
    let server = TestServer::new().await;
    let (_created, _people, mut clients) = moving(&server).await;
    let version = clients[0].version();
    assert_eq!(clients[0].play(version, "resign").await["outcome"], "done");
    clients[1].until(|other| other.stage() == "over").await;
    assert_eq!(clients[1].position["view"]["outcome"]["reason"], "resignation");
}

/// What one agrees to is what one was shown, and nothing that has come since.
#[tokio::test]
async fn an_answer_to_what_was_replaced_or_overtaken_is_stale() {
    let server = TestServer::new().await;
    let (_created, _people, mut clients) = moving(&server).await;
    clients.sort_by_key(|client| !client.is_asked());
    let (mut one, mut other) = (clients.remove(0), clients.remove(0));
    let back = |actions| Say::Propose { what: Proposed::GoBack { actions } };
    one.say(back(1)).await;
    other.until(|other| other.table["proposal"].is_object()).await;
    let first = other.table["proposal"]["number"].as_u64().unwrap() as u32;
    one.say(back(9)).await;
    let before = one.position["actions"].as_u64().unwrap();
    let yes = |proposal| Say::Answer { proposal, agree: true };
    assert_eq!(other.say(yes(first)).await["outcome"], "stale", "it was replaced");
    one.say(back(1)).await;
    other.until(|other| other.table["proposal"]["number"] == first + 2).await;
    let (version, answer) = (one.version(), one.answer(0));
    assert_eq!(one.play(version, &answer).await["outcome"], "done");
    assert_eq!(other.say(yes(first + 2)).await["outcome"], "stale", "it was overtaken");
    other.until(|other| other.table["proposal"].is_null()).await;
    one.until(|one| one.position["actions"] == before + 1).await;
}

#[tokio::test]
async fn what_is_proposed_survives_a_restart() {
    let mut server = TestServer::new().await;
    let (created, people, mut clients) = moving(&server).await;
    clients[0].say(Say::Propose { what: Proposed::GoBack { actions: 3 } }).await;
    let before = clients[0].position["actions"].as_u64().unwrap();
    drop(clients);
    server.restart().await;
    let mut other = Client::attend(&server.registry, &created.id, Some(&people[1])).await.unwrap();
    assert_eq!(other.table["proposal"]["open"], serde_json::json!([other.table["you"]]));
    assert_eq!(other.answer_proposal(true).await["outcome"], "done");
    other.until(|other| other.position["actions"] == before - 3).await;
    assert!(other.table["proposal"].is_null());
}
