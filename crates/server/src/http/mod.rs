//! The doors of the server: HTTP for everything around a game, one WebSocket for playing it.

pub mod api;
mod guard;
mod limits;
mod pages;
pub mod replay;
mod socket;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get, post};

use crate::house::House;
use crate::metrics::Metrics;
pub use guard::Doorman;
pub use limits::Limits;

/// What every request may use.
#[derive(Clone)]
pub struct App {
    pub house: Arc<House>,
    pub metrics: Arc<Metrics>,
    pub doorman: Arc<Doorman>,
    pub limits: Arc<Limits>,
    /// Messages one connection may send a second.
    pub message_rate: u32,
}

/// The largest body anybody may send.
const LARGEST_BODY: usize = 64 * 1024;

/// Every way in. `openapi.json` describes those under `/api`; a test compares them.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(pages::index))
        .route("/t/{id}", get(pages::index))
        .route("/r/{id}", get(pages::index))
        .route("/rules", get(pages::index))
        .route("/rules/{id}", get(pages::index))
        .route("/words", get(pages::index))
        .route("/plain", get(pages::plain))
        .route("/plain/t/{id}", get(pages::plain))
        .route("/health", get(api::health))
        .route("/ready", get(api::ready))
        .route("/ws", any(socket::connect))
        .route("/api", get(api::document))
        .route("/api/titles", get(api::titles))
        .route("/api/tables", get(api::lobby).post(api::create))
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
        .route("/api/tables/{id}/fork", post(replay::fork))
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
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(stop).await
}
