//! What happened is sent typed and as a message; English sentences are sent to those who ask for them.

use protocol::{EventWire, Slugs};

use super::*;
use crate::wire::Asked;

fn plainly() -> ClientState {
    ClientState::default()
}

/// Sentences in English anywhere in a frame but the chat, which is what people wrote.
fn sentences(frame: &str) -> usize {
    let mut message: Value = serde_json::from_str(frame).expect("a message is JSON");
    let mut found = 0;
    for part in ["reply", "position", "closed"] {
        found += usize::from(message[part]["text"].is_string());
    }
    for event in message["events"].take().as_array().into_iter().flatten() {
        found += usize::from(event["text"].is_string());
    }
    found
}

#[tokio::test]
async fn english_is_sent_on_request_only() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let (registry, id) = (&server.registry, &created.id);
    let mut plain = Client::come(registry, id, Some(&people[0]), Vec::new(), plainly()).await.unwrap();
    let mut english = Client::attend(registry, id, Some(&people[0])).await.unwrap();
    let other = Client::come(registry, id, Some(&people[1]), Vec::new(), plainly()).await.unwrap();
    assert!(plain.is_asked() && english.is_asked());
    for client in [&mut plain, &mut english] {
        let version = client.version();
        assert_eq!(client.play(version, "end").await["outcome"], "refused");
        client.say(Say::Ask { about: Asked::Why { action: "end".to_owned() } }).await;
    }
    let mut players = [plain, other];
    play_on(&mut players, 30, &mut rules::Dice::new(5)).await;
    let [mut plain, _other] = players;
    english.until(|english| english.position["actions"].as_u64() >= Some(30)).await;
    plain.until(|plain| plain.position["actions"].as_u64() >= Some(30)).await;
    plain.break_table().await;
    plain.until(|plain| plain.raw.iter().any(|frame| frame.contains(r#""closed":"#))).await;
    english.until(|english| english.closed.is_some()).await;
    assert_eq!(plain.events.len(), english.events.len());
    assert_eq!(plain.raw.iter().map(|frame| sentences(frame)).sum::<usize>(), 0);
    let wanted = english.events.len() + 4;
    assert!(english.raw.iter().map(|frame| sentences(frame)).sum::<usize>() >= wanted, "also question and refusals");
}

#[tokio::test]
async fn delayed_spectators_are_told_in_the_form_they_asked_for() {
    let server = TestServer::new().await;
    let plan = scenario(&format!("{LINK},{BOT}"), r#","delay":1"#);
    let (created, _people) = started(&server.registry, plan).await;
    let (registry, id) = (&server.registry, &created.id);
    let mut plain = Client::come(registry, id, None, Vec::new(), plainly()).await.unwrap();
    let mut english = Client::attend(registry, id, None).await.unwrap();
    for client in [&mut plain, &mut english] {
        client.until(|client| !client.events.is_empty()).await;
    }
    assert_eq!(plain.raw.iter().map(|frame| sentences(frame)).sum::<usize>(), 0);
    assert!(english.raw.iter().map(|frame| sentences(frame)).sum::<usize>() >= english.events.len());
    let late = Client::come(registry, id, None, Vec::new(), plainly()).await.unwrap();
    assert_eq!(late.raw.iter().map(|frame| sentences(frame)).sum::<usize>(), 0);
}

/// Sent, read and said again: every event is typed, and its words are those of the rules.
#[tokio::test]
async fn every_event_of_the_rules_is_sent_typed() {
    let server = TestServer::new().await;
    let json = r#"{"title":"maria","mode":"introductory-2p","seats":[{"by":"link"},{"by":"link"}]}"#;
    let (created, people) = started(&server.registry, plan(json)).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    play_on(&mut clients, 60, &mut rules::Dice::new(11)).await;
    let pack = board::standard("maria").expect("the standard pack");
    let rules = rules::Ruleset::new(pack, "introductory-2p", rules::Options::default()).expect("a mode");
    let slugs = Slugs::new(&rules);
    let mut kinds = std::collections::HashSet::new();
    for frame in clients.iter().flat_map(|client| &client.raw) {
        let mut message: Value = serde_json::from_str(frame).expect("a message is JSON");
        for entry in message["events"].as_array_mut().into_iter().flatten() {
            let typed: EventWire = serde_json::from_value(entry["event"].take()).expect("a typed event");
            let event = typed.read(&slugs).expect("it speaks of this board");
            assert_eq!(entry["text"], words::english(&rules.tell_event(&event)));
            kinds.insert(std::mem::discriminant(&typed));
        }
    }
    assert!(kinds.len() > 8, "{}", kinds.len());
}

#[tokio::test]
async fn what_the_table_itself_tells_is_typed_too() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    let one = &mut clients[0];
    let (version, answer) = (one.version(), one.answer(0));
    assert_eq!(one.play(version, &answer).await["outcome"], "done");
    one.until(|one| one.version() > version).await;
    let version = one.version();
    assert_eq!(one.say(Say::TakeBack { version, count: 1 }).await["outcome"], "done");
    one.until(|one| one.version() > version).await;
    let last: Value =
        serde_json::from_str(one.raw.iter().rfind(|frame| frame.contains(r#""kind":"undone""#)).expect("a frame"))
            .expect("a message is JSON");
    let entry = last["events"].as_array().and_then(|events| events.last()).expect("an event").clone();
    let expected = serde_json::json!({
        "kind": "undone", "seat": one.table["you"], "name": "Person 0", "actions": 1
    });
    assert_eq!(entry["table"], expected);
    assert!(entry.get("event").is_none());
    assert_eq!(entry["message"]["key"], "table-takes-back");
}
