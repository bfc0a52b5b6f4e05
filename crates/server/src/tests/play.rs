use super::*;

#[tokio::test]
async fn two_people_play_a_whole_game_and_its_record_proves_the_deal() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    let commitment = clients[0].table["fair"]["commitment"].clone();
    assert_eq!(clients[0].table["fair"]["opened"], Value::Null);
    play_on(&mut clients, u64::MAX, &mut rules::Dice::new(7)).await;
    for client in &mut clients {
        client.until(|client| client.stage() == "over").await;
        assert!(client.position["view"]["outcome"].is_object());
    }
    assert_eq!(clients[0].table["fair"]["commitment"], commitment);
    assert!(clients[0].table["fair"]["opened"].is_string());
    let TableResponse::Record(text) = server.registry.read(&created.id, None, Wanted::Record).await.unwrap() else {
        panic!("a record was asked for");
    };
    let (rules, record) = record::read(&text).expect("the record can be read");
    assert!(record.end.opened.is_some());
    record::replay(&rules, &record).expect("every card was dealt as committed");
}

#[tokio::test]
async fn a_person_plays_a_bot_of_each_name() {
    let server = TestServer::new().await;
    for bot in crate::players::names() {
        let seats = format!(r#"{LINK},{{"by":"bot","name":"{bot}"}}"#);
        let (created, people) = started(&server.registry, scenario(&seats, "")).await;
        let mut clients = [Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap()];
        play_on(&mut clients, 60, &mut rules::Dice::new(3)).await;
        assert!(clients[0].position["actions"].as_u64() >= Some(60) || clients[0].stage() == "over");
        assert_eq!(clients[0].table["seats"][1]["name"], bot);
    }
}

#[tokio::test]
async fn bots_play_maria_by_themselves_between_the_moves_of_one_person() {
    let server = TestServer::new().await;
    let seats = format!("{LINK},{BOT},{BOT}");
    let json = format!(r#"{{"title":"maria","mode":"introductory-3p","seats":[{seats}]}}"#);
    let (created, people) = started(&server.registry, plan(&json)).await;
    let mut clients = [Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap()];
    play_on(&mut clients, 60, &mut rules::Dice::new(3)).await;
    assert!(clients[0].position["actions"].as_u64() >= Some(60));
}

#[tokio::test]
async fn a_double_click_plays_once() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let (version, answer) = (one.version(), one.answer(0));
    assert_eq!(one.play(version, &answer).await["outcome"], "done");
    one.until(|one| one.version() > version).await;
    let actions = one.position["actions"].clone();
    assert_eq!(one.play(version, &answer).await["outcome"], "again");
    assert_eq!(one.play(version, "end").await["outcome"], "stale");
    assert_eq!(one.play(version + 1000, &answer).await["outcome"], "stale");
    assert_eq!(one.position["actions"], actions, "nothing was played twice");
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_with_its_rule_and_changes_nothing() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let (version, seen) = (one.version(), one.position.clone());
    for bad in ["end", "concede", "march nobody nowhere", "", "deploy", "\u{0}"] {
        let reply = one.play(version, bad).await;
        assert_eq!(reply["outcome"], "refused", "{bad}");
        assert!(reply["text"].is_string(), "{bad}");
    }
    let reply = one.play(version, "end").await;
    assert!(reply["refusal"]["rule"].is_string() && reply["refusal"]["facts"].is_object(), "{reply}");
    assert_eq!(one.position, seen);
}

#[tokio::test]
async fn after_a_restart_everything_acknowledged_is_there() {
    let mut server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    play_on(&mut clients, 40, &mut rules::Dice::new(11)).await;
    let mut first = clients.remove(0);
    first.say(Say::Talk { text: "A good evening to all.".to_owned() }).await;
    first.say(Say::Note { text: "hold Torgau".to_owned() }).await;
    let (position, events) = (first.position.clone(), first.events.clone());
    clients.clear();
    drop(first);
    server.restart().await;
    let again = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    assert_eq!(again.position, position);
    assert_eq!(again.events, events);
    assert_eq!(again.talk, ["A good evening to all."]);
    assert_eq!(again.notes.as_deref(), Some("hold Torgau"));
    let resumed = Client::resume(&server.registry, &created.id, Some(&people[0]), events.clone()).await.unwrap();
    assert_eq!(resumed.events, events, "nothing is told twice to who has it all");
}

#[tokio::test]
async fn what_cannot_be_stored_changes_nothing_and_is_told_to_nobody() {
    let mut server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    play_on(&mut clients, 30, &mut rules::Dice::new(11)).await;
    clients.iter_mut().for_each(Client::catch_up);
    clients.sort_by_key(|client| !client.is_asked());
    let (mut one, mut other) = (clients.remove(0), clients.remove(0));
    let (version, answer) = (one.version(), one.answer(0));
    let seen = |client: &Client| (client.position.clone(), client.events.clone(), client.table.clone());
    let (before, others, told) = (seen(&one), seen(&other), other.raw.len());
    let is_full = |full| server.registry.store().room.store(if full { 0 } else { u32::MAX }, Ordering::Relaxed);
    is_full(true);
    let reply = one.play(version, &answer).await;
    assert_eq!(reply["outcome"], "refused");
    assert!(reply["text"].as_str().is_some_and(|text| text.contains("disk is full")), "{reply}");
    assert_eq!(one.say(Say::Talk { text: "Hello?".to_owned() }).await["outcome"], "refused");
    is_full(false);
    // Whoever comes now is shown what the table is.
    let again = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let owner = if again.table["you"] == one.table["you"] { &before } else { &others };
    assert_eq!((&again.position, &again.events), (&owner.0, &owner.1));
    again.detach().await;
    one.catch_up();
    other.catch_up();
    assert_eq!((seen(&one).0, seen(&one).1), (before.0, before.1));
    assert_eq!(other.raw.len(), told, "nobody is told of what was not stored");
    assert_eq!(one.play(version, &answer).await["outcome"], "done", "it can be tried again");
    one.until(|one| one.version() > version || one.stage() != "playing").await;
    let after = seen(&one);
    let who = usize::from(one.table["you"] != one.table["seats"][0]["seat"]);
    drop((one, other));
    server.restart().await;
    let back = Client::attend(&server.registry, &created.id, Some(&people[who])).await.unwrap();
    assert_eq!((&back.position, &back.events), (&after.0, &after.1));
}

#[tokio::test]
async fn a_broken_invariant_costs_one_table() {
    let server = TestServer::new().await;
    let (broken, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let (sound, others) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &broken.id, Some(&people[0])).await.unwrap();
    let mut other = Client::attend(&server.registry, &sound.id, Some(&others[0])).await.unwrap();
    one.break_table().await;
    one.until(|one| one.closed.is_some()).await;
    assert!(one.closed.as_deref().is_some_and(|why| why.contains("record is kept")));
    let refused = Client::attend(&server.registry, &broken.id, Some(&people[0])).await.err().expect("it stays closed");
    assert!(refused.text.contains("record is kept"));
    let (version, answer) = (other.version(), other.answer(0));
    assert_eq!(other.play(version, &answer).await["outcome"], "done");
}

#[tokio::test]
async fn questions_are_answered_without_a_move() {
    use crate::wire::Asked;
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let ask = |about| Say::Ask { about };
    let distance = Asked::Distance { from: "torgau".to_owned(), to: "halle".to_owned() };
    let reply = one.say(ask(distance)).await;
    let way = reply["answer"]["way"].as_array().expect("a way");
    assert_eq!(reply["answer"]["steps"], way.len() as u64 - 1);
    let reply = one.say(ask(Asked::Why { action: "end".to_owned() })).await;
    assert_eq!(reply["answer"]["possible"], false);
    assert!(reply["refusal"]["rule"].is_string() && reply["text"].is_string());
    let answer = one.answer(0);
    let reply = one.say(ask(Asked::Why { action: answer })).await;
    assert_eq!(reply["answer"]["possible"], true);
    let reply = one.say(ask(Asked::Supply { piece: "seydlitz".to_owned() })).await;
    assert_eq!(reply["answer"]["supplied"], true, "{reply}");
    let reply = one.say(ask(Asked::Supply { piece: "nobody".to_owned() })).await;
    assert_eq!(reply["outcome"], "refused");
    let reply = one.say(ask(Asked::Protection { city: "magdeburg".to_owned() })).await;
    assert!(reply["answer"]["protected"].is_boolean() && reply["answer"]["by"].is_array(), "{reply}");
    let reply = one.say(ask(Asked::Protection { city: "nowhere".to_owned() })).await;
    assert_eq!(reply["outcome"], "refused");
    let reply = one.say(ask(Asked::Piece { piece: "nobody".to_owned() })).await;
    assert_eq!(reply["outcome"], "refused");
}

/// Asks what every answer would do, does one of them, and compares.
#[tokio::test]
async fn what_an_action_would_do_is_what_it_does() {
    use crate::wire::Asked;
    let server = TestServer::new().await;
    let json = format!(r#"{{"title":"maria","mode":"introductory-2p","seats":[{LINK},{LINK}]}}"#);
    let (created, people) = started(&server.registry, plan(&json)).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    let mut luck = rules::Dice::new(8);
    let (mut compared, mut consequences) = (0, 0);
    for most in 1..80 {
        if let Some(at) = (0..2).find(|&at| clients[at].is_asked() && clients[at].stage() == "playing") {
            let one = &mut clients[at];
            let (version, answer, before) = (one.version(), one.answer(luck.below(1000)), one.position["view"].clone());
            for _ in 0..4 {
                let other = one.answer(luck.below(1000));
                let told = one.say(Say::Ask { about: Asked::Effect { action: other } }).await;
                let parts = ["markers", "questions", "fights", "protected", "exposed", "supplied", "unsupplied"];
                let number = |part: &str| told["answer"]["effect"][part].as_array().map_or(0, Vec::len);
                consequences += parts.map(number).iter().sum::<usize>();
            }
            let told = one.say(Say::Ask { about: Asked::Effect { action: answer.clone() } }).await;
            assert_eq!(one.play(version, &answer).await["outcome"], "done");
            one.until(|one| one.version() > version || one.stage() != "playing").await;
            // What waits for an answer has not happened yet.
            if told["outcome"] == "done" && told["answer"]["effect"]["asks"].is_null() {
                let effect = &told["answer"]["effect"];
                let moved = |piece: &Value| {
                    let city = |view: &Value| {
                        let pieces = view["pieces"].as_array().unwrap().clone();
                        pieces.into_iter().find(|other| other["piece"] == piece["piece"]).unwrap()["city"].clone()
                    };
                    city(&before) != city(&one.position["view"]) && city(&one.position["view"]) == piece["to"]
                };
                let moves = effect["moves"].as_array().unwrap();
                assert!(moves.iter().all(moved), "{answer}: {told}");
                compared += moves.len();
            }
        }
        play_on(&mut clients, most, &mut luck).await;
        for client in &mut clients {
            client.catch_up();
        }
    }
    assert!(compared > 20 && consequences > 0, "{compared} moves, {consequences} consequences");
    let mut watcher = Client::attend(&server.registry, &created.id, None).await.unwrap();
    let refused = watcher.say(Say::Ask { about: Asked::Effect { action: "end".to_owned() } }).await;
    assert_eq!(refused["outcome"], "refused");
    let city = |city: &str| Say::Ask { about: Asked::City { city: city.to_owned() } };
    let prague = watcher.say(city("prag")).await["answer"]["city"].clone();
    assert_eq!(prague["site"]["kind"], "major-fortress", "{prague}");
    assert!(prague["suit"].is_string() && prague["site"]["by"].is_array());
    assert!(prague["site"]["vote"].is_string(), "Prague is an elector");
    assert_eq!(watcher.say(city("nowhere")).await["outcome"], "refused");
}

#[tokio::test]
async fn what_changes_adds_up_to_the_whole() {
    for (title, mode) in [("friedrich", "scenario-1"), ("maria", "introductory-2p")] {
        let server = TestServer::new().await;
        let (registry, seats) = (&server.registry, format!("{LINK},{LINK}"));
        let plan = plan(&format!(r#"{{"title":"{title}","mode":"{mode}","seats":[{seats}]}}"#));
        let (created, tokens) = started(registry, plan).await;
        let mut wholes = Vec::new();
        let mut parts = Vec::new();
        let short = ClientState { changes: true, english: true, ..ClientState::default() };
        for token in &tokens {
            wholes.push(Client::attend(registry, &created.id, Some(token)).await.unwrap());
            parts.push(Client::come(registry, &created.id, Some(token), Vec::new(), short).await.unwrap());
        }
        let mut luck = rules::Dice::new(7);
        for most in (20..=200).step_by(20) {
            play_on(&mut wholes, most, &mut luck).await;
            for (whole, part) in wholes.iter_mut().zip(&mut parts) {
                whole.catch_up();
                part.until(|part| part.position == whole.position).await;
                assert_eq!(part.events, whole.events);
            }
        }
        let told = |client: &Client| client.raw.iter().map(String::len).sum::<usize>();
        assert!(told(&parts[0]) * 3 < told(&wholes[0]) * 2, "what changes is far less than the whole");
    }
}

/// Asks what each answer would make of the combat, gives one of them, and compares.
#[tokio::test]
async fn what_one_more_card_would_do_is_what_it_does() {
    let server = TestServer::new().await;
    let (mut cards, mut stops, mut luck) = (0, 0, rules::Dice::new(3));
    // The deal is left to chance, and in some games hardly anybody fights.
    for _ in 0..10 {
        compare_duels(&server, &mut luck, (&mut cards, &mut stops)).await;
        if cards > 3 && stops > 0 {
            return;
        }
    }
    panic!("{cards} cards, {stops} stops");
}

async fn compare_duels(server: &TestServer, luck: &mut rules::Dice, (cards, stops): (&mut u32, &mut u32)) {
    use crate::wire::Asked;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    let refused = clients[0].say(Say::Ask { about: Asked::Duel }).await;
    assert_eq!(refused["outcome"], "refused", "there is no combat yet");
    for most in 1..600 {
        for client in &mut clients {
            client.catch_up();
        }
        let fights = |one: &Client| one.position["view"]["asked"][0]["about"] == "duel";
        if let Some(one) = clients.iter_mut().find(|one| one.is_asked() && one.stage() == "playing" && fights(one)) {
            let (version, answer) = (one.version(), one.answer(luck.below(1000)));
            let told = one.say(Say::Ask { about: Asked::Duel }).await;
            let chances = told["answer"]["answers"].as_array().expect("a list").clone();
            assert_eq!(chances.len(), one.position["legal"]["actions"].as_array().map_or(0, Vec::len));
            let chance = chances.iter().find(|chance| chance["action"] == answer.as_str()).expect("the answer");
            assert_eq!(one.play(version, &answer).await["outcome"], "done");
            one.until(|one| one.version() > version || one.stage() != "playing").await;
            let key = chance["told"]["key"].as_str().unwrap_or_default();
            if answer.starts_with("play") {
                assert_eq!(key, "told-played");
                assert_eq!(chance["score"], one.position["view"]["duel"]["score"], "{answer}");
                *cards += 1;
            } else {
                assert!(key == "told-beaten" || key == "told-tied", "{chance}");
                *stops += 1;
            }
        }
        play_on(&mut clients, most, luck).await;
    }
}

/// What is stored besides the game is bounded for each seat; playing is not.
#[tokio::test]
async fn a_seat_cannot_fill_the_store_with_words() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let mut other = Client::attend(&server.registry, &created.id, Some(&people[1])).await.unwrap();
    let mut written = 0;
    while one.say(Say::Note { text: "x".repeat(1999) }).await["outcome"] == "done" {
        written += 1;
    }
    assert!((300..310).contains(&written), "{written} notes of two lines each");
    let refused = one.say(Say::Talk { text: "Hello?".to_owned() }).await;
    assert_eq!(refused["message"]["key"], "hall-slow-down");
    let (version, answer) = (one.version(), one.answer(0));
    assert_eq!(one.play(version, &answer).await["outcome"], "done", "the game goes on");
    assert_eq!(other.say(Say::Talk { text: "Hello!".to_owned() }).await["outcome"], "done", "others are not touched");
    other.catch_up();
    assert!(other.raw.len() < 10, "nobody is told of notes: {} messages", other.raw.len());
}
