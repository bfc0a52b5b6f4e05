//! Visitors who do not read, who send byte by byte, who come in hundreds: they keep little, and keep nobody waiting.

mod common;

use std::time::{Duration, Instant};

use common::{Page, Server};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

fn two() -> serde_json::Value {
    json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] })
}

/// A page that asks and asks and never reads an answer is given up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_never_reads_is_given_up() {
    let server = Server::start().await;
    let (id, tokens) = server.table(&two()).await;
    let mut good = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    let mut deaf = server.connect().await;
    let attend =
        json!({ "wire": 2, "id": 1, "say": { "kind": "attend", "table": id, "token": tokens[1] } }).to_string();
    deaf.send(Message::Text(attend.into())).await.expect("it comes");
    good.until(|page| page.table["seats"][1]["connected"] == true).await;
    let ask = json!({ "wire": 2, "id": 2, "say": { "kind": "ask", "about": { "ask": "knowledge" } } }).to_string();
    let deaf = tokio::spawn(async move {
        let mut sent = 0;
        // Until the server reads no further because it is not heard, or has hung up.
        while let Ok(Ok(())) =
            tokio::time::timeout(Duration::from_secs(1), deaf.send(Message::Text(ask.clone().into()))).await
        {
            sent += 1;
        }
        (deaf, sent)
    });
    let began = Instant::now();
    let (mut deaf, sent) = deaf.await.expect("the page that does not read");
    assert!(sent > 100, "only {sent} were sent");
    let leaving = good.until(|page| page.table["seats"][1]["connected"] == false);
    tokio::time::timeout(Duration::from_secs(20), leaving).await.expect("the page is given up");
    assert!(good.play(0).await, "the table goes on");
    // What it reads now is what was under way; then it finds that nobody is there.
    let ending = async { while let Some(Ok(_)) = deaf.next().await {} };
    tokio::time::timeout(Duration::from_secs(15), ending).await.expect("the server has hung up");
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
}

/// The whole of a body must come in time, and a stop does not wait for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_that_come_byte_by_byte_are_given_up() {
    let mut server = Server::start().await;
    let head = |address| {
        format!(
            "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"
        )
    };
    let mut slow = TcpStream::connect(server.address).await.expect("the server listens");
    slow.write_all(head(server.address).as_bytes()).await.expect("it reads");
    let mut answer = Vec::new();
    let (mut reading, mut writing) = slow.into_split();
    let dripping = tokio::spawn(async move {
        while writing.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    });
    let ended = tokio::time::timeout(Duration::from_secs(14), reading.read_to_end(&mut answer)).await;
    assert!(ended.is_ok(), "the server hangs up by itself");
    assert!(String::from_utf8_lossy(&answer).starts_with("HTTP/1.1 408"), "{}", String::from_utf8_lossy(&answer));
    dripping.abort();
    let mut slow = TcpStream::connect(server.address).await.expect("the server listens");
    slow.write_all(head(server.address).as_bytes()).await.expect("it reads");
    tokio::time::sleep(Duration::from_millis(200)).await;
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(3), "the stop took {:?}", began.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_are_counted() {
    let server = Server::with_rate(20).await;
    let (id, tokens) = server.table(&two()).await;
    let mut page = Page::attend(server.client(), &id, Some(&tokens[0])).await;
    for _ in 0..200 {
        let _ = page.socket.send(Message::Ping(vec![1].into())).await;
    }
    while page.hear().await {}
    assert!(page.closed.is_none_or(|why| why.contains("Too many messages")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_so_many_pages_and_others_are_not_touched() {
    let server = Server::behind_proxies(1).await;
    let come = async |from: &str| {
        let mut request = format!("ws://{}/ws", server.address).into_client_request().expect("a request");
        request.headers_mut().insert("X-Forwarded-For", from.parse().expect("an address"));
        tokio_tungstenite::connect_async(request).await.map(|(socket, _)| socket)
    };
    let mut pages = Vec::new();
    let mut refused = 0;
    for number in 0..115 {
        match come(&format!("2001:db8:0:7::{number:x}")).await {
            Ok(page) => pages.push(page),
            Err(_) => refused += 1,
        }
    }
    assert_eq!((pages.len(), refused), (100, 15));
    assert!(come("2001:db8:0:8::1").await.is_ok(), "another household");
}

/// Making tables is dearer than asking: they stay.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_makes_so_many_tables() {
    let server = Server::behind_proxies(1).await;
    let body = two().to_string();
    let mut made = 0;
    for number in 0..60 {
        let text = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: 192.0.2.7\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            server.address,
            body.len()
        );
        made += usize::from(server.raw(&text).await.starts_with("HTTP/1.1 201"));
        if number % 20 == 0 {
            // So that it is not the number of requests that is refused.
            tokio::time::sleep(Duration::from_secs(4)).await;
        }
    }
    assert!((30..=41).contains(&made), "{made}");
}
