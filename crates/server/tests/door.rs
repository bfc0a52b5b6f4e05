//! What the doors let in and what they turn away.

mod common;

use common::{Page, Server};
use futures_util::SinkExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

fn two() -> serde_json::Value {
    json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_served_is_described_and_the_other_way_round() {
    let server = Server::start().await;
    let (status, _, document) = server.request("GET /api", None, None).await;
    assert_eq!(status, 200);
    let (id, tokens) = server.table(&two()).await;
    let paths = document["paths"].as_object().expect("paths");
    for (path, ways) in paths {
        for way in ways.as_object().expect("methods").keys().filter(|key| *key != "parameters") {
            let path =
                path.replace("{id}", &id).replace("{step}", "0").replace("{kind}", "mail").replace("{code}", "0");
            let (status, _, said) =
                server.request(&format!("{} {path}", way.to_uppercase()), Some(&tokens[0]), None).await;
            assert!(status != 404 && status != 405, "{way} {path}: {status} {said}");
        }
    }
    // Every route under /api stands in one list in the source.
    let source = include_str!("../src/http/mod.rs");
    let routes = source.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    for route in routes.filter(|route| route.starts_with("/api")) {
        assert!(paths.contains_key(route), "{route} is not described");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_carries_the_headers_that_protect_a_page() {
    let server = Server::start().await;
    for path in ["/", "/icon.svg", "/fonts/map-roman.woff2", "/api", "/api/tables/none", "/nowhere", "/health"] {
        let (_, head, _) = server.request(&format!("GET {path}"), None, None).await;
        let head = head.to_lowercase();
        for header in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(header), "{path}: {header}");
        }
        assert!(!head.contains("set-cookie"), "no cookies");
    }
    assert_eq!(server.request("GET /ready", None, None).await.0, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_names_and_other_pages_are_turned_away() {
    let server = Server::start().await;
    let address = server.address;
    let ask = |host: &str, more: &str| format!("GET /api HTTP/1.1\r\nHost: {host}\r\n{more}Connection: close\r\n\r\n");
    let own = address.to_string();
    assert!(server.raw(&ask(&own, "")).await.starts_with("HTTP/1.1 200"));
    assert!(server.raw(&ask("evil.example", "")).await.starts_with("HTTP/1.1 403"));
    assert!(server.raw(&ask(&own, "Origin: http://evil.example\r\n")).await.starts_with("HTTP/1.1 403"));
    let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
    request.headers_mut().insert("Origin", "http://evil.example".parse().unwrap());
    assert!(tokio_tungstenite::connect_async(request).await.is_err(), "nor by a socket");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_bodies_get_one_sentence() {
    let server = Server::start().await;
    let long = json!({ "title": "x".repeat(100_000) });
    let deep = "[".repeat(5_000);
    let bad = [json!({}), json!([]), json!({ "title": "chess", "mode": "x", "seats": [] }), long, json!(deep)];
    for body in bad {
        let (status, _, said) = server.request("POST /api/tables", None, Some(&body)).await;
        assert!((400..500).contains(&status), "{status}");
        let sentence = said["error"].as_str().expect("a sentence");
        assert!(sentence.ends_with('.') || sentence.contains("there is no"), "{sentence}");
    }
    for path in ["GET /api/tables/none", "POST /api/tables/none/start", "GET /api/tables/none/record"] {
        let (status, _, said) = server.request(path, None, None).await;
        assert!([403, 404].contains(&status), "{path} {status}");
        assert!(said["error"].is_string());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_are_none_end_the_connection_and_change_nothing() {
    let server = Server::start().await;
    let (id, tokens) = server.table(&two()).await;
    let mut good = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    let before = good.position.clone();
    let attend =
        json!({ "wire": 2, "id": 1, "say": { "kind": "attend", "table": id, "token": tokens[0], "english": true } })
            .to_string();
    let bad = [
        Message::Text("".into()),
        Message::Text("{".into()),
        Message::Text("[".repeat(20_000).into()),
        Message::Text("x".repeat(40_000).into()),
        Message::Binary(vec![0xff; 100].into()),
        Message::Text(json!({ "wire": 1, "id": 1, "say": { "kind": "attend", "table": id } }).to_string().into()),
        Message::Text(
            json!({ "wire": 2, "id": 1, "say": { "kind": "play", "version": 1, "action": "end", "seat": 0 } })
                .to_string()
                .into(),
        ),
    ];
    for attended in [false, true] {
        for message in &bad {
            let mut socket = server.connect().await;
            if attended {
                socket.send(Message::Text(attend.clone().into())).await.unwrap();
            }
            socket.send(message.clone()).await.unwrap();
            let mut page = Page::of(socket);
            while page.hear().await {}
        }
    }
    let reply = good.say(json!({ "kind": "ask", "about": { "ask": "why", "action": "end" } })).await;
    assert_eq!(reply["outcome"], "done");
    assert_eq!(good.position, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_messages_ends_its_own_connection_only() {
    let server = Server::with_rate(20).await;
    let (id, tokens) = server.table(&two()).await;
    let mut good = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    let mut flood = Page::attend(server.client(), &id, Some(&tokens[1])).await;
    for _ in 0..200 {
        flood.send_anyway(json!({ "kind": "talk", "text": "spam" })).await;
    }
    while flood.hear().await {}
    assert!(flood.closed.as_deref().is_none_or(|why| why.contains("Too many messages")), "{:?}", flood.closed);
    assert!(good.play(0).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_that_never_ends_is_given_up() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = Server::start().await;
    let mut slow = tokio::net::TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await.unwrap();
    let mut answer = Vec::new();
    let reading = slow.read_to_end(&mut answer);
    let ended = tokio::time::timeout(std::time::Duration::from_secs(25), reading).await;
    ended.expect("the server hangs up by itself").expect("and does so in order");
    assert!(!String::from_utf8_lossy(&answer).contains("200 OK"));
    assert_eq!(server.request("GET /health", None, None).await.0, 200);
}

/// Whatever a visitor puts before it, the address that the proxy has added is the one that is counted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_escapes_the_limits_by_naming_another_address() {
    let server = Server::behind_proxies(1).await;
    let ask = |lines: &str| {
        let address = server.address;
        format!("GET /health HTTP/1.1\r\nHost: {address}\r\n{lines}Connection: close\r\n\r\n")
    };
    let claims = ["127.0.0.1", "10.0.0.1", "2001:db8::1", "nonsense"];
    let mut refused = 0;
    for number in 0..200 {
        let claimed = claims[number % claims.len()];
        let lines = format!("X-Forwarded-For: {claimed}\r\nX-Forwarded-For: 2001:db8:0:7::{number:x}\r\n");
        refused += usize::from(server.raw(&ask(&lines)).await.starts_with("HTTP/1.1 429"));
    }
    assert!(refused > 20, "only {refused} of 200 were refused");
    assert!(server.raw(&ask("X-Forwarded-For: 192.0.2.1\r\n")).await.starts_with("HTTP/1.1 200"), "another visitor");
    assert!(server.raw(&ask("")).await.starts_with("HTTP/1.1 400"), "nobody is named");
    assert!(server.raw(&ask("X-Forwarded-For: 192.0.2.1, me\r\n")).await.starts_with("HTTP/1.1 400"));
}

/// Programs that read mail follow every link in it: the link itself changes nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_of_a_mail_asks_once_more() {
    let server = Server::start().await;
    for (what, german) in [("stop", "Benachrichtigungen abstellen"), ("confirm", "Ja, schicken")] {
        let get = format!(
            "GET /api/notices/{what}/0 HTTP/1.1\r\nHost: {}\r\nAccept-Language: de-AT, en;q=0.5\r\nConnection: close\r\n\r\n",
            server.address
        );
        let page = server.raw(&get).await;
        assert!(page.starts_with("HTTP/1.1 200") && page.contains("<form method=\"post\">"), "{page}");
        assert!(page.contains(german) && page.contains("form-action 'self'"), "{page}");
        assert_eq!(server.request(&format!("POST /api/notices/{what}/0"), None, None).await.0, 200);
    }
}

/// A page asks whether anybody is there, at a table or not; whoever asks too often is sent away like anybody else.
#[tokio::test]
async fn a_ping_is_answered_at_once() {
    let server = Server::with_rate(5).await;
    let mut page = Page::of(server.connect().await);
    assert_eq!(page.say(json!({ "kind": "ping" })).await["outcome"], "done");
    let (id, tokens) = server.table(&two()).await;
    let mut page = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    assert_eq!(page.say(json!({ "kind": "ping" })).await["outcome"], "done");
    for _ in 0..30 {
        page.send_anyway(json!({ "kind": "ping" })).await;
    }
    while page.hear().await {}
    assert!(page.closed.is_some_and(|why| why.contains("messages")), "it counts as a message");
}
