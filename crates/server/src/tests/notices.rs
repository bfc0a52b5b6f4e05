//! Notices of turns, each against a real receiver on loopback.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::*;
use crate::notice::push::browser::Browser;
use crate::notice::{Means, Notice, Notifier, Target, Turn, Untold};
use crate::store::{AccountRow, AccountWrite, Holding, Owner};

/// Takes requests and answers them in turn with these statuses, the last one for ever.
async fn listener(statuses: &'static [&'static str]) -> (String, mpsc::Receiver<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook?x=1", listener.local_addr().unwrap());
    let (say, hear) = mpsc::channel(100);
    tokio::spawn(async move {
        for number in 0.. {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut bytes = Vec::new();
            let (head, body) = loop {
                assert!(stream.read_buf(&mut bytes).await.unwrap() > 0, "a whole request");
                let Some(end) = bytes.windows(4).position(|part| part == b"\r\n\r\n") else { continue };
                let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
                let length = head.split("Content-Length: ").nth(1).unwrap().split("\r\n").next().unwrap();
                if bytes.len() >= end + 4 + length.parse::<usize>().unwrap() {
                    break (head, bytes[end + 4..].to_vec());
                }
            };
            let status = statuses[number.min(statuses.len() - 1)];
            let answer =
                format!("HTTP/1.1 {status}\r\nLocation: {}\r\nContent-Length: 0\r\n\r\n", "http://127.0.0.1:1/");
            stream.write_all(answer.as_bytes()).await.unwrap();
            say.send((head, body)).await.unwrap();
        }
    });
    (url, hear)
}

async fn heard(hear: &mut mpsc::Receiver<(String, Vec<u8>)>) -> (String, Vec<u8>) {
    tokio::time::timeout(Duration::from_secs(20), hear.recv()).await.expect("in time").expect("a request")
}

fn means() -> Means {
    Means {
        public_url: "https://games.example.org".to_owned(),
        push_contact: Some("mailto:host@example.org".to_owned()),
        allow: vec!["127.0.0.1".to_owned()],
        retries: vec![Duration::from_millis(20); 3],
        daily: 4,
        ..Means::default()
    }
}

/// A registry whose tables send notices, and a table at which the second person has gone.
async fn waiting(
    means: Means,
    targets: impl AsyncFn(&Token) -> Vec<Target>,
) -> (TestServer, Arc<Notifier>, Created, Client) {
    let mut server = TestServer::new().await;
    server.registry.close().await;
    let folder = server.folder.clone();
    let old = std::mem::replace(&mut server.registry, Arc::new(empty_registry(&folder).await));
    drop(old);
    let store = Arc::new(Store::open(&folder.join("noticed.db")).await.unwrap());
    let notifier = Notifier::open(Arc::clone(&store), means).await.unwrap();
    let settings = Settings { notices: notifier.serve(), ..settings() };
    server.registry = Arc::new(Registry::new(store, settings, Arc::default()));
    let created = server.registry.create(scenario(&format!("{LINK},{LINK}"), "")).await.unwrap();
    let people: Vec<Token> = created.links.iter().flatten().cloned().collect();
    for token in &people {
        sit(&server.registry, &created.id, token, "Somebody").await.unwrap();
    }
    // The targets are known before the first turn: there is one notice, however late the notifier gets to it.
    for target in targets(&people[1]).await {
        notifier.check(&target).unwrap();
        notifier.keep(Owner::Seat { game: created.id.clone(), seat: 1 }, &target).await.unwrap();
    }
    server.registry.request(&created.id, TableRequest::Start { key: people[0].key() }).await.map(drop).unwrap();
    let mut one = Client::attend(&server.registry, &created.id, Some(&people[0])).await.unwrap();
    let (version, answer) = (one.version(), one.answer(0));
    assert_eq!(one.play(version, &answer).await["outcome"], "done");
    (server, notifier, created, one)
}

/// All that may stand in a notice.
fn expected(created: &Created) -> Value {
    let (table, seat) = (&created.id, &created.seats[1]);
    serde_json::json!({
        "table": table, "title": "friedrich", "seat": seat,
        "text": format!("FRIEDRICH: the table waits for {seat}."),
        "url": format!("https://games.example.org/t/{table}"),
    })
}

#[tokio::test]
async fn a_webhook_says_whose_turn_it_is_and_nothing_else() {
    let (url, mut hear) = listener(&["503 Later", "500 Later", "204 Thanks"]).await;
    let (_place, _office, created, _one) =
        waiting(means(), async |_: &Token| vec![Target::Webhook { url: url.clone() }]).await;
    for _ in 0..3 {
        let (head, body) = heard(&mut hear).await;
        assert!(head.starts_with("POST /hook?x=1 HTTP/1.1\r\n"), "{head}");
        assert_eq!(serde_json::from_slice::<Value>(&body).unwrap(), expected(&created));
    }
    let more = tokio::time::timeout(Duration::from_millis(300), hear.recv()).await;
    assert!(more.is_err(), "once it has arrived it is not sent again");
}

#[tokio::test]
async fn a_redirect_is_not_followed_and_there_is_a_daily_limit() {
    let (url, mut hear) = listener(&["302 Elsewhere"]).await;
    let (_place, notifier, created, _one) =
        waiting(means(), async |_: &Token| vec![Target::Webhook { url: url.clone() }]).await;
    heard(&mut hear).await;
    let queue = notifier.serve();
    let (table, seat) = (created.id.clone(), created.seats[1].clone());
    for _ in 0..10 {
        let (title, key) = ("friedrich".to_owned(), Token::fresh().key());
        queue.push(Turn { table: table.clone(), title, seat: seat.clone(), number: 1, key });
    }
    for _ in 1..4 {
        heard(&mut hear).await;
    }
    let more = tokio::time::timeout(Duration::from_millis(300), hear.recv()).await;
    assert!(more.is_err(), "four in a day");
}

#[tokio::test]
async fn an_inner_address_is_never_asked() {
    let (url, mut hear) = listener(&["200 Fine"]).await;
    let inner = Means { allow: Vec::new(), ..means() };
    let name = url.replace("127.0.0.1", "localhost");
    let (_place, _office, _created, _one) = waiting(inner, async |_: &Token| {
        vec![Target::Webhook { url: name.clone() }, Target::Push { subscription: Browser::fresh().subscription(&url) }]
    })
    .await;
    let asked = tokio::time::timeout(Duration::from_millis(500), hear.recv()).await;
    assert!(asked.is_err(), "{asked:?}");
}

#[tokio::test]
async fn a_push_message_is_read_by_the_subscribed_browser() {
    let (url, mut hear) = listener(&["201 Created"]).await;
    let browser = Browser::fresh();
    let subscription = browser.subscription(&url);
    let (_place, notifier, created, _one) =
        waiting(means(), async |_: &Token| vec![Target::Push { subscription: subscription.clone() }]).await;
    let (head, body) = heard(&mut hear).await;
    assert!(head.contains("Content-Encoding: aes128gcm") && head.contains("TTL: "), "{head}");
    assert!(head.contains(&notifier.push_key().unwrap()) && head.contains("Authorization: vapid t="), "{head}");
    let plain = browser.decrypt(&body);
    assert_eq!(serde_json::from_slice::<Value>(&plain).unwrap(), expected(&created));
}

/// Debian's aiosmtpd, killed at the end.
struct MailServer(Child);

impl Drop for MailServer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A mail server, what sends through it, and the text of the first mail it gets.
async fn mail_server() -> (MailServer, Means, tokio::task::JoinHandle<String>) {
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let arguments = ["-n", "-c", "aiosmtpd.handlers.Debugging", "stdout", "-l", &address];
    let mut command = Command::new("aiosmtpd");
    command.args(arguments).env("PYTHONUNBUFFERED", "1").stdout(Stdio::piped()).stderr(Stdio::null());
    let mut server = MailServer(command.spawn().expect("python3-aiosmtpd is installed"));
    let out = BufReader::new(server.0.stdout.take().unwrap());
    let read = tokio::task::spawn_blocking(move || {
        let lines = out.lines().map_while(Result::ok);
        // Long lines of a mail are folded.
        lines.take_while(|line| !line.contains("END MESSAGE")).collect::<Vec<_>>().join("\n").replace("=\n", "")
    });
    while tokio::net::TcpStream::connect(&address).await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let means = Means {
        smtp: Some(format!("smtp://{address}")),
        mail_from: Some("Kabinett <kabinett@example.org>".to_owned()),
        ..means()
    };
    (server, means, read)
}

#[tokio::test]
async fn mail_brings_the_link_its_owner_asked_for() {
    let (_server, mail, read) = mail_server().await;
    let link = std::sync::Mutex::new(String::new());
    let (_place, _office, created, one) = waiting(mail, async |token: &Token| {
        token.reveal().clone_into(&mut link.lock().unwrap());
        vec![Target::Mail { address: "anna@example.org".to_owned(), token: Some(token.reveal().to_owned()) }]
    })
    .await;
    let text = tokio::time::timeout(Duration::from_secs(30), read).await.expect("in time").unwrap();
    let link = link.lock().unwrap().clone();
    let wanted = [
        "To: anna@example.org".to_owned(),
        format!("Subject: FRIEDRICH: the table waits for {}.", created.seats[1]),
        format!("https://games.example.org/t/{}#{link}", created.id),
        "No more of these: https://games.example.org/api/notices/stop/".to_owned(),
    ];
    for words in wanted {
        assert!(text.contains(&words), "{words}: {text}");
    }
    for power in one.position["view"]["powers"].as_array().unwrap() {
        for card in power["hand"]["cards"].as_array().into_iter().flatten() {
            assert!(!text.contains(card.as_str().unwrap()), "{text}");
        }
    }
    assert!(!text.contains("deploy"));
}

/// Somebody registers and keeps the second seat of the table, which the account was told nothing of before.
async fn hold_by_account(server: &TestServer, created: &Created, token: &Token) {
    let store = server.registry.store();
    let row = AccountRow { id: "anna".to_owned(), name: "Anna".to_owned(), password: String::new(), created: 1 };
    store.write_account(AccountWrite::Register(row)).await.unwrap();
    let (account, game, key) = ("anna".to_owned(), created.id.clone(), token.key().text().to_owned());
    store.write_account(AccountWrite::Hold(Holding { account, game, key })).await.unwrap();
}

#[tokio::test]
async fn an_account_is_told_of_the_turns_of_all_its_seats() {
    let (url, mut hear) = listener(&["204 Thanks"]).await;
    let (server, notifier, created, _one) = waiting(means(), async |_: &Token| Vec::new()).await;
    let token = created.links[1].clone().unwrap();
    hold_by_account(&server, &created, &token).await;
    let owner = Owner::Account("anna".to_owned());
    notifier.keep(owner.clone(), &Target::Webhook { url: url.clone() }).await.unwrap();
    let reader = server.registry.store().reader();
    assert_eq!(reader.notices(&owner).await.unwrap()[0].last, None, "none has arrived yet");
    let queue = notifier.serve();
    let (table, title, seat) = (created.id.clone(), "friedrich".to_owned(), created.seats[1].clone());
    let turn = Turn { table, title, seat, number: 1, key: token.key() };
    queue.push(Turn { key: Token::fresh().key(), ..turn.clone() });
    queue.push(turn.clone());
    let (_, body) = heard(&mut hear).await;
    assert_eq!(serde_json::from_slice::<Value>(&body).unwrap(), expected(&created));
    let last = async || reader.notices(&owner).await.unwrap()[0].last;
    while last().await.is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let more = tokio::time::timeout(Duration::from_millis(200), hear.recv()).await;
    assert!(more.is_err(), "a seat that is somebody else's is not told of");
    // The seat has a place of its own for this kind, which counts instead.
    let (other, mut hear_other) = listener(&["204 Thanks"]).await;
    let own = Owner::Seat { game: created.id.clone(), seat: 1 };
    notifier.keep(own, &Target::Webhook { url: other }).await.unwrap();
    queue.push(turn);
    heard(&mut hear_other).await;
    assert!(tokio::time::timeout(Duration::from_millis(200), hear.recv()).await.is_err(), "one of a kind");
    server.registry.store().write_account(AccountWrite::Remove { account: "anna".to_owned() }).await.unwrap();
    assert!(reader.notices(&owner).await.unwrap().is_empty(), "they go with the account");
}

/// All that may stand in one that was asked for.
fn expected_trial(created: &Created) -> Value {
    let mut notice = expected(created);
    notice["text"] = format!("FRIEDRICH: notices for {} will look like this one.", created.seats[1]).into();
    notice["trial"] = true.into();
    notice
}

#[tokio::test]
async fn one_that_is_asked_for_comes_at_once_by_every_kind_and_tells_nothing() {
    let (_mail_server, mail, read) = mail_server().await;
    let (hook, mut hear_hook) = listener(&["204 Thanks"]).await;
    let (service, mut hear_push) = listener(&["201 Created"]).await;
    let (server, notifier, created, one) = waiting(mail, async |_: &Token| Vec::new()).await;
    let (owner, browser) = (Owner::Seat { game: created.id.clone(), seat: 1 }, Browser::fresh());
    let targets = [
        Target::Webhook { url: hook },
        Target::Push { subscription: browser.subscription(&service) },
        Target::Mail { address: "anna@example.org".to_owned(), token: None },
    ];
    let notice = Notice::trial_at(&created.id, "friedrich", &created.seats[1]);
    let reader = server.registry.store().reader();
    for target in &targets {
        notifier.keep(owner.clone(), target).await.unwrap();
        let rows = reader.notices(&owner).await.unwrap();
        let row = rows.iter().find(|row| row.kind == target.kind()).unwrap();
        assert_eq!(notifier.try_now(&notice, row).await, Ok(()), "{}", target.kind());
    }
    let rows = reader.notices(&owner).await.unwrap();
    assert!(rows.iter().all(|row| row.last.is_some_and(|at| at > 1_600_000_000)), "when each arrived is known");
    let webhook = String::from_utf8(heard(&mut hear_hook).await.1).unwrap();
    let push = String::from_utf8(browser.decrypt(&heard(&mut hear_push).await.1)).unwrap();
    let letter = tokio::time::timeout(Duration::from_secs(30), read).await.expect("in time").unwrap();
    for text in [&webhook, &push] {
        assert_eq!(serde_json::from_str::<Value>(text).unwrap(), expected_trial(&created));
    }
    assert!(letter.contains("will look like this one"), "{letter}");
    let cards: Vec<&str> = one.position["view"]["powers"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|power| power["hand"]["cards"].as_array().into_iter().flatten().filter_map(Value::as_str))
        .collect();
    for text in [&webhook, &push, &letter] {
        for link in created.links.iter().flatten() {
            assert!(!text.contains(link.reveal()) && !text.contains(link.key().text()), "a link: {text}");
        }
        assert!(cards.iter().all(|card| !text.contains(card)), "a card: {text}");
        assert!(!text.contains("troops") && !text.contains("armies"), "a strength: {text}");
    }
    let mail = rows.iter().find(|row| row.kind == "mail").unwrap();
    assert_eq!(notifier.try_now(&notice, mail).await, Err(Untold::Unconfirmed), "the second waits for its reader");
}

#[tokio::test]
async fn one_that_is_asked_for_costs_of_the_daily_limit_and_says_if_it_is_lost() {
    let (url, _hear) = listener(&["500 Later"]).await;
    let (server, notifier, created, _one) = waiting(means(), async |_: &Token| Vec::new()).await;
    let owner = Owner::Seat { game: created.id.clone(), seat: 1 };
    notifier.keep(owner.clone(), &Target::Webhook { url }).await.unwrap();
    let rows = server.registry.store().reader().notices(&owner).await.unwrap();
    for _ in 0..4 {
        assert_eq!(notifier.try_now(&Notice::trial(), &rows[0]).await, Err(Untold::Lost));
    }
    assert_eq!(notifier.try_now(&Notice::trial(), &rows[0]).await, Err(Untold::Enough), "four in a day");
}
