//! Notices of turns, each against a real receiver on loopback.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::*;
use crate::notice::push::browser::Browser;
use crate::notice::{Means, Notifier, Target, Turn};

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
        notifier.keep(&created.id, 1, &target).await.unwrap();
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
        queue.push(Turn { table: table.clone(), title: "friedrich".to_owned(), seat: seat.clone(), number: 1 });
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

#[tokio::test]
async fn mail_brings_the_link_its_owner_asked_for() {
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let arguments = ["-n", "-c", "aiosmtpd.handlers.Debugging", "stdout", "-l", &address];
    let mut command = Command::new("aiosmtpd");
    command.args(arguments).env("PYTHONUNBUFFERED", "1").stdout(Stdio::piped()).stderr(Stdio::null());
    let mut server = MailServer(command.spawn().expect("python3-aiosmtpd is installed"));
    let out = BufReader::new(server.0.stdout.take().unwrap());
    let read = tokio::task::spawn_blocking(move || {
        let lines = out.lines().map_while(Result::ok);
        lines.take_while(|line| !line.contains("END MESSAGE")).collect::<Vec<_>>().join("\n")
    });
    while tokio::net::TcpStream::connect(&address).await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mail = Means {
        smtp: Some(format!("smtp://{address}")),
        mail_from: Some("Kabinett <kabinett@example.org>".to_owned()),
        ..means()
    };
    let link = std::sync::Mutex::new(String::new());
    let (_place, _office, created, one) = waiting(mail, async |token: &Token| {
        token.reveal().clone_into(&mut link.lock().unwrap());
        vec![Target::Mail { address: "anna@example.org".to_owned(), token: Some(token.reveal().to_owned()) }]
    })
    .await;
    let text = tokio::time::timeout(Duration::from_secs(30), read).await.expect("in time").unwrap();
    // Long lines of a mail are folded.
    let text = text.replace("=\n", "");
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
