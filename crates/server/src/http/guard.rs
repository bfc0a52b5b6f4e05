//! Who may come in: the right host, the right origin, not too often. Every answer leaves with the same headers.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::info;

use super::api::fail;
use super::replay::LARGEST_RECORD;
use super::source::Source;
use super::{App, LARGEST_BODY};
use crate::table::{Kind, Refused};

/// Which names the server answers to, and whether a proxy stands before it.
pub struct HostPolicy {
    /// Names besides those of loopback, without a port.
    pub hosts: Vec<String>,
    /// How many proxies stand before the server; each adds an address to `X-Forwarded-For`.
    pub proxies: u8,
}

impl HostPolicy {
    /// A page of somebody else's name that leads here is turned away.
    fn knows(&self, host: &str) -> bool {
        let name = match host.strip_prefix('[') {
            Some(rest) => rest.split(']').next().unwrap_or_default(),
            None => host.split(':').next().unwrap_or_default(),
        };
        let own = ["127.0.0.1", "localhost", "::1"].into_iter().chain(self.hosts.iter().map(String::as_str));
        own.into_iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    /// Other pages may not speak for their visitors: an origin must be our own. Two names, or two origins, are none.
    fn may_come_from(&self, headers: &HeaderMap) -> bool {
        let Some(host) = only(headers, &header::HOST).filter(|host| self.knows(host)) else { return false };
        if !headers.contains_key(header::ORIGIN) {
            return true;
        }
        let origin = only(headers, &header::ORIGIN).and_then(|origin| origin.split_once("://"));
        origin.is_some_and(|(scheme, from)| ["http", "https"].contains(&scheme) && from.eq_ignore_ascii_case(host))
    }
}

/// The value of a header that stands there once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let first = values.next()?;
    if values.next().is_some() { None } else { first.to_str().ok() }
}

/// Nothing but our own files, no frames, no forms elsewhere, no referrer.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

pub async fn stand_guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    // The pattern, never the address itself: nothing somebody typed reaches a log.
    let path = request.extensions().get::<MatchedPath>().map_or("-".to_owned(), |path| path.as_str().to_owned());
    let source = Source::of(peer.ip(), request.headers(), app.host_policy.proxies);
    let mut response = match admit(&app, &request, source) {
        Err(refusal) => refusal,
        Ok(source) => {
            request.extensions_mut().insert(source);
            match with_body(&app, request).await {
                Ok(request) => next.run(request).await,
                Err(refusal) => refusal,
            }
        }
    };
    for (name, value) in HEADERS {
        // A page with a form has stricter ones of its own.
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if path.starts_with("/api") {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    app.metrics.requests.add(1);
    let took = began.elapsed().as_millis() as u64;
    info!(%method, path, status = response.status().as_u16(), took, "request");
    response
}

/// How long a visitor may take to send the body of a request, and how long once the server stops.
const BODY: Duration = Duration::from_secs(10);
const BODY_AT_STOP: Duration = Duration::from_secs(1);

/// Reads the whole body first: nobody waits for one that comes byte by byte.
async fn with_body(app: &App, request: Request) -> Result<Request, Response> {
    let most = if request.uri().path() == "/api/import" { LARGEST_RECORD } else { LARGEST_BODY };
    let (parts, body) = request.into_parts();
    let mut stopping = app.stopping.clone();
    let stopped = async move {
        let _ = stopping.wait_for(|stopping| *stopping).await;
        tokio::time::sleep(BODY_AT_STOP).await;
    };
    let refused = |status: StatusCode, why: &str| {
        let close = [(header::CONNECTION, HeaderValue::from_static("close"))];
        (close, fail(status, why)).into_response()
    };
    tokio::select! {
        read = axum::body::to_bytes(body, most) => match read {
            Ok(bytes) => Ok(Request::from_parts(parts, Body::from(bytes))),
            Err(_) => {
                Err(refused(StatusCode::PAYLOAD_TOO_LARGE, "The body of the request is too long, or was cut off."))
            }
        },
        () = tokio::time::sleep(BODY) => {
            Err(refused(StatusCode::REQUEST_TIMEOUT, "The body of the request took too long."))
        }
        () = stopped => Err(refused(StatusCode::SERVICE_UNAVAILABLE, "The server is stopping.")),
    }
}

/// Whether a request makes a table, which is kept long after the request is forgotten.
fn makes_table(request: &Request) -> bool {
    let path = request.uri().path();
    let is_making =
        ["/api/tables", "/api/import"].contains(&path) || path.ends_with("/fork") || path.ends_with("/rematch");
    request.method() == Method::POST && is_making
}

#[expect(clippy::result_large_err, reason = "a refused request is answered at once, by moving the answer out")]
fn admit(app: &App, request: &Request, source: Option<Source>) -> Result<Source, Response> {
    let refused = |status: StatusCode, why: &str| fail(status, why).into_response();
    if !app.host_policy.may_come_from(request.headers()) {
        let why = "This server does not answer to that name or that page; see docs/hosting.md about --host.";
        return Err(refused(StatusCode::FORBIDDEN, why));
    }
    let Some(source) = source else {
        let why = "The proxy does not say whose request this is; see docs/hosting.md about --behind-proxy.";
        return Err(refused(StatusCode::BAD_REQUEST, why));
    };
    let cost = if request.method() == Method::GET { 1 } else { 4 };
    if !app.limits.allow(source, cost) {
        return Err(refused(StatusCode::TOO_MANY_REQUESTS, "Too many requests from this address; wait a moment."));
    }
    if makes_table(request) && !app.tables.allow(source, 1) {
        return Err(Refused::told("hall-too-many-tables").with(Kind::TooOften).into_response());
    }
    Ok(source)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn only_our_own_names_and_pages_come_in() {
        let host_policy = HostPolicy { hosts: vec!["games.example".to_owned()], proxies: 0 };
        let good = [
            ("127.0.0.1:1740", None),
            ("localhost:1740", Some("http://localhost:1740")),
            ("[::1]:1740", Some("http://[::1]:1740")),
            ("games.example", Some("https://games.example")),
            ("GAMES.Example:443", Some("https://games.example:443")),
        ];
        for (host, origin) in good {
            assert!(host_policy.may_come_from(&headers(host, origin)), "{host} {origin:?}");
        }
        let bad = [
            ("evil.example", None),
            ("evil.example:1740", Some("http://evil.example:1740")),
            ("localhost:1740", Some("http://evil.example")),
            ("localhost:1740", Some("http://localhost:9999")),
            ("localhost:1740", Some("null")),
            ("localhost:1740", Some("ftp://localhost:1740")),
        ];
        for (host, origin) in bad {
            assert!(!host_policy.may_come_from(&headers(host, origin)), "{host} {origin:?}");
        }
        assert!(!host_policy.may_come_from(&HeaderMap::new()));
    }

    #[test]
    fn two_names_or_two_pages_are_none() {
        let host_policy = HostPolicy { hosts: vec!["Games.example".to_owned()], proxies: 0 };
        let mut two = headers("localhost:1740", None);
        two.append(header::HOST, "evil.example".parse().unwrap());
        assert!(!host_policy.may_come_from(&two));
        let mut two = headers("localhost:1740", Some("http://localhost:1740"));
        two.append(header::ORIGIN, "http://evil.example".parse().unwrap());
        assert!(!host_policy.may_come_from(&two));
    }
}
