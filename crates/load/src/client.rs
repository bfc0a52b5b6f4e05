//! HTTP and WebSocket by hand. What goes wrong is a sentence, not a crash: it belongs into the report of a run.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long an answer may take.
pub const PATIENCE: Duration = Duration::from_secs(30);

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Where a server is.
#[derive(Clone, Copy)]
pub struct Client {
    pub address: SocketAddr,
}

impl Client {
    /// The status and the body of the answer.
    pub async fn request(&self, head: &str, token: Option<&str>, body: Option<&Value>) -> Result<(u16, Value), String> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let (address, length) = (self.address, body.len());
        let text = format!(
            "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{token}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.raw(head, &text).await
    }

    /// A whole request as it is sent; `head` is only what it is called when it fails.
    pub async fn raw(&self, head: &str, text: &str) -> Result<(u16, Value), String> {
        let exchange = tokio::time::timeout(PATIENCE, self.exchange(text)).await;
        let answer = exchange.map_err(|_| format!("`{head}` was not answered in time"))?;
        let answer = answer.map_err(|error| format!("`{head}` failed: {error}"))?;
        read_answer(&answer).ok_or_else(|| format!("`{head}` was answered by what is no HTTP: {answer}"))
    }

    async fn exchange(&self, text: &str) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(text.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    /// The same, where only one status is right.
    pub async fn expect(
        &self,
        status: u16,
        head: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Value, String> {
        match self.request(head, token, body).await? {
            (found, answer) if found == status => Ok(answer),
            (found, answer) => Err(format!("`{head}` was answered with {found}: {answer}")),
        }
    }

    /// A game that has begun, with a person at every seat; their tokens in the order of the seats.
    pub async fn table(&self, plan: &Value) -> Result<(String, Vec<String>), String> {
        let made = self.expect(201, "POST /api/tables", None, Some(plan)).await?;
        let id = made["id"].as_str().ok_or("a new table has no id")?.to_owned();
        let links = made["links"].as_array().into_iter().flatten();
        let tokens: Vec<String> = links.filter_map(|link| link["token"].as_str().map(str::to_owned)).collect();
        for (at, token) in tokens.iter().enumerate() {
            let sit = json!({ "name": format!("Person {at}"), "entropy": format!("{at:064x}") });
            self.expect(200, &format!("POST /api/tables/{id}/sit"), Some(token), Some(&sit)).await?;
        }
        let first = tokens.first().ok_or("a new table has no links")?;
        self.expect(204, &format!("POST /api/tables/{id}/start"), Some(first), None).await?;
        Ok((id, tokens))
    }

    /// `None`: the server is gone, or takes no more connections.
    pub async fn connect(&self) -> Option<Socket> {
        let address = format!("ws://{}/ws", self.address);
        // The usual buffers are too large for thousands of connections.
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024);
        let connected = tokio_tungstenite::connect_async_with_config(address, Some(config), true).await;
        connected.ok().map(|(socket, _)| socket)
    }
}

fn read_answer(answer: &str) -> Option<(u16, Value)> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, serde_json::from_str(body).unwrap_or_else(|_| Value::String(body.to_owned()))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_a_status_and_a_body() {
        let answer = "HTTP/1.1 201 Created\r\ncontent-length: 10\r\n\r\n{\"id\":\"a\"}";
        assert_eq!(read_answer(answer), Some((201, json!({ "id": "a" }))));
        assert_eq!(read_answer("HTTP/1.1 204 No Content\r\n\r\n"), Some((204, json!(""))));
        assert_eq!(read_answer("SSH-2.0-OpenSSH"), None);
        assert_eq!(read_answer("HTTP/1.1 fine\r\n\r\n"), None);
    }
}
