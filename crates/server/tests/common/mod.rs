//! A server of its own on loopback, and clients that speak to it over sockets only.

#![allow(dead_code, unused_imports, reason = "a helper for several test files")]

pub mod client;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;
use server::config::{Choices, Config, Proxies};
use tokio::sync::oneshot;

pub use client::{Client, Page, Socket};

pub struct Server {
    pub folder: PathBuf,
    rate: u32,
    proxies: u8,
    data: Vec<PathBuf>,
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    done: Option<tokio::task::JoinHandle<Result<(), String>>>,
}

impl Server {
    pub async fn start() -> Server {
        Server::with_rate(100_000).await
    }

    /// A server that lets one connection send so many messages a second.
    pub async fn with_rate(rate: u32) -> Server {
        Server::with(rate, 0, |_| Vec::new()).await
    }

    /// A server with so many proxies before it, so that tests can come from any address.
    pub async fn behind_proxies(proxies: u8) -> Server {
        Server::with(100_000, proxies, |_| Vec::new()).await
    }

    /// A server with packs of its own, put by the test into the folder it is given.
    pub async fn with_packs(packs: impl FnOnce(&Path) -> Vec<PathBuf>) -> Server {
        Server::with(100_000, 0, packs).await
    }

    async fn with(rate: u32, proxies: u8, packs: impl FnOnce(&Path) -> Vec<PathBuf>) -> Server {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("kabinett-wire-{}-{number}", std::process::id()));
        // A run that was killed may have left one behind, and numbers of processes come round again.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let data = packs(&folder);
        let mut server =
            Server { folder, rate, proxies, data, address: ([127, 0, 0, 1], 0).into(), stop: None, done: None };
        server.open().await;
        server
    }

    pub fn config(&self) -> Config {
        let choices = Choices {
            addr: Some("127.0.0.1:0".to_owned()),
            db: Some(self.folder.join("kabinett.db")),
            metrics: Some("off".to_owned()),
            bot_pause: Some(0),
            message_rate: Some(self.rate),
            behind_proxy: Some(Proxies::Number(self.proxies)),
            data: Some(self.data.clone()),
            ..Choices::default()
        };
        choices.settle().expect("a sound configuration")
    }

    async fn open(&mut self) {
        let (say, hear) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let ready = move |address| assert!(say.send(address).is_ok(), "the test waits for the address");
        let serving = server::serve::serve(self.config(), ready, async { drop(stopped.await) });
        let done = tokio::spawn(serving);
        let Ok(address) = hear.await else { panic!("the server does not start: {:?}", done.await) };
        (self.address, self.done) = (address, Some(done));
        self.stop = Some(stop);
    }

    pub async fn stop(&mut self) {
        drop(self.stop.take());
        let done = self.done.take().expect("the server runs");
        done.await.expect("the server ends in order").expect("and without a fault");
    }

    pub async fn restart_after_stop(&mut self) {
        self.open().await;
    }

    pub fn client(&self) -> Client {
        Client { address: self.address }
    }

    pub async fn request(&self, head: &str, token: Option<&str>, body: Option<&Value>) -> (u16, String, Value) {
        self.client().request(head, token, body).await
    }

    pub async fn raw(&self, text: &str) -> String {
        self.client().raw(text).await
    }

    pub async fn table(&self, plan: &Value) -> (String, Vec<String>) {
        self.client().table(plan).await
    }

    pub async fn connect(&self) -> Socket {
        self.client().connect().await
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
