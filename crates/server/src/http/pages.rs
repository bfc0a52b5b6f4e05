//! The page itself, built into the program by `build.rs`, or read from a folder by people who work on it.

use std::path::{Component, Path};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::{App, api};

/// A file of the page.
struct File {
    path: &'static str,
    bytes: &'static [u8],
    /// The same, compressed.
    brotli: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Changes with any file of the page.
const TAG: &str = concat!("\"", env!("KABINETT_PAGE_TAG"), "\"");

/// The page: the same file for the lobby and every table.
pub async fn index(State(app): State<App>, headers: HeaderMap) -> Response {
    serve(app.page.as_deref(), "/index.html", &headers).unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
}

/// Everything the page is made of; else a sentence.
pub async fn file(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    match serve(app.page.as_deref(), uri.path(), &headers) {
        Some(response) => response,
        None => api::nothing_here(),
    }
}

/// Refuses a folder that holds no page, before anybody is let in.
pub fn check_page(folder: Option<&Path>) -> Result<(), String> {
    match folder {
        Some(folder) if !folder.join("index.html").is_file() => Err(format!(
            "There is no page in {} (no index.html): build it with `npm run build` in web/ and name web/dist.",
            folder.display()
        )),
        _ => Ok(()),
    }
}

fn serve(folder: Option<&Path>, path: &str, headers: &HeaderMap) -> Option<Response> {
    match folder {
        Some(folder) => from_folder(folder, path),
        None => built_in(path, headers),
    }
}

/// Read anew for every request: whoever builds the page sees it after reloading.
fn from_folder(folder: &Path, path: &str) -> Option<Response> {
    let inside = Path::new(path.strip_prefix('/')?);
    if !inside.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let bytes = std::fs::read(folder.join(inside)).ok()?;
    let about = [(header::CACHE_CONTROL, "no-store"), (header::CONTENT_TYPE, kind(path))];
    Some(with_scope(path, (about, bytes).into_response()))
}

/// A service worker serves the pages of the whole site, wherever the build has put it.
fn with_scope(path: &str, mut response: Response) -> Response {
    if path.ends_with("/service-worker.js") {
        response.headers_mut().insert("service-worker-allowed", HeaderValue::from_static("/"));
    }
    response
}

fn built_in(path: &str, headers: &HeaderMap) -> Option<Response> {
    let file = FILES.iter().find(|file| file.path == path)?;
    // The names of these carry a hash of what they hold.
    let cache = if path.starts_with("/assets/") { FOR_EVER } else { ASK_AGAIN };
    let brotli = file.brotli.map(Bytes::from_static);
    let parcel = Parcel { tag: TAG, cache, kind: kind(path), bytes: Bytes::from_static(file.bytes), brotli };
    Some(with_scope(path, parcel.send(headers)))
}

/// How long a browser may keep a file: as long as it likes, or while the server says that it is still the same.
pub(super) const FOR_EVER: &str = "public, max-age=31536000, immutable";
pub(super) const ASK_AGAIN: &str = "no-cache";

/// A file on its way out.
pub(super) struct Parcel<'a> {
    /// Changes with the file; between quotes.
    pub tag: &'a str,
    pub cache: &'static str,
    pub kind: &'static str,
    pub bytes: Bytes,
    pub brotli: Option<Bytes>,
}

impl Parcel<'_> {
    /// Not again if the browser has it; compressed if it can read that.
    pub fn send(self, headers: &HeaderMap) -> Response {
        let says = |name: header::HeaderName, word: &str| {
            headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.contains(word))
        };
        let about = [(header::CACHE_CONTROL, self.cache), (header::ETAG, self.tag), (header::VARY, "accept-encoding")];
        if says(header::IF_NONE_MATCH, self.tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.kind)];
        match self.brotli.filter(|_| says(header::ACCEPT_ENCODING, "br")) {
            Some(brotli) => (about, kind, [(header::CONTENT_ENCODING, "br")], brotli).into_response(),
            None => (about, kind, self.bytes).into_response(),
        }
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(path: &str, header: Option<(header::HeaderName, &str)>) -> Option<Response> {
        let mut headers = HeaderMap::new();
        if let Some((name, value)) = header {
            headers.insert(name, value.parse().expect("a header"));
        }
        serve(None, path, &headers)
    }

    #[test]
    fn every_file_has_a_kind_and_comes_whole_compressed_or_not_again() {
        for path in ["/index.html", "/icon.svg", "/fonts/map-roman.woff2"] {
            assert!(FILES.iter().any(|file| file.path == path), "{path}");
        }
        assert!(FILES.iter().any(|file| file.brotli.is_some()) && FILES.iter().any(|file| file.brotli.is_none()));
        for file in FILES {
            assert_ne!(kind(file.path), "application/octet-stream", "{}", file.path);
            let plain = answer(file.path, None).expect("the file");
            assert_eq!(plain.status(), StatusCode::OK);
            assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
            let squeezed = answer(file.path, Some((header::ACCEPT_ENCODING, "gzip, br"))).expect("the file");
            assert_eq!(squeezed.headers().contains_key(header::CONTENT_ENCODING), file.brotli.is_some());
            let again = answer(file.path, Some((header::IF_NONE_MATCH, TAG))).expect("the file");
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        }
        assert!(answer("/nowhere", None).is_none());
        assert!(answer("/../Cargo.toml", None).is_none());
    }

    #[test]
    fn a_page_from_a_folder_is_read_from_there_and_from_nowhere_else() {
        let folder = std::env::temp_dir().join(format!("kabinett-page-{}", std::process::id()));
        let page = folder.join("page");
        std::fs::create_dir_all(&page).expect("a folder");
        assert!(check_page(Some(&page)).is_err_and(|said| said.contains("index.html")));
        std::fs::write(page.join("index.html"), "mine").expect("a file");
        std::fs::write(folder.join("secret.json"), "{}").expect("a file");
        assert_eq!(check_page(Some(&page)), Ok(()));
        let found = |path: &str| serve(Some(&page), path, &HeaderMap::new()).is_some();
        assert!(found("/index.html"));
        for path in ["/icon.svg", "/../secret.json", "//etc/hostname", "/"] {
            assert!(!found(path), "{path}");
        }
        std::fs::remove_dir_all(&folder).expect("the folder");
    }

    #[test]
    fn a_page_can_be_installed_and_its_worker_serves_the_whole_site() {
        let page = std::env::temp_dir().join(format!("kabinett-worker-{}", std::process::id()));
        std::fs::create_dir_all(&page).expect("a folder");
        let kinds = [
            ("service-worker.js", "text/javascript; charset=utf-8"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("icon-192.png", "image/png"),
        ];
        for (name, kind) in kinds {
            std::fs::write(page.join(name), "{}").expect("a file");
            let response = serve(Some(&page), &format!("/{name}"), &HeaderMap::new()).expect("the file");
            assert_eq!(response.headers()[header::CONTENT_TYPE], kind);
            let scope = response.headers().get("service-worker-allowed");
            assert_eq!(scope.is_some_and(|scope| scope == "/"), name == "service-worker.js", "{name}");
        }
        std::fs::remove_dir_all(&page).expect("the folder");
    }
}
