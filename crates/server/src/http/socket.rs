//! One WebSocket: messages of the page go to the actor of its table, frames of the actor go to the page.

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
use tokio_tungstenite::tungstenite::protocol::frame::Frame as Fragment;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

use super::App;
use super::account;
use super::limits::Bucket;
use super::source::Source;
use crate::account::Person;
use crate::actor::{ClientState, Command, Frame, Inbox, Subscribe, outbox};
use crate::close_reason::CloseReason;
use crate::secret::Token;
use crate::table::{Kind, Refused};
use crate::wire::{FromServer, ReplyStatus, Say, ToServer, WIRE};

/// The largest message a page may send; a treaty is far smaller.
const LARGEST: usize = 32 * 1024;
/// A connection keeps so much for reading: nearly all messages are far smaller, and there are thousands of connections.
const READING: usize = 2 * 1024;
/// A connection keeps for sending what its longest piece once needed; longer messages go in several.
const FRAGMENT: usize = 8 * 1024;
/// The first message must come within this time.
const FIRST: Duration = Duration::from_secs(10);
/// A page that takes nothing for so long is given up, and told so for no longer than that.
const SENDING: Duration = Duration::from_secs(10);
const GOODBYE: Duration = Duration::from_secs(1);
/// A silent page is asked whether it is still there, and then given up.
const PING: Duration = Duration::from_secs(25);
const SILENT: Duration = Duration::from_secs(75);
/// Messages at once, for each a second.
const BURST: f64 = 3.0;

pub async fn connect(State(app): State<App>, mut request: Request) -> Response {
    let Ok(agreed) = create_response_with_body(&request, Body::empty) else {
        return (StatusCode::BAD_REQUEST, "Here one speaks over a WebSocket; see docs/wire.md.").into_response();
    };
    let Some(place) = request.extensions().get::<Source>().and_then(|source| app.sockets.enter(*source)) else {
        return Refused::told("hall-too-many-pages").with(Kind::TooOften).into_response();
    };
    let upgrade = hyper::upgrade::on(&mut request);
    let headers = std::mem::take(request.headers_mut());
    tokio::spawn(async move {
        let _place = place;
        let Ok(stream) = upgrade.await else { return };
        let mut config = WebSocketConfig::default().read_buffer_size(READING).write_buffer_size(FRAGMENT);
        (config.max_message_size, config.max_frame_size) = (Some(LARGEST), Some(LARGEST));
        let socket = WebSocketStream::from_raw_socket(TokioIo::new(stream), Role::Server, Some(config)).await;
        app.metrics.connections.add(1);
        let person = account::person(&app, &headers).await.unwrap_or_default();
        let mut connection = Connection::new(&app, socket, person);
        let why = connection.run().await;
        connection.leave(why).await;
        app.metrics.connections.add(-1);
    });
    agreed
}

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Sends a text, a long one in pieces.
async fn send(socket: &mut Socket, text: Frame) -> Result<(), Error> {
    if text.len() <= FRAGMENT {
        return socket.send(Message::Text(text)).await;
    }
    let bytes = Bytes::from(text);
    for begin in (0..bytes.len()).step_by(FRAGMENT) {
        let end = bytes.len().min(begin + FRAGMENT);
        let code = OpCode::Data(if begin == 0 { Data::Text } else { Data::Continue });
        let fragment = Fragment::message(bytes.slice(begin..end), code, end == bytes.len());
        socket.feed(Message::Frame(fragment)).await?;
    }
    socket.flush().await
}

/// Whether something was sent before the page had to be given up.
async fn in_time(sending: impl Future<Output = Result<(), Error>>) -> bool {
    matches!(tokio::time::timeout(SENDING, sending).await, Ok(Ok(())))
}

/// The table this connection has joined.
struct JoinedTable {
    subscriber: u64,
    commands: mpsc::Sender<Command>,
    frames: Inbox,
}

struct Connection<'a> {
    app: &'a App,
    socket: Socket,
    /// Who is signed in; comes without a token to a seat kept with the account.
    person: Option<Person>,
    joined: Option<JoinedTable>,
    /// Whether it is told things in English too: as it asked, and until it has said so.
    english: bool,
    bucket: Bucket,
    heard: Instant,
}

/// Why a connection ends; `None`: the page went away.
type Ending = Option<CloseReason>;

impl<'a> Connection<'a> {
    fn new(app: &'a App, socket: Socket, person: Option<Person>) -> Connection<'a> {
        let rate = f64::from(app.message_rate);
        let bucket = Bucket::new(rate, rate * BURST);
        Connection { app, socket, person, joined: None, english: true, bucket, heard: Instant::now() }
    }

    async fn run(&mut self) -> Ending {
        let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + FIRST, PING);
        loop {
            tokio::select! {
                message = self.socket.next() => {
                    let Some(Ok(message)) = message else { return None };
                    self.heard = Instant::now();
                    if let Err(ending) = self.receive(message).await {
                        return ending;
                    }
                }
                frame = next_frame(&mut self.joined) => {
                    let Some(frame) = frame else { return self.let_go() };
                    if !in_time(send(&mut self.socket, frame)).await {
                        return None;
                    }
                }
                _ = ping.tick() => {
                    if self.joined.is_none() {
                        return Some(CloseReason::NoTable);
                    }
                    if self.heard.elapsed() > SILENT {
                        return Some(CloseReason::Silent);
                    }
                    if !in_time(self.socket.send(Message::Ping(Vec::new().into()))).await {
                        return None;
                    }
                }
            }
        }
    }

    /// The table has closed and said so, or has dropped this connection because it did not read.
    fn let_go(&self) -> Ending {
        self.joined.as_ref().filter(|joined| joined.frames.was_slow()).map(|_| CloseReason::Slow)
    }

    async fn receive(&mut self, message: Message) -> Result<(), Ending> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {
                let is_few = self.bucket.take(1, Instant::now());
                return if is_few { Ok(()) } else { self.malformed(CloseReason::TooManyMessages) };
            }
            Message::Close(_) => return Err(None),
            Message::Binary(_) => return self.malformed(CloseReason::NotText),
        };
        self.app.metrics.messages.add(1);
        if !self.bucket.take(1, Instant::now()) {
            return self.malformed(CloseReason::TooManyMessages);
        }
        let Ok(message) = serde_json::from_str::<ToServer>(&text) else {
            return self.malformed(CloseReason::NotRead);
        };
        if message.wire != WIRE {
            return self.malformed(CloseReason::OtherVersion);
        }
        match message.say {
            Say::Attend { table, token, events, talk, changes, english } => {
                self.leave_table().await;
                self.english = english;
                let client = ClientState { events, talk, changes, english };
                match self.join(message.id, &table, token.as_deref(), client).await {
                    Ok(()) => Ok(()),
                    Err(refused) => self.refuse(message.id, refused).await,
                }
            }
            // Answered here, so that a table at work keeps nobody guessing.
            Say::Ping => self.answer(FromServer::reply(message.id, ReplyStatus::Done)).await,
            say => {
                let Some(joined) = &self.joined else { return self.malformed(CloseReason::NoTable) };
                let command = Command::Message { subscriber: joined.subscriber, id: message.id, say };
                // A table that has just closed says so through its frames.
                let _ = joined.commands.send(command).await;
                Ok(())
            }
        }
    }

    async fn join(&mut self, id: u32, table: &str, token: Option<&str>, client: ClientState) -> Result<(), Refused> {
        let key = match (token.map(Token::read), &self.person) {
            (None, None) => None,
            (None, Some(person)) => self.app.accounts.key_at(person, table).await?,
            (Some(Some(token)), _) => Some(token.key()),
            (Some(None), _) => return Err(Refused::told("hall-no-seat-by-link").with(Kind::Private)),
        };
        let subscriber = self.app.registry.new_subscriber();
        let (out, frames) = outbox();
        let (done, wait) = oneshot::channel();
        let subscribe = Subscribe { subscriber, key, id, client, out, done };
        let commands = self.app.registry.subscribe(table, subscribe).await?;
        wait.await.map_err(|_| Refused::told("hall-closed"))??;
        self.joined = Some(JoinedTable { subscriber, commands, frames });
        Ok(())
    }

    async fn refuse(&mut self, id: u32, refused: Refused) -> Result<(), Ending> {
        self.app.metrics.refused.add(1);
        self.answer(refused.reply(id, self.english)).await
    }

    async fn answer(&mut self, message: FromServer) -> Result<(), Ending> {
        let sent = in_time(self.socket.send(Message::Text(message.write().into()))).await;
        if sent { Ok(()) } else { Err(None) }
    }

    fn malformed(&self, why: CloseReason) -> Result<(), Ending> {
        self.app.metrics.malformed.add(1);
        Err(Some(why))
    }

    async fn leave_table(&mut self) {
        if let Some(joined) = self.joined.take() {
            let _ = joined.commands.send(Command::Unsubscribe { subscriber: joined.subscriber }).await;
        }
    }

    async fn leave(mut self, why: Ending) {
        self.leave_table().await;
        let goodbye = async {
            if let Some(why) = why {
                let message = FromServer::closed(why, self.english).write();
                let _ = self.socket.send(Message::Text(message.into())).await;
            }
            let _ = self.socket.send(Message::Close(None)).await;
        };
        let _ = tokio::time::timeout(GOODBYE, goodbye).await;
    }
}

/// The next frame from the table; never, if no table was joined.
async fn next_frame(joined: &mut Option<JoinedTable>) -> Option<Frame> {
    match joined {
        Some(joined) => joined.frames.next().await,
        None => std::future::pending().await,
    }
}
