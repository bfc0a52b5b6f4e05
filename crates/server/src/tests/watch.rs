use super::*;
use crate::wire::Asked;

#[tokio::test]
async fn a_spectator_sees_no_hand_and_cannot_act() {
    let server = TestServer::new().await;
    let (created, _people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut watcher = Client::attend(&server.registry, &created.id, None).await.unwrap();
    assert!(watcher.table["you"].is_null());
    for power in watcher.position["view"]["powers"].as_array().unwrap() {
        assert!(power["hand"]["cards"].is_null());
    }
    assert_eq!(watcher.position["legal"]["actions"], serde_json::json!([]));
    assert_eq!(watcher.play(1, "end").await["outcome"], "refused");
    assert_eq!(watcher.say(Say::Talk { text: "boo".to_owned() }).await["outcome"], "refused");
    let reply = watcher.say(Say::Ask { about: Asked::Why { action: "end".to_owned() } }).await;
    assert_eq!(reply["outcome"], "refused");
}

#[tokio::test]
async fn who_may_watch_is_the_tables_choice() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let (private, people) = started(registry, scenario(&format!("{LINK},{LINK}"), r#","watch":"nobody""#)).await;
    assert!(Client::attend(registry, &private.id, None).await.is_err());
    assert!(Client::attend(registry, &private.id, Some(&Token::fresh())).await.is_err());
    assert!(registry.request(&private.id, TableRequest::Look { key: None }).await.is_err());
    assert!(registry.read(&private.id, None, Wanted::Record).await.is_err());
    assert!(Client::attend(registry, &private.id, Some(&people[0])).await.is_ok());
    let (linked, _) = started(registry, scenario(&format!("{LINK},{LINK}"), r#","watch":"link""#)).await;
    let watch = linked.watch.clone().expect("a link for spectators");
    assert!(Client::attend(registry, &linked.id, None).await.is_err());
    assert!(Client::attend(registry, &linked.id, Some(&watch)).await.is_ok());
    assert!(Client::attend(registry, &private.id, Some(&watch)).await.is_err(), "another table's link");
    let ids: Vec<String> =
        registry.lobby(crate::store::Standing::Running).await.unwrap().into_iter().map(|table| table.id).collect();
    assert!(!ids.contains(&private.id) && !ids.contains(&linked.id));
}

#[tokio::test]
async fn a_delayed_spectator_sees_nothing_before_its_time() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), r#","delay":2"#)).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let (version, answer) = (one.version(), one.answer(0));
    let began = std::time::Instant::now();
    assert_eq!(one.play(version, &answer).await["outcome"], "done");
    let mut watcher = Client::attend(&server.registry, &created.id, None).await.unwrap();
    assert_eq!(watcher.position, Value::Null);
    assert!(server.registry.read(&created.id, None, Wanted::Record).await.is_err(), "nor by another door");
    for about in [Asked::City { city: "berlin".to_owned() }, Asked::Knowledge, Asked::Chance] {
        assert_eq!(watcher.say(Say::Ask { about }).await["outcome"], "refused", "nor by asking");
    }
    let about = Asked::Distance { from: "berlin".to_owned(), to: "torgau".to_owned() };
    assert_eq!(watcher.say(Say::Ask { about }).await["outcome"], "done");
    watcher.until(|watcher| watcher.position["actions"] == 1).await;
    assert!(began.elapsed() >= Duration::from_secs(2));
}

#[tokio::test]
async fn the_record_of_a_running_game_keeps_its_secrets() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let (version, answer) = (one.version(), one.answer(0));
    assert!(answer.starts_with("deploy") && answer.contains('='), "{answer}");
    one.play(version, &answer).await;
    let TableResponse::Record(text) = server.registry.read(&created.id, None, Wanted::Record).await.unwrap() else {
        panic!("a record was asked for");
    };
    assert!(text.contains("deploy") && text.contains("commitment: "), "{text}");
    assert!(!text.contains('=') && !text.contains("opened"), "{text}");
}

#[tokio::test]
async fn everybody_infers_from_the_own_knowledge() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    play_on(&mut clients, 30, &mut rules::Dice::new(5)).await;
    clients.push(Client::attend(&server.registry, &created.id, None).await.unwrap());
    for client in &mut clients {
        client.catch_up();
        let first = client.say(Say::Ask { about: Asked::Knowledge }).await["answer"]["knowledge"].clone();
        let again = client.say(Say::Ask { about: Asked::Knowledge }).await["answer"]["knowledge"].clone();
        assert_eq!(first, again, "asking again tells nothing new");
        let unseen: Vec<&Value> = array(&client.position["view"]["powers"])
            .iter()
            .filter(|power| power["hand"]["cards"].is_null())
            .map(|power| &power["power"])
            .collect();
        let inferred: Vec<&Value> = array(&first["hands"]).iter().map(|hand| &hand["power"]).collect();
        assert_eq!(inferred, unseen, "of every hand it does not see, and no other");
        for general in array(&first["generals"]) {
            let piece = array(&client.position["view"]["pieces"]).iter().find(|one| one["piece"] == general["general"]);
            assert!(piece.is_some_and(|piece| piece["troops"].is_null()), "{general}");
        }
    }
    let mut said = Vec::new();
    for client in &mut clients {
        said.push(client.say(Say::Ask { about: Asked::Chance }).await["answer"]["chances"].clone());
    }
    assert!(said.iter().all(|chances| *chances == said[0]), "the same for everybody");
    let all: f64 = array(&said[0]).iter().filter_map(|one| one["chance"].as_f64()).sum();
    for seat in array(&said[0]) {
        let powers: f64 = array(&seat["powers"]).iter().filter_map(|one| one["chance"].as_f64()).sum();
        assert!(
            (powers - seat["chance"].as_f64().expect("a chance")).abs() < 1e-4,
            "a seat wins by its powers: {seat}"
        );
    }
    assert!((all - 1.0).abs() < 0.01, "{said:?}");
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Private tables, of which there may be any number, take no place in the lobby.
#[tokio::test]
async fn many_private_tables_do_not_hide_a_public_one() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let public = registry.create(scenario(&format!("{LINK},{LINK}"), "")).await.unwrap();
    for _ in 0..210 {
        registry.create(scenario(&format!("{LINK},{LINK}"), r#","watch":"nobody""#)).await.unwrap();
    }
    let shown = registry.lobby(crate::store::Standing::Open).await.unwrap();
    assert_eq!(shown.into_iter().map(|table| table.id).collect::<Vec<_>>(), [public.id]);
}
