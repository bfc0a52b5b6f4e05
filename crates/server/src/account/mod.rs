//! Accounts, for who wants one: a name and a password, so that the own seats are at hand in any browser.
//!
//! A seat is opened by its secret link as before. An account keeps the keys of seats (their hashes, which the tables
//! keep too), never the links.

mod password;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use tracing::info;

use crate::clock::now_ms;
use crate::http::Bucket;
use crate::looks;
use crate::secret::{Key, Token};
use crate::store::{AccountRow, AccountWrite, Holding, Listed, Store, StoreFault};
use crate::table::{Kind, Refused};

/// A session ends after this many seconds: 30 days.
pub const SESSION: i64 = 30 * 24 * 3600;
/// A browser is remembered for a year.
pub const DEVICE: i64 = 365 * 24 * 3600;
/// Tries at one name: five at once, then one every half minute.
const TRIES: f64 = 5.0;
const TRIES_A_SECOND: f64 = 1.0 / 30.0;
/// Names remembered at once for that.
const MOST_NAMES: usize = 20_000;

pub struct Accounts {
    store: Arc<Store>,
    tries: Mutex<HashMap<String, Bucket>>,
    /// Hashing a password is work on purpose, so one is hashed at a time.
    hashing: tokio::sync::Semaphore,
}

/// Who is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    account: String,
    session: Key,
}

impl Person {
    /// The account's id.
    pub fn account(&self) -> &str {
        &self.account
    }
}

impl Accounts {
    pub fn new(store: Arc<Store>) -> Accounts {
        Accounts { store, tries: Mutex::default(), hashing: tokio::sync::Semaphore::new(1) }
    }

    /// A new account; whoever makes it is signed in.
    pub async fn register(&self, name: &str, word: &str) -> Result<Token, Refused> {
        let name = name.trim();
        let id = id_of(name).ok_or_else(|| Refused::told("account-name"))?;
        if !looks::is_visible(name) || !looks::is_one_script(name) {
            return Err(Refused::told("account-letters"));
        }
        if !password::is_fit(word) {
            return Err(Refused::told("account-password"));
        }
        let row = AccountRow {
            id: id.clone(),
            name: name.to_owned(),
            password: self.hash(word).await?,
            created: now_ms() / 1000,
        };
        match self.store.write_account(AccountWrite::Register(row)).await {
            Ok(()) => {}
            Err(StoreFault::Conflict) => return Err(Refused::told("account-taken")),
            Err(fault) => return Err(stored(&fault)),
        }
        info!("a new account");
        self.open_session(id).await
    }

    /// The same words and the same time whether the name or the password is wrong.
    pub async fn sign_in(&self, name: &str, word: &str) -> Result<Token, Refused> {
        self.sign_in_from(name, word, None).await
    }

    /// The same from a browser that may have been used for this account before: its owner is not locked out by what
    /// others try elsewhere.
    pub async fn sign_in_from(&self, name: &str, word: &str, device: Option<&Token>) -> Result<Token, Refused> {
        let id = id_of(name.trim()).unwrap_or_default();
        let counted = match device.map(Token::key) {
            Some(device) if self.knows(&device, &id).await? => format!("device {}", device.text()),
            _ => id.clone(),
        };
        self.check_counted(&id, word, &counted).await?;
        self.open_session(id).await
    }

    async fn knows(&self, device: &Key, id: &str) -> Result<bool, Refused> {
        let owner = self.store.reader().device(device.text(), now_ms() / 1000).await;
        Ok(owner.map_err(|fault| stored(&fault))?.as_deref() == Some(id))
    }

    /// Remembers the browser somebody has signed in from, unless it is known; the token is for its cookie.
    pub async fn remember_device(&self, person: &Person, device: Option<&Token>) -> Result<Option<Token>, Refused> {
        if let Some(device) = device
            && self.knows(&device.key(), &person.account).await?
        {
            return Ok(None);
        }
        let (token, ends) = (Token::fresh(), now_ms() / 1000 + DEVICE);
        let (key, account) = (token.key().text().to_owned(), person.account.clone());
        self.write(AccountWrite::KnowDevice { key, account, ends }).await?;
        Ok(Some(token))
    }

    pub async fn sign_out(&self, person: &Person) -> Result<(), Refused> {
        let key = person.session.text().to_owned();
        self.write(AccountWrite::SignOut { key }).await
    }

    /// A new password ends all other sessions.
    pub async fn change_password(&self, person: &Person, old: &str, new: &str) -> Result<(), Refused> {
        self.check(&person.account, old).await?;
        if !password::is_fit(new) {
            return Err(Refused::told("account-password"));
        }
        let account = person.account.clone();
        let password = self.hash(new).await?;
        self.write(AccountWrite::Password { account: account.clone(), password }).await?;
        self.write(AccountWrite::ForgetDevices { account: account.clone() }).await?;
        self.write(AccountWrite::SignOutOthers { account, but: person.session.text().to_owned() }).await
    }

    /// The account with its sessions and list of seats; the games go on, their links open them as before.
    pub async fn remove(&self, person: &Person, word: &str) -> Result<(), Refused> {
        self.check(&person.account, word).await?;
        self.write(AccountWrite::Remove { account: person.account.clone() }).await
    }

    /// Who has this session.
    pub async fn whose(&self, session: &Token) -> Result<Option<Person>, Refused> {
        let session = session.key();
        let account = self.store.reader().session(session.text(), now_ms() / 1000).await;
        let account = account.map_err(|fault| stored(&fault))?;
        Ok(account.map(|account| Person { account, session }))
    }

    pub async fn name(&self, person: &Person) -> Result<String, Refused> {
        let row = self.store.reader().account(&person.account).await.map_err(|fault| stored(&fault))?;
        row.map(|row| row.name).ok_or_else(|| Refused::told("account-sign-in").with(Kind::Private))
    }

    /// Keeps a seat with the account. The caller has seen that the key opens a seat of that table.
    pub async fn hold(&self, person: &Person, table: &str, key: &Key) -> Result<(), Refused> {
        let (account, game, key) = (person.account.clone(), table.to_owned(), key.text().to_owned());
        self.write(AccountWrite::Hold(Holding { account, game, key })).await
    }

    pub async fn let_go(&self, person: &Person, table: &str) -> Result<(), Refused> {
        self.write(AccountWrite::LetGo { account: person.account.clone(), game: table.to_owned() }).await
    }

    /// The tables where the person keeps a seat, the youngest first, each with the key of a seat.
    pub async fn tables(&self, person: &Person) -> Result<Vec<(Listed, Key)>, Refused> {
        let games = self.store.reader().held_games(&person.account).await.map_err(|fault| stored(&fault))?;
        Ok(games.into_iter().map(|(game, key)| (game, Key::stored(key))).collect())
    }

    /// The key of a seat the person keeps at this table.
    pub async fn key_at(&self, person: &Person, table: &str) -> Result<Option<Key>, Refused> {
        let key = self.store.reader().key_at(&person.account, table).await.map_err(|fault| stored(&fault))?;
        Ok(key.map(Key::stored))
    }

    async fn check(&self, id: &str, word: &str) -> Result<(), Refused> {
        self.check_counted(id, word, id).await
    }

    /// `counted`: whose tries these are.
    async fn check_counted(&self, id: &str, word: &str, counted: &str) -> Result<(), Refused> {
        if !self.may_try(counted) {
            return Err(Refused::told("account-too-often").with(Kind::TooOften));
        }
        let row = self.store.reader().account(id).await.map_err(|fault| stored(&fault))?;
        let known = row.map_or_else(|| password::NOBODY.to_owned(), |row| row.password);
        let word = word.to_owned();
        let _turn = self.turn().await?;
        let fits = tokio::task::spawn_blocking(move || password::fits(&word, &known)).await;
        if fits.unwrap_or(false) { Ok(()) } else { Err(Refused::told("account-wrong").with(Kind::Private)) }
    }

    async fn hash(&self, word: &str) -> Result<String, Refused> {
        let word = word.to_owned();
        let _turn = self.turn().await?;
        let hashed = tokio::task::spawn_blocking(move || password::hash(&word)).await;
        hashed.ok().flatten().ok_or_else(|| Refused::fault("The password could not be hashed."))
    }

    async fn turn(&self) -> Result<tokio::sync::SemaphorePermit<'_>, Refused> {
        self.hashing.acquire().await.map_err(|_| Refused::fault("The server is stopping."))
    }

    async fn open_session(&self, account: String) -> Result<Token, Refused> {
        let (token, now) = (Token::fresh(), now_ms() / 1000);
        self.write(AccountWrite::ForgetEnded { now }).await?;
        let key = token.key().text().to_owned();
        self.write(AccountWrite::SignIn { key, account, ends: now + SESSION }).await?;
        Ok(token)
    }

    async fn write(&self, write: AccountWrite) -> Result<(), Refused> {
        self.store.write_account(write).await.map_err(|fault| stored(&fault))
    }

    fn may_try(&self, id: &str) -> bool {
        let now = Instant::now();
        let mut tries = self.tries.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if tries.len() >= MOST_NAMES {
            tries.retain(|_, bucket| !bucket.is_full(now));
        }
        tries.entry(id.to_owned()).or_insert_with(|| Bucket::new(TRIES_A_SECOND, TRIES)).take(1, now)
    }
}

fn stored(fault: &StoreFault) -> Refused {
    Refused::not_stored(fault)
}

/// The name in small letters, if it is one: 3 to 32 letters, digits, and `-_. ` between them.
fn id_of(name: &str) -> Option<String> {
    let number = name.chars().count();
    let fits = |letter: char| letter.is_alphanumeric() || "-_. ".contains(letter);
    ((3..=32).contains(&number) && name.chars().all(fits)).then(|| name.to_lowercase())
}
