//! One WebSocket: the page says what it wants, the table says what happens.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as Piece;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

use super::App;
use super::account;
use super::limits::Bucket;
use crate::account::Person;
use crate::farewell::Farewell;
use crate::keeper::{Attend, Frame, Has, Order};
use crate::secret::Token;
use crate::table::{Kind, Refused};
use crate::wire::{FromServer, Outcome, Say, ToServer, WIRE};

/// The largest message a page may send; a treaty is far smaller.
const LARGEST: usize = 32 * 1024;
/// A connection keeps so much for reading: nearly all messages are far smaller, and there are thousands of connections.
const READING: usize = 2 * 1024;
/// A connection keeps for sending what its longest piece once needed; longer messages go in several.
const PIECE: usize = 8 * 1024;
/// Messages that may wait for a slow page; then it must come back and resume.
const WAITING: usize = 256;
/// The first message must come within this time.
const FIRST: Duration = Duration::from_secs(10);
/// A silent page is asked whether it is still there, and then given up.
const PING: Duration = Duration::from_secs(25);
const SILENT: Duration = Duration::from_secs(75);
/// Messages at once, for each a second.
const BURST: f64 = 3.0;

pub async fn connect(State(app): State<App>, mut request: Request) -> Response {
    let Ok(agreed) = create_response_with_body(&request, Body::empty) else {
        return (StatusCode::BAD_REQUEST, "Here one speaks over a WebSocket; see docs/wire.md.").into_response();
    };
    let upgrade = hyper::upgrade::on(&mut request);
    let headers = std::mem::take(request.headers_mut());
    tokio::spawn(async move {
        let Ok(stream) = upgrade.await else { return };
        let mut config = WebSocketConfig::default().read_buffer_size(READING).write_buffer_size(PIECE);
        (config.max_message_size, config.max_frame_size) = (Some(LARGEST), Some(LARGEST));
        let socket = WebSocketStream::from_raw_socket(TokioIo::new(stream), Role::Server, Some(config)).await;
        app.metrics.connections.add(1);
        let person = account::person(&app, &headers).await.unwrap_or_default();
        let mut visit = Visit::new(&app, socket, person);
        let why = visit.run().await;
        visit.leave(why).await;
        app.metrics.connections.add(-1);
    });
    agreed
}

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Sends a text, a long one in pieces.
async fn send(socket: &mut Socket, text: Frame) -> Result<(), Error> {
    if text.len() <= PIECE {
        return socket.send(Message::Text(text)).await;
    }
    let bytes = Bytes::from(text);
    for begin in (0..bytes.len()).step_by(PIECE) {
        let end = bytes.len().min(begin + PIECE);
        let code = OpCode::Data(if begin == 0 { Data::Text } else { Data::Continue });
        let piece = Piece::message(bytes.slice(begin..end), code, end == bytes.len());
        socket.feed(Message::Frame(piece)).await?;
    }
    socket.flush().await
}

/// A table attended to.
struct Seat {
    guest: u64,
    orders: mpsc::Sender<Order>,
    news: mpsc::Receiver<Frame>,
}

struct Visit<'a> {
    app: &'a App,
    socket: Socket,
    /// Who is signed in; comes without a token to a seat kept with the account.
    person: Option<Person>,
    seat: Option<Seat>,
    bucket: Bucket,
    heard: Instant,
}

/// Why a connection ends; `None`: the page went away.
type Ending = Option<Farewell>;

impl<'a> Visit<'a> {
    fn new(app: &'a App, socket: Socket, person: Option<Person>) -> Visit<'a> {
        let rate = f64::from(app.message_rate);
        Visit { app, socket, person, seat: None, bucket: Bucket::new(rate, rate * BURST), heard: Instant::now() }
    }

    async fn run(&mut self) -> Ending {
        let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + FIRST, PING);
        loop {
            tokio::select! {
                message = self.socket.next() => {
                    let Some(Ok(message)) = message else { return None };
                    self.heard = Instant::now();
                    if let Err(ending) = self.hear(message).await {
                        return ending;
                    }
                }
                frame = next_frame(&mut self.seat) => {
                    // The keeper closed the table, or gave a slow page up.
                    let frame = frame?;
                    if send(&mut self.socket, frame).await.is_err() {
                        return None;
                    }
                }
                _ = ping.tick() => {
                    if self.seat.is_none() {
                        return Some(Farewell::NoTable);
                    }
                    if self.heard.elapsed() > SILENT {
                        return Some(Farewell::Silent);
                    }
                    if self.socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        return None;
                    }
                }
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Ending> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(()),
            Message::Close(_) => return Err(None),
            Message::Binary(_) => return self.malformed(Farewell::NotText),
        };
        self.app.metrics.messages.add(1);
        if !self.bucket.take(1, Instant::now()) {
            return self.malformed(Farewell::TooManyMessages);
        }
        let Ok(message) = serde_json::from_str::<ToServer>(&text) else {
            return self.malformed(Farewell::NotRead);
        };
        if message.wire != WIRE {
            return self.malformed(Farewell::OtherVersion);
        }
        match message.say {
            Say::Attend { table, token, events, talk, changes } => {
                self.detach().await;
                if let Err(refused) =
                    self.attend(message.id, &table, token.as_deref(), Has { events, talk, changes }).await
                {
                    return self.refuse(message.id, refused).await;
                }
                Ok(())
            }
            say => {
                let Some(seat) = &self.seat else { return self.malformed(Farewell::NoTable) };
                let order = Order::Say { guest: seat.guest, id: message.id, say };
                // A table just put away says so through its news.
                let _ = seat.orders.send(order).await;
                Ok(())
            }
        }
    }

    async fn attend(&mut self, id: u32, table: &str, token: Option<&str>, has: Has) -> Result<(), Refused> {
        let key = match (token.map(Token::read), &self.person) {
            (None, None) => None,
            (None, Some(person)) => self.app.accounts.key_at(person, table).await?,
            (Some(Some(token)), _) => Some(token.key()),
            (Some(None), _) => return Err(Refused::told("hall-no-seat-by-link").with(Kind::Private)),
        };
        let guest = self.app.house.new_guest();
        let (out, news) = mpsc::channel(WAITING);
        let (done, wait) = oneshot::channel();
        let attend = Attend { guest, key, id, has, out, done };
        let orders = self.app.house.attend(table, attend).await?;
        wait.await.map_err(|_| Refused::told("hall-closed"))??;
        self.seat = Some(Seat { guest, orders, news });
        Ok(())
    }

    async fn refuse(&mut self, id: u32, refused: Refused) -> Result<(), Ending> {
        self.app.metrics.refused.add(1);
        let mut message = FromServer::reply(id, Outcome::Refused);
        if let Some(reply) = &mut message.reply {
            reply.text = Some(refused.text);
            reply.message = refused.message;
        }
        self.socket.send(Message::Text(message.write().into())).await.map_err(|_| None)
    }

    fn malformed(&self, why: Farewell) -> Result<(), Ending> {
        self.app.metrics.malformed.add(1);
        Err(Some(why))
    }

    async fn detach(&mut self) {
        if let Some(seat) = self.seat.take() {
            let _ = seat.orders.send(Order::Detach { guest: seat.guest }).await;
        }
    }

    async fn leave(mut self, why: Ending) {
        self.detach().await;
        if let Some(why) = why {
            let message = FromServer::closed(why).write();
            let _ = self.socket.send(Message::Text(message.into())).await;
        }
        let _ = self.socket.send(Message::Close(None)).await;
    }
}

/// The next message of the table; never, where none is attended.
async fn next_frame(seat: &mut Option<Seat>) -> Option<Frame> {
    match seat {
        Some(seat) => seat.news.recv().await,
        None => std::future::pending().await,
    }
}
