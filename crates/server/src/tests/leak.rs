//! Nothing that leaves the process says what its reader may not know: messages, answers, records, logs, metrics.

use std::io::Write;
use std::sync::Mutex;

use super::*;
use crate::store::Standing;
use crate::wire::Asked;

/// A log that can be read.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).expect("a log is text")
    }
}

/// A card as actions and as sentences name it: `s10.2`, "the 10 of spades (set 2)".
fn names_of(card: &str) -> Vec<String> {
    let suits = [('c', "clubs"), ('s', "spades"), ('h', "hearts"), ('d', "diamonds")];
    let mut names = vec![card.to_owned()];
    let letter = card.chars().next().unwrap_or_default();
    if let (Some((_, suit)), Some((value, set))) =
        (suits.iter().find(|(known, _)| *known == letter), card[1..].split_once('.'))
    {
        names.push(format!("{value} of {suit} (set {set})"));
    }
    names
}

/// The cards a client holds that the other has no right to know. Reserves of a set bear one name and prove nothing.
fn hidden(holder: &Client, reader: &Client) -> Vec<String> {
    let powers = |client: &Client| client.position["view"]["powers"].as_array().cloned().unwrap_or_default();
    let list = |value: &Value| -> Vec<String> {
        let cards = value.as_array().into_iter().flatten();
        cards.filter_map(|card| card.as_str().map(str::to_owned)).collect()
    };
    let known: Vec<String> = powers(reader).iter().flat_map(|power| list(&power["hand"]["known"])).collect();
    let held = powers(holder).into_iter().flat_map(|power| list(&power["hand"]["cards"]));
    held.filter(|card| !card.starts_with("reserve") && !known.contains(card)).collect()
}

fn assert_silent(channel: &str, text: &str, cards: &[String]) {
    for name in cards.iter().flat_map(|card| names_of(card)) {
        let quoted = text.match_indices(&name).any(|(at, _)| {
            // `s1.1` is not `s11.1`, nor part of another name.
            let before = text[..at].chars().next_back();
            let after = text[at + name.len()..].chars().next();
            !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
        });
        assert!(!quoted, "{channel} tells of {name}: {text}");
    }
}

async fn play_and_listen(json: &str, actions: u64, luck: u64) {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE);
    let subscriber = subscriber.with_writer(move || writer.clone()).finish();
    let _guard = tracing::subscriber::set_default(subscriber);
    let server = TestServer::new().await;
    let (created, people) = started(&server.registry, plan(json)).await;
    let mut clients = Vec::new();
    for token in &people {
        clients.push(Client::attend(&server.registry, &created.id, Some(token)).await.unwrap());
    }
    let mut watcher = Client::attend(&server.registry, &created.id, None).await.unwrap();
    let mut dice = rules::Dice::new(luck);
    let (mut lines, mut hands) = (0, 0);
    for most in 1..actions {
        play_on(&mut clients, most, &mut dice).await;
        for client in &mut clients {
            client
                .until(|client| client.position["actions"].as_u64() >= Some(most) || client.stage() != "playing")
                .await;
        }
        watcher.until(|client| client.position["actions"].as_u64() >= Some(most) || client.stage() != "playing").await;
        if clients[0].stage() != "playing" {
            break;
        }
        let [one, other] = &mut clients[..] else { panic!("two people play") };
        let secrets = [hidden(one, other), hidden(other, one)];
        let (of_one, of_other) = (hidden(one, &watcher), hidden(other, &watcher));
        hands += of_one.len() + of_other.len();
        for frame in other.raw.drain(..) {
            assert_silent("a message to the other seat", &frame, &secrets[0]);
        }
        for frame in one.raw.drain(..) {
            assert_silent("a message to the one seat", &frame, &secrets[1]);
        }
        let all = [of_one, of_other].concat();
        for frame in watcher.raw.drain(..) {
            assert_silent("a message to a spectator", &frame, &all);
        }
        if let TableResponse::Record(record) = server.registry.read(&created.id, None, Wanted::Record).await.unwrap() {
            // Cards come back when the pile is shuffled anew: only what is new must be silent.
            let public: Vec<&str> = record.lines().collect();
            assert_silent("the record", &public[lines.min(public.len())..].join("\n"), &all);
            lines = public.iter().position(|line| line.starts_with("sealed")).unwrap_or(public.len()) - 1;
        }
        if let TableResponse::Look(info) =
            server.registry.request(&created.id, TableRequest::Look { key: None }).await.unwrap()
        {
            assert_silent("the table", &serde_json::to_string(&*info).unwrap(), &all);
        }
        let keys = [(Some(people[0].key()), &secrets[1]), (Some(people[1].key()), &secrets[0]), (None, &all)];
        for (key, cards) in keys {
            assert_silent("the replay", &last_step(&server.registry, &created.id, key).await, cards);
        }
        for (reader, cards) in [(&mut *one, &secrets[1]), (&mut *other, &secrets[0]), (&mut watcher, &all)] {
            ask_everything(reader, cards, most).await;
        }
        assert_silent("the metrics", &server.metrics.write(), &all);
        assert_silent("the log", &log.take(), &all);
        let refused = watcher.play(1, &format!("play {}", all.first().map_or("end", String::as_str))).await;
        assert_eq!(refused["outcome"], "refused");
    }
    assert!(hands > 20, "hands were there to leak");
    assert_ne!(server.metrics.write(), crate::metrics::Metrics::default().write(), "something was counted");
    no_links_no_seeds(&server, &created, &people, &watcher, &log).await;
}

/// Every question besides the moves, about what the reader holds and what others hold.
async fn ask_everything(reader: &mut Client, cards: &[String], most: u64) {
    let nth = |list: &Value, field: &str| -> String {
        let all = list.as_array().expect("a list");
        all[most as usize % all.len()][field].as_str().expect("a slug").to_owned()
    };
    let piece = nth(&reader.position["view"]["pieces"], "piece");
    let city = ["magdeburg", "prag"][most as usize % 2].to_owned();
    let secret = format!("play {}", cards.first().map_or("s2.1", String::as_str));
    let questions = [
        Asked::Piece { piece: piece.clone() },
        Asked::Why { action: secret.clone() },
        Asked::Why { action: reader.answer_or_end() },
        Asked::Distance { from: "berlin".to_owned(), to: city.clone() },
        Asked::Protection { city: city.clone() },
        Asked::Supply { piece },
        Asked::Effect { action: secret.clone() },
        Asked::Effect { action: reader.answer_or_end() },
        Asked::Effect { action: "end".to_owned() },
        Asked::Duel,
        Asked::City { city },
        Asked::Knowledge,
        Asked::Chance,
    ];
    for about in questions {
        let name = format!("{about:?}");
        // A reader who names a card himself is told its name again and learns nothing.
        let heard = reader.say(Say::Ask { about }).await.to_string();
        let named = if name.contains(&secret) { &cards[cards.len().min(1)..] } else { cards };
        assert_silent(&name, &heard, named);
    }
    // Nothing but these answers has come meanwhile.
    reader.raw.clear();
}

/// The newest step of a game as whoever has this key may see it.
async fn last_step(registry: &Registry, id: &str, key: Option<crate::secret::Key>) -> String {
    let TableResponse::Steps(steps) = registry.read(id, key.clone(), Wanted::Steps).await.unwrap() else {
        panic!("steps were asked for");
    };
    let line = serde_json::to_string(&steps.lines.last()).unwrap();
    let TableResponse::Step(step) =
        registry.read(id, key, Wanted::Step { step: steps.steps, eyes: None, english: true }).await.unwrap()
    else {
        panic!("a step was asked for");
    };
    line + &serde_json::to_string(&*step).unwrap()
}

/// Links, their hashes and the server's share of the seed are nowhere.
async fn no_links_no_seeds(server: &TestServer, created: &Created, people: &[Token], watcher: &Client, log: &Log) {
    let row = server.registry.store().reader().game(&created.id).await.unwrap().expect("the game is stored");
    let lobby = server.registry.lobby(Standing::Running).await.unwrap();
    let record = match server.registry.read(&created.id, None, Wanted::Record).await.unwrap() {
        TableResponse::Record(record) if watcher.stage() == "playing" => record,
        _ => String::new(),
    };
    let everything = [
        serde_json::to_string(&lobby).unwrap(),
        record,
        log.take(),
        server.metrics.write(),
        watcher.table.to_string(),
        watcher.position.to_string(),
    ];
    for text in &everything {
        for token in people {
            assert!(!text.contains(token.reveal()), "a link: {text}");
            let key = serde_json::to_string(&token.key()).unwrap();
            assert!(!text.contains(key.trim_matches('"')), "the hash of a link: {text}");
        }
        if watcher.stage() == "playing" {
            assert!(!text.contains(&crate::secret::hex(&row.secret)), "the seed: {text}");
        }
    }
}

#[tokio::test]
async fn nothing_leaks_from_friedrich() {
    let json = r#"{"title":"friedrich","mode":"scenario-1","seats":[{"by":"link"},{"by":"link"}]}"#;
    play_and_listen(json, 150, 21).await;
}

#[tokio::test]
async fn nothing_leaks_from_maria() {
    let json = r#"{"title":"maria","mode":"introductory-2p","seats":[{"by":"link"},{"by":"link"}]}"#;
    play_and_listen(json, 120, 22).await;
}
