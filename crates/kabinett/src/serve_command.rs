//! `kabinett serve`, and `kabinett` alone: the page, the tables and their database.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use server::config::{ADDR, Choices, Config, DB, FILE, METRICS, Proxies};
use server::serve::{hush_panics, log_to_stderr, serve};

use crate::answer;

/// Serve the page on which people play, watch and study; this is also the default command.
///
/// Every option can also be set in the environment (`KABINETT_ADDR`, `KABINETT_DB`, `KABINETT_BOT_PAUSE` ...)
/// or in `kabinett.toml` in the working directory (`addr = "..."`). Flags take precedence over the environment,
/// and the environment over the file.
#[derive(Args, Default)]
#[command(after_help = EXAMPLES)]
pub struct ServeArgs {
    #[arg(long, value_name = "IP:PORT", help = format!("Address to serve the page on [default: {ADDR}]"))]
    addr: Option<String>,
    #[arg(long, value_name = "FILE", help = format!("Database of the games; created if missing [default: {DB}]"))]
    db: Option<PathBuf>,
    /// Folder of a board pack to play on instead of the standard one of its game; repeatable
    #[arg(long, value_name = "DIR")]
    data: Vec<PathBuf>,
    /// Folder with a built page to serve instead of the one inside the program, for people who work on the page
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
    #[arg(long, value_name = "IP:PORT", help = format!("Address to serve /metrics on, or `off` [default: {METRICS}]"))]
    metrics: Option<String>,
    /// A host name the server answers to besides localhost; repeatable
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Visitors connect through so many reverse proxies, each of which adds an address to X-Forwarded-For [default: 0;
    /// without a number: 1]
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1")]
    behind_proxy: Option<u8>,
    /// Milliseconds a bot waits before answering, so that people can follow [default: 250]
    #[arg(long, value_name = "MS")]
    bot_pause: Option<u64>,
    /// Messages one connection may send per second; raise it for load tests and bots [default: 20]
    #[arg(long, value_name = "N")]
    message_rate: Option<u32>,
    /// What to log on standard error: error, warn, info or debug [default: warn]
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// The public address of the server, for turn notifications [default: `http://ADDR`]
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// A mail server for notifications, like `smtps://user:password@mail.example.org`; best set in the environment or
    /// the file
    #[arg(long, value_name = "URL")]
    smtp: Option<String>,
    /// Sender of the mail
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Turns on Web Push: a contact for push services, like mailto:host@example.org
    #[arg(long, value_name = "URL")]
    push_contact: Option<String>,
    /// An internal host name or address that notifications may be sent to; repeatable
    #[arg(long, value_name = "HOST")]
    notice_allow: Vec<String>,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

const EXAMPLES: &str = "Examples:
  kabinett
  kabinett serve --addr 127.0.0.1:8080 --db friends.db --open
  kabinett serve --host games.example.org --behind-proxy --log info";

pub fn run(args: &ServeArgs) -> Result<(), String> {
    let config = config(args)?;
    log_to_stderr(config.log);
    hush_panics();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| format!("The server cannot start ({error})."))?;
    let (db, open) = (config.db.clone(), args.open);
    let ready = move |address: SocketAddr| {
        let db = db.display();
        // The server keeps running even if its address cannot be printed.
        let _ = answer::print(&format!(
            "Kabinett is running at http://{address} and stores its games in {db}; stop it with Ctrl-C.\n"
        ));
        if open {
            open_browser(address);
        }
    };
    runtime.block_on(async {
        let stop = asked_to_stop();
        serve(config, ready, stop).await
    })
}

fn config(args: &ServeArgs) -> Result<Config, String> {
    let flags = Choices {
        addr: args.addr.clone(),
        db: args.db.clone(),
        data: (!args.data.is_empty()).then(|| args.data.clone()),
        page: args.page.clone(),
        metrics: args.metrics.clone(),
        host: (!args.host.is_empty()).then(|| args.host.clone()),
        behind_proxy: args.behind_proxy.map(Proxies::Number),
        bot_pause: args.bot_pause,
        message_rate: args.message_rate,
        log: args.log.clone(),
        public_url: args.public_url.clone(),
        smtp: args.smtp.clone(),
        mail_from: args.mail_from.clone(),
        push_contact: args.push_contact.clone(),
        notice_allow: (!args.notice_allow.is_empty()).then(|| args.notice_allow.clone()),
    };
    let env = Choices::from_env(|name| std::env::var(name).ok())?;
    let file = match std::fs::read_to_string(Path::new(FILE)) {
        Ok(text) => Choices::from_toml(&text)?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Choices::default(),
        Err(error) => return Err(format!("{FILE} cannot be read ({error}).")),
    };
    flags.or(env).or(file).settle()
}

/// Ctrl-C, or the signal with which a system stops its services; listening starts with this call.
#[cfg(unix)]
fn asked_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [Ok(mut interrupt), Ok(mut terminate)] = signals else { return std::future::pending().await };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
async fn asked_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}

/// Without a browser, the line on the screen is enough.
fn open_browser(address: SocketAddr) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = Command::new(opener).arg(format!("http://{address}")).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
