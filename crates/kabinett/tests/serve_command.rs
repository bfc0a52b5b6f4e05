//! `kabinett serve` as a host meets it: one line when it is ready, one sentence when it cannot start.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("kabinett-serve-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kabinett"));
    command.current_dir(folder).env("KABINETT_METRICS", "off").stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A running server, killed at the end whatever happens.
struct Server {
    child: Child,
    line: String,
    address: String,
}

impl Server {
    fn start(folder: &Path, arguments: &[&str]) -> Server {
        let mut child = command(folder).args(arguments).spawn().expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output is read");
        BufReader::new(out).read_line(&mut line).expect("it says a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or_default();
        Server { child, address: address.to_owned(), line }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(head.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn refusal(folder: &Path, arguments: &[&str]) -> String {
    let output = command(folder).args(arguments).output().expect("the program ends");
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(said.trim_end().lines().count(), 1, "one sentence: {said}");
    said
}

#[test]
fn it_says_one_line_and_serves_the_page() {
    let folder = Folder::new("line");
    let server = Server::start(&folder.0, &["serve", "--addr", "127.0.0.1:0"]);
    assert!(server.line.contains("kabinett.db"), "{}", server.line);
    assert!(server.get("/").contains("<title>Kabinett</title>"));
    assert!(server.get("/api/titles").contains("standard-4p"));
    assert!(folder.0.join("kabinett.db").exists());
}

#[test]
fn no_command_serves_too_and_reads_the_file_of_choices() {
    let folder = Folder::new("plain");
    std::fs::write(folder.0.join("kabinett.toml"), "addr = \"127.0.0.1:0\"\ndb = \"mine.db\"\n").expect("a file");
    let server = Server::start(&folder.0, &[]);
    assert!(server.line.contains("mine.db"), "{}", server.line);
    assert!(server.get("/health").ends_with("ok\n"));
}

#[test]
fn what_stops_it_is_said_in_one_sentence() {
    let folder = Folder::new("stop");
    let server = Server::start(&folder.0, &["serve", "--addr", "127.0.0.1:0"]);
    let said = refusal(&folder.0, &["serve", "--addr", &server.address, "--db", "other.db"]);
    assert!(said.contains("taken by another program"), "{said}");
    let said = refusal(&folder.0, &["serve", "--addr", "127.0.0.1:0"]);
    assert!(said.contains("in use by another server"), "{said}");
    assert!(refusal(&folder.0, &["serve", "--addr", "here"]).contains("`here` is no address"));
    std::fs::write(folder.0.join("kabinett.toml"), "adr = 1\n").expect("a file");
    assert!(refusal(&folder.0, &["serve"]).contains("kabinett.toml cannot be read"));
}

#[cfg(unix)]
#[test]
fn it_stops_in_order_when_it_is_told_to() {
    let folder = Folder::new("order");
    let mut server = Server::start(&folder.0, &["serve", "--addr", "127.0.0.1:0"]);
    let told = Command::new("kill").arg(server.child.id().to_string()).status().expect("a signal is sent");
    assert!(told.success());
    assert!(server.child.wait().expect("it ends").success());
}

#[test]
fn stored_games_are_kept_and_tried_beside_a_running_server() {
    let folder = Folder::new("keep");
    let said = refusal(&folder.0, &["backup", "copy.db"]);
    assert!(said.contains("kabinett.db does not exist"), "{said}");
    let _server = Server::start(&folder.0, &["serve", "--addr", "127.0.0.1:0"]);
    let run = |arguments: &[&str]| {
        let output = command(&folder.0).args(arguments).output().expect("the program ends");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(run(&["backup", "copy.db"]).contains("copy.db is a complete copy of kabinett.db"));
    assert!(refusal(&folder.0, &["backup", "copy.db"]).contains("already exists"));
    assert!(run(&["migrate", "--dry-run", "--db", "copy.db"]).contains("All 0 unfinished games"));
    assert!(run(&["export", "--all", "records"]).contains("0 records"));
    assert!(refusal(&folder.0, &["export", "nowhere"]).contains("no table nowhere"));
}

#[test]
fn a_record_is_imported_beside_a_running_server() {
    let folder = Folder::new("bring");
    let server = Server::start(&folder.0, &["serve", "--addr", "127.0.0.1:0"]);
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/friedrich/joint-victory.game");
    let game = game.to_str().expect("a path");
    let output = command(&folder.0).args(["import", game]).output().expect("the program ends");
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{said}");
    let id = said.trim().rsplit("/t/").next().expect("where it is");
    assert!(server.get(&format!("/api/tables/{id}/steps/0?eyes=full")).contains("\"step\":0"));
    std::fs::write(folder.0.join("letter.game"), "Dear Sir,\n").expect("a file");
    let output = command(&folder.0).args(["import", "letter.game"]).output().expect("the program ends");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("The record is not valid: line 1: "));
    let said = refusal(&folder.0, &["serve", "--addr", "127.0.0.1:0", "--db", "other.db", "--data", "nowhere"]);
    assert!(said.contains("nowhere"), "{said}");
}

/// What is no text has a line all the same, and a file without an end is not waited for.
#[cfg(unix)]
#[test]
fn a_record_that_is_no_text_or_endless_is_not_imported() {
    let folder = Folder::new("no-text");
    let mut broken = b"kabinett record 1\nrules: ".to_vec();
    broken.extend(b"\xff\n");
    std::fs::write(folder.0.join("broken.game"), broken).expect("a file");
    for (file, reason) in [
        ("broken.game", "line 2: byte 8 of the line is not UTF-8 text"),
        ("/dev/zero", "line 1: this is not a Kabinett record"),
        ("nowhere.game", "The file cannot be read"),
    ] {
        let output = command(&folder.0).args(["import", file]).output().expect("the program ends");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(!output.status.success() && said.contains(reason), "{file}: {said}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "1 of 1 records were not imported.\n");
    }
}
