//! Where a seat wants notices of its turns; and the end of them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;

use super::account::SeatKey;
use super::body::body;
use super::{App, asking};
use crate::actor::{TableRequest, TableResponse};
use crate::notice::Target;
use crate::store::{NoticeRow, StoreFault};
use crate::table::Refused;

/// What a seat has asked for, and what this server can do.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct NoticeSettings {
    /// The kinds that are on: `webhook`, `mail`, `push`.
    pub on: Vec<String>,
    /// Whether mail can be sent.
    pub mail: bool,
    /// What a browser needs to subscribe; absent where there is no push.
    pub push_key: Option<String>,
}

fn stored(fault: &StoreFault) -> Refused {
    Refused::not_stored(fault)
}

async fn seat_of(app: &App, id: &str, seat: SeatKey) -> Result<u8, Refused> {
    match app.registry.request(id, TableRequest::Whose { key: seat.own()? }).await? {
        TableResponse::Seat(seat) => Ok(seat),
        _ => Err(Refused::fault("The table gave another answer.")),
    }
}

async fn rows(app: &App, id: &str, seat: SeatKey) -> Result<Vec<NoticeRow>, Refused> {
    let seat = seat_of(app, id, seat).await?;
    app.registry.store().reader().notices(id, seat).await.map_err(|fault| stored(&fault))
}

pub async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
) -> Result<Json<NoticeSettings>, Refused> {
    let on = rows(&app, &id, seat).await?.into_iter().map(|notice| notice.kind).collect();
    Ok(Json(NoticeSettings { on, mail: app.notifier.has_mail(), push_key: app.notifier.push_key() }))
}

pub async fn keep(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
    target: Result<Json<Target>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let target = body(target)?;
    let seat = seat_of(&app, &id, seat).await?;
    app.notifier.check(&target).map_err(Refused::malformed)?;
    let kept = app.notifier.keep(&id, seat, &target).await;
    kept.map(|()| StatusCode::NO_CONTENT).map_err(|fault| stored(&fault))
}

pub async fn stop(
    State(app): State<App>,
    Path((id, kind)): Path<(String, String)>,
    seat: SeatKey,
) -> Result<StatusCode, Refused> {
    for notice in rows(&app, &id, seat).await?.iter().filter(|notice| notice.kind == kind) {
        app.registry.store().stop_notice(&notice.code).await.map_err(|fault| stored(&fault))?;
    }
    Ok(StatusCode::NO_CONTENT)
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
    app.registry.store().stop_notice(&code).await.map_err(|fault| stored(&fault))?;
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
    app.registry.store().confirm_notice(&code).await.map_err(|fault| stored(&fault))?;
    Ok(asking::tell(&headers, "notice-confirmed"))
}
