//! The writer is killed again and again while it writes: what it acknowledged is there, and nothing is half there.
//! A backup that is killed is whole or not there.
//!
//! The program starts itself as the writer, so it has its own `main`.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::store::{Findable, GameRow, LogLine, Reader, Standing, Store};

const FILE: &str = "KABINETT_KILL_TEST_FILE";
const COPY: &str = "KABINETT_KILL_TEST_COPY";
const ROUNDS: u64 = 12;
/// Lines written together: all or none of them may be found.
const TOGETHER: i64 = 3;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    match (std::env::var_os(FILE), std::env::var_os(COPY)) {
        (Some(file), Some(copy)) => runtime.block_on(back_up(Path::new(&file), Path::new(&copy))),
        (Some(file), None) => runtime.block_on(write_for_ever(Path::new(&file))),
        (None, _) => {
            runtime.block_on(kill_writers());
            runtime.block_on(kill_backups());
        }
    }
}

async fn back_up(file: &Path, copy: &Path) {
    let reader = Reader::open(file).await.expect("the store opens");
    println!("0");
    reader.backup(copy).await.expect("the copy is written");
}

/// A backup is killed after one, two, three ... milliseconds: then it is whole or not there.
async fn kill_backups() {
    let folder = std::env::temp_dir().join(format!("kabinett-kill-copy-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let (file, copy) = (folder.join("kabinett.db"), folder.join("copy.db"));
    let store = Store::open(&file).await.expect("the store opens");
    store.create(game()).await.expect("the game is written");
    let line = |seq| LogLine { seq, at: seq, body: "x".repeat(1000) };
    store.append("game", (1..=4000).map(line).collect(), None).await.expect("the lines are written");
    let (mut whole, mut none) = (0, 0);
    for round in 0..40 {
        kill_one(Command::new(own_program()).env(FILE, &file).env(COPY, &copy), Duration::from_millis(2 * round));
        if !copy.exists() {
            none += 1;
            continue;
        }
        whole += 1;
        let reader = Reader::open(&copy).await.expect("a copy of this name is whole");
        assert_eq!(reader.lines("game").await.expect("its lines are read").len(), 4000);
        reader.close().await;
        std::fs::remove_file(&copy).expect("the copy goes");
    }
    assert!(none > 0, "no backup was interrupted, {whole} were whole");
    store.close().await.expect("the store closes");
    let _ = std::fs::remove_dir_all(&folder);
}

/// Says each number on a line of its own once it is acknowledged.
async fn write_for_ever(file: &Path) {
    let store = Store::open(file).await.expect("the store opens");
    let mut next = store.reader().lines("game").await.expect("the lines are read").len() as i64 + 1;
    loop {
        let lines = (next..next + TOGETHER).map(|seq| LogLine { seq, at: seq, body: format!("line {seq}") }).collect();
        store.append("game", lines, None).await.expect("the line is written");
        next += TOGETHER;
        println!("{}", next - 1);
    }
}

async fn kill_writers() {
    let folder = std::env::temp_dir().join(format!("kabinett-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("kabinett.db");
    let store = Store::open(&file).await.expect("the store opens");
    store.create(game()).await.expect("the game is written");
    drop(store);
    for round in 0..ROUNDS {
        let acknowledged =
            kill_one(Command::new(own_program()).env(FILE, &file), Duration::from_millis(15 + 17 * round));
        let store = Store::open(&file).await.expect("the file opens after a kill");
        let lines = store.reader().lines("game").await.expect("the lines are read");
        assert!(lines.len() as i64 >= acknowledged, "{} lines of {acknowledged} acknowledged", lines.len());
        assert_eq!(lines.len() as i64 % TOGETHER, 0, "lines written together stay together");
        for (at, line) in lines.iter().enumerate() {
            assert_eq!((line.seq, line.body.as_str()), (at as i64 + 1, format!("line {}", at + 1).as_str()));
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}

fn game() -> GameRow {
    let (id, plan) = ("game".to_owned(), "{}".to_owned());
    GameRow {
        id,
        created: 0,
        plan,
        secret: vec![0; 32],
        standing: Standing::Running,
        listed: Findable::Always,
        delay: 0,
    }
}

fn own_program() -> PathBuf {
    std::env::current_exe().expect("this program has a path")
}

/// Starts this program, waits for its first word, kills it somewhat later; returns the last number it said.
fn kill_one(program: &mut Command, wait: Duration) -> i64 {
    let mut child: Child = program.stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut said = BufReader::new(child.stdout.take().expect("its output is read")).lines();
    let first = said.next().expect("it says a number").expect("it can be read");
    std::thread::sleep(wait);
    child.kill().expect("it is killed");
    child.wait().expect("it is gone");
    // The last word may be cut short; whole lines only.
    let words = std::iter::once(first).chain(said.map_while(Result::ok));
    words.filter_map(|word| word.parse::<i64>().ok()).last().expect("at least one number")
}
