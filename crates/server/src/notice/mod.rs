//! Notices of turns, for people who asked for them: webhooks, mail, Web Push.
//!
//! A notice says which table waits for which seat, and nothing of the game: no card, no strength. The link of a seat
//! stands in a mail alone, and only where its owner asked for it there.

pub mod address;
mod mail;
pub mod push;
mod send;
mod sent;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, watch};
use tokio::task::{JoinHandle, JoinSet};
use tracing::{info, warn};

use crate::clock::now_ms;
use crate::secret::{Key, Token};
use crate::store::{NoticeRow, NoticeWrite, Owner, Store, StoreFault};
use address::WebAddress;
use mail::Mailer;
use push::{Signer, Subscription};
pub use sent::{Failed, Sent};

/// Where one kind of notice goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "kebab-case")]
pub enum Target {
    Webhook {
        url: String,
    },
    Mail {
        address: String,
        /// The seat's own token, if its link shall stand in the mail.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        token: Option<String>,
    },
    Push {
        subscription: Subscription,
    },
}

impl Target {
    pub fn kind(&self) -> &'static str {
        match self {
            Target::Webhook { .. } => "webhook",
            Target::Mail { .. } => "mail",
            Target::Push { .. } => "push",
        }
    }

    /// Whether a notice could be sent there; the error is one sentence.
    pub fn check(&self) -> Result<(), String> {
        match self {
            Target::Webhook { url } => WebAddress::read(url).map(drop),
            Target::Mail { address, token } => {
                if token.as_ref().is_some_and(|token| Token::read(token).is_none()) {
                    return Err("That is no link of a seat.".to_owned());
                }
                mail::check(address)
            }
            Target::Push { subscription } => subscription.check(),
        }
    }
}

/// Somebody's turn at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub table: String,
    pub title: String,
    pub seat: String,
    /// Its number, as the store knows it.
    pub number: u8,
    /// What opens it: an account keeps it by that.
    pub key: Key,
}

/// What is sent: which table waits for which seat, or that somebody wanted to see one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Notice {
    /// Absent where it is about no table.
    table: Option<String>,
    title: Option<String>,
    seat: Option<String>,
    /// One sentence for all kinds of notices.
    text: String,
    /// Sent on request, though nobody waits.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    trial: bool,
}

impl Notice {
    fn of(turn: &Turn) -> Notice {
        let text = format!("{}: the table waits for {}.", turn.title.to_uppercase(), turn.seat);
        Notice::about(&turn.table, &turn.title, &turn.seat, text)
    }

    fn about(table: &str, title: &str, seat: &str, text: String) -> Notice {
        let [table, title, seat] = [table, title, seat].map(|word| Some(word.to_owned()));
        Notice { table, title, seat, text, trial: false }
    }

    /// As it would come to this seat.
    pub fn trial_at(table: &str, title: &str, seat: &str) -> Notice {
        let text = format!("{}: notices for {seat} will look like this one.", title.to_uppercase());
        Notice { trial: true, ..Notice::about(table, title, seat, text) }
    }

    /// As it would come to any seat of an account.
    pub fn trial() -> Notice {
        let text = "Kabinett: notices for your seats will look like this one.".to_owned();
        Notice { table: None, title: None, seat: None, text, trial: true }
    }
}

/// Why a notice somebody wanted to see was not told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untold {
    /// The first mail waits for its reader to confirm the address.
    Unconfirmed,
    /// The daily limit is reached.
    Enough,
    Lost,
}

/// What the host has set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Means {
    /// How people reach this server from outside.
    pub public_url: String,
    /// A mail server as a URL, and who the mail is from.
    pub smtp: Option<String>,
    pub mail_from: Option<String>,
    /// Whom push services may write to; without it there is no push.
    pub push_contact: Option<String>,
    /// Names and addresses inside the own network that notices may go to all the same.
    pub allow: Vec<String>,
    /// Pauses before each further try.
    pub retries: Vec<Duration>,
    /// Notices of one kind to one seat in a day.
    pub daily: u32,
}

impl Default for Means {
    fn default() -> Means {
        Means {
            public_url: String::new(),
            smtp: None,
            mail_from: None,
            push_contact: None,
            allow: Vec::new(),
            retries: [5, 60, 900].map(Duration::from_secs).to_vec(),
            daily: 20,
        }
    }
}

/// Mails in a day, whoever gets them: a host's good name is soon lost.
const MAILS: u32 = 1000;
/// Notices under way at once; more wait.
const AT_ONCE: usize = 16;
const WAITING: usize = 1024;

/// Where table actors leave notices to be sent. Without a notifier behind it they are dropped.
#[derive(Clone, Default)]
pub struct NoticeQueue(Option<mpsc::Sender<Turn>>);

impl NoticeQueue {
    /// A table waits for somebody who is not there. Never waits itself: a game is more important than a notice.
    pub fn push(&self, turn: Turn) {
        if let Some(notifier) = &self.0
            && notifier.try_send(turn).is_err()
        {
            warn!("too many notices wait; one was dropped");
        }
    }
}

/// Sends notices; one for a server.
pub struct Notifier {
    store: Arc<Store>,
    means: Means,
    mailer: Option<Mailer>,
    signer: Option<Signer>,
    /// By what is counted: the day, and how many were sent on it.
    sent: Mutex<HashMap<String, (i64, u32)>>,
    /// Told when the server stops.
    closing: watch::Sender<bool>,
    worker: Mutex<Option<JoinHandle<()>>>,
}

const DAY: i64 = 24 * 3600 * 1000;

impl Notifier {
    /// The error is one sentence.
    pub async fn open(store: Arc<Store>, means: Means) -> Result<Arc<Notifier>, String> {
        let mailer = means.smtp.as_deref().map(|url| Mailer::new(url, means.mail_from.as_deref())).transpose()?;
        let signer = if means.push_contact.is_some() {
            let key = store.push_key(Signer::fresh_key).await.map_err(|fault| fault.to_string())?;
            Some(Signer::new(&key).ok_or("The key for push in the database is damaged.")?)
        } else {
            None
        };
        let (closing, _) = watch::channel(false);
        let (sent, worker) = (Mutex::default(), Mutex::default());
        Ok(Arc::new(Notifier { store, means, mailer, signer, sent, closing, worker }))
    }

    /// Starts the worker that sends what table actors put into the queue.
    pub fn serve(self: &Arc<Notifier>) -> NoticeQueue {
        let (queue, mut turns) = mpsc::channel::<Turn>(WAITING);
        let notifier = Arc::clone(self);
        let mut closing = self.closing.subscribe();
        let worker = tokio::spawn(async move {
            let mut sending = JoinSet::new();
            loop {
                tokio::select! {
                    _ = closing.wait_for(|closing| *closing) => break,
                    Some(_) = sending.join_next() => {}
                    turn = turns.recv(), if sending.len() < AT_ONCE => {
                        let Some(turn) = turn else { break };
                        let notifier = Arc::clone(&notifier);
                        sending.spawn(async move { notifier.notify(&turn).await });
                    }
                }
            }
            sending.shutdown().await;
        });
        *self.worker.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(worker);
        NoticeQueue(Some(queue))
    }

    /// Stops the worker and waits until nothing it started holds the store any more.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        let worker = self.worker.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if let Some(worker) = worker {
            let _ = worker.await;
        }
    }

    pub fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// What a browser must be told when it subscribes; none where there is no push.
    pub fn push_key(&self) -> Option<String> {
        self.signer.as_ref().map(Signer::public_key)
    }

    /// Whether a target can be used here; the error is one sentence.
    pub fn check(&self, target: &Target) -> Result<(), String> {
        target.check()?;
        match target {
            Target::Mail { .. } if !self.has_mail() => Err("This server sends no mail.".to_owned()),
            Target::Push { .. } if self.signer.is_none() => Err("This server sends no push messages.".to_owned()),
            _ => Ok(()),
        }
    }

    async fn notify(&self, turn: &Turn) {
        let wanted = self.store.reader().notices_of_turn(&turn.table, turn.number, turn.key.text()).await;
        let wanted = match wanted {
            Ok(wanted) => wanted,
            Err(fault) => return warn!(table = turn.table, %fault, "notices could not be looked up"),
        };
        let (notice, own) = (Notice::of(turn), format!("{} {}", turn.table, turn.number));
        for wanted in wanted {
            match self.tell(&notice, &wanted, &own, &self.means.retries).await {
                Ok(()) => info!(table = turn.table, kind = wanted.kind, "a notice of a turn"),
                Err(why) => info!(table = turn.table, kind = wanted.kind, ?why, "a notice of a turn was not told"),
            }
        }
    }

    /// Sends one that somebody wants to see, now or not at all. It costs what any other does.
    pub async fn try_now(&self, notice: &Notice, wanted: &NoticeRow) -> Result<(), Untold> {
        let own = match &wanted.owner {
            Owner::Seat { game, seat } => format!("{game} {seat}"),
            Owner::Account(account) => format!("account {account}"),
        };
        self.tell(notice, wanted, &own, &[]).await
    }

    /// Sends a notice where it is wanted; `own` is who is counted besides the address, and further tries come after
    /// these pauses.
    async fn tell(&self, notice: &Notice, wanted: &NoticeRow, own: &str, pauses: &[Duration]) -> Result<(), Untold> {
        let target = serde_json::from_str::<Target>(&wanted.target).map_err(|_| Untold::Lost)?;
        let is_mail = matches!(target, Target::Mail { .. });
        // The first mail asks its reader to confirm the address.
        if is_mail && !wanted.is_welcome {
            return Err(Untold::Unconfirmed);
        }
        if !self.may_send(own, &target) {
            return Err(Untold::Enough);
        }
        let sent = self.send_with_patience(notice, &target, &wanted.code, pauses).await;
        let arrived = sent.is_ok().then(|| now_ms() / 1000);
        self.note(NoticeWrite::Sent { code: wanted.code.clone(), arrived, counts: is_mail }).await;
        // A browser that has unsubscribed never comes back to it.
        if sent == Err(Failed::ForGood) && matches!(target, Target::Push { .. }) {
            self.note(NoticeWrite::Stop { code: wanted.code.clone() }).await;
        }
        sent.map_err(|_| Untold::Lost)
    }

    async fn note(&self, write: NoticeWrite) {
        if let Err(fault) = self.store.write_notice(write).await {
            warn!(%fault, "what became of a notice was not stored");
        }
    }

    /// Counts before it is sent: what fails counts too.
    fn may_send(&self, own: &str, target: &Target) -> bool {
        let own = format!("{own} {}", target.kind());
        let place = match target {
            Target::Webhook { url } => url.clone(),
            Target::Mail { address, .. } => address.to_lowercase(),
            Target::Push { subscription } => subscription.endpoint.clone(),
        };
        let mut counts = vec![(own, self.means.daily), (place, self.means.daily)];
        if matches!(target, Target::Mail { .. }) {
            counts.push((String::new(), MAILS));
        }
        let today = now_ms() / DAY;
        let mut sent = self.sent.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        sent.retain(|_, (day, _)| *day == today);
        let is_free = counts.iter().all(|(name, most)| sent.get(name).is_none_or(|(_, count)| count < most));
        if is_free {
            for (name, _) in counts {
                sent.entry(name).or_insert((today, 0)).1 += 1;
            }
        }
        is_free
    }

    async fn send_with_patience(&self, notice: &Notice, target: &Target, code: &str, pauses: &[Duration]) -> Sent {
        let mut pauses = pauses.iter();
        loop {
            match self.send(notice, target, code).await {
                Err(Failed::ForNow) => {}
                sent => return sent,
            }
            let Some(pause) = pauses.next() else { return Err(Failed::ForNow) };
            tokio::time::sleep(*pause).await;
        }
    }

    async fn send(&self, notice: &Notice, target: &Target, code: &str) -> Sent {
        let words = &notice.text;
        let table = notice.table.as_ref().map(|table| format!("t/{table}")).unwrap_or_default();
        let place = format!("{}/{table}", self.means.public_url);
        let mut body = serde_json::to_value(notice).expect("a notice is plain data");
        body["url"] = place.clone().into();
        let body = body.to_string();
        match target {
            Target::Webhook { url } => {
                let address = WebAddress::read(url).map_err(|_| Failed::ForGood)?;
                send::post(&address, &self.means.allow, "Content-Type: application/json\r\n", body.as_bytes()).await
            }
            Target::Push { subscription } => self.push(subscription, body.as_bytes()).await,
            Target::Mail { address, token } => {
                let mailer = self.mailer.as_ref().ok_or(Failed::ForGood)?;
                let link = token.as_ref().map_or(place.clone(), |token| format!("{place}#{token}"));
                let more = format!("{}/api/notices/confirm/{code}", self.means.public_url);
                let stop = format!("{}/api/notices/stop/{code}", self.means.public_url);
                let text = format!(
                    "{words}\n\n{link}\n\nFor more of these, confirm your address once: {more}\n\nNo more of these: {stop}\n"
                );
                mailer.send(address, words, &text).await
            }
        }
    }

    async fn push(&self, subscription: &Subscription, body: &[u8]) -> Sent {
        let address = WebAddress::read(&subscription.endpoint).map_err(|_| Failed::ForGood)?;
        let signer = self.signer.as_ref().ok_or(Failed::ForGood)?;
        let contact = self.means.push_contact.as_deref().unwrap_or_default();
        let until = now_ms() / 1000 + 12 * 3600;
        let headers = signer.headers(&address, contact, until).ok_or(Failed::ForGood)?;
        let sealed = push::encrypt(subscription, body).ok_or(Failed::ForGood)?;
        send::post(&address, &self.means.allow, &headers, &sealed).await
    }

    /// Keeps where a seat or an account wants its notices. The fault is one of the store.
    pub async fn keep(&self, owner: Owner, target: &Target) -> Result<(), StoreFault> {
        let body = serde_json::to_string(target).expect("a target is plain data");
        let code = crate::secret::hex(&crate::secret::random_bytes::<16>());
        let kind = target.kind().to_owned();
        self.store.write_notice(NoticeWrite::Keep { owner, kind, target: body, code }).await
    }
}
