//! Games step by step, importing records, and forking a finished game at one of its steps.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::App;
use super::account::SeatKey;
use super::api::{CreatedTable, created_table};
use super::body::body;
use crate::actor::TableResponse;
use crate::registry::Wanted;
use crate::table::Refused;
use crate::table::plan::SeatPlan;
use crate::wire::{ReplayStep, ReplaySummary};

#[derive(Deserialize)]
pub struct StepQuery {
    #[serde(default)]
    eyes: Option<String>,
    #[serde(default)]
    english: bool,
}

/// Which moment is played on, and by whom.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ForkBody {
    pub step: u32,
    /// In the order of the mode.
    pub seats: Vec<SeatPlan>,
}

/// The table at which an imported game can be seen.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ImportedTable {
    pub id: String,
}

/// The largest record a visitor may import: no game that ends here has a larger one.
pub const LARGEST_RECORD: usize = 1_600 * 1024;

fn another_answer<T>() -> Result<T, Refused> {
    Err(Refused::fault("The table gave another answer."))
}

pub async fn steps(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
) -> Result<Json<ReplaySummary>, Refused> {
    match app.registry.read(&id, seat.0, Wanted::Steps).await? {
        TableResponse::Steps(summary) => Ok(Json(*summary)),
        _ => another_answer(),
    }
}

pub async fn step(
    State(app): State<App>,
    Path((id, step)): Path<(String, String)>,
    Query(query): Query<StepQuery>,
    seat: SeatKey,
) -> Result<Json<ReplayStep>, Refused> {
    let step = step.parse().map_err(|_| Refused::malformed("A step is a number from 0 on."))?;
    match app.registry.read(&id, seat.0, Wanted::Step { step, eyes: query.eyes, english: query.english }).await? {
        TableResponse::Step(step) => Ok(Json(*step)),
        _ => another_answer(),
    }
}

pub async fn story(State(app): State<App>, Path(id): Path<String>, seat: SeatKey) -> Result<Response, Refused> {
    match app.registry.read(&id, seat.0, Wanted::Story).await? {
        TableResponse::Story(story) => Ok(Json(&*story).into_response()),
        _ => another_answer(),
    }
}

pub async fn fork(
    State(app): State<App>,
    Path(id): Path<String>,
    seat: SeatKey,
    fork: Result<Json<ForkBody>, JsonRejection>,
) -> Result<(StatusCode, Json<CreatedTable>), Refused> {
    let ForkBody { step, seats } = body(fork)?;
    let created = app.registry.fork(&id, seat.0, step, seats).await?;
    Ok((StatusCode::CREATED, Json(created_table(&created))))
}

pub async fn import(State(app): State<App>, text: String) -> Result<Json<ImportedTable>, Refused> {
    let id = app.registry.import(text).await?;
    Ok(Json(ImportedTable { id }))
}
