//! Whole tables in one process, without sockets: what a page would send and see.

mod consent;
mod events;
mod full;
mod leak;
mod lobby;
mod notices;
mod offline;
mod pause;
mod play;
mod readers;
mod replay;
mod seats;
mod signing;
mod slow;
mod types;
mod unseen;
mod watch;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::actor::{
    ClientState, Command, Inbox, Outbox, Settings, Subscribe, TableRequest, TableResponse, patient_outbox,
};
use crate::metrics::Metrics;
use crate::notice::NoticeQueue;
use crate::registry::{Created, Registry, Wanted};
use crate::secret::Token;
use crate::store::Store;
use crate::table::Refused;
use crate::table::plan::TablePlan;
use crate::wire::Say;

/// A server's tables on a store of their own, removed at the end.
pub struct TestServer {
    folder: PathBuf,
    pub registry: Arc<Registry>,
    settings: Settings,
    /// What the tables have counted.
    pub metrics: Arc<Metrics>,
}

pub fn settings() -> Settings {
    Settings {
        bot_pause: Duration::ZERO,
        idle: Duration::from_mins(1),
        store_pause: Duration::from_millis(20),
        metrics: Arc::default(),
        notices: NoticeQueue::default(),
        glances: Arc::default(),
        grace: 0,
    }
}

impl TestServer {
    pub async fn new() -> TestServer {
        TestServer::with(settings()).await
    }

    pub async fn with(settings: Settings) -> TestServer {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("kabinett-tables-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let metrics = Arc::clone(&settings.metrics);
        let registry = open(&folder, &settings).await;
        TestServer { folder, registry, settings, metrics }
    }

    /// All tables are closed and opened again from the file.
    pub async fn restart(&mut self) {
        self.registry.close().await;
        // The store is let go before it is opened again.
        let old = std::mem::replace(&mut self.registry, Arc::new(empty_registry(&self.folder).await));
        assert!(Arc::into_inner(old).is_some(), "nobody else holds the old registry");
        self.registry = open(&self.folder, &self.settings).await;
    }
}

async fn open(folder: &std::path::Path, settings: &Settings) -> Arc<Registry> {
    let store = Store::open(&folder.join("kabinett.db")).await.expect("the store opens");
    Arc::new(Registry::new(Arc::new(store), settings.clone(), Arc::default()))
}

/// Holds the place while the real one is reopened.
async fn empty_registry(folder: &std::path::Path) -> Registry {
    let store = Store::open(&folder.join("other.db")).await.expect("the store opens");
    Registry::new(Arc::new(store), settings(), Arc::default())
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub fn plan(json: &str) -> TablePlan {
    serde_json::from_str(json).expect("a plan")
}

/// FRIEDRICH's first scenario with these seats, written as in a plan.
pub fn scenario(seats: &str, more: &str) -> TablePlan {
    plan(&format!(r#"{{"title":"friedrich","mode":"scenario-1","seats":[{seats}]{more}}}"#))
}

pub const LINK: &str = r#"{"by":"link"}"#;
pub const BOT: &str = r#"{"by":"bot","name":"random"}"#;

/// Two people with links and any bots sit down, and the game starts.
pub async fn started(registry: &Registry, plan: TablePlan) -> (Created, Vec<Token>) {
    let created = registry.create(plan).await.expect("the table is made");
    let people: Vec<Token> = created.links.iter().flatten().cloned().collect();
    for (at, token) in people.iter().enumerate() {
        sit(registry, &created.id, token, &format!("Person {at}")).await.expect("the seat is taken");
    }
    if let Some(first) = people.first() {
        registry
            .request(&created.id, TableRequest::Start { key: first.key() })
            .await
            .map(drop)
            .expect("the game starts");
    }
    (created, people)
}

pub async fn sit(registry: &Registry, id: &str, token: &Token, name: &str) -> Result<TableResponse, Refused> {
    let (key, entropy) = (Some(token.key()), "5a".repeat(32));
    registry
        .request(
            id,
            TableRequest::Sit { key, seat: None, name: name.to_owned(), entropy, pledge: String::new(), account: None },
        )
        .await
}

/// What a page is: a connection and what it last saw.
pub struct Client {
    subscriber: u64,
    commands: mpsc::Sender<Command>,
    frames: Inbox,
    next: u32,
    english: bool,
    pub table: Value,
    pub position: Value,
    pub events: Vec<String>,
    pub talk: Vec<String>,
    pub notes: Option<String>,
    pub closed: Option<String>,
    /// Every message as it came.
    pub raw: Vec<String>,
    replies: Vec<Value>,
}

impl Client {
    pub async fn attend(registry: &Registry, id: &str, token: Option<&Token>) -> Result<Client, Refused> {
        Client::resume(registry, id, token, Vec::new()).await
    }

    /// Comes with the events it has seen.
    pub async fn resume(
        registry: &Registry,
        id: &str,
        token: Option<&Token>,
        events: Vec<String>,
    ) -> Result<Client, Refused> {
        Client::come(registry, id, token, events, ClientState { english: true, ..ClientState::default() }).await
    }

    /// Comes with what it has, told things as it wishes; with `changes` it puts the position together from what changes.
    pub async fn come(
        registry: &Registry,
        id: &str,
        token: Option<&Token>,
        events: Vec<String>,
        wishes: ClientState,
    ) -> Result<Client, Refused> {
        Client::come_through(patient_outbox(), registry, id, token, events, wishes).await
    }

    /// The same with an outbox of its own.
    pub async fn come_through(
        (out, frames): (Outbox, Inbox),
        registry: &Registry,
        id: &str,
        token: Option<&Token>,
        events: Vec<String>,
        wishes: ClientState,
    ) -> Result<Client, Refused> {
        let subscriber = registry.new_subscriber();
        let (done, wait) = oneshot::channel();
        let key = token.map(Token::key);
        let client = ClientState { events: events.len() as u32, ..wishes };
        let commands = registry.subscribe(id, Subscribe { subscriber, key, id: 0, client, out, done }).await?;
        wait.await.expect("the actor answers")?;
        let mut client = Client {
            subscriber,
            commands,
            frames,
            next: 1,
            english: wishes.english,
            table: Value::Null,
            position: Value::Null,
            events,
            talk: Vec::new(),
            notes: None,
            closed: None,
            raw: Vec::new(),
            replies: Vec::new(),
        };
        client.until(|client| client.table != Value::Null).await;
        Ok(client)
    }

    /// Takes messages in until something holds.
    pub async fn until(&mut self, holds: impl Fn(&Client) -> bool) {
        while !holds(self) {
            let waiting = tokio::time::timeout(Duration::from_secs(20), self.frames.next());
            let frame = waiting.await.expect("the server answers in time").expect("the connection holds");
            self.take(&frame);
        }
    }

    fn take(&mut self, frame: &str) {
        let message: Value = serde_json::from_str(frame).expect("a message is JSON");
        assert_eq!(message["wire"], 2);
        self.raw.push(frame.to_owned());
        let part = |name: &str| message.get(name).cloned();
        self.replies.extend(part("reply"));
        self.closed = part("closed").and_then(|why| why["text"].as_str().map(str::to_owned)).or(self.closed.take());
        self.table = part("table").unwrap_or(self.table.take());
        self.position = part("position").map_or(self.position.clone(), |update| put_together(&self.position, update));
        self.notes = part("notes").and_then(|notes| notes.as_str().map(str::to_owned)).or(self.notes.take());
        for event in message["events"].as_array().into_iter().flatten() {
            assert_eq!(event["number"], self.events.len() as u64 + 1, "no event is lost or told twice");
            let sentence = event["text"].as_str().map(str::to_owned);
            assert_eq!(sentence.is_some(), self.english, "English is sent to those who want it");
            self.events.push(sentence.unwrap_or_else(|| event["message"].to_string()));
        }
        for word in message["talk"].as_array().into_iter().flatten() {
            self.talk.push(word["text"].as_str().expect("a word").to_owned());
        }
    }

    /// Takes in what has come already.
    pub fn catch_up(&mut self) {
        while let Some(frame) = self.frames.next_now() {
            self.take(&frame);
        }
    }

    /// Sends something and does not wait for anything.
    pub async fn send(&mut self, say: Say) -> u32 {
        let id = self.next;
        self.next += 1;
        assert!(
            self.commands.send(Command::Message { subscriber: self.subscriber, id, say }).await.is_ok(),
            "the table is open"
        );
        id
    }

    /// Sends something and waits for its reply.
    pub async fn say(&mut self, say: Say) -> Value {
        let id = self.send(say).await;
        self.until(|client| client.replies.iter().any(|reply| reply["id"] == id)).await;
        let at = self.replies.iter().position(|reply| reply["id"] == id).expect("the reply is there");
        self.replies.remove(at)
    }

    pub fn version(&self) -> u32 {
        self.position["version"].as_u64().expect("a version") as u32
    }

    pub async fn play(&mut self, version: u32, action: &str) -> Value {
        self.say(Say::Play { version, action: action.to_owned() }).await
    }

    /// Answers the proposal it was shown last.
    pub async fn answer_proposal(&mut self, agree: bool) -> Value {
        let proposal = self.table["proposal"]["number"].as_u64().expect("a proposal is shown") as u32;
        self.say(Say::Answer { proposal, agree }).await
    }

    pub fn is_asked(&self) -> bool {
        self.position["question"].is_object()
    }

    pub fn stage(&self) -> &str {
        self.table["stage"].as_str().unwrap_or_default()
    }

    /// Something legal: an entry of the list, or the example of a form.
    pub fn answer(&self, luck: usize) -> String {
        let legal = &self.position["legal"];
        let actions = legal["actions"].as_array().expect("a list");
        let forms = legal["forms"].as_array().expect("a list");
        let texts = actions.iter().map(|action| &action["text"]).chain(forms.iter().map(|form| &form["example"]));
        let texts: Vec<&str> = texts.filter_map(Value::as_str).collect();
        texts[luck % texts.len()].to_owned()
    }

    /// Something legal, or the usual word where nothing is asked.
    pub fn answer_or_end(&self) -> String {
        if self.is_asked() { self.answer(0) } else { "end".to_owned() }
    }

    pub async fn detach(self) {
        assert!(
            self.commands.send(Command::Unsubscribe { subscriber: self.subscriber }).await.is_ok(),
            "the table is open"
        );
    }

    /// Breaks an invariant at this table.
    pub async fn break_table(&self) {
        assert!(self.commands.send(Command::Break).await.is_ok(), "the table is open");
    }
}

/// As a page does it: pieces and powers that are not told anew are as they were.
fn put_together(before: &Value, mut update: Value) -> Value {
    if update["changed"] == true {
        for (list, name) in [("pieces", "piece"), ("powers", "power")] {
            let fresh = update["view"][list].take();
            let mut all = before["view"][list].clone();
            for one in all.as_array_mut().expect("a list") {
                let anew = fresh.as_array().expect("a list").iter().find(|fresh| fresh[name] == one[name]);
                *one = anew.unwrap_or(one).clone();
            }
            update["view"][list] = all;
        }
        update.as_object_mut().expect("a position").remove("changed");
    }
    update
}

/// Lets both people answer at random until the game is over, or so many actions are played.
pub async fn play_on(clients: &mut [Client], most: u64, luck: &mut rules::Dice) {
    loop {
        for client in clients.iter_mut() {
            client.catch_up();
            let done = client.position["actions"].as_u64().unwrap_or(0) >= most;
            if client.stage() != "playing" || done {
                return;
            }
            if client.is_asked() {
                let (version, answer) = (client.version(), client.answer(luck.below(1000)));
                let reply = client.play(version, &answer).await;
                assert_ne!(reply["outcome"], "refused", "{answer}: {reply}");
                client.until(|client| client.version() > version || client.stage() != "playing").await;
            }
        }
        tokio::task::yield_now().await;
    }
}
