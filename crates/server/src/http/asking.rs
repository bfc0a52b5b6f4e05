//! Small pages of our own that ask once more: programs that read mail follow every link in it, and must change nothing.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use rules::tell::Message;
use words::Language;

/// A form may be sent to where it came from, and says so.
const POLICY: &str = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// A question with one button, which asks the same address by POST.
pub fn ask(headers: &HeaderMap, question: &'static str, button: &'static str) -> Response {
    let (question, button) = (said(headers, question), said(headers, button));
    page(headers, &format!("<p>{question}</p><form method=\"post\"><button>{button}</button></form>"))
}

/// What came of it.
pub fn tell(headers: &HeaderMap, sentence: &'static str) -> Response {
    page(headers, &format!("<p>{}</p>", said(headers, sentence)))
}

fn page(headers: &HeaderMap, body: &str) -> Response {
    let code = language(headers).code();
    let text = format!(
        "<!doctype html><html lang=\"{code}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Kabinett</title>{body}"
    );
    let mut response = Html(text).into_response();
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    // Without it a browser would not say that the form is ours.
    response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// Our own sentences hold nothing that would have to be escaped.
fn said(headers: &HeaderMap, key: &'static str) -> String {
    words::say(language(headers), &Message::new(key))
}

/// The first language of the browser that we speak.
fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let mut codes = wanted.split(',').map(|one| one.trim().split(['-', ';']).next().unwrap_or_default());
    codes.find_map(|code| code.parse().ok()).unwrap_or(Language::English)
}
