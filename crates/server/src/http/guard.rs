//! Who may come in: the right host, the right origin, not too often. Every answer leaves with the same headers.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::info;

use super::App;
use super::api::fail;

/// Which names the server answers to, and whether a proxy stands before it.
pub struct HostPolicy {
    /// Names besides those of loopback, without a port.
    pub hosts: Vec<String>,
    /// The last address of `X-Forwarded-For` is the visitor's.
    pub behind_proxy: bool,
}

impl HostPolicy {
    /// A page of somebody else's name that leads here is turned away.
    fn knows(&self, host: &str) -> bool {
        let name = match host.strip_prefix('[') {
            Some(rest) => rest.split(']').next().unwrap_or_default(),
            None => host.split(':').next().unwrap_or_default(),
        };
        ["127.0.0.1", "localhost", "::1"].contains(&name) || self.hosts.iter().any(|known| known == name)
    }

    /// Other pages may not speak for their visitors: an origin must be our own.
    fn may_come_from(&self, headers: &HeaderMap) -> bool {
        let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else { return false };
        if !self.knows(host) {
            return false;
        }
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Some((scheme, from)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else {
            return false;
        };
        ["http", "https"].contains(&scheme) && from == host
    }

    pub fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get("x-forwarded-for").filter(|_| self.behind_proxy);
        let last = forwarded.and_then(|list| list.to_str().ok()).and_then(|list| list.rsplit(',').next());
        last.and_then(|address| address.trim().parse().ok()).unwrap_or(peer)
    }
}

/// Nothing but our own files, no frames, no forms elsewhere, no referrer.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
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
    request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    // The pattern, never the address itself: nothing somebody typed reaches a log.
    let path = request.extensions().get::<MatchedPath>().map_or("-".to_owned(), |path| path.as_str().to_owned());
    let visitor = app.host_policy.visitor(peer.ip(), request.headers());
    let mut response = match refuse(&app, &method, visitor, request.headers()) {
        Some(refusal) => refusal,
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if path.starts_with("/api") {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    app.metrics.requests.add(1);
    let took = began.elapsed().as_millis() as u64;
    info!(%method, path, status = response.status().as_u16(), took, "request");
    response
}

fn refuse(app: &App, method: &Method, visitor: IpAddr, headers: &HeaderMap) -> Option<Response> {
    if !app.host_policy.may_come_from(headers) {
        let why = "This server does not answer to that name or that page; see docs/hosting.md about --host.";
        return Some(fail(StatusCode::FORBIDDEN, why).into_response());
    }
    let cost = if *method == Method::GET { 1 } else { 4 };
    if !app.limits.allow(visitor, cost) {
        let why = "Too many requests from this address; wait a moment.";
        return Some(fail(StatusCode::TOO_MANY_REQUESTS, why).into_response());
    }
    None
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
        let host_policy = HostPolicy { hosts: vec!["games.example".to_owned()], behind_proxy: false };
        let good = [
            ("127.0.0.1:1740", None),
            ("localhost:1740", Some("http://localhost:1740")),
            ("[::1]:1740", Some("http://[::1]:1740")),
            ("games.example", Some("https://games.example")),
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
    fn a_forwarded_address_counts_only_behind_a_proxy() {
        let mut headers = headers("localhost", None);
        headers.insert("x-forwarded-for", "10.0.0.1, 192.0.2.7".parse().unwrap());
        let peer: IpAddr = [127, 0, 0, 1].into();
        let host_policy = |behind_proxy| HostPolicy { hosts: Vec::new(), behind_proxy };
        assert_eq!(host_policy(false).visitor(peer, &headers), peer);
        assert_eq!(host_policy(true).visitor(peer, &headers), IpAddr::from([192, 0, 2, 7]));
    }
}
