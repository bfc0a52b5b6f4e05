//! Where a seat wants notices of its turns; and the end of them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;

use super::account::{SeatKey, Visitor};
use super::body::body;
use super::{App, asking};
use crate::account::Person;
use crate::actor::{TableRequest, TableResponse};
use crate::notice::{Notice, Target, Untold};
use crate::secret::Key;
use crate::store::{NoticeRow, NoticeWrite, Owner, StoreFault};
use crate::table::{Kind, Refused};

/// What a seat or an account has asked for, and what this server can do.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct NoticeSettings {
    /// The kinds that are on: `webhook`, `mail`, `push`.
    pub on: Vec<String>,
    /// When the last notice of a kind arrived; absent for one that never has.
    pub sent: Vec<NoticeSent>,
    /// At a seat: the kinds that are on for all seats of the account that keeps it.
    pub by_account: Vec<String>,
    /// Whether mail can be sent.
    pub mail: bool,
    /// What a browser needs to subscribe; absent where there is no push.
    pub push_key: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct NoticeSent {
    pub kind: String,
    /// Seconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

fn stored(fault: &StoreFault) -> Refused {
    Refused::not_stored(fault)
}

/// A seat, by its number and its name, and what opens it.
struct OwnSeat {
    number: u8,
    slug: String,
    key: Key,
}

async fn seat_of(app: &App, id: &str, seat: SeatKey) -> Result<OwnSeat, Refused> {
    let key = seat.own()?;
    match app.registry.request(id, TableRequest::Whose { key: key.clone() }).await? {
        TableResponse::Seat { number, slug } => Ok(OwnSeat { number, slug: slug.to_owned(), key }),
        _ => Err(Refused::fault("The table gave another answer.")),
    }
}

fn owner_of(id: &str, seat: &OwnSeat) -> Owner {
    Owner::Seat { game: id.to_owned(), seat: seat.number }
}

async fn rows(app: &App, owner: &Owner) -> Result<Vec<NoticeRow>, Refused> {
    app.registry.store().reader().notices(owner).await.map_err(|fault| stored(&fault))
}

fn settings(app: &App, own: Vec<NoticeRow>, by_account: Vec<String>) -> NoticeSettings {
    let sent = |notice: &NoticeRow| Some(NoticeSent { kind: notice.kind.clone(), at: notice.last? });
    NoticeSettings {
        sent: own.iter().filter_map(sent).collect(),
        on: own.into_iter().map(|notice| notice.kind).collect(),
        by_account,
        mail: app.notifier.has_mail(),
        push_key: app.notifier.push_key(),
    }
}

pub async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
) -> Result<Json<NoticeSettings>, Refused> {
    let seat = seat_of(&app, &id, seat).await?;
    let own = rows(&app, &owner_of(&id, &seat)).await?;
    let reader = app.registry.store().reader();
    let all = reader.notices_of_keeper(&id, seat.key.text()).await.map_err(|fault| stored(&fault))?;
    Ok(Json(settings(&app, own, all.into_iter().map(|notice| notice.kind).collect())))
}

pub async fn keep(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
    target: Result<Json<Target>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let target = body(target)?;
    let seat = seat_of(&app, &id, seat).await?;
    keep_for(&app, owner_of(&id, &seat), &target).await
}

async fn keep_for(app: &App, owner: Owner, target: &Target) -> Result<StatusCode, Refused> {
    app.notifier.check(target).map_err(Refused::malformed)?;
    let kept = app.notifier.keep(owner, target).await;
    kept.map(|()| StatusCode::NO_CONTENT).map_err(|fault| stored(&fault))
}

pub async fn stop(
    State(app): State<App>,
    Path((id, kind)): Path<(String, String)>,
    seat: SeatKey,
) -> Result<StatusCode, Refused> {
    let seat = seat_of(&app, &id, seat).await?;
    stop_for(&app, &owner_of(&id, &seat), &kind).await
}

async fn stop_for(app: &App, owner: &Owner, kind: &str) -> Result<StatusCode, Refused> {
    for notice in rows(app, owner).await?.into_iter().filter(|notice| notice.kind == kind) {
        let stop = NoticeWrite::Stop { code: notice.code };
        app.registry.store().write_notice(stop).await.map_err(|fault| stored(&fault))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Sends one now: answered when it has arrived, or has not.
pub async fn try_now(
    State(app): State<App>,
    Path((id, kind)): Path<(String, String)>,
    seat: SeatKey,
) -> Result<StatusCode, Refused> {
    let seat = seat_of(&app, &id, seat).await?;
    let TableResponse::Look(table) =
        app.registry.request(&id, TableRequest::Look { key: Some(seat.key.clone()) }).await?
    else {
        return Err(Refused::fault("The table gave another answer."));
    };
    let notice = Notice::trial_at(&id, &table.title, &seat.slug);
    try_for(&app, &owner_of(&id, &seat), &kind, &notice).await
}

async fn try_for(app: &App, owner: &Owner, kind: &str, notice: &Notice) -> Result<StatusCode, Refused> {
    let wanted = rows(app, owner).await?.into_iter().find(|wanted| wanted.kind == kind);
    let wanted = wanted.ok_or_else(|| Refused::told("notice-off"))?;
    let tried = app.notifier.try_now(notice, &wanted).await;
    tried.map(|()| StatusCode::NO_CONTENT).map_err(|untold| match untold {
        Untold::Unconfirmed => Refused::told("notice-unconfirmed"),
        Untold::Enough => Refused::told("notice-enough").with(Kind::TooOften),
        Untold::Lost => Refused::told("notice-lost"),
    })
}

/// For all seats of an account, also those taken later.
pub async fn look_for_all(State(app): State<App>, Visitor(person): Visitor) -> Result<Json<NoticeSettings>, Refused> {
    let own = rows(&app, &account_of(&person)).await?;
    Ok(Json(settings(&app, own, Vec::new())))
}

fn account_of(person: &Person) -> Owner {
    Owner::Account(person.account().to_owned())
}

pub async fn keep_for_all(
    State(app): State<App>,
    Visitor(person): Visitor,
    target: Result<Json<Target>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let target = body(target)?;
    if matches!(target, Target::Mail { token: Some(_), .. }) {
        return Err(Refused::malformed("A mail for all seats of an account holds the link of none."));
    }
    keep_for(&app, account_of(&person), &target).await
}

pub async fn stop_for_all(
    State(app): State<App>,
    Path(kind): Path<String>,
    Visitor(person): Visitor,
) -> Result<StatusCode, Refused> {
    stop_for(&app, &account_of(&person), &kind).await
}

pub async fn try_for_all(
    State(app): State<App>,
    Path(kind): Path<String>,
    Visitor(person): Visitor,
) -> Result<StatusCode, Refused> {
    try_for(&app, &account_of(&person), &kind, &Notice::trial()).await
}

/// The way out that stands in every mail; whoever has the code may use it. It asks once more.
pub async fn ask_to_stop(headers: HeaderMap) -> Response {
    asking::ask(&headers, "notice-stop-ask", "notice-stop-button")
}

pub async fn stop_by_code(
    State(app): State<App>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    app.registry.store().write_notice(NoticeWrite::Stop { code }).await.map_err(|fault| stored(&fault))?;
    Ok(asking::tell(&headers, "notice-stopped"))
}

/// The owner of an address says that mail is welcome there.
pub async fn ask_to_confirm(headers: HeaderMap) -> Response {
    asking::ask(&headers, "notice-confirm-ask", "notice-confirm-button")
}

pub async fn confirm(
    State(app): State<App>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    app.registry.store().write_notice(NoticeWrite::Confirm { code }).await.map_err(|fault| stored(&fault))?;
    Ok(asking::tell(&headers, "notice-confirmed"))
}
