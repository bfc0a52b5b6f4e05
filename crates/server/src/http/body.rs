//! The body of a request.

use axum::Json;
use axum::extract::rejection::JsonRejection;

use crate::table::Refused;

/// A body that is what it should be, or one sentence.
pub(super) fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Refused> {
    let read = body.map(|Json(body)| body);
    read.map_err(|_| not_described())
}

pub(super) fn not_described() -> Refused {
    Refused::malformed("The body of the request is not what /api describes.")
}
