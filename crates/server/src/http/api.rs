//! The HTTP API: making tables, sitting down, starting, records. Described in `openapi.json`.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::MessageWire;
use record::Entropy;
use serde::{Deserialize, Serialize};

use super::App;
use super::account::{self, SeatKey};
use super::body::{body, not_described};
use crate::actor::{TableRequest, TableResponse};
use crate::boards::facts::{LocalizedName, ModeInfo, mode_info, named};
use crate::lobby::{InLobby, MOST_OWN, Mine, OwnTable};
use crate::players;
use crate::registry::{Created, Wanted};
use crate::secret::{Token, hex};
use crate::store::Standing;
use crate::table::plan::TablePlan;
use crate::table::{Kind, Refused};
use crate::wire::TableInfo;

/// One sentence, and the rule behind it if there is one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Failure {
    /// In English.
    pub error: String,
    /// The same for any language, where people may meet it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<MessageWire>,
}

pub fn fail(status: StatusCode, error: impl Into<String>) -> (StatusCode, Json<Failure>) {
    (status, Json(Failure { error: error.into(), message: None }))
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.kind {
            Kind::No => StatusCode::CONFLICT,
            Kind::Malformed => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::Missing => StatusCode::NOT_FOUND,
            Kind::Private => StatusCode::FORBIDDEN,
            Kind::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Kind::Store | Kind::Fault => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, Json(Failure { error: self.text, message: self.message.map(MessageWire::from) })).into_response()
    }
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Games {
    pub titles: Vec<TitleInfo>,
    /// The bots a seat may be given, the weakest first.
    pub bots: Vec<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TitleInfo {
    pub title: &'static str,
    pub name: LocalizedName,
    /// The tag of its board: `/board/TITLE.json?v=TAG`, and `.svg` and `.css` likewise.
    pub board: &'static str,
    pub modes: Vec<ModeInfo>,
}

/// A new table, with its links: they are shown once.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CreatedTable {
    pub id: String,
    pub links: Vec<SeatLink>,
    /// The token of spectators, where they need one.
    pub watch: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatLink {
    pub seat: String,
    pub token: String,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SitBody {
    /// Which open seat; who has a link need not say.
    #[serde(default)]
    pub seat: Option<String>,
    pub name: String,
    /// 32 random bytes in 64 hexadecimal digits: this person's share of the chance of the game.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub entropy: String,
    /// Words or dice of this person's own, instead of it: their hash is the entropy.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub words: String,
    /// At a table with pledges, instead of it: its hash, in 64 hexadecimal digits.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub pledge: String,
}

/// Words anybody may type in place of an entropy.
const LONGEST_WORDS: usize = 400;

impl SitBody {
    /// The entropy that was sent or is made of words.
    fn share(&self) -> Result<String, Refused> {
        if self.words.is_empty() {
            return Ok(self.entropy.clone());
        }
        if !self.entropy.is_empty() || self.words.chars().count() > LONGEST_WORDS {
            let said = format!("Send an entropy, or up to {LONGEST_WORDS} characters of words, not both.");
            return Err(Refused::say(said).with(Kind::Malformed));
        }
        Ok(hex(&Entropy::from_words(&self.words).0))
    }
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OpenBody {
    /// What was pledged.
    pub entropy: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatTaken {
    pub seat: &'static str,
    /// For who came without a link.
    pub token: Option<String>,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SwapBody {
    pub with: String,
}

#[derive(Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RematchBody {
    /// Everybody moves on by one seat, bots too.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rotate: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RematchTable {
    pub id: String,
    /// Whether the seats have moved on: among several people whoever asks first decides.
    pub rotated: bool,
}

#[derive(Deserialize)]
pub struct LobbyQuery {
    #[serde(default)]
    standing: Option<String>,
}

pub async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("openapi.json")).into_response()
}

pub fn nothing_here() -> Response {
    fail(StatusCode::NOT_FOUND, "There is nothing here; /api describes what there is.").into_response()
}

/// The process is alive.
pub async fn health() -> &'static str {
    "ok\n"
}

/// The store reads and writes, so people can play.
pub async fn ready(State(app): State<App>) -> Response {
    match app.registry.store().check().await {
        Ok(()) => "ready\n".into_response(),
        Err(fault) => fail(StatusCode::SERVICE_UNAVAILABLE, fault.to_string()).into_response(),
    }
}

/// What this server signs records with, as far as anybody may know it.
#[derive(Serialize)]
pub struct SigningKey {
    pub algorithm: &'static str,
    /// In 64 hexadecimal digits.
    pub public: String,
}

pub async fn key(State(app): State<App>) -> Json<SigningKey> {
    let public = app.registry.store().reader().key().public().to_string();
    Json(SigningKey { algorithm: "ed25519", public })
}

pub async fn titles(State(app): State<App>) -> Json<Games> {
    let packs = app.registry.packs();
    let titles = packs.all().map(|pack| TitleInfo {
        title: &pack.game,
        name: named(&pack.name),
        board: packs.sheet(&pack.game).map_or("", |sheet| &sheet.tag),
        modes: pack.modes.iter().map(|mode| mode_info(pack, mode)).collect(),
    });
    Json(Games { titles: titles.collect(), bots: players::names().collect() })
}

pub async fn lobby(State(app): State<App>, Query(query): Query<LobbyQuery>) -> Result<Json<Vec<InLobby>>, Refused> {
    let standing = match query.standing.as_deref() {
        None | Some("open") => Standing::Open,
        Some("running") => Standing::Running,
        Some("finished") => Standing::Finished,
        Some(_) => return Err(Refused::malformed("A table is `open`, `running` or `finished`.")),
    };
    app.registry.lobby(standing).await.map(Json)
}

/// The tables whose links this browser keeps.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MineBody {
    pub tables: Vec<MineEntry>,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MineEntry {
    pub id: String,
    pub token: String,
}

/// How the own games stand. A token that opens no seat is passed over, like a table that is gone.
pub async fn mine(
    State(app): State<App>,
    given: Result<Json<MineBody>, JsonRejection>,
) -> Result<Json<Vec<OwnTable>>, Refused> {
    let tables = body(given)?.tables;
    if tables.len() > MOST_OWN {
        return Err(Refused::malformed(format!("Ask for up to {MOST_OWN} tables at once.")));
    }
    let key = |entry: MineEntry| Some(Mine { id: entry.id, key: Token::read(&entry.token)?.key() });
    let mine: Vec<Mine> = tables.into_iter().filter_map(key).collect();
    app.registry.own_tables(&mine).await.map(Json)
}

pub async fn create(
    State(app): State<App>,
    plan: Result<Json<TablePlan>, JsonRejection>,
) -> Result<(StatusCode, Json<CreatedTable>), Refused> {
    let plan = body(plan)?;
    plan.ruleset(app.registry.packs()).map_err(Refused::malformed)?;
    let created = app.registry.create(plan).await?;
    Ok((StatusCode::CREATED, Json(created_table(&created))))
}

pub(super) fn created_table(created: &Created) -> CreatedTable {
    let link = |(seat, token): &(String, Token)| SeatLink { seat: seat.clone(), token: token.reveal().to_owned() };
    CreatedTable {
        id: created.id.clone(),
        links: created.links().iter().map(link).collect(),
        watch: created.watch.as_ref().map(|token| token.reveal().to_owned()),
    }
}

pub async fn look(State(app): State<App>, Path(id): Path<String>, seat: SeatKey) -> Result<Json<TableInfo>, Refused> {
    match app.registry.request(&id, TableRequest::Look { key: seat.0 }).await? {
        TableResponse::Look(info) => Ok(Json(*info)),
        _ => Err(Refused::fault("The table gave another answer.")),
    }
}

pub async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    sit: Result<Json<SitBody>, JsonRejection>,
) -> Result<Json<SeatTaken>, Refused> {
    let sit = body(sit)?;
    let entropy = sit.share()?;
    let SitBody { seat, name, pledge, .. } = sit;
    // A token, not an account: who keeps one seat may take another.
    let key = account::bearer(&headers);
    let account = account::person(&app, &headers).await?.map(|person| person.account().to_owned());
    let request = TableRequest::Sit { key, seat, name, entropy, pledge, account };
    let TableResponse::Sat { seat, token } = app.registry.request(&id, request).await? else {
        return Err(Refused::fault("The table gave another answer."));
    };
    Ok(Json(SeatTaken { seat, token: token.map(|token| token.reveal().to_owned()) }))
}

pub async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
    open: Result<Json<OpenBody>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let key = seat.own()?;
    let entropy = body(open)?.entropy;
    app.registry.request(&id, TableRequest::Open { key, entropy }).await.map(|_| StatusCode::NO_CONTENT)
}

pub async fn leave(State(app): State<App>, Path(id): Path<String>, seat: SeatKey) -> Result<StatusCode, Refused> {
    let key = seat.own()?;
    app.registry.request(&id, TableRequest::Leave { key }).await.map(|_| StatusCode::NO_CONTENT)
}

pub async fn swap(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
    swap: Result<Json<SwapBody>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let key = seat.own()?;
    let with = body(swap)?.with;
    let changed = app.registry.request(&id, TableRequest::Swap { key, with }).await;
    changed.map(|_| StatusCode::NO_CONTENT)
}

pub async fn start(State(app): State<App>, Path(id): Path<String>, seat: SeatKey) -> Result<StatusCode, Refused> {
    let key = seat.own()?;
    app.registry.request(&id, TableRequest::Start { key }).await.map(|_| StatusCode::NO_CONTENT)
}

pub async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
    wish: Bytes,
) -> Result<Json<RematchTable>, Refused> {
    let key = seat.own()?;
    // Who sends no body wants the same seats again.
    let wish = if wish.is_empty() { Ok(RematchBody::default()) } else { serde_json::from_slice(&wish) };
    let RematchBody { rotate } = wish.map_err(|_| not_described())?;
    match app.registry.request(&id, TableRequest::Rematch { key, rotate }).await? {
        TableResponse::Rematch(kept) => {
            let (id, rotated) = app.registry.rematch(&kept, rotate).await?;
            Ok(Json(RematchTable { id, rotated }))
        }
        _ => Err(Refused::fault("The table gave another answer.")),
    }
}

pub async fn record(State(app): State<App>, Path(id): Path<String>, seat: SeatKey) -> Result<Response, Refused> {
    match app.registry.read(&id, seat.0, Wanted::Record).await? {
        TableResponse::Record(text) => {
            Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
        }
        _ => Err(Refused::fault("The table gave another answer.")),
    }
}
