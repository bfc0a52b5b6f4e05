//! How clients reach the server: HTTP for everything around a game, one WebSocket for playing it.

pub mod account;
pub mod api;
mod asking;
mod boards;
mod body;
mod counted;
mod guard;
mod limits;
pub mod notices;
mod pages;
pub mod replay;
mod socket;
mod source;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderMap;
use axum::routing::{any, get, post};
use futures_util::FutureExt;

use crate::account::Accounts;
use crate::metrics::Metrics;
use crate::notice::Notifier;
use crate::registry::Registry;
pub use counted::Counted;
pub use guard::HostPolicy;
pub use limits::{Bucket, Limits};
pub use pages::check_page;
pub use source::Source;

/// What every request may use.
#[derive(Clone)]
pub struct App {
    pub registry: Arc<Registry>,
    pub metrics: Arc<Metrics>,
    pub host_policy: Arc<HostPolicy>,
    pub limits: Arc<Limits>,
    /// Tables made by each source.
    pub tables: Arc<Limits>,
    pub notifier: Arc<Notifier>,
    pub accounts: Arc<Accounts>,
    /// Messages one connection may send a second.
    pub message_rate: u32,
    /// Connections for play by source.
    pub sockets: Arc<Counted>,
    /// A folder the page is read from, instead of the one inside the program.
    pub page: Option<std::path::PathBuf>,
    /// Turns true when the server stops.
    pub stopping: tokio::sync::watch::Receiver<bool>,
}

/// Connections of one source at the same time, where no proxy stands between, and those for play in any case.
pub const MOST_CONNECTIONS: u32 = 200;
pub const MOST_SOCKETS: u32 = 100;

/// The largest body anybody may send.
const LARGEST_BODY: usize = 64 * 1024;

/// Every way in. `openapi.json` describes those under `/api`; a test compares them.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(pages::index))
        .route("/t/{id}", get(pages::index))
        .route("/r/{id}", get(pages::index))
        .route("/rules", get(pages::index))
        .route("/rules/{id}", get(boards::rules))
        .route("/board/{file}", get(boards::board))
        .route("/words", get(pages::index))
        .route("/health", get(api::health))
        .route("/ready", get(api::ready))
        .route("/ws", any(socket::connect))
        .route("/api", get(api::document))
        .route("/api/titles", get(api::titles))
        .route("/api/key", get(api::key))
        .route("/api/tables", get(api::lobby).post(api::create))
        .route("/api/mine", post(api::mine))
        .route("/api/tables/{id}", get(api::look))
        .route("/api/tables/{id}/sit", post(api::sit))
        .route("/api/tables/{id}/open", post(api::open))
        .route("/api/tables/{id}/leave", post(api::leave))
        .route("/api/tables/{id}/swap", post(api::swap))
        .route("/api/tables/{id}/start", post(api::start))
        .route("/api/tables/{id}/rematch", post(api::rematch))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/steps", get(replay::steps))
        .route("/api/tables/{id}/steps/{step}", get(replay::step))
        .route("/api/tables/{id}/story", get(replay::story))
        .route("/api/tables/{id}/fork", post(replay::fork))
        .route("/api/tables/{id}/notices", get(notices::look).post(notices::keep))
        .route("/api/tables/{id}/notices/{kind}", axum::routing::delete(notices::stop))
        .route("/api/tables/{id}/notices/{kind}/try", post(notices::try_now))
        .route("/api/notices/stop/{code}", get(notices::ask_to_stop).post(notices::stop_by_code))
        .route("/api/notices/confirm/{code}", get(notices::ask_to_confirm).post(notices::confirm))
        .route("/api/account", get(account::look).post(account::register).delete(account::remove))
        .route("/api/account/password", post(account::change_password))
        .route("/api/account/notices", get(notices::look_for_all).post(notices::keep_for_all))
        .route("/api/account/notices/{kind}", axum::routing::delete(notices::stop_for_all))
        .route("/api/account/notices/{kind}/try", post(notices::try_for_all))
        .route("/api/account/tables/{id}", post(account::hold).delete(account::let_go))
        .route("/api/session", post(account::sign_in).delete(account::sign_out))
        .route("/api/import", post(replay::import).layer(DefaultBodyLimit::max(replay::LARGEST_RECORD)))
        .fallback(pages::file)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::stand_guard))
        .with_state(app)
}

/// Serves until `stop` is done, then lets what runs finish.
pub async fn run(
    listener: tokio::net::TcpListener,
    app: App,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    // Behind a proxy all come from the proxy.
    let counted = (app.host_policy.proxies == 0).then(|| Counted::new(MOST_CONNECTIONS));
    let router = router(app);
    let mut connections = tokio::task::JoinSet::new();
    let stop = std::pin::pin!(stop);
    let mut stop = stop.fuse();
    let (stopping, stopped) = tokio::sync::watch::channel(false);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => {
                // A full table of open files, or a visitor who is gone already: the next one may fare better.
                let Ok((stream, peer)) = accepted else {
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                    continue;
                };
                let source = Source::of(peer.ip(), &HeaderMap::new(), 0);
                let place = match (&counted, source) {
                    (Some(counted), Some(source)) => counted.enter(source),
                    _ => None,
                };
                if counted.is_some() && place.is_none() {
                    continue;
                }
                let serving = serve_one(stream, peer, router.clone(), stopped.clone());
                connections.spawn(async move {
                    let _place = place;
                    serving.await;
                });
            }
            Some(_) = connections.join_next() => {}
        }
    }
    let _ = stopping.send(true);
    while connections.join_next().await.is_some() {}
    Ok(())
}

/// How long a visitor may take to send the head of a request.
const HEAD: std::time::Duration = std::time::Duration::from_secs(10);

/// One connection, until it ends or the server stops and what runs on it is finished.
async fn serve_one(
    stream: tokio::net::TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopped: tokio::sync::watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let router = router.layer(axum::Extension(axum::extract::ConnectInfo(peer)));
    let service = hyper_util::service::TowerToHyperService::new(router);
    let mut builder = hyper::server::conn::http1::Builder::new();
    builder.timer(hyper_util::rt::TokioTimer::new()).header_read_timeout(HEAD);
    let connection = builder.serve_connection(hyper_util::rt::TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let told_to_stop = async move { drop(stopped.wait_for(|stopped| *stopped).await) };
    tokio::select! {
        _ = connection.as_mut() => {}
        () = told_to_stop => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
