//! Lists of tables: what anybody finds, and how the own games stand.

use super::*;
use crate::lobby::{InLobby, Mine, OwnTable};
use crate::store::Standing;

const OPEN: &str = r#"{"by":"open"}"#;

async fn found(registry: &Registry, standing: Standing) -> Vec<InLobby> {
    registry.lobby(standing).await.unwrap()
}

async fn mine(registry: &Registry, id: &str, token: &Token) -> Vec<OwnTable> {
    registry.own_tables(&[Mine { id: id.to_owned(), key: token.key() }]).await.unwrap()
}

#[tokio::test]
async fn a_game_against_bots_is_listed_to_its_player_alone() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let (alone, own) = started(registry, scenario(&format!("{LINK},{BOT}"), "")).await;
    let (shared, _) = started(registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let ids: Vec<String> = found(registry, Standing::Running).await.into_iter().map(|table| table.id).collect();
    assert_eq!(ids, [shared.id], "only what people play together");
    let listed = mine(registry, &alone.id, &own[0]).await;
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].you.as_ref(), listed[0].table.people), (Some(&alone.seats[0]), 1));
    let joined = registry.create(scenario(&format!("{OPEN},{BOT}"), "")).await.unwrap();
    let open: Vec<String> = found(registry, Standing::Open).await.into_iter().map(|table| table.id).collect();
    assert_eq!(open, [joined.id], "a seat that waits for whoever comes is told");
}

#[tokio::test]
async fn the_lobby_says_who_plays_which_turn_it_is_and_whose_move() {
    let mut server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let waiting: Vec<Value> = one.table["waiting"].as_array().unwrap().clone();
    assert_eq!(one.table["host"], "Person 0", "who sat down first");
    one.detach().await;
    let mut shown = Vec::new();
    // While it is open, after it has closed, and after somebody has looked in.
    for _ in 0..2 {
        let all = found(&server.registry, Standing::Running).await;
        let asked: Vec<Value> = all[0].asked.iter().map(|seat| seat.as_str().into()).collect();
        assert_eq!(asked, waiting.iter().map(|one| one["seat"].clone()).collect::<Vec<_>>());
        let names: Vec<_> = all[0].seats.iter().map(|seat| (seat.who.as_str(), seat.name.as_deref())).collect();
        assert_eq!(names, [("person", Some("Person 0")), ("person", Some("Person 1"))]);
        assert_eq!((all[0].turn, all[0].people), (Some(1), 2));
        let own = mine(&server.registry, &created.id, &people[1]).await;
        assert_eq!(own[0].you.as_ref(), Some(&created.seats[1]));
        let since = |seat: &str| waiting.iter().find(|one| one["seat"] == seat).and_then(|one| one["since"].as_i64());
        let due = since(&created.seats[1]).or_else(|| waiting.iter().filter_map(|one| one["since"].as_i64()).min());
        assert_eq!(own[0].since, due);
        shown.push((all, own));
        server.restart().await;
    }
    assert_eq!(shown[0], shown[1], "the same without opening the table");
    assert_eq!(server.metrics.tables.get(), 0, "no table was opened for it");
    let stranger = mine(&server.registry, &created.id, &Token::fresh()).await;
    assert!(stranger.is_empty(), "a token that opens nothing");
}

/// After a crash what was stored for lists is older than the game.
#[tokio::test]
async fn what_is_out_of_date_is_not_shown_but_looked_up() {
    let mut server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let stale = {
        let game = server.registry.store().reader().games(std::slice::from_ref(&created.id)).await.unwrap();
        game[0].glance.clone().expect("it was stored when the game began")
    };
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let (version, answer) = (one.version(), one.answer(0));
    assert_eq!(one.play(version, &answer).await["outcome"], "done");
    let now = one.table["waiting"].clone();
    one.detach().await;
    server.restart().await;
    server.registry.store().keep_glance(&created.id, stale).await.unwrap();
    let lobby = found(&server.registry, Standing::Running).await;
    assert_eq!((lobby[0].seats.len(), lobby[0].turn), (0, None), "better nothing than what was");
    let own = mine(&server.registry, &created.id, &people[0]).await;
    let asked: Vec<Value> = own[0].table.asked.iter().map(|seat| seat.as_str().into()).collect();
    assert_eq!(asked, now.as_array().unwrap().iter().map(|one| one["seat"].clone()).collect::<Vec<_>>());
    server.restart().await;
    server.registry.refresh_glances().await;
    assert_eq!(found(&server.registry, Standing::Running).await[0].seats.len(), 2);
}

#[tokio::test]
async fn a_delayed_game_tells_nobody_outside_how_it_goes() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let (created, people) = started(registry, scenario(&format!("{LINK},{LINK}"), r#","delay":600"#)).await;
    let lobby = found(registry, Standing::Running).await;
    assert_eq!((lobby[0].turn, lobby[0].asked.len(), lobby[0].seats.len()), (None, 0, 2), "who plays, not how");
    let own = mine(registry, &created.id, &people[0]).await;
    assert!(own[0].table.turn.is_some() && !own[0].table.asked.is_empty(), "whoever sits there knows");
    let TableResponse::Look(look) = registry.request(&created.id, TableRequest::Look { key: None }).await.unwrap()
    else {
        panic!("the table was looked at");
    };
    assert!(look.waiting.is_empty(), "nor at the table itself");
    let mut one = Client::attend(registry, &created.id, Some(&people[0])).await.unwrap();
    let version = one.version();
    one.play(version, "resign").await;
    one.until(|one| one.stage() == "over").await;
    let lobby = found(registry, Standing::Running).await;
    assert_eq!((lobby[0].id.as_str(), lobby[0].turn, lobby[0].asked.len()), (created.id.as_str(), None, 0));
    assert!(found(registry, Standing::Finished).await.is_empty());
    assert_eq!(mine(registry, &created.id, &people[0]).await[0].table.standing, "finished");
}

#[tokio::test]
async fn a_seat_waits_since_it_was_asked_whatever_it_does_meanwhile() {
    let mut server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    play_on(&mut clients, 8, &mut rules::Dice::new(3)).await;
    for client in &mut clients {
        client.until(|client| client.position["actions"].as_u64() >= Some(8)).await;
        let asked: Vec<&Value> =
            client.position["view"]["asked"].as_array().unwrap().iter().map(|one| &one["seat"]).collect();
        let waiting: Vec<&Value> = client.table["waiting"].as_array().unwrap().iter().map(|one| &one["seat"]).collect();
        assert_eq!(asked, waiting, "everybody is told whom the table waits for");
    }
    let mover = clients.iter().position(Client::is_asked).expect("somebody is asked");
    let before = clients[mover].table["waiting"].clone();
    let marches = clients[mover].position["legal"]["actions"].as_array().unwrap().clone();
    let march = marches.iter().filter_map(|one| one["text"].as_str()).find(|text| text.starts_with("march "));
    let march = march.expect("whoever moves may march").to_owned();
    // Longer than a second, which is what is told.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let version = clients[mover].version();
    assert_eq!(clients[mover].play(version, &march).await["outcome"], "done");
    clients[mover].until(|client| client.version() > version).await;
    assert!(clients[mover].is_asked(), "it goes on moving");
    for client in clients {
        client.detach().await;
    }
    server.restart().await;
    let after = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    assert_eq!(after.table["waiting"], before, "a restart is no beginning");
}
