use super::*;

#[tokio::test]
async fn a_seat_is_taken_once_and_by_its_link_only() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let created = registry.create(scenario(&format!(r#"{LINK},{{"by":"open"}}"#), "")).await.unwrap();
    let token = created.links[0].clone().expect("a link");
    assert!(created.links[1].is_none());
    let stranger = Token::fresh();
    assert!(sit(registry, &created.id, &stranger, "Stranger").await.is_err());
    assert!(
        registry.request(&created.id, TableRequest::Start { key: token.key() }).await.is_err(),
        "nobody has sat down"
    );
    sit(registry, &created.id, &token, "Anna").await.map(drop).unwrap();
    assert!(sit(registry, &created.id, &token, "Anna again").await.is_err());
    let open = |seat: &str| TableRequest::Sit {
        key: None,
        seat: Some(seat.to_owned()),
        name: "Ben".to_owned(),
        entropy: "00".repeat(32),
        pledge: String::new(),
        account: None,
    };
    let seats: Vec<&str> = vec!["friedrich", "nobody"];
    for seat in seats {
        assert!(registry.request(&created.id, open(seat)).await.is_err(), "{seat}");
    }
    let second = record::Setup::new("friedrich", "scenario-1", &[]).ruleset().unwrap().mode.seats[1].slug.clone();
    let TableResponse::Sat { token: own, .. } = registry.request(&created.id, open(&second)).await.unwrap() else {
        panic!("somebody sat down");
    };
    let own = own.expect("who comes without a link is given one");
    assert!(registry.request(&created.id, TableRequest::Leave { key: stranger.key() }).await.is_err());
    registry.request(&created.id, TableRequest::Leave { key: own.key() }).await.map(drop).unwrap();
    assert!(
        registry.request(&created.id, TableRequest::Start { key: token.key() }).await.is_err(),
        "a seat is empty again"
    );
    registry.request(&created.id, open(&second)).await.map(drop).unwrap();
    registry.request(&created.id, TableRequest::Start { key: token.key() }).await.map(drop).unwrap();
    assert!(
        registry.request(&created.id, TableRequest::Leave { key: token.key() }).await.is_err(),
        "too late to leave"
    );
}

#[tokio::test]
async fn people_swap_with_bots_before_the_start() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let created = registry.create(scenario(&format!("{LINK},{BOT}"), "")).await.unwrap();
    let token = created.links[0].clone().unwrap();
    sit(registry, &created.id, &token, "Anna").await.map(drop).unwrap();
    let second = record::Setup::new("friedrich", "scenario-1", &[]).ruleset().unwrap().mode.seats[1].slug.clone();
    registry
        .request(&created.id, TableRequest::Swap { key: token.key(), with: second.clone() })
        .await
        .map(drop)
        .unwrap();
    registry.request(&created.id, TableRequest::Start { key: token.key() }).await.map(drop).unwrap();
    let client = Client::attend(registry, &created.id, Some(&token)).await.unwrap();
    assert_eq!(client.table["you"], second.as_str());
    assert_eq!(client.table["seats"][0]["who"], "bot");
}

#[tokio::test]
async fn nobody_changes_to_a_seat_that_a_link_keeps_for_another() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let created = registry.create(scenario(&format!("{LINK},{LINK}"), "")).await.unwrap();
    let anna = created.links[0].clone().unwrap();
    sit(registry, &created.id, &anna, "Anna").await.map(drop).unwrap();
    let swap = TableRequest::Swap { key: anna.key(), with: created.seats[1].clone() };
    let refused = registry.request(&created.id, swap).await.err().expect("it is kept for another");
    assert_eq!(refused.message.unwrap().key, "hall-seat-kept");
}

#[tokio::test]
async fn a_stand_in_takes_over_and_hands_back() {
    let server = TestServer::new().await;
    let more = r#","absence":{"policy":"stand-in","after":1,"bot":"random"}"#;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), more)).await;
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let other = Client::attend(&server.registry, &created.id, Some(&people[1])).await.unwrap();
    other.detach().await;
    one.until(|one| one.table["seats"][1]["stand-in"] == "random").await;
    one.until(|one| one.position["actions"].as_u64() > Some(0)).await;
    let other = Client::attend(&server.registry, &created.id, Some(&people[1])).await.unwrap();
    one.until(|one| one.table["seats"][1]["stand-in"].is_null()).await;
    assert!(one.events.iter().any(|event| event.contains("stands in for Person 1")));
    assert!(one.events.iter().any(|event| event.contains("Person 1 is back")));
    assert_eq!(other.table["seats"][1]["connected"], true);
}

#[tokio::test]
async fn one_browser_may_hold_several_seats_and_sees_one_at_a_time() {
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), "")).await;
    for (at, token) in people.iter().enumerate() {
        let client = Client::attend(&server.registry, &created.id, Some(token)).await.unwrap();
        assert_eq!(client.table["you"], client.table["seats"][at]["seat"]);
        let powers = client.position["view"]["powers"].as_array().unwrap().clone();
        for power in powers {
            let is_own = power["seat"] == client.table["you"];
            assert_eq!(power["hand"]["cards"].is_array(), is_own, "{}", power["power"]);
        }
    }
}

#[tokio::test]
async fn at_a_table_with_pledges_everybody_is_bound_before_anybody_opens() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let created = registry.create(scenario(&format!("{LINK},{LINK}"), r#","pledges":true"#)).await.unwrap();
    let people: Vec<Token> = created.links.iter().flatten().cloned().collect();
    let shares = ["first", "second"].map(record::Entropy::from_words);
    let digits = |bytes: &[u8]| crate::secret::hex(bytes);
    let pledge = |at: usize, entropy: String, pledge: String| {
        let (key, name) = (Some(people[at].key()), format!("Person {at}"));
        registry.request(&created.id, TableRequest::Sit { key, seat: None, name, entropy, pledge, account: None })
    };
    let open = |at: usize, words: &record::Entropy| {
        registry.request(&created.id, TableRequest::Open { key: people[at].key(), entropy: digits(&words.0) })
    };
    assert!(pledge(0, digits(&shares[0].0), String::new()).await.is_err(), "an open entropy is not taken here");
    pledge(1, String::new(), digits(&shares[1].pledge().0)).await.map(drop).unwrap();
    assert!(open(1, &shares[1]).await.is_err(), "not everybody is bound");
    pledge(0, String::new(), digits(&shares[0].pledge().0)).await.map(drop).unwrap();
    let start = || registry.request(&created.id, TableRequest::Start { key: people[0].key() });
    assert!(start().await.is_err(), "nothing has been opened");
    assert!(open(0, &shares[1]).await.is_err(), "not what was pledged");
    open(0, &shares[0]).await.map(drop).unwrap();
    assert!(
        registry.request(&created.id, TableRequest::Leave { key: people[1].key() }).await.is_err(),
        "all are bound now"
    );
    assert!(start().await.is_err(), "one has not opened");
    open(1, &shares[1]).await.map(drop).unwrap();
    assert!(open(1, &shares[1]).await.is_err(), "once is enough");
    start().await.map(drop).unwrap();
    let mut one = Client::attend(registry, &created.id, Some(&people[0])).await.unwrap();
    let second = one.table["seats"][1]["seat"].clone();
    assert_eq!(one.table["fair"]["pledges"][0]["seat"], second, "in the order in which they came");
    assert_eq!(one.table["fair"]["entropies"][1]["seat"], second);
    let version = one.version();
    one.play(version, "resign").await;
    let TableResponse::Record(text) = registry.read(&created.id, None, Wanted::Record).await.unwrap() else {
        panic!("a record was asked for");
    };
    assert_eq!(text.lines().filter(|line| line.starts_with("pledge: ")).count(), 2);
    let (rules, record) = record::read(&text).expect("what was opened is what was pledged");
    record::replay(&rules, &record).expect("and the deal follows from it");
}

#[tokio::test]
async fn after_a_restart_a_stand_in_comes_to_a_table_nobody_opens() {
    let mut server = TestServer::new().await;
    let more = r#","absence":{"policy":"stand-in","after":1,"bot":"random"}"#;
    let (created, people) = started(&server.registry, scenario(&format!("{LINK},{LINK}"), more)).await;
    server.restart().await;
    let registry = Arc::clone(&server.registry);
    let waking = tokio::spawn(async move { registry.wake_overdue().await });
    let began = std::time::Instant::now();
    loop {
        let lines = server.registry.store().reader().lines(&created.id).await.unwrap();
        if lines.iter().any(|line| line.body.contains("stands-in")) {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "nobody stood in");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    waking.abort();
    let back = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    assert_eq!(back.table["seats"][0]["connected"], true);
}

/// A link goes with its owner: what he leaves can be taken by others, and what he has is opened by it.
#[tokio::test]
async fn after_a_change_of_seats_every_seat_can_still_be_opened() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let created = registry.create(scenario(&format!(r#"{LINK},{{"by":"open"}}"#), "")).await.unwrap();
    let (id, anna) = (&created.id, created.links[0].clone().unwrap());
    sit(registry, id, &anna, "Anna").await.map(drop).unwrap();
    let (first, second) = (created.seats[0].clone(), created.seats[1].clone());
    let swap = |with: &str| TableRequest::Swap { key: anna.key(), with: with.to_owned() };
    registry.request(id, swap(&second)).await.map(drop).unwrap();
    let again = sit(registry, id, &anna, "Anna again").await.err().expect("one link, one seat");
    assert_eq!(again.message.unwrap().key, "hall-seat-taken");
    let open = TableRequest::Sit {
        key: None,
        seat: Some(first.clone()),
        name: "Ben".to_owned(),
        entropy: "00".repeat(32),
        pledge: String::new(),
        account: None,
    };
    let TableResponse::Sat { token, .. } = registry.request(id, open).await.unwrap() else { panic!("Ben sat down") };
    registry.request(id, TableRequest::Start { key: anna.key() }).await.map(drop).unwrap();
    for (token, seat) in [(anna, second), (token.unwrap(), first)] {
        let client = Client::attend(registry, id, Some(&token)).await.unwrap();
        assert_eq!(client.table["you"], seat.as_str());
    }
}

#[tokio::test]
async fn an_account_without_room_takes_no_seat() {
    use crate::store::{AccountRow, AccountWrite, Holding, MOST_HELD};
    let server = TestServer::new().await;
    let registry = &server.registry;
    let created = registry.create(scenario(&format!(r#"{LINK},{{"by":"open"}}"#), "")).await.unwrap();
    let id = &created.id;
    let (account, store) = ("anna".to_owned(), registry.store());
    let row = AccountRow { id: account.clone(), name: "Anna".to_owned(), password: String::new(), created: 1 };
    store.write_account(AccountWrite::Register(row)).await.unwrap();
    let holding = |number| Holding { account: account.clone(), game: id.clone(), key: format!("{number}") };
    for number in 1..MOST_HELD {
        store.write_account(AccountWrite::Hold(holding(number))).await.unwrap();
    }
    let open = |account: Option<&str>| TableRequest::Sit {
        key: None,
        seat: Some(created.seats[1].clone()),
        name: "Anna".to_owned(),
        entropy: "00".repeat(32),
        pledge: String::new(),
        account: account.map(str::to_owned),
    };
    store.write_account(AccountWrite::Hold(holding(0))).await.unwrap();
    let refused = registry.request(id, open(Some("anna"))).await.err().expect("there is no room");
    assert_eq!(refused.message.unwrap().key, "account-full");
    let TableResponse::Look(look) = registry.request(id, TableRequest::Look { key: None }).await.unwrap() else {
        panic!("the table was looked at");
    };
    assert_eq!(look.seats[1].who, "empty", "neither token nor seat");
    store.write_account(AccountWrite::LetGo { account: account.clone(), game: id.clone() }).await.unwrap();
    let sat = registry.request(id, open(Some("anna"))).await.unwrap();
    let TableResponse::Sat { token: Some(token), .. } = sat else { panic!("a token is shown") };
    let held = store.reader().key_at("anna", id).await.unwrap();
    assert_eq!(held.as_deref(), Some(token.key().text()));
}

#[tokio::test]
async fn nobody_sits_down_under_a_name_that_looks_like_anothers() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let created = registry.create(scenario(&format!("{LINK},{LINK}"), "")).await.unwrap();
    let (one, other) = (created.links[0].clone().unwrap(), created.links[1].clone().unwrap());
    sit(registry, &created.id, &one, "ANNA").await.map(drop).unwrap();
    for (name, key) in [("ΑΝΝΑ", "hall-name-alike"), ("ANNA\u{200b}", "hall-name-hidden")] {
        let refused = sit(registry, &created.id, &other, name).await.err().expect(name);
        assert_eq!(refused.message.unwrap().key, key, "{name}");
    }
    sit(registry, &created.id, &other, "ANNA").await.map(drop).expect("one person may play both seats");
}

/// However often the same people play again, each game has a table of its own.
#[tokio::test]
async fn rematches_do_not_run_out_of_tables() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let plan = scenario(&format!("{LINK},{LINK}"), "");
    let mut kept = crate::table::plan::KeptPlan::new(plan);
    let mut ids = vec!["5c306346c58dca0e".to_owned()];
    for _ in 0..50 {
        kept.rematch_of = ids.last().cloned();
        let (id, _) = registry.rematch(&kept, false).await.unwrap();
        assert_eq!(registry.rematch(&kept, false).await.unwrap().0, id, "asked for twice it is the same one");
        assert!(!ids.contains(&id) && id.len() == 16, "{id}");
        ids.push(id);
    }
}

/// Everybody moves on by one seat; people who ask for different things meet, and who plays alone gets what he asks for.
#[tokio::test]
async fn a_rematch_may_move_everybody_on_by_one_seat() {
    let server = TestServer::new().await;
    let registry = &server.registry;
    let plans = [format!("{LINK},{LINK}"), format!("{LINK},{BOT}")];
    for (people, seats) in [(2, &plans[0]), (1, &plans[1])] {
        let (created, tokens) = started(registry, scenario(seats, "")).await;
        let mut one = Client::attend(registry, &created.id, Some(&tokens[0])).await.unwrap();
        one.until(Client::is_asked).await;
        let version = one.version();
        assert_eq!(one.play(version, "resign").await["outcome"], "done");
        one.until(|one| one.stage() == "over").await;
        let mut tables = Vec::new();
        for rotate in [true, false] {
            let key = tokens[0].key();
            let found = registry.request(&created.id, TableRequest::Rematch { key, rotate }).await.unwrap();
            let TableResponse::Rematch(kept) = found else { panic!("a rematch was asked for") };
            tables.push(registry.rematch(&kept, rotate).await.unwrap());
        }
        let (id, rotated) = &tables[0];
        assert!(rotated, "whoever asks first decides");
        assert_eq!(tables[0] == tables[1], people == 2, "{tables:?}");
        for (at, token) in tokens.iter().enumerate() {
            let TableResponse::Sat { seat, .. } = sit(registry, id, token, "Again").await.unwrap() else {
                panic!("a seat was taken")
            };
            assert_eq!(seat, created.seats[(at + 1) % 2]);
        }
        if people == 1 {
            let alone = sit(registry, &tables[1].0, &tokens[0], "Again").await.unwrap();
            assert!(matches!(alone, TableResponse::Sat { seat, .. } if seat == created.seats[0]));
        }
    }
}
