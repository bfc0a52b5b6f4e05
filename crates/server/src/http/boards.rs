//! Boards, maps and rules for the page, from the packs the server plays on.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::App;
use super::api::{fail, nothing_here};
use super::pages::{self, ASK_AGAIN, FOR_EVER, Parcel};
use crate::boards::File;
use crate::boards::rulebook::book;

#[derive(Deserialize)]
pub struct Wanted {
    /// The tag of the board that is meant.
    #[serde(default)]
    v: Option<String>,
}

/// `/board/TITLE.json`, `.svg` or `.css`. With the tag of the board in the address a browser keeps it for ever;
/// a tag of another board is refused, so that nobody mixes two.
pub async fn board(
    State(app): State<App>,
    Path(file): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let Some((title, end)) = file.split_once('.') else { return nothing_here() };
    let Some(sheet) = app.registry.packs().sheet(title) else { return nothing_here() };
    let cache = match wanted.v {
        Some(tag) if tag != sheet.tag => {
            let why = "The server plays on another board than this page was loaded for; load the page again.";
            return fail(StatusCode::NOT_FOUND, why).into_response();
        }
        Some(_) => FOR_EVER,
        None => ASK_AGAIN,
    };
    match sheet.file(end).await {
        Ok(Some(file)) => send(file, &sheet.tag, cache, &headers).await,
        Ok(None) => nothing_here(),
        Err(reason) => {
            let why = format!("The map of this board cannot be drawn: {reason}.");
            fail(StatusCode::INTERNAL_SERVER_ERROR, why).into_response()
        }
    }
}

/// `/rules/TITLE.json`: the rules of a title; `/rules/ID`: the page that shows one.
pub async fn rules(State(app): State<App>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let Some(title) = id.strip_suffix(".json") else { return pages::index(State(app), headers).await };
    match book(title) {
        Some(book) => send(&book.file, &book.tag, ASK_AGAIN, &headers).await,
        None => nothing_here(),
    }
}

async fn send(file: &File, tag: &str, cache: &'static str, headers: &HeaderMap) -> Response {
    let tag = &format!("\"{tag}\"");
    let (kind, bytes, brotli) = (file.kind, file.bytes.clone(), file.brotli().await);
    Parcel { tag, cache, kind, bytes, brotli }.send(headers)
}
