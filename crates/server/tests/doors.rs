//! Every door, asked by every visitor at every kind of table. What they find stands in `docs/security.md`; this test
//! writes it there (`KABINETT_WRITE_TYPES=1`) and fails when it is another.

mod common;

use std::collections::BTreeMap;
use std::fmt::Write;

use common::{Page, Server};
use serde_json::{Value, json};

/// Every route that is about a table, with its method. A new one is added here, or the test fails.
const TABLE_ROUTES: [&str; 19] = [
    "GET /api/tables/{id}",
    "GET /api/tables/{id}/steps",
    "GET /api/tables/{id}/steps/{step}",
    "GET /api/tables/{id}/record",
    "GET /api/tables/{id}/story",
    "POST /api/tables/{id}/fork",
    "POST /api/tables/{id}/sit",
    "POST /api/tables/{id}/open",
    "POST /api/tables/{id}/leave",
    "POST /api/tables/{id}/swap",
    "POST /api/tables/{id}/start",
    "POST /api/tables/{id}/rematch",
    "GET /api/tables/{id}/notices",
    "POST /api/tables/{id}/notices",
    "DELETE /api/tables/{id}/notices/{kind}",
    "POST /api/tables/{id}/notices/{kind}/try",
    "POST /api/account/tables/{id}",
    "DELETE /api/account/tables/{id}",
    "GET /api/tables",
];

/// Routes that say nothing of any table but those of whoever asks, or make one.
const OTHER_ROUTES: [&str; 20] = [
    "GET /api",
    "GET /api/key",
    "GET /api/titles",
    "POST /api/tables",
    "GET /api/notices/stop/{code}",
    "POST /api/notices/stop/{code}",
    "GET /api/notices/confirm/{code}",
    "POST /api/notices/confirm/{code}",
    "GET /api/account",
    "POST /api/account",
    "DELETE /api/account",
    "POST /api/account/password",
    "GET /api/account/notices",
    "POST /api/account/notices",
    "DELETE /api/account/notices/{kind}",
    "POST /api/account/notices/{kind}/try",
    "POST /api/mine",
    "POST /api/session",
    "DELETE /api/session",
    "POST /api/import",
];

/// Those only a person who sits there may use; `leave` comes last, since it may succeed.
const OWN_DOORS: [&str; 9] = [
    "GET /api/tables/{id}/notices",
    "POST /api/tables/{id}/notices",
    "POST /api/tables/{id}/notices/mail/try",
    "DELETE /api/tables/{id}/notices/mail",
    "POST /api/tables/{id}/open",
    "POST /api/tables/{id}/swap",
    "POST /api/tables/{id}/start",
    "POST /api/tables/{id}/rematch",
    "POST /api/tables/{id}/leave",
];

const STAGES: [&str; 3] = ["open", "running", "over"];
const WATCH: [&str; 3] = ["anyone", "link", "nobody"];
const VISITORS: [&str; 6] = ["seat", "invited", "resigned", "guest", "stranger", "other link"];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    stage: &'static str,
    watch: &'static str,
    has_open_seat: bool,
    is_delayed: bool,
}

fn kinds() -> Vec<Kind> {
    let mut kinds = Vec::new();
    for stage in STAGES {
        for watch in WATCH {
            for (has_open_seat, is_delayed) in [(false, false), (false, true), (true, false), (true, true)] {
                kinds.push(Kind { stage, watch, has_open_seat, is_delayed });
            }
        }
    }
    kinds
}

/// A table of some kind, and the token of each visitor who can be there.
struct Made {
    id: String,
    tokens: BTreeMap<&'static str, Option<String>>,
}

async fn make(server: &Server, kind: Kind, other: &str) -> Made {
    let third = if kind.has_open_seat { "open" } else { "link" };
    let plan = json!({ "title": "friedrich", "mode": "standard-3p", "watch": kind.watch,
        "delay": if kind.is_delayed { 600 } else { 0 },
        "seats": [{ "by": "link" }, { "by": "link" }, { "by": third }] });
    let (status, _, made) = server.request("POST /api/tables", None, Some(&plan)).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().expect("an id").to_owned();
    let link = |at: usize| made["links"][at]["token"].as_str().map(str::to_owned);
    let mut seats = vec![link(0), link(1), link(2)];
    let mut tokens = BTreeMap::from([("stranger", None), ("other link", Some(other.to_owned()))]);
    if let Some(guest) = made["watch"].as_str() {
        tokens.insert("guest", Some(guest.to_owned()));
    }
    let sitting = if kind.stage == "open" { 1 } else { 3 };
    for (at, seat) in seats.iter_mut().enumerate().take(sitting) {
        let name = seat.is_none().then(|| slug(server, at));
        let sit = json!({ "name": format!("Person {at}"), "entropy": format!("{at:064x}"), "seat": name });
        let (status, _, sat) = server.request(&format!("POST /api/tables/{id}/sit"), seat.as_deref(), Some(&sit)).await;
        assert_eq!(status, 200, "{sat}");
        *seat = seat.take().or_else(|| sat["token"].as_str().map(str::to_owned));
    }
    tokens.insert("seat", seats[0].clone());
    if kind.stage == "open" {
        tokens.insert("invited", seats[1].clone());
        return Made { id, tokens };
    }
    let start = server.request(&format!("POST /api/tables/{id}/start"), seats[0].as_deref(), None).await;
    assert_eq!(start.0, 204);
    if kind.stage == "running" {
        let mut page = Page::attend(server.client(), &id, seats[1].as_deref()).await;
        let version = page.version();
        page.send(json!({ "kind": "play", "version": version, "action": "resign" })).await;
        while page.hear().await {}
        assert!(page.closed.is_some_and(|why| why.contains("resigned")), "whoever resigns leaves the seat");
        tokens.insert("resigned", seats[1].clone());
    } else {
        end(server, &id, &seats).await;
    }
    Made { id, tokens }
}

/// Whoever has a record can tell by it which server has signed it.
#[tokio::test]
async fn the_key_records_are_signed_with_is_published() {
    let server = Server::start().await;
    let (status, _, said) = server.request("GET /api/key", None, None).await;
    assert_eq!((status, &said["algorithm"]), (200, &json!("ed25519")));
    let kind = Kind { stage: "over", watch: "anyone", has_open_seat: false, is_delayed: false };
    let made = make(&server, kind, "").await;
    let (_, _, text) = server.request(&format!("GET /api/tables/{}/record", made.id), None, None).await;
    let proof = record::verify(text.as_str().unwrap().as_bytes(), &record::Setup::standard_pack).unwrap();
    let signed = proof.signed.expect("a signature");
    assert_eq!(said["public"], signed.by.to_string());
    assert!(proof.to_string().contains("and that the game ended with `agreed`"), "{proof}");
}

/// The entropy is the hash of the words, as `docs/fair-play.md` says.
#[tokio::test]
async fn words_of_ones_own_are_ones_entropy() {
    let server = Server::start().await;
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    let (_, _, made) = server.request("POST /api/tables", None, Some(&plan)).await;
    let (id, token) = (made["id"].as_str().expect("an id"), made["links"][0]["token"].as_str());
    let path = format!("POST /api/tables/{id}/sit");
    let both = json!({ "name": "Bernd", "words": "4 6 2", "entropy": "5a".repeat(32) });
    assert_eq!(server.request(&path, token, Some(&both)).await.0, 422);
    let long = json!({ "name": "Bernd", "words": "x".repeat(401) });
    assert_eq!(server.request(&path, token, Some(&long)).await.0, 422);
    let sit = json!({ "name": "Bernd", "words": "4 6 2 1 1 3" });
    assert_eq!(server.request(&path, token, Some(&sit)).await.0, 200);
    let (_, _, table) = server.request(&format!("GET /api/tables/{id}"), token, None).await;
    let due = "e51bd25ded064f9a16091c61fbdaccd16e1848ec6ce0b38c9c42ed9912259092";
    assert_eq!(table["fair"]["entropies"][0]["entropy"], due, "{table}");
}

fn slug(_: &Server, at: usize) -> String {
    let rules = record::Setup::new("friedrich", "standard-3p", &[]).ruleset().expect("a mode");
    rules.mode.seats[at].slug.clone()
}

/// All agree to break the game off.
async fn end(server: &Server, id: &str, seats: &[Option<String>]) {
    let mut pages = Vec::new();
    for seat in seats {
        pages.push(Page::attend(server.client(), id, seat.as_deref()).await);
    }
    pages[0].say(json!({ "kind": "propose", "what": { "what": "end" } })).await;
    for page in &mut pages[1..] {
        page.until(|page| page.table["proposal"].is_object()).await;
        let said = page.say(json!({ "kind": "answer", "proposal": 1, "agree": true })).await;
        assert_eq!(said["outcome"], "done", "{said}");
    }
    pages[0].until(|page| page.stage() == "agreed").await;
}

const NO: &str = "–";

/// What a request over HTTP came to.
fn word(status: u16, said: &Value) -> &'static str {
    let key = said["message"]["key"].as_str().unwrap_or_default();
    match status {
        403 => NO,
        409 if key.ends_with("-later") => "later",
        409 if ["hall-nothing-to-see", "hall-no-record", "hall-not-over", "hall-no-story"].contains(&key) => "not yet",
        200 | 201 => "yes",
        _ => panic!("{status} {said}"),
    }
}

async fn socket(server: &Server, made: &Made, token: Option<&str>, kind: Kind) -> &'static str {
    let mut page = Page::of(server.connect().await);
    let reply = page.say(json!({ "kind": "attend", "table": made.id, "token": token, "english": true })).await;
    if reply["outcome"] == "refused" {
        return NO;
    }
    page.until(|page| page.table != Value::Null).await;
    let is_shown = kind.stage == "open" || page.position != Value::Null;
    match (page.table["you"].is_string(), is_shown) {
        (true, _) => "own",
        (false, true) => "public",
        (false, false) => "later",
    }
}

async fn look(server: &Server, made: &Made, token: Option<&str>, kind: Kind) -> &'static str {
    let (status, _, said) = server.request(&format!("GET /api/tables/{}", made.id), token, None).await;
    if word(status, &said) == NO {
        return NO;
    }
    let told = said["stage"].as_str().expect("a stage");
    let is_told = told == ["gathering", "playing", "agreed"][STAGES.iter().position(|one| *one == kind.stage).unwrap()];
    assert!(is_told || (kind.is_delayed && told == "playing"), "{told}");
    match (said["you"].is_string(), is_told) {
        (true, true) => "own",
        (false, true) => "public",
        _ => "later",
    }
}

async fn read(server: &Server, made: &Made, token: Option<&str>, what: &str) -> &'static str {
    let (status, _, said) = server.request(&format!("GET /api/tables/{}/{what}", made.id), token, None).await;
    match (word(status, &said), said["eyes"].as_array()) {
        ("yes", Some(eyes)) if eyes.contains(&json!("full")) => "all",
        ("yes", Some(eyes)) => {
            if eyes.len() > 1 {
                "own"
            } else {
                "public"
            }
        }
        ("yes", None) if what == "record" && said.as_str().is_some_and(|text| text.contains("\nresult: ")) => "all",
        ("yes", None) if what == "record" => "public",
        (word, _) => word,
    }
}

async fn fork(server: &Server, made: &Made, token: Option<&str>) -> &'static str {
    let bot = json!({ "by": "bot", "name": "random" });
    let body = json!({ "step": 0, "seats": [{ "by": "link" }, bot, bot] });
    let (status, _, said) = server.request(&format!("POST /api/tables/{}/fork", made.id), token, Some(&body)).await;
    word(status, &said)
}

/// All of them alike: a person who sits there is heard, whatever comes of it, and everybody else is not.
async fn own(server: &Server, made: &Made, token: Option<&str>) -> &'static str {
    let body = json!({ "with": "nobody", "entropy": "" });
    let mut answers = Vec::new();
    for door in OWN_DOORS {
        let body = if door.ends_with("swap") { json!({ "with": "nobody" }) } else { body.clone() };
        let body = if door.ends_with("rematch") { json!({}) } else { body };
        let body = if door.ends_with("open") { json!({ "entropy": "" }) } else { body };
        let body = if door.ends_with("notices") { json!({ "kind": "mail", "address": "a@example.org" }) } else { body };
        let (status, _, said) = server.request(&door.replace("{id}", &made.id), token, Some(&body)).await;
        assert!(status < 500, "{door}: {said}");
        answers.push(if status == 403 { NO } else { "yes" });
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?} for {OWN_DOORS:?}");
    answers[0]
}

/// At a table of its own, since a seat is taken once.
async fn sit(server: &Server, kind: Kind, visitor: &str, other: &str) -> &'static str {
    let made = make(server, kind, other).await;
    let Some(token) = made.tokens.get(visitor) else { return NO };
    let sit = json!({ "name": "Ben", "entropy": "5a".repeat(32), "seat": slug(server, 2) });
    let door = format!("POST /api/tables/{}/sit", made.id);
    let (status, _, said) = server.request(&door, token.as_deref(), Some(&sit)).await;
    assert!([200, 403, 409].contains(&status), "{said}");
    if status == 200 { "yes" } else { NO }
}

async fn listed(server: &Server, id: &str) -> &'static str {
    let mut found = NO;
    for standing in ["open", "running", "finished"] {
        let (_, _, tables) = server.request(&format!("GET /api/tables?standing={standing}"), None, None).await;
        if tables.as_array().expect("a list").iter().any(|table| table["id"] == id) {
            assert_eq!(found, NO, "a table stands one way");
            found = standing;
        }
    }
    found
}

/// What one visitor finds at one kind of table, door by door.
async fn ask_all(server: &Server, kind: Kind, visitor: &str, made: &Made, other: &str) -> Option<Vec<&'static str>> {
    let token = made.tokens.get(visitor)?.as_deref();
    let steps = read(server, made, token, "steps").await;
    let one = read(server, made, token, "steps/0").await;
    assert_eq!(one == "yes", ["own", "public", "all"].contains(&steps), "a step is seen by whoever sees the steps");
    let mut found = vec![
        listed(server, &made.id).await,
        socket(server, made, token, kind).await,
        look(server, made, token, kind).await,
        steps,
        read(server, made, token, "record").await,
        read(server, made, token, "story").await,
        fork(server, made, token).await,
    ];
    found.push(if kind.stage == "open" { sit(server, kind, visitor, other).await } else { NO });
    Some(found)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_door_is_asked_by_every_visitor_at_every_kind_of_table() {
    let server = Server::start().await;
    let plan = json!({ "title": "friedrich", "mode": "scenario-1", "seats": [{ "by": "link" }, { "by": "link" }] });
    let (_, others) = server.table(&plan).await;
    let mut found: BTreeMap<(usize, Kind), Vec<&'static str>> = BTreeMap::new();
    for kind in kinds() {
        let made = make(&server, kind, &others[0]).await;
        for (at, visitor) in VISITORS.into_iter().enumerate() {
            if let Some(row) = ask_all(&server, kind, visitor, &made, &others[0]).await {
                found.insert((at, kind), row);
            }
        }
        for (at, visitor) in VISITORS.into_iter().enumerate().rev() {
            if let (Some(row), Some(token)) = (found.get_mut(&(at, kind)), made.tokens.get(visitor)) {
                row.push(own(&server, &made, token.as_deref()).await);
            }
        }
    }
    for ((visitor, kind), row) in &found {
        let is_private = kind.watch == "nobody" && !(kind.stage == "open" && kind.has_open_seat);
        if is_private && ["stranger", "other link"].contains(&VISITORS[*visitor]) {
            assert!(row.iter().all(|word| *word == NO), "a private table tells a stranger nothing: {row:?}");
        }
    }
    compare(&written(&found));
}

/// The rows, kinds with the same answers together.
fn written(found: &BTreeMap<(usize, Kind), Vec<&'static str>>) -> String {
    let mut text = String::from(
        "| visitor | table | watched by | besides | lobby | socket | table | steps | record | story | play on | sit down | own doors |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for (at, visitor) in VISITORS.into_iter().enumerate() {
        for stage in STAGES {
            for watch in WATCH {
                let mut groups: Vec<(Vec<Kind>, &Vec<&str>)> = Vec::new();
                let here = found.iter().filter(|((who, kind), _)| (*who, kind.stage, kind.watch) == (at, stage, watch));
                for ((_, kind), row) in here {
                    match groups.iter_mut().find(|(_, other)| *other == row) {
                        Some((kinds, _)) => kinds.push(*kind),
                        None => groups.push((vec![*kind], row)),
                    }
                }
                for (kinds, row) in groups {
                    let cells = row.join(" | ");
                    let _ = writeln!(text, "| {visitor} | {stage} | {watch} | {} | {cells} |", besides(&kinds));
                }
            }
        }
    }
    text
}

/// What the kinds have in common, of those that differ in nothing else.
fn besides(kinds: &[Kind]) -> String {
    let one = |yes: &'static str, no: &'static str, is: &dyn Fn(&Kind) -> bool| match (
        kinds.iter().all(is),
        kinds.iter().any(is),
    ) {
        (true, _) => Some(yes),
        (_, false) => Some(no),
        _ => None,
    };
    let seat = one("open seat", "no open seat", &|kind| kind.has_open_seat);
    let delay = one("delayed", "no delay", &|kind| kind.is_delayed);
    seat.into_iter().chain(delay).collect::<Vec<_>>().join(", ")
}

const BEGIN: &str = "<!-- written by the test `doors` -->\n";
const END: &str = "<!-- up to here -->";

fn compare(table: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/security.md");
    let text = std::fs::read_to_string(path).expect("the page");
    let (before, rest) = text.split_once(BEGIN).expect("the beginning of the table");
    let (now, after) = rest.split_once(END).expect("the end of the table");
    if std::env::var_os("KABINETT_WRITE_TYPES").is_some() {
        std::fs::write(path, format!("{before}{BEGIN}\n{table}\n{END}{after}")).expect("the page is written");
    } else {
        assert_eq!(now.trim(), table.trim(), "docs/security.md is stale; write it with KABINETT_WRITE_TYPES=1");
    }
}

/// Every route under /api stands in one list in the source.
#[test]
fn every_route_is_one_of_the_doors() {
    let source = include_str!("../src/http/mod.rs");
    let mut routes = Vec::new();
    for line in source.split(".route(\"").skip(1) {
        let (path, rest) = line.split_once('"').expect("a path");
        let handlers = rest.split("        .").next().expect("its handlers");
        for (call, method) in [("get(", "GET"), ("post(", "POST"), ("delete(", "DELETE"), ("put(", "PUT")] {
            if handlers.contains(call) && path.starts_with("/api") {
                routes.push(format!("{method} {path}"));
            }
        }
    }
    assert!(routes.len() > 20, "the list is read");
    let known: Vec<&str> = TABLE_ROUTES.into_iter().chain(OTHER_ROUTES).collect();
    for route in &routes {
        assert!(known.contains(&route.as_str()), "{route}: say in this test who may use it");
    }
    for route in known {
        assert!(routes.iter().any(|one| one == route), "{route} is no route");
    }
    for door in OWN_DOORS {
        assert!(TABLE_ROUTES.contains(&door.replace("mail", "{kind}").as_str()), "{door} is no route");
    }
}
