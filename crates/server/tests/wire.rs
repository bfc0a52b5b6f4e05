//! Over real sockets: whole games, spectators, dropped connections, double clicks, restarts.

mod common;

use common::{Page, Server};
use rules::Dice;
use serde_json::json;

/// Two people and a spectator play until the game is over; each sees the same end.
async fn play_through(plan: serde_json::Value, luck: u64) {
    let server = Server::start().await;
    let (id, tokens) = server.table(&plan).await;
    let mut one = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    let mut other = Page::attend(server.client(), &id, Some(&tokens[1])).await;
    let mut watcher = Page::attend(server.client(), &id, None).await;
    let mut dice = Dice::new(luck);
    while one.stage() == "playing" {
        if !one.play(dice.below(1000)).await && !other.play(dice.below(1000)).await {
            // Neither is asked as far as it knows: the news is under way.
            one.hear().await;
        }
        let actions = one.position["actions"].as_u64().max(other.position["actions"].as_u64());
        one.until(|page| page.position["actions"].as_u64() >= actions).await;
        other.until(|page| page.position["actions"].as_u64() >= actions).await;
    }
    for page in [&mut one, &mut other, &mut watcher] {
        page.until(|page| page.stage() == "over").await;
        assert!(page.position["view"]["outcome"].is_object());
        assert!(page.table["fair"]["opened"].is_string());
    }
    assert_eq!(one.position["view"]["outcome"], watcher.position["view"]["outcome"]);
    assert!(watcher.events.len() < one.events.len(), "a spectator is told less");
    let (status, _, record) = server.request(&format!("GET /api/tables/{id}/record"), None, None).await;
    assert_eq!(status, 200);
    let (rules, record) = record::read(record.as_str().expect("text")).expect("a record");
    record::replay(&rules, &record).expect("the record proves the deal");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_seats_and_a_spectator_play_friedrich_to_the_end() {
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    play_through(plan, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_seats_and_a_spectator_play_maria_to_the_end() {
    let plan = json!({ "title": "maria", "mode": "introductory-2p", "seats": [{ "by": "link" }, { "by": "link" }] });
    play_through(plan, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dropped_connection_resumes_without_loss_or_repetition() {
    let server = Server::start().await;
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "bot", "name": "random" }] });
    let (id, tokens) = server.table(&plan).await;
    let mut page = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    for round in 0..6 {
        for luck in 0..5 {
            page.until(|page| page.is_asked() || page.stage() != "playing").await;
            page.play(luck * 7 + round).await;
        }
        // An action is sent and the line drops before any answer: it counts once, and the page learns of it.
        page.until(|page| page.is_asked() || page.stage() != "playing").await;
        if page.stage() != "playing" {
            return;
        }
        let (version, answer) = (page.version(), page.answer(3));
        let play = json!({ "kind": "play", "version": version, "action": answer });
        page.send(play.clone()).await;
        let events = std::mem::take(&mut page.events);
        drop(page);
        page = Page::resume(server.client(), &id, Some(&tokens[0]), events).await;
        let reply = page.say(play).await;
        assert!(["done", "again"].contains(&reply["outcome"].as_str().unwrap()), "{reply}");
        page.until(|page| page.version() > version || page.stage() != "playing").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_double_click_plays_once() {
    let server = Server::start().await;
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    let (id, tokens) = server.table(&plan).await;
    let mut page = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    let (version, answer) = (page.version(), page.answer(0));
    let play = json!({ "kind": "play", "version": version, "action": answer });
    let clicks = [page.send(play.clone()).await, page.send(play.clone()).await, page.send(play).await];
    let mut outcomes = Vec::new();
    for click in clicks {
        outcomes.push(page.reply(click).await["outcome"].as_str().unwrap().to_owned());
    }
    assert_eq!(outcomes, ["done", "again", "again"]);
    page.until(|page| page.version() > version).await;
    assert_eq!(page.position["actions"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_in_mid_game_loses_nothing() {
    let mut server = Server::start().await;
    let plan = json!({ "title": "maria", "mode": "introductory-2p", "seats": [{ "by": "link" }, { "by": "link" }] });
    let (id, tokens) = server.table(&plan).await;
    let mut page = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    page.play(0).await;
    let (position, events) = (page.position.clone(), page.events.clone());
    server.stop().await;
    while page.hear().await {}
    assert!(page.closed.as_deref().is_some_and(|why| why.contains("goes on when it is back")), "{:?}", page.closed);
    server.restart_after_stop().await;
    let mut again = Page::resume(server.client(), &id, Some(&tokens[0]), events.clone()).await;
    again.until(|page| !page.position.is_null()).await;
    assert_eq!(again.position, position);
    assert_eq!(again.events, events);
}
