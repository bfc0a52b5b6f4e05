//! A client that knows the server by its sockets only.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Where a server is.
#[derive(Clone, Copy)]
pub struct Client {
    pub address: SocketAddr,
}

impl Client {
    /// A request by hand: status, headers and body.
    pub async fn request(&self, head: &str, token: Option<&str>, body: Option<&Value>) -> (u16, String, Value) {
        self.try_request(head, token, body).await.expect("the server answers")
    }

    /// `None` once the server is gone.
    pub async fn try_request(
        &self,
        head: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Option<(u16, String, Value)> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let (address, length) = (self.address, body.len());
        let text = format!(
            "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{token}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let answer = self.try_raw(&text).await?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let body = serde_json::from_str(body).unwrap_or_else(|_| Value::String(body.to_owned()));
        Some((status, head.to_owned(), body))
    }

    pub async fn raw(&self, text: &str) -> String {
        self.try_raw(text).await.expect("the server answers")
    }

    async fn try_raw(&self, text: &str) -> Option<String> {
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        stream.write_all(text.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        let reading = stream.read_to_end(&mut answer);
        tokio::time::timeout(Duration::from_secs(20), reading).await.expect("it answers in time").ok()?;
        Some(String::from_utf8_lossy(&answer).into_owned())
    }

    /// A table whose people have sat down; their tokens in the order of the seats.
    pub async fn table(&self, plan: &Value) -> (String, Vec<String>) {
        let (status, _, made) = self.request("POST /api/tables", None, Some(plan)).await;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().expect("an id").to_owned();
        let links = made["links"].as_array().expect("links");
        let tokens: Vec<String> =
            links.iter().map(|link| link["token"].as_str().expect("a token").to_owned()).collect();
        for (at, token) in tokens.iter().enumerate() {
            let sit = json!({ "name": format!("Person {at}"), "entropy": format!("{at:064x}") });
            let (status, _, said) = self.request(&format!("POST /api/tables/{id}/sit"), Some(token), Some(&sit)).await;
            assert_eq!(status, 200, "{said}");
        }
        let (status, _, said) = self.request(&format!("POST /api/tables/{id}/start"), Some(&tokens[0]), None).await;
        assert_eq!(status, 204, "{said}");
        (id, tokens)
    }

    pub async fn connect(&self) -> Socket {
        self.try_connect().await.expect("a socket")
    }

    pub async fn try_connect(&self) -> Option<Socket> {
        let address = format!("ws://{}/ws", self.address);
        // The usual buffers are too large for thousands of connections.
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024);
        let connected = tokio_tungstenite::connect_async_with_config(address, Some(config), true).await;
        connected.ok().map(|(socket, _)| socket)
    }
}

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a page is: a socket and what it last saw.
pub struct Page {
    pub socket: Socket,
    next: u32,
    pub table: Value,
    pub position: Value,
    pub events: Vec<String>,
    pub closed: Option<String>,
    replies: Vec<Value>,
}

impl Page {
    pub async fn attend(client: Client, id: &str, token: Option<&str>) -> Page {
        Page::resume(client, id, token, Vec::new()).await
    }

    pub async fn resume(client: Client, id: &str, token: Option<&str>, events: Vec<String>) -> Page {
        let mut page = Page { events, ..Page::of(client.connect().await) };
        let seen = page.events.len();
        let reply =
            page.say(json!({ "kind": "attend", "table": id, "token": token, "events": seen, "english": true })).await;
        assert_eq!(reply["outcome"], "done", "{reply}");
        page.until(|page| page.table != Value::Null).await;
        page
    }

    /// A page on a socket that has not attended by the usual way.
    pub fn of(socket: Socket) -> Page {
        let (table, position) = (Value::Null, Value::Null);
        Page { socket, next: 1, table, position, events: Vec::new(), closed: None, replies: Vec::new() }
    }

    /// Sends though the server may have hung up.
    pub async fn send_anyway(&mut self, say: Value) {
        let message = json!({ "wire": 2, "id": self.next, "say": say }).to_string();
        self.next += 1;
        let _ = self.socket.send(Message::Text(message.into())).await;
    }

    /// Takes one message in; false once the socket is closed.
    pub async fn hear(&mut self) -> bool {
        let waiting = tokio::time::timeout(Duration::from_secs(30), self.socket.next());
        match waiting.await.expect("the server answers in time") {
            Some(Ok(Message::Text(text))) => self.take(&text),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return false,
            Some(Ok(_)) => {}
        }
        true
    }

    pub async fn until(&mut self, holds: impl Fn(&Page) -> bool) {
        while !holds(self) {
            assert!(self.hear().await, "the connection holds");
        }
    }

    fn take(&mut self, text: &str) {
        let mut message: Value = serde_json::from_str(text).expect("a message is JSON");
        let mut part = |name: &str| message.get_mut(name).map(Value::take);
        self.replies.extend(part("reply"));
        self.table = part("table").unwrap_or(self.table.take());
        self.position = part("position").unwrap_or(self.position.take());
        self.closed = part("closed").and_then(|why| why["text"].as_str().map(str::to_owned)).or(self.closed.take());
        for event in part("events").as_ref().and_then(Value::as_array).into_iter().flatten() {
            assert_eq!(event["number"], self.events.len() as u64 + 1, "no event is lost or told twice");
            self.events.push(event["text"].as_str().expect("a sentence").to_owned());
        }
    }

    pub async fn send(&mut self, say: Value) -> u32 {
        let id = self.next;
        self.next += 1;
        let message = json!({ "wire": 2, "id": id, "say": say }).to_string();
        self.socket.send(Message::Text(message.into())).await.expect("it is sent");
        id
    }

    pub async fn reply(&mut self, id: u32) -> Value {
        self.until(|page| page.replies.iter().any(|reply| reply["id"] == id)).await;
        let at = self.replies.iter().position(|reply| reply["id"] == id).expect("the reply is there");
        self.replies.remove(at)
    }

    pub async fn say(&mut self, say: Value) -> Value {
        let id = self.send(say).await;
        self.reply(id).await
    }

    pub fn version(&self) -> u64 {
        self.position["version"].as_u64().expect("a version")
    }

    pub fn stage(&self) -> &str {
        self.table["stage"].as_str().unwrap_or_default()
    }

    pub fn is_asked(&self) -> bool {
        self.position["question"].is_object()
    }

    /// Something legal: an entry of the list, or the example of a form.
    pub fn answer(&self, luck: usize) -> String {
        let list = |name: &str, field: &str| -> Vec<String> {
            let entries = self.position["legal"][name].as_array().expect("a list").iter();
            entries.filter_map(|entry| entry[field].as_str().map(str::to_owned)).collect()
        };
        let all = [list("actions", "text"), list("forms", "example")].concat();
        all[luck % all.len()].clone()
    }

    /// Answers one question; `false` if nothing was asked.
    pub async fn play(&mut self, luck: usize) -> bool {
        if !self.is_asked() || self.stage() != "playing" {
            return false;
        }
        let (version, answer) = (self.version(), self.answer(luck));
        let reply = self.say(json!({ "kind": "play", "version": version, "action": answer })).await;
        assert_eq!(reply["outcome"], "done", "{answer}: {reply}");
        self.until(|page| page.version() > version || page.stage() != "playing").await;
        true
    }
}
