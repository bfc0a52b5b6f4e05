//! Signing in and out, the seats kept with an account, and whose seat a request is about.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, FromRequestParts, Path, RawPathParams, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::App;
use super::body::body;
use super::source::Source;
use crate::account::{DEVICE, Person, SESSION};
use crate::actor::TableRequest;
use crate::lobby::OwnTable;
use crate::secret::{Key, Token};
use crate::table::{Kind, Refused};

const COOKIE: &str = "kabinett-session";
/// Says that somebody has signed in from this browser before, and opens nothing.
const DEVICE_COOKIE: &str = "kabinett-device";
/// What an attempt to sign in or register costs of an address's requests.
const ATTEMPT: u32 = 20;

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SignInBody {
    pub name: String,
    pub password: String,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PasswordBody {
    pub password: String,
    /// Only for a change.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub new: String,
}

/// Who is signed in, and the tables he keeps a seat at, the youngest first.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AccountInfo {
    pub name: String,
    pub tables: Vec<OwnTable>,
}

/// Who is signed in.
pub struct Visitor(pub Person);

impl FromRequestParts<App> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Refused> {
        let person = person(app, &parts.headers).await?;
        person.map(Visitor).ok_or_else(|| Refused::told("account-sign-in").with(Kind::Private))
    }
}

/// The seat a request speaks for: that of its token, else the one its account keeps at this table.
pub struct SeatKey(pub Option<Key>);

impl SeatKey {
    pub fn own(self) -> Result<Key, Refused> {
        let none = || Refused::say("Send the token of your seat in the Authorization header.").with(Kind::Private);
        self.0.ok_or_else(none)
    }
}

impl FromRequestParts<App> for SeatKey {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SeatKey, Refused> {
        if parts.headers.contains_key(header::AUTHORIZATION) || session(&parts.headers).is_none() {
            return Ok(SeatKey(bearer(&parts.headers)));
        }
        let params = RawPathParams::from_request_parts(parts, app).await;
        let params = params.map_err(|_| Refused::malformed("The address cannot be read."))?;
        let table = params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id);
        match (table, person(app, &parts.headers).await?) {
            (Some(table), Some(person)) => app.accounts.key_at(&person, table).await.map(SeatKey),
            _ => Ok(SeatKey(None)),
        }
    }
}

/// The token of the `Authorization` header: addresses are logged by others, headers are not.
pub fn bearer(headers: &HeaderMap) -> Option<Key> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Token::read(text.strip_prefix("Bearer ")?).map(|token| token.key())
}

/// Who is signed in, by the cookie of these headers.
pub async fn person(app: &App, headers: &HeaderMap) -> Result<Option<Person>, Refused> {
    match session(headers) {
        Some(token) => app.accounts.whose(&token).await,
        None => Ok(None),
    }
}

fn session(headers: &HeaderMap) -> Option<Token> {
    token_of(headers, COOKIE)
}

fn token_of(headers: &HeaderMap, cookie: &str) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie).and_then(|(_, token)| Token::read(token))
}

/// Only this page sends it, no script reads it; over TLS it never leaves TLS.
fn cookie(app: &App, headers: &HeaderMap, token: Option<&Token>) -> HeaderValue {
    let (text, age) = token.map_or(("", 0), |token| (token.reveal(), SESSION));
    cookie_of(app, headers, COOKIE, text, age)
}

fn cookie_of(app: &App, headers: &HeaderMap, name: &str, text: &str, age: i64) -> HeaderValue {
    // The last line is the proxy's own.
    let is_tls = app.host_policy.proxies > 0
        && headers
            .get_all("x-forwarded-proto")
            .iter()
            .next_back()
            .is_some_and(|scheme| scheme.as_bytes().eq_ignore_ascii_case(b"https"));
    let secure = if is_tls { "; Secure" } else { "" };
    let cookie = format!("{name}={text}; Path=/; HttpOnly; SameSite=Strict; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).expect("digits and fixed words")
}

async fn account_info(app: &App, person: &Person) -> Result<AccountInfo, Refused> {
    let held = app.accounts.tables(person).await?;
    Ok(AccountInfo { name: app.accounts.name(person).await?, tables: app.registry.held_tables(held).await })
}

/// What was given for an attempt at an account, which is dearer than other requests.
fn attempt(app: &App, source: Source, given: Result<Json<SignInBody>, JsonRejection>) -> Result<SignInBody, Refused> {
    if app.limits.allow(source, ATTEMPT) {
        return body(given);
    }
    Err(Refused::told("hall-too-often").with(Kind::TooOften))
}

async fn signed_in(app: &App, headers: &HeaderMap, token: &Token, status: StatusCode) -> Result<Response, Refused> {
    let person = app.accounts.whose(token).await?.ok_or_else(|| Refused::told("account-sign-in"))?;
    let device = app.accounts.remember_device(&person, token_of(headers, DEVICE_COOKIE).as_ref()).await?;
    let account = account_info(app, &person).await?;
    let mut response =
        (status, [(header::SET_COOKIE, cookie(app, headers, Some(token)))], Json(account)).into_response();
    if let Some(device) = device {
        let device = cookie_of(app, headers, DEVICE_COOKIE, device.reveal(), DEVICE);
        response.headers_mut().append(header::SET_COOKIE, device);
    }
    Ok(response)
}

pub async fn register(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    given: Result<Json<SignInBody>, JsonRejection>,
) -> Result<Response, Refused> {
    let SignInBody { name, password } = attempt(&app, source, given)?;
    signed_in(&app, &headers, &app.accounts.register(&name, &password).await?, StatusCode::CREATED).await
}

pub async fn sign_in(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    given: Result<Json<SignInBody>, JsonRejection>,
) -> Result<Response, Refused> {
    let SignInBody { name, password } = attempt(&app, source, given)?;
    let device = token_of(&headers, DEVICE_COOKIE);
    let token = app.accounts.sign_in_from(&name, &password, device.as_ref()).await?;
    signed_in(&app, &headers, &token, StatusCode::OK).await
}

pub async fn look(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<AccountInfo>, Refused> {
    account_info(&app, &person).await.map(Json)
}

pub async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(person): Visitor,
) -> Result<Response, Refused> {
    app.accounts.sign_out(&person).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, &headers, None))]).into_response())
}

pub async fn change_password(
    State(app): State<App>,
    Visitor(person): Visitor,
    given: Result<Json<PasswordBody>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let PasswordBody { password, new } = body(given)?;
    app.accounts.change_password(&person, &password, &new).await.map(|()| StatusCode::NO_CONTENT)
}

pub async fn remove(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(person): Visitor,
    given: Result<Json<PasswordBody>, JsonRejection>,
) -> Result<Response, Refused> {
    let PasswordBody { password, .. } = body(given)?;
    app.accounts.remove(&person, &password).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, &headers, None))]).into_response())
}

/// Keeps the seat of the token with the account.
pub async fn hold(
    State(app): State<App>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
    headers: HeaderMap,
) -> Result<StatusCode, Refused> {
    let key = SeatKey(bearer(&headers)).own()?;
    // Only who holds a seat can keep it.
    app.registry.request(&id, TableRequest::Whose { key: key.clone() }).await?;
    app.accounts.hold(&person, &id, &key).await.map(|()| StatusCode::NO_CONTENT)
}

pub async fn let_go(
    State(app): State<App>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<StatusCode, Refused> {
    app.accounts.let_go(&person, &id).await.map(|()| StatusCode::NO_CONTENT)
}
