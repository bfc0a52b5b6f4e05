//! The whole server: opens the store, listens, stops when told to.

use std::net::SocketAddr;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tracing::{error, info, warn};

use crate::account::Accounts;
use crate::actor::Settings;
use crate::clock::now_ms;
use crate::config::Config;
use crate::http::{self, App, Counted, HostPolicy, Limits, MOST_SOCKETS};
use crate::metrics::Metrics;
use crate::notice::{Means, Notifier};
use crate::packs::Packs;
use crate::registry::Registry;
use crate::store::Store;

/// A table without subscribers is closed after this time.
const IDLE: Duration = Duration::from_mins(10);
/// A table waits so long before it tries a store again that has taken nothing.
const STORE_PAUSE: Duration = Duration::from_secs(2);
/// Requests of one address a second, and at once.
const RATE: f64 = 20.0;
const RESERVE: f64 = 120.0;
/// Tables one address may make a second, and at once.
const TABLES: f64 = 1.0 / 60.0;
const TABLES_AT_ONCE: f64 = 40.0;
/// Nobody is replaced by a stand-in so soon after a start, in milliseconds.
const GRACE: i64 = 120_000;
/// How long a stop may take.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long after that the file of the store may still be held.
const LETTING_GO: Duration = Duration::from_secs(1);

/// Serves until `stop` is done. `ready` is told the address once people can come; the error is one sentence.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), String> {
    let packs = Arc::new(Packs::with(&config.data)?);
    http::check_page(config.page.as_deref())?;
    draw_maps(&packs);
    let listener = listen(config.addr, "--addr").await?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let store = Store::open(&config.db).await.map_err(|fault| fault.to_string())?;
    let metrics = Arc::new(Metrics::default());
    let store = Arc::new(store);
    let (held, closing_store) = (Arc::downgrade(&store), Arc::clone(&store));
    let notifier = Notifier::open(Arc::clone(&store), means(&config, address)).await?;
    let settings = Settings {
        bot_pause: config.bot_pause,
        idle: IDLE,
        store_pause: STORE_PAUSE,
        metrics: Arc::clone(&metrics),
        notices: notifier.serve(),
        glances: Arc::default(),
        grace: now_ms() + GRACE,
    };
    let registry = Arc::new(Registry::new(store, settings, packs));
    let sleepers = Arc::clone(&registry);
    let waking = tokio::spawn(async move {
        tokio::join!(sleepers.wake_overdue(), sleepers.expire_tables(), sleepers.refresh_glances());
    });
    let (stopping, mut stopped) = watch::channel(false);
    let app = App {
        registry: Arc::clone(&registry),
        metrics: Arc::clone(&metrics),
        host_policy: Arc::new(HostPolicy { hosts: config.hosts.clone(), proxies: config.proxies }),
        limits: Arc::new(Limits::new(RATE, RESERVE)),
        tables: Arc::new(Limits::new(TABLES, TABLES_AT_ONCE)),
        notifier: Arc::clone(&notifier),
        accounts: Arc::new(Accounts::new(registry.shared_store())),
        message_rate: config.message_rate,
        page: config.page.clone(),
        sockets: Arc::new(Counted::new(MOST_SOCKETS)),
        stopping: stopped.clone(),
    };
    show_metrics(&config, metrics, stopped.clone()).await?;
    let closing = Arc::clone(&registry);
    let stop = async move {
        stop.await;
        info!("stopping");
        waking.abort();
        let _ = waking.await;
        let _ = stopping.send(true);
        closing.close().await;
    };
    ready(address);
    info!(%address, "listening");
    let patience = async move {
        let _ = stopped.wait_for(|stopped| *stopped).await;
        tokio::time::sleep(PATIENCE).await;
    };
    let outcome = tokio::select! {
        outcome = http::run(listener, app, stop) => outcome.map_err(|error| error.to_string()),
        () = patience => { warn!("some connections did not end in time"); Ok(()) }
    };
    notifier.close().await;
    let folded = closing_store.close().await.map_err(|fault| fault.to_string());
    drop((notifier, registry, closing_store));
    let_go(&held).await;
    outcome.and(folded)
}

/// What notices are sent with; a host who does not say how people come is reached where the server listens.
fn means(config: &Config, address: SocketAddr) -> Means {
    let mut means = config.means.clone();
    if means.public_url.is_empty() {
        means.public_url = format!("http://{address}");
    }
    means
}

/// Begins the maps of the host's own packs, so that they are there when somebody comes.
fn draw_maps(packs: &Packs) {
    for sheet in packs.undrawn() {
        tokio::spawn(async move {
            if let Err(reason) = sheet.drawing().await {
                error!("a board has no map: {reason}");
            }
        });
    }
}

/// Connections that have ended drop the store a moment later, and who starts next wants its file.
async fn let_go(held: &Weak<Store>) {
    let end = Instant::now() + LETTING_GO;
    while held.strong_count() > 0 && Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn listen(address: SocketAddr, flag: &str) -> Result<TcpListener, String> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => {
            format!("{address} is taken by another program; stop it or choose another address with {flag}.")
        }
        _ => format!("{address} cannot be listened at ({error}); choose another address with {flag}."),
    })
}

/// The numbers for the host, on an address of their own.
async fn show_metrics(
    config: &Config,
    metrics: Arc<Metrics>,
    mut stopped: watch::Receiver<bool>,
) -> Result<(), String> {
    let Some(address) = config.metrics else { return Ok(()) };
    let listener = match listen(address, "--metrics").await {
        Ok(listener) => listener,
        Err(reason) if config.metrics_chosen => return Err(reason),
        Err(reason) => {
            warn!("no metrics: {reason}");
            return Ok(());
        }
    };
    let router = Router::new().route("/metrics", get(move || async move { metrics.write() }));
    tokio::spawn(async move {
        let stop = async move {
            let _ = stopped.wait_for(|stopped| *stopped).await;
        };
        let _ = axum::serve(listener, router).with_graceful_shutdown(stop).await;
    });
    Ok(())
}

/// A panic says where, and not what: what was being done may be somebody's secret.
pub fn hush_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map_or_else(|| "unknown".to_owned(), ToString::to_string);
        error!(place, "a broken invariant");
    }));
}

/// Lines of key=value on standard error.
pub fn log_to_stderr(level: tracing::Level) {
    let plain = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).finish();
    // Somebody else's log, set up before, stays.
    let _ = tracing::subscriber::set_global_default(plain);
}
