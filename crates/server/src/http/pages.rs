//! The page itself, built into the program.

use axum::http::header;
use axum::response::{IntoResponse, Response};

pub async fn index() -> Response {
    file("text/html; charset=utf-8", include_str!("../page/index.html"))
}

pub async fn script() -> Response {
    file("text/javascript; charset=utf-8", include_str!("../page/page.js"))
}

pub async fn style() -> Response {
    file("text/css; charset=utf-8", include_str!("../page/page.css"))
}

fn file(kind: &'static str, text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text).into_response()
}
