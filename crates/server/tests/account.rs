//! Accounts through the doors of the server: cookies, seats kept, and what a stranger cannot do.

mod common;

use common::{Page, Server};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const WORD: &str = "a long password";

/// A browser: a server's visitor with a cookie.
struct Browser<'a> {
    server: &'a Server,
    cookie: String,
}

impl Browser<'_> {
    async fn ask(&mut self, head: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
        let cookie = if self.cookie.is_empty() { String::new() } else { format!("\r\nCookie: {}", self.cookie) };
        let token = token.map(|token| format!("\r\nAuthorization: Bearer {token}")).unwrap_or_default();
        let (address, body) = (self.server.address, body.to_string());
        let text = format!(
            "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close{cookie}{token}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = self.server.raw(&text).await;
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        for line in head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            for wanted in ["HttpOnly", "SameSite=Strict", "Path=/"] {
                assert!(line.contains(wanted), "{line}");
            }
            let pair = line.split(';').next().expect("a pair");
            let name = pair.split('=').next().expect("a name");
            let others = self.cookie.split("; ").filter(|other| !other.is_empty() && !other.starts_with(name));
            self.cookie = others.chain([pair]).collect::<Vec<_>>().join("; ");
        }
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    async fn page(&self, id: &str) -> Page {
        let mut request = format!("ws://{}/ws", self.server.address).into_client_request().expect("a request");
        if !self.cookie.is_empty() {
            request.headers_mut().insert("Cookie", self.cookie.parse().expect("a header"));
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        let mut page = Page::of(socket);
        let reply =
            page.say(json!({ "kind": "attend", "table": id, "token": null, "events": 0, "english": true })).await;
        if reply["outcome"] == "done" {
            page.until(|page| page.table != Value::Null).await;
        }
        page
    }
}

fn browser(server: &Server) -> Browser<'_> {
    Browser { server, cookie: String::new() }
}

fn who(name: &str) -> Value {
    json!({ "name": name, "password": WORD })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_kept_with_an_account_is_played_from_another_browser_and_by_nobody_else() {
    let server = Server::start().await;
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "watch": "nobody",
        "seats": [{ "by": "link" }, { "by": "link" }] });
    let (id, tokens) = server.table(&plan).await;
    let mut home = browser(&server);
    assert_eq!(home.ask("POST /api/account", None, &who("Anna")).await.0, 201);
    let keep = format!("POST /api/account/tables/{id}");
    assert_eq!(home.ask(&keep, Some(&"0".repeat(32)), &json!({})).await.0, 403, "no seat, nothing to keep");
    assert_eq!(home.ask(&keep, Some(&tokens[0]), &json!({})).await.0, 204);

    let mut elsewhere = browser(&server);
    let (status, account) = elsewhere.ask("POST /api/session", None, &who("anna")).await;
    assert_eq!((status, account["name"].as_str()), (200, Some("Anna")));
    assert_eq!(account["tables"][0]["id"], id.as_str());
    let page = elsewhere.page(&id).await;
    assert!(page.table["you"].is_string(), "{}", page.table);
    assert_eq!(elsewhere.ask(&format!("GET /api/tables/{id}"), None, &json!({})).await.0, 200);

    let mut stranger = browser(&server);
    assert_eq!(stranger.ask("POST /api/account", None, &who("Berta")).await.0, 201);
    assert_eq!(stranger.ask(&format!("GET /api/tables/{id}"), None, &json!({})).await.0, 403);
    assert_eq!(stranger.page(&id).await.table, Value::Null, "a stranger sees nothing of a private table");

    assert_eq!(elsewhere.ask("DELETE /api/session", None, &json!({})).await.0, 204);
    assert_eq!(elsewhere.ask("GET /api/account", None, &json!({})).await.0, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sits_down_signed_in_finds_the_table_again() {
    let server = Server::start().await;
    let mut home = browser(&server);
    assert_eq!(home.ask("POST /api/account", None, &who("Anna")).await.0, 201);
    let plan = json!({ "title": "maria", "mode": "introductory-2p", "seats": [{ "by": "open" }, { "by": "link" }] });
    let (status, made) = home.ask("POST /api/tables", None, &plan).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().expect("an id");
    let sit = json!({ "seat": "a", "name": "Anna", "entropy": "5a".repeat(32) });
    let (status, sat) = home.ask(&format!("POST /api/tables/{id}/sit"), None, &sit).await;
    assert_eq!(status, 200, "{sat}");
    let (_, account) = home.ask("GET /api/account", None, &json!({})).await;
    assert_eq!(account["tables"][0]["id"], id);
    assert_eq!(home.ask(&format!("DELETE /api/account/tables/{id}"), None, &json!({})).await.0, 204);
    let (_, account) = home.ask("GET /api/account", None, &json!({})).await;
    assert_eq!(account["tables"], json!([]));
}

/// Notices for all seats of an account are its owner's business.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_switches_its_notices_on_and_off() {
    let server = Server::start().await;
    let mut anna = browser(&server);
    let none = Value::Null;
    let hook = json!({ "kind": "webhook", "url": "https://hooks.example.org/anna" });
    assert_eq!(anna.ask("GET /api/account/notices", None, &none).await.0, 403);
    assert_eq!(anna.ask("POST /api/account/notices", None, &hook).await.0, 403);
    let register = json!({ "name": "Anna", "password": WORD });
    assert_eq!(anna.ask("POST /api/account", None, &register).await.0, 201);
    assert_eq!(anna.ask("POST /api/account/notices", None, &hook).await.0, 204);
    let (_, settings) = anna.ask("GET /api/account/notices", None, &none).await;
    assert_eq!((&settings["on"], &settings["sent"]), (&json!(["webhook"]), &json!([])), "{settings}");
    let link = json!({ "kind": "mail", "address": "anna@example.org", "token": "00".repeat(16) });
    assert_eq!(anna.ask("POST /api/account/notices", None, &link).await.0, 422, "no link of any seat");
    // At a seat the account keeps one is told that they come that way.
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    let (id, tokens) = server.table(&plan).await;
    let at_seat = format!("GET /api/tables/{id}/notices");
    assert_eq!(anna.ask(&at_seat, Some(&tokens[0]), &none).await.1["by-account"], json!([]));
    assert_eq!(anna.ask(&format!("POST /api/account/tables/{id}"), Some(&tokens[0]), &none).await.0, 204);
    let (_, settings) = anna.ask(&at_seat, Some(&tokens[0]), &none).await;
    assert_eq!((&settings["on"], &settings["by-account"]), (&json!([]), &json!(["webhook"])), "{settings}");
    let (_, account) = anna.ask("GET /api/account", None, &none).await;
    assert_eq!((&account["tables"][0]["id"], &account["tables"][0]["turn"]), (&json!(id), &json!(1)), "{account}");
    assert!(account["tables"][0]["you"].is_string() && account["tables"][0]["asked"][0].is_string(), "{account}");
    assert_eq!(anna.ask("DELETE /api/account/notices/webhook", None, &none).await.0, 204);
    assert_eq!(anna.ask("POST /api/account/notices/webhook/try", None, &none).await.0, 409, "it is off");
    let (_, settings) = anna.ask("GET /api/account/notices", None, &none).await;
    assert_eq!(settings["on"], json!([]));
}
