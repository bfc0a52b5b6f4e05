//! The page is shown the board the server plays on.

mod common;

use std::path::{Path, PathBuf};

use common::Server;
use serde_json::json;

/// FRIEDRICH's pack with Riesa called otherwise and lying elsewhere.
fn with_elbfurt(folder: &Path) -> Vec<PathBuf> {
    let pack = folder.join("pack");
    std::fs::create_dir_all(&pack).expect("a folder");
    for (name, bytes) in board::standard_files("friedrich").expect("the standard pack") {
        let text = std::str::from_utf8(bytes).expect("UTF-8");
        let text = text.replace("riesa,Riesa,982,1140", "elbfurt,Elbfurt,1012,1040").replace(",riesa,", ",elbfurt,");
        std::fs::write(pack.join(name), text).expect("a file");
    }
    vec![pack]
}

/// How many bytes an answer says it has.
fn length(answer: &str) -> usize {
    let said = answer.lines().find_map(|line| line.strip_prefix("content-length: "));
    said.and_then(|number| number.parse().ok()).expect("a length")
}

async fn tag(server: &Server, title: usize) -> String {
    let (_, _, games) = server.request("GET /api/titles", None, None).await;
    games["titles"][title]["board"].as_str().expect("a tag").to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_map_and_table_come_from_the_pack_that_is_played_on() {
    let (standard, own) = (Server::start().await, Server::with_packs(with_elbfurt).await);
    let (kept, changed) = (tag(&standard, 0).await, tag(&own, 0).await);
    assert_ne!(kept, changed, "another board has another tag");
    assert_eq!(tag(&standard, 1).await, tag(&own, 1).await, "MARIA is the same");

    let (_, _, board) = own.request(&format!("GET /board/friedrich.json?v={changed}"), None, None).await;
    assert_eq!(board["cities"]["elbfurt"], json!({ "name": "Elbfurt", "suit": "diamonds" }));
    assert!(board["cities"]["riesa"].is_null());
    let (_, _, board) = standard.request("GET /board/friedrich.json", None, None).await;
    assert_eq!(board["cities"]["riesa"]["name"], "Riesa");

    let (status, _, map) = own.request(&format!("GET /board/friedrich.svg?v={changed}"), None, None).await;
    let map = map.as_str().expect("a drawing");
    assert_eq!(status, 200);
    assert!(map.contains("data-city=\"elbfurt\" data-anchor=\"1012 1040\"") && map.contains(">Elbfurt<"));
    assert!(!map.contains("Riesa"));
    let (_, _, map) = standard.request("GET /board/friedrich.svg", None, None).await;
    assert!(map.as_str().is_some_and(|map| map.contains(">Riesa<") && !map.contains("Elbfurt")));

    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    let (id, _) = own.table(&plan).await;
    let (_, _, info) = own.request(&format!("GET /api/tables/{id}"), None, None).await;
    assert_eq!(info["board"], changed, "{info}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_is_kept_for_ever_under_its_tag_and_never_mixed_with_another() {
    let server = Server::start().await;
    let tag = tag(&server, 0).await;
    for end in ["json", "svg", "css"] {
        let (status, head, _) = server.request(&format!("GET /board/friedrich.{end}?v={tag}"), None, None).await;
        assert_eq!(status, 200, "{end}");
        assert!(head.contains("immutable") && head.contains(&format!("etag: \"{tag}\"")), "{head}");
        let (status, head, _) = server.request(&format!("GET /board/friedrich.{end}"), None, None).await;
        assert_eq!(status, 200, "{end}");
        assert!(head.contains("no-cache") && !head.contains("immutable"), "{head}");
        let (status, _, said) = server.request(&format!("GET /board/friedrich.{end}?v=0{tag}"), None, None).await;
        assert_eq!(status, 404, "{end}");
        assert!(said["error"].as_str().is_some_and(|said| said.contains("another board")), "{said}");
    }
    for path in ["/board/chess.json", "/board/friedrich", "/board/friedrich.png", "/rules/chess.json"] {
        assert_eq!(server.request(&format!("GET {path}"), None, None).await.0, 404, "{path}");
    }
    let asked = |path: &str, more: &str| {
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{more}Connection: close\r\n\r\n", server.address)
    };
    let known = server.raw(&asked("/board/friedrich.json", &format!("If-None-Match: \"{tag}\"\r\n"))).await;
    assert!(known.starts_with("HTTP/1.1 304"), "{known}");
    for path in ["/board/friedrich.json", "/board/friedrich.svg", "/board/friedrich.css", "/rules/friedrich.json"] {
        let (plain, squeezed) = (asked(path, ""), asked(path, "Accept-Encoding: gzip, br\r\n"));
        let (plain, squeezed) = (server.raw(&plain).await, server.raw(&squeezed).await);
        assert!(squeezed.contains("content-encoding: br") && !plain.contains("content-encoding"), "{path}");
        let (small, large) = (length(&squeezed), length(&plain));
        assert!(small * 3 < large, "{path}: {small} of {large} bytes");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_of_both_titles_are_served_by_number() {
    let server = Server::start().await;
    for (title, id) in [("friedrich", "F-5.7"), ("maria", "M-10.1.21")] {
        let (status, _, rules) = server.request(&format!("GET /rules/{title}.json"), None, None).await;
        assert_eq!(status, 200);
        let found = rules.as_array().expect("a list").iter().find(|rule| rule["id"] == id).expect("the rule");
        let entry = catalogue::CATALOGUE.get(id).expect("the rule");
        assert_eq!((found["kind"].as_str(), found["text"].as_str()), (Some("rule"), entry.text.as_deref()));
    }
    let (status, head, _) = server.request("GET /rules/F-5.7", None, None).await;
    assert!(status == 200 && head.contains("text/html"), "the page shows one rule");
}
